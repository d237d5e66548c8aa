"""Playing a trick, and what tricks do (chapter 10).

`trick_timing` says when they may be played. Very Creepy Doll (10.4) is in `casting`."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import CARD_OF, CARDS, LETTERS, TRICKS
from ..moves import CAST, FORGET, FREE, SET, SLIP, STEAL, Pool, faces_of, handfuls, without
from ..state import NOBODY, Tournament, bits
from . import conditions, moments
from .breaking import remove_spell
from .casting import cast, targets
from .dice import FACE, PAYABLE, merged, tell_dice, throw
from .held_cards import hand_over
from .offers import Asking, react
from .track import gain, lose_point
from .trick_conditions import ask_watchers, show_trick
from .trick_timing import ALL_SPELLS, EFFECT, in_time
from .voting import AGAINST


def play_trick(s: Tournament, seat: int, trick: int) -> None:
    """Plays a trick: judges its condition, then starts its effect. The card is lost if the
    condition was not done or the moment was wrong (10.2, 10.3)."""
    fitting = in_time(s, seat, 1 << trick) > 0
    before = s.command_ply[seat]
    if not show_trick(s, seat, trick):
        return
    if fitting:
        if EFFECT[trick] == "die_back":
            moments.judge_gestures_since(s, seat, conditions.MY_ROLL, before)
        s.push(Effect(seat, trick))
        ask_watchers(s, seat)
    else:
        s.tell("log-trick-moment", {"seat": seat})


@dataclass
class Effect(Frame):
    """Applies the effect of a trick played by `who`, unless the other people judged its condition
    badly done."""

    who: int
    trick: int

    def resume(self, s: Tournament) -> None:
        lost = s.verdict == AGAINST
        s.verdict = NOBODY
        s.done()
        if not lost:
            self.work(s)

    def work(self, s: Tournament) -> None:
        """Applies the effect, or first asks the owner of the trick to choose."""
        who = self.who
        effect = EFFECT[self.trick]
        if effect == "gain_point":
            gain(s, who, 1)
        elif effect == "die_back":
            die_back(s, who)
        elif choices(s, who, effect):
            s.push(Choice(who, self.trick))
        else:
            s.tell("log-no-effect", {"seat": who})

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        raise NotImplementedError  # it never asks


def choices(s: Tournament, who: int, effect: str) -> list[Move]:
    """Returns the moves among which the owner of a trick with this effect chooses; may be empty."""
    if effect == "free_reroll":
        return [
            FREE[dice] for number in range(1, len(s.pool) + 1) for dice in handfuls(s.pool, number)
        ]
    if effect == "set_die":
        return [SET[die][face] for die in dict.fromkeys(s.pool) for face in range(6) if face != die]
    if effect == "drop_spell_on_me":
        return [FORGET[card] for card in bits(s.binding_cards[who] & ALL_SPELLS)]
    if effect == "cast_with_their_dice":
        return [
            CAST[card][target]
            for card in bits(s.spells[who] & PAYABLE[s.pool])
            for target in targets(s, who)
        ]
    others = [seat for seat in range(s.seats) if seat != who]
    if effect == "steal_random_card":
        return [STEAL[seat] for seat in others if s.spells[seat] or s.tricks[seat]]
    return [SLIP[seat] for seat in others if s.points[seat] > s.points[who]]


@dataclass
class Choice(Asking):
    """Asks the owner of a trick to choose dice, a die's face, a spell or a wizard."""

    who: int
    trick: int

    def resume(self, s: Tournament) -> None:
        moves = choices(s, self.who, EFFECT[self.trick])
        if moves:
            s.ask(self.who, moves)
        else:  # a call in between has taken the last choice away
            s.done()
            s.tell("log-no-effect", {"seat": self.who})

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        s.done()
        verb = move.verb
        if verb == "free":
            free_reroll(s, seat, faces_of(move.word(0)))
        elif verb == "set":
            set_die(s, seat, LETTERS.index(move.word(0)), LETTERS.index(move.word(1)))
        elif verb == "forget":
            card = FORGET.index(move)
            s.tell("log-forget", {"seat": seat, "spell": f"spell-{CARDS[card].id}"})
            remove_spell(s, card)
        elif verb == "steal":
            hand_over(s, move.n(0), seat)
        elif verb == "slip":
            lose_point(s, move.n(0))
        else:
            cast(s, seat, CARD_OF[move.word(0)], move.n(1))


def free_reroll(s: Tournament, who: int, dice: Pool) -> None:
    """Rolls these dice of the pool again for free; it does not count as a reroll (R10)."""
    moments.judge_gestures_since(s, who, conditions.MY_ROLL, s.command_ply[who])
    kept = without(s.pool, dice)
    fallen = throw(s, len(dice))
    s.pool = merged(kept, fallen)
    if s.records_events:
        tell_dice(s, "log-free-reroll", who, fallen)
    s.command_ply[who] = s.ply


def set_die(s: Tournament, who: int, shown: int, face: int) -> None:
    """Turns one die of the pool, which shows the face `shown`, to `face` (R32). `who`: the seat
    whose trick it is."""
    s.pool = merged(without(s.pool, (shown,)), (face,))
    s.tell("log-set", {"seat": who, "from": FACE[shown], "to": FACE[face]})


def die_back(s: Tournament, who: int) -> None:
    """Rolls one used die and adds it to the pool (R32); which die it is does not matter. `who`: the
    seat whose trick it is."""
    s.used = s.used[1:]
    fallen = throw(s, 1)
    s.pool = merged(s.pool, fallen)
    if s.records_events:
        tell_dice(s, "log-die-back", who, fallen)


assert {trick.effect for trick in TRICKS} == {
    *("retarget", "free_reroll", "cast_with_their_dice", "set_die", "drop_spell_on_me"),
    *("steal_random_card", "gain_point", "leader_loses_point", "die_back"),
}
