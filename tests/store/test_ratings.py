"""Ratings do not depend on the order of seats, and know teams, shared places and bots."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven import games
from coven.bots import BETA, MU, lead, strengths
from coven.store.ratings import (
    Rating,
    bot_rating,
    rate,
    rate_match,
    rated_places,
)
from coven.table import MatchResult, SeatResult
from coven.text import Speaker

ratings = st.builds(Rating, st.floats(0.0, 50.0), st.floats(0.5, 25.0 / 3))


@st.composite
def matches(draw: st.DrawFn) -> tuple[list[list[Rating]], list[int]]:
    """Returns two to eight sides of up to three members, and their places."""
    sides = draw(st.lists(st.lists(ratings, min_size=1, max_size=3), min_size=2, max_size=8))
    strengths = draw(st.lists(st.integers(0, 4), min_size=len(sides), max_size=len(sides)))
    return sides, [1 + sum(other > own for other in strengths) for own in strengths]


@settings(max_examples=60, deadline=None)
@given(matches(), st.randoms())
def test_ratings_do_not_depend_on_the_order_of_sides_and_members(
    match: tuple[list[list[Rating]], list[int]], rng: Any
) -> None:
    sides, places = match
    expected = rate(sides, places)
    order = list(range(len(sides)))
    rng.shuffle(order)
    within = [rng.sample(range(len(side)), len(side)) for side in sides]
    given = [[sides[i][k] for k in within[i]] for i in order]
    found = rate(given, [places[i] for i in order])
    assert found == [[expected[i][k] for k in within[i]] for i in order]


@settings(max_examples=60, deadline=None)
@given(st.lists(ratings, min_size=2, max_size=8), st.data())
def test_of_two_equal_players_the_better_placed_gains_no_less(
    players: list[Rating], data: st.DataObject
) -> None:
    twin = players[0]
    strengths = [data.draw(st.integers(0, 4)) for _ in (twin, *players)]
    places = [1 + sum(other > own for other in strengths) for own in strengths]
    first, second, *_ = rate([[twin], *([player] for player in players)], places)
    if places[0] < places[1]:
        assert first[0].mu >= second[0].mu - 1e-9
    elif places[0] == places[1]:
        assert first[0].mu == pytest.approx(second[0].mu)


def seat(person: str | None, place: int, side: int, **more: Any) -> SeatResult:
    fields = {"bot": None, "points": 0, "gave_up": False, "counted": True} | more
    return SeatResult(person=person, place=place, side=side, **fields)


def rated_match(*seats: SeatResult, rated: bool = True, game: str = "voodoo") -> MatchResult:
    return MatchResult(game, "", 1.0, rated, seats)


def test_partners_gain_and_lose_together() -> None:
    seats = [seat("a", 1, 0), seat("b", 3, 1), seat("c", 1, 0), seat("d", 3, 1)]
    new = rate_match(rated_match(*seats), {})
    assert new["a"] == new["c"]
    assert new["b"] == new["d"]
    assert new["a"].mu > 25.0 > new["b"].mu


def test_a_shared_place_changes_nothing_between_equals() -> None:
    new = rate_match(rated_match(seat("a", 1, 0), seat("b", 1, 1)), {})
    assert new["a"].mu == pytest.approx(25.0)
    assert new["b"].mu == pytest.approx(25.0)


def test_whoever_leaves_for_good_comes_last_for_ratings() -> None:
    seats = [seat("a", 1, 0, gave_up=True, bot=2), seat("b", 2, 1), seat("c", 3, 2)]
    assert rated_places(seats) == {0: 4, 1: 2, 2: 3}
    new = rate_match(rated_match(*seats), {})
    assert new["b"].mu > new["c"].mu > new["a"].mu


@pytest.mark.parametrize(
    "match",
    [
        rated_match(seat("a", 1, 0), seat("b", 2, 1), rated=False),
        rated_match(seat("a", 1, 0), seat("b", 1, 0)),
        rated_match(seat("a", 0, 0), seat("b", 0, 1)),
        rated_match(seat("a", 1, 0), seat("a", 2, 1)),
    ],
    ids=["unrated", "cooperative", "ended by agreement", "one person on two seats"],
)
def test_some_matches_change_no_rating(match: MatchResult) -> None:
    assert rate_match(match, {}) == {}


BENCHMARKS = Path(__file__).parents[2] / "docs" / "benchmarks.md"


def test_bots_have_ratings_that_expect_the_win_rates_of_the_arena() -> None:
    """P48: the ratings of two levels predict the win rate between them that docs/benchmarks.md
    lists."""
    page = BENCHMARKS.read_text()
    for game in map(games.game, games.own_ids()):
        row = re.search(
            rf"^\| {Speaker(games.package_of(game.id), 'en').say('name')} \| (.*) \|$", page, re.M
        )
        assert (row is None) == (game.level_wins is None)
        if row is None or game.level_wins is None:
            continue
        percent = [float(cell.split(" %")[0]) for cell in row[1].split(" | ")]
        assert game.level_wins == pytest.approx([one / 100 for one in percent[1:3]])
        one, two, three = (bot_rating(game.id, level) for level in (1, 2, 3))
        scale = math.sqrt(2 * (two.sigma**2 + BETA**2))
        for better, worse, won in zip((two, three), (one, two), game.level_wins, strict=True):
            odds = math.exp((better.mu - worse.mu) / scale)
            assert odds / (1 + odds) == pytest.approx(won)


def test_ratings_of_a_tournament_expect_its_results() -> None:
    found = strengths({("2", "1"): 74.5, ("1", "2"): 24.5, ("3", "2"): 70, ("2", "3"): 29}, "2")
    assert found["2"] == MU == Rating().mu
    assert found["1"] == pytest.approx(MU - lead(0.75), abs=0.01)
    assert found["3"] == pytest.approx(MU + lead(0.705), abs=0.01)
    always = strengths({("a", "b"): 9.0}, "2")
    assert always["a"] + always["b"] == pytest.approx(2 * MU)
    assert always["a"] - always["b"] == pytest.approx(lead(0.95), abs=0.01)


def test_bots_are_part_of_rated_matches_and_keep_their_ratings() -> None:
    beaten = rate_match(rated_match(seat("a", 1, 0), seat(None, 2, 1, bot=3)), {})
    weak = rate_match(rated_match(seat("a", 1, 0), seat(None, 2, 1, bot=1)), {})
    assert set(beaten) == {"a"}
    assert beaten["a"].mu > weak["a"].mu > 25.0
