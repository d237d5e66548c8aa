"""The canvas that all parts of the screen are drawn on, and the labels and tooltips they share."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from coven.core import Args, Say, Sight
from coven.drawing import Canvas, cached_drawing

from ..components import (
    ARCANA,
    CAPACITY,
    CHARACTER_OF,
    CHARACTERS,
    GATHERED,
    MANDRAKES_FOR_GRIMOIRE,
    TRACK,
    TYPES,
    Slots,
    recipe_called,
)
from . import pictures

RECIPE_ONLY = ("toad_whisperer", "dark_horse", "fey_blessed", "spider_summoner")
"""The characters that have a recipe of their own and no other ability."""

Card = dict[str, Any]
"""A recipe as `view.card_view` describes it."""


class WhirlingCanvas(Canvas):
    """Holds what all parts of one seat's screen of Whirling Witchcraft share: the player whose desk
    is drawn large, its secret moves so far, and its plan."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.players: list[dict[str, Any]] = self.view["players"]
        self.seats = len(self.players)
        self.me = sight.front if sight.seat is None else sight.seat
        """The seat whose desk is drawn large; a spectator chooses which."""
        self.mine = self.players[self.me]
        self.choosing = self.view["stage"] == "choosing"
        """Whether characters are being chosen: there is no desk yet."""
        self.steps: list[str] = self.view["steps"]
        """The texts of the moves this seat has made in secret so far."""
        plan = self.view["plan"]
        self.plan: dict[str, Any] | None = None if self.mine["light"] == "open" else plan
        """What this seat plans to brew; None once its brew has been opened."""


@cached_drawing
def pile_lines(say: Say, counts: tuple[int, ...]) -> str:
    """Returns how many ingredients of each type a pile has, as lines of HTML that follow the
    heading of a tooltip; types it lacks are left out. `counts`: ingredients by type."""
    return "".join(
        [
            f"\n{say.html('table-count', {'type': f'type-{name}', 'count': n})}"
            for name, n in zip(TYPES, counts, strict=True)
            if n
        ]
    )


@cached_drawing
def recipe_text(say: Say, key: str, turned: bool) -> str:
    """Returns as lines of HTML what the recipe `key` does as printed, or turned round if `turned`:
    what it takes and creates, its arcana, and whether it may be turned round."""
    recipe = recipe_called(key)
    inputs, outputs = recipe.inputs, recipe.outputs
    lines = []
    if turned:
        inputs, outputs = outputs, inputs
        lines.append(say.html("table-turned"))
    if inputs or outputs:
        lines.append(f"{say.html('table-takes')} {escape(slots_text(say, inputs))}")
        lines.append(f"{say.html('table-creates')} {escape(slots_text(say, outputs))}")
    else:
        lines.append(say.html("table-no-slots"))
    symbols = [
        say.say(f"arcana-{name}")
        for name, n in zip(ARCANA, recipe.arcana, strict=True)
        for _ in range(n)
    ]
    if symbols:
        lines.append(f"{say.html('table-arcana')} {escape(counted(symbols))}")
    if recipe.reversible and not turned:
        lines.append(say.html("table-reversible"))
    return "\n".join(lines)


@cached_drawing
def character_text(say: Say, key: str) -> str:
    """Returns as lines of HTML what the character `key` can do: its ability, its own recipe and
    where its tokens start."""
    character = CHARACTERS[CHARACTER_OF[key]]
    lines = []
    if key not in RECIPE_ONLY:
        args: Args = {"gathered": GATHERED, "mandrakes": MANDRAKES_FOR_GRIMOIRE}
        lines.append(say.html(f"character-{key}.about", args))
    recipe = character.recipe
    if recipe is not None:
        slots: Args = {
            "name-takes": slots_text(say, recipe.inputs),
            "name-creates": slots_text(say, recipe.outputs),
        }
        lines.append(say.html("table-own-recipe", slots))
        if character.discard:
            lines.append(say.html("table-leaves"))
    for name, n in zip(ARCANA, character.arcana, strict=True):
        if n:
            lines.append(say.html("table-starts", {"arcana": f"arcana-{name}", "at": n}))
    return "\n".join(lines)


def slots_text(say: Say, slots: Slots) -> str:
    """Returns slots in words, equal ones together: "mandrake, spider ×2, mushroom or toad"."""
    either = f" {say.say('table-or')} "
    words = []
    for slot in slots:
        types = [f"type-{name}" for t, name in enumerate(TYPES) if slot >> t & 1]
        whole = len(types) == len(TYPES)
        words.append(say.say("table-any") if whole else either.join(map(say.say, types)))
    return counted(words) or say.say("table-nothing")


def counted(words: list[str]) -> str:
    """Returns these words in a row, equal ones together: "spider ×2, toad"."""
    return ", ".join(
        [
            word if words.count(word) == 1 else f"{word} ×{words.count(word)}"
            for word in dict.fromkeys(words)
        ]
    )


def card_face(card: Card) -> str:
    """Returns the slots printed on a recipe as SVG, in the direction in which the card lies."""
    return slots_face(card["inputs"], card["outputs"])


def slots_face(inputs: list[list[str]], outputs: list[list[str]]) -> str:
    """Returns input slots, an arrow and output slots as SVG; each slot is a list of the types of
    ingredients it takes."""
    return pictures.face(tuple(map(tuple, inputs)), tuple(map(tuple, outputs)))


def slots_line(inputs: list[list[str]], outputs: list[list[str]]) -> str:
    """Returns input slots, an arrow and output slots as SVG, in one line if that is not too long;
    each slot is a list of the types of ingredients it takes."""
    return pictures.line(tuple(map(tuple, inputs)), tuple(map(tuple, outputs)))


def slots_label(say: Say, t: int, count: int) -> str:
    """Returns as HTML a sentence on how many slots for ingredients of type number `t` are filled
    (`count`) on a workbench."""
    room = CAPACITY[t]
    return say.html("table-slots", {"type": f"type-{TYPES[t]}", "count": count, "room": room})


def track_label(say: Say, name: str, space: int) -> str:
    """Returns as HTML a sentence on where the token of the arcana `name` stands; `space` 0 is off
    the track."""
    if not space:
        return say.html("table-track-off", {"arcana": f"arcana-{name}"})
    return say.html("table-track", {"arcana": f"arcana-{name}", "at": space, "spaces": TRACK})


def cauldron_at(canvas: WhirlingCanvas, seat: int) -> int:
    """Returns the number of the cauldron that stands at this seat, which lets the browser animate
    it: every round each cauldron moves one seat to the right."""
    passed: int = canvas.view["round"] + canvas.sight.over
    return (seat + passed) % canvas.seats
