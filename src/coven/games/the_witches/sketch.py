"""A position in plain text, for the terminal and for golden games."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight

from .components import CARD_OF, CARDS

WIDTH = 46
"""The width of the left column of spaces, in letters."""


def sketch(sight: Sight, say: Say) -> str:
    """Returns what a seat sees as plain text for the terminal: spaces in two columns, witches,
    reserve, hand, roll."""
    view = sight.view
    lines = [space_line(sight, space, say) for space in view["spaces"]]
    half = (len(lines) + 1) // 2
    rows = [
        f"{lines[i]:<{WIDTH}}  {lines[i + half] if i + half < len(lines) else ''}".rstrip()
        for i in range(half)
    ]
    return "\n".join([*rows, "", *witches(sight, say), *reserve(sight, say)])


def space_line(sight: Sight, space: dict[str, Any], say: Say) -> str:
    """Returns a space in one line, e.g. ``Slice: Fever 7 ! *1``: its problem and target, an
    exclamation mark for each crisis, and the witches on it."""
    name = say.say("space-" + space["id"].replace(".", "-"))
    problem = space["problem"]
    what = ""
    if problem is not None:
        if "kind" in problem:
            mark = "" if problem["open"] else "?"
            what = f" {say.say('problem-' + problem['kind'])}{mark} {problem['target']}"
        else:
            what = " ▒▒▒"
        what += " " + "!" * problem["crises"] if problem["crises"] else ""
    there = [
        str(seat + 1) for seat, one in enumerate(sight.view["seats"]) if one["at"] == space["id"]
    ]
    return f"{name}:{what}" + (f" *{','.join(there)}" if there else "")


def witches(sight: Sight, say: Say) -> list[str]:
    """Returns a line for each seat with its witch, points, tokens and cards."""
    lines = []
    for seat, one in enumerate(sight.view["seats"]):
        witch = say.say(f"witch-{one['witch']}") if one["witch"] else "–"
        lines.append(
            say.say(
                "sketch-witch",
                {
                    "number": seat + 1,
                    "name": say.name(seat),
                    "witch": witch,
                    "points": one["points"],
                    "cackles": one["cackles"],
                    "aliss": one["aliss"],
                    "cards": one["cards"],
                    "size": one["hand_size"],
                    "easy": one["mat"],
                    "bonus": one["bonus"],
                },
            )
        )
        if one["at"] == "dungeon":
            lines.append(say.say("sketch-dungeon", {"name": say.name(seat)}))
    return lines


def card(id: str, say: Say) -> str:
    """Returns a card's name with its symbol and benefit: several cards have the same name."""
    one = CARDS[CARD_OF[id]]
    symbol, benefit = say.say(f"symbol-{one.symbol}"), say.say(f"benefit-{one.benefit}")
    return f"{say.say(f'card-{id}')} ({symbol}, {benefit})"


def reserve(sight: Sight, say: Say) -> list[str]:
    """Returns lines for the reserve, the reader's hand and the roll in progress."""
    view = sight.view
    lines = [
        say.say(
            "sketch-reserve",
            {
                "cackles": view["pool"],
                "aliss": view["aliss"],
                "crises": view["crises"],
                "problems": view["problems_left"],
                "deck": view["deck"],
            },
        )
    ]
    if view["hand"] is not None:
        names = ", ".join(card(id, say) for id in view["hand"])
        lines.append(say.say("sketch-hand", {"cards": names or "–"}))
    attempt = view["attempt"]
    if attempt is not None and attempt["stage"] in ("first", "second"):
        dice = [*attempt["first"], *(attempt["second"] or [])]
        lines.append(
            say.say(
                "sketch-roll",
                {
                    "dice": " ".join(str(face) if face else "☺" for face in dice),
                    "total": attempt["total"],
                    "target": attempt["target"],
                    "chance": round(100 * attempt["chance"]),
                },
            )
        )
    return lines
