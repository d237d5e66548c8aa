"""The board in the browser, drawn from a Sight alone, one module for each part of the screen.

Every move is made at the thing it is about: a space of the map, half a card, a token, a die. A
click on what cannot be used now asks why. Every number has a tooltip that says where it comes from;
chances are those of the view: exact, from what the reader knows.

| module | draws |
|---|---|
| `map`, `problems` | the map, and the problems on it |
| `reserve` | tokens in the reserve, problem boxes, deck |
| `scene`, `attempt` | beside the map: choosing a witch, the turn, an attempt at a problem |
| `numbers` | below the scene: the reader's numbers explained, warnings |
| `hand` | the reader's cards |
| `players` | everybody's points, tokens and mats |
| `answers` | main buttons beside the question |
| `canvas`, `layout`, `shapes` | what the parts share |
| `rule_pictures` | illustrations of the rules |
"""

from __future__ import annotations

from coven.core import Say, Sight

from .answers import actions
from .canvas import WitchesCanvas
from .hand import hand
from .map import lancre
from .players import player
from .reserve import reserve
from .rule_pictures import pictures
from .scene import scene
from .shapes import shapes as page_shapes

__all__ = ["parts", "pictures"]


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the whole screen of one seat: returns HTML or SVG by the id of the part of the page."""
    canvas = WitchesCanvas(sight, say)
    drawn = {
        "board": lancre(canvas),
        "reserve": reserve(canvas),
        "attempt": scene(canvas),
        "hand": hand(canvas),
        "shapes": page_shapes(),
    }
    for seat in range(canvas.seats):
        drawn[f"seat-{seat}"] = player(canvas, seat)
    drawn["actions"] = actions(canvas)
    return drawn
