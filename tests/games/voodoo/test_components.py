"""The components of the game and their texts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from coven.games.voodoo.components import (
    AIMED,
    BODIES,
    CARDS,
    CONFLICTS,
    EMOTES,
    FACES,
    LETTERS,
    POSTURES,
    SCHOOLS,
    SPELLS,
    TRICKS,
    VOICES,
)
from coven.testkit import cites
from coven.text import LOCALES, Speaker


@cites("1.2", "R1")
def test_there_are_36_spells_13_curses_and_14_tricks() -> None:
    assert SPELLS == 36
    assert len(CARDS) - SPELLS == 13
    assert sum(trick.copies for trick in TRICKS) == 14
    assert Counter(card.school for card in CARDS[:SPELLS]) == dict.fromkeys(SCHOOLS, 12)
    assert len({card.id for card in CARDS} | {trick.id for trick in TRICKS}) == 49 + 9


@cites("R1")
def test_a_spell_brings_one_point_less_than_it_costs_dice() -> None:
    for card in CARDS[:SPELLS]:
        assert card.points == len(card.cost) - 1
        assert 1 <= card.broken <= 3
        assert all(face in (*FACES, "any") for face in card.cost)


@cites("1.5", "R3")
def test_six_faces_have_six_letters() -> None:
    assert len(FACES) == len(set(LETTERS)) == 6
    assert "any" not in FACES


@cites("R6", "11.1")
def test_every_card_can_be_judged() -> None:
    known = {"emote", "emote_at", "sequence", "posture", "hold", "via", "chat", "voice", "forbid"}
    assert {card.gesture for card in CARDS} == known
    assert {card.body for card in CARDS} <= set(BODIES)
    assert len(EMOTES) == 36
    assert len(AIMED) == 6
    assert sum(map(len, POSTURES)) == 13
    assert len(VOICES) == 6


@cites("R14")
def test_curses_contradict_nothing() -> None:
    clashing = {what for pair in CONFLICTS for what in pair}
    assert not clashing & {card.do[0] for card in CARDS[SPELLS:]}
    assert len(CONFLICTS) == 14


def test_every_card_is_told_in_all_languages() -> None:
    for locale in LOCALES:
        speaker = Speaker("coven.games.voodoo", locale)
        for card in CARDS:
            kind = "spell" if card.is_spell else "curse"
            assert speaker.say(f"{kind}-{card.id}.rule").endswith((".", "!", "?", "”", "»"))
            if not card.is_spell:
                assert ":" in speaker.say(f"penalty-{card.penalty}")
        for trick in TRICKS:
            assert speaker.say(f"trick-{trick.id}.when")
            assert speaker.say(f"trick-{trick.id}.rule")


def test_the_pictures_of_the_rules_are_drawn_in_every_language() -> None:
    from xml.etree import ElementTree

    from coven.games import game

    for locale in LOCALES:
        drawn = game("voodoo").pictures(Speaker("coven.games.voodoo", locale))
        assert list(drawn) == [1, 4, 9]
        for picture in drawn.values():
            ElementTree.fromstring(picture)


TYPED_IN = """
import sys
from collections import Counter
from random import Random
from coven.core import apply, rng_of
from coven.games import game
from coven.games.voodoo.components import CARD_OF, TRICK_OF

voodoo = game("voodoo")
mode = sys.argv[1]
seen = Counter()
for seats in (2, 3, 8):
    for seed in range(2):
        random = Random(seed)
        s = voodoo.new(seats, {"mode": mode, "track": "quick"}, rng_of(seed))
        while s.stack and s.ply < 800:
            seat = random.choice(sorted(s.pending))
            offered = s.offered.get(seat) or s.pending[seat]
            apply(s, seat, random.choice(s.pending[seat] if random.random() < 0.7 else offered))
            voodoo.conserve(s)
        howl = CARD_OF["howl"]
        seen["spell"] += howl in s.spells_on_table or any(howl in d for d in s.decks)
        seen["spell"] += any(hand >> howl & 1 for hand in s.spells)
        seen["curse"] += bool(s.curses >> CARD_OF["blink"] & 1) or CARD_OF["blink"] in s.curse_deck
        held = [*s.trick_deck, *(t for hand in s.tricks for t in hand)]
        seen["trick"] += TRICK_OF["cart"] in held
print(seen["spell"], seen["curse"], seen["trick"])
"""
"""A program that plays six random games and prints in how many of them three cards occur."""


@pytest.mark.parametrize(("mode", "games"), [("online", "0 0 0"), ("room", "6 6 6")])
@cites("R6")
def test_a_card_without_a_gesture_is_for_one_room_only(
    mode: str, games: str, tmp_path: Path
) -> None:
    """A card of the box whose condition only people can judge (`gesture = "none"`) occurs in every
    same-room game and in no game online."""
    own = resources.files("coven.games.voodoo").joinpath("components.toml").read_text("utf-8")
    lines = [
        line.replace(" }", ', gesture = "none" }')
        if line.startswith(("howl ", "blink ", "cart "))
        else line
        for line in own.splitlines()
    ]
    typed = tmp_path / "box.toml"
    typed.write_text("\n".join(lines), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TYPED_IN, mode],
        env={**os.environ, "COVEN_BOX": f"voodoo={typed}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == games, done.stderr
