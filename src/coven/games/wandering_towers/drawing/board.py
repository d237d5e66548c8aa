"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. Every legal move has exactly one place to be clicked at, and a thing that
cannot be used now can be asked why. Covered wizards are not in the page, and a wizard's id says no
more than colour, surface and order: nothing of him outlives being covered.

A move changes little: what a space or a person shows is drawn once and kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from coven.core import Args, Say, Sight, Text
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import DIE, FACE_OF, FACES, SPACES
from . import pictures
from .pictures import CROWD, HEIGHT, MIDDLE, PITCH, SPOT, WIDTH, Point, level, squash, use

BACK_TO_FRONT = sorted(range(SPACES), key=lambda space: SPOT[space][1])
SIDE = tuple(
    (" back" if y < MIDDLE[1] else "") + (" left" if x < 200 else " right" if x > 560 else "")
    for x, y in SPOT
)
"""Where a space is on the ring, for a stack that grows to stay in sight."""
RULE_OF_SPELL = {
    "move_wizard": "14.1",
    "move_tower": "14.2",
    "swap_towers": "14.3",
    "headwind_wizard": "14.4",
    "headwind_tower": "14.5",
    "nudge_keep": "14.6",
    "piggyback": "14.7",
    "free_wizard": "14.9",
}
MAIN = ("accept", "end-turn", "take-card", "pass", "no-push", "idle")
"""The buttons that stand out."""


def parts(sight: Sight, say: Say) -> dict[str, str]:
    table = Table(sight, say)
    drawn = {
        "board": board(table),
        "scene": pictures.scene(),
        "middle": middle(table),
        "spells": spells(table),
        "hand": hand(table),
    }
    for seat in range(table.seats):
        drawn[f"seat-{seat}"] = person(table, seat)
    drawn["actions"] = actions(table)  # last: whatever has found no other place
    return drawn


# -- what is drawn from ------------------------------------------------------------------------


