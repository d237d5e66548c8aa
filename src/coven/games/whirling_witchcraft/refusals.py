"""Why a move is illegal now: the paragraph that forbids it, told by what the seat may know."""

from __future__ import annotations

from coven.core import Args, Move, Refusal, refuse
from coven.core.frame import Commit

from .components import MANDRAKES_FOR_GRIMOIRE, RECIPE_OF, TYPE_OF, TYPES, name_key
from .rules.arcana import EFFECT_VERBS, EFFECTS, Arcana, is_waiting, next_effect
from .rules.brewing import Brewing
from .rules.characters import Saving, has_dared
from .rules.plan import DONE, NOTHING, PAYING_SCHOLAR, SCHOLAR_CAN, WAITING, Plan
from .rules.setup import Choosing
from .rules.study import Study, draws_before, is_complete
from .state import (
    DAREDEVIL,
    INITIATE,
    INPUTS,
    JACK,
    KEYS,
    OUTPUTS,
    POTION_BREWER,
    SCHOLAR,
    UNSTOPPABLE,
    WhirlingState,
    recipe_number,
    usable_recipes,
)
from .view import waits


def why_illegal(s: WhirlingState, seat: int, move: Move) -> Refusal:
    """Returns why this move is not one of the seat's legal moves, without giving away what is
    hidden from the seat."""
    verb = move.verb
    if verb == "keep":
        return no_keep(s)
    if verb in ("play", "redraw", "dare"):
        return no_play(s, seat, move)
    if verb == "gather":
        if s.character[seat] != UNSTOPPABLE:
            return refuse("11.10", "refuse-not-unstoppable")
        return refuse("11.10", "refuse-gather-now")
    if verb in ("potion", "raven", "grimoire", "pour", "skip"):
        return no_effect(s, seat, move)
    if verb in ("save", "pass"):
        return no_save(s, seat, move)
    if verb == "take-back":
        return no_take_back(s, seat)
    if verb == "wait":
        return no_wait(s, seat)
    return no_brewing(s, seat, move)


def no_keep(s: WhirlingState) -> Refusal:
    """Returns why a character cannot be kept."""
    if isinstance(s.top, Choosing):
        return refuse("3.3", "refuse-not-dealt")
    return refuse("3.3", "refuse-chosen")


# -- studying ----------------------------------------------------------------------------------


def no_play(s: WhirlingState, seat: int, move: Move) -> Refusal:
    """Returns why a recipe cannot be played, or why the Initiate's or Daredevil's ability cannot be
    used."""
    verb = move.verb
    if verb == "redraw":
        if s.character[seat] != INITIATE:
            return refuse("11.2", "refuse-not-initiate")
        if s.character_gone[seat]:
            return refuse("11.1", "refuse-used-up")
        if not s.deck_size and not s.discard:
            return refuse("11.2", "refuse-redraw-empty")
        top = s.top
        if isinstance(top, Study) and seat in top.who and not top.steps_of(seat):
            return refuse("11.2", "refuse-redraw-turn", {"seat": draws_before(s, top, seat)})
        return refuse("11.2", "refuse-redraw-late")
    if verb == "dare" and s.character[seat] != DAREDEVIL:
        return refuse("11.4", "refuse-not-daredevil")
    top = s.top
    if not isinstance(top, Study):
        return refuse("4.2", "refuse-not-study")
    if seat not in top.who:
        return refuse("5.1", "refuse-no-hand")
    steps = top.steps_of(seat)
    if steps:
        if is_complete(steps):
            return refuse("5.4", "refuse-played")
        return refuse("11.4", "refuse-dared")
    card = RECIPE_OF[move.word(0)]
    recipe: Args = {"recipe": f"recipe-{move.word(0)}"}
    if card not in s.hands[seat]:
        return refuse("5.1", "refuse-not-in-hand", recipe)
    return refuse("5.3", "refuse-one-way", recipe)


# -- arcana ------------------------------------------------------------------------------------


