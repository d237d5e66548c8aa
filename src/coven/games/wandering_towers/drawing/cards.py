"""The movement cards."""

from __future__ import annotations

from functools import cache

from ..components import FACE_OF, FACES
from .shapes import use


def card_frame(inner: str) -> str:
    """Returns the SVG of a card with the SVG `inner` drawn on it."""
    return f'<svg class="face" viewBox="0 0 80 112" aria-hidden="true">{inner}</svg>'


PAPER = '<rect x="1.5" y="1.5" width="77" height="109" rx="8" class="paper"/>'
BLANK = card_frame(PAPER)
"""The SVG of a card that lies under an equal one."""
CARD_BACK = card_frame('<use href="#wt-back"/>')


@cache
def card_face(id: str) -> str:
    """Draws the face of the movement card `id` as SVG: a hat (wizard), a tower or both, each with
    its number of steps or dice."""
    face = FACES[FACE_OF[id]]
    if not (face.wizard and face.tower):
        what, steps = ("hat", face.wizard) if face.wizard else ("rook", face.tower)
        return card_frame(
            f'{PAPER}<path d="M7 62V13Q7 7 13 7H67Q73 7 73 13V62Q40 74 7 62Z" class="{what}-sky"/>'
            + use(what, 40, 40, size=1.25)
            + (dice(face.dice) if face.dice else number(40, 102, steps))
        )
    halves = (
        '<path d="M7 66V13Q7 7 13 7H67Q73 7 73 13V46Z" class="hat-sky"/>'
        '<path d="M73 46V99Q73 105 67 105H13Q7 105 7 99V66Z" class="rook-sky"/>'
        '<path d="M7 66L73 46" class="split"/>'
    )
    if face.dice:
        pieces = use("hat", 27, 29) + use("rook", 54, 82) + use("die", 40, 56, size=1.25)
    else:
        pieces = (
            f"{use('hat', 27, 31, size=0.95)}{number(59, 41, face.wizard, 'small')}"
            f"{use('rook', 54, 80, size=0.95)}{number(22, 96, face.tower, 'small')}"
        )
    return card_frame(PAPER + halves + pieces)


def number(x: int, y: int, n: int, style: str = "big") -> str:
    """Draws the number `n` at (x, y) as SVG; `style` is its CSS class."""
    return f'<text class="{style}" x="{x}" y="{y}">{n}</text>'


def dice(count: int) -> str:
    """Draws `count` dice in a row at the bottom of a card as SVG."""
    return "".join(use("die", 40 + 23 * (i - (count - 1) / 2), 88) for i in range(count))


def rule_of_card(id: str) -> str:
    """Returns the number of the paragraph of the rules about the card `id`, such as "5.2"."""
    face = FACES[FACE_OF[id]]
    if face.wizard and face.tower:
        return "8.3" if face.dice else "8.1"
    by_dice = ("5.2", "", "5.4", "5.5") if face.wizard else ("7.2", "", "7.3", "7.3")
    return by_dice[face.dice]
