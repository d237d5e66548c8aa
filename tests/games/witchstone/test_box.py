"""A corrected components.toml is obeyed or refused, line by line."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from coven.box import VARIABLE, BadBox, Box
from coven.text import LOCALES

GAME = resources.files("coven.games.witchstone")
TOML = GAME.joinpath("components.toml").read_text("utf-8")
COMPONENTS = compile(GAME.joinpath("components.py").read_text("utf-8"), "components.py", "exec")
FACTS, SOURCES = TOML.split("\n[sources]\n")

PROBE = """
import hashlib, json, random
from coven.core import play, rng_of
from coven.games import game
from coven.text import Speaker

the = game("witchstone")
voices = [Speaker("coven.games.witchstone", locale) for locale in ("en", "ru", "uk")]
seen = []
for seats in (2, 3, 4):
    s = the.new(seats, {}, rng_of(7), records_events=True)
    seen.append(the.view(s, 0))
    pick = random.Random(7)
    while not s.over:
        seat = min(s.pending)
        play(s, seat, pick.choice(s.pending[seat]))
        the.conserve(s)
        seen.append([voices[0].say(event) for event in s.events])
    seen.append([the.scores(s), the.ranking(s), the.ending(s)])
    seen.append([the.view(s, seat) for seat in range(seats)])
    seen.append([the.parts(the.sight(s, 0), voice) for voice in voices])
    seen.append(the.sketch(the.sight(s, 0), voices[0]))
seen.append([the.pictures(voice) for voice in voices])
from coven.games.witchstone.components import SCROLL_IDS
from coven.games.witchstone.drawing.scrolls import scroll_about, scroll_face
for id in SCROLL_IDS:
    seen.append([scroll_face(id), *[scroll_about(voice, id) for voice in voices]])
print(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())
"""
"""Plays three random games with the box that COVEN_BOX names, draws them, and prints a digest of
all that can be seen."""

Place = tuple[int, int, str]
PLACES: list[Place] = []
"""Every number and word of the file: where it begins and ends, and what it is."""
for _found in re.finditer(r'(?<![\w"-])(-?\d+)(?![\w"])|"([a-z_0-9-]*)"', FACTS):
    _line = FACTS[FACTS.rfind("\n", 0, _found.start()) + 1 : _found.start()]
    _is_key = FACTS[_found.end() :].lstrip(" ").startswith("=")
    if "#" not in _line and not _line.startswith("[") and not _is_key:
        PLACES.append((_found.start(), _found.end(), _found[0]))


def changed(place: Place, step: int = 1) -> str:
    """Returns the file with one value changed: a number by `step`, a word by a typing error."""
    start, end, value = place
    new = '"' + value.strip('"') + 'x"' if value.startswith('"') else str(int(value) + step)
    return FACTS[:start] + new + FACTS[end:] + "\n[sources]\n" + SOURCES


def read(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Returns the constants of the components read from this text. Raises BadBox."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, f"witchstone={file}")
    package = "coven.games.witchstone"
    found: dict[str, Any] = {"__name__": f"{package}.components", "__package__": package}
    exec(COMPONENTS, found)
    return {
        name: repr(value)
        for name, value in found.items()
        if name.isupper() and not name.startswith("_")
    }


def read_or_refuse(
    text: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str] | BadBox:
    """Returns the constants read from this text, or the error that refuses it."""
    try:
        return read(text, folder, monkeypatch)
    except BadBox as e:
        return e


def digest(text: str, folder: Path) -> str:
    """Returns what `PROBE` prints in a new process that plays with this box."""
    file = folder / "played.toml"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**os.environ, VARIABLE: f"witchstone={file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What `digest` returns for the box as it is."""
    return digest(TOML, tmp_path_factory.mktemp("box"))


def in_any_order(seed: int) -> list[Place]:
    """Returns all places in an order that depends on the seed."""
    return random.Random(seed).sample(PLACES, len(PLACES))


