"""Tea (chapter 10), drawing (11), benefits of the cards (13)."""

from __future__ import annotations

import pytest

from coven.games.the_witches.components import CARDS, KINDS, Card
from coven.testkit import cites

from .scenes import Board


@cites("E8", "10.1", "10.2", "R23")
def test_tea_at_the_devils_oak() -> None:
    board = Board(
        4,
        witches={0: "tiffany", 1: "petulia", 2: "dimity", 3: "annagramma"},
        at={0: "nannys_house", 1: "devils_oak", 2: "slice", 3: "razorback"},
        cackles={0: 6, 1: 1},
    )
    assert board.state.pool == 9
    board.play(0, "walk devils_oak")
    assert (board.state.cackles[:2], board.state.pool) == ([3, 0], 13)
    board.play(0, "stay")
    assert (board.state.cackles[0], board.state.pool) == (0, 16)


@cites("10.1")
def test_each_host_loses_up_to_two() -> None:
    board = Board(
        3, at={0: "nannys_house", 1: "devils_oak", 2: "devils_oak"}, cackles={0: 1, 1: 3, 2: 5}
    )
    board.play(0, "walk devils_oak")
    assert board.state.cackles == [0, 1, 3]


@cites("10.3", "6.4")
def test_doing_nothing_is_logged() -> None:
    board = Board(at={0: "slice"})
    assert board.play(0, "walk razorback") == [
        "Player 1 walks to Razorback.",
        "Player 1 does nothing in Razorback.",
    ]


@cites("11.1", "11.2", "11.3")
@pytest.mark.parametrize(("easy", "cards"), [(0, 3), (1, 3), (4, 5), (8, 7), (12, 7)])
def test_the_size_of_the_hand(easy: int, cards: int) -> None:
    kinds = ["fever"] * 5 + ["sick_pig"] * 5 + ["sick_sheep"] * 5
    board = Board(solved={0: " ".join(kinds[:easy])}, left=1)
    board.play(0, "stay")
    assert len(board.hand(0)) == cards


@cites("11.4")
def test_surplus_cards_are_kept() -> None:
    board = Board(hands={0: "oats fool william greebo"}, left=1)
    board.play(0, "stay", "end-turn")
    assert len(board.hand(0)) == 4
    board.expect_refused(1, "drop oats", rule="4.1")


@cites("13.1", "4.3", "R13")
def test_benefits_can_be_played_until_drawing_begins() -> None:
    board = Board(hands={0: "kelda granny_2"}, cackles={0: 3}, left=1, deck="oats fool greebo")
    board.play(0, "stay")
    board.expect_options(0, ["end-turn", "play granny_2", "play kelda"])
    board.play(0, "play kelda", "play granny_2", "end-turn")
    assert board.hand(0) == ["greebo", "oats", "fool"]
    assert board.state.cackles[0] == 1
    assert board.state.active == 1


@cites("E10", "13.6", "13.2")
def test_two_short_then_extra_cards_bring_a_bonus() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "death"}, hands={0: "kelda"}, deck="feegles fool"
    )
    board.rolls(2, 2, 3, 3)
    board.play(0, "walk slice", "roll", "roll", "play kelda", "play feegles")
    assert board.problem_at("slice") is None


@cites("13.2")
def test_a_bonus_of_four_works_against_its_enemy_only() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "vlad"}, hands={0: "greebo rob_anybody"})
    board.rolls(5, 5, 3, 3)
    board.play(0, "walk slice", "roll")
    board.expect_refused(0, "play greebo", rule="13.2", because="refuse-bonus-early")
    board.play(0, "roll")
    board.expect_refused(0, "play rob_anybody", rule="13.2", because="refuse-other-enemy")
    board.play(0, "play greebo")
    assert board.problem_at("slice") is None


