"""What a seat sees, as plain data. It is built from nothing, piece by piece; nothing is deleted
from the state."""

from __future__ import annotations

from coven.core import View

from .components import (
    ACTIONS,
    BOOSTS,
    BOTTOM,
    CAPACITY,
    CELL_IDS,
    CHIP_IDS,
    NOBODY,
    NOTHING,
    OWL_PILE,
    PAIR_IDS,
    PORTAL_IDS,
    PORTAL_LENGTH,
    REGION_IDS,
    REGIONS,
    RIMS,
    SCROLL_IDS,
    TURNS,
)
from .preview import preview
from .prompts import due
from .rules.crystals import Crystals
from .rules.prophecies import levels
from .state import (
    Witchstone,
    crystals_on_rack,
    finished_portals,
    longest_chain,
    members,
    scroll_count,
    special_count,
    unpack_crystal,
    unpack_domino,
    unpack_special,
    witches_on_board,
)


def view(s: Witchstone, seat: int | None) -> View:
    """Returns what a seat, or a spectator (None), sees: everything that lies open, and the seat's
    own dominoes (R44)."""
    return {
        "closed": s.closed,
        "round": (s.turns - 1) // s.seats + 1 if s.turns else 0,
        "rounds": TURNS,
        "start": s.start,
        "active": s.active,
        "regions": [region_view(s, region) for region in range(len(REGIONS))],
        "portals": [portal_view(s, portal) for portal in range(len(PORTAL_IDS))],
        "stone": list(s.stone),
        "pentagram": {
            "owls": [OWL_PILE[len(OWL_PILE) - left] if left else 0 for left in s.owls_left],
            "owls_left": list(s.owls_left),
            "slots": [PAIR_IDS[pair] if pair != NOTHING else None for pair in s.slots],
            "stack": s.specials_left,
        },
        "row": [SCROLL_IDS[scroll] for scroll in s.row],
        "deck": s.deck_left,
        "shelves": [shelf_view(s, shelf) for shelf in range(BOTTOM + 1)],
        "table_chips": [CHIP_IDS[face] for face in s.table_chips],
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
        "hand": None if seat is None else [PAIR_IDS[pair] for pair in s.hand[seat]],
        "doing": type(s.top).__name__ if s.stack else None,
        "due": [{"key": text.key, "args": text.args} for text in due(s)],
        "preview": None if seat is None or s.over else preview(s, seat),
    }


def region_view(s: Witchstone, region: int) -> View:
    """Returns a region of the map: its chip, the seat whose tower it is, the seats with a witch."""
    chip = s.chip_at[region]
    return {
        "id": REGION_IDS[region],
        "chip": CHIP_IDS[chip] if chip != NOTHING else None,
        "tower_of": s.tower.index(region) if region in s.tower else None,
        "witches": [seat for seat in range(s.seats) if s.standing[seat] >> region & 1],
    }


def portal_view(s: Witchstone, portal: int) -> View:
    """Returns a portal: its owner, how many of its cells have a marker, and how many it has."""
    owner = s.owner[portal]
    length = PORTAL_LENGTH[portal]
    if owner == NOBODY:
        return {"id": PORTAL_IDS[portal], "owner": None, "filled": 0, "length": length}
    filled = s.filled[owner] if s.building[owner] == portal else length
    return {"id": PORTAL_IDS[portal], "owner": owner, "filled": filled, "length": length}


def shelf_view(s: Witchstone, shelf: int) -> View:
    """Returns a shelf of the vial rack: how many crystals it holds, and which."""
    crystals = [unpack_crystal(crystal) for crystal in s.shelves[shelf]]
    return {
        "id": "bottom" if shelf == BOTTOM else ACTIONS[shelf],
        "room": CAPACITY[s.seats][shelf],
        "crystals": [{"seat": seat, "black": bool(black)} for seat, black in crystals],
    }


def seat_view(s: Witchstone, seat: int, viewer: int | None) -> View:
    """Returns everything of one seat, as the seat `viewer` or a spectator (None) sees it."""
    shown = shows_scrolls(s, seat, viewer)
    rim = [
        unpack_crystal(parked)
        for frame in s.stack
        if isinstance(frame, Crystals) and frame.who == seat
        for parked in frame.rim
    ]
    return {
        "score": s.score[seat],
        "handicap": s.handicap[seat],
        "tower": None if s.tower[seat] == NOTHING else REGION_IDS[s.tower[seat]],
        "energy": s.energy[seat],
        "building": None if s.building[seat] == NOTHING else PORTAL_IDS[s.building[seat]],
        "portals": finished_portals(s, seat),
        "supply": s.supply[seat],
        "lying": s.lying[seat],
        "witches": witches_on_board(s, seat),
        "ring": s.ring[seat],
        "wand": s.wand[seat],
        "arrival": s.arrival[seat],
        "silver": s.silver[seat],
        "owl_tiles": list(s.owl_tiles[seat]),
        "chips": [CHIP_IDS[face] for face in s.chips[seat]],
        "specials": special_count(s, seat),
        "used_specials": [PAIR_IDS[pair] for pair in s.used_specials[seat]],
        "scrolls": [scroll_view(s, seat, scroll) for scroll in s.scrolls[seat]] if shown else None,
        "scroll_count": scroll_count(s, seat) if shown else None,
        "used_scrolls": [SCROLL_IDS[scroll] for scroll in s.used_scrolls[seat]],
        "crystals": crystals_on_rack(s, seat),
        "removed": s.removed[seat],
        "away": list(s.away[seat]),
        "hand": len(s.hand[seat]),
        "pile": len(s.pile[seat]),
        "lost": [PAIR_IDS[pair] for pair in s.lost[seat]],
        "cauldron": {
            "dominoes": [domino_view(domino) for domino in s.dominoes[seat]],
            "specials": [special_view(special) for special in s.inlaid[seat]],
            "crystals": [CELL_IDS[cell] for cell in members(s.gems[seat])],
            "black": next((CELL_IDS[cell] for cell in members(s.black[seat])), None),
            "rim": [{"rim": RIMS[space], "black": bool(black)} for space, black in rim],
            "chains": {id: longest_chain(s, seat, i) for i, id in enumerate(ACTIONS)},
        },
    }


def shows_scrolls(s: Witchstone, seat: int, viewer: int | None) -> bool:
    """Whether `viewer` may see the unused scrolls of a seat: always if scrolls are open; closed
    ones only their owner, and everybody at the end (11.12)."""
    return not s.closed or viewer == seat or s.over


def scroll_view(s: Witchstone, seat: int, scroll: int) -> View:
    """Returns an unused scroll with the `levels` of a prophecy that are met now; None for a
    booster."""
    met = levels(s, seat, scroll) if scroll >= BOOSTS and s.tower[seat] != NOTHING else None
    return {"id": SCROLL_IDS[scroll], "levels": met}


def domino_view(domino: int) -> View:
    """Returns a domino in a cauldron as plain data. `domino`: its symbols and cells as packed by
    pack_domino()."""
    pair, a, b = unpack_domino(domino)
    return {"pair": PAIR_IDS[pair], "cells": [CELL_IDS[a], CELL_IDS[b]]}


def special_view(special: int) -> View:
    """Returns a special hex in a cauldron as plain data. `special`: its symbols and cell as packed
    by pack_special()."""
    pair, cell = unpack_special(special)
    return {"pair": PAIR_IDS[pair], "cell": CELL_IDS[cell]}
