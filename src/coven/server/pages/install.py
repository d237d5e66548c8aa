"""Coven as an app on a device: the manifest, the service worker, and the page without a network."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from coven import games
from coven.text import LOCALES, Speaker

from .lobby import known_game
from .render import WEB, guest_of, page, speaker, static

ICONS = (("192", "any"), ("512", "any"), ("512", "maskable"))
"""Size and purpose of each icon of the app."""
NIGHT = "#15121f"


async def manifest(request: Request) -> Response:
    """Returns the web app manifest in the language that the query names, or in English if it names
    none of ours."""
    language = request.url.query
    voice = Speaker("coven", language if language in LOCALES else "en")
    icons = [
        {
            "src": static(f"icons/{'maskable' if purpose == 'maskable' else f'app-{size}'}.png"),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size, purpose in ICONS
    ]
    return JSONResponse(
        {
            "id": "/",
            "name": "Coven",
            "short_name": "Coven",
            "description": voice.say("web-foot-line"),
            "lang": voice.locale,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": NIGHT,
            "theme_color": NIGHT,
            "icons": icons,
        },
        media_type="application/manifest+json",
        headers={"cache-control": "no-cache"},
    )


async def worker(request: Request) -> Response:
    """Returns the service worker, the script that a browser runs without a network and for a
    notification. It is served from the root, so that it may control all pages."""
    file = WEB / "static" / "js" / "worker.js"
    return FileResponse(file, headers={"cache-control": "no-cache"})


async def offline(request: Request) -> Response:
    """Shows the page that the worker keeps for times without a network."""
    guest = guest_of(request)
    known = [game for id in games.ids() if (game := known_game(id)) is not None]
    rules = [(game.id, speaker(guest, game).say("name")) for game in known]
    return page(request, "offline.html", guest, rules=rules, here="/")
