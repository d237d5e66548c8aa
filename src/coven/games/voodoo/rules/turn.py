"""The turn: roll, then actions in any order, then pass the doll (chapters 3 to 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import PASS, Move

from ..components import CARDS, DICE, REROLLS, ROUNDS, SPELLS, TRICK_OF
from ..moves import CAST, CAST_WILD, DRAW, REROLL, ROLL, TAKE, Pool, handfuls, rerolls, without
from ..state import NOBODY, Tournament, bits, deck_of
from . import moments
from .breaking import card_name, enter_hand, take_away
from .casting import cast, targets
from .dice import ANY, NO_WILD, PAYABLE, discard, payments, price, tell_dice, throw, together
from .hands import MOST_LISTS, Asking, offers, react
from .room import Cannot, become_machine, call_in_room
from .tricks import play_trick

# Commands.
ROLLING: Final = 1
REROLLING: Final = 2
CASTING: Final = 3
TAKING: Final = 4
PASSING: Final = 5
COMMANDS: Final = ("", "roll", "reroll", "cast", "take", "pass", "trick")
SPARED_CARDS: Final = [i for i, card in enumerate(CARDS) if card.spared]
# Kinds of cards to take.
SPELL: Final = 0
TRICK: Final = 1
KINDS: Final = ("spell", "trick")
_ACTIONS: Final[list[dict[Pool, tuple[int, list[Move]]]]] = [{} for _ in range(32)]
"""By what is possible beside casting, as bits, and by the pool: the spells that this pays for, and
everything else that can be done."""
_CASTS: Final[dict[tuple[int, int, Pool], list[Move]]] = {}
"""By the card, the targets as bits, and the pool."""


@dataclass
class Turn(Asking):
    """Whoever has the doll rolls, acts at least once, and passes it on."""

    def resume(self, s: Tournament) -> None:
        s.pending[s.active] = options(s)

    def offers(self, s: Tournament) -> dict[int, list[Move]]:
        return offers(s, True)

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        known = COMMAND_OF.get(move.text)
        if known is not None:
            s.barrier += 1
            what, which, target, dice = known
            if what == REROLLING:
                reroll(s, seat, which, dice)
            elif what == ROLLING:
                roll(s, seat)
            elif what == PASSING:
                pass_doll(s, seat)
            elif what == CASTING:
                act(s, seat, CASTING)
                discard(s, dice)
                moments.commanded(s, seat)
                cast(s, seat, which, target)
            else:
                take(s, seat, which, dice)
            return
        if react(s, seat, move):
            return
        s.reveal()
        verb = move.verb
        if verb == "trick":
            play_trick(s, seat, TRICK_OF[move.word(0)])
        elif verb == "call":
            call_in_room(s, seat, move)
        elif verb == "cant":
            s.busy[seat] += 1
            s.push(Cannot(seat, ()))
        else:
            s.busy[seat] += 1
            become_machine(s, seat, move.word(0) == "on")


Command = tuple[int, int, int, Pool]
"""What is done, with a die, a card or a kind of card, a target, and with dice."""


def _commands() -> dict[str, Command]:
    found: dict[str, Command] = {ROLL.text: (ROLLING, 0, 0, ()), PASS.text: (PASSING, 0, 0, ())}
    for die, row in REROLL.items():
        for dice, move in row.items():
            found[move.text] = (REROLLING, die, 0, dice)
    for kind, name in enumerate(KINDS):
        found[DRAW[name].text] = (TAKING, kind, 0, ())
        for dice, move in TAKE[name].items():
            found[move.text] = (TAKING, kind, 0, dice)
    for card in range(SPELLS):
        for target, move in enumerate(CAST[card]):
            if not ANY[card]:
                found[move.text] = (CASTING, card, target, price(card, NO_WILD))
            for wild, paid in enumerate(CAST_WILD[card][target]):
                found[paid.text] = (CASTING, card, target, price(card, wild))
    return found


# -- what can be done --------------------------------------------------------------------------


def options(s: Tournament) -> list[Move]:
    """All that the wizard with the doll may do now."""
    if not s.thrown:
        return [ROLL]
    seat = s.active
    pool = s.pool
    flags = 1 if s.rerolls < REROLLS and not s.hobbled else 0
    if s.decks[seat if s.seats == 2 else 0]:
        flags |= 2
    if s.trick_deck:
        flags |= 4
    if s.acted:
        flags |= 8
    if s.quick and not s.taken and flags & 6:
        flags |= 16
    known = _ACTIONS[flags].get(pool)
    if known is None:
        known = _ACTIONS[flags][pool] = (PAYABLE[pool], actions(pool, flags))
    payable, found = known
    able = s.spells[seat] & payable
    if able:
        return casts(s, seat, able) + found
    return found or ending(flags)


def casts(s: Tournament, seat: int, able: int) -> list[Move]:
    """Those spells, at every target, with every die as the wildcard."""
    found: list[Move] = []
    whom = (1 << s.seats) - 1 & ~(1 << seat)
    if s.target != NOBODY:
        whom &= ~(1 << s.target)
    pool = s.pool
    for card in bits(able):
        key = (card, whom, pool)
        known = _CASTS.get(key)
        if known is None:
            if len(_CASTS) >= MOST_LISTS:
                _CASTS.clear()
            known = _CASTS[key] = ways_to_cast(card, targets(s, seat), pool)
        found += known
    return found


def ways_to_cast(card: int, whom: list[int], pool: Pool) -> list[Move]:
    wilds = payments(card, pool)
    if wilds[0] == NO_WILD:
        return [CAST[card][target] for target in whom]
    return [CAST_WILD[card][target][wild] for target in whom for wild in wilds]


def actions(pool: Pool, flags: int) -> list[Move]:
    """Rerolls, cards to take, and, once something was done, the end of the turn."""
    found: list[Move] = []
    if len(pool) > 1:
        if flags & 1:
            found += rerolls(pool)
        pairs = handfuls(pool, 2)
        if flags & 2:
            found += [TAKE["spell"][dice] for dice in pairs]
        if flags & 4:
            found += [TAKE["trick"][dice] for dice in pairs]
    if flags & 8:
        found += ending(flags)
    return found


def ending(flags: int) -> list[Move]:
    """The pass; in the quick game, if no card was taken, a free one before it (9.7)."""
    if flags & 16:
        return [DRAW[kind] for kind, bit in (("spell", 2), ("trick", 4)) if flags & bit]
    return [PASS]


# -- doing it ----------------------------------------------------------------------------------


def roll(s: Tournament, seat: int) -> None:
    """The first roll: what had to be done before it, and what was missed before is past (R22)."""
    moments.command(s, seat, ROLLING)
    if s.breach:
        moments.close_breaches(s)
    on = s.on[seat]
    if on & moments.BEFORE_ROLL:
        moments.expect(s, seat, moments.BEFORE_ROLL, s.doll_ply)
    if on & moments.MY_ROLL:
        moments.expect(s, seat, moments.MY_ROLL, s.command_ply[seat])
    s.thrown = True
    low = 1 << seat
    dice = DICE - 1 if s.short & low else DICE
    s.short &= ~low
    s.hobbled = bool(s.barred & low)
    s.barred &= ~low
    s.pool = throw(s, dice)
    if s.wobbles:
        moments.drop(s)
    if s.records_events:
        tell_dice(s, "log-roll", seat, s.pool)
    s.action_ply = s.ply
    moments.commanded(s, seat)


def reroll(s: Tournament, seat: int, die: int, dice: Pool) -> None:
    """One die is discarded, others are rolled again (4.9)."""
    act(s, seat, REROLLING)
    if s.on[seat] & moments.MY_ROLL:
        moments.expect(s, seat, moments.MY_ROLL, s.command_ply[seat])
    s.rerolls += 1
    s.used = (*s.used, die)
    kept = without(s.pool, (die, *dice))
    fallen = throw(s, len(dice))
    s.pool = together(kept, fallen)
    if s.wobbles:
        moments.drop(s)
    if s.records_events:
        tell_dice(s, "log-reroll", seat, fallen)
    moments.commanded(s, seat)


def take(s: Tournament, seat: int, kind: int, dice: Pool) -> None:
    """A card for two dice (4.10, 4.11), or the quick game's for none."""
    act(s, seat, TAKING)
    if s.on[seat] & moments.MY_DRAW:
        moments.expect(s, seat, moments.MY_DRAW, s.command_ply[seat])
    discard(s, dice)
    s.taken = True
    draw(s, seat, kind)
    moments.commanded(s, seat)