class Table:
    """A sight, a voice, and the moves that have no place on the table yet."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.voice = say
        self.seats = len(self.view["colour"])
        self.shared = self.seats > len(self.view["home"]) or self.seats == 1
        self.left = {move.text: move for move in (*sight.asked, *sight.offered)}
        self.stacks: list[list[dict[str, Any]]] = [seen["towers"] for seen in self.view["spaces"]]
        self.swaps = {text for text, move in self.left.items() if move.verb == "swap"}

    def say(self, key: str, **args: int | str) -> str:
        return self.voice.html(key, args)

    def told(self, text: Text) -> str:
        """A sentence, ready for a page."""
        return self.voice.html(text)

    def label(self, text: str) -> str:
        return self.told(self.sight.labels[text])

    def take(self, text: str) -> bool:
        """Whether the move is legal and had no place; now it has one."""
        return self.left.pop(text, None) is not None

    def clickable(self, text: str, name: str, tip: str = "") -> str:
        if self.take(text):
            return clickable(text, self.label(text), name, tip)
        return clickable(text, None if self.seat is None else "", name, tip)


# -- the ring ----------------------------------------------------------------------------------


def board(table: Table) -> str:
    choosing = any(
        move.verb in ("wizard", "tower", "swap", "nudge") for move in table.left.values()
    )
    ghosts: list[str] = []
    pieces = "".join([space_pieces(table, space, ghosts) for space in BACK_TO_FRONT])
    return (
        f'<svg class="wt-board{" choosing" if choosing else ""}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="group" aria-label="{table.say("table-board")}">'
        f'<g class="pieces">{pieces}</g>{announced(table)}{nudges(table)}{swaps(table)}'
        f'<g class="ghosts" aria-hidden="true">{"".join(ghosts)}</g></svg>'
    )


def space_pieces(table: Table, space: int, ghosts: list[str]) -> str:
    seen = table.view["spaces"][space]
    stack, crowd = table.stacks[space], seen["wizards"]
    choices = [f"tower {piece['id']}" for piece in stack]
    choices += [f"wizard {space} {colour}" for colour, n in enumerate(crowd) if n]
    choices = [text for text in choices if text in table.left]
    ghosts.extend([ghost(table, space, text) for text in choices])
    keep_here = table.view["keep"] == space
    return place_drawn(
        table.voice,
        Place(
            space,
            tuple([(piece["id"], piece["shield"]) for piece in stack]),
            tuple([tuple(floor) for floor in seen.get("floors", ())]),
            tuple(crowd),
            tuple(table.view["home"]) if keep_here else (),
            table.view["wizards"] if keep_here else 0,
            tuple([(text, table.label(text)) for text in choices if table.take(text)]),
            bool(table.swaps) and not keep_here,
            table.seat is not None,
            table.shared,
        ),
    )


class Place(NamedTuple):
    """All that a space of the ring shows."""

    space: int
    towers: tuple[tuple[int, bool], ...]
    """From the ground up, and whether each has a shield."""
    floors: tuple[tuple[int, ...], ...]
    """For learners: who is under each tower, by colour."""
    crowd: tuple[int, ...]
    """The wizards in sight, by colour."""
    home: tuple[int, ...]
    """The wizards in the keep, where it stands here, and how many each colour has."""
    wizards: int
    lit: tuple[tuple[str, str], ...]
    """Legal moves, and what they are called."""
    swaps: bool
    asks: bool
    """Whether the reader may ask why something is not lit."""
    shared: bool

    @property
    def roof(self) -> Point:
        """Where wizards stand."""
        return roof(self.space, len(self.towers))

    @property
    def only(self) -> str:
        return self.lit[0][0] if len(self.lit) == 1 else ""

    def clickable(self, text: str, name: str) -> str:
        for move, label in self.lit:
            if move == text:
                return clickable(text, label, name, preview=preview_id(text))
        return clickable(text, "" if self.asks else None, name)

    def reach(self) -> str:
        """All the room of a space, for fingers."""
        x, y = SPOT[self.space]
        top = self.roof[1] - 46
        return (
            f'<rect class="reach" x="{x - 47:g}" y="{top:g}" width="94" height="{y + 18 - top:g}"/>'
        )


@cached_drawing
def place_drawn(say: Say, place: Place) -> str:
    """Towers from the ground up, then the keep or the wizards: each over what is under it."""
    drawn = [tower(say, place, i) for i in range(len(place.towers))]
    if place.home:
        drawn.append(keep(say, place))
    elif any(place.crowd):
        drawn.append(wizards(say, place))
    if len(place.lit) > 1:  # a finger's first touch only makes the stack large
        drawn.append(f'<g class="loupe" tabindex="-1">{place.reach()}</g>')
    return f'<g class="stack{SIDE[place.space]}">{"".join(drawn)}</g>'


def roof(space: int, height: int) -> Point:
    """Where wizards stand on a stack so high."""
    return level(space, height, height)


def tower(say: Say, place: Place, i: int) -> str:
    id, shield = place.towers[i]
    space, height = place.space, len(place.towers)
    x, y = level(space, i, height)
    text = f"tower {id}"
    if place.swaps and i == height - 1:
        label = say.html("table-swap", {"at": space})
        style = " swap"
        use_it = f'data-stop="" data-swap="{space}" aria-label="{label}" data-tip="{label}"'
    else:
        args: Args = {"at": space, "level": i + 1, "height": height}
        style = ""
        use_it = place.clickable(
            text, say.html("table-tower" if shield else "table-tower-plain", args)
        )
    return (
        f'<g class="tower{style}" data-key="t{id}" data-ref="tower-{id}" role="button" '
        f'tabindex="-1" {use_it}>{place.reach() if text == place.only else ""}'
        f'<g data-piece="t{id}" data-covers="">'
        f"{use('t1' if shield else 't0', x, y, squash(height))}"
        f"{remembered(place, i, x, y)}</g></g>"
    )


def remembered(place: Place, i: int, x: float, y: float) -> str:
    """For learners: who is under this tower."""
    if not place.floors:
        return ""
    inside = [colour for colour, n in enumerate(place.floors[i]) for _ in range(n)]
    drawn = [use(f"w{colour}", x - 29 + 9 * k, y + 5, size=0.36) for k, colour in enumerate(inside)]
    return "".join(
        [f'<g class="seen seat-{c}">{pawn}</g>' for c, pawn in zip(inside, drawn, strict=True)]
    )


def wizards(say: Say, place: Place) -> str:
    """Those of one colour are one thing to click at: they are alike."""
    x, y = place.roof
    surface = f"t{place.towers[-1][0]}" if place.towers else f"g{place.space}"
    places = iter(CROWD[sum(place.crowd)])
    drawn = []
    for colour, n in enumerate(place.crowd):
        if not n:
            continue
        text = f"wizard {place.space} {colour}"
        name = owned(say, place.shared, colour, "table-wizards", at=place.space, count=n)
        pawns = "".join(
            [
                pawn(colour, f"{surface}-{k}", x + dx, y + dy)
                for k, (dx, dy) in zip(range(n), places, strict=False)
            ]
        )
        drawn.append(
            f'<g class="wizards seat-{colour}" data-key="w{colour}-{surface}" '
            f'role="button" tabindex="-1" {place.clickable(text, name)}>'
            f"{place.reach() if text == place.only else ''}{pawns}</g>"
        )
    return "".join(drawn)


def pawn(colour: int, place: str, x: float, y: float) -> str:
    return (
        f'<use href="#wt-w{colour}" data-piece="w{colour}-{place}" data-kind="w{colour}" '
        f'transform="translate({x:g} {y:g})"/>'
    )


def owned(say: Say, shared: bool, colour: int, key: str, **args: int | str) -> str:
    """A sentence about somebody's pieces; with shared ones it names nobody."""
    return say.html(f"{key}-all", args) if shared else say.html(key, {"seat": colour, **args})


