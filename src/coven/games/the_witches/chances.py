"""The chances that a view shows: of solving a problem, of a roll in progress, with each card."""

from __future__ import annotations

from fractions import Fraction

from coven.core import View

from .components import (
    ANNAGRAMMA,
    BONUS_AGAINST,
    BONUS_OF,
    CARDS,
    CURES,
    HEADOLOGY,
    MAGIC,
    PER_HEADOLOGY,
    PER_MAGIC,
    PETULIA,
    REROLLS,
    SICK_PIG,
    TOKEN_KIND,
)
from .dice import PAIR_SUM, unpack_pair
from .rules import odds
from .rules.solving import Solve
from .state import NOTHING, Witches, hard_bonus, target


def chance_to_solve(s: Witches, seat: int, space: int) -> Fraction:
    """Returns the probability that `seat` would solve the problem on `space` now, rolling four dice
    and using all its cards."""
    kind = TOKEN_KIND[s.problem[space]]
    hand = s.hands[seat]
    if odds.is_certain(hand, kind, pig_token=has_pig_token_for(s, seat, kind)):
        return odds.ONE
    return odds.four_chance(
        target(s, space) - hard_bonus(s, seat) - added_by_cards(s, seat, hand, kind),
        odds.spare_of(hand),
    )


def has_pig_token_for(s: Witches, seat: int, kind: int) -> bool:
    """Whether this seat has Petulia's token, and the kind of problem is a Sick Pig (3.11)."""
    return kind == SICK_PIG and s.witch[seat] == PETULIA and s.item[seat]


def added_by_cards(s: Witches, seat: int, hand: int, kind: int) -> int:
    """Returns what all cards of `hand` (a bit mask) except re-rolls, and Annagramma's token (3.10),
    add to a roll against this kind of problem."""
    token = PER_MAGIC if s.witch[seat] == ANNAGRAMMA and s.item[seat] else 0
    return odds.symbols_in(hand, kind) + odds.bonus_in(hand, kind) + token


def roll_chances(s: Witches, roll: Solve, hand: int) -> tuple[Fraction, Fraction]:
    """Returns two probabilities that a roll in progress succeeds: if nothing more is played, and
    with the best use of the cards in `hand` (a bit mask) and of the witch's token. Cards that draw
    other cards are not counted."""
    who = roll.who
    kind = TOKEN_KIND[s.problem[s.at[who]]]
    need = target(s, s.at[who]) - roll.total(s)
    spare = odds.spare_of(hand)
    a, b = unpack_pair(roll.last_pair())
    if roll.second != NOTHING:
        now = odds.ONE if need <= 0 else odds.ZERO
        rest = need + PAIR_SUM[roll.second] - odds.bonus_in(hand, kind)
        best = odds.rolled_chance(a, b, rest, sum(spare))
    else:
        now = odds.pair_chance(need)
        rest = need + PAIR_SUM[roll.first] - added_by_cards(s, who, hand, kind)
        best = odds.first_chance(a, b, rest, spare)
    if odds.is_certain(hand, kind, pig_token=has_pig_token_for(s, who, kind)):
        best = odds.ONE
    return now, best


def card_view(s: Witches, roll: Solve, card: int) -> View:
    """Returns what a card of the hand would do for a roll in progress: `as` what it would be played
    and what it `adds`, its cost in `cackles`, and the `chance` with it and no other card."""
    bit = 1 << card
    kind = TOKEN_KIND[s.problem[s.at[roll.who]]]
    need = target(s, s.at[roll.who]) - roll.total(s)
    seen: View = {"card": CARDS[card].id, "as": None, "adds": 0, "cackles": 0, "chance": None}
    if bit & CURES[kind]:
        return seen | {"as": "cure", "chance": 1.0}
    if roll.second == NOTHING and bit & (HEADOLOGY | MAGIC):
        adds = PER_MAGIC if bit & MAGIC else PER_HEADOLOGY
        seen |= {"as": CARDS[card].symbol, "adds": adds, "cackles": int(bit & MAGIC > 0)}
        seen["chance"] = float(odds.pair_chance(need - adds))
    elif bit & BONUS_AGAINST[kind]:
        adds = BONUS_OF[card]
        seen |= {"as": "bonus", "adds": adds}
        if roll.second == NOTHING:
            seen["chance"] = float(odds.pair_chance(need - adds))
        else:
            seen["chance"] = 1.0 if need <= adds else 0.0
    elif bit & REROLLS:
        seen["as"] = "reroll"
        if roll.second == NOTHING:
            seen["chance"] = float(odds.pair_chance(need, 1))
        else:
            a, b = unpack_pair(roll.second)
            seen["chance"] = float(odds.rolled_chance(a, b, need + PAIR_SUM[roll.second], 1))
    return seen
