"""What everybody observes of a wizard: the last gestures, and the body in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import escape

from coven.core import Say, View
from coven.drawing import cached_drawing

GESTURES_SHOWN = 6
"""How many of a wizard's last gestures are drawn."""
GESTURES_IN_TIP = 24
"""How many of them the tooltip lists at most."""


class Made(NamedTuple):
    """A gesture that everybody has observed: its kind, what it was, whether it is from an earlier
    turn. Hashable, so that its drawing can be cached."""

    kind: str
    what: str
    old: bool
    """Whether it was made in an earlier turn."""
    more: tuple[int | str, ...]
    """Of an emote its aim; of a posture the slot; of a line the voice; of a command the strip and
    what was held."""


def gestures_by_seat(view: View) -> list[tuple[Made, ...]]:
    """Returns the observed gestures of each wizard, the oldest first."""
    found: list[list[Made]] = [[] for _ in view["wizards"]]
    for gesture in view["gestures"]:
        found[gesture["seat"]].append(made(gesture, view["turn"]))
    return [tuple(gestures) for gestures in found]


def made(gesture: View, turn: int) -> Made:
    """Converts a gesture of the view to a `Made`. `turn`: the number of the current turn."""
    kind = gesture["kind"]
    more: Iterable[int | str] = ()
    if kind == "emote":
        more = (gesture["at"],) if "at" in gesture else ()
    elif kind == "posture":
        more = (gesture["slot"],)
    elif kind == "line":
        more = (gesture["voice"],)
    elif kind == "command":
        more = (gesture["strip"], *gesture["holds"])
    return Made(kind, gesture["what"], gesture["turn"] < turn, tuple(more))


@cached_drawing
def trail(say: Say, seen: tuple[Made, ...]) -> str:
    """Draws a wizard's last gestures (`seen`) as HTML, the newest first; "" if there are none.
    Commands and what the game announces are only in its tooltip."""
    everything = [(gesture, gesture_said(say, gesture)) for gesture in seen]
    told = [(gesture, said) for gesture, said in everything if is_gesture(gesture)]
    if not told:
        return ""
    items = []
    for i in range(len(told) - 1, max(-1, len(told) - 1 - GESTURES_SHOWN), -1):
        gesture, said = told[i]
        style = gesture.kind
        if style == "line":
            style += f" v-{gesture.more[0]}"
        old = " old" if gesture.old else ""
        sound = {"emote": gesture.what, "count": "count"}.get(gesture.kind, "")
        heard = f' data-sound="{sound}"' if sound else ""
        items.append(f'<li class="{style}{old}" data-key="g{i}"{heard}>{said}</li>')
    tip = "\n".join([said for _, said in everything[-GESTURES_IN_TIP:]])
    return f'<ol class="trail" data-tip="{tip}" data-stop="">{"".join(items)}</ol>'


def is_gesture(made: Made) -> bool:
    """Whether the list of a wizard's gestures shows what was `made`. It shows what the wizard did
    to be seen or heard, but no commands with the usual buttons and nothing that the game announces
    in the usual voice. Changes of the voice are left out, too, because the figure shows the voice
    as long as it lasts."""
    if made.kind == "voice":
        return False
    if made.kind == "command":
        return made.more != ("normal",)
    return made.kind != "line" or made.what == "own" or made.more != ("normal",)


def last_emote(seen: tuple[Made, ...]) -> str:
    """Returns the emote that the wizard's figure shows: its newest gesture of the current turn, if
    that is an emote; "" otherwise."""
    made = next((gesture for gesture in reversed(seen) if is_gesture(gesture)), None)
    return made.what if made is not None and made.kind == "emote" and not made.old else ""


def gesture_said(say: Say, gesture: Made) -> str:
    """Returns a gesture in words, as HTML."""
    kind, what, _, more = gesture
    if kind == "emote":
        said = say.html(f"emote-{what}")
        for at in more:
            whom = escape(say.name(at)) if isinstance(at, int) else say.html("table-the-doll")
            said += f" → {whom}"
        return said
    if kind == "count":
        return say.html(f"count-{what}")
    if kind == "posture":
        if what == "off":
            return say.html("table-at-ease", {"slot": f"slot-{more[0]}"})
        return say.html(f"posture-{what}")
    if kind == "line":
        return say.html("table-says", {"voice": f"voice-{more[0]}"})
    if kind == "command":
        strip, *held = map(str, more)
        said = say.html(f"command-{what}")
        if strip != "normal":
            said += f" ({say.html('strip-' + strip.removesuffix('_strip'))})"
        return ", ".join([said, *[say.html(f"hold-{hold}") for hold in held]])
    return say.html(f"voice-{what}")


# -- the body in words -------------------------------------------------------------------------


class Body(NamedTuple):
    """What all players can observe of a wizard's body, such as its postures and its voice.
    Hashable, so that its drawing can be cached."""

    posture: tuple[str, ...]
    holds: tuple[str, ...]
    voice: str
    wobbles: bool
    four_dice: bool
    no_reroll: bool
    without: tuple[str, ...]


def body_of(seen: View) -> Body:
    """Returns the body of a wizard. `seen`: that wizard's part of the view."""
    return Body(
        tuple(seen["posture"].values()),
        tuple(seen["holds"]),
        seen["voice"],
        bool(seen["wobbles"]),
        seen["four_dice"],
        seen["no_reroll"],
        tuple(seen["without"]),
    )


@cached_drawing
def body_attributes(say: Say, seat: int, body: Body) -> str:
    """Returns the HTML attributes that describe a wizard's figure in words: a label and tooltip
    with its name and body."""
    told = [str(escape(say.name(seat)))]
    told += [say.html(f"posture-{value}") for value in body.posture]
    told += [say.html(f"hold-{value}") for value in body.holds]
    if body.voice != "normal":
        told.append(say.html(f"voice-{body.voice}"))
    if body.wobbles:
        told.append(say.html("table-wobbles"))
    if body.four_dice:
        told.append(say.html("table-four-dice"))
    if body.no_reroll:
        told.append(say.html("table-no-reroll"))
    told += [say.html("move-without", {"body": f"body-{part}"}) for part in body.without]
    tip = "\n".join(told)
    return f'aria-label="{", ".join(told)}" data-tip="{tip}"'
