"""What a seat sees and is asked, in data and words. Nothing here is taken away from the state: what
may be known is put together piece by piece."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from coven.core import Args, Move, Text, View

from .components import (
    ANNAGRAMMA,
    AREAS,
    BONUS_AGAINST,
    BONUS_OF,
    CARD_OF,
    CARDS,
    CURES,
    DUNGEON_XY,
    EASY,
    FACES,
    HEADOLOGY,
    HONOURS,
    KINDS,
    LICENCE,
    MAGIC,
    NEAR,
    PAIR_CACKLES,
    PAIR_SUM,
    PATHS,
    PER_HEADOLOGY,
    PER_MAGIC,
    PETULIA,
    REROLLS,
    SICK_PIG,
    SPACE_AREA,
    SPACE_IDS,
    SPACE_OF,
    SPACES,
    TOKEN_KIND,
    WITCH_OF,
    WITCHES,
)
from .rules import odds
from .rules.benefits import Borrowing, Help, Shamble, Transmutation
from .rules.cackles import Cackles
from .rules.end import hard_on_map, open_elves
from .rules.moving import Action, Facing, Landing
from .rules.outcome import Escape, Flight, Result, Retreat
from .rules.placing import Dawn, Worsening
from .rules.setup import Choosing, Starting
from .rules.solving import Reroll, Solve
from .rules.turn import EndTurn
from .state import (
    DUNGEON,
    NOTHING,
    Witches,
    bits,
    boxes,
    empty_spaces,
    hand_size,
    hard_bonus,
    hard_points,
    score,
    target,
)

MAP: dict[str, Any] = {
    "areas": [
        {
            "id": area.id,
            "xy": list(area.xy),
            "spaces": [SPACE_IDS[i] for i in range(SPACES) if SPACE_AREA[i] == n],
        }
        for n, area in enumerate(AREAS)
    ],
    "paths": [[AREAS[a].id, AREAS[b].id] for a, b in PATHS],
    "dungeon": list(DUNGEON_XY),
}
"""What never changes of the map; every view holds it."""

# -- what is seen ------------------------------------------------------------------------------


def view(s: Witches, seat: int | None) -> View:
    """The map, everybody's mats and numbers, one's own cards and the tokens one has looked at."""
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
        "boxes": [box_view(s, *box) for box in boxes(s)],
        "problems_left": len(s.queue) - s.next,
        "problems": len(s.queue),
        "removed": [KINDS[TOKEN_KIND[token]].id for token in s.removed],
        "active": s.active,
        "turn": s.turns,
        "doing": doing(s),
        "attempt": attempt(s, seat),
        "goals": {"licence": LICENCE, "honours": HONOURS} if s.seats == 1 else None,
        "lost": s.lost,
    }


def cards_in(hand: int) -> list[str]:
    return [CARDS[card].id for card in bits(hand)]


def sees_hand(s: Witches, seat: int | None, other: int) -> bool:
    """One's own; together also the others', where that was agreed on (R28)."""
    return seat == other or open_hands(s)


def open_hands(s: Witches) -> bool:
    return s.shared and s.seats > 1 and s.options["hands"] == "open"


def space_view(s: Witches, space: int, seat: int | None) -> View:
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
            "chance": None if seat is None else float(plan_chance(s, seat, space)),
        }
    seen["problem"] = problem
    return seen


def seat_view(s: Witches, seat: int) -> View:
    witch = s.witch[seat]
    at = s.at[seat]
    return {
        "witch": None if witch == NOTHING else WITCHES[witch].id,
        "colour": None if witch == NOTHING else WITCHES[witch].colour,
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
    top = KINDS[TOKEN_KIND[s.queue[start]]].id if easy else None
    return {"top": top, "easy": easy, "hard": hard}


def doing(s: Witches) -> View:
    """The part of the turn under way, as everybody sees it."""
    for frame in reversed(s.stack):
        if isinstance(frame, Action):
            return {
                "what": "moving",
                "left": frame.left,
                "invisible": s.invisible > 0,
                "extra": s.extra,
            }
        if isinstance(frame, Facing | Solve | Result | Retreat | Escape | Flight):
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


# -- odds --------------------------------------------------------------------------------------


def plan_chance(s: Witches, seat: int, space: int) -> Fraction:
    """That this seat would solve the problem there now, four dice to roll, with all its cards."""
    kind = TOKEN_KIND[s.problem[space]]
    hand = s.hands[seat]
    pig = kind == SICK_PIG and s.witch[seat] == PETULIA and s.item[seat]
    if odds.certain(hand, kind, pig):
        return odds.ONE
    return odds.four_chance(
        target(s, space) - hard_bonus(s, seat) - all_help(s, seat, hand, kind), odds.spare_of(hand)
    )


def all_help(s: Witches, seat: int, hand: int, kind: int) -> int:
    """What all cards and tokens add that are not re-rolls."""
    token = PER_MAGIC if s.witch[seat] == ANNAGRAMMA and s.item[seat] else 0
    return odds.symbols_in(hand, kind) + odds.bonus_in(hand, kind) + token


def roll_chances(s: Witches, roll: Solve, hand: int) -> tuple[Fraction, Fraction]:
    """Of a roll in progress: with what is laid down and nothing more, and with the best use of
    `hand` (and of the witch's token). Cards that draw other cards are not counted."""
    who = roll.who
    kind = TOKEN_KIND[s.problem[s.at[who]]]
    need = target(s, s.at[who]) - roll.total(s)
    bonus = odds.bonus_in(hand, kind)
    pig = kind == SICK_PIG and s.witch[who] == PETULIA and s.item[who]
    spare = odds.spare_of(hand)
    if roll.second != NOTHING:
        a, b = divmod(roll.second, len(FACES))
        now = odds.ONE if need <= 0 else odds.ZERO
        rest = need + PAIR_SUM[roll.second] - bonus
        best = odds.rolled_chance(a, b, rest, sum(spare))
    else:
        a, b = divmod(roll.first, len(FACES))
        now = odds.pair_chance(need)
        rest = need + PAIR_SUM[roll.first] - all_help(s, who, hand, kind)
        best = odds.first_chance(a, b, rest, spare)
    return now, odds.ONE if odds.certain(hand, kind, pig) else best


def attempt(s: Witches, seat: int | None) -> View | None:
    """The scene of a problem being solved: what it takes, what there is, how likely it is."""
    for frame in reversed(s.stack):
        if isinstance(frame, Facing | Solve | Result | Retreat | Escape | Flight):
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
        "refuges": [SPACE_IDS[i] for i in bits(NEAR[space] & empty_spaces(s))],
        "hard_bonus": hard_bonus(s, who),
        "failing": s.failure_cackles if s.problem[space] >= EASY else 1,
    }
    if isinstance(frame, Solve):
        seen |= dice_view(s, frame, sees_hand(s, seat, who))
    return seen


