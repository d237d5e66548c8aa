"""The board in the browser, one module for each part of the screen.

Everything is drawn from a Sight alone, so a screen shows what its seat may know and nothing else.
Every legal move is played by exactly one element, and an element that cannot be used now can be
asked why. A small drawing is a function of what it shows, and its HTML is cached.
"""

from __future__ import annotations

from coven.core import Say, Sight

from .canvas import WhirlingCanvas
from .choices import character_choice, effect_choices, other_buttons
from .desk import desk
from .hand import hand
from .pictures import scene
from .players import player_panel
from .recipes import recipes


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the whole screen of one seat: returns HTML by the id of the part of the page."""
    canvas = WhirlingCanvas(sight, say)
    effects = effect_choices(canvas)
    drawn = {
        "board": character_choice(canvas) if canvas.choosing else desk(canvas),
        "choices": effects,
        "recipes": "" if canvas.choosing else recipes(canvas, narrow=bool(effects)),
        "scene": scene(),
        "hand": hand(canvas, small=bool(effects)),
    }
    for seat in range(canvas.seats):
        drawn[f"seat-{seat}"] = player_panel(canvas, seat)
    drawn["actions"] = other_buttons(canvas)  # last: the moves that no other part plays
    return drawn
