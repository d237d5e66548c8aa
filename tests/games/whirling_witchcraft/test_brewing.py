"""Brewing (chapter 7)."""

from __future__ import annotations

import pytest

from coven.games.whirling_witchcraft.components import RECIPES, TYPES, Recipe
from coven.testkit import cites

from .scenes import Board, pile


@cites("E3", "7.2", "7.4", "7.5", "7.7", "7.8")
def test_matilda_brews_with_two_recipes_and_leaves_the_third() -> None:
    board = Board(
        2,
        bench={0: "mandrake mushroom toad"},
        recipes={0: "moon_elixir summon_spiders void_storm", 1: "lost_arcana"},
        stage="brew",
    )
    board.play(0, "use moon_elixir")
    board.expect_options(0, ["make mushroom", "make spider"])
    board.play(0, "make mushroom")
    assert (board.planned(0), board.brew(0)) == ("mushroom", "mandrake mushroom")
    board.play(0, "use summon_spiders")  # one from the workbench, one just created: no question
    assert (board.planned(0), board.brew(0)) == ("", "mandrake*2 spider*2")
    board.expect_can(0, "use void_storm", "finish")
    board.play(0, "finish")
    board.play(1, "wait")
    assert board.bench(0) == ""
    assert board.cauldron(0) == "mandrake*2 spider*2"
    assert board.recipes(0) == "moon_elixir summon_spiders void_storm"


@cites("7.1", "R17")
def test_mandrakes_go_from_recipe_to_recipe() -> None:
    board = Board(
        2, bench={0: "mandrake"}, recipes={0: "crawl_magic poison_magic leap_magic"}, stage="brew"
    )
    board.play(0, "use crawl_magic", "use poison_magic", "use leap_magic")
    assert board.brew(0) == "mandrake mushroom*2 spider*2 toad*2"
    assert board.planned(0) == ""
    board.finish()
    assert board.bench(1) == "mandrake mushroom*2 spider*2 toad*2"


@cites("7.1")
@pytest.mark.parametrize("order", ["hairy_brew warty_brew", "warty_brew hairy_brew"])
def test_recipes_may_be_used_in_any_order(order: str) -> None:
    board = Board(2, bench={0: "spider toad"}, recipes={0: "hairy_brew warty_brew"}, stage="brew")
    first, second = order.split()
    board.play(0, f"use {first}", f"use {second}")
    if board.state.top.plans[0].fill:  # from the workbench, or the toad just created
        board.play(0, board.options(0)[0])
    assert board.planned(0) == ""


@cites("7.3", "7.6", "R17")
def test_a_recipe_must_be_filled_completely_and_only_once_a_round() -> None:
    board = Board(
        2,
        bench={0: "mushroom*2"},
        recipes={0: "crawl_magic mushroom_offering spore_lore"},
        stage="brew",
    )
    board.expect_refused(0, "use crawl_magic", rule="7.3", because="refuse-cannot-fill")
    board.expect_refused(0, "use mushroom_offering", rule="7.3", because="refuse-cannot-fill")
    board.expect_refused(0, "use leap_magic", rule="7.1", because="refuse-not-in-play")
    assert board.planned(0) == "mushroom*2"
    board.play(0, "use spore_lore")
    board.expect_refused(0, "use spore_lore", rule="7.6", because="refuse-used")


@cites("7.5")
def test_even_a_recipe_that_needs_nothing_need_not_be_used() -> None:
    board = Board(2, recipes={0: "void_storm"}, stage="brew")
    board.expect_options(0, ["finish", "use void_storm"])
    board.finish()
    assert board.bench(1) == ""


