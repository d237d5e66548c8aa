"""The geometry of the table over whole games that are clicked at random against bots: a still
board, and nothing in the way. The shorter form is in test_whole_games.py."""

from __future__ import annotations

import pytest
from tests.browser.conftest import REPEATED, Open
from tests.browser.geometry import LEAST, READY, VIEWPORTS, measure, play_whole_game
from tests.browser.seated import SMALL_PAGE, bring, person_of, played_until, submit
from tests.browser.test_table import set_table
from tests.server.served import Served

from coven.table import Table

pytestmark = pytest.mark.slow

GAMES = ("the-witches", "voodoo", "wandering-towers", "whirling-witchcraft", "witchstone")
LOCALES = ("en-US", "ru-RU", "uk-UA")
EVERYTHING = ("boards", "covered", "unreachable", "overlaps", "cut", "small", "tiny", "scrolls")
THUMB = ("boards", "covered", "unreachable", "overlaps", "small", "tiny", "scrolls")
WITCHCRAFT, VOODOO = "whirling-witchcraft", "voodoo"
DECISIONS = {
    "choosing a character": (WITCHCRAFT, "characters", 5, "keep"),
    "playing a recipe": (WITCHCRAFT, "random-characters", 5, "play"),
    "deciding about an effect": (WITCHCRAFT, "random-characters", 4, "potion"),
    "brewing": (WITCHCRAFT, "random-characters", 5, "finish"),
    "filling a slot": (WITCHCRAFT, "random-characters", 5, "take"),
    "rolling": (VOODOO, "online", 8, "roll"),
    "using dice": (VOODOO, "online", 6, "cast"),
    "being stared at": (VOODOO, "online", 4, "stay"),
    "breaking one of two spells": (VOODOO, "online", 4, "break"),
    "playing in one room": (VOODOO, "room", 3, "roll"),
}
"""Decisions that the games above meet seldom or at a smaller table: game, variant, seats, move."""
USUAL = ("phone", "uk-UA")
"""In which size and language the usual suite looks at them."""
PANELS = ("span.name", "span.who", "span:", "span.about", "li.emote", "li.posture", "div.seen")
"""Texts that are shortened on purpose where there are many seats: names and titles in the players'
panels, and older gestures of a trail."""
SHARE = 0.55
"""How much of the page's width the board has at least, on screens of every size (P15)."""


@pytest.mark.parametrize("game", ["the-witches", "wandering-towers", "witchstone"])
def test_on_a_phone_every_decision_can_be_made_with_a_thumb(somebody: Open, game: str) -> None:
    """Plays in Russian, the language with the longest names on the boards: everything that can be
    clicked is large enough for a thumb."""
    check(somebody, game, "phone", "ru-RU", 10, THUMB)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", VIEWPORTS)
@pytest.mark.parametrize("game", [pytest.param(game, marks=REPEATED) for game in GAMES])
def test_the_table_stays_still_and_readable_for_a_whole_game(
    somebody: Open, game: str, size: str, locale: str
) -> None:
    """P7, P8, P36, P37: until the match is over, the board keeps its place, nothing covers it,
    texts are readable and not cut off, and whatever can be clicked is large enough and
    reachable."""
    check(somebody, game, size, locale, 400, EVERYTHING)


def check(
    somebody: Open, game: str, size: str, locale: str, decisions: int, kinds: tuple[str, ...]
) -> None:
    touch = size == "phone"
    page = somebody(viewport=VIEWPORTS[size], locale=locale, has_touch=touch, is_mobile=touch)
    submit(page, "/settings", back=SMALL_PAGE, language=locale[:2])
    set_table(page, "me", "bot-1", "bot-1", game=f"/games/{game}")
    faults = play_whole_game(page, decisions, least=LEAST[size], touch=touch)
    assert faults.decisions
    assert faults.of(*kinds) == {}
    share = 1 if touch else SHARE
    assert all(width >= share * VIEWPORTS[size]["width"] for _, _, width, _ in faults.boards)


@pytest.mark.parametrize("what", DECISIONS)
@pytest.mark.parametrize(
    ("size", "locale"),
    [
        pytest.param(size, locale, marks=() if (size, locale) == USUAL else REPEATED)
        for size in VIEWPORTS
        for locale in LOCALES
    ],
)
def test_at_every_kind_of_decision_nothing_is_cut_and_everything_can_be_reached(
    somebody: Open, server: Served, what: str, size: str, locale: str
) -> None:
    """WW7, WW26, V6, V9: at each of these decisions the page needs no scrolling, no text is cut
    off, and whatever can be clicked is large enough and reachable."""
    game, variant, seats, verb = DECISIONS[what]
    touch = size == "phone"
    page = somebody(viewport=VIEWPORTS[size], locale=locale, has_touch=touch, is_mobile=touch)

    def asked(table: Table) -> bool:
        assert table.match is not None
        moves = table.match.state.pending.get(0, [])
        return any(str(move).split(" ")[0] == verb for move in moves)

    table = played_until(asked, person_of(page, server), game, variant, seats)
    submit(page, "/settings", back=SMALL_PAGE, language=locale[:2])
    page.goto(bring(server, table))
    page.wait_for_function(READY)
    seen = measure(page, LEAST[size])
    assert not seen["scrolls"]
    assert [text for text in seen["cut"] if not text.startswith(PANELS)] == []
    assert {kind: seen[kind] for kind in ("small", "tiny", "unreachable")} == {
        "small": [],
        "tiny": [],
        "unreachable": [],
    }
