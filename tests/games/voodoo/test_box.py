"""A corrected components.toml is obeyed or refused, line by line (V32)."""

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

PACKAGE = "coven.games.voodoo"
GAME = resources.files(PACKAGE)
TOML = GAME.joinpath("components.toml").read_text("utf-8")
COMPONENTS = compile(GAME.joinpath("components.py").read_text("utf-8"), "components.py", "exec")
FACTS, SOURCES = TOML.split("\n[sources]\n")

PROBE = """
import hashlib, json, random
from coven.core import play, rng_of
from coven.games import game
from coven.text import Speaker

voodoo = game("voodoo")
speaker = Speaker("coven.games.voodoo", "en")
seen = []
for seats, options in ((2, {}), (3, {"track": "quick", "mode": "room"}), (4, {"track": "quick"})):
    s = voodoo.new(seats, options, rng_of(7), records_events=True)
    pick = random.Random(7)
    while not s.over:
        seat = min(s.pending)
        play(s, seat, pick.choice(s.pending[seat]))
        voodoo.conserve(s)
    seen.append([s.ply, voodoo.scores(s), voodoo.ranking(s), voodoo.ending(s)])
    seen.append([voodoo.view(s, seat) for seat in range(seats)])
    assert voodoo.parts(voodoo.sight(s, 0), speaker)
assert voodoo.pictures(speaker)
from coven.games.voodoo.components import CARDS, TRACKS, TRICKS
from coven.games.voodoo.drawing import cards
from coven.games.voodoo.rules.casting import CLASH
seen.append([repr(x) for x in (CARDS, TRACKS, TRICKS, CLASH)])
seen.append([cards.chip(speaker, card.id, False, "") for card in CARDS])
print(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())
"""
"""Plays three random games with the box that COVEN_BOX names, draws them, and prints a digest."""

Place = tuple[int, int, str]
"""A value of the file: where it begins and ends, and what it is."""
PLACES: list[Place] = []
"""Every number and word of the file."""
for _found in re.finditer(r'(?<![\w"])(-?\d+)(?![\w"])|"([a-z_0-9]*)"', FACTS):
    _line = FACTS[FACTS.rfind("\n", 0, _found.start()) + 1 : _found.start()]
    if "#" not in _line:
        PLACES.append((_found.start(), _found.end(), _found[0]))


def changed(place: Place) -> str:
    """Returns the file with one value changed: a number by one, a word by a typing error."""
    start, end, value = place
    new = '"' + value.strip('"') + 'x"' if value.startswith('"') else str(int(value) + 1)
    return FACTS[:start] + new + FACTS[end:] + "\n[sources]\n" + SOURCES


