"""The wizards: each one's figure, last gestures, spells and curses."""

from __future__ import annotations

from coven.core import Say, View
from coven.drawing import cached_drawing

from ..components import CARD_OF, CARDS
from . import cards
from .canvas import VoodooCanvas
from .figures import figure, use
from .observed import body_attributes, body_of, trail
from .track import points_said

PLACES = {
    5: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3)),
    6: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (2, 3)),
    7: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 3)),
    8: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 3)),
}
"""By the number of seats: row and column of each wizard, clockwise from the reader. Up to four
wizards sit in one row."""
AIMING = ("aim", "steal", "slip")
"""Verbs of the answers that name a wizard."""


def wizard(canvas: VoodooCanvas, seat: int) -> str:
    """Draws a seat's wizard as an HTML tile: name, last gestures, points, figure, and the cards
    that lie before it."""
    seen: View = canvas.view["wizards"][seat]
    k = (seat - canvas.front) % canvas.seats
    where = PLACES.get(canvas.seats)
    place = f" r{where[k][0]} c{where[k][1]}" if where else f" k{k}"
    mine = " mine" if seat == canvas.seat else ""
    turn = " turn" if canvas.view["active"] == seat and canvas.view["turn"] else ""
    turn += " in-room" if canvas.room else ""
    won = " won" if canvas.view["winner"] == seat else ""
    points = canvas.view["points"][seat]
    total = points_said(canvas.voice, seat, points)
    chips = "".join([chip(canvas, card, seat) for card in (*seen["spells"], *seen["curses"])])
    return (
        f'<div role="group" class="wizard seat-{seat}{place}{mine}{turn}{won}" '
        f'data-zone="wizard-{seat}" data-ref="seat-{seat}" aria-label="{canvas.name(seat)}">'
        '<div class="mat"><header>'
        f'<span class="who">{canvas.name(seat)}</span>'
        f"{trail(canvas.voice, canvas.gestures[seat])}"
        f'<b class="points" data-stop="" data-tip="{total}">{points}</b></header>'
        f'<div class="stage">{portrait(canvas, seat)}{things(canvas, seat)}</div>'
        f'<div class="laid" data-zone="laid-{seat}">{chips}</div></div></div>'
    )


def portrait(canvas: VoodooCanvas, seat: int) -> str:
    """Draws a seat's wizard as an HTML figure. It is a button if the wizard can be chosen as an
    answer, or if gestures can be aimed at it."""
    seen: View = canvas.view["wizards"][seat]
    drawn = figure(
        seat, tuple(seen["posture"].items()), bool(seen["wobbles"]), tuple(seen["holds"])
    )
    for verb in AIMING:
        text = f"{verb} {seat}"
        if verb in canvas.asked and text in canvas.legal:
            said = canvas.label(text)
            return (
                f'<button type="button" class="figure lit" data-move="{text}" aria-label="{said}" '
                f'data-tip="{said}">{drawn}</button>'
            )
    told = body_attributes(canvas.voice, seat, body_of(seen))
    if canvas.seat is None or seat == canvas.seat:
        return f'<div role="img" class="figure" data-stop="" {told}>{drawn}</div>'
    return (
        f'<button type="button" class="figure" data-stop="" data-spot="{seat}" {told}>'
        f"{drawn}</button>"
    )


def things(canvas: VoodooCanvas, seat: int) -> str:
    """Draws the doll and the target card as HTML, if they are before this wizard."""
    drawn = ""
    if canvas.view["target"] == seat:
        drawn += target(canvas.voice, seat)
    if canvas.view["active"] == seat and canvas.view["turn"]:
        drawn += doll(canvas.voice, seat, aimed=canvas.seat is not None)
    return drawn


@cached_drawing
def target(say: Say, seat: int) -> str:
    """Draws the target card before a wizard as HTML."""
    said = say.html("table-target", {"seat": seat})
    return (
        f'<span class="target" data-piece="target" role="img" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use("target", "", "0 0 32 40")}</span>'
    )


@cached_drawing
def doll(say: Say, seat: int, aimed: bool) -> str:
    """Draws the doll before a wizard as HTML. `aimed`: whether gestures can be aimed at it."""
    said = say.html("table-doll", {"seat": seat})
    tag, more = ("button", 'type="button" data-spot="doll"') if aimed else ("span", 'role="img"')
    return (
        f'<{tag} {more} class="the-doll" data-piece="doll" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use("doll", "", "0 0 60 80")}</{tag}>'
    )


def chip(canvas: VoodooCanvas, card: str, seat: int) -> str:
    """Draws a spell or curse before a wizard as HTML, with "Caught!" if this player may ever call
    it. `card`: its id."""
    call, whom = f"call {card}", canvas.calls.get(card)
    if whom is None:
        for_all = call_for_all(canvas, call, seat, CARDS[CARD_OF[card]].is_spell)
        how = canvas.ask_why(call) + for_all if for_all or may_ever_call(canvas, card, seat) else ""
    elif "" in whom:
        how = f'data-move="{call}" data-loose=""'
    else:
        how = (
            f'data-pick="{call} ?" data-open="{" ".join(sorted(whom))}" data-how="call" '
            'data-loose="" data-stop=""'
        )
    return cards.chip(canvas.voice, card, whom is not None, how, canvas.room)


def may_ever_call(canvas: VoodooCanvas, card: str, seat: int) -> bool:
    """Whether this player calls breaches of the card that lies before `seat`, if not now: its own
    spells (everybody's if the option lets anyone call) and the curses of others (6.6, 7.6)."""
    if not canvas.may_ask:
        return False
    if CARDS[CARD_OF[card]].is_spell:
        return seat == canvas.seat or canvas.view["callers"] == "anyone"
    return seat != canvas.seat


def call_for_all(canvas: VoodooCanvas, call: str, seat: int, is_spell: bool) -> str:
    """Returns HTML attributes with which board.js calls a breach for another player when all share
    one device: a spell's caster, who names the accused, or the player who noticed the breach of a
    curse; "" otherwise. `call`: the move; `seat`: the wizard before whom the card lies."""
    if (
        not canvas.room
        or canvas.seat is None
        or canvas.view["doing"]["what"] not in ("roll", "act")
    ):
        return ""
    others = " ".join(str(other) for other in range(canvas.seats) if other != seat)
    if not is_spell:
        return f' data-call="{call}" data-by="" data-loose="" data-open="{others}" data-how="by"'
    whom = " ?" if canvas.view["memory"] == "box" else ""
    return (
        f' data-call="{call}{whom}" data-as="{seat}" data-loose="" data-open="{others}" '
        'data-how="call"'
    )


# -- the panel of players ----------------------------------------------------------------------


def cards_in_hand(canvas: VoodooCanvas, seat: int) -> str:
    """Draws how many cards a player holds, for the panel of players, as HTML."""
    held = canvas.view["wizards"][seat]["hand"]
    return card_backs(canvas.voice, held["spells"], held["tricks"])


@cached_drawing
def card_backs(say: Say, spells: int, tricks: int) -> str:
    """Draws how many spells and tricks a player holds, as HTML."""
    said = say.html("table-holds", {"spells": spells, "tricks": tricks})
    return (
        f'<p class="vd-held" data-stop="" role="img" aria-label="{said}" data-tip="{said}">'
        f'<span class="spells">{spells}</span><span class="tricks">{tricks}</span></p>'
    )
