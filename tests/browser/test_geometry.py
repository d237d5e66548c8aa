"""The geometry of the table over whole games: a still board, and nothing in the way."""

from __future__ import annotations

import pytest
from tests.browser.conftest import REPEATED, Open
from tests.browser.geometry import LEAST, VIEWPORTS, play_whole_game
from tests.browser.seated import SMALL_PAGE, submit
from tests.browser.test_table import set_table

pytestmark = pytest.mark.slow

GAMES = ("the-witches", "voodoo", "wandering-towers", "whirling-witchcraft", "witchstone")
LOCALES = ("en-US", "ru-RU", "uk-UA")
ALWAYS = ("boards", "covered")
EVERYTHING = (*ALWAYS, "unreachable", "overlaps", "cut", "small", "tiny", "scrolls")
THUMB = (*ALWAYS, "unreachable", "overlaps", "small", "tiny", "scrolls")
SHORT = {
    ("the-witches", "desk", "uk-UA"),
    ("voodoo", "phone", "ru-RU"),
    ("wandering-towers", "phone", "uk-UA"),
    ("whirling-witchcraft", "desk", "ru-RU"),
    ("witchstone", "big", "uk-UA"),
}
"""What the usual suite plays, for some decisions."""
SHARE = 0.55
"""How much of the page's width the board has at least, on screens of every size (P15)."""


@pytest.mark.parametrize(("game", "size", "locale"), sorted(SHORT))
def test_the_table_stays_still_and_readable(
    somebody: Open, game: str, size: str, locale: str
) -> None:
    """P7, P8, P15, P36, P37."""
    check(somebody, game, size, locale, 12, ALWAYS)


@pytest.mark.parametrize("game", ["the-witches", "wandering-towers", "witchstone"])
def test_on_a_phone_every_decision_can_be_made_with_a_thumb(somebody: Open, game: str) -> None:
    """In the language with the longest names on the boards."""
    check(somebody, game, "phone", "ru-RU", 10, THUMB)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", VIEWPORTS)
@pytest.mark.parametrize("game", [pytest.param(game, marks=REPEATED) for game in GAMES])
def test_the_table_stays_still_and_readable_for_a_whole_game(
    somebody: Open, game: str, size: str, locale: str
) -> None:
    """P7, P8, P36, P37."""
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
