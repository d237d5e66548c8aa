"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. Every legal move has a place to be clicked at; a thing that cannot be used
now can be asked why. Moves that take two choices (a domino's cells, a crystal and its goal) are in
the page unseen: `data-pick` begins them, `data-spot` completes them (table.js).
"""

from __future__ import annotations

from markupsafe import escape

from coven.core import Args, Say, Sight, Text, View

from . import pictures
from .components import (
    ACTIONS,
    BOOSTS,
    CELL_IDS,
    CELL_OF,
    COORDINATES_OF,
    OWL_AT,
    PORTAL_VP,
    PRINTED,
    PROPHECY_VP,
    REGIONS,
    RIM_ACTION,
    RIMS,
    RING,
    ROW,
    SCROLL_OF,
    SPECIAL_AT,
    STONE_VP,
    TIP,
    WAND_SPACES,
    distance,
)
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
LYING_AT = {"tower_ne": (64, 0), "tower_se": (0, 70), "tower_sw": (-64, 0), "tower_nw": (0, -76)}
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
        return self.say("table-rule", rule=rule)

    def handle(self, text: str, name: str, tip: str = "", preview: str = "") -> str:
        """What makes a thing the place of this move, or lets it be asked why it is none; then it
        is called `name`."""
        if text in self.legal:
            self.left.pop(text, None)
            name = self.label(text)
            what = f'data-move="{text}"' + (f' data-preview="{preview}"' if preview else "")
            tip = tip if tip.startswith(name) else f"{name}\n{tip}" if tip else name
        else:
            what = self.ask_why(text)
        return f'{what} aria-label="{name}" data-tip="{tip or name}"'

    def ask_why(self, text: str) -> str:
        if self.seat is None or not text or text in self.legal:
            return 'data-stop=""'
        return f'data-try="{text}"'

    def part(self, name: str, inner: str, tag: str = "div", more: str = "") -> str:
        """A zone of its own; `now` where the question is answered."""
        now = " now" if self.doing and DOING.get(self.doing, "cauldron") == name else ""
        return f'<{tag} class="ws-{name}{now}" data-zone="{name}"{more}>{inner}</{tag}>'


# -- the crystal ball --------------------------------------------------------------------------


def crystal_ball(table: Table) -> str:
    portals = "".join([portal(table, i) for i in range(len(table.view["portals"]))])
    regions = "".join([region(table, i) for i in range(len(REGIONS))])
    lying = "".join([lying_witches(table, seat) for seat in range(table.seats)])
    return table.part(
        "board",
        '<use href="#ws-land"/><circle class="gleam" cx="500" cy="500" r="497"/>'
        f"{portals}{regions}{lying}",
        "svg",
        f' viewBox="0 0 1000 1000" role="group" aria-label="{table.say("table-map")}"',
    )


def portal(table: Table, i: int) -> str:
    seen = table.view["portals"][i]
    owner, filled = seen["owner"], seen["filled"]
    a, _, b = seen["id"].partition(".")
    ends: Args = {"from": f"region-{a}", "to": f"region-{b}"}
    points = PORTAL_VP[seen["length"]]
    if owner is None:
        name = table.told(
            Text("table-portal", {**ends, "length": seen["length"], "points": points})
        )
    else:
        progress: Args = {"seat": owner, "filled": filled, "length": seen["length"]}
        name = table.told(Text("table-portal-of", {**ends, **progress}))
    text = f"build {seen['id']}"
    cells = pictures.portal_cells(i)
    drawn = ""
    if owner is not None and filled == seen["length"]:
        drawn += f'<path class="built" d="{pictures.portal_path(i)}"/>'
    for k in range(filled):
        x, y = cells[k]
        drawn += (
            f'<g data-piece="e{i}-{k}" data-kind="e{owner}" data-from="person-{owner}">'
            f'<circle cx="{x:g}" cy="{y:g}" r="17"/>{mark(owner, x, y, 27)}</g>'
        )
    if text in table.legal:
        x, y = cells[filled]
        drawn += f'<path class="open" d="{pictures.portal_path(i)}"/>' + "".join(
            [f'<circle class="lamp" cx="{x:g}" cy="{y:g}" r="17"/>' for x, y in cells[filled:]]
        )
    style = f" seat-{owner}" if owner is not None else ""
    return (
        f'<g class="portal{style}" role="button" tabindex="-1" data-key="p{i}" '
        f"{table.handle(text, name, table.rule('6.4'))}>"
        f'<path class="hit" d="{pictures.portal_path(i, 0.17)}"/>{drawn}</g>'
    )


def region(table: Table, i: int) -> str:
    seen = table.view["regions"][i]
    id, chip = seen["id"], seen["chip"]
    kind = REGIONS[i].type
    x, y = SPOT[i]
    price = table.preview.get("journeys", {}).get(id)
    text = f"tower {id}" if not table.view["round"] and kind == "tower" else f"journey {id}"
    tip = [table.say(f"region-{id}")]
    owner = seen["tower_of"]
    drawn = ""
    if owner is not None:
        tip.append(table.say("table-tower-of", seat=owner))
        drawn += (
            f'<g class="seat-{owner}" data-piece="b{owner}" data-from="person-{owner}">'
            f"{use('token', x, y - 4, 1.75)}{mark(owner, x + 1, y + 2, 21)}</g>"
        )
    if kind == "witchstone":
        drawn += places_on_stone(table)
        tip.append(table.say("region-stone.about"))
    else:
        tip.append(table.say(f"type-{kind}.about"))
        for k, seat in enumerate(seen["witches"]):
            drawn += standing(seat, i, x + 30 * (k - (len(seen["witches"]) - 1) / 2), y + 36)
    if chip is not None:
        tip.append(f"{table.say(f'chip-{chip}')}: {table.say(f'chip-{chip}.about')}")
        drawn += coin(chip, x + 42, y - 30, 1.5, f"m{i}")
    if seen["witches"]:
        names = ", ".join([str(escape(table.voice.name(seat))) for seat in seen["witches"]])
        tip.append(f"{table.say('action-witch')}: {names}")
    if price is not None:
        tip.append(table.say("table-price", count=price))
    if price is not None and table.doing == "Witches":
        style = "price" if text in table.legal else "price far"
        drawn += (
            f'<g class="{style}"><circle cx="{x - 42:g}" cy="{y - 32:g}" r="22"/>'
            f'<text x="{x - 42:g}" y="{y - 22:g}">{price}</text></g>'
        )
    halo = f'<circle class="halo" cx="{x:g}" cy="{y - 4:g}" r="58"/>'
    return (
        f'<g class="region" role="button" tabindex="-1" data-key="r{i}" '
        f'data-ref="region-region-{id} from-region-{id} to-region-{id}" '
        f"{table.handle(text, tip[0], chr(10).join([*tip, table.rule('7.7')]))}>{halo}{drawn}</g>"
    )


def places_on_stone(table: Table) -> str:
    """Who has come first, and what the free places are worth."""
    x, y = SPOT[0]
    drawn = ""
    for k, points in enumerate(STONE_VP):
        px, py = x - 54 + 36 * k, y + 56
        if k < len(table.view["stone"]):
            drawn += standing(table.view["stone"][k], 0, px, py)
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
    if seen["tower"] is None:
        return ""
    i = next(k for k, region in enumerate(REGIONS) if region.id == seen["tower"])
    dx, dy = LYING_AT[seen["tower"]]
    x, y = SPOT[i][0] + dx, SPOT[i][1] + dy
    lit = seat == table.seat and "lay" in table.legal
    if not seen["lying"] and not lit:
        return ""
    style = "" if seen["lying"] else ' class="ghostly"'
    drawn = (
        f'<g{style} data-piece="l{seat}-{seen["lying"]}" data-kind="w{seat}">'
        f'<g transform="translate({x:g} {y:g}) rotate(80)">'
        '<use href="#ws-token" transform="scale(1.35)"/></g></g>'
    )
    if seen["lying"]:
        drawn += (
            f'<g class="many"><circle cx="{x + 20:g}" cy="{y + 22:g}" r="17"/>'
            f'<text x="{x + 20:g}" y="{y + 31:g}">{seen["lying"]}</text></g>'
        )
    name = table.say("table-lying", seat=seat, count=seen["lying"])
    if lit:
        drawn += (
            f'<g class="price"><circle cx="{x + 24:g}" cy="{y - 26:g}" r="19"/>'
            f'<text x="{x + 24:g}" y="{y - 16:g}">+</text></g>'
        )
    what = (
        table.handle("lay", name, table.rule("7.2"))
        if seat == table.seat
        else f'data-stop="" aria-label="{name}" data-tip="{name}\n{table.rule("7.2")}"'
    )
    return (
        f'<g class="lying seat-{seat}" role="button" tabindex="-1" data-key="l{seat}" {what}>'
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="34"/>{drawn}</g>'
    )


def coin(chip: str, x: float, y: float, size: float, id: str = "") -> str:
    piece = f' data-piece="k-{id}" data-kind="k-{chip}"' if id else ""
    return (
        f'<g class="coin"{piece}><circle cx="{x:g}" cy="{y:g}" r="{13 * size:g}"/>'
        f"{use(chip, x, y, size * 0.78)}</g>"
    )


# -- the cauldron ------------------------------------------------------------------------------


class Inside:
    """What lies where in a cauldron."""

    def __init__(self, seen: View) -> None:
        pot = seen["cauldron"]
        self.tiles: dict[str, tuple[str, ...]] = {
            CELL_IDS[cell]: (ACTIONS[action],) for cell, action in PRINTED
        }
        for tile in pot["dominoes"]:
            for cell, action in zip(tile["cells"], tile["pair"].split("-"), strict=True):
                self.tiles[cell] = (action,)
        for tile in pot["specials"]:
            self.tiles[tile["cell"]] = tuple(tile["pair"].split("-"))
        self.crystals: list[str] = [*pot["crystals"], *([pot["black"]] if pot["black"] else [])]
        self.black: str | None = pot["black"]


def tiles_in(seen: View, pieces: bool) -> str:
    """Dominoes, specials and crystals."""
    pot = seen["cauldron"]
    drawn = ""
    for tile in pot["dominoes"]:
        a, b = (CELL_AT[CELL_OF[cell]] for cell in tile["cells"])
        piece = f' data-piece="d-{tile["pair"]}"' if pieces else ""
        drawn += f"<g{piece}>{pictures.domino(tile['pair'], a, b)}</g>"
    for tile in pot["specials"]:
        x, y = CELL_AT[CELL_OF[tile["cell"]]]
        piece = f' data-piece="x-{tile["pair"]}"' if pieces else ""
        drawn += f"<g{piece}>{pictures.special(tile['pair'], x, y)}</g>"
    return drawn


def crystals_in(table: Table) -> str:
    pot = table.mine["cauldron"]
    drawn = [
        gem(table.whose, cell == pot["black"], cell, *CELL_AT[CELL_OF[cell]])
        for cell in (*pot["crystals"], *([pot["black"]] if pot["black"] else []))
    ]
    for k, parked in enumerate(pot["rim"]):
        x, y = RIM_AT[RIMS.index(parked["rim"])]
        drawn.append(gem(table.whose, parked["black"], f"rim{k}", x * 1.02, y * 1.02 - 6))
    return "".join(drawn)


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
    rims = "".join([rim(table, inside, i) for i in range(len(RIMS))])
    tools = ""
    if not table.make_room and any(text.startswith("remove ") for text in table.legal):
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
    x, y = CELL_AT[CELL_OF[id]]
    own = inside.tiles.get(id)
    more, style, drawn = "", "", ""
    if id in starts:
        style = " half"
        what = table.handle(f"start {starts[id]}", "", table.say(f"action-{starts[id]}.about"))
    elif id in inside.crystals:
        name = table.say("crystal-black" if id == inside.black else "crystal")
        about = table.say("crystal-black.about" if id == inside.black else "crystal.about")
        tip = f"{name}, {id}\n{about}\n{table.rule('9.10')}"
        if table.make_room:
            what = table.handle(f"remove {id}", name, tip)
        elif any(text.startswith(f"crystal {id} ") for text in table.legal):
            style = " ready"
            what = (
                f'data-stop="" data-pick="crystal {id} ?" aria-pressed="false" '
                f'data-word="{name} {id} →" aria-label="{name}, {id}" data-tip="{tip}"'
            )
        else:
            what = f'{table.ask_why(blocked(table, id))} aria-label="{name}, {id}" data-tip="{tip}"'
    elif own is not None:
        chains = table.mine["cauldron"]["chains"]
        tip = "\n".join(
            [
                f"{table.say(f'action-{action}')}: {table.say(f'action-{action}.about')}\n"
                f"{table.say('table-chain', count=chains[action])}"
                for action in own
            ]
        )
        name = f"{id}: {' + '.join([table.say(f'action-{action}') for action in own])}"
        tip += f"\n{table.rule(RULE_OF[own[0]])}"
        what = f'{table.ask_why(blocked(table, id))} aria-label="{name}" data-tip="{tip}"'
    else:
        name = table.say("table-free", cell=id)
        strength = table.preview.get("strength")
        tip = name
        if strength:
            lines = [f"{table.say(f'action-{a}')} {strength[a][id]}" for a in ACTIONS]
            tip += f"\n{table.say('table-would-be')} {', '.join(lines)}\n{table.rule('5.1')}"
        text = f"inlay {id}"
        if text in table.legal:
            counts = table.sight.labels[text].args
            drawn = f'<text y="13">{counts["count"]}·{counts["count2"]}</text>'
        if table.doing == "Turn":
            what = f'data-stop="" aria-label="{name}" data-tip="{tip}"'
        else:
            what = table.handle(text, name, tip)
    if id not in inside.tiles:
        more = f' data-spot="{id}"'
    return (
        f'<g class="cell{style}" role="button" tabindex="-1" data-key="{id}"{more} '
        f'transform="translate({x:g} {y:g})" {what}>'
        f'<path d="{pictures.hexagon(37)}"/>{drawn}</g>'
    )


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


def rim(table: Table, inside: Inside, i: int) -> str:
    x, y = RIM_AT[i]
    name, about = table.say(f"rim-{RIMS[i]}"), table.say(f"rim-{RIMS[i]}.about")
    text = f"crystal {inside.crystals[0]} {RIMS[i]}" if inside.crystals else ""
    return (
        f'<g class="rim" role="button" tabindex="-1" data-key="{RIMS[i]}" data-spot="{RIMS[i]}" '
        f'transform="translate({x:g} {y:g})" {table.ask_why(text)} aria-label="{name}" '
        f'data-tip="{name}\n{about}\n{table.rule("9.3")}">'
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
    spaces = "".join([ring_space(table, n, (n - here) % RING) for n in range(RING)])
    owls = ""
    at: dict[int, int] = {}
    for seat, seen in enumerate(table.view["seats"]):
        n = seen["ring"]
        x, y = RING_AT[n]
        k = at.get(n, 0)
        at[n] = k + 1
        shift = 1 - 0.14 * k
        owls += owl(seat, f"o{seat}", x * shift, y * shift, 0.62)
    stack = table.say("table-specials", count=view["stack"])
    return table.part(
        "ring",
        f'<use href="#ws-star"/>{spaces}{owls}<g class="stack" role="img" aria-label="{stack}" '
        f'data-tip="{stack}"><path d="{pictures.hexagon(19)}"/>'
        f'<text y="6">{view["stack"]}</text></g>',
        "svg",
        f' viewBox="-146 -146 292 292" role="group" aria-label="{table.say("action-pentagram")}"',
    )


def owl(seat: int, id: str, x: float, y: float, size: float) -> str:
    return (
        f'<g class="owl seat-{seat}" data-piece="{id}" transform="translate({x:.1f} {y:.1f}) '
        f'scale({size:g})"><use href="#ws-owl"/>{mark(seat, 0, 6, 15)}</g>'
    )


def ring_space(table: Table, n: int, steps: int) -> str:
    view = table.view["pentagram"]
    x, y = RING_AT[n]
    rx, ry = pictures.round_at(pictures.REWARD_R, n)
    reward, tip = "", table.say("table-ring-space", space=n)
    if OWL_AT[n] >= 0:
        pile = OWL_AT[n]
        left = view["owls_left"][pile]
        shown = f"{view['owls'][pile]}" if left else "+2"
        reward = (
            f'<g class="owls"><path d="M{rx - 19:g} {ry - 16:g}h38v32h-38z"/>'
            f"{use('owls', rx - 7, ry, 0.85) if left else ''}"
            f'<text x="{rx + (10 if left else 0):g}" y="{ry + 7:g}">{shown}</text></g>'
        )
        tip = (
            f"{table.say('ring-owl')} ({left})\n{table.say('ring-owl.about')}\n{table.rule('8.4')}"
        )
    elif SPECIAL_AT[n] >= 0:
        pair = view["slots"][SPECIAL_AT[n]]
        if pair:
            reward = f'<g data-piece="x-{pair}">{pictures.special(pair, rx, ry, 0.62)}</g>'
            name = f"{table.say('ring-special')}: {table.say(f'pair-{pair}')}"
        else:
            reward = use("any", rx, ry, 1.1)
            name = table.say("ring-special")
        tip = f"{name}\n{table.say('ring-special.about')}\n{table.rule('8.5')}"
    text = f"step {steps or RING}"
    name = tip.split("\n")[0]
    passed = " ".join([f"ws-o{(table.mine['ring'] + k) % RING}" for k in range(1, steps + 1)])
    if table.doing == "Pentagram":
        what = table.handle(text, name, tip, passed)
    elif table.doing == "Wand":
        what = f'data-stop="" aria-label="{name}" data-tip="{tip}"'
    else:
        what = f'{table.ask_why(text)} aria-label="{name}" data-tip="{tip}"'
    return (
        f'<g class="space" id="ws-o{n}" role="button" tabindex="-1" {what}>'
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="15"/>{reward}</g>'
    )


# -- the wand ----------------------------------------------------------------------------------


def wand(table: Table) -> str:
    spaces = "".join([wand_space(table, n) for n in range(TIP + 1)])
    label = table.say("action-wand")
    return table.part("wand", spaces, more=f' role="group" aria-label="{label}"')


def wand_space(table: Table, n: int) -> str:
    effect = WAND_SPACES.get(n)
    here = table.mine["wand"]
    ahead = table.preview.get("wand", [])
    seen = ahead[n - here - 1] if table.seat is not None and n > here and ahead else None
    name = table.say("table-wand-space", space=n) if n else table.say("table-wand-handle")
    kind, inner, tip = "light", "", name
    if effect is not None and effect.kind == "bonus":
        kind = "dark"
        inner = f"{icon(effect.action)}<small>×{effect.times}</small>"
        tip += f"\n{table.say(f'dark-{effect.action}')}: {table.say(f'dark-{effect.action}.about')}"
        tip += f"\n{table.rule('10.5')}"
    elif effect is not None:
        kind = "silver"
        own = {"witches": "witch", "crystals": "crystal", "scrolls": "scroll"}
        inner = icon(own.get(effect.count, effect.count))
        inner += f"<small>{'+' + str(seen['points']) if seen else f'×{effect.vp}'}</small>"
        tip += (
            f"\n{table.say(f'silver-{effect.count}')}: {table.say(f'silver-{effect.count}.about')}"
        )
        if seen:
            tip += f"\n{table.say('table-silver-now', points=seen['points'])}"
        tip += f"\n{table.rule('10.6')}"
    else:
        inner = f"<small>{n}</small>" if n else icon("wand")
    owls = "".join(
        [
            f'<svg class="seat-{seat}" viewBox="-16 -20 32 40" aria-hidden="true">'
            f"{owl(seat, f'v{seat}', 0, 0, 1)}</svg>"
            for seat, other in enumerate(table.view["seats"])
            if other["wand"] == n
        ]
    )
    there = [seat for seat, other in enumerate(table.view["seats"]) if other["wand"] == n]
    front = max(other["wand"] for other in table.view["seats"])
    leads = " leads" if there and n == front and n else ""
    if there:
        names = ", ".join([str(escape(table.voice.name(seat))) for seat in there])
        tip += f"\n{names}" + (f" – {table.say('table-leads')}" if leads else "")
    if seen and seen["leads"] and table.doing == "Wand" and f"step {n - here}" in table.legal:
        tip += f"\n{table.say('table-would-lead')}"
        kind += " ahead"
    steps = n - here
    passed = " ".join([f"ws-v{k}" for k in range(here + 1, n + 1)])
    if table.doing == "Wand" and steps > 0:
        what = table.handle(f"step {steps}", name, tip, passed)
    elif table.doing in ("Pentagram", "Wand") or steps <= 0:
        what = f'data-stop="" aria-label="{name}" data-tip="{tip}"'
    else:
        what = f'{table.ask_why(f"step {steps}")} aria-label="{name}" data-tip="{tip}"'
    return (
        f'<button type="button" class="step {kind}{leads}" id="ws-v{n}" {what}>'
        f'<span class="what">{inner}</span><span class="owls o{len(there)}">{owls}</span></button>'
    )


# -- scrolls -----------------------------------------------------------------------------------


def scrolls(table: Table) -> str:
    """From the top shelf, the dearest, down to the lowest; the pile above."""
    row = table.view["row"]
    shelves = []
    for n in range(ROW, 0, -1):
        text = f"take {n}"
        if n > len(row):
            name = table.say("table-shelf-empty", shelf=n)
            what = f'{table.ask_why(text)} aria-label="{name}" data-tip="{name}"'
            inner = ""
        else:
            id = row[n - 1]
            about = f"{table.say(f'scroll-{id}')}\n{table.say(f'scroll-{id}.about')}"
            name = f"{table.say('table-shelf', shelf=n)}: {table.say(f'scroll-{id}')}"
            what = table.handle(text, name, f"{about}\n{table.rule('11.2')}")
            copy = row[: n - 1].count(id)
            inner = (
                f'<span data-piece="s-{id}-{copy}" data-from="ws-deck">'
                f"{pictures.scroll_face(id)}</span>"
            )
        shelves.append(
            f'<button type="button" class="shelf" data-key="s{n}" {what}><b>{n}</b>{inner}</button>'
        )
    deck = table.say("table-deck", count=table.view["deck"])
    return table.part(
        "scrolls",
        f'<p class="deck" id="ws-deck" role="img" aria-label="{deck}" data-tip="{deck}">'
        f"{icon('scroll')}{table.view['deck']}</p>{''.join(shelves)}",
        more=f' role="group" aria-label="{table.say("table-scrolls")}"',
    )


# -- the vial rack and the stone table ---------------------------------------------------------


def rack(table: Table) -> str:
    shelves = "".join([vials(table, i) for i in range(len(table.view["shelves"]))])
    faces = table.view["table_chips"]
    chips = ""
    for chip in dict.fromkeys(faces):
        number = faces.count(chip)
        tip = f"{table.say(f'chip-{chip}')}: {table.say(f'chip-{chip}.about')}\n{table.rule('9.5')}"
        count = f"<small>×{number}</small>" if number > 1 else ""
        chips += (
            f'<button type="button" class="chip" data-key="{chip}" '
            f"{table.handle(f'pick {chip}', table.say(f'chip-{chip}'), tip)}>"
            f'<svg viewBox="-21 -21 42 42" aria-hidden="true">{coin(chip, 0, 0, 1.5)}</svg>'
            f"{count}</button>"
        )
    name = table.say("table-stone-table")
    return table.part(
        "rack",
        f'<div class="vials" role="group" aria-label="{table.say("table-rack")}">{shelves}</div>'
        f'<div class="chips" role="group" aria-label="{name}"><span>{name}</span>{chips}</div>',
    )


def vials(table: Table, i: int) -> str:
    shelf = table.view["shelves"][i]
    id, room = shelf["id"], shelf["room"]
    way = "down" if id == "bottom" else "up"
    rims = [RIMS[k] for k in range(len(RIMS)) if way == "down" or ACTIONS[RIM_ACTION[k]] == id]
    texts = [f"shelve {rim} {way}{black}" for rim in rims for black in ("", " black")]
    text = next((text for text in texts if text in table.legal), texts[0])
    bottles = ""
    across = (room + 1) // 2
    for k in range(room):
        x, y = 12 + 23 * (k % across), 13 + 25 * (k // across)
        bottles += use("bottle", x, y)
        if k < len(shelf["crystals"]):
            held = shelf["crystals"][k]
            inner = gem(held["seat"], held["black"], f"v{i}-{k}", x, y, 0.56)
            bottles += f'<g class="seat-{held["seat"]}">{inner}</g>'
    name = table.say(f"shelf-{id}")
    tip = (
        f"{name}\n{table.say(f'shelf-{id}.about')}\n"
        f"{table.say('table-room', count=len(shelf['crystals']), room=room)}\n{table.rule('9.4')}"
    )
    return (
        f'<button type="button" class="vial" data-key="{id}" data-ref="shelf-shelf-{id}" '
        f"{table.handle(text, name, tip)}>{icon('chips' if id == 'bottom' else id)}"
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
            what = table.handle(move, said, tip)
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
    dominoes = "".join([domino(table, pair) for pair in table.view["hand"]])
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
        cards += own_scroll(table, scroll, number, row.count(id))
    name = table.say("table-own-scrolls")
    own = f'<div class="own" role="group" aria-label="{name}">{cards}</div>' if cards else ""
    idle = " idle" if table.doing and table.doing != "Turn" else ""
    size = next((f" up-to-{n}" for n in (2, 4, 8) if len(done) <= n), " crowded")
    return f'<div class="ws-hand{idle}{size}"><div class="tiles">{dominoes}</div>{own}</div>'


def domino(table: Table, pair: str) -> str:
    first, second = pair.split("-")
    tip = f"{table.say(f'pair-{pair}')}\n{table.say('domino.about')}\n{table.rule('4.2')}"
    at = ((-pictures.WIDTH / 2, 0.0), (pictures.WIDTH / 2, 0.0))
    drawn = f'<g data-piece="d-{pair}">{pictures.domino(pair, *at)}</g>'
    open = table.doing == "Turn" and "place" in table.verbs
    if open:
        for k, action in enumerate((first, second)):
            word = table.say(f"action-{action}")
            wild = "? *" if not k else "* ?"
            drawn += (
                f'<g class="half" role="button" tabindex="-1" data-stop="" aria-pressed="false" '
                f'data-pick="place {pair} {wild}" data-word="{word}" data-tile="{action}" '
                f'data-next="{table.say(f"action-{(second, first)[k]}")}" '
                f'aria-label="{table.say(f"pair-{pair}")}: {word}" data-tip="{tip}">'
                f'<path d="{pictures.hexagon(37)}" transform="translate({at[k][0]:.1f} 0)"/></g>'
            )
    else:
        drawn = (
            f'<g class="whole" role="button" tabindex="-1" '
            f"{table.handle(f'discard {pair}', table.say(f'pair-{pair}'), tip)}>{drawn}</g>"
        )
    return (
        f'<svg class="domino{" open" if open else ""}" data-key="{pair}" '
        f'viewBox="-74 -42 148 84" role="group" aria-label="{table.say(f"pair-{pair}")}">'
        f"{drawn}</svg>"
    )


def own_scroll(table: Table, scroll: View, number: int, copy: int) -> str:
    id, met = scroll["id"], scroll["levels"]
    tip = f"{table.say(f'scroll-{id}')}\n{table.say(f'scroll-{id}.about')}"
    name = table.say(f"scroll-{id}")
    face = pictures.scroll_face(id, met or 0)
    inner = f'<span data-piece="s-{id}-{copy}">{face}</span>'
    if number > 1:
        inner += f"<small>×{number}</small>"
    if SCROLL_OF[id] < BOOSTS:
        text = f"boost {id.removeprefix('boost-')}"
        what = table.handle(text, name, f"{tip}\n{table.rule('11.5')}")
    else:
        if met is not None:
            tip += f"\n{table.say('table-worth-now', points=PROPHECY_VP[met])}"
        what = f'data-stop="" aria-label="{name}" data-tip="{tip}\n{table.rule("11.10")}"'
    return f'<button type="button" class="mine" data-key="o-{id}" {what}>{inner}</button>'


# -- the people --------------------------------------------------------------------------------


def person(table: Table, seat: int) -> str:
    """Key numbers at a glance; of the others the cauldron, too."""
    seen = table.view["seats"][seat]
    mini, size = "", ""
    if seat != table.whose:
        mini = small_cauldron(table, seat)
        size = " mini" if table.seats > 3 else " mini wide"
    owls = sum(seen["owl_tiles"])
    rows = [
        fact(table, "energy", seen["energy"], "table-energy"),
        fact(table, "portals", seen["portals"], "table-portals"),
        fact(table, "witch", seen["witches"], "table-witches", supply=seen["supply"]),
        fact(table, "crystal", seen["crystals"], "table-crystals"),
        fact(table, "chips", len(seen["chips"]), "table-chips"),
        fact(table, "specials", seen["specials"], "table-special-count"),
        fact(table, "owls", owls, "table-owls", tiles=len(seen["owl_tiles"])),
    ]
    if seen["scroll_count"] is not None:
        unused = len(seen["scrolls"])
        rows.append(
            fact(table, "scroll", seen["scroll_count"], "table-scroll-count", unused=unused)
        )
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
        others = f'<div class="brief">{"".join([brief(table, s) for s in seen["scrolls"]])}</div>'
    return (
        f'<div class="ws-seat{size} seat-{seat}">'
        f'<p class="score" role="img" aria-label="{score}" data-tip="{score}">{seen["score"]}'
        f"{first}</p>{mini}"
        f'<div class="facts">{"".join(rows)}</div>{others}</div>'
    )


def brief(table: Table, scroll: View) -> str:
    id = scroll["id"]
    name, about = table.say(f"scroll-{id}"), table.say(f"scroll-{id}.about")
    face = pictures.scroll_face(id, scroll["levels"] or 0)
    return f'<span role="img" aria-label="{name}" data-tip="{name}\n{about}">{face}</span>'


def fact(table: Table, what: str, number: int, key: str, **args: int) -> str:
    label = table.say(key, count=number, **args)
    return (
        f'<span class="fact" role="img" aria-label="{label}" data-tip="{label}">'
        f"{icon(what)}{number}</span>"
    )


def small_cauldron(table: Table, seat: int) -> str:
    seen = table.view["seats"][seat]
    pot = seen["cauldron"]
    gems = "".join(
        [
            f'<circle cx="{x:g}" cy="{y:g}" r="17" '
            f'class="{"jet" if id == pot["black"] else "dot"}"/>'
            for id in Inside(seen).crystals
            for x, y in (CELL_AT[CELL_OF[id]],)
        ]
    )
    chains = ", ".join([f"{table.say(f'action-{a}')} {n}" for a, n in pot["chains"].items()])
    name = table.say("table-cauldron", seat=seat)
    return (
        f'<svg class="minipot" viewBox="-292 -262 584 524" role="img" tabindex="-1" data-stop="" '
        f'aria-label="{name}" data-tip="{name}\n{table.say("table-longest")} {chains}">'
        f'<use href="#ws-pot"/>{tiles_in(seen, False)}{gems}</svg>'
    )


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
