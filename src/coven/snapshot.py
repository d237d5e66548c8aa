"""A position as a picture: the board that players see in the browser, as one HTML page, an SVG or a
PNG that needs no other file. Notebooks show positions and matches in this way."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from functools import cache
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from typing import Final

from markupsafe import escape

from coven import games
from coven.core import Game, Sight, State
from coven.default_table import parts_of
from coven.text import Speaker

WIDTH: Final = 1120
HEIGHT: Final = 660
MARKS: Final = 8

_BROWSERS: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"),
)
_PLACED: Final = ("board", "hand", "prompt", "actions")
_LAYOUT: Final = """
html, body.table.still { height: 100%; min-height: 0; }
body.table.still { padding: 12px; gap: 10px 12px; --hand-height: auto; grid-template:
  "people prompt" auto "people board" minmax(0, 1fr) "people hand" auto / 214px minmax(0, 1fr); }
.still .prompt { padding: 8px 16px; min-height: 0; }
.still [data-move], .still [data-try] { cursor: default; }
"""


class NoBrowser(RuntimeError):
    """A PNG needs a Chromium, and there is none."""

    def __init__(self) -> None:
        super().__init__(
            "a PNG is drawn by Chromium or Chrome, and none was found; install one, or set "
            "COVEN_CHROMIUM to its path"
        )


def game_of(state: State) -> Game:
    """Returns the game whose position this is. Raises UnknownGame if no game has such positions."""
    for id in games.ids():
        found = games.game(id)
        if found.state is type(state):
            return found
    raise games.UnknownGame(type(state).__name__)


def html(
    game: Game,
    state: State,
    seat: int | None = None,
    names: tuple[str, ...] = (),
    locale: str = "en",
) -> str:
    """Returns the position as an HTML page without scripts, as `seat` sees it, or a spectator
    (None). `names` are the players' names by seat."""
    people = names or tuple(f"seat {i}" for i in range(state.seats))
    say = Speaker(games.package_of(game.id), locale, people, forgiving=True, viewer=seat)
    sight = game.sight(state, seat)
    parts = parts_of(game, sight, say, state.seats)
    first = seat or 0
    order = [(first + i) % state.seats for i in range(state.seats)]
    others = "".join(
        f'<div id="part-{name}">{drawn}</div>'
        for name, drawn in parts.items()
        if name not in _PLACED and not name.startswith(("seat-", "hand-"))
    )
    hands = "".join(
        f'<div id="part-{name}">{drawn}</div>'
        for name, drawn in parts.items()
        if name == "hand" or name.startswith("hand-")
    )
    panels = "".join(_panel(say, sight, i, parts.get(f"seat-{i}", "")) for i in order)
    return (
        f'<!doctype html><html lang="{locale}" data-game="{game.id}" data-motion="off"><head>'
        f'<meta charset="utf-8"><title>{say.html("name")}</title>'
        f"<style>{_style(game.id)}</style></head>"
        f'<body class="table still">{_sprite()}<section class="people">{panels}</section>'
        f'<section class="prompt"><div id="part-prompt"><p class="ask">'
        f"{_question(game, state, sight, say)}</p></div></section>"
        f'<main class="board" id="main"><div id="part-board">{parts.get("board", "")}</div>'
        f'{others}</main><section class="hand">{hands}</section></body></html>'
    )


def frame(page: str, height: int = HEIGHT) -> str:
    """Returns an HTML page as an element for notebooks, whose styles stay inside."""
    return (
        f'<iframe srcdoc="{escape(page)}" width="100%" height="{height}" '
        'style="border: 0; border-radius: 10px" sandbox></iframe>'
    )


def svg(page: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """Returns an HTML page as an SVG document of this size."""
    body = re.sub(r"^<!doctype html><html", '<html xmlns="http://www.w3.org/1999/xhtml"', page)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><foreignObject width="{width}" height="{height}">'
        f"{_as_xml(body)}</foreignObject></svg>"
    )


