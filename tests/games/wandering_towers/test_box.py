"""The box: every line of components.toml is obeyed or refused (`coven.box`)."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from coven.box import VARIABLE, BadBox, Box
from coven.games import game, package_of
from coven.games.wandering_towers.components import read
from coven.testkit.scenario import speakers
from coven.text import Speaker

ID = "wandering-towers"
TEXT = resources.files(package_of(ID)).joinpath("components.toml").read_text("utf-8")
FACTS = TEXT[: TEXT.index("\n[sources]")]
NUMBER = re.compile(r"(?<![\w\"-])-?\d+(?![\w\"])(?!\s*=)")
WORD = re.compile(r'"[^"]+"|\btrue\b|\bfalse\b')


def without_comment(line: str) -> str:
    return line.partition("#")[0]


def changes() -> list[tuple[int, str]]:
    """Returns every way to change one number by one or to mistype one word: the line's number and
    the whole changed file."""
    found: list[tuple[int, str]] = []
    lines = TEXT.splitlines(keepends=True)
    for number, line in enumerate(FACTS.splitlines()):
        code = without_comment(line)
        places = [(m, str(int(m[0]) + step)) for m in NUMBER.finditer(code) for step in (1, -1)]
        for m in WORD.finditer(code):
            places.append((m, {"true": "false", "false": "true"}.get(m[0], m[0][:-1] + 'x"')))
        for m, new in places:
            changed = line[: m.start()] + new + line[m.end() :] + "\n"
            found.append((number + 1, "".join([*lines[:number], changed, *lines[number + 1 :]])))
    return found


def is_obeyed(text: str) -> bool:
    """Whether the box can be read; if not, checks that the refusal says where and why."""
    try:
        read(Box(text, "box.toml"))
    except BadBox as bad:
        if not (bad.key and bad.line > 1 and bad.text.key.startswith("box-")):
            raise
        return False
    return True


CHANGES = changes()
OBEYED = [(line, text) for line, text in CHANGES if is_obeyed(text)]

PLAY = """
import json
from coven.core import play
from coven.core.rng import Rng
from coven.games import game
from coven.testkit.walk import RandomPlayer
GAME = game("wandering-towers")
seen = []
for seats in range(2, 7):
    s = GAME.new(seats, {"spells": "8"}, Rng(bytes(32)))
    seen.append(GAME.view(s, 0))
    if seats < 5:
        player = RandomPlayer(GAME, seats, sensible=0.5)
        while not s.over:
            play(s, *player.choose(s))
            GAME.conserve(s)
        seen.append(GAME.view(s, 0))
print(json.dumps(seen))
"""


def played(tmp_path: Path, text: str) -> object:
    """Returns what is seen of games that a new process plays with this box."""
    return json.loads(ran(tmp_path, text, PLAY))


def ran(tmp_path: Path, text: str, code: str) -> str:
    """Returns what Python code prints in a new process that has this box."""
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    env = {**os.environ, VARIABLE: f"{ID}={file}"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_numbers_and_words_are_found_to_be_changed() -> None:
    assert len(CHANGES) > 300
    assert 20 < len(OBEYED) < 60


def test_wizards_and_bottles_of_the_box_are_facts() -> None:
    """WT36: the rulebook's thirty wizards and thirty-six bottles are lines of the file."""
    facts = {fact.key: (fact.value, fact.source) for fact in Box(TEXT, "box.toml").facts()}
    assert facts["wizards"] == (30, "printed")
    assert facts["bottles"] == (36, "printed")
    assert facts["spells.piggyback.cost"] == (1, "reviews")


def test_an_unknown_line_is_refused() -> None:
    assert not is_obeyed(TEXT.replace("[hand]\n", "[hand]\ncolour = 1\n"))


def test_copies_of_cards_may_be_corrected_if_there_are_ninety(tmp_path: Path) -> None:
    one = 'id = "W1",  wizard = 1, tower = 0, dice = 0, copies = '
    two = 'id = "W2",  wizard = 2, tower = 0, dice = 0, copies = '
    assert not is_obeyed(TEXT.replace(one + "4", one + "5"))
    corrected = TEXT.replace(one + "4", one + "8").replace(two + "4", two + "0")
    assert is_obeyed(corrected)
    assert played(tmp_path, corrected) != played(tmp_path, TEXT)


RULES = """
import json
from coven import rulebook
print(json.dumps({
    f"{locale} {number}": rulebook.paragraph("wandering-towers", locale, number)
    for locale in ("en", "ru", "uk") for number in ("1.4", "1.5", "3.7", "14.14")
}))
"""


def test_the_rules_say_what_a_corrected_box_says(tmp_path: Path) -> None:
    """The numbers of 1.4, 1.5, 3.7 and 14.14 follow the box in every language."""
    plain = json.loads(ran(tmp_path, TEXT, RULES))
    corrected = TEXT
    for old, new in (
        ("ground_shields = [0, 4, 8, 12]", "ground_shields = [0, 5, 8, 13]"),
        ("2 = { wizards = 5,", "2 = { wizards = 2,"),
        ("6 = { wizards = 3, bottles = 4 }", "6 = { wizards = 3, bottles = 1 }"),
        (
            'id = "TM1", wizard = 0, tower = 1, dice = 0, copies = 4',
            'id = "TM1", wizard = 0, tower = 1, dice = 0, copies = 7',
        ),
        (
            'id = "W1",  wizard = 1, tower = 0, dice = 0, copies = 4',
            'id = "W1",  wizard = 1, tower = 0, dice = 0, copies = 1',
        ),
        ("piggyback       = { cost = 1", "piggyback       = { cost = 3"),
    ):
        assert corrected.count(old) == 1, old
        corrected = corrected.replace(old, new)
    found = json.loads(ran(tmp_path, corrected, RULES))
    numbers = {place: re.findall(r"\d+", text) for place, text in found.items()}
    for locale in ("en", "ru", "uk"):
        assert numbers[f"{locale} 1.4"] == ["0", "5", "8", "13", "0"]
        assert numbers[f"{locale} 1.5"] == ["21", "27", "42", "1", "5"]
        assert numbers[f"{locale} 3.7"] == ["2", "6", "4", "5", "4", "5", "3", "4", "3", "1"]
        assert numbers[f"{locale} 14.14"] == ["2", "1", "2", "2", "1", "2", "3", "1"]
        assert re.findall(r"\d+", plain[f"{locale} 14.14"]) == [
            "2",
            "1",
            "2",
            "2",
            "1",
            "2",
            "1",
            "1",
        ]


def check_obeyed(tmp_path: Path, cases: list[tuple[int, str]]) -> None:
    plain = played(tmp_path, TEXT)
    for line, text in cases:
        assert played(tmp_path, text) != plain, f"line {line} changes nothing"


def test_some_lines_that_are_not_refused_are_obeyed(tmp_path: Path) -> None:
    check_obeyed(tmp_path, random.Random(1).sample(OBEYED, 3))


@pytest.mark.slow
@pytest.mark.long
def test_all_lines_that_are_not_refused_are_obeyed(tmp_path: Path) -> None:
    check_obeyed(tmp_path, OBEYED)


@pytest.mark.parametrize("speaker", speakers(game(ID)), ids=lambda speaker: speaker.locale)
def test_every_section_of_the_box_has_a_title(speaker: Speaker) -> None:
    """The page that shows the box has no English keys as headings."""
    for key in {fact.key.partition(".")[0] for fact in Box(TEXT, "box.toml").facts()}:
        assert speaker.has(f"box-{key}"), key
