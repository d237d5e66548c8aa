"""Ratings of people, one for each game, by the Bradley–Terry model of openskill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from coven import games
from coven.bots import BETA, BOT_SIGMA, MU, SHOWN_SCALE, lead
from coven.table import MatchResult, SeatResult

SIGMA = 25.0 / 3
SURE_AFTER = 5
"""How many rated matches a person must have played before leaderboards list them."""


@dataclass(frozen=True)
class Rating:
    """How well somebody plays a game, as a normal distribution: `mu` is the estimate, `sigma` its
    standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """Returns the rating as people see it, a whole number such as 1500."""
        return round(SHOWN_SCALE * self.mu)


def bot_rating(game: str, level: int) -> Rating:
    """Returns the rating of the bots of this level at a game, so that the model expects the win
    rates of the arena (`Game.level_wins`). A new person is expected to play like level 2. Level 4
    was not measured and counts as level 3. Matches do not change a bot's rating, so that the
    ratings of people who play against bots keep their meaning."""
    wins = games.game(game).level_wins
    if wins is None:
        return Rating()
    lower, upper = map(lead, wins)
    return Rating(MU + (-lower if level == 1 else 0.0 if level == 2 else upper), BOT_SIGMA)


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Returns the ratings after a match, in the order of `sides`: each is a team with a rating for
    every member and has the place, 1 for the best, at the same index of `places`. Sides may share
    a place. The order in which sides and their members are given has no influence."""
    # openskill adds up in the order of its input, which changes the last digits.
    order = sorted(
        range(len(sides)),
        key=lambda i: (places[i], sorted((r.mu, r.sigma) for r in sides[i])),
    )
    within = [sorted(range(len(sides[i])), key=lambda k: _key(sides[i][k])) for i in order]
    model = _model()
    teams = [
        [model.rating(mu=sides[i][k].mu, sigma=sides[i][k].sigma) for k in members]
        for i, members in zip(order, within, strict=True)
    ]
    rated = model.rate(teams, ranks=[float(places[i]) for i in order])
    new: list[list[Rating]] = [[Rating()] * len(side) for side in sides]
    for i, members, team in zip(order, within, rated, strict=True):
        for k, member in zip(members, team, strict=True):
            new[i][k] = Rating(float(member.mu), float(member.sigma))
    return new


def combined(one: Rating, other: Rating) -> Rating:
    """Returns the rating of a person whose matches were counted as those of two people. Both
    ratings estimate the same strength, so their precisions are added; the precision that every new
    person starts with counts only once."""
    start = Rating()
    precision = one.sigma**-2 + other.sigma**-2 - start.sigma**-2
    weighed = one.mu * one.sigma**-2 + other.mu * other.sigma**-2 - start.mu * start.sigma**-2
    return Rating(weighed / precision, precision**-0.5)


def _key(rating: Rating) -> tuple[float, float]:
    return rating.mu, rating.sigma


@cache
def _model() -> Any:
    """Returns the model that computes ratings, BradleyTerryFull of the library openskill. Its usual
    model, Plackett–Luce, may reward the worse of two equal players if places are shared (by 1.8
    points in 3,000 random matches)."""
    from openskill.models import BradleyTerryFull  # some tenths of a second

    return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA)


def rated_places(seats: Sequence[SeatResult]) -> dict[int, int]:
    """Returns the place of every side for ratings: a side on which somebody has left for good
    comes last, however well a bot played on."""
    last = 1 + max((seat.place for seat in seats), default=0)
    gave_up = {seat.side for seat in seats if seat.gave_up}
    return {s.side: last if s.side in gave_up else s.place for s in seats}


def rate_match(result: MatchResult, known: dict[str, Rating]) -> dict[str, Rating]:
    """Returns the new ratings of the people of a rated match, by id; `known`: those they had
    before, if any. Empty if the match changes none: it was not rated, all were on one side, or it
    ended without places."""
    people = Counter(seat.person for seat in result.seats if seat.person is not None)
    if not result.rated or result.shared or any(seat.place == 0 for seat in result.seats):
        return {}
    if any(many > 1 for many in people.values()):
        return {}
    of_sides: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        of_sides.setdefault(seat.side, []).append(seat)
    before = [[_before(result.game, seat, known) for seat in seats] for seats in of_sides.values()]
    places = rated_places(result.seats)
    after = rate(before, [places[side] for side in of_sides])
    return {
        seat.person: rating
        for seats, ratings in zip(of_sides.values(), after, strict=True)
        for seat, rating in zip(seats, ratings, strict=True)
        if seat.person is not None
    }


def _before(game: str, seat: SeatResult, known: dict[str, Rating]) -> Rating:
    if seat.person is not None:
        return known.get(seat.person, Rating())
    return bot_rating(game, seat.bot) if seat.bot is not None else Rating()
