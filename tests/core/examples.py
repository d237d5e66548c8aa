"""Tiny games, one for each thing the engine promises: secret simultaneous answers, sequences in
parallel, reactions in others' turns, nested bonuses, and chance."""

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


class Table(State):
    """A bowl of coins, a purse for each seat, and a line of what happened."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "purse", "marks", "blocked", "cards")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.purse: list[int] = [0] * seats
        self.marks: list[str] = []
        self.blocked: bool = False
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        """Hidden: a seat knows its own."""

    def copy(self) -> Table:
        new = Table.__new__(Table)
        self.copy_spine(new)
        new.purse = self.purse.copy()
        new.marks = self.marks.copy()
        new.blocked = self.blocked
        new.cards = [hand.copy() for hand in self.cards]
        return new


class Example(Game):
    """What the examples have in common; `first` puts the first frame on the stack."""

    id = "example"
    version = 1
    state = Table
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

    def first(self, s: Table) -> Frame:
        raise NotImplementedError

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = Table(seats, rng)
        s.push(self.first(s))
        return s

    def view(self, s: Table, seat: int | None) -> View:
        return {
            "purse": list(s.purse),
            "marks": list(s.marks),
            "cards": [hand if i == seat else len(hand) for i, hand in enumerate(s.cards)],
        }

    def determinise(self, s: Table, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        if new.stack and isinstance(new.top, Commit):
            new.become(new.top.redrawn(new, seat))
        return new

    def prompt(self, s: Table, seat: int) -> Text:
        return Text("prompt", {"frame": type(s.top).__name__})

    def sketch(self, sight: Sight, say: Say) -> str:
        return str(sight.view)

    def describe(self, s: Table, seat: int, move: Move) -> Text:
        return Text("move", {"move": move.text})

    def explain(self, s: Table, seat: int, move: Move) -> Refusal | None:
        return None if move in s.moves(seat) else Refusal("1.1", Text("no"))

    def every_move(self, s: Table) -> Iterable[Move]:
        return self.moves

    def scores(self, s: Table) -> list[dict[str, int]]:
        return [{"coins": coins} for coins in s.purse]

    def ranking(self, s: Table) -> list[int]:
        return [1 + sum(other > coins for other in s.purse) for coins in s.purse]

    def ending(self, s: Table) -> str:
        return "over"


# -- Commit: one secret answer each ------------------------------------------------------------

BIDS = tuple(move("bid", n) for n in range(4))


@dataclass
class SecretBid(Commit):
    """Everybody bids at the same time; the highest bids pay and get a coin for each bidder."""

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


def bidding(s: Table) -> SecretBid:
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

    def first(self, s: Table) -> Frame:
        return bidding(s)


# -- Commit: several steps, each seat at its own pace ------------------------------------------

PUT = tuple(move("put", n) for n in range(3))
READY = move("ready")


@dataclass
class Brewing(Commit):
    """Each seat puts up to three different things into its pot and says when it is ready."""

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

    def first(self, s: Table) -> Frame:
        return Brewing(tuple(range(s.seats)), ((),) * s.seats)


# -- Window: reactions in others' turns --------------------------------------------------------

SPELL = tuple(move("spell", n) for n in range(3))
WALK = move("walk")


@dataclass
class Walking(Frame):
    """`who` announces a step; everybody may react; then it is made, if it still can be."""

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
    """Whoever has coins may spend one: spell 0 does nothing, 1 blocks the step, 2 is itself
    something to react to."""

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


def reaction(s: Table, active: int) -> Reaction:
    """A window for all, the active seat first, then clockwise."""
    order = tuple((active + i) % s.seats for i in range(s.seats))
    return Reaction(order, order)


class Wizards(Example):
    saved_types = (Walking, Reaction)
    moves = (WALK, PASS, *SPELL)

    def first(self, s: Table) -> Frame:
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
    """`left` coins to take; a coin may bring a bonus: 0 nothing, 1 two more steps, 2 a wish."""

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
    """A wish interrupts the steps, and grants steps of its own before those go on."""

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

    def first(self, s: Table) -> Frame:
        return Rounds(2)


# -- Chance, and cards that only their owner knows ---------------------------------------------

ROLL = move("roll")
DRAW = move("draw")


@dataclass
class Gamble(Frame):
    """`who` rolls a die in the open, or draws a card in secret."""

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
    """The drawer learns the card, nobody else does."""

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

    def first(self, s: Table) -> Frame:
        return Gamble(0)

    def determinise(self, s: Table, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        for other in range(s.seats):
            if other != seat:
                new.cards[other] = [new.random_below(10) for _ in new.cards[other]]
        return new


EXAMPLES: tuple[Example, ...] = (Auction(), Kitchen(), Wizards(), Bonuses(), Den())
