"""What a seat sees and is asked, in data and words. Nothing here is taken away from the state: what
may be known is put together piece by piece."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coven.core import Args, Move, Rng, Text, View

from .components import (
    ACTION_OF,
    ACTIONS,
    BLACK_EXTRA,
    BOOST_PLUS,
    BOOSTS,
    BOTTOM,
    CAPACITY,
    CELL_IDS,
    CELL_OF,
    CHIP_IDS,
    CHIP_TIMES,
    LEADER_FACTOR,
    NOTHING,
    OWL_AT,
    OWL_EMPTY_VP,
    OWL_PILE,
    PAIR_IDS,
    PAIR_OF,
    PAIRS,
    PORTAL_IDS,
    PORTAL_LENGTH,
    PORTAL_OF,
    PORTAL_VP,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    RIM_ACTION,
    RIM_OF,
    RING,
    SCROLL_IDS,
    SHELF_TIMES,
    SPECIAL_AT,
    SPECIAL_TIMES,
    STONE,
    STONE_VP,
    TIP,
    TURNS,
    WAND_SPACES,
    distance,
)
from .moves import BOOST, RIM_DISTANCE
from .rules.crystals import Crystals, Pick
from .rules.energy import Energy, portal_words
from .rules.pentagram import AnyAction, Pentagram, Rewards, Special
from .rules.prophecies import levels
from .rules.scrolls import Scroll
from .rules.setup import BigWitches
from .rules.turn import EndTurn, Half, Halves, Turn
from .rules.wand import Effects, Wand, silver_points
from .rules.witches import BLACK, Witches, chip_of, prices
from .state import (
    NOBODY,
    Witchstone,
    cells_in,
    crystals_on_rack,
    domino_of,
    free_cells,
    longest_chain,
    portals_of,
    scrolls_of,
    special_of,
    specials_of,
    strength_at,
    strength_with,
    witches_on_board,
)

# -- what is seen ------------------------------------------------------------------------------


def view(s: Witchstone, seat: int | None) -> View:
    """All that lies open, and one's own dominoes (R44)."""
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
    chip = s.chip_at[region]
    return {
        "id": REGION_IDS[region],
        "chip": CHIP_IDS[chip] if chip != NOTHING else None,
        "tower_of": s.tower.index(region) if region in s.tower else None,
        "witches": [seat for seat in range(s.seats) if s.standing[seat] >> region & 1],
    }


def portal_view(s: Witchstone, portal: int) -> View:
    owner = s.owner[portal]
    length = PORTAL_LENGTH[portal]
    if owner == NOBODY:
        return {"id": PORTAL_IDS[portal], "owner": None, "filled": 0, "length": length}
    filled = s.filled[owner] if s.building[owner] == portal else length
    return {"id": PORTAL_IDS[portal], "owner": owner, "filled": filled, "length": length}


def shelf_view(s: Witchstone, shelf: int) -> View:
    return {
        "id": "bottom" if shelf == BOTTOM else ACTIONS[shelf],
        "room": CAPACITY[s.seats][shelf],
        "crystals": [{"seat": c >> 1, "black": bool(c & 1)} for c in s.shelves[shelf]],
    }


