"""The SVG shapes of the game, and the wizards as rag dolls in their postures.

Every shape is our own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

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


class Look(NamedTuple):
    """What everybody sees of a wizard. Hashable, so that its drawing can be cached."""

    posture: tuple[tuple[str, str], ...]
    """Pairs of a slot of the body and its posture."""
    wobbles: bool
    holds: tuple[str, ...]
    """What it keeps doing, such as hugging the doll."""
    voice: str
    emote: str
    """The emote that it has just made, or ""."""


SHOUTS = ("howl", "wow", "ouch", "yawn", "cackle", "declare", "oops", "hello", "bravo", "rumble")
"""Emotes with a wide open mouth."""
SPEAKS = (
    *("croak", "snort", "thanks", "please", "blow", "spit", "slurp", "whoami", "whistle"),
    "scare",
)
"""Emotes with a small round mouth."""
RAISED = ("wave", "hello", "bravo", "maracas", "dance", "howl", "yawn", "show", "sleeve", "shrug")
"""Emotes with raised hands."""
AT_HEAD = ("salute", "temple", "whoami", "thanks")
"""Emotes with a hand at the head."""
DOWN = ("bow", "knock", "drum", "pat", "jingle", "rumble", "blow", "stare")
"""Emotes with hands on the table."""


@cached_drawing
def figure(seat: int, look: Look) -> str:
    """Draws a seat's wizard as a rag doll in SVG, 100 × 120 with the floor at y = 114."""
    worn = dict(look.posture)
    where = worn.get("seat", "")
    down = {"floor": 20, "stand": -6}.get(where, 0)
    chin = worn.get("head") == "chin_on_table"
    lean = 16 if chin else 8 if look.emote == "bow" else 0
    parts = [_furniture(where)]
    parts.append(_legs(worn.get("legs", ""), where, down))
    top, hem = 58 + down + lean / 2, 90 + down
    torso = f"M37 {top:g}Q50 {top - 6:g} 63 {top:g}L68 {hem}Q50 {hem + 7} 32 {hem}z"
    parts.append(
        f'<path class="cloth" d="{torso}"/><path fill="url(#pattern-{seat})" d="{torso}"/>'
        f'<path class="seam" d="M50 {top:g}V{hem + 3}"/>'
    )
    hugs = "hug_doll" in look.holds
    if hugs:
        parts.append(
            f'<use href="#vd-doll" x="35" y="{56 + down}" width="30" height="40" class="hugged"/>'
        )
    parts.append(_head(seat, worn, down + lean, look))
    parts.append(_arms(worn, down, hugs, look.emote))
    if chin:
        parts.append(f'<path class="edge" d="M6 {81 + down}h88"/>')
    if "cards" in worn:
        parts.append('<rect class="back" x="72" y="100" width="20" height="13" rx="2"/>')
    if "hum" in look.holds:
        y = 34 + down
        parts.append(
            f'<path class="note" d="M78 {y}v-14l10-3v13m-10 4a3 3 0 1 1-3-3m13-1a3 3 0 1 1-3-3"/>'
        )
    style = "doll wobbly" if look.wobbles else "doll"
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
    tip = f'<circle class="paw" cx="{end[0]:g}" cy="{end[1]:g}" r="4.8"/>' if hand else ""
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


def _arms(worn: Mapping[str, str], down: int, hugging: bool, emote: str) -> str:
    """Draws both arms as SVG. `worn`: postures by slot; `down`: how far the body is below its place
    on the stool; `hugging`: whether they hug the doll; `emote`: the emote just made, or ""."""
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
    resting = _limb((left, (26, y + 14), (30, y + 27)), True)
    if emote in RAISED:
        both = emote in ("bravo", "maracas", "dance", "yawn", "shrug")
        other = _limb((left, (22, y - 4), (12, y - 20)), True) if both else resting
        return other + _limb((right, (78, y - 4), (88, y - 20)), True)
    if emote in AT_HEAD:
        return resting + _limb((right, (82, y - 6), (68, y - 22)), True)
    if emote in DOWN:
        return _limb((left, (28, y + 12), (22, y + 18)), True) + _limb(
            (right, (72, y + 12), (78, y + 18)), True
        )
    return resting + _limb((right, (74, y + 14), (70, y + 27)), True)


HAIR = (
    "M33 46q-4 12-9 13 8 2 13-5M67 46q4 12 9 13-8 2-13-5",
    "M33 44q-7 4-6 10M33 50q-6 3-4 9M67 44q7 4 6 10M67 50q6 3 4 9",
    "M34 45q-10 2-8 14 7 1 10-6M66 45q10 2 8 14-7 1-10-6",
    "",
)
"""Paths of the hair at both sides of a head at y = 40, by seat modulo their number."""
BEARDS = {
    1: "M36 50q2 18 14 20 12-2 14-20-6 7-14 7t-14-7z",
    3: "M42 54q2 10 8 12 6-2 8-12-4 3-8 3t-8-3z",
    6: "M36 50q0 14 6 22l8-8 8 8q6-8 6-22-6 7-14 7t-14-7z",
}
"""Paths of beards under a head at y = 40, by seat."""
HATS = (
    "M26 31q10-8 14-9l13-21q8 2 5 8-1 6 4 13 5 2 12 9-24-8-48 0",
    "M24 31q12-7 15-9l3-17q9-5 18 0l2 17q6 2 14 9-26-8-52 0",
    "M26 31q10-8 13-10 0-14 15-20 4 8-2 11 8 2 8 10 6 2 14 9-24-8-48 0",
)
"""Paths of hats on a head at y = 40, by seat modulo their number."""


