"""The page "What's in the box": every fact of a game's components with its source."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.box import SOURCES, Box, has_box, open_box
from coven.box_words import counts_key, sections_of, word_of_source
from coven.games import installed, package_of

from .game_page import requested_game
from .render import guest_of, page, speaker


@cache
def box_of(id: str) -> Box | None:
    """Returns the box that the game is played with; None if the game has none."""
    return open_box(package_of(id)) if has_box(package_of(id)) else None


async def show_box(request: Request) -> Response:
    """Shows the contents of a game's box, one section of the page for each section of its
    components.toml."""
    game = requested_game(request)
    box = box_of(game.id)
    if box is None:
        raise HTTPException(404)
    guest = guest_of(request)
    voice = speaker(guest, game)
    outside = game.id in installed()
    counts = Counter(fact.source for fact in box.facts())
    return page(
        request,
        "box.html",
        guest,
        game,
        name=voice.say("name"),
        sections=sections_of(box, voice, game.box_names),
        word_of_source=partial(word_of_source, outside),
        counts=voice.say(counts_key(outside), {source: counts[source] for source in SOURCES}),
    )
