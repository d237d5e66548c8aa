"""Match: a state, its append-only log and its secret."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
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

FORMAT = 1
UNDO = "undo"


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
    """One line of the log: a move, or an undo of the move before. Never changed."""

    n: int
    seat: int
    move: str
    """A move's text, or ``undo``."""
    rolled: tuple[int, ...] = ()
    """What chance gave."""
    events: tuple[Event, ...] = field(default=(), compare=False)


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
        self.names = list(names)
        self.entries: list[Entry] = []
        self.state: State = game.new(seats, options, Rng(secret), telling=True)
        self.opening: tuple[Event, ...] = tuple(self.state.events)
        self._played: list[tuple[int, str]] = []
        """The moves that stand: those not undone."""
        self._before: list[State] = []
        """Copies before each of the last moves, as far back as undo may go."""
        self._undone: list[tuple[int, str]] = []

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

    @property
    def commitment(self) -> str:
        """The hash of the secret, for everybody to see from the start."""
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    # -- playing -----------------------------------------------------------------------------

    def submit(self, seat: int, move: Move | str) -> Entry:
        """One answer. Raises Malformed or Illegal, and nothing has changed then."""
        chosen = parse(move) if isinstance(move, str) else move
        before = self.state.copy()
        play(self.state, seat, chosen)
        if self.state.barrier != before.barrier:
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
        self.state = self._before.pop()
        self.state.telling = True
        self._undone.append(self._played.pop())
        entry = Entry(len(self.entries) + 1, seat, UNDO)
        self.entries.append(entry)
        return entry

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

    # -- looking back --------------------------------------------------------------------------

    def replay(self) -> Iterator[tuple[Entry, Match]]:
        """The match again from its secret: each entry, and the match as it stood after it."""
        again = Match(self.game, self.seats, self.options, self.secret, self.names)
        for entry in self.entries:
            again.repeat(entry)
            yield entry, again

    def repeat(self, entry: Entry) -> None:
        """Adds an entry of a log. Raises Malformed, Illegal, NoUndo or BrokenFile."""
        made = self.undo(entry.seat) if entry.move == UNDO else self.submit(entry.seat, entry.move)
        if made != entry:
            raise BrokenFile("file-dice", n=entry.n)

    def at(self, n: int) -> Match:
        """The match as it stood after entry `n` (0: before the first)."""
        again = Match(self.game, self.seats, self.options, self.secret, self.names)
        for entry in self.entries[:n]:
            again.repeat(entry)
        return again

    def fork(self, n: int) -> Match:
        """A new match that goes its own way after entry `n`, with dice of its own."""
        other = self.at(n)
        other.secret = new_secret()
        other.state.rng = Rng(other.secret)
        return other

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
        if head["secret"] is None:
            raise BrokenFile("file-no-secret")
        try:
            secret = bytes.fromhex(head["secret"])
            if commitment(secret) != head["commitment"]:
                raise BrokenFile("file-commitment")
            match = cls.start(head["game"], head["seats"], head["options"], secret, head["names"])
        except games.UnknownGame as e:
            raise BrokenFile("file-game", game=str(head["game"])[:40]) from e
        except BadOptions as e:
            raise BrokenFile("file-options") from e
        except ValueError as e:
            if isinstance(e, BrokenFile):
                raise
            raise BrokenFile("file-head") from e
        if head["rules"] != match.game.version:
            raise BrokenFile("file-rules", theirs=head["rules"], ours=match.game.version)
        for entry in entries:
            try:
                match.repeat(entry)
            except (Malformed, Illegal, NoUndo) as e:
                raise BrokenFile("file-move", n=entry.n, move=entry.move[:60]) from e
        if fingerprint(match.state) != head["final"]:
            raise BrokenFile("file-final")
        return match


def read_file(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Head and entries of a match file, by their types only. Raises BrokenFile."""
    lines = text.splitlines()
    try:
        head = json.loads(lines[0])
        if head["coven"] != FORMAT:
            raise BrokenFile("file-format")
        assert isinstance(head["game"], str)
        assert isinstance(head["rules"], int)
        assert isinstance(head["seats"], int)
        assert isinstance(head["names"], list)
        assert all(isinstance(name, str) for name in head["names"])
        assert isinstance(head["options"], dict)
        assert isinstance(head["commitment"], str)
        assert head["secret"] is None or isinstance(head["secret"], str)
        assert isinstance(head["final"], str)
    except (IndexError, KeyError, TypeError, ValueError, AssertionError, RecursionError) as e:
        if isinstance(e, BrokenFile):
            raise
        raise BrokenFile("file-head") from e
    entries = []
    for number, line in enumerate(lines[1:], 1):
        try:
            n, seat, move, rolled = json.loads(line)
            assert n == number
            assert isinstance(seat, int)
            assert isinstance(move, str)
            assert isinstance(rolled, list)
            assert all(isinstance(r, int) for r in rolled)
        except (TypeError, ValueError, AssertionError, RecursionError) as e:
            raise BrokenFile("file-line", line=number + 1) from e
        entries.append(Entry(n, seat, move, tuple(rolled)))
    return head, entries
