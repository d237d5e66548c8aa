"""Helpers for tests of games' drawings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

from coven.core import Game, Sight, parse
from coven.games import package_of
from coven.text import Speaker

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gwen", "Hanna"]

Seen = tuple[Any, Sight, str]
"""A position, what one seat sees of it, and the HTML drawn from that."""


@lru_cache(64)
def values(attribute: str, page: str) -> tuple[str, ...]:
    """Returns all values of an attribute in a page."""
    return tuple(re.findall(rf' {attribute}="([^"]*)"', page))


def twice(page: str) -> list[str]:
    """Returns the pieces and ids that are in a page more than once."""
    counts = [Counter(values(attribute, page)) for attribute in ("data-piece", "id")]
    return [id for count in counts for id, n in count.items() if n > 1]


def tree(page: str) -> ElementTree.Element:
    """Returns the page as an XML tree; asserts that it has no inline styles and scripts. Raises
    ParseError if it is not well-formed (attributes without a value are allowed)."""
    assert " style=" not in page
    assert "<script" not in page
    plain = page.replace("<details open data-open>", "<details>")
    return ElementTree.fromstring(f"<page>{plain}</page>")


class Pages:
    """Draws the pages of a game; `scene` is the HTML of the part that never changes."""

    def __init__(self, game: Game, scene: str) -> None:
        self.game = game
        self.scene = scene

    def speaker(self, locale: str = "en", names: Iterable[str] = ()) -> Speaker:
        return Speaker(package_of(self.game.id), locale, [*names, *NAMES])

    def html(self, sight: Sight, locale: str = "en") -> str:
        """Returns the HTML of all parts that change; asserts that the scene is as it should be."""
        parts = self.game.parts(sight, self.speaker(locale)).values()
        changing = [part for part in parts if part != self.scene]
        assert len(changing) == len(parts) - 1, "the scene has changed"
        return "".join(changing)

    def sights(self, asked: Iterable[tuple[Any, Iterable[int]]]) -> tuple[Seen, ...]:
        """Draws the positions in `asked`, each given with the seats that are asked, for these
        seats, one more seat and a spectator."""
        found = []
        for s, seats in asked:
            for seat in (*sorted({*seats, s.ply % s.seats}), None):
                sight = self.game.sight(s, seat)
                found.append((s, sight, self.html(sight)))
        return tuple(found)

    def tried(self, sights: Iterable[Seen]) -> int:
        """Asserts that no element with data-try, which explains a move instead of playing it, names
        a legal move; returns how many such elements there are."""
        found = 0
        for s, sight, page in sights:
            for text in set(values("data-try", page)):
                assert sight.seat is not None
                assert self.game.explain(s, sight.seat, parse(text)) is not None, text
                found += 1
        return found

    def takes_names_as_text(self, positions: Iterable[Any]) -> None:
        """Draws the positions with HTML in players' names, and asserts that it is escaped."""
        rude = self.speaker(names=['<b a="1">&', "'x"])
        for s in positions:
            for part in self.game.parts(self.game.sight(s, 0), rude).values():
                tree(part)
                assert "<b a=" not in part

    def pictured(self, locale: str) -> set[int]:
        """Returns the chapters of the rules that have a picture. Asserts that each picture has a
        label and all shapes that it uses, and that no id occurs in two of them."""
        drawn = self.game.pictures(self.speaker(locale))
        ids: list[str] = []
        for picture in drawn.values():
            svg = ElementTree.fromstring(picture)
            assert svg.get("role") == "img"
            assert svg.get("aria-label")
            own = values("id", picture)
            assert {*re.findall(r'(?:href="|url\()#([^")]+)', picture)} <= set(own)
            ids += own
        assert len(ids) == len(set(ids))
        return set(drawn)
