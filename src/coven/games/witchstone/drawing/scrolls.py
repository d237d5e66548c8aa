"""Scrolls: their faces, and the rack from which they are taken."""

from __future__ import annotations

from functools import cache

from coven.core import Say
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import (
    ACTIONS,
    BOOST_ACTION,
    BOOST_PLUS,
    BOOSTS,
    PROPHECIES,
    PROPHECY_VP,
    ROW,
    SCROLL_OF,
    Prophecy,
)
from .canvas import WitchstoneCanvas
from .shapes import icon, use

SHAPE_OF_COUNT = {
    "witches": "witch",
    "lying_witches": "lying",
    "silver_passed": "silver",
    "specials": "specials",
    "scrolls": "scroll",
    "chips": "chips",
    "crystals": "crystal",
}
"""The shape that stands for what a prophecy counts."""

# -- faces -----------------------------------------------------------------------------------------


@cache
def scroll_face(id: str, met: int = 0, yours: str = "") -> str:
    """Returns the SVG of the face of the scroll `id`. The first `met` levels of a prophecy are
    highlighted; `yours` is a short text on how much of it the reader has ("" for none)."""
    scroll = SCROLL_OF[id]
    if scroll < BOOSTS:
        action = BOOST_ACTION[scroll]
        what = ACTIONS[action] if action >= 0 else "any"
        drawn = (
            '<path class="ribbon" d="M1 5q3-1 4-4H75q1 3 4 4V61q-3 1-4 4H5q-1-3-4-4z"/>'
            '<path class="hem" d="M6 9q3-1 4-4H70q1 3 4 4V57q-3 1-4 4H10q-1-3-4-4z"/>'
            f"{use(what, 56, 33, 1.32)}"
            f'<text class="plus" x="23" y="41">+{BOOST_PLUS[scroll]}</text>'
        )
    else:
        drawn = (
            '<path class="paper" d="M3 1Q40 4 77 1 80 14 78 33T77 65Q40 62 3 65 0 52 2 33T3 1z"/>'
            + prophecy_face(PROPHECIES[scroll - BOOSTS], met, yours)
        )
    return f'<svg class="face" viewBox="0 0 80 66" aria-hidden="true">{drawn}</svg>'


def prophecy_face(prophecy: Prophecy, met: int, yours: str = "") -> str:
    """Returns the SVG of what a prophecy asks for, with its levels; the first `met` of them are
    highlighted. `yours` is a short text on how much of it the reader has ("" for none)."""
    if prophecy.kind in ("occupy_mixed", "connect"):
        line = "" if prophecy.kind == "occupy_mixed" else '<path class="link" d="M6 29H74"/>'
        steps = "".join(
            region_icon(kind, 15 + 25 * k + (i - (len(more) - 1) / 2) * 12, 0.28 / len(more) ** 0.4)
            for k, more in enumerate(regions_by_level(prophecy))
            for i, kind in enumerate(more)
        )
        return f'<g transform="translate(0 5)">{line}{steps}</g>' + level_boxes(met, [])
    if prophecy.kind == "longest_chain":
        action = ACTIONS[prophecy.action]
        drawn = "".join(
            f'<g transform="translate({x} 17)"><path class="link" d="M-9 0H9"/>'
            f"{use(action, size=0.58 if yours else 0.78)}</g>"
            for x in ((12, 20, 28) if yours else (20, 40, 60))
        )
    elif prophecy.kind == "occupy_same":
        drawn = (
            region_icon(prophecy.type, 24, 0.26) + use("witch", 11, 21, 0.6)
            if yours
            else region_icon(prophecy.type, 50, 0.3) + use("witch", 26, 19, 0.72)
        )
    elif prophecy.kind == "witchstone_place":
        drawn = region_icon("witchstone", 20 if yours else 40, 0.24 if yours else 0.26)
    else:
        drawn = use(SHAPE_OF_COUNT[prophecy.count], 20 if yours else 40, 17, 1.05)
    if yours:
        squeezed = ' textLength="38" lengthAdjust="spacingAndGlyphs"' if len(yours) > 6 else ""
        drawn += (
            f'<g class="yours"><rect x="35.5" y="8" width="43" height="18" rx="9"/>'
            f'<text x="57" y="21"{squeezed}>{yours}</text></g>'
        )
    return drawn + level_boxes(met, [f"{n}" for n in prophecy.at_least])


