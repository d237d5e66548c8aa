"""The answer buttons beside the question."""

from __future__ import annotations

from .canvas import WitchesCanvas
from .hand import SYMBOL_RULES


def actions(canvas: WitchesCanvas) -> str:
    """Draws HTML buttons for the legal ones of the main answers: turn the problem face up, roll
    (with the chance), accept the sum, end the turn, turn over the next card. The page itself adds
    buttons for all moves that no part draws."""
    drawn = []
    for text in ("open", "roll", "accept", "end-turn", "turn-card"):
        if text not in canvas.legal:
            continue
        label = said = canvas.label(text)
        at = canvas.attempt
        if text == "roll" and at is not None and canvas.mine:
            first = at["stage"] == "first"
            n = canvas.percent(at["chance"] if first else at["problem"]["chance"])
            said = canvas.say("table-go-on") if first else label
            said, label = f"{said} <em>{n}</em>", f"{label} – {n}"
        failing = text == "accept" and at is not None and at["need"]
        rescue = saving_card(canvas) if failing else ""
        if at is not None and failing and at["best"] and not rescue:
            hint = canvas.say("table-save-together", count=at["need"])
            rescue = f'<p class="tw-hint">{hint}</p>'
        drawn.append(
            f'{rescue}<button type="button" class="button small{"" if rescue else " main"}" '
            f'data-key="{text}" '
            f'data-move="{text}" aria-label="{label}">{said}</button>'
        )
    return "".join(drawn)


def saving_card(canvas: WitchesCanvas) -> str:
    """Draws an HTML button that plays the card which most probably turns a failure into a success,
    with the chance of that; "" if no card can. It stands beside the button that accepts the
    failure."""
    best, found = 0.0, ("", "")
    for id, seen in canvas.card_views.items():
        text = f"{'use' if seen['as'] in SYMBOL_RULES else 'play'} {id}"
        if text in canvas.legal and (seen["chance"] or 0) > best:
            best, found = seen["chance"], (text, id)
    text, id = found
    if not text:
        return ""
    said = canvas.say("table-save", card=f"card-{id}")
    chance = canvas.percent(best)
    return (
        f'<button type="button" class="button small main" data-key="save" data-move="{text}" '
        f'aria-label="{said} – {chance}">{said} <em>{chance}</em></button>'
    )
