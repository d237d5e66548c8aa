"""Hands, faces and voices as they are drawn: the buttons to make gestures with, and what everybody
sees of them. Each piece is drawn once for a voice, and kept; `can` are the moves that can be made,
`asks` says whether the others can be asked about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import escape

from coven.core import Say, View
from coven.drawing import cached_drawing

from .components import AIMED, COUNTS, EMOTES, HOLDS, PHRASES, POSTURES, SLOTS, VOICES

PAGES = 3
"""Of the wheel."""
ON_PAGE = -(-len(EMOTES) // PAGES)
SHOWN = 4
"""So many of a wizard's last gestures are at a glance; all that is remembered is in the tip."""
TOLD = 24
HOLD_KEYS = {"hum": "KeyH", "hug_doll": "KeyJ"}

Texts = tuple[str, ...]
"""Of moves."""


def why(text: str, asks: bool) -> str:
    """Of a move that cannot be made."""
    return f'data-try="{text}"' if asks else 'data-stop=""'


def loose(text: str, can: Texts, asks: bool) -> str:
    """Of a move that nobody waits for."""
    return f'data-move="{text}" data-loose=""' if text in can else why(text, asks)


# -- the wheel ---------------------------------------------------------------------------------


@cached_drawing
def page(say: Say, n: int, can: Texts, asks: bool) -> str:
    """Of the wheel's emotes."""
    emotes = [emote(say, name, can, asks) for name in EMOTES[n * ON_PAGE : (n + 1) * ON_PAGE]]
    return (
        f'<div class="page" data-page="{n}" role="group" '
        f'aria-label="{say.html("table-page", {"n": n + 1})}">{"".join(emotes)}</div>'
    )


def emote(say: Say, name: str, can: Texts, asks: bool) -> str:
    said = say.html(f"emote-{name}")
    if name not in AIMED:
        how = loose(f"emote {name}", can, asks)
        return f'<button type="button" class="g" {how}>{said}</button>'
    start = f"emote {name} "
    able = [text.removeprefix(start) for text in can if text.startswith(start)]
    if not able:
        how = why(f"emote {name} doll", asks)
        return f'<button type="button" class="g aimed" {how}>{said} …</button>'
    return (
        f'<button type="button" class="g aimed" data-pick="emote {name} ?" data-loose="" '
        f'data-open="{" ".join(able)}" data-how="aim" data-stop="" aria-pressed="false">'
        f"{said} …</button>"
    )


@cached_drawing
def pad(say: Say, can: Texts, asks: bool) -> str:
    """To turn the wheel's pages, and to count."""
    turns = [
        f'<button type="button" class="turn-page" data-to-page="{n}" data-stop="" '
        f'aria-pressed="{pressed(n == 0)}" '
        f'aria-label="{say.html("table-page", {"n": n + 1})}">{n + 1}</button>'
        for n in range(PAGES)
    ]
    counts = [
        f'<button type="button" class="g count" {loose(f"count {word}", can, asks)}>'
        f"{say.html(f'count-{word}')}</button>"
        for word in COUNTS
    ]
    return (
        f'<div class="pad"><div class="pages">{"".join(turns)}</div>'
        f'<div class="counts">{"".join(counts)}</div></div>'
    )


def pressed(on: bool) -> str:
    return "true" if on else "false"


# -- the body ----------------------------------------------------------------------------------


@cached_drawing
def slot(say: Say, i: int, now: str, can: Texts, asks: bool) -> str:
    """A part of the body, with its postures; `now` is the one it is in, if any."""
    name = SLOTS[i]
    values = [
        f'<button type="button" class="g" {loose(f"posture {name} {value}", can, asks)} '
        f'aria-pressed="{pressed(now == value)}">{say.html(f"posture-{value}")}</button>'
        for value in POSTURES[i]
    ]
    ease = say.html("move-posture-off", {"slot": f"slot-{name}"})
    return (
        f'<div class="slot" data-key="{name}" role="group" '
        f'aria-label="{say.html(f"slot-{name}")}">{"".join(values)}'
        f'<button type="button" class="g ease" {loose(f"posture {name} off", can, asks)} '
        f'aria-pressed="{pressed(not now)}" aria-label="{ease}">–</button></div>'
    )


@cached_drawing
def holds(say: Say, held: tuple[str, ...]) -> str:
    buttons = [
        f'<button type="button" class="g hold" data-hold="hold {what}" '
        f'data-hold-key="{HOLD_KEYS[what]}" data-stop="" aria-pressed="{pressed(what in held)}" '
        f'data-tip="{say.html("table-hold-tip", {"letter": HOLD_KEYS[what][-1]})}">'
        f"{say.html(f'hold-{what}')} <kbd>{HOLD_KEYS[what][-1]}</kbd></button>"
        for what in HOLDS
    ]
    return (
        f'<div class="holds" role="group" aria-label="{say.html("table-holding")}">'
        f"{''.join(buttons)}</div>"
    )


# -- the voice ---------------------------------------------------------------------------------


@cached_drawing
def voices(say: Say, now: str, can: Texts, asks: bool) -> str:
    buttons = [
        f'<button type="button" class="g v-{name}" {loose(f"voice {name}", can, asks)} '
        f'aria-pressed="{pressed(now == name)}">{say.html(f"voice-{name}")}</button>'
        for name in VOICES
    ]
    return f'<div class="voices">{"".join(buttons)}</div>'


@cached_drawing
def phrases(say: Say, can: Texts, asks: bool) -> str:
    buttons = [
        f'<button type="button" class="g phrase" {loose(f"phrase {name}", can, asks)}>'
        f"{say.html(f'phrase-{name}')}</button>"
        for name in PHRASES
    ]
    return f'<div class="phrases">{"".join(buttons)}</div>'


# -- what everybody sees -----------------------------------------------------------------------


class Made(NamedTuple):
    """A gesture, as plain values."""

    kind: str
    what: str
    old: bool
    """Of an earlier turn."""
    more: tuple[int | str, ...]
    """Whom it was for, which part of the body, in which voice, or how the hand did it."""


def made(gesture: View, turn: int) -> Made:
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
    """What everybody saw of a wizard lately, the last of it in a bubble."""
    told = [(gesture, said) for gesture in seen if (said := gesture_said(say, gesture))]
    if not told:
        return ""
    items = []
    for i in range(len(told) - 1, max(-1, len(told) - 1 - SHOWN), -1):
        gesture, said = told[i]
        style = gesture.kind
        if style == "line":
            style += f" v-{gesture.more[0]}"
        old = " old" if gesture.old else ""
        sound = {"emote": gesture.what, "count": "count"}.get(gesture.kind, "")
        heard = f' data-sound="{sound}"' if sound else ""
        items.append(f'<li class="{style}{old}" data-key="g{i}"{heard}>{said}</li>')
    tip = "\n".join([said for _, said in told[-TOLD:]])
    return f'<ol class="trail" data-tip="{tip}" data-stop="">{"".join(items)}</ol>'


def gesture_said(say: Say, gesture: Made) -> str:
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


class Body(NamedTuple):
    """All that can be told of a wizard's body."""

    posture: tuple[str, ...]
    holds: tuple[str, ...]
    voice: str
    wobbles: bool
    four_dice: bool
    no_reroll: bool
    without: tuple[str, ...]


def body_of(seen: View) -> Body:
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
def body_said(say: Say, seat: int, body: Body) -> str:
    """As a name and a tip."""
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
