"""The pages sent to the browser: they have every move, nothing hidden, three languages, and are
small."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from math import dist
from typing import Any

import pytest
from tests.games.pages import Pages, Seen, tree, twice, values

from coven.core import Rng
from coven.games.witchstone.components import PORTAL_IDS, PRINTED, REGION_OF, SCROLL_IDS, SCROLL_OF
from coven.games.witchstone.drawing.cauldron import CELL_AT, empty_cauldron
from coven.games.witchstone.drawing.map import LYING_AT, REGION_AT, portal_cells
from coven.games.witchstone.drawing.scene import scene
from coven.games.witchstone.drawing.scrolls import scroll_face
from coven.games.witchstone.rules.end import points
from coven.testkit import cites
from coven.testkit.walk import lineups, secret_of, walk
from coven.text import LOCALES

from .scenes import GAME

PAGES = Pages(GAME, scene())
html, speaker = PAGES.html, PAGES.speaker
EVERY = 83
"""Every how many positions of a game one is checked; rare questions are checked as well."""
RARE = ("discard", "twice", "inlay", "pick", "chip", "boost", "go-on", "shelve", "journey", "lay")


@cache
def positions() -> tuple[Any, ...]:
    """Returns positions of one random game of each variant and number of seats. Some games are
    played without skill, so that cauldrons fill up."""
    found = []
    for seed, kind in enumerate(lineups(GAME)):
        met: Counter[str] = Counter()
        for s, seat, _ in walk(GAME, kind, seed):
            verbs = {move.verb for move in s.moves(seat)} if seat >= 0 else set()
            rare = [verb for verb in RARE if verb in verbs and met[verb] < 2]
            met.update(rare)
            if rare or s.ply % EVERY == 0 or s.over:
                found.append(s.copy())
    return tuple(found)


@cache
def sights() -> tuple[Seen, ...]:
    return PAGES.sights((s, (*s.pending, *s.offered)) for s in positions())


def test_every_legal_move_has_a_place_but_those_that_share_a_shelf() -> None:
    verbs: set[str] = set()
    for _, sight, page in sights():
        legal = {move.text for move in (*sight.asked, *sight.offered)}
        verbs.update(text.split(" ")[0] for text in legal)
        shown = Counter(values("data-move", page))
        assert set(shown) <= legal
        for text in legal - set(shown):  # the server adds buttons for these
            assert text.startswith(("shelve ", "step ")), text
        assert {text.split(" ")[0] for text, n in shown.items() if n > 1} <= {"start"}
    assert verbs >= {*RARE, "place", "remove", "build", "step", "take", "crystal", "start"} - {
        "discard"
    }


@cites("4.4")
def test_the_halves_of_the_domino_are_started_at_the_cauldron_or_beside_the_prompt() -> None:
    seen = 0
    for _, sight, page in sights():
        for move in sight.asked:
            if move.verb == "start":
                assert Counter(values("data-move", page))[move.text] == 2
                seen += 1
    assert seen


def test_a_thing_that_can_be_tried_is_no_legal_move_and_says_which_rule_forbids_it() -> None:
    assert PAGES.tried(sights()) > 1000


def choices(pattern: str, page: str) -> set[str]:
    """Returns the spots that board.js opens for a pick: the next choices of a move `pattern`."""
    fits = re.compile(pattern.replace("?", r"(\S+)").replace("*", r"\S+") + "$")
    return {m[1] for text in values("data-move", page) if (m := fits.match(text))}


@cites("4.2", "9.1")
def test_whatever_takes_two_choices_is_begun_at_a_thing_and_ends_at_a_spot() -> None:
    begun = 0
    for _, sight, page in sights():
        spots = set(values("data-spot", page))
        picks = values("data-pick", page)
        two = {m.text for m in (*sight.asked, *sight.offered) if m.verb in ("place", "crystal")}
        reached: set[str] = set()
        for pick in picks:
            open = choices(pick, page)
            assert open, pick
            assert open <= spots
            for first in open:
                then = pick.replace("?", first).replace("*", "?")
                ends = choices(then, page) if "?" in then else None
                assert ends is None or (ends and ends <= spots)
                reached |= {then.replace("?", end) for end in ends} if ends else {then}
        assert two <= reached
        begun += len(picks)
    assert begun > 100


@cites("5.1")
def test_a_placement_is_shown_with_how_strong_both_its_actions_would_be() -> None:
    looked = 0
    for _, sight, page in sights():
        for text, numbers in re.findall(r'data-move="(place [^"]*)" data-n="([^"]*)"', page):
            args = sight.labels[text].args
            assert numbers == f"{args['count']} {args['count2']}"
            looked += 1
    assert looked > 200


@cites("7.3", "7.6")
def test_while_witches_travel_every_region_that_can_be_reached_shows_its_price() -> None:
    seen = 0
    for _, sight, page in sights():
        if sight.asked and sight.view["doing"] == "Witches":
            prices = sight.view["preview"]["journeys"]
            shown = page.count('class="price"') + page.count('class="price far"')
            assert shown == len(prices) + ("lay" in {move.text for move in sight.asked})
            seen += bool(prices)
    assert seen


def test_what_is_due_is_listed() -> None:
    for _, sight, page in sights():
        listed = page.count('<li class="first">') + page.count('<li class="then">')
        left = [item for item in sight.view["due"] if item["args"].get("count") != 0]
        assert listed == len(left)


@cites("R44")
def test_what_a_page_holds_does_not_change_with_what_its_reader_cannot_know() -> None:
    others = 0
    for s, sight, page in sights():
        world: Any = GAME.determinise(s, sight.seat, Rng(secret_of(s.ply)))
        others += world.hand != s.hand or world.deck != s.deck
        assert html(GAME.sight(world, sight.seat)) == page
    assert others > 50


def test_a_piece_and_an_id_are_in_a_page_once() -> None:
    for _, _, page in sights():
        assert not twice(page)


def test_every_shape_and_preview_that_is_named_is_there() -> None:
    shapes = set(values("id", scene()))
    for page in (scene(), *[page for _, _, page in sights()]):
        used = {*re.findall(r'href="#(ws-[^"]+)"', page), *re.findall(r"url\(#([^)]+)\)", page)}
        assert used <= shapes
        for preview in values("data-preview", page):
            assert set(preview.split()) <= set(values("id", page))
    assert len(shapes) == len(values("id", scene()))


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_said_in_every_language(locale: str) -> None:
    for _, sight, _ in sights()[::3]:
        drawn = html(sight, locale)
        for said in (*values("aria-label", drawn), *values("data-tip", drawn)):
            assert said.strip()
            assert not re.search(r"\{|\}|table-|\$", said), said


def test_parts_are_well_formed_and_need_neither_styles_nor_scripts() -> None:
    for page in (scene(), *[page for _, _, page in sights()]):
        tree(page)


def test_whatever_can_be_clicked_has_a_name_and_is_a_button() -> None:
    for _, _, page in sights():
        drawn = tree(page)
        unseen = {thing for hidden in drawn.iterfind(".//div[@hidden]") for thing in hidden.iter()}
        for thing in drawn.iter():
            can = {"data-move", "data-try", "data-pick"} & set(thing.attrib)
            if can and thing not in unseen:
                assert thing.get("aria-label") or "".join(thing.itertext()).strip()
                assert thing.tag == "button" or thing.get("role") == "button"


def test_names_are_text_and_nothing_else() -> None:
    PAGES.takes_names_as_text(positions()[::9])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_is_small(locale: str) -> None:
    largest = sorted(sights(), key=lambda found: len(found[2]))[-12:]
    pages = [scene() + html(sight, locale) for _, sight, _ in largest]
    assert max(len(gzip.compress(page.encode())) for page in pages) <= 24_000


def test_every_scroll_has_a_face_of_its_own() -> None:
    assert len({scroll_face(id) for id in SCROLL_IDS}) == len(SCROLL_OF)


def test_the_corners_of_the_cauldron_show_what_is_printed_there() -> None:
    drawn = empty_cauldron()
    for cell, action in PRINTED:
        x, y = CELL_AT[cell]
        name = GAME.view(GAME.new(2, {}, Rng(secret_of(1))), 0)["shelves"][action]["id"]
        assert f'href="#ws-h-{name}" x="{x:g}" y="{y:g}"' in drawn


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_pictures(locale: str) -> None:
    assert PAGES.pictured(locale) == {5, 6, 7, 8, 9, 10, 11}
    for picture in GAME.pictures(speaker(locale)).values():
        assert "class=" not in re.sub(r'class="(foreign|i)"', "", picture), (
            "no style sheet is there"
        )


@pytest.mark.parametrize("tower", LYING_AT)
def test_no_portal_can_be_missed_for_the_witches_that_lie_beside_a_tower(tower: str) -> None:
    x, y = (a + b for a, b in zip(REGION_AT[REGION_OF[tower]], LYING_AT[tower], strict=True))
    for portal in range(len(PORTAL_IDS)):
        for cell in portal_cells(portal):
            assert dist(cell, (x, y)) > 17 + 20, PORTAL_IDS[portal]
            assert dist(cell, (x + 20, y + 22)) > 17 + 17, PORTAL_IDS[
                portal
            ]  # the circle with their number


def test_at_the_end_the_panels_show_the_points_of_the_final_scoring() -> None:
    """W25: after the end each player's panel shows the points of the final scoring. It used to show
    those of the track, so that it contradicted the banner."""
    ended = [(s, sight) for s, sight, _ in sights() if s.over]
    assert ended
    for s, sight in ended:
        parts = GAME.parts(sight, speaker())
        for seat in range(s.seats):
            [shown] = re.findall(r'class="score"[^>]*>(-?\d+)', parts[f"seat-{seat}"])
            assert int(shown) == sum(points(s, seat).values())


def test_tongs_are_gold_only_where_a_crystal_has_to_be_taken_out() -> None:
    seen = set()
    for _, sight, page in sights():
        if 'data-pick="remove ?"' in page:
            must = bool(sight.asked) and {move.verb for move in sight.asked} == {"remove"}
            assert ('class="tongs only"' in page) == must
            seen.add(must)
    assert False in seen


def test_the_first_player_has_a_sign_that_is_not_the_star_of_points() -> None:
    for _, _, page in sights():
        signs = re.findall(r'<span class="first".*?</span>', page)
        assert len(signs) == 1
        assert "#ws-vp" not in signs[0]


def test_the_tabs_of_a_phone_have_one_order_and_one_is_lit_when_something_is_asked() -> None:
    orders = set()
    for _, sight, page in sights():
        orders.add(tuple(re.findall(r'data-tab="(\w+)"', page)))
        [lit] = [page.count('class="asked"')]
        assert lit == bool(sight.asked and sight.seat is not None)
    assert orders == {("cauldron", "board", "wand", "ring", "rack", "scrolls")}