def draw(s: Tournament, seat: int, kind: int) -> None:
    """The top card of a pile, into the hand."""
    if kind == SPELL:
        deck = deck_of(s, seat)
        card = s.decks[deck][-1]
        s.decks[deck] = s.decks[deck][:-1]
    else:
        card = SPELLS + s.trick_deck[-1]
        s.trick_deck = s.trick_deck[:-1]
    enter_hand(s, seat, card)
    s.drawn_card[seat] = card
    if s.records_events:
        s.tell("log-take", {"seat": seat, "card": card_name(card)}, to=(seat,))
        s.tell("log-take", {"seat": seat, "card": f"a-{KINDS[kind]}"}, but=(seat,))


def act(s: Tournament, seat: int, what: int) -> None:
    """An action: it satisfies the duty to do one, and spoils what was done for the pass (R19)."""
    moments.command(s, seat, what)
    if s.on[seat] & moments.MY_ACTION:
        moments.expect(s, seat, moments.MY_ACTION, s.command_ply[seat])
    s.acted = True
    s.action_ply = s.ply


def pass_doll(s: Tournament, seat: int) -> None:
    """The turn ends here, and the next begins (3.7)."""
    moments.command(s, seat, PASSING)
    on = s.on[seat]
    if on & moments.BEFORE_PASS:
        moments.expect(s, seat, moments.BEFORE_PASS, s.action_ply)
    if on & moments.TALK:
        moments.expect_lines(s, seat)
    moments.speak(s, seat, -1)
    moments.commanded(s, seat)
    if s.records_events:
        s.tell("log-pass", {"seat": seat, "seat-next": (seat + 1) % s.seats})
    for card in SPARED_CARDS:
        if s.bound[card] == seat:
            s.since[card] = s.beats
    guard(s)
    if s.turns >= ROUNDS * s.seats:
        s.tell("log-long", {})
        s.finish()
        return
    receive(s, (seat + 1) % s.seats, seat)


