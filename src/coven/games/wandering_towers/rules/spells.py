"""Spells (chapter 10), and what each of the eight does (chapter 14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import COLOURS, SPACES, SPELL_OF, SPELLS, TOWERS
from ..moves import CAST, LIFT_OUT, NUDGE, SWAP, TOWER
from ..state import (
    FIRST_ACTION,
    NO_SPELL,
    NOBODY,
    SECOND_ACTION,
    Towers,
    floor_under,
    has_room,
    may_hide_wizards,
    put_wizard,
    take_wizard,
    wizards_on,
)
from .keep import enter, next_free_space
from .towers import march, set_stack, tower_choices
from .wizards import any_wizard_choices, follow, walk

KIND: Final[tuple[str, ...]] = tuple(spell.kind for spell in SPELLS)
COST: Final[tuple[int, ...]] = tuple(spell.cost for spell in SPELLS)
STEPS: Final[tuple[int, ...]] = tuple(spell.steps for spell in SPELLS)
PIGGYBACK: Final[int] = SPELL_OF["piggyback"]
NO_ACTION: Final = 0
"""In place of an action: the seat may not cast a spell now."""


def castable(s: Towers, seat: int, between_actions: bool = False) -> list[Move]:
    """Returns a move for every spell that the seat may cast now: it can pay (R39), is allowed to,
    and the spell can do something (R40). Piggyback is offered by `can_ride` instead (R72).

    `between_actions`: whether the first action of the turn is over and the second not begun."""
    full = s.full[s.colour[seat]]
    if not full or (s.casts[seat] and not s.masters):  # 10.3; saves looking at every spell
        return []
    has_spell_left = action_to_cast_in(s, seat, between_actions) != NO_ACTION
    return [
        CAST[spell]
        for spell in s.spells
        if COST[spell] <= full
        and spell != PIGGYBACK
        and (has_spell_left or is_repetition(s, seat, spell))
        and has_target(s, spell)
    ]


def may_cast(s: Towers, seat: int, spell: int, between_actions: bool) -> bool:
    """Whether the limit on the number of spells allows the seat to cast this one now: it repeats
    its last spell (13.7), or it has a spell left (10.3, 13.3). `between_actions`: whether the first
    action of the turn is over and the second not begun."""
    return is_repetition(s, seat, spell) or action_to_cast_in(s, seat, between_actions) != NO_ACTION


def is_repetition(s: Towers, seat: int, spell: int) -> bool:
    """Whether the seat would repeat the spell that it has just cast. A repetition is part of the
    same spell as far as limits on the number of spells go (13.7, R69). Masters may repeat a spell
    as often as they can pay with the bottles that were full when they first cast it (R39)."""
    return s.masters and s.last_cast == spell and s.caster == seat and s.row_bottles >= COST[spell]


def repetition(s: Towers, seat: int) -> list[Move]:
    """Returns a list with the move that repeats the seat's last spell, empty if it may not be
    repeated now (13.7). Piggyback is never in it: `can_ride` decides about that."""
    spell = s.last_cast
    if spell in (NO_SPELL, PIGGYBACK) or not is_repetition(s, seat, spell):
        return []
    can_pay = s.full[s.colour[seat]] >= COST[spell]
    return [CAST[spell]] if can_pay and has_target(s, spell) else []


def action_to_cast_in(s: Towers, seat: int, between_actions: bool) -> int:
    """Returns the action that a spell of the seat would count for now: FIRST_ACTION, SECOND_ACTION,
    or NO_ACTION if it may not cast. With masters each action allows one spell (13.3); in the basic
    game a turn has one, which counts for the first action (10.3). `between_actions`: whether the
    first action is over and the second not begun."""
    if not s.masters:
        return FIRST_ACTION if seat == s.active and not s.casts[seat] else NO_ACTION
    cast = s.casts[seat]
    if s.options["spells-per-action"] == "table":  # R68, the stricter reading
        for other in s.casts:
            cast |= other
    if between_actions and not cast & FIRST_ACTION:
        return FIRST_ACTION
    action = SECOND_ACTION if between_actions else s.action
    return NO_ACTION if cast & action else action


def pay(s: Towers, seat: int, spell: int, between_actions: bool = False) -> None:
    """Pays for a spell with full bottles, which leave the game (10.2), and records who cast it and
    in which action. `between_actions`: whether the first action is over and the second not
    begun."""
    colour = s.colour[seat]
    if not is_repetition(s, seat, spell):
        s.casts[seat] |= action_to_cast_in(s, seat, between_actions)
        s.row_bottles = s.full[colour]
    s.row_bottles -= COST[spell]
    s.full[colour] -= COST[spell]
    s.spent[colour] += COST[spell]
    s.last_cast = spell
    s.caster = seat
    if s.records_events:
        s.tell("log-cast", {"seat": seat, "spell": f"spell-{SPELLS[spell].id}"})


def cast(s: Towers, seat: int, move: Move, between_actions: bool = False) -> None:
    """Pays for the spell of a CAST move, then asks the seat what it is cast on. `between_actions`:
    whether the first action is over and the second not begun."""
    spell = SPELL_OF[move.word(0)]
    pay(s, seat, spell, between_actions)
    s.push(Cast(seat, spell))


@dataclass
class Cast(Frame):
    """Asks `who`, who has paid for a spell, what it is cast on, and carries it out (10.2,
    14.1–14.6, 14.9)."""

    who: int
    spell: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, targets(s, self.spell))

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        kind = KIND[self.spell]
        steps = STEPS[self.spell]
        if kind == "wizard":
            walk(s, s.roof[move.n(0)], (move.n(1),), steps, seat, by_spell=True)
        elif kind == "tower":
            march(s, move.n(0) - 1, steps, seat)
        elif kind == "keep":
            nudge(s, 1 if move == NUDGE[1] else -1)
        elif kind == "swap":
            swap(s, move.n(0), move.n(1), seat)
        else:
            look_under(s, move.n(0) - 1, seat)


def targets(s: Towers, spell: int) -> list[Move]:
    """Returns a move for everything that the spell can be cast on. It depends only on what
    everybody sees."""
    kind = KIND[spell]
    if kind == "wizard":
        return any_wizard_choices(s, STEPS[spell])
    if kind == "tower":
        return tower_choices(s, STEPS[spell])
    if kind == "keep":
        return [NUDGE[way] for way in (1, -1) if next_free_space(s, way) != s.keep]
    if kind == "swap":
        tops = [p for p in range(SPACES) if s.stacks[p] and p != s.keep]  # R47
        return [SWAP[a][b] for i, a in enumerate(tops) for b in tops[i + 1 :]]
    if kind == "free":
        return [TOWER[tower] for tower in range(TOWERS) if has_room(s, s.where[tower], 1)]  # R50
    return []


def has_target(s: Towers, spell: int) -> bool:
    """Whether the spell can be cast on anything: the same as asking `targets`, but faster."""
    kind = KIND[spell]
    if kind == "tower":
        forbidden = (s.keep - STEPS[spell]) % SPACES
        for space in s.where:
            if space != forbidden:
                return True
        return False
    if kind == "wizard":
        steps = STEPS[spell]
        for space in range(SPACES):
            if s.load[s.roof[space]] and has_room(s, (space + steps) % SPACES, 1):
                return True
        return False
    return bool(targets(s, spell))


def nudge(s: Towers, direction: int) -> None:
    """Moves the keep to the next free space, with or without a shield: clockwise if `direction` is
    1, backwards if -1 (14.6)."""
    s.keep = next_free_space(s, direction)
    if s.records_events:
        s.tell("log-keep", {"to": s.keep})


def swap(s: Towers, a: int, b: int, by: int) -> None:
    """Swaps the top towers of the spaces `a` and `b` with the wizards on them (14.3). Everybody
    sees the wizards under both towers, who stay covered (R46, R48). `by`: the seat that has cast
    the spell."""
    first, second = s.stacks[a], s.stacks[b]
    floors = (floor_under(s, first[-1]), floor_under(s, second[-1]))
    may_show = may_hide_wizards(s, floors[0]) or may_hide_wizards(s, floors[1])
    set_stack(s, a, (*first[:-1], second[-1]))
    set_stack(s, b, (*second[:-1], first[-1]))
    if may_show:
        s.reveal()
    if s.records_events:
        s.tell("log-swap", {"seat": by, "from": a, "to": b})
        for floor, space in zip(floors, (a, b), strict=True):
            glimpse(s, floor, space)


def look_under(s: Towers, tower: int, by: int) -> None:
    """Shows everybody the wizards directly under a tower and frees one wizard of the seat
    `by`, if there is one (14.9–14.11, R49), or in teams one of its partner (14.13)."""
    floor = floor_under(s, tower)
    if may_hide_wizards(s, floor):
        s.reveal()
    if s.records_events:
        s.tell("log-lift", {"seat": by, "at": s.where[tower]})
        glimpse(s, floor, s.where[tower])
    own = [s.colour[by]]
    if s.partner[by] != NOBODY:
        own.append(s.colour[s.partner[by]])
    found = [colour for colour in own if wizards_on(s, floor, colour)]
    if len(found) > 1:
        s.push(LiftOut(by, floor, s.where[tower]))
    elif found:
        lift_out(s, floor, s.where[tower], found[0], by)
    elif s.records_events:
        s.tell("log-lift-nobody", {"seat": by})


@dataclass
class LiftOut(Frame):
    """Asks `who` which wizard the spell Free a Wizard frees, because both partners have one on the
    surface `floor` under the tower (14.13)."""

    who: int
    floor: int
    space: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, [LIFT_OUT[s.colour[self.who]], LIFT_OUT[s.colour[s.partner[self.who]]]])

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        lift_out(s, self.floor, self.space, move.n(0), seat)


def lift_out(s: Towers, floor: int, space: int, colour: int, by: int) -> None:
    """Moves a wizard from the surface `floor` to the top of the stack on its space (14.9), or into
    the keep if that is there (14.10). `by`: the seat that has cast the spell."""
    take_wizard(s, floor, colour)
    if s.records_events:
        s.tell("log-freed", {"seat": by, "colour": f"colour-{colour}", "at": space})
    if space == s.keep:
        follow(s, floor, (colour,), NOBODY)
        enter(s, (colour,), by, by_spell=True)
    else:
        put_wizard(s, s.roof[space], colour)
        follow(s, floor, (colour,), s.roof[space])


def glimpse(s: Towers, floor: int, at: int) -> None:
    """Shows all players for a moment which wizards stand on the surface `floor` of the space `at`;
    the log does not keep it (R58)."""
    args: dict[str, int | str] = {"at": at, "surface": floor}
    args |= {"crowd": s.crowd[floor], "count": s.load[floor]}
    for colour, name in enumerate(COLOURS):
        args[name] = wizards_on(s, floor, colour)
    s.tell("glimpse", args, fleeting=True)
