"""The reader's numbers explained, and warnings, below the scene."""

from __future__ import annotations

from ..components import ELVES_TO_LOSE
from .canvas import (
    FEW_CRISES,
    WitchesCanvas,
    explained,
    hand_size_sentence,
    hard_bonus_sentence,
)
from .reserve import pool_key

LOSS_RULES = {"crises": "12.1", "elves": "12.2", "aliss": "15.4", "hard-left": "15.5"}
"""The paragraph on each way in which everybody loses."""
WIN_RULES = {"saved": "15.5", "farmer": "15.6", "licence": "15.6", "honours": "15.6"}
"""The paragraph on each other ending of cooperative and solo games."""


def numbers(canvas: WitchesCanvas) -> list[str]:
    """Draws, as lines of HTML, how the game has ended, the size of the reader's hand and bonus,
    cards to draw, the goal of a solo game, and warnings of what could lose the game."""
    view = canvas.view
    one = view["seats"][canvas.whose]
    said = []
    if view["ending"] is not None:
        end = canvas.say(f"ending-{view['ending']}")
        if view["lost"]:
            said.append(explained(canvas, "aliss", end, LOSS_RULES[view["lost"]], " danger"))
        else:
            said.append(explained(canvas, "point", end, WIN_RULES.get(view["ending"], "12.6")))
    if canvas.sight.over:
        return said
    said.append(explained(canvas, "card", hand_size_sentence(canvas, one), "11.2"))
    if one["bonus"]:
        said.append(explained(canvas, "magic", hard_bonus_sentence(canvas, one), "7.10"))
    if view["doing"]["what"] == "end" and canvas.seat == view["active"]:
        draws = max(0, one["hand_size"] - one["cards"])
        said.append(
            explained(canvas, "extra_cards", canvas.say("table-draws", count=draws), "11.1")
        )
    if view["goals"] is not None:
        goal = canvas.say("table-goal", count=one["points"], **view["goals"])
        said.append(explained(canvas, "point", goal, "15.6"))
    if view["crises"] <= FEW_CRISES:
        warning = canvas.say("table-warn-crises", count=view["crises"])
        said.append(explained(canvas, "crisis", warning, "12.1", " danger"))
    if view["elves"] == ELVES_TO_LOSE - 1:
        said.append(explained(canvas, "elves", canvas.say("table-warn-elves"), "12.2", " danger"))
    if not view["pool"]:
        empty = canvas.say(f"{pool_key(view)}.about")
        said.append(explained(canvas, "cackle", empty, "9.3", " danger"))
    return said
