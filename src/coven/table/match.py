"""Match: a state, its append-only log and its secret."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from coven import games
from coven.core import (
    BadOptions,
    Event,
    Game,
    Illegal,
    Malformed,
    Move,
    Options,
    Rng,
    State,
    Text,
    commitment,
    fingerprint,
    new_secret,
    parse,
    play,
)
from coven.core.rng import SECRET_BYTES

FORMAT = 1
HEAD = {
    "game": str,
    "rules": int,
    "seats": int,
    "names": list,
    "options": dict,
    "commitment": str,
    "past": list,
    "final": str,
}
"""The first line of a match file, besides its format and its secret."""
UNDO = "undo"


def moves_undone_by(move: str) -> int:
    """How many moves this entry of a log takes back: ``undo`` the last one, ``undo 5`` the last
    five, whatever came to light since, because everybody has agreed. 0: it is a move."""
    if move == UNDO:
        return 1
    count = move.removeprefix(UNDO + " ")
    return int(count) if move != count and count.isdecimal() and len(count) < 7 else 0


class NoUndo(Exception):
    """An undo that the table does not allow; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class BrokenFile(ValueError):
    """A match file that cannot be read or does not replay; `text` says what is wrong with it."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(f"{key} {args}")
        self.text = Text(key, dict(args))


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move, or an undo of moves before. Never changed."""

    n: int
    seat: int
    move: str
    """A move's text, or what `moves_undone_by` reads."""
    rolled: tuple[int, ...] = ()
    """What chance gave."""
    events: tuple[Event, ...] = field(default=(), compare=False)


def entries_not_undone(entries: Iterable[Entry]) -> list[Entry]:
    """The moves of a log that stand: those not undone."""
    stand: list[Entry] = []
    for entry in entries:
        if back := moves_undone_by(entry.move):
            del stand[-back:]
        else:
            stand.append(entry)
    return stand


