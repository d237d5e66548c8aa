"""What a seat, or a spectator, may see of a position, as plain data.

Nothing is deleted from a copy of the state: the view is built up from what may be known.
"""

from __future__ import annotations

from typing import Any

from coven.core import View

from .chances import card_view, chance_to_solve, roll_chances
from .components import (
    AREAS,
    CARDS,
    EASY,
    HONOURS,
    KINDS,
    LICENCE,
    PATHS,
    SPACE_AREA,
    SPACE_IDS,
    SPACES,
    TOKEN_KIND,
    WITCHES,
)
from .dice import PAIR_CACKLES, faces_of_pair
from .rules import odds
from .rules.end import ending
from .rules.modes import hands_are_open
from .rules.moving import Action, Facing
from .rules.outcome import BroomRetreat, Escape, Result, Retreat
from .rules.setup import Choosing, Starting
from .rules.solving import Solve
from .rules.turn import EndTurn
from .state import (
    DUNGEON,
    NOTHING,
    Witches,
    bits,
    boxes,
    hand_size,
    hard_bonus,
    hard_on_map,
    hard_points,
    near_empty_spaces,
    open_elves,
    score,
    target,
)

MAP: dict[str, Any] = {
    "areas": [
        {
            "id": area.id,
            "spaces": [SPACE_IDS[i] for i in range(SPACES) if SPACE_AREA[i] == n],
        }
        for n, area in enumerate(AREAS)
    ],
    "paths": [[AREAS[a].id, AREAS[b].id] for a, b in PATHS],
}
"""The part of every view that never changes: areas, their spaces, and paths."""

Meeting = Facing | Solve | Result | Retreat | Escape | BroomRetreat
"""The frames of a witch who meets a problem, until she has solved it or left."""


def view(s: Witches, seat: int | None) -> View:
    """Returns what this seat, or a spectator (None), may see: the map, everybody's mats and
    numbers, the seat's own cards, and the problems it has looked at."""
    return {
        "game": "solo" if s.seats == 1 else "cooperative" if s.shared else "competitive",
        "expert": s.piling,
        "map": MAP,
        "spaces": [space_view(s, space, seat) for space in range(SPACES)],
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "hand": None if seat is None else cards_in(s.hands[seat]),
        "hands": [
            cards_in(s.hands[other]) if sees_hand(s, seat, other) else None
            for other in range(s.seats)
        ],
        "pool": s.pool,
        "aliss": s.aliss_left,
        "crises": s.crises,
        "all_crises": s.all_crises,
        "elves": open_elves(s),
        "hard_on_map": hard_on_map(s),
        "deck": s.left,
        "discard": cards_in(s.discard),
        "turned": [CARDS[card].id for card in s.turned],
        "boxes": [box_view(s, *box) for box in boxes(s)],
        "problems_left": len(s.queue) - s.next,
        "problems": len(s.queue),
        "removed": [KINDS[TOKEN_KIND[token]].id for token in s.removed],
        "active": s.active,
        "turn": s.turns,
        "doing": doing_view(s),
        "attempt": attempt_view(s, seat),
        "goals": {"licence": LICENCE, "honours": HONOURS} if s.seats == 1 else None,
        "lost": s.lost,
        "ending": ending(s) if s.over else None,
    }


def cards_in(hand: int) -> list[str]:
    """Returns the ids of the cards in a bit mask."""
    return [CARDS[card].id for card in bits(hand)]


def sees_hand(s: Witches, seat: int | None, other: int) -> bool:
    """Whether `seat` may see the cards of the seat `other`: if both are the same seat, or if hands
    are open (R28)."""
    return seat == other or hands_are_open(s)


def space_view(s: Witches, space: int, seat: int | None) -> View:
    """Returns what `seat` sees of a space: its problem, and the kind and the chance to solve it if
    it is face up or `seat` has looked at it."""
    seen: View = {"id": SPACE_IDS[space], "area": AREAS[SPACE_AREA[space]].id, "problem": None}
    token = s.problem[space]
    if token == NOTHING:
        return seen
    is_open = s.open >> space & 1 == 1
    looked = not is_open and seat is not None and s.known[seat] >> space & 1 == 1
    problem: View = {
        "hard": token >= EASY,
        "open": is_open,
        "looked": looked,
        "crises": s.crisis[space],
    }
    if is_open or looked:
        kind = KINDS[TOKEN_KIND[token]]
        problem |= {
            "kind": kind.id,
            "difficulty": kind.difficulty,
            "target": target(s, space),
            "points": kind.points,
            "group": kind.group,
            "failure": kind.failure,
            "chance": None if seat is None else float(chance_to_solve(s, seat, space)),
        }
    seen["problem"] = problem
    return seen


