"""The drawing: every move can be clicked, nothing hidden is sent, nothing reminds, updates are
small."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.pages import Pages, Seen, values

from coven.core import Move, Rng
from coven.games.voodoo import GAME
from coven.games.voodoo.components import CARDS, EMOTES, LETTERS, SLOTS, SPELLS
from coven.games.voodoo.drawing.figures import sprite
from coven.testkit import cites
from coven.testkit.walk import lineups, secret_of, walk
from coven.text import LOCALES

from .scenes import VoodooScene

SEATS = (2, 3, 8)
PAGES = Pages(GAME, sprite())
html, speaker = PAGES.html, PAGES.speaker
EVERY = 211
"""Every position with a ply divisible by this number is looked at, and some with rare decisions."""
UNSEEN = ("line", "lapse", "strip")
"""Verbs without a button: typed in the chat, made by timers, made along with a strip's buttons."""


@cache
def positions() -> tuple[Any, ...]:
    """Returns positions of one random game of every variant, with two, three and eight wizards."""
    found = []
    for seed, kind in enumerate(lineups(GAME)):
        if kind.seats not in SEATS:
            continue
        met: set[str] = set()
        for s, seat, _ in walk(GAME, kind, seed):
            asked = {move.verb for move in s.pending.get(seat, ())}
            if asked - met or s.ply % EVERY == 0 or s.over:
                found.append(s.copy())
            met |= asked
            if s.ply > 900:
                break
    return (*found, *rare(), *restless(), *hindered())


def rare() -> list[Any]:
    """Returns positions with every trick's choice, a new target, and contradicting spells."""
    found = []
    for trick, gesture in (
        *(("ace", "sleeve"), ("cart", "rumble"), ("amnesia", "whoami")),
        *(("sticky", "whistle"), ("banana", "oops"), ("parasite", "slurp")),
    ):
        scene = VoodooScene(3)
        who = int(trick == "parasite")
        scene.hold(who, "howl", trick)
        scene.hold(2, "yawn")
        scene.enchant(2, "fog", who)
        scene.points(2, 5)
        scene.roll(0, "BBRSG")
        scene.play(who, f"emote {gesture}", f"trick {trick}")
        found.append(scene.state)
    evaded = VoodooScene(3)
    evaded.hold(0, "howl")
    evaded.hold(1, "creepy")
    evaded.roll(0, "BBRSG")
    evaded.play(0, "cast howl 1")
    evaded.play(1, "emote scare", "trick creepy")
    torn = VoodooScene(4)
    torn.hold(0, "pillar")
    torn.enchant(2, "sitdown", 1)
    torn.roll(0, "SSTGG")
    torn.play(0, "cast pillar 1 G")
    torn.play(1, "stay")
    room = VoodooScene(3, mode="room")
    room.enchant(1, "hookleg", 0)
    room.enchant(2, "fog", 0)
    room.play(0, "cant", "name hookleg", "name fog")
    return [*found, evaded.state, torn.state, room.state]


def restless() -> list[Any]:
    """Returns positions in which a wizard makes gestures of all kinds, until no more are allowed
    (R27)."""
    scene, found = VoodooScene(3), []
    for gesture in (
        *("hold hum on", "voice robot", "voice normal"),
        *("strip tiny", "posture arms arms_crossed"),
    ):
        scene.play(0, gesture)
        found.append(scene.state.copy())
    while "emote wave" in scene.offered(0):
        scene.play(0, "emote wave")
    found.append(scene.state.copy())
    scene.turn(0)
    scene.turn(1)
    return [*found, scene.state]


def hindered() -> list[Any]:
    """Returns the same turn with five dice, with four, and without rerolls."""
    found = []
    for four_dice, no_rerolls in ((0, 0), (1, 0), (0, 1)):
        scene = VoodooScene(3)
        scene.state.four_dice_now = bool(four_dice)
        scene.state.no_rerolls_now = bool(no_rerolls)
        scene.settle()
        found.append(scene.state.copy())
        scene.roll(0, "BBRSG"[four_dice:])
        found.append(scene.state)
    return found


@cache
def sights() -> tuple[Seen, ...]:
    """Returns what every seat and a spectator sees in all positions."""
    return PAGES.sights((s, s.pending) for s in positions())


@cache
def lit(page: str) -> frozenset[str]:
    """Returns the texts of the moves that one click plays."""
    return frozenset(values("data-move", page))


