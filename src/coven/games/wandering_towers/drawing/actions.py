"""Buttons for the moves that no other part of the screen plays."""

from __future__ import annotations

from .canvas import TowersCanvas

MAIN = ("accept", "end-turn", "take-card", "pass", "no-push", "idle")
"""The verbs of moves whose buttons stand out."""


def actions(canvas: TowersCanvas) -> str:
    """Draws an HTML button for each legal move that no other part of the screen plays; the moves
    that give bottles to the partner are a row of numbers."""
    rest = list(canvas.undrawn.values())
    gifts = [move for move in rest if move.verb == "give-bottles"]
    drawn = "".join(
        [
            f'<button type="button" class="button small{" main" if move.verb in MAIN else ""}" '
            f'data-key="{move.text}" data-move="{move.text}">{canvas.label(move.text)}</button>'
            for move in rest
            if move.verb != "give-bottles"
        ]
    )
    if gifts:
        partner = canvas.view["partner"][canvas.seat]
        numbers = "".join(
            [
                f'<button type="button" class="button small" data-key="{move.text}" data-move='
                f'"{move.text}" aria-label="{canvas.label(move.text)}">{move.n(0)}</button>'
                for move in gifts
            ]
        )
        drawn += (
            f'<span class="gifts" data-key="gifts">{canvas.say("table-give", seat=partner)}'
            f"{numbers}</span>"
        )
    return drawn