def receive(s: Tournament, seat: int, previous: int) -> None:
    """A wizard receives the doll and all five dice."""
    s.active = seat
    s.previous = previous
    s.turns += 1
    s.pool = ()
    s.used = ()
    s.thrown = False
    s.rerolls = 0
    s.acted = False
    s.taken = False
    s.hobbled = False
    s.said = 0
    s.doll_ply = s.ply
    s.action_ply = s.ply
    s.voice[seat] = 0
    s.strip[seat] = 0
    if any(s.rested):
        s.rested = [0] * s.seats
    if s.gestures:
        last = s.turns - 1
        s.gestures = [made for made in s.gestures if made[1] >= last]
    moments.tire(s)
    if s.records_events:
        s.tell("log-turn", {"seat": seat, "turn": s.turns}, fleeting=True)


def guard(s: Tournament) -> None:
    """A whole round without a spell in any pile or hand: the oldest on the table fades (R13)."""
    if any(s.decks) or any(s.spells):
        s.barren = 0
        return
    s.barren += 1
    if s.barren >= s.seats and s.laid:
        s.barren = 0
        card = s.laid[0]
        s.tell("log-fade", {"spell": f"spell-{CARDS[card].id}"})
        take_away(s, card)


COMMAND_OF: Final = _commands()