def has_place(move: Move, page: str) -> bool:
    """Whether the move can be played by one click, or put together of what is on the page."""
    if move.text in lit(page):
        return True
    verb, *words = move.text.split(" ")
    dice, spots = values("data-die", page), values("data-spot", page)
    if verb in UNSEEN:
        return True
    if verb == "hold":
        return f'data-hold="hold {words[0]}"' in page
    if verb in ("reroll", "free"):
        return f'data-command="{verb}"' in page and set("".join(words)) <= {*dice}
    if verb == "take":
        return f'data-command="take-{words[0]}"' in page and set(words[1]) <= {*dice}
    if verb == "set":
        return words[0] in dice and words[1] in values("data-face", page)
    if verb == "trick":
        return 'data-command="trick"' in page and f'data-card="{words[0]}"' in page
    if verb == "cast":
        card = re.search(
            rf'data-card="{words[0]}"[^>]* data-open="([^"]*)" data-wild="(\w*)"', page
        )
        if card is None or (len(words) > 2 and words[2] not in card[2]):
            return False
        return words[1] in card[1].split() and words[1] in spots
    if verb in ("emote", "call"):
        pick = re.search(rf'data-pick="{verb} {words[0]} \?"[^>]* data-open="([^"]*)"', page)
        return pick is not None and words[1] in pick[1].split() and words[1] in spots
    return False


def test_every_legal_move_can_be_played_from_the_page() -> None:
    verbs: set[str] = set()
    for _, sight, page in sights():
        for move in (*sight.asked, *sight.offered):
            assert has_place(move, page), (sight.seat, move.text)
            verbs.add(move.verb)
    assert {move.verb for move in GAME.every_move(VoodooScene(3).state)} - verbs == set()


def test_whatever_is_lit_can_be_done_and_what_is_not_says_which_rule_forbids_it() -> None:
    for _, sight, page in sights():
        assert lit(page) <= {move.text for move in (*sight.asked, *sight.offered)}
    assert PAGES.tried(sights()) > 1000


@cites("R16")
def test_what_a_page_holds_does_not_change_with_what_its_reader_cannot_know() -> None:
    for s, sight, page in sights():
        world: Any = GAME.determinise(s, sight.seat, Rng(secret_of(s.ply)))
        assert html(GAME.sight(world, sight.seat)) == page


def test_cached_drawings_do_not_change_a_page() -> None:
    """A speaker whose drawings are cached from other positions draws the same as a new one."""
    known = speaker()
    for _, sight, page in sights():
        assert "".join(GAME.parts(sight, known).values()).replace(sprite(), "") == page


@cites("11.1")
def test_nothing_on_the_page_reminds_a_wizard_of_a_condition() -> None:
    """Wizards with and without a spell on them see the same page; a breach changes nothing, not
    even for the caster."""
    free, bound = VoodooScene(3), VoodooScene(3)
    for scene, target in ((free, 2), (bound, 0)):
        scene.hold(0)
        scene.hold(1)
        scene.hold(2)
        scene.enchant(1, "howl", target)
    for seat in (0, 1, None):
        assert html(GAME.sight(free.state, seat)) == html(GAME.sight(bound.state, seat))
    for scene in (free, bound):
        scene.roll(0, "BPRSG")
    assert bound.broken("howl")
    assert not free.broken("howl")
    for seat in (0, 1, 2, None):
        assert html(GAME.sight(free.state, seat)) == html(GAME.sight(bound.state, seat))


def test_gestures_are_three_pages_of_emotes_a_pad_postures_voices_and_phrases() -> None:
    page = html(GAME.sight(VoodooScene(4).state, 2))
    assert len(values("data-page", page)) == 3
    emotes = {text.split(" ")[1] for text in values("data-move", page) if text.startswith("emote")}
    picked = {text.split(" ")[1] for text in values("data-pick", page)}
    assert emotes | picked == set(EMOTES)
    assert {"count one", "count two", "count three", "phrase aye", "voice robot"} <= set(
        values("data-move", page)
    )
    for slot in SLOTS:
        assert re.search(rf'data-key="{slot}"[^>]*><span class="of">\w', page), slot


@cites("11.1")
def test_strips_of_buttons_appear_with_the_spell_that_needs_them_whoever_it_is_on() -> None:
    """V8: everybody sees the extra strip of buttons of a spell, so that it reminds nobody, and its
    heading names the spell."""
    for card, name in (("weakhand", "mirror"), ("pinkies", "tiny")):
        pages = []
        for target in (0, 2):
            scene = VoodooScene(3)
            scene.hold(0)
            scene.hold(1)
            scene.hold(2)
            assert set(strips(scene, 0)) == {"normal"}
            scene.enchant(1, card, target)
            for seat in (0, 1, 2):
                assert set(strips(scene, seat)) == {"normal", name}
            drawn = GAME.parts(GAME.sight(scene.state, 0), speaker())
            assert speaker().html(f"spell-{card}") in drawn[f"hand-{name}"]
            pages.append(drawn)
        assert pages[0] == pages[1]


def strips(scene: VoodooScene, seat: int) -> list[str]:
    """Returns the names of the strips of commands on the seat's page."""
    return re.findall(r'class="strip (\w+)"', html(GAME.sight(scene.state, seat)))


