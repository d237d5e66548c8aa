"""The box: every line of components.toml is obeyed or refused (`coven.box`)."""

from __future__ import annotations

import json
import re

import pytest

from coven.box import Box
from coven.testkit.boxes import BoxTrial, Change

TRIAL = BoxTrial("wandering-towers")

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


@pytest.fixture(scope="module")
def obeyed() -> list[Change]:
    """Returns every change of one value that the game obeys. Asserts that all other changes are
    refused with their place."""
    return list(TRIAL.obeyed(TRIAL.changes(steps=(1, -1), seed=1)))


def test_numbers_and_words_are_found_to_be_changed(obeyed: list[Change]) -> None:
    assert len(TRIAL.changes(steps=(1, -1))) > 300
    assert 20 < len(obeyed) < 60


def test_wizards_and_bottles_of_the_box_are_facts() -> None:
    """WT36: the thirty wizards and thirty-six bottles of the rulebook are lines of
    components.toml."""
    facts = {fact.key: (fact.value, fact.source) for fact in Box(TRIAL.text, "box.toml").facts()}
    assert facts["wizards"] == (30, "printed")
    assert facts["bottles"] == (36, "printed")
    assert facts["spells.piggyback.cost"] == (1, "reviews")


def test_an_unknown_line_is_refused() -> None:
    assert TRIAL.refusal(TRIAL.edited(("[hand]\n", "[hand]\ncolour = 1\n")))


def test_copies_of_cards_may_be_corrected_if_there_are_ninety() -> None:
    one = 'id = "W1",  wizard = 1, tower = 0, dice = 0, copies = '
    two = 'id = "W2",  wizard = 2, tower = 0, dice = 0, copies = '
    assert TRIAL.refusal(TRIAL.edited((one + "4", one + "5")))
    corrected = TRIAL.edited((one + "4", one + "8"), (two + "4", two + "0"))
    TRIAL.check_seen(PLAY, [Change(0, "copies", corrected)])


RULES = """
import json
from coven import rulebook
print(json.dumps({
    f"{locale} {number}": rulebook.paragraph("wandering-towers", locale, number)
    for locale in ("en", "ru", "uk") for number in ("1.4", "1.5", "3.7", "14.14")
}))
"""


def test_the_rules_say_what_a_corrected_box_says() -> None:
    """Paragraphs 1.4, 1.5, 3.7 and 14.14 have the numbers of the box, in every language."""
    plain = json.loads(TRIAL.run(RULES, TRIAL.text))
    corrected = TRIAL.edited(
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
    )
    found = json.loads(TRIAL.run(RULES, corrected))
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


def test_some_lines_that_are_not_refused_are_obeyed(obeyed: list[Change]) -> None:
    TRIAL.check_seen(PLAY, obeyed[:3])


@pytest.mark.slow
@pytest.mark.long
def test_all_lines_that_are_not_refused_are_obeyed(obeyed: list[Change]) -> None:
    TRIAL.check_seen(PLAY, obeyed)