def keep(say: Say, place: Place) -> str:
    x, y = place.roof
    home = sum(place.home)
    name = say.html("table-keep", {"at": place.space, "count": home})
    inside = "".join(
        [
            f"\n{owned(say, place.shared, c, 'table-home', home=n, wizards=place.wizards)}"
            for c, n in enumerate(place.home)
        ]
    )
    badge = (
        f'<g class="badge"><circle cx="{x:g}" cy="{y - 33:g}" r="9.5"/>'
        f'<text x="{x:g}" y="{y - 28.5:g}">{home}</text></g>'
        if home
        else ""
    )
    return (
        f'<g class="keep" data-piece="keep" role="img" tabindex="-1" data-stop="" '
        f'aria-label="{name}" data-tip="{name}{inside}">{use("keep", x, y)}{badge}</g>'
    )


# -- what would happen -------------------------------------------------------------------------


def preview_id(text: str) -> str:
    return "pv-" + text.replace(" ", "-")


def ghost(table: Table, space: int, text: str) -> str:
    """Where the piece would land and whom it would catch; shown while the move is pointed at."""
    args = table.sight.labels[text].args
    verb, *numbers = text.split(" ")
    if "to" not in args:
        x, y = level(space, int(args["level"]) - 1, int(args["height"]))
        drawn = use("eye", x, y + 8)
    elif verb == "wizard":
        drawn = walk_ghost(table, space, int(args["to"]), int(numbers[1]))
    else:
        drawn = march_ghost(table, space, int(args["level"]) - 1, int(args["to"]), table.seat)
    return f'<g class="ghost" id="{preview_id(text)}">{drawn}</g>'


def walk_ghost(table: Table, space: int, to: int, colour: int) -> str:
    x, y = roof(to, len(table.stacks[to]))
    start = roof(space, len(table.stacks[space]))
    if table.view["keep"] == to:
        landing = use("star", x, y - 10)
    else:
        there = sum(table.view["spaces"][to]["wizards"])
        dx, dy = CROWD[min(there + 1, len(CROWD) - 1)][-1]
        x, y = x + dx, y + dy
        landing = f'<g class="seat-{colour}">{use(f"w{colour}", x, y)}</g>'
    return way((start[0], start[1] - 26), space, to, (x, y - 44)) + landing


