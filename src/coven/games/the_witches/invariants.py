"""What holds in every position, for tests and the fuzzer."""

from __future__ import annotations

from .components import CARDS, EASY, MAT, POINTS, SPACES, TOKENS
from .rules.modes import tokens_at_start
from .rules.moving import Facing
from .rules.outcome import BroomRetreat, Escape, Result, Retreat
from .rules.solving import Solve
from .state import NOTHING, Witches, spaces_with_witches

MEETING = (Facing, Solve, Result, Retreat, Escape, BroomRetreat)
"""The frames of a witch who is on a space with a problem."""


def conserve(s: Witches) -> None:
    """Raises AssertionError unless every card, problem, crisis, cackle and Black Aliss is there
    once, bit masks and sums agree with the lists they are made from, and no witch shares a space
    with a problem between movements."""
    cards = [card for hand in [*s.hands, s.discard] for card in range(64) if hand >> card & 1]
    assert sorted(cards + s.deck[: s.left]) == list(range(len(CARDS))), (
        "each of the 55 cards is in one place"
    )
    on_map = [token for token in s.problem if token != NOTHING]
    solved = [token for tokens in s.solved for token in tokens]
    all_tokens = sorted([*on_map, *solved, *s.removed, *s.queue[s.next :], *s.unused])
    assert all_tokens == list(range(TOKENS)), "each problem token is in one place"
    for space in range(SPACES):
        token = s.problem[space]
        assert (token != NOTHING) == (s.taken >> space & 1 == 1)
        assert s.taken >> space & 1 or not s.open >> space & 1
        assert token == NOTHING or token >= EASY or s.open >> space & 1, "easy problems lie face up"
        assert s.crisis[space] == 0 or token != NOTHING, "crises lie only on problems"
        assert all(not known >> space & 1 or s.taken >> space & 1 for known in s.known)
    assert sum(s.crisis) + s.crises == s.all_crises, "no crisis is lost"
    tokens = tokens_at_start(s)
    assert sum(s.cackles) + s.pool == tokens.cackles, "no cackle is lost"
    assert sum(s.aliss) + s.aliss_left == tokens.black_aliss, "no Black Aliss is lost"
    assert min([s.crises, s.pool, s.aliss_left, *s.cackles, *s.crisis]) >= 0
    for seat in range(s.seats):
        mine = s.solved[seat]
        assert s.points[seat] == sum(POINTS[token] for token in mine)
        assert s.hard[seat] == sum(token >= EASY for token in mine)
        assert 0 <= s.mat[seat] <= min(MAT, len(mine) - s.hard[seat])
    if not s.over and not any(isinstance(frame, MEETING) for frame in s.stack):
        # The active witch may have slipped by a problem; she leaves with her next movement (13.9).
        others = spaces_with_witches(s) & ~(1 << s.at[s.active])
        assert not others & s.taken, "no witch shares a space with a problem"
