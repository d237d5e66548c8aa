"""The spells on the table, as buttons."""

from __future__ import annotations

from .canvas import TowersCanvas
from .shapes import arrow, use

RULE_OF_SPELL = {
    "move_wizard": "14.1",
    "move_tower": "14.2",
    "swap_towers": "14.3",
    "headwind_wizard": "14.4",
    "headwind_tower": "14.5",
    "nudge_keep": "14.6",
    "piggyback": "14.7",
    "free_wizard": "14.9",
}

_SPELL_ICONS = {
    "move_wizard": use("hat", 20, 23, size=0.85) + arrow(49, 22, 0, 0.95),
    "move_tower": use("rook", 20, 23, size=0.9) + arrow(45, 22, 0, 0.8) + arrow(54, 22, 0, 0.8),
    "headwind_wizard": use("wind", 46, 22) + use("hat", 20, 23, size=0.85),
    "headwind_tower": use("wind", 46, 22) + use("rook", 20, 23, size=0.9),
    "nudge_keep": use("keep", 32, 40, size=0.4) + arrow(56, 20, 0, 0.62) + arrow(8, 20, 180, 0.62),
    "free_wizard": use("rook", 45, 19, size=0.72)
    + use("hat", 18, 32, size=0.7)
    + arrow(18, 12, -90, 0.62),
    "swap_towers": use("rook", 14, 23, size=0.75)
    + use("rook", 50, 23, size=0.75)
    + arrow(32, 15, 0, 0.62)
    + arrow(32, 29, 180, 0.62),
    "piggyback": use("hat", 37, 15, size=0.72) + use("hat", 27, 31, size=0.85),
}


FEW = 4
"""The lake has room for so many scrolls; more lie beside the board, above the hand."""


def scrolls_beside(canvas: TowersCanvas) -> bool:
    """Whether the spells lie above the hand and not on the lake."""
    return len(canvas.view["spells"]) > FEW


def spells(canvas: TowersCanvas) -> str:
    """Draws the spells of this game as HTML buttons, smaller if there are many."""
    tiles = "".join([spell(canvas, tile["id"], tile["cost"]) for tile in canvas.view["spells"]])
    number = len(canvas.view["spells"])
    size = " many" if number > FEW else " some" if number > 2 else ""
    return f'<div class="wt-spells{size}">{tiles}</div>' if tiles else ""


def spell(canvas: TowersCanvas, id: str, cost: int) -> str:
    """Draws the spell `id` as an HTML button with its icon, name and cost in bottles: a click casts
    it, or asks why that is illegal."""
    doing = canvas.view["doing"]
    now = " now" if doing["what"] == "cast" and doing["spell"] == id else ""
    bottle = use("potion", 0, 0)
    bottles = "".join(
        [f'<svg viewBox="-9 -17 18 26" aria-hidden="true">{bottle}</svg>' for _ in range(cost)]
    )
    name = canvas.say("table-spell", spell=f"spell-{id}", cost=cost)
    attributes = canvas.clickable(
        f"cast {id}", name, canvas.tip(f"spell-{id}.about", RULE_OF_SPELL[id])
    )
    return (
        f'<button type="button" class="spell{now}" data-key="{id}" data-ref="spell-spell-{id}" '
        f'{attributes}>{spell_icon(id)}<span class="name">{canvas.say(f"spell-{id}")}</span>'
        f'<span class="cost">{bottles}</span></button>'
    )


def spell_icon(id: str) -> str:
    """Draws a picture without words of what the spell `id` does, as SVG."""
    return f'<svg viewBox="0 0 64 44" aria-hidden="true">{_SPELL_ICONS[id]}</svg>'