def march_ghost(table: Table, space: int, i: int, to: int, by: int | None) -> str:
    stack, under = table.stacks[space], len(table.stacks[to])
    moved = stack[i:]
    flat = squash(under + len(moved))
    x, y = roof(to, under)
    drums = "".join(
        [
            use("t1" if piece["shield"] else "t0", x, round(y - PITCH * flat * k, 1), flat)
            for k, piece in enumerate(moved)
        ]
    )
    top = y - PITCH * flat * len(moved)
    if table.view["keep"] == space:
        drums += use("keep", x, round(top, 1))
    start = level(space, i, len(stack))
    drawn = way((start[0], start[1] - 8), space, to, (x, y - 14)) + f'<g class="pale">{drums}</g>'
    if any(table.view["spaces"][to]["wizards"]):
        drawn += use("bars", x, y - 14)
        if by is not None and fills(table, by):
            drawn += f'<g class="gain">{use("potion", x + 38, y - 22, size=1.5)}</g>'
    return drawn


def fills(table: Table, by: int) -> bool:
    """Whether a catch would fill a bottle of that seat's or its partner's (9.3, 12.6)."""
    seats = [seat for seat in (by, table.view["partner"][by]) if seat >= 0]
    return any(table.view["bottles"][table.view["colour"][seat]]["empty"] for seat in seats)


def way(start: Point, space: int, to: int, end: Point) -> str:
    """Hops from space to space, forwards or backwards, whichever is shorter."""
    steps = (to - space) % SPACES
    turn = 1 if steps <= SPACES // 2 else -1
    spots = [SPOT[(space + turn * k) % SPACES] for k in range(1, min(steps, SPACES - steps))]
    drawn = [f"M{start[0]:g} {start[1]:g}"]
    x, y = start
    for nx, ny in [*[(a, b - 20) for a, b in spots], end]:
        drawn.append(f"Q{(x + nx) / 2:.0f} {min(y, ny) - 34:.0f} {nx:g} {ny:g}")
        x, y = nx, ny
    return f'<path class="way" d="{"".join(drawn)}"/>'


def announced(table: Table) -> str:
    """A piece that has been named and is about to move, while others may still cast."""
    doing = table.view["doing"]
    if doing["what"] == "walk":
        space = exposed(table, doing["surface"])
        if space < 0:
            return ""
        drawn = walk_ghost(table, space, (space + doing["steps"]) % SPACES, doing["colour"])
    elif doing["what"] == "march":
        space, i = where(table, doing["tower"])
        goal = (space + doing["steps"]) % SPACES
        drawn = march_ghost(table, space, i, goal, table.view["active"])
    else:
        return ""
    return f'<g class="announced" aria-hidden="true">{drawn}</g>'


def exposed(table: Table, surface: int) -> int:
    """The space where this surface is on top, or -1: a wizard who has been covered or has gone in
    is not pointed at."""
    for space, stack in enumerate(table.stacks):
        if surface == (SPACES - 1 + stack[-1]["id"] if stack else space):
            return space
    return -1


def where(table: Table, id: int) -> tuple[int, int]:
    """The space of a tower, and its place in the stack."""
    for space, stack in enumerate(table.stacks):
        for i, piece in enumerate(stack):
            if piece["id"] == id:
                return space, i
    raise LookupError(id)


def nudges(table: Table) -> str:
    """Both places where the keep could go. There may be only one, reached either way."""
    goals = {
        text: int(table.sight.labels[text].args["to"])
        for text in ("nudge backwards", "nudge forwards")
        if text in table.left
    }
    drawn = []
    for text, to in goals.items():
        x, y = roof(to, len(table.stacks[to]))
        aside = 0 if len(set(goals.values())) == len(goals) else 30
        way_there = -1 if text == "nudge backwards" else 1
        drawn.append(
            f'<g class="landing" role="button" tabindex="-1" {table.clickable(text, "")}>'
            f'<g class="pale">{use("keep", x + way_there * aside, y)}</g>'
            f'<g transform="translate({x + way_there * aside:g} {y - 24:g}) scale({way_there} 1)">'
            '<use href="#wt-arrow"/></g></g>'
        )
    return "".join(drawn)


