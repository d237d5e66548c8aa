"""The end of the game and the score (chapter 12)."""

from __future__ import annotations

from ..components import ELVES_TO_LOSE
from ..state import Witches, hard_points, hardest, open_elves, score
from .modes import has_too_many_hard_left, solo_ending


def lose(s: Witches, why: str) -> None:
    """Ends the game at once: everybody has lost. `why` is crises (5.9, 12.1), elves (12.2), aliss
    (15.4) or hard-left (15.5)."""
    s.lost = why
    if s.records_events:
        s.tell(f"log-lost-{why}", {})
    s.finish()


def lose_to_elves(s: Witches) -> bool:
    """Ends the game as lost if three elves lie face up, and returns whether they do. Called at the
    end of every turn, also of the last (12.2, R24)."""
    if open_elves(s) < ELVES_TO_LOSE:
        return False
    lose(s, "elves")
    return True


def end_after_last_turn(s: Witches) -> None:
    """Ends the game after the turn in which the last problem was placed (12.3); a cooperative game
    may be lost then (15.5)."""
    if has_too_many_hard_left(s):
        lose(s, "hard-left")
        return
    if s.records_events:
        s.tell("log-over", {})
    s.finish()


def scores(s: Witches) -> list[dict[str, int]]:
    """Returns each seat's points from easy and hard problems and from Black Aliss (12.4, 12.5)."""
    return [
        {
            "easy": s.points[seat] - hard_points(s, seat),
            "hard": hard_points(s, seat),
            "aliss": -s.aliss[seat],
        }
        for seat in range(s.seats)
    ]


def rank_key(s: Witches, seat: int) -> tuple[int, int, int, int]:
    """Returns the tuple by which seats are ranked, larger is better: this seat's points, then its
    tie-breaks (12.6, R32)."""
    return (
        score(s, seat),
        -s.cackles[seat] - s.aliss[seat],
        hard_points(s, seat),
        hardest(s, seat),
    )


def ending(s: Witches) -> str:
    """Returns how this finished game ended, one of `Facts.endings`."""
    if s.lost:
        return s.lost
    if s.seats == 1:
        return solo_ending(score(s, 0))
    if s.shared:
        return "saved"
    keys = sorted([rank_key(s, seat) for seat in range(s.seats)], reverse=True)
    if keys[0] == keys[1]:
        return "shared"
    return "points" if keys[0][0] > keys[1][0] else "tie-break"
