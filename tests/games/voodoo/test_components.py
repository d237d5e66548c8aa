"""What is in the box, and its words."""

from __future__ import annotations

from collections import Counter

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
def test_a_spell_of_so_many_dice_brings_so_many_points() -> None:
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
                assert ":" in speaker.say(f"curse-{card.id}.penalty")
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
