"""Invariants: what is true in every position."""

from __future__ import annotations

from .components import (
    BOARD,
    CAPACITY,
    CHIP_COPIES,
    ENERGY_MARKERS,
    GEMS,
    NOTHING,
    OWL_PILE,
    PAIRS,
    PILES,
    PORTAL_ENDS,
    PORTAL_LENGTH,
    PRINTED,
    PRINTED_MASK,
    ROW,
    SCROLL_COPIES,
    SPECIALS,
    STONE,
    TIP,
    WITCHES,
)
from .rules.crystals import Crystals
from .rules.pentagram import Special
from .state import Witchstone, unpack_crystal, unpack_domino, unpack_special


def conserve(s: Witchstone) -> None:
    """Raises AssertionError if a piece of the box is missing or is there twice, or if two parts of
    the state contradict each other."""
    chips = [face for face in s.chip_at if face != NOTHING]
    chips += [*s.table_chips, *[face for kept in s.chips for face in kept]]
    assert sorted(chips) == box(CHIP_COPIES), "twenty-one chips"
    specials = s.stack_of_specials[: s.specials_left] + [p for p in s.slots if p != NOTHING]
    specials += [pair for used in s.used_specials for pair in used]
    specials += [unpack_special(number)[0] for inlaid in s.inlaid for number in inlaid]
    specials += [frame.pair for frame in s.stack if isinstance(frame, Special)]
    assert sorted(specials) == sorted(SPECIALS), "fifteen special hexes"
    owls = [owl for left in s.owls_left for owl in OWL_PILE[len(OWL_PILE) - left :]]
    owls += [owl for tiles in s.owl_tiles for owl in tiles]
    assert sorted(owls) == sorted(OWL_PILE * PILES), "ten owl tiles"
    scrolls = s.deck[: s.deck_left] + list(s.row)
    scrolls += [scroll for kept in (*s.scrolls, *s.used_scrolls) for scroll in kept]
    assert sorted(scrolls) == box(SCROLL_COPIES), "forty scrolls"
    assert len(s.row) == ROW or not s.deck_left, "a row of six while the pile lasts"
    for shelf, crystals in enumerate(s.shelves):
        assert len(crystals) <= CAPACITY[s.seats][shelf], "no shelf holds too many"
    for seat in range(s.seats):
        conserve_seat(s, seat)


def box(copies: tuple[int, ...]) -> list[int]:
    """Returns a sorted list that has each number n `copies[n]` times: all pieces of one kind that
    are in the box."""
    return [kind for kind, number in enumerate(copies) for _ in range(number)]


def conserve_seat(s: Witchstone, seat: int) -> None:
    """Raises AssertionError if pieces of this seat are missing or inconsistent."""
    dominoes = [*s.hand[seat], *s.pile[seat], *s.boxed[seat], *s.lost[seat]]
    dominoes += [unpack_domino(number)[0] for number in s.dominoes[seat]]
    assert sorted(dominoes) == list(range(len(PAIRS))), "fifteen dominoes"
    conserve_cauldron(s, seat)
    rim = [
        unpack_crystal(parked)
        for frame in s.stack
        if isinstance(frame, Crystals) and frame.who == seat
        for parked in frame.rim
    ]
    racked = [unpack_crystal(crystal) for shelf in s.shelves for crystal in shelf]
    racked = [(owner, black) for owner, black in racked if owner == seat]
    black = sum(black for _, black in racked + rim)
    gems = len(racked) + len(rim) - black
    assert s.gems[seat].bit_count() + gems + s.away[seat][0] == GEMS, "six coloured crystals"
    assert (s.black[seat] > 0) + black + s.away[seat][1] == 1, "one black crystal"
    assert 0 <= s.removed[seat] <= sum(s.away[seat])
    built = [portal for portal, owner in enumerate(s.owner) if owner == seat]
    unfinished = s.building[seat]
    markers = sum(PORTAL_LENGTH[portal] for portal in built if portal != unfinished)
    assert markers + s.filled[seat] + s.energy[seat] == ENERGY_MARKERS, "twenty markers"
    assert (unfinished == NOTHING) == (s.filled[seat] == 0)
    assert unfinished == NOTHING or unfinished in built
    if s.tower[seat] == NOTHING:
        assert not built
        assert not s.standing[seat]
        return
    net = 1 << s.tower[seat]
    for portal in built:
        if portal != unfinished:
            net |= PORTAL_ENDS[portal]
    assert net == s.net[seat], "own portals all hang together with the tower"
    standing = s.standing[seat]
    assert standing.bit_count() + s.lying[seat] + s.supply[seat] == WITCHES, "eleven witches"
    assert not standing >> s.tower[seat] & 1, "no small witch in the own tower"
    assert (seat in s.stone) == bool(standing >> STONE & 1)
    assert 0 <= s.wand[seat] <= TIP


def conserve_cauldron(s: Witchstone, seat: int) -> None:
    """Raises AssertionError if tiles and crystals of a cauldron overlap, or if its symbols are not
    those of its tiles."""
    marks = [0] * 6
    for cell, action in PRINTED:
        marks[action] |= 1 << cell
    covered = PRINTED_MASK
    for number in s.dominoes[seat]:
        pair, a, b = unpack_domino(number)
        for action, cell in zip(PAIRS[pair], (a, b), strict=True):
            assert not covered >> cell & 1, "one tile on a cell"
            covered |= 1 << cell
            marks[action] |= 1 << cell
    for number in s.inlaid[seat]:
        pair, cell = unpack_special(number)
        assert not covered >> cell & 1, "one tile on a cell"
        covered |= 1 << cell
        for action in PAIRS[pair]:
            marks[action] |= 1 << cell
    assert covered == s.tiles[seat]
    assert marks == s.marks[seat * 6 : seat * 6 + 6]
    assert not s.gems[seat] & s.black[seat]
    crystals = s.gems[seat] | s.black[seat]
    assert not crystals & covered, "no crystal under or on a tile"
    assert (crystals | covered) & ~BOARD == 0
