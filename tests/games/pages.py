"""What games draw, for tests of it."""

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
"""A position, a sight of it, and the page that is drawn from that."""


@lru_cache(64)
def values(attribute: str, page: str) -> tuple[str, ...]:
    return tuple(re.findall(rf' {attribute}="([^"]*)"', page))


def twice(page: str) -> list[str]:
    """The pieces and ids that are in a page more than once."""
    counts = [Counter(values(attribute, page)) for attribute in ("data-piece", "id")]
    return [id for count in counts for id, n in count.items() if n > 1]


def tree(page: str) -> ElementTree.Element:
    """A page must be well formed, but for what needs no value in HTML, without styles and
    scripts."""
    assert " style=" not in page
    assert "<script" not in page
    plain = page.replace("<details open data-open>", "<details>")
    return ElementTree.fromstring(f"<page>{plain}</page>")


class Pages:
    """The pages of a game, whose scene never changes."""

    def __init__(self, game: Game, scene: str) -> None:
        self.game = game
        self.scene = scene

    def speaker(self, locale: str = "en", names: Iterable[str] = ()) -> Speaker:
        return Speaker(package_of(self.game.id), locale, [*names, *NAMES])

    def html(self, sight: Sight, locale: str = "en") -> str:
        """All that changes in a page."""
        parts = self.game.parts(sight, self.speaker(locale)).values()
        changing = [part for part in parts if part != self.scene]
        assert len(changing) == len(parts) - 1, "the scene never changes"
        return "".join(changing)

    def sights(self, asked: Iterable[tuple[Any, Iterable[int]]]) -> tuple[Seen, ...]:
        """Positions through the eyes of those who are asked there, of one more and of a spectator,
        with all that they are sent."""
        found = []
        for s, seats in asked:
            for seat in (*sorted({*seats, s.ply % s.seats}), None):
                sight = self.game.sight(s, seat)
                found.append((s, sight, self.html(sight)))
        return tuple(found)

    def tried(self, sights: Iterable[Seen]) -> int:
        """How many things can be tried: none is a legal move, and a rule forbids each."""
        found = 0
        for s, sight, page in sights:
            for text in set(values("data-try", page)):
                assert sight.seat is not None
                assert self.game.explain(s, sight.seat, parse(text)) is not None, text
                found += 1
        return found

    def takes_names_as_text(self, positions: Iterable[Any]) -> None:
        rude = self.speaker(names=['<b a="1">&', "'x"])
        for s in positions:
            for part in self.game.parts(self.game.sight(s, 0), rude).values():
                tree(part)
                assert "<b a=" not in part

    def pictured(self, locale: str) -> set[int]:
        """The chapters of the rules that have a picture: each is complete, and all may stand on one
        page."""
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
