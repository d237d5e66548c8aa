"""Moves in words, for buttons and lists."""

from __future__ import annotations

from coven.core import Args, Move, Text

from .components import (
    ACTION_OF,
    ACTIONS,
    BLACK_EXTRA,
    BOOST_PLUS,
    CELL_OF,
    CHIP_IDS,
    NOTHING,
    PAIR_OF,
    PAIRS,
    PORTAL_LENGTH,
    PORTAL_OF,
    PORTAL_VP,
    REGION_OF,
    RIM_ACTION,
    RIM_OF,
    RING,
    SCROLL_IDS,
    SHELF_TIMES,
    SPECIAL_TIMES,
    STONE,
    STONE_VP,
    distance,
)
from .moves import BOOST, RIM_DISTANCE
from .preview import wand_space
from .rules.chips import chip_of, chip_times
from .rules.crystals import Crystals, rim_word
from .rules.energy import portal_words
from .rules.pentagram import Pentagram, Special
from .rules.turn import ChooseFirstAction, Turn
from .rules.witches import Witches, prices
from .state import Witchstone, strength_at, strength_with


def describe(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label of a legal move of this seat, with what it would bring or cost."""
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
        return describe_remove(s, seat, move)
    if verb == "boost":
        scroll = BOOST.index(move)
        args: Args = {"scroll": f"scroll-{SCROLL_IDS[scroll]}", "count": BOOST_PLUS[scroll]}
        return Text("move-boost", args)
    if verb == "chip":
        times = chip_times(chip_of(move))
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
    if verb == "stop" and isinstance(s.top, Witches | Crystals) and s.top.chips:
        return Text("move-stop-chips", {"count": len(s.top.chips)})
    return Text(f"move-{verb}")


def describe_place(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for laying a domino, with how strong both its actions would be."""
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


def describe_remove(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for taking a crystal out, with the points it costs (9.14), and whether it
    makes room for a domino where none fits now (R16)."""
    args: Args = {"cell": move.word(0), "points": s.removed[seat] + 1}
    must = isinstance(s.top, Turn) and s.pending[seat][0].verb == "remove"
    if must and move in s.pending[seat]:
        return Text("move-remove-room", args)
    return Text("move-remove", args)


def describe_start(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for doing the action that `move` names before the other one of the domino,
    with its strength."""
    top = s.top
    action = ACTION_OF[move.word(0)]
    assert isinstance(top, ChooseFirstAction)
    cell = top.a if PAIRS[top.pair][0] == action else top.b
    count = strength_at(s, seat, action, cell)
    return Text("move-start", {"action": f"action-{move.word(0)}", "count": count})


def describe_build(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for putting down a marker, with the points if it finishes the portal."""
    portal = PORTAL_OF[move.word(0)]
    length = PORTAL_LENGTH[portal]
    filled = (s.filled[seat] if s.building[seat] == portal else 0) + 1
    points = PORTAL_VP[length] if filled == length else 0
    args: Args = {"filled": filled, "length": length, "points": points}
    return Text("move-build", {**portal_words(portal), **args})


def describe_journey(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for sending a witch, with its price and the chip or place it wins."""
    region = REGION_OF[move.word(0)]
    args: Args = {"region": f"region-{move.word(0)}", "count": prices(s, seat)[region]}
    chip = s.chip_at[region]
    if region == STONE:
        return Text("move-journey-stone", {**args, "points": STONE_VP[len(s.stone)]})
    if chip == NOTHING:
        return Text("move-journey", args)
    return Text("move-journey-chip", {**args, "chip": f"chip-{CHIP_IDS[chip]}"})


def describe_step(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for moving the owl on the pentagram or the wand, with the space it
    reaches."""
    steps = move.n(0)
    if isinstance(s.top, Pentagram):
        return Text("move-step-ring", {"count": steps, "space": (s.ring[seat] + steps) % RING})
    space = s.wand[seat] + steps
    leads = wand_space(s, seat, space)["leads"]
    return Text("move-step-wand", {"count": steps, "space": space, "leads": int(leads)})


def describe_inlay(s: Witchstone, seat: int, move: Move) -> Text:
    """Returns the label for putting a special hex into the cauldron, with how long the chains of
    both its symbols would be."""
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
    """Returns the label for moving a crystal, with how many moves it takes."""
    origin, goal = CELL_OF[move.word(0)], move.word(1)
    black = int(s.black[seat] == 1 << origin)
    args: Args = {"from": move.word(0), "black": black}
    if goal in RIM_OF:
        rim = RIM_OF[goal]
        action = f"action-{ACTIONS[RIM_ACTION[rim]]}"
        count = RIM_DISTANCE[origin][rim]
        return Text(
            "move-crystal-rim", {**args, "to": rim_word(rim), "count": count, "action": action}
        )
    count = distance(origin, CELL_OF[goal])
    return Text("move-crystal", {**args, "to": goal, "count": count})


def describe_shelve(move: Move) -> Text:
    """Returns the label for putting a crystal from the rim on the rack, with its reward."""
    way = move.word(1)
    black = len(move.args) == 3
    action = f"action-{ACTIONS[RIM_ACTION[RIM_OF[move.word(0)]]]}"
    if way == "up":
        count = SHELF_TIMES + (BLACK_EXTRA if black else 0)
        return Text("move-shelve-up", {"action": action, "count": count, "black": int(black)})
    if way == "down":
        return Text("move-shelve-down", {"action": action, "black": int(black)})
    return Text("move-shelve-away", {"action": action, "black": int(black)})
