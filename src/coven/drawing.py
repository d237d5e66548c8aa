"""What the games' drawings share: HTML attributes of clickable things, a cache, rule pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar, cast

from markupsafe import escape

from coven.core import Say, Sight, Text

Draw = TypeVar("Draw", bound=Callable[..., str])

CACHED_DRAWINGS = 4_000
"""How many results each cached drawing function keeps: about what fifty open tables show."""


def cached_drawing(draw: Draw) -> Draw:
    """Decorates a function that draws a small thing: equal arguments return the cached HTML.

    All arguments must be hashable, and the result may depend on nothing else."""
    return cast(Draw, lru_cache(CACHED_DRAWINGS)(draw))


def rule_link(say: Say, rule: str) -> str:
    """Returns the HTML that names the paragraph `rule` of the rules ("7.3"), for the end of a
    tooltip."""
    return say.html("table-rule", {"rule": rule})


def clickable(text: str, lit: str | None, name: str, tip: str = "", preview: str = "") -> str:
    """Returns the attributes that make an element clickable, with a tooltip.

    `text` is the move. If the move is legal, `lit` is its label: a click plays the move, and the
    tooltip is the label and `tip` (without the first line of `tip` if the label already contains
    that line). If `lit` is empty, the element is called `name`, the tooltip is `tip`, and a click
    asks why the move is illegal. If `lit` is None, a click does nothing. `preview` lists ids of
    elements to highlight while the pointer is over this one.
    """
    if lit:
        name = lit
        what = f'data-move="{text}"' + (f' data-preview="{preview}"' if preview else "")
        first, _, rest = tip.partition("\n")
        tip = "\n".join(filter(None, (lit, rest if first in lit else tip)))
    else:
        what = 'data-stop=""' if lit is None else f'data-try="{text}"'
    return f'{what} aria-label="{name}" data-tip="{tip or name}"'


class Canvas:
    """Holds what the drawing of one seat's screen needs: what the seat sees, its language, and the
    legal moves that no element plays yet. Each game subclasses it."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.voice = say
        moves = (*sight.asked, *sight.offered)
        self.legal = {move.text for move in moves}
        self.undrawn = {move.text: move for move in moves}
        """Legal moves that no element plays yet, by their text."""

    def say(self, key: str, **args: int | str) -> str:
        """Returns the sentence with the Fluent key `key` as HTML; `args` are its variables."""
        return self.voice.html(key, args)

    def sentence(self, text: Text) -> str:
        """Returns a `Text` (a Fluent key with its variables) as HTML."""
        return self.voice.html(text)

    def label(self, text: str) -> str:
        """Returns the label of the legal move `text` as HTML."""
        return self.voice.html(self.sight.labels[text])

    def rule(self, rule: str) -> str:
        """Returns the HTML that names the paragraph `rule` of the rules ("7.3")."""
        return rule_link(self.voice, rule)

    def take(self, text: str) -> bool:
        """Returns whether the move `text` is legal and no element plays it yet; marks it as
        drawn."""
        return self.undrawn.pop(text, None) is not None

    def lit(self, text: str) -> str | None:
        """Returns the `lit` argument of `clickable` for the move `text`, and marks it as drawn: its
        label if it is legal, "" if the player may ask why it is illegal, None for spectators or if
        `text` is ""."""
        if text in self.legal:
            self.undrawn.pop(text, None)
            return self.label(text)
        return None if self.seat is None or not text else ""

    def clickable(self, text: str, name: str, tip: str = "", preview: str = "") -> str:
        """Returns the HTML attributes of an element that plays the move `text`, or asks why it is
        illegal. `name`: what the element is called when it is illegal; `tip`: its tooltip;
        `preview`: ids of elements to highlight while the pointer is over it."""
        return clickable(text, self.lit(text), name, tip, preview)


class Shapes:
    """The SVG shapes of a game (symbols, gradients, masks), whose ids begin with `prefix`."""

    def __init__(self, svg: str, prefix: str) -> None:
        self.prefix = prefix
        found = re.finditer(
            rf'<(symbol|linearGradient|radialGradient|mask|marker) id="{prefix}-([\w-]+)".*?</\1>',
            svg,
        )
        self.by_id = {shape[2]: shape[0] for shape in found}

    def used_by(self, drawn: str) -> str:
        """Returns as SVG the shapes that the SVG `drawn` refers to, and those that these refer to
        in turn."""
        needed: list[str] = []
        looking = [drawn]
        while looking:
            for id in re.findall(rf"#{self.prefix}-([\w-]+)", looking.pop()):
                if id in self.by_id and id not in needed:
                    needed.append(id)
                    looking.append(self.by_id[id])
        return "".join(self.by_id[id] for id in needed)

    def picture(self, chapter: int, caption: str, box: str, drawn: str) -> str:
        """Returns the SVG `drawn` as a self-contained picture for a chapter of the rules: with the
        shapes it uses, ids that no other picture has, and `caption` as alternative text. `box` is
        its viewBox."""
        prefix = self.prefix
        whole = f"<defs>{self.used_by(drawn)}</defs>{drawn}".replace(
            f"{prefix}-", f"{prefix}{chapter}-"
        )
        return f'<svg viewBox="{box}" role="img" aria-label="{escape(caption)}">{whole}</svg>'