@cites("7.7")
def test_choices_are_made_again_at_every_use() -> None:
    board = Board(2, bench={0: "mushroom*2 spider*2"}, recipes={0: "shape_flask"}, stage="brew")
    for taken, made in (("mushroom", "mushroom"), ("spider", "toad")):
        board.play(0, "use shape_flask")
        board.expect_options(0, ["take bench mushroom", "take bench spider"])
        board.play(0, f"take bench {taken}")
        board.expect_options(0, ["make mushroom", "make toad"])
        board.expect_refused(0, "make heart", rule="7.7", because="refuse-not-shown")
        board.play(0, f"make {made}")
        board.finish()
        if board.state.round == 2:
            board.study()
            board.skip_effects()
    assert board.bench(0) == "mushroom spider"


@cites("7.3", "R16")
def test_a_begun_recipe_is_filled_or_taken_back() -> None:
    board = Board(
        2,
        bench={0: "mushroom*3 spider toad*2"},
        recipes={0: "tome_of_midnight spore_lore"},
        stage="brew",
    )
    board.play(0, "use tome_of_midnight")
    board.expect_options(0, ["take bench spider", "take bench toad"])
    board.expect_refused(0, "take brew toad", rule="7.2", because="refuse-not-there")
    board.expect_refused(0, "finish", rule="7.3", because="refuse-fill-first")
    board.expect_refused(0, "use spore_lore", rule="7.3", because="refuse-fill-first")
    board.expect_cannot(0, "wait")
    board.play(0, "take bench spider")  # then only toads remain, so there is no question
    assert board.brew(0) == "heart"
    assert board.planned(0) == "mushroom toad"
    board.play(0, "take-back", "take-back")
    assert board.planned(0) == "mushroom*3 spider toad*2"
    board.expect_refused(0, "take bench toad", rule="7.2", because="refuse-no-slot")
    board.expect_refused(0, "make toad", rule="7.7", because="refuse-no-slot")


@cites("R16")
def test_for_equal_slots_only_the_number_from_each_source_is_asked() -> None:
    board = Board(
        2,
        bench={0: "mushroom*2"},
        recipes={0: "void_storm mushroom_offering~ grief_elixir"},
        stage="brew",
    )
    board.play(0, "use void_storm", "use grief_elixir")
    # Two mushrooms are needed; two are on the workbench and one in the brew.
    board.expect_options(0, ["take bench mushroom", "take brew mushroom"])
    board.play(0, "take brew mushroom")
    assert (board.planned(0), board.brew(0)) == ("mushroom", "spider*2 toad*2")


@cites("7.8")
def test_everything_on_outputs_goes_to_the_cauldron_and_nothing_back_to_the_workbench() -> None:
    board = Board(
        3,
        bench={0: "toad*2"},
        recipes={0: "summon_spores", 1: "wind_ritual"},
        cauldron={0: "heart"},
        stage="brew",
    )
    board.play(0, "use summon_spores", "finish")
    board.play(1, "wait")
    board.play(2, "finish")
    assert board.bench(0) == ""
    assert board.cauldron(0) == "heart mandrake mushroom*2"


@cites("7.9", "R19")
def test_a_plan_is_secret_and_may_be_changed_even_after_finishing() -> None:
    board = Board(
        2,
        bench={0: "mushroom*2", 1: "toad*9 mandrake*4"},
        recipes={0: "spore_lore void_storm", 1: "croak_lore"},
        stage="brew",
    )
    empty = board.sees(1)["players"][0]
    board.play(0, "use spore_lore", "finish")
    assert board.sees(1)["players"][0] == {**empty, "light": "ready"}
    assert board.bench(0) == "mushroom*2"
    board.expect_refused(0, "use void_storm", rule="7.8", because="refuse-finished")
    board.expect_offered(0, ["take-back"])
    board.play(0, "take-back", "take-back", "use void_storm", "finish")
    board.play(1, "use croak_lore", "finish")
    assert board.circle(0) == ""  # the toad fits: one was used
    assert board.bench(1) == "mandrake*4 mushroom spider toad*9"
    assert board.bench(0) == "mandrake mushroom*2"


