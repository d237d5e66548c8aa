"""When hard problems win (chapter 14), and the end of the game (12)."""

from __future__ import annotations

import pytest

from coven.games.the_witches.components import KINDS, Kind
from coven.testkit import cites

from .scenes import Board


def failed(problem: str, **more: object) -> Board:
    """Returns the position after seat 0 has failed at this problem in Slice. `more`: further
    arguments of Board."""
    board = Board(at={0: "razorback"}, problems={"slice": problem}, **more)  # type: ignore[arg-type]
    board.solves(0, 2, 2, 2, 2)
    return board


@cites("14.4", "14.5", "14.6", "R26")
@pytest.mark.parametrize("felmet", ["duke_felmet", "lady_felmet"])
def test_the_felmets_put_her_into_the_dungeon(felmet: str) -> None:
    board = failed(felmet)
    assert board.where(0) == "dungeon"
    assert board.state.cackles[0] == 1
    assert len(board.hand(0)) == 3
    assert board.state.active == 1


@cites("14.5", "14.6")
def test_without_a_card_she_leaves_with_her_second_movement() -> None:
    board = Board(at={0: "dungeon"}, hands={0: "oats"}, problems={"slice": "fever"})
    board.expect_options(0, ["stay"])
    board.expect_refused(0, "walk slice", rule="14.5")
    board.play(0, "stay")
    board.expect_can(0, "fly slice", "fly dancers", "fly lancre_castle.2")
    board.expect_refused(0, "stay", rule="14.5", because="refuse-dungeon-free")
    board.rolls(6, 6, 6, 6)
    board.play(0, "fly slice", "roll", "roll")
    assert board.problem_at("slice") is None
    board.expect_prompt(0, "prompt-end-turn")


@cites("14.5", "14.6", "R26")
@pytest.mark.parametrize("way", ["broom casanunda", "play fool", "play toad", "token invisibility"])
def test_a_broom_escape_or_invisibility_gets_her_out_at_once(way: str) -> None:
    board = Board(
        witches={0: "tiffany", 1: "dimity"}, at={0: "dungeon"}, hands={0: "casanunda fool toad"}
    )
    board.play(0, way, "fly dancers")
    assert board.where(0) == "dancers"
    board.expect_prompt(0, "prompt-move-second")


@cites("14.2", "R26")
def test_the_cunning_man_locks_up_everybody() -> None:
    board = Board(
        3,
        at={0: "razorback", 1: "dancers", 2: "dancers"},
        problems={"slice": "cunning_man"},
        cackles={1: 2, 2: 2},
        deck="fool oats william miss_tick",
    )
    board.solves(0, 2, 2, 2, 2)
    assert [board.where(seat) for seat in range(3)] == ["dungeon"] * 3
    assert board.state.cackles == [1, 2, 2]
    assert board.state.active == 1
    board.play(1, "stay", "fly copperhead")
    assert [board.where(seat) for seat in range(3)] == ["dungeon", "copperhead", "dungeon"]


@cites("14.3", "12.2")
@pytest.mark.parametrize("elf", ["elves", "lankin", "elf_king", "elf_queen"])
def test_elves_do_nothing_more_until_there_are_three(elf: str) -> None:
    board = failed(elf)
    assert (board.state.cackles[0], board.state.aliss[0], board.state.crises) == (1, 0, 12)
    board.play(0, "run razorback", "stay")
    assert not board.state.over


@cites("12.2", "14.3", "R24")
def test_three_open_elves_at_the_end_of_the_last_turn_are_a_defeat_without_scoring() -> None:
    board = Board(
        placed=16,
        at={0: "razorback"},
        problems={"slice": "?elf_queen", "dancers": "elves", "long_man": "elf_king"},
        solved={0: "death death"},
    )
    board.solves(0, 2, 2, 2, 2)
    board.play(0, "run razorback", "stay")
    board.expect_over("elves", ranking=[2, 2])


@cites("14.7")
@pytest.mark.parametrize("problem", ["hiver", "lily"])
def test_the_hiver_and_lily_bring_black_aliss(problem: str) -> None:
    board = failed(problem)
    assert (board.state.aliss, board.state.cackles[0]) == ([1, 0], 1)


@cites("14.8")
@pytest.mark.parametrize("problem", ["count_magpyr", "vlad", "lacrimosa", "bela"])
def test_magpyrs_get_a_crisis_however_many_they_have(problem: str) -> None:
    board = failed(problem, crises={"slice": 1})
    assert (board.crises_at("slice"), board.state.crises) == (2, 10)
    printed = next(kind.difficulty for kind in KINDS if kind.id == problem)
    seen = {space["id"]: space["problem"] for space in board.sees(1)["spaces"]}
    assert seen["slice"]["target"] == printed + 4


