"""A corrected components.toml is obeyed or refused, line by line (T34)."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from coven.testkit.boxes import BoxTrial, Change

TRIAL = BoxTrial("the-witches")

PROBE = """
import hashlib, json, random
from coven.core import play, rng_of
from coven.games import game
from coven.text import Speaker

the = game("the-witches")
speaker = Speaker("coven.games.the_witches", "en")
seen = [the.pictures(speaker)]
for seats, options in ((1, {}), (2, {}), (3, {"game": "cooperative"})):
    s = the.new(seats, options, rng_of(7), records_events=True)
    pick = random.Random(7)
    while not s.over:
        seat = min(s.pending)
        seen.append([move.text for move in s.pending[seat]])
        play(s, seat, pick.choice(s.pending[seat]))
        seen.append([speaker.say(event) for event in s.events])
        the.conserve(s)
    seen.append([the.scores(s), the.ranking(s), the.ending(s)])
    seen.append([the.view(s, seat) for seat in range(seats)])
    assert the.parts(the.sight(s, 0), speaker)
from coven.games.the_witches.components import CARDS, KINDS, TOKEN_KIND
for first in range(0, len(CARDS), 7):  # every card in a hand
    s.hands[0] = (1 << min(first + 7, len(CARDS))) - (1 << first)
    seen.append(the.parts(the.sight(s, 0), speaker))
for space in range(len(KINDS)):  # every problem on the map
    s.problem[space] = TOKEN_KIND.index(space)
    s.taken |= 1 << space
    s.open |= 1 << space
seen.append(the.parts(the.sight(s, 0), speaker))
print(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())
"""
"""Prints a digest of what players see with a box: the legal moves and log of three random games,
their results, and drawings of all cards and problems."""


def test_a_sample_of_values_is_obeyed_or_refused() -> None:
    """T34: the game follows each changed value of components.toml or refuses it; it ignores none.
    This tries twenty changes."""
    changes = TRIAL.changes(swaps=True, seed=1)
    assert len(changes) > 700
    found = list(TRIAL.obeyed(changes[:20]))
    TRIAL.check_seen(PROBE, islice(found, 4))


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused() -> None:
    """T34: the game follows each changed value of components.toml or refuses it; this tries all of
    them."""
    found = list(TRIAL.obeyed(TRIAL.changes(swaps=True)))
    assert len(found) > 150
    TRIAL.check_seen(PROBE, found)


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


def test_a_box_with_many_corrections_is_obeyed() -> None:
    """T34: the game follows a box in which many lines were corrected at the same time."""
    changes = [
        change for name in CORRECTIONS if name != "fewer paths" for change in CORRECTIONS[name]
    ]
    TRIAL.check_seen(PROBE, [Change(0, "all", TRIAL.edited(*changes))])


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str) -> None:
    """T34: the game follows corrections that only make sense together, such as a Castle of two
    spaces, which used to end in a bare AssertionError."""
    TRIAL.check_seen(PROBE, [Change(0, name, TRIAL.edited(*CORRECTIONS[name]))])


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
    change: tuple[str, str], key: str, reason: str
) -> None:
    """T34: a box that changes what the rulebook prints is refused, with the key and line of the
    change; `[die] dice` and `[tokens]` used to be ignored."""
    found = TRIAL.refusal(TRIAL.edited(change))
    assert found is not None
    assert (found.key, found.text.key) == (key, reason)
    assert found.line > 1


def test_sources_are_never_more_certain_than_they_are() -> None:
    """T1: a value that nobody has seen printed has the source "ours", not "printed"."""
    source = TRIAL.sources()
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
