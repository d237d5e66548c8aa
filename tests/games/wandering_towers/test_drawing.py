"""The drawing sent to the browser: it has every legal move once and nothing hidden, in three
languages, and is small."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.games.pages import Pages, Seen, tree, twice, values

from coven.core import Rng
from coven.games.wandering_towers.drawing.geometry import TALLEST, TOWER_HEIGHT, squash_factor
from coven.games.wandering_towers.drawing.landscape import scene
from coven.testkit import cites
from coven.testkit.walk import secret_of, walk
from coven.text import LOCALES

from .positions import TABLES
from .scenes import GAME, Board

PAGES = Pages(GAME, scene())
html, speaker = PAGES.html, PAGES.speaker
EVERY = 97
"""One in this many positions of a game is checked, besides those that ask for a RARE move."""
RARE = ("swap", "nudge", "lift-out", "give-card", "take-card", "reroll", "idle", "no-push")


@cache
def positions() -> tuple[Any, ...]:
    """Returns positions of one random game of every variant and number of seats."""
    found = []
    for seed, kind in enumerate(TABLES):
        met: Counter[str] = Counter()
        for s, seat, _ in walk(GAME, kind, seed):
            verbs = {move.verb for move in s.moves(seat)} if seat >= 0 else set()
            rare = [verb for verb in RARE if verb in verbs and not met[verb]]
            met.update(rare)
            if rare or s.ply % EVERY == 0 or s.over:
                found.append(s.copy())
            if s.ply > 500:
                break
    board = Board(
        4,
        teams=True,
        towers={10: (1,)},
        wizards={10: "BYR", 12: "G"},
        spells="free_wizard",
        full={0: 1},
    )
    board.play(
        0, "cast free_wizard", "tower 1"
    )  # the rarest question: which of two wizards is freed
    return (*found, board.state)


@cache
def sights() -> tuple[Seen, ...]:
    return PAGES.sights((s, (*s.pending, *s.offered)) for s in positions())


def test_every_legal_move_has_exactly_one_element_that_plays_it() -> None:
    verbs: set[str] = set()
    for _, sight, page in sights():
        legal = [move.text for move in (*sight.asked, *sight.offered)]
        verbs.update(text.split(" ")[0] for text in legal)
        assert sorted(values("data-move", page)) == sorted(legal)
    never = {move.verb for move in GAME.every_move(None)} | {"pass"}
    assert never - verbs == set(), "the positions ask for every kind of answer"


def test_an_illegal_move_that_can_be_clicked_says_which_rule_forbids_it() -> None:
    assert PAGES.tried(sights()) > 1000


@cites("R58")
def test_a_page_does_not_depend_on_what_its_reader_cannot_know() -> None:
    others = 0
    for s, sight, page in sights():
        world: Any = GAME.determinise(s, sight.seat, Rng(secret_of(s.ply)))
        others += world.crowd != s.crowd
        assert html(GAME.sight(world, sight.seat)) == page
    assert others > 100, "covered wizards stood elsewhere"


@cites("R58")
def test_only_wizards_in_sight_and_at_home_are_in_the_page() -> None:
    for s, _, page in sights():
        pieces = [id for id in values("data-piece", page) if id.startswith("w")]
        outside = [id for id in pieces if "-home-" not in id]
        assert len(outside) == sum(s.load[roof] for roof in s.roof)
        assert len(pieces) - len(outside) == sum(s.home)


@cites("R58", "R82")
def test_a_wizard_who_is_about_to_walk_is_pointed_at_unless_he_has_been_covered() -> None:
    kind = next(kind for kind in TABLES if kind.variant == "all-spells")
    games = (s for seed in range(9) for s, _, _ in walk(GAME, kind, seed))
    s: Any = next(s for s in games if s.named >= 16)
    assert 'class="announced"' in html(GAME.sight(s, 0))
    tower = next(t for t in range(9) if s.where[t] != s.where[s.named - 16])
    s.stacks[s.where[s.named - 16]] += (tower,)
    assert 'class="announced"' not in html(GAME.sight(s, 0))


@cites("R59")
def test_learners_are_shown_who_is_under_a_tower() -> None:
    s: Any = GAME.new(2, {"memory": "shown"}, Rng(secret_of(1)))
    assert 'class="seen' not in html(GAME.sight(s, 0))
    s.where[0], s.stacks[1], s.roof[1] = 2, (), 1
    s.stacks[2], s.roof[2] = (1, 0), 16
    assert html(GAME.sight(s, 0)).count('class="seen') == s.load[17] > 0
    assert 'class="seen' not in html(GAME.sight(s, None))


def test_no_piece_or_id_is_in_a_page_twice() -> None:
    for _, _, page in sights():
        assert not twice(page)


def test_every_shape_and_preview_that_a_page_refers_to_exists() -> None:
    shapes = set(values("id", scene()))
    for _, _, page in sights():
        used = {*re.findall(r'href="#(wt-[^"]+)"', page), *re.findall(r"url\(#([^)]+)\)", page)}
        assert used <= shapes
        known = {*values("id", page), *" ".join(values("data-ref", page)).split()}
        for preview in values("data-preview", page):
            assert set(preview.split()) <= known


def test_two_towers_to_swap_are_clicked_one_after_the_other() -> None:
    seen = 0
    for _, sight, page in sights():
        ends = {str(n) for move in sight.asked if move.verb == "swap" for n in move.args}
        assert set(values("data-swap", page)) == ends
        seen += bool(ends)
    assert seen


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_and_tooltip_is_there_in_every_language(locale: str) -> None:
    for _, sight, _ in sights():
        drawn = html(sight, locale)
        for said in (*values("aria-label", drawn), *values("data-tip", drawn)):
            assert said.strip()
            assert not re.search(r"\{|\}|table-|\$", said)


def test_parts_are_well_formed_and_need_neither_styles_nor_scripts() -> None:
    for page in (scene(), *[page for _, _, page in sights()]):
        tree(page)


def test_whatever_can_be_clicked_has_a_name_and_is_a_button() -> None:
    for _, _, page in sights():
        for thing in tree(page).iter():
            if {"data-move", "data-try", "data-swap"} & set(thing.attrib):
                assert thing.get("aria-label") or "".join(thing.itertext()).strip()
                pair = thing.get("data-move", "").startswith("swap ")  # hidden: board.js clicks it
                assert pair or thing.tag == "button" or thing.get("role") == "button"


def test_html_in_player_names_is_escaped() -> None:
    PAGES.takes_names_as_text(positions()[::9])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_is_small(locale: str) -> None:
    pages = [scene() + html(sight, locale) for _, sight, _ in sights()]
    largest = sorted(pages, key=len)[-20:]
    assert max(len(page.encode()) for page in largest) <= 60_000
    assert max(len(gzip.compress(page.encode())) for page in largest) <= 10_000


def test_a_stack_of_nine_is_no_taller_than_a_space_has_room_for() -> None:
    for height in range(1, 10):
        assert height * TOWER_HEIGHT * squash_factor(height) <= TALLEST + 0.01
    assert squash_factor(3) == 1


@cites("9.3", "12.6")
def test_a_preview_promises_a_bottle_only_where_one_is_empty() -> None:
    promised = 0
    for s, sight, page in sights():
        if sight.seat is not None and any(move.verb == "tower" for move in sight.asked):
            seats = [seat for seat in (sight.seat, s.partner[sight.seat]) if seat >= 0]
            promised += 'class="gain"' in page
            assert 'class="gain"' not in page or any(s.empty[s.colour[seat]] for seat in seats)
    assert promised


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_pictures(locale: str) -> None:
    assert PAGES.pictured(locale) == {3, 5, 6, 7, 9}


def test_spells_that_the_lake_has_no_room_for_lie_above_the_hand() -> None:
    many = {len(sight.view["spells"]) > 4: page for _, sight, page in sights()}
    assert set(many) == {False, True}
    for _, sight, _ in sights():
        parts = GAME.parts(sight, speaker())
        beside = len(sight.view["spells"]) > 4
        assert ('class="spell' in parts["hand"]) == beside
        assert ('class="spell' in parts["spells"]) == (not beside and bool(sight.view["spells"]))


def test_after_the_end_no_badge_announces_the_last_round() -> None:
    """WT18: the page of a finished game does not say that this is the last round."""
    ended = [page for s, _, page in sights() if s.over]
    assert ended
    assert not any('class="last"' in page for page in ended)


def test_the_numbers_of_the_spaces_stand_before_all_pieces() -> None:
    for _, _, page in sights():
        numbers = page.index('class="numbers"')
        assert page.rindex('data-piece="keep"') < numbers
        assert page.rindex('class="stack') < numbers
