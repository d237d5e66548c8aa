"""A game's rules as HTML. Every numbered paragraph, and every ruling beside it, has its number as
anchor."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from coven.box import has_box
from coven.games import package_of
from coven.rulebook import PARAGRAPH, Ruling, rules, rulings_by_paragraph
from coven.text import Speaker

from .game_page import requested_game
from .render import guest_of, page, speaker

_INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"(?<!\w)\*(.+?)\*(?!\w)"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook: its number, title and HTML."""

    number: str
    title: str
    html: Markup


async def show_rules(request: Request) -> Response:
    """Shows a game's rules; at a table they are opened over the board."""
    guest, game = guest_of(request), requested_game(request)
    voice = speaker(guest, game)
    source = game.facts.rules_source
    return page(
        request,
        "rules.html",
        guest,
        game,
        name=voice.say("name"),
        chapters=chapters(game.id, guest.language),
        pictures={str(n): Markup(svg) for n, svg in game.pictures(voice).items()},
        has_box=has_box(package_of(game.id)),
        source=voice.say("web-rules-source", {"source": source}) if source else "",
        here=f"/games/{game.id}/rules",
    )


@cache
def chapters(id: str, locale: str) -> tuple[Chapter, ...]:
    """Returns the chapters of a game's rulebook; empty if it has none in this language."""
    decided = {
        paragraph: _rulings(found, locale)
        for paragraph, found in rulings_by_paragraph(id, locale).items()
    }
    found: list[Chapter] = []
    number, title, lines = "", "", list[str]()
    for line in [*rules(id, locale).splitlines(), "## "]:
        if line.startswith("## "):
            if title or any(lines):
                found.append(Chapter(number, title, _body(lines, decided)))
            number, _, title = line[3:].partition(". ")
            if not title:
                number, title = "", number
            lines = []
        elif not line.startswith("# "):
            lines.append(line)
    return tuple(found)


def _rulings(found: tuple[Ruling, ...], locale: str) -> str:
    """Returns rulings as HTML, to follow the paragraph they belong to."""
    say = Speaker("coven", locale).html
    return "".join(
        f'<p class="ruling" id="{ruling.number}"><a class="number" href="#{ruling.number}">'
        f"{say('web-ruling', {'name-number': ruling.number})}</a> {_inline(ruling.text)}</p>"
        for ruling in found
    )


def _body(lines: list[str], decided: dict[str, str]) -> Markup:
    """Returns the lines of a chapter (a small subset of Markdown) as HTML. `decided`: the HTML of
    the rulings by the paragraph they follow."""
    made: list[str] = []
    listed = False
    for line in lines:
        item = line.startswith(("- ", "* "))
        if listed != item:
            made.append("<ul>" if item else "</ul>")
            listed = item
        numbered = PARAGRAPH.fullmatch(line)
        if item:
            made.append(f"<li>{_inline(line[2:])}</li>")
        elif numbered:
            mark, text = numbered.groups()
            kind = "example" if mark.startswith("E") else "rule"
            made.append(
                f'<p class="{kind}" id="{mark}"><a class="number" href="#{mark}">{mark}</a> '
                f"{_inline(text)}</p>{decided.get(mark, '')}"
            )
        elif line.startswith("### "):
            made.append(f"<h4>{_inline(line[4:])}</h4>")
        elif line.strip():
            made.append(f"<p>{_inline(line)}</p>")
    if listed:
        made.append("</ul>")
    return Markup("".join(made))


def _inline(text: str) -> str:
    """Returns a line as HTML: escapes it, then replaces bold, italic and code."""
    safe = str(escape(text))
    for pattern, tag in _INLINE:
        safe = pattern.sub(tag, safe)
    return safe
