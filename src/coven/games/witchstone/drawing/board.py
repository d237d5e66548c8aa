"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. Every legal move has a place to be clicked at; a thing that cannot be used
now can be asked why. Moves that take two choices (a domino's cells, a crystal and its goal) are in
the page unseen: `data-pick` begins them, `data-spot` completes them (table.js).

A move changes little: every small thing is a function of what it shows, and what it drew is kept.
"""

from __future__ import annotations

from markupsafe import escape

from coven.core import Args, Say, Sight, Text, View
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import (
    ACTIONS,
    BOOSTS,
    CELL_IDS,
    CELL_OF,
    COORDINATES_OF,
    OWL_AT,
    PORTAL_IDS,
    PORTAL_LENGTH,
    PORTAL_VP,
    PRINTED,
    PROPHECY_VP,
    REGION_OF,
    REGIONS,
    RIM_ACTION,
    RIMS,
    RING,
    ROW,
    SCROLL_OF,
    SPECIAL_AT,
    STONE,
    STONE_VP,
    TIP,
    WAND_SPACES,
    distance,
)
from . import pictures
from .pictures import CELL_AT, RIM_AT, RING_AT, SPOT, icon, mark, use

PRINTED_AT = dict(PRINTED)
ANSWERS = ("start", "twice", "stop", "go-on", "end-turn")
"""Given beside the prompt."""
DOING = {
    "Energy": "board",
    "Witches": "board",
    "BigWitches": "board",
    "Pentagram": "ring",
    "Wand": "wand",
    "Scroll": "scrolls",
    "Pick": "rack",
}
"""The part where a question is answered; all others are answered at the cauldron."""
LYING_AT = {
    "tower_ne": (-54, -76),
    "tower_se": (80, -52),
    "tower_sw": (38, 70),
    "tower_nw": (-88, 40),
}
"""Beside a tower, where no portal is."""
RULE_OF = {
    "energy": "6.1",
    "witch": "7.1",
    "pentagram": "8.1",
    "crystal": "9.1",
    "wand": "10.1",
    "scroll": "11.1",
}


def parts(sight: Sight, say: Say) -> dict[str, str]:
    table = Table(sight, say)
    drawn = {
        "board": crystal_ball(table),
        "cauldron": cauldron(table),
        "ring": ring(table),
        "due": due(table),
        "rack": rack(table),
        "wand": wand(table),
        "scrolls": scrolls(table),
        "hand": hand(table),
        "places": places(table),
        "scene": pictures.scene(),
    }
    for seat in range(table.seats):
        drawn[f"seat-{seat}"] = person(table, seat)
    drawn["actions"] = actions(table)
    return drawn


# -- what is drawn from ------------------------------------------------------------------------


class Table:
    """A sight, a voice, and the moves that have no place on the table yet."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.voice = say
        self.seats = len(self.view["seats"])
        self.whose: int = sight.front if self.seat is None else self.seat
        """Whose cauldron is the large one."""
        self.mine: View = self.view["seats"][self.whose]
        self.doing: str = (self.view["doing"] or "") if sight.asked else ""
        self.legal = {move.text for move in (*sight.asked, *sight.offered)}
        self.verbs = {move.verb for move in sight.asked}
        self.loose = {move.word(0) for move in sight.asked if move.verb == "crystal"}
        """The cells of crystals that can be moved."""
        self.can_remove = "remove" in self.verbs or any(m.verb == "remove" for m in sight.offered)
        self.make_room = self.verbs == {"remove"}
        """A crystal has to go: a click on it is enough."""
        self.left = dict.fromkeys(move.text for move in (*sight.asked, *sight.offered))
        self.preview: View = self.view["preview"] or {}

    def say(self, key: str, **args: int | str) -> str:
        return self.voice.html(key, args)

    def told(self, text: Text) -> str:
        """A sentence, ready for a page."""
        return self.voice.html(text)

    def label(self, text: str) -> str:
        return self.told(self.sight.labels[text])

    def rule(self, rule: str) -> str:
        return rule_link(self.voice, rule)

    def lit(self, text: str) -> str | None:
        """What the move is called if it is legal: it has a place now. Otherwise "", or None where
        it cannot be asked why it is none."""
        if text in self.legal:
            self.left.pop(text, None)
            return self.label(text)
        return None if self.seat is None or not text else ""

    def clickable(self, text: str, name: str, tip: str = "") -> str:
        return clickable(text, self.lit(text), name, tip)

    def part(self, name: str, inner: str, tag: str = "div", more: str = "") -> str:
        """A zone of its own; `now` where the question is answered."""
        now = " now" if self.doing and DOING.get(self.doing, "cauldron") == name else ""
        return f'<{tag} class="ws-{name}{now}" data-zone="{name}"{more}>{inner}</{tag}>'


# -- the crystal ball --------------------------------------------------------------------------


def crystal_ball(table: Table) -> str:
    portals = [
        portal(table.voice, i, seen["owner"], seen["filled"], table.lit(f"build {PORTAL_IDS[i]}"))
        for i, seen in enumerate(table.view["portals"])
    ]
    journeys = table.preview.get("journeys", {})
    regions = []
    for i, seen in enumerate(table.view["regions"]):
        id = seen["id"]
        verb = "tower" if not table.view["round"] and REGIONS[i].type == "tower" else "journey"
        regions.append(
            region(
                table.voice,
                i,
                seen["chip"],
                seen["tower_of"],
                tuple(seen["witches"]),
                tuple(table.view["stone"]) if i == STONE else (),
                journeys.get(id),
                table.doing == "Witches",
                verb,
                table.lit(f"{verb} {id}"),
            )
        )
    lying = [lying_witches(table, seat) for seat in range(table.seats)]
    return table.part(
        "board",
        '<use href="#ws-land"/><circle class="gleam" cx="500" cy="500" r="497"/>'
        f"{''.join(lying)}{''.join(portals)}{''.join(regions)}",
        "svg",
        f' viewBox="0 0 1000 1000" role="group" aria-label="{table.say("table-map")}"',
    )


@cached_drawing
def portal(say: Say, i: int, owner: int | None, filled: int, lit: str | None) -> str:
    id, length = PORTAL_IDS[i], PORTAL_LENGTH[i]
    a, _, b = id.partition(".")
    ends: Args = {"from": f"region-{a}", "to": f"region-{b}"}
    if owner is None:
        name = say.html("table-portal", {**ends, "length": length, "points": PORTAL_VP[length]})
    else:
        progress: Args = {"seat": owner, "filled": filled, "length": length}
        name = say.html("table-portal-of", {**ends, **progress})
    cells = pictures.portal_cells(i)
    drawn = ""
    if owner is not None and filled == length:
        drawn += f'<path class="built" d="{pictures.portal_path(i)}"/>'
    for k in range(filled):
        assert owner is not None
        x, y = cells[k]
        drawn += (
            f'<g data-piece="e{i}-{k}" data-kind="e{owner}" data-from="person-{owner}">'
            f'<circle cx="{x:g}" cy="{y:g}" r="17"/>{mark(owner, x, y, 27)}</g>'
        )
    if lit:
        drawn += f'<path class="open" d="{pictures.portal_path(i)}"/>' + "".join(
            [f'<circle class="lamp" cx="{x:g}" cy="{y:g}" r="17"/>' for x, y in cells[filled:]]
        )
    style = f" seat-{owner}" if owner is not None else ""
    return (
        f'<g class="portal{style}" role="button" tabindex="-1" data-key="p{i}" '
        f"{clickable(f'build {id}', lit, name, rule_link(say, '6.4'))}>"
        f'<path class="hit" d="{pictures.portal_path(i, 0.17)}"/>{drawn}</g>'
    )


@cached_drawing
def region(
    say: Say,
    i: int,
    chip: str | None,
    tower_of: int | None,
    witches: tuple[int, ...],
    stone: tuple[int, ...],
    price: int | None,
    travelling: bool,
    verb: str,
    lit: str | None,
) -> str:
    """With its price where one could go; on the map only while witches travel."""
    id, kind = REGIONS[i].id, REGIONS[i].type
    x, y = SPOT[i]
    tip = [say.html(f"region-{id}")]
    drawn = ""
    if tower_of is not None:
        tip.append(say.html("table-tower-of", {"seat": tower_of}))
        drawn += (
            f'<g class="seat-{tower_of}" data-piece="b{tower_of}" data-from="person-{tower_of}">'
            f"{use('token', x, y - 4, 1.75)}{mark(tower_of, x + 1, y + 2, 21)}</g>"
        )
    if i == STONE:
        drawn += places_on_stone(stone)
        tip.append(say.html("region-stone.about"))
    else:
        tip.append(say.html(f"type-{kind}.about"))
        for k, seat in enumerate(witches):
            drawn += standing(seat, i, x + 30 * (k - (len(witches) - 1) / 2), y + 36)
    if chip is not None:
        tip.append(f"{say.html(f'chip-{chip}')}: {say.html(f'chip-{chip}.about')}")
        drawn += coin(chip, x + 42, y - 30, 1.5, f"m{i}")
    if witches:
        names = ", ".join([str(escape(say.name(seat))) for seat in witches])
        tip.append(f"{say.html('action-witch')}: {names}")
    if price is not None:
        tip.append(say.html("table-price", {"count": price}))
        if travelling:
            drawn += (
                f'<g class="{"price" if lit else "price far"}">'
                f'<circle cx="{x - 42:g}" cy="{y - 32:g}" r="22"/>'
                f'<text x="{x - 42:g}" y="{y - 22:g}">{price}</text></g>'
            )
    tip.append(rule_link(say, "7.7"))
    return (
        f'<g class="region" role="button" tabindex="-1" data-key="r{i}" '
        f'data-ref="region-region-{id} from-region-{id} to-region-{id}" '
        f"{clickable(f'{verb} {id}', lit, tip[0], chr(10).join(tip))}>"
        f'<circle class="halo" cx="{x:g}" cy="{y - 4:g}" r="58"/>{drawn}</g>'
    )


def places_on_stone(stone: tuple[int, ...]) -> str:
    """Who has come first, and what the free places are worth."""
    x, y = SPOT[STONE]
    drawn = ""
    for k, points in enumerate(STONE_VP):
        px, py = x - 54 + 36 * k, y + 56
        if k < len(stone):
            drawn += standing(stone[k], STONE, px, py)
        else:
            drawn += (
                f'<g class="place"><circle cx="{px:g}" cy="{py:g}" r="15"/>'
                f'<text x="{px:g}" y="{py + 8:g}">{points}</text></g>'
            )
    return drawn


def standing(seat: int, i: int, x: float, y: float) -> str:
    return (
        f'<g class="seat-{seat}" data-piece="w{seat}-{i}" data-kind="w{seat}">'
        f"{use('token', x, y, 1.05)}{mark(seat, x + 1, y + 2, 14)}</g>"
    )


def lying_witches(table: Table, seat: int) -> str:
    """Beside the tower; one's own can be called here."""
    seen = table.view["seats"][seat]
    lit = table.lit("lay") if seat == table.seat else None
    if seen["tower"] is None or not (seen["lying"] or lit):
        return ""
    return lying(table.voice, seat, seen["tower"], seen["lying"], lit)


@cached_drawing
def lying(say: Say, seat: int, tower: str, number: int, lit: str | None) -> str:
    i = REGION_OF[tower]
    dx, dy = LYING_AT[tower]
    x, y = SPOT[i][0] + dx, SPOT[i][1] + dy
    style = "" if number else ' class="ghostly"'
    drawn = (
        f'<g{style} data-piece="l{seat}-{number}" data-kind="w{seat}">'
        f'<g transform="translate({x:g} {y:g}) rotate(80)">'
        '<use href="#ws-token" transform="scale(1.35)"/></g></g>'
    )
    if number:
        drawn += (
            f'<g class="many"><circle cx="{x + 20:g}" cy="{y + 22:g}" r="17"/>'
            f'<text x="{x + 20:g}" y="{y + 31:g}">{number}</text></g>'
        )
    if lit:
        drawn += (
            f'<g class="price"><circle cx="{x + 24:g}" cy="{y - 26:g}" r="19"/>'
            f'<text x="{x + 24:g}" y="{y - 16:g}">+</text></g>'
        )
    name = say.html("table-lying", {"seat": seat, "count": number})
    rule = rule_link(say, "7.2")
    tip = rule if lit is not None else f"{name}\n{rule}"
    return (
        f'<g class="lying seat-{seat}" role="button" tabindex="-1" data-key="l{seat}" '
        f"{clickable('lay', lit, name, tip)}>"
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="34"/>{drawn}</g>'
    )


def coin(chip: str, x: float, y: float, size: float, id: str = "") -> str:
    piece = f' data-piece="k-{id}" data-kind="k-{chip}"' if id else ""
    return (
        f'<g class="coin"{piece}><circle cx="{x:g}" cy="{y:g}" r="{13 * size:g}"/>'
        f"{use(chip, x, y, size * 0.78)}</g>"
    )


# -- the cauldron ------------------------------------------------------------------------------


PRINTED_TILES: dict[str, tuple[str, ...]] = {
    CELL_IDS[cell]: (ACTIONS[action],) for cell, action in PRINTED
}


class Inside:
    """What lies where in a cauldron."""

    def __init__(self, seen: View) -> None:
        pot = seen["cauldron"]
        self.tiles = PRINTED_TILES.copy()
        for tile in pot["dominoes"]:
            for cell, action in zip(tile["cells"], tile["pair"].split("-"), strict=True):
                self.tiles[cell] = (action,)
        for tile in pot["specials"]:
            self.tiles[tile["cell"]] = tuple(tile["pair"].split("-"))
        self.crystals: list[str] = crystals_of(pot)
        self.black: str | None = pot["black"]


def crystals_of(pot: View) -> list[str]:
    """Where they lie, the black one last."""
    return [*pot["crystals"], *([pot["black"]] if pot["black"] else [])]


def tiles_in(seen: View, pieces: bool) -> str:
    """Dominoes and specials."""
    pot = seen["cauldron"]
    drawn = [
        two_cells(tile["pair"], tile["cells"][0], tile["cells"][1], pieces)
        for tile in pot["dominoes"]
    ]
    drawn += [one_cell(tile["pair"], tile["cell"], pieces) for tile in pot["specials"]]
    return "".join(drawn)


@cached_drawing
def two_cells(pair: str, a: str, b: str, piece: bool) -> str:
    id = f' data-piece="d-{pair}"' if piece else ""
    return f"<g{id}>{pictures.domino(pair, CELL_AT[CELL_OF[a]], CELL_AT[CELL_OF[b]])}</g>"


@cached_drawing
def one_cell(pair: str, cell: str, piece: bool) -> str:
    id = f' data-piece="x-{pair}"' if piece else ""
    return f"<g{id}>{pictures.special(pair, *CELL_AT[CELL_OF[cell]])}</g>"


def crystals_in(table: Table) -> str:
    pot = table.mine["cauldron"]
    drawn = [
        gem(table.whose, cell == pot["black"], cell, *CELL_AT[CELL_OF[cell]])
        for cell in crystals_of(pot)
    ]
    for k, parked in enumerate(pot["rim"]):
        x, y = RIM_AT[RIMS.index(parked["rim"])]
        drawn.append(gem(table.whose, parked["black"], f"rim{k}", x * 1.02, y * 1.02 - 6))
    return "".join(drawn)


@cached_drawing
def gem(seat: int, black: bool, id: str, x: float, y: float, size: float = 1.25) -> str:
    kind = f"j{seat}" if black else f"g{seat}"
    sign = "" if black else f'<g class="sign">{mark(seat, x, y + 4 * size, 15 * size)}</g>'
    return (
        f'<g data-piece="c-{id}" data-kind="{kind}">'
        f"{use('jet' if black else 'gem', x, y, size)}{sign}</g>"
    )


def cauldron(table: Table) -> str:
    inside = Inside(table.mine)
    starts: dict[str, str] = {}
    if table.doing == "Halves":
        tile = table.mine["cauldron"]["dominoes"][-1]
        starts = dict(zip(tile["cells"], tile["pair"].split("-"), strict=True))
    cells = "".join([cell(table, inside, id, starts) for id in CELL_IDS.values()])
    one = inside.crystals[0] if inside.crystals and table.seat is not None else ""
    tries = [f"crystal {one} {id}" if one else "" for id in RIMS]
    rims = "".join(
        [rim(table.voice, i, "" if text in table.legal else text) for i, text in enumerate(tries)]
    )
    tools = ""
    if not table.make_room and table.can_remove:
        name = table.say("table-tongs", points=table.preview["removal"])
        tools = (
            '<button type="button" class="tongs" data-stop="" data-pick="remove ?" '
            f'aria-pressed="false" aria-label="{name}" data-word="{name}" '
            f'data-tip="{name}\n{table.rule("9.14")}">{icon("tongs")}</button>'
        )
    label = table.say("table-cauldron", seat=table.whose)
    return table.part(
        "cauldron",
        f'<svg class="pot seat-{table.whose}" viewBox="{pictures.POT}" role="group" '
        f'aria-label="{label}"><use href="#ws-pot"/>'
        f"{tiles_in(table.mine, True)}{crystals_in(table)}{rims}{cells}</svg>{tools}",
    )


def cell(table: Table, inside: Inside, id: str, starts: dict[str, str]) -> str:
    own = inside.tiles.get(id)
    if id in starts:
        return half(table.voice, id, starts[id], table.lit(f"start {starts[id]}"))
    if id in inside.crystals:
        ready = id in table.loose
        text = f"remove {id}" if table.make_room else "" if ready else blocked(table, id)
        black = id == inside.black
        return crystal(table.voice, id, black, own is None, ready, text, table.lit(text))
    if own is not None:
        chains = table.mine["cauldron"]["chains"]
        lengths = tuple([chains[action] for action in own])
        text = blocked(table, id)
        return symbols(table.voice, id, own, lengths, text, table.lit(text))
    strength = table.preview.get("strength")
    strong = tuple([strength[action][id] for action in ACTIONS]) if strength else ()
    text = f"inlay {id}"
    counts = ""
    if text in table.legal:
        args = table.sight.labels[text].args
        counts = f"{args['count']}·{args['count2']}"
    lit = None if table.doing == "Turn" else table.lit(text)
    return free(table.voice, id, strong, counts, lit)


def hexagon(id: str, what: str, style: str = "", spot: bool = False, inner: str = "") -> str:
    """A cell of the large cauldron; at a `spot` something can be put."""
    x, y = CELL_AT[CELL_OF[id]]
    more = f' data-spot="{id}"' if spot else ""
    return (
        f'<g class="cell{style}" role="button" tabindex="-1" data-key="{id}"{more} '
        f'transform="translate({x:g} {y:g})" {what}>'
        f'<path d="{pictures.hexagon(37)}"/>{inner}</g>'
    )


@cached_drawing
def half(say: Say, id: str, action: str, lit: str | None) -> str:
    """One of the two halves to begin with."""
    tip = say.html(f"action-{action}.about")
    return hexagon(id, clickable(f"start {action}", lit, "", tip), " half")


@cached_drawing
def crystal(
    say: Say, id: str, black: bool, spot: bool, ready: bool, text: str, lit: str | None
) -> str:
    key = "crystal-black" if black else "crystal"
    name = say.html(key)
    tip = f"{name}, {id}\n{say.html(f'{key}.about')}\n{rule_link(say, '9.10')}"
    if not ready:
        return hexagon(id, clickable(text, lit, f"{name}, {id}", tip), spot=spot)
    what = (
        f'data-stop="" data-pick="crystal {id} ?" aria-pressed="false" '
        f'data-word="{name} {id} →" aria-label="{name}, {id}" data-tip="{tip}"'
    )
    return hexagon(id, what, " ready", spot)


@cached_drawing
def symbols(
    say: Say,
    id: str,
    own: tuple[str, ...],
    chains: tuple[int, ...],
    text: str,
    lit: str | None,
) -> str:
    """What lies here, and how long its chain is."""
    tip = "\n".join(
        [
            f"{say.html(f'action-{action}')}: {say.html(f'action-{action}.about')}\n"
            f"{say.html('table-chain', {'count': length})}"
            for action, length in zip(own, chains, strict=True)
        ]
    )
    name = f"{id}: {' + '.join([say.html(f'action-{action}') for action in own])}"
    tip += f"\n{rule_link(say, RULE_OF[own[0]])}"
    return hexagon(id, clickable(text, lit, name, tip))


@cached_drawing
def free(say: Say, id: str, strong: tuple[int, ...], counts: str, lit: str | None) -> str:
    """How strong each action would be here."""
    tip = name = say.html("table-free", {"cell": id})
    if strong:
        lines = [
            f"{say.html(f'action-{action}')} {n}" for action, n in zip(ACTIONS, strong, strict=True)
        ]
        tip += f"\n{say.html('table-would-be')} {', '.join(lines)}\n{rule_link(say, '5.1')}"
    inner = f'<text y="13">{counts}</text>' if counts else ""
    return hexagon(id, clickable(f"inlay {id}", lit, name, tip), spot=True, inner=inner)


BESIDE = {
    CELL_IDS[cell]: next(
        CELL_IDS[other]
        for other in COORDINATES_OF
        if distance(cell, other) == 1 and other not in PRINTED_AT
    )
    for cell in COORDINATES_OF
}
"""For every cell one beside it where something could lie."""


def blocked(table: Table, id: str) -> str:
    """A move that this cell stands in the way of, to be asked about."""
    pairs = table.view["hand"]
    if table.doing == "Turn" and pairs and CELL_OF[id] not in PRINTED_AT:
        return f"place {pairs[0]} {id} {BESIDE[id]}"
    return f"inlay {id}"


@cached_drawing
def rim(say: Say, i: int, text: str) -> str:
    """With the way out of some crystal, to be asked about."""
    x, y = RIM_AT[i]
    id = RIMS[i]
    name = say.html(f"rim-{id}")
    tip = f"{name}\n{say.html(f'rim-{id}.about')}\n{rule_link(say, '9.3')}"
    what = clickable(text, "" if text else None, name, tip)
    return (
        f'<g class="rim" role="button" tabindex="-1" data-key="{id}" data-spot="{id}" '
        f'transform="translate({x:g} {y:g})" {what}>'
        f'<path d="M-26-19H26L33 0 26 19H-26L-33 0z" transform="rotate({60 * i})"/></g>'
    )


def places(table: Table) -> str:
    """Moves of two choices, unseen, with what they come to: strengths, or the price."""
    drawn = []
    for text in list(table.left):
        verb = text.partition(" ")[0]
        if verb not in ("place", "crystal") and (verb != "remove" or table.make_room):
            continue
        del table.left[text]
        args = table.sight.labels[text].args
        if verb == "place":
            n = f"{args['count']} {args['count2']}"
        else:
            n = str(args["count"] if verb == "crystal" else -int(args["points"]))
        drawn.append(f'<b data-move="{text}" data-n="{n}"></b>')
    return f'<div hidden="">{"".join(drawn)}</div>' if drawn else ""


# -- the pentagram -----------------------------------------------------------------------------


def ring(table: Table) -> str:
    view = table.view["pentagram"]
    here = table.mine["ring"]
    spaces = []
    for n in range(RING):
        pile, slot = OWL_AT[n], SPECIAL_AT[n]
        owls, left = (view["owls"][pile], view["owls_left"][pile]) if pile >= 0 else (0, 0)
        pair = view["slots"][slot] if slot >= 0 else None
        steps = (n - here) % RING
        lit = None if table.doing == "Wand" else table.lit(f"step {steps or RING}")
        spaces.append(ring_space(table.voice, n, steps, owls, left, pair, lit))
    drawn = ""
    at: dict[int, int] = {}
    for seat, seen in enumerate(table.view["seats"]):
        n = seen["ring"]
        x, y = RING_AT[n]
        k = at.get(n, 0)
        at[n] = k + 1
        shift = 1 - 0.14 * k
        drawn += owl(seat, f"o{seat}", x * shift, y * shift, 0.62)
    stack = table.say("table-specials", count=view["stack"])
    return table.part(
        "ring",
        f'<use href="#ws-star"/>{"".join(spaces)}{drawn}<g class="stack" role="img" '
        f'aria-label="{stack}" data-tip="{stack}"><path d="{pictures.hexagon(19)}"/>'
        f'<text y="6">{view["stack"]}</text></g>',
        "svg",
        f' viewBox="-146 -146 292 292" role="group" aria-label="{table.say("action-pentagram")}"',
    )


@cached_drawing
def owl(seat: int, id: str, x: float, y: float, size: float) -> str:
    return (
        f'<g class="owl seat-{seat}" data-piece="{id}" transform="translate({x:.1f} {y:.1f}) '
        f'scale({size:g})"><use href="#ws-owl"/>{mark(seat, 0, 6, 15)}</g>'
    )


@cached_drawing
def ring_space(
    say: Say, n: int, steps: int, owls: int, left: int, pair: str | None, lit: str | None
) -> str:
    """So many steps ahead; `owls` is what the uppermost of the tiles `left` is worth."""
    x, y = RING_AT[n]
    rx, ry = pictures.round_at(pictures.REWARD_R, n)
    reward, name = "", say.html("table-ring-space", {"space": n})
    tip = name
    if OWL_AT[n] >= 0:
        reward = (
            f'<g class="owls"><path d="M{rx - 19:g} {ry - 16:g}h38v32h-38z"/>'
            f"{use('owls', rx - 7, ry, 0.85) if left else ''}"
            f'<text x="{rx + (10 if left else 0):g}" y="{ry + 7:g}">{owls if left else "+2"}</text>'
            "</g>"
        )
        name = f"{say.html('ring-owl')} ({left})"
        tip = f"{name}\n{say.html('ring-owl.about')}\n{rule_link(say, '8.4')}"
    elif SPECIAL_AT[n] >= 0:
        name = say.html("ring-special")
        if pair:
            reward = f'<g data-piece="x-{pair}">{pictures.special(pair, rx, ry, 0.62)}</g>'
            name += f": {say.html(f'pair-{pair}')}"
        else:
            reward = use("any", rx, ry, 1.1)
        tip = f"{name}\n{say.html('ring-special.about')}\n{rule_link(say, '8.5')}"
    passed = " ".join([f"ws-o{(n - k) % RING}" for k in range(steps - 1, -1, -1)])
    return (
        f'<g class="space" id="ws-o{n}" role="button" tabindex="-1" '
        f"{clickable(f'step {steps or RING}', lit, name, tip, passed)}>"
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="15"/>{reward}</g>'
    )


# -- the wand ----------------------------------------------------------------------------------


def wand(table: Table) -> str:
    here = table.mine["wand"]
    owls = [seen["wand"] for seen in table.view["seats"]]
    front = max(owls)
    ahead = table.preview.get("wand", ()) if table.seat is not None else ()
    spaces = []
    for n in range(TIP + 1):
        seen = ahead[n - here - 1] if n > here and ahead else None
        there = tuple([seat for seat, at in enumerate(owls) if at == n]) if n in owls else ()
        lit = None if table.doing == "Pentagram" or n <= here else table.lit(f"step {n - here}")
        spaces.append(
            wand_space(
                table.voice,
                n,
                max(0, n - here),
                seen.get("points") if seen else None,
                there,
                bool(there and n == front and n),
                bool(lit and seen and seen["leads"]),
                lit,
            )
        )
    label = table.say("action-wand")
    return table.part("wand", "".join(spaces), more=f' role="group" aria-label="{label}"')


@cached_drawing
def wand_space(
    say: Say,
    n: int,
    steps: int,
    points: int | None,
    there: tuple[int, ...],
    leads: bool,
    would_lead: bool,
    lit: str | None,
) -> str:
    """So many steps ahead, with the points that a silver space would bring, and whose owls are
    there; whether they lead, or the reader's would."""
    effect = WAND_SPACES.get(n)
    name = say.html("table-wand-space", {"space": n}) if n else say.html("table-wand-handle")
    kind, tip = "light", name
    inner = f"<small>{n}</small>" if n else icon("wand")
    if effect is not None and effect.kind == "bonus":
        kind = "dark"
        inner = f"{icon(effect.action)}<small>×{effect.times}</small>"
        key = f"dark-{effect.action}"
        tip += f"\n{say.html(key)}: {say.html(f'{key}.about')}\n{rule_link(say, '10.5')}"
    elif effect is not None:
        kind = "silver"
        own = {"witches": "witch", "crystals": "crystal", "scrolls": "scroll"}
        inner = icon(own.get(effect.count, effect.count))
        inner += f"<small>{f'×{effect.vp}' if points is None else f'+{points}'}</small>"
        key = f"silver-{effect.count}"
        tip += f"\n{say.html(key)}: {say.html(f'{key}.about')}"
        if points is not None:
            tip += f"\n{say.html('table-silver-now', {'points': points})}"
        tip += f"\n{rule_link(say, '10.6')}"
    owls = "".join(
        [
            f'<svg class="seat-{seat}" viewBox="-16 -20 32 40" aria-hidden="true">'
            f"{owl(seat, f'v{seat}', 0, 0, 1)}</svg>"
            for seat in there
        ]
    )
    if there:
        names = ", ".join([str(escape(say.name(seat))) for seat in there])
        tip += f"\n{names}" + (f" – {say.html('table-leads')}" if leads else "")
    if would_lead:
        tip += f"\n{say.html('table-would-lead')}"
        kind += " ahead"
    passed = " ".join([f"ws-v{k}" for k in range(n - steps + 1, n + 1)])
    return (
        f'<button type="button" class="step {kind}{" leads" if leads else ""}" id="ws-v{n}" '
        f"{clickable(f'step {steps}', lit, name, tip, passed)}>"
        f'<span class="what">{inner}</span><span class="owls o{len(there)}">{owls}</span></button>'
    )


# -- scrolls -----------------------------------------------------------------------------------


def scrolls(table: Table) -> str:
    """From the top shelf, the dearest, down to the lowest; the pile above."""
    row = table.view["row"]
    shelves = []
    for n in range(ROW, 0, -1):
        id = row[n - 1] if n <= len(row) else ""
        copy = row[: n - 1].count(id)
        shelves.append(scroll_shelf(table.voice, n, id, copy, table.lit(f"take {n}")))
    deck = table.say("table-deck", count=table.view["deck"])
    return table.part(
        "scrolls",
        f'<p class="deck" id="ws-deck" role="img" aria-label="{deck}" data-tip="{deck}">'
        f"{icon('scroll')}{table.view['deck']}</p>{''.join(shelves)}",
        more=f' role="group" aria-label="{table.say("table-scrolls")}"',
    )


@cached_drawing
def scroll_shelf(say: Say, n: int, id: str, copy: int, lit: str | None) -> str:
    """One of the row, or nothing any more."""
    inner, tip = "", ""
    if not id:
        name = say.html("table-shelf-empty", {"shelf": n})
    else:
        scroll = say.html(f"scroll-{id}")
        name = f"{say.html('table-shelf', {'shelf': n})}: {scroll}"
        tip = f"{scroll}\n{say.html(f'scroll-{id}.about')}\n{rule_link(say, '11.2')}"
        face = pictures.scroll_face(id)
        inner = f'<span data-piece="s-{id}-{copy}" data-from="ws-deck">{face}</span>'
    return (
        f'<button type="button" class="shelf" data-key="s{n}" '
        f"{clickable(f'take {n}', lit, name, tip)}><b>{n}</b>{inner}</button>"
    )


# -- the vial rack and the stone table ---------------------------------------------------------


def rack(table: Table) -> str:
    shelves = "".join([vials(table, seen) for seen in table.view["shelves"]])
    faces = table.view["table_chips"]
    chips = "".join(
        [
            stone_chip(table.voice, chip, faces.count(chip), table.lit(f"pick {chip}"))
            for chip in dict.fromkeys(faces)
        ]
    )
    name = table.say("table-stone-table")
    return table.part(
        "rack",
        f'<div class="vials" role="group" aria-label="{table.say("table-rack")}">{shelves}</div>'
        f'<div class="chips" role="group" aria-label="{name}"><span>{name}</span>{chips}</div>',
    )


@cached_drawing
def stone_chip(say: Say, chip: str, number: int, lit: str | None) -> str:
    name = say.html(f"chip-{chip}")
    tip = f"{name}: {say.html(f'chip-{chip}.about')}\n{rule_link(say, '9.5')}"
    count = f"<small>×{number}</small>" if number > 1 else ""
    return (
        f'<button type="button" class="chip" data-key="{chip}" '
        f"{clickable(f'pick {chip}', lit, name, tip)}>"
        f'<svg viewBox="-21 -21 42 42" aria-hidden="true">{coin(chip, 0, 0, 1.5)}</svg>'
        f"{count}</button>"
    )


def _shelvings(id: str) -> list[str]:
    """The moves that end on this shelf."""
    way = "down" if id == "bottom" else "up"
    rims = [RIMS[k] for k in range(len(RIMS)) if way == "down" or ACTIONS[RIM_ACTION[k]] == id]
    return [f"shelve {rim} {way}{black}" for rim in rims for black in ("", " black")]


SHELVINGS = {id: _shelvings(id) for id in (*ACTIONS, "bottom")}


def vials(table: Table, seen: View) -> str:
    id = seen["id"]
    texts = SHELVINGS[id]
    text = next((text for text in texts if text in table.legal), texts[0])
    held = tuple([(crystal["seat"], crystal["black"]) for crystal in seen["crystals"]])
    return vial_shelf(table.voice, id, seen["room"], held, text, table.lit(text))


@cached_drawing
def vial_shelf(
    say: Say, id: str, room: int, held: tuple[tuple[int, bool], ...], text: str, lit: str | None
) -> str:
    i = len(ACTIONS) if id == "bottom" else ACTIONS.index(id)
    bottles = ""
    across = (room + 1) // 2
    for k in range(room):
        x, y = 12 + 23 * (k % across), 13 + 25 * (k // across)
        bottles += use("bottle", x, y)
        if k < len(held):
            seat, black = held[k]
            inner = gem(seat, black, f"v{i}-{k}", x, y, 0.56)
            bottles += f'<g class="seat-{seat}">{inner}</g>'
    name = say.html(f"shelf-{id}")
    tip = (
        f"{name}\n{say.html(f'shelf-{id}.about')}\n"
        f"{say.html('table-room', {'count': len(held), 'room': room})}\n{rule_link(say, '9.4')}"
    )
    return (
        f'<button type="button" class="vial" data-key="{id}" data-ref="shelf-shelf-{id}" '
        f"{clickable(text, lit, name, tip)}>{icon('chips' if id == 'bottom' else id)}"
        f'<svg class="bottles" viewBox="0 0 {23 * across + 1} 50" aria-hidden="true">{bottles}'
        "</svg></button>"
    )


# -- what is still due -------------------------------------------------------------------------


def due(table: Table) -> str:
    """The next thing first; chips that wait are used here."""
    items = []
    for k, item in enumerate(table.view["due"]):
        text = Text(item["key"], item["args"])
        said = table.told(text)
        inner = f"{icon(due_icon(item))}<span>{said}</span>"
        chip = str(item["args"].get("chip", "")).removeprefix("chip-")
        moves = [f"chip {chip}", f"chip {chip} black"]
        move = next((move for move in moves if move in table.left), "") if chip else ""
        if move:
            tip = table.say(f"chip-{chip}.about")
            what = table.clickable(move, said, tip)
            inner = f'<button type="button" class="use" {what}>{inner}</button>'
        items.append(f'<li class="{"first" if not k else "then"}">{inner}</li>')
    round = table.say("table-round", round=max(1, table.view["round"]), rounds=table.view["rounds"])
    head = table.say("table-due") if items else ""
    return table.part(
        "due",
        f'<p class="round">{round}</p>'
        + (f'<p class="head">{head}</p><ol>{"".join(items)}</ol>' if items else ""),
    )


def due_icon(item: View) -> str:
    key: str = item["key"]
    args: Args = item["args"]
    for name in ("action", "chip"):
        if name in args:
            return str(args[name]).split("-", 1)[1]
    own = {
        "due-rim": "crystal",
        "due-reward": "pentagram",
        "due-silver": "silver",
        "due-special": "specials",
        "due-any": "any",
        "due-pick": "chips",
        "due-domino": "specials",
    }
    return own.get(key, key.removeprefix("due-"))


# -- the hand ----------------------------------------------------------------------------------


def hand(table: Table) -> str:
    if table.seat is None:
        return ""
    open = table.doing == "Turn" and "place" in table.verbs
    dominoes = "".join(
        [
            domino(table.voice, pair, open, None if open else table.lit(f"discard {pair}"))
            for pair in table.view["hand"]
        ]
    )
    held = table.mine["scrolls"] or []
    row = table.view["row"]
    cards = ""
    done: set[str] = set()
    for scroll in held:
        id = scroll["id"]
        if id in done:
            continue
        done.add(id)
        number = sum(other["id"] == id for other in held)
        boosts = SCROLL_OF[id] < BOOSTS
        lit = table.lit(f"boost {id.removeprefix('boost-')}") if boosts else None
        cards += own_scroll(table.voice, id, scroll["levels"], number, row.count(id), lit)
    name = table.say("table-own-scrolls")
    own = f'<div class="own" role="group" aria-label="{name}">{cards}</div>' if cards else ""
    idle = " idle" if table.doing and table.doing != "Turn" else ""
    size = next((f" up-to-{n}" for n in (2, 4, 8) if len(done) <= n), " crowded")
    return f'<div class="ws-hand{idle}{size}"><div class="tiles">{dominoes}</div>{own}</div>'


@cached_drawing
def domino(say: Say, pair: str, open: bool, lit: str | None) -> str:
    """Open to be laid by one half or the other; or discarded as a whole."""
    actions = pair.split("-")
    name = say.html(f"pair-{pair}")
    tip = f"{name}\n{say.html('domino.about')}\n{rule_link(say, '4.2')}"
    at = ((-pictures.WIDTH / 2, 0.0), (pictures.WIDTH / 2, 0.0))
    drawn = f'<g data-piece="d-{pair}">{pictures.domino(pair, *at)}</g>'
    if open:
        words = [say.html(f"action-{action}") for action in actions]
        for k, action in enumerate(actions):
            drawn += (
                f'<g class="half" role="button" tabindex="-1" data-stop="" aria-pressed="false" '
                f'data-pick="place {pair} {("? *", "* ?")[k]}" data-word="{words[k]}" '
                f'data-tile="{action}" data-next="{words[1 - k]}" '
                f'aria-label="{name}: {words[k]}" data-tip="{tip}">'
                f'<path d="{pictures.hexagon(37)}" transform="translate({at[k][0]:.1f} 0)"/></g>'
            )
    else:
        drawn = (
            f'<g class="whole" role="button" tabindex="-1" '
            f"{clickable(f'discard {pair}', lit, name, tip)}>{drawn}</g>"
        )
    return (
        f'<svg class="domino{" open" if open else ""}" data-key="{pair}" '
        f'viewBox="-74 -42 148 84" role="group" aria-label="{name}">{drawn}</svg>'
    )


@cached_drawing
def own_scroll(say: Say, id: str, met: int | None, number: int, copy: int, lit: str | None) -> str:
    name = say.html(f"scroll-{id}")
    tip = f"{name}\n{say.html(f'scroll-{id}.about')}"
    inner = f'<span data-piece="s-{id}-{copy}">{pictures.scroll_face(id, met or 0)}</span>'
    if number > 1:
        inner += f"<small>×{number}</small>"
    if SCROLL_OF[id] < BOOSTS:
        tip += f"\n{rule_link(say, '11.5')}"
    else:
        if met is not None:
            tip += f"\n{say.html('table-worth-now', {'points': PROPHECY_VP[met]})}"
        tip += f"\n{rule_link(say, '11.10')}"
    what = clickable(f"boost {id.removeprefix('boost-')}", lit, name, tip)
    return f'<button type="button" class="mine" data-key="o-{id}" {what}>{inner}</button>'


# -- the people --------------------------------------------------------------------------------


def person(table: Table, seat: int) -> str:
    """Key numbers at a glance; of the others the cauldron, too."""
    seen = table.view["seats"][seat]
    mini, size = "", ""
    if seat != table.whose:
        mini = small_cauldron(table, seat)
        size = " mini" if table.seats > 3 else " mini wide"
    owls = seen["owl_tiles"]
    rows = [
        fact(table.voice, "energy", seen["energy"], "table-energy"),
        fact(table.voice, "portals", seen["portals"], "table-portals"),
        fact(table.voice, "witch", seen["witches"], "table-witches", "supply", seen["supply"]),
        fact(table.voice, "crystal", seen["crystals"], "table-crystals"),
        fact(table.voice, "chips", len(seen["chips"]), "table-chips"),
        fact(table.voice, "specials", seen["specials"], "table-special-count"),
        fact(table.voice, "owls", sum(owls), "table-owls", "tiles", len(owls)),
    ]
    if seen["scroll_count"] is not None:
        count, unused = seen["scroll_count"], len(seen["scrolls"])
        rows.append(fact(table.voice, "scroll", count, "table-scroll-count", "unused", unused))
    first = ""
    if table.view["start"] == seat:
        name = table.say("table-first")
        first = (
            f'<span class="first" role="img" aria-label="{name}" data-tip="{name}">{icon("vp")}'
            "</span>"
        )
    score = table.say("table-score", count=seen["score"])
    others = ""
    if seat != table.whose and seen["scrolls"]:
        shown = [brief(table.voice, scroll["id"], scroll["levels"]) for scroll in seen["scrolls"]]
        others = f'<div class="brief">{"".join(shown)}</div>'
    return (
        f'<div class="ws-seat{size} seat-{seat}">'
        f'<p class="score" role="img" aria-label="{score}" data-tip="{score}">{seen["score"]}'
        f"{first}</p>{mini}"
        f'<div class="facts">{"".join(rows)}</div>{others}</div>'
    )


@cached_drawing
def brief(say: Say, id: str, met: int | None) -> str:
    name, about = say.html(f"scroll-{id}"), say.html(f"scroll-{id}.about")
    face = pictures.scroll_face(id, met or 0)
    return f'<span role="img" aria-label="{name}" data-tip="{name}\n{about}">{face}</span>'


@cached_drawing
def fact(say: Say, what: str, number: int, key: str, besides: str = "", count: int = 0) -> str:
    args: Args = {"count": number}
    if besides:
        args[besides] = count
    label = say.html(key, args)
    return (
        f'<span class="fact" role="img" aria-label="{label}" data-tip="{label}">'
        f"{icon(what)}{number}</span>"
    )


def small_cauldron(table: Table, seat: int) -> str:
    """Drawn anew: it is large, and seldom the same at two tables."""
    seen = table.view["seats"][seat]
    pot = seen["cauldron"]
    gems = "".join([dot(id, id == pot["black"]) for id in crystals_of(pot)])
    return (
        f'<svg class="minipot" viewBox="-292 -262 584 524" role="img" tabindex="-1" data-stop="" '
        f"{about_cauldron(table.voice, seat, tuple(pot['chains'].values()))}>"
        f'<use href="#ws-pot"/>{tiles_in(seen, False)}{gems}</svg>'
    )


@cached_drawing
def dot(id: str, black: bool) -> str:
    x, y = CELL_AT[CELL_OF[id]]
    return f'<circle cx="{x:g}" cy="{y:g}" r="17" class="{"jet" if black else "dot"}"/>'


@cached_drawing
def about_cauldron(say: Say, seat: int, chains: tuple[int, ...]) -> str:
    longest = ", ".join(
        [f"{say.html(f'action-{action}')} {n}" for action, n in zip(ACTIONS, chains, strict=True)]
    )
    name = say.html("table-cauldron", {"seat": seat})
    return f'aria-label="{name}" data-tip="{name}\n{say.html("table-longest")} {longest}"'


# -- beside the prompt -------------------------------------------------------------------------


def actions(table: Table) -> str:
    """Answers that are no thing on the table; before, how a move of two choices is made."""
    drawn = []
    for verb in ("place", "crystal"):
        if verb in table.verbs:
            drawn.append(
                f'<p class="ws-hint" data-where="{table.say("table-hint-where")}">'
                f"<span>{table.say(f'table-hint-{verb}')}</span></p>"
            )
    starts = [move.text for move in table.sight.asked if move.verb == "start"]
    for text in [*starts, *table.left]:
        verb, _, rest = text.partition(" ")
        said = label = table.label(text) if verb in ANSWERS else ""
        style, picture = "", icon("stop")
        if verb in ("start", "twice"):
            picture = icon(rest)
            count = table.sight.labels[text].args["count"]
            said = f"{table.say(f'action-{rest}')} × {count}"
        elif verb in ("go-on", "end-turn"):
            style = " main"
        elif verb != "stop":
            continue
        drawn.append(
            f'<button type="button" class="button small{style} ws-answer" data-key="{text}" '
            f'data-move="{text}" aria-label="{label}" data-tip="{label}">{picture}{said}</button>'
        )
    return "".join(drawn)
