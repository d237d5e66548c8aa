"""Common sense: leaves out what every player sees to be bad, so that no bot searches for it."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from ..chances import chance_to_solve, has_pig_token_for, roll_chances
from ..components import (
    BONUS_AGAINST,
    CARD_OF,
    CARDS,
    EASY,
    ELVES_TO_LOSE,
    ESCAPES,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    FAILURE,
    HEADOLOGY,
    HELP,
    INTROSPECTION,
    INVISIBILITY,
    IS_ELF,
    MAGIC,
    PER_HEADOLOGY,
    PER_MAGIC,
    REROLLS,
    SHAMBLES,
    SPACES,
    TOKEN_KIND,
    WALK_STEPS,
)
from ..dice import PAIR_CACKLES, PAIR_SUM, faces_of_pair
from ..moves import (
    ACCEPT,
    AGAIN,
    CARD_BIT,
    DESTINATION,
    END_TURN,
    ENOUGH,
    FLIP,
    INVISIBILITY_TOKEN,
    OPEN,
    ROLL,
    SLIP_BY,
    STAY,
    TURN_CARD,
)
from ..rules import odds
from ..rules.benefits import Borrowing, Shamble, Transmutation
from ..rules.moving import Action, Facing, Landing, walkable
from ..rules.placing import BeforePlacing
from ..rules.solving import Reroll, Solve
from ..rules.turn import EndTurn
from ..state import NOTHING, VISIBLE, Witches, bits, face_down, hand_size, open_elves, target
from .space_values import space_values

SURE: Final = 0.85
"""With a better chance than this nobody runs away, or fears the third elf."""
HOPELESS: Final = 0.1
WORTH_FREE_CARDS: Final = 0.05
"""In the last movement, headologies that raise the chance by this much are played: they are drawn
again at once."""
WORTH_CARDS: Final = 0.35
"""The same before the last movement."""
WORTH_MAGIC: Final = 0.12
"""In the last movement, magic that raises the chance at a hard problem by this much for each cackle
is played."""
FACED: Final = 0.35
"""Problems with a better chance than this are not slipped by; those with a worse one are, once the
witch is invisible."""
GOOD_PAIR: Final = 10
"""A pair with this sum or more is not rolled again for a higher one."""
FREE_POINT: Final = 0.5
"""If one can walk to something worth this much in points, the movement is not given away."""
MUCH: Final = 7.0
"""If one can walk to something worth so much more, it saves the game: nobody goes elsewhere."""
BEST_FACE: Final = 6


def sensible(s: Witches, seat: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves` that are not obviously bad: nobody plays cards for a roll that is
    enough, keeps free cards back and fails, rolls without hope, gives a movement away, or turns up
    the third elf."""
    top = s.stack[-1]
    bad: list[Move] = []
    if isinstance(top, Solve):
        if top.second == NOTHING:
            bad = bad_between_pairs(s, top, moves)
        else:
            bad = bad_after_all_dice(s, top, moves)
    elif isinstance(top, Reroll):
        bad = bad_rerolls(s)
    elif isinstance(top, Facing):
        bad = bad_before_dice(s, seat, moves)
    elif isinstance(top, Action):
        bad = bad_movements(s, seat, moves, last=top.left == 1)
    elif isinstance(top, Landing):
        bad = bad_landings(s, seat, moves)
    elif isinstance(top, (EndTurn, BeforePlacing)):
        bad = bad_waits(s, seat, moves)
    elif isinstance(top, Borrowing):
        bad = [ENOUGH]
    elif isinstance(top, Transmutation):
        bad = [ENOUGH] if top.count == 1 else []
    elif isinstance(top, Shamble):
        bad = [FLIP[space] for space in bits(feared_elves(s, seat))]
    if open_elves(s) == ELVES_TO_LOSE - 1:
        bad += plays_of(moves, SHAMBLES)
    return [move for move in moves if move not in bad] or moves


def plays_of(moves: list[Move], cards: int) -> list[Move]:
    """Returns those of `moves` that play one of these cards (a bit mask) for its benefit."""
    return [move for move in moves if move.verb == "play" and CARD_BIT[move.text] & cards]


def of_verbs(moves: list[Move], *verbs: str) -> list[Move]:
    """Returns those of `moves` whose verb is one of `verbs`."""
    return [move for move in moves if move.verb in verbs]


def is_last_movement(s: Witches) -> bool:
    """Whether the witch who stands at a problem has no movement after this one."""
    return not any(isinstance(frame, Action) for frame in s.stack)


