"""A game's rules as HTML. Every numbered paragraph has its number as anchor."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from markupsafe import Markup, escape

from coven.games import package_of

_NUMBERED = re.compile(r"\*\*((?:\d+\.\d+|[ER]\d+)[a-z]?)\*\*\s+(.*)")
_INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"(?<!\w)\*(.+?)\*(?!\w)"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook."""

    number: str
    title: str
    html: Markup


@cache
def chapters(id: str, locale: str) -> tuple[Chapter, ...]:
    """Returns the chapters of a game's rulebook; empty if it has none in this language."""
    file = resources.files(package_of(id)).joinpath(f"rules.{locale}.md")
    if not file.is_file():
        return ()
    found: list[Chapter] = []
    number, title, lines = "", "", list[str]()
    for line in [*file.read_text("utf-8").splitlines(), "## "]:
        if line.startswith("## "):
            if title or any(lines):
                found.append(Chapter(number, title, _body(lines)))
            number, _, title = line[3:].partition(". ")
            if not title:
                number, title = "", number
            lines = []
        elif not line.startswith("# "):
            lines.append(line)
    return tuple(found)


def _body(lines: list[str]) -> Markup:
    """Returns the lines of a chapter (a small subset of Markdown) as HTML."""
    made: list[str] = []
    listed = False
    for line in lines:
        item = line.startswith(("- ", "* "))
        if listed != item:
            made.append("<ul>" if item else "</ul>")
            listed = item
        numbered = _NUMBERED.fullmatch(line)
        if item:
            made.append(f"<li>{_inline(line[2:])}</li>")
        elif numbered:
            mark, text = numbered.groups()
            kind = "example" if mark.startswith("E") else "rule"
            made.append(
                f'<p class="{kind}" id="{mark}"><a class="number" href="#{mark}">{mark}</a> '
                f"{_inline(text)}</p>"
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