@cites("13.3", "R25", "R30")
def test_borrowing_shows_two_problems_to_nobody_else() -> None:
    board = Board(
        at={0: "slice"},
        problems={"dancers": "?lily", "long_man": "?hiver", "copperhead": "?bela"},
        hands={0: "bees granny_1"},
    )
    board.play(0, "play bees", "look dancers", "look long_man")
    board.expect_prompt(0, "prompt-move-first")
    assert "The face-down problem at the Dancers is Lily Weatherwax." in board.log(0)
    for viewer in (1, None):
        board.expect_unknown(viewer, "lily", "Lily", "hiver", "Hiver", "bela")
        assert any("looks at the face-down problem" in line for line in board.log(viewer))
    seen = {space["id"]: space["problem"] for space in board.sees(0)["spaces"]}
    assert "kind" not in seen["copperhead"]
    board.play(0, "play granny_1")
    board.expect_options(0, ["look copperhead", "enough"])
    board.expect_refused(0, "look dancers", rule="13.3", because="refuse-seen")
    board.play(0, "enough")


@cites("13.4")
@pytest.mark.parametrize("card", ["death_card", "death_of_rats"])
def test_death_solves_a_death_after_a_miss_and_cackles_stay(card: str) -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: card})
    board.rolls(0, 2, 0, 2)
    board.play(0, "walk slice", "roll", "roll", f"play {card}")
    assert board.problem_at("slice") is None
    assert (board.state.cackles[0], board.state.points[0]) == (2, 3)


@cites("13.4", "13.14", "13.15")
@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("death_card", "death"),
        ("blackcap", "sick_pig"),
        ("poorchick", "sick_pig"),
        ("granny_aching", "sick_sheep"),
        ("brevis", "sick_sheep"),
    ],
)
def test_some_cards_solve_their_problem_before_any_dice(card: str, problem: str) -> None:
    board = Board(at={0: "razorback"}, problems={"slice": problem}, hands={0: card})
    board.play(0, "walk slice", f"play {card}")
    assert board.problem_at("slice") is None
    assert board.state.cackles[0] == 0
    other = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: card})
    other.play(0, "walk slice")
    rule = {"death": "13.4", "sick_pig": "13.14", "sick_sheep": "13.15"}[problem]
    other.expect_refused(0, f"play {card}", rule=rule, because="refuse-other-problem")


@cites("13.5")
def test_escape_after_a_miss_is_no_failure() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "hiver"}, hands={0: "fool oats"})
    board.rolls(2, 2, 0, 2)
    board.play(0, "walk slice", "roll")
    board.expect_refused(0, "play fool", rule="13.5")
    board.play(0, "roll", "play fool")
    board.expect_can(0, "run razorback", "run sunless_place")
    board.play(0, "run razorback")
    assert (board.state.cackles[0], board.state.aliss[0]) == (1, 0)


@cites("13.5")
def test_escape_anywhere_if_nothing_near_is_empty() -> None:
    board = Board(
        at={0: "nannys_house", 1: "devils_oak"},
        problems={"long_man": "death", "dancers": "fever"},
        hands={0: "casanunda fool"},
    )
    board.rolls(2, 2, 2, 2)
    board.play(0, "broom casanunda", "fly long_man", "roll", "roll", "play fool")
    board.expect_can(0, "run slice", "run copperhead")
    board.play(0, "run slice")
    assert board.state.cackles[0] == 0


@cites("13.5")
def test_there_is_nothing_to_escape_from_after_a_success() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "fool"})
    board.rolls(6, 6, 6, 0)
    board.play(0, "walk slice", "roll", "roll")
    board.expect_refused(0, "play fool", rule="13.5", because="refuse-not-failed")


@cites("13.6")
def test_some_extra_cards_cost_a_cackle_and_all_may_exceed_the_hand() -> None:
    board = Board(hands={0: "desiderata kelda oats"}, deck="fool greebo toad william")
    board.play(0, "play desiderata", "play kelda")
    assert len(board.hand(0)) == 5
    assert board.state.cackles[0] == 1
    assert [c.id for c in CARDS if c.cackle] == ["perdita_3", "desiderata"]


