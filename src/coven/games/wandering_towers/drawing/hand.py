"""The seat's own hand of movement cards."""

from __future__ import annotations

from ..components import FACE_OF
from .canvas import TowersCanvas
from .cards import BLANK, card_face, rule_of_card


def hand(canvas: TowersCanvas) -> str:
    """Draws the cards in the reader's hand as HTML, equal cards as one; "" if the reader sees no
    hand."""
    cards = canvas.view["hand"]
    if not cards:
        return ""
    drawn = "".join(
        [card(canvas, id, cards.count(id)) for id in sorted(set(cards), key=FACE_OF.__getitem__)]
    )
    return f'<div class="wt-hand">{drawn}</div>'


def card(canvas: TowersCanvas, id: str, copies: int) -> str:
    """Draws `copies` equal cards with the id `id` as one HTML button, with which the player plays
    one of them or, if partners exchange a card, gives one away; a second button discards one unused
    if that is legal."""
    about = canvas.tip(f"card-{id}.about", rule_of_card(id))
    text, style = f"card {id}", ""
    for gift in (f"give-card {id}", f"offer-card {id}"):
        if gift in canvas.undrawn:
            text, style = gift, " gift"
    faces = "".join(
        [
            f'<span class="card" data-piece="c-{id}-{k}" data-from="wt-deck">'
            f"{card_face(id) if k == copies - 1 else BLANK}</span>"
            for k in range(copies)
        ]
    )
    if copies > 1:
        faces += f'<b class="copies" aria-hidden="true">×{copies}</b>'
    drop = ""
    if f"drop {id}" in canvas.undrawn:
        drop = (
            f'<button type="button" class="drop" {canvas.clickable(f"drop {id}", "")}>'
            '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#wt-drop"/></svg></button>'
        )
    return (
        f'<div class="held x{copies}" data-key="{id}"><button type="button" class="play{style}" '
        f"{canvas.clickable(text, canvas.say(f'card-{id}'), about)}>{faces}</button>{drop}</div>"
    )