def stage_of(frame: Facing | Solve | Result | Retreat | Escape | Flight) -> str:
    if isinstance(frame, Facing):
        return "facing"
    if isinstance(frame, Solve):
        return "first" if frame.second == NOTHING else "second"
    return "away"


def dice_view(s: Witches, roll: Solve, own: bool) -> View:
    shown = roll.first if roll.second == NOTHING else roll.second
    bare, best = roll_chances(s, roll, s.hands[roll.who] if own else 0)
    seen: View = {
        "first": pair_view(roll.first),
        "second": None if roll.second == NOTHING else pair_view(roll.second),
        "plus": roll.plus,
        "bonus": roll.bonus,
        "total": roll.total(s),
        "target": target(s, s.at[roll.who]),
        "need": max(0, target(s, s.at[roll.who]) - roll.total(s)),
        "cackles": PAIR_CACKLES[shown],
        "chance": float(bare),
        "cackle_chances": [float(p) for p in odds.CACKLES] if roll.second == NOTHING else None,
        "can_run": roll.second == NOTHING and not roll.plus,
        "best": None,
        "cards": None,
    }
    if own:
        seen["best"] = float(best)
        seen["cards"] = [card_worth(s, roll, card) for card in bits(s.hands[roll.who])]
    return seen


def pair_view(outcome: int) -> list[int]:
    return [FACES[outcome // len(FACES)], FACES[outcome % len(FACES)]]


def card_worth(s: Witches, roll: Solve, card: int) -> View:
    """What a card of the hand would do now, and the chance with it and nothing else."""
    bit = 1 << card
    kind = TOKEN_KIND[s.problem[s.at[roll.who]]]
    need = target(s, s.at[roll.who]) - roll.total(s)
    worth: View = {"card": CARDS[card].id, "as": None, "adds": 0, "cackles": 0, "chance": None}
    if bit & CURES[kind]:
        return worth | {"as": "cure", "chance": 1.0}
    if roll.second == NOTHING and bit & (HEADOLOGY | MAGIC):
        adds = PER_MAGIC if bit & MAGIC else PER_HEADOLOGY
        worth |= {"as": CARDS[card].symbol, "adds": adds, "cackles": int(bit & MAGIC > 0)}
        worth["chance"] = float(odds.pair_chance(need - adds))
    elif bit & BONUS_AGAINST[kind]:
        adds = BONUS_OF[card]
        worth |= {"as": "bonus", "adds": adds}
        if roll.second == NOTHING:
            worth["chance"] = float(odds.pair_chance(need - adds))
        else:
            worth["chance"] = 1.0 if need <= adds else 0.0
    elif bit & REROLLS:
        worth["as"] = "reroll"
        if roll.second == NOTHING:
            worth["chance"] = float(odds.pair_chance(need, 1))
        else:
            a, b = divmod(roll.second, len(FACES))
            worth["chance"] = float(odds.rolled_chance(a, b, need + PAIR_SUM[roll.second], 1))
    return worth


# -- what is said ------------------------------------------------------------------------------


def area_word(space: int) -> str:
    return f"area-{AREAS[SPACE_AREA[space]].id}"


def space_word(space: int) -> str:
    """A space by name; those of the Castle and the Town have numbers."""
    return "space-" + SPACE_IDS[space].replace(".", "-")


def problem_word(s: Witches, seat: int, space: int) -> str:
    """The problem there, as far as the seat knows it."""
    if (s.open | s.known[seat]) >> space & 1:
        return f"problem-{KINDS[TOKEN_KIND[s.problem[space]]].id}"
    return "problem-face-down"


def prompt(s: Witches, seat: int) -> Text:
    top = s.top
    if isinstance(top, Action):
        if s.at[seat] == DUNGEON:
            return Text("prompt-dungeon" if top.left > 1 else "prompt-dungeon-free")
        if s.taken >> s.at[seat] & 1:
            return Text("prompt-leave")
        return Text("prompt-move-first" if top.left > 1 else "prompt-move-second")
    if isinstance(top, Facing):
        space = s.at[seat]
        args: Args = {"problem": problem_word(s, seat, space)}
        if not s.open >> space & 1:
            return Text("prompt-facing-down", args)
        args["target"] = target(s, space)
        return Text("prompt-facing", args)
    if isinstance(top, Solve):
        space = s.at[seat]
        need = target(s, space) - top.total(s)
        args = {
            "problem": problem_word(s, seat, space),
            "target": target(s, space),
            "total": top.total(s),
            "count": max(0, need),
        }
        if top.second == NOTHING:
            return Text("prompt-solve-on" if top.plus else "prompt-solve-first", args)
        return Text("prompt-solve-made" if need <= 0 else "prompt-solve-short", args)
    if isinstance(top, Cackles):
        return Text("prompt-cackles", {"why": f"why-{top.why}"})
    if isinstance(top, Retreat):
        near = NEAR[s.at[seat]] & empty_spaces(s)
        return Text("prompt-retreat" if near or top.panicked else "prompt-panic")
    if isinstance(top, Borrowing):
        return Text("prompt-borrowing", {"count": top.left})
    if isinstance(top, Worsening):
        return Text("prompt-worsening", {"area": f"area-{AREAS[top.area].id}.at"})
    if isinstance(top, Transmutation):
        return Text("prompt-transmutation", {"count": top.count})
    if isinstance(top, Escape | Flight):
        return Text("prompt-escape")
    return Text(PROMPTS[type(top).__name__])


PROMPTS = {
    "Choosing": "prompt-choosing",
    "Starting": "prompt-starting",
    "Dawn": "prompt-dawn",
    "EndTurn": "prompt-end-turn",
    "Landing": "prompt-landing",
    "Reroll": "prompt-reroll",
    "Help": "prompt-help",
    "Shamble": "prompt-shamble",
}
assert {kind.__name__ for kind in (Landing, Reroll, Help, Shamble, Dawn)} < set(PROMPTS)


def crumbs(s: Witches) -> list[Text]:
    """Whose turn, which movement, which problem."""
    path: list[Text] = []
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            path.append(Text("crumb-turn", {"seat": frame.who}))
        elif isinstance(frame, Action):
            path.append(Text("crumb-moves", {"count": frame.left}))
        elif isinstance(frame, Facing | Solve):
            space = s.at[frame.who]
            known = s.open >> space & 1
            kind = KINDS[TOKEN_KIND[s.problem[space]]].id if known else "face-down"
            path.append(Text("crumb-problem", {"problem": f"problem-{kind}"}))
        elif isinstance(frame, Retreat | Escape | Flight):
            path.append(Text("crumb-away"))
        elif isinstance(frame, Cackles):
            path.append(Text("crumb-cackles", {"count": frame.count}))
    return path


def describe(s: Witches, seat: int, move: Move) -> Text:
    verb = move.verb
    if verb in ("walk", "fly"):
        return describe_way(s, seat, move)
    if verb in ("start", "run", "look", "flip", "soothe", "crisis"):
        space = SPACE_OF[move.word(0)]
        args: Args = {"space": space_word(space)}
        if verb in ("soothe", "crisis"):
            args["problem"] = problem_word(s, seat, space)
        return Text(f"move-{verb}", args)
    if verb in ("broom", "drop"):
        return Text(f"move-{verb}", {"card": f"card-{move.word(0)}"})
    if verb == "use":
        card = CARDS[CARD_OF[move.word(0)]]
        return Text(f"move-use-{card.symbol}", {"card": f"card-{card.id}"})
    if verb == "play":
        card = CARDS[CARD_OF[move.word(0)]]
        if s.at[seat] == DUNGEON and card.benefit in ("escape", "invisibility"):
            return Text("move-play-out", {"card": f"card-{card.id}"})
        return Text("move-play", {"card": f"card-{card.id}", "benefit": f"benefit-{card.benefit}"})
    if verb == "token":
        return Text("move-token", {"item": f"item-{move.word(0)}"})
    if verb == "witch":
        return Text("move-witch", {"witch": f"witch-{WITCHES[WITCH_OF[move.word(0)]].id}"})
    if verb == "three":
        return Text(
            "move-three",
            {f"card{i + 1}": f"card-{move.word(i)}" for i in range(3)},
        )
    if verb == "rob":
        return Text("move-rob", {"seat": move.n(0), "count": s.cackles[move.n(0)]})
    if verb == "again":
        return Text(f"move-again-{move.word(0)}", {"die": again_face(s, move.word(0))})
    if verb == "accept":
        roll = s.top
        assert isinstance(roll, Solve)
        args = {"total": roll.total(s), "target": target(s, s.at[seat])}
        made = roll.total(s) >= target(s, s.at[seat])
        return Text("move-accept-made" if made else "move-accept-short", args)
    if verb == "roll":
        return Text("move-roll-on" if isinstance(s.top, Solve) else "move-roll")
    if verb == "stay":
        return describe_stay(s, seat)
    return Text(f"move-{verb}")


def again_face(s: Witches, which: str) -> str:
    """What the die shows now that would be rolled again."""
    roll = s.stack[-2]
    assert isinstance(roll, Solve)
    a, b = pair_view(roll.first if roll.second == NOTHING else roll.second)
    return f"face-{b if which == 'second' else a}"


def describe_way(s: Witches, seat: int, move: Move) -> Text:
    space = SPACE_OF[move.word(0)]
    args: Args = {"space": space_word(space)}
    if s.taken >> space & 1:
        args["problem"] = problem_word(s, seat, space)
        return Text(f"move-{move.verb}-problem", args)
    if any(s.at[other] == space for other in range(s.seats) if other != seat):
        return Text(f"move-{move.verb}-tea", args)
    return Text(f"move-{move.verb}", args)


def describe_stay(s: Witches, seat: int) -> Text:
    if s.at[seat] == DUNGEON:
        return Text("move-stay-dungeon")
    if any(s.at[other] == s.at[seat] for other in range(s.seats) if other != seat):
        return Text("move-stay-tea")
    return Text("move-stay")
