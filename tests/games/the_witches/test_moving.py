"""Moving (chapter 6), Extra movement (13.7) and Invisibility (13.9, 13.10)."""

from __future__ import annotations

from coven.testkit import cites

from .scenes import Board


@cites("E3", "6.2", "6.5", "6.7")
def test_through_the_town_but_not_through_bad_ass() -> None:
    board = Board(
        at={0: "magrats_cottage", 1: "gnarly_ground"},
        problems={"bad_ass": "fever", "lancre_town.1": "death"},
    )
    assert board.walkable(0) == {
        "bad_ass",
        "lancre_town",
        "mad_stoat",
        "lancre_castle",
        "nannys_house",
        "blackglass",
        "brass_neck",
        "slippery_hollow",
    }
    board.expect_refused(0, "walk hard_place", rule="6.5")


@cites("E4", "6.6", "6.7")
def test_a_town_full_of_problems_stops_her() -> None:
    board = Board(
        at={0: "magrats_cottage", 1: "gnarly_ground"},
        problems={
            "bad_ass": "fever",
            "lancre_town.1": "death",
            "lancre_town.2": "fever",
            "lancre_town.3": "sick_pig",
        },
    )
    assert board.walkable(0) == {
        "bad_ass",
        "lancre_town",
        "mad_stoat",
        "brass_neck",
        "slippery_hollow",
    }
    board.play(0, "walk lancre_town.3")
    board.expect_prompt(0, "prompt-facing")


@cites("6.5", "10.1")
def test_another_witch_stops_her_too() -> None:
    board = Board(at={0: "magrats_cottage", 1: "mad_stoat"})
    assert "brass_neck" not in board.walkable(0)
    assert "mad_stoat" in board.walkable(0)


@cites("6.1", "10.3")
def test_two_movements_or_staying() -> None:
    board = Board(at={0: "slice"})
    board.play(0, "stay")
    board.expect_refused(0, "end-turn", rule="6.1", because="refuse-end-early")
    board.play(0, "walk razorback")
    assert board.state.active == 1


@cites("6.3")
def test_a_broom_goes_anywhere() -> None:
    board = Board(
        at={0: "slice"},
        problems={"razorback": "fever", "sunless_place": "death", "creel_springs": "fever"},
        hands={0: "casanunda"},
    )
    board.expect_refused(0, "fly copperhead", rule="6.3", because="refuse-broom-first")
    board.play(0, "broom casanunda")
    assert len(board.options(0)) == 26
    board.play(0, "fly copperhead")
    assert (board.where(0), board.discarded()) == ("copperhead", ["casanunda"])


@cites("6.4", "7.1")
def test_on_a_space_with_a_problem_a_witch_must_solve_it() -> None:
    board = Board(at={0: "slice", 1: "razorback"}, problems={"sunless_place": "fever"})
    board.play(0, "walk sunless_place")
    board.expect_options(0, ["roll"])
    board.expect_refused(0, "walk slice", rule="7.1")


@cites("6.8")
def test_another_space_of_the_same_area_takes_a_whole_movement() -> None:
    board = Board(
        at={0: "lancre_castle.1"}, problems={"lancre_castle.2": "?lily"}, hands={0: "toad"}
    )
    board.expect_can(0, "walk lancre_castle.2", "walk lancre_castle.3")
    board.play(0, "walk lancre_castle.2", "play toad")
    board.expect_can(0, "open", "slip-by")
    assert not board.walkable(0)


@cites("13.7")
def test_extra_movement_is_two_areas_more_for_one_walk() -> None:
    board = Board(at={0: "magrats_cottage", 1: "gnarly_ground"}, hands={0: "casanunda"})
    assert "dancers" not in board.walkable(0)
    board.play(0, "play casanunda")
    assert "dancers" in board.walkable(0)
    board.play(0, "walk dancers")
    assert board.where(0) == "dancers"
    assert "lancre_town" not in {x for x in board.walkable(0) if x == "magrats_cottage"}
    assert board.state.extra == 0


@cites("E11", "13.9", "R14", "R30")
def test_tiffany_looks_at_lily_and_passes_unseen() -> None:
    board = Board(
        witches={0: "tiffany", 1: "dimity"},
        spent=(0,),
        at={0: "nannys_house", 1: "gnarly_ground"},
        problems={"devils_oak": "?lily", "creel_springs": "sick_sheep"},
        crises={"creel_springs": 1},
        hands={0: "toad"},
    )
    assert "creel_springs" not in board.walkable(0)
    board.play(0, "walk devils_oak", "look devils_oak")
    assert board.log(0)[-1] == "The face-down problem at the Devil’s Oak is Lily Weatherwax."
    board.expect_unknown(1, "lily", "Lily")
    board.expect_unknown(None, "lily", "Lily")
    assert board.hand(0) == ["toad"]
    board.play(0, "play toad", "walk creel_springs")
    assert board.where(0) == "creel_springs"
    board.expect_can(0, "roll")
    assert board.sees(0)["attempt"]["problem"]["target"] == 10
    seen = {space["id"]: space["problem"] for space in board.sees(0)["spaces"]}
    assert (seen["devils_oak"]["open"], seen["devils_oak"]["looked"]) == (False, True)
    assert seen["devils_oak"]["kind"] == "lily"
    board.expect_unknown(1, "lily")