def no_effect(s: WhirlingState, seat: int, move: Move) -> Refusal:
    """Returns why an effect cannot be used or skipped."""
    verb = move.verb
    if verb == "pour" and s.character[seat] != POTION_BREWER:
        return refuse("11.7", "refuse-not-brewer")
    top = s.top
    if isinstance(top, Study) and seat in top.who:
        steps = top.steps_of(seat)
        if len(steps) == 3 and verb == "raven":
            return refuse("6.8", "refuse-not-on-bench")
        if steps and has_dared(steps):
            return refuse("11.4", "refuse-dared")
    if isinstance(top, Brewing) and top.plans[seat].doing == PAYING_SCHOLAR and verb == "grimoire":
        if top.plans[seat].fill:
            return refuse("11.8", "refuse-pay-first", {"count": MANDRAKES_FOR_GRIMOIRE})
        return refuse("11.8", "refuse-named")
    if not isinstance(top, Arcana):
        return refuse("4.2", "refuse-not-arcana")
    if seat not in top.who:
        return refuse("6.2", "refuse-not-triggered")
    i = top.who.index(seat)
    if is_waiting(top.steps[i]):
        return refuse("7.13", "refuse-waiting")
    found = None if top.is_open(seat) else next_effect(s, seat, top.effects[i], top.steps[i])
    if found is None:
        return refuse("6.5", "refuse-decided")
    effect, _, named = found
    if verb != EFFECT_VERBS[effect]:
        return refuse("6.6", "refuse-other-effect", {"effect": f"effect-{EFFECTS[effect]}"})
    if verb == "grimoire":
        assert named >> TYPE_OF[move.word(0)] & 1
        return refuse("6.9", "refuse-named")
    return refuse("6.8" if verb == "raven" else "11.7", "refuse-not-on-bench")


# -- brewing -----------------------------------------------------------------------------------


def no_brewing(s: WhirlingState, seat: int, move: Move) -> Refusal:
    """Returns why a step of brewing cannot be made."""
    verb = move.verb
    if verb == "scholar" and s.character[seat] != SCHOLAR:
        return refuse("11.8", "refuse-not-scholar")
    top = s.top
    if not isinstance(top, Brewing):
        return refuse("4.3", "refuse-not-brewing")
    plan = top.plans[seat]
    if plan.stage == DONE:
        return refuse("7.8", "refuse-finished")
    if plan.stage == WAITING:
        return refuse("7.13", "refuse-waiting")
    if verb == "take":
        return refuse("7.2", "refuse-not-there" if plan.fill else "refuse-no-slot")
    if verb == "make":
        return refuse("7.7", "refuse-not-shown" if plan.make else "refuse-no-slot")
    if plan.doing != NOTHING:
        return refuse("7.3", "refuse-fill-first")
    if verb == "scholar":
        if plan.scholar != SCHOLAR_CAN:
            return refuse("11.8", "refuse-scholar-used")
        if plan.grimoire == (1 << len(TYPES)) - 1:
            return refuse("11.8", "refuse-all-named")
        return refuse("11.8", "refuse-few-mandrakes", {"count": MANDRAKES_FOR_GRIMOIRE})
    return no_use(s, seat, plan, move)


def no_wait(s: WhirlingState, seat: int) -> Refusal:
    """Returns why the seat cannot wait for those of lower initiative."""
    top = s.top
    if not isinstance(top, (Arcana, Brewing)) or seat not in s.pending:
        if isinstance(top, (Arcana, Brewing)) and waits(top, seat):
            return refuse("7.13", "refuse-waiting")
        return refuse("7.13", "refuse-nothing-to-decide")
    if isinstance(top, Brewing) and top.plans[seat].doing != NOTHING:
        return refuse("7.3", "refuse-fill-first")
    return refuse("7.13", "refuse-called" if top.called == seat else "refuse-lowest")


def no_use(s: WhirlingState, seat: int, plan: Plan, move: Move) -> Refusal:
    """Returns why a recipe cannot be used."""
    recipe: Args = {"recipe": name_key(move.word(0))}
    codes = [code for code in usable_recipes(s, seat) if KEYS[recipe_number(code)] == move.word(0)]
    if not codes:
        return refuse("7.1", "refuse-not-in-play", recipe)
    if not INPUTS[codes[0]] and not OUTPUTS[codes[0]]:
        return refuse("7.1", "refuse-no-slots", recipe)
    if codes[0] not in plan.unused:
        return refuse("7.6", "refuse-used", recipe)
    return refuse("7.3", "refuse-cannot-fill", recipe)


def no_take_back(s: WhirlingState, seat: int) -> Refusal:
    """Returns why the seat cannot take back its last step now."""
    top = s.top
    if isinstance(top, Commit) and seat in top.who and top.steps_of(seat):
        if isinstance(top, Study):
            return refuse("11.4", "refuse-dared-back")
        if isinstance(top, Brewing):
            return refuse("7.9", "refuse-opened")
        if isinstance(top, Arcana) and top.is_open(seat):
            return refuse("6.10", "refuse-effects-opened")
    return refuse("7.9", "refuse-nothing-back")


def no_save(s: WhirlingState, seat: int, move: Move) -> Refusal:
    """Returns why the Jack-of-all-Trades cannot move an ingredient to the circle, or decline to."""
    if s.character[seat] != JACK:
        return refuse("11.12", "refuse-not-jack")
    if isinstance(s.top, Saving):
        return refuse("11.12", "refuse-not-in-cauldron")
    return refuse("11.12", "refuse-save-now")