def seat_view(s: Witches, seat: int) -> View:
    """Returns what everybody sees of a seat: its witch, tokens, numbers and solved problems."""
    witch = s.witch[seat]
    at = s.at[seat]
    return {
        "witch": None if witch == NOTHING else WITCHES[witch].id,
        "item": WITCHES[witch].item if s.item[seat] else None,
        "at": SPACE_IDS[at] if at < SPACES else "dungeon" if at == DUNGEON else None,
        "cackles": s.cackles[seat],
        "aliss": s.aliss[seat],
        "cards": s.hands[seat].bit_count(),
        "hand_size": hand_size(s, seat),
        "mat": s.mat[seat],
        "bonus": hard_bonus(s, seat),
        "solved": [KINDS[TOKEN_KIND[token]].id for token in s.solved[seat]],
        "points": score(s, seat),
        "hard_points": hard_points(s, seat),
    }


def box_view(s: Witches, start: int, easy: int, hard: int) -> View:
    """Returns what everybody sees of a problem box, whose top token is at the index `start` of the
    queue: how many easy and hard tokens are left, and the top one if it is easy (R7)."""
    top = KINDS[TOKEN_KIND[s.queue[start]]].id if easy else None
    return {"top": top, "easy": easy, "hard": hard}


def doing_view(s: Witches) -> View:
    """Returns which part of the turn is under way (a movement, an attempt, drawing cards, …), as
    everybody sees it."""
    for frame in reversed(s.stack):
        if isinstance(frame, Action):
            return {
                "what": "moving",
                "left": frame.left,
                "invisible": s.invisible > 0,
                "extra": s.extra,
            }
        if isinstance(frame, Meeting):
            left = sum(f.left for f in s.stack if isinstance(f, Action))
            return {
                "what": "meeting",
                "left": left,
                "invisible": s.invisible > 0,
                "extra": s.extra,
            }
    for frame in reversed(s.stack):
        if isinstance(frame, Choosing | Starting):
            return {"what": "set-up"}
        if isinstance(frame, EndTurn):
            return {"what": "end"}
    return {"what": "over"}


# -- a problem being solved -------------------------------------------------------------------


def attempt_view(s: Witches, seat: int | None) -> View | None:
    """Returns what `seat` sees of the attempt at a problem under way: the problem, the dice, the
    sum and the chances; None if no witch is at a problem."""
    for frame in reversed(s.stack):
        if isinstance(frame, Meeting):
            break
    else:
        return None
    who = frame.who
    space = s.at[who]
    if space >= SPACES or s.problem[space] == NOTHING:
        return None
    seen: View = {
        "seat": who,
        "space": SPACE_IDS[space],
        "stage": stage_of(frame),
        "problem": space_view(s, space, seat)["problem"],
        "refuges": [SPACE_IDS[i] for i in bits(near_empty_spaces(s, who))],
        "hard_bonus": hard_bonus(s, who),
        "failing": s.failure_cackles if s.problem[space] >= EASY else 1,
    }
    if isinstance(frame, Solve):
        seen |= roll_view(s, frame, with_cards=sees_hand(s, seat, who))
    return seen


def stage_of(frame: Meeting) -> str:
    """Returns the stage of an attempt: "facing" before the dice, "first" or "second" after that
    pair of dice, "away" while the witch leaves."""
    if isinstance(frame, Facing):
        return "facing"
    if isinstance(frame, Solve):
        return "first" if frame.second == NOTHING else "second"
    return "away"


def roll_view(s: Witches, roll: Solve, *, with_cards: bool) -> View:
    """Returns a roll in progress as plain data: dice, sum and chance; `with_cards`: also what the
    cards in hand would do, for a reader who may see them."""
    bare, best = roll_chances(s, roll, s.hands[roll.who] if with_cards else 0)
    seen: View = {
        "first": pair_view(roll.first),
        "second": None if roll.second == NOTHING else pair_view(roll.second),
        "plus": roll.plus,
        "bonus": roll.bonus,
        "total": roll.total(s),
        "target": target(s, s.at[roll.who]),
        "need": max(0, target(s, s.at[roll.who]) - roll.total(s)),
        "cackles": PAIR_CACKLES[roll.last_pair()],
        "chance": float(bare),
        "cackle_chances": [float(p) for p in odds.CACKLES] if roll.second == NOTHING else None,
        "can_run": roll.second == NOTHING and not roll.has_gone_on(),
        "best": None,
        "cards": None,
    }
    if with_cards:
        seen["best"] = float(best)
        seen["cards"] = [card_view(s, roll, card) for card in bits(s.hands[roll.who])]
    return seen


def pair_view(pair: int) -> list[int]:
    """Returns what both dice of a packed pair show; 0 is a cackle."""
    return list(faces_of_pair(pair))
