"""Previews on the ring: what a move would do, and the piece that is about to move."""

from __future__ import annotations

from ..components import SPACES
from .canvas import TowersCanvas
from .geometry import (
    CROWD_OFFSETS,
    GROUND,
    TOWER_HEIGHT,
    Point,
    roof_point,
    squash_factor,
    standing_point,
)
from .shapes import use


def preview_id(text: str) -> str:
    """Returns the id of the SVG element that previews the move `text`."""
    return "pv-" + text.replace(" ", "-")


def preview(canvas: TowersCanvas, space: int, text: str) -> str:
    """Draws as SVG where a piece on `space` would land by the move `text` and whom it would catch;
    the browser shows it while the pointer is over the piece."""
    args = canvas.sight.labels[text].args
    verb, *numbers = text.split(" ")
    if "to" not in args:  # Free a Wizard looks under the tower and does not move it
        x, y = standing_point(space, int(args["level"]) - 1, int(args["height"]))
        drawn = use("eye", x, y + 8)
    elif verb == "wizard":
        drawn = walk_preview(canvas, space, int(args["to"]), int(numbers[1]))
    else:
        drawn = march_preview(canvas, space, int(args["level"]) - 1, int(args["to"]), canvas.seat)
    return f'<g class="ghost" id="{preview_id(text)}">{drawn}</g>'


def walk_preview(canvas: TowersCanvas, space: int, to: int, colour: int) -> str:
    """Draws the path of a wizard of this colour from `space` to `to` as SVG, and at its end the
    wizard, or a star if the keep is there."""
    x, y = roof_point(to, len(canvas.stacks[to]))
    start = roof_point(space, len(canvas.stacks[space]))
    if canvas.view["keep"] == to:
        landing = use("star", x, y - 10)
    else:
        there = sum(canvas.view["spaces"][to]["wizards"])
        dx, dy = CROWD_OFFSETS[min(there + 1, len(CROWD_OFFSETS) - 1)][-1]
        x, y = x + dx, y + dy
        landing = f'<g class="seat-{colour}">{use(f"w{colour}", x, y)}</g>'
    return path((start[0], start[1] - 26), space, to, (x, y - 44)) + landing


def march_preview(canvas: TowersCanvas, space: int, i: int, to: int, by: int | None) -> str:
    """Draws as SVG the path and the landing of tower number `i` of the stack on `space`, counted
    from 0 at the ground, with all above it; also bars if it catches wizards, and a potion if that
    fills a bottle for the seat `by`. `to`: the space to which it moves."""
    stack, under = canvas.stacks[space], len(canvas.stacks[to])
    moved = stack[i:]
    flat = squash_factor(under + len(moved))
    x, y = roof_point(to, under)
    towers = "".join(
        [
            use("t1" if piece["shield"] else "t0", x, round(y - TOWER_HEIGHT * flat * k, 1), flat)
            for k, piece in enumerate(moved)
        ]
    )
    top = y - TOWER_HEIGHT * flat * len(moved)
    if canvas.view["keep"] == space:
        towers += use("keep", x, round(top, 1))
    start = standing_point(space, i, len(stack))
    drawn = path((start[0], start[1] - 8), space, to, (x, y - 14)) + f'<g class="pale">{towers}</g>'
    if any(canvas.view["spaces"][to]["wizards"]):
        drawn += use("bars", x, y - 14)
        if by is not None and has_empty_bottle(canvas, by):
            drawn += f'<g class="gain">{use("potion", x + 38, y - 22, size=1.5)}</g>'
    return drawn


def has_empty_bottle(canvas: TowersCanvas, seat: int) -> bool:
    """Returns whether catching wizards would fill a bottle of this seat or its partner (9.3,
    12.6)."""
    seats = [one for one in (seat, canvas.view["partner"][seat]) if one >= 0]
    return any(canvas.view["bottles"][canvas.view["colour"][one]]["empty"] for one in seats)


