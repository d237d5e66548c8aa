"""Components (chapter 1), aim (2) and set-up (3)."""

from __future__ import annotations

import pytest

from coven.core import BadOptions, rng_of
from coven.games.the_witches import components as box
from coven.games.the_witches.components import AREAS, CARDS, FACES, KINDS, NEIGHBOURS
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME, Board


@cites("1.1", "R2")
def test_the_map_has_ten_green_and_five_purple_marks_and_no_lonely_area() -> None:
    marks = [mark for area in AREAS for mark in area.setup]
    assert (marks.count("easy"), marks.count("hard"), len(marks)) == (10, 5, 27)
    assert [len(area.setup) for area in AREAS[:2]] == [3, 3]
    assert [AREAS[0].id, AREAS[1].id] == ["lancre_castle", "lancre_town"]
    seen, edge = {0}, [0]
    while edge:
        here = edge.pop()
        new = [a for a in range(len(AREAS)) if NEIGHBOURS[here] >> a & 1 and a not in seen]
        seen.update(new)
        edge += new
    assert len(seen) == len(AREAS) == 23
    assert len(box.PATHS) == 33


@cites("1.1", "R2")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("magrats_cottage", "bad_ass"),
        ("bad_ass", "hard_place"),
        ("bad_ass", "lancre_gorge"),
        ("magrats_cottage", "lancre_town"),
        ("lancre_town", "lancre_castle"),
        ("devils_oak", "creel_springs"),
    ],
)
def test_the_paths_of_the_rulebooks_examples_are_there(a: str, b: str) -> None:
    assert NEIGHBOURS[box.AREA_OF[a]] >> box.AREA_OF[b] & 1


@cites("1.2", "R1", "R3")
def test_thirty_easy_and_seventeen_hard_problems() -> None:
    easy = [kind for kind in KINDS if not kind.hard]
    hard = [kind for kind in KINDS if kind.hard]
    assert [kind.count for kind in easy] == [5] * 6
    assert sum(kind.count for kind in hard) == 17
    assert {kind.id: kind.count for kind in hard}["elves"] == 4
    assert sum(box.IS_ELF) == 7
    assert (min(box.DIFFICULTY), max(box.DIFFICULTY)) == (7, 25)
    by_id = {kind.id: kind for kind in KINDS}
    assert [by_id[k].difficulty for k in ("fever", "hiver", "lily", "death")] == [7, 22, 23, 12]
    assert (by_id["death"].points, by_id["sick_pig"].points) == (3, 1)


@cites("1.4")
def test_a_die_shows_a_cackle_and_2_to_6() -> None:
    assert FACES == (0, 2, 3, 4, 5, 6)


@cites("1.5", "4.2", "R4")
def test_fifty_five_cards_with_three_symbols_and_fourteen_kinds_of_benefit() -> None:
    assert len(CARDS) == len({card.id for card in CARDS}) == 55
    symbols = [card.symbol for card in CARDS]
    assert [symbols.count(x) for x in ("headology", "magic", "broom")] == [20, 19, 16]
    kinds = {"bonus" if b.startswith("bonus") else b for b in {card.benefit for card in box.CARDS}}
    assert len(kinds) == 14
    assert CARDS[box.CARD_OF["igor_scraps"]].benefit == "reroll"
    assert CARDS[box.CARD_OF["feegles"]].benefit == "bonus2"
    on = [card.area for card in CARDS]
    assert (on.count("lancre_castle"), on.count("lancre_town")) == (6, 7)
    assert {on.count(area.id) for area in AREAS[2:]} == {2}


@cites("1.6")
def test_tokens_and_witches() -> None:
    assert [witch.item for witch in box.WITCHES] == ["invisibility", "magic", "pig", ""]
    assert [box.COMPETITIVE[4].cackles, box.COMPETITIVE[2].black_aliss] == [16, 12]
    assert box.COMPETITIVE[2].crises == 12


@cites("2.1", "12.6")
def test_most_points_win() -> None:
    board = Board(solved={0: "fever", 1: "death"}, placed=16, at={0: "slice"})
    board.play(0, "stay", "stay")
    board.expect_over("points", ranking=[2, 1])


@cites("2.2", "11.2")
def test_two_easy_problems_are_worth_a_card() -> None:
    board = Board(solved={0: "fever fever"}, left=1)
    board.play(0, "stay")
    assert len(board.hand(0)) == 4


@cites("2.3", "12.1")
def test_all_lose_together_where_crises_run_out() -> None:
    board = Board(
        turn=True, problems={"slice": "fever"}, deck="igor_scraps", reserve=0, hands={0: "fool"}
    )
    board.expect_over("crises", ranking=[2, 2])


@cites("1.3", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "R7")
@pytest.mark.parametrize(
    ("seats", "easy", "hard"),
    [
        (1, [2, 2, 1, 0, 0, 0], [1, 1, 1, 0, 0, 0]),
        (2, [2, 2, 1, 2, 1, 1], [1, 1, 2, 1, 1, 1]),
        (3, [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]),
        (4, [4, 4, 4, 3, 3, 0], [2, 2, 2, 2, 2, 0]),
    ],
)
def test_problems_at_the_start(seats: int, easy: list[int], hard: list[int]) -> None:
    scene = Scene(GAME, seats)
    view = scene.sees(0)
    lying = [space["problem"] for space in view["spaces"] if space["problem"]]
    assert sum(p["hard"] and not p["open"] for p in lying) == 5
    assert sum(not p["hard"] and p["open"] for p in lying) == 10
    assert all("kind" not in p for p in lying if p["hard"])
    assert [b["easy"] for b in view["boxes"]] == easy
    assert [b["hard"] for b in view["boxes"]] == hard
    assert [b["top"] is not None for b in view["boxes"]] == [n > 0 for n in easy]
    assert view["problems_left"] == sum(easy) + sum(hard)
    assert len(scene.state.unused) == 47 - 15 - sum(easy) - sum(hard)


