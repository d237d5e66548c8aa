"""Illustrations of the rules: the track with its skulls, and a spell. Every shape is our own."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Say

from ..components import CARD_OF, CARDS, TRACKS

SCHOOL_COLOUR = {"celtic": "#2f6b3c", "egyptian": "#8e2f2a", "haitian": "#5b3a86"}
FACE_COLOUR = {
    "bat": "#3b3550",
    "pumpkin": "#d9702a",
    "raven": "#20242c",
    "skull": "#c9a24a",
    "ghost": "#8fa3b5",
    "star": "#3f8f4f",
    "any": "#7a6a8f",
}
FACE_MARK = {
    "bat": "M-9 -2 Q-5 -8 -2 -3 L0 -5 L2 -3 Q5 -8 9 -2 Q5 -1 4 4 Q2 1 0 5 Q-2 1 -4 4 Q-5 -1 -9 -2Z",
    "pumpkin": "M0 -6 Q9 -7 8 1 Q7 8 0 7 Q-7 8 -8 1 Q-9 -7 0 -6Z M-1 -6 L0 -9 L2 -6Z",
    "raven": "M-8 4 Q-6 -5 1 -5 L8 -3 L3 -1 Q4 6 -8 4Z",
    "skull": "M-6 1 Q-7 -7 0 -7 Q7 -7 6 1 L3 3 L3 7 L-3 7 L-3 3Z",
    "ghost": "M-6 7 L-6 -1 Q-6 -8 0 -8 Q6 -8 6 -1 L6 7 L3 4 L0 7 L-3 4Z",
    "star": "M0 -8 L2 -2 L8 -2 L3 2 L5 8 L0 4 L-5 8 L-3 2 L-8 -2 L-2 -2Z",
    "any": "M-7 0 L0 -7 L7 0 L0 7Z",
}


def pictures(say: Say) -> dict[int, str]:
    """Returns self-contained SVG illustrations by chapter of the rules: the track, a spell, the
    short track."""
    return {1: track(say, "normal"), 4: spell(say, "hookleg"), 9: track(say, "quick")}


def track(say: Say, name: str) -> str:
    """Draws the score track called `name` as SVG; skulls are marked by a shape, not by colour
    alone."""
    chosen = TRACKS[name]
    spaces = []
    for space in range(chosen.goal + 1):
        x = 22 + space * 36
        skull = space in chosen.skulls
        fill = "#c9a24a" if skull else "#e9dcc2"
        if space == chosen.goal:
            fill = "#d9702a"
        spaces.append(f'<circle cx="{x}" cy="26" r="15" fill="{fill}" stroke="#4a3320"/>')
        if skull:
            spaces.append(
                f'<path d="{FACE_MARK["skull"]}" transform="translate({x} 55)" fill="#4a3320"/>'
            )
        spaces.append(f'<text x="{x}" y="31" text-anchor="middle" font-size="13">{space}</text>')
    wide = 44 + chosen.goal * 36
    return drawn(wide, 70, say.say("ending-points"), "".join(spaces))


def spell(say: Say, name: str) -> str:
    """Draws the spell card with the id `name` as SVG: its school's colour, ingredients, condition,
    and the points for casting and breaking it."""
    card = CARDS[CARD_OF[name]]
    colour = SCHOOL_COLOUR[card.school]
    title = say.say(f"spell-{name}")
    parts = [
        f'<rect x="2" y="2" width="236" height="120" rx="10" fill="#f4ead6" stroke="{colour}"'
        ' stroke-width="4"/>',
        f'<rect x="2" y="2" width="236" height="30" rx="10" fill="{colour}"/>',
        f'<text x="120" y="23" text-anchor="middle" font-size="16" fill="#fff">{escape(title)}'
        "</text>",
    ]
    for i, face in enumerate(card.cost):
        x = 120 + (i - (len(card.cost) - 1) / 2) * 34
        parts.append(
            f'<g transform="translate({x:g} 54)">'
            '<rect x="-13" y="-13" width="26" height="26" rx="5"'
            f' fill="{FACE_COLOUR[face]}"/><path d="{FACE_MARK[face]}" fill="#fff"/></g>'
        )
    rule = say.say(f"spell-{name}.rule")
    parts += [
        f'<text x="120" y="92" text-anchor="middle" font-size="13">{escape(rule)}</text>',
        f'<text x="22" y="112" font-size="18" font-weight="bold">+{card.points}</text>',
        f'<text x="218" y="112" text-anchor="end" font-size="14">({card.broken})</text>',
    ]
    return drawn(240, 124, title, "".join(parts))


def drawn(wide: int, high: int, title: str, inside: str) -> str:
    """Returns the shapes `inside` in an SVG `wide` × `high` units large; `title` is its alt
    text."""
    return (
        f'<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(title)}"'
        f' font-family="serif">{inside}</svg>'
    )
