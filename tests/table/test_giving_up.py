"""Resigning, ending a match by agreement, and agreeing to a rated match (P22)."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.store.sample_tables import NOW, new_table, started_table

from coven.store.ratings import rate_match
from coven.table import Refused, Table


def of_three(**settings: object) -> Table:
    """Returns a running match of anna, boris and cleo."""
    table = new_table("voodoo", 3, **settings)
    table.free_seat(2, "anna", NOW)
    table.sit("cleo", "Cleo", NOW)
    return table


def test_whoever_resigns_from_a_match_of_two_has_lost() -> None:
    table = started_table()
    table.resign("boris", NOW)
    assert (table.status, table.running.stopped) == ("over", "resigned")
    assert table.places() == [1, 2]
    assert [seat.person for seat in table.result().seats] == ["anna", "boris"]
    with pytest.raises(Refused):
        table.resign("anna", NOW)


def test_with_more_players_a_bot_plays_on_for_the_others() -> None:
    table = of_three()
    table.start("anna", NOW)
    table.resign("anna", NOW)
    assert table.status == "playing"
    assert table.seats[0].kind == "bot"
    assert table.host == "boris"
    table.resign("cleo", NOW)
    assert (table.status, table.places()) == ("over", [2, 1, 2])


def test_a_match_against_bots_ends_when_its_only_person_resigns() -> None:
    table = new_table("voodoo", 3)
    table.free_seat(1, "anna", NOW)
    table.put_bot(1, 1, "anna")
    table.start("anna", NOW)
    table.resign("anna", NOW)
    assert (table.status, table.places()) == ("over", [3, 1, 1])


def test_a_match_ends_without_places_when_all_people_agree() -> None:
    table = of_three()
    table.start("anna", NOW)
    assert not table.vote_to_stop("anna", True, NOW)
    assert not table.vote_to_stop("boris", True, NOW)
    assert not table.vote_to_stop("boris", False, NOW)
    assert not table.vote_to_stop("cleo", True, NOW)
    assert table.status == "playing"
    assert table.vote_to_stop("boris", True, NOW)
    assert (table.status, table.places()) == ("over", [0, 0, 0])
    assert not any(seat.counted for seat in table.result().seats)


def test_a_match_is_rated_only_if_everybody_has_agreed_before_the_start() -> None:
    for agreed in ((), ("boris",), ("boris", "cleo")):
        table = of_three()
        table.configure("anna", rated=True)
        for person in agreed:
            table.agree_to_rating(person, yes=True)
        table.start("anna", NOW)
        assert table.settings.rated == (len(agreed) == 2)
        with pytest.raises(Refused):
            table.configure("anna", rated=True)


def test_who_has_agreed_must_agree_again_when_the_host_changes_the_options() -> None:
    table = of_three()
    table.configure("anna", rated=True)
    table.agree_to_rating("boris", yes=True)
    table.agree_to_rating("cleo", yes=True)
    table.configure("anna", pace="fast")
    table.start("anna", NOW)
    assert not table.settings.rated


def test_a_host_who_removes_a_player_ends_the_rating() -> None:
    table = of_three()
    table.configure("anna", rated=True)
    for person in ("boris", "cleo"):
        table.agree_to_rating(person, yes=True)
    table.start("anna", NOW)
    assert table.settings.rated
    assert not table.settings.hints
    table.free_seat(1, "anna", NOW)
    assert not table.settings.rated


@settings(max_examples=25)
@given(st.sampled_from([(3, False), (4, True), (5, False), (6, True)]), st.randoms())
def test_places_count_the_seats_ahead_for_teams_and_shared_places(
    kind: tuple[int, bool], rng: random.Random
) -> None:
    """If all people of all sides but one resign, in any order, each side's place is one more than
    the number of seats ahead of it."""
    count, teams = kind
    options = {"teams": True} if teams else {}
    table = Table.new("wandering-towers", count, "p0", NOW, options=options)
    for i in range(count):
        table.sit(f"p{i}", f"P{i}", NOW)
    table.start("p0", NOW)
    assert table.match is not None
    sides = table.game.sides(table.match.state)
    winner = rng.choice(sides)
    leaving = [i for i in range(count) if sides[i] != winner]
    for i in rng.sample(leaving, len(leaving)):
        if table.status == "playing":
            table.resign(f"p{i}", NOW)
    places = table.places()
    assert table.status == "over"
    assert places == [1 + sum(other < own for other in places) for own in places]
    assert [place == 1 for place in places] == [side == winner for side in sides]
    result = table.result()
    assert [seat.place for seat in result.seats] == places
    rated = rate_match(replace(result, rated=True), {})
    assert len(rated) == count
    for i, j in itertools.combinations(range(count), 2):
        same = rated[f"p{i}"].mu == pytest.approx(rated[f"p{j}"].mu)
        assert same == (places[i] == places[j])
