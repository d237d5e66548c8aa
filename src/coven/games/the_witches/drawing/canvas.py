"""What all parts of the screen share: the canvas, tooltips, percentages."""

from __future__ import annotations

from coven.core import Say, Sight, View
from coven.drawing import Canvas

from ..components import KINDS, START_HAND
from ..refusals import RULE_OF_BENEFIT
from .shapes import icon

MOVES_ON_MAP = ("start", "walk", "fly", "run", "flip", "soothe", "crisis", "look")
"""The verbs of moves that are made by clicking a space."""
BENEFIT_RULES = RULE_OF_BENEFIT | {
    "bonus2": "13.2",
    "bonus4": "13.2",
    "help": "13.8",
    "introspection": "13.12",
}
"""The paragraph on each benefit."""
FAILURE_RULES = {
    "dungeon_all": "14.2",
    "dungeon_self": "14.4",
    "black_aliss_1": "14.7",
    "crisis_here": "14.8",
    "lose_easy_each": "14.9",
}
"""The paragraph on each consequence of failing."""
HARD = frozenset(kind.id for kind in KINDS if kind.hard)
"""The ids of the hard problems."""
FEW_CRISES = 2
"""With no more crises than this in the reserve a warning is shown."""


class WitchesCanvas(Canvas):
    """Holds what all parts of one seat's screen of The Witches share, such as its cards, the number
    of seats and the legal moves not drawn yet."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.seats = len(self.view["seats"])
        self.whose: int = sight.front if self.seat is None else self.seat
        """The seat whose numbers are explained: the reader's own, or the one at the front."""
        self.verbs = {move.verb for move in (*sight.asked, *sight.offered)}
        """The verbs of the legal moves."""
        self.attempt: View | None = self.view["attempt"]
        self.mine = self.attempt is not None and self.attempt["seat"] == self.seat
        """Whether the reader is the player who is solving a problem."""
        self.card_views: dict[str, View] = {}
        """What each card would do for the roll in progress, by its id."""
        if self.mine and self.attempt is not None:
            self.card_views = {row["card"]: row for row in self.attempt.get("cards") or ()}
        verbs = [verb for verb in MOVES_ON_MAP if verb in self.verbs]
        self.probable_verb = verbs[0] if verbs else "run" if self.mine else "walk"
        """The verb of the move that a click on an unlit space was probably meant to be."""

    def button(
        self, text: str, inner: str, style: str, tip: str = "", name: str = "", preview: str = ""
    ) -> str:
        """Returns an HTML button with the content `inner` that plays the move `text`. `style`: its
        CSS classes; `tip`: its tooltip; `name`: what it is called if the move is illegal;
        `preview`: ids of elements to highlight under the pointer."""
        return (
            f'<button type="button" class="{style}" data-key="{text}" '
            f"{self.clickable(text, name or self.label(text), tip, preview)}>{inner}</button>"
        )

    def percent(self, chance: float) -> str:
        """Returns a chance from 0 to 1 in percent, as this language writes it ("67%")."""
        return self.say("table-percent", n=percent(chance))


def percent(chance: float) -> int:
    """Returns a chance from 0 to 1 in percent, rounded, but 0 or 100 only if it is exactly that."""
    return 0 if chance <= 0 else 100 if chance >= 1 else max(1, min(99, round(100 * chance)))


def lines(*said: str) -> str:
    """Joins those of the sentences `said` that are not "", one in a line, for a tooltip."""
    return "\n".join(line for line in said if line)


def explained(canvas: WitchesCanvas, what: str, said: str, rule: str, style: str = "") -> str:
    """Draws the sentence `said` as an HTML line with the icon `what` and a tooltip that names the
    paragraph `rule` of the rules. `style`: more CSS classes, with a space before each."""
    return (
        f'<p class="why{style}" tabindex="-1" data-tip="{said}\n{canvas.rule(rule)}">'
        f"{icon(what)}<span>{said}</span></p>"
    )


def hand_size_sentence(canvas: WitchesCanvas, seat: View) -> str:
    """Returns the sentence that explains why a seat's hand has its size (11.2), as HTML. `seat`:
    the seat as the view describes it."""
    more = seat["hand_size"] - START_HAND
    return canvas.say("table-hand-why", size=seat["hand_size"], more=more, count=seat["mat"])


def hard_bonus_sentence(canvas: WitchesCanvas, seat: View) -> str:
    """Returns the sentence that explains a seat's bonus for hard problems (7.10), as HTML. `seat`:
    the seat as the view describes it."""
    hard = sum(kind in HARD for kind in seat["solved"])
    return canvas.say("table-bonus-why", bonus=seat["bonus"], count=hard)
