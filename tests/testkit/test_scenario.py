"""Scenes: a test with a false expectation fails with a message that says why."""

from __future__ import annotations

import doctest

import pytest
from tests.core.examples import Auction, Den, Gamble, Kitchen

from coven.testkit import cites, scenario
from coven.testkit.scenario import Scene
from coven.text import MissingText, clear_caches

GRID = "noughts-and-crosses"


def test_the_example_of_the_documentation_runs() -> None:
    ran = doctest.testmod(scenario)
    assert ran.attempted > 5
    assert ran.failed == 0


def test_cites_changes_nothing() -> None:
    def test() -> str:
        return "as it was"

    assert cites("4.3", "R5")(test) is test


def test_without_a_number_the_fewest_sit_down() -> None:
    assert Scene(GRID).state.seats == 2
    assert Scene(Den(), 3).state.seats == 3


@pytest.mark.parametrize(
    "claim",
    [
        lambda scene: scene.play(0, "mark 4"),
        lambda scene: scene.play(1, "mark 0"),
        lambda scene: scene.expect_asked(0),
        lambda scene: scene.expect_asked(0, 1),
        lambda scene: scene.expect_asked(),
        lambda scene: scene.expect_options(1, ["mark 0"]),
        lambda scene: scene.expect_options(0, ["mark 0"]),
        lambda scene: scene.expect_offered(1, ["take-back"]),
        lambda scene: scene.expect_can(1, "mark 1", "mark 0"),
        lambda scene: scene.expect_cannot(1, "mark 1"),
        lambda scene: scene.expect_refused(1, "mark 1", rule="2.1"),
        lambda scene: scene.expect_refused(1, "mark 0", rule="2.2"),
        lambda scene: scene.expect_refused(1, "mark 0", rule="2.1", because="refuse-unknown"),
        lambda scene: scene.expect_malformed(1, "mark 1"),
        lambda scene: scene.expect_prompt(0, "prompt-turn"),
        lambda scene: scene.expect_prompt(1, "prompt-other"),
        lambda scene: scene.expect_unknown(1, "cells"),
        lambda scene: scene.expect_unknown(None, "cell 1"),
        lambda scene: scene.expect_scores(0, line=1),
        lambda scene: scene.expect_over("line"),
        lambda scene: scene.play_randomly(lambda s: s.ply > 20),
    ],
)  # fmt: skip
def test_a_false_claim_fails(claim: object) -> None:
    scene = Scene(GRID)
    scene.play(0, "mark 0")
    with pytest.raises(AssertionError):
        claim(scene)  # type: ignore[operator]


def test_a_failed_play_says_which_rule_forbids_it_and_what_could_be_played() -> None:
    scene = Scene(GRID)
    scene.play(0, "mark 0")
    with pytest.raises(AssertionError, match=r"2\.1 Cell 1 is already marked\.") as failed:
        scene.play(1, "mark 0")
    assert "mark 1" in str(failed.value)


def test_dice_show_what_the_scene_sets() -> None:
    scene = Scene(Den(), 2)
    scene.dice(3, 6)
    scene.play(0, "roll")
    scene.play(1, "roll")
    assert scene.state.purse == [3, 6]
    scene.expect_all_drawn()


def test_a_scene_can_expect_that_all_its_dice_were_used() -> None:
    scene = Scene(Den(), 2)
    scene.dice(3)
    with pytest.raises(AssertionError, match="never drawn"):
        scene.expect_all_drawn()


def test_a_die_has_no_seventh_face() -> None:
    scene = Scene(Den(), 2)
    scene.dice(7)
    with pytest.raises(AssertionError, match="6 outcomes"):
        scene.play(0, "roll")


def test_dice_that_the_scene_does_not_set_come_from_the_seed() -> None:
    purses = set()
    for seed in range(20):
        one, other = Scene(Den(), 2, seed=seed), Scene(Den(), 2, seed=seed)
        for scene in (one, other):
            scene.play(0, "roll")
        assert one.state.purse == other.state.purse
        purses.add(one.state.purse[0])
    assert len(purses) > 3


def test_shuffles_give_the_order_that_the_scene_sets() -> None:
    scene = Scene(Den(), 2)
    cards = [1, 2, 3, 4]
    scene.shuffled([4, 1, 3, 2])
    scene.state.shuffle(cards)
    assert cards == [4, 1, 3, 2]
    scene.shuffled([9, 9])
    with pytest.raises(AssertionError, match="the scene gives the order"):
        scene.state.shuffle(cards)


def test_dice_that_a_scene_sets_come_again_after_undo() -> None:
    scene = Scene(Den(), 2)
    copy = scene.state.copy()
    scene.dice(2, 5)
    scene.play(0, "roll")
    assert copy.rng.random_below(6, 1, 0) == 1
    assert list(scene.rng.draws) == [4]


def test_pieces_can_be_set_and_play_goes_on_from_there() -> None:
    scene = Scene(Den(), 3)
    scene.state.purse = [1, 2, 3]
    scene.settle(Gamble(2))
    scene.expect_asked(2)
    assert scene.sees(None)["purse"] == [1, 2, 3]
    assert scene.match.why_no_undo(2) is not None


def test_a_scene_can_undo_and_redo() -> None:
    scene = Scene(Auction(), 2)
    scene.play(1, "bid 2")
    scene.undo(1)
    scene.expect_asked(0, 1)
    scene.redo(1)
    scene.expect_asked(0)


def test_a_scene_goes_through_a_file_unchanged() -> None:
    scene = Scene(Kitchen(), 3)
    scene.play(1, "put 2")
    scene.through_file()
    scene.expect_offered(1, ["take-back"])
    scene.play(1, "take-back")


def test_a_scene_can_play_randomly_until_a_condition_is_true() -> None:
    scene = Scene(GRID)
    scene.play_randomly(lambda s: s.ply == 4)
    assert scene.state.ply == 4


def test_a_missing_text_fails_the_scene_in_which_it_comes_up() -> None:
    clear_caches()  # sentences that were formatted before
    scene = Scene(GRID)
    for speaker in scene.speakers:
        speaker.has = lambda key: key != "log-mark"  # type: ignore[method-assign]
    with pytest.raises(MissingText):
        scene.play(0, "mark 0")


def test_a_determinised_position_looks_the_same() -> None:
    scene = Scene(Den(), 2)
    scene.play(0, "draw")
    assert scene.other_world(1).cards[1] == scene.state.cards[1]
    assert {scene.other_world(1, seed).cards[0][0] for seed in range(30)} > {1, 2, 3}