@cites("E12", "13.9")
def test_with_her_steps_used_up_she_leaves_with_the_second_movement() -> None:
    board = Board(
        at={0: "lancre_town.1", 1: "gnarly_ground"},
        problems={"devils_oak": "?lily", "creel_springs": "sick_sheep"},
        hands={0: "toad"},
    )
    board.play(0, "walk devils_oak", "look devils_oak", "play toad")
    board.expect_options(0, ["open", "slip-by"])
    board.play(0, "slip-by")
    board.expect_prompt(0, "prompt-leave")
    board.expect_refused(0, "stay", rule="13.9", because="refuse-must-leave")
    assert "creel_springs" in board.walkable(0)
    board.play(0, "walk creel_springs")
    board.expect_prompt(0, "prompt-facing")


@cites("13.9", "R14")
def test_she_may_stop_after_looking_and_keep_the_card() -> None:
    board = Board(at={0: "nannys_house"}, problems={"devils_oak": "?elves"}, hands={0: "toad oats"})
    board.play(0, "walk devils_oak", "look devils_oak", "open")
    board.expect_cannot(0, "play toad", "slip-by")
    board.expect_can(0, "roll")
    assert board.hand(0) == ["oats", "toad"]


@cites("13.9")
def test_nobody_without_invisibility_may_look() -> None:
    board = Board(at={0: "nannys_house"}, problems={"devils_oak": "?elves"}, hands={0: "oats"})
    board.play(0, "walk devils_oak")
    board.expect_options(0, ["open"])
    board.expect_refused(0, "look devils_oak", rule="13.9", because="refuse-cannot-vanish")


@cites("13.9")
def test_after_flying_she_can_look_and_leave() -> None:
    board = Board(at={0: "slice"}, problems={"devils_oak": "?lily"}, hands={0: "toad casanunda"})
    board.play(0, "broom casanunda", "fly devils_oak", "look devils_oak", "play toad", "slip-by")
    board.expect_can(0, "walk nannys_house")


@cites("13.9")
def test_on_the_last_movement_without_steps_there_is_no_way_past() -> None:
    board = Board(
        left=1,
        at={0: "lancre_town.1", 1: "slice"},
        problems={"devils_oak": "?lily"},
        hands={0: "toad"},
    )
    board.play(0, "walk devils_oak")
    board.expect_options(0, ["open", "look devils_oak"])
    board.expect_refused(0, "slip-by", rule="7.1")


@cites("13.9")
def test_invisible_she_passes_problems_and_witches_without_stopping() -> None:
    board = Board(
        at={0: "magrats_cottage", 1: "mad_stoat"},
        problems={"bad_ass": "fever"},
        hands={0: "toad"},
    )
    board.play(0, "play toad")
    assert {"hard_place", "lancre_gorge", "brass_neck"} <= board.walkable(0)
    board.play(0, "walk brass_neck")
    assert board.state.invisible == 0
    assert board.state.cackles == [0, 0]


@cites("13.9", "13.7")
def test_extra_movement_can_be_played_on_the_way_unseen() -> None:
    board = Board(
        at={0: "lancre_town.1", 1: "gnarly_ground"},
        problems={"devils_oak": "?lily"},
        hands={0: "toad casanunda"},
        left=1,
    )
    board.play(0, "play toad", "walk devils_oak", "play casanunda")
    board.expect_can(0, "walk creel_springs", "walk slice", "open")


@cites("13.10", "R15")
def test_in_the_castle_she_can_look_at_one_problem_and_then_walk_or_fly() -> None:
    board = Board(
        at={0: "lancre_castle.1"},
        problems={"lancre_castle.2": "?lily", "lancre_castle.3": "?hiver"},
        hands={0: "toad casanunda"},
    )
    board.expect_refused(0, "look lancre_castle.2", rule="13.10")
    board.play(0, "play toad")
    board.expect_can(0, "look lancre_castle.2", "look lancre_castle.3")
    board.play(0, "look lancre_castle.3")
    board.expect_cannot(0, "look lancre_castle.2")
    board.expect_can(0, "walk lancre_town.1", "broom casanunda")
    board.expect_unknown(1, "hiver", "Hiver")
