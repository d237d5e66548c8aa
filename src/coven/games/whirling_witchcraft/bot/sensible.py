"""Common sense: what every player sees at once, so that no bot has to search for it."""

from __future__ import annotations

from coven.core.move import Move

from ..components import GATHERED, TYPE_OF
from ..rules.arcana import Arcana, named_pile
from ..rules.brewing import Brewing
from ..rules.characters import Gathering, Saving, has_dared
from ..rules.plan import PLANNING, Plan, after, new_plan
from ..rules.study import Study
from ..state import JACK, ONE, Pile, WhirlingState, is_playing, left_of, overflow, right_of, size
from .planner import (
    WIN_VALUE,
    BrewPlanner,
    expected_bench,
    expected_cauldron,
    planner_for,
    played_code,
    secretly_played,
)

NEAR = 4_000
"""By how much a move may be worse than the best one to be thought about, as plans are valued: less
than an ingredient that overflows, on either side."""


def sensible(s: WhirlingState, seat: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves` after which the best brew of this round is nearly as good as after
    any other move: no win, overflow or defence is given away. When a recipe is to be played, these
    are the plays that win at once, or all if there are none.

    What the best brew is worth depends on the neighbour's workbench. A move is kept if it is good
    with that workbench as it is, or as it probably will be.
    """
    top = s.stack[-1]
    if isinstance(top, Gathering):
        return least_given_away(s, seat, moves)
    if isinstance(top, Saving):
        return most_saved(s, seat, moves)
    if isinstance(top, Brewing):
        choices = [(after(top.plans[seat], move), s.cauldron[seat]) for move in moves]
        return [moves[i] for i in near_best(s, seat, choices, NEAR)]
    if isinstance(top, Arcana):
        steps = top.steps_of(seat)
        return [moves[i] for i in near_best(s, seat, effects(s, seat, steps, moves), NEAR)]
    if isinstance(top, Study):
        steps = top.steps_of(seat)
        if steps and has_dared(steps) and len(steps) == 3:
            return [moves[i] for i in near_best(s, seat, effects(s, seat, (), moves), NEAR)]
        if not steps:
            return winning_plays(s, seat, moves)
    return moves


def near_best(
    s: WhirlingState, seat: int, choices: list[tuple[Plan, Pile]], slack: int
) -> list[int]:
    """Returns the indices of the choices that are worse than the best by less than `slack`. Each
    choice is a plan and the pile in the cauldron with which it goes on."""
    neighbour = right_of(s, seat)
    kept: set[int] = set()
    for target in {expected_bench(s, neighbour), s.bench[neighbour]}:
        values: list[int] = []
        for plan, cauldron in choices:
            planner = with_cauldron(s, seat, target, cauldron)
            values.append(planner.best_of(plan)[0])
        most = max(values)
        kept.update([i for i, value in enumerate(values) if value > most - slack])
    return sorted(kept)


def with_cauldron(s: WhirlingState, seat: int, target: Pile, cauldron: Pile) -> BrewPlanner:
    """Returns the planner of a seat that has this pile in its cauldron; `target`: the pile on the
    workbench that receives it."""
    if cauldron == s.cauldron[seat]:
        return planner_for(s, seat, target)
    left = left_of(s, seat)
    return BrewPlanner(
        target,
        cauldron,
        s.threshold - size(s.circle[seat]),
        is_playing(s, seat, JACK),
        expected_cauldron(s, left),
        s.threshold - size(s.circle[left]),
    )


def effects(
    s: WhirlingState, seat: int, steps: tuple[Move, ...], moves: list[Move]
) -> list[tuple[Plan, Pile]]:
    """Returns for each of the moves, which decide about an arcana effect, the plan and the cauldron
    with which the seat goes on. `steps`: what it has decided about effects before."""
    found: list[tuple[Plan, Pile]] = []
    for move in moves:
        plan = new_plan(s, seat, PLANNING)
        plan.unused = (*secretly_played(s, seat), *plan.unused)
        cauldron = s.cauldron[seat]
        for step in (*steps, move):
            verb = step.verb
            if verb in ("raven", "pour"):
                plan.bench -= named_pile(step)
            if verb in ("potion", "pour"):
                cauldron += named_pile(step)
            elif verb == "grimoire":
                plan.grimoire |= 1 << TYPE_OF[step.word(0)]
        found.append((plan, cauldron))
    return found


def winning_plays(s: WhirlingState, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that play a recipe with which the seat can win this round, whatever its
    right neighbour uses; all moves if there is none."""
    neighbour = right_of(s, seat)
    winning: list[Move] = []
    for move in moves:
        if move.verb != "play":
            continue
        plan = new_plan(s, seat, PLANNING)
        plan.unused = (played_code(move), *plan.unused)
        values = [
            planner_for(s, seat, target).best_of(plan)[0]
            for target in {expected_bench(s, neighbour), s.bench[neighbour]}
        ]
        if min(values) > WIN_VALUE // 2:
            winning.append(move)
    return winning or moves


def least_given_away(s: WhirlingState, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves by which the Unstoppable gives the fewest ingredients to the circle of her
    left neighbour (11.10)."""
    given = [size(overflow(s.bench[seat], GATHERED * ONE[TYPE_OF[move.word(0)]])) for move in moves]
    return [move for move, n in zip(moves, given, strict=True) if n == min(given)]


def most_saved(s: WhirlingState, seat: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves`, the choices of the Jack-of-all-Trades (11.12), after which most
    ingredients come into her circle in this round: the one that she moves there, and those that
    then overflow."""
    target = s.bench[right_of(s, seat)]
    gains: list[int] = []
    for move in moves:
        saved = 0 if move.verb == "pass" else ONE[TYPE_OF[move.word(0)]]
        gains.append(size(saved) + size(overflow(target, s.cauldron[seat] - saved)))
    return [move for move, n in zip(moves, gains, strict=True) if n == max(gains)]
