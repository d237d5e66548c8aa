"""What a seat sees and is asked, in data and words. Nothing here is taken away from the state: what
may be known is put together piece by piece."""

from __future__ import annotations

from collections.abc import Sequence

from coven.core import PASS, TAKE_BACK, Args, Move, Rng, Text, View
from coven.core.frame import Commit

from .components import ARCANA, CAPACITY, CHARACTERS, RECIPES, TYPES, name_key
from .rules.arcana import EFFECTS, Arcana
from .rules.brewing import Brewing
from .rules.characters import Gathering
from .rules.plan import NOTHING, PAYING_SCHOLAR, WAITING, Plan
from .rules.setup import Choosing
from .rules.study import Study
from .state import (
    ALL_RECIPES,
    FIRST_OWN,
    HAS_RECIPE,
    INPUTS,
    KEYS,
    NOBODY,
    OUTPUTS,
    Witches,
    counts_of,
    overflow,
    own_code,
    right_of,
    size,
    usable_recipes,
)

# -- what is seen ------------------------------------------------------------------------------


def view(s: Witches, seat: int | None) -> View:
    """Everything on the table; of secrets, only one's own hand, choices and plan (R28)."""
    plan = plan_of(s, seat)
    return {
        "round": s.round,
        "stage": stage(s),
        "threshold": s.threshold,
        "capacity": list(CAPACITY),
        "deck": s.left,
        "discard": len(s.discard),
        "players": [player_view(s, other) for other in range(s.seats)],
        "called": called(s),
        "hand": None if seat is None else [card_view(2 * card) for card in s.hands[seat]],
        "dealt": None if seat is None else [CHARACTERS[c].key for c in s.dealt[seat]],
        "steps": own_steps(s, seat),
        "plan": None if plan is None else plan_view(s, seat, plan),
        "forecast": None if seat is None or s.over else forecast(s, seat, plan),
    }


def stage(s: Witches) -> str:
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


def player_view(s: Witches, seat: int) -> View:
    character = s.character[seat]
    own: View | None = None
    if character >= 0 and HAS_RECIPE[character]:
        own = card_view(own_code(character, s.flipped[seat]))
    return {
        "character": CHARACTERS[character].key if character >= 0 else None,
        "left_game": s.left_game[seat],
        "own": own,
        "bench": counts_of(s.bench[seat]),
        "circle": counts_of(s.circle[seat]),
        "cauldron": counts_of(s.cauldron[seat]),
        "tokens": list(s.tokens[seat]),
        "grimoire": types_in(s.grimoire[seat]),
        "recipes": [card_view(code) for code in s.recipes[seat]],
        "initiative": s.initiative[seat],
        "hand": len(s.hands[seat]),
        "due": due(s, seat),
        "light": light(s, seat),
    }


def card_view(code: int) -> View:
    """A recipe as it lies, its slots as lists of types."""
    recipe = ALL_RECIPES[code >> 1]
    return {
        "key": KEYS[code >> 1],
        "turned": bool(code & 1),
        "inputs": [types_in(slot) for slot in INPUTS[code]],
        "outputs": [types_in(slot) for slot in OUTPUTS[code]],
        "arcana": list(recipe.arcana) if code >> 1 < FIRST_OWN else [0] * len(ARCANA),
        "initiative": recipe.initiative,
        "reversible": recipe.reversible,
    }


def types_in(slot: int) -> list[str]:
    return [TYPES[t] for t in range(len(TYPES)) if slot >> t & 1]


def due(s: Witches, seat: int) -> list[str]:
    """The effects that the seat decides about: everybody sees where the tokens stand."""
    top = None if s.over else s.top
    if isinstance(top, Arcana) and seat in top.who:
        return [EFFECTS[effect] for effect in top.due[top.who.index(seat)]]
    return []


def light(s: Witches, seat: int) -> str:
    """Whether a seat is still deciding, is ready, waits for others, or has been opened."""
    top = None if s.over else s.top
    if isinstance(top, Brewing):
        if top.shown >> seat & 1:
            return "open"
        if top.plans[seat].stage == WAITING:
            return "waiting"
    if isinstance(top, Commit) and seat in top.who:
        return "deciding" if seat in s.pending else "ready"
    return "deciding" if seat in s.pending else ""


def called(s: Witches) -> int | None:
    """Who has to brew now because all others wait or have finished."""
    top = None if s.over else s.top
    return top.called if isinstance(top, Brewing) and top.called != NOBODY else None


def own_steps(s: Witches, seat: int | None) -> list[str]:
    """What this seat has chosen in secret so far."""
    top = None if s.over else s.top
    if isinstance(top, Commit) and seat in top.who:
        assert seat is not None
        return [step.text for step in top.steps_of(seat)]
    return []


def plan_of(s: Witches, seat: int | None) -> Plan | None:
    top = None if s.over else s.top
    return top.plans[seat] if isinstance(top, Brewing) and seat is not None else None


