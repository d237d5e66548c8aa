"""The gallery: the shapes, cards and panels of a game in all languages, for people who draw them.
It exists only if the setting `gallery` is on."""

from __future__ import annotations

import asyncio
import random
import re
from functools import cache

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven import games
from coven.core import Game
from coven.table import Match
from coven.text import LOCALES, Speaker

from .context import site_of
from .game_page import default_players
from .lobby import known_game
from .render import asset, page, trusted_html

SHAPE = re.compile(r'<(?:symbol|g) id="([a-z]{2}-[\w-]+)"[^>]*?(?:viewBox="([^"]*)")?[^>]*>')
"""Finds the shapes that a game defines once in a page, and their view boxes."""
PIECE = re.compile(r'data-(?:ref|move|try|piece)="([^"]*)"')
"""Finds the names of what a hand shows."""
BOX = "-50 -50 100 100"
MOVES = 360
"""How many random moves the gallery looks at, in matches that begin again."""
EVERY = 6
"""The hands are drawn after this many moves."""
MOST = 24
"""How many hands of one language are shown at most."""


async def gallery(request: Request) -> Response:
    """Shows the gallery of one game. Raises HTTPException 404 if this server has none."""
    chosen = request.path_params.get("game", games.ids()[0])
    game = known_game(chosen)
    if not site_of(request).settings.gallery or game is None:
        raise HTTPException(404)
    shapes, defined = await asyncio.to_thread(shapes_of, game)
    drawn = await asyncio.to_thread(positions, game)
    return page(
        request,
        "gallery.html",
        game=game,
        game_css=asset(game.id, "board.css"),
        games=[(id, games.game(id)) for id in games.ids()],
        shapes=shapes,
        defined=defined,
        drawn=drawn,
        here=f"/gallery/{game.id}",
    )


@cache
def shapes_of(game: Game) -> tuple[list[tuple[str, str]], Markup]:
    """Returns the ids of the game's shapes with their view boxes, and the parts of the page that
    define them."""
    match = Match.start(game.id, default_players(game), seed=1)
    parts = game.parts(game.sight(match.state, 0), Speaker(games.package_of(game.id), "en", []))
    source = "".join(html for html in parts.values() if SHAPE.search(html))
    return [(id, box or BOX) for id, box in SHAPE.findall(source)], trusted_html(source)


@cache
def positions(game: Game) -> dict[str, list[Markup]]:
    """Returns, by language, drawings from random matches as HTML: hands, each with a piece that no
    earlier hand has, and then the panels of all seats in the last position."""
    drawn: dict[str, list[Markup]] = {locale: [] for locale in LOCALES}
    seats, rng, shown = default_players(game), random.Random(1), set[str]()
    match = Match.start(game.id, seats, seed=1)
    for n in range(MOVES):
        if match.over:
            match = Match.start(game.id, seats, seed=n)
        for seat in range(seats) if n % EVERY == 0 and len(drawn["en"]) < MOST else ():
            sight = game.sight(match.state, seat)
            hand = game.parts(sight, voice_of(game, "en", seats)).get("hand", "")
            new = set(PIECE.findall(hand)) - shown
            if new:
                shown |= new
                for locale in LOCALES:
                    html = game.parts(sight, voice_of(game, locale, seats))["hand"]
                    drawn[locale].append(trusted_html(html))
        seat = min(match.state.pending)
        match.submit(seat, rng.choice(match.state.pending[seat]))
    for locale in LOCALES:
        parts = game.parts(game.sight(match.state, 0), voice_of(game, locale, seats))
        drawn[locale] += [trusted_html(parts[f"seat-{seat}"]) for seat in range(seats)]
    return drawn


def voice_of(game: Game, locale: str, seats: int) -> Speaker:
    """Returns a speaker of the game in this language, with numbers for the players' names."""
    return Speaker(games.package_of(game.id), locale, [str(seat + 1) for seat in range(seats)])
