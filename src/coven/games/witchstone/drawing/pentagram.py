"""The pentagram: its ring of spaces, the rewards beside them, the owls."""

from __future__ import annotations

import math
from functools import cache

from coven.core import Say
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import OWL_AT, RING, SPECIAL_AT
from .canvas import WitchstoneCanvas
from .shapes import Point, hexagon_path, owl, special_hex, use

VIEW_BOX = "-146 -146 292 292"
RING_RADIUS, REWARD_RADIUS = 84.0, 119.0


@cache
def point_at(radius: float, space: float) -> Point:
    """Returns the point at a distance of `radius` from the middle of the pentagram, in the
    direction of space number `space`."""
    angle = math.radians(-90 + (space - 2) * 360 / RING)
    return round(radius * math.cos(angle), 1), round(radius * math.sin(angle), 1)


SPACE_AT: tuple[Point, ...] = tuple(point_at(RING_RADIUS, space) for space in range(RING))
"""The middle of each space of the ring."""


def empty_pentagram() -> str:
    """Returns the SVG of the star and its ring of spaces without owls and rewards."""
    points = [point_at(RING_RADIUS - 12, 2 + 0.4 * RING * i) for i in range(5)]
    lines = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"
    spaces = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{14 if reward else 10}" fill="{fill}"/>'
        for (x, y), reward, fill in (
            (
                SPACE_AT[space],
                OWL_AT[space] >= 0 or SPECIAL_AT[space] >= 0,
                "#9a5a1c"
                if OWL_AT[space] >= 0
                else "#2b5fa8"
                if SPECIAL_AT[space] >= 0
                else "#3d3a55",
            )
            for space in range(RING)
        )
    )
    x, y = SPACE_AT[0]
    return (
        '<circle r="104" fill="#170f2c" fill-opacity=".8" stroke="#f0cf86" stroke-opacity=".5" '
        'stroke-width="1.5"/>'
        f'<path d="{lines}" fill="#6a1d47" fill-opacity=".35" stroke="#ffa9c6" '
        'stroke-opacity=".65" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<circle r="{RING_RADIUS:g}" fill="none" stroke="#cfc4ff" stroke-opacity=".35" '
        'stroke-width="5"/>'
        f'<g stroke="#e8defc" stroke-opacity=".75" stroke-width="1.6">{spaces}</g>'
        f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="none" stroke="#ffe09a" stroke-width="2"/>'
    )


def pentagram(canvas: WitchstoneCanvas) -> str:
    """Returns the SVG of the pentagram with its rewards, the owls and the stack of special
    hexes."""
    view = canvas.view["pentagram"]
    here = canvas.front_view["ring"]
    laid = [tile["pair"] for tile in canvas.front_view["cauldron"]["specials"]]
    spaces = []
    for n in range(RING):
        pile, slot = OWL_AT[n], SPECIAL_AT[n]
        points, left = (view["owls"][pile], view["owls_left"][pile]) if pile >= 0 else (0, 0)
        pair = view["slots"][slot] if slot >= 0 else None
        copy = laid.count(pair) + view["slots"][:slot].count(pair) if pair else 0
        steps = (n - here) % RING
        lit = None if canvas.asking == "Wand" else canvas.lit(f"step {steps or RING}")
        spaces.append(ring_space(canvas.voice, n, steps, points, left, pair, copy, lit))
    drawn = ""
    on_space: dict[int, int] = {}
    for seat, seen in enumerate(canvas.view["seats"]):
        n = seen["ring"]
        x, y = SPACE_AT[n]
        k = on_space.get(n, 0)
        on_space[n] = k + 1
        shift = 1 - 0.14 * k  # owls on the same space stand behind each other, towards the middle
        drawn += owl(seat, f"o{seat}", x * shift, y * shift, 0.62)
    stack = canvas.say("table-specials", count=view["stack"])
    return canvas.part(
        "ring",
        f'<use href="#ws-star"/><text class="cap" x="-146" y="-131" aria-hidden="true">'
        f"{canvas.say('action-pentagram')}</text>{''.join(spaces)}{drawn}"
        f'<g class="stack" role="img" aria-label="{stack}" data-tip="{stack}">'
        f'<path d="{hexagon_path(19)}"/><text y="6">{view["stack"]}</text></g>',
        "svg",
        f' viewBox="{VIEW_BOX}" role="group" aria-label="{canvas.say("action-pentagram")}"',
    )


@cached_drawing
def ring_space(
    say: Say,
    n: int,
    steps: int,
    points: int,
    left: int,
    pair: str | None,
    copy: int,
    lit: str | None,
) -> str:
    """Returns the SVG of space `n` of the ring, `steps` ahead of the reader's owl, with its reward:
    an owl pile of `left` tiles, the top one worth `points`, or the special hex `pair` (None: not
    one). `copy`: number of equal special hexes drawn before it, which makes the piece's HTML id
    unique. `lit`: the label of going there, "" if that is illegal, None for no click."""
    x, y = SPACE_AT[n]
    rx, ry = point_at(REWARD_RADIUS, n)
    reward, name = "", say.html("table-ring-space", {"space": n})
    tip = name
    if OWL_AT[n] >= 0:
        text = points if left else "+2"
        reward = (
            f'<g class="owls"><path d="M{rx - 19:g} {ry - 16:g}h38v32h-38z"/>'
            f"{use('owls', rx - 7, ry, 0.85) if left else ''}"
            f'<text x="{rx + (10 if left else 0):g}" y="{ry + 7:g}">{text}</text></g>'
        )
        name = f"{say.html('ring-owl')} ({left})"
        tip = f"{name}\n{say.html('ring-owl.about')}\n{rule_link(say, '8.4')}"
    elif SPECIAL_AT[n] >= 0:
        name = say.html("ring-special")
        if pair:
            reward = f'<g data-piece="x-{pair}-{copy}">{special_hex(pair, rx, ry, 0.62)}</g>'
            name += f": {say.html(f'pair-{pair}')}"
        else:
            reward = use("any", rx, ry, 1.1)
        tip = f"{name}\n{say.html('ring-special.about')}\n{rule_link(say, '8.5')}"
    passed = " ".join([f"ws-o{(n - k) % RING}" for k in range(steps - 1, -1, -1)])
    return (
        f'<g class="space" id="ws-o{n}" role="button" tabindex="-1" '
        f"{clickable(f'step {steps or RING}', lit, name, tip, passed)}>"
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="20"/>{reward}</g>'
    )
