"""The illustrations of the rules, one SVG for a chapter."""

from __future__ import annotations

import re

from coven.core import Say

from ..components import TRACK, TYPES
from .pictures import (
    BENCH_HIGH,
    BENCH_WIDE,
    HIGH,
    SHAPES,
    WIDE,
    Slots,
    bench_slots,
    face,
    shelves,
    use,
)


def pictures(say: Say) -> dict[int, str]:
    """Returns the illustrations of the rules as SVG, by chapter. Each is self-contained: it has alt
    text and ids of its own, and needs no style sheet."""
    moon = (("mandrake",), ("toad",)), (("mandrake",), ("mushroom", "spider"))
    spiders = (("mushroom",), ("mushroom",)), (("mandrake",), ("spider",), ("spider",))
    arrow = use("arrow", WIDE + 20, HIGH / 2 + 8, 1.5)
    chain = recipe_picture(0, *moon) + arrow + recipe_picture(WIDE + 40, *spiders)
    bench_box, chain_box = f"0 0 {BENCH_WIDE} {BENCH_HIGH}", f"0 0 {2 * WIDE + 40} {HIGH + 16}"
    return {
        2: SHAPES.picture(2, say.say("picture-bench"), bench_box, bench_picture()),
        6: SHAPES.picture(6, say.say("picture-track"), "0 0 150 22", track_picture()),
        7: SHAPES.picture(7, say.say("picture-chain"), chain_box, chain),
        8: SHAPES.picture(8, say.say("picture-overflow"), "0 0 400 130", overflow_picture()),
    }


def bench_picture() -> str:
    """Draws a partly filled workbench as SVG (chapter 2)."""
    counts = (1, 2, 5, 3, 6)
    return shelves() + "".join(
        f'<g opacity="{1 if k < counts[t] else 0.2}">{use(TYPES[t], x, y, 1.3)}</g>'
        for t in range(len(TYPES))
        for k, (x, y) in enumerate(bench_slots(t))
    )


def recipe_picture(x: float, inputs: Slots, outputs: Slots) -> str:
    """Draws a recipe with these slots on its card as SVG, `x` units from the left (chapter 7)."""
    inner = re.sub(r"</?svg[^>]*>", "", face(inputs, outputs))
    inner = inner.replace('class="either"', 'stroke="#6d5735"')
    return (
        f'<g transform="translate({x:g} 8)"><rect x="2" y="-6" width="{WIDE - 4}" '
        f'height="{HIGH + 12}" rx="8" fill="#f1e5c8" stroke="#6d5735"/>{inner}</g>'
    )


def track_picture() -> str:
    """Draws an arcana track with its token on the second space as SVG (chapter 6)."""
    spaces = "".join(
        f'<circle cx="{18 + 20 * k}" cy="11" r="7" stroke="#b98d4b" '
        f'fill="#{"2a243a" if k % 2 else "7a5bb0"}"/>'
        for k in range(1, TRACK + 1)
    )
    return spaces + use("potion", 11, 11) + use("potion", 58, 11, 0.8)


def overflow_picture() -> str:
    """Draws a cauldron with two mandrakes too many for the four slots of its new owner (chapter 8),
    as SVG."""
    slots = "".join(
        f'<g opacity="{1 if k < 3 else 0.25}">{use("mandrake", 170 + 34 * k, 90, 1.2)}</g>'
        for k in range(4)
    )
    pot = "".join(use("mandrake", 42 + 24 * k, 40) for k in range(3))
    back = "".join(use("mandrake", 340 + 26 * k, 38) for k in range(2))
    return (
        f"{use('kettle', 66, 46)}{pot}"
        '<rect x="148" y="66" width="148" height="48" rx="8" fill="#2c1f18" stroke="#7d5a35"/>'
        f"{slots}{use('arrow', 142, 56, 1.4)}"
        '<circle cx="353" cy="44" r="36" fill="none" stroke="#9df08f" stroke-width="2"/>'
        f"{back}{use('arrow', 304, 62, 1.4)}"
    )
