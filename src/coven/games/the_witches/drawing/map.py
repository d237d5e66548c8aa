"""The map: areas, spaces, problems and witches."""

from __future__ import annotations

from typing import Any

from coven.core import Say, View
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import AREAS, SPACE_AREA, SPACE_IDS, SPACES
from .canvas import MOVES_ON_MAP, WitchesCanvas, lines
from .layout import DUNGEON_AT, MAP_SIZE, NAME_ASIDE, SPOT, Point, place_of
from .problems import about_problem, chance_label, token
from .shapes import use

MOVE_RULES = {
    "start": "3.14",
    "walk": "6.2",
    "fly": "6.3",
    "run": "8.4",
    "flip": "13.13",
    "soothe": "13.8",
    "crisis": "5.7",
    "look": "13.3",
}
"""The paragraph on each verb of the moves on the map."""
LETTER_HALF = 10.6
"""Half the width of a letter at most, in units of the map."""
LINE_LETTERS = 8
"""How many letters of an area's name fit in a line, for each space it has."""


def lancre(canvas: WitchesCanvas) -> str:
    """Draws the map of Lancre with all problems and witches on it as SVG."""
    wide, high = MAP_SIZE
    spaces = "".join([space_of(canvas, i) for i in range(SPACES)])
    names = "".join([place_name(canvas.voice, area) for area in range(len(AREAS))])
    choosing = " choosing" if canvas.verbs & set(MOVES_ON_MAP) else ""
    return (
        f'<svg class="tw-map{choosing}" viewBox="0 0 {wide:g} {high:g}" role="group" '
        f'aria-label="{canvas.say("table-map")}"><use href="#tw-land"/>'
        f"{names}{spaces}{dungeon(canvas)}{witches(canvas)}</svg>"
    )


def wrapped(name: str, room: int) -> list[str]:
    """Returns the lines of a name: two of about the same length if it has more than `room` letters,
    otherwise one."""
    words = name.split(" ")
    if len(name) <= room or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


@cached_drawing
def place_name(say: Say, area: int) -> str:
    """Draws the name of area number `area` on the map as SVG."""
    x, y = place_of(area)
    name = wrapped(say.html(f"map-{AREAS[area].id}"), LINE_LETTERS * len(AREAS[area].setup))
    x += NAME_ASIDE.get(AREAS[area].id, 0)
    x = max(x, LETTER_HALF * max(map(len, name)))  # so that no name begins left of the map
    rows = "".join(
        [f'<tspan x="{x:g}" dy="{0.98 * bool(k):g}em">{row}</tspan>' for k, row in enumerate(name)]
    )
    return f'<text class="name" y="{y + 62:g}" aria-hidden="true">{rows}</text>'


def space_of(canvas: WitchesCanvas, i: int) -> str:
    """Draws space number `i` of the map as SVG, with what this reader sees there. A click plays a
    legal move that names the space or, without one, asks why the most probable one is illegal; if
    there are several, a second button plays another."""
    seen = canvas.view["spaces"][i]
    id, problem = seen["id"], seen["problem"]
    texts = [text for verb in MOVES_ON_MAP if (text := f"{verb} {id}") in canvas.legal]
    text = texts[0] if texts else f"{canvas.probable_verb} {id}"
    return space(
        canvas.voice,
        i,
        None if problem is None else tuple(problem.items()),
        tuple([s for s in range(canvas.seats) if canvas.view["seats"][s]["at"] == id]),
        text,
        canvas.lit(text),
        texts[-1] if len(texts) > 1 else "",
        canvas.label(texts[-1]) if len(texts) > 1 else "",
    )


