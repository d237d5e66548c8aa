"""Chooses a sensible move quickly, for the playouts of a search and for weak bots.

The functions that choose among several kinds of moves give each an urge, a number without a unit,
and return the move with the highest. `first` is the random index at which they begin, so that equal
urges are decided at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.core.move import Move

from ..components import (
    BONUS_AGAINST,
    BONUS_OF,
    DIFFICULTY,
    EASY,
    ELVES_TO_LOSE,
    ESCAPES,
    EXTRA_CARDS,
    HARD_PER_BONUS,
    HEADOLOGY,
    HELP,
    INTROSPECTION,
    INVISIBILITY,
    IS_ELF,
    MAGIC,
    PER_CRISIS,
    POINTS,
    REROLLS,
    SPACES,
    THREE,
    TOKEN_KIND,
)
from ..dice import PAIR_SUM, unpack_pair
from ..moves import ACCEPT, AGAIN, CARD_BIT, DESTINATION, OPEN, ROLL
from ..rules.moving import Action, Facing, Landing
from ..rules.placing import BeforePlacing
from ..rules.solving import Reroll, Solve
from ..rules.turn import EndTurn
from ..state import DUNGEON, NOTHING, Witches, bits, open_elves, target
from .evaluation import turns_left
from .space_values import (
    CURES_OF_TOKEN,
    EASY_PER_TURN,
    ELF_REMOVED,
    FAILED_EASY,
    FAILED_HARD,
    FEW_CRISES,
    HARD_PER_TURN,
    cackle_cost,
    pair_chance,
    space_values,
)

WHIM: Final = 30
"""One move in this many is chosen entirely at random."""
GOOD_CHANCE: Final = 0.8
"""With a better chance than this the dice are rolled without another card."""
BROOM_COST: Final = 0.5
"""The value of a card with a broom for other uses: flying must bring more than walking by this."""
BONUSES: Final[list[int]] = [BONUS_AGAINST[kind] for kind in TOKEN_KIND]
"""For each token the bonus cards that work against it, as a bit mask."""


def playout(s: Witches, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a move that a sensible player might quickly choose, and now and then any move, for
    playouts of the search. `pick(n)` returns a random number below n."""
    first, whim = divmod(pick(len(moves) * WHIM), WHIM)
    if not whim:
        return moves[first]
    top = s.stack[-1]
    if isinstance(top, Solve):
        if top.second == NOTHING:
            return choose_between_pairs(s, top, moves, first)
        return choose_after_all_dice(s, top, moves, first)
    if isinstance(top, Action):
        return choose_destination(s, seat, moves, first)
    if isinstance(top, Facing):
        return choose_before_dice(s, seat, moves, first)
    if isinstance(top, EndTurn):
        return choose_benefit(s, seat, moves)
    if isinstance(top, Landing):
        return choose_destination(s, seat, moves, first)
    if isinstance(top, Reroll):
        return choose_reroll(s, moves, first)
    if isinstance(top, BeforePlacing):
        return choose_benefit(s, seat, moves)
    return moves[first]


