"""Chooses moves quickly: what a search plays beyond the positions it looks at closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coven.core.move import Move

from ..components import CAPACITY, GATHERED, RECIPES, TYPE_OF
from ..rules.brewing import Brewing
from ..state import (
    NEED,
    Code,
    Pile,
    WhirlingState,
    count,
    covers,
    recipe_number,
    right_of,
    usable_recipes,
)
from .planner import brewing_planner, played_code
from .values import CHARACTER_VALUE, GAIN, TYPE_VALUE


def turn(s: WhirlingState) -> int:
    """Returns the number of the turn: every round counts as one turn of each seat."""
    return s.round * s.seats


def playout(s: WhirlingState, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a quickly chosen sensible move, for playouts of the search: in brewing the next step
    of the best plan, otherwise the one with the highest `move_value` plus a little noise. `pick(n)`
    returns a random number below n."""
    top = s.stack[-1]
    if isinstance(top, Brewing):
        return brewing_planner(s, top, seat).next_step(top.plans[seat], moves)
    best = moves[0]
    most = -1000.0
    for move in moves:
        value = move_value(s, seat, move) + pick(100) / 100.0
        if value > most:
            most = value
            best = move
    return best


def move_value(s: WhirlingState, seat: int, move: Move) -> float:
    """Returns a quick estimate of how good a move outside brewing is; higher is better."""
    verb = move.verb
    if verb == "play":
        return play_value(s, seat, played_code(move))
    if verb == "keep":
        return CHARACTER_VALUE.get(move.word(0), 0.0) * 4.0
    if verb in ("redraw", "dare", "skip", "pass"):
        return 0.0
    t = TYPE_OF[move.word(0)]
    target = s.bench[right_of(s, seat)]
    if verb == "potion":
        return 1.0 + potion_value(target, t)
    if verb == "save":
        return 2.0 - fullness(target, t)
    if verb == "grimoire":
        return 1.0 + 0.5 * shortage(s, seat, t)
    if verb == "gather":
        return 2.0 * TYPE_VALUE[t] * (fullness(s.bench[seat], t) == 0.0) - 4.0 * max(
            0.0, fullness(s.bench[seat], t) + GATHERED / CAPACITY[t] - 1.0
        )
    crowd = sum([fullness(s.bench[seat], TYPE_OF[str(name)]) - 0.6 for name in move.args])
    return 3.0 * crowd


def potion_value(target: Pile, t: int) -> float:
    """Returns how good it is to add an ingredient of type `t` to a cauldron that goes to a
    workbench with the pile `target`."""
    return 2.0 * fullness(target, t) + TYPE_VALUE[t] / 4.0


def fullness(bench: Pile, t: int) -> float:
    """Returns which part (0 to 1) of the slots for ingredients of type number `t` is filled on a
    workbench with this pile."""
    return count(bench, t) / CAPACITY[t]


def shortage(s: WhirlingState, seat: int, t: int) -> float:
    """Returns how many more ingredients of type `t` the seat's recipes need than its workbench
    has; 0 if it has enough."""
    needed = 0
    for code in usable_recipes(s, seat):
        needed += count(NEED[code], t)
    return max(0.0, needed - count(s.bench[seat], t))


def play_value(s: WhirlingState, seat: int, code: Code) -> float:
    """Returns a quick estimate of how good it is to play the recipe `code`: by what it gains every
    round, its arcana symbols, and whether it can be used at once."""
    recipe = RECIPES[recipe_number(code)]
    value = GAIN[code] + 0.15 * sum(recipe.arcana)
    if covers(s.bench[seat], NEED[code]):
        value += 0.6
    return value
