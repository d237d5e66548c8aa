"""What a seat is asked and what its moves are called: prompts, breadcrumbs and labels."""

from __future__ import annotations

from coven.core import Args, Move, Text

from .components import (
    AREAS,
    CARD_OF,
    CARDS,
    KINDS,
    SPACE_IDS,
    SPACE_OF,
    TOKEN_KIND,
    WITCH_OF,
    WITCHES,
    Card,
)
from .dice import faces_of_pair
from .rules.benefits import Borrowing, Help, Shamble, Transmutation
from .rules.cackles import Cackles
from .rules.moving import Action, Facing, Landing
from .rules.outcome import BroomRetreat, Escape, Retreat
from .rules.placing import BeforePlacing, CrisisChoice
from .rules.solving import Reroll, Solve
from .rules.turn import EndTurn
from .state import DUNGEON, NOTHING, Witches, near_empty_spaces, target


def space_key(space: int) -> str:
    """Returns the Fluent key of a space's name; those of the Castle and the Town have numbers."""
    return "space-" + SPACE_IDS[space].replace(".", "-")


def problem_key(s: Witches, seat: int, space: int) -> str:
    """Returns the Fluent key of the name of the problem on a space; that of a face-down problem if
    the seat does not know it."""
    if (s.open | s.known[seat]) >> space & 1:
        return f"problem-{KINDS[TOKEN_KIND[s.problem[space]]].id}"
    return "problem-face-down"


def prompt(s: Witches, seat: int) -> Text:
    """Returns the question that this seat is asked now."""
    top = s.top
    if isinstance(top, Action):
        if s.at[seat] == DUNGEON:
            return Text("prompt-dungeon" if top.left > 1 else "prompt-dungeon-free")
        if s.taken >> s.at[seat] & 1:
            return Text("prompt-leave")
        return Text("prompt-move-first" if top.left > 1 else "prompt-move-second")
    if isinstance(top, Facing):
        space = s.at[seat]
        args: Args = {"problem": problem_key(s, seat, space)}
        if not s.open >> space & 1:
            return Text("prompt-facing-down", args)
        args["target"] = target(s, space)
        return Text("prompt-facing", args)
    if isinstance(top, Solve):
        space = s.at[seat]
        need = target(s, space) - top.total(s)
        args = {
            "problem": problem_key(s, seat, space),
            "target": target(s, space),
            "total": top.total(s),
            "count": max(0, need),
        }
        if top.second == NOTHING:
            return Text(prompt_after_first_pair(s, seat, top), args)
        return Text("prompt-solve-made" if need <= 0 else "prompt-solve-short", args)
    if isinstance(top, Cackles):
        return Text("prompt-cackles", {"why": f"why-{top.why}"})
    if isinstance(top, Retreat):
        near = near_empty_spaces(s, seat)
        return Text("prompt-retreat" if near or top.panicked else "prompt-panic")
    if isinstance(top, Borrowing):
        return Text("prompt-borrowing", {"count": top.left})
    if isinstance(top, CrisisChoice):
        return Text("prompt-crisis-choice", {"area": f"area-{AREAS[top.area].id}.at"})
    if isinstance(top, Transmutation):
        return Text("prompt-transmutation", {"count": top.count})
    if isinstance(top, Escape | BroomRetreat):
        return Text("prompt-escape")
    if isinstance(top, BeforePlacing) and not s.crises:
        return Text("prompt-no-crisis-left")
    if isinstance(top, Landing) and s.at[seat] == DUNGEON:
        return Text("prompt-dungeon-free")
    return Text(PROMPTS[type(top).__name__])


def prompt_after_first_pair(s: Witches, seat: int, roll: Solve) -> str:
    """Returns the Fluent key of the question between the two pairs of dice: it speaks of running
    away only if that is possible, and says so if the sum is enough already (7.5, 7.12, 8.10)."""
    if roll.has_gone_on():
        return "prompt-solve-on-enough" if roll.is_enough(s) else "prompt-solve-on"
    can_run = any(move.verb in ("run", "broom") for move in s.moves(seat))
    if roll.is_enough(s):
        return "prompt-solve-first-enough" if can_run else "prompt-solve-on-enough"
    return "prompt-solve-first" if can_run else "prompt-solve-stuck"


