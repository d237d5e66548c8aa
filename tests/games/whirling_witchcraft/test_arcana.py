"""Arcana (chapter 6)."""

from __future__ import annotations

import pytest

from coven.games.whirling_witchcraft.rules.arcana import advance_token
from coven.testkit import cites
from coven.testkit.scenario import canonical

from .scenes import Board


@cites("E1", "6.1", "6.2", "6.6")
def test_kiki_triggers_potion_and_raven_but_no_grimoire() -> None:
    board = Board(2, tokens={0: (1, 1, 0)}, hands={0: "spore_lore"}, bench={0: "toad"})
    board.study("spore_lore")
    assert board.tokens(0) == (2, 2, 1)
    assert board.sees(1)["players"][0]["due"] == ["potion", "raven"]
    board.expect_prompt(0, "prompt-potion")
    board.play(0, "skip")
    board.expect_prompt(0, "prompt-raven")
    board.play(0, "skip")
    assert board.stage == "brewing"


@cites("E2", "6.2")
def test_kikis_grimoire_passes_an_even_space_and_is_triggered() -> None:
    board = Board(
        2, tokens={0: (2, 2, 1)}, recipes={0: "spore_lore"}, hands={0: "tome_of_midnight"}
    )
    board.study("tome_of_midnight")
    assert board.tokens(0) == (2, 2, 3)
    assert board.sees(1)["players"][0]["due"] == ["grimoire"]


@cites("6.2", "6.3", "R15")
@pytest.mark.parametrize(
    ("token", "symbols", "to", "triggers"),
    [
        (5, 2, 1, 1),
        (6, 2, 2, 1),
        (6, 1, 1, 0),
        (0, 2, 2, 1),
        (4, 1, 5, 0),
        (1, 4, 5, 2),
        (0, 0, 0, 0),
        (3, 6, 3, 3),
    ],
)
def test_after_six_comes_one_and_every_even_space_triggers(
    token: int, symbols: int, to: int, triggers: int
) -> None:
    assert advance_token(token, symbols) == (to, triggers)


@cites("6.6")
@pytest.mark.parametrize("start", [(0, 0, 0), (1, 2, 3), (4, 5, 6), (6, 6, 1)])
def test_the_lost_arcana_triggers_all_three_once_and_has_no_slots(
    start: tuple[int, int, int],
) -> None:
    board = Board(2, tokens={0: start}, hands={0: "lost_arcana"}, bench={0: "toad"})
    board.study("lost_arcana")
    assert board.sees(None)["players"][0]["due"] == ["potion", "raven", "grimoire"]
    board.play(0, "potion heart", "raven toad", "grimoire spider")
    board.expect_options(0, ["finish"])
    board.expect_refused(0, "use lost_arcana", rule="7.1", because="refuse-no-slots")


@cites("6.4", "6.5")
def test_tokens_always_move_and_a_declined_effect_is_lost() -> None:
    hands = {0: "spore_lore web_lore", 1: "mushroom_flood spider_quake toad_tornado"}
    board = Board(2, tokens={0: (1, 3, 4)}, hands=hands, top="croak_lore")
    board.study("spore_lore", "mushroom_flood")
    assert board.tokens(0) == (2, 4, 5)
    board.play(0, "skip")
    board.expect_refused(0, "potion toad", rule="4.2", because="refuse-not-arcana")
    board.finish()
    board.study("croak_lore")
    assert board.tokens(0) == (3, 5, 6)
    assert board.sees(None)["players"][0]["due"] == ["grimoire"]
    board.expect_refused(0, "potion toad", rule="6.6", because="refuse-other-effect")
    board.expect_refused(1, "potion toad", rule="6.2", because="refuse-not-triggered")


@cites("6.7", "R13")
def test_a_potion_adds_any_ingredient_to_the_cauldron_and_feeds_no_recipe() -> None:
    board = Board(2, tokens={0: (1, 0, 0)}, hands={0: "love_charm leap_magic"})
    board.study("leap_magic")
    board.expect_options(
        0, ["skip", *(f"potion {t}" for t in ("heart", "mandrake", "mushroom", "spider", "toad"))]
    )
    board.play(0, "potion mandrake")
    assert board.cauldron(0) == "mandrake"
    board.expect_refused(0, "use leap_magic", rule="7.3", because="refuse-cannot-fill")
    board.finish()
    assert board.bench(1) == "mandrake"


