"""Renders templates in a guest's language, and finds static files."""

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
from starlette.responses import HTMLResponse, RedirectResponse, Response

from coven import games
from coven.box import corrected
from coven.core import Game
from coven.text import Speaker

from ..access.guests import Guest, new_guest
from .context import site_of

WEB = Path(str(resources.files("coven"))) / "web"
FONTS = Path(str(resources.files("font_source_serif_pro"))) / "files"
"""The display face, Source Serif Pro, with Latin and Cyrillic letters (SIL Open Font License)."""
LANGUAGES = (("en", "EN", "English"), ("ru", "РУ", "Русский"), ("uk", "УК", "Українська"))
ASSET_SUFFIXES = (".css", ".js", ".svg")


@cache
def assets_version() -> str:
    """Returns a hash of all static files. It is part of their URLs, so that browsers may cache them
    for ever."""
    digest = hashlib.blake2b(digest_size=6)
    folders = [WEB / "static", *(_folder(id) for id in games.ids())]
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in ASSET_SUFFIXES:
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


@cache
def script_without_comments(file: Path) -> bytes:
    """Returns a script as browsers get it: without the lines that are comments."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.lstrip().startswith("//")).encode()


def _folder(id: str) -> Path:
    return Path(str(resources.files(games.package_of(id))))


def static(path: str) -> str:
    """Returns the URL, with its version, of a static file of Coven."""
    return f"/static/{assets_version()}/{path}"


def asset_file(id: str, name: str) -> Path | None:
    """Returns the path of a file called `name` (style sheet, script or picture) of the game `id`;
    None if there is none."""
    if id not in games.ids() or "/" in name or not name.endswith(ASSET_SUFFIXES):
        return None
    file = _folder(id) / "drawing" / name
    return file if file.is_file() else None


def asset(id: str, name: str) -> str:
    """Returns the URL of a file called `name` (style sheet, script or picture) of the game `id`; ""
    if there is none."""
    return f"/games/{id}/{assets_version()}/{name}" if asset_file(id, name) else ""


def card_picture(id: str) -> str:
    """Returns the URL of the picture on the card of the game `id` in the lobby: the game's own
    picture, or else one of Coven's."""
    own = asset(id, "card.svg")
    if own:
        return own
    drawn = (WEB / "static" / "art" / f"{id}.svg").is_file()
    other = "plain" if id in games.own_ids() else "neutral"
    return static(f"art/{id if drawn else other}.svg")


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def speaker(guest: Guest, game: Game | None = None) -> Speaker:
    """Returns the speaker for a guest's language, with the texts of `game` (None: Coven's own
    only)."""
    package = games.package_of(game.id) if game is not None else "coven"
    return Speaker(package, guest.language, forgiving=True)


def bot_names(guest: Guest) -> list[str]:
    """Returns names for bots, in the language of the guest who sets up the table."""
    return speaker(guest).say("web-bot-names").split(", ")


def fragment(template: str, guest: Guest, **given: Any) -> str:
    """Returns a template as HTML, without the page around it; `given` are its variables."""
    return _environment().get_template(template).render(**_context(guest, None), **given)


def _context(guest: Guest, game: Game | None) -> Mapping[str, Any]:
    """Returns the variables of every template; `t` translates a key ``web-…``, `say` any key."""
    voice = speaker(guest, game)
    return {
        "guest": guest,
        "game": game,
        "t": lambda key, **args: voice.say(f"web-{key}", args),
        "say": lambda key, **args: voice.say(key, args),
        "static": static,
        "languages": LANGUAGES,
        "notice": "",
        "other_game": None,
        "preview": None,
        "other_box": box_notice(game, voice) if game is not None else "",
    }


def box_notice(game: Game, voice: Speaker) -> str:
    """Returns a sentence that says with which corrected box the game is played here; "" if it is
    played with its own."""
    other = corrected(game.id)
    return voice.say("box-other", {"name-file": other.name}) if other is not None else ""


def page(
    request: Request,
    template: str,
    guest: Guest | None = None,
    game: Game | None = None,
    status: int = 200,
    **given: Any,
) -> HTMLResponse:
    """Returns a template as a page with this HTTP status; `given` are its variables. `guest`: None
    means the guest of the request; `game`: the game whose texts the page uses (None: Coven's own
    only)."""
    who = guest if guest is not None else guest_of(request)
    query = request.scope["query_string"].decode("latin-1")  # request.url fails for some hosts
    here = request.scope["path"] + (f"?{query}" if query else "")
    push = site_of(request).presence.pusher.public
    told = site_of(request).presence.announcement
    context = {**_context(who, game), "here": here, "push": push, "announcement": told, **given}
    html = _environment().get_template(template).render(**context)
    return HTMLResponse(html, status, headers={"cache-control": "no-store"})


def error_page(request: Request, status: int) -> HTMLResponse:
    """Returns the page for an HTTP error status, in the guest's language."""
    voice = speaker(guest_of(request))
    key = f"web-trouble-{status}"
    if not voice.has(key):
        key = "web-trouble-500" if status >= 500 else "web-trouble-400"
    return page(
        request,
        "error.html",
        status=status,
        title=voice.say(key),
        lead=voice.say(f"{key}.about"),
        here="/",
    )


def remember_guest(request: Request, guest: Guest) -> None:
    """Notes who sent this request, for `guest_of`."""
    request.scope["coven.guest"] = guest


def guest_of(request: Request) -> Guest:
    """Returns the guest who sent this request. For a request that was refused before its sender
    was known, that is a new guest with the language of the cookie: enough for an error page."""
    known = request.scope.get("coven.guest")
    if known is None:
        known = new_guest(site_of(request).cookies.read(request).language)
        remember_guest(request, known)
    assert isinstance(known, Guest)
    return known


def trusted_html(html: str) -> Markup:
    """Marks HTML as safe for templates; only for parts that the screen has drawn."""
    return Markup(html)


def redirect(request: Request, guest: Guest, path: str) -> Response:
    """Redirects to another page after a form, and sets the guest's cookie."""
    response = RedirectResponse(path, 303, headers={"cache-control": "no-store"})
    site_of(request).cookies.write(response, guest, request)
    return response


def local_path(path: Any, default: str = "/") -> str:
    """Returns `path` if it is a path of this server, otherwise `default`."""
    fine = isinstance(path, str) and path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if fine and "\n" not in path and "\r" not in path else default
