"""What all six actions have in common: an action runs until it is used up or waived (4.7, R14),
boosters enlarge it (11.4–11.8, chapter 14, R47), and what it wins interrupts it (4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import ACTIONS, ANY, BOOST_ACTION, BOOST_PLUS, BOOSTS, SCROLL_IDS
from ..moves import BOOST, BOOST_OF, STOP
from ..state import Witchstone, remember, replaced, without

BEGIN_ACTION: Final[dict[int, Callable[[int, int], Frame]]] = {}
"""By action, a function that makes its frame from the seat and the strength. The chapter of each
action adds its own."""


def grant(s: Witchstone, who: int, action: int, times: int) -> None:
    """Gives the seat `who` an action as a bonus, `times` times (4.5, R43). If the action being done
    now is the same, and is energy, witches or crystals, it is enlarged. In all other cases the
    bonus interrupts the present action and is done at once."""
    s.grant(BEGIN_ACTION[action](who, times))


def score(s: Witchstone, who: int, points: int, why: str) -> None:
    """Adds points to the score of `who` (2.2, R45). `why`: the end of the Fluent key ``why-WHY``
    with which the log gives the reason."""
    s.score[who] += points
    if s.records_events:
        key = "log-points" if points >= 0 else "log-loss"
        args: dict[str, int | str] = {"seat": who, "points": abs(points), "why": f"why-{why}"}
        s.tell(key, args)
        s.show_stage(key, args)


def skip(s: Witchstone, who: int, action: int, count: int) -> None:
    """Tells that the seat `who` cannot do an action `count` times that it has, so that they are
    skipped (4.7). Nothing if `count` is 0."""
    if count > 0 and s.records_events:
        name = f"action-{ACTIONS[action]}"
        s.tell("log-skip", {"seat": who, "action": name, "count": count})


def waive(s: Witchstone, who: int, action: int, left: int, usable: int) -> None:
    """Tells that the seat `who` leaves an action unused that it could do `usable` times more (R14),
    and that the rest of `left` times is skipped (4.7)."""
    if usable > 0 and s.records_events:
        name = f"action-{ACTIONS[action]}"
        s.tell("log-waive", {"seat": who, "action": name, "count": usable})
    skip(s, who, action, left - usable)


NO_MOVES: Final[list[Move]] = []
_boosters: Final[list[dict[tuple[int, ...], list[Move]]]] = [{}, {}, {}, {}, {}, {}]
"""A cache for each action, by the scrolls in hand."""


def boosters(s: Witchstone, who: int, action: int) -> list[Move]:
    """Returns the moves with which the seat `who` can use a booster on this action: double ones of
    its kind (14.2), single ones for any action (11.6, 14.1). Cached: do not change the list."""
    scrolls = s.scrolls[who]
    if not scrolls or scrolls[0] >= BOOSTS:  # sorted: boosters come first
        return NO_MOVES
    known = _boosters[action].get(scrolls)
    if known is None:
        found = [
            BOOST[scroll]
            for scroll in sorted(set(scrolls))
            if scroll < BOOSTS and BOOST_ACTION[scroll] in (action, ANY)
        ]
        known = remember(_boosters[action], scrolls, found)
    return known


def boost(s: Witchstone, who: int, move: Move) -> int:
    """Puts the booster that the move names behind the screen of `who` (11.8) and returns how many
    times it adds to the action."""
    scroll = BOOST_OF[move.text]
    s.scrolls[who] = without(s.scrolls[who], scroll)
    s.used_scrolls = replaced(s.used_scrolls, who, (*s.used_scrolls[who], scroll))
    if s.records_events:
        s.tell("log-boost", {"seat": who, "scroll": f"scroll-{SCROLL_IDS[scroll]}"})
    return BOOST_PLUS[scroll]


def may_boost(s: Witchstone, who: int, action: int) -> bool:
    """Returns whether the seat `who` has a booster for this action, or may have one as far as the
    others know (R39)."""
    return s.closed or len(boosters(s, who, action)) > 0


def ask_or_end(
    s: Witchstone, who: int, action: int, left: int, moves: list[Move], *, more_is_useful: bool
) -> None:
    """Asks `who` to choose one of `moves` or to stop; `moves` is changed. If there is nothing to
    choose, ends the top frame, and the action is skipped as many times as it could still be done
    (`left`, 4.7).

    If more of the action could be used (`more_is_useful`), the moves that use boosters are added
    (R47). With closed scrolls everybody is then asked as if they had boosters, so that the question
    does not show who has some (R39).
    """
    if more_is_useful:
        moves.extend(boosters(s, who, action))
        if s.closed and not moves:
            s.ask(who, [STOP])
            return
    if not moves:
        skip(s, who, action, left)
        s.done()
        return
    moves.append(STOP)
    s.ask(who, moves)
