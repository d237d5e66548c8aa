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


def card_tooltip(say: Say, key: str, card: Card) -> str:
    """Returns the tooltip of a recipe in play as HTML: its name and its text or, if it lies turned
    round, that it does and what it takes and creates now. `key`: the Fluent key of its name."""
    if not card["turned"]:
        return f"{say.html(key)}\n{say.html(f'{key}.about')}"
    return f"{say.html(key)}\n{turned_text(say, card['inputs'], card['outputs'])}"


def turned_text(say: Say, inputs: list[list[str]], outputs: list[list[str]]) -> str:
    """Returns as HTML what a recipe that is turned round takes and creates, in words. A slot is a
    list of types."""
    return (
        f"{say.html('table-turned')}\n{say.html('table-takes')} {slots_text(say, inputs)}\n"
        f"{say.html('table-creates')} {slots_text(say, outputs)}"
    )


def slots_text(say: Say, slots: list[list[str]]) -> str:
    """Returns slots in words, equal ones together: "mandrake, spider ×2, mushroom or toad"."""
    either = f" {say.html('table-or')} "
    words = [either.join([say.html(f"type-{name}") for name in slot]) for slot in slots]
    counted = [
        word if words.count(word) == 1 else f"{word} ×{words.count(word)}"
        for word in dict.fromkeys(words)
    ]
    return ", ".join(counted) or say.html("table-nothing")


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
