"""Solving a problem: dice, cards and tokens (chapter 7)."""

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
    HEADOLOGY,
    MAGIC,
    PER_HEADOLOGY,
    PER_MAGIC,
    PETULIA,
    REROLLS,
    SICK_PIG,
    SOLVING,
    THREE,
    TOKEN_KIND,
)
from ..dice import PAIR_CACKLES, PAIR_SUM, PAIRS, SIDES, faces_of_pair, pack_pair, unpack_pair
from ..moves import ACCEPT, AGAIN, MAGIC_TOKEN, PIG_TOKEN, ROLL, brooms, plays, runs, trios, uses
from ..state import (
    MOST_SEATS,
    NOTHING,
    Witches,
    empty_spaces,
    hard_bonus,
    near_empty_spaces,
    target,
)
from .benefits import anytime_benefits, play_anytime, play_card
from .cackles import take_cackles
from .cards import discard_card
from .outcome import BroomRetreat, Escape, Result, discard_broom, withdraw

SYMBOLS: Final[int] = HEADOLOGY | MAGIC
"""The cards with headology or magic, as a bit mask."""


@dataclass
class Solve(Frame):
    """Asks `who`, between the two pairs of dice and after them, what to do about a roll in
    progress (7.5–7.13)."""

    who: int
    first: int
    """The first pair of dice, packed (`dice.pack_pair`), or NOTHING before it is rolled."""
    second: int
    """The second pair, packed, or NOTHING before it is rolled."""
    plus: int
    """What headology and magic have added (7.6, 7.7)."""
    bonus: int
    """What bonus cards have added (13.2)."""

    def total(self, s: Witches) -> int:
        """Returns the sum of dice, symbols, bonus cards and solved hard problems (7.8, 7.10)."""
        total = self.plus + self.bonus + hard_bonus(s, self.who)
        if self.first != NOTHING:
            total += PAIR_SUM[self.first]
        if self.second != NOTHING:
            total += PAIR_SUM[self.second]
        return total

    def last_pair(self) -> int:
        """Returns the pair rolled last, packed: only its dice can be rolled again (13.11)."""
        return self.first if self.second == NOTHING else self.second

    def has_gone_on(self) -> bool:
        """Whether the player has played headology or magic, and so can no longer run away (7.6,
        R16)."""
        return self.plus > 0

    def is_enough(self, s: Witches) -> bool:
        """Whether the sum reaches what is needed, as it is now (7.11)."""
        return self.total(s) >= target(s, s.at[self.who])

    def resume(self, s: Witches) -> None:
        if self.second == NOTHING:
            s.ask(self.who, self.moves_between_pairs(s))
        elif self.is_settled(s):
            self.accept(s)
        else:
            s.ask(self.who, self.moves_after_all_dice(s))

    def is_settled(self, s: Witches) -> bool:
        """Whether nothing could change the outcome any more, judged by what everybody can see
        (R33)."""
        who = self.who
        if not s.hands[who]:
            return self.is_enough(s) or not can_use_pig_token(s, who)
        return not PAIR_CACKLES[self.second] and self.is_enough(s)

    def moves_between_pairs(self, s: Witches) -> list[Move]:
        """Returns the moves after the first pair: run away, or go on (7.5–7.7)."""
        who = self.who
        hand = s.hands[who]
        moves = [ROLL]
        if not self.has_gone_on():
            near = near_empty_spaces(s, who)
            moves += runs(near)
            if hand & BROOMS and (near or empty_spaces(s)):
                moves += brooms(hand & BROOMS)
        if hand & SYMBOLS:
            moves += uses(hand & SYMBOLS)
        if s.witch[who] == ANNAGRAMMA and s.item[who]:
            moves.append(MAGIC_TOKEN)
        if hand & REROLLS:
            moves += plays(hand & REROLLS)
        if hand & SOLVING or s.witch[who] == PETULIA:
            moves += solutions(s, who)
        if hand & ANYTIME:
            moves += anytime_benefits(s, who)
        return moves

    def moves_after_all_dice(self, s: Witches) -> list[Move]:
        """Returns the moves after the second pair: accept the sum, or play benefits (7.9, 7.11). If
        the sum is enough, what would only solve the problem is not offered (R25)."""
        who = self.who
        hand = s.hands[who]
        moves = [ACCEPT]
        if self.is_enough(s):
            moves += plays(hand & REROLLS)
        else:
            kind = TOKEN_KIND[s.problem[s.at[who]]]
            moves += plays(hand & (REROLLS | ESCAPES | BONUS_AGAINST[kind]))
            if hand & SOLVING or s.witch[who] == PETULIA:
                moves += solutions(s, who)
        if hand & ANYTIME:
            moves += anytime_benefits(s, who)
        return moves

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "roll":
            s.push(DICE[seat])
            self.take_cackles_of_last_pair(s)
        elif verb == "use":
            card = CARD_OF[move.word(0)]
            discard_card(s, seat, card)
            self.add_symbol(s, card, magic=(1 << card) & MAGIC > 0)
        elif verb == "accept":
            self.accept(s)
        elif verb == "run":
            s.done()
            withdraw(s, seat, move, "log-run")
            self.take_cackles_of_last_pair(s)
        elif verb == "broom":
            discard_broom(s, seat, move)
            s.become(BroomRetreat(seat))
            self.take_cackles_of_last_pair(s)
        elif verb == "play":
            self.play_benefit(s, seat, move)
        elif verb == "three":
            s.become(Result(seat, won=True, punished=False))
            discard_three(s, seat, move)
            self.take_cackles_of_last_pair(s)
        elif move == MAGIC_TOKEN:
            s.item[seat] = False
            self.add_symbol(s, NOTHING, magic=True)
        else:
            s.become(Result(seat, won=True, punished=False))
            use_pig_token(s, seat)
            self.take_cackles_of_last_pair(s)

    def play_benefit(self, s: Witches, seat: int, move: Move) -> None:
        """Plays a card for its benefit: a re-roll (13.11), a card that solves this problem (13.4,
        13.14, 13.15), a bonus (13.2), Escape (13.5) or one that can be played at any moment."""
        card = CARD_OF[move.word(0)]
        bit = 1 << card
        kind = TOKEN_KIND[s.problem[s.at[seat]]]
        if bit & REROLLS:
            play_card(s, seat, move)
            s.push(Reroll(seat))
        elif bit & CURES[kind]:
            play_card(s, seat, move, "log-cure")
            s.become(Result(seat, won=True, punished=False))
            self.take_cackles_of_last_pair(s)
        elif bit & BONUS_AGAINST[kind]:
            play_card(s, seat, move)
            bonus = self.bonus + BONUS_OF[card]
            s.become(Solve(seat, self.first, self.second, self.plus, bonus))
        elif bit & ESCAPES:
            play_card(s, seat, move)
            s.become(Escape(seat))
            self.take_cackles_of_last_pair(s)
        else:
            play_anytime(s, seat, move)

    def add_symbol(self, s: Witches, card: int, *, magic: bool) -> None:
        """Adds a headology (7.6), or with `magic` a magic, which costs a cackle (7.7). `card`: the
        card that is played for it, or NOTHING for Annagramma's token (3.10)."""
        plus = PER_MAGIC if magic else PER_HEADOLOGY
        s.become(Solve(self.who, self.first, self.second, self.plus + plus, self.bonus))
        if s.records_events:
            who = self.who
            if card == NOTHING:
                s.tell("log-use-token", {"seat": who, "item": "item-magic", "count": plus})
            else:
                what, symbol = f"card-{CARDS[card].id}", f"symbol-{CARDS[card].symbol}"
                s.tell("log-use", {"seat": who, "card": what, "symbol": symbol, "count": plus})
        if magic:
            take_cackles(s, self.who, 1, "magic")

    def take_cackles_of_last_pair(self, s: Witches) -> None:
        """Takes the cackles that the pair rolled last shows (9.1). Called once for each pair, when
        it can no longer be rolled again (R17)."""
        count = PAIR_CACKLES[self.last_pair()]
        if count:
            take_cackles(s, self.who, count, "dice")

    def accept(self, s: Witches) -> None:
        """Accepts the sum: the problem is solved if it reaches the target, otherwise the attempt
        has failed (7.11)."""
        total = self.total(s)
        need = target(s, s.at[self.who])
        if s.records_events:
            args: dict[str, int | str] = {"seat": self.who, "total": total, "target": need}
            s.tell("log-total", args)
            s.show_stage("log-total", args)
        s.become(Result(self.who, won=total >= need, punished=False))
        self.take_cackles_of_last_pair(s)


