"""The table in plain text, for the terminal and for golden games."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight

WIDTH = 46


def sketch(sight: Sight, say: Say) -> str:
    view = sight.view
    lines = [space_line(sight, space, say) for space in view["spaces"]]
    half = (len(lines) + 1) // 2
    rows = [
        f"{lines[i]:<{WIDTH}}  {lines[i + half] if i + half < len(lines) else ''}".rstrip()
        for i in range(half)
    ]
    return "\n".join([*rows, "", *witches(sight, say), *reserve(sight, say)])


def space_line(sight: Sight, space: dict[str, Any], say: Say) -> str:
    """``Slice: Fever 7 ! *1``: the problem, what it takes, its crises, the witches there."""
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


def reserve(sight: Sight, say: Say) -> list[str]:
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
        names = ", ".join(say.say(f"card-{card}") for card in view["hand"])
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
