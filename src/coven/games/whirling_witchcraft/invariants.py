"""What never changes, whatever is played."""

from __future__ import annotations

from .components import CAPACITY, RECIPES, TRACK, TYPES
from .rules.brewing import Brewing
from .rules.plan import DONE, PLANNING, after, in_stage, new_plan
from .state import INITIATE, NO_CHARACTER, Witches, count, covers, hand_limit, recipe_number


def conserve(s: Witches) -> None:
    """Sixty recipes, each once; no workbench holds more than its slots; every plan is what its
    steps lead to."""
    cards = [*s.deck[: s.left], *s.discard, *[card for hand in s.hands for card in hand]]
    cards += [recipe_number(code) for codes in s.recipes for code in codes]
    assert sorted(cards) == (list(range(len(RECIPES))) if s.round or cards else []), "sixty recipes"
    for seat in range(s.seats):
        assert len(s.hands[seat]) <= hand_limit(s, seat), "nobody holds too many recipes"
        assert all(0 <= token <= TRACK for token in s.tokens[seat]), "tokens stand on their tracks"
        for pile in (s.bench[seat], s.circle[seat], s.cauldron[seat]):
            assert pile >= 0
            assert pile >> 50 == 0, "no type is borrowed from another"
        for t in range(len(TYPES)):
            assert count(s.bench[seat], t) <= CAPACITY[t], "as many slots as the board has"
    special = [c for c in s.character if c not in (INITIATE, NO_CHARACTER)]
    assert len(set(special)) == len(special), "every character once, but for Initiates"
    for frame in s.stack:
        if isinstance(frame, Brewing):
            for seat in range(s.seats):
                plan_follows(s, frame, seat)


def plan_follows(s: Witches, brewing: Brewing, seat: int) -> None:
    plan = brewing.plans[seat]
    if brewing.shown >> seat & 1:
        assert plan.stage == DONE, "only a finished brew is opened"
        assert s.bench[seat] == plan.bench
        return
    again = new_plan(s, seat, PLANNING)
    for step in brewing.steps[seat]:
        again = after(again, step)
    assert in_stage(again, plan.stage) == plan, "a plan is its steps"
    assert covers(s.bench[seat], plan.bench), "brewing takes from the workbench and adds nothing"
