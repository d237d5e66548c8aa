"""The board in the browser, one module for each part of the screen.

Everything is drawn from a Sight alone. Every legal move has an element that plays it when clicked;
an element whose move is illegal can be asked why. Moves that take two choices (the two cells of a
domino, a crystal and its goal) are in the page as hidden elements: an element with `data-pick`
begins them, one with `data-spot` completes them (board.js).

A move changes little on the screen, so each small thing is drawn by a cached function whose
arguments say everything it shows.
"""

from __future__ import annotations

from coven.core import Say, Sight

from .canvas import WitchstoneCanvas
from .cauldron import cauldron, hidden_moves
from .hand import hand
from .map import crystal_ball
from .pentagram import pentagram
from .players import player
from .prompt import answers, due
from .rack import rack
from .scene import scene
from .scrolls import scroll_rack
from .tabs import tabs
from .wand import wand


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the whole screen of one seat: returns HTML or SVG by the id of the part of the page."""
    canvas = WitchstoneCanvas(sight, say)
    drawn = {
        "board": crystal_ball(canvas),
        "cauldron": cauldron(canvas),
        "ring": pentagram(canvas),
        "due": due(canvas),
        "rack": rack(canvas),
        "wand": wand(canvas),
        "scrolls": scroll_rack(canvas),
        "tabs": tabs(canvas),
        "hand": hand(canvas),
        "places": hidden_moves(canvas),
        "scene": scene(),
    }
    for seat in range(canvas.seats):
        drawn[f"seat-{seat}"] = player(canvas, seat)
    drawn["actions"] = answers(canvas)  # last: it shows the moves that nothing else plays
    return drawn
