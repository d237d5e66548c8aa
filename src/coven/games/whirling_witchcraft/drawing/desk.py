"""The large desk in the middle: circle, arcana tracks, workbench, cauldron and forecast."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Say
from coven.drawing import cached_drawing, rule_link

from ..components import ARCANA, CAPACITY, TYPES
from . import pictures
from .canvas import WhirlingCanvas, cauldron_at, pile_lines, slots_label, track_label
from .pictures import BENCH_HIGH, BENCH_WIDE, HEAP, icon, use

EFFECT_RULE = ("6.7", "6.8", "6.9")
"""By arcana, the paragraph of its effect."""


def desk(canvas: WhirlingCanvas) -> str:
    """Draws as HTML the desk of the player drawn large: the reader, or the one a spectator has
    chosen."""
    return (
        f'<div class="ww-desk seat-{canvas.me}">{circle(canvas)}{tracks(canvas)}{bench(canvas)}'
        f'<div class="ww-stove">{kettle(canvas)}{forecast(canvas)}</div></div>'
    )


def circle(canvas: WhirlingCanvas) -> str:
    """Draws the circle of the desk's owner as SVG, with the ingredients that have overflowed into
    it."""
    receiver = (canvas.me - 1) % canvas.seats
    return circle_of(canvas.voice, tuple(canvas.mine["circle"]), canvas.view["threshold"], receiver)


@cached_drawing
def circle_of(say: Say, counts: tuple[int, ...], threshold: int, receiver: int) -> str:
    """Draws a circle as SVG. `counts`: the ingredients in it by type; `threshold`: how many win;
    `receiver`: the seat whose workbench they overflow from."""
    cubes = [name for name, n in zip(TYPES, counts, strict=True) for _ in range(n)]
    drawn = [
        f'<use href="#ww-{name}" data-piece="r-{k}" data-from="person-{receiver}" '
        f'transform="translate({x:g} {y:g}) scale(1.1)"/>'
        for k, (name, (x, y)) in enumerate(
            zip(cubes, pictures.circle_places(threshold), strict=False)
        )
    ]
    label = say.html("table-circle", {"count": len(cubes), "threshold": threshold})
    return (
        f'<svg class="ww-circle{" won" if len(cubes) >= threshold else ""}" viewBox="0 0 140 140" '
        f'role="img" tabindex="-1" data-stop="" data-ref="circle" aria-label="{label}" '
        f'data-tip="{label}{pile_lines(say, counts)}">{pictures.star(threshold)}{"".join(drawn)}'
        f'<text x="70" y="77">{len(cubes)}<tspan>/{threshold}</tspan></text></svg>'
    )


def tracks(canvas: WhirlingCanvas) -> str:
    """Draws the three arcana tracks of the desk's owner with their tokens as HTML."""
    due = canvas.mine["due"]
    rows = [
        track(canvas.voice, k, space, triggered=ARCANA[k] in due)
        for k, space in enumerate(canvas.mine["tokens"])
    ]
    return f'<div class="ww-tracks">{"".join(rows)}</div>'


@cached_drawing
def track(say: Say, arcana: int, space: int, triggered: bool) -> str:
    """Draws the track of arcana number `arcana` as SVG, its token on `space` (0: not on the track
    yet). `triggered`: whether its effect waits to be decided about."""
    name = ARCANA[arcana]
    label = track_label(say, name, space)
    about = say.html(f"table-effect-{name}")
    return (
        f'<svg class="track{" due" if triggered else ""}" viewBox="0 0 148 22" role="img" '
        f'tabindex="-1" data-stop="" aria-label="{label}" data-tip="{label}\n{about}\n'
        f'{rule_link(say, EFFECT_RULE[arcana])}">{pictures.track(arcana, space)}</svg>'
    )


def bench(canvas: WhirlingCanvas) -> str:
    """Draws the workbench of the desk's owner as SVG, with what the plan leaves on it. New
    ingredients fly in from the left neighbour, whose cauldron brings them."""
    plan = canvas.plan
    counts = plan["bench"] if plan else canvas.mine["bench"]
    free = plan["grimoire"] if plan else canvas.mine["grimoire"]
    giver = (canvas.me + 1) % canvas.seats
    origin = "" if plan else f' data-from="person-{giver}"{incoming(canvas)}'
    rows = [
        bench_row(canvas.voice, t, counts[t], name in free, origin) for t, name in enumerate(TYPES)
    ]
    name = canvas.say("table-bench") if canvas.seat is not None else canvas.voice.name(canvas.me)
    return (
        f'<svg class="ww-bench" viewBox="0 0 {BENCH_WIDE} {BENCH_HIGH}" role="group" '
        f'aria-label="{escape(name)}">{pictures.shelves()}{"".join(rows)}</svg>'
    )


