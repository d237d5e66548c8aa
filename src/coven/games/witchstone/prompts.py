"""What the stack of frames means in words: the question, how it came to it, and what is still due.

Each is found in a dict by the type of frame; the frames of the six actions have much in common.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coven.core import Frame, Text

from .components import ACTIONS, CHIP_IDS, PAIR_IDS, PAIRS, TIP, TURNS, WAND_SPACES
from .rules.chips import chip_face
from .rules.crystals import Crystals, Pick
from .rules.energy import Energy, energy_room
from .rules.pentagram import AnyAction, Pentagram, Rewards, Special
from .rules.scrolls import Scroll
from .rules.setup import BigWitches
from .rules.turn import ChooseFirstAction, EndTurn, SecondAction, Turn
from .rules.wand import Effects, Wand
from .rules.witches import Witches, usable_witch_actions
from .state import Witchstone, strength_at

ACTION_NAME: dict[type[Frame], str] = {
    Energy: "energy",
    Witches: "witch",
    Pentagram: "pentagram",
    Crystals: "crystal",
    Wand: "wand",
    Scroll: "scroll",
}
"""The action that each frame of an action does."""


def usable(s: Witchstone, frame: Any) -> int:
    """Returns how many times the action of a frame can still be done: not more than markers,
    spaces, witches or crystals allow. For scrolls, how many shelves can be chosen from."""
    if isinstance(frame, Scroll):
        return min(frame.reach, len(s.row))
    if isinstance(frame, Energy):
        return min(frame.left, energy_room(s, frame.who))
    if isinstance(frame, Witches):
        return usable_witch_actions(s, frame.who, frame.left)
    if isinstance(frame, Wand):
        return min(frame.left, TIP - s.wand[frame.who])
    if isinstance(frame, Crystals) and not s.gems[frame.who] | s.black[frame.who]:
        return 0
    left: int = frame.left
    return left


def special_word(pair: int) -> dict[str, int | str]:
    """Returns the Fluent variables that name a special hex. `pair`: the number of its two
    symbols."""
    return {"pair": f"pair-{PAIR_IDS[pair]}"}


# -- the question ----------------------------------------------------------------------------------

PLAIN_PROMPTS: dict[type[Frame], str] = {
    BigWitches: "prompt-big-witches",
    ChooseFirstAction: "prompt-halves",
    AnyAction: "prompt-any",
    Pick: "prompt-pick",
}
"""Questions without numbers, by the frame that asks."""


def prompt(s: Witchstone, seat: int) -> Text:
    """Returns the question that this seat is asked."""
    top: Any = s.top
    kind = type(top)
    if kind in PLAIN_PROMPTS:
        return Text(PLAIN_PROMPTS[kind])
    if isinstance(top, Special):
        return Text("prompt-special", special_word(top.pair))
    if isinstance(top, Turn):
        return turn_prompt(s, seat)
    if isinstance(top, EndTurn):
        return Text("prompt-end-turn-lost" if top.lost else "prompt-end-turn")
    if isinstance(top, Pentagram | Wand) and top.walked:
        return Text("prompt-more")
    return action_prompt(s, seat, top)


MAIN_VERBS = {"build", "lay", "journey", "step", "crystal", "take"}
"""The verbs of the moves that the six actions consist of."""


def action_prompt(s: Witchstone, seat: int, frame: Any) -> Text:
    """Returns the question in the middle of an action: how much of it can still be done, or what
    else there is to do: crystals on the rim (9.4), chips that wait (7.8, 9.5), boosters."""
    verbs = {move.verb for move in s.pending[seat]}
    action = ACTION_NAME[type(frame)]
    if not verbs & MAIN_VERBS:
        if "shelve" in verbs:
            return Text("prompt-rim", {"count": len(frame.rim)})
        if "chip" in verbs:
            return Text("prompt-chips", {"count": len(frame.chips)})
        return Text("prompt-boost", {"action": f"action-{action}"})
    count = usable(s, frame)
    if isinstance(frame, Witches) and not {"lay", "journey"} <= verbs:
        return Text("prompt-witch-lay" if "lay" in verbs else "prompt-witch-send", {"count": count})
    return Text(f"prompt-{action}", {"count": count})


def turn_prompt(s: Witchstone, seat: int) -> Text:
    """Returns the question at the beginning of a turn: lay a domino (4.2), or, if none fits, take
    out a crystal or discard a domino (R16)."""
    verb = s.pending[seat][0].verb
    if verb == "place":
        return Text("prompt-turn", {"round": (s.turns - 1) // s.seats + 1, "rounds": TURNS})
    return Text("prompt-make-room" if verb == "remove" else "prompt-discard")


# -- how it came to it -----------------------------------------------------------------------------

CRUMBS: dict[type[Frame], Callable[[Witchstone, Any], Text]] = {
    BigWitches: lambda s, frame: Text("crumb-setup"),
    Turn: lambda s, frame: Text("crumb-turn", {"seat": frame.who}),
    EndTurn: lambda s, frame: Text("crumb-turn", {"seat": frame.who}),
    Rewards: lambda s, frame: Text("crumb-rewards"),
    Effects: lambda s, frame: Text("crumb-effects"),
    Special: lambda s, frame: Text("crumb-special", special_word(frame.pair)),
    AnyAction: lambda s, frame: Text("crumb-any"),
    Pick: lambda s, frame: Text("crumb-pick"),
    **dict.fromkeys(
        ACTION_NAME,
        lambda s, frame: Text(
            "crumb-action",
            {"action": f"action-{ACTION_NAME[type(frame)]}", "count": usable(s, frame)},
        ),
    ),
}
"""The crumb of each frame that has one."""


def crumbs(s: Witchstone, seat: int | None) -> list[Text]:
    """Returns the texts of the line above the question: whose turn it is, then the actions that
    interrupted each other, outermost first; it is the same for every seat."""
    return [CRUMBS[type(frame)](s, frame) for frame in s.stack if type(frame) in CRUMBS]


# -- what is still due -----------------------------------------------------------------------------


def due(s: Witchstone) -> list[Text]:
    """Returns the list of what still has to be done in this turn, the next thing first."""
    found: list[Text] = []
    for frame in reversed(s.stack):
        if type(frame) in DUE:
            found += DUE[type(frame)](s, frame)
    return found


def due_action(s: Witchstone, frame: Any) -> list[Text]:
    """Returns what is due in one of the six actions: crystals on the rim that must go to the rack
    (9.4), what is left of the action, and chips that wait to be used (7.8, 9.5)."""
    found = [Text(f"due-{ACTION_NAME[type(frame)]}", {"count": usable(s, frame)})]
    if isinstance(frame, Crystals) and frame.rim:
        found.insert(0, Text("due-rim", {"count": len(frame.rim)}))
    if isinstance(frame, Witches | Crystals):
        found += [
            Text("due-chip", {"chip": f"chip-{CHIP_IDS[chip_face(chip)]}"}) for chip in frame.chips
        ]
    return found


def due_both_actions(s: Witchstone, frame: ChooseFirstAction) -> list[Text]:
    """Returns the texts for both actions of the domino, while the player chooses which to do first
    (4.4)."""
    first, second = PAIRS[frame.pair]
    return [due_half(s, frame.who, first, frame.a), due_half(s, frame.who, second, frame.b)]


def due_half(s: Witchstone, who: int, action: int, cell: int) -> Text:
    """Returns the text in the list of what is due for an action of a domino that has not begun,
    with its strength on this cell now. `who`: the seat."""
    strength = strength_at(s, who, action, cell)
    return Text("due-half", {"action": f"action-{ACTIONS[action]}", "count": strength})


def due_effect(space: int, factor: int) -> Text:
    """Returns the text, for the list of what is due, about a space of the wand that the owl has
    reached. `factor`: how many times a bonus counts: 2 for the leader, else 1 (10.5)."""
    effect = WAND_SPACES[space]
    if effect.kind == "silver":
        return Text("due-silver", {"what": f"why-{effect.count}"})
    count = effect.times * factor
    return Text("due-dark", {"action": f"action-{effect.action}", "count": count})


DUE: dict[type[Frame], Callable[[Witchstone, Any], list[Text]]] = {
    Rewards: lambda s, frame: [Text("due-reward", {"space": space}) for space in frame.spaces],
    Effects: lambda s, frame: [due_effect(space, factor) for space, factor in frame.queue],
    Special: lambda s, frame: [Text("due-special", special_word(frame.pair))],
    AnyAction: lambda s, frame: [Text("due-any")],
    Pick: lambda s, frame: [Text("due-pick")],
    ChooseFirstAction: due_both_actions,
    SecondAction: lambda s, frame: [due_half(s, frame.who, frame.action, frame.cell)],
    Turn: lambda s, frame: [Text("due-domino")],
    **dict.fromkeys(ACTION_NAME, due_action),
}
"""What is still due in each frame."""
