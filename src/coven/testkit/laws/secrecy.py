"""Checks that what a seat is sent depends only on what it may know (5, and barriers for 6)."""

from __future__ import annotations

from typing import Any

from coven.core import Event, Move, Refusal, Rng, fingerprint, play
from coven.table import Match
from coven.testkit.checking import Check, sample, viewer_name, viewers
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer, secret_of

from .guesses import Guesses

EventContent = tuple[str, dict[str, int | str]]
"""The key and the arguments of an event."""
OPENINGS = 24
"""How many openings of each lineup are compared."""


def check_secrecy(check: Check) -> None:
    """Check 5: if everything that a seat cannot know is drawn again, all that the seat is sent
    stays the same, byte for byte: view, moves, labels, explanations and log. And everything that
    it cannot know is drawn again, the dice to come, too."""
    redrawn = False
    guesses = Guesses(check)

    def examine(lineup: Lineup, seed: int) -> None:
        nonlocal redrawn
        for s, _, _, player in check.sample_positions(lineup, seed):
            before = fingerprint(s)
            for viewer in some_viewers(s, player):
                for memory in (0.0, 1.0):
                    other = check.determinised(s, viewer, player, memory)
                    if other.rng is s.rng and not s.over:
                        check.report_here("found-world-dice")
                    redrawn |= _fingerprint_without_draws(other) != _fingerprint_without_draws(s)
                    _check_looks_the_same(check, s, other, viewer, player)
                    check.game.conserve(other)
                    if _check_asks_again(check, other, viewer):
                        _play_on(other, player)
                _check_same_events(check, s, viewer, player)
            if fingerprint(s) != before:
                check.report_here("found-world-shared")

    def guess(lineup: Lineup, seed: int) -> None:
        player = RandomPlayer(check.game, seed + 700)
        for s, seat, move in check.walk(lineup, seed):
            if guesses.wants(s) or (not s.over and player.chance(check.depth.share(lineup))):
                guesses.compare_answers(s, seat, move, player)

    check.each_game(examine)
    check.each_game(
        lambda lineup, seed: _check_same_opening_events(check, lineup, seed, guesses), share=0.0
    )
    if check.game.facts.hidden and redrawn:
        check.each_game(guess, share=0.5)
        guesses.report()
    if check.game.facts.hidden and not redrawn:
        check.report("found-world-same")
    elif redrawn != check.game.facts.hidden:
        declared, seen = str(check.game.facts.hidden), str(redrawn)
        check.report("found-fact", fact="hidden", declared=declared, seen=seen)


def some_viewers(s: Any, player: RandomPlayer) -> list[int | None]:
    """Returns up to three viewers: a seat that is asked, another seat, and a spectator (None)."""
    asked = sorted(s.pending)
    chosen = {player.pick(s.seats)}
    if asked:
        chosen.add(asked[player.pick(len(asked))])
    return [*sorted(chosen), None]


def _fingerprint_without_draws(s: Any) -> str:
    """Returns a fingerprint that ignores how many random numbers were drawn."""
    copy = s.copy()
    copy.drawn = 0
    return fingerprint(copy)


def _check_looks_the_same(
    check: Check, s: Any, other: Any, viewer: int | None, player: RandomPlayer
) -> None:
    """Checks that `other`, in which hidden things were drawn again, looks like `s` to the
    viewer."""
    game = check.game
    if canonical(game.sight(other, viewer)) != canonical(game.sight(s, viewer)):
        check.report_here("found-world-seen", seat=viewer_name(viewer))
        return
    every = list(game.every_move(s))
    if every != list(game.every_move(other)):
        check.report_here("found-world-moves", seat=viewer_name(viewer))
    if viewer is not None:
        for move in sample(every, check.depth.positions * 4, player):
            if _content(game.explain(s, viewer, move)) != _content(
                game.explain(other, viewer, move)
            ):
                check.report_here("found-world-explained", seat=viewer, move=move.text)


