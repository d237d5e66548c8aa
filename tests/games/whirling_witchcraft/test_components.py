"""What is in the box (chapters 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.games.whirling_witchcraft.components import (
    CAPACITY,
    CHARACTERS,
    RECIPE_OF,
    RECIPES,
    THRESHOLD,
    TYPES,
    Recipe,
    slot,
)
from coven.games.whirling_witchcraft.drawing.canvas import character_text, recipe_text
from coven.rulebook import paragraph
from coven.testkit import cites

from .scenes import Board

BASIC = slot("mushroom|spider|toad")
FAMILIES = [RECIPES[i : i + 3] for i in range(6, len(RECIPES), 3)]
"""Families of three recipes; the first six are single cards."""
REVERSIBLE = {
    *("vanish_spell", "sleep_charm", "grief_elixir", "nature_rite", "speed_draught"),
    *("backache_potion", "earth_ritual"),
}
"""The first recipes of the families that can be turned round."""


@cites("2.1", "R2")
def test_there_are_sixty_recipes_and_seventeen_characters_of_thirteen_kinds() -> None:
    """WW33: 17 character cards are of 13 kinds; the rules and the changelog say which of the two
    they count."""
    for locale, said in (("en", "13 kinds"), ("ru", "13 видов"), ("uk", "13 видів")):
        text = paragraph("whirling-witchcraft", locale, "2.1") or ""
        assert "17" in text
        assert said in text
    assert len(RECIPES) == 60
    assert len({recipe.key for recipe in RECIPES}) == 60
    assert len(CHARACTERS) == 13
    assert sum(character.copies for character in CHARACTERS) == 17
    assert CHARACTERS[0].key == "initiate"
    assert CHARACTERS[0].copies == 5


@cites("2.2")
def test_there_are_five_types_of_ingredients() -> None:
    assert TYPES == ("heart", "mandrake", "mushroom", "spider", "toad")


@cites("2.3", "R1")
def test_a_workbench_has_three_four_and_three_times_nine_slots() -> None:
    assert CAPACITY == (3, 4, 9, 9, 9)
    assert Board(2).sees(None)["capacity"] == [3, 4, 9, 9, 9]
    full = "heart*3 mandrake*4 mushroom*9 spider*9 toad*9"
    board = Board(2, bench={1: full}, cauldron={0: "heart mandrake mushroom spider toad"})
    board.quiet_round()
    assert board.bench(1) == full
    board.expect_over("won", [1, 2])


@cites("1.4", "R25")
def test_five_ingredients_win_by_the_rulebook() -> None:
    assert THRESHOLD == 5
    assert Board(2).sees(None)["threshold"] == 5
    assert Board(2, threshold="7").sees(None)["threshold"] == 7


@cites("R3")
def test_every_recipe_has_its_own_initiative() -> None:
    assert sorted(recipe.initiative for recipe in RECIPES) == list(range(1, 61))
    assert RECIPES[RECIPE_OF["lost_arcana"]].initiative == 2
    fear, love = RECIPES[RECIPE_OF["fear_charm"]], RECIPES[RECIPE_OF["love_charm"]]
    assert (fear.initiative, fear.reversible) == (17, True)
    assert (love.initiative, love.inputs) == (18, (slot("mushroom|spider"),))


@cites("R2")
def test_there_are_eighteen_families_of_three_with_every_symbol_equally_often() -> None:
    assert [len(family) for family in FAMILIES] == [3] * 18
    for family in FAMILIES:
        symbols = [sum(recipe.arcana[a] for recipe in family) for a in range(3)]
        assert len(set(symbols)) == 1, family[0].key


@cites("R2")
def test_symbols_add_up_to_twenty_seven_of_each_arcana() -> None:
    assert [sum(recipe.arcana[a] for recipe in RECIPES) for a in range(3)] == [27, 27, 27]
    per_card = Counter(sum(recipe.arcana) for recipe in RECIPES)
    assert per_card == {0: 8, 1: 30, 2: 18, 3: 3, 6: 1}


@cites("2.4", "R4")
def test_twenty_two_recipes_can_be_turned_round_in_whole_families() -> None:
    reversible = {recipe.key for recipe in RECIPES if recipe.reversible}
    assert len(reversible) == 22
    assert {r.key for r in RECIPES[:6] if r.reversible} == {"swirling_scheme"}
    for family in FAMILIES:
        assert {r.reversible for r in family} == {family[0].key in REVERSIBLE}


def test_choices_are_only_among_basic_ingredients() -> None:
    for recipe in RECIPES:
        for part in (*recipe.inputs, *recipe.outputs):
            assert part.bit_count() == 1 or part & ~BASIC == 0, recipe.key


def test_only_two_recipes_need_nothing_and_one_makes_nothing() -> None:
    assert {r.key for r in RECIPES if not r.inputs} == {"void_storm", "lost_arcana"}
    assert {r.key for r in RECIPES if not r.outputs} == {"lost_arcana"}


def shape(recipe: Recipe) -> tuple[object, ...]:
    """Returns how often a recipe needs and makes each type, sorted so that recipes are equal which
    differ only by exchanging the three basic types."""
    parts: list[tuple[tuple[str, int, int], ...]] = []
    for t in range(5):
        uses = Counter(
            (side, part.bit_count())
            for side, slots in (("in", recipe.inputs), ("out", recipe.outputs))
            for part in slots
            if part >> t & 1
        )
        parts.append(tuple(sorted((side, width, n) for (side, width), n in uses.items())))
    return (*parts[:2], *sorted(parts[2:]))


@cites("R4")
def test_sisters_differ_only_by_exchanging_the_basic_types() -> None:
    for family in FAMILIES:
        assert len({shape(recipe) for recipe in family}) == 1, family[0].key


@cites("2.5", "2.6", "R5", "R6")
def test_a_character_has_starting_ingredients_and_an_ability_or_a_recipe() -> None:
    for character in CHARACTERS:
        assert len(character.start) == 5
        assert all(n <= c for n, c in zip(character.start, CAPACITY, strict=True))
    assert {c.key: c.arcana for c in CHARACTERS if any(c.arcana)} == {"toad_whisperer": (0, 0, 1)}
    own = {c.key: (c.recipe.inputs, c.recipe.outputs) for c in CHARACTERS if c.recipe}
    assert len(own) == 6
    assert own["unstoppable"] == ((slot("heart"),), (slot("mandrake"), slot("mushroom")))


@cites("R7")
@pytest.mark.parametrize("locale", range(3))
def test_every_card_has_a_name_and_a_text_in_every_language(locale: int) -> None:
    speaker = Board(2).speakers[locale]
    keys = [f"recipe-{r.key}" for r in RECIPES] + [f"character-{c.key}" for c in CHARACTERS]
    assert len({speaker.say(key) for key in keys}) == len(keys)
    texts = [recipe_text(speaker, r.key, turned=False) for r in RECIPES]
    texts += [character_text(speaker, c.key) for c in CHARACTERS]
    assert all(text and "{" not in text for text in texts)
