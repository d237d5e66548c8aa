"""A toy game for tests of tables, with turns of several steps, dice, secret cards, toasts to which
others may react, secret simultaneous bids, and optionally a move that raises an exception."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from coven.core import (
    PASS,
    Chance,
    Commit,
    Facts,
    Frame,
    Game,
    Move,
    Option,
    Options,
    Refusal,
    Rng,
    State,
    Text,
    Timer,
    View,
    Window,
    frames_in,
    move,
)
from coven.table import (
    Change,
    Record,
    Running,
    Seat,
    Settings,
    Snapshot,
    StoredTable,
    Table,
    reopen,
)

STEP = tuple(move("step", n) for n in range(3))
ROLL, DRAW, TOAST, BIDDING, DONE = map(move, ("roll", "draw", "toast", "bidding", "done"))
CRASH = move("crash")
CLINK = tuple(move("clink", n) for n in range(2))
BID = tuple(move("bid", n) for n in range(3))


class ToyState(State):
    """Coins and secret cards of every seat. `faulty`: whether the move ``crash`` is offered;
    `long`: how many turns a match has; `hasty`: whether answers to toasts are timed."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "coins",
        "cards",
        "turns",
        "faulty",
        "long",
        "hasty",
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.coins: list[int] = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.turns: int = 0
        self.faulty: bool = False
        self.long: int = 0
        self.hasty: bool = False

    def copy(self) -> ToyState:
        new = ToyState.__new__(ToyState)
        self.copy_spine(new)
        new.coins = self.coins.copy()
        new.cards = [hand.copy() for hand in self.cards]
        new.turns = self.turns
        new.faulty = self.faulty
        new.long = self.long
        new.hasty = self.hasty
        return new


@dataclass
class Turn(Frame):
    """Asks `who` for steps until they are done."""

    who: int

    def resume(self, s: ToyState) -> None:
        if s.turns >= s.long:
            s.finish()
            return
        s.ask(self.who, [*STEP, ROLL, DRAW, TOAST, BIDDING, DONE, *([CRASH] if s.faulty else [])])

    def chosen(self, s: ToyState, seat: int, move: Move) -> None:
        if move.verb == "step":
            s.coins[seat] += move.n(0)
            s.tell("stepped", {"seat": seat, "coins": move.n(0)})
        elif move == ROLL:
            s.push(Die(seat))
        elif move == DRAW:
            s.push(Card(seat))
        elif move == TOAST:
            s.tell("toasts", {"seat": seat, "seat2": (seat + 1) % s.seats})
            order = tuple((seat + i) % s.seats for i in range(1, s.seats))
            s.push(Toast(order, order))
        elif move == BIDDING:
            s.push(Bids(tuple(range(s.seats)), ((),) * s.seats))
        elif move == CRASH:
            s.coins[seat] += 100
            raise ZeroDivisionError("a rare card")
        else:
            s.turns += 1
            s.become(Turn((seat + 1) % s.seats))


@dataclass
class Die(Chance):
    """Rolls a die for `who`, who gets that many coins."""

    who: int

    def sides(self, s: ToyState) -> int:
        return 6

    def on_outcome(self, s: ToyState, outcome: int) -> None:
        s.coins[self.who] += outcome
        s.tell("rolled", {"seat": self.who, "face": outcome})


@dataclass
class Card(Frame):
    """Deals a secret card to `who`."""

    who: int

    def resume(self, s: ToyState) -> None:
        card = s.random_below(1000)
        s.done()
        s.reveal()
        s.cards[self.who].append(card)
        s.tell("drew", {"seat": self.who, "card": card}, to=(self.who,))
        s.tell("drew-something", {"seat": self.who}, but=(self.who,))


@dataclass
class Toast(Window):
    """Asks the others whether they clink glasses. The window closes early on an odd number of
    coins."""

    def options(self, s: ToyState, seat: int) -> list[Move]:
        return list(CLINK)

    def react(self, s: ToyState, seat: int, move: Move) -> None:
        s.coins[seat] += move.n(0)
        s.tell("clinked", {"seat": seat})
        if sum(s.coins) % 2:
            self.closed(s)
            s.done()


