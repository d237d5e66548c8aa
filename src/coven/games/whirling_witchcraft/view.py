"""What a seat sees as data, and what it is asked in words. A view is built up from what the seat
may know, never by deleting secrets from the whole position."""

from __future__ import annotations

from coven.core import PASS, TAKE_BACK, Args, Move, Text, View
from coven.core.frame import Commit

from .components import (
    ARCANA,
    CAPACITY,
    CHARACTERS,
    GATHERED,
    MANDRAKES_FOR_GRIMOIRE,
    TYPES,
    name_key,
)
from .rules.arcana import EFFECTS, Arcana, is_waiting
from .rules.brewing import Brewing
from .rules.characters import Gathering
from .rules.plan import NOTHING, PAYING_SCHOLAR, WAITING, Plan
from .rules.rounds import BEGIN_ROUND, Round
from .rules.setup import Choosing
from .rules.study import Study
from .rules.winners import winners
from .state import (
    ALL_RECIPES,
    FIRST_OWN,
    HAS_RECIPE,
    INPUTS,
    KEYS,
    NOBODY,
    OUTPUTS,
    Code,
    TypeMask,
    WhirlingState,
    counts_of,
    is_turned,
    overflow,
    own_code,
    recipe_code,
    recipe_number,
    right_of,
    size,
    usable_recipes,
)

# -- what is seen ------------------------------------------------------------------------------


def view(s: WhirlingState, seat: int | None) -> View:
    """Returns what a seat, or a spectator (None), sees: everything that lies open, and of secrets
    only its own hand, choices and plan (R28)."""
    plan = plan_of(s, seat)
    return {
        "round": s.round,
        "stage": stage(s),
        "threshold": s.threshold,
        "capacity": list(CAPACITY),
        "deck": s.deck_size,
        "discard": len(s.discard),
        "players": [player_view(s, other) for other in range(s.seats)],
        "called": called(s),
        "hand": None
        if seat is None
        else [card_view(recipe_code(card, turned=False)) for card in s.hands[seat]],
        "dealt": None if seat is None else [CHARACTERS[c].key for c in s.dealt[seat]],
        "steps": own_steps(s, seat),
        "plan": None if plan is None else plan_view(s, seat, plan),
        "forecast": None if seat is None or s.over else forecast(s, seat, plan),
        "winners": winners(s) if s.over else [],
    }


def stage(s: WhirlingState) -> str:
    """Returns the name of the current stage, as views call it."""
    if s.over:
        return "over"
    top = s.top
    if isinstance(top, Choosing):
        return "choosing"
    if isinstance(top, Study):
        return "study"
    if isinstance(top, Arcana):
        return "arcana"
    if isinstance(top, Brewing):
        return "brewing"
    return "gathering" if isinstance(top, Gathering) else "saving"


def player_view(s: WhirlingState, seat: int) -> View:
    """Returns what everybody sees of one player, as plain data."""
    character = s.character[seat]
    own: View | None = None
    if character >= 0 and HAS_RECIPE[character]:
        own = card_view(own_code(character, s.flipped[seat]))
    return {
        "character": CHARACTERS[character].key if character >= 0 else None,
        "left_game": s.character_gone[seat],
        "own": own,
        "bench": counts_of(s.bench[seat]),
        "circle": counts_of(s.circle[seat]),
        "cauldron": counts_of(s.cauldron[seat]),
        "tokens": list(s.tokens[seat]),
        "grimoire": types_in(s.grimoire[seat]),
        "recipes": [card_view(code) for code in s.recipes[seat]],
        "initiative": s.initiative[seat],
        "hand": len(s.hands[seat]),
        "due": triggered_effects(s, seat),
        "light": light(s, seat),
    }


