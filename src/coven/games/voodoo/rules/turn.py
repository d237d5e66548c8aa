"""The turn: roll, then actions in any order, then pass the doll (chapters 3 to 5, 9.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import PASS, Move

from ..components import CARDS, DICE, REROLLS, ROUNDS, SPELLS, TRICK_OF
from ..moves import CAST, CAST_WILD, DRAW, REROLL, ROLL, TAKE, Pool, handfuls, rerolls, without
from ..state import NOBODY, Tournament, bits, deck_of, judged
from . import conditions, moments
from .breaking import remove_spell
from .casting import cast, targets
from .dice import HAS_WILDCARD, NO_WILD, PAYABLE, discard, merged, payments, price, tell_dice, throw
from .held_cards import card_name, enter_hand
from .offers import MOST_LISTS, Asking, offers, react
from .room import Cannot, call_in_room, change_player
from .tricks import play_trick

# Commands; trick_conditions.TRICKING is the sixth.
ROLLING: Final = 1
REROLLING: Final = 2
CASTING: Final = 3
TAKING: Final = 4
PASSING: Final = 5
COMMANDS: Final = ("", "roll", "reroll", "cast", "take", "pass", "trick")
"""The names of commands, by their numbers."""
SUSPENDED_IN_OWN_TURN: Final = [i for i, card in enumerate(CARDS) if card.except_own_turn]
# Kinds of cards to take.
SPELL: Final = 0
TRICK: Final = 1
KINDS: Final = ("spell", "trick")
# Flags: what the wizard with the doll may do beside casting.
MAY_REROLL: Final = 1
"""Rerolls are left, and no penalty forbids them."""
SPELL_IN_PILE: Final = 2
TRICK_IN_PILE: Final = 4
HAS_ACTED: Final = 8
"""An action was done, so the turn may end."""
FREE_CARD_DUE: Final = 16
"""In the quick game no card was taken yet, so one must be drawn before the pass (9.7)."""
ALL_FLAGS: Final = 31
_ACTIONS: Final[list[dict[Pool, tuple[int, list[Move]]]]] = [{} for _ in range(ALL_FLAGS + 1)]
"""Cache by flags and pool: the spells that the pool pays for (a bit mask), and `actions`."""
_CASTS: Final[dict[tuple[int, int, Pool], list[Move]]] = {}
"""Cache by spell, targets (a bit mask) and pool: `ways_to_cast`."""


@dataclass
class Turn(Asking):
    """Asks the wizard with the doll to roll, to act at least once, and to pass the doll
    (3.1–3.7)."""

    def resume(self, s: Tournament) -> None:
        s.pending[s.active] = options(s)

    def offers(self, s: Tournament) -> dict[int, list[Move]]:
        """Returns what each seat may do without being asked: gestures, calls and tricks."""
        return offers(s, commands=True)

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
                moments.end_command(s, seat)
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
            s.gestures_since_beat[seat] += 1
            s.push(Cannot(seat, ()))
        else:
            s.gestures_since_beat[seat] += 1
            change_player(s, seat, is_bot=move.word(0) == "on")


Command = tuple[int, int, int, Pool]
"""The number of a command (ROLLING to PASSING); a die to pay, a spell or a kind of card; a target;
and the dice to pay or to roll again."""


def _commands() -> dict[str, Command]:
    """Returns every command by the text of its move."""
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
            if not HAS_WILDCARD[card]:
                found[move.text] = (CASTING, card, target, price(card, NO_WILD))
            for wild, paid in enumerate(CAST_WILD[card][target]):
                found[paid.text] = (CASTING, card, target, price(card, wild))
    return found


# -- what can be done --------------------------------------------------------------------------


def options(s: Tournament) -> list[Move]:
    """Returns all moves from which the wizard with the doll is asked to choose, casts first."""
    if not s.thrown:
        return [ROLL]
    if s.turn_ending:
        return [PASS]
    seat = s.active
    pool = s.pool
    flags = MAY_REROLL if s.rerolls < REROLLS and not s.no_rerolls_now else 0
    if s.decks[seat if s.seats == 2 else 0]:
        flags |= SPELL_IN_PILE
    if s.trick_deck:
        flags |= TRICK_IN_PILE
    if s.acted:
        flags |= HAS_ACTED
    if s.quick and not s.taken and flags & (SPELL_IN_PILE | TRICK_IN_PILE):
        flags |= FREE_CARD_DUE
    known = _ACTIONS[flags].get(pool)
    if known is None:
        known = _ACTIONS[flags][pool] = (PAYABLE[pool], actions(pool, flags))
    payable, found = known
    castable = s.spells[seat] & payable
    if castable:
        return casts(s, seat, castable) + found
    return found or end_of_turn(flags)


def casts(s: Tournament, seat: int, spells: int) -> list[Move]:
    """Returns the moves that cast `spells` (a bit mask), at every target and with every
    wildcard."""
    found: list[Move] = []
    whom = (1 << s.seats) - 1 & ~(1 << seat)
    if s.target != NOBODY:
        whom &= ~(1 << s.target)
    pool = s.pool
    for card in bits(spells):
        key = (card, whom, pool)
        known = _CASTS.get(key)
        if known is None:
            if len(_CASTS) >= MOST_LISTS:
                _CASTS.clear()
            known = _CASTS[key] = ways_to_cast(card, targets(s, seat), pool)
        found += known
    return found


def ways_to_cast(card: int, whom: list[int], pool: Pool) -> list[Move]:
    """Returns the moves that cast the spell `card` at each of the seats `whom`, with every possible
    die of the pool as its wildcard."""
    wilds = payments(card, pool)
    if wilds[0] == NO_WILD:
        return [CAST[card][target] for target in whom]
    return [CAST_WILD[card][target][wild] for target in whom for wild in wilds]


def actions(pool: Pool, flags: int) -> list[Move]:
    """Returns the moves with these dice of the pool: rerolls, cards to take and, after an action,
    the end of the turn. `flags`: the bits from MAY_REROLL to FREE_CARD_DUE, which say what is
    possible now."""
    found: list[Move] = []
    if len(pool) > 1:
        if flags & MAY_REROLL:
            found += rerolls(pool)
        pairs = handfuls(pool, 2)
        if flags & SPELL_IN_PILE:
            found += [TAKE["spell"][dice] for dice in pairs]
        if flags & TRICK_IN_PILE:
            found += [TAKE["trick"][dice] for dice in pairs]
    if flags & HAS_ACTED:
        found += end_of_turn(flags)
    return found


def end_of_turn(flags: int) -> list[Move]:
    """Returns the moves that end the turn: the pass or, in the quick game, first the free cards to
    draw (3.7, 9.7). `flags`: the bits from MAY_REROLL to FREE_CARD_DUE."""
    if flags & FREE_CARD_DUE:
        piles = (("spell", SPELL_IN_PILE), ("trick", TRICK_IN_PILE))
        return [DRAW[kind] for kind, flag in piles if flags & flag]
    return [PASS]


# -- doing it ----------------------------------------------------------------------------------


def roll(s: Tournament, seat: int) -> None:
    """Makes the first roll of a turn (3.2): closes old breaches (R22), and judges what had to be
    done before rolling (6.2)."""
    moments.begin_command(s, seat, ROLLING)
    if s.breach:
        moments.close_breaches(s)
    binding = s.binding_cards[seat]
    if binding & conditions.BEFORE_ROLL:
        moments.judge_gestures_since(s, seat, conditions.BEFORE_ROLL, s.doll_ply)
    if binding & conditions.MY_ROLL:
        moments.judge_gestures_since(s, seat, conditions.MY_ROLL, s.command_ply[seat])
    s.thrown = True
    s.pool = throw(s, DICE - 1 if s.four_dice_now else DICE)
    if s.wobbles:
        moments.drop_wobbling(s)
    if s.records_events:
        tell_dice(s, "log-roll", seat, s.pool)
    s.action_ply = s.ply
    moments.end_command(s, seat)


def reroll(s: Tournament, seat: int, die: int, dice: Pool) -> None:
    """Discards `die` and rolls `dice` again (4.9)."""
    act(s, seat, REROLLING)
    if s.binding_cards[seat] & conditions.MY_ROLL:
        moments.judge_gestures_since(s, seat, conditions.MY_ROLL, s.command_ply[seat])
    s.rerolls += 1
    s.used = (*s.used, die)
    kept = without(s.pool, (die, *dice))
    fallen = throw(s, len(dice))
    s.pool = merged(kept, fallen)
    if s.wobbles:
        moments.drop_wobbling(s)
    if s.records_events:
        tell_dice(s, "log-reroll", seat, fallen)
    moments.end_command(s, seat)


def take(s: Tournament, seat: int, kind: int, dice: Pool) -> None:
    """Takes a card (SPELL or TRICK) for two dice (4.10, 4.11), or for no dice at the end of a turn
    of the quick game, after which no action is possible (9.7)."""
    act(s, seat, TAKING)
    if s.binding_cards[seat] & conditions.MY_DRAW:
        moments.judge_gestures_since(s, seat, conditions.MY_DRAW, s.command_ply[seat])
    discard(s, dice)
    s.taken = True
    s.turn_ending = not dice
    draw(s, seat, kind)
    moments.end_command(s, seat)


def draw(s: Tournament, seat: int, kind: int) -> None:
    """Draws the top card of the pile of spells or tricks into the wizard's hand."""
    if kind == SPELL:
        deck = deck_of(s, seat)
        card = s.decks[deck][-1]
        s.decks[deck] = s.decks[deck][:-1]
    else:
        card = SPELLS + s.trick_deck[-1]
        s.trick_deck = s.trick_deck[:-1]
    enter_hand(s, seat, card)
    if not drawn_rightly(s, seat):
        s.drawn_card[seat] = card
    if s.records_events:
        s.tell("log-take", {"seat": seat, "card": card_name(card)}, to=(seat,))
        s.tell("log-take", {"seat": seat, "card": f"a-{KINDS[kind]}"}, but=(seat,))