def seat_view(s: Witchstone, seat: int, viewer: int | None) -> View:
    """What one seat has, as `viewer` sees it."""
    shown = shows_scrolls(s, seat, viewer)
    rim = [
        parked
        for frame in s.stack
        if isinstance(frame, Crystals) and frame.who == seat
        for parked in frame.rim
    ]
    return {
        "score": s.score[seat],
        "handicap": s.handicap[seat],
        "tower": None if s.tower[seat] == NOBODY else REGION_IDS[s.tower[seat]],
        "energy": s.energy[seat],
        "building": None if s.building[seat] == NOBODY else PORTAL_IDS[s.building[seat]],
        "portals": portals_of(s, seat),
        "supply": s.supply[seat],
        "lying": s.lying[seat],
        "witches": witches_on_board(s, seat),
        "ring": s.ring[seat],
        "wand": s.wand[seat],
        "arrival": s.arrival[seat],
        "silver": s.silver[seat],
        "owl_tiles": list(s.owl_tiles[seat]),
        "chips": [CHIP_IDS[face] for face in s.chips[seat]],
        "specials": specials_of(s, seat),
        "used_specials": [PAIR_IDS[pair] for pair in s.used_specials[seat]],
        "scrolls": [scroll_view(s, seat, scroll) for scroll in s.scrolls[seat]] if shown else None,
        "scroll_count": scrolls_of(s, seat) if shown else None,
        "used_scrolls": [SCROLL_IDS[scroll] for scroll in s.used_scrolls[seat]],
        "crystals": crystals_on_rack(s, seat),
        "removed": s.removed[seat],
        "away": list(s.away[seat]),
        "hand": len(s.hand[seat]),
        "pile": len(s.pile[seat]),
        "lost": [PAIR_IDS[pair] for pair in s.lost[seat]],
        "cauldron": {
            "dominoes": [domino_view(number) for number in s.dominoes[seat]],
            "specials": [special_view(number) for number in s.inlaid[seat]],
            "crystals": [CELL_IDS[cell] for cell in cells_in(s.gems[seat])],
            "black": next((CELL_IDS[cell] for cell in cells_in(s.black[seat])), None),
            "rim": [{"rim": list(RIM_OF)[p >> 1], "black": bool(p & 1)} for p in rim],
            "chains": {id: longest_chain(s, seat, i) for i, id in enumerate(ACTIONS)},
        },
    }


def shows_scrolls(s: Witchstone, seat: int, viewer: int | None) -> bool:
    """11.12"""
    return not s.closed or viewer == seat or s.over


def scroll_view(s: Witchstone, seat: int, scroll: int) -> View:
    """`levels` met so far; None for a booster."""
    met = levels(s, seat, scroll) if scroll >= BOOSTS and s.tower[seat] != NOBODY else None
    return {"id": SCROLL_IDS[scroll], "levels": met}


def domino_view(number: int) -> View:
    pair, a, b = domino_of(number)
    return {"pair": PAIR_IDS[pair], "cells": [CELL_IDS[a], CELL_IDS[b]]}


def special_view(number: int) -> View:
    pair, cell = special_of(number)
    return {"pair": PAIR_IDS[pair], "cell": CELL_IDS[cell]}


# -- what would happen -------------------------------------------------------------------------


def preview(s: Witchstone, seat: int) -> View:
    """What this seat's next choices would come to, from what lies open and its own cauldron."""
    return {
        "strength": {
            id: would_be(s.marks[seat * 6 + action], free_cells(s, seat))
            for action, id in enumerate(ACTIONS)
        },
        "journeys": {} if s.tower[seat] == NOBODY else journey_prices(s, seat),
        "wand": [wand_ahead(s, seat, space) for space in range(s.wand[seat] + 1, TIP + 1)],
        "ring": [ring_ahead(s, seat, steps) for steps in range(1, RING + 1)],
        "removal": s.removed[seat] + 1,
    }


@lru_cache(2_000)
def would_be(marks: int, free: int) -> dict[str, int]:
    """By free cell: how strong an action would be if its symbol were put there, beside those at
    `marks`. The two halves of a domino differ, so neither changes what the other comes to."""
    return {CELL_IDS[cell]: strength_with(marks, cell) for cell in cells_in(free)}


def journey_prices(s: Witchstone, seat: int) -> dict[str, int]:
    """Where a witch could go and stay, and for how many actions."""
    return {
        REGION_IDS[region]: price
        for region, price in prices(s, seat).items()
        if region != s.tower[seat] and not s.standing[seat] >> region & 1
    }


