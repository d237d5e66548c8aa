"""The seat's own hand of spells and tricks."""

from __future__ import annotations

from coven.core import View

from . import cards
from .canvas import VoodooCanvas

FULL_ROWS = 4
"""Up to this number of cards, they show their whole text in large rows."""
SMALL_ROWS = 6
"""Up to this number, in small ones; the rows of more cards leave out the condition."""
HIGH_HAND = 4
"""Up to this number of wizards, the hand is high enough for three rows of whole texts."""
LOW_ROWS = 2
"""Up to this number of cards, a low hand shows them in large rows."""
SINGLE_ROWS = 3
"""Up to this number of cards, a narrow hand has one column."""


def hand(canvas: VoodooCanvas, narrow: bool) -> str:
    """Draws as HTML the seat's spells and tricks as rows, and the effects that limit what it can
    do. `narrow`: whether a strip of commands beside it takes some of its room."""
    me = canvas.me
    assert me is not None
    held: View = canvas.view["hand"]
    casts: dict[str, tuple[list[int], str]] = {}
    for card, target, *wild in canvas.asked.get("cast", ()):
        targets, letters = casts.get(card, ([], ""))
        if target not in targets:
            targets.append(target)
        letters += "".join(letter for letter in wild if letter not in letters)
        casts[card] = (targets, letters)
    drawn = [spell(canvas, card, casts.get(card)) for card in held["spells"]]
    drawn += [trick(canvas, card, i) for i, card in enumerate(held["tricks"])]
    empty = f'<p class="empty">{canvas.say("table-empty-hand")}</p>'
    many = size_of(len(drawn), narrow, low=canvas.seats > HIGH_HAND)
    hindered = "".join(f" vd-{name}" for name in me["hindrances"]) if canvas.gesturing else ""
    frames = "".join(
        f"<li>{canvas.say(f'hinder-{name}')}</li>" for name in me["hindrances"] if canvas.gesturing
    )
    frames = f'<ul class="vd-frame">{frames}</ul>' if frames else ""
    return (
        f'<div class="vd-hand{many}{hindered}" data-zone="cards" role="group" '
        f'aria-label="{canvas.say("table-hand")}">{"".join(drawn) or empty}{frames}</div>'
    )


def size_of(count: int, narrow: bool, low: bool) -> str:
    """Returns the CSS classes with which `count` cards fit into the hand without scrolling.
    `narrow`: whether a strip of commands takes some of its width; `low`: whether the stage takes
    some of its height."""
    if narrow and count <= SINGLE_ROWS - low:
        return " some single"
    if narrow:
        return " many"
    if low:
        return "" if count <= LOW_ROWS else " some two" if count <= FULL_ROWS else " many"
    return "" if count <= FULL_ROWS else " some" if count <= SMALL_ROWS else " many"


def spell(canvas: VoodooCanvas, card: str, ways: tuple[list[int], str] | None) -> str:
    """Draws the spell with the id `card` in hand as HTML. A click selects it for a cast, or asks
    why it cannot be cast. `ways`: the seats that it can be aimed at, and the letters of the dice
    that may be its wildcard; None if it cannot be cast now."""
    if ways is None:
        other = next((s for s in canvas.others() if s != canvas.view["target"]), canvas.others()[0])
        how = canvas.ask_why(f"cast {card} {other}")
    else:
        targets, wild = ways
        how = (
            f'data-card="{card}" data-command-of="cast" data-open="{" ".join(map(str, targets))}" '
            f'data-wild="{wild}" data-stop="" aria-pressed="false"'
        )
    return cards.spell(canvas.voice, card, ways is not None, how, canvas.room)


def trick(canvas: VoodooCanvas, card: str, i: int) -> str:
    """Draws trick number `i` of the hand, with the id `card`, as HTML. A click selects it to be
    played, or asks why it cannot be played."""
    text = f"trick {card}"
    playable = text in canvas.legal
    if playable:
        how = f'data-card="{card}" data-command-of="trick" data-stop="" aria-pressed="false"'
    else:
        how = canvas.ask_why(text)
    return cards.trick(canvas.voice, card, i, playable, how, canvas.room)