@cached_drawing
def bench_row(say: Say, t: int, count: int, free: bool, origin: str) -> str:
    """Draws the slots for ingredients of type number `t` as SVG, `count` of them filled. `free`
    marks a type that a grimoire takes from the supply; `origin` is the HTML attribute that says
    from where new ones fly in."""
    name, room = TYPES[t], CAPACITY[t]
    label = slots_label(say, t, count)
    drawn = []
    for k, (x, y) in enumerate(pictures.bench_slots(t)):
        place = f'transform="translate({x:g} {y:g}) scale(1.28)"'
        drawn.append(
            f'<use href="#ww-{name}" data-piece="b-{name}-{k}"{origin.format(name)} {place}/>'
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


def incoming(canvas: WhirlingCanvas) -> str:
    """Returns the HTML attribute that ingredients in the cauldron on the desk share with those on
    the workbench, so that they fly from one to the other; ``{}`` stands for the type."""
    return f' data-kind="k{cauldron_at(canvas, canvas.me)}-{{}}"'


def own_cauldron(canvas: WhirlingCanvas) -> list[int]:
    """Returns the ingredients in the player's cauldron by type; once the plan is finished, those
    it has brewed are included."""
    counts: list[int] = canvas.mine["cauldron"]
    plan = canvas.plan
    if plan and plan["stage"] == "done":
        return [a + b for a, b in zip(counts, plan["brew"], strict=True)]
    return counts


def kettle(canvas: WhirlingCanvas) -> str:
    """Draws the cauldron of the desk's owner as SVG: its ingredients as a heap, or as numbers by
    type if there are too many."""
    counts = own_cauldron(canvas)
    total = sum(counts)
    label = canvas.say("table-cauldron", count=total)
    tip = label + pile_lines(canvas.voice, tuple(counts))
    if total <= len(HEAP):
        cubes = [(name, k) for name, n in zip(TYPES, counts, strict=True) for k in range(n)]
        giver, number = (canvas.me + 1) % canvas.seats, cauldron_at(canvas, canvas.me)
        kind = ' data-kind="brew-{}"' if canvas.plan else incoming(canvas)
        drawn = [
            f'<use href="#ww-{name}" data-piece="k{number}-{name}-{k}"{kind.format(name)} '
            f'data-from="person-{giver}" transform="translate({x:g} {y:g})"/>'
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
        f'<g data-piece="kettle-{cauldron_at(canvas, canvas.me)}">{use("kettle", 80, 52)}'
        f"{pictures.bubbles()}</g>{''.join(drawn)}</svg>"
    )


def forecast(canvas: WhirlingCanvas) -> str:
    """Draws as HTML what the right neighbour could not hold if the cauldron were passed now. A
    spectator gets the name of the desk's owner instead."""
    seen = canvas.view["forecast"]
    if seen is None:
        return owner(canvas) if canvas.seat is None else ""
    seat, threshold = seen["seat"], canvas.view["threshold"]
    over = sum(seen["overflow"])
    there = canvas.players[seat]["bench"]
    columns = []
    for t, name in enumerate(TYPES):
        comes, spills = seen["cauldron"][t], seen["overflow"][t]
        label = canvas.say(
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
    said = canvas.say("table-forecast-over", count=over, circle=seen["circle"], threshold=threshold)
    return (
        f'<div class="ww-forecast seat-{seat}{wins}" data-ref="forecast">'
        f'<p data-tip="{canvas.say("table-forecast.about", seat=seat)}">'
        f'<svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
        f"{canvas.say('table-forecast', seat=seat)}</p>"
        f'<div class="types">{"".join(columns)}</div><p class="sum">{said}</p></div>'
    )


def owner(canvas: WhirlingCanvas) -> str:
    """Returns the name of the desk's owner as HTML, for spectators."""
    return (
        f'<p class="ww-whose seat-{canvas.me}"><svg viewBox="0 0 32 32" aria-hidden="true">'
        f'<use href="#mark-{canvas.me}"/></svg>{escape(canvas.voice.name(canvas.me))}</p>'
    )
