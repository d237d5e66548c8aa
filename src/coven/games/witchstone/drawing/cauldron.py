"""The reader's cauldron, drawn large: tiles, crystals, rim."""

from __future__ import annotations

import math

from coven.core import Say, View
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import (
    ACTIONS,
    CELL_IDS,
    CELL_OF,
    CELLS,
    COORDINATES_OF,
    EXITS,
    PRINTED,
    RIM_ACTION,
    RIMS,
    distance,
)
from ..rules.crystals import rim_word
from .canvas import WitchstoneCanvas
from .shapes import (
    Point,
    domino,
    hexagon_path,
    icon,
    rounded_hexagon_path,
    special_hex,
    use,
)
from .shapes import crystal as crystal_shape

SIDE = 40.0
"""The side of a cell."""
WIDTH = SIDE * math.sqrt(3)
"""The width of a cell."""
VIEW_BOX = "-280 -278 560 556"
RIM_AT: tuple[Point, ...] = tuple(
    (round(246 * math.cos(a), 1), round(246 * math.sin(a), 1))
    for a in (math.radians(-90 + 60 * i) for i in range(6))
)
"""The middle of each rim space."""


def middle(cell: int) -> Point:
    """Returns the point in the middle of cell number `cell`; the middle of the cauldron is (0,
    0)."""
    q, r = COORDINATES_OF[cell]
    return round(WIDTH * (q + r / 2), 1), round(1.5 * SIDE * r, 1)


CELL_AT: dict[int, Point] = {cell: middle(cell) for cell in CELLS}
PRINTED_AT = dict(PRINTED)
"""The printed action of each cell that has one."""
PRINTED_TILES: dict[str, tuple[str, ...]] = {
    CELL_IDS[cell]: (ACTIONS[action],) for cell, action in PRINTED
}
RULE_OF = {
    "energy": "6.1",
    "witch": "7.1",
    "pentagram": "8.1",
    "crystal": "9.1",
    "wand": "10.1",
    "scroll": "11.1",
}
"""The paragraph on each action, for tooltips."""


def empty_cauldron() -> str:
    """Returns the SVG of a cauldron without pieces: rim, cells, printed symbols, arrows."""
    cells = "".join(
        f'<use href="#ws-c" x="{x:g}" y="{y:g}"/>' for x, y in (CELL_AT[c] for c in CELLS)
    )
    printed = "".join(
        f'<use href="#ws-h-{ACTIONS[action]}" x="{CELL_AT[cell][0]:g}" y="{CELL_AT[cell][1]:g}" '
        'opacity=".9"/>'
        for cell, action in PRINTED
    )
    arrows = ""
    for exits, (x, y) in zip(EXITS, RIM_AT, strict=True):
        for cell in exits:
            cx, cy = CELL_AT[cell]
            angle = math.degrees(math.atan2(y - cy, x - cx))
            ax, ay = cx + (x - cx) * 0.62, cy + (y - cy) * 0.62
            arrows += (
                '<path d="M-7-8L9 0L-7 8L-3 0z" '
                f'transform="translate({ax:.0f} {ay:.0f}) rotate({angle:.0f})"/>'
            )
    rims = "".join(
        f'<g transform="translate({x:g} {y:g})"><path d="M-24-17H24L30 0 24 17H-24L-30 0z" '
        f'transform="rotate({60 * i})" fill="#1a1530" stroke="#d9b061" stroke-width="2.5"/>'
        f"{use(ACTIONS[RIM_ACTION[i]], size=1.15)}</g>"
        for i, (x, y) in enumerate(RIM_AT)
    )
    return (
        f'<path id="ws-c" d="{hexagon_path(SIDE - 1.5)}" fill="#06141f" fill-opacity=".42" '
        'stroke="#8fe0d8" stroke-opacity=".35" stroke-width="1.6"/>'
        f'<path d="{rounded_hexagon_path(292)}" fill="url(#ws-iron)" stroke="url(#ws-brass)" '
        'stroke-width="4"/>'
        f'<path d="{rounded_hexagon_path(262)}" fill="url(#ws-brew)" stroke="#0a0d1c" '
        'stroke-width="5"/>'
        f'{cells}<g fill="#f0cf86">{arrows}</g>{printed}{rims}'
    )


# -- what lies in a cauldron -----------------------------------------------------------------------


