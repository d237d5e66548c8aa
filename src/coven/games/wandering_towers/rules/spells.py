"""Spells (chapter 10), and what each of the eight does (chapter 14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import COLOURS, SPACES, SPELL_OF, SPELLS, TOWERS
from ..moves import CAST, LIFT_OUT, NUDGE, SWAP, TOWER
from ..state import NOBODY, Towers, floor_under, has_room, put_wizard, take_wizard, wizards_on
from .keep import enter, next_free
from .towers import march, set_stack, tower_choices
from .wizards import any_wizard_choices, follow, walk

KIND: Final[tuple[str, ...]] = tuple(spell.kind for spell in SPELLS)
COST: Final[tuple[int, ...]] = tuple(spell.cost for spell in SPELLS)
STEPS: Final[tuple[int, ...]] = tuple(spell.steps for spell in SPELLS)
PIGGYBACK: Final[int] = SPELL_OF["piggyback"]


def castable(s: Towers, seat: int, between: bool) -> list[Move]:
    """The spells that `seat` may cast now: affordable (R39), allowed, and able to do something
    (R40). Piggyback has its own moment (R72)."""
    full = s.full[s.colour[seat]]
    if not full or (s.casts[seat] and not s.masters):  # 10.3, before every spell is looked at
        return []
    return [
        CAST[spell]
        for spell in s.spells
        if COST[spell] <= full
        and spell != PIGGYBACK
        and allowance(s, seat, spell, between)
        and has_target(s, spell)
    ]


def allowance(s: Towers, seat: int, spell: int, between: bool) -> int:
    """The action that this spell would be the seat's one spell of: 1 or 2; 4 for a repetition,
    which is free (13.7, R69); 0 if it may not cast."""
    if not s.masters:
        return 1 if seat == s.active and not s.casts[seat] else 0  # 10.3
    if s.last_cast == spell and s.caster == seat:
        return 4
    cast = s.casts[seat]
    if s.options["spells-per-action"] == "table":  # R68, the stricter reading
        for other in s.casts:
            cast |= other
    if between and not cast & 1:
        return 1
    action = 2 if between else s.action
    return 0 if cast & action else action


def pay(s: Towers, seat: int, spell: int, between: bool) -> None:
    """10.2: the bottles leave the game."""
    colour = s.colour[seat]
    s.full[colour] -= COST[spell]
    s.spent[colour] += COST[spell]
    action = allowance(s, seat, spell, between)
    if action < 4:
        s.casts[seat] |= action
    s.last_cast = spell
    s.caster = seat
    if s.records_events:
        s.tell("log-cast", {"seat": seat, "spell": f"spell-{SPELLS[spell].id}"})


def cast(s: Towers, seat: int, move: Move, between: bool) -> None:
    spell = SPELL_OF[move.word(0)]
    pay(s, seat, spell, between)
    s.push(Cast(seat, spell))


@dataclass
class Cast(Frame):
    """A spell is paid for; `who` says what it is cast on."""

    who: int
    spell: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, targets(s, self.spell))

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        kind = KIND[self.spell]
        steps = STEPS[self.spell]
        if kind == "wizard":
            walk(s, s.roof[move.n(0)], (move.n(1),), steps, seat, True)
        elif kind == "tower":
            march(s, move.n(0) - 1, steps, seat)
        elif kind == "keep":
            nudge(s, 1 if move == NUDGE[1] else -1)
        elif kind == "swap":
            swap(s, move.n(0), move.n(1), seat)
        else:
            look_under(s, move.n(0) - 1, seat)


def targets(s: Towers, spell: int) -> list[Move]:
    """What the spell can be cast on, from what everybody sees."""
    kind = KIND[spell]
    if kind == "wizard":
        return any_wizard_choices(s, STEPS[spell])
    if kind == "tower":
        return tower_choices(s, STEPS[spell])
    if kind == "keep":
        return [NUDGE[way] for way in (1, -1) if next_free(s, way) != s.keep]
    if kind == "swap":
        tops = [p for p in range(SPACES) if s.stacks[p] and p != s.keep]  # R47
        return [SWAP[a][b] for i, a in enumerate(tops) for b in tops[i + 1 :]]
    if kind == "free":
        return [TOWER[tower] for tower in range(TOWERS) if has_room(s, s.where[tower], 1)]  # R50
    return []


def has_target(s: Towers, spell: int) -> bool:
    """Whether targets() would find anything; asked far more often."""
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


def nudge(s: Towers, way: int) -> None:
    """14.6: shield or no shield."""
    s.keep = next_free(s, way)
    if s.records_events:
        s.tell("log-keep", {"to": s.keep})


def swap(s: Towers, a: int, b: int, by: int) -> None:
    """14.3: the roofs travel with their towers; floors are seen but stay covered (R46, R48)."""
    first, second = s.stacks[a], s.stacks[b]
    floors = (floor_under(s, first[-1]), floor_under(s, second[-1]))
    set_stack(s, a, (*first[:-1], second[-1]))
    set_stack(s, b, (*second[:-1], first[-1]))
    s.reveal()
    if s.records_events:
        s.tell("log-swap", {"seat": by, "from": a, "to": b})
        for floor, space in zip(floors, (a, b), strict=True):
            glimpse(s, floor, space)


def look_under(s: Towers, tower: int, by: int) -> None:
    """14.9–14.11, R49: everybody sees the floor; one wizard of the caster's comes up."""
    floor = floor_under(s, tower)
    s.reveal()
    if s.records_events:
        s.tell("log-lift", {"seat": by, "at": s.where[tower]})
        glimpse(s, floor, s.where[tower])
    mine = [s.colour[by]]
    if s.partner[by] != NOBODY:
        mine.append(s.colour[s.partner[by]])  # 14.13
    found = [colour for colour in mine if wizards_on(s, floor, colour)]
    if len(found) > 1:
        s.push(LiftOut(by, floor, s.where[tower]))
    elif found:
        lift_out(s, floor, s.where[tower], found[0], by)
    elif s.records_events:
        s.tell("log-lift-nobody", {"seat": by})


@dataclass
class LiftOut(Frame):
    """Partners' wizards are both under the tower: the caster frees one of the two."""

    who: int
    floor: int
    space: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, [LIFT_OUT[s.colour[self.who]], LIFT_OUT[s.colour[s.partner[self.who]]]])

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        lift_out(s, self.floor, self.space, move.n(0), seat)


def lift_out(s: Towers, floor: int, space: int, colour: int, by: int) -> None:
    """To the very top of the stack, or straight into the keep on it (14.10)."""
    take_wizard(s, floor, colour)
    if s.records_events:
        s.tell("log-freed", {"seat": by, "colour": f"colour-{colour}", "at": space})
    if space == s.keep:
        follow(s, floor, (colour,), NOBODY)
        enter(s, (colour,), by, True)
    else:
        put_wizard(s, s.roof[space], colour)
        follow(s, floor, (colour,), s.roof[space])


def glimpse(s: Towers, floor: int, at: int) -> None:
    """For a moment everybody sees who is on a floor; the log does not keep it (R58)."""
    args: dict[str, int | str] = {"at": at, "surface": floor}
    args |= {"crowd": s.crowd[floor], "count": s.load[floor]}
    for colour, name in enumerate(COLOURS):
        args[name] = wizards_on(s, floor, colour)
    s.tell("glimpse", args, fleeting=True)
