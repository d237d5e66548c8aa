"""The scene beside the map: choosing a witch, the turn, or an attempt at a problem."""

from __future__ import annotations

from ..components import WITCHES
from .attempt import attempt
from .canvas import WitchesCanvas, explained
from .faces import face
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
    """Draws the four witches as HTML buttons: a click chooses the witch, or asks why that is
    illegal (3.8)."""
    owner = {one["witch"]: seat for seat, one in enumerate(canvas.view["seats"])}
    drawn = []
    for witch in WITCHES:
        name, about = canvas.say(f"witch-{witch.id}"), canvas.say(f"witch-{witch.id}.about")
        seat = owner.get(witch.id)
        taken = f" taken seat-{seat}" if seat is not None else ""
        inner = f"{face(witch.id)}<b>{name}</b><span>{about}</span>"
        drawn.append(
            canvas.button(f"witch {witch.id}", inner, f"witch {witch.id}{taken}", name=name)
        )
    return f'<div class="tw-scene apprentices" data-zone="scene">{"".join(drawn)}</div>'


def turn_scene(canvas: WitchesCanvas) -> str:
    """Draws the turn while nobody is at a problem, as HTML: whose it is or that the game is over,
    how many movements are left, the reader's key numbers in words, and the points if a competitive
    game is over."""
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
    if canvas.sight.over and view["game"] == "competitive" and not view["lost"]:
        said.append(standings(canvas))
    return (
        f'<div class="tw-scene turn" data-zone="scene"><p class="head seat-{view["active"]}">'
        f"{face(view['seats'][view['active']]['witch'])}{head}</p>{''.join(said)}{legend(canvas)}</div>"
    )


def standings(canvas: WitchesCanvas) -> str:
    """Draws the witches of a finished game with their points as HTML, the best first."""
    seats = canvas.view["seats"]
    points = [one["points"] for one in seats]
    rows = [
        f'<li class="seat-{seat}{" best" if points[seat] == max(points) else ""}">'
        f"{face(seats[seat]['witch'])}<span>{canvas.say('table-name', seat=seat)}</span>"
        f"<b>{points[seat]}</b></li>"
        for seat in sorted(range(canvas.seats), key=lambda seat: -points[seat])
    ]
    return f'<ol class="standings">{"".join(rows)}</ol>'


def legend(canvas: WitchesCanvas) -> str:
    """Draws as HTML what runs out and how everybody can lose, sentence by sentence, with the icons
    of the counters in the reserve (T31)."""
    shared = canvas.view["game"] != "competitive"
    rows = [
        ("crisis", "table-crises", "12.1"),
        ("elves", "table-elves", "12.2"),
        ("aliss", "table-aliss-shared" if shared else "table-aliss", "15.4" if shared else "9.5"),
    ]
    if canvas.view["game"] == "cooperative":
        rows.append(("hard-left", "table-hard", "15.5"))
    count = {"crisis": "crises", "hard-left": "hard_on_map"}
    said = [
        explained(
            canvas,
            what,
            f"{canvas.say(key, count=canvas.view[count.get(what, what)])}. "
            f"{canvas.say(f'{key}.about')}",
            rule,
        )
        for what, key, rule in rows
    ]
    return f'<div class="legend">{"".join(said)}</div>'
