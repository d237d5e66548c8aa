"""The round, and studying (chapters 4 and 5)."""

from __future__ import annotations

import pytest

from coven.testkit import cites
from coven.testkit.scenario import canonical

from .scenes import Board

HANDS = {
    0: "spore_lore fear_charm mushroom_flood nature_rite",
    1: "web_lore love_charm spider_quake growth_rite",
}


@cites("4.1", "4.2", "4.3", "4.4")
def test_a_round_is_study_then_brewing_and_every_stage_ends_for_all_together() -> None:
    board = Board(2, hands=HANDS, bench={0: "mushroom*4", 1: "spider*4"}, tokens={0: (1, 0, 0)})
    assert board.stage == "study"
    board.play(0, "play spore_lore")
    assert board.recipes(0) == ""
    board.expect_asked(1)
    board.play(1, "play web_lore")
    assert (board.recipes(0), board.recipes(1)) == ("spore_lore", "web_lore")
    assert board.stage == "arcana"
    board.expect_asked(0)
    board.expect_refused(1, "use web_lore", rule="4.3", because="refuse-not-brewing")
    board.play(0, "skip")
    assert board.stage == "brewing"
    board.expect_refused(0, "play fear_charm", rule="4.2", because="refuse-not-study")
    board.play(0, "use spore_lore", "finish")
    assert board.cauldron(0) == ""
    board.play(1, "finish")
    assert board.bench(1) == "mandrake spider*4"
    assert board.stage == "study"
    assert board.sees(None)["round"] == 2


@cites("5.1", "5.2")
def test_everyone_plays_exactly_one_recipe_even_a_useless_one() -> None:
    board = Board(2, hands=HANDS)
    cards = HANDS[0].split()
    board.expect_options(
        0,
        [
            *(f"play {card}" for card in cards),
            "play fear_charm turned",
            "play nature_rite turned",
            "redraw",
        ],
    )
    board.expect_refused(0, "play web_lore", rule="5.1", because="refuse-not-in-hand")
    board.expect_cannot(0, "pass", "skip", "finish")
    board.play(0, "play mushroom_flood")
    board.expect_refused(0, "play spore_lore", rule="5.4", because="refuse-played")
    board.play(1, "play web_lore")
    assert board.recipes(0) == "mushroom_flood"
    board.expect_options(0, ["finish"])


@cites("5.3", "5.4", "R10")
def test_a_card_with_the_sign_may_be_turned_and_stays_as_chosen() -> None:
    board = Board(2, hands=HANDS, bench={0: "spider*2"})
    board.expect_refused(0, "play spore_lore turned", rule="5.3", because="refuse-one-way")
    board.play(0, "play fear_charm turned")
    board.play(1, "play web_lore")
    assert board.recipes(0) == "fear_charm~"
    assert board.sees(1)["players"][0]["recipes"][0]["inputs"] == [["spider"], ["spider"]]
    assert board.sees(1)["players"][0]["initiative"] == 17
    assert board.tokens(0) == (0, 1, 0)
    board.play(0, "use fear_charm")
    board.expect_options(0, ["make mushroom", "make toad"])
    board.play(0, "make toad", "finish")
    board.play(1, "finish")
    board.quiet_round()
    assert board.recipes(0).split()[0] == "fear_charm~"


@cites("5.4", "5.5")
def test_nothing_of_a_played_card_is_known_before_all_reveal() -> None:
    board = Board(2, hands=HANDS)
    before = canonical(board.sight(1))
    board.play(0, "play fear_charm turned")
    after = canonical(board.sight(1))
    assert board.light(0) == "ready"
    other = Board(2, hands=HANDS)
    other.play(0, "play mushroom_flood")
    assert after == canonical(other.sight(1))
    assert before != after  # only by the light
    board.expect_unknown(1, "fear_charm", "Fear Charm")
    board.expect_unknown(None, "fear_charm", "Fear Charm")
    told = board.play(1, "play web_lore")
    assert told[:2] == [
        "Player 1 plays “Fear Charm” reversed.",
        "Player 2 plays “Web Lore”.",
    ]


@cites("5.4")
def test_a_choice_may_be_changed_until_all_have_played() -> None:
    board = Board(2, hands=HANDS)
    board.expect_refused(0, "take-back", rule="7.9", because="refuse-nothing-back")
    board.play(0, "play fear_charm turned", "take-back", "play fear_charm")
    board.play(1, "play web_lore")
    assert board.recipes(0) == "fear_charm"


@cites("5.6")
def test_a_recipe_can_be_used_in_the_round_it_is_played_and_ever_after() -> None:
    board = Board(2, hands=HANDS, bench={0: "mushroom*4"})
    for expected in ("mandrake", "mandrake*2"):
        board.study(*(["spore_lore"] if board.state.round == 1 else []))
        board.skip_effects()
        board.play(0, "use spore_lore")
        board.finish()
        assert board.bench(1) == expected


@cites("1.1", "1.2", "1.3", "R11")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_brewed_goes_right_and_what_does_not_fit_comes_back(seats: int) -> None:
    receiver = seats - 1
    board = Board(
        seats, recipes={0: "void_storm"}, bench={receiver: "mushroom*9 spider*8"}, stage="brew"
    )
    board.play(0, "use void_storm")
    board.finish()
    assert board.bench(receiver) == "mushroom*9 spider*9 toad"
    assert board.circle(0) == "mushroom"
    assert all(board.circle(seat) == "" for seat in range(1, seats))
