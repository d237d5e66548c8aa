"""What the browser gets: every move, nothing hidden, in three languages, small."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.games.pages import Pages, Seen, tree, twice, values

from coven.core import Rng
from coven.games.the_witches.components import CARDS, PATHS, WITCHES
from coven.games.the_witches.drawing.faces import emblem, face
from coven.games.the_witches.drawing.layout import Point, place_of
from coven.games.the_witches.drawing.shapes import SHAPES, shapes
from coven.testkit import cites
from coven.testkit.walk import lineups, secret_of, walk
from coven.text import LOCALES

from .scenes import GAME, Board

PAGES = Pages(GAME, shapes())
html, speaker = PAGES.html, PAGES.speaker
EVERY = 61
"""Of a game's positions one in this many is checked, and some that ask for a rare move."""
BESIDE_THE_PROMPT = {"stay", "slip-by", "enough", "panic"}
"""Verbs of moves that no part of the board draws; the page adds a button for each."""


@cache
def positions() -> tuple[Any, ...]:
    """Returns positions of one random game in every variant, and two rare ones."""
    found = []
    for seed, kind in enumerate(lineups(GAME)):
        met: Counter[str] = Counter()
        for s, seat, _ in walk(GAME, kind, seed):
            verbs = {move.verb for move in s.moves(seat)} if seat >= 0 else set()
            new = [verb for verb in verbs if not met[verb]]
            met.update(new)
            if new or s.ply % EVERY == 0 or s.over:
                found.append(s.copy())
            if s.ply > 300:
                break
    robbing = Board(
        3,
        at={0: "slice"},
        problems={"razorback": "fever"},
        cackles={0: 4, 1: 4, 2: 4},
        hands={0: "ridcully"},
    )
    robbing.rolls(2, 2)
    robbing.play(0, "walk razorback", "roll", "use ridcully")
    cornered = Board(
        problems={
            "slice": "death",
            "razorback": "fever",
            "sunless_place": "fever",
            "creel_springs": "fever",
        },
        hands={0: "greebo"},
    )
    cornered.rolls(2, 2, 2, 2)
    cornered.play(0, "broom greebo", "fly slice", "roll", "roll")
    return (*found, robbing.state, cornered.state)


@cache
def sights() -> tuple[Seen, ...]:
    return PAGES.sights((s, s.pending) for s in positions())


def test_every_move_can_be_made_by_clicking_something_on_the_board() -> None:
    verbs: set[str] = set()
    for _, sight, page in sights():
        lit = set(values("data-move", page))
        legal = {move.text for move in sight.asked}
        verbs.update(text.split(" ")[0] for text in legal)
        assert lit <= legal
        assert {text.split(" ")[0] for text in legal - lit} <= BESIDE_THE_PROMPT
    never = {move.verb for move in GAME.every_move(None)} - verbs
    assert never == set(), "among the positions every verb must be legal once"


def test_an_element_that_explains_a_refusal_is_no_legal_move_and_names_the_rule() -> None:
    assert PAGES.tried(sights()) > 1000


@cites("3.6", "13.3", "R7", "R28")
def test_a_page_does_not_depend_on_what_its_reader_cannot_know() -> None:
    others = 0
    for s, sight, page in sights():
        world: Any = GAME.determinise(s, sight.seat, Rng(secret_of(s.ply)))
        others += world.hands != s.hands or world.problem != s.problem
        assert html(GAME.sight(world, sight.seat)) == page
    assert others > 100


@cites("13.3", "R30")
def test_a_private_look_is_in_the_page_of_its_owner_alone() -> None:
    board = Board(at={0: "slice"}, problems={"dancers": "?lily"}, hands={0: "bees"})
    board.play(0, "play bees", "look dancers")
    mine = html(GAME.sight(board.state, 0))
    assert "Lily Weatherwax" in mine
    assert "Only you have seen this problem" in mine
    for seat in (1, None):
        assert "Lily" not in html(GAME.sight(board.state, seat))


