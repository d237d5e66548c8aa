"""What all parts of the screen draw on."""

from __future__ import annotations

from coven.core import Say, Sight, View
from coven.drawing import Canvas

ANSWERED_AT = {
    "Energy": "board",
    "Witches": "board",
    "BigWitches": "board",
    "Pentagram": "ring",
    "Wand": "wand",
    "Scroll": "scrolls",
    "Pick": "rack",
}
"""By the frame that asks, the part of the screen where its question is answered; the questions of
all other frames are answered at the cauldron."""


class WitchstoneCanvas(Canvas):
    """Holds what all parts of one seat's screen of Witchstone share: the seat whose cauldron is
    large, the frame that asks, the crystals that can be moved."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.seats = len(self.view["seats"])
        self.front_seat: int = sight.front if self.seat is None else self.seat
        """The seat whose cauldron is drawn large."""
        self.front_view: View = self.view["seats"][self.front_seat]
        """The view of that seat's pieces."""
        self.asking: str = (self.view["doing"] or "") if sight.asked else ""
        """The name of the frame that asks this seat, or ""."""
        self.verbs = {move.verb for move in sight.asked}
        """The verbs of the moves that this seat is asked to choose from."""
        self.movable = {move.word(0) for move in sight.asked if move.verb == "crystal"}
        """The cells of the crystals that can be moved now."""
        self.can_remove = "remove" in self.verbs or any(m.verb == "remove" for m in sight.offered)
        self.asked_removals = (
            {move.word(0) for move in sight.asked} if self.verbs == {"remove"} else set()
        )
        """The cells of the crystals that make room for a domino, if one of them has to be taken out
        (R16): a click on them is enough, while others need the tongs."""
        self.preview: View = self.view["preview"] or {}

    def part(self, name: str, inner: str, tag: str = "div", attributes: str = "") -> str:
        """Returns the part `name` of the screen as one element with this `tag` around `inner`,
        which is HTML or SVG. It has the CSS class `now` if the open question is answered there.
        `attributes`: more HTML attributes, added unchanged."""
        now = " now" if self.asking and ANSWERED_AT.get(self.asking, "cauldron") == name else ""
        return f'<{tag} class="ws-{name}{now}" data-zone="{name}"{attributes}>{inner}</{tag}>'
