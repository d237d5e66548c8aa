"""Tiny games, one for each feature of the engine: secret simultaneous answers, steps in parallel,
reactions in other seats' turns, nested bonuses, and chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from coven.core import (
    PASS,
    TAKE_BACK,
    Chance,
    Commit,
    Facts,
    Frame,
    Game,
    InOrder,
    Move,
    Options,
    Refusal,
    Repeat,
    Rng,
    Say,
    Sight,
    State,
    Text,
    Variant,
    View,
    Window,
    move,
)


class Coins(State):
    """The state of all examples: coins of each seat, notes of what happened, and hidden cards."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "purse", "marks", "blocked", "cards")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.purse: list[int] = [0] * seats
        self.marks: list[str] = []
        self.blocked: bool = False
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each seat, which only the seat itself knows."""

    def copy(self) -> Coins:
        new = Coins.__new__(Coins)
        self.copy_spine(new)
        new.purse = self.purse.copy()
        new.marks = self.marks.copy()
        new.blocked = self.blocked
        new.cards = [hand.copy() for hand in self.cards]
        return new


class Example(Game):
    """The base class of the examples; `first` returns the first frame."""

    id = "example"
    version = 1
    state = Coins
    variants = (Variant("basic", (2, 3)),)
    moves: tuple[Move, ...] = ()
    facts = Facts(
        players=(2, 3),
        minutes=(1, 1),
        age=1,
        hidden=False,
        simultaneous=False,
        chance=False,
        most_plies=60,
        scores=(0, 1000),
        endings=("over",),
    )

    def first(self, s: Coins) -> Frame:
        raise NotImplementedError

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = Coins(seats, rng)
        s.push(self.first(s))
        return s

    def view(self, s: Coins, seat: int | None) -> View:
        return {
            "purse": list(s.purse),
            "marks": list(s.marks),
            "cards": [hand if i == seat else len(hand) for i, hand in enumerate(s.cards)],
        }

    def determinise(self, s: Coins, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        if new.stack and isinstance(new.top, Commit):
            new.become(new.top.redrawn(new, seat))
        return new

    def prompt(self, s: Coins, seat: int) -> Text:
        return Text("prompt", {"frame": type(s.top).__name__})

    def sketch(self, sight: Sight, say: Say) -> str:
        return str(sight.view)

    def describe(self, s: Coins, seat: int, move: Move) -> Text:
        return Text("move", {"move": move.text})

    def explain(self, s: Coins, seat: int, move: Move) -> Refusal | None:
        return None if move in s.moves(seat) else Refusal("1.1", Text("no"))

    def every_move(self, s: Coins) -> Iterable[Move]:
        return self.moves

    def scores(self, s: Coins) -> list[dict[str, int]]:
        return [{"coins": coins} for coins in s.purse]

    def ranking(self, s: Coins) -> list[int]:
        return [1 + sum(other > coins for other in s.purse) for coins in s.purse]

    def ending(self, s: Coins) -> str:
        return "over"


# -- Commit: one secret answer each ------------------------------------------------------------

BIDS = tuple(move("bid", n) for n in range(4))


@dataclass
class SecretBid(Commit):
    """Asks all seats for a secret bid; each seat with the highest bid gets a coin."""

    def options(self, s: Any, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        return [] if steps else list(BIDS)

    def opened(self, s: Any, steps: dict[int, tuple[Move, ...]]) -> None:
        bids = [steps[seat][0].n(0) for seat in range(s.seats)]
        s.marks.append(" ".join(map(str, bids)))
        s.tell("opened", {f"bid{seat}": bid for seat, bid in enumerate(bids)})
        for seat, bid in enumerate(bids):
            s.purse[seat] += bid == max(bids)
        if len(s.marks) == 3:
            s.finish()
        else:
            s.push(bidding(s))


def bidding(s: Coins) -> SecretBid:
    return SecretBid(tuple(range(s.seats)), ((),) * s.seats)


class Auction(Example):
    facts = Facts(
        players=(2, 3),
        minutes=(1, 1),
        age=1,
        hidden=True,
        simultaneous=True,
        chance=False,
        most_plies=60,
        scores=(0, 3),
        endings=("over",),
    )
    saved_types = (SecretBid,)
    moves = (*BIDS, TAKE_BACK)

    def first(self, s: Coins) -> Frame:
        return bidding(s)


# -- Commit: several steps, each seat at its own pace ------------------------------------------

PUT = tuple(move("put", n) for n in range(3))
READY = move("ready")


@dataclass
class Brewing(Commit):
    """Asks each seat to put up to three different things into its pot and to say when it is
    ready."""

    def options(self, s: Any, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        if steps and steps[-1] == READY:
            return []
        return [READY, *(put for put in PUT if put not in steps)]

    def opened(self, s: Any, steps: dict[int, tuple[Move, ...]]) -> None:
        for seat, taken in steps.items():
            s.purse[seat] = len(taken) - 1
            s.marks.append(f"{seat}: " + ", ".join(step.text for step in taken))
        s.finish()


class Kitchen(Example):
    facts = Auction.facts
    saved_types = (Brewing,)
    moves = (*PUT, READY, TAKE_BACK)

    def first(self, s: Coins) -> Frame:
        return Brewing(tuple(range(s.seats)), ((),) * s.seats)


# -- Window: reactions in others' turns --------------------------------------------------------

SPELL = tuple(move("spell", n) for n in range(3))
WALK = move("walk")


@dataclass
class Walking(Frame):
    """Asks `who` to announce a step; all may react; then it is made if no reaction blocked it."""

    who: int
    announced: bool
    left: int

    def resume(self, s: Any) -> None:
        if not self.announced:
            s.ask(self.who, [WALK])
            return
        s.marks.append(f"{self.who} stays" if s.blocked else f"{self.who} walks")
        if self.left:
            s.become(Walking((self.who + 1) % s.seats, False, self.left - 1))
        else:
            s.done()

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        s.blocked = False
        s.become(Walking(self.who, True, self.left))
        s.push(reaction(s, seat))


@dataclass
class Reaction(Window):
    """Asks each seat with coins to spend one: spell 0 does nothing, 1 blocks the step, and to 2 the
    others may react."""

    def options(self, s: Any, seat: int) -> list[Move]:
        return list(SPELL) if s.purse[seat] else []

    def react(self, s: Any, seat: int, move: Move) -> None:
        s.purse[seat] -= 1
        s.marks.append(f"{seat} casts {move.n(0)}")
        if move.n(0) == 1:
            s.blocked = True
        if move.n(0) == 2:
            s.push(reaction(s, seat))

    def closed(self, s: Any) -> None:
        s.marks.append("closed")


def reaction(s: Coins, active: int) -> Reaction:
    """Returns a Reaction of all seats, the active seat first, then clockwise."""
    order = tuple((active + i) % s.seats for i in range(s.seats))
    return Reaction(order, order)


class Wizards(Example):
    saved_types = (Walking, Reaction)
    moves = (WALK, PASS, *SPELL)

    def first(self, s: Coins) -> Frame:
        s.purse = [2] * s.seats
        return Walking(0, False, 3)


# -- InOrder, Repeat, grant and absorb ---------------------------------------------------------

TAKE = move("take")
BONUS = tuple(move("bonus", n) for n in range(3))


@dataclass
class Round(InOrder):
    def each(self, s: Any, seat: int) -> None:
        s.marks.append(f"turn {seat}")
        s.push(Steps(seat, 1))

    def after(self, s: Any) -> None:
        s.marks.append("round over")


@dataclass
class Rounds(Repeat):
    def once(self, s: Any) -> None:
        s.push(Round(tuple(range(s.seats))))

    def after(self, s: Any) -> None:
        s.finish()


@dataclass
class Steps(Frame):
    """Asks `who` to take `left` coins, each with a bonus: 0 none, 1 two more steps, 2 a wish."""

    who: int
    left: int

    def resume(self, s: Any) -> None:
        if self.left:
            s.ask(self.who, list(BONUS))
        else:
            s.done()

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        s.purse[seat] += 1
        s.become(Steps(self.who, self.left - 1))
        bonus = move.n(0) if s.purse[seat] <= 6 else 0
        if bonus == 1:
            s.grant(Steps(self.who, 2))
        if bonus == 2:
            s.grant(Wish(self.who))

    def absorb(self, other: Frame) -> Frame | None:
        if isinstance(other, Steps) and other.who == self.who:
            return Steps(self.who, self.left + other.left)
        return None


@dataclass
class Wish(Frame):
    """Asks `who` to take a wish, which interrupts the steps and gives one more step first."""

    who: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [TAKE])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        s.marks.append(f"wish of {seat}")
        s.done()
        s.push(Steps(seat, 1))


class Bonuses(Example):
    saved_types = (Round, Rounds, Steps, Wish)
    moves = (*BONUS, TAKE)

    def first(self, s: Coins) -> Frame:
        return Rounds(2)


# -- Chance, and cards that only their owner knows ---------------------------------------------

ROLL = move("roll")
DRAW = move("draw")


@dataclass
class Gamble(Frame):
    """Asks `who` to roll a die in the open or to draw a secret card."""

    who: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [ROLL, DRAW])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if sum(s.purse) + sum(map(len, s.cards)) >= 12:
            s.finish()
            return
        s.become(Gamble((self.who + 1) % s.seats))
        s.push(Die(seat) if move == ROLL else Card(seat))


@dataclass
class Die(Chance):
    who: int

    def sides(self, s: Any) -> int:
        return 6

    def on_outcome(self, s: Any, outcome: int) -> None:
        s.purse[self.who] += outcome + 1
        s.tell("rolled", {"seat": self.who, "face": outcome + 1})


@dataclass
class Card(Frame):
    """Draws a card that only `who` sees."""

    who: int

    def resume(self, s: Any) -> None:
        card = s.random_below(10)
        s.reveal()
        s.done()
        s.cards[self.who].append(card)
        s.tell("drew", {"seat": self.who, "card": card}, to=(self.who,))
        s.tell("drew-something", {"seat": self.who}, but=(self.who,))

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        raise AssertionError("never asks")


class Den(Example):
    facts = Facts(
        players=(2, 3),
        minutes=(1, 1),
        age=1,
        hidden=True,
        simultaneous=False,
        chance=True,
        most_plies=60,
        scores=(0, 60),
        endings=("over",),
    )
    saved_types = (Gamble, Die, Card)
    moves = (ROLL, DRAW)

    def first(self, s: Coins) -> Frame:
        return Gamble(0)

    def determinise(self, s: Coins, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        for other in range(s.seats):
            if other != seat:
                new.cards[other] = [new.random_below(10) for _ in new.cards[other]]
        return new


EXAMPLES: tuple[Example, ...] = (Auction(), Kitchen(), Wizards(), Bonuses(), Den())
