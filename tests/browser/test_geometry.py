"""The geometry of the table over whole games that are clicked at random against bots: a still
board, and nothing in the way. The shorter form is in test_whole_games.py."""

from __future__ import annotations

import pytest
from tests.browser.conftest import REPEATED, Open
from tests.browser.geometry import LEAST, VIEWPORTS, play_whole_game
from tests.browser.seated import SMALL_PAGE, submit
from tests.browser.test_table import set_table

pytestmark = pytest.mark.slow

GAMES = ("the-witches", "voodoo", "wandering-towers", "whirling-witchcraft", "witchstone")
LOCALES = ("en-US", "ru-RU", "uk-UA")
EVERYTHING = ("boards", "covered", "unreachable", "overlaps", "cut", "small", "tiny", "scrolls")
SHARE = 0.55
"""How much of the page's width the board has at least, on screens of every size (P15)."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", VIEWPORTS)
@pytest.mark.parametrize("game", [pytest.param(game, marks=REPEATED) for game in GAMES])
def test_the_table_stays_still_and_readable_for_a_whole_game(
    somebody: Open, game: str, size: str, locale: str
) -> None:
    """P7, P8, P36, P37."""
    touch = size == "phone"
    page = somebody(viewport=VIEWPORTS[size], locale=locale, has_touch=touch, is_mobile=touch)
    submit(page, "/settings", back=SMALL_PAGE, language=locale[:2])
    set_table(page, "me", "bot-1", "bot-1", game=f"/games/{game}")
    faults = play_whole_game(page, least=LEAST[size], touch=touch)
    assert faults.decisions
    assert faults.of(*EVERYTHING) == {}
    share = 1 if touch else SHARE
    assert all(width >= share * VIEWPORTS[size]["width"] for _, _, width, _ in faults.boards)
