"""The ring of spaces with towers, wizards and the keep."""

from __future__ import annotations

from typing import NamedTuple

from coven.core import Args, Say
from coven.drawing import cached_drawing, clickable

from ..components import SPACES
from .canvas import TowersCanvas, owned
from .geometry import (
    CENTRE,
    CROWD_OFFSETS,
    GROUND,
    HEIGHT,
    WIDTH,
    Point,
    roof_point,
    squash_factor,
    standing_point,
)
from .landscape import numbers
from .previews import announced, keep_goals, preview, preview_id, swap_pairs
from .shapes import hit_area, pawn, use

BACK_TO_FRONT = sorted(range(SPACES), key=lambda space: GROUND[space][1])
SIDE = tuple(
    (" back" if y < CENTRE[1] else "") + (" left" if x < 200 else " right" if x > 560 else "")
    for x, y in GROUND
)
"""By space, the CSS classes of its place on the ring, so that an enlarged stack stays visible."""


def board(canvas: TowersCanvas) -> str:
    """Draws the board with all pieces and previews as SVG."""
    choosing = any(
        move.verb in ("wizard", "tower", "swap", "nudge") for move in canvas.undrawn.values()
    )
    previews: list[str] = []
    pieces = "".join([space_pieces(canvas, space, previews) for space in BACK_TO_FRONT])
    return (
        f'<svg class="wt-board{" choosing" if choosing else ""}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="group" aria-label="{canvas.say("table-board")}">'
        f'<g class="pieces">{pieces}</g>{numbers()}'
        f"{announced(canvas)}{keep_goals(canvas)}{swap_pairs(canvas)}"
        f'<g class="ghosts" aria-hidden="true">{"".join(previews)}</g></svg>'
    )


def space_pieces(canvas: TowersCanvas, number: int, previews: list[str]) -> str:
    """Draws the pieces on the space `number` as SVG, and appends the previews of their legal moves
    to `previews`."""
    seen = canvas.view["spaces"][number]
    stack, crowd = canvas.stacks[number], seen["wizards"]
    choices = [f"tower {piece['id']}" for piece in stack]
    choices += [f"wizard {number} {colour}" for colour, n in enumerate(crowd) if n]
    choices = [text for text in choices if text in canvas.undrawn]
    previews.extend([preview(canvas, number, text) for text in choices])
    keep_here = canvas.view["keep"] == number
    return draw_space(
        canvas.voice,
        Space(
            number,
            tuple([(piece["id"], piece["shield"]) for piece in stack]),
            tuple([tuple(floor) for floor in seen.get("floors", ())]),
            tuple(crowd),
            tuple(canvas.view["home"]) if keep_here else (),
            canvas.view["wizards"] if keep_here else 0,
            tuple([(text, canvas.label(text)) for text in choices if canvas.take(text)]),
            bool(canvas.swaps) and not keep_here,
            canvas.seat is not None,
            canvas.shared,
        ),
    )


class Space(NamedTuple):
    """Everything that the drawing of one space depends on: its towers, visible wizards, legal moves
    and whether the keep is there. Hashable, so that the drawing can be cached."""

    number: int
    towers: tuple[tuple[int, bool], ...]
    """The id of each tower, lowest first, and whether it has a shield."""
    covered: tuple[tuple[int, ...], ...]
    """If covered wizards are shown (R59): under each tower, the number of wizards by colour."""
    crowd: tuple[int, ...]
    """The number of visible wizards by colour."""
    home: tuple[int, ...]
    """The number of wizards in the keep by colour; empty if the keep is on another space."""
    wizards: int
    """How many wizards each colour has in all."""
    legal: tuple[tuple[str, str], ...]
    """The legal moves of pieces on this space, as texts, and their labels."""
    can_swap: bool
    """Whether the top tower can be chosen for Swap Towers."""
    seated: bool
    """Whether the page is a player's, who may ask why a move is illegal, not a spectator's."""
    shared: bool
    """Whether the wizards belong to all players together."""

    @property
    def roof(self) -> Point:
        """Returns the point at which the visible wizards are drawn."""
        return roof_point(self.number, len(self.towers))

    @property
    def only_move(self) -> str:
        """Returns the text of the only legal move on this space; "" if there are none or
        several."""
        return self.legal[0][0] if len(self.legal) == 1 else ""

    def clickable(self, text: str, name: str) -> str:
        """Returns the HTML attributes of the element of a piece called `name`. A click plays the
        move `text` if it is legal; otherwise it asks why not or, for a spectator, does nothing."""
        for move, label in self.legal:
            if move == text:
                return clickable(text, label, name, preview=preview_id(text))
        return clickable(text, "" if self.seated else None, name)

    def touch_area(self) -> str:
        """Draws an invisible rectangle over the whole space as SVG; on touch screens, a tap on it
        plays the only move."""
        x, y = GROUND[self.number]
        top = self.roof[1] - 46
        return (
            f'<rect class="reach" x="{x - 47:g}" y="{top:g}" width="94" height="{y + 18 - top:g}"/>'
        )


