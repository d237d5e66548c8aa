"""Match: a game's state, its append-only log and the secret that seeds its randomness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from coven import games
from coven.box import box_hash
from coven.core import (
    BadOptions,
    Event,
    Game,
    Illegal,
    Malformed,
    Move,
    Options,
    Rng,
    Stage,
    State,
    Text,
    commitment,
    fingerprint,
    in_english,
    new_secret,
    parse,
    play,
    rng_of,
)
from coven.snapshot import frame, html
from coven.text import Speaker

from .match_file import FORMAT, BrokenFile, Entry, read_file, read_secret, write_file

UNDO = "undo"


def moves_undone_by(move: str) -> int:
    """Returns how many moves a log entry with this text takes back: 1 for ``undo``, 5 for ``undo
    5`` (a takeback that everybody agreed to); 0 if the entry is a move."""
    if move == UNDO:
        return 1
    count = move.removeprefix(UNDO + " ")
    return int(count) if move != count and count.isdecimal() and len(count) < 7 else 0


class NoUndo(Exception):
    """An undo, redo or takeback that is not possible; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return in_english(self.text)


def entries_not_undone(entries: Iterable[Entry]) -> list[Entry]:
    """Returns the entries of a log that are moves and were not undone."""
    kept: list[Entry] = []
    for entry in entries:
        if back := moves_undone_by(entry.move):
            del kept[-back:]
        else:
            kept.append(entry)
    return kept


