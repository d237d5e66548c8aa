"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. Every legal move has exactly one place to be clicked at, and a thing that
cannot be used now can be asked why. Of the others there is only what lies open: their lights say
that they are ready, and nothing of what they have chosen. A small thing is a function of what it
shows, and what it drew is kept.
"""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from coven.core import Args, Say, Sight, Text
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import ARCANA, CAPACITY, CHARACTER_OF, CHARACTERS, TRACK, TYPES
from . import pictures
from .pictures import BENCH_HIGH, BENCH_WIDE, HEAP, HIGH, WIDE, Point, icon, use

Card = dict[str, Any]
EFFECT_RULE = ("6.7", "6.8", "6.9")
ABILITY = {"initiate": "redraw", "daredevil": "dare", "grimoire_scholar": "scholar"}
"""The moves that are a character's own, besides its recipe."""
ASKED_IN_A_ROW = ("potion", "raven", "grimoire", "pour", "gather", "save")
"""Verbs whose choices are types of ingredients: they lie in a row under the workbench."""
SIGN = {"pour": "brew", "gather": "bench", "save": "circle"}
"""The sign of such a verb, where it has none of its own."""
STEPS_SHOWN = ("potion", "raven", "grimoire", "pour", "skip")


def parts(sight: Sight, say: Say) -> dict[str, str]:
    table = Table(sight, say)
    asked = choices(table)
    drawn = {
        "board": choosing(table) if table.choosing else desk(table),
        "choices": asked,
        "recipes": "" if table.choosing else recipes(table, bool(asked)),
        "scene": pictures.scene(),
        "hand": hand(table, bool(asked)),
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
        self.players: list[dict[str, Any]] = self.view["players"]
        self.seats = len(self.players)
        self.me = sight.front if sight.seat is None else sight.seat
        """Whose desk is drawn large; a spectator sits behind whom he likes."""
        self.mine = self.players[self.me]
        self.choosing = self.view["stage"] == "choosing"
        self.left = {move.text: move for move in (*sight.asked, *sight.offered)}
        self.steps: list[str] = self.view["steps"]
        plan = self.view["plan"]
        self.plan: dict[str, Any] | None = None if self.mine["light"] == "open" else plan
        """What this seat means to brew, as long as it has not been opened."""

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

    def clickable(self, text: str, name: str, tip: str = "", preview: str = "") -> str:
        if self.take(text):
            return clickable(text, self.label(text), name, tip, preview)
        return clickable(text, "" if text and self.seat is not None else None, name, tip)


@cached_drawing
def pile(say: Say, counts: tuple[int, ...]) -> str:
    """What is in a pile, a line for each type, to follow a heading."""
    return "".join(
        [
            f"\n{say.html('table-count', {'type': f'type-{name}', 'count': n})}"
            for name, n in zip(TYPES, counts, strict=True)
            if n
        ]
    )


def name_key(card: Card) -> str:
    """The word for a recipe; a character's own has the character's."""
    return ("recipe-" if card["initiative"] else "character-") + str(card["key"])


def card_tip(say: Say, key: str, turned: bool) -> str:
    more = f"\n{say.html('table-turned')}" if turned else ""
    return f"{say.html(key)}{more}\n{say.html(f'{key}.about')}"


def printed(card: Card) -> str:
    return face_of(card["inputs"], card["outputs"])


def face_of(inputs: list[list[str]], outputs: list[list[str]]) -> str:
    return pictures.face(tuple(map(tuple, inputs)), tuple(map(tuple, outputs)))


# -- the desk: circle, arcana, workbench, cauldron -----------------------------------------------


def desk(table: Table) -> str:
    return (
        f'<div class="ww-desk seat-{table.me}">{circle(table)}{tracks(table)}{bench(table)}'
        f'<div class="ww-stove">{kettle(table)}{forecast(table)}</div></div>'
    )


def circle(table: Table) -> str:
    return full_circle(table.voice, tuple(table.mine["circle"]), table.view["threshold"])


@cached_drawing
def full_circle(say: Say, counts: tuple[int, ...], threshold: int) -> str:
    cubes = [name for name, n in zip(TYPES, counts, strict=True) for _ in range(n)]
    drawn = [
        f'<use href="#ww-{name}" data-piece="r-{k}" transform="translate({x:g} {y:g}) scale(1.1)"/>'
        for k, (name, (x, y)) in enumerate(
            zip(cubes, pictures.circle_places(threshold), strict=False)
        )
    ]
    label = say.html("table-circle", {"count": len(cubes), "threshold": threshold})
    return (
        f'<svg class="ww-circle{" won" if len(cubes) >= threshold else ""}" viewBox="0 0 140 140" '
        f'role="img" tabindex="-1" data-stop="" data-ref="circle" aria-label="{label}" '
        f'data-tip="{label}{pile(say, counts)}">{pictures.star(threshold)}{"".join(drawn)}'
        f'<text x="70" y="77">{len(cubes)}<tspan>/{threshold}</tspan></text></svg>'
    )


def tracks(table: Table) -> str:
    due = table.mine["due"]
    rows = [
        track(table.voice, k, at, ARCANA[k] in due) for k, at in enumerate(table.mine["tokens"])
    ]
    return f'<div class="ww-tracks">{"".join(rows)}</div>'


@cached_drawing
def track(say: Say, k: int, at: int, due: bool) -> str:
    name = ARCANA[k]
    label = track_label(say, name, at)
    about = say.html(f"table-effect-{name}")
    return (
        f'<svg class="track{" due" if due else ""}" viewBox="0 0 148 22" role="img" '
        f'tabindex="-1" data-stop="" aria-label="{label}" data-tip="{label}\n{about}\n'
        f'{rule_link(say, EFFECT_RULE[k])}">{pictures.track(k, at)}</svg>'
    )


def track_label(say: Say, name: str, at: int) -> str:
    if not at:
        return say.html("table-track-off", {"arcana": f"arcana-{name}"})
    return say.html("table-track", {"arcana": f"arcana-{name}", "at": at, "spaces": TRACK})


def bench(table: Table) -> str:
    """Everything in its slots. New ingredients come from the left neighbour's cauldron."""
    plan = table.plan
    counts = plan["bench"] if plan else table.mine["bench"]
    free = plan["grimoire"] if plan else table.mine["grimoire"]
    giver = (table.me + 1) % table.seats
    origin = "" if plan else f' data-from="person-{giver}"'
    rows = [
        bench_row(table.voice, t, counts[t], name in free, origin) for t, name in enumerate(TYPES)
    ]
    name = table.say("table-bench") if table.seat is not None else table.voice.name(table.me)
    return (
        f'<svg class="ww-bench" viewBox="0 0 {BENCH_WIDE} {BENCH_HIGH}" role="group" '
        f'aria-label="{escape(name)}">{pictures.shelves()}{"".join(rows)}</svg>'
    )


@cached_drawing
def bench_row(say: Say, t: int, count: int, free: bool, origin: str) -> str:
    name, room = TYPES[t], CAPACITY[t]
    label = slots_label(say, t, count)
    drawn = []
    for k, (x, y) in enumerate(pictures.bench_slots(t)):
        place = f'transform="translate({x:g} {y:g}) scale(1.28)"'
        drawn.append(
            f'<use href="#ww-{name}" data-piece="b-{name}-{k}"{origin} {place}/>'
            if k < count
            else f'<use class="slot" href="#ww-{name}" {place}/>'
        )
    more = ""
    if free:
        more = f"\n{say.html('table-free')}"
        x, y = pictures.ROWS[t]
        drawn.append(f'<g class="free">{use("grimoire", x - 11, y - 11, 0.95)}</g>')
    return (
        f'<g class="shelf{" full" if count == room else ""}" role="img" tabindex="-1" data-stop="" '
        f'data-ref="bench-{name} type-type-{name}" aria-label="{label}" '
        f'data-tip="{label}{more}">{"".join(drawn)}</g>'
    )


def slots_label(say: Say, t: int, count: int) -> str:
    room = CAPACITY[t]
    return say.html("table-slots", {"type": f"type-{TYPES[t]}", "count": count, "room": room})


def own_cauldron(table: Table) -> list[int]:
    """What is in it; once the plan is finished, what was brewed, too."""
    counts: list[int] = table.mine["cauldron"]
    plan = table.plan
    if plan and plan["stage"] == "done":
        return [a + b for a, b in zip(counts, plan["brew"], strict=True)]
    return counts


def kettle(table: Table) -> str:
    counts = own_cauldron(table)
    total = sum(counts)
    label = table.say("table-cauldron", count=total)
    tip = label + pile(table.voice, tuple(counts))
    if total <= len(HEAP):
        cubes = [(name, k) for name, n in zip(TYPES, counts, strict=True) for k in range(n)]
        drawn = [
            f'<use href="#ww-{name}" data-piece="k-{name}-{k}" data-kind="brew-{name}" '
            f'transform="translate({x:g} {y:g})"/>'
            for (name, k), (x, y) in zip(cubes, HEAP, strict=False)
        ]
    else:
        drawn = [
            f'{use(name, x, 34, 1.1)}<text class="many" x="{x:g}" y="14">{n}</text>'
            for name, n, x in zip(TYPES, counts, range(24, 140, 28), strict=True)
            if n
        ]
    return (
        f'<svg class="ww-kettle" viewBox="0 -14 160 152" role="img" tabindex="-1" data-stop="" '
        f'data-ref="kettle" aria-label="{label}" data-tip="{tip}">'
        f'<g data-piece="kettle-{cauldron_at(table, table.me)}">{use("kettle", 80, 52)}'
        f"{pictures.bubbles()}</g>{''.join(drawn)}</svg>"
    )


def cauldron_at(table: Table, seat: int) -> int:
    """Which cauldron stands there: every round each of them goes one seat to the right."""
    passed: int = table.view["round"] + table.sight.over
    return (seat + passed) % table.seats


def forecast(table: Table) -> str:
    """What the right neighbour could not hold, if the cauldron were passed now."""
    seen = table.view["forecast"]
    if seen is None:
        return whose(table) if table.seat is None else ""
    seat, threshold = seen["seat"], table.view["threshold"]
    over = sum(seen["overflow"])
    there = table.players[seat]["bench"]
    columns = []
    for t, name in enumerate(TYPES):
        comes, spills = seen["cauldron"][t], seen["overflow"][t]
        label = table.say(
            "table-forecast-type",
            type=f"type-{name}",
            there=there[t],
            room=CAPACITY[t],
            comes=comes,
            over=spills,
        )
        columns.append(
            f'<span class="{"spills" if spills else "comes" if comes else "calm"}" role="img" '
            f'aria-label="{label}" data-tip="{label}">{icon(name)}<i>{there[t]}/{CAPACITY[t]}</i>'
            f"<b>{f'+{comes}' if comes else '·'}</b><u>{spills or ''}</u></span>"
        )
    wins = " wins" if seen["circle"] >= threshold else ""
    said = table.say("table-forecast-over", count=over, circle=seen["circle"], threshold=threshold)
    return (
        f'<div class="ww-forecast seat-{seat}{wins}" data-ref="forecast">'
        f'<p data-tip="{table.say("table-forecast.about", seat=seat)}">'
        f'<svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
        f"{table.say('table-forecast', seat=seat)}</p>"
        f'<div class="types">{"".join(columns)}</div><p class="sum">{said}</p></div>'
    )


def whose(table: Table) -> str:
    """For spectators: the owner of the desk they see."""
    return (
        f'<p class="ww-whose seat-{table.me}"><svg viewBox="0 0 32 32" aria-hidden="true">'
        f'<use href="#mark-{table.me}"/></svg>{escape(table.voice.name(table.me))}</p>'
    )


# -- choosing a character ------------------------------------------------------------------------


def choosing(table: Table) -> str:
    cards = "".join([dealt(table, key) for key in table.view["dealt"] or ()])
    return f'<div class="ww-dealt seat-{table.me}">{cards}</div>'


def dealt(table: Table, key: str) -> str:
    character = CHARACTERS[CHARACTER_OF[key]]
    kept = " chosen" if f"keep {key}" in table.steps else ""
    start = "".join(
        [icon(name) for name, n in zip(TYPES, character.start, strict=True) for _ in range(n)]
    )
    name, about = table.say(f"character-{key}"), table.say(f"character-{key}.about")
    return (
        f'<button type="button" class="witch{kept}" data-key="{key}" '
        f"{table.clickable(f'keep {key}', name, about)}>{icon('hat')}<b>{name}</b>"
        f'<span>{about}</span><span class="start">{start}</span></button>'
    )


# -- choices of a type -----------------------------------------------------------------------------


def choices(table: Table) -> str:
    """Effects and abilities: a button for each type, or two types for the raven."""
    rows = []
    for verb in ASKED_IN_A_ROW:
        moves = [text for text, move in table.left.items() if move.verb == verb]
        if moves:
            buttons = "".join([choice(table, verb, text) for text in moves])
            rows.append(
                f'<div class="line" data-key="{verb}">{icon(SIGN.get(verb, verb))}{buttons}</div>'
            )
    done = [step for step in table.steps if step.split(" ")[0] in STEPS_SHOWN]
    if done and table.view["stage"] != "brewing":
        rows.append(
            f'<div class="line done">{"".join([chosen(table, step) for step in done])}</div>'
        )
    return f'<div class="ww-choices">{"".join(rows)}</div>' if rows else ""


def choice(table: Table, verb: str, text: str) -> str:
    types = text.split(" ")[1:]
    preview = "kettle" if verb in ("potion", "save") else " ".join(f"bench-{t}" for t in types)
    return (
        f'<button type="button" class="pick" data-key="{text}" '
        f"{table.clickable(text, '', preview=preview)}>"
        f"{''.join([icon(name) for name in types])}</button>"
    )


def chosen(table: Table, step: str) -> str:
    """An effect that has been decided about, for its owner's eyes."""
    verb, *types = step.split(" ")
    args: Args = {"type": f"type-{types[0]}"} if types else {}
    if len(types) == 2:
        args["type2"] = f"type-{types[1]}"
    label = table.say(f"move-{verb}-two" if len(types) == 2 else f"move-{verb}", **args)
    signs = "".join([icon(name) for name in (verb if verb != "pour" else "brew", *types)])
    return f'<span class="done" role="img" aria-label="{label}" data-tip="{label}">{signs}</span>'


# -- recipes in play -----------------------------------------------------------------------------


def recipes(table: Table, narrow: bool) -> str:
    """The character's card, then the recipes in the order in which they were played. Many of them,
    or a few where there is less room, are small."""
    cards: list[Card] = table.mine["recipes"]
    lying = outputs_lying(table)
    drawn = [character(table, lying)]
    drawn += [recipe(table, card, lying) for card in cards]
    most = 4 if narrow else 9
    size = " many" if len(cards) > most else " few" if len(cards) < 4 else ""
    swiped = ""
    if len(drawn) > 6:
        label = table.say("table-recipes", count=len(cards))
        swiped = f' role="group" tabindex="0" aria-label="{label}"'
    return f'<div class="ww-recipes{size}"{swiped}>{"".join(drawn)}</div>'


def outputs_lying(table: Table) -> dict[str, list[tuple[Point, str]]]:
    """Which ingredients lie on which recipe: as many as have been brewed and not been used. Alike
    ones cannot be told apart, so that any recipe that makes them may show them."""
    plan = table.plan
    if plan is None or plan["stage"] == "done":
        return {}
    used = [card for card in own_recipes(table) if card["key"] in plan["used"]]
    if plan["fill"]:
        used = [card for card in used if card["key"] != plan["doing"]]
    slots = [
        (card["key"], takes, at)
        for card in reversed(used)
        for takes, at in zip(card["outputs"], places_out(card), strict=True)
    ]
    on: dict[int, str] = {}
    for name, n in zip(TYPES, plan["brew"], strict=True):
        for _ in range(n):
            put(name, [takes for _, takes, _ in slots], on, set())
    lying: dict[str, list[tuple[Point, str]]] = {}
    for i, name in sorted(on.items()):
        lying.setdefault(slots[i][0], []).append((slots[i][2], name))
    return lying


def put(name: str, slots: list[list[str]], on: dict[int, str], tried: set[int]) -> bool:
    """Finds a slot for an ingredient; what lies there already may find another one."""
    for i, takes in enumerate(slots):
        if name in takes and i not in tried:
            tried.add(i)
            if i not in on or put(on[i], slots, on, tried):
                on[i] = name
                return True
    return False


def places_out(card: Card) -> tuple[Point, ...]:
    return pictures.places(len(card["inputs"]), len(card["outputs"]))[2]


def own_recipes(table: Table) -> list[Card]:
    own = table.mine["own"]
    return [*table.mine["recipes"], *([own] if own and not table.mine["left_game"] else [])]


def recipe(table: Table, card: Card, lying: dict[str, list[tuple[Point, str]]]) -> str:
    key = card["key"]
    state = card_state(table, card)
    number = card["initiative"]
    name = table.say(f"recipe-{key}")
    about = card_tip(table.voice, name_key(card), card["turned"])
    tip = f"{about}\n{table.say('table-initiative', number=number)}"
    return (
        f'<div class="recipe{state}" data-key="{key}" data-piece="c-{key}" '
        f'data-ref="recipe-recipe-{key}"><button type="button" class="card" '
        f"{table.clickable(f'use {key}', name, tip, inputs_of(card))}>"
        f'<span class="crest"><i>{number}</i>{turned_sign(card)}'
        f"{pictures.symbols(tuple(card['arcana']))}</span>{printed(card)}"
        f"{cubes_on(key, lying)}<b>{name}</b></button>"
        f"{question(table, key)}</div>"
    )


def inputs_of(card: Card) -> str:
    """Where on the workbench its ingredients lie, to be pointed at."""
    return " ".join(dict.fromkeys(f"bench-{name}" for takes in card["inputs"] for name in takes))


def turned_sign(card: Card) -> str:
    return icon("turn") if card["turned"] else ""


def card_state(table: Table, card: Card) -> str:
    plan = table.plan
    if plan is None or not (card["inputs"] or card["outputs"]):
        return ""
    if plan["doing"] == card["key"]:
        return " doing"
    return " used" if card["key"] in plan["used"] else ""


def cubes_on(key: str, lying: dict[str, list[tuple[Point, str]]]) -> str:
    """What a recipe has made, on its output slots."""
    if key not in lying:
        return ""
    cubes = "".join(
        [
            f'<use href="#ww-{name}" data-piece="o-{key}-{k}" data-kind="brew-{name}" '
            f'transform="translate({x:g} {y:g}) scale(1.12)"/>'
            for k, ((x, y), name) in enumerate(lying[key])
        ]
    )
    return f'<svg class="lying" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{cubes}</svg>'


def question(table: Table, key: str) -> str:
    """At the recipe that is being used: what goes on its next slot, and from where; or what it
    makes."""
    plan = table.plan
    if plan is None or plan["doing"] != key:
        return ""
    buttons = []
    for text, move in list(table.left.items()):
        if move.verb not in ("take", "make"):
            continue
        source, name = ("", move.word(0)) if move.verb == "make" else move.args[:2]
        preview = f"bench-{name}" if source == "bench" else "forecast" if not source else ""
        sign = f'<span class="from">{icon(str(source))}</span>' if source else ""
        buttons.append(
            f'<button type="button" class="pick" data-key="{text}" '
            f"{table.clickable(text, '', preview=preview)}>{icon(str(name))}{sign}</button>"
        )
    return f'<div class="ww-ask">{"".join(buttons)}</div>' if buttons else ""


def character(table: Table, lying: dict[str, list[tuple[Point, str]]]) -> str:
    """The card of the character, which is one thing to click at: its recipe, or its ability."""
    key = table.mine["character"]
    own = table.mine["own"]
    gone = table.mine["left_game"]
    name, about = table.say(f"character-{key}"), table.say(f"character-{key}.about")
    tip = f"{name}\n{about}" + (f"\n{table.say('table-gone')}" if gone else "")
    if own and not gone:
        state = card_state(table, own)
        inner = f"{printed(own)}{cubes_on(key, lying)}"
        use_it = table.clickable(f"use {key}", name, tip, inputs_of(own))
    else:
        doing = "scholar" if key == "grimoire_scholar" else ""
        state = " doing" if table.plan and doing and table.plan["doing"] == doing else ""
        inner = f'<span class="ability">{about}</span>'
        use_it = table.clickable(ABILITY.get(key, ""), name, tip)
    asked = question(table, "scholar" if key == "grimoire_scholar" else key)
    return (
        f'<div class="recipe character{state}{" gone" if gone else ""} seat-{table.me}" '
        f'data-key="character" data-ref="recipe-character-{key} character-character-{key}">'
        f'<button type="button" class="card" {use_it}><span class="crest">'
        f"{icon('hat')}{turned_sign(own) if own else ''}</span>{inner}<b>{name}</b></button>"
        f"{asked}</div>"
    )


# -- the hand ----------------------------------------------------------------------------------


def hand(table: Table, idle: bool) -> str:
    """Small where nothing can be played from it; roomy as long as few recipes are in play."""
    cards: list[Card] = table.view["hand"] or []
    if not cards:
        return ""
    drawn = "".join([held(table, card) for card in cards])
    size = " idle" if idle else ""
    if table.view["stage"] not in ("study", "gathering"):
        size = " idle" if idle or len(table.mine["recipes"]) > 4 else " idle roomy"
    return f'<div class="ww-hand{size}">{drawn}</div>'


def held(table: Table, card: Card) -> str:
    """A recipe, with a place to click at for each direction."""
    key = card["key"]
    name = table.say(f"recipe-{key}")
    both = (
        card["reversible"]
        or f"play {key} turned" in table.left
        or f"play {key} turned" in table.steps
    )
    ways = way(table, card, False)
    if both:
        ways += way(table, card, True)
    state = ""
    if any(step.split(" ")[1:2] == [key] for step in table.steps):
        state = " chosen"
    elif f'data-move="play {key}' in ways:
        state = " lit"
    origin = "ww-deck" if table.view["round"] < 2 else f"person-{(table.me - 1) % table.seats}"
    return (
        f'<div class="held{state}" data-key="{key}" data-piece="c-{key}" data-from="{origin}">'
        f'<span class="crest"><i>{card["initiative"]}</i><b>{name}</b>'
        f"{pictures.symbols(tuple(card['arcana']))}</span>{ways}</div>"
    )


def way(table: Table, card: Card, turned: bool) -> str:
    key = card["key"]
    text = f"play {key} turned" if turned else f"play {key}"
    slots = card["inputs"], card["outputs"]
    face = face_of(slots[1], slots[0]) if turned else face_of(*slots)
    tick = icon("tick") if text in table.steps else ""
    name = table.say(f"recipe-{key}")
    sign = icon("turn") if turned else ""
    tip = f"{name}\n{table.say('table-turned' if turned else f'recipe-{key}.about')}"
    return (
        f'<button type="button" class="way{" on" if tick else ""}" '
        f"{table.clickable(text, name, tip)}>{sign}{face}{tick}</button>"
    )


# -- the people ----------------------------------------------------------------------------------


def person(table: Table, seat: int) -> str:
    """At a glance: light, character, workbench, circle, cauldron, arcana, recipes."""
    player = table.players[seat]
    if player["character"] is None:
        return f'<div class="ww-seat">{lamp(table, player)}</div>'
    benched = "".join([room(table.voice, t, n) for t, n in enumerate(player["bench"])])
    chips = stock(table, seat, player)
    if seat == table.me:
        more = f'<div class="chips">{chips}</div>'
    else:
        rows = "".join(
            [
                brief(table.voice, name_key(card), card["turned"], printed(card))
                for card in player["recipes"]
            ]
        )
        opened = " open data-open" if table.seats < 4 else ""
        more = (
            f'<details{opened}><summary class="chips">{chips}</summary>'
            f'<div class="briefs">{rows}</div></details>'
        )
    return (
        f'<div class="ww-seat"><div class="guise">{lamp(table, player)}{witch(table, player)}</div>'
        f'<div class="rooms">{benched}</div>{more}</div>'
    )


def lamp(table: Table, player: dict[str, Any]) -> str:
    light = player["light"]
    if not light:
        return ""
    label = table.say(f"light-{light}")
    return f'<span class="lamp is-{light}" data-tip="{label}">{icon("lamp")}{label}</span>'


def witch(table: Table, player: dict[str, Any]) -> str:
    key = player["character"]
    name, about = table.say(f"character-{key}"), table.say(f"character-{key}.about")
    gone = player["left_game"]
    more = f"\n{table.say('table-gone')}" if gone else ""
    return (
        f'<span class="witch-name{" gone" if gone else ""}" data-tip="{name}\n{about}{more}" '
        f'data-ref="character-character-{key}">{name}</span>'
    )


@cached_drawing
def room(say: Say, t: int, count: int) -> str:
    label = slots_label(say, t, count)
    full = " full" if count == CAPACITY[t] else " tight" if count >= CAPACITY[t] - 1 else ""
    return (
        f'<span class="room{full}" role="img" aria-label="{label}" data-tip="{label}">'
        f"{icon(TYPES[t])}<b>{count}</b><small>/{CAPACITY[t]}</small></span>"
    )


def stock(table: Table, seat: int, player: dict[str, Any]) -> str:
    return chips(
        table.voice,
        table.view["threshold"],
        tuple(player["circle"]),
        tuple(player["cauldron"]),
        None if seat == table.me else cauldron_at(table, seat),
        tuple(player["tokens"]),
        tuple(player["due"]),
        tuple([name_key(card) for card in player["recipes"]]),
        player["hand"],
    )


@cached_drawing
def chips(
    say: Say,
    threshold: int,
    circle: tuple[int, ...],
    cauldron: tuple[int, ...],
    kettle: int | None,
    tokens: tuple[int, ...],
    due: tuple[str, ...],
    recipes: tuple[str, ...],
    hand: int,
) -> str:
    """Circle, cauldron, tokens, recipes; `kettle` is which cauldron travels to and from there."""
    gathered, brewed = sum(circle), sum(cauldron)
    circled = say.html("table-circle", {"count": gathered, "threshold": threshold})
    near = " near" if threshold - gathered <= 2 else ""
    drawn = chip(
        f"circle{near}",
        circled + pile(say, circle),
        circled,
        f"{icon('circle')}{gathered}<small>/{threshold}</small>",
    )
    filled = say.html("table-cauldron", {"count": brewed})
    piece = "" if kettle is None else f' data-piece="kettle-{kettle}"'
    drawn += chip(
        "pot",
        filled + pile(say, cauldron),
        filled,
        f"<span{piece}>{icon('brew')}</span>{brewed}",
    )
    for name, at in zip(ARCANA, tokens, strict=True):
        label = track_label(say, name, at)
        kind = "token due" if name in due else "token"
        effect = say.html(f"table-effect-{name}")
        drawn += chip(kind, f"{label}\n{effect}", label, f"{icon(name)}{at or '–'}")
    label = say.html("table-recipes", {"count": len(recipes)})
    names = "".join([f"\n{say.html(name)}" for name in recipes])
    held = say.html("table-hand", {"count": hand})
    return drawn + chip("cards", f"{label}{names}\n{held}", label, f"{icon('cards')}{len(recipes)}")


def chip(kind: str, tip: str, label: str, inner: str) -> str:
    return (
        f'<span class="chip {kind}" role="img" aria-label="{label}" data-tip="{tip}">{inner}</span>'
    )


@cached_drawing
def brief(say: Say, key: str, turned: bool, face: str) -> str:
    """Somebody's recipe in play, small."""
    return (
        f'<span class="brief" role="img" aria-label="{say.html(key)}" '
        f'data-tip="{card_tip(say, key, turned)}" data-ref="recipe-{key}">{face}</span>'
    )


# -- everything else -----------------------------------------------------------------------------


def actions(table: Table) -> str:
    """The deck, and a button for each move that has no other place."""
    buttons = []
    for text, move in table.left.items():
        label = table.label(text)
        said = label
        if text == "take-back":
            reopens = table.steps and table.steps[-1] in ("finish", "wait")
            said = table.say("table-reopen" if reopens else "table-back")
        elif text == "wait":
            said = table.say("table-wait")
        main = " main" if move.verb == "finish" else ""
        buttons.append(
            f'<button type="button" class="button small{main}" data-key="{text}" '
            f'data-move="{text}" data-tip="{label}">{said}</button>'
        )
    if table.choosing:
        return "".join(buttons)
    deck = table.view["deck"]
    label = table.say("table-deck", count=deck)
    pile = (
        f'<span class="ww-deck" id="ww-deck" data-key="deck" role="img" aria-label="{label}" '
        f'data-tip="{label}">{icon("cards")}{deck}</span>'
    )
    return "".join(buttons) + pile
