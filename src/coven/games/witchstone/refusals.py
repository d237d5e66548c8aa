"""Why a move is illegal: the paragraph that forbids it and a sentence, from what the seat may know.

Each function is for one verb and returns the refusal for a move that is not in the seat's list."""

from __future__ import annotations

from collections.abc import Callable

from coven.core import Args, Move, Refusal, refuse

from .components import (
    ACTION_OF,
    ANY,
    BOOST_ACTION,
    BOTTOM,
    CELL_OF,
    NOBODY,
    NOTHING,
    PAIR_OF,
    PORTAL_ENDS,
    PORTAL_OF,
    REGION_OF,
    RIM_ACTION,
    RIM_OF,
    TIP,
    distance,
)
from .moves import BOOST, RIM_DISTANCE
from .prompts import ACTION_NAME
from .rules.crystals import Crystals, Pick, has_room, parked_crystal, rim_word
from .rules.energy import Energy
from .rules.pentagram import AnyAction, Pentagram, Special
from .rules.scrolls import Scroll
from .rules.setup import BigWitches
from .rules.turn import ChooseFirstAction, EndTurn, Turn
from .rules.wand import Wand
from .rules.witches import Witches, prices
from .state import Witchstone


def why_illegal(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why this move is not one of the seat's legal moves: a sentence and a paragraph of the
    rules."""
    if seat not in s.pending:
        return refuse("3.9" if not s.turns else "4.1", "not-your-turn")
    return BY_VERB[move.verb](s, seat, move)


def first_finish(s: Witchstone) -> Refusal:
    """Returns the refusal of a move that does not answer the open question: it says what has to be
    done first."""
    top = s.top
    if isinstance(top, BigWitches):
        return refuse("3.9", "refuse-tower-first")
    if isinstance(top, Turn):
        return refuse("4.2", "refuse-domino-first")
    if isinstance(top, ChooseFirstAction):
        return refuse("4.4", "refuse-half-first")
    if isinstance(top, Special):
        return refuse("R27", "refuse-special-first")
    if isinstance(top, AnyAction):
        return refuse("8.10", "refuse-any-first")
    if isinstance(top, Pick):
        return refuse("9.5", "refuse-pick-first")
    if isinstance(top, EndTurn):
        return refuse("R16", "refuse-lost") if top.lost else refuse("4.6", "refuse-nothing-left")
    return refuse("4.5", "refuse-other-action", {"action": f"action-{running_action(s)}"})


def running_action(s: Witchstone) -> str:
    """Returns the id of the action that the top frame does, or "" if it does none."""
    return ACTION_NAME.get(type(s.top), "")


def no_removal(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why a crystal cannot be taken out (9.14)."""
    if not s.turns:
        return refuse("9.14", "refuse-remove-setup")
    assert not 1 << CELL_OF[move.word(0)] & (s.gems[seat] | s.black[seat])
    return refuse("9.14", "refuse-no-crystal", {"cell": move.word(0)})


def no_boost(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why a booster cannot be used (11.5, 11.8, 14.2, R47)."""
    scroll = BOOST.index(move)
    if scroll not in s.scrolls[seat]:
        return refuse("11.8", "refuse-no-booster", {"scroll": f"scroll-boost-{move.word(0)}"})
    action = running_action(s)
    if not action:
        return refuse("11.5", "refuse-boost-alone")
    if BOOST_ACTION[scroll] not in (ACTION_OF[action], ANY):
        args: Args = {"scroll": f"scroll-boost-{move.word(0)}", "action": f"action-{action}"}
        return refuse("14.2", "refuse-boost-other", args)
    return refuse("R47", "refuse-boost-useless")


def no_tower(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the big witch cannot be put on this tower (3.9, 3.10)."""
    if not isinstance(s.top, BigWitches):
        return first_finish(s) if not s.turns else refuse("3.10", "refuse-tower-late")
    return refuse("3.9", "refuse-tower-taken", {"region": f"region-{move.word(0)}"})


def no_place(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why a domino cannot be laid on these cells (4.2, 4.3)."""
    if not isinstance(s.top, Turn):
        return first_finish(s)
    pair = PAIR_OF[move.word(0)]
    if pair not in s.hand[seat]:
        return refuse("4.2", "refuse-not-in-hand", {"pair": f"pair-{move.word(0)}"})
    for word in (move.word(1), move.word(2)):
        cell = 1 << CELL_OF[word]
        if cell & (s.gems[seat] | s.black[seat]):
            return refuse("4.3", "refuse-crystal-there", {"cell": word})
        if cell & s.tiles[seat]:
            return refuse("4.3", "refuse-tile-there", {"cell": word})
    raise AssertionError(move.text)


def no_discard(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why a domino cannot be discarded: there is room, or a crystal can make room (4.2,
    R16), or it is not in hand."""
    if not isinstance(s.top, Turn):
        return first_finish(s)
    if PAIR_OF[move.word(0)] not in s.hand[seat]:
        return refuse("4.2", "refuse-not-in-hand", {"pair": f"pair-{move.word(0)}"})
    if s.pending[seat][0].verb == "remove":
        return refuse("R16", "refuse-discard-crystal")
    return refuse("4.2", "refuse-discard")


def no_start(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why this action cannot be done first: it is not on the domino (4.4)."""
    if isinstance(s.top, ChooseFirstAction):
        return refuse("4.4", "refuse-not-on-domino", {"action": f"action-{move.word(0)}"})
    return first_finish(s)


def no_chip(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why a chip's action cannot be used: none is waiting (7.8)."""
    if isinstance(s.top, Witches | Crystals):
        return refuse("7.8", "refuse-no-chip", {"chip": f"chip-{move.word(0)}"})
    return first_finish(s)


def no_build(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why no marker can be put on this portal (6.1, 6.2, 6.5–6.8)."""
    top = s.top
    if not isinstance(top, Energy):
        return first_finish(s)
    portal = PORTAL_OF[move.word(0)]
    if not s.energy[seat]:
        return refuse("6.8", "refuse-no-energy")
    if not top.left:
        return refuse("6.1", "refuse-used-up")
    if s.owner[portal] != NOBODY:
        if s.owner[portal] == seat:
            return refuse("6.1", "refuse-portal-finished")
        return refuse("6.5", "refuse-portal-taken", {"seat": s.owner[portal]})
    if s.building[seat] != NOTHING:
        return refuse("6.6", "refuse-unfinished")
    assert not PORTAL_ENDS[portal] & s.net[seat]
    return refuse("6.2" if not s.owner.count(seat) else "6.7", "refuse-not-joined")


def no_lay(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why no witch can be laid down (7.1, 7.12)."""
    top = s.top
    if not isinstance(top, Witches):
        return first_finish(s)
    return refuse("7.12", "refuse-no-witch") if top.left else refuse("7.1", "refuse-used-up")


def no_journey(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why no witch can be sent to this region (7.1, 7.3, 7.6, 7.14, R24)."""
    top = s.top
    if not isinstance(top, Witches):
        return first_finish(s)
    region = REGION_OF[move.word(0)]
    args: Args = {"region": f"region-{move.word(0)}"}
    if not top.left:
        return refuse("7.1", "refuse-used-up")
    if not s.lying[seat]:
        return refuse("7.3", "refuse-nobody-lies")
    if region == s.tower[seat]:
        return refuse("R24", "refuse-own-tower")
    if s.standing[seat] >> region & 1:
        return refuse("7.14", "refuse-there-already", args)
    price = prices(s, seat).get(region)
    if price is None:
        return refuse("7.3", "refuse-no-way", args)
    return refuse("7.6", "refuse-too-far", {**args, "count": price, "left": top.left})


def no_step(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the owl cannot make this number of steps on the pentagram or the wand (8.1, 8.2,
    10.1, 10.2, 10.7)."""
    top = s.top
    if isinstance(top, Pentagram):
        if top.walked and not top.left:
            return refuse("8.2", "refuse-walked")
        return refuse("8.1", "refuse-steps", {"count": top.left})
    if isinstance(top, Wand):
        if top.walked and not top.left:
            return refuse("10.2", "refuse-walked")
        if move.n(0) <= top.left:
            return refuse("10.7", "refuse-tip", {"count": TIP - s.wand[seat]})
        return refuse("10.1", "refuse-steps", {"count": top.left})
    return first_finish(s)


def no_go_on(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the move `go-on`, which ends an owl's steps and takes the rewards, is not
    possible yet (8.2, 10.2)."""
    if isinstance(s.top, Pentagram | Wand):
        return refuse("8.2" if isinstance(s.top, Pentagram) else "10.2", "refuse-walk-first")
    return first_finish(s)


def no_twice(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why this action cannot be done twice: it is not on the special hex (8.6)."""
    if isinstance(s.top, Special):
        return refuse("8.6", "refuse-not-on-special", {"action": f"action-{move.word(0)}"})
    return first_finish(s)


def no_inlay(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the special hex cannot be put on this cell (8.7)."""
    if not isinstance(s.top, Special):
        return first_finish(s)
    cell = 1 << CELL_OF[move.word(0)]
    if cell & (s.gems[seat] | s.black[seat]):
        return refuse("8.7", "refuse-crystal-there", {"cell": move.word(0)})
    return refuse("8.7", "refuse-tile-there", {"cell": move.word(0)})


def no_take(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the scroll of this shelf cannot be taken (11.2, 11.13)."""
    top = s.top
    if not isinstance(top, Scroll):
        return first_finish(s)
    if move.n(0) > len(s.row):
        return refuse("11.13", "refuse-empty-shelf", {"shelf": move.n(0)})
    return refuse("11.2", "refuse-too-high", {"shelf": move.n(0), "count": top.reach})


def no_crystal(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why this crystal cannot be moved there (9.1, 9.3, 9.10)."""
    top = s.top
    if not isinstance(top, Crystals):
        return first_finish(s)
    origin, goal = CELL_OF[move.word(0)], move.word(1)
    if not 1 << origin & (s.gems[seat] | s.black[seat]):
        return refuse("9.1", "refuse-no-crystal", {"cell": move.word(0)})
    if goal in RIM_OF:
        need = RIM_DISTANCE[origin][RIM_OF[goal]]
        return refuse("9.3", "refuse-moves", {"count": need, "left": top.left})
    cell = CELL_OF[goal]
    if 1 << cell & (s.tiles[seat] | s.gems[seat] | s.black[seat]):
        return refuse("9.10", "refuse-not-free", {"cell": goal})
    return refuse("9.1", "refuse-moves", {"count": distance(origin, cell), "left": top.left})


def no_shelve(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why no crystal can be put on this shelf of the rack (9.4, 9.12, 9.13)."""
    top = s.top
    if not isinstance(top, Crystals):
        return first_finish(s)
    rim = RIM_OF[move.word(0)]
    if parked_crystal(move) not in top.rim:
        return refuse("9.4", "refuse-not-on-rim", {"rim": rim_word(rim)})
    if move.word(1) == "away":
        return refuse("9.13", "refuse-rack-has-room")
    shelf = RIM_ACTION[rim] if move.word(1) == "up" else BOTTOM
    assert not has_room(s, shelf)
    return refuse("9.12", "refuse-shelf-full")


def no_pick(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why this chip cannot be chosen from the stone table (9.5)."""
    if isinstance(s.top, Pick):
        return refuse("9.5", "refuse-chip-not-there", {"chip": f"chip-{move.word(0)}"})
    if isinstance(s.top, Crystals):
        return refuse("9.5", "refuse-shelve-first")
    return first_finish(s)


def no_stop(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the rest of the action cannot be waived now (8.2, 9.4, 10.2)."""
    top = s.top
    if isinstance(top, Crystals):
        return refuse("9.4", "refuse-rim-first")
    if isinstance(top, Pentagram | Wand):
        return refuse("8.2" if isinstance(top, Pentagram) else "10.2", "refuse-walked")
    return first_finish(s)


def no_end(s: Witchstone, seat: int, move: Move) -> Refusal:
    """Returns why the turn cannot end: something else has to be done first."""
    return first_finish(s)


BY_VERB: dict[str, Callable[[Witchstone, int, Move], Refusal]] = {
    "tower": no_tower,
    "remove": no_removal,
    "boost": no_boost,
    "place": no_place,
    "discard": no_discard,
    "start": no_start,
    "end-turn": no_end,
    "stop": no_stop,
    "chip": no_chip,
    "build": no_build,
    "lay": no_lay,
    "journey": no_journey,
    "step": no_step,
    "go-on": no_go_on,
    "twice": no_twice,
    "inlay": no_inlay,
    "take": no_take,
    "crystal": no_crystal,
    "shelve": no_shelve,
    "pick": no_pick,
}
