"""A game's rules as text: numbered paragraphs in ``rules.<language>.md``, and the rulings on them.

A ruling is what Coven decided where the rulebook is silent. ``rulings.<language>.md`` has one line
for each that a player can meet: its number, the paragraphs it belongs to, a sentence, a reason.

    **R20** (6.7, 7.3) A portal begins at your tower or … We decided so because …

A name in braces (``{cost-piggyback}``) stands for what the game's box says, `Game.rule_numbers`, so
that the rules are also true of a corrected box. A name that is not there stays as it is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from coven.games import game, installed, package_of
from coven.text import languages

PARAGRAPH = re.compile(r"\*\*((?:\d+(?:\.\d+)*|[ER]\d+)[a-z]?)\*\*\s+(.*)")
_NUMBER = re.compile(r"\{([\w-]+)\}")
_RULING = re.compile(r"\*\*(R\d+)\*\*\s+\(([\d., ]+)\)\s+(.*)")


@dataclass(frozen=True)
class Ruling:
    """Coven's decision on a question that the rulebook leaves open: its number (R20), the
    paragraphs it belongs to, and its text."""

    number: str
    paragraphs: tuple[str, ...]
    text: str


def _read(id: str, name: str) -> str:
    """Returns the text of a file of the game `id`; empty if there is none."""
    file = resources.files(package_of(id)).joinpath(name)
    text = file.read_text("utf-8") if file.is_file() else ""
    known = game(id).rule_numbers
    return _NUMBER.sub(lambda found: str(known.get(found[1], found[0])), text)


def unknown_numbers(id: str, locale: str) -> list[tuple[str, str]]:
    """Returns the names in braces that `Game.rule_numbers` lacks, each with the file it is in."""
    files = (f"rules.{_language(id, locale)}.md", f"rulings.{_language(id, locale)}.md")
    return [(file, found[1]) for file in files for found in _NUMBER.finditer(_read(id, file))]


def _language(id: str, locale: str) -> str:
    """Returns `locale`, or English if the game `id` is an installed one that lacks the language."""
    return locale if id not in installed() or locale in languages(package_of(id)) else "en"


@cache
def rules(id: str, locale: str) -> str:
    """Returns the whole rules of the game `id` as Markdown, in English if the game lacks the
    language; empty if it has none."""
    return _read(id, f"rules.{_language(id, locale)}.md")


@cache
def rulings(id: str, locale: str) -> tuple[Ruling, ...]:
    """Returns the rulings of the game `id` that players can read, in the order of their file."""
    return tuple(
        Ruling(number, tuple(re.findall(r"[\d.]*\d", places)), text)
        for number, places, text in _RULING.findall(
            _read(id, f"rulings.{_language(id, locale)}.md")
        )
    )


@cache
def rulings_by_paragraph(id: str, locale: str) -> dict[str, tuple[Ruling, ...]]:
    """Returns the rulings by the number of the paragraph they belong to; a ruling with several
    paragraphs is listed under its first only."""
    found: dict[str, tuple[Ruling, ...]] = {}
    for ruling in rulings(id, locale):
        first = ruling.paragraphs[0]
        found[first] = (*found.get(first, ()), ruling)
    return found


def paragraph(id: str, locale: str, number: str) -> str | None:
    """Returns a numbered paragraph (``4.3``), example (``E2``) or ruling (``R20``); None if there
    is no such one.

    >>> paragraph("noughts-and-crosses", "en", "2.1")
    'On your turn, mark one empty cell.'
    """
    for ruling in rulings(id, locale):
        if ruling.number == number:
            return ruling.text
    found: list[str] = []
    for line in rules(id, locale).splitlines():
        start = PARAGRAPH.match(line)
        if found and (start or not line.strip() or line.startswith("#")):
            break
        if start and start[1] == number:
            found.append(start[2])
        elif found:
            found.append(line.strip())
    return " ".join(found) or None


def chapter(id: str, locale: str, number: str) -> str | None:
    """Returns the chapter with this number (``4``) of a game's rules as Markdown; None if there is
    none."""
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
