"""The page "What's in the box": every fact of a game's components with its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.box import SOURCES, Box, Fact, has_box, open_box, shown
from coven.games import package_of
from coven.text import Speaker

from .game_setup import requested_game
from .render import guest_of, page, speaker


@dataclass(frozen=True)
class Line:
    """A row of the page: a fact, or all facts of one card or tile that have the same source."""

    key: str
    value: str
    source: str


def lines_of(facts: Sequence[Fact]) -> list[Line]:
    """Returns the rows of one section. Facts of one card (``W1.copies``, ``W1.steps``) that have
    the same source share a row. A card in an array has its id as name, not its number."""
    ids = {
        fact.key.removesuffix(".id"): str(fact.value) for fact in facts if fact.key[-3:] == ".id"
    }
    rows: dict[tuple[str, str], list[str]] = {}
    for fact in facts:
        name, detail = _name_and_detail(fact.key, ids)
        values = rows.setdefault((name, fact.source), [])
        if detail != "id":
            values.append(f"{detail} {shown(fact.value)}" if detail else shown(fact.value))
    return [
        Line(name, ", ".join(values) or "id", source) for (name, source), values in rows.items()
    ]


def _name_and_detail(key: str, ids: Mapping[str, str]) -> tuple[str, str]:
    """Splits a dotted key, without its section, into the name of the card or tile and the rest.
    `ids`: the ids of cards in arrays, by the dotted key of the card."""
    parts = key.split(".")
    for n in range(2, len(parts)):
        row = ".".join(parts[:n])
        if row in ids:
            return ids[row], ".".join(parts[n:])
    return ".".join(parts[1:2]), ".".join(parts[2:])


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
    sections: dict[str, list[Fact]] = {}
    for fact in box.facts():
        sections.setdefault(fact.key.partition(".")[0], []).append(fact)
    counts = Counter(fact.source for facts in sections.values() for fact in facts)
    return page(
        request,
        "box.html",
        guest,
        game,
        name=voice.say("name"),
        sections=[(_title(head, voice), lines_of(facts)) for head, facts in sections.items()],
        counts=voice.say("box-counts", {source: counts[source] for source in SOURCES}),
        sources=[(source, voice.say(f"box-source-{source}")) for source in SOURCES],
    )


def _title(head: str, voice: Speaker) -> str:
    """Returns the title of a section: the game's text ``box-HEAD``, or else the section's key
    (`head`) itself."""
    key = f"box-{head}"
    return voice.say(key) if voice.has(key) else head.replace("_", " ")
