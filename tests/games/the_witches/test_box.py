"""A corrected components.toml is obeyed or refused, line by line (T34)."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from coven.box import VARIABLE, BadBox, Box
from coven.text import LOCALES, Speaker

GAME = resources.files("coven.games.the_witches")
TOML = GAME.joinpath("components.toml").read_text("utf-8")
COMPONENTS = compile(GAME.joinpath("components.py").read_text("utf-8"), "components.py", "exec")
FACTS, SOURCES = TOML.split("\n[sources]\n")

PROBE = """
import hashlib, json, os, random, sys
from coven.core import play, rng_of
from coven.games import game
from coven.text import Speaker


def observe():
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
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


for box in sys.argv[1:]:
    sys.stdout.flush()
    child = os.fork()  # each box needs a process that has not imported the game yet
    if not child:
        os.environ["COVEN_BOX"] = f"the-witches={box}"
        print(observe(), flush=True)
        os._exit(0)
    assert not os.waitpid(child, 0)[1], box
"""
"""Observes what players see with each box: the legal moves and log of three random games, their
results, and drawings of all cards and problems. Prints a digest for each box."""

Place = tuple[int, int, str]
"""A number, word or flag of the file: where it begins and ends, and what it becomes."""


def places() -> list[Place]:
    """Returns every change of one value: a number by one, a flag to its opposite, a word by a
    typing error and to another word that stands at the same key elsewhere."""
    found: list[Place] = []
    words: dict[str, list[str]] = {}
    strings: list[tuple[str, int, int, str]] = []
    key = ""
    for at in re.finditer(
        r'(?m)^ *(\w+) *=|#.*$|(?<![\w"])(\d+|true|false)(?![\w"])|"(\w*)"', FACTS
    ):
        if at[1]:
            key = at[1]
        elif at[2] and not FACTS[at.end() :].lstrip(" ").startswith("=") and not in_header(at):
            new = {"true": "false", "false": "true"}.get(at[2]) or str(int(at[2]) + 1)
            found.append((at.start(), at.end(), new))
        elif at[3] is not None:
            words.setdefault(key, []).append(at[3])
            strings.append((key, at.start(), at.end(), at[3]))
    for key, start, end, word in strings:
        known = list(dict.fromkeys(words[key]))
        other = known[(known.index(word) + 1) % len(known)]
        found += [(start, end, f'"{word}x"'), (start, end, f'"{other}"')]
    return found


def in_header(at: re.Match[str]) -> bool:
    """Whether the value stands in the title of a section, as in ``[boxes.1]``."""
    return FACTS[FACTS.rfind("\n", 0, at.start()) + 1] == "["


PLACES = places()


def changed(place: Place) -> str:
    """Returns the file with one value changed."""
    start, end, new = place
    return FACTS[:start] + new + FACTS[end:] + "\n[sources]\n" + SOURCES


def read(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reads the components from this text. Raises BadBox."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, f"the-witches={file}")
    package = "coven.games.the_witches"
    exec(COMPONENTS, {"__name__": f"{package}.components", "__package__": package})


def observe(folder: Path, *texts: str) -> list[str]:
    """Returns what `PROBE` prints of each of these boxes."""
    files = [folder / f"{i}.toml" for i in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *map(str, files)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


def refusal_of(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> BadBox | None:
    """Returns the error that refuses this box; None if the game accepts it."""
    try:
        read(text, folder, monkeypatch)
    except BadBox as bad:
        return bad
    return None


def obeyed(
    places: list[Place], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Place, str]]:
    """Yields the files changed at one of these places that the game accepts. Asserts that all
    others are refused with key and line."""
    for place in places:
        text = changed(place)
        refusal = refusal_of(text, folder, monkeypatch)
        if refusal is None:
            yield place, text
        else:
            assert refusal.key, refusal
            assert 1 < refusal.line <= len(text.splitlines()), refusal


def in_any_order(seed: int) -> list[Place]:
    """Returns all places in an order that depends on the seed."""
    return random.Random(seed).sample(PLACES, len(PLACES))


def edited(*changes: tuple[str, str]) -> str:
    """Returns the file with these texts replaced, each of which stands there once."""
    text = TOML
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def check_seen(found: list[tuple[Place, str]], folder: Path) -> None:
    """Asserts that players see a difference in each of these boxes, and that games with it can be
    played to the end and drawn."""
    original, *others = observe(folder, TOML, *[text for _, text in found])
    for (place, _), other in zip(found, others, strict=True):
        assert other != original, f"nobody sees {FACTS[slice(*place[:2])]} -> {place[2]}"


def test_a_sample_of_values_is_obeyed_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T34: no line is ignored."""
    assert len(PLACES) > 700
    check_seen(list(obeyed(in_any_order(1)[:20], tmp_path, monkeypatch))[:4], tmp_path)


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T34: as above, for all of them."""
    found = list(obeyed(PLACES, tmp_path, monkeypatch))
    assert len(found) > 150
    check_seen(found, tmp_path)


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
    check_seen([((0, 0, "all"), edited(*changes))], tmp_path)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str, tmp_path: Path) -> None:
    """T34: a Castle of two spaces ended in a bare AssertionError."""
    check_seen([((0, 0, name), edited(*CORRECTIONS[name]))], tmp_path)


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


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_of_the_box_has_a_title(locale: str) -> None:
    """The page that shows the box has no English keys as headings."""
    speaker = Speaker("coven.games.the_witches", locale)
    for key in {fact.key.partition(".")[0] for fact in Box(TOML, "components.toml").facts()}:
        assert speaker.has(f"box-{key}"), key
