"""What all six actions have in common (4.5, 4.7, 11.5–11.8): an action runs until it is used up or
waived, boosters enlarge it, what it wins interrupts it, and crystals may be taken out meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import ANY, BOOST_ACTION, BOOST_PLUS, BOOSTS, CELL_OF, SCROLL_IDS
from ..moves import BOOST, BOOST_OF, REMOVE, STOP
from ..state import MOST_REMEMBERED, Witchstone, cells_in, put

ACTION: Final[dict[int, Callable[[int, int], Frame]]] = {}
"""How each action begins, by who does it and how strong it is; its chapter says."""


def grant(s: Witchstone, who: int, action: int, times: int) -> None:
    """A bonus: energy, witches and crystals enlarge the same action if it is running, all else is
    done at once, and what it interrupts goes on afterwards (R43)."""
    s.grant(ACTION[action](who, times))


def score(s: Witchstone, who: int, points: int, why: str) -> None:
    s.score[who] += points
    if s.records_events:
        s.tell("log-points", {"seat": who, "points": points, "why": f"why-{why}"})


# -- boosters ----------------------------------------------------------------------------------


NONE: Final[list[Move]] = []


def boosters(s: Witchstone, who: int, action: int) -> list[Move]:
    """The boosters in hand that fit this action. Remembered, and not to be changed."""
    scrolls = s.scrolls[who]
    if not scrolls or scrolls[0] >= BOOSTS:
        return NONE
    known = _boosters[action].get(scrolls)
    if known is None:
        if len(_boosters[action]) >= MOST_REMEMBERED:
            _boosters[action].clear()
        known = _boosters[action][scrolls] = [
            BOOST[scroll]
            for scroll in sorted(set(scrolls))
            if scroll < BOOSTS and BOOST_ACTION[scroll] in (action, ANY)
        ]
    return known


_boosters: Final[list[dict[tuple[int, ...], list[Move]]]] = [{}, {}, {}, {}, {}, {}]
"""By action and the scrolls in hand."""


def boost(s: Witchstone, who: int, move: Move) -> int:
    """11.8: the booster goes behind the screen. How much it adds."""
    scroll = BOOST_OF[move.text]
    i = s.scrolls[who].index(scroll)
    s.scrolls[who] = s.scrolls[who][:i] + s.scrolls[who][i + 1 :]
    s.used_scrolls = put(s.used_scrolls, who, (*s.used_scrolls[who], scroll))
    if s.records_events:
        s.tell("log-boost", {"seat": who, "scroll": f"scroll-{SCROLL_IDS[scroll]}"})
    return BOOST_PLUS[scroll]


def go_on(s: Witchstone, who: int, action: int, moves: list[Move], hopeful: bool) -> None:
    """The top frame asks among `moves`, a list of its own; boosters come on top where more of the
    action could be used. It ends where there is nothing to choose. Where collections are closed,
    everybody is asked as if they had boosters (R39)."""
    if hopeful:
        moves.extend(boosters(s, who, action))
        if s.closed and not moves:
            s.ask(who, [STOP])
            return
    if not moves:
        s.done()
        return
    moves.append(STOP)
    s.ask(who, moves)


# -- taking crystals out -------------------------------------------------------------------------


_removals: Final[dict[int, list[Move]]] = {}
"""By the cells with crystals; never changed."""


def removals(s: Witchstone, who: int) -> list[Move]:
    """9.14: any crystal in the own cauldron, at any moment of the own turn; the set-up is nobody's
    (R11)."""
    if who != s.active or not s.turns:
        return []
    crystals = s.gems[who] | s.black[who]
    known = _removals.get(crystals)
    if known is None:
        if len(_removals) >= MOST_REMEMBERED:
            _removals.clear()
        known = _removals[crystals] = [REMOVE[cell] for cell in cells_in(crystals)]
    return known


def removals_on_offer(s: Witchstone, who: int) -> dict[int, list[Move]]:
    """Beside whatever is asked; nothing else is ever offered in this game."""
    moves = removals(s, who)
    return {who: moves} if moves else {}


def remove(s: Witchstone, who: int, move: Move) -> None:
    """9.14: the n-th crystal costs n points; it counts nowhere any more (R15)."""
    take_off(s, who, 1 << CELL_OF[move.word(0)], True)
    s.removed = put(s.removed, who, s.removed[who] + 1)
    if s.records_events:
        s.tell("log-remove", {"seat": who, "cell": move.word(0)})
    score(s, who, -s.removed[who], "remove")


def take_off(s: Witchstone, who: int, cell: int, away: bool) -> bool:
    """A crystal leaves its cell (a bit), for the place behind the screen if `away`. Whether it was
    the black one."""
    gems, black = s.away[who]
    if s.black[who] == cell:
        s.black[who] = 0
        if away:
            s.away = put(s.away, who, (gems, 1))
        return True
    s.gems[who] &= ~cell
    if away:
        s.away = put(s.away, who, (gems + 1, black))
    return False
