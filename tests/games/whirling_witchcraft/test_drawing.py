"""What the browser is sent: every move once, no secrets, in three languages, in small pages."""

from __future__ import annotations

import gzip
import re
import time
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.games.pages import Pages, Seen, tree, twice, values

from coven.core import TAKE_BACK, Rng
from coven.games.whirling_witchcraft.components import CHARACTERS, RECIPES, TYPES
from coven.games.whirling_witchcraft.drawing import pictures
from coven.testkit import cites
from coven.testkit.walk import lineups, secret_of, walk
from coven.text import LOCALES

from .scenes import GAME, Board

PAGES = Pages(GAME, pictures.scene())
html, speaker = PAGES.html, PAGES.speaker
EVERY = 29
"""Every EVERY-th position of a game is drawn, and those that are the first with a RARE move."""
RARE = (
    *("keep", "redraw", "dare", "gather", "potion", "raven", "grimoire", "pour", "skip"),
    *("use", "take", "make", "scholar", "save", "wait", "take-back"),
)


@cache
def positions() -> tuple[Any, ...]:
    """Returns positions of random games of every variant and number of players, and two that are
    rare in such games."""
    jack = Board(
        2,
        characters="jack_of_all_trades",
        cauldron={0: "heart mandrake mushroom spider toad"},
        stage="brew",
    )
    jack.finish()
    scholar = Board(2, characters="grimoire_scholar", bench={0: "mandrake*2"}, stage="brew")
    found = [jack.state.copy(), scholar.state.copy()]
    for seed, kind in enumerate(lineups(GAME)):
        met: Counter[str] = Counter()
        for s, _, _ in walk(GAME, kind, seed):
            verbs = {move.verb for seat in range(s.seats) for move in s.moves(seat)}
            rare = [verb for verb in RARE if verb in verbs and not met[verb]]
            met.update(rare)
            if rare or s.ply % EVERY == 0 or s.over:
                found.append(s.copy())
    return tuple(found)


@cache
def sights() -> tuple[Seen, ...]:
    """Returns what one of the seats that may move sees of each position, with its page."""
    found = []
    for k, s in enumerate(positions()):
        asked = sorted({*s.pending, *s.offered})
        found.append((s, asked[k % len(asked) :][:1] if asked else []))
    return PAGES.sights(found)


# -- moves -------------------------------------------------------------------------------------


def test_every_legal_move_is_played_by_exactly_one_element() -> None:
    """P28: each legal move is on the page once; only the step back of a seat that is deciding is
    not, for the page's undo button plays it."""
    verbs: set[str] = set()
    for _, sight, page in sights():
        legal = [move.text for move in (*sight.asked, *sight.offered)]
        verbs.update(text.split(" ")[0] for text in legal)
        drawn = [text for text in legal if not (sight.asked and text == "take-back")]
        assert sorted(values("data-move", page)) == sorted(drawn)
    assert {move.verb for move in GAME.every_move(None)} - verbs == set(), (
        "every verb was legal somewhere"
    )


def test_an_element_that_can_be_tried_is_no_legal_move_and_says_which_rule_forbids_it() -> None:
    assert PAGES.tried(sights()) > 1000


@cites("5.3")
def test_a_recipe_that_can_be_turned_has_a_button_for_each_direction() -> None:
    board = Board(2, hands={0: "fear_charm void_storm", 1: "love_charm"}, stage="study")
    page = html(GAME.sight(board.state, 0))
    assert [text for text in values("data-move", page) if text.startswith("play ")] == [
        "play void_storm",
        "play fear_charm",
        "play fear_charm turned",
    ]


@cites("11.11")
def test_the_whirlwind_has_a_button_for_each_direction_of_any_recipe() -> None:
    board = Board(2, characters="whirlwind initiate", hands={0: "void_storm"}, stage="study")
    assert "play void_storm turned" in values("data-move", html(GAME.sight(board.state, 0)))
    assert "play void_storm turned" not in html(GAME.sight(board.state, None))


# -- secrets -----------------------------------------------------------------------------------


@cites("R28")
def test_a_page_does_not_depend_on_what_its_reader_cannot_know() -> None:
    others = 0
    for s, sight, page in sights():
        world: Any = GAME.determinise(s, sight.seat, Rng(secret_of(s.ply)))
        others += world.hands != s.hands
        assert html(GAME.sight(world, sight.seat)) == page
    assert others > 100, "most other worlds had other hands"