def _content(refusal: Refusal | None) -> Any:
    """Returns the rule and text of a refusal as values that can be compared; None if there is no
    refusal."""
    return None if refusal is None else (refusal.rule, refusal.text.key, refusal.text.args)


def _check_asks_again(check: Check, other: Any, viewer: int | None) -> bool:
    """Checks that a determinised position offers the moves that its top frame would ask for now;
    returns whether it does."""
    if other.over:
        return True
    again = other.copy()
    again.pending, again.offers_cache = {}, None
    again.top.resume(again)
    fresh: bool = (again.pending, again.offered) == (other.pending, other.offered)
    if not fresh:
        check.report_here("found-world-asks", seat=viewer_name(viewer))
    return fresh


def _play_on(s: Any, player: RandomPlayer) -> None:
    """Plays some random answers in `s`, a determinised position. An exception means that the
    position could not occur in a real game."""
    for _ in range(12):
        if s.over:
            return
        play(s, *player.choose(s))


def _check_same_events(check: Check, s: Any, viewer: int | None, player: RandomPlayer) -> None:
    """Plays the same answers with the same dice in the position and in a determinised one, and
    checks that the viewer gets the same events in both as long as it sees the same. Fleeting events
    do not count."""
    one, other = s.copy(), check.determinised(s, viewer, player)
    if not _check_asks_again(check, other, viewer):
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
        if canonical(check.game.sight(one, viewer)) != canonical(check.game.sight(other, viewer)):
            return
        _compare_events(check, viewer, _events_for(one, viewer), _events_for(other, viewer))


def _check_same_opening_events(check: Check, lineup: Lineup, seed: int, guesses: Guesses) -> None:
    """Checks that a viewer who sees the same in two openings got the same events of the set-up, and
    compares what is hidden in them with `guesses`."""
    told: dict[tuple[int | None, str], list[EventContent]] = {}
    first: dict[tuple[int | None, str], Any] = {}
    player = RandomPlayer(check.game, seed)
    for n in range(seed, seed + OPENINGS):
        s = check.game.new(lineup.seats, lineup.options, Rng(secret_of(n)), records_events=True)
        for viewer in viewers(s):
            seen = viewer, canonical(check.game.sight(s, viewer))
            here = _events_for(s, viewer)
            _compare_events(check, viewer, here, told.setdefault(seen, here))
            if check.game.facts.hidden and first.setdefault(seen, s) is not s:
                guesses.compare(s, first[seen], viewer, player)


def _compare_events(
    check: Check, viewer: int | None, here: list[EventContent], there: list[EventContent]
) -> None:
    if here != there:
        odd = [told for told in (*here, *there) if told not in here or told not in there]
        check.report_here("found-world-told", seat=viewer_name(viewer), word=(odd or here)[0][0])


def _events_for(s: Any, viewer: int | None) -> list[EventContent]:
    """Returns the events of a position that the viewer may read, without fleeting ones."""
    return [
        (event.key, event.args)
        for event in s.events
        if event.readable(viewer) and not event.fleeting
    ]


def log_for(match: Match, seat: int | None) -> list[Event]:
    """Returns the events of a match's log that a seat, or a spectator (None), may read."""
    events = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    return [event for event in events if event.readable(seat) and not event.fleeting]


def check_learning_raises_barrier(
    check: Check, s: Any, seat: int, move: Move, player: RandomPlayer
) -> None:
    """Checks that a move from which a viewer learns something raises the barrier of undo.

    A viewer learns something if the position and a determinised one looked the same before the move
    and look different after it."""
    game = check.game
    for viewer in dict.fromkeys([seat, *some_viewers(s, player)]):
        one, other = s.copy(), check.determinised(s, viewer, player)
        if canonical(game.sight(one, seat)) != canonical(game.sight(other, seat)):
            continue  # the seat that moves can tell the positions apart
        play(one, seat, move)
        play(other, seat, move)
        if one.barrier == s.barrier and (
            canonical(game.sight(one, viewer)) != canonical(game.sight(other, viewer))
        ):
            check.report_here("found-no-barrier", seat=viewer_name(viewer), move=move.text)