class Contents:
    """The tiles and crystals in one seat's cauldron, by the ids of their cells; `seat_view` is the
    seat's part of the view."""

    def __init__(self, seat_view: View) -> None:
        pot = seat_view["cauldron"]
        self.tiles = PRINTED_TILES.copy()
        """The actions shown on each cell that has a printed symbol or a tile."""
        for tile in pot["dominoes"]:
            for cell, action in zip(tile["cells"], tile["pair"].split("-"), strict=True):
                self.tiles[cell] = (action,)
        for tile in pot["specials"]:
            self.tiles[tile["cell"]] = tuple(tile["pair"].split("-"))
        self.crystals: list[str] = crystal_cells(pot)
        self.black: str | None = pot["black"]


def crystal_cells(pot: View) -> list[str]:
    """Returns the ids of the cells with crystals, that of the black one last. `pot`: the view of
    the cauldron."""
    return [*pot["crystals"], *([pot["black"]] if pot["black"] else [])]


def tiles(seat_view: View, *, pieces: bool) -> str:
    """Returns the SVG of the dominoes and special hexes in a seat's cauldron. `seat_view`: the
    seat's part of the view. `pieces`: whether their moves are animated, which only one drawing of
    the same tiles in a page may do."""
    pot = seat_view["cauldron"]
    drawn = [
        laid_domino(tile["pair"], tile["cells"][0], tile["cells"][1], pieces)
        for tile in pot["dominoes"]
    ]
    pairs = [tile["pair"] for tile in pot["specials"]]
    drawn += [
        laid_special(tile["pair"], tile["cell"], pairs[:k].count(tile["pair"]) if pieces else -1)
        for k, tile in enumerate(pot["specials"])
    ]
    return "".join(drawn)


@cached_drawing
def laid_domino(pair: str, a: str, b: str, piece: bool) -> str:
    """Returns the SVG of a domino on the cells with the ids `a` and `b`. `pair`: its two symbols,
    joined by "-"; `piece`: whether its moves are animated."""
    id = f' data-piece="d-{pair}"' if piece else ""
    return f"<g{id}>{domino(pair, CELL_AT[CELL_OF[a]], CELL_AT[CELL_OF[b]])}</g>"


@cached_drawing
def laid_special(pair: str, cell: str, copy: int) -> str:
    """Returns the SVG of a special hex on the cell with the id `cell`. `pair`: its two symbols,
    joined by "-"; `copy`: the number of equal ones drawn before it, which makes the piece's HTML id
    unique, or -1 if its moves are not animated."""
    id = f' data-piece="x-{pair}-{copy}"' if copy >= 0 else ""
    return f"<g{id}>{special_hex(pair, *CELL_AT[CELL_OF[cell]])}</g>"


def crystals(canvas: WitchstoneCanvas) -> str:
    """Returns the SVG of the crystals in the large cauldron and on its rim."""
    pot = canvas.front_view["cauldron"]
    drawn = [
        crystal_shape(canvas.front_seat, cell == pot["black"], cell, *CELL_AT[CELL_OF[cell]])
        for cell in crystal_cells(pot)
    ]
    for k, parked in enumerate(pot["rim"]):
        x, y = RIM_AT[RIMS.index(parked["rim"])]
        drawn.append(
            crystal_shape(canvas.front_seat, parked["black"], f"rim{k}", x * 1.02, y * 1.02 - 6)
        )
    return "".join(drawn)


# -- the cauldron --------------------------------------------------------------------------------