def read(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Returns the constants of the components read from this text. Raises BadBox."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, f"voodoo={file}")
    found: dict[str, Any] = {"__name__": f"{PACKAGE}.components", "__package__": PACKAGE}
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
        env={**os.environ, VARIABLE: f"voodoo={file}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


def in_any_order(seed: int) -> list[Place]:
    """Returns all places in an order that depends on the seed."""
    return random.Random(seed).sample(PLACES, len(PLACES))


def obeyed(places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
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
    places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, int]:
    """Asserts that a change at each of these places is refused with its line, or changes what the
    game knows of its components. Returns how many are refused and how many are obeyed."""
    original = read(TOML, folder, monkeypatch)
    refused = 0
    for place in places:
        text = changed(place)
        found = read_or_refuse(text, folder, monkeypatch)
        if isinstance(found, BadBox):
            assert found.key, found
            assert 1 < found.line <= len(text.splitlines()), found
            refused += 1
        else:
            assert found != original, f"{place} changes nothing"
    return refused, len(places) - refused


def test_a_sample_of_values_is_obeyed_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V32: no line is ignored."""
    assert len(PLACES) > 250
    refused, followed = check_places(in_any_order(1)[:60], tmp_path, monkeypatch)
    assert refused > 20
    assert followed > 10


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """V32: as above, for all of them."""
    check_places(PLACES, tmp_path, monkeypatch)


def test_a_sample_of_obeyed_boxes_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V32: the game can be played and drawn, and it shows the difference."""
    original = digest(TOML, tmp_path)
    for text in islice(obeyed(in_any_order(2), tmp_path, monkeypatch), 2):
        assert digest(text, tmp_path) != original


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V32: as above, for every value."""
    original = digest(TOML, tmp_path)
    for text in obeyed(PLACES, tmp_path, monkeypatch):
        assert digest(text, tmp_path) != original


CORRECTIONS = {
    "other skulls": (("skulls = [3, 6, 9]", "skulls = [2, 5, 10]"), ("[2, 4, 6]", "[1, 2, 7]")),
    "other ingredients": (
        ('cost = ["bat", "bat"],  ', 'cost = ["star"],  '),
        ('cost = ["ghost", "ghost"],  ', 'cost = ["skull", "ghost", "any", "star"],  '),
    ),
    "other points": (
        (
            'cost = ["skull", "skull"],                       cast = 1, broken = 2',
            'cost = ["skull", "skull"],                       cast = 5, broken = 5',
        ),
    ),
    "two schools have changed a card": (
        ('croak     = { school = "celtic",  ', 'croak     = { school = "haitian",'),
        ('howl      = { school = "haitian",', 'howl      = { school = "celtic",'),
    ),
    "other penalties": (
        ('grateful  = { penalty = "lose_point" }', 'grateful  = { penalty = "lose_trick" }'),
        ('blow      = { penalty = "no_reroll" }', 'blow      = { penalty = "lose_drawn_card" }'),
    ),
    "other copies": (
        ("creepy    = { copies = 3 }", "creepy    = { copies = 1 }"),
        ("sixth     = { copies = 1 }", "sixth     = { copies = 3 }"),
    ),
    "another contradiction": (('["whisper", "purr"],', '["whisper", "hum"],'),),
}
"""Corrections of several values that belong together, each as replacements."""


def test_a_box_with_many_corrections_is_obeyed(tmp_path: Path) -> None:
    """V32: "correct the line and the game follows"."""
    assert digest(edited(*[c for changes in CORRECTIONS.values() for c in changes]), tmp_path)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str, tmp_path: Path) -> None:
    """V32: as above, one by one."""
    assert digest(edited(*CORRECTIONS[name]), tmp_path) != digest(TOML, tmp_path)


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (("number = 5\n", "number = 6\n"), "dice.number", "box-fixed"),
        (("rerolls = 3 ", "rerolls = 4 "), "turn.rerolls", "box-fixed"),
        (("goal = 11\n", "goal = 12\n"), "track.normal.goal", "box-fixed"),
        (("skulls = [3, 6, 9]", "skulls = [6, 3, 9]"), "track.normal.skulls", "box-ascending"),
        (("skulls = [2, 4, 6]", "skulls = [2, 4, 8]"), "track.quick.skulls", "box-numbers"),
        (
            ('["pumpkin", "pumpkin", "any"],', '["pumpkin", "pumpkin"],'),
            "spell.hookleg.cost",
            "box-fixed",
        ),
        (
            ('["bat", "bat", "ghost", "any"],', '["bat", "any", "ghost", "any"],'),
            "spell.chin.cost",
            "box-cost",
        ),
        (
            ('howl      = { school = "haitian"', 'howl      = { school = "celtic"'),
            "spell.zombie.school",
            "box-sum",
        ),
        (
            ("cart      = { copies = 2 }", "cart      = { copies = 3 }"),
            "trick.sixth.copies",
            "box-sum",
        ),
        (('["floor", "stand"],', ""), "contradictions.pairs", "box-example"),
        (
            ('["whisper", "purr"],', '["whisper", "purr"], ["purr", "whisper"],'),
            "contradictions.pairs",
            "box-twice",
        ),
        (
            ("\n[curse]\n", '\nmeow = { school = "celtic" }\n\n[curse]\n'),
            "spell.meow",
            "box-unknown",
        ),
        (
            ('penalty = "no_reroll" }', 'penalty = "no_reroll", gesture = "emote" }'),
            "curse.blow.gesture",
            "box-fixed",
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
    """V32: what the rulebook prints, and what belongs to words and drawings, stays."""
    with pytest.raises(BadBox) as e:
        read(edited(change), tmp_path, monkeypatch)
    assert (e.value.key, e.value.text.key) == (key, reason)
    assert e.value.line > 1


def test_v32_sources_are_never_more_certain_than_they_are() -> None:
    """V32: inside the file nothing showed that all but a few facts are invented."""
    source = {fact.key: fact.source for fact in Box(TOML, "components.toml").facts()}
    printed = {
        key for key, found in source.items() if found == "printed" and key.startswith("spell")
    }
    assert printed == {
        "spell.hookleg.cost",
        "spell.hookleg.cast",
        "spell.sitdown.cost",
        "spell.needle.cost",
    }
    assert source["spell.hookleg.broken"] == "ours"
    assert source["dice.faces"] == source["track.normal.skulls"] == "reviews"
    assert source["track.quick.skulls"] == "ours"
    assert {found for key, found in source.items() if key.startswith(("curse", "trick"))} == {
        "ours"
    }
    assert set(source.values()) == {"ours", "printed", "reviews"}
