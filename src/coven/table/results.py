"""The result of a match that is over, as it is stored for statistics and ratings."""

from __future__ import annotations

from coven.core import Move, parse

from .checks import must_have_started
from .match import entries_not_undone
from .state import TableState
from .stored_fields import MatchResult, SeatResult


def places(table: TableState) -> list[int]:
    """Returns the place of every seat of a match that is over. Usually these are the places by the
    rules. If the match ended because somebody resigned, those who have resigned get the last place
    and all others the first. If it was ended by agreement, all get 0. Raises Refused before the
    start."""
    match = must_have_started(table)
    if not table.running.stopped:
        return match.game.ranking(match.state)
    if table.running.stopped == "agreed":
        return [0] * len(table.seats)
    sides = match.game.sides(match.state)
    lost = {sides[seat] for seat in table.running.left}
    last = 1 + sum(side not in lost for side in sides)
    return [last if side in lost else 1 for side in sides]


def result(table: TableState) -> MatchResult:
    """Returns the result of a table whose match is over. Raises Refused before the start."""
    match = must_have_started(table)
    settings, left = table.settings, table.running.left
    sides, scores = match.game.sides(match.state), match.game.scores(match.state)
    practice = settings.imported or settings.lesson or settings.forked_from is not None
    moves: list[list[Move]] = [[] for _ in table.seats]
    for entry in entries_not_undone(match.entries):
        moves[entry.seat].append(parse(entry.move))
    of_seats = []
    for i, (seat, place) in enumerate(zip(table.seats, places(table), strict=True)):
        person = seat.person or left.get(i)
        alone = person is not None and len(table.seats_of(person)) + (i in left) == 1
        counted = not practice and place > 0 and (alone or person is None)
        shared = len(set(sides)) == 1
        points = match.game.shared_points(match.state, i) if shared else sum(scores[i].values())
        opening = match.game.opening(match.state, i, moves[i])
        of_seats.append(
            SeatResult(person, seat.bot, place, points, sides[i], i in left, counted, opening)
        )
    return MatchResult(
        settings.game, _variant(table), table.running.ended, settings.rated, tuple(of_seats)
    )


def _variant(table: TableState) -> str:
    """Returns the key of the game's first variant that has the options of this table; "" if none
    has."""
    count, game = len(table.seats), table.game
    for variant in game.variants:
        fits = count in variant.players
        if fits and game.complete(count, variant.options) == table.settings.options:
            return variant.key
    return ""