@cache
def brief_scroll(id: str, met: int | None) -> str:
    """Returns the SVG of a small sign for the scroll `id` of another player: what it asks for or
    strengthens, and what it is worth. `met`: the number of levels of a prophecy that are met."""
    scroll = SCROLL_OF[id]
    if scroll < BOOSTS:
        action = BOOST_ACTION[scroll]
        back = '<rect class="ribbon" x="1" y="1" width="44" height="26" rx="4"/>'
        sign = use(ACTIONS[action] if action >= 0 else "any", 33, 14, 0.86)
        return _brief(f'{back}{sign}<text class="plus" x="14" y="20">+{BOOST_PLUS[scroll]}</text>')
    prophecy = PROPHECIES[scroll - BOOSTS]
    if prophecy.kind == "longest_chain":
        sign = use(ACTIONS[prophecy.action], 13, 14, 0.86)
    elif prophecy.kind in ("occupy_same", "occupy_mixed", "connect"):
        kind = prophecy.type if prophecy.kind == "occupy_same" else regions_by_level(prophecy)[0][0]
        sign = f'<g transform="translate(0 -4)">{region_icon(kind, 13, 0.2)}</g>'
    elif prophecy.kind == "witchstone_place":
        sign = f'<g transform="translate(0 -4)">{region_icon("witchstone", 13, 0.18)}</g>'
    else:
        sign = use(SHAPE_OF_COUNT[prophecy.count], 13, 14, 0.86)
    back = '<rect class="paper" x="1" y="1" width="44" height="26" rx="4"/>'
    return _brief(f'{back}{sign}<text x="34" y="20">{PROPHECY_VP[met or 0]}</text>')


def _brief(drawn: str) -> str:
    """Returns the SVG element of a small sign for a scroll."""
    return f'<svg class="face" viewBox="0 0 46 28" aria-hidden="true">{drawn}</svg>'


def regions_by_level(prophecy: Prophecy) -> list[list[str]]:
    """Returns, for each level of a prophecy, the kinds of regions that it asks for in addition to
    those of the level before."""
    if prophecy.sequence:
        return [[kind] for kind in prophecy.sequence]
    before: dict[str, int] = {}
    found = []
    for level in prophecy.levels:
        found.append([kind for kind, n in level.items() for _ in range(n - before.get(kind, 0))])
        before = level
    return found


def region_icon(kind: str, x: float, size: float) -> str:
    """Returns the SVG of a region of this kind at `x` on a scroll, scaled by `size`; another
    player's tower is dark."""
    if kind == "foreign_tower":
        return f'<g class="foreign">{use("tower", x, 18, size)}</g>'
    return use(kind, x, 18, size)


def level_boxes(met: int, needs: list[str]) -> str:
    """Returns the SVG of a prophecy's three levels: what each needs (`needs`, as short texts; empty
    if the picture above says it), and below it the points (11.10). The first `met` are
    highlighted."""
    top, high = (32, 31) if needs else (45, 18)
    drawn = ""
    for k, points in enumerate(PROPHECY_VP[1:]):
        x = 15 + 25 * k
        drawn += (
            f'<g class="{"met" if k < met else "level"}"><rect x="{x - 11}" y="{top}" width="22" '
            f'height="{high}" rx="4"/>'
        )
        if needs:
            drawn += (
                f'<text x="{x}" y="45">{needs[k]}</text><path class="rule" d="M{x - 10} 47.5h20"/>'
            )
        drawn += f'<text class="pts" x="{x}" y="60">+{points}</text></g>'
    return drawn


