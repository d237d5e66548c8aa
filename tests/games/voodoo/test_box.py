"""A corrected components.toml is obeyed or refused, line by line (V32)."""

from __future__ import annotations

from itertools import islice

import pytest

from coven.testkit.boxes import BoxTrial, Change

TRIAL = BoxTrial("voodoo")

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
known = cards.Known(None, under=False, room=False)
seen.append([cards.chip(speaker, card.id, False, "", known) for card in CARDS])
print(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest())
"""
"""Plays three random games with the box that COVEN_BOX names, draws them, and prints a digest."""


def test_a_sample_of_values_is_obeyed_or_refused() -> None:
    """V32: the game follows each changed value of components.toml or refuses it; it ignores none.
    This tries a few."""
    changes = TRIAL.changes(seed=1)
    assert len(changes) > 250
    assert 10 < len(list(TRIAL.obeyed(changes[:60]))) < 40


@pytest.mark.slow
@pytest.mark.long
def test_every_value_is_obeyed_or_refused() -> None:
    """V32: the game follows each changed value of components.toml or refuses it; this tries all of
    them."""
    assert list(TRIAL.obeyed(TRIAL.changes()))


def test_a_sample_of_obeyed_boxes_is_played_to_the_end() -> None:
    """V32: with a changed value that the game follows, it can be played and drawn, and the change
    shows."""
    TRIAL.check_seen(PROBE, islice(TRIAL.obeyed(TRIAL.changes(seed=2)), 2))


@pytest.mark.slow
@pytest.mark.long
def test_every_obeyed_box_is_played_to_the_end() -> None:
    """V32: with every changed value that the game follows, it can be played and drawn, and the
    change shows."""
    TRIAL.check_seen(PROBE, TRIAL.obeyed(TRIAL.changes()))


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


def test_a_box_with_many_corrections_is_obeyed() -> None:
    """V32: the game follows a box in which many lines were corrected at the same time."""
    changes = [change for changes in CORRECTIONS.values() for change in changes]
    assert TRIAL.run(PROBE, TRIAL.edited(*changes))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", CORRECTIONS)
def test_corrections_that_belong_together_are_obeyed(name: str) -> None:
    """V32: the game follows each group of corrections that only make sense together."""
    TRIAL.check_seen(PROBE, [Change(0, name, TRIAL.edited(*CORRECTIONS[name]))])


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
    change: tuple[str, str], key: str, reason: str
) -> None:
    """V32: a box that changes what the rulebook prints, or what texts and drawings depend on, is
    refused with the key and line of the change."""
    found = TRIAL.refusal(TRIAL.edited(change))
    assert found is not None
    assert (found.key, found.text.key) == (key, reason)
    assert found.line > 1


def test_v32_sources_are_never_more_certain_than_they_are() -> None:
    """V32: only the few facts that somebody has seen printed have the source "printed"; all others
    have "reviews" or "ours"."""
    source = TRIAL.sources()
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
