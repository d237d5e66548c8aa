"""The middle of the ring: draw pile, discards, die, and the counters that concern everybody."""

from __future__ import annotations

from ..components import DIE
from .canvas import TowersCanvas
from .cards import CARD_BACK, card_face
from .players import stock


def middle(canvas: TowersCanvas) -> str:
    """Draws what lies in the middle of the ring as HTML: deck, discards, die and counters."""
    return (
        f'<div class="wt-middle">{deck(canvas)}{discards(canvas)}{die(canvas)}</div>'
        f"{counters(canvas)}"
    )


def pile(id: str, label: str, top_card: str, count: int) -> str:
    """Draws a pile of `count` cards as HTML. `id`: its HTML id; `label`: its name for screen
    readers and tooltip; `top_card`: the SVG of its top card."""
    return (
        f'<div class="pile" id="wt-{id}" role="img" tabindex="-1" data-stop="" '
        f'aria-label="{label}" data-tip="{label}">{top_card}<b>{count}</b></div>'
    )


def deck(canvas: TowersCanvas) -> str:
    """Draws the draw pile as HTML."""
    count = canvas.view["deck"]
    return pile("deck", canvas.say("table-deck", count=count), CARD_BACK if count else "", count)


def discards(canvas: TowersCanvas) -> str:
    """Draws the discards as HTML; their top card is marked while it is being played."""
    cards = canvas.view["discard"]
    if not cards:
        return pile("discards", canvas.say("table-discards-none"), "", 0)
    top = cards[-1]
    in_hand = (canvas.view["hand"] or []).count(top)
    now = canvas.view["doing"]["what"] in ("card", "walk", "march")
    face = (
        f'<span class="card{" now" if now else ""}" data-piece="c-{top}-{in_hand}" '
        f'data-from="person-{canvas.view["active"]}">{card_face(top)}</span>'
    )
    label = canvas.say("table-discards", card=f"card-{top}", count=len(cards))
    return pile("discards", label, face, len(cards))


def die(canvas: TowersCanvas) -> str:
    """Draws the die that was rolled for the current card as HTML, or an empty tray. Each roll has
    its own key, so that the browser shows a new die rolling."""
    doing = canvas.view["doing"]
    value = doing.get("value", 0)
    if not value:
        return '<div class="tray"></div>'
    faces = "".join([f'<i class="f{side}"></i>' for side in DIE])
    rolls = '<i class="roll"></i>' * doing["rolls"]
    return (
        f'<div class="tray"><span class="die v{value}" data-key="die-{len(canvas.view["discard"])}-'
        f'{doing["rolls"]}" role="img" aria-label="{canvas.say("table-die", value=value)}">{faces}'
        f'</span><span class="rolls">{rolls}</span></div>'
    )


def counters(canvas: TowersCanvas) -> str:
    """Draws as HTML what concerns everybody: in solo and cooperative games the cards used so far
    and the shared wizards and bottles, and in any game the notice of the last round."""
    view = canvas.view
    drawn = ""
    if view["card_target"]:
        label = canvas.say("table-cards", cards=view["cards"], target=view["card_target"])
        used = min(view["cards"], view["card_target"])
        drawn += (
            f'<div class="count" role="img" aria-label="{label}" data-tip="{label}">'
            '<svg viewBox="0 0 60 60"><circle cx="30" cy="30" r="25"/><circle class="used" cx="30" '
            f'cy="30" r="25" pathLength="{view["card_target"]}" '
            f'stroke-dasharray="{used} {view["card_target"]}" transform="rotate(-90 30 30)"/></svg>'
            f"<b>{view['cards']}<small>/{view['card_target']}</small></b></div>"
        )
    if canvas.shared:
        drawn += f'<div class="together">{stock(canvas, 0)}</div>'
    if view["last_round"] and not canvas.sight.over:
        drawn += f'<p class="last">{canvas.say("table-last-round")}</p>'
    return f'<div class="wt-aims">{drawn}</div>' if drawn else ""
