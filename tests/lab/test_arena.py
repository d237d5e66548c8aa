from __future__ import annotations

import csv
import sys
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from coven import games
from coven.bots import BadSpec
from coven.core import BadOptions
from coven.lab.arena import PlayedGame, Standing, Tournament, arena, quantile, report
from coven.lab.export import tournament_csv, tournament_svg
from coven.lab.ray_cluster import NoRay
from coven.lab.wilson import wilson
from coven.text import LOCALES, Speaker

NOUGHTS = "noughts-and-crosses"


def played(places: tuple[int, ...], entrants: tuple[int, ...] = (0, 1)) -> PlayedGame:
    return PlayedGame(0, entrants, places, (0,) * len(places), 9, "line", ((0.1,),) * len(places))


def test_the_same_seed_gives_the_same_games_whoever_plays_them() -> None:
    here = arena(NOUGHTS, ["3:40", "greedy"], 6, seed=4)
    assert arena(NOUGHTS, ["3:40", "greedy"], 6, seed=4) == here
    assert arena(NOUGHTS, ["3:40", "greedy"], 6, seed=4, jobs=2) == here


def test_another_seed_gives_other_games() -> None:
    one, other = (arena(NOUGHTS, ["random", "random"], 12, seed=seed) for seed in (1, 2))
    assert one.played != other.played


def test_everybody_sits_everywhere_equally_often() -> None:
    for number in (1, 7, 10):
        tournament = arena(NOUGHTS, ["random", "greedy"], number)
        assert len(tournament.played) == number + number % 2
        for seat in (0, 1):
            first = [game.entrants[seat] for game in tournament.played].count(0)
            assert first == len(tournament.played) / 2


def test_progress_counts_finished_games() -> None:
    counted: list[int] = []
    arena(NOUGHTS, ["random", "random"], 4, progress=counted.append)
    assert counted == [1, 2, 3, 4]


def test_a_shared_victory_counts_in_part() -> None:
    assert played((1, 1)).win_share(0) == 0.5
    assert played((1, 2)).win_share(0) == 1
    assert played((1, 2)).win_share(1) == 0
    assert played((1, 1, 3), (0, 1, 2)).win_share(1) == 0.5


def test_if_all_lose_together_nobody_has_a_share_of_the_victory() -> None:
    assert [played((2, 2)).win_share(seat) for seat in (0, 1)] == [0, 0]


def test_standings_are_by_kind_of_bot_and_seats_by_seat() -> None:
    games_played = (played((1, 2), (0, 1)), played((1, 2), (1, 0)), played((1, 1), (0, 1)))
    tournament = Tournament(NOUGHTS, {}, ("greedy", "random"), 0, games_played, 1.0)
    greedy, random = tournament.standings()
    assert (greedy.name, greedy.games, greedy.wins) == ("greedy", 3, 1.5)
    assert (random.name, random.games, random.wins) == ("random", 3, 1.5)
    first, second = tournament.seats()
    assert (first.wins, second.wins) == (2.5, 0.5)


def test_bots_of_the_same_kind_stand_together() -> None:
    tournament = arena(NOUGHTS, ["random", "random"], 10)
    (only,) = tournament.standings()
    assert only.games == 20
    assert only.wins == 10


@pytest.mark.parametrize(
    ("wins", "number", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (190, 200, 0.910, 0.973),
    ],
)
def test_the_interval_is_wilsons(wins: float, number: int, low: float, high: float) -> None:
    assert wilson(wins, number) == pytest.approx((low, high), abs=1e-3)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_quantile_is_one_of_the_values() -> None:
    assert [quantile((1, 2, 3, 4), part) for part in (0, 0.25, 0.5, 0.75, 0.99, 1)] == [
        *(1, 1, 2, 3, 4, 4)
    ]


def test_greedy_play_beats_random_play_clearly() -> None:
    greedy, random = arena(NOUGHTS, ["greedy", "random"], 60).standings()
    assert greedy.interval[0] > random.interval[1]


def test_impossible_tournaments_are_refused_before_the_first_game() -> None:
    with pytest.raises(games.UnknownGame):
        arena("chess", ["random", "random"])
    with pytest.raises(BadOptions):
        arena(NOUGHTS, ["random"] * 3)
    with pytest.raises(BadSpec):
        arena(NOUGHTS, ["random", "grandmaster"])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_report_exists_in_every_language(locale: str) -> None:
    tournament = arena(NOUGHTS, ["3:10", "2", "random"][:2], 2)
    tables = report(tournament, Speaker("coven", locale))
    assert [table.row_count for table in tables[:3]] == [2, 2, 2]
    assert tables[3].row_count == len(tournament.endings())
    assert tournament.ratings()["2"] == 1500


def test_thinking_time_is_kept_but_does_not_make_tournaments_differ() -> None:
    tournament = arena(NOUGHTS, ["random", "random"], 2)
    game = tournament.played[0]
    assert sum(len(times) for times in game.seconds) == game.plies
    assert replace(game, seconds=((), ())) == game
    assert Standing("random", 4, 3).rate == 0.75


def test_a_tournament_can_be_exported_as_csv_and_svg() -> None:
    held = arena(NOUGHTS, ["greedy", "random"], 6, seed=2)
    rows = list(csv.DictReader(tournament_csv(held).splitlines()))
    assert [int(row["game"]) for row in rows] == list(range(6))
    assert {rows[0]["bot_1"], rows[0]["bot_2"]} == {"greedy", "random"}
    assert rows[0]["bot_1"] == rows[1]["bot_2"]
    won = sum(
        1 / [row["place_1"], row["place_2"]].count("1")
        for row in rows
        for seat in "12"
        if row[f"bot_{seat}"] == "greedy" and row[f"place_{seat}"] == "1"
    )
    assert won == held.standings()[0].wins
    for locale in ("en", "uk"):
        drawn = ElementTree.fromstring(tournament_svg(held, Speaker("coven", locale)))
        words = [text.text for text in drawn.iter() if text.text]
        assert f"{held.standings()[0].rate:.1%}" in words
        assert {"0%", "50%", "100%"} <= set(words)
        title = next(word for word in words if "6" in word)
        assert title.startswith(Speaker(games.package_of(NOUGHTS), locale).say("name"))


def test_ray_on_this_machine_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="coven[ray] is not installed; make ray installs it")
    alone = arena(NOUGHTS, ["greedy", "random"], 8, seed=4)
    assert arena(NOUGHTS, ["greedy", "random"], 8, seed=4, ray=True) == alone


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        arena(NOUGHTS, ["random", "random"], 2, ray=True)
