"""A corrected components.toml is obeyed or refused, line by line (T34)."""

from __future__ import annotations

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

GAME = resources.files("coven.games.the_witches")
TOML = GAME.joinpath("components.toml").read_text("utf-8")
COMPONENTS = compile(GAME.joinpath("components.py").read_text("utf-8"), "components.py", "exec")
FACTS, SOURCES = TOML.split("\n[sources]\n")

PROBE = """
import hashlib, json, random, sys
from coven.core import play, rng_of
from coven.games import game
from coven.text import Speaker

the = game("the-witches")
seen = []
for seats, options in ((1, {}), (2, {}), (3, {"game": "cooperative"})):
    s = the.new(seats, options, rng_of(7), records_events=True)
    pick = random.Random(7)
    while not s.over:
        seat = min(s.pending)
        play(s, seat, pick.choice(s.pending[seat]))
        the.conserve(s)
    seen.append([s.ply, the.scores(s), the.ranking(s), the.ending(s)])
    seen.append([the.view(s, seat) for seat in range(seats)])
    speaker = Speaker("coven.games.the_witches", "en")
    assert the.parts(the.sight(s, 0), speaker)
assert the.pictures(Speaker("coven.games.the_witches", "en"))
from coven.games.the_witches.components import CARDS, KINDS, AREAS, PATHS
seen.append([repr(x) for x in (CARDS, KINDS, AREAS, PATHS)])
print(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())
"""
"""Plays three random games with the box that COVEN_BOX names, draws them, and prints a digest."""

PLACES: list[tuple[int, int, str]] = []
"""Every number, word and flag of the file: where it begins and ends, and what it is."""
for _found in re.finditer(r'(?m)(?<![\w"])(-?\d+|true|false)(?![\w"])|"([a-z_0-9]*)"', FACTS):
    _line = FACTS[FACTS.rfind("\n", 0, _found.start()) + 1 : _found.start()]
    _is_key = FACTS[_found.end() :].lstrip(" ").startswith("=")
    if "#" not in _line and not _line.lstrip().startswith("[b") and not _is_key:
        PLACES.append((_found.start(), _found.end(), _found[0]))


def changed(place: tuple[int, int, str]) -> str:
    """Returns the file with one value changed: a number by one, a word by a typing error."""
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
    monkeypatch.setenv(VARIABLE, f"the-witches={file}")
    package = "coven.games.the_witches"
    found: dict[str, Any] = {"__name__": f"{package}.components", "__package__": package}
    exec(COMPONENTS, found)
    return {
        name: repr(value)
        for name, value in found.items()
        if name.isupper() and not name.startswith("_")
    }


