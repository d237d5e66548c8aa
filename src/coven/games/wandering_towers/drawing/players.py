"""The players: their wizards, bottles and number of cards."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from .canvas import TowersCanvas, owned
from .shapes import pawn, use


def player(canvas: TowersCanvas, seat: int) -> str:
    """Draws a seat's wizards, bottles and number of cards as HTML, with marks for the player whose
    turn it is, the first player and the partner."""
    view = canvas.view
    marks = ""
    if view["active"] == seat and canvas.seats > 1 and not canvas.sight.over:
        marks += mark("turn", canvas.say("table-active"))
    if view["start"] == seat and canvas.seats > 1:
        marks += mark("first", canvas.say("table-first"))
    partner = view["partner"][seat]
    if partner >= 0:
        mine = partner == canvas.seat
        label = (
            canvas.say("table-your-partner") if mine else canvas.say("table-partner", seat=partner)
        )
        marks += mark(
            f"pair seat-{partner}{' mine' if mine else ''}", label, f"#mark-{partner}", "0 0 32 32"
        )
    cards = view["hands"][seat]
    label = canvas.say("table-hand", count=cards)
    marks += mark("cards", label, "#wt-back", "0 0 80 112", str(cards))
    pieces = "" if canvas.shared else stock(canvas, seat)
    few = " few" if view["wizards"] < 4 else ""
    return f'<div class="wt-seat{few} seat-{seat}">{pieces}<div class="chips">{marks}</div></div>'


def mark(
    kind: str, label: str, href: str = "", box: str = "-13 -13 26 26", number: str = ""
) -> str:
    """Draws a small mark about a player as HTML. `kind`: its CSS class; `label`: its tooltip;
    `href`: the SVG symbol, by default that of `kind`; `box`: its viewBox; `number`: a number after
    it, or ""."""
    return (
        f'<span class="chip {kind}" data-tip="{label}"><svg viewBox="{box}" role="img" '
        f'aria-label="{label}"><use href="{href or "#wt-" + kind}"/></svg>{number}</span>'
    )


def stock(canvas: TowersCanvas, colour: int) -> str:
    """Draws the wizards and bottles of a colour as HTML."""
    view, say, shared = canvas.view, canvas.voice, canvas.shared
    return wizards(say, shared, colour, view["home"][colour], view["wizards"]) + bottles(
        say, shared, colour, **view["bottles"][colour]
    )


@cached_drawing
def wizards(say: Say, shared: bool, colour: int, home: int, total: int) -> str:
    """Draws the `total` wizards of a colour as HTML: first the `home` ones in the keep, then,
    paler, the others. `shared`: whether they belong to all players."""
    label = owned(say, shared, colour, "table-home", home=home, wizards=total)
    gap = 22 if total < 8 else 14
    inside = [pawn(colour, f"home-{k}", 14 + gap * k, 43) for k in range(home)]
    outside = [use(f"w{colour}", 14 + gap * k, 43) for k in range(home, total)]
    return stock_line(
        "home",
        colour,
        label,
        f'<svg viewBox="0 0 {28 + gap * (total - 1)} 48">{"".join(inside)}'
        f'<g class="out">{"".join(outside)}</g></svg>',
        f"{icon(f'w{colour}', '-14 -44 28 48')}{home}<small>/{total}</small>",
    )


@cached_drawing
def bottles(say: Say, shared: bool, colour: int, empty: int, full: int, spent: int) -> str:
    """Draws the bottles of a colour as HTML: how many are full, empty and spent, each number
    beside its bottle (WT23). `shared`: whether they belong to all players."""
    if not full + empty + spent:
        return ""
    counts = "".join(
        [
            f'<span class="{kind}{"" if count else " none"}">{icon(kind, "-9 -17 18 26")}'
            f"{count}<small>{say.html(f'table-cap-{kind}')}</small></span>"
            for kind, count in (("potion", full), ("bottle", empty), ("spent", spent))
        ]
    )
    label = owned(say, shared, colour, "table-bottles", empty=empty, full=full, spent=spent)
    return stock_line("bottles", colour, label, "", counts)


def stock_line(kind: str, colour: int, label: str, pieces: str, numbers: str) -> str:
    """Draws a line of a player's stock as HTML: `pieces` (SVG of all pieces in a row) for wide
    screens and `numbers` (the same as counts) for narrow ones. `kind`: its CSS class; `label`: its
    tooltip."""
    return (
        f'<div class="{kind} seat-{colour}" role="img" aria-label="{label}" data-tip="{label}">'
        f"{pieces}<b>{numbers}</b></div>"
    )


def icon(symbol: str, box: str) -> str:
    """Draws the SVG symbol with the id `symbol` as a separate SVG element with the viewBox
    `box`."""
    return f'<svg class="one" viewBox="{box}"><use href="#wt-{symbol}"/></svg>'