@cites("7.10", "R18")
def test_the_supply_never_runs_out() -> None:
    board = Board(
        2,
        bench={0: "mandrake*4", 1: "spider*9"},
        characters="spider_summoner",
        recipes={0: "crawl_magic"},
        cauldron={0: "spider*90"},
        stage="brew",
    )
    board.play(0, "use spider_summoner", "use crawl_magic", "finish")
    board.play(1, "finish")
    assert board.circle(0) == "spider*97"


@cites("E4", "7.11", "7.13", "R20")
def test_piper_with_the_lower_initiative_decides_before_rebecca() -> None:
    """Rebecca (seat 0) waits, sees what Piper (seat 1) has brewed, and decides then."""
    board = Board(
        2,
        bench={0: "mushroom spider", 1: "spider*2"},
        recipes={0: "love_charm", 1: "fear_charm~"},
        stage="brew",
    )
    board.play(0, "wait")
    assert board.light(0) == "waiting"
    board.expect_asked(1)
    board.expect_refused(1, "wait", rule="7.13", because="refuse-lowest")
    board.expect_refused(0, "use love_charm", rule="7.13", because="refuse-waiting")
    board.play(1, "use fear_charm", "make toad")
    assert board.sees(0)["players"][1]["cauldron"] == [0, 0, 0, 0, 0]
    board.play(1, "take-back", "make mushroom", "finish")
    board.expect_told("log-called")
    assert board.sees(0)["called"] == 0
    assert board.sees(0)["players"][1]["cauldron"] == [0, 0, 1, 0, 0]
    assert board.light(1) == "open"
    board.expect_asked(0)
    board.expect_prompt(0, "prompt-brew-called")
    board.expect_refused(0, "wait", rule="7.13", because="refuse-called")
    board.play(0, "use love_charm", "take bench spider", "finish")
    assert board.bench(1) == "toad*2"
    assert board.bench(0) == "mushroom*2"


@cites("E4", "7.11", "7.13", "R20")
def test_a_quick_rebecca_is_not_opened_for_piper() -> None:
    """WW1: Rebecca (initiative 18) has finished, but Piper (17) neither sees her brew nor may wait
    for it, and Rebecca may change it until Piper is done."""
    board = Board(
        2,
        bench={0: "spider*2", 1: "mushroom spider mandrake*4"},
        recipes={0: "fear_charm~", 1: "love_charm"},
        stage="brew",
    )
    board.play(1, "use love_charm", "take bench mushroom", "finish")
    board.expect_refused(0, "wait", rule="7.13", because="refuse-lowest")
    assert board.sees(0)["players"][1]["cauldron"] == [0, 0, 0, 0, 0]
    board.play(1, "take-back", "take-back", "take bench spider", "finish")
    board.play(0, "finish")
    assert board.bench(0) == "spider*2 toad*2"


@cites("7.9", "7.11", "7.12", "7.13", "R20")
def test_who_waits_sees_lower_initiatives_only_and_higher_ones_may_still_change() -> None:
    """WW1: seat 1 (initiative 8) waits and then sees the brews of initiatives 1 and 7; 21 stays
    closed and may still change."""
    board = Board(
        4,
        recipes={0: "void_storm", 1: "web_lore", 2: "spore_lore", 3: "dream_flask"},
        bench={1: "spider", 3: "mushroom*2 spider toad"},
        stage="brew",
    )
    board.play(3, "finish")
    board.play(0, "use void_storm", "finish")
    board.play(1, "wait")
    board.expect_offered(1, ["take-back"])
    board.play(1, "take-back", "use web_lore", "wait")
    board.expect_offered(0, ["take-back"])
    board.expect_asked(2)
    board.play(2, "finish")
    assert board.cauldron(0) == "mushroom spider toad"
    assert [board.light(seat) for seat in range(4)] == ["open", "deciding", "open", "ready"]
    board.expect_refused(0, "take-back", rule="7.9", because="refuse-opened")
    assert board.brew(1) == "mandrake"  # what was planned before waiting is still there
    board.expect_offered(1, ["take-back"])
    board.expect_offered(3, ["take-back"])
    board.play(3, "take-back")
    board.expect_asked(1, 3)
    board.expect_offered(3, ["wait"])
    board.play(3, "wait")
    board.play(1, "finish")
    assert board.cauldron(1) == "mandrake"
    board.expect_asked(3)
    board.expect_refused(1, "take-back", rule="7.9", because="refuse-opened")
    board.play(3, "finish")
    assert board.bench(0) == "mandrake"


