"""The wizards: each one's figure, last gestures, the spells it has cast, and what it is under."""

from __future__ import annotations

from coven.core import Say, View
from coven.drawing import cached_drawing

from ..components import CARD_OF, CARDS
from . import cards
from .canvas import VoodooCanvas, player_mark
from .figures import Look, figure, use
from .observed import body_attributes, body_of, last_emote, trail
from .track import points_said

AIMING = ("aim", "steal", "slip")
"""Verbs of the answers that name a wizard."""
THEIR_HEADS = ("table-casts-theirs", "table-under-theirs")
"""The Fluent keys of the headings above the cards of other wizards."""


def wizard(canvas: VoodooCanvas, seat: int) -> str:
    """Draws a seat's wizard as an HTML tile: name, points, figure, last gestures, and two lists of
    cards: the spells it has cast on others, and the cards that bind it."""
    seen: View = canvas.view["wizards"][seat]
    k = (seat - canvas.front) % canvas.seats
    style = f"seat-{seat} k{k} of-{canvas.seats}"
    style += " mine" if seat == canvas.seat else ""
    style += " turn" if canvas.view["active"] == seat and canvas.view["turn"] else ""
    style += " in-room" if canvas.room else ""
    style += " won" if canvas.view["winner"] == seat else ""
    points = canvas.view["points"][seat]
    total = points_said(canvas.voice, seat, points)
    name = canvas.name(seat)
    return (
        f'<div role="group" class="wizard {style}" '
        f'data-zone="wizard-{seat}" data-ref="seat-{seat}" aria-label="{name}">'
        f'<div class="actor"><header>{player_mark(seat)}<span class="who">{name}</span>'
        f'<b class="points" data-stop="" data-tip="{total}">{points}</b></header>'
        f'<div class="seen">{trail(canvas.voice, canvas.gestures[seat])}</div>'
        f'<div class="stage">{portrait(canvas, seat)}{things(canvas, seat)}'
        f"{bearing(canvas.voice, seen['voice'], seen['strip'], bool(seen['wobbles']))}</div></div>"
        f'<div class="laid" data-zone="laid-{seat}">{lists(canvas, seat)}</div></div>'
    )


@cached_drawing
def bearing(say: Say, voice: str, strip: str, wobbles: bool) -> str:
    """Draws as HTML tags what everybody notices of a wizard apart from its figure: an unusual
    voice, the strip of buttons it uses if that is not the usual one, and a tired posture
    (`wobbles`)."""
    tags = []
    if voice != "normal":
        tags.append(f'<li class="v-{voice}">{say.html(f"voice-{voice}.short")}</li>')
    if strip != "normal":
        tags.append(f"<li>{say.html('brief-' + strip)}</li>")
    if wobbles:
        tags.append(f'<li class="tired">{say.html("table-wobbles")}</li>')
    return f'<ul class="bearing">{"".join(tags)}</ul>' if tags else ""


# -- the cards before a wizard -----------------------------------------------------------------


def lists(canvas: VoodooCanvas, seat: int) -> str:
    """Draws the two lists of a wizard's cards as HTML, each with a heading: the spells that it has
    cast on others, and the cards that bind it. These are its curses and, with the option memory =
    aid and only for the reader's own wizard, the spells on it."""
    view, mine = canvas.view, seat == canvas.seat
    seen: View = view["wizards"][seat]
    aided = set(view.get("mine", ()))
    casts = "".join([chip(canvas, card, seat, target_of(canvas, card)) for card in seen["spells"]])
    under = "".join([chip(canvas, card, seat, None, under=True) for card in seen["curses"]])
    if mine:
        on_me = sorted(aided.difference(seen["curses"]))
        known = cards.Known(None, under=True, room=canvas.room)
        under = "".join([cards.chip(canvas.voice, c, False, "", known) for c in on_me]) + under
    return two_lists(canvas.voice, mine, casts, under)


def two_lists(say: Say, mine: bool, casts: str, under: str) -> str:
    """Draws two lists of cards, each with a heading, as HTML; a list without cards is left out.
    `casts`: HTML of the spells that a wizard has cast; `under`: HTML of the cards that bind it.
    `mine`: whether they are the reader's own: then a sentence stands in their place while both are
    empty."""
    heads = ("table-casts-mine", "table-on-you") if mine else THEIR_HEADS
    drawn = [
        f'<section class="{kind}"><h3>{say.html(head)}</h3><ul role="list">{items}</ul></section>'
        for kind, head, items in zip(("casts", "under"), heads, (casts, under), strict=True)
        if items
    ]
    if mine and not drawn:
        return f'<p class="none">{say.html("table-none-laid")}</p>'
    return "".join(drawn)


def target_of(canvas: VoodooCanvas, card: str) -> int | None:
    """Returns the seat that a spell in play binds if this screen may show it, else None. It may if
    there are only two wizards, or if the spell binds the reader and the option memory = aid shows
    that."""
    if card in canvas.view.get("mine", ()):
        return canvas.seat
    if canvas.seats == 2:
        casters = [card in seen["spells"] for seen in canvas.view["wizards"]]
        return casters.index(False)
    return None


# -- the figure --------------------------------------------------------------------------------


def portrait(canvas: VoodooCanvas, seat: int) -> str:
    """Draws a seat's wizard as an HTML figure. A click on it answers with this wizard if that is
    legal; otherwise, on another player's wizard, it aims the selected card or gesture at it. For
    spectators it is no button."""
    seen: View = canvas.view["wizards"][seat]
    look = Look(
        tuple(seen["posture"].items()),
        bool(seen["wobbles"]),
        tuple(seen["holds"]),
        seen["voice"],
        last_emote(canvas.gestures[seat]),
    )
    drawn = figure(seat, look)
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
    """Draws the doll and the target card as HTML, if they are before this wizard; "" if neither
    is."""
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


def chip(
    canvas: VoodooCanvas, card: str, seat: int, target: int | None, under: bool = False
) -> str:
    """Draws a spell or curse before a wizard as HTML, with the button "Caught!" if this player may
    ever call a breach of it. A click on that calls one, in some games after a click on the accused
    wizard, or asks why that is illegal. `card`: its id; `target`: the wizard that a spell is on,
    None if that must be remembered; `under`: whether it is drawn before that wizard, not before its
    caster."""
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
    known = cards.Known(target, under, canvas.room)
    return cards.chip(canvas.voice, card, whom is not None, how, known)


def may_ever_call(canvas: VoodooCanvas, card: str, seat: int) -> bool:
    """Whether this player may call breaches of the card that lies before `seat`, now or later: its
    own spells (everybody's if the option lets anyone call) and the curses of others (6.6, 7.6)."""
    if not canvas.may_ask:
        return False
    if CARDS[CARD_OF[card]].is_spell:
        return seat == canvas.seat or canvas.view["callers"] == "anyone"
    return seat != canvas.seat


def call_for_all(canvas: VoodooCanvas, call: str, seat: int, is_spell: bool) -> str:
    """Returns HTML attributes with which board.js calls a breach for another player if, in the
    same-room game, all share one device; "" in other games, for spectators, and while no call is
    possible. For a spell the caller is its caster, for a curse the player who noticed the breach.
    `call`: the text of the move; `is_spell`: whether the card is a spell; `seat`: the wizard before
    whom the card lies."""
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
