"""What all parts of the screen share."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight
from coven.drawing import Canvas


class TowersCanvas(Canvas):
    """Holds what all parts of one seat's screen of Wandering Towers share: the stacks of towers,
    the legal swaps, whether pieces are shared."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.seats = len(self.view["colour"])
        self.shared = self.seats > len(self.view["home"]) or self.seats == 1
        """Whether wizards and bottles belong to all players together (solo and cooperative)."""
        self.stacks: list[list[dict[str, Any]]] = [seen["towers"] for seen in self.view["spaces"]]
        """The towers on each space, lowest first."""
        self.swaps = {text for text, move in self.undrawn.items() if move.verb == "swap"}
        """The legal moves of Swap Towers, as texts."""

    def tip(self, key: str, rule: str) -> str:
        """Returns a tooltip as HTML: the sentence with the Fluent key `key`, then the paragraph
        `rule` of the rules."""
        return f"{self.say(key)}\n{self.rule(rule)}"


def owned(say: Say, shared: bool, colour: int, key: str, **args: int | str) -> str:
    """Returns as HTML the sentence with the Fluent key `key` about the pieces of the player
    `colour`; if all players share the pieces (`shared`), the sentence `key`-all, which names
    nobody."""
    return say.html(f"{key}-all", args) if shared else say.html(key, {"seat": colour, **args})
