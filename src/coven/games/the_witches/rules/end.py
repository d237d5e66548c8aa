"""The end of the game (chapters 12 and 15)."""

from __future__ import annotations

from ..components import EASY, ELVES_TO_LOSE, HARD_LEFT, IS_ELF
from ..state import Witches, hard_points, hardest, score


def lose(s: Witches, why: str) -> None:
    """Everybody has lost, at once (5.9, 12.1, 12.2, 15.4)."""
    s.lost = why
    if s.records_events:
        s.tell(f"log-lost-{why}", {})
    s.finish()


def open_elves(s: Witches) -> int:
    """12.2"""
    count = 0
    for space, token in enumerate(s.problem):
        if token >= EASY and IS_ELF[token] and (s.open >> space) & 1:
            count += 1
    return count


def hard_on_map(s: Witches) -> int:
    count = 0
    for token in s.problem:
        if token >= EASY:
            count += 1
    return count


def look_for_elves(s: Witches) -> bool:
    """Whether the elves have won (12.2); asked at the end of every turn, also the last (R24)."""
    if open_elves(s) < ELVES_TO_LOSE:
        return False
    lose(s, "elves")
    return True


def last_turn_over(s: Witches) -> None:
    """12.3; together too many hard problems are a defeat (15.5)."""
    if s.shared and s.seats > 1 and hard_on_map(s) >= HARD_LEFT:
        lose(s, "hard-left")
        return
    if s.records_events:
        s.tell("log-over", {})
    s.finish()


def key(s: Witches, who: int) -> tuple[int, int, int, int]:
    """What decides, the greater the better (12.6)."""
    return (
        score(s, who),
        -s.cackles[who] - s.aliss[who],
        hard_points(s, who),
        hardest(s, who),
    )
