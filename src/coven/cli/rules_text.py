"""The text of a game's rules (``rules.<language>.md``), as a whole, by chapter and by paragraph."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from coven.games import package_of

_PARAGRAPH = re.compile(r"\*\*([A-Z]?[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s+(.*)")


@cache
def rules(id: str, locale: str) -> str:
    """Returns the whole rules of a game as Markdown."""
    return resources.files(package_of(id)).joinpath(f"rules.{locale}.md").read_text("utf-8")


def paragraph(id: str, locale: str, number: str) -> str | None:
    """Returns the paragraph with this number (``4.3``); None if there is none.

    >>> paragraph("noughts-and-crosses", "en", "2.1")
    'In your turn you mark one empty cell.'
    """
    found: list[str] = []
    for line in rules(id, locale).splitlines():
        start = _PARAGRAPH.match(line)
        if found and (start or not line.strip() or line.startswith("#")):
            break
        if start and start[1] == number:
            found.append(start[2])
        elif found:
            found.append(line.strip())
    return " ".join(found) or None


def chapter(id: str, locale: str, number: str) -> str | None:
    """Returns the chapter with this number (``4``) as Markdown; None if there is none."""
    found: list[str] = []
    for line in rules(id, locale).splitlines():
        if line.startswith("## "):
            if found:
                break
            if line.startswith(f"## {number}."):
                found.append(line)
        elif found:
            found.append(line)
    return "\n".join(found).strip() or None