@cites("5.1", "R28")
def test_a_recipe_played_face_down_is_in_nobody_elses_page() -> None:
    board = Board(2, hands={0: "fear_charm void_storm", 1: "love_charm"}, stage="study")
    before = {seat: html(GAME.sight(board.state, seat)) for seat in (1, None)}
    board.play(0, "play fear_charm turned")
    for seat in (1, None):
        page = html(GAME.sight(board.state, seat))
        assert "fear_charm" not in page
        assert page.replace("is-ready", "is-deciding").replace("ready", "deciding") == before[seat]


@cites("7.9", "R28")
def test_a_plan_changes_only_its_owners_page() -> None:
    board = Board(2, bench={0: "mushroom*2"}, recipes={0: "grief_elixir"}, stage="brew")
    before = html(GAME.sight(board.state, 1))
    mine = html(GAME.sight(board.state, 0))
    board.play(0, "use grief_elixir")
    assert html(GAME.sight(board.state, 1)) == before
    assert html(GAME.sight(board.state, 0)) != mine
    board.play(0, "take-back")
    assert html(GAME.sight(board.state, 0)) == mine


# -- what is drawn -----------------------------------------------------------------------------


def drawn(page: str, prefix: str) -> Counter[str]:
    """Returns how many ingredients of each type are drawn as pieces whose ids have this prefix."""
    found = re.findall(rf'href="#ww-(\w+)" data-piece="{prefix}-', page)
    return Counter(found)


def test_what_was_brewed_lies_on_the_recipes_that_made_it_and_flies_into_the_cauldron() -> None:
    seen = 0
    for _, sight, page in sights():
        plan = sight.view["plan"]
        if plan is None or sight.seat is None:
            continue
        opened = sight.view["players"][sight.seat]["light"] == "open"
        brewed = Counter({name: n for name, n in zip(TYPES, plan["brew"], strict=True) if n})
        lies = not opened and plan["stage"] != "done"
        assert drawn(page, "o") == (brewed if lies else Counter())
        inside = sum(sight.view["forecast"]["cauldron"])
        if plan["stage"] == "done" and not opened and inside <= len(pictures.HEAP):
            assert drawn(page, r"k\d").total() == inside
            assert not brewed - drawn(page, r"k\d")
        seen += bool(brewed)
    assert seen > 30


def test_the_workbench_shows_what_the_plan_leaves_on_it() -> None:
    for _, sight, page in sights():
        if sight.view["stage"] == "choosing":
            continue
        mine = sight.view["players"][sight.seat or 0]
        plan = sight.view["plan"]
        bench = plan["bench"] if plan and mine["light"] != "open" else mine["bench"]
        wanted = {name: n for name, n in zip(TYPES, bench, strict=True) if n}
        assert drawn(page, "b") == Counter(wanted)


@cites("8.3")
def test_the_forecast_says_what_would_overflow_and_whether_that_wins() -> None:
    board = Board(
        2,
        bench={0: "mandrake*4", 1: "spider*8"},
        circle={0: "heart*3"},
        recipes={0: "spider_quake"},
        stage="brew",
    )
    assert 'class="spills"' not in html(GAME.sight(board.state, 0))
    board.play(0, "use spider_quake")
    page = html(GAME.sight(board.state, 0))
    assert 'class="spills"' in page
    assert re.search(r'class="ww-forecast seat-1 wins"', page)
    assert "Spiders: 8 of 9 slots filled, 3 would arrive, 2 would overflow" in page


def test_every_round_each_cauldron_stands_one_seat_further_to_the_right() -> None:
    board = Board(3, stage="study")
    where = {}
    for shift in (0, 1):
        board.state.round += shift
        page = GAME.parts(GAME.sight(board.state, 1), speaker())
        where[shift] = {
            id: seat
            for seat in range(3)
            for id in re.findall(
                r'data-piece="(kettle-\d)"', page["board" if seat == 1 else f"seat-{seat}"]
            )
        }
    assert where[1] == {id: (seat - 1) % 3 for id, seat in where[0].items()}


def test_every_piece_and_every_id_is_in_a_page_only_once() -> None:
    for _, _, page in sights():
        assert not twice(page)