@cites("14.8", "5.9")
def test_a_magpyr_without_a_crisis_left_is_the_end() -> None:
    board = failed("vlad", reserve=0)
    board.expect_over("crises", ranking=[2, 2])


@cites("14.9", "R29")
def test_the_wintersmith_takes_an_easy_problem_off_every_mat() -> None:
    board = failed("wintersmith", solved={0: "fever fever", 1: "death"})
    assert board.state.mat == [1, 0]
    assert board.state.points == [2, 3]
    assert [seat["hand_size"] for seat in board.sees(None)["seats"]] == [3, 3]
    bare = failed("wintersmith")
    assert bare.state.mat == [0, 0]


@cites("14.10", "R27")
def test_belas_defeat_sends_the_open_magpyrs_away() -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "bela", "dancers": "vlad", "long_man": "?lacrimosa"},
        crises={"dancers": 2},
    )
    board.rolls(6, 6, 6, 6)
    board.play(0, "walk slice", "roll", "roll")
    assert board.problem_at("dancers") is None
    assert board.problem_at("long_man") == "lacrimosa"
    assert (board.state.points, board.state.crises) == ([5, 0], 12)
    assert board.sees(1)["removed"] == ["vlad"]


@cites("R27")
def test_the_counts_defeat_sends_nobody_away() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "count_magpyr", "dancers": "vlad"})
    board.solves(0, 6, 6, 6, 6)
    assert board.problem_at("dancers") == "vlad"


@cites("1.2", "7.3")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_problem_can_be_solved_and_gives_its_points(kind: Kind) -> None:
    hands = "granny_1 granny_2 perdita_1 oats"
    face = "?" if kind.hard else ""
    board = Board(at={0: "razorback"}, problems={"slice": face + kind.id}, hands={0: hands})
    board.rolls(6, 6, 6, 6)
    board.play(0, "walk slice", *(["open"] if kind.hard else []), "roll")
    board.play(0, "use granny_1", "use granny_2", "use perdita_1", "roll")
    assert board.state.points[0] == kind.points
    assert board.sees(1)["seats"][0]["solved"] == [kind.id]


# -- the end -----------------------------------------------------------------------------------


@cites("E9", "12.4")
def test_the_example_with_22_points() -> None:
    solved = "death death pregnancy broken_limb fever sick_pig hiver lady_felmet"
    board = Board(placed=16, solved={0: solved})
    board.expect_scores(0, easy=12, hard=10)
    board.play(0, "stay", "stay")
    board.expect_over("points", ranking=[1, 2])
    assert sum(board.game.scores(board.state)[0].values()) == 22


@cites("12.6")
@pytest.mark.parametrize(
    ("solved", "cackles", "aliss", "ranking", "ending"),
    [
        (("death", "death"), {0: 3, 1: 2}, {}, [2, 1], "tie-break"),
        (("death fever", "death"), {1: 2}, {0: 1}, [1, 2], "tie-break"),
        (("lady_felmet", "death broken_limb"), {}, {}, [1, 2], "tie-break"),
        (("broken_limb", "pregnancy"), {}, {}, [2, 1], "tie-break"),
        (("death", "death"), {}, {}, [1, 1], "shared"),
    ],
)
def test_ties(
    solved: tuple[str, str],
    cackles: dict[int, int],
    aliss: dict[int, int],
    ranking: list[int],
    ending: str,
) -> None:
    board = Board(
        placed=16,
        solved={0: solved[0], 1: solved[1]},
        cackles=cackles,
        aliss=aliss,
        at={0: "slice", 1: "dancers"},
    )
    board.play(0, "stay", "stay")
    board.expect_over(ending, ranking=ranking)


@cites("R32")
def test_players_who_are_equal_in_everything_share_the_victory() -> None:
    board = Board(placed=16, solved={0: "fever", 1: "fever"}, at={0: "slice"})
    board.play(0, "stay", "stay")
    board.expect_over("shared", ranking=[1, 1])
    board.expect_refused(0, "stay", rule="12.3", because="game-over")


@cites("12.3")
def test_the_game_goes_on_while_problems_are_to_come() -> None:
    board = Board(placed=15, left=1)
    board.play(0, "stay")
    assert not board.state.over
