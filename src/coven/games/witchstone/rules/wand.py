"""The wand (chapter 10). Rulings R35–R37."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import ACTION_OF, LEADER_FACTOR, TIP, WAND, WAND_SPACES
from ..moves import GO_ON, STEP, STOP
from ..state import Witchstone, counted, put
from .running import ACTION, boost, boosters, grant, removals_on_offer, remove, score

SPACES: Final[list[int]] = sorted(WAND_SPACES)
DARK: Final[tuple[bool, ...]] = tuple(
    n in WAND_SPACES and WAND_SPACES[n].kind == "bonus" for n in range(TIP + 1)
)


@dataclass
class Wand(Frame):
    """`left` steps may be made; `walked` were. Boosters may be added until the first effect is
    taken (R36)."""

    who: int
    left: int
    walked: int

    def resume(self, s: Witchstone) -> None:
        room = TIP - s.wand[self.who]
        more = boosters(s, self.who, WAND) if room else []
        if self.left and room:
            moves = [STEP[n] for n in range(min(self.left, room), 0, -1)]
            moves += more
            moves.append(GO_ON if self.walked else STOP)
        elif self.walked and (more or (s.closed and room)):
            moves = [GO_ON, *more]
        else:
            self.effects(s)
            return
        s.ask(self.who, moves)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "step":
            steps = move.n(0)
            walk(s, who, steps)
            s.become(Wand(who, 0, self.walked + steps))
        elif verb == "boost":
            s.become(Wand(who, self.left + boost(s, who, move), self.walked))
        elif verb == "remove":
            remove(s, who, move)
        elif verb == "go-on":
            self.effects(s)
        else:
            s.done()

    def effects(self, s: Witchstone) -> None:
        """10.2, 10.5: the leader is found now; what was passed stands in line, behind any effects
        of the wand that are still open (R37)."""
        end = s.wand[self.who]
        s.done()
        factor = LEADER_FACTOR if leads(s, self.who) else 1
        queue = tuple(
            [(n, factor if DARK[n] else 1) for n in SPACES if end - self.walked < n <= end]
        )
        if not queue:
            return
        for i in range(len(s.stack) - 1, -1, -1):
            open_ones = s.stack[i]
            if isinstance(open_ones, Effects):
                s.stack[i] = Effects(self.who, open_ones.queue + queue)
                return
        s.push(Effects(self.who, queue))


def begin_wand(who: int, times: int) -> Frame:
    return Wand(who, times, 0)


ACTION[WAND] = begin_wand


def walk(s: Witchstone, who: int, steps: int) -> None:
    s.wand[who] += steps
    s.arrivals += 1
    s.arrival[who] = s.arrivals
    if s.records_events:
        s.tell("log-wand", {"seat": who, "count": steps, "space": s.wand[who]})


def leads(s: Witchstone, who: int) -> bool:
    """10.5: nobody is further on; equal is enough."""
    return s.wand[who] == max(s.wand)


@dataclass
class Effects(Frame):
    """What the spaces of the wand give that were passed, in the track's order (10.8): spaces, and
    how often their bonus counts."""

    who: int
    queue: tuple[tuple[int, int], ...]

    def resume(self, s: Witchstone) -> None:
        if not self.queue:
            s.done()
            return
        space, factor = self.queue[0]
        s.become(Effects(self.who, self.queue[1:]))
        effect = WAND_SPACES[space]
        if effect.kind == "score":
            s.silver = put(s.silver, self.who, s.silver[self.who] + 1)
            score(s, self.who, silver_points(s, self.who, space), effect.count)
        else:
            times = effect.times * factor
            if s.records_events:
                action = f"action-{effect.action}"
                s.tell("log-dark", {"seat": self.who, "action": action, "count": times})
            grant(s, self.who, ACTION_OF[effect.action], times)


def silver_points(s: Witchstone, who: int, space: int) -> int:
    """10.6"""
    effect = WAND_SPACES[space]
    return effect.vp * counted(s, who, effect.count)