def drawn_rightly(s: Tournament, seat: int) -> bool:
    """Whether a curse demands something of this wizard before it draws a card, and the wizard has
    done it. A card that was drawn so is not the one that the penalty of such a curse takes away
    (R18)."""
    binding = s.binding_cards[seat] & conditions.MY_DRAW
    return bool(binding and judged(s, seat)) and all(
        conditions.obeyed_since(s, seat, card, s.command_ply[seat]) for card in bits(binding)
    )


def act(s: Tournament, seat: int, what: int) -> None:
    """Begins an action (`what`: its number in COMMANDS). The turn may end after it (3.3), and
    gestures before the pass must come after it (R19)."""
    moments.begin_command(s, seat, what)
    if s.binding_cards[seat] & conditions.MY_ACTION:
        moments.judge_gestures_since(s, seat, conditions.MY_ACTION, s.command_ply[seat])
    s.acted = True
    s.action_ply = s.ply


def pass_doll(s: Tournament, seat: int) -> None:
    """Ends the turn: judges what had to be done before the pass (6.3), and gives the doll to the
    left (3.7)."""
    moments.begin_command(s, seat, PASSING)
    binding = s.binding_cards[seat]
    if binding & conditions.BEFORE_PASS:
        moments.judge_gestures_since(s, seat, conditions.BEFORE_PASS, s.action_ply)
    if binding & conditions.TALK:
        moments.judge_lines(s, seat)
    moments.speak(s, seat, moments.ANNOUNCEMENT)
    moments.end_command(s, seat)
    if s.records_events:
        s.tell("log-pass", {"seat": seat, "seat-next": (seat + 1) % s.seats})
    for card in SUSPENDED_IN_OWN_TURN:
        if s.bound_wizard[card] == seat:
            s.since[card] = s.beats
            if s.missing_posture >> card & 1:
                moments.start_posture_grace(s, card)
    fade_oldest_spell(s)
    if s.turns >= ROUNDS * s.seats:
        s.tell("log-long", {})
        s.finish()
        return
    receive(s, (seat + 1) % s.seats, seat)


