"""What holds in every position, whatever is played."""

from __future__ import annotations

from .components import CAPACITY, RECIPES, TRACK, TYPES
from .rules.arcana import Arcana, is_waiting
from .rules.brewing import Brewing
from .rules.initiative import in_initiative_order
from .rules.plan import DONE, PLANNING, after, in_stage, new_plan
from .state import (
    INITIATE,
    NO_CHARACTER,
    TYPE_BITS,
    WhirlingState,
    count,
    covers,
    hand_limit,
    recipe_number,
)


def conserve(s: WhirlingState) -> None:
    """Raises AssertionError unless each recipe is in one place, no workbench holds more than its
    slots, hands, tokens and characters are possible, and every plan is what its steps lead to."""
    cards = [*s.deck[: s.deck_size], *s.discard, *[card for hand in s.hands for card in hand]]
    cards += [recipe_number(code) for codes in s.recipes for code in codes]
    assert sorted(cards) == (list(range(len(RECIPES))) if s.round or cards else []), (
        "each of the sixty recipes is in one place"
    )
    for seat in range(s.seats):
        assert len(s.hands[seat]) <= hand_limit(s, seat), "no hand is over its limit"
        assert all(0 <= token <= TRACK for token in s.tokens[seat]), "tokens stand on their tracks"
        for pile in (s.bench[seat], s.circle[seat], s.cauldron[seat]):
            assert pile >= 0
            assert pile >> TYPE_BITS * len(TYPES) == 0, "no type has gone below zero"
        for t in range(len(TYPES)):
            assert count(s.bench[seat], t) <= CAPACITY[t], "no type has more than its slots"
    special = [c for c in s.character if c not in (INITIATE, NO_CHARACTER)]
    assert len(set(special)) == len(special), "only Initiates are there more than once"
    for frame in s.stack:
        if isinstance(frame, Brewing):
            for seat in range(s.seats):
                check_plan(s, frame, seat)
        elif isinstance(frame, Arcana):
            check_effects(s, frame)


def check_effects(s: WhirlingState, arcana: Arcana) -> None:
    """Raises AssertionError unless decisions about effects are revealed in order of initiative, and
    a seat that waits has somebody to wait for."""
    order = [seat for seat in in_initiative_order(s) if seat in arcana.who]
    opened = [arcana.is_open(seat) for seat in order]
    assert opened == sorted(opened, reverse=True), "the lowest initiative is opened first"
    closed = order[sum(opened) :]
    assert closed, "somebody still has to decide"
    assert not is_waiting(arcana.steps_of(closed[0])), "the lowest initiative never waits"


def check_plan(s: WhirlingState, brewing: Brewing, seat: int) -> None:
    """Raises AssertionError unless the seat's plan is what its steps lead to, or has been
    revealed."""
    plan = brewing.plans[seat]
    if brewing.is_open(seat):
        assert plan.stage == DONE, "only a finished brew is opened"
        assert s.bench[seat] == plan.bench
        return
    again = new_plan(s, seat, PLANNING)
    for step in brewing.steps[seat]:
        again = after(again, step)
    assert in_stage(again, plan.stage) == plan, "a plan is what its steps lead to"
    assert covers(s.bench[seat], plan.bench), "brewing only takes from the workbench"