# -- without dice ------------------------------------------------------------------------------


def solutions(s: Witches, who: int) -> list[Move]:
    """Returns the moves that solve the problem on this seat's space without dice: a card for it
    (13.4, 13.14, 13.15), the Power of Three (7.13), Petulia's token (3.11)."""
    hand = s.hands[who]
    kind = TOKEN_KIND[s.problem[s.at[who]]]
    moves = plays(hand & CURES[kind])
    three = hand & THREE
    if three.bit_count() > 2:
        moves = moves + trios(three)
    if can_use_pig_token(s, who):
        moves = [*moves, PIG_TOKEN]
    return moves


def can_use_pig_token(s: Witches, who: int) -> bool:
    """Whether this seat has Petulia with her token, and the problem on her space is a Sick Pig
    (3.11)."""
    return s.witch[who] == PETULIA and s.item[who] and TOKEN_KIND[s.problem[s.at[who]]] == SICK_PIG


def discard_three(s: Witches, who: int, move: Move) -> None:
    """Discards the three cards of a Power of Three (7.13)."""
    for i in range(3):
        discard_card(s, who, CARD_OF[move.word(i)])
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
    """Uses up Petulia's token (3.11)."""
    s.item[who] = False
    if s.records_events:
        s.tell("log-item", {"seat": who, "item": "item-pig"})


