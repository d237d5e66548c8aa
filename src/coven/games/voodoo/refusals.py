"""Why a move is illegal now: the paragraph that forbids it, told by what the seat may know."""

from __future__ import annotations

from coven.core import Args, Move, Refusal, refuse

from .components import CARD_OF, CARDS, LETTERS, REROLLS, SPELLS, TRICK_OF
from .moves import Pool, faces_of
from .rules.calls import callable_cards, unbound_spell
from .rules.casting import Contradiction, Retarget, Stare
from .rules.dice import COST, HAS_WILDCARD
from .rules.gestures import GESTURE_VERBS
from .rules.room import Accused, Agree, Bodies, Cannot
from .rules.trick_conditions import Performed
from .rules.tricks import Choice
from .rules.turn import Turn
from .rules.two_players import Schools, ThirdSchool
from .rules.voting import Vote
from .state import Tournament, deck_of, judged

TURN_VERBS = ("roll", "reroll", "cast", "take", "draw", "pass")


def why_illegal(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why this move is not one of the seat's legal moves: a sentence and a paragraph of the
    rules."""
    verb = move.verb
    if verb in GESTURE_VERBS:
        return no_gesture(s, seat, move)
    if verb == "call":
        return no_call(s, seat, move)
    if verb == "trick":
        return no_trick(s, seat, move)
    if verb in ("machine", "cant"):
        if not s.room:
            return refuse("12.1", "refuse-not-in-room")
        return no_change(s, seat, move)
    if seat not in s.pending:
        return not_asked(s, verb)
    return not_now(s, seat, move)


def no_change(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why one of two moves of the same-room game is illegal now: the one by which a bot or
    a person takes over this seat, or the one by which a person says that two spells cannot be
    obeyed together."""
    if not isinstance(s.top, Turn):
        return refuse("12.11", "refuse-later")
    if move.verb == "machine" and (move.word(0) == "on") != judged(s, seat):
        return refuse("R27", "refuse-busy")
    if judged(s, seat):
        return refuse("12.9", "refuse-is-bot")
    if move.verb == "machine":
        return refuse("12.9", "refuse-is-person")
    return refuse("R27", "refuse-busy")


def no_gesture(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why this gesture cannot be made now."""
    if isinstance(s.top, Bodies | Schools | ThirdSchool):
        return refuse("11.1", "refuse-before-game")
    if move.verb == "marker":
        return refuse("12.10" if s.room else "11.8", "refuse-marker")
    if s.room and not judged(s, seat):
        return refuse("12.1", "refuse-real-gesture")
    if move.verb == "emote" and len(move.args) > 1:
        aim = move.args[1]
        if aim == seat or (isinstance(aim, int) and aim >= s.seats):
            return refuse("11.2", "refuse-aim")
    return refuse("R27", "refuse-busy")


def no_call(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why the seat cannot accuse anybody of breaking this spell or curse now."""
    card = CARD_OF[move.word(0)]
    if isinstance(s.top, Bodies | Schools | ThirdSchool):
        return refuse("11.1", "refuse-before-game")
    on_table = card in s.spells_on_table if card < SPELLS else bool(s.curses >> card & 1)
    if not on_table:
        return refuse("6.6", "refuse-not-on-table")
    if s.calls_blocked[seat] >> card & 1:
        return refuse("12.5" if s.room else "11.9", "refuse-rested")
    if unbound_spell(s) >> card & 1:
        return refuse("11.9", "refuse-unbound")
    if not callable_cards(s, seat) >> card & 1:
        if card < SPELLS:
            if not s.box and s.binding_cards[seat] >> card & 1:
                return refuse("11.9", "refuse-own-spell")
            return refuse("6.6", "refuse-not-caster", {"seat": s.caster[card]})
        return refuse("7.6", "refuse-own-curse")
    if s.room and not isinstance(s.top, Turn):
        return refuse("12.11", "refuse-later")
    named = s.room and s.box and card < SPELLS
    if named != (len(move.args) > 1):
        return refuse("12.2", "refuse-call-whom" if named else "refuse-call-nobody")
    return refuse("12.2", "refuse-accused")


def no_trick(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why this trick cannot be played now."""
    trick = TRICK_OF[move.word(0)]
    if trick not in s.tricks[seat]:
        return refuse("10.1", "refuse-no-trick", {"trick": f"trick-{move.word(0)}"})
    if not isinstance(s.top, Turn):
        return refuse("10.6", "refuse-trick-busy")
    return refuse("10.2", "refuse-trick-moment", {"when": f"trick-{move.word(0)}.when"})


def not_asked(s: Tournament, verb: str) -> Refusal:
    """Returns why a seat that is not asked anything cannot make a move with this verb."""
    if isinstance(s.top, Turn) and verb in TURN_VERBS:
        return refuse("3.1", "not-your-turn")
    if verb in TURN_VERBS:
        return refuse("3.8", "refuse-wait", {"seat": min(s.pending)})
    return refuse("3.8", "refuse-nothing-asked")


def not_now(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why this move is no answer to what the seat is asked."""
    top = s.top
    if isinstance(top, Turn):
        return not_in_turn(s, seat, move)
    if isinstance(top, Stare):
        return refuse("10.4", "refuse-stare")
    if isinstance(top, Retarget):
        return refuse("10.4", "refuse-retarget")
    if isinstance(top, Contradiction):
        return refuse("6.8", "refuse-contradiction")
    if isinstance(top, Choice):
        return refuse("10.3", "refuse-choice")
    if isinstance(top, Accused):
        return refuse("12.3", "refuse-accused-first")
    if isinstance(top, Vote):
        return refuse("12.4", "refuse-vote")
    if isinstance(top, Performed):
        return refuse("12.7", "refuse-performed")
    if isinstance(top, Cannot | Agree):
        return refuse("12.6", "refuse-cannot")
    if isinstance(top, Bodies):
        return refuse("12.8", "refuse-bodies")
    return refuse("9.2", "refuse-schools")


def not_in_turn(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why the seat cannot give this command now although it has the doll, which means that
    it is its turn."""
    verb = move.verb
    if verb not in TURN_VERBS:
        return refuse("3.8", "refuse-nothing-asked")
    if verb == "roll":
        return refuse("3.2", "refuse-rolled")
    if not s.thrown:
        return refuse("3.2", "refuse-roll-first")
    if s.turn_ending and verb in ("cast", "reroll", "take"):
        return refuse("9.7", "refuse-turn-ending")
    if verb == "cast":
        return no_cast(s, seat, move)
    if verb == "reroll":
        return no_reroll(s, move)
    if verb == "take":
        return no_take(s, seat, move)
    if verb == "draw":
        if not s.quick:
            return refuse("9.7", "refuse-not-quick")
        if s.taken:
            return refuse("9.7", "refuse-taken")
        if not pile(s, seat, move.word(0)):
            return refuse("4.12", "refuse-empty-pile")
        return refuse("3.3", "refuse-act-first")
    if s.quick and not s.taken and (s.acted or s.pending[seat][0].verb == "draw"):
        return refuse("9.7", "refuse-draw-first")
    return refuse("3.3", "refuse-act-first")


def pile(s: Tournament, seat: int, kind: str) -> int:
    """Returns how many cards are in the pile of `spell` or `trick` cards this seat draws from."""
    return len(s.decks[deck_of(s, seat)]) if kind == "spell" else len(s.trick_deck)


def has(pool: Pool, dice: Pool) -> bool:
    """Returns whether all of `dice` are in the pool."""
    return all(pool.count(face) >= dice.count(face) for face in dice)


def no_reroll(s: Tournament, move: Move) -> Refusal:
    """Returns why these dice cannot be rolled again now."""
    if len(s.pool) < 2:
        return refuse("4.9", "refuse-few-dice")
    if s.no_rerolls_now:
        return refuse("7.5", "refuse-hobbled")
    if s.rerolls >= REROLLS:
        return refuse("4.9", "refuse-rerolls")
    assert not has(s.pool, (LETTERS.index(move.word(0)), *faces_of(move.word(1))))
    return refuse("4.9", "refuse-no-such-dice")


def no_take(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why the seat cannot take this card for these dice now."""
    rule = "4.10" if move.word(0) == "spell" else "4.11"
    if len(s.pool) < 2:
        return refuse(rule, "refuse-few-dice")
    if not pile(s, seat, move.word(0)):
        return refuse("4.12", "refuse-empty-pile")
    return refuse(rule, "refuse-no-such-dice")


def no_cast(s: Tournament, seat: int, move: Move) -> Refusal:
    """Returns why this spell cannot be cast now."""
    card = CARD_OF[move.word(0)]
    args: Args = {"spell": f"spell-{CARDS[card].id}"}
    if not s.spells[seat] >> card & 1:
        return refuse("4.1", "refuse-not-in-hand", args)
    target = move.n(1)
    if target == seat:
        return refuse("4.4", "refuse-yourself")
    if target >= s.seats:
        return refuse("4.4", "refuse-nobody-there")
    if target == s.target:
        return refuse("4.5", "refuse-target-card", {"seat": target})
    if not has(s.pool, COST[card]):
        return refuse("4.2", "refuse-ingredients", args)
    if HAS_WILDCARD[card] and len(move.args) < 3:
        return refuse("4.3", "refuse-wildcard", args)
    assert not has(s.pool, (*COST[card], LETTERS.index(move.word(2))))
    return refuse("4.3", "refuse-no-such-dice")