PROMPTS = {
    "Choosing": "prompt-choosing",
    "Starting": "prompt-starting",
    "BeforePlacing": "prompt-before-placing",
    "EndTurn": "prompt-end-turn",
    "Landing": "prompt-landing",
    "Reroll": "prompt-reroll",
    "Help": "prompt-help",
    "Shamble": "prompt-shamble",
}
"""The prompts that need no arguments, by the class of the frame that asks."""
assert {kind.__name__ for kind in (Landing, Reroll, Help, Shamble, BeforePlacing)} < set(PROMPTS)


def crumbs(s: Witches, seat: int | None) -> list[Text]:
    """Returns the line above the question: whose turn it is, which movement and which problem. It
    is the same for every seat."""
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
        elif isinstance(frame, Retreat | Escape | BroomRetreat):
            path.append(Text("crumb-away"))
        elif isinstance(frame, Cackles):
            path.append(Text("crumb-cackles", {"count": frame.count}))
    return path


def card_args(s: Witches, seat: int, id: str) -> Args:
    """Returns the name of a card, its benefit, and whether the seat holds another card of the same
    name (`twin` 1 or 0), which only the benefit tells apart."""
    card = CARDS[CARD_OF[id]]
    others = [held for held in held_cards(s, seat) if held.id != id]
    twin = any(other.character == card.character for other in others)
    return {
        "card": f"card-{id}",
        "benefit": f"benefit-{card.benefit}",
        "twin": int(bool(card.character) and twin),
    }


def held_cards(s: Witches, seat: int) -> list[Card]:
    """Returns the cards in the seat's hand."""
    return [card for n, card in enumerate(CARDS) if s.hands[seat] >> n & 1]


def describe(s: Witches, seat: int, move: Move) -> Text:
    """Returns the label of a move that is legal for this seat now."""
    verb = move.verb
    if verb in ("walk", "fly"):
        return describe_movement(s, seat, move)
    if verb in ("start", "run", "look", "flip", "soothe", "crisis"):
        space = SPACE_OF[move.word(0)]
        args: Args = {"space": space_key(space)}
        if verb in ("soothe", "crisis"):
            args["problem"] = problem_key(s, seat, space)
        return Text(f"move-{verb}", args)
    if verb in ("broom", "drop"):
        return Text(f"move-{verb}", card_args(s, seat, move.word(0)))
    if verb == "use":
        card = CARDS[CARD_OF[move.word(0)]]
        return Text(f"move-use-{card.symbol}", card_args(s, seat, card.id))
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
        three: Args = {}
        for i in range(3):
            for name, value in card_args(s, seat, move.word(i)).items():
                three[f"{name}{i + 1}"] = value
        return Text("move-three", three)
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
    """Returns the Fluent key of what the die that would be rolled again shows now. `which`: the
    argument of the move `again`, such as "second"."""
    roll = s.stack[-2]
    assert isinstance(roll, Solve)
    a, b = faces_of_pair(roll.last_pair())
    return f"face-{b if which == 'second' else a}"


def describe_movement(s: Witches, seat: int, move: Move) -> Text:
    """Returns the label of walking or flying to a space: to a problem, to tea, or to nothing."""
    space = SPACE_OF[move.word(0)]
    args: Args = {"space": space_key(space)}
    if s.taken >> space & 1:
        args["problem"] = problem_key(s, seat, space)
        return Text(f"move-{move.verb}-problem", args)
    if any(s.at[other] == space for other in range(s.seats) if other != seat):
        return Text(f"move-{move.verb}-tea", args)
    return Text(f"move-{move.verb}", args)


def describe_stay(s: Witches, seat: int) -> Text:
    """Returns the label of staying: in the Dungeon, for tea, or for nothing."""
    if s.at[seat] == DUNGEON:
        return Text("move-stay-dungeon")
    if any(s.at[other] == s.at[seat] for other in range(s.seats) if other != seat):
        return Text("move-stay-tea")
    return Text("move-stay")