def path(start: Point, space: int, to: int, end: Point) -> str:
    """Draws a path that hops from space to space, the shorter way round the ring, as SVG. It begins
    at the point `start` on `space` and ends at the point `end` on `to`."""
    steps = (to - space) % SPACES
    direction = 1 if steps <= SPACES // 2 else -1
    between = [
        GROUND[(space + direction * k) % SPACES] for k in range(1, min(steps, SPACES - steps))
    ]
    drawn = [f"M{start[0]:g} {start[1]:g}"]
    x, y = start
    for nx, ny in [*[(a, b - 20) for a, b in between], end]:
        drawn.append(f"Q{(x + nx) / 2:.0f} {min(y, ny) - 34:.0f} {nx:g} {ny:g}")
        x, y = nx, ny
    return f'<path class="way" d="{"".join(drawn)}"/>'


def announced(canvas: TowersCanvas) -> str:
    """Draws as SVG the move of a piece that has been chosen but not moved yet, because other
    players may still cast a spell (R70); "" if there is none, or if it is a wizard who cannot be
    seen any more."""
    doing = canvas.view["doing"]
    if doing["what"] == "walk":
        space = space_of_roof(canvas, doing["surface"])
        if space < 0:
            return ""
        drawn = walk_preview(canvas, space, (space + doing["steps"]) % SPACES, doing["colour"])
    elif doing["what"] == "march":
        space, i = find_tower(canvas, doing["tower"])
        goal = (space + doing["steps"]) % SPACES
        drawn = march_preview(canvas, space, i, goal, canvas.view["active"])
    else:
        return ""
    return f'<g class="announced" aria-hidden="true">{drawn}</g>'


def space_of_roof(canvas: TowersCanvas, surface: int) -> int:
    """Returns the space whose top surface is `surface` (a ground, 0–15, or the roof of a tower,
    from 16); -1 if it is no top surface any more, because the wizard on it has been covered or has
    gone home."""
    for space, stack in enumerate(canvas.stacks):
        if surface == (SPACES - 1 + stack[-1]["id"] if stack else space):
            return space
    return -1


def find_tower(canvas: TowersCanvas, id: int) -> tuple[int, int]:
    """Returns the space on which the tower `id` stands, and the number of towers under it. Raises
    LookupError if there is no such tower."""
    for space, stack in enumerate(canvas.stacks):
        for i, piece in enumerate(stack):
            if piece["id"] == id:
                return space, i
    raise LookupError(id)


def keep_goals(canvas: TowersCanvas) -> str:
    """Draws as clickable SVG the spaces to which the spell Nudge the Keep can move the keep; a
    click moves it there. "" while nobody chooses that. If both directions lead to the same space,
    the two stand side by side."""
    goals = {
        text: int(canvas.sight.labels[text].args["to"])
        for text in ("nudge backwards", "nudge forwards")
        if text in canvas.undrawn
    }
    drawn = []
    for text, to in goals.items():
        x, y = roof_point(to, len(canvas.stacks[to]))
        aside = 0 if len(set(goals.values())) == len(goals) else 30
        direction = -1 if text == "nudge backwards" else 1
        drawn.append(
            f'<g class="landing" role="button" tabindex="-1" {canvas.clickable(text, "")}>'
            f'<g class="pale">{use("keep", x + direction * aside, y)}</g>'
            f'<g transform="translate({x + direction * aside:g} {y - 24:g}) scale({direction} 1)">'
            '<use href="#wt-arrow"/></g></g>'
        )
    return "".join(drawn)


def swap_pairs(canvas: TowersCanvas) -> str:
    """Draws a hidden SVG element for each pair of towers that the spell Swap Towers can swap: the
    player clicks one tower, then another, and board.js plays the element of that pair."""
    drawn = []
    for text in sorted(canvas.swaps):
        towers = [canvas.stacks[int(space)][-1]["id"] for space in text.split(" ")[1:]]
        if canvas.take(text):
            drawn.append(
                f'<g data-move="{text}" data-preview="tower-{towers[0]} tower-{towers[1]}" '
                f'aria-label="{canvas.label(text)}"/>'
            )
    return f'<g hidden="">{"".join(drawn)}</g>' if drawn else ""
