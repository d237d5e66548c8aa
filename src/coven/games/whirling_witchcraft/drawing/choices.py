"""Things to choose from: characters before the game, types of ingredients for effects and
abilities, and the buttons of all moves that no other part of the screen plays."""

from __future__ import annotations

from coven.core import Args

from ..components import CHARACTER_OF, CHARACTERS, TYPES
from .canvas import WhirlingCanvas, character_text
from .pictures import icon
from .portraits import portrait

TYPE_VERBS = ("potion", "raven", "grimoire", "pour", "gather", "save")
"""Verbs of moves that name types of ingredients: their buttons are in a row under the bench."""
VERB_ICON = {"pour": "brew", "gather": "bench", "save": "circle"}
"""The icons of those verbs that have no symbol of their own."""
EFFECT_VERBS = ("potion", "raven", "grimoire", "pour", "skip")
"""Verbs of the moves that decide about an effect."""


# -- choosing a character (3.3) ----------------------------------------------------------------


def character_choice(canvas: WhirlingCanvas) -> str:
    """Draws the two characters to choose from as HTML."""
    cards = "".join([dealt_character(canvas, key) for key in canvas.view["dealt"] or ()])
    return f'<div class="ww-dealt seat-{canvas.me}">{cards}</div>'


def dealt_character(canvas: WhirlingCanvas, key: str) -> str:
    """Draws the character `key` as an HTML button that keeps it, with its starting ingredients."""
    character = CHARACTERS[CHARACTER_OF[key]]
    kept = " chosen" if f"keep {key}" in canvas.steps else ""
    start = "".join(
        [
            f"<span>{icon(name) * n}</span>"
            for name, n in zip(TYPES, character.start, strict=True)
            if n
        ]
    )
    name, about = canvas.say(f"character-{key}"), character_text(canvas.voice, key)
    written = about.replace("\n", " ")
    return (
        f'<button type="button" class="witch{kept}" data-key="{key}" '
        f"{canvas.clickable(f'keep {key}', name, about)}>{portrait(key)}<b>{name}</b>"
        f'<span>{written}</span><span class="start">{start}</span></button>'
    )


# -- choosing types of ingredients -------------------------------------------------------------


def effect_choices(canvas: WhirlingCanvas) -> str:
    """Draws the buttons for effects and abilities as HTML, a row for each verb: one button for
    each type, or for each pair of types that a raven may remove. Below them are the effects this
    seat has already decided about."""
    rows = []
    for verb in TYPE_VERBS:
        moves = [text for text, move in canvas.undrawn.items() if move.verb == verb]
        if moves:
            buttons = "".join([type_button(canvas, verb, text) for text in moves])
            sign = icon(VERB_ICON.get(verb, verb))
            rows.append(f'<div class="line" data-key="{verb}">{sign}{buttons}</div>')
    done = [step for step in canvas.steps if step.split(" ")[0] in EFFECT_VERBS]
    if done and canvas.view["stage"] != "brewing":
        drawn = "".join([decided_effect(canvas, step) for step in done])
        rows.append(f'<div class="line done">{drawn}</div>')
    return f'<div class="ww-choices">{"".join(rows)}</div>' if rows else ""


def type_button(canvas: WhirlingCanvas, verb: str, text: str) -> str:
    """Draws the HTML button that plays the move `text`, which names one or two types of ingredients
    after its `verb`."""
    types = text.split(" ")[1:]
    preview = "kettle" if verb in ("potion", "save") else " ".join(f"bench-{t}" for t in types)
    return (
        f'<button type="button" class="pick" data-key="{text}" '
        f"{canvas.clickable(text, '', preview=preview)}>"
        f"{''.join([icon(name) for name in types])}</button>"
    )


def decided_effect(canvas: WhirlingCanvas, step: str) -> str:
    """Draws as HTML what the seat has decided about an effect. `step`: the text of the move that
    decided it."""
    verb, *types = step.split(" ")
    args: Args = {"type": f"type-{types[0]}"} if types else {}
    said = f"move-{verb}"
    if len(types) == 2 and types[0] == types[1]:
        said = "move-raven-same"
    elif len(types) == 2:
        said = "move-raven-two"
        args["type2"] = f"type-{types[1]}"
    label = canvas.say(said, **args)
    signs = "".join([icon(name) for name in (verb if verb != "pour" else "brew", *types)])
    return f'<span class="done" role="img" aria-label="{label}" data-tip="{label}">{signs}</span>'


# -- filling the slots of a recipe -------------------------------------------------------------


def slot_choices(canvas: WhirlingCanvas) -> tuple[str, str]:
    """Draws the HTML buttons that fill the slots of the recipe being used: those that take an
    ingredient from a shelf of the workbench, and those for the cauldron, which take one from the
    brew or the supply, or say what is made."""
    shelves: list[str] = []
    pot: list[str] = []
    for text, move in list(canvas.undrawn.items()):
        if move.verb not in ("take", "make"):
            continue
        source, name = ("", move.word(0)) if move.verb == "make" else move.args[:2]
        where = f" reach-{name}" if source == "bench" else ""
        preview = f"bench-{name}" if where else "" if source else "forecast"
        said = "" if where or not source else canvas.say(f"table-from-{source}")
        sign = f'<span class="from">{icon(str(source))}{said}</span>' if source else ""
        (shelves if where else pot).append(
            f'<button type="button" class="pick{where}" data-key="{text}" '
            f"{canvas.clickable(text, '', preview=preview)}>{icon(str(name))}{sign}</button>"
        )
    return (
        f'<div class="ww-reach">{"".join(shelves)}</div>' if shelves else "",
        f'<div class="ww-ask">{"".join(pot)}</div>' if pot else "",
    )


# -- everything else ---------------------------------------------------------------------------


def other_buttons(canvas: WhirlingCanvas) -> str:
    """Draws as HTML the deck, and a button for each move that no other part of the screen plays.
    There is none for taking a step back while the seat is still deciding, because the page's own
    undo does that."""
    buttons = []
    for text, move in canvas.undrawn.items():
        label = canvas.label(text)
        said = label
        if text == "take-back" and canvas.sight.asked:
            continue
        if text == "take-back":
            reopens = canvas.steps and canvas.steps[-1] in ("finish", "wait")
            said = canvas.say("table-reopen" if reopens else "table-back")
        elif text == "wait":
            said = canvas.say("table-wait")
        main = " main" if move.verb == "finish" else ""
        buttons.append(
            f'<button type="button" class="button small{main}" data-key="{text}" '
            f'data-move="{text}" data-tip="{label}">{said}</button>'
        )
    if canvas.choosing:
        return "".join(buttons)
    count = canvas.view["deck"]
    tip = canvas.say("table-deck.about", count=count)
    deck = (
        f'<span class="ww-deck" id="ww-deck" data-verbs="take-back" data-key="deck" '
        f'data-tip="{tip}">{icon("cards")}{canvas.say("table-deck", count=count)}</span>'
    )
    return "".join(buttons) + deck