def choose_destination(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    """Returns the movement to the most valuable space, or the play of a benefit that is worth more.
    `first`: the random index of `moves` from which it searches, which decides between equal
    ones."""
    values = space_values(s, seat)
    top = max(values)
    best = moves[first]
    most = -1000.0
    broom: Move | None = None
    for i in range(first - len(moves), first):
        move = moves[i]
        space = DESTINATION.get(move.text, -1)
        if space >= 0:
            urge = values[space]
            if urge == top:
                return move
        else:
            verb = move.verb
            if verb == "broom":
                broom = move
                continue
            if verb == "play":
                urge = benefit_urge(s, seat, CARD_BIT[move.text])
            elif verb == "stay":
                urge = values[s.at[seat]] + 0.1 if s.at[seat] < SPACES else -1.0
            else:
                urge = -0.5
        if urge > most:
            most = urge
            best = move
    return broom if broom is not None and top - BROOM_COST > most else best


def benefit_urge(s: Witches, seat: int, bit: int) -> float:
    """Returns how much the bot wants to play a card for a benefit that can be played at any moment,
    or to leave the Dungeon with it; higher is more urgent. `bit`: the card as a bit mask."""
    if bit & INTROSPECTION:
        return 20.0 if s.cackles[seat] > 1 else -1.0
    if bit & HELP:
        return 20.0 if s.crises < FEW_CRISES else -0.5
    if bit & (ESCAPES | INVISIBILITY) and s.at[seat] == DUNGEON:
        return 1.0
    return -1.0


def choose_before_dice(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    """Returns the move that solves the problem without dice if that is worth the cards, otherwise
    the one that turns it face up or rolls. `first`: the random index of the move to make if none of
    these is legal."""
    token = s.problem[s.at[seat]]
    cures = CURES_OF_TOKEN[token]
    if s.hands[seat] & (cures | THREE):
        for move in moves:
            if move.verb == "three":
                if token >= EASY:
                    return move
            elif move.verb == "play" and CARD_BIT[move.text] & cures:
                return move
    if moves[0] is ROLL or moves[0] is OPEN:
        return moves[0]
    return moves[first]


def choose_between_pairs(s: Witches, roll: Solve, moves: Sequence[Move], first: int) -> Move:
    """Returns a move after the first pair of dice: to run away if even all cards in hand give
    little hope, otherwise to play cards until the chance is good, then to roll. `first`: the random
    index of `moves` from which it searches."""
    seat = roll.who
    space = s.at[seat]
    token = s.problem[space]
    hand = s.hands[seat]
    need = DIFFICULTY[token] + PER_CRISIS * s.crisis[space] - roll.plus
    need -= PAIR_SUM[roll.first] + s.hard[seat] // HARD_PER_BONUS
    hard = token >= EASY
    later = hand & BONUSES[token]
    if later:
        for card in bits(later):
            need -= BONUS_OF[card]
    now = pair_chance(need)
    if now > GOOD_CHANCE and moves[0] is ROLL:
        return moves[0]
    cackle = cackle_cost(s)
    left = turns_left(s)
    if hard:
        pain = FAILED_HARD + cackle
        gain = POINTS[token] + HARD_PER_TURN * left
        if IS_ELF[token]:
            elves = min(open_elves(s), ELVES_TO_LOSE)
            gain += ELF_REMOVED[elves]
    else:
        pain = FAILED_EASY + cackle
        gain = POINTS[token] + EASY_PER_TURN * left
    stakes = gain + pain
    magic = hand & MAGIC
    with_cards = pair_chance(need - (hand & HEADOLOGY).bit_count() - 2 * magic.bit_count())
    best = moves[first]
    if with_cards * stakes < pain + 0.33 * cackle:
        for i in range(first - len(moves), first):
            if moves[i].verb == "run":
                return moves[i]
    most = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "use":
            bit = CARD_BIT[move.text]
            if bit & later:
                urge = -0.5
            elif bit & HEADOLOGY:
                urge = 0.9
            else:
                urge = 0.8 if (pair_chance(need - 2) - now) * stakes > cackle else 0.3
            if bit & THREE:
                urge -= 0.05
        elif verb == "run":
            urge = -1.0
        elif verb == "roll":
            urge = 1.0 if now > GOOD_CHANCE or with_cards == now else 0.4
        elif verb == "three":
            urge = 3.0 if hard else -0.5
        elif verb == "play":
            bit = CARD_BIT[move.text]
            if bit & CURES_OF_TOKEN[token]:
                urge = 1.5 if now < 0.8 else -0.5
            elif bit & REROLLS:
                urge = 0.95 if PAIR_SUM[roll.first] < 5 and with_cards < 0.7 else -0.5
            else:
                urge = benefit_urge(s, seat, bit)
        else:
            urge = 0.7 if verb == "token" else -2.0
        if urge > most:
            most = urge
            best = move
    return best


def choose_after_all_dice(s: Witches, roll: Solve, moves: Sequence[Move], first: int) -> Move:
    """Returns a move after the second pair of dice. If the sum is enough, it accepts that.
    Otherwise it plays what promises most against the failure (a bonus, a re-roll, an escape …), or
    accepts the failure if no card would help. `first`: the random index of `moves` from which it
    searches."""
    seat = roll.who
    space = s.at[seat]
    token = s.problem[space]
    short = target(s, space) - roll.total(s)
    if short <= 0 and moves[0] is ACCEPT:
        return moves[0]
    useful = BONUSES[token]
    best = moves[first]
    most = -1000.0
    bonus = 0
    for card in bits(s.hands[seat] & useful):
        bonus += BONUS_OF[card]
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "accept":
            urge = 0.0
        elif verb == "play":
            bit = CARD_BIT[move.text]
            if short <= 0:
                urge = -1.0
            elif bit & CURES_OF_TOKEN[token]:
                urge = 1.5
            elif bit & useful:
                urge = 2.0 if short <= bonus else -1.0
            elif bit & REROLLS:
                urge = 1.0 if PAIR_SUM[roll.second] < 9 and short < 10 else -1.0
            elif bit & ESCAPES:
                urge = 0.5 if token >= EASY or s.shared else 0.1
            elif bit & EXTRA_CARDS:
                urge = 0.8 if short <= 4 else 0.1
            else:
                urge = -1.0
        else:
            urge = 3.0 if short > 0 else -2.0
        if urge > most:
            most = urge
            best = move
    return best


def choose_reroll(s: Witches, moves: Sequence[Move], first: int) -> Move:
    """Returns the move that rolls the lower die again, or both if both are low; `moves[first]` if
    that is illegal."""
    roll = s.stack[-2]
    assert isinstance(roll, Solve)
    a, b = unpack_pair(roll.last_pair())
    wanted = 2 if a < 3 and b < 3 else 0 if a < b else 1
    return AGAIN[wanted] if AGAIN[wanted] in moves else moves[first]


def choose_benefit(s: Witches, seat: int, moves: Sequence[Move]) -> Move:
    """Returns a move before a problem token or cards are drawn: to play a benefit that is useful
    now; if there is none, the first of `moves`, which goes on."""
    if not s.hands[seat] & (EXTRA_CARDS | INTROSPECTION | HELP):
        return moves[0]
    for move in moves:
        if move.verb == "play":
            bit = CARD_BIT[move.text]
            if bit & EXTRA_CARDS and isinstance(s.stack[-1], EndTurn):
                return move
            if benefit_urge(s, seat, bit) > 0.0:
                return move
    return moves[0]
