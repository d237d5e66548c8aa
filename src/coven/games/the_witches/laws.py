"""What never changes, whatever is played."""

from __future__ import annotations

from .components import CARDS, COMPETITIVE, COOPERATIVE, EASY, POINTS, SPACES, TOKENS
from .rules.moving import Facing
from .rules.outcome import Escape, Flight, Result, Retreat
from .rules.solving import Solve
from .state import NOTHING, Witches, standing

MEETING = (Facing, Solve, Result, Retreat, Escape, Flight)


def conserve(s: Witches) -> None:
    """Every card, problem, crisis, cackle and Black Aliss once; nobody shares a space with a
    problem between movements."""
    cards = [card for hand in [*s.hands, s.discard] for card in range(64) if hand >> card & 1]
    assert sorted(cards + s.deck[: s.left]) == list(range(len(CARDS))), "fifty-five cards"
    on_map = [token for token in s.problem if token != NOTHING]
    solved = [token for tokens in s.solved for token in tokens]
    all_tokens = sorted([*on_map, *solved, *s.removed, *s.queue[s.next :], *s.unused])
    assert all_tokens == list(range(TOKENS)), "every problem once"
    for space in range(SPACES):
        token = s.problem[space]
        assert (token != NOTHING) == (s.taken >> space & 1 == 1)
        assert s.taken >> space & 1 or not s.open >> space & 1
        assert token == NOTHING or token >= EASY or s.open >> space & 1, "easy ones lie face up"
        assert s.crisis[space] == 0 or token != NOTHING, "crises lie on problems"
        assert all(not known >> space & 1 or s.taken >> space & 1 for known in s.known)
    assert sum(s.crisis) + s.crises == s.all_crises, "every crisis once"
    supply = (COOPERATIVE if s.shared else COMPETITIVE)[s.seats]
    assert sum(s.cackles) + s.pool == supply.cackles, "every cackle once"
    assert sum(s.aliss) + s.aliss_left == supply.black_aliss, "every Black Aliss once"
    assert min([s.crises, s.pool, s.aliss_left, *s.cackles, *s.crisis]) >= 0
    for seat in range(s.seats):
        tokens = s.solved[seat]
        assert s.points[seat] == sum(POINTS[token] for token in tokens)
        assert s.hard[seat] == sum(token >= EASY for token in tokens)
        assert 0 <= s.mat[seat] <= min(8, len(tokens) - s.hard[seat])
    if not s.over and not any(isinstance(frame, MEETING) for frame in s.stack):
        unseen = 1 << s.at[s.active]  # who slipped by has to leave with her next movement
        assert not standing(s) & s.taken & ~unseen, "no witch shares a space with a problem"