def swaps(table: Table) -> str:
    """The pairs, which nobody sees: the first tower is clicked, then the second (table.js)."""
    drawn = []
    for text in sorted(table.swaps):
        ends = [table.stacks[int(space)][-1]["id"] for space in text.split(" ")[1:]]
        if table.take(text):
            drawn.append(
                f'<g data-move="{text}" data-preview="tower-{ends[0]} tower-{ends[1]}" '
                f'aria-label="{table.label(text)}"/>'
            )
    return f'<g hidden="">{"".join(drawn)}</g>' if drawn else ""


# -- the middle: deck, discards, die, count ------------------------------------------------------


def middle(table: Table) -> str:
    return f'<div class="wt-middle">{deck(table)}{discards(table)}{die(table)}</div>{aims(table)}'


def pile(id: str, label: str, inner: str, count: int) -> str:
    return (
        f'<div class="pile" id="wt-{id}" role="img" tabindex="-1" data-stop="" '
        f'aria-label="{label}" data-tip="{label}">{inner}<b>{count}</b></div>'
    )


def deck(table: Table) -> str:
    count = table.view["deck"]
    inner = pictures.CARD_BACK if count else ""
    return pile("deck", table.say("table-deck", count=count), inner, count)


def discards(table: Table) -> str:
    """The top one is the card that is being played, as long as it is."""
    cards = table.view["discard"]
    if not cards:
        return pile("discards", table.say("table-discards-none"), "", 0)
    top = cards[-1]
    mine = (table.view["hand"] or []).count(top)
    now = table.view["doing"]["what"] in ("card", "walk", "march")
    face = (
        f'<span class="card{" now" if now else ""}" data-piece="c-{top}-{mine}" '
        f'data-from="person-{table.view["active"]}">{pictures.card_face(top)}</span>'
    )
    label = table.say("table-discards", card=f"card-{top}", count=len(cards))
    return pile("discards", label, face, len(cards))


def die(table: Table) -> str:
    """The die of the card under way. A new roll is a new die, so that it tumbles."""
    doing = table.view["doing"]
    value = doing.get("value", 0)
    if not value:
        return '<div class="tray"></div>'
    faces = "".join([f'<i class="f{side}"></i>' for side in DIE])
    rolls = '<i class="roll"></i>' * doing["rolls"]
    return (
        f'<div class="tray"><span class="die v{value}" data-key="die-{len(table.view["discard"])}-'
        f'{doing["rolls"]}" role="img" aria-label="{table.say("table-die", value=value)}">{faces}'
        f'</span><span class="rolls">{rolls}</span></div>'
    )


def aims(table: Table) -> str:
    """What concerns everybody: cards used of thirty, wizards and bottles of all; the last round."""
    view = table.view
    drawn = ""
    if view["card_target"]:
        label = table.say("table-cards", cards=view["cards"], target=view["card_target"])
        used = min(view["cards"], view["card_target"])
        drawn += (
            f'<div class="count" role="img" aria-label="{label}" data-tip="{label}">'
            '<svg viewBox="0 0 60 60"><circle cx="30" cy="30" r="25"/><circle class="used" cx="30" '
            f'cy="30" r="25" pathLength="{view["card_target"]}" '
            f'stroke-dasharray="{used} {view["card_target"]}" transform="rotate(-90 30 30)"/></svg>'
            f"<b>{view['cards']}<small>/{view['card_target']}</small></b></div>"
        )
    if table.shared:
        drawn += f'<div class="together">{stock(table, 0)}</div>'
    if view["last_round"]:
        drawn += f'<p class="last">{table.say("table-last-round")}</p>'
    return f'<div class="wt-aims">{drawn}</div>' if drawn else ""


# -- spells ------------------------------------------------------------------------------------


