"""What stands beside the prompt: the list of what is still due, hints, and buttons for answers that
no thing on the board stands for."""

from __future__ import annotations

from coven.core import Args, Text, View

from .canvas import WitchstoneCanvas
from .shapes import icon

ANSWERS = ("start", "twice", "stop", "go-on", "end-turn")
"""The verbs of moves that get a button beside the prompt."""
DUE_ICON = {
    "due-rim": "crystal",
    "due-reward": "pentagram",
    "due-silver": "silver",
    "due-special": "specials",
    "due-any": "any",
    "due-pick": "chips",
    "due-domino": "specials",
}
"""The icon of a thing due whose key does not end with the name of its icon."""


def due(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the round's number and of the list of actions still to be done, the next
    first, with the name of the player who has to do them if that is not the reader. A click in this
    list uses a chip that waits there."""
    items = []
    for k, item in enumerate(filter(is_left, canvas.view["due"])):
        said = canvas.sentence(Text(item["key"], item["args"]))
        inner = f"{icon(due_icon(item))}<span>{said}</span>"
        chip = str(item["args"].get("chip", "")).removeprefix("chip-")
        moves = [f"chip {chip}", f"chip {chip} black"]
        move = next((move for move in moves if move in canvas.undrawn), "") if chip else ""
        if move:
            tip = canvas.say(f"chip-{chip}.about")
            attributes = canvas.clickable(move, said, tip)
            inner = f'<button type="button" class="use" {attributes}>{inner}</button>'
        items.append(f'<li class="{"first" if not k else "then"}">{inner}</li>')
    now = max(1, canvas.view["round"])
    round = canvas.say("table-round", round=now, rounds=canvas.view["rounds"])
    moons = "".join(
        f'<i class="{"past" if n < now else "today" if n == now else "ahead"}"></i>'
        for n in range(1, canvas.view["rounds"] + 1)
    )
    whose = canvas.view["active"]
    if canvas.asking or not canvas.view["doing"]:
        head = f'<p class="head">{canvas.say("table-due")}</p>' if items else ""
    else:
        said = canvas.say("table-due-of" if items else "table-turn-of", seat=whose)
        head = f'<p class="head seat-{whose}">{said}</p>'
    return canvas.part(
        "due",
        f'<p class="round">{round}</p><p class="moons" aria-hidden="true">{moons}</p>{head}'
        + (f"<ol>{''.join(items)}</ol>" if items else ""),
    )


def is_left(item: View) -> bool:
    """Whether something is left to do of an item of the view's list `due`. An action that is
    finished, but whose reward waits, is still in the list, with nothing left to do."""
    return bool(item["args"].get("count") != 0)


def due_icon(item: View) -> str:
    """Returns the id of the icon for an item of the view's list `due` (actions still to be
    done)."""
    key: str = item["key"]
    args: Args = item["args"]
    for name in ("action", "chip"):
        if name in args:
            return str(args[name]).split("-", 1)[1]
    return DUE_ICON.get(key, key.removeprefix("due-"))


def answers(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the hints for moves that take two clicks, and of a button for each legal
    answer that no other element plays."""
    drawn = []
    for verb in ("place", "crystal"):
        if verb in canvas.verbs:
            drawn.append(
                f'<p class="ws-hint" data-where="{canvas.say("table-hint-where")}">'
                f"<span>{canvas.say(f'table-hint-{verb}')}</span></p>"
            )
    starts = [move.text for move in canvas.sight.asked if move.verb == "start"]
    for text in [*starts, *canvas.undrawn]:
        verb, _, rest = text.partition(" ")
        said = label = canvas.label(text) if verb in ANSWERS else ""
        style, picture = "", icon("stop")
        if verb in ("start", "twice"):
            picture = icon(rest)
            count = canvas.sight.labels[text].args["count"]
            said = f"{canvas.say(f'action-{rest}')} × {count}"
        elif verb in ("go-on", "end-turn"):
            style = " main"
        elif verb != "stop":
            continue
        drawn.append(
            f'<button type="button" class="button small{style} ws-answer" data-key="{text}" '
            f'data-move="{text}" aria-label="{label}" data-tip="{label}">{picture}{said}</button>'
        )
    return "".join(drawn)
