"""The SVG shapes of the game, and the wizards as rag dolls in their postures.

Every shape is our own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from coven.drawing import cached_drawing


@cache
def sprite() -> str:
    """Returns the SVG shapes that `use` refers to: faces of dice, the doll, the target card,
    signs."""
    drawn = (files(__package__) / "figures.svg").read_text("utf-8")
    return re.sub(r"<!--.*?-->|\n", "", drawn)


def use(name: str, style: str = "", box: str = "0 0 32 32") -> str:
    """Draws the shape `name` of figures.svg as SVG. `style`: a CSS class or "", `box`: the
    viewBox."""
    what = f' class="{style}"' if style else ""
    return f'<svg{what} viewBox="{box}" aria-hidden="true"><use href="#vd-{name}"/></svg>'


# -- wizards -----------------------------------------------------------------------------------

Points = tuple[tuple[float, float], ...]


@cached_drawing
def figure(
    seat: int, posture: tuple[tuple[str, str], ...], wobbles: bool, holds: tuple[str, ...]
) -> str:
    """Draws a seat's wizard as a rag doll in SVG, 100 × 120 with the floor at y = 114. `posture`:
    pairs of a slot of the body and its posture; `wobbles`: whether it gets the CSS class `wobbly`;
    `holds`: what it keeps doing, such as hugging the doll."""
    worn = dict(posture)
    where = worn.get("seat", "")
    down = {"floor": 20, "stand": -6}.get(where, 0)
    chin = worn.get("head") == "chin_on_table"
    lean = 16 if chin else 0
    parts = [_furniture(where)]
    parts.append(_legs(worn.get("legs", ""), where, down))
    top, hem = 58 + down + lean / 2, 90 + down
    torso = f"M37 {top:g}Q50 {top - 6:g} 63 {top:g}L68 {hem}Q50 {hem + 7} 32 {hem}z"
    parts.append(
        f'<path class="cloth" d="{torso}"/><path fill="url(#pattern-{seat})" d="{torso}"/>'
        f'<path class="seam" d="M50 {top:g}V{hem + 3}"/>'
    )
    if "hug_doll" in holds:
        parts.append(
            f'<use href="#vd-doll" x="35" y="{56 + down}" width="30" height="40" class="hugged"/>'
        )
    parts.append(_head(seat, worn, down + lean))
    parts.append(_arms(worn, down, "hug_doll" in holds))
    if chin:
        parts.append(f'<path class="edge" d="M6 {81 + down}h88"/>')
    if "cards" in worn:
        parts.append('<rect class="back" x="72" y="100" width="20" height="13" rx="2"/>')
    if "hum" in holds:
        y = 34 + down
        parts.append(
            f'<path class="note" d="M78 {y}v-14l10-3v13m-10 4a3 3 0 1 1-3-3m13-1a3 3 0 1 1-3-3"/>'
        )
    style = "doll wobbly" if wobbles else "doll"
    return (
        f'<svg class="{style}" viewBox="0 0 100 120" aria-hidden="true">'
        f'<ellipse class="shade" cx="50" cy="114" rx="34" ry="5"/>{"".join(parts)}</svg>'
    )


def _furniture(where: str) -> str:
    """Draws what the wizard sits on as SVG. `where`: its posture in the slot "seat", "" for the
    stool."""
    if where == "floor":
        return '<path class="cushion" d="M20 106q30-8 60 0 4 8-2 8H22q-6 0-2-8z"/>'
    if where == "stand":
        return ""
    return '<path class="stool" d="M28 86h44v6H28zM33 92l-5 22M67 92l5 22M31 104h38"/>'


def _limb(points: Points, hand: bool = False) -> str:
    """Draws an arm or leg through these points as SVG; with a hand or foot at its end if `hand`."""
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    end = points[-1]
    tip = f'<circle class="paw" cx="{end[0]:g}" cy="{end[1]:g}" r="4.800"/>' if hand else ""
    return f'<path class="limb" d="{path}"/><path class="stitch" d="{path}"/>{tip}'


def _legs(legs: str, where: str, down: int) -> str:
    """Draws both legs as SVG. `legs`, `where`: the postures in the slots "legs" and "seat"; `down`:
    how far the body is below its place on the stool."""
    if where == "floor":
        if legs == "crossed":
            return _limb(((40, 106), (66, 109)), True) + _limb(((60, 106), (34, 111)), True)
        return _limb(((42, 106), (26, 110)), True) + _limb(((58, 106), (74, 110)), True)
    hip = 88 + down
    if legs == "one_leg":
        return _limb(((56, hip), (68, hip + 10), (56, hip + 16)), True) + _limb(
            ((45, hip), (46, 113)), True
        )
    if legs == "crossed":
        return _limb(((42, hip), (62, 112)), True) + _limb(((58, hip), (38, 112)), True)
    if where == "stand":
        return _limb(((43, hip), (41, 113)), True) + _limb(((57, hip), (59, 113)), True)
    return _limb(((42, hip), (38, 98), (38, 112)), True) + _limb(
        ((58, hip), (62, 98), (62, 112)), True
    )


def _arms(worn: Mapping[str, str], down: int, hugging: bool) -> str:
    """Draws both arms as SVG. `worn`: postures by slot; `down`: as in `_legs`."""
    arms, y = worn.get("arms", ""), 62 + down
    left, right = (37, y), (63, y)
    if hugging:
        return _limb((left, (33, y + 16), (48, y + 20)), True) + _limb(
            (right, (67, y + 16), (52, y + 22)), True
        )
    if arms == "arms_crossed":
        return _limb((left, (31, y + 14), (60, y + 12)), True) + _limb(
            (right, (69, y + 16), (40, y + 18)), True
        )
    if arms == "arms_forward":
        return _limb((left, (20, y - 4), (5, y - 2)), True) + _limb(
            (right, (80, y - 4), (95, y - 2)), True
        )
    if arms == "hand_on_head":
        top = 14 + down + (14 if worn.get("head") == "chin_on_table" else 0)
        return _limb((left, (28, y + 14), (34, y + 24)), True) + _limb(
            (right, (80, y - 16), (58, top)), True
        )
    if "elbows" in worn:
        return _limb((left, (35, y + 18), (22, y + 8)), True) + _limb(
            (right, (65, y + 18), (78, y + 8)), True
        )
    return _limb((left, (26, y + 14), (30, y + 27)), True) + _limb(
        (right, (74, y + 14), (70, y + 27)), True
    )


def _head(seat: int, worn: Mapping[str, str], down: float) -> str:
    """Draws the head with its face and hat as SVG. `worn`: postures by slot; `down`: how far it is
    below its usual place."""
    y = 40 + down
    shut = worn.get("eyes") == "one_shut"
    puffed = worn.get("mouth") == "cheeks_puffed"
    drawn = [f'<circle class="skin" cx="50" cy="{y:g}" r="18"/>']
    if puffed:
        drawn += [f'<circle class="cheek" cx="{x}" cy="{y + 8:g}" r="9"/>' for x in (37, 63)]
    if worn.get("head") == "profile":
        drawn.append(f'<path class="skin" d="M66 {y - 4:g}l9 7-9 4z"/>')
        drawn.append(_shut(60, y - 4) if shut else _eye(60, y - 4))
        drawn.append(f'<path class="thread" d="M59 {y + 9:g}h8"/>')
    else:
        drawn.append(_eye(43, y - 2))
        drawn.append(_shut(57, y - 2) if shut else _eye(57, y - 2))
        if puffed:
            drawn.append(f'<circle class="thread" cx="50" cy="{y + 9:g}" r="2.400"/>')
        else:
            drawn.append(f'<path class="thread" d="M42 {y + 8:g}q8 6 16 0m-12 0v4m4-3v4m4-5v4"/>')
    drawn.append(
        f'<path class="hat" d="M26 {y - 9:g}q10-8 14-9l13-21q8 2 5 8-1 6 4 13 5 2 12 9-24-8-48 0"/>'
        f'<use href="#mark-{seat}" class="badge" x="44" y="{y - 27:g}" width="13" height="13"/>'
    )
    return f'<g class="head">{"".join(drawn)}</g>'


def _eye(x: float, y: float) -> str:
    """Draws an open eye as SVG."""
    return f'<circle class="eye" cx="{x}" cy="{y:g}" r="3.800"/>'


def _shut(x: float, y: float) -> str:
    """Draws a shut eye as SVG."""
    return f'<path class="thread thick" d="M{x - 4} {y - 4:g}l8 8m0-8l-8 8"/>'