def cauldron(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the large cauldron, with the tongs that take a crystal out (9.14)."""
    contents = Contents(canvas.front_view)
    starts: dict[str, str] = {}
    if canvas.asking == "ChooseFirstAction":
        tile = canvas.front_view["cauldron"]["dominoes"][-1]
        starts = dict(zip(tile["cells"], tile["pair"].split("-"), strict=True))
    cells = "".join([cell(canvas, contents, id, starts) for id in CELL_IDS.values()])
    one = contents.crystals[0] if contents.crystals and canvas.seat is not None else ""
    tries = [f"crystal {one} {id}" if one else "" for id in RIMS]
    rims = "".join(
        [
            rim_space(canvas.voice, i, "" if text in canvas.legal else text)
            for i, text in enumerate(tries)
        ]
    )
    tools = ""
    if canvas.can_remove and not canvas.asked_removals >= {*contents.crystals}:
        name = canvas.say("table-tongs", points=canvas.preview["removal"])
        tools = (
            f'<button type="button" class="tongs{" only" if canvas.asked_removals else ""}" '
            'data-stop="" data-pick="remove ?" '
            f'aria-pressed="false" aria-label="{name}" data-word="{name}" '
            f'data-tip="{name}\n{canvas.rule("9.14")}">{icon("tongs")}'
            f"<span>{canvas.say('table-tongs-short', points=canvas.preview['removal'])}</span>"
            "</button>"
        )
    label = canvas.say("table-cauldron", seat=canvas.front_seat)
    return canvas.part(
        "cauldron",
        f'<svg class="pot seat-{canvas.front_seat}" viewBox="{VIEW_BOX}" role="group" '
        f'aria-label="{label}"><use href="#ws-pot"/>'
        f"{tiles(canvas.front_view, pieces=True)}{crystals(canvas)}{rims}{cells}</svg>{tools}",
    )


def cell(canvas: WitchstoneCanvas, contents: Contents, id: str, starts: dict[str, str]) -> str:
    """Returns the SVG of the cell `id` as something to click. `contents`: the tiles and crystals in
    the cauldron; `starts`: the two cells of the domino just laid with their actions, while the
    player chooses which to do first (4.4); otherwise empty."""
    own = contents.tiles.get(id)
    if id in starts:
        return start_cell(canvas.voice, id, starts[id], canvas.lit(f"start {starts[id]}"))
    if id in contents.crystals:
        movable = id in canvas.movable
        must = id in canvas.asked_removals
        text = f"remove {id}" if must else "" if movable else blocked(canvas, id)
        black = id == contents.black
        return crystal_cell(canvas.voice, id, black, own is None, movable, text, canvas.lit(text))
    if own is not None:
        chains = canvas.front_view["cauldron"]["chains"]
        lengths = tuple([chains[action] for action in own])
        text = blocked(canvas, id)
        return tile_cell(canvas.voice, id, own, lengths, text, canvas.lit(text))
    strength = canvas.preview.get("strength")
    strengths = tuple([strength[action][id] for action in ACTIONS]) if strength else ()
    text = f"inlay {id}"
    counts = ""
    if text in canvas.legal:
        args = canvas.sight.labels[text].args
        counts = f"{args['count']}·{args['count2']}"
    lit = None if canvas.asking == "Turn" else canvas.lit(text)
    return free_cell(canvas.voice, id, strengths, counts, lit)


def cell_hexagon(
    id: str, attributes: str, style: str = "", spot: bool = False, inner: str = ""
) -> str:
    """Returns the SVG of the clickable cell `id` of the large cauldron, with `attributes` for a
    click and the SVG `inner` on it. `style`: more CSS classes; `spot`: whether it can be the second
    click of a move that takes two clicks (board.js)."""
    x, y = CELL_AT[CELL_OF[id]]
    more = f' data-spot="{id}"' if spot else ""
    return (
        f'<g class="cell{style}" role="button" tabindex="-1" data-key="{id}"{more} '
        f'transform="translate({x:g} {y:g})" {attributes}>'
        f'<path d="{hexagon_path(37)}"/>{inner}</g>'
    )


@cached_drawing
def start_cell(say: Say, id: str, action: str, lit: str | None) -> str:
    """Returns the SVG of the half of the domino just laid on the cell `id`; a click does its
    `action` first. `lit`: the label of that move, "" if it is illegal, None for no click."""
    tip = say.html(f"action-{action}.about")
    return cell_hexagon(id, clickable(f"start {action}", lit, "", tip), " half")


@cached_drawing
def crystal_cell(
    say: Say, id: str, black: bool, spot: bool, movable: bool, text: str, lit: str | None
) -> str:
    """Returns the SVG of the cell `id` with a crystal (`black`: the black one). If it is `movable`,
    a click is the first of two that move it. Otherwise a click plays the move `text`; `lit` is the
    label of that move, "" if it is illegal, None for no click. `spot`: whether the cell can be the
    second click of a move that takes two clicks."""
    key = "crystal-black" if black else "crystal"
    name = say.html(key)
    tip = f"{name}, {id}\n{say.html(f'{key}.about')}\n{rule_link(say, '9.10')}"
    if not movable:
        return cell_hexagon(id, clickable(text, lit, f"{name}, {id}", tip), spot=spot)
    attributes = (
        f'data-stop="" data-pick="crystal {id} ?" aria-pressed="false" '
        f'data-word="{name} {id} →" aria-label="{name}, {id}" data-tip="{tip}"'
    )
    return cell_hexagon(id, attributes, " ready", spot)


@cached_drawing
def tile_cell(
    say: Say,
    id: str,
    actions: tuple[str, ...],
    chains: tuple[int, ...],
    text: str,
    lit: str | None,
) -> str:
    """Returns the SVG of the cell `id` with the symbols of `actions`. Its tooltip explains them and
    says how long the longest chain of each is (`chains`). `text`: the move of a click; `lit`: its
    label, "" if it is illegal, None for no click."""
    tip = "\n".join(
        [
            f"{say.html(f'action-{action}')}: {say.html(f'action-{action}.about')}\n"
            f"{say.html('table-chain', {'count': length})}"
            for action, length in zip(actions, chains, strict=True)
        ]
    )
    name = f"{id}: {' + '.join([say.html(f'action-{action}') for action in actions])}"
    tip += f"\n{rule_link(say, RULE_OF[actions[0]])}"
    return cell_hexagon(id, clickable(text, lit, name, tip))


@cached_drawing
def free_cell(say: Say, id: str, strengths: tuple[int, ...], counts: str, lit: str | None) -> str:
    """Returns the SVG of the free cell `id`. Its tooltip says how strong each action would be with
    its symbol there (`strengths`, in the order of ACTIONS). `counts`: numbers written on it, or "";
    `lit`: the label of the move of a click, "" if it is illegal, None for no click."""
    tip = name = say.html("table-free", {"cell": id})
    if strengths:
        lines = [
            f"{say.html(f'action-{action}')} {n}"
            for action, n in zip(ACTIONS, strengths, strict=True)
        ]
        tip += f"\n{say.html('table-would-be')} {', '.join(lines)}\n{rule_link(say, '5.1')}"
    inner = f'<text y="13">{counts}</text>' if counts else ""
    return cell_hexagon(id, clickable(f"inlay {id}", lit, name, tip), spot=True, inner=inner)


NEIGHBOUR = {
    CELL_IDS[cell]: next(
        CELL_IDS[other]
        for other in COORDINATES_OF
        if distance(cell, other) == 1 and other not in PRINTED_AT
    )
    for cell in COORDINATES_OF
}
"""For every cell one neighbour without a printed symbol."""


def blocked(canvas: WitchstoneCanvas, id: str) -> str:
    """Returns the text of an illegal move that needs the occupied cell `id`, so that a click on it
    asks why the move is illegal."""
    pairs = canvas.view["hand"]
    if canvas.asking == "Turn" and pairs and CELL_OF[id] not in PRINTED_AT:
        return f"place {pairs[0]} {id} {NEIGHBOUR[id]}"
    return f"inlay {id}"


@cached_drawing
def rim_space(say: Say, i: int, text: str) -> str:
    """Returns the SVG of rim space number `i`. `text`: an illegal move of a crystal to it, so that
    a click asks why it is illegal, or ""."""
    x, y = RIM_AT[i]
    id = RIMS[i]
    key = rim_word(i)
    name = say.html(key)
    tip = f"{name}\n{say.html(f'{key}.about')}\n{rule_link(say, '9.3')}"
    attributes = clickable(text, "" if text else None, name, tip)
    return (
        f'<g class="rim" role="button" tabindex="-1" data-key="{id}" data-spot="{id}" '
        f'transform="translate({x:g} {y:g})" {attributes}>'
        f'<path d="M-26-19H26L33 0 26 19H-26L-33 0z" transform="rotate({60 * i})"/></g>'
    )


def hidden_moves(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of hidden elements for all moves that take two clicks, which board.js
    activates. Their `data-n` has the strengths of both actions, the moves needed, or the points
    lost."""
    drawn = []
    for text in list(canvas.undrawn):
        verb = text.partition(" ")[0]
        if verb not in ("place", "crystal", "remove"):
            continue
        del canvas.undrawn[text]
        args = canvas.sight.labels[text].args
        if verb == "place":
            n = f"{args['count']} {args['count2']}"
        else:
            n = str(args["count"] if verb == "crystal" else -int(args["points"]))
        drawn.append(f'<b data-move="{text}" data-n="{n}"></b>')
    return f'<div hidden="">{"".join(drawn)}</div>' if drawn else ""
