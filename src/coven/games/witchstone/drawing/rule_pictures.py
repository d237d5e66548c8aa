"""Illustrations for the rules, one SVG for each chapter. They stand alone: no style sheet is there,
so colours are written out."""

from __future__ import annotations

import re

from coven.core import Say

from ..components import (
    COORDINATES_OF,
    CRYSTAL,
    OWL_AT,
    PRINTED,
    RING,
    SPECIAL_AT,
    WAND_SPACES,
    cell_at,
)
from .cauldron import CELL_AT, empty_cauldron
from .cauldron import VIEW_BOX as CAULDRON_BOX
from .pentagram import REWARD_RADIUS, SPACE_AT, empty_pentagram, point_at
from .pentagram import VIEW_BOX as PENTAGRAM_BOX
from .scrolls import scroll_face
from .shapes import SHAPES, Point, domino, hexagon_path, special_hex, use
from .wand import SILVER_ICON

COLOUR = ("#6db3f2", "#f2cf5b", "#f0756f", "#7fcb85")
"""The colours of the seats."""
GOLD_LINE = 'stroke="#f0cf86" stroke-width="9" stroke-linecap="round"'
"""Replaces the classes of a domino's lines."""


def pictures(say: Say) -> dict[int, str]:
    """Returns the illustrations by chapter of the rules: self-contained SVG with alt text."""
    return {
        5: SHAPES.picture(5, say.say("picture-cauldron"), CAULDRON_BOX, chain()),
        6: SHAPES.picture(6, say.say("picture-portals"), "0 0 640 190", three_portals()),
        7: SHAPES.picture(7, say.say("picture-journey"), "0 0 640 190", journey()),
        8: SHAPES.picture(
            8, say.say("picture-ring", {"count": RING}), PENTAGRAM_BOX, pentagram_rewards()
        ),
        9: SHAPES.picture(9, say.say("picture-crystal"), "0 0 470 150", crystal_to_rack()),
        10: SHAPES.picture(10, say.say("picture-wand"), "0 0 640 92", wand_spaces()),
        11: SHAPES.picture(11, say.say("picture-scrolls"), "0 0 340 132", two_scrolls()),
    }


def at_crystal_corner(q: int, r: int) -> Point:
    """Returns the middle of the cell (q, r) after the cauldron was turned about its middle: the
    corner (0, 3) is drawn where the one with the printed crystal is."""
    corner = next(COORDINATES_OF[cell] for cell, action in PRINTED if action == CRYSTAL)
    at = (0, 3)
    while at != corner:
        at = (-at[1], at[0] + at[1])
        q, r = -r, q + r
    return CELL_AT[cell_at(q, r)]


def chain() -> str:
    """Returns the SVG of a chain of three crystal symbols: one printed, two on tiles (5.1, 5.4)."""
    tiles = domino("crystal-scroll", at_crystal_corner(1, 2), at_crystal_corner(2, 1))
    tiles += domino("crystal-wand", at_crystal_corner(-1, 3), at_crystal_corner(-1, 2))
    lit = "".join(
        f'<path d="{hexagon_path(40)}" transform="translate({x:g} {y:g})" fill="none" '
        'stroke="#fff3c8" stroke-width="5"/>'
        for x, y in (at_crystal_corner(*at) for at in ((1, 2), (0, 3), (-1, 3)))
    )
    return (
        empty_cauldron()
        + tiles.replace('class="bond"', GOLD_LINE).replace('class="knot"', GOLD_LINE)
        + lit
    )


def night(width: int, height: int) -> str:
    """Returns the SVG of the dark background of a picture of this width and height."""
    return f'<rect width="{width}" height="{height}" rx="18" fill="#1c2150"/>'


def portal(x: float, to: float, length: int, colour: str = "", y: float = 92) -> str:
    """Returns the SVG of a horizontal portal of `length` cells from `x` to `to`. `colour`: that of
    the seat that has finished it, "" if it is unfinished."""
    gap = 36
    line = (
        f'<path d="M{x:g} {y:g}H{to:g}" stroke="{colour or "#cfe4ff"}" '
        f'stroke-width="{9 if colour else 4}" stroke-opacity="{0.8 if colour else 0.4}"/>'
    )
    return line + "".join(
        f'<circle cx="{(x + to) / 2 + gap * (k - (length - 1) / 2):g}" cy="{y:g}" r="14" '
        f'fill="{colour or "#0c1230"}" stroke="#cfe4ff" stroke-width="2.5"/>'
        for k in range(length)
    )


def caption(x: float, y: float, words: str) -> str:
    """Returns the SVG of words in gold, centred at (x, y)."""
    return (
        f'<text x="{x:g}" y="{y:g}" fill="#ffe09a" font-family="serif" font-size="28" '
        f'font-weight="700" text-anchor="middle">{words}</text>'
    )


def three_portals() -> str:
    """Returns the SVG of portals of one, two and three cells with their points (6.4)."""
    at = (70, 230, 395, 575)
    kinds = ("forest", "tower", "castle", "witchstone")
    drawn = "".join(
        portal(at[k], at[k + 1], length) + caption((at[k] + at[k + 1]) / 2, 62, f"+{points}")
        for k, (length, points) in enumerate(((1, 1), (2, 3), (3, 6)))
    )
    icons = zip(kinds, at, strict=True)
    return night(640, 190) + drawn + "".join(use(kind, x, 96) for kind, x in icons)