def read_or_refuse(
    text: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Any] | BadBox:
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
        env={**os.environ, VARIABLE: f"the-witches={file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


def in_any_order(seed: int) -> list[tuple[int, int, str]]:
    """Returns all places in an order that depends on the seed."""
    return random.Random(seed).sample(PLACES, len(PLACES))


def obeyed(
    places: list[tuple[int, int, str]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Yields the files changed at one of these places that the game accepts."""
    for place in places:
        text = changed(place)
        if not isinstance(read_or_refuse(text, folder, monkeypatch), BadBox):
            yield text


def edited(*changes: tuple[str, str]) -> str:
    """Returns the file with these texts replaced, each of which stands there once."""
    text = TOML
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def check_places(
    places: list[tuple[int, int, str]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asserts that a change at each of these places is refused with its line, or changes what the
    game knows of its components."""
    original = read(TOML, folder, monkeypatch)
    for place in places:
        text = changed(place)
        found = read_or_refuse(text, folder, monkeypatch)
        if isinstance(found, BadBox):
            assert found.key, found
            assert 1 < found.line <= len(text.splitlines()), found
        else:
            assert found != original, f"{place} changes nothing"


def test_a_sample_of_values_is_obeyed_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T34: no line is ignored."""
    assert len(PLACES) > 400
    check_places(in_any_order(1)[:100], tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T34: as above, for all of them."""
    check_places(PLACES, tmp_path, monkeypatch)


def test_a_sample_of_obeyed_boxes_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T34: the game can be played and drawn, and it shows the difference."""
    original = digest(TOML, tmp_path)
    for text in islice(obeyed(in_any_order(2), tmp_path, monkeypatch), 2):
        assert digest(text, tmp_path) != original


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T34: as above, for every value."""
    original = digest(TOML, tmp_path)
    for text in obeyed(PLACES, tmp_path, monkeypatch):
        assert digest(text, tmp_path) != original


GRANNY_1 = '"granny_1"\nsymbol = "headology"\nbenefit = "borrowing"\nthree = true\narea = "grannys'
CORRECTIONS = {
    "a smaller Castle": (('setup = ["hard", "none", "none"]', 'setup = ["hard", "none"]'),),
    "other marks": (
        ('id = "razorback"\nsetup = ["none"]', 'id = "razorback"\nsetup = ["easy"]'),
        ('id = "slice"\nsetup = ["easy"]', 'id = "slice"\nsetup = ["none"]'),
    ),
    "another path": (('["brass_neck", "mad_wolf"],', '["brass_neck", "blackglass"],'),),
    "fewer paths": (('  ["brass_neck", "mad_wolf"],\n', ""),),
    "other counts": (
        ("difficulty = 7\npoints = 1\ncount = 5", "difficulty = 7\npoints = 1\ncount = 4"),
        ("difficulty = 12\npoints = 3\ncount = 5", "difficulty = 12\npoints = 3\ncount = 6"),
    ),
    "another card": (
        (
            GRANNY_1,
            '"granny_1"\nsymbol = "broom"\nbenefit = "bonus4"\nonly = "elf"\nthree = false\n'
            'area = "grannys',
        ),
    ),
    "a bonus of four against everybody": (
        ('benefit = "bonus4"\nonly = "winter"', 'benefit = "bonus4"'),
    ),
}
"""Corrections of several values that belong together, each as replacements."""


def test_a_box_with_many_corrections_is_obeyed(tmp_path: Path) -> None:
    """T34: "correct the line and the game follows"."""
    changes = [
        change for name in CORRECTIONS if name != "fewer paths" for change in CORRECTIONS[name]
    ]
    assert digest(edited(*changes), tmp_path)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str, tmp_path: Path) -> None:
    """T34: a Castle of two spaces ended in a bare AssertionError."""
    assert digest(edited(*CORRECTIONS[name]), tmp_path)


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (("cackles = 16\n", "cackles = 15\n"), "tokens.cackles", "box-fixed"),
        (("dice = 4\n", "dice = 5\n"), "die.dice", "box-fixed"),
        (("start = 3\n", "start = 4\n"), "hand.start", "box-fixed"),
        (
            (
                '["slippery_hollow", "mad_stoat"],',
                '["mad_stoat", "slippery_hollow"],\n["slippery_hollow", "mad_stoat"],',
            ),
            "paths.others",
            "box-twice",
        ),
        (
            ('["slippery_hollow", "mad_stoat"],', '["mad_stoat", "hard_place"],'),
            "paths.others",
            "box-example",
        ),
        (
            ('id = "slice"\nsetup = ["easy"]', 'id = "slice"\nsetup = ["none"]'),
            "area.22.setup",
            "box-sum",
        ),
    ],
)
def test_what_the_rulebook_prints_is_refused_with_its_place(
    change: tuple[str, str],
    key: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """T34: `[die] dice` and `[tokens]` were never read."""
    with pytest.raises(BadBox) as e:
        read(edited(change), tmp_path, monkeypatch)
    assert (e.value.key, e.value.text.key) == (key, reason)
    assert e.value.line > 1


def test_sources_are_never_more_certain_than_they_are() -> None:
    """T1: what nobody has seen printed is ours."""
    box = Box(TOML, "components.toml")
    source = {fact.key: fact.source for fact in box.facts()}
    ours = [key for key, found in source.items() if found == "ours"]
    assert sum(key.startswith("card.") and key.endswith(".benefit") for key in ours) == 53
    assert sum(key.startswith("area.") and key.endswith(".id") for key in ours) == 10
    assert source["paths.others"] == "ours"
    assert source["area.0.setup"] == source["area.1.setup"] == "ours"
    numbers = [
        k
        for k, v in source.items()
        if re.fullmatch(r"(easy|hard)\.\d+\.difficulty", k) and v == "printed"
    ]
    assert len(numbers) == 3
    assert set(source.values()) == {"ours", "printed", "reviews"}