@cites("7.4", "7.8", "7.10", "9.1", "8.9")
def test_the_scene_of_an_attempt_says_what_it_takes_what_there_is_and_how_likely_it_is() -> None:
    board = Board(
        at={0: "slice"},
        problems={"razorback": "fever"},
        crises={"razorback": 1},
        hands={0: "granny_1 feegles"},
        solved={0: "elves elves"},
    )
    board.rolls(2, 0)
    board.play(0, "walk razorback", "roll")
    page = re.sub(r"<[^>]+>", " ", html(GAME.sight(board.state, 0)).replace("\u00a0", " "))
    scene = " ".join(page.split())
    assert "Difficulty 7 + 2 for a crisis = 9" in scene
    assert "3 (need 9)" in scene
    assert "+1 experience" in scene
    assert "6 or more needed on the other two dice" in scene
    assert "Dice only 67%" in scene
    assert "Running away costs one cackle" in scene
    assert "If you fail, you take a cackle and retreat" in scene


def test_every_counter_of_the_supply_has_a_word() -> None:
    """T24: each of the counters that can lose the game has words beside its number, which used to
    be bare ("7/4")."""
    board = Board(options={"game": "cooperative"})
    drawn = GAME.parts(GAME.sight(board.state, 0), speaker())["reserve"].split("</ul>")[0]
    words = re.findall(r"<span>([^<]+)</span>", drawn)
    left = ["cackles left", "Aliss left", "crises left"]
    assert words == [*left, "of 3 elves", "hard problems (under 4 to win)"]


@cites("8.9")
def test_beside_the_dice_each_area_to_run_to_has_one_button() -> None:
    board = Board(
        at={0: "bad_ass"}, problems={"lancre_gorge": "lily"}, hands={0: "bees"}, spent=(0,)
    )
    board.rolls(2, 0)
    board.play(0, "walk lancre_gorge", "roll")
    sight = GAME.sight(board.state, 0)
    castle = [move for move in sight.asked if move.text.startswith("run lancre_castle")]
    assert len(castle) == 3
    ways = GAME.parts(sight, speaker())["attempt"].split('class="ways"')[1]
    offered = [text for text in values("data-move", ways) if text.startswith("run")]
    areas = [text.split(" ")[1].split(".")[0] for text in offered]
    assert areas.count("lancre_castle") == 1
    assert len(areas) == len(set(areas))
    assert set(areas) == {move.word(0).split(".")[0] for move in sight.asked if move.verb == "run"}


def test_after_the_end_there_are_no_warnings() -> None:
    ended = [(s, page) for s, _, page in sights() if s.over]
    assert any(s.lost for s, _ in ended)
    for s, page in ended:
        assert "One more open elf" not in page
        assert "The last turn!" not in page
        assert not s.lost or speaker().say(f"ending-{s.lost}") in page


@cites("7.6", "7.7")
def test_a_card_says_what_it_would_do_to_the_odds() -> None:
    board = Board(at={0: "slice"}, problems={"razorback": "death"}, hands={0: "granny_1 eskarina"})
    board.rolls(3, 2)
    board.play(0, "walk razorback", "roll")
    page = html(GAME.sight(board.state, 0))
    chances = dict(re.findall(r'data-move="use (\w+)".*?<em>(\d+)%</em>', page, re.DOTALL))
    assert chances == {"granny_1": "67", "eskarina": "78"}  # 24 and 28 ways of 36


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_said_in_every_language(locale: str) -> None:
    for _, sight, page in sights()[::3]:
        drawn = html(sight, locale)
        assert Counter(values("data-move", drawn)) == Counter(values("data-move", page))
        for said in (*values("aria-label", drawn), *values("data-tip", drawn)):
            assert said.strip()
            assert not re.search(r"\{|\}|table-|\$", said)


def test_pieces_and_ids_are_unique_in_a_page() -> None:
    for _, _, page in sights():
        assert not twice(page)