def spells(table: Table) -> str:
    tiles = "".join([spell(table, tile["id"], tile["cost"]) for tile in table.view["spells"]])
    number = len(table.view["spells"])
    size = " many" if number > 4 else " some" if number > 2 else ""
    return f'<div class="wt-spells{size}">{tiles}</div>' if tiles else ""


def spell(table: Table, id: str, cost: int) -> str:
    doing = table.view["doing"]
    now = " now" if doing["what"] == "cast" and doing["spell"] == id else ""
    price = use("potion", 0, 0)
    bottles = "".join(
        [f'<svg viewBox="-9 -17 18 26" aria-hidden="true">{price}</svg>' for _ in range(cost)]
    )
    name = table.say("table-spell", spell=f"spell-{id}", cost=cost)
    use_it = table.clickable(f"cast {id}", name, tip(table, f"spell-{id}.about", RULE_OF_SPELL[id]))
    return (
        f'<button type="button" class="spell{now}" data-key="{id}" data-ref="spell-spell-{id}" '
        f'{use_it}>{pictures.spell_icon(id)}<span class="name">{table.say(f"spell-{id}")}</span>'
        f'<span class="cost">{bottles}</span></button>'
    )


def tip(table: Table, key: str, rule: str) -> str:
    return f"{table.say(key)}\n{rule_link(table.voice, rule)}"


# -- the hand ----------------------------------------------------------------------------------


def hand(table: Table) -> str:
    cards = table.view["hand"]
    if not cards:
        return ""
    drawn = "".join(
        [card(table, id, cards.count(id)) for id in sorted(set(cards), key=FACE_OF.__getitem__)]
    )
    return f'<div class="wt-hand">{drawn}</div>'


def card(table: Table, id: str, copies: int) -> str:
    """Equal cards lie on each other, and are one thing to click at: to be played or, between
    partners, to be given away."""
    about = tip(table, f"card-{id}.about", rule_of_card(id))
    text, style = f"card {id}", ""
    for gift in (f"give-card {id}", f"offer-card {id}"):
        if gift in table.left:
            text, style = gift, " gift"
    faces = "".join(
        [
            f'<span class="card" data-piece="c-{id}-{k}" data-from="wt-deck">'
            f"{pictures.card_face(id)}</span>"
            for k in range(copies)
        ]
    )
    drop = ""
    if f"drop {id}" in table.left:
        drop = (
            f'<button type="button" class="drop" {table.clickable(f"drop {id}", "")}>'
            '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#wt-drop"/></svg></button>'
        )
    return (
        f'<div class="held x{copies}" data-key="{id}"><button type="button" class="play{style}" '
        f"{table.clickable(text, table.say(f'card-{id}'), about)}>{faces}</button>{drop}</div>"
    )


def rule_of_card(id: str) -> str:
    face = FACES[FACE_OF[id]]
    if face.wizard and face.tower:
        return "8.3" if face.dice else "8.1"
    numbers = ("5.2", "", "5.4", "5.5") if face.wizard else ("7.2", "", "7.3", "7.3")
    return numbers[face.dice]


# -- the people ----------------------------------------------------------------------------------


def person(table: Table, seat: int) -> str:
    """Wizards at home and outside, bottles, cards, and what is special about this seat."""
    view = table.view
    chips = ""
    if view["active"] == seat and table.seats > 1 and not table.sight.over:
        chips += chip("turn", table.say("table-active"))
    if view["start"] == seat and table.seats > 1:
        chips += chip("first", table.say("table-first"))
    partner = view["partner"][seat]
    if partner >= 0:
        mine = partner == table.seat
        label = (
            table.say("table-your-partner") if mine else table.say("table-partner", seat=partner)
        )
        chips += chip(
            f"pair seat-{partner}{' mine' if mine else ''}", label, f"#mark-{partner}", "0 0 32 32"
        )
    cards = view["hands"][seat]
    label = table.say("table-hand", count=cards)
    chips += chip("cards", label, "#wt-back", "0 0 80 112", str(cards))
    pieces = "" if table.shared else stock(table, seat)
    few = " few" if view["wizards"] < 4 else ""
    return f'<div class="wt-seat{few} seat-{seat}">{pieces}<div class="chips">{chips}</div></div>'


