"""The canvas that all parts of the screen are drawn on, and the labels and tooltips they share."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight
from coven.drawing import Canvas, cached_drawing

from ..components import CAPACITY, TRACK, TYPES
from . import pictures

Card = dict[str, Any]
"""A recipe as `view.card_view` describes it."""


class WhirlingCanvas(Canvas):
    """One seat's screen: what it sees, its language, and the moves not drawn yet."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.players: list[dict[str, Any]] = self.view["players"]
        self.seats = len(self.players)
        self.me = sight.front if sight.seat is None else sight.seat
        """The seat whose desk is drawn large; a spectator chooses which."""
        self.mine = self.players[self.me]
        self.choosing = self.view["stage"] == "choosing"
        """Whether characters are being chosen: there is no desk yet."""
        self.steps: list[str] = self.view["steps"]
        """The texts of the moves this seat has made in secret so far."""
        plan = self.view["plan"]
        self.plan: dict[str, Any] | None = None if self.mine["light"] == "open" else plan
        """What this seat plans to brew; None once its brew has been opened."""


@cached_drawing
def pile_lines(say: Say, counts: tuple[int, ...]) -> str:
    """Returns the contents of a pile as lines of a tooltip, one for each type there is; they
    follow a heading."""
    return "".join(
        [
            f"\n{say.html('table-count', {'type': f'type-{name}', 'count': n})}"
            for name, n in zip(TYPES, counts, strict=True)
            if n
        ]
    )


def card_tooltip(say: Say, key: str, turned: bool) -> str:
    """Returns the tooltip of a recipe in play: its name, whether it is turned, its text."""
    more = f"\n{say.html('table-turned')}" if turned else ""
    return f"{say.html(key)}{more}\n{say.html(f'{key}.about')}"


def card_face(card: Card) -> str:
    """Returns the slots printed on a recipe as SVG, as the card lies."""
    return slots_face(card["inputs"], card["outputs"])


def slots_face(inputs: list[list[str]], outputs: list[list[str]]) -> str:
    """Returns input slots, an arrow and output slots as SVG; a slot is a list of types."""
    return pictures.face(tuple(map(tuple, inputs)), tuple(map(tuple, outputs)))


def slots_label(say: Say, t: int, count: int) -> str:
    """Returns how many slots of type `t` on a workbench are filled, in words."""
    room = CAPACITY[t]
    return say.html("table-slots", {"type": f"type-{TYPES[t]}", "count": count, "room": room})


def track_label(say: Say, name: str, space: int) -> str:
    """Returns where the token of the arcana `name` stands, in words; space 0 is off the track."""
    if not space:
        return say.html("table-track-off", {"arcana": f"arcana-{name}"})
    return say.html("table-track", {"arcana": f"arcana-{name}", "at": space, "spaces": TRACK})


def cauldron_at(canvas: WhirlingCanvas, seat: int) -> int:
    """Returns the number of the cauldron that stands at this seat, so that it can be animated:
    every round each cauldron moves one seat to the right."""
    passed: int = canvas.view["round"] + canvas.sight.over
    return (seat + passed) % canvas.seats
