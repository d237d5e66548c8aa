"""A corrected components.toml is obeyed or refused, line by line (WW6, WW18)."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from coven.testkit import cites
from coven.testkit.boxes import BoxTrial, Change

TRIAL = BoxTrial("whirling-witchcraft")

PROBE = """
import json, random
from coven.core import play, rng_of
from coven.games import game
from coven.games.whirling_witchcraft.components import CHARACTERS, MOST_IDLE_ROUNDS, RECIPES
from coven.games.whirling_witchcraft.drawing.canvas import character_text, recipe_text
from coven.text import Speaker

the = game("whirling-witchcraft")
say = Speaker("coven.games.whirling_witchcraft", "en")
seen = []
for seats, options in ((2, {}), (4, {"characters": "random"}), (5, {"characters": "random"})):
    s = the.new(seats, options, rng_of(7), records_events=True)
    pick = random.Random(7)
    while not s.over:
        seat = min(s.pending)
        play(s, seat, pick.choice(s.pending[seat]))
        the.conserve(s)
        if s.ply % 40 == 0:
            assert the.parts(the.sight(s, 0), say)
    seen.append([s.ply, the.scores(s), the.ranking(s), the.ending(s)])
    seen.append([the.view(s, seat) for seat in range(seats)])
assert the.pictures(say)
cards = {r.key: [recipe_text(say, r.key, turned) for turned in (False, True)] for r in RECIPES}
cards |= {c.key: [character_text(say, c.key)] for c in CHARACTERS}
data = [repr(RECIPES), repr(CHARACTERS), MOST_IDLE_ROUNDS]
print(json.dumps([seen, cards, data], sort_keys=True))
"""
"""Plays three random games with the box that COVEN_BOX names, draws them, and prints what is seen
of them, the texts of all cards, and what the game knows of them."""


def check(changes: list[Change]) -> None:
    """Asserts that the game obeys each change, or refuses it at its line of the file."""
    for change, refused in TRIAL.tried(changes):
        if refused is not None and refused.text.key != "box-twice":
            assert refused.line == change.line, refused


def test_a_sample_of_values_is_obeyed_or_refused() -> None:
    """WW6: the game follows each changed value of components.toml or refuses it; it ignores none.
    This tries a few."""
    changes = TRIAL.changes(seed=1)
    assert len(changes) > 500
    check(changes[:60])


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused() -> None:
    """WW6: the game follows each changed value of components.toml or refuses it; this tries all of
    them."""
    check(TRIAL.changes())


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end() -> None:
    """WW6: with every changed value that the game follows, it can be played and drawn, and the
    change shows."""
    TRIAL.check_seen(PROBE, TRIAL.obeyed(TRIAL.changes()))


def test_a_sample_of_obeyed_boxes_is_played_to_the_end() -> None:
    """WW6: with a changed value that the game follows, it can be played and drawn, and the change
    shows."""
    TRIAL.check_seen(PROBE, islice(TRIAL.obeyed(TRIAL.changes(seed=2)), 1))


SPORE = 'spore_lore = { inputs = ["mushroom"], outputs = ["mandrake"]'
CORRECTED = TRIAL.edited(
    (SPORE, 'spore_lore = { inputs = ["mushroom"], outputs = ["heart"]'),
    ("void_storm = 1\n", "void_storm = 61\n"),
    ("spore_lore = 7\n", "spore_lore = 8\n"),
    ("web_lore = 8\n", "web_lore = 7\n"),
    ("gathered = 3 ", "gathered = 5 "),
    ("mandrakes_for_grimoire = 2 ", "mandrakes_for_grimoire = 1 "),
    ("idle_rounds = 3 ", "idle_rounds = 1 "),
    (
        'dark_horse = { copies = 1, start = [0, 0, 4, 4, 4], arcana = [], inputs = ["heart", '
        '"mandrake", "mushroom", "spider", "toad"], outputs = ["any", "any", "any"], '
        "discard = true }",
        'dark_horse = { copies = 1, start = [1, 1, 4, 4, 4], arcana = ["potion"], inputs = '
        '["heart"], outputs = ["any", "mandrake|toad"], discard = false }',
    ),
)


@cites("11.6", "11.8", "11.10", "R27")
def test_corrected_cards_say_what_they_do() -> None:
    """WW6: after lines of components.toml were changed, the text on the cards has the new values,
    as the rules do."""
    _, cards, _ = json.loads(TRIAL.run(PROBE, CORRECTED))
    assert "Creates: shadow heart" in cards["spore_lore"][0]
    assert "5 ingredients of one type" in cards["unstoppable"][0]
    assert "return 1 mandrake " in cards["grimoire_scholar"][0]
    assert "shadow heart → any type, mandrake or toad" in cards["dark_horse"][0]
    assert "discard the card" not in cards["dark_horse"][0]
    assert "Your potion token starts on space 1." in cards["dark_horse"][0]


RULES = """
from tests.games.whirling_witchcraft.scenes import Board

