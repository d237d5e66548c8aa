"""The board in the browser, one module for each part of the screen.

Everything is drawn from a Sight, which holds only what its seat may know. Nothing reminds a player:
the buttons for all gestures are always there, whether or not a gesture is due (11.1).

Moves that need several clicks (dice, a card and a target, a gesture and its aim) are put together
by board.js: dice have `data-die`, cards `data-card`, wizards `data-spot`; `data-command` names what
a button does with them; `data-pick` is a move that lacks one of the spots listed in `data-open`.

A move changes little, so what a thing shows is cached.
"""

from __future__ import annotations

from coven.core import Say, Sight

from .banner import banner
from .canvas import VoodooCanvas
from .commands import aims, commands, needed_strips, room, strip
from .figures import sprite
from .gestures import body, tabs, voice, wheel
from .hand import hand
from .track import track
from .tray import tray
from .wizards import cards_in_hand, wizard


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the whole screen of one seat: returns HTML or SVG by the id of the part of the page."""
    canvas = VoodooCanvas(sight, say)
    drawn = {
        "board": tray(canvas),
        "track": track(canvas),
        "banner": banner(canvas),
        "scene": sprite(),
    }
    for seat in range(canvas.seats):
        drawn[f"wizard-{seat}"] = wizard(canvas, seat)
        drawn[f"seat-{seat}"] = cards_in_hand(canvas, seat)
    if canvas.seat is not None and canvas.view["turn"]:
        strips = needed_strips(canvas) if canvas.gesturing else ()
        drawn["hand"] = hand(canvas, narrow="mirror" in strips)
        buttons = commands(canvas)
        drawn["hand-normal"] = strip(canvas, "normal", buttons)
        drawn["hand-aims"] = aims(canvas)
        if canvas.gesturing:
            for name in ("mirror", "tiny"):
                drawn[f"hand-{name}"] = strip(canvas, name, buttons) if name in strips else ""
            drawn["hand-tabs"] = tabs(canvas.voice, bool(strips))
            drawn["hand-wheel"] = wheel(canvas)
            drawn["hand-body"] = body(canvas)
            drawn["hand-voice"] = voice(canvas)
        if canvas.room:
            drawn["hand-room"] = room(canvas)
    return drawn
