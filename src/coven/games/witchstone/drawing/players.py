"""The panels of the players."""

from __future__ import annotations

from coven.core import Args, Say, View
from coven.drawing import cached_drawing

from ..components import (
    ACTIONS,
    BOOSTS,
    CELL_OF,
    CHIP_END_VP,
    PROPHECY_VP,
    SCROLL_OF,
    UNUSED_BOOSTER_VP,
)
from .canvas import WitchstoneCanvas
from .cauldron import CELL_AT, crystal_cells, tiles
from .scrolls import brief_scroll, scroll_about, so_far
from .shapes import icon

PENNANT = (
    '<svg class="i" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 1.5v13" stroke="#cfc4ae" '
    'stroke-width="2" stroke-linecap="round"/><path d="M4 2.2L14.5 5.7 4 9.2z" fill="#ff8f6b"/>'
    "</svg>"
)
"""The sign of the first player: a pennant, which nobody takes for points or for the lead."""


def player(canvas: WitchstoneCanvas, seat: int) -> str:
    """Returns the HTML of a seat's panel: score and key numbers; for seats whose cauldron is not
    the large one also a small cauldron and the open scrolls."""
    seen = canvas.view["seats"][seat]
    mini, size = "", ""
    if seat != canvas.front_seat:
        mini = small_cauldron(canvas, seat)
        size = " mini" if canvas.seats > 3 else " mini wide"
    owls = seen["owl_tiles"]
    rows = [
        number(canvas.voice, "energy", seen["energy"], "table-energy"),
        number(canvas.voice, "portals", seen["portals"], "table-portals"),
        number(canvas.voice, "witch", seen["witches"], "table-witches", "supply", seen["supply"]),
        number(canvas.voice, "crystal", seen["crystals"], "table-crystals"),
        number(canvas.voice, "chips", len(seen["chips"]), "table-chips"),
        number(canvas.voice, "specials", seen["specials"], "table-special-count"),
        number(canvas.voice, "owls", sum(owls), "table-owls", "tiles", len(owls)),
    ]
    if seen["scroll_count"] is not None:
        count, unused = seen["scroll_count"], len(seen["scrolls"])
        rows.append(number(canvas.voice, "scroll", count, "table-scroll-count", "unused", unused))
    first = ""
    if canvas.view["start"] == seat:
        name = canvas.say("table-first")
        first = (
            f'<span class="first" role="img" aria-label="{name}" data-tip="{name}">{PENNANT}</span>'
        )
    points = final_score(seen) if canvas.sight.over else seen["score"]
    score = canvas.say("table-score", count=points)
    scrolls = ""
    if seat != canvas.front_seat and seen["scrolls"]:
        shown = [
            open_scroll(canvas.voice, scroll["id"], scroll["levels"]) for scroll in seen["scrolls"]
        ]
        tight = " tight" if canvas.seats > 3 and len(shown) > 3 else ""
        scrolls = f'<div class="brief{tight}">{"".join(shown)}</div>'
    return (
        f'<div class="ws-seat{size} seat-{seat}">'
        f'<p class="score" role="img" aria-label="{score}" data-tip="{score}">{points}'
        f"{first}</p>{mini}"
        f'<div class="facts">{"".join(rows)}</div>{scrolls}</div>'
    )


def final_score(seen: View) -> int:
    """Returns a seat's points at the end: those of the track and of the final scoring (12.1–12.4).
    `seen`: the seat's part of the view."""
    points: int = seen["score"] + sum(seen["owl_tiles"]) + CHIP_END_VP * len(seen["chips"])
    for scroll in seen["scrolls"]:
        booster = SCROLL_OF[scroll["id"]] < BOOSTS
        points += UNUSED_BOOSTER_VP if booster else PROPHECY_VP[scroll["levels"] or 0]
    return points


@cached_drawing
def open_scroll(say: Say, id: str, met: int | None) -> str:
    """Returns the HTML of another player's unused scroll `id`; `met`: the number of levels of a
    prophecy that are met, None for a booster."""
    name, about = say.html(f"scroll-{id}"), scroll_about(say, id)
    tip = f"{name}\n{about}{so_far(say, met, None)}"
    return f'<span role="img" aria-label="{name}" data-tip="{tip}">{brief_scroll(id, met)}</span>'


@cached_drawing
def number(
    say: Say, shape: str, value: int, key: str, second: str = "", second_value: int = 0
) -> str:
    """Returns the HTML of the number `value` with the icon `shape`, explained by the sentence with
    the Fluent key `key`. `second`: the name of another variable of that sentence ("" for none),
    whose value is `second_value`."""
    args: Args = {"count": value}
    if second:
        args[second] = second_value
    label = say.html(key, args)
    return (
        f'<span class="fact" role="img" aria-label="{label}" data-tip="{label}">'
        f"{icon(shape)}{value}</span>"
    )


def small_cauldron(canvas: WitchstoneCanvas, seat: int) -> str:
    """Returns the SVG of another player's cauldron. It is not cached, because it is large and
    hardly ever the same at two tables."""
    seen = canvas.view["seats"][seat]
    pot = seen["cauldron"]
    dots = "".join([crystal_dot(id, id == pot["black"]) for id in crystal_cells(pot)])
    return (
        f'<svg class="minipot" data-word-close="{canvas.say("table-close")}" role="button" '
        f'viewBox="-292 -262 584 524" tabindex="-1" data-stop="" '
        f"{cauldron_label(canvas.voice, seat, tuple(pot['chains'].values()))}>"
        f'<use href="#ws-pot"/>{tiles(seen, pieces=False)}{dots}</svg>'
    )


@cached_drawing
def crystal_dot(cell: str, black: bool) -> str:
    """Returns the SVG of a crystal, `black` or in the seat's colour, on the cell with the id `cell`
    in a small cauldron."""
    x, y = CELL_AT[CELL_OF[cell]]
    return f'<circle cx="{x:g}" cy="{y:g}" r="17" class="{"jet" if black else "dot"}"/>'


@cached_drawing
def cauldron_label(say: Say, seat: int, chains: tuple[int, ...]) -> str:
    """Returns the HTML attributes that name a seat's small cauldron, with a tooltip of the longest
    chain of each action (`chains`, in the order of ACTIONS)."""
    longest = ", ".join(
        [f"{say.html(f'action-{action}')} {n}" for action, n in zip(ACTIONS, chains, strict=True)]
    )
    name = say.html("table-cauldron", {"seat": seat})
    return f'aria-label="{name}" data-tip="{name}\n{say.html("table-longest")} {longest}"'
