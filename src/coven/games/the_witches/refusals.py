"""Why something cannot be done now: the paragraph that forbids it, from what the seat may know."""

from __future__ import annotations

from coven.core import Args, Move, Refusal, Text

from .components import AREA_SPACES, CARD_OF, CARDS, NEAR, SPACE_AREA, SPACE_OF, WITCHES
from .moves import KNOWN
from .rules.benefits import Borrowing, Help, Shamble, Transmutation
from .rules.cackles import Cackles
from .rules.moving import Action, Facing, Landing
from .rules.outcome import Escape, Flight, Retreat
from .rules.placing import Dawn, Worsening
from .rules.setup import Choosing, Starting
from .rules.solving import Reroll, Solve
from .rules.turn import EndTurn
from .state import DUNGEON, NOTHING, Witches, empty_spaces, face_down


def explain(s: Witches, seat: int, move: Move) -> Refusal | None:
    """None exactly for the moves that are in the seat's list."""
    if move in s.moves(seat):
        return None
    if s.over:
        return refuse("12.3", "game-over")
    if move not in KNOWN or (move.verb == "rob" and move.n(0) >= s.seats):
        return refuse("6.1", "refuse-unknown")
    if seat not in s.pending:
        return refuse("5.1", "not-your-turn")
    if move.verb in BY_VERB:
        return BY_VERB[move.verb](s, seat, move)
    return refuse(*NOT_NOW[type(s.top).__name__])


def refuse(rule: str, key: str, args: Args | None = None) -> Refusal:
    return Refusal(rule, Text(key, args or {}))


NOT_NOW = {
    "Choosing": ("3.8", "refuse-choosing"),
    "Starting": ("3.14", "refuse-starting"),
    "Dawn": ("5.1", "refuse-dawn"),
    "Worsening": ("5.7", "refuse-worsening"),
    "Action": ("6.1", "refuse-action"),
    "Landing": ("6.3", "refuse-landing"),
    "Facing": ("7.1", "refuse-facing"),
    "Solve": ("7.5", "refuse-solve"),
    "Reroll": ("13.11", "refuse-reroll"),
    "Cackles": ("9.3", "refuse-cackles"),
    "Retreat": ("8.3", "refuse-retreat"),
    "Flight": ("8.5", "refuse-flight"),
    "Escape": ("13.5", "refuse-escape"),
    "Borrowing": ("13.3", "refuse-borrowing"),
    "Help": ("13.8", "refuse-help"),
    "Shamble": ("13.13", "refuse-shamble"),
    "Transmutation": ("13.16", "refuse-transmutation"),
    "EndTurn": ("11.1", "refuse-end-turn"),
}
"""What has to be decided first, by the frame that asks."""
assert {
    kind.__name__
    for kind in (
        *(Choosing, Starting, Dawn, Worsening, Action, Landing, Facing, Solve, Reroll, Cackles),
        *(Retreat, Flight, Escape, Borrowing, Help, Shamble, Transmutation, EndTurn),
    )
} == set(NOT_NOW)


def here_first(s: Witches) -> Refusal:
    return refuse(*NOT_NOW[type(s.top).__name__])


def card_args(move: Move) -> Args:
    return {"card": f"card-{move.word(0)}"}


def not_held(s: Witches, seat: int, move: Move) -> Refusal | None:
    if s.hands[seat] >> CARD_OF[move.word(0)] & 1:
        return None
    return refuse("4.1", "refuse-not-in-hand", card_args(move))


def in_side_question(s: Witches) -> bool:
    """Something smaller has to be decided before the turn goes on."""
    return isinstance(
        s.top,
        Choosing
        | Starting
        | Worsening
        | Landing
        | Reroll
        | Cackles
        | Flight
        | Borrowing
        | Help
        | Shamble
        | Transmutation,
    )


def no_witch(s: Witches, seat: int, move: Move) -> Refusal:
    if not isinstance(s.top, Choosing):
        return refuse("3.8", "refuse-witch-late")
    return refuse("3.8", "refuse-witch-taken", {"witch": f"witch-{move.word(0)}"})


def no_start(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Choosing):
        return here_first(s)
    if not isinstance(s.top, Starting):
        return refuse("3.14", "refuse-start-late")
    return refuse("3.14", "refuse-start-problem")


