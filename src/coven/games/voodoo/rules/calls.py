"""Calls of "Caught!": which cards a wizard may call, and how a call is judged (6.6, 7.5, 7.6,
11.9).

`room` has the calls that people judge."""

from __future__ import annotations

from typing import Final

from ..components import CARDS, SPELLS
from ..moves import CALL
from ..state import NOBODY, Tournament
from . import conditions, moments
from .breaking import break_spell, punish

CALL_OF: Final = {move.text: card for card, move in enumerate(CALL)}
"""By the text of a call: the card."""


def callable_cards(s: Tournament, seat: int) -> int:
    """Returns, as a bit mask, the cards of which this wizard may call a breach: its own spells
    (everybody's if the option lets anyone call) and the curses of others (6.6, 7.6). With the
    memory aid, spells that bind the wizard itself are left out. A spell that binds nobody yet is
    always left out (11.9)."""
    spells = s.cast_spells[seat]
    if s.anyone:
        for other in range(s.seats):
            spells |= s.cast_spells[other]
    elif s.bot_seats:
        for other in range(s.seats):
            if s.bot_seats >> other & 1:
                spells |= s.cast_spells[other]  # a bot does not see people (R35)
    if not s.box:
        spells &= ~s.binding_cards[seat]  # where all must be remembered, that would remind (11.1)
    spells &= ~unbound_spell(s)
    return (spells | (s.curses & ~s.binding_cards[seat])) & ~s.calls_blocked[seat]


def unbound_spell(s: Tournament) -> int:
    """Returns, as a bit mask, the spell that was just cast and does not bind anybody yet: its
    target or its caster is still asked something (10.4). 0 if there is none."""
    if s.spells_on_table and s.bound_wizard[s.spells_on_table[-1]] == NOBODY:
        return 1 << s.spells_on_table[-1]
    return 0


def call(s: Tournament, seat: int, card: int) -> None:
    """Announces that this wizard calls a breach of `card`, that is, accuses the wizard it binds of
    breaking it, and judges the call at once (R31)."""
    s.tell("log-call", {"seat": seat, "card": spell_or_curse_name(card)})
    judge_call(s, seat, card)


def judge_call(s: Tournament, seat: int, card: int) -> None:
    """Upholds this wizard's call if the card has an open breach; otherwise it is a false alarm."""
    if card in s.breach:
        catch(s, card)
    else:
        false_alarm(s, seat, card)


def catch(s: Tournament, card: int) -> None:
    """Upholds a call: breaks the spell (6.7) or applies the curse's penalty (7.5). Then all wizards
    bound by Villain's Cackle have to react, except those it binds only since this catch (R24)."""
    reacting = conditions.CAUGHT & s.curses
    seat = s.bound_wizard[card]
    if card < SPELLS:
        args: dict[str, int | str] = {"seat": seat, "spell": f"spell-{CARDS[card].id}"}
        s.tell("log-caught-spell", args)
        s.show_stage("log-caught-spell", args)
        break_spell(s, card)
    else:
        s.breach.pop(card, None)
        args = {"seat": seat, "curse": f"curse-{CARDS[card].id}"}
        s.tell("log-caught-curse", args)
        s.show_stage("log-caught-curse", args)
        punish(s, card, seat)
        moments.miss_posture_again(s, card)
    if s.stack:
        moments.start_reactions(s, reacting)


def false_alarm(s: Tournament, seat: int, card: int) -> None:
    """Keeps this wizard from calling the card again before the doll is passed; it costs nothing
    else (R31)."""
    s.calls_blocked[seat] |= 1 << card
    s.tell("log-false-alarm", {"seat": seat})


def block_calls(s: Tournament, card: int) -> None:
    """Keeps everybody from calling the card again before the doll is passed (R34)."""
    for seat in range(s.seats):
        s.calls_blocked[seat] |= 1 << card


def spell_or_curse_name(card: int) -> str:
    """Returns the Fluent key of the name of a spell or curse."""
    return f"{'spell' if card < SPELLS else 'curse'}-{CARDS[card].id}"