# -- the dice --------------------------------------------------------------------------------------


def bad_between_pairs(s: Witches, roll: Solve, moves: list[Move]) -> list[Move]:
    """Returns obviously bad moves after the first pair (T11, T12). If the sum is enough, these are
    all but rolling; without hope, all that go on. Otherwise they are: running from a good chance,
    keeping free cards back, and using up cards that are worth more as a bonus."""
    who = roll.who
    token = s.problem[s.at[who]]
    kind = TOKEN_KIND[token]
    hand = s.hands[who]
    need = target(s, s.at[who]) - roll.total(s)
    if need <= 0:
        useful = INTROSPECTION | (REROLLS if PAIR_CACKLES[roll.first] else 0)
        kept = [ROLL, *plays_of(moves, useful)]
        return [move for move in moves if move not in kept]
    away = of_verbs(moves, "run", "broom")
    bonuses = BONUS_AGAINST[kind]
    bad = [move for move in of_verbs(moves, "use") if CARD_BIT[move.text] & bonuses]
    if token < EASY:
        bad += of_verbs(moves, "three")
    if PAIR_SUM[roll.first] >= GOOD_PAIR:
        bad += plays_of(moves, REROLLS)
    if roll_chances(s, roll, hand)[1] <= 0:
        return [move for move in moves if move not in away] if away else bad
    if odds.is_certain(hand, kind, pig_token=has_pig_token_for(s, who, kind)):
        return bad + away
    symbols = hand & ~REROLLS & ~bonuses
    rerolls = (hand & REROLLS).bit_count()
    need -= odds.bonus_in(hand, kind)
    now = float(odds.pair_chance(need, rerolls))
    need -= PER_HEADOLOGY * (symbols & HEADOLOGY).bit_count()
    free = float(odds.pair_chance(need, rerolls))
    if free >= SURE:
        bad += away
    last = is_last_movement(s)
    if free - now >= (WORTH_FREE_CARDS if last else WORTH_CARDS):
        bad.append(ROLL)
    elif last and token >= EASY and s.pool + s.aliss_left > 2:
        magics = (symbols & MAGIC).bit_count()
        if magics:
            gain = float(odds.pair_chance(need - PER_MAGIC * magics, rerolls)) - free
            if gain >= WORTH_MAGIC * magics:
                bad.append(ROLL)
    return bad


def bad_after_all_dice(s: Witches, roll: Solve, moves: list[Move]) -> list[Move]:
    """Returns obviously bad moves after the second pair (T11, T12): cards for nothing, and a
    failure that a card in hand avoids."""
    who = roll.who
    token = s.problem[s.at[who]]
    kind = TOKEN_KIND[token]
    hand = s.hands[who]
    short = target(s, s.at[who]) - roll.total(s)
    if short <= 0:
        useful = INTROSPECTION | (REROLLS if PAIR_CACKLES[roll.second] else 0)
        kept = [ACCEPT, *plays_of(moves, useful)]
        return [move for move in moves if move not in kept]
    certain = odds.is_certain(hand, kind, pig_token=has_pig_token_for(s, who, kind))
    if certain or odds.bonus_in(hand, kind) >= short:
        return [ACCEPT, *plays_of(moves, ESCAPES)]
    bad = plays_of(moves, BONUS_AGAINST[kind])
    if roll_chances(s, roll, hand)[1] <= 0:
        bad += plays_of(moves, REROLLS)
        if FAILURE[token] and hand & ESCAPES:
            bad.append(ACCEPT)
    return bad


def bad_rerolls(s: Witches) -> list[Move]:
    """Returns obviously bad choices of dice to roll again: only the higher one; one that shows the
    best face; or, if the sum is enough already, one that shows no cackle."""
    roll = s.stack[-2]
    assert isinstance(roll, Solve)
    a, b = faces_of_pair(roll.last_pair())
    enough = roll.is_enough(s)
    first, second, both = AGAIN
    bad: list[Move] = []
    if a == BEST_FACE or (enough and a) or a > b:
        bad.append(first)
    if b == BEST_FACE or (enough and b) or b > a:
        bad.append(second)
    if BEST_FACE in (a, b) or (enough and (a or b)):
        bad.append(both)
    return bad


# -- movements -------------------------------------------------------------------------------------