def no_walk(s: Witches, seat: int, move: Move) -> Refusal:
    top = s.top
    space = SPACE_OF[move.word(0)]
    if isinstance(top, Facing):
        if top.bound or not s.invisible:
            return refuse("7.1", "refuse-facing")
        return refuse("13.9", "refuse-no-steps")
    if not isinstance(top, Action):
        return here_first(s)
    if s.at[seat] == DUNGEON:
        return refuse("14.5", "refuse-dungeon")
    if s.at[seat] == space:
        return refuse("6.2", "refuse-here")
    return refuse("6.5", "refuse-too-far")


def no_flight(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Landing):
        return refuse("6.3", "refuse-here")
    if isinstance(s.top, Action):
        if s.at[seat] == DUNGEON:
            return refuse("14.5", "refuse-dungeon")
        return refuse("6.3", "refuse-broom-first")
    return here_first(s)


def no_broom(s: Witches, seat: int, move: Move) -> Refusal:
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    top = s.top
    if isinstance(top, Action):  # the second movement leaves the Dungeon by itself
        return refuse("14.5", "refuse-dungeon-free")
    if isinstance(top, Solve):
        if top.second != NOTHING:
            return refuse("7.11", "refuse-run-late")
        if top.plus:
            return refuse("7.6", "refuse-gone-on")
        return refuse("8.10", "refuse-no-refuge")
    if isinstance(top, Facing):
        return refuse("7.1", "refuse-facing")
    if isinstance(top, Escape | Retreat):
        return refuse("8.7", "refuse-anywhere")
    return here_first(s)


def no_run(s: Witches, seat: int, move: Move) -> Refusal:
    top = s.top
    space = SPACE_OF[move.word(0)]
    if isinstance(top, Facing):
        return refuse("7.5", "refuse-run-early")
    if isinstance(top, Solve):
        if top.second != NOTHING:
            return refuse("7.11", "refuse-run-late")
        if top.plus:
            return refuse("7.6", "refuse-gone-on")
    elif not isinstance(top, Retreat | Escape | Flight):
        return here_first(s)
    if not empty_spaces(s) >> space & 1:
        return refuse("8.4", "refuse-not-empty")
    if not NEAR[s.at[seat]] & empty_spaces(s):
        return refuse("8.10" if isinstance(top, Solve) else "8.7", "refuse-no-refuge")
    return refuse("8.4", "refuse-not-near")


def no_use(s: Witches, seat: int, move: Move) -> Refusal:
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    top = s.top
    if isinstance(top, Solve):
        return refuse("7.9", "refuse-use-late")
    if isinstance(top, Facing):
        return refuse("7.6", "refuse-use-early")
    return refuse("4.2", "refuse-no-problem") if not in_side_question(s) else here_first(s)


def no_token(s: Witches, seat: int, move: Move) -> Refusal:
    item = move.word(0)
    if s.witch[seat] == NOTHING or WITCHES[s.witch[seat]].item != item:
        return refuse(TOKEN_RULE[item], "refuse-not-her-token", {"item": f"item-{item}"})
    if not s.item[seat]:
        return refuse(TOKEN_RULE[item], "refuse-token-spent", {"item": f"item-{item}"})
    if in_side_question(s):
        return here_first(s)
    return refuse(TOKEN_RULE[item], "refuse-token-now", {"item": f"item-{item}"})


TOKEN_RULE = {"invisibility": "3.9", "magic": "3.10", "pig": "3.11"}


def no_three(s: Witches, seat: int, move: Move) -> Refusal:
    for i in range(3):
        if not s.hands[seat] >> CARD_OF[move.word(i)] & 1:
            return refuse("4.4", "refuse-not-in-hand", {"card": f"card-{move.word(i)}"})
    if isinstance(s.top, Facing):
        return refuse("7.2", "refuse-face-down")
    return refuse("4.4", "refuse-no-problem") if not in_side_question(s) else here_first(s)