def card_view(code: Code) -> View:
    """Returns the recipe with this code as data, its slots as lists of types, as the card lies."""
    number = recipe_number(code)
    recipe = ALL_RECIPES[number]
    return {
        "key": KEYS[number],
        "turned": is_turned(code),
        "inputs": [types_in(slot) for slot in INPUTS[code]],
        "outputs": [types_in(slot) for slot in OUTPUTS[code]],
        "arcana": list(recipe.arcana) if number < FIRST_OWN else [0] * len(ARCANA),
        "initiative": recipe.initiative,
        "reversible": recipe.reversible,
    }


def types_in(types: TypeMask) -> list[str]:
    """Returns the names of the types in a bit mask."""
    return [TYPES[t] for t in range(len(TYPES)) if types >> t & 1]


def triggered_effects(s: WhirlingState, seat: int) -> list[str]:
    """Returns the names of the effects the seat decides about in this stage; none once its
    decisions have been revealed. They are public, because everybody sees the tokens."""
    top = None if s.over else s.top
    if isinstance(top, Arcana) and seat in top.who and not top.is_open(seat):
        return [EFFECTS[effect] for effect in top.effects[top.who.index(seat)]]
    return []


def light(s: WhirlingState, seat: int) -> str:
    """Returns what everybody may know of a seat's progress: "deciding", "ready", "waiting" for
    others, or "open" if its brew or its effects have been revealed; "" if it is not asked."""
    top = None if s.over else s.top
    if isinstance(top, (Arcana, Brewing)):
        if top.is_open(seat):
            return "open"
        if waits(top, seat):
            return "waiting"
    if isinstance(top, Commit) and seat in top.who:
        return "deciding" if seat in s.pending else "ready"
    return "deciding" if seat in s.pending else ""


def waits(top: Arcana | Brewing, seat: int) -> bool:
    """Whether the seat waits for those of lower initiative (7.13)."""
    if isinstance(top, Brewing):
        return top.plans[seat].stage == WAITING
    return seat in top.who and is_waiting(top.steps_of(seat))


def called(s: WhirlingState) -> int | None:
    """Returns the seat that has been called to decide or to brew because all others wait or have
    finished (R20); None if none has."""
    top = None if s.over else s.top
    return top.called if isinstance(top, (Arcana, Brewing)) and top.called != NOBODY else None


def own_steps(s: WhirlingState, seat: int | None) -> list[str]:
    """Returns the texts of the moves this seat has made in secret so far in this stage; none for a
    spectator (None)."""
    top = None if s.over else s.top
    if isinstance(top, Commit) and seat in top.who:
        assert seat is not None
        return [step.text for step in top.steps_of(seat)]
    return []


def plan_of(s: WhirlingState, seat: int | None) -> Plan | None:
    """Returns the seat's plan in brewing; None in other stages and for spectators."""
    top = None if s.over else s.top
    return top.plans[seat] if isinstance(top, Brewing) and seat is not None else None


def plan_view(s: WhirlingState, seat: int | None, plan: Plan) -> View:
    """Returns a plan as data, for the seat whose plan it is."""
    assert seat is not None
    doing: str | None = None
    if plan.doing == PAYING_SCHOLAR:
        doing = "scholar"
    elif plan.doing != NOTHING:
        doing = KEYS[recipe_number(plan.doing)]
    used = [code for code in usable_recipes(s, seat) if code not in plan.unused]
    return {
        "bench": counts_of(plan.bench),
        "brew": counts_of(plan.pool),
        "grimoire": types_in(plan.grimoire),
        "used": [KEYS[recipe_number(code)] for code in used],
        "doing": doing,
        "fill": [types_in(slot) for slot in plan.fill],
        "make": [types_in(slot) for slot in plan.make],
        "stage": ("planning", "waiting", "done")[plan.stage],
    }