def _head(seat: int, worn: Mapping[str, str], down: float, look: Look) -> str:
    """Draws the head with its face, hair and hat as SVG. `worn`: postures by slot; `down`: how far
    it is below its usual place; `look`: what everybody sees of the wizard."""
    y = 40 + down
    emote = look.emote
    shut = worn.get("eyes") == "one_shut" or emote == "wink"
    puffed = worn.get("mouth") == "cheeks_puffed"
    drawn = []
    if hair := HAIR[seat % len(HAIR)]:
        drawn.append(f'<path class="hair" transform="translate(0 {down:g})" d="{hair}"/>')
    drawn.append(f'<circle class="skin" cx="50" cy="{y:g}" r="18"/>')
    if puffed:
        drawn += [f'<circle class="cheek" cx="{x}" cy="{y + 8:g}" r="9"/>' for x in (37, 63)]
    if worn.get("head") == "profile":
        drawn.append(f'<path class="skin" d="M66 {y - 4:g}l9 7-9 4z"/>')
        drawn.append(_shut(60, y - 4) if shut else _eye(60, y - 4))
        drawn.append(
            f'<ellipse class="mouth" cx="62" cy="{y + 9:g}" rx="3.5" ry="4.5"/>'
            if emote in SHOUTS
            else f'<path class="thread" d="M59 {y + 9:g}h8"/>'
        )
    else:
        wide = 5.2 if emote in ("scare", "stare") else 3.8
        lids = emote in ("blink", "yawn")
        drawn.append(_lid(43, y - 2) if lids else _eye(43, y - 2, wide))
        drawn.append(
            _shut(57, y - 2) if shut else _lid(57, y - 2) if lids else _eye(57, y - 2, wide)
        )
        if seat in BEARDS:
            drawn.append(
                f'<path class="hair" transform="translate(0 {down:g})" d="{BEARDS[seat]}"/>'
            )
        drawn.append(_mouth(y, puffed, look))
    drawn.append(
        f'<path class="hat" transform="translate(0 {down:g})" d="{HATS[seat % len(HATS)]}"/>'
        f'<use href="#mark-{seat}" class="badge" x="44" y="{y - 27:g}" width="13" height="13"/>'
    )
    return f'<g class="head">{"".join(drawn)}</g>'


def _mouth(y: float, puffed: bool, look: Look) -> str:
    """Draws the mouth of a head at `y` as SVG: open for emotes that are heard, small for a whisper,
    square for the clockwork voice, stitched otherwise. `puffed`: whether the cheeks are puffed;
    `look`: what everybody sees of the wizard."""
    if puffed:
        return f'<circle class="thread" cx="50" cy="{y + 9:g}" r="2.4"/>'
    if look.emote in SHOUTS:
        return f'<ellipse class="mouth" cx="50" cy="{y + 10:g}" rx="6" ry="5.5"/>'
    if look.emote in SPEAKS:
        return f'<circle class="mouth" cx="50" cy="{y + 10:g}" r="3.4"/>'
    if look.voice == "robot":
        return f'<path class="mouth" d="M42 {y + 7:g}h16v5H42zm4 0v5m4-5v5m4-5v5"/>'
    if look.voice in ("whisper", "ghostly"):
        return f'<ellipse class="mouth" cx="50" cy="{y + 9:g}" rx="2.2" ry="3"/>'
    if look.voice == "purr":
        return f'<path class="thread" d="M41 {y + 7:g}q4 6 9 0 5 6 9 0"/>'
    return f'<path class="thread" d="M42 {y + 8:g}q8 6 16 0m-12 0v4m4-3v4m4-5v4"/>'


def _lid(x: float, y: float) -> str:
    """Draws a lowered eyelid at (x, y) as SVG."""
    return f'<path class="thread" d="M{x - 4:g} {y:g}q4 4 8 0"/>'


def _eye(x: float, y: float, wide: float = 3.8) -> str:
    """Draws an open eye at (x, y) with the radius `wide` as SVG."""
    return f'<circle class="eye" cx="{x}" cy="{y:g}" r="{wide:g}"/>'


def _shut(x: float, y: float) -> str:
    """Draws a shut eye at (x, y) as SVG."""
    return f'<path class="thread thick" d="M{x - 4} {y - 4:g}l8 8m0-8l-8 8"/>'