board = Board(2, characters="dark_horse unstoppable", bench={0: "heart*2"}, stage="brew")
board.play(0, "use dark_horse", "make heart", "make toad")
board.finish()
assert not board.state.character_gone[0], "discard = false"
board.play(1, "gather spider")
assert board.bench(1) == "heart spider*5 toad", board.bench(1)

board = Board(2, characters="grimoire_scholar", bench={0: "mandrake"}, stage="brew")
board.expect_can(0, "scholar")

board = Board(2, hands={0: "", 1: ""}, deck="", circle={0: "toad"})
board.finish()
board.expect_over("exhausted", [1, 2])

board = Board(2, recipes={0: "web_lore", 1: "spore_lore"}, stage="brew")
board.expect_cannot(0, "wait")
board.expect_can(1, "wait")
"""


def test_corrected_rules_are_played() -> None:
    """WW6: the rules use the new values of changed lines; for example, the Dark Horse's card stays
    in the game if its line says so."""
    TRIAL.run(RULES, CORRECTED)


FIVE = '["any", "any", "any", "any", "any"]'


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (("threshold = 5 ", "threshold = 3 "), "winning.threshold", "box-fixed"),
        (("capacity = [3, ", "capacity = [2, "), "workbench.capacity", "box-fixed"),
        (("clairvoyant = 5", "clairvoyant = 6"), "hand.clairvoyant", "box-fixed"),
        (("ingredients = 210", "ingredients = 170"), "contents.ingredients", "box-fixed"),
        (("copies = 5", "copies = 4"), "characters.initiate.copies", "box-fixed"),
        (("web_lore = 8\n", "web_lore = 7\n"), "initiative.web_lore", "box-twice"),
        (
            ('"heart", "heart"], outputs', '"hart", "heart"], outputs'),
            "recipes.summon_secrets.inputs",
            "box-words",
        ),
        (
            ("moon_elixir = { inputs = [", 'moon_elixir = { inputs = ["toad", '),
            "recipes.moon_elixir.inputs",
            "box-fixed",
        ),
        (("void_storm = { inputs", "void_storms = { inputs"), "recipes.void_storms", "box-word"),
        (
            ('arcana = ["raven", "raven"], rev', 'arcana = ["raven", "raven", "raven"], rev'),
            "recipes.void_storm.arcana",
            "box-most-alike",
        ),
        (
            (
                'inputs = [], outputs = ["mushroom", "spider", "toad"]',
                'inputs = ["any", "any", "any", "any", "any", "any"], outputs = []',
            ),
            "recipes.void_storm.inputs",
            "box-most",
        ),
        (
            (
                'inputs = [], outputs = ["mushroom", "spider", "toad"]',
                f"inputs = {FIVE}, outputs = {FIVE}",
            ),
            "recipes.void_storm.outputs",
            "box-most",
        ),
        (
            ("start = [0, 2, 4, 4, 4]", "start = [4, 2, 4, 4, 4]"),
            "characters.potion_brewer.start",
            "box-limits",
        ),
        (("[end]\n", "[end]\ncolour = 1\n"), "end.colour", "box-unknown"),
        (
            ("whirlwind = { copies = 1,", 'whirlwind = { ability = "none", copies = 1,'),
            "characters.whirlwind.ability",
            "box-unknown",
        ),
    ],
)
def test_what_cannot_be_followed_is_refused_with_its_place(
    change: tuple[str, str], key: str, reason: str
) -> None:
    """WW6: a change that the game cannot follow is refused with the key and line of the change;
    `threshold`, `ability` and `copies` used to be ignored."""
    found = TRIAL.refusal(TRIAL.edited(change))
    assert found is not None
    assert (found.key, found.text.key) == (key, reason)
    assert found.line > 1


def test_sources_are_never_more_certain_than_they_are() -> None:
    """WW18: only values that the rulebook prints have the source "printed"."""
    source = TRIAL.sources()
    printed = [key for key, found in source.items() if found == "printed"]
    assert [key for key in printed if key.startswith(("recipes", "characters", "abil"))] == [
        "recipes.moon_elixir.inputs",
        "recipes.moon_elixir.outputs",
        "recipes.summon_spiders.inputs",
        "recipes.summon_spiders.outputs",
        "characters.toad_whisperer.outputs",
    ]
    assert source["abilities.gathered"] == "reviews"
    assert source["workbench.capacity"] == "reviews"
    assert source["recipes.shape_flask.outputs"] == "ours"
    assert source["characters.daredevil.arcana"] == "ours"
    assert source["end.idle_rounds"] == "ours"
    initiative = [found for key, found in source.items() if key.startswith("initiative.")]
    assert initiative.count("ours") == 59
    assert set(source.values()) == {"ours", "printed", "reviews"}
