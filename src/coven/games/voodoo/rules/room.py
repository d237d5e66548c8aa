"""One room: people judge each other, and the table keeps order (chapter 12)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import BODIES, CARD_OF, SPELLS
from ..moves import AGREE, BREAK, CONTEST, DISPUTE, FAIR, NAME, NEVER_MIND, READY, WITH, WITHOUT
from ..state import NOBODY, Tournament, bits, judged
from . import moments
from .breaking import break_spell, catch, false_alarm, judge, rest_for_all, table_name
from .hands import Asking, react
from .voting import AGAINST, vote

CHANGES = 16
"""How often somebody may tick a part of the body before the game."""


@dataclass
class Bodies(Frame):
    """Before the game everyone says what they cannot or will not move (12.8). All at once, for all
    to see."""

    left: tuple[int, ...]
    """How often each may still change it; 0 is ready."""

    def resume(self, s: Tournament) -> None:
        asked = False
        for seat in range(s.seats):
            if self.left[seat]:
                moves = [READY]
                if self.left[seat] > 1:
                    lacks = s.lacks[seat]
                    moves += [
                        (WITH if lacks >> body & 1 else WITHOUT)[body]
                        for body in range(len(BODIES))
                    ]
                s.ask(seat, moves)
                asked = True
        if not asked:
            s.done()

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        s.reveal()
        left = 0
        if move.verb == "without":
            s.lacks[seat] |= 1 << BODIES.index(move.word(0))
            left = self.left[seat] - 1
        elif move.verb == "with":
            s.lacks[seat] &= ~(1 << BODIES.index(move.word(0)))
            left = self.left[seat] - 1
        s.become(Bodies((*self.left[:seat], left, *self.left[seat + 1 :])))


def become_machine(s: Tournament, seat: int, is_machine: bool) -> None:
    """A bot sits down, whose gestures are lines; or a person, whose are not (R35)."""
    if is_machine:
        s.machines |= 1 << seat
        for card in bits(s.on[seat] & moments.LASTING):
            s.since[card] = s.beats
            if not moments.kept(s, seat, card):
                s.lax |= 1 << card
        s.tell("log-machine", {"seat": seat})
    else:
        for card in bits(s.on[seat]):
            moments.forget_card(s, card)
        s.machines &= ~(1 << seat)
        s.tell("log-person", {"seat": seat})


# -- calls -------------------------------------------------------------------------------------


def call_in_room(s: Tournament, seat: int, move: Move) -> None:
    """Whoever is not bound by the card was called by mistake. A bot's breach is known to the table;
    a person answers (R33)."""
    card = CARD_OF[move.word(0)]
    accused = s.bound[card]
    called = move.n(1) if len(move.args) > 1 else accused
    if len(move.args) > 1 or card >= SPELLS:
        s.tell("log-call-at", {"seat": seat, "card": table_name(card), "seat-accused": called})
    else:
        s.tell("log-call", {"seat": seat, "card": table_name(card)})
    if called != accused:
        false_alarm(s, seat, card)
    elif judged(s, accused):
        judge(s, seat, card)
    else:
        s.push(Accused(seat, accused, card, s.ply))


@dataclass
class Accused(Asking):
    """Fair or contest; silence is fair (12.3). What is contested is voted on by the rest."""

    caller: int
    accused: int
    card: int
    ply: int

    def resume(self, s: Tournament) -> None:
        if s.verdict == NOBODY:
            s.ask(self.accused, [FAIR, CONTEST])
            return
        broken = s.verdict == AGAINST
        s.verdict = NOBODY
        s.done()
        if broken:
            catch(s, self.card)
        else:
            s.tell("log-kept", {"seat": self.accused})
            rest_for_all(s, self.card)

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        if move == FAIR:
            s.verdict = AGAINST
            s.tell("log-fair", {"seat": seat})
        else:
            s.tell("log-contest", {"seat": seat})
            caster = s.caster[self.card] if self.card < SPELLS else NOBODY
            vote(s, (self.caller, self.accused, caster))


# -- "I can't do both" -------------------------------------------------------------------------


@dataclass
class Cannot(Asking):
    """A wizard names two spells that cannot both be obeyed (12.6)."""

    who: int
    named: tuple[int, ...]

    def resume(self, s: Tournament) -> None:
        cards = [c for c in s.laid if s.caster[c] != self.who and c not in self.named]
        s.ask(self.who, [NEVER_MIND, *[NAME[card] for card in cards]])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        if move == NEVER_MIND:
            s.done()
            return
        named = (*self.named, NAME.index(move))
        if len(named) < 2:
            s.become(Cannot(self.who, named))
            return
        s.done()
        one, other = named
        s.tell("log-cannot", {"seat": seat, "one": table_name(one), "other": table_name(other)})
        if s.bound[one] == seat and s.bound[other] == seat:
            casters = tuple(sorted({s.caster[one], s.caster[other]}))
            s.push(Agree(seat, named, casters))
        else:
            s.tell("log-cannot-wrong", {"seat": seat})


@dataclass
class Agree(Asking):
    """The casters agree, or dispute it; then the others vote whether both can be done."""

    who: int
    pair: tuple[int, ...]
    casters: tuple[int, ...]
    """Those who have not answered yet."""

    def resume(self, s: Tournament) -> None:
        if s.verdict != NOBODY:
            impossible = s.verdict == AGAINST
            s.verdict = NOBODY
            if impossible:
                s.become(Agree(self.who, self.pair, ()))
            else:
                s.done()
                s.tell("log-both-possible", {"seat": self.who})
        elif self.casters:
            for seat in self.casters:
                s.ask(seat, [AGREE, DISPUTE])
        else:
            s.ask(self.who, [BREAK[card] for card in self.pair])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        if move == AGREE:
            left = tuple([other for other in self.casters if other != seat])
            s.become(Agree(self.who, self.pair, left))
        elif move == DISPUTE:
            s.tell("log-dispute", {"seat": seat})
            one, other = self.pair
            vote(s, (self.who, s.caster[one], s.caster[other]))
        else:
            card = BREAK.index(move)
            s.done()
            s.tell("log-contradiction", {"seat": seat, "spell": table_name(card)})
            break_spell(s, card)