# -- dice --------------------------------------------------------------------------------------


@dataclass
class Dice(Chance):
    """Rolls a pair of dice for the Solve frame below it: the first, or after that the second."""

    who: int

    def sides(self, s: Witches) -> int:
        return PAIRS

    def on_outcome(self, s: Witches, outcome: int) -> None:
        roll = s.stack[-1]
        assert isinstance(roll, Solve)
        if s.records_events:
            log_pair(s, self.who, outcome)
        if roll.first == NOTHING:
            s.become(Solve(roll.who, outcome, NOTHING, 0, 0))
        else:
            s.become(Solve(roll.who, roll.first, outcome, roll.plus, roll.bonus))
        if s.records_events:
            s.show_stage("log-dice", pair_args(self.who, outcome))


DICE: Final[list[Dice]] = [Dice(seat) for seat in range(MOST_SEATS)]
"""The frame of each seat: frames are never changed, so they are built once."""


def log_pair(s: Witches, who: int, pair: int) -> None:
    """Logs what a packed pair of dice shows."""
    s.tell("log-dice", pair_args(who, pair))


def pair_args(who: int, pair: int) -> dict[str, int | str]:
    """Returns the variables of the sentence about a packed pair of dice that `who` has rolled."""
    a, b = faces_of_pair(pair)
    return {"seat": who, "die1": f"face-{a}", "die2": f"face-{b}"}


@dataclass
class Reroll(Frame):
    """Asks `who` which dice of the pair rolled last to roll again (13.11)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, AGAIN.copy())

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.become(RerollDice(seat, AGAIN.index(move)))


BOTH: Final = 2
"""As `RerollDice.which`: both dice."""


@dataclass
class RerollDice(Chance):
    """Rolls dice of the last pair again for the Solve frame below it; only the new roll counts
    (9.2, 13.11). `which` is 0 for the first die, 1 for the second, 2 for both."""

    who: int
    which: int

    def sides(self, s: Witches) -> int:
        return PAIRS if self.which == BOTH else SIDES

    def on_outcome(self, s: Witches, outcome: int) -> None:
        roll = s.top
        assert isinstance(roll, Solve)
        first, second = unpack_pair(roll.last_pair())
        if self.which == BOTH:
            pair = outcome
        elif self.which == 0:
            pair = pack_pair(outcome, second)
        else:
            pair = pack_pair(first, outcome)
        if s.records_events:
            log_pair(s, self.who, pair)
        if roll.second == NOTHING:
            s.become(Solve(roll.who, pair, NOTHING, roll.plus, roll.bonus))
        else:
            s.become(Solve(roll.who, roll.first, pair, roll.plus, roll.bonus))
