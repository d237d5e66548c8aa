"""The scene beside the map: choosing a witch, the turn, or an attempt at a problem."""

from __future__ import annotations

from ..components import WITCHES
from .attempt import attempt
from .canvas import WitchesCanvas, explained
from .numbers import numbers
from .shapes import icon


def scene(canvas: WitchesCanvas) -> str:
    """Draws what happens now as HTML: the choice of witches, an attempt, or the turn."""
    if any(one["witch"] is None for one in canvas.view["seats"]):
        return witch_choice(canvas)
    if canvas.attempt is not None:
        return attempt(canvas, canvas.attempt)
    return turn_scene(canvas)


def witch_choice(canvas: WitchesCanvas) -> str:
    """Draws the four witches to choose from as HTML buttons (3.8)."""
    owner = {one["witch"]: seat for seat, one in enumerate(canvas.view["seats"])}
    drawn = []
    for witch in WITCHES:
        name, about = canvas.say(f"witch-{witch.id}"), canvas.say(f"witch-{witch.id}.about")
        seat = owner.get(witch.id)
        taken = f" taken seat-{seat}" if seat is not None else ""
        inner = (
            f'<svg class="i" viewBox="-30 -36 60 60" aria-hidden="true">'
            f'<use href="#tw-hat"/></svg><b>{name}</b><span>{about}</span>'
        )
        drawn.append(
            canvas.button(f"witch {witch.id}", inner, f"witch {witch.id}{taken}", name=name)
        )
    return f'<div class="tw-scene apprentices" data-zone="scene">{"".join(drawn)}</div>'


def turn_scene(canvas: WitchesCanvas) -> str:
    """Draws the turn while nobody is at a problem, as HTML: whose it is or that the game is over,
    how many movements are left, and the reader's numbers explained."""
    view, doing = canvas.view, canvas.view["doing"]
    said = []
    if view["ending"] is None:
        head = canvas.say("crumb-turn", seat=view["active"])
    else:
        head = canvas.say("table-over")
    if doing["what"] == "moving":
        left = doing["left"]
        steps = "".join(
            [f'<i class="step{"" if k < left else " used"}">{icon("steps")}</i>' for k in (1, 0)]
        )
        said.append(
            f'<p class="steps">{steps}<span>{canvas.say("crumb-moves", count=left)}</span></p>'
        )
        if doing["invisible"]:
            said.append(explained(canvas, "invisibility", canvas.say("table-invisible"), "13.9"))
        if doing["extra"]:
            count = doing["extra"]
            said.append(
                explained(canvas, "extra_movement", canvas.say("table-extra", count=count), "13.7")
            )
    said += numbers(canvas)
    return (
        f'<div class="tw-scene turn" data-zone="scene"><p class="head seat-{view["active"]}">'
        f'<svg class="i" viewBox="-30 -38 60 64" aria-hidden="true"><use href="#tw-hat"/></svg>'
        f"{head}</p>{''.join(said)}</div>"
    )
