"""The answer buttons beside the question."""

from __future__ import annotations

from .canvas import WitchesCanvas, percent


def actions(canvas: WitchesCanvas) -> str:
    """Draws the main answers as HTML buttons, with the chance on the button that rolls. The page
    itself adds buttons for all moves that no part draws."""
    drawn = []
    for text in ("open", "roll", "accept", "end-turn", "turn-card"):
        if text not in canvas.legal:
            continue
        label = said = canvas.label(text)
        at = canvas.attempt
        if text == "roll" and at is not None and canvas.mine:
            first = at["stage"] == "first"
            n = percent(at["chance"] if first else at["problem"]["chance"])
            said = canvas.say("table-go-on") if first else label
            said, label = f"{said} <em>{n} %</em>", f"{label} – {n} %"
        drawn.append(
            f'<button type="button" class="button small main" data-key="{text}" '
            f'data-move="{text}" aria-label="{label}">{said}</button>'
        )
    return "".join(drawn)