@cached_drawing
def space(
    say: Say,
    i: int,
    problem: tuple[tuple[str, Any], ...] | None,
    here: tuple[int, ...],
    text: str,
    lit: str | None,
    look: str,
    look_lit: str,
) -> str:
    """Draws space `i` as clickable SVG. `problem`: the view of its problem as pairs, None without
    one. `here`: seats of the witches on it. `text`: the move of a click; `lit`: its label, "" if it
    is illegal, None for no click. `look`, `look_lit`: the same for a second button, which looks at
    the problem, or ""."""
    id, area = SPACE_IDS[i], AREAS[SPACE_AREA[i]].id
    seen = None if problem is None else dict(problem)
    x, y = SPOT[i]
    verb = text.split(" ")[0]
    name = say.html("space-" + id.replace(".", "-"))
    tip = lines(name, *about_space(say, seen, here), rule_link(say, MOVE_RULES[verb]))
    drawn = use("plot", x, y) if seen is None else token(seen, i)
    if lit and seen is not None and "kind" in seen and verb in ("walk", "fly"):
        drawn += chance_label(say, seen, x, y)
    eye = ""
    if look:  # she can look at the problem as well as walk there
        eye = (
            f'<g class="eye" role="button" tabindex="-1" data-key="eye-{id}" '
            f"{clickable(look, look_lit, '', rule_link(say, '13.10'))}>"
            f'<circle cx="{x + 36:g}" cy="{y + 4:g}" r="21"/>'
            f"{use('borrowing', x + 36, y + 4, 1.3)}</g>"
        )
    return (
        f'<g class="space{" down" if seen and not seen["open"] else ""}" role="button" '
        f'tabindex="-1" data-key="{id}" '
        f'data-ref="space-{id} area-area-{area} area-area-{area}.at to-area-{area}.to" '
        f"{clickable(text, lit, name, tip)}>"
        f'<rect class="reach" x="{x - 42:g}" y="{y - 56:g}" width="84" height="112"/>'
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="47"/>{drawn}</g>{eye}'
    )


def about_space(say: Say, problem: View | None, here: tuple[int, ...]) -> list[str]:
    """Returns what the tooltip of a space says about its problem and witches, as lines of HTML.
    `problem`: its view, None without one; `here`: the seats of the witches there."""
    said = about_problem(say, problem) if problem is not None else []
    if here:
        names = ", ".join(say.name(seat) for seat in here)
        said.append(say.html("table-here", {"names": names}))
    return said or [say.html("table-empty")]


def dungeon(canvas: WitchesCanvas) -> str:
    """Draws the name of the Dungeon with its tooltip as SVG."""
    x, y = DUNGEON_AT
    name = canvas.say("dungeon")
    tip = lines(name, canvas.say("table-dungeon"), canvas.rule("14.5"))
    return (
        f'<g class="dungeon" role="img" tabindex="-1" data-stop="" aria-label="{name}" '
        f'data-tip="{tip}"><rect class="reach" x="{x - 40:g}" y="{y - 40:g}" width="80" '
        f'height="80"/><text class="name" x="{x:g}" y="{y + 44:g}">{name}</text></g>'
    )


def witches(canvas: WitchesCanvas) -> str:
    """Draws all witches on the map as SVG: a medallion with each one's face in her seat's
    colour."""
    drawn = []
    for seat, one in enumerate(canvas.view["seats"]):
        if one["at"] is None:
            continue
        together = [s for s in range(canvas.seats) if canvas.view["seats"][s]["at"] == one["at"]]
        x, y = hat_position(canvas, one["at"], together.index(seat), len(together))
        active = " active" if seat == canvas.view["active"] else ""
        drawn.append(
            f'<g class="hat seat-{seat}{active}" data-piece="w{seat}" data-ref="seat-{seat}">'
            f'<circle cx="{x:g}" cy="{y:g}" r="27"/>'
            f"{use('face-' + one['witch'], x, y + 1, 0.8)}"
            f'<use href="#mark-{seat}" x="{x + 9:g}" y="{y + 9:g}" width="20" height="20"/></g>'
        )
    return f'<g class="hats" aria-hidden="true">{"".join(drawn)}</g>'


def hat_position(canvas: WitchesCanvas, at: str, k: int, count: int) -> Point:
    """Returns where on the map medallion `k` of the `count` witches on the space with the id `at`
    is drawn: at the edge of its problem, or side by side in the middle."""
    if at == "dungeon":
        x, y = DUNGEON_AT
        return x + 32 * (k - (count - 1) / 2), y + 2
    i = SPACE_IDS.index(at)
    x, y = SPOT[i]
    if canvas.view["spaces"][i]["problem"] is not None:
        return x - 32 - 9 * (count - 1 - k), y - 26
    return x + 34 * (k - (count - 1) / 2), y
