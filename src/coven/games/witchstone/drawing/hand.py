"""The reader's own dominoes and scrolls."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import BOOSTS, SCROLL_OF
from .canvas import WitchstoneCanvas
from .cauldron import WIDTH
from .scrolls import scroll_about, scroll_face, so_far, yours
from .shapes import domino, hexagon_path


def hand(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the reader's dominoes and unused scrolls; "" for a spectator."""
    if canvas.seat is None:
        return ""
    placeable = canvas.asking == "Turn" and "place" in canvas.verbs
    dominoes = "".join(
        [
            held_domino(
                canvas.voice,
                pair,
                placeable,
                None if placeable else canvas.lit(f"discard {pair}"),
            )
            for pair in canvas.view["hand"]
        ]
    )
    held = canvas.front_view["scrolls"] or []
    row = canvas.view["row"]
    cards = ""
    drawn: set[str] = set()
    for scroll in held:
        id = scroll["id"]
        if id in drawn:
            continue
        drawn.add(id)
        number = sum(other["id"] == id for other in held)
        is_booster = SCROLL_OF[id] < BOOSTS
        lit = canvas.lit(f"boost {id.removeprefix('boost-')}") if is_booster else None
        _, has = canvas.preview.get("prophecies", {}).get(id, (None, None))
        levels = scroll["levels"]
        cards += own_scroll(canvas.voice, id, levels, has, number, row.count(id), lit)
    name = canvas.say("table-own-scrolls")
    own = f'<div class="own" role="group" aria-label="{name}">{cards}</div>' if cards else ""
    idle = " idle" if canvas.asking and canvas.asking != "Turn" else ""
    size = next((f" up-to-{n}" for n in (2, 4, 8) if len(drawn) <= n), " crowded")
    return f'<div class="ws-hand{idle}{size}"><div class="tiles">{dominoes}</div>{own}</div>'


@cached_drawing
def held_domino(say: Say, pair: str, placeable: bool, lit: str | None) -> str:
    """Returns the SVG of the domino `pair` in hand. If `placeable`, a click on either half begins
    to lay it; otherwise the whole domino is for the move that discards it (R16; `lit`: its label,
    "" if it is illegal, None for no click)."""
    actions = pair.split("-")
    name = say.html(f"pair-{pair}")
    tip = f"{name}\n{say.html('domino.about')}\n{rule_link(say, '4.2')}"
    at = ((-WIDTH / 2, 0.0), (WIDTH / 2, 0.0))
    drawn = f'<g data-piece="d-{pair}">{domino(pair, *at)}</g>'
    if placeable:
        words = [say.html(f"action-{action}") for action in actions]
        for k, action in enumerate(actions):
            drawn += (
                f'<g class="half" role="button" tabindex="-1" data-stop="" aria-pressed="false" '
                f'data-pick="place {pair} {("? *", "* ?")[k]}" data-word="{words[k]}" '
                f'data-tile="{action}" data-next="{words[1 - k]}" '
                f'aria-label="{name}: {words[k]}" data-tip="{tip}">'
                f'<rect x="{74 * k - 74}" y="-42" width="74" height="84" fill="transparent"/>'
                f'<path d="{hexagon_path(37)}" transform="translate({at[k][0]:.1f} 0)"/></g>'
            )
    else:
        drawn = (
            f'<g class="whole" role="button" tabindex="-1" '
            f"{clickable(f'discard {pair}', lit, name, tip)}>{drawn}</g>"
        )
    return (
        f'<svg class="domino{" open" if placeable else ""}" data-key="{pair}" '
        f'viewBox="-74 -42 148 84" role="group" aria-label="{name}">{drawn}</svg>'
    )


@cached_drawing
def own_scroll(
    say: Say, id: str, met: int | None, has: int | None, number: int, copy: int, lit: str | None
) -> str:
    """Returns the HTML of the reader's `number` unused scrolls of the kind `id`. `met`, `has`: of a
    prophecy, the levels that are met and the amount it compares, or None. `copy`: number of equal
    scrolls on the rack, which makes the piece's HTML id unique. `lit`: the label of using it, "" if
    that is illegal, None for no click."""
    name = say.html(f"scroll-{id}")
    tip = f"{name}\n{scroll_about(say, id)}"
    inner = f'<span data-piece="s-{id}-{copy}">{scroll_face(id, met or 0, yours(say, has))}</span>'
    if number > 1:
        inner += f"<small>×{number}</small>"
    if SCROLL_OF[id] < BOOSTS:
        tip += f"\n{rule_link(say, '11.5')}"
    else:
        tip += f"{so_far(say, met, has)}\n{rule_link(say, '11.10')}"
    attributes = clickable(f"boost {id.removeprefix('boost-')}", lit, name, tip)
    return f'<button type="button" class="mine" data-key="o-{id}" {attributes}>{inner}</button>'