def wand_ahead(s: Witchstone, seat: int, space: int) -> View:
    """A space of the wand, what it would give now, and whether an owl that ends there leads."""
    leads = all(space >= s.wand[other] for other in range(s.seats) if other != seat)
    effect = WAND_SPACES.get(space)
    if effect is None:
        return {"space": space, "leads": leads, "kind": "nothing"}
    if effect.kind == "score":
        points = silver_points(s, seat, space)
        return {
            "space": space,
            "leads": leads,
            "kind": "score",
            "count": effect.count,
            "points": points,
        }
    return {
        "space": space,
        "leads": leads,
        "kind": "bonus",
        "action": effect.action,
        "times": effect.times,
        "leader_times": effect.times * LEADER_FACTOR,
    }


def ring_ahead(s: Witchstone, seat: int, steps: int) -> View:
    space = (s.ring[seat] + steps) % RING
    if OWL_AT[space] != NOTHING:
        left = s.owls_left[OWL_AT[space]]
        points = OWL_PILE[len(OWL_PILE) - left] if left else OWL_EMPTY_VP
        return {"steps": steps, "space": space, "kind": "owl", "points": points}
    if SPECIAL_AT[space] != NOTHING:
        pair = s.slots[SPECIAL_AT[space]]
        special = PAIR_IDS[pair] if pair != NOTHING else None
        return {"steps": steps, "space": space, "kind": "special", "pair": special}
    return {"steps": steps, "space": space, "kind": "nothing"}


def due(s: Witchstone) -> list[Text]:
    """What is still due in this turn, the next thing first."""
    found: list[Text] = []
    for frame in reversed(s.stack):
        found += due_of(s, frame)
    return found


def due_of(s: Witchstone, frame: Any) -> list[Text]:
    if isinstance(frame, Energy):
        return [Text("due-energy", {"count": frame.left})]
    if isinstance(frame, Witches):
        return [Text("due-witch", {"count": frame.left}), *due_chips(frame.chips)]
    if isinstance(frame, Crystals):
        rim = [Text("due-rim", {"count": len(frame.rim)})] if frame.rim else []
        return [*rim, Text("due-crystal", {"count": frame.left}), *due_chips(frame.chips)]
    if isinstance(frame, Pentagram):
        return [Text("due-pentagram", {"count": frame.left})]
    if isinstance(frame, Wand):
        return [Text("due-wand", {"count": frame.left})]
    if isinstance(frame, Scroll):
        return [Text("due-scroll", {"count": frame.reach})]
    if isinstance(frame, Rewards):
        return [Text("due-reward", {"space": space}) for space in frame.spaces]
    if isinstance(frame, Effects):
        return [due_effect(space, factor) for space, factor in frame.queue]
    if isinstance(frame, Special):
        return [Text("due-special", {"pair": f"pair-{PAIR_IDS[frame.pair]}"})]
    if isinstance(frame, AnyAction):
        return [Text("due-any")]
    if isinstance(frame, Pick):
        return [Text("due-pick")]
    if isinstance(frame, Halves):
        first, second = PAIRS[frame.pair]
        return [
            due_half(s, frame.who, first, frame.a),
            due_half(s, frame.who, second, frame.b),
        ]
    if isinstance(frame, Half):
        return [due_half(s, frame.who, frame.action, frame.cell)]
    if isinstance(frame, Turn):
        return [Text("due-domino")]
    return []


def due_chips(chips: tuple[int, ...]) -> list[Text]:
    return [Text("due-chip", {"chip": f"chip-{CHIP_IDS[chip % BLACK]}"}) for chip in chips]


def due_half(s: Witchstone, who: int, action: int, cell: int) -> Text:
    strength = strength_at(s, who, action, cell)
    return Text("due-half", {"action": f"action-{ACTIONS[action]}", "count": strength})


def due_effect(space: int, factor: int) -> Text:
    effect = WAND_SPACES[space]
    if effect.kind == "score":
        return Text("due-silver", {"what": f"why-{effect.count}"})
    count = effect.times * factor
    return Text("due-dark", {"action": f"action-{effect.action}", "count": count})


# -- what cannot be known ------------------------------------------------------------------------


