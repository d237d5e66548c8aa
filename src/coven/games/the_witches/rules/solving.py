"""Solving a problem (chapter 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Chance, Frame
from coven.core.move import Move

from ..components import (
    ANNAGRAMMA,
    ANYTIME,
    BONUS_AGAINST,
    BONUS_OF,
    BROOMS,
    CARD_OF,
    CARDS,
    CURES,
    ESCAPES,
    FACES,
    HARD_PER_BONUS,
    HEADOLOGY,
    MAGIC,
    NEAR,
    PAIR_CACKLES,
    PAIR_SUM,
    PER_HEADOLOGY,
    PER_MAGIC,
    PETULIA,
    REROLLS,
    SICK_PIG,
    SOLVING,
    THREE,
    TOKEN_KIND,
)
from ..moves import ACCEPT, AGAIN, ROLL, TOKEN, brooms, plays, runs, trios, uses
from ..state import MOST_SEATS, NOTHING, Witches, empty_spaces, target
from .benefits import anytime, play_anytime, play_card
from .cackles import take_cackles
from .cards import throw
from .outcome import Escape, Flight, Result, throw_broom, withdraw

HELPING: Final[int] = HEADOLOGY | MAGIC


@dataclass
class Solve(Frame):
    """A roll in progress: each pair as an outcome from 0 to 35 or nothing yet, what headology and
    magic have added, and what bonus cards have."""

    who: int
    first: int
    second: int
    plus: int
    bonus: int

    def total(self, s: Witches) -> int:
        """7.8, 7.10"""
        total = self.plus + self.bonus + s.hard[self.who] // HARD_PER_BONUS
        if self.first != NOTHING:
            total += PAIR_SUM[self.first]
        if self.second != NOTHING:
            total += PAIR_SUM[self.second]
        return total

    def resume(self, s: Witches) -> None:
        if self.second == NOTHING:
            s.ask(self.who, self.between_pairs(s))
        elif self.is_settled(s):
            self.accept(s)
        else:
            s.ask(self.who, self.after_all(s))

    def is_settled(self, s: Witches) -> bool:
        """Nothing could change the outcome any more, by what everybody can see (R33)."""
        who = self.who
        if not s.hands[who]:
            return not has_cure_token(s, who)
        return not PAIR_CACKLES[self.second] and self.total(s) >= target(s, s.at[who])

    def between_pairs(self, s: Witches) -> list[Move]:
        """Run away or go on (7.5–7.7)."""
        who = self.who
        hand = s.hands[who]
        moves = [ROLL]
        if not self.plus:
            empty = empty_spaces(s)
            moves += runs(NEAR[s.at[who]] & empty)
            if hand & BROOMS and empty:
                moves += brooms(hand & BROOMS)
        if hand & HELPING:
            moves += uses(hand & HELPING)
        if s.witch[who] == ANNAGRAMMA and s.item[who]:
            moves.append(TOKEN[ANNAGRAMMA])
        if hand & REROLLS:
            moves += plays(hand & REROLLS)
        if hand & SOLVING or s.witch[who] == PETULIA:
            moves += solutions(s, who)
        if hand & ANYTIME:
            moves += anytime(s, who)
        return moves

    def after_all(self, s: Witches) -> list[Move]:
        """7.9, 7.11"""
        who = self.who
        hand = s.hands[who]
        kind = TOKEN_KIND[s.problem[s.at[who]]]
        useful = hand & (REROLLS | BONUS_AGAINST[kind])
        if hand & ESCAPES and self.total(s) < target(s, s.at[who]):
            useful |= hand & ESCAPES
        moves = [ACCEPT]
        if useful:
            moves += plays(useful)
        if hand & SOLVING or s.witch[who] == PETULIA:
            moves += solutions(s, who)
        if hand & ANYTIME:
            moves += anytime(s, who)
        return moves

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "roll":
            s.push(DICE[seat])
            self.take_shown(s)
        elif verb == "use":
            card = CARD_OF[move.word(0)]
            throw(s, seat, card)
            what = f"card-{CARDS[card].id}" if s.records_events else ""
            self.add_symbol(s, (1 << card) & MAGIC > 0, what)
        elif verb == "accept":
            self.accept(s)
        elif verb == "run":
            s.done()
            withdraw(s, seat, move)
            self.take_shown(s)
        elif verb == "broom":
            throw_broom(s, seat, move)
            s.become(Flight(seat))
            self.take_shown(s)
        elif verb == "play":
            self.play(s, seat, move)
        elif verb == "three":
            s.become(Result(seat, True, False))
            solve_by_three(s, seat, move)
            self.take_shown(s)
        elif move == TOKEN[ANNAGRAMMA]:
            s.item[seat] = False
            self.add_symbol(s, True, "item-magic")
        else:
            s.become(Result(seat, True, False))
            use_pig_token(s, seat)
            self.take_shown(s)

    def play(self, s: Witches, seat: int, move: Move) -> None:
        card = CARD_OF[move.word(0)]
        bit = 1 << card
        kind = TOKEN_KIND[s.problem[s.at[seat]]]
        if bit & REROLLS:
            play_card(s, seat, move)
            s.push(Reroll(seat))
        elif bit & CURES[kind]:
            play_card(s, seat, move)
            s.become(Result(seat, True, False))
            self.take_shown(s)
        elif bit & BONUS_AGAINST[kind]:
            play_card(s, seat, move)
            bonus = self.bonus + BONUS_OF[card]
            s.become(Solve(seat, self.first, self.second, self.plus, bonus))
        elif bit & ESCAPES:
            play_card(s, seat, move)
            s.become(Escape(seat))
            self.take_shown(s)
        else:
            play_anytime(s, seat, move)

    def add_symbol(self, s: Witches, magic: bool, what: str) -> None:
        """7.6, 7.7"""
        plus = self.plus + (PER_MAGIC if magic else PER_HEADOLOGY)
        s.become(Solve(self.who, self.first, self.second, plus, self.bonus))
        if s.records_events:
            symbol = "symbol-magic" if magic else "symbol-headology"
            s.tell("log-use", {"seat": self.who, "card": what, "symbol": symbol})
        if magic:
            take_cackles(s, self.who, 1, "magic")

    def take_shown(self, s: Witches) -> None:
        """The cackles of the pair just rolled (9.1); those of the first are taken when the second
        is rolled."""
        count = PAIR_CACKLES[self.first if self.second == NOTHING else self.second]
        if count:
            take_cackles(s, self.who, count, "dice")

    def accept(self, s: Witches) -> None:
        """7.11"""
        total = self.total(s)
        need = target(s, s.at[self.who])
        if s.records_events:
            s.tell("log-total", {"seat": self.who, "total": total, "target": need})
        s.become(Result(self.who, total >= need, False))
        self.take_shown(s)


def solutions(s: Witches, who: int) -> list[Move]:
    """What solves the problem without dice: three with Power, a card for it, Petulia's token."""
    hand = s.hands[who]
    kind = TOKEN_KIND[s.problem[s.at[who]]]
    moves = plays(hand & CURES[kind])
    three = hand & THREE
    if three.bit_count() > 2:
        moves = moves + trios(three)
    if kind == SICK_PIG and has_cure_token(s, who):
        moves = [*moves, TOKEN[PETULIA]]
    return moves


