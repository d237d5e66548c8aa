"""A corrected components.toml is obeyed or refused, line by line."""

from __future__ import annotations

import pytest

from coven.testkit.boxes import BoxTrial, Change

TRIAL = BoxTrial("witchstone")

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


def test_a_sample_of_values_is_obeyed_or_refused() -> None:
    """W42: the game follows each changed value of components.toml or refuses it; it ignores none.
    This tries a few."""
    changes = TRIAL.changes(steps=(1, -1), seed=1)
    assert len(changes) > 450
    assert len(list(TRIAL.obeyed(changes[:80]))) > 2


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused() -> None:
    """W42: the game follows each changed value of components.toml or refuses it; this tries all of
    them."""
    assert len(list(TRIAL.obeyed(TRIAL.changes(steps=(1, -1))))) > 50


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end() -> None:
    """W42: with every changed value that the game follows, it can be played and drawn, and the
    change shows."""
    TRIAL.check_seen(PROBE, TRIAL.obeyed(TRIAL.changes(steps=(1, -1))))


SPECIALS = TRIAL.facts[TRIAL.facts.index("[specials]") : TRIAL.facts.index("[handicap]")]
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


def test_a_box_with_many_corrections_is_obeyed() -> None:
    """W42: the game follows a box in which many lines were corrected at the same time."""
    changes = [change for changes in CORRECTIONS.values() for change in changes]
    assert TRIAL.run(PROBE, TRIAL.edited(*changes))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str) -> None:
    """W42: the game follows each group of corrections that only make sense together."""
    TRIAL.check_seen(PROBE, [Change(0, name, TRIAL.edited(*CORRECTIONS[name]))])


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
    change: tuple[str, str], key: str | None, reason: str | None
) -> None:
    """W42: a change that the game cannot follow is refused with the key and line of the change;
    `[rack] shelves_top` and `colours` used to be ignored."""
    text = TRIAL.edited(change)
    found = TRIAL.refusal(text)
    assert found is not None
    assert key is None or found.key == key
    assert reason is None or found.text.key == reason
    wrong = change[1].splitlines()[-1]
    line = text.splitlines()[found.line - 1]
    assert wrong in line or found.key in ("wand_space", "reward.4.kind"), (line, found)


def test_sources_are_never_more_certain_than_they_are() -> None:
    """W42, W43: a value that nobody has seen printed has the source "ours" or "reviews", not
    "printed"."""
    source = TRIAL.sources()
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
