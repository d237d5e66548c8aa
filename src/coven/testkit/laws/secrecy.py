"""Knowing: what a seat is sent is a function of what it may know (5)."""

from __future__ import annotations

from typing import Any

from coven.core import Event, Move, Refusal, Rng, fingerprint, play
from coven.table import Match
from coven.testkit.checking import Looking, sample, viewers, who
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer, secret_of

Told = tuple[str, dict[str, int | str]]
"""An event, as it is read: its key and its arguments."""
OPENINGS = 24
"""So many set-ups of each table are compared."""


def keeps_secrets(look: Looking) -> None:
    """Two worlds: whatever a seat cannot know is redrawn, and all that it is sent stays the same,
    byte for byte: view, options, labels, explanations and log."""
    redrawn = False

    def examine(table: Lineup, seed: int) -> None:
        nonlocal redrawn
        for s, _, _, player in look.some_of(table, seed):
            before = fingerprint(s)
            for viewer in some_viewers(s, player):
                for memory in (0.0, 1.0):
                    other = look.other_world(s, viewer, player, memory)
                    redrawn |= _position(other) != _position(s)
                    _looks_alike(look, s, other, viewer, player)
                    look.game.conserve(other)
                    if _asks_what_its_frame_asks(look, other, viewer):
                        _plays_on(other, player)
                _told_alike(look, s, viewer, player)
            if fingerprint(s) != before:
                look.find_here("found-world-shared")

    look.each_game(examine)
    look.each_game(lambda table, seed: _openings_told_alike(look, table, seed), share=0.0)
    if redrawn != look.game.facts.hidden:
        declared, seen = str(look.game.facts.hidden), str(redrawn)
        look.find("found-fact", fact="hidden", declared=declared, seen=seen)


def some_viewers(s: Any, player: RandomPlayer) -> list[int | None]:
    """Up to three: somebody asked, somebody else, and a spectator."""
    asked = sorted(s.pending)
    chosen = {player.pick(s.seats)}
    if asked:
        chosen.add(asked[player.pick(len(asked))])
    return [*sorted(chosen), None]


def _position(s: Any) -> str:
    """A fingerprint in which the number of draws does not count."""
    copy = s.copy()
    copy.drawn = 0
    return fingerprint(copy)


def _looks_alike(
    look: Looking, s: Any, other: Any, viewer: int | None, player: RandomPlayer
) -> None:
    game = look.game
    if canonical(game.sight(other, viewer)) != canonical(game.sight(s, viewer)):
        look.find_here("found-world-seen", seat=who(viewer))
        return
    every = list(game.every_move(s))
    if every != list(game.every_move(other)):
        look.find_here("found-world-moves", seat=who(viewer))
    if viewer is not None:
        for move in sample(every, look.depth.positions * 4, player):
            if _sent(game.explain(s, viewer, move)) != _sent(game.explain(other, viewer, move)):
                look.find_here("found-world-explained", seat=viewer, move=move.text)


def _sent(refusal: Refusal | None) -> Any:
    return None if refusal is None else (refusal.rule, refusal.text.key, refusal.text.args)


def _asks_what_its_frame_asks(look: Looking, other: Any, viewer: int | None) -> bool:
    """Where others' cards are redrawn, they have other options than in the real position."""
    if other.over:
        return True
    again = other.copy()
    again.pending, again.offers_cache = {}, None
    again.top.resume(again)
    fresh: bool = (again.pending, again.offered) == (other.pending, other.offered)
    if not fresh:
        look.find_here("found-world-asks", seat=who(viewer))
    return fresh


def _plays_on(s: Any, player: RandomPlayer) -> None:
    """An imagined position is a possible one."""
    for _ in range(12):
        if s.over:
            return
        play(s, *player.choose(s))


def _told_alike(look: Looking, s: Any, viewer: int | None, player: RandomPlayer) -> None:
    """The same answers in both worlds, with the same dice: as long as the viewer sees the same, it
    must be told the same, but for what is shown for a moment only."""
    one, other = s.copy(), look.other_world(s, viewer, player)
    if not _asks_what_its_frame_asks(look, other, viewer):
        return
    other.rng = s.rng
    one.records_events = other.records_events = True
    for _ in range(6):
        if one.over:
            return
        seat, move = player.choose(one)
        if move not in other.moves(seat):
            return
        play(one, seat, move)
        play(other, seat, move)
        if canonical(look.game.sight(one, viewer)) != canonical(look.game.sight(other, viewer)):
            return
        _compare(look, viewer, _read_by(one, viewer), _read_by(other, viewer))


def _openings_told_alike(look: Looking, table: Lineup, seed: int) -> None:
    """Whoever sees the same of two openings was told the same of the set-up."""
    told: dict[tuple[int | None, str], list[Told]] = {}
    for n in range(seed, seed + OPENINGS):
        s = look.game.new(table.seats, table.options, Rng(secret_of(n)), records_events=True)
        for viewer in viewers(s):
            seen = viewer, canonical(look.game.sight(s, viewer))
            here = _read_by(s, viewer)
            _compare(look, viewer, here, told.setdefault(seen, here))


def _compare(look: Looking, viewer: int | None, here: list[Told], there: list[Told]) -> None:
    if here != there:
        odd = [told for told in (*here, *there) if told not in here or told not in there]
        look.find_here("found-world-told", seat=who(viewer), word=(odd or here)[0][0])


def _read_by(s: Any, viewer: int | None) -> list[Told]:
    return [
        (event.key, event.args)
        for event in s.events
        if event.readable(viewer) and not event.fleeting
    ]


def log_for(match: Match, seat: int | None) -> list[Event]:
    """All that a seat, or a spectator, can read again of a match."""
    events = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    return [event for event in events if event.readable(seat) and not event.fleeting]


def learning_is_a_barrier(
    look: Looking, s: Any, seat: int, move: Move, player: RandomPlayer
) -> None:
    """If a move that is possible in two worlds makes them look different to somebody who could not
    tell them apart before, something was learnt, and undo must stop there."""
    game = look.game
    for viewer in dict.fromkeys([seat, *some_viewers(s, player)]):
        one, other = s.copy(), look.other_world(s, viewer, player)
        if canonical(game.sight(one, seat)) != canonical(game.sight(other, seat)):
            continue  # whoever moves knows which of the worlds it is
        play(one, seat, move)
        play(other, seat, move)
        if one.barrier == s.barrier and (
            canonical(game.sight(one, viewer)) != canonical(game.sight(other, viewer))
        ):
            look.find_here("found-no-barrier", seat=who(viewer), move=move.text)
