"""Why a move is illegal now: the paragraph that forbids it, told by what the seat may know."""

from __future__ import annotations

from coven.core import PASS, Args, Move, Refusal, refuse

from .components import COLOURS, FACE_OF, SPACES, SPELL_OF, TOWERS
from .moves import CAST, GIVE_BOTTLES, LIFT_OUT
from .rules.cards import Card
from .rules.masters import Spellcasting
from .rules.spells import COST, PIGGYBACK, Cast, LiftOut, may_cast, targets
from .rules.teams import EXCHANGED, Asked, HandBack, Offered
from .rules.turn import Push, Turn
from .state import Towers, colour_moved_by, hand_seat, has_room, wizards_on
from .view import steps_now


def why_illegal(s: Towers, seat: int, move: Move) -> Refusal:
    """Returns why this move is not one of the seat's legal moves: a sentence and a paragraph of the
    rules."""
    if move.verb == "cast":
        return no_cast(s, seat, move)
    if move.verb in ("ask-card", "offer-card", "give-bottles"):
        return no_bargain(s, seat, move)
    if seat not in s.pending:
        return not_asked(s)
    return not_now(s, seat, move)


def is_move(s: Towers, move: Move) -> bool:
    """Whether there is such a move in this game at all, legal or not."""
    args = move.args
    verb = move.verb
    if verb in ("card", "drop", "offer-card", "give-card"):
        return len(args) == 1 and args[0] in FACE_OF
    if verb == "cast":
        return len(args) == 1 and args[0] in SPELL_OF
    if verb == "wizard":
        return (
            len(args) == 2 and is_number(args[0], 0, SPACES) and is_number(args[1], 0, len(COLOURS))
        )
    if verb == "tower":
        return len(args) == 1 and is_number(args[0], 1, TOWERS + 1)
    if verb == "nudge":
        return len(args) == 1 and args[0] in ("forwards", "backwards")
    if verb == "swap":
        if len(args) != 2 or not all(is_number(a, 0, SPACES) for a in args):
            return False
        return move.n(0) < move.n(1)
    if verb == "lift-out":
        return move in LIFT_OUT
    if verb == "give-bottles":
        return move in GIVE_BOTTLES
    return not args and (verb in VERBS_WITHOUT_ARGUMENTS or move == PASS)


VERBS_WITHOUT_ARGUMENTS = (
    *("refresh", "no-push", "end-turn", "accept", "reroll", "idle"),
    *("ask-card", "take-card", "decline"),
)


def is_number(value: int | str, low: int, high: int) -> bool:
    """Returns whether an argument of a move is a number from `low` up to but not including
    `high`."""
    return isinstance(value, int) and low <= value < high


def not_asked(s: Towers) -> Refusal:
    """Returns the refusal of any move by a seat that is not asked now."""
    if s.masters and isinstance(s.top, Spellcasting):
        return refuse("13.4", "refuse-others-first")
    return refuse("4.9", "not-your-turn")


def not_now(s: Towers, seat: int, move: Move) -> Refusal:
    """Returns the refusal of a move by a seat that is asked something else now."""
    top = s.top
    verb = move.verb
    if isinstance(top, Turn):
        return not_in_turn(s, top, seat, move)
    if isinstance(top, Card) and top.rolls:
        return refuse("R16", "refuse-roll-first")
    if isinstance(top, Card | Push) and verb in ("wizard", "tower"):
        return no_piece(s, seat, move)
    if isinstance(top, Card):
        if verb in ("idle", "drop"):
            return refuse("4.4", "refuse-must-move")
        if verb in ("accept", "reroll"):
            return refuse("5.5", "refuse-no-roll")
        return refuse("4.2", "refuse-card-lies")
    if isinstance(top, Push):
        return refuse("4.8", "refuse-push-only")
    if isinstance(top, Cast):
        return no_target(s, top, move)
    if isinstance(top, LiftOut):
        return refuse("14.13", "refuse-lift-out")
    if isinstance(top, Asked | Offered | HandBack):
        return refuse("12.2", "refuse-exchange")
    return refuse("13.5" if s.masters else "14.8", "refuse-window")


def not_in_turn(s: Towers, turn: Turn, seat: int, move: Move) -> Refusal:
    """Returns the refusal of a move by the seat that is choosing its next action (`turn` is that
    frame)."""
    verb = move.verb
    hand = s.hands[hand_seat(s, seat)]
    if verb in ("card", "drop"):
        face = FACE_OF[move.word(0)]
        if turn.actions_left == 0:
            return refuse("15.2" if s.shared else "4.2", "refuse-no-action")
        if face not in hand:
            return refuse("4.2", "refuse-not-in-hand", {"card": f"card-{move.word(0)}"})
        if verb == "drop" and turn.at_start:
            return refuse("4.4", "refuse-drop-first")
        return refuse("R10", "refuse-dead-card")
    if verb == "refresh":
        if turn.at_start:
            return refuse("15.5", "refuse-solo-refresh")
        return refuse("4.7", "refuse-refresh-late")
    if verb == "end-turn":
        return refuse("4.2", "refuse-end-early")
    if verb in ("wizard", "tower", "idle", "accept", "reroll"):
        return refuse("4.2", "refuse-card-first")
    if verb in ("no-push",):
        return refuse("4.8", "refuse-no-push")
    if verb in ("nudge", "swap", "lift-out"):
        return refuse("10.2", "refuse-spell-first")
    if verb in ("give-card", "take-card", "decline"):
        return refuse("12.2", "refuse-no-exchange")
    return refuse("13.4", "refuse-nothing-to-pass")


