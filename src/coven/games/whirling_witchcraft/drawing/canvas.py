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
    """Holds what all parts of one seat's screen of Whirling Witchcraft share: the player whose desk
    is drawn large, its secret moves so far, and its plan."""

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
    """Returns how many ingredients of each type a pile has, as lines of HTML that follow the
    heading of a tooltip; types it lacks are left out. `counts`: ingredients by type."""
    return "".join(
        [
            f"\n{say.html('table-count', {'type': f'type-{name}', 'count': n})}"
            for name, n in zip(TYPES, counts, strict=True)
            if n
        ]
    )


def card_tooltip(say: Say, key: str, turned: bool) -> str:
    """Returns the tooltip of a recipe in play as HTML: its name, whether it is turned, its text.
    `key`: the Fluent key of its name."""
    more = f"\n{say.html('table-turned')}" if turned else ""
    return f"{say.html(key)}{more}\n{say.html(f'{key}.about')}"


def card_face(card: Card) -> str:
    """Returns the slots printed on a recipe as SVG, in the direction in which the card lies."""
    return slots_face(card["inputs"], card["outputs"])


def slots_face(inputs: list[list[str]], outputs: list[list[str]]) -> str:
    """Returns input slots, an arrow and output slots as SVG; each slot is a list of the types of
    ingredients it takes."""
    return pictures.face(tuple(map(tuple, inputs)), tuple(map(tuple, outputs)))


def slots_label(say: Say, t: int, count: int) -> str:
    """Returns as HTML a sentence on how many slots for ingredients of type number `t` are filled
    (`count`) on a workbench."""
    room = CAPACITY[t]
    return say.html("table-slots", {"type": f"type-{TYPES[t]}", "count": count, "room": room})


def track_label(say: Say, name: str, space: int) -> str:
    """Returns as HTML a sentence on where the token of the arcana `name` stands; `space` 0 is off
    the track."""
    if not space:
        return say.html("table-track-off", {"arcana": f"arcana-{name}"})
    return say.html("table-track", {"arcana": f"arcana-{name}", "at": space, "spaces": TRACK})


def cauldron_at(canvas: WhirlingCanvas, seat: int) -> int:
    """Returns the number of the cauldron that stands at this seat, which lets the browser animate
    it: every round each cauldron moves one seat to the right."""
    passed: int = canvas.view["round"] + canvas.sight.over
    return (seat + passed) % canvas.seats
