"""Set-up (chapter 3)."""

from __future__ import annotations

from coven.core.rng import Rng

from ..components import (
    BASIC_SPELLS,
    BOTTLES,
    FACES,
    HAND,
    KEEP_START,
    MASTER_SPELLS,
    SETUP_CAPACITY,
    SOLO,
    SPACES,
    SPELL_OF,
    SPELLS,
    TOWER_START,
    TOWERS,
    WIZARDS,
)
from ..state import NOBODY, Towers, hand_seat, put_wizard
from .turn import Rounds


def setup(seats: int, options: dict[str, bool | int | str | list[str]], rng: Rng) -> Towers:
    """Returns the position before the first turn (3.1–3.10). `options` must hold every option of
    the game."""
    s = Towers(seats, rng)
    s.options = options
    s.masters = options["game"] == "masters"
    s.shared = seats == 1 or options["game"] == "cooperative"
    s.teams = bool(options["teams"])
    s.partner = [(seat + seats // 2) % seats if s.teams else NOBODY for seat in range(seats)]
    s.colour = [0 if s.shared else seat for seat in range(seats)]
    s.casts = [0] * seats
    place_keep_and_towers(s)
    lay_out_spells(s)
    deal(s)
    s.start = s.random_below(seats) if options["first-player"] == "random" else 0
    s.active = s.start
    take_wizards_and_bottles(s)
    place_wizards(s)
    s.push(Rounds(s.start))
    return s


def place_keep_and_towers(s: Towers) -> None:
    """Puts the keep and the nine towers on their start spaces (3.1–3.3)."""
    s.keep = KEEP_START
    for tower in range(TOWERS):
        space = TOWER_START[tower]
        s.stacks[space] = (tower,)
        s.where[tower] = space
        s.roof[space] = SPACES + tower


def lay_out_spells(s: Towers) -> None:
    """Chooses the spells of this game: those of the basic game (3.4), those that the options name,
    or random ones for masters (13.1), solo and cooperative games (15.7, 16.4)."""
    number = str(s.options["spells"])
    chosen = s.options["chosen-spells"]
    assert isinstance(chosen, list)
    if number == "none":
        s.spells = ()
    elif chosen:
        s.spells = tuple(sorted(SPELL_OF[id] for id in chosen))
    elif number == "standard" and not s.masters and not s.shared:
        s.spells = BASIC_SPELLS
    else:
        standard: int = MASTER_SPELLS if s.masters else SOLO["spells"]
        all_spells = list(range(len(SPELLS)))
        s.shuffle(all_spells)
        s.spells = tuple(sorted(all_spells[: standard if number == "standard" else int(number)]))


def deal(s: Towers) -> None:
    """Shuffles the movement cards and deals three to each hand (3.5, 16.2)."""
    s.deck = [i for i, face in enumerate(FACES) for _ in range(face.copies)]
    s.shuffle(s.deck)
    s.deck_left = len(s.deck)
    s.hands = [()] * s.seats
    for seat in range(s.seats):
        if hand_seat(s, seat) == seat:
            s.hands[seat] = tuple(sorted(s.deck[s.deck_left - HAND : s.deck_left]))
            s.deck_left -= HAND


def take_wizards_and_bottles(s: Towers) -> None:
    """Gives every colour its wizards and bottles (3.7, 3.8; solo and cooperative 15.1, 15.6,
    15.7)."""
    if s.shared:
        s.wizards = SOLO["wizards"]
        bottles: int = SOLO["bottles"] if s.spells else 0
        full = bottles if s.options["solo-bottles"] == "full" else 0
        s.full = [full]
        s.empty = [bottles - full]
        s.spent = [0]
        s.home = [0]
    else:
        s.wizards = WIZARDS[s.seats]
        s.empty = [BOTTLES[s.seats]] * s.seats
        s.full = [0] * s.seats
        s.spent = [0] * s.seats
        s.home = [0] * s.seats


def place_wizards(s: Towers) -> None:
    """Puts the wizards on the towers, one of each player in turn, beginning with the first player;
    each tower is filled before the next (3.9, 3.10)."""
    colours = len(s.home)
    tower = 0
    for k in range(s.wizards * colours):
        if s.load[SPACES + tower] == SETUP_CAPACITY[tower]:
            tower += 1
        put_wizard(s, SPACES + tower, (s.start + k) % colours)