def no_piece(s: Towers, seat: int, move: Move) -> Refusal:
    """Returns why the wizard or tower that this move names cannot be moved by the current card or
    push."""
    wizard, tower = steps_now(s)
    if move.verb == "tower":
        return refuse("7.10", "refuse-keep-there") if tower else refuse("5.1", "refuse-only-wizard")
    if not wizard:
        return refuse("7.1", "refuse-only-tower")
    space, colour = move.n(0), move.n(1)
    if colour != colour_moved_by(s, seat):
        return refuse("5.1", "refuse-not-yours")
    return no_walk(s, space, colour, wizard)


def no_walk(s: Towers, space: int, colour: int, steps: int) -> Refusal:
    """Returns the refusal of a wizard who cannot walk `steps`: he is not visible on this space, or
    there is no room where he would go."""
    if colour >= len(s.home) or not wizards_on(s, s.roof[space], colour):
        return refuse("5.1", "refuse-no-wizard", {"at": space})
    goal = (space + steps) % SPACES
    assert not has_room(s, goal, 1)
    return refuse("5.7", "refuse-full", {"at": goal})


def no_target(s: Towers, top: Cast, move: Move) -> Refusal:
    """Returns the refusal of a target on which the spell just paid for (`top` is its frame) cannot
    be cast."""
    if move.verb not in {m.verb for m in targets(s, top.spell)}:
        return refuse("10.2", "refuse-choose-target")
    if move.verb == "wizard":
        return no_walk(s, move.n(0), move.n(1), steps_now(s)[0])
    if move.verb == "tower":
        if steps_now(s)[1]:
            return refuse("7.10", "refuse-keep-there")
        return refuse("R50", "refuse-full", {"at": s.where[move.n(0) - 1]})
    if move.verb == "swap" and s.keep in (move.n(0), move.n(1)) and s.stacks[s.keep]:
        return refuse("R47", "refuse-swap-keep")
    return refuse("14.3", "refuse-swap")  # Nudge the Keep, once cast, can always go either way


def no_cast(s: Towers, seat: int, move: Move) -> Refusal:
    """Returns the refusal of a spell that the seat cannot cast now."""
    spell = CAST.index(move)
    args: Args = {"spell": f"spell-{move.word(0)}", "cost": COST[spell]}
    top = s.top
    if spell not in s.spells:
        return refuse(rule_of_layout(s), "refuse-spell-not-here", args)
    if s.full[s.colour[seat]] < COST[spell]:
        return refuse("10.2", "refuse-too-dear", args)
    if seat != s.active and not s.masters:
        return refuse("10.3", "refuse-not-your-turn-to-cast")
    if isinstance(top, Asked | Offered | HandBack):
        return refuse("12.2", "refuse-exchange")
    if seat not in s.pending:
        return not_asked(s)
    if isinstance(top, Cast | LiftOut):
        return refuse("10.2", "refuse-choose-target")
    if spell == PIGGYBACK:
        return refuse("14.7", "refuse-piggyback")
    if s.shared and not (isinstance(top, Turn) and not top.at_start):
        return refuse("15.8", "refuse-card-before-spell")
    between_actions = isinstance(top, Turn) and top.between_actions
    if isinstance(top, Spellcasting):
        between_actions = top.between_actions(s)
    if not may_cast(s, seat, spell, between_actions):
        if s.masters and s.last_cast == spell and s.caster == seat:
            return refuse("13.7", "refuse-row-bottles", args)
        return refuse(rule_of_one_spell(s), "refuse-spell-used")
    return refuse("10.6", "refuse-no-target", args)


def rule_of_layout(s: Towers) -> str:
    """Returns the number of the paragraph of the rules that says which spells this game has."""
    if s.shared:
        return "15.7" if s.spells else "15.6"
    return "13.1" if s.masters else "3.4"


def rule_of_one_spell(s: Towers) -> str:
    """Returns the number of the paragraph that limits how many spells a player casts in this
    game."""
    if not s.masters:
        return "10.3"
    return "R68" if s.options["spells-per-action"] == "table" else "13.3"


def no_bargain(s: Towers, seat: int, move: Move) -> Refusal:
    """Returns the refusal of a proposal to the partner: a card or bottles."""
    if not s.teams:
        return refuse("12.1", "refuse-no-teams")
    if seat != s.active and s.partner[seat] != s.active:
        return refuse("12.2", "refuse-not-partner")
    if not isinstance(s.top, Turn):
        return refuse("R63", "refuse-mid-move")
    if move.verb == "give-bottles":
        if s.full[s.colour[seat]] < move.n(0):
            return refuse("12.3", "refuse-few-bottles")
        return refuse("R81", "refuse-gave-bottles")
    if (move.verb == "ask-card") != (seat == s.active):
        return refuse("12.2", "refuse-other-way")
    if move.verb == "offer-card" and FACE_OF[move.word(0)] not in s.hands[seat]:
        return refuse("4.2", "refuse-not-in-hand", {"card": f"card-{move.word(0)}"})
    if s.bargained & EXCHANGED:
        return refuse("12.2", "refuse-bargained")
    return refuse("R84", "refuse-declined")
