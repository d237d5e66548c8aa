"""The board in the browser, one module for each part of the screen.

Everything is drawn from a Sight, which holds only what its seat may know. Every legal move has
exactly one element that plays it, and an illegal one can be asked why it is illegal. Covered
wizards are not in the page, and a wizard's id says no more than his colour, surface and order, so
that nobody can recognise him after he was covered.

A move changes little, so what a space or a player shows is cached.
"""

from __future__ import annotations

from coven.core import Say, Sight

from .actions import actions
from .canvas import TowersCanvas
from .hand import hand
from .landscape import scene
from .middle import middle
from .players import player
from .ring import board
from .spells import scrolls_beside, spells


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the whole screen of one seat: returns HTML or SVG by the id of the part of the page."""
    canvas = TowersCanvas(sight, say)
    drawn = {
        "board": board(canvas),
        "scene": scene(),
        "middle": middle(canvas),
        "spells": "" if scrolls_beside(canvas) else spells(canvas),
        "hand": (spells(canvas) if scrolls_beside(canvas) else "") + hand(canvas),
    }
    for seat in range(canvas.seats):
        drawn[f"seat-{seat}"] = player(canvas, seat)
    drawn["actions"] = actions(canvas)  # last: buttons for the moves that nothing above plays
    return drawn