def bad_before_dice(s: Witches, seat: int, moves: list[Move]) -> list[Move]:
    """Returns obviously bad moves at a problem before any dice: turning it face up or using up
    invisibility while a look is free, using up invisibility if the problem will probably be solved,
    facing it if an invisible witch can pass it and success is unlikely, and the Power of Three for
    an easy problem. Not all of these need be legal."""
    space = s.at[seat]
    invisibility = plays_of(moves, INVISIBILITY)
    if INVISIBILITY_TOKEN in moves:
        invisibility.append(INVISIBILITY_TOKEN)
    if any(move.verb == "look" for move in moves):
        return [OPEN, *invisibility]
    if not ((s.open | s.known[seat]) >> space) & 1:
        return []
    bad = of_verbs(moves, "three") if s.problem[space] < EASY else []
    chance = float(chance_to_solve(s, seat, space))
    if chance > FACED:
        bad += invisibility
    elif s.invisible != VISIBLE and SLIP_BY in moves:
        bad += [OPEN, ROLL]
    if invisibility and (chance < HOPELESS or (feared_elves(s, seat) >> space) & 1):
        bad.append(OPEN)
    return bad


def bad_movements(s: Witches, seat: int, moves: list[Move], *, last: bool) -> list[Move]:
    """Returns obviously bad movements: to a face-down elf who would probably be turned up as the
    third; walks to a space that is worth much less than the best one within reach; and cards used
    to get farther if nothing better is there.

    Bad, too, if there is something to walk to, are staying and, in the `last` movement of a turn,
    walking to an empty space.
    """
    bad = to_spaces(moves, feared_elves(s, seat))
    space = s.at[seat]
    if space >= SPACES:
        return bad
    values = space_values(s, seat)
    reached = walkable(s, space, WALK_STEPS + s.extra)
    near = max([values[there] for there in bits(reached)], default=0.0)
    far = max([values[there] for there in range(SPACES) if not (reached >> there) & 1])
    if near >= FREE_POINT and values[space] <= 0.0:
        bad.append(STAY)
    given_away = 0
    for there in bits(reached):
        nothing = values[there] <= 0.0 and not (s.taken >> there) & 1
        if values[there] < near - MUCH or (nothing and last and near >= FREE_POINT):
            given_away |= 1 << there
    bad += to_spaces(moves, given_away)
    if far <= max(near, 0.0) and (last or near >= FREE_POINT):
        bad += of_verbs(moves, "broom")
        bad += plays_of(moves, EXTRA_MOVEMENT | INVISIBILITY)
        bad.append(INVISIBILITY_TOKEN)
    return bad


def bad_landings(s: Witches, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that fly to obviously bad spaces: those within a walk (T11), and those with
    a face-down elf who would probably be turned up as the third."""
    bad = feared_elves(s, seat)
    if s.at[seat] < SPACES:
        bad |= walkable(s, s.at[seat], WALK_STEPS + s.extra)
    return to_spaces(moves, bad)


def to_spaces(moves: list[Move], spaces: int) -> list[Move]:
    """Returns those of `moves` that lead to one of these spaces (a bit mask)."""
    return [move for move in moves if (spaces >> DESTINATION.get(move.text, SPACES)) & 1]


def feared_elves(s: Witches, seat: int) -> int:
    """Returns, as a bit mask, the spaces with a face-down elf that the seat knows about and would
    probably fail at; none unless one more face-up elf would be the third (T13)."""
    found = 0
    if open_elves(s) == ELVES_TO_LOSE - 1:
        for space in bits(face_down(s) & s.known[seat]):
            if IS_ELF[s.problem[space]] and chance_to_solve(s, seat, space) < SURE:
                found |= 1 << space
    return found


# -- between movements and turns -------------------------------------------------------------------


def bad_waits(s: Witches, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that end the turn or let the next problem come, if a card should be played
    before that; otherwise an empty list. That card is Help when no crisis is left or, at the end of
    the turn, one that does something useful now and is replaced by drawing."""
    hand = s.hands[seat]
    going_on = s.next < len(s.queue)
    needed = plays_of(moves, HELP) if not s.crises and going_on else []
    if END_TURN in moves:
        if s.cackles[seat] > 1 and not odds.has_three(hand):
            needed += plays_of(moves, INTROSPECTION)
        if going_on and hand.bit_count() >= hand_size(s, seat):
            for move in plays_of(moves, EXTRA_CARDS):
                if not CARDS[CARD_OF[move.word(0)]].cackle:
                    needed.append(move)
    return [END_TURN, TURN_CARD] if needed else []