def determinise(s: Witchstone, seat: int | None, rng: Rng, memory: float) -> Witchstone:
    """Piles, decks and the others' dominoes are dealt anew; so are closed scrolls, as far as they
    are not remembered (R39)."""
    new = s.copy()
    new.rng = rng
    new.boxed = new.boxed.copy()
    for other in range(s.seats):
        deal_anew(new, other, other != seat)
    if s.closed and not s.over and memory < 1:
        forget_scrolls(new, seat, memory)
    deck = new.deck[: new.deck_left]
    new.shuffle(deck)
    new.deck = deck
    stack = new.stack_of_specials[: new.specials_left]
    new.shuffle(stack)
    new.stack_of_specials = stack
    if any(asked != seat for asked in s.pending):
        new.pending = {}
        new.offers_cache = None
        new.top.resume(new)
    new.drawn = s.drawn
    return new


def deal_anew(s: Witchstone, seat: int, hand_too: bool) -> None:
    """One player's dominoes that are not in the cauldron."""
    hand, pile, boxed = s.hand[seat], s.pile[seat], s.boxed[seat]
    unknown = [*boxed, *pile, *hand] if hand_too else [*boxed, *pile]
    if len(unknown) < 2:
        return
    s.shuffle(unknown)
    s.boxed[seat] = tuple(unknown[: len(boxed)])
    s.pile[seat] = tuple(unknown[len(boxed) : len(boxed) + len(pile)])
    if hand_too:
        s.hand[seat] = tuple(sorted(unknown[len(boxed) + len(pile) :]))


def forget_scrolls(s: Witchstone, seat: int | None, memory: float) -> None:
    """Others' unused scrolls that are not remembered are drawn again from all that is unseen."""
    kept: list[list[int]] = []
    pool = s.deck[: s.deck_left]
    lost: list[int] = []
    for other in range(s.seats):
        remembered: list[int] = []
        for scroll in s.scrolls[other]:
            if other == seat or s.random_below(1000) < memory * 1000:
                remembered.append(scroll)
            else:
                pool.append(scroll)
        kept.append(remembered)
        lost.append(len(s.scrolls[other]) - len(remembered))
    s.shuffle(pool)
    for other in range(s.seats):
        for _ in range(lost[other]):
            kept[other].append(pool.pop())
        s.scrolls[other] = tuple(sorted(kept[other]))
    s.deck = pool


# -- what is said ------------------------------------------------------------------------------