def plan_view(s: Witches, seat: int | None, plan: Plan) -> View:
    assert seat is not None
    return {
        "bench": counts_of(plan.bench),
        "brew": counts_of(plan.pool),
        "grimoire": types_in(plan.grimoire),
        "used": [KEYS[code >> 1] for code in usable_recipes(s, seat) if code not in plan.left],
        "doing": KEYS[plan.doing >> 1] if plan.doing >= 0 else doing_word(plan),
        "fill": [types_in(slot) for slot in plan.fill],
        "make": [types_in(slot) for slot in plan.make],
        "stage": ("planning", "waiting", "done")[plan.stage],
    }


def doing_word(plan: Plan) -> str | None:
    return "scholar" if plan.doing == PAYING_SCHOLAR else None


def forecast(s: Witches, seat: int, plan: Plan | None) -> View:
    """What this seat's cauldron would bring if it were passed now: from its own plan and from the
    right neighbour's workbench as it lies open."""
    pile = s.cauldron[seat]
    top = s.top
    if plan is not None and isinstance(top, Brewing) and not top.shown >> seat & 1:
        pile += plan.pool
    neighbour = right_of(s, seat)
    over = overflow(s.bench[neighbour], pile)
    return {
        "seat": neighbour,
        "cauldron": counts_of(pile),
        "overflow": counts_of(over),
        "circle": size(s.circle[seat] + over),
    }


# -- what cannot be known ------------------------------------------------------------------------


def determinise(s: Witches, seat: int | None, rng: Rng, memory: float = 0.0) -> Witches:
    """Other hands, discards and the deck are dealt anew, but for the recipes that the seat has held
    and remembers; what others have secretly chosen is chosen anew."""
    new = s.copy()
    new.rng = rng
    deal_hidden(new, seat, memory)
    if new.stack:
        top = new.stack[-1]
        if isinstance(top, Choosing):
            deal_characters(new, seat)
        if isinstance(top, Commit):
            new.stack[-1] = top.redrawn(new, seat)
            new.ask_again()  # as before, somebody is still deciding
    new.drawn = s.drawn
    return new


def deal_hidden(s: Witches, seat: int | None, memory: float) -> None:
    known = 0
    if seat is not None and memory > 0:
        for card in range(len(RECIPES)):
            if s.seen[seat] >> card & 1 and (memory >= 1 or s.random_below(1000) < memory * 1000):
                known |= 1 << card
    others = [other for other in range(s.seats) if other != seat]
    pool = s.deck[: s.left]
    for cards in (s.discard, *[s.hands[other] for other in others]):
        pool.extend([card for card in cards if not known >> card & 1])
    pool.sort()  # how they really lie must not matter
    s.shuffle(pool)
    for other in others:
        s.hands[other] = tuple(sorted(with_known(s.hands[other], known, pool)))
        s.seen[other] = bits(s.hands[other])
    s.discard = with_known(s.discard, known, pool)
    s.deck = pool
    if seat is not None:
        s.seen[seat] = known | bits(s.hands[seat])


def with_known(cards: Sequence[int], known: int, pool: list[int]) -> list[int]:
    """The known ones of these cards, and as many others as there are unknown ones."""
    kept = sorted([card for card in cards if known >> card & 1])
    return kept + [pool.pop() for _ in range(len(cards) - len(kept))]


def bits(cards: Sequence[int]) -> int:
    return sum([1 << card for card in cards])


def deal_characters(s: Witches, seat: int | None) -> None:
    mine = () if seat is None else s.dealt[seat]
    rest = [i for i in range(1, len(CHARACTERS)) if i not in mine]
    s.shuffle(rest)
    for other in range(s.seats):
        if other != seat:
            s.dealt[other] = tuple(sorted([rest.pop(), rest.pop()]))


# -- what is said ------------------------------------------------------------------------------


def prompt(s: Witches, seat: int) -> Text:
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
    return Text("prompt-gather" if isinstance(top, Gathering) else "prompt-save")


def prompt_brewing(top: Brewing, seat: int) -> Text:
    plan = top.plans[seat]
    if plan.doing == PAYING_SCHOLAR:
        return Text("prompt-scholar-pay" if plan.fill else "prompt-grimoire")
    if plan.doing != NOTHING:
        recipe: Args = {"recipe": name_key(KEYS[plan.doing >> 1])}
        return Text("prompt-fill" if plan.fill else "prompt-make", recipe)
    return Text("prompt-brew-called" if top.called == seat else "prompt-brew")


def crumbs(s: Witches, seat: int | None) -> list[Text]:
    if s.over:
        return []
    path = [Text("crumb-round", {"round": s.round})] if s.round else []
    return [*path, Text(f"crumb-{stage(s)}")]


def describe(s: Witches, seat: int, move: Move) -> Text:
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
        args: Args = {"type": f"type-{move.word(0)}", "type2": f"type-{move.word(1)}"}
        return Text("move-raven-two", args)
    if verb == "finish":
        plan = plan_of(s, seat)
        over = forecast(s, seat, plan)["overflow"]
        return Text("move-finish", {"count": sum(over)})
    if move in (PASS, TAKE_BACK) or not move.args:
        return Text(f"move-{verb}")
    return Text(f"move-{verb}", {"type": f"type-{move.word(0)}"})
