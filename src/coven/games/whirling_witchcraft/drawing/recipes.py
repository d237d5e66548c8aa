"""The row of cards in play: the character, then the recipes in the order they were played."""

from __future__ import annotations

from ..components import TYPES
from . import pictures
from .canvas import Card, WhirlingCanvas, card_face, character_text, recipe_text
from .pictures import Point, icon
from .portraits import ART, portrait

ABILITY = {"initiate": "redraw", "daredevil": "dare", "grimoire_scholar": "scholar"}
"""By character, the move that a click on its card plays if it has no recipe."""
MOST = 9
"""With more recipes in play, the cards are small and have no emblem."""
PLACES = 3
"""So many places for recipes are drawn while fewer are in play."""
Cubes = dict[str, list[tuple[Point, str]]]
"""By recipe, the ingredients that lie on its output slots: where, and of which type."""


def recipes(canvas: WhirlingCanvas, narrow: bool) -> str:
    """Draws the character's card and the recipes in play as HTML. The cards are small if there are
    more than nine recipes or, with `narrow` set because there is less room, more than four."""
    cards: list[Card] = canvas.mine["recipes"]
    cubes = brewed_cubes(canvas)
    drawn = [character(canvas, cubes)]
    drawn += [recipe(canvas, card, cubes) for card in cards]
    if len(cards) < PLACES and not narrow:
        drawn += [place(canvas, first=not k) for k in range(PLACES - len(cards))]
    most = 4 if narrow else MOST
    size = " many" if len(cards) > most else " few" if len(cards) < 4 else ""
    swiped = ""
    if len(cards) > 5:
        label = canvas.say("table-recipes", count=len(cards))
        swiped = f' role="group" tabindex="0" aria-label="{label}"'
    return f'<div class="ww-recipes{size}"{swiped}>{"".join(drawn)}</div>'


# -- ingredients on output slots ---------------------------------------------------------------


def brewed_cubes(canvas: WhirlingCanvas) -> Cubes:
    """Returns the ingredients to draw on each recipe: all that the plan has brewed and not used.
    Equal ingredients cannot be told apart, so any recipe that makes them may show them."""
    plan = canvas.plan
    if plan is None or plan["stage"] == "done":
        return {}
    used = [card for card in own_recipes(canvas) if card["key"] in plan["used"]]
    if plan["fill"]:
        used = [card for card in used if card["key"] != plan["doing"]]
    slots = [
        (card["key"], takes, at)
        for card in reversed(used)
        for takes, at in zip(card["outputs"], output_places(card), strict=True)
    ]
    placed: dict[int, str] = {}
    for name, n in zip(TYPES, plan["brew"], strict=True):
        for _ in range(n):
            place_cube(name, [takes for _, takes, _ in slots], placed, set())
    cubes: Cubes = {}
    for i, name in sorted(placed.items()):
        cubes.setdefault(slots[i][0], []).append((slots[i][2], name))
    return cubes


def place_cube(name: str, slots: list[list[str]], placed: dict[int, str], tried: set[int]) -> bool:
    """Adds the ingredient `name` to `placed` on a slot that takes it, moving others to further
    slots if needed, and returns whether that was possible. `slots`: the types each slot takes;
    `placed`: ingredients by number of the slot; `tried`: slots that need not be tried again."""
    for i, takes in enumerate(slots):
        if name in takes and i not in tried:
            tried.add(i)
            if i not in placed or place_cube(placed[i], slots, placed, tried):
                placed[i] = name
                return True
    return False


def output_places(card: Card) -> tuple[Point, ...]:
    """Returns the points at which the output slots of a recipe are drawn."""
    return pictures.places(len(card["inputs"]), len(card["outputs"]))[2]


def own_recipes(canvas: WhirlingCanvas) -> list[Card]:
    """Returns the recipes in play of the desk's owner, then the character's own if it has one."""
    own = canvas.mine["own"]
    return [*canvas.mine["recipes"], *([own] if own and not canvas.mine["left_game"] else [])]