def no_play(s: Witches, seat: int, move: Move) -> Refusal:
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    if in_side_question(s):
        return here_first(s)
    card = CARDS[CARD_OF[move.word(0)]]
    benefit = card.benefit
    args: Args = {"card": f"card-{card.id}", "benefit": f"benefit-{benefit}"}
    if benefit == "introspection":
        return refuse("13.12", "refuse-no-cackles", args)
    if benefit == "help":
        return refuse("13.8", "refuse-no-crisis", args)
    if benefit in ("borrowing", "shamble"):
        return refuse(RULE_OF[benefit], "refuse-nothing-down", args)
    if benefit.startswith("bonus"):
        if isinstance(s.top, Solve) and s.top.second != NOTHING:
            return refuse("13.2", "refuse-other-enemy", args)
        return refuse("13.2", "refuse-bonus-early", args)
    if benefit == "escape" and isinstance(s.top, Solve) and s.top.second != NOTHING:
        return refuse("13.5", "refuse-not-failed", args)
    if benefit in ("death", "sick_pig", "sick_sheep"):
        return refuse(RULE_OF[benefit], "refuse-other-problem", args)
    return refuse(RULE_OF[benefit], "refuse-benefit-now", args)


RULE_OF = {
    "borrowing": "13.3",
    "death": "13.4",
    "escape": "13.5",
    "extra_cards": "13.6",
    "extra_movement": "13.7",
    "invisibility": "13.9",
    "reroll": "13.11",
    "shamble": "13.13",
    "sick_pig": "13.14",
    "sick_sheep": "13.15",
    "transmutation": "13.16",
}


def no_look(s: Witches, seat: int, move: Move) -> Refusal:
    space = SPACE_OF[move.word(0)]
    if not face_down(s) >> space & 1:
        return refuse("13.3", "refuse-not-face-down")
    if isinstance(s.top, Borrowing) or s.known[seat] >> space & 1:
        return refuse("13.3", "refuse-seen")
    if isinstance(s.top, Facing) and s.at[seat] == space:
        return refuse("13.9", "refuse-cannot-vanish")
    if isinstance(s.top, Action) and AREA_SPACES[SPACE_AREA[space]] >> s.at[seat] & 1:
        return refuse("13.10", "refuse-cannot-vanish")
    return refuse("3.6", "refuse-look") if not in_side_question(s) else here_first(s)


def no_flip(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Shamble):
        return refuse("13.13", "refuse-not-face-down")
    return refuse("3.6", "refuse-look") if not in_side_question(s) else here_first(s)


def no_soothe(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Help):
        return refuse("13.8", "refuse-no-crisis-there")
    return here_first(s)


def no_crisis(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Worsening):
        space = SPACE_OF[move.word(0)]
        if AREA_SPACES[s.top.area] >> space & 1:
            return refuse("5.5", "refuse-has-crisis")
        return refuse("5.7", "refuse-worsening")
    return here_first(s)


def no_drop(s: Witches, seat: int, move: Move) -> Refusal:
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    return refuse("11.4", "refuse-drop") if not in_side_question(s) else here_first(s)


def no_stay(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Action):
        if s.at[seat] == DUNGEON:
            return refuse("14.5", "refuse-dungeon-free")
        return refuse("13.9", "refuse-must-leave")
    return here_first(s)


def no_open(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Facing):
        return refuse("7.2", "refuse-is-open")
    return here_first(s)


def no_roll(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Facing):
        return refuse("7.2", "refuse-face-down")
    if isinstance(s.top, Solve):
        return refuse("7.11", "refuse-all-rolled")
    return here_first(s)


def no_slip(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Facing):
        if s.top.bound or not s.invisible:
            return refuse("7.1", "refuse-facing")
        return refuse("13.9", "refuse-no-steps")
    return here_first(s)


def no_panic(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Retreat):
        return refuse("8.7", "refuse-panic")
    return here_first(s)


def no_rob(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Cackles):
        return refuse("9.3", "refuse-rob")
    return here_first(s)


def no_end(s: Witches, seat: int, move: Move) -> Refusal:
    if isinstance(s.top, Action):
        return refuse("6.1", "refuse-end-early")
    return here_first(s)


BY_VERB = {
    "witch": no_witch,
    "start": no_start,
    "walk": no_walk,
    "fly": no_flight,
    "broom": no_broom,
    "run": no_run,
    "use": no_use,
    "token": no_token,
    "three": no_three,
    "play": no_play,
    "look": no_look,
    "flip": no_flip,
    "soothe": no_soothe,
    "crisis": no_crisis,
    "drop": no_drop,
    "stay": no_stay,
    "open": no_open,
    "roll": no_roll,
    "slip-by": no_slip,
    "panic": no_panic,
    "rob": no_rob,
    "end-turn": no_end,
}