def png(page: str, width: int = WIDTH, height: int = HEIGHT) -> bytes:
    """Returns an HTML page as a PNG of this size, drawn by the Chromium of this machine. Raises
    NoBrowser."""
    browser = find_browser()
    if browser is None:
        raise NoBrowser
    with tempfile.TemporaryDirectory() as folder:
        source, drawn = Path(folder) / "page.html", Path(folder) / "page.png"
        source.write_text(page, "utf-8")
        shell = [] if "headless-shell" in Path(browser).name else ["--headless=new"]
        command = [browser, *shell, "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += [f"--user-data-dir={folder}/profile", f"--window-size={width},{height}"]
        subprocess.run(
            [*command, f"--screenshot={drawn}", source.as_uri()], capture_output=True, check=False
        )
        if not drawn.is_file():
            raise NoBrowser
        return drawn.read_bytes()


def find_browser() -> str | None:
    """Returns the path of a Chromium: COVEN_CHROMIUM, or the first that is found; else None."""
    named = os.environ.get("COVEN_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    found = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if found is None:
        kept = Path.home() / ".cache" / "ms-playwright"
        own = sorted(kept.glob("chromium*/*/*chrom*shell")) or sorted(kept.glob("*/*/chrome"))
        return str(own[-1]) if own else None
    return found


def _panel(say: Speaker, sight: Sight, seat: int, drawn: str) -> str:
    """Draws the panel of a player: the seat's mark, its name, and what the game draws of it."""
    waits = seat in sight.waiting
    flame = '<svg class="flame" viewBox="0 0 18 22"><use href="#i-flame"/></svg>' if waits else ""
    return (
        f'<section class="person seat-{seat}" id="person-{seat}">'
        f'<div id="part-player-{seat}"><div class="head"{" data-waits" * waits}>'
        f'<svg class="mark" viewBox="0 0 32 32"><use href="#mark-{seat % MARKS}"/></svg>'
        f'<span class="name">{escape(say.name(seat))}</span>{flame}</div></div>'
        f'<div id="part-seat-{seat}">{drawn}</div></section>'
    )


def _question(game: Game, state: State, sight: Sight, say: Speaker) -> str:
    """Returns what the seat is asked, for whom everybody waits, or how the game has ended."""
    if state.over:
        return say.html(f"ending-{game.ending(state)}")
    if sight.prompt is not None:
        return say.html(sight.prompt)
    return " ".join(say.html("web-wait-one", {"seat": seat}) for seat in sight.waiting)


@cache
def _sprite() -> str:
    """Returns the icons and marks that pages refer to, as hidden SVG."""
    return _web("templates", "sprite.html")


@cache
def _style(id: str) -> str:
    """Returns the style sheet of a game's table, without fonts and pictures of the server."""
    shared = _web("static", "css", "site.css") + _web("static", "css", "play.css")
    own = resources.files(games.package_of(id)).joinpath("drawing", "board.css")
    style = shared + (own.read_text("utf-8") if own.is_file() else "") + _LAYOUT
    style = re.sub(r"@font-face \{[^}]*\}|url\(\"\.\./[^)]*\),?|/\*.*?\*/", "", style, flags=re.S)
    return re.sub(r"\n\s*", "\n", style)


def _web(*path: str) -> str:
    return resources.files("coven").joinpath("web", *path).read_text("utf-8")


class _Xml(HTMLParser):
    """Writes HTML as XML: every element closed, every attribute with a value."""

    VOID: Final = ("meta", "input", "br", "img", "hr", "link", "wbr")

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.written: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.written.append(f"<{self._start(attrs)}{'/' * (tag in self.VOID)}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.written.append(f"<{self._start(attrs)}/>")

    def _start(self, attrs: list[tuple[str, str | None]]) -> str:
        """Returns the tag as it was written, because names in SVG have capitals, with XML's
        attributes."""
        text = self.get_starttag_text() or ""
        name = re.match(r"<([^\s/>]+)", text)
        spelled = {found.lower(): found for found in re.findall(r"[\w:-]+(?=\s*=|[\s/>])", text)}
        values = {spelled.get(key, key): escape(value or "") for key, value in attrs}
        shown = "".join(f' {key}="{value}"' for key, value in values.items())
        tag = name[1] if name else ""
        space = (
            ' xmlns="http://www.w3.org/2000/svg"' if tag == "svg" and "xmlns" not in values else ""
        )
        return f"{tag}{space}{shown}"

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            self.written.append(f"</{_CAPITALS.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        self.written.append(str(escape(data)))


_CAPITALS: Final = {
    name.lower(): name
    for name in ("linearGradient", "radialGradient", "clipPath", "foreignObject", "textPath")
}


def _as_xml(page: str) -> str:
    """Converts HTML to XML. `page` must be HTML that our own code has written: not all HTML can be
    converted."""
    writer = _Xml()
    writer.feed(page)
    writer.close()
    return "".join(writer.written)