@cites("13.8")
def test_help_takes_off_a_crisis() -> None:
    board = Board(
        problems={"slice": "fever", "dancers": "?lily"},
        crises={"slice": 1, "dancers": 1},
        hands={0: "roland shawn_ogg"},
    )
    board.play(0, "play roland")
    board.expect_options(0, ["soothe slice", "soothe dancers"])
    board.expect_refused(0, "soothe razorback", rule="13.8")
    board.play(0, "soothe dancers")
    assert (board.crises_at("dancers"), board.state.crises) == (0, 11)
    board.expect_unknown(1, "lily", "Lily")


@cites("13.12", "R23", "R25")
def test_introspection_and_no_cackles() -> None:
    board = Board(hands={0: "you_kitten morris_men"}, cackles={0: 2})
    board.play(0, "play you_kitten")
    assert (board.state.cackles[0], board.state.pool) == (0, 8)
    board.expect_refused(0, "play morris_men", rule="13.12", because="refuse-no-cackles")


@cites("13.13", "12.2")
def test_a_shamble_turns_over_an_elf_that_can_still_be_solved() -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "?elves", "dancers": "elves", "long_man": "lankin"},
        hands={0: "dismass oats"},
    )
    board.play(0, "play dismass", "flip slice")
    assert board.sees(1)["elves"] == 3
    assert not board.state.over
    board.rolls(6, 6, 6, 6)
    board.play(0, "walk slice", "roll", "roll", "stay", "end-turn")
    assert not board.state.over


@cites("13.16")
def test_transmutation_exchanges_cards_and_itself() -> None:
    board = Board(
        hands={0: "magrat_1 oats fool greebo"}, deck="toad kelda bees", problems={"slice": "fever"}
    )
    board.play(0, "play magrat_1", "drop oats", "drop greebo", "enough")
    assert board.hand(0) == ["kelda", "bees", "fool", "toad"]
    assert board.discarded() == ["magrat_1", "greebo", "oats"]


@cites("13.16", "13.2")
def test_transmutation_after_the_second_pair_can_bring_what_is_missing() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "death"}, hands={0: "mrs_earwig"}, deck="feegles"
    )
    board.rolls(2, 2, 3, 3)
    board.play(0, "walk slice", "roll", "roll", "play mrs_earwig", "enough", "play feegles")
    assert board.problem_at("slice") is None


OCCASION = {
    "bonus2": ("elves", 2),
    "bonus4": ("", 2),
    "death": ("death", 0),
    "sick_pig": ("sick_pig", 0),
    "sick_sheep": ("sick_sheep", 0),
    "escape": ("elves", 2),
    "reroll": ("elves", 1),
}
"""For each benefit the problem at which it can be played, and after how many pairs of dice; all
others at a Fever before any dice."""


@cites("13.1", "4.2", "R4")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_can_be_played_for_its_benefit_and_for_its_symbol(card: Card) -> None:
    problem, pairs = OCCASION.get(card.benefit, ("fever", -1))
    if card.only:
        problem = next(kind.id for kind in KINDS if kind.group == card.only)
    board = Board(
        at={0: "razorback", 1: "gnarly_ground"},
        problems={"slice": problem, "dancers": "?hiver", "long_man": "fever"},
        crises={"long_man": 1},
        cackles={0: 1},
        hands={0: card.id},
    )
    board.rolls(2, 2, 2, 2)
    if pairs >= 0:
        board.play(0, "walk slice", *["roll"] * pairs)
    board.play(0, f"play {card.id}")
    assert card.id in board.discarded()
    assert board.told[0].key in ("log-play", "log-cure")
    board = Board(
        at={0: "razorback", 1: "gnarly_ground"},
        problems={"slice": "elf_queen"},
        hands={0: card.id},
    )
    if card.symbol == "broom":
        board.play(0, f"broom {card.id}", "fly dancers")
        assert board.where(0) == "dancers"
    else:
        board.rolls(2, 2)
        board.play(0, "walk slice", "roll", f"use {card.id}")
        adds = 2 if card.symbol == "magic" else 1
        assert board.sees(1)["attempt"]["plus"] == adds
        assert board.state.cackles[0] == adds - 1
