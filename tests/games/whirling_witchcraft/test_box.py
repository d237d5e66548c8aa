"""A corrected components.toml is obeyed or refused, line by line (WW6, WW18)."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from coven.box import VARIABLE, BadBox, Box
from coven.testkit import cites

ID = "whirling-witchcraft"
PACKAGE = "coven.games.whirling_witchcraft"
GAME = resources.files(PACKAGE)
TOML = GAME.joinpath("components.toml").read_text("utf-8")
COMPONENTS = compile(GAME.joinpath("components.py").read_text("utf-8"), "components.py", "exec")
FACTS, SOURCES = TOML.split("\n[sources]\n")

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

Place = tuple[int, int, str]
PLACES: list[Place] = []
"""Every number, word and flag of the file: where it begins and ends, and what it is."""
for _found in re.finditer(r'(?m)(?<![\w"])(\d+|true|false)(?![\w"])|"([a-z_|]*)"', FACTS):
    _line = FACTS[FACTS.rfind("\n", 0, _found.start()) + 1 : _found.start()]
    if "#" not in _line:
        PLACES.append((_found.start(), _found.end(), _found[0]))


def changed(place: Place) -> str:
    """Returns the file with one value changed: a number by one, a flag turned, a word by a typing
    error."""
    start, end, value = place
    if value.startswith('"'):
        new = '"' + value.strip('"') + 'x"'
    elif value in ("true", "false"):
        new = "false" if value == "true" else "true"
    else:
        new = str(int(value) + 1)
    return FACTS[:start] + new + FACTS[end:] + "\n[sources]\n" + SOURCES


def read(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Returns the constants of the components read from this text. Raises BadBox."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, f"{ID}={file}")
    found: dict[str, Any] = {"__name__": f"{PACKAGE}.components", "__package__": PACKAGE}
    exec(COMPONENTS, found)
    return {name: repr(value) for name, value in found.items() if name.isupper()}


def refused(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> BadBox | None:
    """Returns the error that refuses this text, or None if the game obeys it."""
    try:
        read(text, folder, monkeypatch)
    except BadBox as e:
        return e
    return None


def played(text: str, folder: Path) -> list[Any]:
    """Returns what `PROBE` prints in a new process that plays with this box."""
    file = folder / "played.toml"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**os.environ, VARIABLE: f"{ID}={file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[Any] = json.loads(done.stdout)
    return found


def in_any_order(seed: int) -> list[Place]:
    """Returns all places in an order that depends on the seed."""
    return random.Random(seed).sample(PLACES, len(PLACES))


def obeyed(places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yields the files changed at one of these places that the game accepts."""
    for place in places:
        text = changed(place)
        if refused(text, folder, monkeypatch) is None:
            yield text


def edited(*changes: tuple[str, str]) -> str:
    """Returns the file with these texts replaced, each of which stands there once."""
    text = TOML
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def check_places(places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asserts that a change at each of these places is refused with its line, or changes what the
    game knows of its components."""
    original = read(TOML, folder, monkeypatch)
    for place in places:
        text = changed(place)
        line = text.count("\n", 0, place[0]) + 1
        error = refused(text, folder, monkeypatch)
        if error is None:
            assert read(text, folder, monkeypatch) != original, f"{place} changes nothing"
        else:
            assert error.key, error
            assert error.line == line or error.text.key == "box-twice", (error, line)


def test_a_sample_of_values_is_obeyed_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WW6: no line is ignored."""
    assert len(PLACES) > 500
    check_places(in_any_order(1)[:60], tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WW6: as above, for all of them."""
    check_places(PLACES, tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WW6: the game can be played and drawn with it, and shows the difference."""
    original = played(TOML, tmp_path)
    for text in obeyed(PLACES, tmp_path, monkeypatch):
        assert played(text, tmp_path) != original


def test_a_sample_of_obeyed_boxes_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = played(TOML, tmp_path)
    for text in islice(obeyed(in_any_order(2), tmp_path, monkeypatch), 1):
        assert played(text, tmp_path) != original


SPORE = 'spore_lore = { inputs = ["mushroom"], outputs = ["mandrake"]'
CORRECTIONS = (
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
        '["heart"], outputs = ["any", "toad|mandrake"], discard = false }',
    ),
)


def corrected(*skip: int) -> str:
    """Returns the file with all corrections but those of these numbers."""
    text = edited(*[change for i, change in enumerate(CORRECTIONS) if i not in skip])
    return text.replace('"toad|mandrake"', '"mandrake|toad"')


@cites("11.6", "11.8", "11.10", "R27")
def test_corrected_cards_say_what_they_do(tmp_path: Path) -> None:
    """WW6: with three changed lines the rules followed, but the cards' words did not."""
    _, cards, _ = played(corrected(), tmp_path)
    assert "Creates: shadow heart" in cards["spore_lore"][0]
    assert "5 ingredients of one type" in cards["unstoppable"][0]
    assert "return 1 mandrake," in cards["grimoire_scholar"][0]
    assert "shadow heart → any type, mandrake or toad" in cards["dark_horse"][0]
    assert "leaves the game" not in cards["dark_horse"][0]
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


def test_corrected_rules_are_played(tmp_path: Path) -> None:
    """WW6: the Dark Horse's card left the game although its line said that it stays."""
    file = tmp_path / "rules.toml"
    file.write_text(corrected(), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", RULES],
        env={**os.environ, VARIABLE: f"{ID}={file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


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
    change: tuple[str, str],
    key: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """WW6: `threshold`, `ability` and `copies` were read by nothing."""
    found = refused(edited(change), tmp_path, monkeypatch)
    assert found is not None
    assert (found.key, found.text.key) == (key, reason)
    assert found.line > 1


def test_sources_are_never_more_certain_than_they_are() -> None:
    """WW18: what the rulebook does not print is not marked as printed."""
    source = {fact.key: fact.source for fact in Box(TOML, "components.toml").facts()}
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
