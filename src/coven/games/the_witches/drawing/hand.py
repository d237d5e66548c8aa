"""The reader's hand of cards, and her token."""

from __future__ import annotations

from ..components import BONUS_OF, CARD_OF, CARDS, MOST_HAND, PER_HEADOLOGY, PER_MAGIC
from .canvas import BENEFIT_RULES, WitchesCanvas, lines
from .faces import emblem
from .shapes import icon

LONG_WORD = 7
"""A longer word than this is written smaller on a card."""
LONGEST_WORD = 10
"""A longer word than this has no room for a picture beside it on a phone."""
ROOMY_HAND = 5
"""More cards than this are drawn narrower."""
LONG_NAME = 16
"""A longer name of a card than this is written smaller."""
SYMBOL_RULES = {"headology": "7.6", "magic": "7.7", "broom": "6.3"}
"""The paragraph on each symbol."""


def hand(canvas: WitchesCanvas) -> str:
    """Draws the reader's token and cards as HTML; "" for spectators and before the deal."""
    cards = canvas.view["hand"]
    if not cards and (cards is None or not canvas.view["turn"]):
        return ""
    assert canvas.seat is not None
    held = "".join([card(canvas, id) for id in cards])
    item = canvas.view["seats"][canvas.seat]["item"]
    if item is not None:
        name = canvas.say(f"item-{item}")
        about = canvas.say(f"witch-{canvas.view['seats'][canvas.seat]['witch']}.about")
        held = (
            canvas.button(
                f"token {item}",
                f"{icon(item)}<span>{name}</span>",
                "tw-token",
                lines(name, about),
                name,
            )
            + held
        )
    many = " many" if len(cards) > MOST_HAND else " full" if len(cards) > ROOMY_HAND else ""
    label = canvas.say("table-hand")
    return f'<div class="tw-hand{many}" role="group" aria-label="{label}">{held}</div>'


def card(canvas: WitchesCanvas, id: str) -> str:
    """Draws a card of the reader's hand as HTML: a click on the upper half plays it for its symbol,
    on the lower half for its benefit. While cards must be discarded, a third button discards it.
    `id`: the card's id."""
    one = CARDS[CARD_OF[id]]
    name = canvas.say(f"card-{id}")
    about_three = lines(canvas.say("table-three"), canvas.rule("4.4"))
    trio = f'<i class="tri" data-tip="{about_three}">{icon("three")}</i>'
    if f"drop {id}" in canvas.legal:
        foot = canvas.button(f"drop {id}", canvas.say("table-drop"), "drop")
    else:
        where = canvas.say("table-card-area", area=f"area-{one.area}")
        foot = (
            f'<p class="where" data-tip="{where}\n{canvas.rule("4.5")}">'
            f"{canvas.say(f'map-{one.area}')}</p>"
        )
    return (
        f'<div class="tw-card" data-piece="h-{id}" data-from="tw-deck" data-ref="card-card-{id}">'
        f'<p class="title{" long" if is_long(name) else ""}">{emblem(id)}'
        f"<b>{name}</b>{trio if one.three else ''}</p>"
        f"{symbol(canvas, id, name)}{benefit(canvas, id, name)}{foot}</div>"
    )


def is_long(name: str) -> bool:
    """Whether the name of a card needs smaller letters."""
    return len(name) > LONG_NAME or max(map(len, name.split(" "))) > LONG_WORD


def symbol(canvas: WitchesCanvas, id: str, name: str) -> str:
    """Draws the upper half of the card `id` as an HTML button that plays the card for its symbol:
    headology, magic or broom. `name`: the card's name as HTML."""
    one = CARDS[CARD_OF[id]]
    text = f"broom {id}" if one.symbol == "broom" else f"use {id}"
    plus = {"headology": f"+{PER_HEADOLOGY}", "magic": f"+{PER_MAGIC}"}.get(one.symbol, "")
    cost = icon("cackle") if one.symbol == "magic" else ""
    label = canvas.say(f"symbol-{one.symbol}")
    tip = lines(
        f"{name}: {label}", canvas.say(f"table-{one.symbol}"), canvas.rule(SYMBOL_RULES[one.symbol])
    )
    inner = f"{icon(one.symbol)}<b>{plus or label}</b>{cost}{chance_with(canvas, id, one.symbol)}"
    return canvas.button(text, inner, f"sym {one.symbol}", tip, f"{name}: {label}")


def benefit(canvas: WitchesCanvas, id: str, name: str) -> str:
    """Draws the lower half of the card `id` as an HTML button that plays the card for its benefit.
    `name`: the card's name as HTML."""
    one = CARDS[CARD_OF[id]]
    label = canvas.say(f"benefit-{one.benefit}")
    tip = lines(
        f"{name}: {label}",
        canvas.say(f"benefit-{one.benefit}.about"),
        canvas.say("table-against", group=f"group-{one.only}") if one.only else "",
        canvas.say("benefit-extra_cards-cackle") if one.cackle else "",
        canvas.rule(BENEFIT_RULES[one.benefit]),
    )
    brief = canvas.say(f"short-{one.benefit}") if one.benefit.startswith("extra") else label
    said = canvas.say(f"group-{one.only}") if one.only else "" if BONUS_OF[CARD_OF[id]] else brief
    cost = icon("cackle") if one.cackle else ""
    as_what = {"reroll": "reroll"}.get(
        one.benefit, "bonus" if one.benefit.startswith("bonus") else "cure"
    )
    inner = f"{icon(one.benefit)}<span>{said}</span>{cost}{chance_with(canvas, id, as_what)}"
    letters = max(map(len, said.split()), default=0)
    long = " long longest" if letters > LONGEST_WORD else " long" if letters > LONG_WORD else ""
    return canvas.button(f"play {id}", inner, f"ben {as_what}{long}", tip, f"{name}: {label}")


def chance_with(canvas: WitchesCanvas, id: str, as_what: str) -> str:
    """Returns as HTML the chance of solving the problem if only the card `id` is played in the
    current roll, for the purpose `as_what` (its symbol, reroll, bonus or cure); "" if it has
    none."""
    seen = canvas.card_views.get(id)
    if seen is None or seen["as"] != as_what or seen["chance"] is None:
        return ""
    assert canvas.attempt is not None
    if canvas.attempt["stage"] == "second" and not seen["chance"]:
        return ""  # not enough alone, but perhaps with another card
    return f"<em>{canvas.percent(seen['chance'])}</em>"