@cites("7.13", "R20")
def test_several_waiting_players_are_called_in_order_of_initiative() -> None:
    board = Board(3, recipes={0: "shadow_art", 1: "web_lore", 2: "void_storm"}, stage="brew")
    board.play(0, "wait")
    board.play(1, "wait")
    board.expect_refused(2, "wait", rule="7.13", because="refuse-lowest")
    board.play(2, "finish")
    board.expect_asked(1)
    board.expect_offered(1, [])
    board.expect_offered(0, ["take-back"])
    board.play(1, "finish")
    board.expect_asked(0)
    board.expect_offered(0, [])
    board.play(0, "finish")
    assert board.stage == "study"


@cites("R21")
def test_a_player_who_plays_no_recipe_keeps_her_last_initiative() -> None:
    board = Board(
        2, recipes={0: "shadow_art", 1: "web_lore"}, hands={0: "void_storm", 1: ""}, deck=""
    )
    board.study("void_storm")
    board.skip_effects()
    board.expect_refused(0, "wait", rule="7.13", because="refuse-lowest")
    board.play(1, "wait")
    board.expect_asked(0)
    assert [p["initiative"] for p in board.sees(None)["players"]] == [1, 8]


@cites("R22")
def test_in_strict_order_all_brew_one_after_the_other_openly() -> None:
    board = Board(
        3,
        recipes={0: "shadow_art", 1: "web_lore", 2: "void_storm"},
        bench={1: "spider"},
        stage="brew",
        order="strict",
    )
    board.expect_asked(2)
    board.play(2, "use void_storm", "finish")
    assert board.cauldron(2) == "mushroom spider toad"
    board.expect_asked(1)
    board.expect_cannot(1, "wait")
    board.play(1, "use web_lore", "take-back")
    called = board.play(1, "use web_lore", "finish")
    board.expect_asked(0)
    assert (
        called[-1] == "In initiative order, it’s Player 1’s turn to brew."
    )  # WW16: not the lowest
    board.play(0, "finish")
    assert board.bench(0) == "mandrake"


@pytest.mark.parametrize(
    ("recipe", "turned"),
    [(r, turned) for r in RECIPES for turned in (False, True) if r.reversible or not turned],
    ids=lambda value: value.key if isinstance(value, Recipe) else "~" * value,
)
def test_every_recipe_turns_its_inputs_into_its_outputs(recipe: Recipe, turned: bool) -> None:
    inputs, outputs = (recipe.inputs, recipe.outputs)[:: -1 if turned else 1]
    first = [TYPES[(slot & -slot).bit_length() - 1] for slot in inputs]
    last = [TYPES[slot.bit_length() - 1] for slot in outputs]
    board = Board(
        2, bench={0: " ".join(first)}, recipes={0: recipe.key + "~" * turned}, stage="brew"
    )
    if recipe.key == "lost_arcana":
        board.expect_options(0, ["finish"])
        return
    board.expect_options(0, ["finish", f"use {recipe.key}"])
    board.play(0, f"use {recipe.key}")
    for name in [name for name, slot in zip(last, outputs, strict=True) if slot.bit_count() > 1]:
        board.play(0, f"make {name}")
    assert board.planned(0) == ""
    assert pile(board.brew(0)) == pile(" ".join(last))
    board.expect_options(0, ["finish"])
