"""Checks that `Game.determinise` draws again all that the viewer cannot know (5).

What a viewer cannot know is found by comparing two real positions that the viewer cannot tell
apart: two openings, one position after two answers of another seat, or after the same answer with
other dice. A part of the position in which they differ is hidden, so the guesses that `determinise`
makes for this viewer must differ in it, too, at least once in many guesses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from coven.core import Move, Rng, play
from coven.core.codec import save
from coven.testkit.checking import Check
from coven.testkit.scenario import canonical
from coven.testkit.walk import RandomPlayer, secret_of

Part = tuple[str, int | None]
"""A part of a position: a field, with a seat if the field has an entry for each seat, or the field
of a frame, as ``Bid.steps``."""
GUESSES = 4
"""How many guesses are made in each position in which something is hidden."""
ENOUGH = 24
"""So many equal guesses are no coincidence."""
MOST = 3 * ENOUGH
"""After so many guesses of which one was different, a part is not examined again."""


@dataclass
class _Tally:
    """How often a part of the position was guessed, how often the guess was not the truth, and
    where the first guess was made."""

    guessed: int = 0
    differed: int = 0
    where: str = ""


class Guesses:
    """Counts, for each part of a position that is hidden from somebody, how often guesses of it
    differ from the truth."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self._tallies: dict[tuple[str, bool], _Tally] = {}
        """By the name of the part, and whether the viewer is a spectator."""
        self._frames: dict[type, int] = {}
        """How many positions with this top frame were compared."""

    def wants(self, s: Any) -> bool:
        """Whether the position is to be examined because few with this top frame were."""
        if s.over:
            return False
        kind = type(s.top)
        self._frames[kind] = self._frames.get(kind, 0) + 1
        return self._frames[kind] <= ENOUGH

    def compare(self, one: Any, other: Any, viewer: int | None, player: RandomPlayer) -> None:
        """Compares two real positions that the viewer cannot tell apart, and counts how often
        guesses for the first differ from it in what is hidden."""
        if one.over:
            return
        spectator = viewer is None
        mine, theirs = _parts(one), _parts(other)
        hidden = [
            part
            for part, value in mine.items()
            if part[1] != viewer or part[1] is None
            if theirs.get(part, value) != value
        ]
        hidden = [part for part in hidden if self._is_open(part[0], spectator)]
        for _ in range(GUESSES if hidden else 0):
            guess = _parts(self.check.determinised(one, viewer, player))
            for part in hidden:
                tally = self._tallies.setdefault((part[0], spectator), _Tally())
                tally.where = tally.where or self.check.place
                tally.guessed += 1
                tally.differed += guess.get(part) != mine[part]

    def _is_open(self, name: str, spectator: bool) -> bool:
        """Whether the part is still to be examined."""
        tally = self._tallies.get((name, spectator))
        return tally is None or tally.guessed < MOST or not tally.differed

    def compare_answers(self, s: Any, seat: int, move: Move, player: RandomPlayer) -> None:
        """Compares the positions after `move`, after another answer of the same seat, and after
        `move` with other dice, for another seat and a spectator."""
        one = _after(s, seat, move, s.rng)
        others = []
        choices = [other for other in s.pending.get(seat, []) if other != move]
        if choices:
            others.append(_after(s, seat, choices[player.pick(len(choices))], s.rng))
        if one.drawn:
            others.append(_after(s, seat, move, Rng(secret_of(player.pick(1_000_000)))))
        for viewer in ((seat + 1 + player.pick(s.seats - 1)) % s.seats if s.seats > 1 else 0, None):
            if viewer == seat:
                continue
            for other in others:
                if _is_same_for(self.check, one, other, viewer):
                    self.compare(one, other, viewer, player)

    def report(self) -> None:
        """Reports the parts that no guess has changed."""
        said = set()
        for (name, _), tally in self._tallies.items():
            if tally.guessed >= ENOUGH and not tally.differed and name not in said:
                said.add(name)
                key = "found-world-committed" if name.endswith(".steps") else "found-world-fixed"
                self.check.report(key, where=tally.where, name=name)


def _after(s: Any, seat: int, move: Move, rng: Rng) -> Any:
    """Returns the position after an answer, with these dice and with the events recorded."""
    new = s.copy()
    new.rng = rng
    new.records_events = True
    play(new, seat, move)
    return new


def _is_same_for(check: Check, one: Any, other: Any, viewer: int | None) -> bool:
    """Whether the viewer sees the same in both positions and got the same events."""
    return _told(one, viewer) == _told(other, viewer) and canonical(
        check.game.sight(one, viewer)
    ) == canonical(check.game.sight(other, viewer))


def _told(s: Any, viewer: int | None) -> list[Any]:
    return [
        (event.key, event.args)
        for event in s.events
        if event.readable(viewer) and not event.fleeting
    ]


def _parts(s: Any) -> dict[Part, Any]:
    """Returns the parts of a position, as `save` writes them, without counters."""
    found: dict[Part, Any] = {}
    saved = save(s)
    for name, value in saved.items():
        if name in ("v", "seats", "ply", "drawn", "barrier"):
            continue
        if name == "stack":
            found.update(_frame_parts(value))
        elif isinstance(value, list) and len(value) == s.seats:
            found.update({(name, seat): entry for seat, entry in enumerate(value)})
        else:
            found[name, None] = value
    return found


def _frame_parts(stack: list[Any]) -> Iterator[tuple[Part, Any]]:
    """Yields the fields of all frames on the stack, saved as `stack`."""
    for frame in stack:
        for kind, fields in frame.items():
            if isinstance(fields, dict):
                for field, value in fields.items():
                    yield (f"{kind}.{field}", None), value