def chip(kind: str, label: str, href: str = "", box: str = "-13 -13 26 26", more: str = "") -> str:
    return (
        f'<span class="chip {kind}" data-tip="{label}"><svg viewBox="{box}" role="img" '
        f'aria-label="{label}"><use href="{href or "#wt-" + kind}"/></svg>{more}</span>'
    )


def stock(table: Table, colour: int) -> str:
    """Wizards and bottles of a colour."""
    view, say, shared = table.view, table.voice, table.shared
    return home(say, shared, colour, view["home"][colour], view["wizards"]) + bottles(
        say, shared, colour, **view["bottles"][colour]
    )


@cached_drawing
def home(say: Say, shared: bool, colour: int, inside: int, every: int) -> str:
    """Those in the keep, then the others, wherever they are."""
    label = owned(say, shared, colour, "table-home", home=inside, wizards=every)
    gap = 22 if every < 8 else 14
    pawns = [pawn(colour, f"home-{k}", 14 + gap * k, 43) for k in range(inside)]
    outside = [use(f"w{colour}", 14 + gap * k, 43) for k in range(inside, every)]
    return stock_line(
        "home",
        colour,
        label,
        f'<svg viewBox="0 0 {28 + gap * (every - 1)} 48">{"".join(pawns)}'
        f'<g class="out">{"".join(outside)}</g></svg>',
        f"{one(f'w{colour}', '-14 -44 28 48')}{inside}<small>/{every}</small>",
    )


@cached_drawing
def bottles(say: Say, shared: bool, colour: int, empty: int, full: int, spent: int) -> str:
    kinds = ["potion"] * full + ["bottle"] * empty + ["spent"] * spent
    if not kinds:
        return ""
    drawn = [f'<g class="{kind}">{use(kind, 11 + 20 * k, 19)}</g>' for k, kind in enumerate(kinds)]
    return stock_line(
        "bottles",
        colour,
        owned(say, shared, colour, "table-bottles", empty=empty, full=full, spent=spent),
        f'<svg viewBox="0 0 {2 + 20 * len(kinds)} 30">{"".join(drawn)}</svg>',
        f"{one('potion', '-9 -17 18 26')}{full}"
        f"{one('bottle', '-9 -17 18 26')}<small>{empty}</small>",
    )


def stock_line(kind: str, colour: int, label: str, drawn: str, brief: str) -> str:
    """Pieces in a row and, for a narrow screen, in a word."""
    return (
        f'<div class="{kind} seat-{colour}" role="img" aria-label="{label}" data-tip="{label}">'
        f"{drawn}<b>{brief}</b></div>"
    )


def one(symbol: str, box: str) -> str:
    return f'<svg class="one" viewBox="{box}"><use href="#wt-{symbol}"/></svg>'


# -- everything else -----------------------------------------------------------------------------


def actions(table: Table) -> str:
    """A button for each move that has no other place; bottles to give away are a row of numbers."""
    rest = list(table.left.values())
    gifts = [move for move in rest if move.verb == "give-bottles"]
    drawn = "".join(
        [
            f'<button type="button" class="button small{" main" if move.verb in MAIN else ""}" '
            f'data-key="{move.text}" data-move="{move.text}">{table.label(move.text)}</button>'
            for move in rest
            if move.verb != "give-bottles"
        ]
    )
    if gifts:
        partner = table.view["partner"][table.seat]
        numbers = "".join(
            [
                f'<button type="button" class="button small" data-key="{move.text}" data-move='
                f'"{move.text}" aria-label="{table.label(move.text)}">{move.n(0)}</button>'
                for move in gifts
            ]
        )
        drawn += (
            f'<span class="gifts" data-key="gifts">{table.say("table-give", seat=partner)}'
            f"{numbers}</span>"
        )
    return drawn