def has_cure_token(s: Witches, who: int) -> bool:
    return s.witch[who] == PETULIA and s.item[who] and TOKEN_KIND[s.problem[s.at[who]]] == SICK_PIG


def solve_by_three(s: Witches, who: int, move: Move) -> None:
    """7.13"""
    for i in range(3):
        throw(s, who, CARD_OF[move.word(i)])
    if s.records_events:
        s.tell(
            "log-three",
            {
                "seat": who,
                "card1": f"card-{move.word(0)}",
                "card2": f"card-{move.word(1)}",
                "card3": f"card-{move.word(2)}",
            },
        )


def use_pig_token(s: Witches, who: int) -> None:
    """3.11"""
    s.item[who] = False
    if s.records_events:
        s.tell("log-item", {"seat": who, "item": "item-pig"})


@dataclass
class Dice(Chance):
    """A pair is rolled; the roll in progress is below."""

    who: int

    def sides(self, s: Witches) -> int:
        return len(PAIR_SUM)

    def on_outcome(self, s: Witches, outcome: int) -> None:
        roll = s.stack[-1]
        assert isinstance(roll, Solve)
        if s.records_events:
            tell_pair(s, self.who, outcome)
        if roll.first == NOTHING:
            s.become(Solve(roll.who, outcome, NOTHING, 0, 0))
        else:
            s.become(Solve(roll.who, roll.first, outcome, roll.plus, roll.bonus))


DICE: Final[list[Dice]] = [Dice(seat) for seat in range(MOST_SEATS)]


def tell_pair(s: Witches, who: int, outcome: int) -> None:
    a, b = FACES[outcome // len(FACES)], FACES[outcome % len(FACES)]
    s.tell("log-dice", {"seat": who, "die1": f"face-{a}", "die2": f"face-{b}"})


@dataclass
class Reroll(Frame):
    """Which dice of the pair just rolled are rolled again (13.11)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, AGAIN.copy())

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.become(Redice(seat, AGAIN.index(move)))


@dataclass
class Redice(Chance):
    """One die or both (`which` is 2) are rolled again; what they showed before does not count."""

    who: int
    which: int

    def sides(self, s: Witches) -> int:
        return len(PAIR_SUM) if self.which == 2 else len(FACES)

    def on_outcome(self, s: Witches, outcome: int) -> None:
        roll = s.top
        assert isinstance(roll, Solve)
        sides = len(FACES)
        pair = roll.first if roll.second == NOTHING else roll.second
        if self.which == 0:
            outcome = outcome * sides + pair % sides
        elif self.which == 1:
            outcome = pair // sides * sides + outcome
        if s.records_events:
            tell_pair(s, self.who, outcome)
        if roll.second == NOTHING:
            s.become(Solve(roll.who, outcome, NOTHING, roll.plus, roll.bonus))
        else:
            s.become(Solve(roll.who, roll.first, outcome, roll.plus, roll.bonus))
