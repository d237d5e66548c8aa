"""The table in plain text, for the terminal and for golden games."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight

SIGNS = {"heart": "♥", "mandrake": "❀", "mushroom": "☂", "spider": "✳", "toad": "●"}
ARCANA = ("potion", "raven", "grimoire")


def sketch(sight: Sight, say: Say) -> str:
    view = sight.view
    legend = "  ".join(f"{sign} {say.say('type-' + name)}" for name, sign in SIGNS.items())
    lines = [legend, say.say("sketch-deck", {"deck": view["deck"], "discard": view["discard"]})]
    for seat, player in enumerate(view["players"]):
        lines += ["", *player_lines(seat, player, say)]
    if view["hand"] is not None:
        lines += ["", say.say("sketch-hand")]
        lines += [f"  {card(held, say)}" for held in view["hand"]]
    if view["plan"] is not None:
        lines += ["", *plan_lines(view, say)]
    return "\n".join(lines)


def pile(counts: list[int]) -> str:
    """``♥1 ☂4``"""
    return " ".join(f"{s}{n}" for s, n in zip(SIGNS.values(), counts, strict=True) if n) or "–"


def slots(listed: list[list[str]]) -> str:
    return " ".join("/".join(SIGNS[name] for name in slot) for slot in listed) or "–"


def card(seen: dict[str, Any], say: Say) -> str:
    """``17 Fear Charm: ☂/● → ✳ ✳ [raven] ⇄``"""
    own = not seen["initiative"]
    name = say.say(("character-" if own else "recipe-") + seen["key"])
    number = "  " if own else f"{seen['initiative']:>2}"
    symbols = [
        f"{say.say(f'arcana-{a}')} {n}" if n > 1 else say.say(f"arcana-{a}")
        for a, n in zip(ARCANA, seen["arcana"], strict=True)
        if n
    ]
    line = f"{number} {name}: {slots(seen['inputs'])} → {slots(seen['outputs'])}"
    if symbols:
        line += f" [{', '.join(symbols)}]"
    return line + (" ⇄" if seen["reversible"] else "") + (" ↻" if seen["turned"] else "")


def player_lines(seat: int, player: dict[str, Any], say: Say) -> list[str]:
    character = player["character"]
    named = say.say(f"character-{character}") if character else "?"
    potion, raven, grimoire = player["tokens"]
    head = say.say(
        "sketch-player",
        {
            "name": say.name(seat),
            "character": f"({named})" if player["left_game"] else named,
            "bench": pile(player["bench"]),
            "circle": pile(player["circle"]),
            "cauldron": pile(player["cauldron"]),
            "potion": potion,
            "raven": raven,
            "grimoire": grimoire,
            "hand": player["hand"],
        },
    )
    lights = f" · {say.say('light-' + player['light'])}" if player["light"] else ""
    lines = [head + lights]
    if player["own"] and not player["left_game"]:
        lines.append(f"  {card(player['own'], say)}")
    return [*lines, *[f"  {card(recipe, say)}" for recipe in player["recipes"]]]


def plan_lines(view: dict[str, Any], say: Say) -> list[str]:
    plan, forecast = view["plan"], view["forecast"]
    return [
        say.say(
            "sketch-plan",
            {
                "bench": pile(plan["bench"]),
                "brew": pile(plan["brew"]),
                "overflow": pile(forecast["overflow"]),
                "seat": forecast["seat"],
            },
        )
    ]
