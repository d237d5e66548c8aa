"""The board in plain text, for the terminal and for golden games."""

from __future__ import annotations

from coven.core import Say, Sight

LETTERS = "BYRGOP"
"""The letters of the colours: blue, yellow, red, green, orange, purple."""
WIDTH = 30
"""The width of the first of the two columns."""


def sketch(sight: Sight, say: Say) -> str:
    """Draws the board in plain text: the spaces in two columns, then players, cards and spells."""
    view = sight.view
    cells = [space_line(sight, space) for space in range(16)]
    rows = [f"{cells[i]:<{WIDTH}}  {cells[i + 8]}".rstrip() for i in range(8)]
    return "\n".join([*rows, "", *players(sight, say), *cards(sight, say), spells_line(view, say)])


def space_line(sight: Sight, space: int) -> str:
    """Returns a space as a line such as ``3 ◆◇ BYR``: its number, a dot if a ground shield is
    exposed, towers from the ground up (filled: with a shield), the keep, visible wizards."""
    seen = sight.view["spaces"][space]
    ground = "·" if seen["ground_shield"] and not seen["towers"] else " "
    towers = "".join("◆" if tower["shield"] else "◇" for tower in seen["towers"])
    keep = "♜" if sight.view["keep"] == space else ""
    wizards = letters(seen["wizards"])
    inside = ""
    if "floors" in seen and any(map(any, seen["floors"])):
        inside = " (" + "|".join(letters(floor) or "-" for floor in seen["floors"]) + ")"
    return f"{space:>2}{ground} {towers}{keep} {wizards}{inside}".rstrip()


def letters(crowd: list[int]) -> str:
    """Returns one letter for each wizard; `crowd` is the number of wizards of each colour."""
    return "".join(LETTERS[colour] * number for colour, number in enumerate(crowd))


def players(sight: Sight, say: Say) -> list[str]:
    """Returns a line for each colour: its wizards at home and its bottles."""
    view = sight.view
    lines = []
    for colour in range(len(view["home"])):
        name = say.say("everybody") if len(view["colour"]) > len(view["home"]) else say.name(colour)
        bottles = view["bottles"][colour]
        lines.append(
            say.say(
                "sketch-player",
                {
                    "letter": LETTERS[colour],
                    "name": name,
                    "home": view["home"][colour],
                    "wizards": view["wizards"],
                    "full": bottles["full"],
                    "empty": bottles["empty"],
                    "spent": bottles["spent"],
                },
            )
        )
    return lines


def cards(sight: Sight, say: Say) -> list[str]:
    """Returns the lines about the draw pile, the discards and the seat's hand."""
    view = sight.view
    lines = [say.say("sketch-deck", {"deck": view["deck"], "discard": len(view["discard"])})]
    if view["hand"] is not None:
        names = ", ".join(say.say(f"card-{card}") for card in view["hand"])
        lines.append(say.say("sketch-hand", {"cards": names or "–"}))
    return lines


def spells_line(view: dict[str, object], say: Say) -> str:
    """Returns the line that names the spells of this game and their costs."""
    spells = view["spells"]
    assert isinstance(spells, list)
    names = [f"{say.say('spell-' + spell['id'])} ({spell['cost']})" for spell in spells]
    return say.say("sketch-spells", {"spells": ", ".join(names) or "–"})