def forecast(s: WhirlingState, seat: int, plan: Plan | None) -> View:
    """Returns what would happen if the seat's cauldron were passed now, computed from its own
    `plan` (None outside brewing) and the right neighbour's workbench as it lies open."""
    pile = s.cauldron[seat]
    top = s.top
    if isinstance(top, Round) and top.stage == BEGIN_ROUND:  # the cauldrons are being passed
        pile = 0
    if plan is not None and isinstance(top, Brewing) and not top.is_open(seat):
        pile += plan.pool
    neighbour = right_of(s, seat)
    over = overflow(s.bench[neighbour], pile)
    return {
        "seat": neighbour,
        "cauldron": counts_of(pile),
        "overflow": counts_of(over),
        "circle": size(s.circle[seat] + over),
    }


# -- what is said ------------------------------------------------------------------------------


def prompt(s: WhirlingState, seat: int) -> Text:
    """Returns the question that the seat is asked."""
    top = s.top
    if isinstance(top, Choosing):
        return Text("prompt-choosing")
    if isinstance(top, Study):
        steps = top.steps_of(seat)
        if not steps:
            return Text("prompt-study")
        recipe: Args = {"recipe": f"recipe-{steps[1].word(0)}"}
        return Text("prompt-dare-way" if len(steps) == 2 else "prompt-dare-effect", recipe)
    if isinstance(top, Arcana):
        return Text(f"prompt-{EFFECTS[top.effect_of(s, seat)]}")
    if isinstance(top, Brewing):
        return prompt_brewing(top, seat)
    if isinstance(top, Gathering):
        return Text("prompt-gather", {"count": GATHERED})
    return Text("prompt-save")


def prompt_brewing(top: Brewing, seat: int) -> Text:
    """Returns the question that the seat is asked in brewing; `top` is the frame that asks."""
    plan = top.plans[seat]
    if plan.doing == PAYING_SCHOLAR:
        if plan.fill:
            return Text("prompt-scholar-pay", {"count": MANDRAKES_FOR_GRIMOIRE})
        return Text("prompt-grimoire")
    if plan.doing != NOTHING:
        recipe: Args = {"recipe": name_key(KEYS[recipe_number(plan.doing)])}
        return Text("prompt-fill" if plan.fill else "prompt-make", recipe)
    return Text("prompt-brew-called" if top.called == seat else "prompt-brew")


def crumbs(s: WhirlingState, seat: int | None) -> list[Text]:
    """Returns the round and the stage, for the line above the question, and whether it is the
    seat's turn by initiative (7.13); none after the end."""
    if s.over:
        return []
    path = [Text("crumb-round", {"round": s.round})] if s.round else []
    path.append(Text(f"crumb-{stage(s)}"))
    if seat is not None and called(s) == seat and seat in s.pending:
        path.append(Text("crumb-called"))
    return path


def describe(s: WhirlingState, seat: int, move: Move) -> Text:
    """Returns a move's label."""
    verb = move.verb
    if verb == "keep":
        return Text("move-keep", {"character": f"character-{move.word(0)}"})
    if verb == "play":
        recipe: Args = {"recipe": f"recipe-{move.word(0)}"}
        return Text("move-play-turned" if len(move.args) == 2 else "move-play", recipe)
    if verb == "use":
        return Text("move-use", {"recipe": name_key(move.word(0))})
    if verb == "take":
        return Text(f"move-take-{move.word(0)}", {"type": f"type-{move.word(1)}"})
    if verb == "raven" and len(move.args) == 2:
        args: Args = {"type": f"type-{move.word(0)}"}
        if move.word(0) == move.word(1):
            return Text("move-raven-same", args)
        return Text("move-raven-two", {**args, "type2": f"type-{move.word(1)}"})
    if verb == "gather":
        return Text("move-gather", {"type": f"type-{move.word(0)}", "count": GATHERED})
    if verb == "scholar":
        return Text("move-scholar", {"count": MANDRAKES_FOR_GRIMOIRE})
    if verb == "finish":
        over = forecast(s, seat, plan_of(s, seat))["overflow"]
        return Text("move-finish", {"count": sum(over)})
    if move in (PASS, TAKE_BACK) or not move.args:
        return Text(f"move-{verb}")
    return Text(f"move-{verb}", {"type": f"type-{move.word(0)}"})
