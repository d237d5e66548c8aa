"""In one room: people judge each other's conditions (chapter 12)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import BODIES, CARD_OF, SPELLS
from ..moves import AGREE, BREAK, CONTEST, DISPUTE, FAIR, NAME, NEVER_MIND, READY, WITH, WITHOUT
from ..state import NOBODY, Tournament, bits, judged
from . import moments
from .breaking import break_spell
from .calls import block_calls, catch, false_alarm, judge_call, spell_or_curse_name
from .conditions import LASTING, obeyed_now
from .offers import Asking, react
from .voting import AGAINST, vote

CHANGES = 16
"""How often each player may change its list of parts of the body before the game."""


@dataclass
class Bodies(Frame):
    """Asks everybody before the game which parts of the body they cannot or will not move (12.8).
    All answer at the same time, and see each other's answers."""

    left: tuple[int, ...]
    """By seat: how often it may still change its list; 0 for a seat that is ready."""

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


def change_player(s: Tournament, seat: int, is_bot: bool) -> None:
    """Lets a bot (`is_bot`) or a person play the seat from now on; the program judges the gestures
    of bots (12.9, R35)."""
    if is_bot:
        s.bot_seats |= 1 << seat
        for card in bits(s.binding_cards[seat] & LASTING):
            s.since[card] = s.beats
            if not obeyed_now(s, seat, card):
                moments.start_posture_grace(s, card)
        s.tell("log-machine", {"seat": seat})
    else:
        for card in bits(s.binding_cards[seat]):
            moments.clear_card(s, card)
        s.bot_seats &= ~(1 << seat)
        s.tell("log-person", {"seat": seat})


# -- calls -------------------------------------------------------------------------------------


def call_in_room(s: Tournament, seat: int, move: Move) -> None:
    """Handles a call in the same-room game. If the caller has named a wizard that the card does not
    bind, it is a false alarm. If the card binds a bot, the program judges at once; otherwise the
    accused person answers (12.2, 12.3, R33)."""
    card = CARD_OF[move.word(0)]
    accused = s.bound_wizard[card]
    called = move.n(1) if len(move.args) > 1 else accused
    if len(move.args) > 1 or card >= SPELLS:
        s.tell(
            "log-call-at", {"seat": seat, "card": spell_or_curse_name(card), "seat-accused": called}
        )
    else:
        s.tell("log-call", {"seat": seat, "card": spell_or_curse_name(card)})
    if called != accused:
        false_alarm(s, seat, card)
    elif judged(s, accused):
        judge_call(s, seat, card)
    else:
        s.push(Accused(seat, accused, card, s.ply))


@dataclass
class Accused(Asking):
    """Asks the accused whether a call is fair; if it is contested, the others vote (12.3, 12.4)."""

    caller: int
    accused: int
    card: int
    ply: int
    """When the call was made."""

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
            block_calls(s, self.card)

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
    """Asks `who` to name two spells that it cannot both obey (12.6)."""

    who: int
    named: tuple[int, ...]
    """The spells named so far."""

    def resume(self, s: Tournament) -> None:
        cards = [c for c in s.spells_on_table if s.caster[c] != self.who and c not in self.named]
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
        s.tell(
            "log-cannot",
            {"seat": seat, "one": spell_or_curse_name(one), "other": spell_or_curse_name(other)},
        )
        if s.bound_wizard[one] == seat and s.bound_wizard[other] == seat:
            casters = tuple(sorted({s.caster[one], s.caster[other]}))
            s.push(Agree(seat, named, casters))
        else:
            s.tell("log-cannot-wrong", {"seat": seat})


@dataclass
class Agree(Asking):
    """Asks the casters of two spells whether `who` cannot obey both. If one of them disputes it,
    the others vote. If it turns out to be true, asks `who` which of the two to break (12.6)."""

    who: int
    pair: tuple[int, ...]
    """The two spells."""
    casters: tuple[int, ...]
    """Casters who have not answered yet."""

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
            s.tell("log-contradiction", {"seat": seat, "spell": spell_or_curse_name(card)})
            break_spell(s, card)
