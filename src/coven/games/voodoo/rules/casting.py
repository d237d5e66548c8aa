"""Casting a spell: the target card, the doll's stare, and spells that contradict each other
(chapters 4, 6 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..components import BODIES, CARDS, CONFLICTS, SPELLS
from ..moves import AIM, BREAK, STARED, STAY, TRICK
from ..state import NOBODY, Tournament, bits, judged
from . import moments
from .breaking import break_spell, leave_hand
from .hands import RETARGET, Asking, offers, react
from .track import bind, gain
from .voting import FOR, let_see, show

POINTS: Final = tuple(card.points for card in CARDS)
BODY: Final = tuple(1 << BODIES.index(card.body) if card.body else 0 for card in CARDS)


def _clash(card: int) -> int:
    """The spells that cannot be obeyed together with this one (R14)."""
    do = CARDS[card].do[:1]
    against = {other for pair in CONFLICTS if set(do) & set(pair) for other in pair} - set(do)
    return sum(1 << i for i in range(SPELLS) if against & set(CARDS[i].do[:1]))


CLASH: Final = tuple(_clash(card) for card in range(SPELLS))


def targets(s: Tournament, caster: int) -> list[int]:
    """Anybody but the caster and the holder of the target card (4.4, 4.5)."""
    return [seat for seat in range(s.seats) if seat != caster and seat != s.target]


def cast(s: Tournament, caster: int, card: int, target: int) -> None:
    """The card is shown and the target card laid; the caster gets the points; then the target may
    answer. The dice are paid already, or are another's (10.5)."""
    leave_hand(s, caster, card)
    s.laid = (*s.laid, card)
    s.caster[card] = caster
    s.cast[caster] |= 1 << card
    spell = f"spell-{CARDS[card].id}"
    s.tell("log-cast", {"seat": caster, "spell": spell})
    moments.speak(s, caster, -1)
    if s.curses or s.laid:
        moments.owe(s, moments.OTHER_CASTS, caster)
    lay_target(s, target)
    gain(s, caster, POINTS[card])
    if not s.stack:
        return
    if s.seats == 2:
        hit(s, card, target)
    else:
        s.push(Stare(caster, target, card, s.ply))


def lay_target(s: Tournament, target: int) -> None:
    """The target card moves before the wizard, for all to see; two players have none (9.1)."""
    if s.seats > 2:
        s.target = target
        s.tell("log-target", {"seat": target}, fleeting=True)


def hit(s: Tournament, card: int, target: int) -> None:
    """The spell binds. Spells that cannot both be obeyed are settled at once (6.8)."""
    bind(s, card, target)
    if clashing(s, target):
        s.push(Contradiction(target))


def clashing(s: Tournament, seat: int) -> tuple[int, ...]:
    """The first two spells on this wizard that contradict each other; in one room not where a
    substitute is done for either (R36)."""
    spells = s.on[seat] & ((1 << SPELLS) - 1)
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
    """The doll stares at the target, who may answer with Very Creepy Doll (10.4). Everybody is made
    to wait alike, whether or not the card is held (R25): an answer that comes at once counts when
    the doll has stared long enough."""

    caster: int
    target: int
    card: int
    ply: int
    stared: bool = False
    stays: bool = False

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
        offered = offers(s, False)
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
        elif show(s, seat, RETARGET):
            let_see(s, seat)


@dataclass
class Retarget(Asking):
    """The caster chooses another target: anybody but themselves and the one who evaded (10.4)."""

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
    """The wizard says which of two spells is broken; its caster scores (6.8)."""

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


def on_the_way(s: Tournament) -> int:
    """The spell that has been cast and binds nobody yet, or none."""
    for frame in s.stack:
        if isinstance(frame, Stare | Retarget):
            return frame.card
    return NOBODY