@cites("E1")
def test_the_boxes_of_four_players() -> None:
    view = Scene(GAME, 4).sees(None)
    assert [(b["easy"], b["hard"]) for b in view["boxes"]] == [(4, 2)] * 3 + [(3, 2)] * 2 + [(0, 0)]
    assert view["problems_left"] == 28


@cites("5.1")
@pytest.mark.parametrize(("seats", "turns"), [(1, 8), (2, 8), (3, 8), (4, 7)])
def test_everybody_has_the_same_number_of_turns(seats: int, turns: int) -> None:
    assert Scene(GAME, seats).sees(None)["problems"] == seats * turns


@cites("3.7")
@pytest.mark.parametrize(("seats", "cackles"), [(2, 8), (3, 12), (4, 16)])
def test_cackles_by_number_of_players(seats: int, cackles: int) -> None:
    view = Scene(GAME, seats).sees(None)
    assert (view["pool"], view["aliss"], view["crises"]) == (cackles, 12, 12)


@cites("3.8", "R5")
def test_the_highest_roll_chooses_first_and_a_tie_is_rolled_again() -> None:
    for seed in range(40):
        scene = Scene(GAME, 3, seed=seed)
        rolls = [line for line in scene.log() if "chooses first" in line]
        totals = [int(line.split("rolls ")[1].split()[0]) for line in rolls[:3]]
        (chooser,) = scene.state.pending
        if totals.count(max(totals)) == 1:
            assert (chooser, len(rolls)) == (totals.index(max(totals)), 3)
        else:
            assert len(rolls) > 3
            assert totals[chooser] == max(totals)


@cites("3.8", "3.12", "3.13", "3.14", "R6")
def test_choosing_goes_left_and_the_last_begins_without_dimity() -> None:
    scene = Scene(GAME, 3)
    (first,) = scene.state.pending
    second, third = (first + 1) % 3, (first + 2) % 3
    scene.play(first, "witch tiffany")
    scene.expect_refused(second, "witch tiffany", rule="3.8")
    scene.play(second, "witch annagramma")
    scene.play(third, "witch petulia")
    scene.expect_asked(third)
    assert [seat["cards"] for seat in scene.sees(None)["seats"]] == [3, 3, 3]
    scene.expect_refused(third, "start slice", rule="3.14", because="refuse-start-problem")
    scene.play(third, "start magrats_cottage")
    scene.expect_asked(first)
    scene.play(first, "start magrats_cottage")  # where another witch is
    scene.play(second, "start nannys_house")
    assert scene.state.active == third
    alone = Scene(GAME, 1)
    alone.expect_options(0, [f"witch {witch.id}" for witch in box.WITCHES])
    assert not any("first choice" in line for line in alone.log())


@cites("3.12")
def test_dimity_takes_the_first_turn() -> None:
    scene = Scene(GAME, 2)
    (first,) = scene.state.pending
    scene.play(first, "witch dimity")
    scene.play(1 - first, "witch tiffany")
    scene.expect_asked(first)
    scene.expect_refused(1 - first, "start magrats_cottage", rule="5.1")


@cites("3.10")
def test_annagramma_begins_with_a_cackle() -> None:
    scene = Scene(GAME, 2)
    (first,) = scene.state.pending
    scene.play(first, "witch annagramma")
    assert (scene.state.pool, scene.state.cackles[first]) == (7, 1)
    assert scene.sees(None)["seats"][first]["item"] == "magic"


@cites("3.9", "13.9")
def test_tiffanys_token_is_invisibility_once() -> None:
    board = Board(witches={0: "tiffany"}, at={0: "magrats_cottage"}, problems={"bad_ass": "fever"})
    assert "hard_place" not in board.walkable(0)
    board.play(0, "token invisibility")
    assert "hard_place" in board.walkable(0)
    board.play(0, "walk hard_place")
    board.expect_refused(0, "token invisibility", rule="3.9", because="refuse-token-spent")


@cites("3.11", "13.14")
def test_petulias_token_cures_a_pig_after_a_failed_roll() -> None:
    board = Board(active=1, at={1: "razorback"}, problems={"slice": "sick_pig"}, hands={1: "fool"})
    board.rolls(0, 2, 2, 2)
    board.play(1, "walk slice", "roll", "roll")
    board.expect_can(1, "token pig")
    board.play(1, "token pig")
    assert board.problem_at("slice") is None
    assert (board.state.cackles[1], board.state.item[1], board.state.points[1]) == (1, False, 1)


@cites("3.11")
def test_petulias_token_is_for_pigs_only() -> None:
    board = Board(active=1, at={1: "razorback"}, problems={"slice": "sick_sheep"})
    board.play(1, "walk slice")
    board.expect_refused(1, "token pig", rule="3.11", because="refuse-token-now")
    board.expect_refused(1, "token magic", rule="3.10", because="refuse-not-her-token")


def test_options_are_checked() -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, {"hands": "open"}, rng_of(1))
    with pytest.raises(BadOptions):
        GAME.new(1, {"game": "cooperative"}, rng_of(1))