def test_a_card_in_hand_says_where_its_buttons_are() -> None:
    """V5: online, a card in the hand says on which buttons its condition is done; in the same-room
    game it does not, because people do it themselves."""
    for mode, shown in (("online", True), ("room", False)):
        scene = VoodooScene(3, mode=mode)
        for card in CARDS[:SPELLS]:
            scene.hold(0, card.id)
            rows = GAME.parts(GAME.sight(scene.state, 0), speaker())["hand"]
            assert ('class="in"' in rows) is shown, card.id
            assert ("On screen:" in rows) is shown, card.id


def test_what_a_wizard_has_cast_and_what_it_is_under_are_two_lists() -> None:
    """V7: spells that a wizard has cast and curses on it are separate lists. Whom a spell is on is
    drawn only if nobody need remember it: with two wizards, or with memory = aid."""
    for seats, memory, known in ((3, "box", []), (2, "box", ["1"]), (3, "aid", [])):
        scene = VoodooScene(seats, memory=memory)
        scene.enchant(0, "howl", 1)
        scene.curse(0, "cackle")
        tile = GAME.parts(GAME.sight(scene.state, 0), speaker())["wizard-0"]
        casts, under = re.findall(r'<section class="\w+"><h3>.*?</section>', tile, re.DOTALL)
        assert "Voodoo-wolf" in casts
        assert "Villain" not in casts
        assert "Villain" in under
        assert "Voodoo-wolf" not in under
        assert re.findall(r'class="whom seat-(\d)', tile) == known
    scene = VoodooScene(3, memory="aid")
    scene.enchant(1, "howl", 0)
    drawn = GAME.parts(GAME.sight(scene.state, 0), speaker())
    assert 'class="whom seat-0' in drawn["wizard-1"]
    assert "Voodoo-wolf" in drawn["wizard-0"]
    assert "whom" not in html(GAME.sight(scene.state, 2))


def test_the_trail_keeps_gestures_and_leaves_out_plain_commands() -> None:
    """V16: a croak can still be seen after three plain commands, which the trail leaves out."""
    scene = VoodooScene(3)
    scene.hold(0)
    scene.play(0, "emote croak")
    scene.roll(0, "BPRSG")
    scene.play(0, "take spell BP", "take trick RS", "pass")
    tile = GAME.parts(GAME.sight(scene.state, 1), speaker())["wizard-0"]
    trail = re.search(r'<ol class="trail.*?</ol>', tile, re.DOTALL)
    assert trail is not None
    assert re.findall(r"<li[^>]*>([^<]*)</li>", trail[0]) == ["Croak"]


def test_a_button_of_another_strip_first_moves_the_hand_to_its_strip() -> None:
    scene = VoodooScene(3)
    scene.enchant(1, "weakhand", 2)
    scene.enchant(1, "pinkies", 2)
    for name in ("normal", "tiny", "mirror"):
        if name != "normal":
            scene.play(0, f"strip {name}")
        parts = GAME.parts(GAME.sight(scene.state, 0), speaker())
        for other in ("normal", "tiny", "mirror"):
            first = values("data-first", parts[f"hand-{other}"])
            assert set(first) == (set() if other == name else {f"strip {other}"})


def test_in_one_room_gestures_are_no_buttons_and_callers_name_the_wizard() -> None:
    scene = VoodooScene(3, mode="room")
    scene.enchant(0, "hookleg", 2)
    page = html(GAME.sight(scene.state, 0))
    assert not [text for text in values("data-move", page) if text.startswith(("emote", "posture"))]
    assert 'data-pick="call hookleg ?" data-open="1 2"' in page


def test_a_spectator_sees_no_hand_and_can_do_nothing() -> None:
    for _, sight, page in sights():
        if sight.seat is None:
            assert "data-card" not in page
            assert "data-move" not in page
            assert "data-try" not in page


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_is_well_formed_and_said_in_every_language(locale: str) -> None:
    for _, sight, _ in sights()[::7]:
        for name, part in GAME.parts(sight, speaker(locale)).items():
            ElementTree.fromstring(f"<part>{part.replace(' class=gone', '')}</part>")
            assert "{" not in part, name


def test_an_update_is_small_even_at_a_full_table() -> None:
    scene = VoodooScene(8)
    for k, card in enumerate(CARDS[:32]):
        scene.enchant(k % 8, card.id, (k + 1) % 8)
    before = GAME.parts(GAME.sight(scene.state, 0), speaker("uk"))
    whole = gzip.compress("".join(before.values()).encode())
    assert len(whole) <= 10_000
    scene.play(3, "emote howl")
    after = GAME.parts(GAME.sight(scene.state, 0), speaker("uk"))
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {"wizard-3"}
    scene.roll(0, LETTERS[:5])
    rolled = GAME.parts(GAME.sight(scene.state, 0), speaker("uk"))
    news = "".join(part for name, part in rolled.items() if part != after.get(name))
    assert len(gzip.compress(news.encode())) <= 5_000
