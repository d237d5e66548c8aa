"""Set-up (chapter 3) and the handicap (chapter 15). Rulings R9–R12."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move
from coven.core.rng import Rng

from ..components import (
    BLACK_START,
    CHIP_COPIES,
    ENERGY_MARKERS,
    GEM_START_MASK,
    HAND,
    HANDICAP_HAND,
    HANDICAP_REMOVED,
    NOTHING,
    OCCUPY_VP,
    OWL_PILE,
    PAIRS,
    PILES,
    PRINTED,
    PRINTED_MASK,
    REGION_OF,
    REGIONS,
    ROW,
    SCROLL_COPIES,
    SLOTS,
    SPECIALS,
    TOWERS,
    WITCHES,
)
from ..moves import TOWER
from ..state import Witchstone, replaced
from .actions import score
from .chips import take_chip, use_chip
from .turn import Rounds
from .witches import region_word


def setup(seats: int, options: dict[str, bool | int | str | list[str]], rng: Rng) -> Witchstone:
    """Returns the position before the first big witch is placed; `options` must hold every option
    of the game. The first player is drawn or is the first seat (3.8, R9)."""
    s = Witchstone(seats, rng)
    s.options = options
    s.closed = options["scrolls"] == "closed"
    for seat in range(seats):
        level = options[f"handicap-{seat + 1}"]
        assert isinstance(level, int)
        s.handicap.append(level)
    lay_out_board(s)
    for seat in range(seats):
        take_pieces(s)
        take_dominoes(s, s.handicap[seat])
    s.start = s.random_below(seats) if options["first-player"] == "random" else 0
    s.active = s.start
    s.push(Rounds(s.start))
    s.push(BigWitches(tuple([(s.start - 1 - i) % seats for i in range(seats)])))
    s.push(FirstPlayer(s.start))
    return s


def lay_out_board(s: Witchstone) -> None:
    """Puts owl tiles, scrolls, special hexes and chips on the board (3.1–3.4)."""
    s.owls_left = [len(OWL_PILE)] * PILES
    s.deck = [scroll for scroll, copies in enumerate(SCROLL_COPIES) for _ in range(copies)]
    s.shuffle(s.deck)
    s.deck_left = len(s.deck) - ROW
    s.row = tuple(reversed(s.deck[s.deck_left :]))
    s.stack_of_specials = list(SPECIALS)
    s.shuffle(s.stack_of_specials)
    s.specials_left = len(s.stack_of_specials) - SLOTS
    s.slots = s.stack_of_specials[s.specials_left :]
    chips = [face for face, copies in enumerate(CHIP_COPIES) for _ in range(copies)]
    s.shuffle(chips)
    s.chip_at = [chips.pop() if region.chip else NOTHING for region in REGIONS]
    s.table_chips = tuple(sorted(chips))
    s.shelves = [()] * 7


def take_pieces(s: Witchstone) -> None:
    """Adds the pieces of the next seat to the state, at their starting places (3.5, 3.7)."""
    for action in range(6):
        s.marks.append(sum([1 << cell for cell, printed in PRINTED if printed == action]))
    s.tiles.append(PRINTED_MASK)
    s.gems.append(GEM_START_MASK)
    s.black.append(1 << BLACK_START)
    s.removed.append(0)
    s.away.append((0, 0))
    s.lost.append(())
    s.dominoes.append(())
    s.inlaid.append(())
    s.energy.append(ENERGY_MARKERS)
    s.building.append(NOTHING)
    s.filled.append(0)
    s.net.append(0)
    s.supply.append(WITCHES)
    s.lying.append(0)
    s.standing.append(0)
    s.tower.append(NOTHING)
    s.ring.append(0)
    s.wand.append(0)
    s.arrival.append(0)
    s.silver.append(0)
    s.score.append(0)
    s.owl_tiles.append(())
    s.chips.append(())
    s.used_specials.append(())
    s.scrolls.append(())
    s.used_scrolls.append(())


def take_dominoes(s: Witchstone, level: int) -> None:
    """Shuffles the dominoes of the next seat and deals its hand (3.6), with fewer dominoes for a
    handicap of this `level` (15.1–15.4)."""
    pile = list(range(len(PAIRS)))
    s.shuffle(pile)
    removed = HANDICAP_REMOVED if level else 0
    s.boxed.append(tuple(pile[:removed]))
    size = HANDICAP_HAND[level] if level else HAND
    s.hand.append(tuple(sorted(pile[len(pile) - size :])))
    s.pile.append(tuple(pile[removed : len(pile) - size]))


@dataclass
class FirstPlayer(Frame):
    """Tells who is the first player (3.8, R9)."""

    who: int

    def resume(self, s: Witchstone) -> None:
        s.done()
        s.tell("log-first", {"seat": self.who})


@dataclass
class BigWitches(Frame):
    """Asks the seats of `order`, one after the other, for the tower of their big witch; the first
    player comes last (3.9, R10). The tower scores and gives its chip like any region that is
    occupied (3.10–3.12, R11)."""

    order: tuple[int, ...]

    def resume(self, s: Witchstone) -> None:
        if not self.order:
            s.done()
            return
        s.ask(self.order[0], [TOWER[region] for region in TOWERS if region not in s.tower])

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        s.become(BigWitches(self.order[1:]))
        region = REGION_OF[move.word(0)]
        s.tower = replaced(s.tower, seat, region)
        s.net[seat] = 1 << region
        if s.records_events:
            s.tell("log-tower", {"seat": seat, "region": region_word(region)})
        score(s, seat, OCCUPY_VP, "occupy")
        chip = take_chip(s, seat, region)
        if chip != NOTHING:
            use_chip(s, seat, chip)