def cubes_on(card: Card, cubes: Cubes) -> str:
    """Draws the ingredients on the output slots of a recipe as SVG. `cubes`: the ingredients on
    each recipe."""
    key = card["key"]
    if key not in cubes:
        return ""
    drawn = "".join(
        [
            f'<use href="#ww-{name}" data-piece="o-{key}-{k}" data-kind="brew-{name}" '
            f'transform="translate({x:g} {y:g}) scale(1.12)"/>'
            for k, ((x, y), name) in enumerate(cubes[key])
        ]
    )
    box = pictures.frame(len(card["inputs"]), len(card["outputs"]))
    return f'<svg class="lying" viewBox="{box}" aria-hidden="true">{drawn}</svg>'


# -- cards -------------------------------------------------------------------------------------


def place(canvas: WhirlingCanvas, first: bool) -> str:
    """Draws an empty place for a recipe as HTML. `first`: whether words in it say what will lie
    there."""
    said = f"<span>{canvas.say('table-place')}</span>" if first else ""
    return f'<div class="place{"" if first else " more"}">{ART}{said}</div>'


def recipe(canvas: WhirlingCanvas, card: Card, cubes: Cubes) -> str:
    """Draws a recipe in play as an HTML button: a click uses it for brewing, or asks why that is
    illegal. `cubes`: the brewed ingredients to draw on each recipe."""
    key = card["key"]
    number = card["initiative"]
    name = canvas.say(f"recipe-{key}")
    about = recipe_text(canvas.voice, key, card["turned"])
    tip = f"{name}\n{about}\n{canvas.say('table-initiative', number=number)}"
    state = use_class(canvas, card) + (" turned" if card["turned"] else "")
    return (
        f'<div class="recipe{state}" data-key="{key}" data-piece="c-{key}" '
        f'data-ref="recipe-recipe-{key}"><button type="button" class="card" '
        f"{canvas.clickable(f'use {key}', name, tip, input_shelves(card))}>"
        f'<span class="crest"><i>{number}</i>{turned_sign(card)}'
        f"{pictures.symbols(tuple(card['arcana']))}</span>{ART}{card_face(card)}"
        f"{cubes_on(card, cubes)}<b>{name}</b></button></div>"
    )


def character(canvas: WhirlingCanvas, cubes: Cubes) -> str:
    """Draws the character's card as HTML: a click uses its recipe or, without one, its ability.
    `cubes`: the brewed ingredients to draw on each recipe."""
    key = canvas.mine["character"]
    own = canvas.mine["own"]
    gone = canvas.mine["left_game"]
    name, about = canvas.say(f"character-{key}"), character_text(canvas.voice, key)
    tip = f"{name}\n{about}" + (f"\n{canvas.say('table-gone')}" if gone else "")
    if own and not gone:
        if own["turned"]:
            tip += f"\n{recipe_text(canvas.voice, key, turned=True)}"
        state = use_class(canvas, own)
        inner = f"{card_face(own)}{cubes_on(own, cubes)}"
        click = canvas.clickable(f"use {key}", name, tip, input_shelves(own))
    else:
        doing = "scholar" if key == "grimoire_scholar" else ""
        state = " doing" if canvas.plan and doing and canvas.plan["doing"] == doing else ""
        inner = f'<span class="ability">{about}</span>'
        click = canvas.clickable(ABILITY.get(key, ""), name, tip)
    return (
        f'<div class="recipe character{state}{" gone" if gone else ""} seat-{canvas.me}" '
        f'data-key="character" data-ref="recipe-character-{key} character-character-{key}">'
        f'<button type="button" class="card" {click}>{portrait(key)}'
        f"{turned_sign(own) if own else ''}{inner}<b>{name}</b></button></div>"
    )


def input_shelves(card: Card) -> str:
    """Returns the ids of the shelves that hold a recipe's inputs on the workbench, separated by
    spaces, to be highlighted."""
    return " ".join(dict.fromkeys(f"bench-{name}" for takes in card["inputs"] for name in takes))


def turned_sign(card: Card) -> str:
    """Returns the icon that marks a recipe which lies turned round, as SVG; "" for others."""
    return icon("turn") if card["turned"] else ""


def use_class(canvas: WhirlingCanvas, card: Card) -> str:
    """Returns the CSS class of a recipe that is being used or has been used this round; "" for
    others."""
    plan = canvas.plan
    if plan is None or not (card["inputs"] or card["outputs"]):
        return ""
    if plan["doing"] == card["key"]:
        return " doing"
    return " used" if card["key"] in plan["used"] else ""