class Match:
    """Plays one game from its first answer to its last.

    >>> from coven.core import rng_of
    >>> match = Match.start("noughts-and-crosses", seats=2, secret=bytes(32))
    >>> match.submit(0, "mark 4").n
    1
    """

    def __init__(
        self, game: Game, seats: int, options: Options, secret: bytes, names: Sequence[str]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.past: list[tuple[int, bytes]] = []
        """Where this match was forked: up to which entry, and the secret until then."""
        self.names = list(names)
        self.entries: list[Entry] = []
        self.state: State = game.new(seats, options, Rng(secret), records_events=True)
        self.opening: tuple[Event, ...] = tuple(self.state.events)
        self._played: list[tuple[int, str]] = []
        """The moves that stand: those not undone."""
        self._before: list[State] = []
        """Copies before each of the last moves, as far back as undo may go; never played on."""
        self._undone: list[tuple[int, str]] = []
        self._origin: State | None = self.state.copy()
        """The position from which the moves after the first `_floor` of those that stand lead to
        this one; never played on. None: it is not known."""
        self._floor = 0

    @classmethod
    def start(
        cls,
        id: str,
        seats: int,
        options: Options | None = None,
        secret: bytes | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """A new match. Raises UnknownGame, BadOptions."""
        game = games.game(id)
        full = game.complete(seats, options or {})
        return cls(game, seats, full, secret or new_secret(), names)

    @classmethod
    def from_position(
        cls,
        game: Game,
        options: Options,
        secret: bytes,
        names: Sequence[str],
        state: State,
        entries: Sequence[Entry] = (),
        opening: Sequence[Event] = (),
        past: Sequence[tuple[int, bytes]] = (),
        undone: Sequence[tuple[int, str]] = (),
    ) -> Match:
        """A match that goes on from a saved position. Its log is not played again, so no entry of
        it can be undone; `undone` is what can still be redone."""
        match = cls.__new__(cls)
        match.game = game
        match.seats = state.seats
        match.options = options
        match.secret = secret
        match.past = list(past)
        match.names = list(names)
        match.entries = list(entries)
        match.state = state
        match.opening = tuple(opening)
        match._played = [(entry.seat, entry.move) for entry in entries_not_undone(entries)]
        match._before = []
        match._undone = list(undone)
        match._origin = None
        match._floor = len(match._played)
        state.rng = Rng(secret)
        state.records_events = True
        return match

    def copy(self) -> Match:
        """The same match, to be played on by itself."""
        state = self.state.copy()
        new = Match.from_position(self.game, self.options, self.secret, self.names, state)
        new.past = self.past.copy()
        new.entries = self.entries.copy()
        new.opening = self.opening
        new._played = self._played.copy()
        new._before = self._before.copy()
        new._undone = self._undone.copy()
        new._origin, new._floor = self._origin, self._floor
        return new

    @property
    def undoable(self) -> int:
        """How many of the last moves undo still reaches."""
        return len(self._before)

    @property
    def undone(self) -> tuple[tuple[int, str], ...]:
        """What redo would play, the next one last: seats and moves."""
        return tuple(self._undone)

    @property
    def commitment(self) -> str:
        """The hash of the secret, for everybody to see from the start."""
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    # -- playing -----------------------------------------------------------------------------

    def submit(self, seat: int, move: Move | str) -> Entry:
        """One answer. Raises Malformed or Illegal; whatever it raises, nothing has changed."""
        chosen = parse(move) if isinstance(move, str) else move
        before = self.state.copy()
        before.records_events = True
        try:
            play(self.state, seat, chosen)
        except Illegal:
            raise
        except Exception:
            self.state = before
            raise
        if self.state.barrier != before.barrier or self.over:  # with the end, the secret is out
            self._before.clear()
        else:
            self._before.append(before)
        if self._undone and self._undone[-1] == (seat, chosen.text):
            self._undone.pop()
        else:
            self._undone.clear()
        self._played.append((seat, chosen.text))
        entry = Entry(
            len(self.entries) + 1,
            seat,
            chosen.text,
            tuple(self.state.rolled),
            tuple(self.state.events),
        )
        self.entries.append(entry)
        return entry

    def why_no_undo(self, seat: int) -> Text | None:
        """Why this seat cannot take its last move back; None if it can."""
        if not self._played:
            return Text("undo-nothing")
        if not self._before:
            return Text("undo-barrier")
        if self._played[-1][0] != seat:
            return Text("undo-other", {"seat": self._played[-1][0]})
        return None

    def undo(self, seat: int) -> Entry:
        """Takes the last move back, as a new entry. Raises NoUndo."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise NoUndo(why)
        self.state = self._before.pop().copy()
        self.state.records_events = True
        self._undone.append(self._played.pop())
        entry = Entry(len(self.entries) + 1, seat, UNDO)
        self.entries.append(entry)
        return entry

    def go_back(self, seat: int, moves: int, state: State | None = None) -> Entry:
        """Takes the last `moves` moves back, as one new entry, whatever came to light since; after
        that, nothing before can be undone. `state` is the position then, if somebody knows it.
        Raises NoUndo."""
        if self.over or not 0 < moves <= len(self._played):
            raise NoUndo(Text("game-over" if self.over else "undo-nothing"))
        back = state if state is not None else self._rebuilt(moves)
        self.state = back.copy()
        self.state.records_events = True
        self._before.clear()
        for _ in range(moves):
            self._undone.append(self._played.pop())
        told = Event("took-back", {"seat": seat})
        entry = Entry(len(self.entries) + 1, seat, f"{UNDO} {moves}", (), (told,))
        self.entries.append(entry)
        return entry

    def _rebuilt(self, moves: int) -> State:
        """The position before the last `moves` moves, played again from the beginning: from the
        moves that stand alone, so that many such undos cost no more than many moves."""
        if self._origin is None or len(self._played) - moves < self._floor:
            raise NoUndo(Text("undo-barrier"))
        state = self._origin.copy()
        for seat, move in self._played[self._floor : -moves]:
            play(state, seat, parse(move))
        return state

    def why_no_redo(self, seat: int) -> Text | None:
        if not self._undone or self._undone[-1][0] != seat:
            return Text("redo-nothing")
        return None

    def redo(self, seat: int) -> Entry:
        """Plays again what was undone last; the same dice fall. Raises NoUndo."""
        why = self.why_no_redo(seat)
        if why is not None:
            raise NoUndo(why)
        return self.submit(*self._undone[-1])

    def forget_undo(self) -> None:
        """From here on, nothing before can be undone or redone."""
        self._before.clear()
        self._undone.clear()

    # -- looking back --------------------------------------------------------------------------

    def replay(self) -> Iterator[tuple[Entry, Match]]:
        """The match again from its secret: each entry, and the match as it stood after it."""
        again = self.at(0)
        for entry in self.entries:
            self._take_further(again, entry)
            yield entry, again

    def at(self, n: int) -> Match:
        """The match as it stood after entry `n` (0: before the first)."""
        first = self.past[0][1] if self.past else self.secret
        again = Match(self.game, self.seats, self.options, first, self.names)
        self._pass_forks(again)
        for entry in self.entries[:n]:
            self._take_further(again, entry)
        return again

    def fork(self, n: int, secret: bytes | None = None) -> Match:
        """A new match that goes its own way after entry `n`, with dice of its own.

        It keeps the secret of its past, and shows it when it is over: fork a running match only
        from a position in which everything hidden was redrawn."""
        other = self.at(n)
        other.change_secret(secret or new_secret())
        return other

    def change_secret(self, secret: bytes) -> None:
        """From here on, chance comes from another secret; what was before stands."""
        self.past.append((len(self.entries), self.secret))
        self.secret = secret
        self.state.rng = Rng(secret)
        self.forget_undo()
        self._origin, self._floor = self.state.copy(), len(self._played)

    def replay_entry(self, entry: Entry) -> None:
        """Adds an entry of a log. Raises Malformed, Illegal, NoUndo or BrokenFile."""
        if entry.move == UNDO:
            made = self.undo(entry.seat)
        elif back := moves_undone_by(entry.move):
            made = self.go_back(entry.seat, back)
        else:
            made = self.submit(entry.seat, entry.move)
        if made != entry:
            told, given = (" ".join(map(str, e.rolled)) or "–" for e in (entry, made))
            raise BrokenFile("file-dice", n=entry.n, told=told, given=given)

    def _take_further(self, again: Match, entry: Entry) -> None:
        again.replay_entry(entry)
        self._pass_forks(again)

    def _pass_forks(self, again: Match) -> None:
        while len(again.past) < len(self.past):
            n = len(again.past)
            if self.past[n][0] != len(again.entries):
                return
            again.change_secret(self.past[n + 1][1] if n + 1 < len(self.past) else self.secret)

    # -- files ---------------------------------------------------------------------------------

    def save(self, with_secret: bool | None = None) -> str:
        """The match as a file. The secret is in it once the game is over, or where asked for."""
        shown = self.over if with_secret is None else with_secret
        head: dict[str, Any] = {
            "coven": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "names": self.names,
            "options": self.options,
            "commitment": self.commitment,
            "secret": self.secret.hex() if shown else None,
            "past": [
                [n, commitment(secret), secret.hex() if shown else None] for n, secret in self.past
            ],
            "final": fingerprint(self.state),
        }
        lines = [json.dumps(head, ensure_ascii=False)]
        for entry in self.entries:
            lines.append(json.dumps([entry.n, entry.seat, entry.move, list(entry.rolled)]))
        return "\n".join(lines) + "\n"

    @classmethod
    def load(cls, text: str) -> Match:
        """A match from its file, re-dealt from its secret and replayed. Raises BrokenFile."""
        head, entries = read_file(text)
        past = [(n, _opened(promise, secret)) for n, promise, secret in head["past"]]
        secret = _opened(head["commitment"], head["secret"])
        try:
            match = cls.start(head["game"], head["seats"], head["options"], secret, head["names"])
        except games.UnknownGame as e:
            raise BrokenFile("file-game", game=head["game"][:40]) from e
        except BadOptions as e:
            raise BrokenFile("file-options") from e
        if head["rules"] != match.game.version:
            raise BrokenFile("file-rules", theirs=head["rules"], ours=match.game.version)
        match.past = past
        again = match.at(0)
        for entry in entries:
            try:
                match._take_further(again, entry)
            except (Malformed, Illegal, NoUndo) as e:
                raise BrokenFile("file-move", n=entry.n, move=entry.move[:60]) from e
        if fingerprint(again.state) != head["final"]:
            raise BrokenFile("file-final")
        return again


def _opened(promise: str, secret: str | None) -> bytes:
    """A secret of a file, which must keep what was promised at the start. Raises BrokenFile."""
    if secret is None:
        raise BrokenFile("file-no-secret")
    try:
        opened = bytes.fromhex(secret)
    except ValueError as e:
        raise BrokenFile("file-head") from e
    if commitment(opened) != promise or len(opened) != SECRET_BYTES:
        raise BrokenFile("file-commitment")
    return opened


def read_file(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Head and entries of a match file, by their types only. Raises BrokenFile."""
    lines = text.removesuffix("\n").split("\n")
    try:
        head = json.loads(lines[0])
        if head["coven"] != FORMAT:
            raise BrokenFile("file-format")
        for name, kind in HEAD.items():
            _must(type(head[name]) is kind)
        _must(all(type(name) is str for name in head["names"]))
        _must(head["secret"] is None or type(head["secret"]) is str)
        forked = 0
        for n, promise, secret in head["past"]:
            _must(type(n) is int)
            _must(forked <= n < len(lines))
            _must(type(promise) is str)
            _must(secret is None or type(secret) is str)
            forked = n
    except BrokenFile:
        raise
    except (KeyError, TypeError, ValueError, RecursionError) as e:
        raise BrokenFile("file-head") from e
    entries = []
    for number, line in enumerate(lines[1:], 1):
        try:
            n, seat, move, rolled = json.loads(line)
            _must(n == number)
            _must(type(seat) is int)
            _must(type(move) is str)
            _must(type(rolled) is list)
            _must(all(type(r) is int for r in rolled))
        except (TypeError, ValueError, RecursionError) as e:
            raise BrokenFile("file-line", line=number + 1) from e
        entries.append(Entry(n, seat, move, tuple(rolled)))
    return head, entries


def _must(hold: bool) -> None:
    if not hold:
        raise ValueError