def obeyed(places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yields the files changed at one of these places that the game accepts."""
    for place in places:
        for step in (1, -1) if not place[2].startswith('"') else (1,):
            text = changed(place, step)
            if not isinstance(read_or_refuse(text, folder, monkeypatch), BadBox):
                yield text


def edited(*changes: tuple[str, str]) -> str:
    """Returns the file with these texts replaced, each of which stands there once."""
    text = FACTS
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text + "\n[sources]\n" + SOURCES


def check_places(places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Asserts that a change at each of these places is refused with its line, or changes what the
    game knows of its components. Returns how many were obeyed."""
    original = read(TOML, folder, monkeypatch)
    accepted = 0
    for place in places:
        for step in (1, -1):
            text = changed(place, step)
            found = read_or_refuse(text, folder, monkeypatch)
            if isinstance(found, BadBox):
                assert found.key, found
                assert 1 < found.line <= len(text.splitlines()), found
            else:
                assert found != original, f"{place} changes nothing"
                accepted += 1
    return accepted


def test_a_sample_of_values_is_obeyed_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W42: no line is ignored."""
    assert len(PLACES) > 450
    assert check_places(in_any_order(1)[:40], tmp_path, monkeypatch) > 2


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """W42: as above, for all of them."""
    assert check_places(PLACES, tmp_path, monkeypatch) > 50


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end(
    original: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W42: the game can be played and drawn, and it shows the difference."""
    for text in obeyed(PLACES, tmp_path, monkeypatch):
        assert digest(text, tmp_path) != original


SPECIALS = FACTS[FACTS.index("[specials]") : FACTS.index("[handicap]")]
CORRECTIONS = {
    "other corners": (
        ('{ q = 0, r = -3, action = "energy" }', '{ q = 0, r = -3, action = "crystal" }'),
        ('{ q = 0, r = 3, action = "crystal" }', '{ q = 0, r = 3, action = "energy" }'),
    ),
    "another rim": (
        (
            'id = "top", action = "crystal", from = [[1, -3], [2, -3]]',
            'id = "top", action = "wand", from = [[1, -3]]',
        ),
        (
            'id = "top_right", action = "wand", from = [[3, -2], [3, -1]]',
            'id = "top_right", action = "crystal", from = [[3, -3], [3, -2], [3, -1], [3, 0]]',
        ),
    ),
    "crystals around the middle": (
        (
            "[[0, -2], [2, -2], [2, 0], [0, 2], [-2, 2], [-2, 0]]",
            "[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]",
        ),
    ),
    "other portals": (
        (
            '  { a = "castle_nw", b = "forest_n", length = 3 },\n',
            '  { a = "village_n", b = "village_e", length = 1 },\n',
        ),
        ('  { a = "tower_ne", b = "stone", length = 3 },\n', ""),
    ),
    "other chips": (
        ('gives = "energy", times = 1, copies = 3', 'gives = "energy", times = 1, copies = 0'),
        ('gives = "vp", vp = 3, copies = 3', 'gives = "vp", vp = 3, copies = 6'),
    ),
    "another ring": (
        ("length = 15 ", "length = 20 "),
        ('space = 2, kind = "special"', 'space = 1, kind = "owl"'),
        ('space = 5, kind = "owl"', 'space = 5, kind = "special"'),
        ("space = 14,", "space = 19,"),
    ),
    "a longer wand": (
        ("length = 22 ", "length = 30 "),
        (
            'n = 22, kind = "silver", count = "chips", vp = 1',
            'n = 30, kind = "dark", action = "scroll", times = 1',
        ),
        ('count = "portals", vp = 1', 'count = "scrolls", vp = 5'),
    ),
    "other special hexes": ((SPECIALS, SPECIALS.replace("energy-crystal", "energy-witch")),),
    "other scrolls": (
        (
            'id = "boost-any", action = "any", plus = 1, copies = 4',
            'id = "boost-any", action = "any", plus = 1, copies = 0',
        ),
        (
            'count = "crystals", at_least = [3, 4, 5], copies = 1',
            'count = "crystals", at_least = [3, 4, 5], copies = 5',
        ),
    ),
    "other regions": (
        (
            'sequence = ["forest", "village", "castle"]',
            'sequence = ["witchstone", "village", "forest"]',
        ),
        (
            "{ forest = 1, foreign_tower = 1 }, { forest = 1, foreign_tower = 2 }, "
            "{ forest = 1, foreign_tower = 3 }",
            "{ foreign_tower = 1 }, { foreign_tower = 2 }, { foreign_tower = 3 }",
        ),
    ),
    "other places": (("last_places_vp = [2, 1]", "last_places_vp = [3, 0]"),),
}
"""Corrections of several values that belong together, each as replacements."""


def test_a_box_with_many_corrections_is_obeyed(tmp_path: Path) -> None:
    """W42: "correct the line and the game follows"."""
    assert digest(edited(*[c for changes in CORRECTIONS.values() for c in changes]), tmp_path)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(
    name: str, original: str, tmp_path: Path
) -> None:
    """W42: each of them alone."""
    assert digest(edited(*CORRECTIONS[name]), tmp_path) != original


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (("turns = 11 ", "turns = 10 "), "dominoes.turns", "box-fixed"),
        (("radius = 3 ", "radius = 4 "), "cauldron.radius", "box-fixed"),
        (("top_actions = 2", "top_actions = 3"), "rack.top_actions", "box-fixed"),
        (("2 = { top = 4, bottom = 4 }", "2 = { top = 4, bottom = 5 }"), None, "box-fixed"),
        (('"vp", vp = 3, copies = 3', '"vp", vp = 3, copies = 4'), "chip.6.copies", "box-sum"),
        (
            ('count = "chips", vp = 1', 'count = "portal", vp = 1'),
            "wand_space.10.count",
            "box-word",
        ),
        (("n = 8, ", "n = 9, "), "wand_space", "box-example"),
        (("n = 4, ", "n = 1, "), "wand_space.1.n", "box-number"),
        (("space = 5,", "space = 2,"), "reward.1.space", "box-twice"),
        (('{ space = 2, kind = "special" }', '{ space = 2, kind = "owl" }'), None, "box-sum"),
        (
            ('a = "castle_nw", b = "forest_n"', 'a = "forest_n", b = "tower_nw"'),
            "portal.39.b",
            "box-twice",
        ),
        (
            ('a = "castle_nw", b = "forest_n"', 'a = "forest_n", b = "forest_n"'),
            "portal.39.b",
            "box-twice",
        ),
        (("from = [[1, -3], [2, -3]]", "from = [[1, -3], [0, 0]]"), "rim.0.from", "box-words"),
        (("[[0, -2], [2, -2]", "[[0, -3], [2, -2]"), "cauldron.crystal_coloured", "box-words"),
        (("last_places_vp = [2, 1]", "last_places_vp = [1, 2]"), "map.last_places_vp", None),
        (("{ village = 2, castle = 2 }", "{ village = 1, castle = 2 }"), None, "box-number"),
        (("{ village = 2, castle = 2 }", "{ village = 2, castle = 1 }"), None, "box-missing"),
        (("row = 6", "row = 6\ncolour = 1"), "scrolls.colour", "box-unknown"),
    ],
)
def test_what_cannot_be_followed_is_refused_with_its_place(
    change: tuple[str, str],
    key: str | None,
    reason: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """W42: `[rack] shelves_top` and `colours` were never used."""
    with pytest.raises(BadBox) as e:
        read(edited(change), tmp_path, monkeypatch)
    assert key is None or e.value.key == key
    assert reason is None or e.value.text.key == reason
    wrong = change[1].splitlines()[-1]
    line = edited(change).splitlines()[e.value.line - 1]
    assert wrong in line or e.value.key in ("wand_space", "reward.4.kind"), (line, e.value)


def test_sources_are_never_more_certain_than_they_are() -> None:
    """W42, W43: what nobody has seen printed is ours."""
    box = Box(TOML, "components.toml")
    source = {fact.key: fact.source for fact in box.facts()}
    assert set(source.values()) == {"ours", "printed", "reviews"}
    ours = [key for key, found in source.items() if found == "ours"]
    assert sum(key.startswith("portal.") for key in ours) == 120
    assert all(source[f"chip.{n}.copies"] == "ours" for n in range(7))
    assert all(source[f"prophecy.{n}.copies"] == "ours" for n in range(24))
    wand = [key for key, found in source.items() if key.startswith("wand_space.")]
    certain = {key for key in wand if source[key] == "printed"}
    assert {int(key.split(".")[1]) for key in certain} == {2, 3, 4}
    assert not any(key.endswith(".n") for key in certain)
    assert source["map.regions"] == source["dominoes.pair"] == "reviews"
    assert source["map.first_places_vp"] == source["scrolls.prophecy_vp"] == "printed"
    for key in ("map.last_places_vp", "cauldron.radius", "wand.length", "pentagram.length"):
        assert source[key] == "ours", key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_of_the_box_has_a_title(locale: str) -> None:
    text = GAME.joinpath("text", f"{locale}.ftl").read_text("utf-8")
    heads = {fact.key.partition(".")[0] for fact in Box(TOML, "components.toml").facts()}
    assert [head for head in sorted(heads) if f"\nbox-{head} = " not in text] == []