def test_every_shape_and_preview_that_is_referred_to_exists() -> None:
    shapes = set(values("id", pictures.scene()))
    for _, _, page in sights():
        assert set(re.findall(r'href="#(ww-[^"]+)"', page)) <= shapes
        known = {*values("id", page), *" ".join(values("data-ref", page)).split()}
        for preview in values("data-preview", page):
            assert set(preview.split()) <= known


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_and_tooltip_is_translated(locale: str) -> None:
    for _, sight, _ in sights()[::3]:
        page = html(sight, locale)
        for said in (*values("aria-label", page), *values("data-tip", page)):
            assert said.strip()
            assert not re.search(r"\{|\}|table-|type-|recipe-|character-|\$", said)


def test_parts_are_well_formed_and_need_neither_styles_nor_scripts() -> None:
    for page in (pictures.scene(), *[page for _, _, page in sights()]):
        tree(page)


def test_whatever_can_be_clicked_is_a_button_with_a_name() -> None:
    for _, _, page in sights():
        for tag, attributes, inner in re.findall(
            r"<(\w+)([^>]* data-(?:move|try)=[^>]*)>(.*?)<", page
        ):
            assert tag == "button"
            assert values("aria-label", attributes) or inner.strip()


def test_names_of_players_are_escaped() -> None:
    PAGES.takes_names_as_text(positions()[::9])


def crowded() -> list[Any]:
    """Returns the positions of the random games with the most recipes in play."""
    return sorted(positions(), key=lambda s: sum(map(len, s.recipes)))[-12:]


def all_but_a_hand() -> Board:
    """Returns a position of five players with nearly all recipes in play."""
    keys = [recipe.key for recipe in RECIPES]
    seats = range(5)
    return Board(
        5,
        characters="grimoire_scholar unstoppable dark_horse spider_summoner trickster",
        bench=dict.fromkeys(seats, "heart*3 mandrake*4 mushroom*9 spider*9 toad*9"),
        recipes={seat: " ".join(keys[4 + seat :: 5]) for seat in seats},
        stage="brew",
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_is_small(locale: str) -> None:
    for s in (*crowded(), all_but_a_hand().state):
        for seat in (0, None):
            page = pictures.scene() + html(GAME.sight(s, seat), locale)
            assert len(gzip.compress(page.encode())) <= 10_000


def test_a_page_is_drawn_quickly() -> None:
    seen = [GAME.sight(s, 0) for s in crowded()]
    say = speaker()
    took = []
    for _ in range(3):  # the first time fills the caches of texts
        began = time.process_time()
        for sight in seen:
            GAME.parts(sight, say)
        took.append((time.process_time() - began) / len(seen))
    assert min(took) <= 0.003


def test_a_player_can_change_her_mind_after_finishing() -> None:
    board = Board(2, bench={0: "mushroom*2"}, recipes={0: "grief_elixir"}, stage="brew")
    board.play(0, "finish")
    sight = GAME.sight(board.state, 0)
    assert TAKE_BACK in sight.offered
    assert "Change my plan</button>" in html(sight)


def test_every_character_can_be_chosen_by_its_card() -> None:
    for character in CHARACTERS[1:]:
        s: Any = GAME.new(2, {"characters": "choose"}, Rng(secret_of(1)))
        index = CHARACTERS.index(character)
        s.dealt[0] = tuple(sorted((index, index % (len(CHARACTERS) - 1) + 1)))
        s.pending = {}
        s.top.resume(s)
        page = html(GAME.sight(s, 0))
        assert f"keep {character.key}" in values("data-move", page)
        assert page.count("<svg") > sum(character.start)


# -- the rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_pictures(locale: str) -> None:
    assert PAGES.pictured(locale) == {2, 6, 7, 8}


def test_tooltips_of_a_turned_recipe_say_what_it_does_as_it_lies() -> None:
    """WW3: the tooltips of Vanishing Spell, which makes a mandrake of a mushroom and a spider, say
    the reverse if it is turned."""
    board = Board(
        2,
        recipes={0: "vanish_spell~", 1: "love_charm~"},
        hands={0: "creature_rite"},
    )
    tips = values("data-tip", html(board.sight(0), "en"))
    own = "Vanishing Spell\nReversed\nTakes: mandrake\nCreates: mushroom, spider"
    assert any(tip.startswith(own) for tip in tips)
    other = "Love Charm\nReversed\nTakes: toad ×2\nCreates: mushroom or spider\nArcana: potion"
    assert other in tips
    held = "Reversed\nTakes: mushroom, spider ×2, toad\nCreates: toad ×2"
    assert any("Creature Rite" in tip and held in tip for tip in tips)
    printed = "Takes: toad ×2\nCreates: mushroom, spider ×2, toad\nReversible"
    assert any("Creature Rite" in tip and printed in tip for tip in tips)
