"""The position as numbers: points, cards, cackles and prospects of the seat, how the others stand,
and how far the game is from being lost for everybody."""

from __future__ import annotations

from math import log

from coven.core.game import Feature

from .bot.evaluation import evaluate, seat_value, turns_left
from .bot.space_values import ALL_CURES, space_values
from .components import (
    BONUS,
    BROOMS,
    EASY,
    ESCAPES,
    HARD_LEFT,
    HEADOLOGY,
    INVISIBILITY,
    LICENCE,
    MAGIC,
    MOST_HAND,
    REROLLS,
    SPACES,
    START_HAND,
)
from .rules.odds import has_three
from .state import DUNGEON, Witches, hand_size, hard_bonus, hard_on_map, open_elves, score

FEATURES = (
    Feature("points", -1, 1),
    Feature("cards", 0, 2),
    Feature("headology", 0, 2),
    Feature("magic", 0, 2),
    Feature("brooms", 0, 2),
    Feature("bonus-cards", 0, 2),
    Feature("rerolls", 0, 2),
    Feature("cures", 0, 2),
    Feature("three", 0, 1),
    Feature("ways-out", 0, 2),
    Feature("hand-size", 0, 1),
    Feature("half-card", 0, 1),
    Feature("bonus", 0, 2),
    Feature("half-bonus", 0, 1),
    Feature("cackles", 0, 2),
    Feature("most-cackles", 0, 1),
    Feature("token", 0, 1),
    Feature("dungeon", 0, 1),
    Feature("my-turn", 0, 1),
    Feature("opportunity", -1, 2),
    Feature("second-opportunity", -1, 2),
    Feature("lead", -2, 2),
    Feature("late-lead", -2, 2),
    Feature("others-points", -1, 1),
    Feature("others-hand-size", 0, 1),
    Feature("others-bonus", 0, 2),
    Feature("others-cackles", 0, 2),
    Feature("others-dungeon", 0, 1),
    Feature("turns-left", 0, 1),
    Feature("crises-left", 0, 1),
    Feature("few-crises", 0, 1),
    Feature("calm-problems", 0, 1),
    Feature("easy-problems", 0, 1),
    Feature("hard-problems", 0, 1),
    Feature("hard-to-come", 0, 1),
    Feature("too-many-hard", 0, 1),
    Feature("elves", 0, 1),
    Feature("two-elves", 0, 1),
    Feature("cackles-left", 0, 1),
    Feature("aliss-left", 0, 1),
    Feature("aliss-near", 0, 1),
    Feature("licence", -1, 1),
    Feature("outlook", -5, 5),
)


def features(s: Witches, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names. `lead` compares with the best rival, `others-` is
    the average of all other seats, rivals or not; a number that has no meaning in this kind of game
    is 0. The hands of others do not count: they were redrawn."""
    hand = s.hands[seat]
    left = turns_left(s)
    hard = hard_on_map(s)
    to_come = 0
    for i in range(s.next, len(s.queue)):
        to_come += 1 if s.queue[i] >= EASY else 0
    calm = easy = 0
    for space in range(SPACES):
        if s.problem[space] >= 0:
            calm += 0 if s.crisis[space] else 1
            easy += 1 if s.problem[space] < EASY else 0
    elves = open_elves(s)
    best = second = -6.0
    for value in space_values(s, seat):
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    most = s.seats > 1
    others = [0.0] * 5
    rival = -1e9
    for other in range(s.seats):
        if other != seat:
            most = most and s.cackles[seat] > s.cackles[other]
            others[0] += score(s, other)
            others[1] += hand_size(s, other) - START_HAND
            others[2] += hard_bonus(s, other)
            others[3] += s.cackles[other]
            others[4] += 1.0 if s.at[other] == DUNGEON else 0.0
            rival = max(rival, seat_value(s, other))
    number = max(1, s.seats - 1)
    lead = 0.0 if s.shared else (seat_value(s, seat) - rival) / 12.0
    chance = min(0.993, max(0.007, evaluate(s, seat)))
    expected = score(s, 0) + 3.0 * left - LICENCE
    return [
        bounded(score(s, seat) / 50.0, -1.0, 1.0),
        min(2.0, hand.bit_count() / 5.0),
        min(2.0, (hand & HEADOLOGY).bit_count() / 3.0),
        min(2.0, (hand & MAGIC).bit_count() / 3.0),
        min(2.0, (hand & BROOMS).bit_count() / 3.0),
        min(2.0, (hand & BONUS).bit_count() / 2.0),
        min(2.0, (hand & REROLLS).bit_count() / 2.0),
        min(2.0, (hand & ALL_CURES).bit_count() / 2.0),
        1.0 if has_three(hand) else 0.0,
        min(2.0, (hand & (ESCAPES | INVISIBILITY)).bit_count() / 2.0),
        (hand_size(s, seat) - START_HAND) / (MOST_HAND - START_HAND),
        float(s.mat[seat] & 1),
        min(2.0, hard_bonus(s, seat) / 3.0),
        float(s.hard[seat] & 1),
        min(2.0, s.cackles[seat] / 5.0),
        1.0 if most else 0.0,
        1.0 if s.item[seat] else 0.0,
        1.0 if s.at[seat] == DUNGEON else 0.0,
        1.0 if s.active == seat else 0.0,
        bounded(best / 6.0, -1.0, 2.0),
        bounded(second / 6.0, -1.0, 2.0),
        bounded(lead, -2.0, 2.0),
        bounded(2.0 * lead / (1.0 + left), -2.0, 2.0),
        bounded(others[0] / (50.0 * number), -1.0, 1.0),
        others[1] / (number * (MOST_HAND - START_HAND)),
        min(2.0, others[2] / (3.0 * number)),
        min(2.0, others[3] / (5.0 * number)),
        others[4] / number,
        min(1.0, left / 10.0),
        s.crises / 12.0,
        max(0.0, 1.0 - s.crises / 4.0),
        calm / SPACES,
        min(1.0, easy / 12.0),
        min(1.0, hard / 12.0),
        min(1.0, to_come / 12.0),
        bounded((hard + to_come - HARD_LEFT + 1) / 12.0, 0.0, 1.0) if s.shared else 0.0,
        min(1.0, elves / 3.0),
        1.0 if elves > 1 else 0.0,
        min(1.0, s.pool / 16.0),
        min(1.0, s.aliss_left / 12.0),
        1.0 / (1.0 + s.pool + s.aliss_left) if s.shared else 0.0,
        bounded(expected / 20.0, -1.0, 1.0) if s.seats == 1 else 0.0,
        log(chance / (1.0 - chance)),
    ]


def bounded(value: float, low: float, high: float) -> float:
    """Returns the value, but not less than `low` and not more than `high`."""
    return low if value < low else high if value > high else value


def mode(s: Witches) -> str:
    """Returns the kind of game for which evaluations are learned separately: "shared" for solo and
    cooperative games, "" for competitive ones."""
    return "shared" if s.shared else ""