class Match:
    """One play of a game, from its first move to its last.

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
        """For every fork: the entry after which it was made, and the secret used until then."""
        self.names = list(names)
        self.entries: list[Entry] = []
        self.state: State = game.new(seats, options, Rng(secret), records_events=True)
        self.opening: tuple[Event, ...] = tuple(self.state.events)
        self.stages: list[tuple[int, Stage]] = []
        """The stages of the moves made in this object, each with the number of its entry; a copy
        begins without any."""
        self._played: list[tuple[int, str]] = []
        """The moves that were not undone, as seats and texts."""
        self._before: list[State] = []
        """Copies of the position before each of the last moves, as far back as undo may go. They
        are never modified."""
        self._undone: list[tuple[int, str]] = []
        """The moves that can be redone, the next one last."""
        self._origin: State | None = self.state.copy()
        """The position after the first `_floor` of the moves in `_played`, from which the current
        one can be replayed. It is never modified. None: unknown."""
        self._floor = 0

    @classmethod
    def start(
        cls,
        id: str,
        seats: int,
        options: Options | None = None,
        secret: bytes | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
    ) -> Match:
        """Starts a new match of the game `id`. `secret`, or for examples and tests a number `seed`,
        decides all chance; without both it is random. `names`: the players' names by seat. Raises
        UnknownGame, BadOptions."""
        game = games.game(id)
        full = game.complete(seats, options or {})
        if secret is None:
            secret = new_secret() if seed is None else rng_of(seed).secret
        return cls(game, seats, full, secret, names)

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
        """Returns a match that goes on from the saved position `state`. Its `entries` are not
        replayed, so they cannot be undone. `opening`: the events of the set-up; `past`: earlier
        secrets of a fork, each with the entry after which it was replaced; `undone`: the moves that
        can still be redone."""
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
        match.stages = []
        match._played = [(entry.seat, entry.move) for entry in entries_not_undone(entries)]
        match._before = []
        match._undone = list(undone)
        match._origin = None
        match._floor = len(match._played)
        state.rng = Rng(secret)
        state.records_events = True
        return match

    def __repr__(self) -> str:
        played = f"{len(self.entries)} entries"
        return f"<Match of {self.game.id}: {self.seats} seats, {played}, {self._asked()}>"

    def __str__(self) -> str:
        """Returns the position as a spectator sees it, and who is asked."""
        speaker = Speaker(games.package_of(self.game.id), "en", self.names)
        return f"{self.game.sketch(self.game.sight(self.state, None), speaker)}\n{self._asked()}"

    def _repr_html_(self) -> str:
        """Returns the board for notebooks, as a spectator sees it."""
        return frame(html(self.game, self.state, None, tuple(self.names)))

    def _asked(self) -> str:
        if self.over:
            return f"over, places {', '.join(map(str, self.game.ranking(self.state)))}"
        seats = ", ".join(map(str, sorted(self.state.pending)))
        return f"asked: {seats}"

    def copy(self) -> Match:
        """Returns an independent copy: playing one does not change the other."""
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
        """Returns how many of the last moves can be undone."""
        return len(self._before)

    @property
    def undone(self) -> tuple[tuple[int, str], ...]:
        """Returns the moves that can be redone, as pairs of seat and move text, the next one
        last."""
        return tuple(self._undone)

    @property
    def commitment(self) -> str:
        """Returns the hash of the secret that seeds all chance. Everybody may see it from the
        start, to check the secret after the match."""
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        return self.state.over

    # -- playing -----------------------------------------------------------------------------

    def submit(self, seat: int, move: Move | str) -> Entry:
        """Plays a move of the seat and returns its entry. Raises Malformed or Illegal; whatever it
        raises, nothing has changed."""
        chosen = self.game.canonical(parse(move) if isinstance(move, str) else move)
        before = self.state.copy()
        before.records_events = True
        try:
            play(self.state, seat, chosen)
        except Illegal:
            raise
        except Exception:
            self.state = before
            raise
        if self.state.barrier != before.barrier or self.over:  # after the end, the secret is public
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
        self.stages += [(entry.n, stage) for stage in self.state.stages]
        self.state.stages = []
        return entry

    def why_no_undo(self, seat: int) -> Text | None:
        """Returns the reason why this seat cannot undo the last move, for translation; None if it
        can."""
        if not self._played:
            return Text("undo-nothing")
        if not self._before:
            return Text("undo-barrier")
        if self._played[-1][0] != seat:
            return Text("undo-other", {"seat": self._played[-1][0]})
        return None

    def undo(self, seat: int) -> Entry:
        """Undoes the last move, which must be this seat's, and returns the new log entry ``undo``.
        Raises NoUndo."""
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
        """Takes back the last `moves` moves, even if something was revealed since, and returns the
        one new log entry for it. Earlier moves cannot be undone afterwards. `state`: the position
        to return to; None: it is replayed. Raises NoUndo."""
        if self.over or not 0 < moves <= len(self._played):
            raise NoUndo(Text("game-over" if self.over else "undo-nothing"))
        back = state if state is not None else self._rebuilt(moves)
        self.state = back.copy()
        self.state.records_events = True
        self._before.clear()
        for _ in range(moves):
            self._undone.append(self._played.pop())
        event = Event("took-back", {"seat": seat})
        entry = Entry(len(self.entries) + 1, seat, f"{UNDO} {moves}", (), (event,))
        self.entries.append(entry)
        return entry

    def _rebuilt(self, moves: int) -> State:
        """Returns the position before the last `moves` moves. It replays only moves that were not
        undone, so that many takebacks cost no more than many moves. Raises NoUndo."""
        if self._origin is None or len(self._played) - moves < self._floor:
            raise NoUndo(Text("undo-barrier"))
        state = self._origin.copy()
        for seat, move in self._played[self._floor : -moves]:
            play(state, seat, parse(move))
        return state

    def why_no_redo(self, seat: int) -> Text | None:
        """Returns the reason why this seat cannot redo the last undone move; None if it can."""
        if not self._undone or self._undone[-1][0] != seat:
            return Text("redo-nothing")
        return None

    def redo(self, seat: int) -> Entry:
        """Plays the move again that was undone last, with the same dice, and returns its log entry.
        Raises NoUndo."""
        why = self.why_no_redo(seat)
        if why is not None:
            raise NoUndo(why)
        return self.submit(*self._undone[-1])

    def forget_undo(self) -> None:
        """Makes everything played so far final: none of it can be undone or redone."""
        self._before.clear()
        self._undone.clear()

    # -- looking back --------------------------------------------------------------------------

    def replay(self) -> Iterator[tuple[Entry, Match]]:
        """Replays the match from its secret (the seed). Yields each entry with the match after it;
        the match is the same object every time."""
        again = self.at(0)
        for entry in self.entries:
            self._replay_next(again, entry)
            yield entry, again

    def at(self, n: int) -> Match:
        """Returns the match as it was after entry `n` (0: before the first), replayed from its
        secret. Raises Malformed, Illegal, NoUndo or BrokenFile if the rules have changed since."""
        first = self.past[0][1] if self.past else self.secret
        again = Match(self.game, self.seats, self.options, first, self.names)
        self._repeat_forks(again)
        for entry in self.entries[:n]:
            self._replay_next(again, entry)
        return again

    def fork(self, n: int, secret: bytes | None = None) -> Match:
        """Returns a new match that branches off after entry `n`, with a new secret for all later
        chance (None: random).

        The fork shows the secret of its past when it is over. So do not fork a match that is still
        running, unless everything hidden in the position was redrawn."""
        other = self.at(n)
        other.change_secret(secret or new_secret())
        return other

    def change_secret(self, secret: bytes) -> None:
        """Uses another secret (seed) for all chance from now on. What was played so far can no
        longer be undone."""
        self.past.append((len(self.entries), self.secret))
        self.secret = secret
        self.state.rng = Rng(secret)
        self.forget_undo()
        self._origin, self._floor = self.state.copy(), len(self._played)

    def replay_entry(self, entry: Entry) -> None:
        """Plays an entry of a log again. Raises BrokenFile if chance gives another outcome than the
        entry has; also Malformed, Illegal, NoUndo."""
        if entry.move == UNDO:
            made = self.undo(entry.seat)
        elif back := moves_undone_by(entry.move):
            made = self.go_back(entry.seat, back)
        else:
            made = self.submit(entry.seat, entry.move)
        if made != entry:
            recorded, given = (" ".join(map(str, e.rolled)) or "–" for e in (entry, made))
            raise BrokenFile("file-dice", n=entry.n, told=recorded, given=given)

    def _replay_next(self, again: Match, entry: Entry) -> None:
        """Plays the next entry of this match in `again`, the match that replays it."""
        again.replay_entry(entry)
        self._repeat_forks(again)

    def _repeat_forks(self, again: Match) -> None:
        """Changes the secret of `again`, the match that replays this one, if this match was forked
        after the entry that `again` has reached."""
        while len(again.past) < len(self.past):
            n = len(again.past)
            if self.past[n][0] != len(again.entries):
                return
            again.change_secret(self.past[n + 1][1] if n + 1 < len(self.past) else self.secret)

    # -- files ---------------------------------------------------------------------------------

    def save(self, with_secret: bool | None = None) -> str:
        """Returns the match as the text of a match file. `with_secret`: whether the secret is in
        it; None: only if the game is over. Without a secret, `load` cannot read the file."""
        shown = self.over if with_secret is None else with_secret
        secrets = [(n, commitment(secret), secret) for n, secret in self.past]
        return write_file(
            {
                "coven": FORMAT,
                "game": self.game.id,
                "rules": self.game.version,
                **({"box": box} if (box := box_hash(self.game.id)) else {}),
                "seats": self.seats,
                "names": self.names,
                "options": self.options,
                "commitment": self.commitment,
                "secret": self.secret.hex() if shown else None,
                "past": [[n, promise, s.hex() if shown else None] for n, promise, s in secrets],
                "final": fingerprint(self.state),
            },
            self.entries,
        )

    @classmethod
    def load(cls, text: str) -> Match:
        """Reads a match file: deals the match again from its secret and replays it. Raises
        BrokenFile."""
        head, entries = read_file(text)
        past = [(n, read_secret(promise, secret)) for n, promise, secret in head["past"]]
        secret = read_secret(head["commitment"], head["secret"])
        try:
            game = games.game(head["game"])
            if head["rules"] != game.version:
                raise BrokenFile("file-rules", theirs=head["rules"], ours=game.version)
            if head.get("box", "") != box_hash(game.id):
                raise BrokenFile("file-box")
            match = cls.start(game.id, head["seats"], head["options"], secret, head["names"])
        except games.UnknownGame as e:
            raise BrokenFile("file-game", game=head["game"][:40]) from e
        except BadOptions as e:
            raise BrokenFile("file-options") from e
        match.past = past
        again = match.at(0)
        for entry in entries:
            try:
                match._replay_next(again, entry)
            except (Malformed, Illegal, NoUndo) as e:
                raise BrokenFile("file-move", n=entry.n, move=entry.move[:60]) from e
        if fingerprint(again.state) != head["final"]:
            raise BrokenFile("file-final")
        return again
