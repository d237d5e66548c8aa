"""The tabs of a phone, which lead to the boards below one another, always in the same order."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from .canvas import ANSWERED_AT, WitchstoneCanvas
from .shapes import icon

TABS = {
    "cauldron": ("specials", "table-tab-cauldron"),
    "board": ("portals", "table-map"),
    "wand": ("wand", "action-wand"),
    "ring": ("pentagram", "action-pentagram"),
    "rack": ("crystal", "table-rack"),
    "scrolls": ("scroll", "action-scroll"),
}
"""The part of the screen that each tab leads to, with its icon and the Fluent key of its name."""


def tabs(canvas: WitchstoneCanvas) -> str:
    """Draws the tabs as HTML; the one where the open question is answered is lit."""
    return strip(canvas.voice, ANSWERED_AT.get(canvas.asking, "cauldron") if canvas.asking else "")


@cached_drawing
def strip(say: Say, asked: str) -> str:
    """Draws the tabs as HTML, lit the one of the part `asked` ("" for none)."""
    buttons = "".join(
        [
            f'<button type="button" data-tab="{part}" '
            f'class="{"asked" if part == asked else "tab"}" data-key="tab-{part}" '
            f'data-tip="{say.html(key)}" aria-label="{say.html(key)}">{icon(picture)}</button>'
            for part, (picture, key) in TABS.items()
        ]
    )
    return f'<div class="ws-tabs">{buttons}</div>'