def receive(s: Tournament, seat: int, previous: int) -> None:
    """Begins the turn of `seat`, who receives the doll and all dice from `previous`; voice and
    strip fall back to normal (R26). Penalties for the next turn begin to hold (R18)."""
    s.active = seat
    s.previous = previous
    s.turns += 1
    s.pool = ()
    s.used = ()
    s.thrown = False
    s.rerolls = 0
    s.acted = False
    s.taken = False
    s.turn_ending = False
    bit = 1 << seat
    s.four_dice_now = bool(s.four_dice_next & bit)
    s.four_dice_next &= ~bit
    s.no_rerolls_now = bool(s.no_rerolls_next & bit)
    s.no_rerolls_next &= ~bit
    s.said = 0
    s.doll_ply = s.ply
    s.action_ply = s.ply
    s.voice[seat] = 0
    s.strip[seat] = 0
    if any(s.calls_blocked):
        s.calls_blocked = [0] * s.seats
    if s.gestures:
        last = s.turns - 1
        s.gestures = [made for made in s.gestures if made[1] >= last]
    moments.start_wobbles(s)
    if s.records_events:
        s.tell("log-turn", {"seat": seat, "turn": s.turns}, fleeting=True)


def fade_oldest_spell(s: Tournament) -> None:
    """Removes the oldest spell in play if for a whole round no pile or hand has had a spell (R13);
    called at the end of each turn."""
    if any(s.decks) or any(s.spells):
        s.turns_without_spells = 0
        return
    s.turns_without_spells += 1
    if s.turns_without_spells >= s.seats and s.spells_on_table:
        s.turns_without_spells = 0
        card = s.spells_on_table[0]
        s.tell("log-fade", {"spell": f"spell-{CARDS[card].id}"})
        remove_spell(s, card)


COMMAND_OF: Final = _commands()