@cached_drawing
def draw_space(say: Say, space: Space) -> str:
    """Draws the pieces on a space as SVG, the lowest first: towers, then the keep or wizards."""
    drawn = [tower(say, space, i) for i in range(len(space.towers))]
    if space.home:
        drawn.append(keep(say, space))
    elif any(space.crowd):
        drawn.append(wizards(say, space))
    if len(space.legal) > 1:  # on a touch screen the first tap only enlarges the stack
        drawn.append(f'<g class="loupe" tabindex="-1">{space.touch_area()}</g>')
    return f'<g class="stack{SIDE[space.number]}">{"".join(drawn)}</g>'


def tower(say: Say, space: Space, i: int) -> str:
    """Draws tower number `i` of the stack, counted from 0 at the ground, as SVG. A click chooses it
    for the card, push or spell that is being carried out, or asks why that is illegal."""
    id, shield = space.towers[i]
    height = len(space.towers)
    x, y = standing_point(space.number, i, height)
    text = f"tower {id}"
    if space.can_swap and i == height - 1:
        label = say.html("table-swap", {"at": space.number})
        style = " swap"
        attributes = (
            f'data-stop="" data-swap="{space.number}" aria-label="{label}" data-tip="{label}"'
        )
    else:
        args: Args = {"at": space.number, "level": i + 1, "height": height}
        style = ""
        attributes = space.clickable(
            text, say.html("table-tower" if shield else "table-tower-plain", args)
        )
    return (
        f'<g class="tower{style}" data-key="t{id}" data-ref="tower-{id}" role="button" '
        f'tabindex="-1" {attributes}>{space.touch_area() if text == space.only_move else ""}'
        f'<g data-piece="t{id}" data-covers="">'
        f"{use('t1' if shield else 't0', x, y, squash_factor(height))}"
        f"{covered_wizards(space, i, x, y)}</g></g>"
    )


def covered_wizards(space: Space, i: int, x: float, y: float) -> str:
    """Draws the wizards covered by tower number `i` of the stack as small figures (SVG), if this
    game shows them to the reader (R59); "" if there are none to show. The tower stands at (x,
    y)."""
    if not space.covered:
        return ""
    inside = [colour for colour, n in enumerate(space.covered[i]) for _ in range(n)]
    drawn = [use(f"w{colour}", x - 29 + 9 * k, y + 5, size=0.36) for k, colour in enumerate(inside)]
    return "".join(
        [f'<g class="seen seat-{c}">{figure}</g>' for c, figure in zip(inside, drawn, strict=True)]
    )


def wizards(say: Say, space: Space) -> str:
    """Draws the visible wizards as SVG. A click on one chooses him to be moved; those of one colour
    are one element, because it makes no difference which of them moves."""
    x, y = space.roof
    surface = f"t{space.towers[-1][0]}" if space.towers else f"g{space.number}"
    offsets = iter(CROWD_OFFSETS[sum(space.crowd)])
    drawn = []
    for colour, n in enumerate(space.crowd):
        if not n:
            continue
        text = f"wizard {space.number} {colour}"
        name = owned(say, space.shared, colour, "table-wizards", at=space.number, count=n)
        pawns = "".join(
            [
                hit_area(x + dx, y + dy) + pawn(colour, f"{surface}-{k}", x + dx, y + dy)
                for k, (dx, dy) in zip(range(n), offsets, strict=False)
            ]
        )
        drawn.append(
            f'<g class="wizards seat-{colour}" data-key="w{colour}-{surface}" '
            f'role="button" tabindex="-1" {space.clickable(text, name)}>'
            f"{space.touch_area() if text == space.only_move else ''}{pawns}</g>"
        )
    return "".join(drawn)


def keep(say: Say, space: Space) -> str:
    """Draws the keep as SVG, with the number of wizards in it."""
    x, y = space.roof
    home = sum(space.home)
    name = say.html("table-keep", {"at": space.number, "count": home})
    inside = "".join(
        [
            f"\n{owned(say, space.shared, c, 'table-home', home=n, wizards=space.wizards)}"
            for c, n in enumerate(space.home)
        ]
    )
    badge = (
        f'<g class="badge"><circle cx="{x:g}" cy="{y - 31:g}" r="12"/>'
        f'<text x="{x:g}" y="{y - 25.5:g}">{home}</text></g>'
        if home
        else ""
    )
    return (
        f'<g class="keep" data-piece="keep" role="img" tabindex="-1" data-stop="" '
        f'aria-label="{name}" data-tip="{name}{inside}">{use("keep", x, y)}{badge}</g>'
    )
