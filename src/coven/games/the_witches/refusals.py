"""Why a move is illegal now: the paragraph that forbids it and a sentence, told only by what the
seat may know.

Each `why_no_…` function is for the moves of one verb, and is called only if the move is illegal.
"""

from __future__ import annotations

from coven.core import Args, Move, Refusal, refuse

from .components import AREA_SPACES, CARD_OF, CARDS, SPACE_AREA, SPACE_OF, WITCHES
from .rules.benefits import Borrowing, Help, Shamble, Transmutation
from .rules.cackles import Cackles
from .rules.moving import Action, Facing, Landing
from .rules.outcome import BroomRetreat, Escape, Retreat
from .rules.placing import BeforePlacing, CrisisChoice
from .rules.setup import Choosing, Starting
from .rules.solving import Reroll, Solve
from .rules.turn import EndTurn
from .state import DUNGEON, NOTHING, PEEKED, Witches, empty_spaces, face_down, near_empty_spaces


def why_illegal(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why this move is not one of the seat's legal moves: a sentence and a paragraph of the
    rules."""
    if seat not in s.pending:
        return refuse("5.1", "not-your-turn")
    if move.verb in BY_VERB:
        return BY_VERB[move.verb](s, seat, move)
    return decide_first(s)


NOT_NOW = {
    "Choosing": ("3.8", "refuse-choosing"),
    "Starting": ("3.14", "refuse-starting"),
    "BeforePlacing": ("5.1", "refuse-before-placing"),
    "CrisisChoice": ("5.7", "refuse-crisis-choice"),
    "Action": ("6.1", "refuse-action"),
    "Landing": ("6.3", "refuse-landing"),
    "Facing": ("7.1", "refuse-facing"),
    "Solve": ("7.5", "refuse-solve"),
    "Reroll": ("13.11", "refuse-reroll"),
    "Cackles": ("9.3", "refuse-cackles"),
    "Retreat": ("8.3", "refuse-retreat"),
    "BroomRetreat": ("8.5", "refuse-broom-retreat"),
    "Escape": ("13.5", "refuse-escape"),
    "Borrowing": ("13.3", "refuse-borrowing"),
    "Help": ("13.8", "refuse-help"),
    "Shamble": ("13.13", "refuse-shamble"),
    "Transmutation": ("13.16", "refuse-transmutation"),
    "EndTurn": ("11.1", "refuse-end-turn"),
}
"""The refusal that says what has to be decided first, by the class of the frame that asks."""
assert {
    kind.__name__
    for kind in (
        *(
            Choosing,
            Starting,
            BeforePlacing,
            CrisisChoice,
            Action,
            Landing,
            Facing,
            Solve,
            Reroll,
            Cackles,
        ),
        *(Retreat, BroomRetreat, Escape, Borrowing, Help, Shamble, Transmutation, EndTurn),
    )
} == set(NOT_NOW)


def decide_first(s: Witches) -> Refusal:
    """Returns the refusal of a move that does not answer the current question: it says what has to
    be decided first."""
    top = s.top
    if isinstance(top, Solve):
        if top.second != NOTHING:
            return refuse("7.11", "refuse-solve-all")
        if top.has_gone_on():
            return refuse("7.8", "refuse-solve-on")
    return refuse(*NOT_NOW[type(top).__name__])


def has_enough(s: Witches) -> bool:
    """Returns whether all dice are rolled and their sum is enough, so that cards and tokens that
    help to solve the problem would have no effect (R25)."""
    return isinstance(s.top, Solve) and s.top.second != NOTHING and s.top.is_enough(s)


def card_args(move: Move) -> Args:
    """Returns the name of the card that a move plays, as a variable for Fluent sentences."""
    return {"card": f"card-{move.word(0)}"}


def not_held(s: Witches, seat: int, move: Move) -> Refusal | None:
    """Returns the refusal of a card that is not in the seat's hand; None if it is (4.1)."""
    if s.hands[seat] >> CARD_OF[move.word(0)] & 1:
        return None
    return refuse("4.1", "refuse-not-in-hand", card_args(move))


def in_side_question(s: Witches) -> bool:
    """Whether the question asked now is only about a detail: where to land, which dice, which card,
    and so on, or about the set-up."""
    return isinstance(
        s.top,
        Choosing
        | Starting
        | CrisisChoice
        | Landing
        | Reroll
        | Cackles
        | BroomRetreat
        | Borrowing
        | Help
        | Shamble
        | Transmutation,
    )


def why_no_witch(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a witch cannot be chosen (3.8)."""
    if not isinstance(s.top, Choosing):
        return refuse("3.8", "refuse-witch-late")
    return refuse("3.8", "refuse-witch-taken", {"witch": f"witch-{move.word(0)}"})


def why_no_start(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why the seat cannot start on a space (3.14)."""
    if isinstance(s.top, Choosing):
        return decide_first(s)
    if not isinstance(s.top, Starting):
        return refuse("3.14", "refuse-start-late")
    return refuse("3.14", "refuse-start-problem")


def why_no_walk(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a space cannot be walked to (6.2, 6.5, 13.9, 14.5)."""
    top = s.top
    space = SPACE_OF[move.word(0)]
    if isinstance(top, Facing):
        if top.bound or not s.invisible:
            return refuse("7.1", "refuse-facing")
        if s.at[seat] == space:
            return refuse("6.2", "refuse-here")
        if top.steps_from_here(s) > 0:
            return refuse("13.9", "refuse-few-steps")
        return refuse("13.9", "refuse-no-steps")
    if not isinstance(top, Action):
        return decide_first(s)
    if s.at[seat] == DUNGEON:
        return refuse("14.5", "refuse-dungeon")
    if s.at[seat] == space:
        return refuse("6.2", "refuse-here")
    return refuse("6.5", "refuse-too-far")


def why_no_flight(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a space cannot be flown to (6.3, 14.5)."""
    if isinstance(s.top, Landing):
        return refuse("6.3", "refuse-here")
    if isinstance(s.top, Action):
        if s.at[seat] == DUNGEON:
            return refuse("14.5", "refuse-dungeon")
        return refuse("6.3", "refuse-broom-first")
    return decide_first(s)


def why_no_broom(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a card cannot be discarded to fly (6.3, 7.11, 8.5, 8.10)."""
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    top = s.top
    if isinstance(top, Action):  # with her second movement a witch leaves the Dungeon freely
        return refuse("14.5", "refuse-dungeon-free")
    if isinstance(top, Solve):
        if top.second != NOTHING:
            return refuse("7.11", "refuse-run-late")
        if top.has_gone_on():
            return refuse("7.6", "refuse-gone-on")
        return refuse("8.10", "refuse-no-refuge")
    if isinstance(top, Facing):
        return refuse("7.1", "refuse-facing")
    if isinstance(top, Escape | Retreat):
        return refuse("13.5" if isinstance(top, Escape) else "8.7", "refuse-anywhere")
    return decide_first(s)


def why_no_run(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a space cannot be run away or retreated to (7.5, 8.4, 8.7, 8.10)."""
    top = s.top
    space = SPACE_OF[move.word(0)]
    if isinstance(top, Facing):
        return refuse("7.5", "refuse-run-early")
    if isinstance(top, Solve):
        if top.second != NOTHING:
            return refuse("7.11", "refuse-run-late")
        if top.has_gone_on():
            return refuse("7.6", "refuse-gone-on")
    elif not isinstance(top, Retreat | Escape | BroomRetreat):
        return decide_first(s)
    rule = "8.9" if isinstance(top, Solve) else "8.4"
    if not empty_spaces(s) >> space & 1:
        return refuse(rule, "refuse-not-empty")
    if not near_empty_spaces(s, seat):
        return refuse("8.10" if isinstance(top, Solve) else "8.7", "refuse-no-refuge")
    return refuse(rule, "refuse-not-near")


def why_no_use(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a card cannot be played for headology or magic (7.6, 7.9)."""
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    top = s.top
    if isinstance(top, Solve):
        return refuse("7.9", "refuse-use-late")
    if isinstance(top, Facing):
        return refuse("7.6", "refuse-use-early")
    return refuse("4.2", "refuse-no-problem") if not in_side_question(s) else decide_first(s)


def why_no_token(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a witch's token cannot be used (3.9–3.11)."""
    item = move.word(0)
    if s.witch[seat] == NOTHING or WITCHES[s.witch[seat]].item != item:
        return refuse(TOKEN_RULE[item], "refuse-not-her-token", {"item": f"item-{item}"})
    if not s.item[seat]:
        return refuse(TOKEN_RULE[item], "refuse-token-spent", {"item": f"item-{item}"})
    if in_side_question(s):
        return decide_first(s)
    if item == "pig" and has_enough(s):
        return refuse("R25", "refuse-enough")
    return refuse(TOKEN_RULE[item], "refuse-token-now", {"item": f"item-{item}"})


TOKEN_RULE = {"invisibility": "3.9", "magic": "3.10", "pig": "3.11"}
"""The paragraph on each token."""


def why_no_three(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why these three cards cannot be played as a Power of Three (4.4, 7.2, R25)."""
    cards = [CARDS[CARD_OF[move.word(i)]] for i in range(3)]
    for card in cards:
        if not s.hands[seat] >> CARD_OF[card.id] & 1:
            return refuse("4.4", "refuse-not-in-hand", {"card": f"card-{card.id}"})
        if not card.three:
            return refuse("4.4", "refuse-no-three", {"card": f"card-{card.id}"})
    if len({card.three for card in cards}) < 3:
        return refuse("4.4", "refuse-same-character")
    if in_side_question(s):
        return decide_first(s)
    if isinstance(s.top, Facing) and not s.open >> s.at[seat] & 1:
        return refuse("7.2", "refuse-face-down")
    if has_enough(s):
        return refuse("R25", "refuse-enough")
    return refuse("4.4", "refuse-no-problem")


def is_leaving(s: Witches) -> bool:
    """Returns whether the current question is only where to go, after Escape or after the extra
    cackle (8.7)."""
    return isinstance(s.top, Escape) or (isinstance(s.top, Retreat) and s.top.panicked)


CURE_BENEFITS = ("death", "sick_pig", "sick_sheep")
"""The benefits that solve a problem by themselves (13.4, 13.14, 13.15)."""


def why_no_play(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a card cannot be played for its benefit (chapter 13)."""
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    if in_side_question(s) or is_leaving(s):
        return decide_first(s)
    card = CARDS[CARD_OF[move.word(0)]]
    benefit = card.benefit
    args: Args = {"card": f"card-{card.id}", "benefit": f"benefit-{benefit}"}
    if benefit == "introspection":
        return refuse("13.12", "refuse-no-cackles", args)
    if benefit == "help":
        return refuse("13.8", "refuse-no-crisis", args)
    if benefit in ("borrowing", "shamble"):
        return refuse(RULE_OF_BENEFIT[benefit], "refuse-nothing-down", args)
    if has_enough(s) and (benefit.startswith("bonus") or benefit in CURE_BENEFITS):
        return refuse("R25", "refuse-enough")
    if benefit.startswith("bonus"):
        if isinstance(s.top, Solve) and s.top.second != NOTHING:
            return refuse("13.2", "refuse-other-enemy", args)
        return refuse("13.2", "refuse-bonus-early", args)
    if benefit == "escape" and isinstance(s.top, Solve) and s.top.second != NOTHING:
        return refuse("13.5", "refuse-not-failed", args)
    if benefit in CURE_BENEFITS:
        return refuse(RULE_OF_BENEFIT[benefit], "refuse-other-problem", args)
    return refuse(RULE_OF_BENEFIT[benefit], "refuse-benefit-now", args)


RULE_OF_BENEFIT = {
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
"""The paragraph on each benefit, except those that `why_no_play` names itself."""


def why_no_look(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a problem cannot be looked at (3.6, 13.3, 13.9, 13.10, R15)."""
    space = SPACE_OF[move.word(0)]
    if not face_down(s) >> space & 1:
        return refuse("13.3", "refuse-not-face-down")
    if isinstance(s.top, Borrowing) or s.known[seat] >> space & 1:
        return refuse("13.3", "refuse-seen")
    if isinstance(s.top, Facing) and s.at[seat] == space:
        return refuse("13.9", "refuse-cannot-vanish")
    here = AREA_SPACES[SPACE_AREA[space]] & ~(1 << space)
    if isinstance(s.top, Action) and here >> s.at[seat] & 1:
        if s.invisible == PEEKED:
            return refuse("R15", "refuse-one-look")
        return refuse("13.10", "refuse-cannot-vanish")
    return refuse("3.6", "refuse-look") if not in_side_question(s) else decide_first(s)


def why_no_shamble(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a Shamble cannot turn a problem face up (13.13)."""
    if isinstance(s.top, Shamble):
        return refuse("13.13", "refuse-not-face-down")
    return refuse("3.6", "refuse-look") if not in_side_question(s) else decide_first(s)


def why_no_help(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why Help cannot take a crisis off a problem (13.8)."""
    if isinstance(s.top, Help):
        return refuse("13.8", "refuse-no-crisis-there")
    return decide_first(s)


def why_no_crisis(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why the new crisis cannot be put on the problem that this move names (5.5, 5.7)."""
    if isinstance(s.top, CrisisChoice):
        space = SPACE_OF[move.word(0)]
        if AREA_SPACES[s.top.area] >> space & 1:
            return refuse("5.5", "refuse-has-crisis")
        return refuse("5.7", "refuse-crisis-choice")
    return decide_first(s)


def why_no_drop(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a card cannot be discarded (11.4)."""
    missing = not_held(s, seat, move)
    if missing is not None:
        return missing
    return refuse("11.4", "refuse-drop") if not in_side_question(s) else decide_first(s)


def why_no_stay(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a witch cannot stay (13.9, 14.5)."""
    if isinstance(s.top, Action):
        if s.at[seat] == DUNGEON:
            return refuse("14.5", "refuse-dungeon-free")
        return refuse("13.9", "refuse-must-leave")
    return decide_first(s)


def why_no_open(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a problem cannot be turned face up (7.2)."""
    if isinstance(s.top, Facing):
        return refuse("7.2", "refuse-is-open")
    return decide_first(s)


def why_no_roll(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why the dice cannot be rolled (7.2, 7.11)."""
    if isinstance(s.top, Facing):
        return refuse("7.2", "refuse-face-down")
    if isinstance(s.top, Solve):
        return refuse("7.11", "refuse-all-rolled")
    return decide_first(s)


def why_no_slip_by(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a witch cannot slip by a problem (7.1, 13.9)."""
    if isinstance(s.top, Facing):
        if s.top.bound or not s.invisible:
            return refuse("7.1", "refuse-facing")
        return refuse("13.9", "refuse-last-movement")
    return decide_first(s)


def why_no_panic(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a witch cannot take the extra cackle: she may only if there is no space to
    retreat to (8.7)."""
    if isinstance(s.top, Retreat):
        return refuse("8.7", "refuse-panic")
    return decide_first(s)


def why_no_cackle_from(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why a cackle cannot be taken from a seat (9.3)."""
    if isinstance(s.top, Cackles):
        return refuse("9.3", "refuse-rob")
    return decide_first(s)


def why_no_end_of_turn(s: Witches, seat: int, move: Move) -> Refusal:
    """Returns why the turn cannot be ended (6.1)."""
    if isinstance(s.top, Action):
        return refuse("6.1", "refuse-end-early")
    return decide_first(s)


BY_VERB = {
    "witch": why_no_witch,
    "start": why_no_start,
    "walk": why_no_walk,
    "fly": why_no_flight,
    "broom": why_no_broom,
    "run": why_no_run,
    "use": why_no_use,
    "token": why_no_token,
    "three": why_no_three,
    "play": why_no_play,
    "look": why_no_look,
    "flip": why_no_shamble,
    "soothe": why_no_help,
    "crisis": why_no_crisis,
    "drop": why_no_drop,
    "stay": why_no_stay,
    "open": why_no_open,
    "roll": why_no_roll,
    "slip-by": why_no_slip_by,
    "panic": why_no_panic,
    "rob": why_no_cackle_from,
    "end-turn": why_no_end_of_turn,
}
"""The function that explains the illegal moves of each verb."""