def scroll_about(say: Say, id: str) -> str:
    """Returns what the scroll `id` does or asks for, as HTML. For a prophecy whose regions were
    changed by a corrected box, the text is made from the corrected regions."""
    key = f"scroll-{id}.about"
    scroll = SCROLL_OF[id]
    if not id.startswith("other-"):
        return say.html(key)
    prophecy = PROPHECIES[scroll - BOOSTS]
    levels = prophecy.levels or tuple({type: 1} for type in prophecy.sequence)
    texts = [
        ", ".join([say.say("prophecy-need", {"type": f"type-{t}", "count": n}) for t, n in needs])
        for needs in (level.items() for level in levels)
    ]
    names = dict(zip(("name-first", "name-second", "name-third"), texts, strict=True))
    points = dict(zip(("none", "one", "two", "three"), PROPHECY_VP, strict=True))
    return say.html(key, {**names, **points})


def so_far(say: Say, met: int | None, has: int | None) -> str:
    """Returns the lines of a prophecy's tooltip on how far the reader is with it. `has`: the amount
    that the prophecy compares, None if it compares none; `met`: how many levels the reader has met,
    from which the points follow. "" if `met` is None, as for boosters and spectators."""
    if met is None:
        return ""
    amount = f"\n{say.html('table-so-far', {'count': has})}" if has is not None else ""
    return f"{amount}\n{say.html('table-worth-now', {'points': PROPHECY_VP[met]})}"


def yours(say: Say, has: int | None) -> str:
    """Returns the short text on a prophecy's face on how much of it the reader has, "" if `has` is
    None."""
    return say.html("table-yours", {"count": has}) if has is not None else ""


# -- the rack --------------------------------------------------------------------------------------


def scroll_rack(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the scroll rack: the draw pile, then the shelves from the top one
    down."""
    row = canvas.view["row"]
    shelves = []
    for n in range(ROW, 0, -1):
        id = row[n - 1] if n <= len(row) else ""
        copy = row[: n - 1].count(id)
        met, has = canvas.preview.get("prophecies", {}).get(id, (None, None))
        lit = canvas.lit(f"take {n}")
        shelves.append(scroll_shelf(canvas.voice, n, id, copy, met, has, lit))
    deck = canvas.say("table-deck", count=canvas.view["deck"])
    return canvas.part(
        "scrolls",
        f'<p class="deck" id="ws-deck" role="img" aria-label="{deck}" data-tip="{deck}">'
        f"{icon('scroll')}{canvas.view['deck']}</p>{''.join(shelves)}",
        attributes=f' role="group" aria-label="{canvas.say("table-scrolls")}"',
    )


@cached_drawing
def scroll_shelf(
    say: Say, n: int, id: str, copy: int, met: int | None, has: int | None, lit: str | None
) -> str:
    """Returns the HTML of shelf `n` of the scroll rack with the scroll `id`, without one if `id` is
    "". `copy`: number of equal scrolls on lower shelves, which makes the piece's HTML id unique.
    `met`, `has`: of a prophecy, the levels that the reader has met and the amount it compares, or
    None; `lit`: the label of taking it, "" if that is illegal, None for no click."""
    inner, tip = "", ""
    if not id:
        name = say.html("table-shelf-empty", {"shelf": n})
    else:
        scroll = say.html(f"scroll-{id}")
        name = f"{say.html('table-shelf', {'shelf': n})}: {scroll}"
        tip = f"{scroll}\n{scroll_about(say, id)}{so_far(say, met, has)}\n{rule_link(say, '11.2')}"
        face = scroll_face(id, met or 0, yours(say, has))
        inner = f'<span data-piece="s-{id}-{copy}" data-from="ws-deck">{face}</span>'
    return (
        f'<button type="button" class="shelf" data-key="s{n}" '
        f"{clickable(f'take {n}', lit, name, tip)}><b>{n}</b>{inner}</button>"
    )
