"""The recipes in the player's hand."""

from __future__ import annotations

from . import pictures
from .canvas import Card, WhirlingCanvas, recipe_text, slots_line
from .pictures import icon
from .portraits import ART


def hand(canvas: WhirlingCanvas, small: bool) -> str:
    """Draws the cards in hand as HTML. They are small if `small` is set, or in a stage in which
    none is played; in such a stage they are a little larger while few recipes are in play."""
    cards: list[Card] = canvas.view["hand"] or []
    if not cards:
        return ""
    drawn = "".join([held_card(canvas, card) for card in cards])
    size = " idle" if small else ""
    if canvas.view["stage"] not in ("study", "gathering"):
        size = " idle" if small or len(canvas.mine["recipes"]) > 4 else " idle roomy"
    return f'<div class="ww-hand{size}">{drawn}</div>'


def held_card(canvas: WhirlingCanvas, card: Card) -> str:
    """Draws a recipe in hand as HTML, with a button for each direction it may be played in."""
    key = card["key"]
    name = canvas.say(f"recipe-{key}")
    turned = f"play {key} turned"
    both = card["reversible"] or turned in canvas.legal or turned in canvas.steps
    buttons = direction_button(canvas, card, turned=False)
    if both:
        buttons += direction_button(canvas, card, turned=True)
    state = ""
    if any(step.split(" ")[1:2] == [key] for step in canvas.steps):
        state = " chosen"
    elif f'data-move="play {key}' in buttons:
        state = " lit"
    origin = "ww-deck" if canvas.view["round"] < 2 else f"person-{(canvas.me - 1) % canvas.seats}"
    return (
        f'<div class="held{state}" data-key="{key}" data-piece="c-{key}" data-from="{origin}">'
        f'<span class="crest"><i>{card["initiative"]}</i>{ART}'
        f"{pictures.symbols(tuple(card['arcana']))}</span><b>{name}</b>{buttons}</div>"
    )


def direction_button(canvas: WhirlingCanvas, card: Card, turned: bool) -> str:
    """Draws the HTML button that plays a recipe in one direction, upside down if `turned` (5.3), or
    asks why that is illegal."""
    key = card["key"]
    text = f"play {key} turned" if turned else f"play {key}"
    slots = card["inputs"], card["outputs"]
    face = slots_line(slots[1], slots[0]) if turned else slots_line(*slots)
    tick = icon("tick") if text in canvas.steps else ""
    name = canvas.say(f"recipe-{key}")
    sign = icon("turn") if turned else ""
    initiative = canvas.say("table-initiative", number=card["initiative"])
    tip = f"{name}\n{recipe_text(canvas.voice, key, turned)}\n{initiative}"
    return (
        f'<button type="button" class="way{" on" if tick else ""}" '
        f"{canvas.clickable(text, name, tip)}>{sign}{face}{tick}</button>"
    )