@dataclass
class Bids(Commit):
    """Everybody bids twice in secret."""

    def options(self, s: ToyState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        return list(BID) if len(steps) < 2 else []

    def opened(self, s: ToyState, steps: dict[int, tuple[Move, ...]]) -> None:
        for seat, bids in steps.items():
            s.coins[seat] += sum(bid.n(0) for bid in bids)
        s.tell("bids", {})


class ToyGame(Game):
    id = "toy-game"
    version = 1
    facts = Facts(
        players=(2, 3, 4),
        minutes=(1, 1),
        age=1,
        hidden=True,
        simultaneous=True,
        chance=True,
        most_plies=10_000,
        scores=(0, 10_000),
        endings=("over",),
    )
    options = (
        Option("faulty", False, (False, True)),
        Option("long", 6, (0, 1, 3, 6, 1000)),
        Option("hasty", False, (False, True)),
    )
    state = ToyState
    disconnect_grace = 30.0

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = ToyState(seats, rng)
        s.faulty = options["faulty"]
        s.long = options["long"]
        s.hasty = options["hasty"]
        s.push(Turn(0))
        return s

    def timers(self, s: ToyState) -> list[Timer]:
        """Returns a timer of five seconds for each answer to a toast, if the option `hasty` is
        set."""
        if not s.hasty or s.over or not isinstance(s.top, Toast):
            return []
        return [Timer(seat, PASS, 5.0, s.ply) for seat in s.pending]

    def view(self, s: ToyState, seat: int | None) -> View:
        return {"coins": list(s.coins), "hand": s.cards[seat] if seat is not None else []}

    def describe(self, s: ToyState, seat: int, move: Move) -> Text:
        return Text(f"move-{move.verb}")

    def explain(self, s: ToyState, seat: int, move: Move) -> Refusal | None:
        return None if move in s.moves(seat) else Refusal("1.1", Text("no"))

    def every_move(self, s: ToyState) -> Iterable[Move]:
        return (*STEP, ROLL, DRAW, TOAST, BIDDING, DONE, *CLINK, *BID)

    def scores(self, s: ToyState) -> list[dict[str, int]]:
        return [{"coins": coins} for coins in s.coins]


ToyGame.saved_types = frames_in(sys.modules[__name__])
TOY_GAME = ToyGame()
NOW = 1_000.0


def toy_table(
    seats: int = 3, people: Sequence[str] = ("anna", "boris", "cilla", "dora"), **settings: Any
) -> Table:
    """Returns a table whose match started at NOW, with people on the first seats and bots on the
    others."""
    table = Table.new("toy-game", seats, people[0], NOW, id="t", **settings)
    for person in people[:seats]:
        table.sit(person, person.title(), NOW)
    for seat in range(len(people), seats):
        table.put_bot(seat, 1, people[0])
    table.start(people[0], NOW, secret=bytes(range(32)))
    return table


class MemoryStore:
    """Stores one table in memory, in the stored forms that the real store uses."""

    def __init__(self) -> None:
        self.version = 0
        self.head: Change | None = None
        self.running = b""
        self.seats: tuple[Seat, ...] = ()
        self.records: list[Record] = []
        self.snapshots: dict[int, Snapshot] = {}
        self.secrets: tuple[tuple[int, bytes], ...] = ()
        self.opening: tuple[Any, ...] = ()

    def save(self, table: Table) -> None:
        """Stores the unsaved changes of the table."""
        change = table.unsaved()
        assert change.version == self.version
        self.version += 1
        self.head = change
        self.running = msgspec.json.encode(change.running)
        self.seats = self.seats if change.seats is None else change.seats
        for record in change.records:
            assert record.entry.n == len(self.records) + 1
            self.records.append(record)
        for kept in change.snapshots:
            assert kept.n not in self.snapshots
            self.snapshots[kept.n] = kept
        self.secrets = self.secrets if change.secrets is None else change.secrets
        self.opening = self.opening if change.opening is None else change.opening
        table.mark_saved()

    def stored(self) -> StoredTable:
        """Returns the table as the real store would read it from the database."""
        assert self.head is not None
        return StoredTable(
            id=self.head.id,
            version=self.version,
            status=self.head.status,
            host=self.head.host,
            created=self.head.created,
            settings=msgspec.json.decode(msgspec.json.encode(self.head.settings), type=Settings),
            running=msgspec.json.decode(self.running, type=Running),
            seats=self.seats,
            records=list(self.records),
            opening=self.opening,
            secrets=self.secrets,
            snapshots=self.near(len(self.records)),
        )

    def near(self, n: int) -> list[Snapshot]:
        """Returns the newest snapshot at or before entry `n`, and its base if that is another
        one."""
        newest = self.snapshots[max(m for m in self.snapshots if m <= n)]
        return [newest, self.snapshots[newest.base]][: 1 if newest.base == newest.n else 2]

    def load(self) -> Table:
        return reopen(self.stored())