def prompt(s: Witchstone, seat: int) -> Text:
    top = s.top
    if isinstance(top, BigWitches):
        return Text("prompt-big-witches")
    if isinstance(top, Turn):
        verb = s.pending[seat][0].verb
        if verb == "place":
            return Text("prompt-turn", {"round": (s.turns - 1) // s.seats + 1, "rounds": TURNS})
        return Text("prompt-make-room" if verb == "remove" else "prompt-discard")
    if isinstance(top, Halves):
        return Text("prompt-halves")
    if isinstance(top, EndTurn):
        return Text("prompt-end-turn")
    if isinstance(top, Energy):
        return Text("prompt-energy", {"count": top.left})
    if isinstance(top, Witches):
        return Text("prompt-witch", {"count": top.left})
    if isinstance(top, Crystals):
        return Text("prompt-crystal", {"count": top.left})
    if isinstance(top, Pentagram):
        if top.walked:
            return Text("prompt-more")
        return Text("prompt-pentagram", {"count": top.left})
    if isinstance(top, Wand):
        return Text("prompt-more") if top.walked else Text("prompt-wand", {"count": top.left})
    if isinstance(top, Scroll):
        return Text("prompt-scroll", {"count": top.reach})
    if isinstance(top, Special):
        return Text("prompt-special", {"pair": f"pair-{PAIR_IDS[top.pair]}"})
    return Text("prompt-pick" if isinstance(top, Pick) else "prompt-any")


def crumbs(s: Witchstone) -> list[Text]:
    """The turn, and the actions that interrupted each other, outermost first."""
    path: list[Text] = []
    for frame in s.stack:
        if isinstance(frame, BigWitches):
            path.append(Text("crumb-setup"))
        elif isinstance(frame, Turn | EndTurn):
            path.append(Text("crumb-turn", {"seat": frame.who}))
        elif isinstance(frame, Energy):
            path.append(Text("crumb-action", {"action": "action-energy", "count": frame.left}))
        elif isinstance(frame, Witches):
            path.append(Text("crumb-action", {"action": "action-witch", "count": frame.left}))
        elif isinstance(frame, Crystals):
            path.append(Text("crumb-action", {"action": "action-crystal", "count": frame.left}))
        elif isinstance(frame, Pentagram):
            path.append(Text("crumb-action", {"action": "action-pentagram", "count": frame.left}))
        elif isinstance(frame, Wand):
            path.append(Text("crumb-action", {"action": "action-wand", "count": frame.left}))
        elif isinstance(frame, Scroll):
            path.append(Text("crumb-action", {"action": "action-scroll", "count": frame.reach}))
        elif isinstance(frame, Rewards):
            path.append(Text("crumb-rewards"))
        elif isinstance(frame, Effects):
            path.append(Text("crumb-effects"))
        elif isinstance(frame, Special):
            path.append(Text("crumb-special", {"pair": f"pair-{PAIR_IDS[frame.pair]}"}))
        elif isinstance(frame, AnyAction):
            path.append(Text("crumb-any"))
        elif isinstance(frame, Pick):
            path.append(Text("crumb-pick"))
    return path


def describe(s: Witchstone, seat: int, move: Move) -> Text:
    verb = move.verb
    if verb == "place":
        return describe_place(s, seat, move)
    if verb == "tower":
        region = REGION_OF[move.word(0)]
        chip = f"chip-{CHIP_IDS[s.chip_at[region]]}"
        return Text("move-tower", {"region": f"region-{move.word(0)}", "chip": chip})
    if verb == "discard":
        return Text("move-discard", {"pair": f"pair-{move.word(0)}"})
    if verb == "start":
        return describe_start(s, seat, move)
    if verb == "remove":
        return Text("move-remove", {"cell": move.word(0), "points": s.removed[seat] + 1})
    if verb == "boost":
        scroll = BOOST.index(move)
        args: Args = {"scroll": f"scroll-{SCROLL_IDS[scroll]}", "count": BOOST_PLUS[scroll]}
        return Text("move-boost", args)
    if verb == "chip":
        times = CHIP_TIMES + (BLACK_EXTRA if chip_of(move) >= BLACK else 0)
        return Text("move-chip", {"action": f"action-{move.word(0)}", "count": times})
    if verb == "build":
        return describe_build(s, seat, move)
    if verb == "lay":
        return Text("move-lay", {"count": s.supply[seat]})
    if verb == "journey":
        return describe_journey(s, seat, move)
    if verb == "step":
        return describe_step(s, seat, move)
    if verb == "twice":
        return Text("move-twice", {"action": f"action-{move.word(0)}", "count": SPECIAL_TIMES})
    if verb == "inlay":
        return describe_inlay(s, seat, move)
    if verb == "take":
        scroll = s.row[move.n(0) - 1]
        return Text("move-take", {"scroll": f"scroll-{SCROLL_IDS[scroll]}", "shelf": move.n(0)})
    if verb == "crystal":
        return describe_crystal(s, seat, move)
    if verb == "shelve":
        return describe_shelve(move)
    if verb == "pick":
        return Text("move-pick", {"chip": f"chip-{move.word(0)}"})
    return Text(f"move-{verb}")


def describe_place(s: Witchstone, seat: int, move: Move) -> Text:
    first, second = PAIRS[PAIR_OF[move.word(0)]]
    return Text(
        "move-place",
        {
            "first": f"action-{ACTIONS[first]}",
            "second": f"action-{ACTIONS[second]}",
            "from": move.word(1),
            "to": move.word(2),
            "count": strength_with(s.marks[seat * 6 + first], CELL_OF[move.word(1)]),
            "count2": strength_with(s.marks[seat * 6 + second], CELL_OF[move.word(2)]),
        },
    )


def describe_start(s: Witchstone, seat: int, move: Move) -> Text:
    top = s.top
    action = ACTION_OF[move.word(0)]
    assert isinstance(top, Halves)
    cell = top.a if PAIRS[top.pair][0] == action else top.b
    count = strength_at(s, seat, action, cell)
    return Text("move-start", {"action": f"action-{move.word(0)}", "count": count})


def describe_build(s: Witchstone, seat: int, move: Move) -> Text:
    portal = PORTAL_OF[move.word(0)]
    length = PORTAL_LENGTH[portal]
    filled = (s.filled[seat] if s.building[seat] == portal else 0) + 1
    points = PORTAL_VP[length] if filled == length else 0
    args: Args = {"filled": filled, "length": length, "points": points}
    return Text("move-build", {**portal_words(portal), **args})


def describe_journey(s: Witchstone, seat: int, move: Move) -> Text:
    region = REGION_OF[move.word(0)]
    args: Args = {"region": f"region-{move.word(0)}", "count": prices(s, seat)[region]}
    chip = s.chip_at[region]
    if region == STONE:
        return Text("move-journey-stone", {**args, "points": STONE_VP[len(s.stone)]})
    if chip == NOTHING:
        return Text("move-journey", args)
    return Text("move-journey-chip", {**args, "chip": f"chip-{CHIP_IDS[chip]}"})


def describe_step(s: Witchstone, seat: int, move: Move) -> Text:
    steps = move.n(0)
    if isinstance(s.top, Pentagram):
        return Text("move-step-ring", {"count": steps, "space": (s.ring[seat] + steps) % RING})
    space = s.wand[seat] + steps
    leads = wand_ahead(s, seat, space)["leads"]
    return Text("move-step-wand", {"count": steps, "space": space, "leads": int(leads)})


def describe_inlay(s: Witchstone, seat: int, move: Move) -> Text:
    """With how long the chains of both symbols would be."""
    top = s.top
    assert isinstance(top, Special)
    first, second = PAIRS[top.pair]
    cell = CELL_OF[move.word(0)]
    return Text(
        "move-inlay",
        {
            "cell": move.word(0),
            "first": f"action-{ACTIONS[first]}",
            "second": f"action-{ACTIONS[second]}",
            "count": strength_with(s.marks[seat * 6 + first], cell),
            "count2": strength_with(s.marks[seat * 6 + second], cell),
        },
    )


def describe_crystal(s: Witchstone, seat: int, move: Move) -> Text:
    origin, goal = CELL_OF[move.word(0)], move.word(1)
    black = int(s.black[seat] == 1 << origin)
    args: Args = {"from": move.word(0), "black": black}
    if goal in RIM_OF:
        rim = RIM_OF[goal]
        action = f"action-{ACTIONS[RIM_ACTION[rim]]}"
        count = RIM_DISTANCE[origin][rim]
        return Text(
            "move-crystal-rim", {**args, "to": f"rim-{goal}", "count": count, "action": action}
        )
    count = distance(origin, CELL_OF[goal])
    return Text("move-crystal", {**args, "to": goal, "count": count})


def describe_shelve(move: Move) -> Text:
    way = move.word(1)
    black = len(move.args) == 3
    action = f"action-{ACTIONS[RIM_ACTION[RIM_OF[move.word(0)]]]}"
    if way == "up":
        count = SHELF_TIMES + (BLACK_EXTRA if black else 0)
        return Text("move-shelve-up", {"action": action, "count": count, "black": int(black)})
    if way == "down":
        return Text("move-shelve-down", {"action": action, "black": int(black)})
    return Text("move-shelve-away", {"action": action, "black": int(black)})