def test_every_shape_that_is_referred_to_is_defined() -> None:
    defined = set(values("id", shapes()))
    for page in (shapes(), *[page for _, _, page in sights()]):
        assert set(re.findall(r'href="#(tw-[^"]+)"', page)) <= defined
        assert set(re.findall(r"url\(#([^)]+)\)", page)) <= defined


def test_the_changing_parts_of_a_page_are_less_than_ten_kilobytes() -> None:
    for _, sight, _ in sights()[::5]:
        assert len(gzip.compress(html(sight, "ru").encode())) < 10_000


def test_parts_are_well_formed_without_styles_and_scripts() -> None:
    for page in (shapes(), *[page for _, _, page in sights()]):
        tree(page)


def test_everything_clickable_has_a_name_and_is_a_button() -> None:
    for _, _, page in sights():
        for thing in tree(page).iter():
            if {"data-move", "data-try"} & set(thing.attrib):
                assert thing.get("aria-label") or "".join(thing.itertext()).strip()
                assert thing.tag == "button" or thing.get("role") == "button"


def test_names_of_players_are_escaped() -> None:
    PAGES.takes_names_as_text(positions()[::9])


@cites("1.1", "R2")
def test_no_two_paths_of_the_map_cross() -> None:
    def left(a: Point, b: Point, c: Point) -> bool:
        return (c[1] - a[1]) * (b[0] - a[0]) > (b[1] - a[1]) * (c[0] - a[0])

    ends = [(place_of(a), place_of(b)) for a, b in PATHS]
    for a, b in ends:
        for c, d in ends:
            if len({a, b, c, d}) == 4:
                assert left(a, c, d) == left(b, c, d) or left(a, b, c) == left(a, b, d)


def test_every_card_has_an_emblem_and_every_witch_a_face() -> None:
    """T23: each card and each witch has a drawing, and most of them one of their own."""
    drawn = set(re.findall(r'<g id="tw-([\w-]+)"', SHAPES))
    shown = {re.findall(r"#tw-([\w-]+)", emblem(card.id))[0] for card in CARDS}
    shown |= {re.findall(r"#tw-([\w-]+)", face(witch.id))[0] for witch in WITCHES}
    assert shown <= drawn
    assert len(shown) > len(CARDS) / 2


def test_the_card_that_would_save_her_stands_beside_the_failure() -> None:
    """T27: if a card can still turn a failed roll, playing it is the main button, and accepting the
    failure the small one."""
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "feegles"})
    board.rolls(2, 0, 2, 2)
    board.play(0, "walk slice", "roll", "roll")
    sight = GAME.sight(board.state, 0)
    drawn = GAME.parts(sight, speaker())["actions"]
    buttons = re.findall(r'<button[^>]*class="([^"]*)"[^>]*data-move="([^"]*)"', drawn)
    assert buttons == [("button small main", "play feegles"), ("button small", "accept")]


def test_accepting_a_failure_is_not_the_main_button_while_two_cards_together_can_save_her() -> None:
    """T27: no card alone is enough, so the page says that several are."""
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "big_yan ridcully"})
    board.rolls(2, 0, 2, 0)
    board.play(0, "walk slice", "roll", "roll")
    sight = GAME.sight(board.state, 0)
    parts = GAME.parts(sight, speaker())
    assert 'class="tw-hint"' in parts["actions"]
    assert 'class="button small" data-key="accept"' in parts["actions"]
    assert "<em>" not in parts["hand"], "a card alone has no chance, and 0 % would be misleading"


def test_the_witches_of_a_finished_game_stand_in_the_order_of_their_points() -> None:
    ended = [(s, page) for s, _, page in sights() if s.over and not s.lost]
    assert ended
    for _, page in ended:
        [standings] = re.findall(r'<ol class="standings">(.*?)</ol>', page, re.DOTALL) or [""]
        points = [int(n) for n in re.findall(r"<b>(-?\d+)</b>", standings)]
        assert points == sorted(points, reverse=True)
