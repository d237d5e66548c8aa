"""Playing a card: its number or its dice, and the choice of a piece (4.3, 5.3–5.5, 7.3,
chapter 8)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Chance, Frame
from coven.core.move import Move

from ..components import DIE, FACES, SPACES
from ..moves import ACCEPT, IDLE, REROLL
from ..state import NO_SPELL, NOBODY, Towers, space_of
from .masters import (
    PIECE,
    PLAYED,
    Spellcasting,
    finish_action,
    may_open_window,
    open_window,
)
from .spells import cast, castable
from .towers import can_march, march, tower_choices
from .wizards import can_walk, riders, walk, wizard_choices


@dataclass
class Card(Frame):
    """Asks `who`, who has played a card, to roll its dice and then to choose the piece it moves.

    `value`: the result of the die, 0 if it is not rolled yet or the card has none. `rolls`: how
    often the die may still be rolled. `window_done`: whether the other players have had their
    chance to cast a spell (R70)."""

    who: int
    face: int
    value: int
    rolls: int
    window_done: bool

    def resume(self, s: Towers) -> None:
        if s.turn_over:
            s.done()
        elif self.rolls and not self.value:
            s.push(Die(self.who))
        elif self.rolls:
            s.ask(self.who, [ACCEPT, REROLL, *self.spells(s)])
        elif s.masters and not self.window_done:
            s.become(Card(self.who, self.face, self.value, 0, window_done=True))
            open_window(s, PLAYED)
        else:
            moves = choices(s, self.who, self.face, self.value)
            spells = self.spells(s)
            if moves:
                moves.extend(spells)
                s.ask(self.who, moves)
            elif spells:
                s.ask(self.who, [IDLE, *spells])
            else:
                self.move_nothing(s)

    def spells(self, s: Towers) -> list[Move]:
        """Returns the spells that `who` may cast in the middle of the action: after each roll and
        before the piece is chosen (R37), but not in solo and cooperative games (15.8)."""
        return castable(s, self.who) if s.spells and not s.shared else []

    def move_nothing(self, s: Towers) -> None:
        """Ends the action of a card that can move nothing (4.3, R17)."""
        s.done()
        if s.records_events:
            s.tell("log-idle", {"seat": self.who})
        finish_action(s)

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "wizard":
            choose_wizard(s, self.who, move, wizard_steps(self.face, self.value))
        elif verb == "tower":
            choose_tower(s, self.who, move, tower_steps(self.face, self.value))
        elif verb == "cast":
            cast(s, seat, move)
        elif verb == "idle":
            self.move_nothing(s)
        elif verb == "accept":
            s.last_cast = NO_SPELL  # what happens in between ends a row of casts (13.7)
            s.become(Card(self.who, self.face, self.value, 0, window_done=False))
        else:
            s.last_cast = NO_SPELL
            s.become(Card(self.who, self.face, 0, self.rolls, window_done=False))


@dataclass
class Die(Chance):
    """Rolls the die for the card of the frame below (5.3)."""

    who: int

    def sides(self, s: Towers) -> int:
        return len(DIE)

    def on_outcome(self, s: Towers, outcome: int) -> None:
        card = s.top
        assert isinstance(card, Card)
        if s.records_events:
            s.tell("log-die", {"seat": self.who, "value": DIE[outcome]})
        s.become(Card(card.who, card.face, DIE[outcome], card.rolls - 1, window_done=False))


@dataclass
class Walk(Frame):
    """Moves the wizard chosen for a card (`s.named`) when the window for spells has closed (R70).
    If a spell has made his move impossible, the action ends without it (13.6)."""

    who: int

    def resume(self, s: Towers) -> None:
        s.done()
        if not s.turn_over:
            if can_walk(s):
                colours = (s.named_colour, *riders(s))
                walk(s, s.named, colours, s.named_steps, self.who, by_spell=False)
            elif s.records_events:
                s.tell("log-thwarted", {"seat": self.who})
        s.named = NOBODY
        s.named_colour = NOBODY
        s.named_steps = 0
        s.passengers = ()
        finish_action(s)


def choose_wizard(s: Towers, who: int, move: Move, steps: int) -> None:
    """Moves the wizard that `who` has chosen for a card by `steps`. If players may cast spells now,
    they are asked before that; until then `s.named` says where the wizard stands. Spells may move
    him before he walks (R82)."""
    s.last_cast = NO_SPELL
    if not may_open_window(s, PIECE):
        s.done()
        walk(s, s.roof[move.n(0)], (move.n(1),), steps, who, by_spell=False)
        finish_action(s)
        return
    s.become(Walk(who))
    s.named = s.roof[move.n(0)]
    s.named_colour = move.n(1)
    s.named_steps = steps
    open_window(s, PIECE)
    if s.records_events and s.masters and isinstance(s.top, Spellcasting):
        s.tell("log-name-wizard", {"seat": who, **walk_args(s)})


@dataclass
class March(Frame):
    """Moves the tower chosen for a card or a push when the window for spells has closed (R70). If a
    spell has made its move impossible, the action ends without it (13.6)."""

    who: int
    tower: int
    steps: int

    def resume(self, s: Towers) -> None:
        s.done()
        if not s.turn_over:
            if can_march(s, self.tower, self.steps):
                march(s, self.tower, self.steps, self.who)
            elif s.records_events:
                s.tell("log-thwarted", {"seat": self.who})
        finish_action(s)


def choose_tower(s: Towers, who: int, move: Move, steps: int) -> None:
    """Moves the tower that `who` has chosen by `steps`; first asks for spells, if players may cast
    some now (R70)."""
    s.last_cast = NO_SPELL
    if not may_open_window(s, PIECE):
        s.done()
        march(s, move.n(0) - 1, steps, who)
        finish_action(s)
        return
    s.become(March(who, move.n(0) - 1, steps))
    open_window(s, PIECE)
    if s.records_events and s.masters and isinstance(s.top, Spellcasting):
        s.tell("log-name-tower", {"seat": who, **march_args(s, move.n(0) - 1, steps)})


def walk_args(s: Towers) -> dict[str, int | str]:
    """Returns the colour, the space and the goal of the wizard about to walk, for texts."""
    origin = space_of(s, s.named)
    goal = (origin + s.named_steps) % SPACES
    return {"colour": f"colour-{s.named_colour}", "from": origin, "to": goal}


def march_args(s: Towers, tower: int, steps: int) -> dict[str, int | str]:
    """Returns how many towers are about to move with this one by `steps`, from where and to where,
    for texts."""
    origin = s.where[tower]
    stack = s.stacks[origin]
    moved = len(stack) - stack.index(tower)
    return {"count": moved, "from": origin, "to": (origin + steps) % SPACES}


def wizard_steps(face: int, value: int) -> int:
    """Returns how far the card `face` moves a wizard, 0 if it does not; `value` is the result of
    its die."""
    card = FACES[face]
    return value if card.wizard and card.dice else card.wizard


def tower_steps(face: int, value: int) -> int:
    """Returns how far the card `face` moves a tower, 0 if it does not; `value` is the result of its
    die."""
    card = FACES[face]
    return value if card.tower and card.dice else card.tower


def choices(s: Towers, who: int, face: int, value: int) -> list[Move]:
    """Returns a move for every wizard and tower that the card `face` can move, with `value` as the
    result of its die (8.1). With an either-card the player announces wizard or tower by choosing
    one (8.2, R14)."""
    moves: list[Move] = []
    steps = wizard_steps(face, value)
    if steps:
        moves = wizard_choices(s, who, steps)
    steps = tower_steps(face, value)
    if steps:
        moves.extend(tower_choices(s, steps))
    return moves


def is_live(s: Towers, who: int, face: int) -> bool:
    """Whether the card `face`, played by `who`, could move anything now, with any roll of its dice
    (4.3)."""
    if not FACES[face].dice:
        return bool(choices(s, who, face, 0))
    return any(choices(s, who, face, value) for value in DIE)
