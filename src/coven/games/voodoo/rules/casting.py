"""Casting a spell: the target card, the doll's stare, and spells that contradict each other
(4.1–4.8, 6.8, 9.1, 10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..components import BODIES, CARDS, CONFLICTS, SPELLS
from ..moves import AIM, BREAK, STARED, STAY, TRICK
from ..state import NOBODY, Tournament, bits, judged
from . import conditions, moments
from .breaking import break_spell
from .held_cards import leave_hand
from .offers import Asking, offers, react
from .track import bind, gain
from .trick_conditions import ask_watchers, show_trick
from .trick_timing import RETARGET
from .voting import FOR

POINTS: Final = tuple(card.points for card in CARDS)
"""By card: the points for casting it."""
BODY: Final = tuple(1 << BODIES.index(card.body) if card.body else 0 for card in CARDS)
"""By card: the part of the body that it needs, a bit mask of BODIES."""


def _clash(card: int) -> int:
    """Returns the spells that cannot be obeyed together with this one, a bit mask (R14)."""
    do = CARDS[card].do[:1]
    against = {other for pair in CONFLICTS if set(do) & set(pair) for other in pair} - set(do)
    return sum(1 << i for i in range(SPELLS) if against & set(CARDS[i].do[:1]))


CLASH: Final = tuple(_clash(card) for card in range(SPELLS))
"""By spell: the spells that contradict it, a bit mask."""


def targets(s: Tournament, caster: int) -> list[int]:
    """Returns the wizards whom the caster may choose: all but itself and the holder of the target
    card (4.4, 4.5)."""
    return [seat for seat in range(s.seats) if seat != caster and seat != s.target]


def cast(s: Tournament, caster: int, card: int, target: int) -> None:
    """Casts a spell from the hand: shows it, lays the target card, gives the caster its points, and
    lets the target answer (4.1–4.7). Does not pay dice: a Parasite uses another wizard's (10.5)."""
    leave_hand(s, caster, card)
    s.spells_on_table = (*s.spells_on_table, card)
    s.caster[card] = caster
    s.cast_spells[caster] |= 1 << card
    spell = f"spell-{CARDS[card].id}"
    s.tell("log-cast", {"seat": caster, "spell": spell})
    moments.speak(s, caster, moments.ANNOUNCEMENT)
    if s.curses or s.spells_on_table:
        moments.start_reactions(s, conditions.OTHER_CASTS, caster)
    lay_target(s, target)
    gain(s, caster, POINTS[card])
    if not s.stack:
        return
    if s.seats == 2:
        hit(s, card, target)
    else:
        s.push(Stare(caster, target, card, s.ply))


def lay_target(s: Tournament, target: int) -> None:
    """Lays the target card before the target (4.6); two players have none (9.1)."""
    if s.seats > 2:
        s.target = target
        s.tell("log-target", {"seat": target}, fleeting=True)


def hit(s: Tournament, card: int, target: int) -> None:
    """Makes the spell bind the target. If it contradicts another spell on the target, one of the
    two must be broken at once (6.8)."""
    bind(s, card, target)
    if clashing(s, target):
        s.push(Contradiction(target))


def clashing(s: Tournament, seat: int) -> tuple[int, ...]:
    """Returns the first two spells on this wizard that contradict each other, or (). In the
    same-room game, a spell does not count if this wizard is a person who uses a substitute for its
    condition (R36)."""
    spells = s.binding_cards[seat] & ((1 << SPELLS) - 1)
    if not judged(s, seat):
        for card in bits(spells):
            if s.lacks[seat] & BODY[card]:
                spells &= ~(1 << card)
    for card in bits(spells):
        against = CLASH[card] & spells
        if against:
            return (card, bits(against)[0])
    return ()


@dataclass
class Stare(Asking):
    """Asks the target of a spell whether it answers with the trick Very Creepy Doll (10.4). An
    early "stay" counts only when the time for the answer is over, so that the length of the pause
    does not show who holds the card (R25)."""

    caster: int
    target: int
    card: int
    ply: int
    """When the spell was cast."""
    stared: bool = False
    """Whether the doll has stared for its whole time."""
    stays: bool = False
    """Whether the target has accepted the spell."""

    def resume(self, s: Tournament) -> None:
        if s.verdict != NOBODY:
            evaded = s.verdict == FOR
            s.verdict = NOBODY
            if evaded:
                s.tell("log-evaded", {"seat": self.target})
                s.become(Retarget(self.caster, self.target, self.card))
            return
        if self.stays:
            s.ask(self.target, [STARED])
            return
        moves = [STAY]
        if RETARGET in s.tricks[self.target]:
            moves.append(TRICK[RETARGET])
        s.ask(self.target, moves)

    def offers(self, s: Tournament) -> dict[int, list[Move]]:
        """Returns gestures and calls, and for the target the move that ends the stare."""
        offered = offers(s, commands=False)
        if not self.stared and not self.stays:
            offered[self.target] = [*offered.get(self.target, []), STARED]
        return offered

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if move != STARED and react(s, seat, move):
            return
        s.reveal()
        if move in (STAY, STARED):
            stared = self.stared or move == STARED
            stays = self.stays or move == STAY
            if stared and stays:
                s.done()
                hit(s, self.card, self.target)
            else:
                s.become(Stare(self.caster, self.target, self.card, self.ply, stared, stays))
        elif show_trick(s, seat, RETARGET):
            ask_watchers(s, seat)


@dataclass
class Retarget(Asking):
    """Asks the caster of a spell for another target: neither the caster nor the wizard who has just
    evaded the spell (10.4, R15)."""

    caster: int
    evader: int
    card: int

    def resume(self, s: Tournament) -> None:
        seats = [seat for seat in range(s.seats) if seat not in (self.caster, self.evader)]
        s.ask(self.caster, [AIM[seat] for seat in seats])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        lay_target(s, move.n(0))
        s.become(Stare(self.caster, move.n(0), self.card, s.ply))


@dataclass
class Contradiction(Asking):
    """Asks `who` which of two contradicting spells to break; the caster of the broken one gets its
    points (6.8)."""

    who: int

    def resume(self, s: Tournament) -> None:
        pair = clashing(s, self.who)
        if not pair:
            s.done()
            return
        s.ask(self.who, [BREAK[card] for card in pair])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        card = BREAK.index(move)
        s.tell("log-contradiction", {"seat": seat, "spell": f"spell-{CARDS[card].id}"})
        break_spell(s, card)
