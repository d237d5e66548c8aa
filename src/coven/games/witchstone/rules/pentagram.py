"""The pentagram (chapter 8). Rulings R26–R28."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ACTION_OF,
    CELL_OF,
    NOTHING,
    OWL_AT,
    OWL_EMPTY_VP,
    OWL_PILE,
    PAIR_IDS,
    PAIRS,
    PENTAGRAM,
    RING,
    SPECIAL_AT,
    SPECIAL_EMPTY_TIMES,
    SPECIAL_TIMES,
)
from ..moves import GO_ON, INLAY, STEP, STOP, TWICE
from ..state import Witchstone, free_cells, members, pack_special, replaced
from .actions import BEGIN_ACTION, boost, boosters, grant, score, waive
from .removal import removals, removals_on_offer, remove


@dataclass
class Pentagram(Frame):
    """Asks `who` how far the owl goes round the pentagram. It has made `walked` steps in this
    action and may make `left` more (8.1, 8.2, 8.8). Boosters may be added until the first reward is
    taken (R28)."""

    who: int
    left: int
    walked: int

    def resume(self, s: Witchstone) -> None:
        more = boosters(s, self.who, PENTAGRAM)
        if self.left:
            moves = [STEP[n] for n in range(self.left, 0, -1)]
            moves += more
            moves.append(GO_ON if self.walked else STOP)
        elif more or s.closed:
            moves = [GO_ON, *more]
        else:
            self.queue_rewards(s)
            return
        s.ask(self.who, moves)

    def queue_rewards(self, s: Witchstone) -> None:
        """Ends the move: queues the rewards of all spaces that were passed or reached (8.2). Grey
        spaces give nothing (8.3)."""
        end = s.ring[self.who]
        spaces = [(end - back) % RING for back in range(self.walked - 1, -1, -1)]
        s.become(
            Rewards(
                self.who,
                tuple([n for n in spaces if OWL_AT[n] != NOTHING or SPECIAL_AT[n] != NOTHING]),
            )
        )

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "step":
            steps = move.n(0)
            s.ring[who] = (s.ring[who] + steps) % RING
            if s.records_events:
                s.tell("log-ring", {"seat": who, "count": steps, "space": s.ring[who]})
            waive(s, who, PENTAGRAM, self.left - steps, self.left - steps)
            s.become(Pentagram(who, 0, self.walked + steps))
        elif verb == "boost":
            s.become(Pentagram(who, self.left + boost(s, who, move), self.walked))
        elif verb == "remove":
            remove(s, who, move)
        else:  # "go-on" and "stop" differ in their words only
            waive(s, who, PENTAGRAM, self.left, self.left)
            self.queue_rewards(s)


def begin_pentagram(who: int, times: int) -> Frame:
    """Returns the frame of a pentagram action of the seat `who` with `times` steps."""
    return Pentagram(who, times, 0)


BEGIN_ACTION[PENTAGRAM] = begin_pentagram


@dataclass
class Rewards(Frame):
    """Gives the seat `who` the rewards of these `spaces` of the pentagram, in the order in which
    its owl passed them (8.2, R26)."""

    who: int
    spaces: tuple[int, ...]

    def resume(self, s: Witchstone) -> None:
        if not self.spaces:
            s.done()
            return
        space = self.spaces[0]
        s.become(Rewards(self.who, self.spaces[1:]))
        if OWL_AT[space] != NOTHING:
            take_owl(s, self.who, OWL_AT[space])
        else:
            take_special(s, self.who, SPECIAL_AT[space])


def take_owl(s: Witchstone, who: int, pile: int) -> None:
    """Gives `who` the top tile of an owl pile (8.4), or 2 points if the pile is empty (8.9)."""
    left = s.owls_left[pile]
    if not left:
        score(s, who, OWL_EMPTY_VP, "owl")
        return
    s.owls_left = replaced(s.owls_left, pile, left - 1)
    owl = OWL_PILE[len(OWL_PILE) - left]
    s.owl_tiles = replaced(s.owl_tiles, who, (*s.owl_tiles[who], owl))
    if s.records_events:
        s.tell("log-owl", {"seat": who, "points": owl})


def take_special(s: Witchstone, who: int, slot: int) -> None:
    """Gives `who` the special hex of a slot, which is filled from the stack (8.5), or any action
    twice if the slot is empty (8.10)."""
    pair = s.slots[slot]
    if pair == NOTHING:
        s.push(AnyAction(who))
        return
    if s.specials_left:
        s.specials_left -= 1
        s.slots = replaced(s.slots, slot, s.stack_of_specials[s.specials_left])
        s.reveal()
    else:
        s.slots = replaced(s.slots, slot, NOTHING)
    if s.records_events:
        s.tell("log-special", {"seat": who, "pair": f"pair-{PAIR_IDS[pair]}"})
    s.push(Special(who, pair))


@dataclass
class Special(Frame):
    """Asks `who` to use the special hex `pair` at once (8.6) or to put it into the cauldron for
    good (8.7)."""

    who: int
    pair: int

    def resume(self, s: Witchstone) -> None:
        first, second = PAIRS[self.pair]
        moves = [TWICE[first], TWICE[second]]
        moves += [INLAY[cell] for cell in members(free_cells(s, self.who))]
        moves += removals(s, self.who)
        s.ask(self.who, moves)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "remove":
            remove(s, who, move)
            return
        s.done()
        if verb == "twice":
            s.used_specials = replaced(s.used_specials, who, (*s.used_specials[who], self.pair))
            action = ACTION_OF[move.word(0)]
            if s.records_events:
                pair = f"pair-{PAIR_IDS[self.pair]}"
                args: dict[str, int | str] = {"seat": who, "action": f"action-{move.word(0)}"}
                s.tell("log-use-special", {**args, "pair": pair, "count": SPECIAL_TIMES})
            grant(s, who, action, SPECIAL_TIMES)
        else:
            inlay(s, who, self.pair, CELL_OF[move.word(0)])


def inlay(s: Witchstone, who: int, pair: int, cell: int) -> None:
    """Puts the special hex `pair` on a cell of the cauldron of `who`, where both its symbols count
    from now on (8.7). No action is done (R27)."""
    s.inlaid = replaced(s.inlaid, who, (*s.inlaid[who], pack_special(pair, cell)))
    for action in PAIRS[pair]:
        s.marks[who * 6 + action] |= 1 << cell
    s.tiles[who] |= 1 << cell
    if s.records_events:
        word = INLAY[cell].word(0)
        s.tell("log-inlay", {"seat": who, "pair": f"pair-{PAIR_IDS[pair]}", "cell": word})


@dataclass
class AnyAction(Frame):
    """Asks `who` which action to do twice, because no special hex is left (8.10)."""

    who: int

    def resume(self, s: Witchstone) -> None:
        s.ask(self.who, TWICE)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        if move.verb == "remove":
            remove(s, self.who, move)
            return
        s.done()
        if s.records_events:
            args: dict[str, int | str] = {"seat": self.who, "action": f"action-{move.word(0)}"}
            s.tell("log-instead", {**args, "count": SPECIAL_EMPTY_TIMES})
        grant(s, self.who, ACTION_OF[move.word(0)], SPECIAL_EMPTY_TIMES)
