"""The large desk in the middle: circle, arcana tracks, workbench, cauldron and forecast."""

from __future__ import annotations

from functools import cache

from markupsafe import escape

from coven.core import Say
from coven.drawing import cached_drawing, rule_link

from ..components import ARCANA, CAPACITY, TYPES
from . import pictures
from .canvas import WhirlingCanvas, cauldron_at, pile_lines, slots_label, track_label
from .choices import slot_choices
from .pictures import BENCH_HIGH, BENCH_WIDE, HEAP, icon, use
from .portraits import portrait

EFFECT_RULE = ("6.7", "6.8", "6.9")
"""By arcana, the paragraph of its effect."""


def desk(canvas: WhirlingCanvas) -> str:
    """Draws as HTML the desk of the player drawn large: the reader, or the one a spectator has
    chosen. From the left to the right it shows who brews for that player, the workbench, the
    cauldron above the circle, and the workbench of the player who gets the cauldron."""
    on_bench, on_cauldron = slot_choices(canvas)
    return (
        f'<div class="ww-desk seat-{canvas.me}">{giver(canvas)}{tracks(canvas)}{sign(canvas)}'
        f'<div class="ww-shelves">{bench(canvas)}{on_bench}</div>'
        f'<div class="ww-stove"><div class="ww-pot">{kettle(canvas)}{on_cauldron}</div>'
        f"{circle(canvas)}</div>{forecast(canvas)}</div>"
    )


def giver(canvas: WhirlingCanvas) -> str:
    """Draws as HTML the left neighbour, whose cauldron the reader will get; "" for a spectator."""
    if canvas.seat is None:
        return ""
    seat = (canvas.me + 1) % canvas.seats
    return neighbour(canvas, seat, "ww-giver", canvas.say("table-giver", seat=seat))


def neighbour(canvas: WhirlingCanvas, seat: int, style: str, said: str, tip: str = "") -> str:
    """Draws a neighbour as HTML: face, mark and a sentence. `style`: its CSS class; `said`, `tip`:
    the sentence and the tooltip as HTML."""
    more = f' data-tip="{tip}"' if tip else ""
    return (
        f'<p class="{style} seat-{seat}"{more}>{portrait(canvas.players[seat]["character"])}'
        f'<svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
        f"<span>{said}</span></p>"
    )


def won(canvas: WhirlingCanvas) -> str:
    """Returns as HTML the sentence that says who has won."""
    winners = canvas.view["winners"]
    if len(winners) > 1:
        return canvas.say("table-won-shared")
    return canvas.say("table-won", seat=winners[0])


def victory(canvas: WhirlingCanvas) -> str:
    """Draws the winners as HTML: their faces and what lies in their circles. This takes the place
    of the right neighbour's workbench."""
    drawn = []
    for seat in canvas.view["winners"]:
        circle = canvas.players[seat]["circle"]
        lies = "".join([icon(TYPES[t]) * n for t, n in enumerate(circle)])
        drawn.append(
            f'<div class="seat-{seat}">{portrait(canvas.players[seat]["character"])}'
            f"<b>{escape(canvas.voice.name(seat))}</b><span>{lies}</span></div>"
        )
    return f'<div class="ww-victory" data-ref="forecast">{"".join(drawn)}</div>'


def sign(canvas: WhirlingCanvas) -> str:
    """Draws the sign above the workbench as HTML: whose it is or, if somebody is about to win or
    has won, who."""
    if canvas.view["winners"]:
        return f'<p class="ww-sign alarm" role="status">{won(canvas)}</p>'
    threshold = canvas.view["threshold"]
    lacking = [threshold - sum(player["circle"]) for player in canvas.players]
    nearest = min(range(canvas.seats), key=lambda seat: (lacking[seat], seat == canvas.me))
    left = max(0, lacking[nearest])
    if left < 2:
        said = canvas.say("table-alarm", seat=nearest, left=left)
        return f'<p class="ww-sign alarm seat-{nearest}" role="status">{said}</p>'
    if canvas.seat is None:
        return owner(canvas)
    return f'<p class="ww-sign">{canvas.say("table-bench")}</p>'


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
        f'transform="translate({x:g} {y:g}) scale(1.25)"/>'
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
        f'<svg class="track{" due" if triggered else ""}" viewBox="0 0 24 150" role="img" '
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
        f'aria-label="{escape(name)}">{"".join(rows)}</svg>'
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
        place = f'transform="translate({x:g} {y:g}) scale(1.4)"'
        drawn.append(
            f'<use href="#ww-{name}" data-piece="b-{name}-{k}"{origin.format(name)} {place}/>'
            if k < count
            else f'<use class="slot" href="#ww-{name}" {place}/>'
        )
    more = ""
    if free:
        more = f"\n{say.html('table-free')}"
        x, y = pictures.ROWS[t]
        drawn.append(f'<g class="free">{use("grimoire", x - 13, y - 14, 0.95)}</g>')
    return (
        f'<g class="shelf{" full" if count == room else ""}" role="img" tabindex="-1" data-stop="" '
        f'data-ref="bench-{name} type-type-{name}" aria-label="{label}" '
        f'data-tip="{label}{more}">{"".join(drawn)}</g>'
    )


def incoming(canvas: WhirlingCanvas) -> str:
    """Returns the HTML attribute by which the browser lets ingredients fly from the cauldron to the
    workbench: those of one type have the same value at both places. ``{}`` in it stands for the
    type."""
    return f' data-kind="k{cauldron_at(canvas, canvas.me)}-{{}}"'


def own_cauldron(canvas: WhirlingCanvas) -> list[int]:
    """Returns how many ingredients of each type are in the player's cauldron. Once the player's
    plan is finished, what the plan has brewed is included."""
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
    """Draws as HTML the right neighbour's workbench with what the cauldron would bring to it, and
    what would not fit; "" for a spectator. After the end, draws the winners instead."""
    if canvas.view["winners"]:
        return victory(canvas)
    seen = canvas.view["forecast"]
    if seen is None:
        return ""
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
            f'aria-label="{label}" data-tip="{label}">{small_shelf(t, there[t], comes)}'
            f"<u>{f'+{spills}' if spills else ''}</u></span>"
        )
    wins = " wins" if seen["circle"] >= threshold else ""
    said = canvas.say("table-forecast-over", count=over, circle=seen["circle"], threshold=threshold)
    tip = canvas.say("table-forecast.about", seat=seat)
    head = neighbour(canvas, seat, "ww-taker", canvas.say("table-forecast", seat=seat), tip)
    spilling = " spilling" if over else ""
    return (
        f'<div class="ww-forecast seat-{seat}{wins}" data-ref="forecast">{head}'
        f'<div class="types">{"".join(columns)}</div><p class="sum{spilling}">{said}</p></div>'
    )


@cache
def small_shelf(t: int, there: int, comes: int) -> str:
    """Draws the slots of another player's workbench for ingredients of type number `t` as SVG:
    those that are `there`, and on the next slots those that would come."""
    lies, room = icon(TYPES[t], 14), CAPACITY[t]
    new, free = [lies.replace("<svg", f'<svg class="{kind}"') for kind in ("new", "slot")]
    comes = min(comes, room - there)
    return lies * there + new * comes + free * (room - there - comes)


def owner(canvas: WhirlingCanvas) -> str:
    """Returns the name of the desk's owner as HTML, for spectators."""
    return (
        f'<p class="ww-sign ww-whose seat-{canvas.me}"><svg viewBox="0 0 32 32" aria-hidden="true">'
        f'<use href="#mark-{canvas.me}"/></svg>{escape(canvas.voice.name(canvas.me))}</p>'
    )