@cites("6.8")
def test_a_raven_removes_up_to_two_of_the_workbench_as_one_decision() -> None:
    board = Board(2, tokens={0: (0, 1, 0)}, hands={0: "crawl_magic"}, bench={0: "heart toad*2"})
    board.study("crawl_magic")
    board.expect_options(
        0, ["skip", "raven heart", "raven toad", "raven heart toad", "raven toad toad"]
    )
    board.expect_refused(0, "raven heart heart", rule="6.8", because="refuse-not-on-bench")
    board.play(0, "raven heart toad")
    assert board.bench(0) == "toad"


@cites("6.8")
def test_a_raven_takes_one_if_there_is_only_one_and_asks_nothing_if_there_is_none() -> None:
    board = Board(2, tokens={0: (0, 1, 0)}, hands={0: "crawl_magic"}, bench={0: "toad"})
    board.study("crawl_magic")
    board.expect_options(0, ["skip", "raven toad"])
    board = Board(2, tokens={0: (0, 1, 0)}, hands={0: "crawl_magic"})
    board.study("crawl_magic")
    assert board.stage == "brewing"


@cites("6.9", "R14")
def test_a_grimoire_pays_inputs_of_one_type_for_this_round_only() -> None:
    board = Board(2, tokens={0: (0, 0, 1)}, hands={0: "spider_offering"}, bench={0: "toad"})
    board.study("spider_offering")
    board.play(0, "grimoire spider", "use spider_offering")
    assert board.planned(0) == "toad"
    assert board.brew(0) == "mandrake mushroom toad"
    board.finish()
    board.study()
    board.skip_effects()
    board.expect_refused(0, "use spider_offering", rule="7.3", because="refuse-cannot-fill")


@cites("R14", "R16")
def test_a_grimoire_mixes_with_workbench_and_brew_ingredient_by_ingredient() -> None:
    board = Board(
        2,
        recipes={0: "void_storm spider_offering"},
        bench={0: "spider"},
        grimoire={0: "spider"},
        stage="brew",
    )
    board.play(0, "use void_storm", "use spider_offering")
    board.expect_options(0, ["take bench spider", "take supply spider"])
    board.play(0, "take bench spider")  # the second can only come from the supply
    board.expect_options(0, ["take supply spider", "take brew spider"])
    board.play(0, "take brew spider")
    assert board.brew(0) == "mandrake mushroom*2 toad*2"
    assert board.planned(0) == ""


@cites("R14")
def test_a_grimoire_works_for_mixed_slots_and_for_a_characters_own_recipe() -> None:
    board = Board(
        2,
        characters="toad_whisperer",
        recipes={0: "fear_charm"},
        grimoire={0: "toad"},
        stage="brew",
    )
    board.play(0, "use toad_whisperer", "make heart", "use fear_charm")
    assert board.brew(0) == "heart spider*2"


@cites("6.10", "R12")
def test_effects_are_decided_in_secret_and_opened_together() -> None:
    board = Board(
        2,
        tokens={0: (1, 1, 1), 1: (1, 0, 0)},
        hands={0: "spore_lore", 1: "love_charm"},
        bench={0: "toad heart"},
    )
    board.study("spore_lore", "love_charm")
    board.expect_asked(0, 1)
    before = canonical(board.sight(1)), canonical(board.sight(None))
    board.play(0, "potion heart")
    assert board.cauldron(0) == ""
    assert (canonical(board.sight(1)), canonical(board.sight(None))) == before
    board.play(0, "take-back", "potion toad", "raven toad")
    board.expect_options(
        0, [f"grimoire {t}" for t in ("heart", "mandrake", "mushroom", "spider", "toad")] + ["skip"]
    )
    board.play(0, "grimoire mandrake")
    board.expect_refused(0, "grimoire toad", rule="6.5", because="refuse-decided")
    assert (board.light(0), board.light(1)) == ("ready", "deciding")
    assert board.bench(0) == "heart toad"
    board.play(1, "skip")
    assert board.cauldron(0) == "toad"
    assert board.bench(0) == "heart"
    assert board.sees(1)["players"][0]["grimoire"] == ["mandrake"]
