"""The game drawn in plain text, for the terminal and for golden games."""

from __future__ import annotations

from typing import Any

from coven.core import Say, Sight

from .components import ARCANA

SIGNS = {"heart": "♥", "mandrake": "❀", "mushroom": "☂", "spider": "✳", "toad": "●"}


def sketch(sight: Sight, say: Say) -> str:
    """Returns what a seat sees as plain text for the terminal."""
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
    """Returns the numbers of a pile with their signs, as in ``♥1 ☂4``; types without any are left
    out."""
    return " ".join(f"{s}{n}" for s, n in zip(SIGNS.values(), counts, strict=True) if n) or "–"


def slots(listed: list[list[str]]) -> str:
    """Returns the slots of a recipe as signs, as in ``☂/● ✳``; each slot is a list of types."""
    return " ".join("/".join(SIGNS[name] for name in slot) for slot in listed) or "–"


def card(seen: dict[str, Any], say: Say) -> str:
    """Returns a recipe, whose part of the view is `seen`, as a line, as in ``17 Fear Charm: ☂/● → ✳
    ✳ [raven] ⇄``: initiative, name, slots, arcana; ⇄ means reversible, ↻ turned round."""
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
    """Returns the lines of text about one player: workbench, circle, cauldron and arcana, then its
    recipes. `player`: the player's part of the view."""
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
    """Returns one line in a list: what the seat's own plan leaves on the workbench and brews, and
    what would overflow at its right neighbour."""
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
