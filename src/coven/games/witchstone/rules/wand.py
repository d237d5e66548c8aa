"""The wand (chapter 10). Rulings R35–R37."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import ACTION_OF, LEADER_FACTOR, TIP, WAND, WAND_SPACES
from ..moves import GO_ON, STEP, STOP
from ..state import Witchstone, count_of, replaced
from .actions import BEGIN_ACTION, boost, boosters, grant, score, skip, waive
from .removal import removals_on_offer, remove

SPACES: Final[list[int]] = sorted(WAND_SPACES)
"""The spaces that give something, from the handle on; light ones give nothing (10.3)."""
DARK: Final[tuple[bool, ...]] = tuple(
    n in WAND_SPACES and WAND_SPACES[n].kind == "dark" for n in range(TIP + 1)
)
"""Whether each space is dark, i.e. gives bonus actions."""


@dataclass
class Wand(Frame):
    """Asks `who` how far the owl goes along the wand. It has made `walked` steps in this action and
    may make `left` more (10.1, 10.2). Boosters may be added until the first effect is taken (R36),
    but only while the wand has more spaces than steps (R47)."""

    who: int
    left: int
    walked: int

    def resume(self, s: Witchstone) -> None:
        room = TIP - s.wand[self.who]  # none on the last space: the action is skipped (10.7)
        more = boosters(s, self.who, WAND) if self.left < room else []
        if self.left and room:
            moves = [STEP[n] for n in range(min(self.left, room), 0, -1)]
            moves += more
            moves.append(GO_ON if self.walked else STOP)
        elif self.walked and (more or (s.closed and room)):
            moves = [GO_ON, *more]
        else:
            skip(s, self.who, WAND, self.left)
            self.queue_effects(s)
            return
        s.ask(self.who, moves)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "step":
            steps = move.n(0)
            room = TIP - s.wand[who]
            walk(s, who, steps)
            waive(s, who, WAND, self.left - steps, min(self.left, room) - steps)
            s.become(Wand(who, 0, self.walked + steps))
        elif verb == "boost":
            s.become(Wand(who, self.left + boost(s, who, move), self.walked))
        elif verb == "remove":
            remove(s, who, move)
        else:  # "go-on" and "stop" differ in their words only
            waive(s, who, WAND, self.left, min(self.left, TIP - s.wand[who]))
            self.queue_effects(s)

    def queue_effects(self, s: Witchstone) -> None:
        """Ends the move: finds out whether `who` leads (10.5) and queues the spaces that were
        passed or reached (10.2), behind the effects of the wand that are still open (R37)."""
        end = s.wand[self.who]
        s.done()
        factor = LEADER_FACTOR if leads(s, self.who) else 1
        queue = tuple(
            [(n, factor if DARK[n] else 1) for n in SPACES if end - self.walked < n <= end]
        )
        if not queue:
            return
        for i in range(len(s.stack) - 1, -1, -1):
            open_effects = s.stack[i]
            if isinstance(open_effects, Effects):
                s.stack[i] = Effects(self.who, open_effects.queue + queue)
                return
        s.push(Effects(self.who, queue))


def begin_wand(who: int, times: int) -> Frame:
    """Returns the frame of a wand action of the seat `who` with `times` steps."""
    return Wand(who, times, 0)


BEGIN_ACTION[WAND] = begin_wand


def walk(s: Witchstone, who: int, steps: int) -> None:
    """Moves the owl of `who` along the wand, and records when it came there, which breaks ties
    (12.6)."""
    s.wand[who] += steps
    s.arrivals += 1
    s.arrival[who] = s.arrivals
    if s.records_events:
        s.tell("log-wand", {"seat": who, "count": steps, "space": s.wand[who]})


def leads(s: Witchstone, who: int) -> bool:
    """Whether no owl is further on the wand than that of `who`; to be level is enough (10.5)."""
    return s.wand[who] == max(s.wand)


@dataclass
class Effects(Frame):
    """Gives `who` what the spaces of the wand in `queue` give, in the order of the track (10.8).
    Each entry is a space and the factor of its bonus: 2 for the leader, else 1 (10.5)."""

    who: int
    queue: tuple[tuple[int, int], ...]

    def resume(self, s: Witchstone) -> None:
        if not self.queue:
            s.done()
            return
        space, factor = self.queue[0]
        s.become(Effects(self.who, self.queue[1:]))
        effect = WAND_SPACES[space]
        if effect.kind == "silver":
            s.silver = replaced(s.silver, self.who, s.silver[self.who] + 1)
            score(s, self.who, silver_points(s, self.who, space), effect.count)
        else:  # 10.4
            times = effect.times * factor
            if s.records_events:
                action = f"action-{effect.action}"
                s.tell("log-dark", {"seat": self.who, "action": action, "count": times})
            grant(s, self.who, ACTION_OF[effect.action], times)


def silver_points(s: Witchstone, who: int, space: int) -> int:
    """Returns the points that a silver space would give `who` now (10.6, 10.9)."""
    effect = WAND_SPACES[space]
    return effect.vp * count_of(s, who, effect.count)
