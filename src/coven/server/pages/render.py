"""Pages: templates in somebody's language."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from coven import games
from coven.core import Game
from coven.text import Speaker

from ..access.guests import Guest, Guests

WEB = Path(str(resources.files("coven"))) / "web"
TONGUES = (("en", "EN", "English"), ("ru", "РУ", "Русский"), ("uk", "УК", "Українська"))
ASSET_NAMES = (".css", ".js", ".svg")


@cache
def edition() -> str:
    """Changes with every file that pages load, so that browsers may keep them for ever."""
    digest = hashlib.blake2b(digest_size=6)
    folders = [WEB / "static", *(_folder(id) for id in games.ids())]
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in ASSET_NAMES:
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def _folder(id: str) -> Path:
    return Path(str(resources.files(games.package_of(id))))


def static(path: str) -> str:
    return f"/static/{edition()}/{path}"


def asset_file(id: str, name: str) -> Path | None:
    """A game's own style sheet, script or picture, if it has one of that name."""
    if id not in games.ids() or "/" in name or not name.endswith(ASSET_NAMES):
        return None
    file = _folder(id) / "drawing" / name
    return file if file.is_file() else None


def asset(id: str, name: str) -> str:
    """Its address, or nothing."""
    return f"/games/{id}/{edition()}/{name}" if asset_file(id, name) else ""


def art(id: str) -> str:
    """The picture on a game's card."""
    own = asset(id, "card.svg")
    if own:
        return own
    drawn = (WEB / "static" / "art" / f"{id}.svg").is_file()
    return static(f"art/{id if drawn else 'plain'}.svg")


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def words(guest: Guest, game: Game | None = None) -> Speaker:
    package = games.package_of(game.id) if game is not None else "coven"
    return Speaker(package, guest.language, forgiving=True)


def bot_names(guest: Guest) -> list[str]:
    """As whoever sets the table would call them."""
    return words(guest).say("web-bot-names").split(", ")


def fragment(template: str, guest: Guest, **given: Any) -> str:
    """A piece of a page."""
    return _environment().get_template(template).render(**_context(guest, None), **given)


def _context(guest: Guest, game: Game | None) -> Mapping[str, Any]:
    speaker = words(guest, game)
    return {
        "guest": guest,
        "game": game,
        "t": lambda key, **args: speaker.say(f"web-{key}", args),
        "say": lambda key, **args: speaker.say(key, args),
        "static": static,
        "tongues": TONGUES,
        "notice": "",
        "pocket": None,
    }


def page(
    request: Request,
    template: str,
    guest: Guest | None = None,
    game: Game | None = None,
    status: int = 200,
    **given: Any,
) -> HTMLResponse:
    who = guest if guest is not None else guest_of(request)
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    push = request.app.state.hall.visitors.pusher.public
    context = {**_context(who, game), "here": here, "push": push, **given}
    html = _environment().get_template(template).render(**context)
    return HTMLResponse(html, status, headers={"cache-control": "no-store"})


def trouble(request: Request, status: int) -> HTMLResponse:
    """An error page in the person's language."""
    speaker = words(guest_of(request))
    key = f"web-trouble-{status}"
    if not speaker.has(key):
        key = "web-trouble-500" if status >= 500 else "web-trouble-400"
    return page(
        request,
        "trouble.html",
        status=status,
        title=speaker.say(key),
        lead=speaker.say(f"{key}.about"),
        here="/",
    )


def guest_of(request: Request) -> Guest:
    """The guest of this request, read once."""
    known = request.scope.get("coven.guest")
    if known is None:
        guests: Guests = request.app.state.guests
        known = request.scope["coven.guest"] = guests.of(request)
    assert isinstance(known, Guest)
    return known


def safe(html: str) -> Markup:
    """HTML that the screen has drawn, its words escaped."""
    return Markup(html)