def journey() -> str:
    """Returns the SVG of a journey through own portals and then a foreign one (7.4, 7.5)."""
    at = (70, 220, 400, 575)
    portals = portal(at[0], at[1], 1, COLOUR[1]) + portal(at[1], at[2], 2, COLOUR[1])
    portals += portal(at[2], at[3], 2, COLOUR[2])
    icons = zip(("tower", "forest", "witchstone", "tower"), at, strict=True)
    hops = (
        f'<path d="M{at[0]} 150Q{(at[0] + at[2]) / 2:g} 204 {at[2]} 158" fill="none" '
        'stroke="#ffe09a" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
        f'<path d="M{at[2]} 158Q{(at[2] + at[3]) / 2:g} 196 {at[3]} 150" fill="none" '
        'stroke="#ffe09a" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
    )
    return (
        night(640, 190)
        + portals
        + "".join(use(kind, x, 92) for kind, x in icons)
        + hops
        + caption((at[0] + at[2]) / 2, 46, "1")
        + caption((at[2] + at[3]) / 2, 62, "+1")
        + f'<g color="{COLOUR[1]}">{use("token", at[0], 128, 1.4)}'
        + f"{use('token', at[3], 128, 1.4)}</g>"
    )


def pentagram_rewards() -> str:
    """Returns the SVG of the pentagram with owl tiles and special hexes (8.4, 8.5)."""
    drawn = empty_pentagram()
    pairs = iter(("energy-witch", "pentagram-crystal", "wand-scroll"))
    for space in range(RING):
        x, y = point_at(REWARD_RADIUS, space)
        if SPECIAL_AT[space] >= 0:
            drawn += special_hex(next(pairs), x, y, 0.62)
        elif OWL_AT[space] >= 0:
            drawn += use("owls", x - 9, y, 1.1) + caption(x + 13, y + 9, "7")
    x, y = SPACE_AT[0]
    return drawn + f'<g color="{COLOUR[0]}">{use("owl", x, y, 0.62)}</g>'


def crystal_to_rack() -> str:
    """Returns the SVG of a crystal's way from the cauldron over the rim to the rack (9.3, 9.4)."""
    hexes = "".join(
        f'<path d="{hexagon_path(38)}" transform="translate({x} {y})" fill="#123044" '
        'stroke="#8fe0d8" stroke-width="2"/>'
        for x, y in ((50, 75), (119, 75))
    )
    bottles = "".join(use("bottle", 330 + 34 * k, 90, 1.5) for k in range(4))
    return (
        night(470, 150)
        + hexes
        + f'<g color="{COLOUR[0]}">{use("gem", 50, 75, 1.2)}'
        + use("gem", 330, 88, 0.8)
        + "</g>"
        + '<path d="M60 42Q120 0 190 52M226 60Q270 20 316 64" fill="none" stroke="#ffe09a" '
        'stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
        + '<path d="M172 58h62l10 17-10 17h-62l-10-17z" fill="#1a1530" stroke="#d9b061" '
        'stroke-width="3"/>'
        + use("energy", 203, 75, 1.3)
        + bottles
        + use("energy", 362, 44, 1.2)
        + caption(402, 54, "×2")
    )


def wand_spaces() -> str:
    """Returns the SVG of the first spaces of the wand: light, silver and dark (10.3–10.6)."""
    drawn = ""
    for k in range(8):
        effect = WAND_SPACES.get(k + 1)
        what, colour = "", "#a87a44"
        if effect is not None and effect.kind == "silver":
            what, colour = SILVER_ICON[effect.count], "#c4cede"
        elif effect is not None:
            what, colour = effect.action, "#2a2140"
        x = 14 + 77 * k
        drawn += (
            f'<rect x="{x}" y="22" width="70" height="48" rx="9" fill="{colour}" '
            'stroke="#f0cf86" stroke-width="2"/>'
        )
        if what:
            drawn += use(what, x + 35, 46, 1.4)
    return night(640, 92) + drawn + f'<g color="{COLOUR[2]}">{use("owl", 49, 44, 0.9)}</g>'


def two_scrolls() -> str:
    """Returns the SVG of a booster and a prophecy as on the screen, with their styles as
    attributes."""
    drawn = ""
    for x, face in ((20, scroll_face("boost-wand")), (180, scroll_face("chain-witch", 1))):
        inner = re.sub(r"</?svg[^>]*>", "", face)
        drawn += f'<g transform="translate({x} 8) scale(1.75)">{inner}</g>'
    for style, plain in (
        ("ribbon", 'fill="url(#ws-velvet)" stroke="#0a0d1c"'),
        ("hem", 'fill="none" stroke="#f0cf86"'),
        ("paper", 'fill="url(#ws-parchment)" stroke="#6d5735"'),
        ("link", 'stroke="#7a5b2a" stroke-width="3"'),
        ("met", 'fill="#2f7d4f"'),
        ("level", 'fill="#cdb98a"'),
        ("plus", 'fill="#ffe09a" font-size="23"'),
        ("pts", 'font-size="12" fill="#5b2a0a"'),
        ("rule", 'stroke="#6d5735"'),
    ):
        drawn = drawn.replace(f'class="{style}"', plain)
    drawn = re.sub(
        r"<text ", '<text font-family="serif" font-weight="700" text-anchor="middle" ', drawn
    )
    drawn = re.sub(r'(y="45")', r'\1 font-size="13" fill="#1a1206"', drawn)
    return night(340, 132) + drawn
