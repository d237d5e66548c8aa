"""The vial rack for crystals, and the chips on the stone table."""

from __future__ import annotations

from coven.core import Say, View
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import ACTIONS, CAPACITY, RIM_ACTION, RIMS, SHELF_TIMES
from .canvas import WitchstoneCanvas
from .shapes import chip, crystal, icon, use


def rack(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the vial rack, and of the chips on the stone table beside it."""
    shelves = "".join([shelf(canvas, seen) for seen in canvas.view["shelves"]])
    faces = canvas.view["table_chips"]
    chips = "".join(
        [
            stone_chip(canvas.voice, face, faces.count(face), canvas.lit(f"pick {face}"))
            for face in dict.fromkeys(faces)
        ]
    )
    name = canvas.say("table-stone-table")
    return canvas.part(
        "rack",
        f'<p class="cap" aria-hidden="true">{canvas.say("table-rack")}</p>'
        f'<div class="vials" role="group" aria-label="{canvas.say("table-rack")}">{shelves}</div>'
        f'<div class="chips" role="group" aria-label="{name}"><span>{name}</span>{chips}</div>',
    )


@cached_drawing
def stone_chip(say: Say, face: str, number: int, lit: str | None) -> str:
    """Returns the HTML of the `number` chips with this face on the stone table. `lit`: the label of
    choosing one, "" if that is illegal, None for no click."""
    name = say.html(f"chip-{face}")
    tip = f"{name}: {say.html(f'chip-{face}.about')}\n{rule_link(say, '9.5')}"
    count = f"<small>×{number}</small>" if number > 1 else ""
    return (
        f'<button type="button" class="chip" data-key="{face}" '
        f"{clickable(f'pick {face}', lit, name, tip)}>"
        f'<svg viewBox="-21 -21 42 42" aria-hidden="true">{chip(face, 0, 0, 1.5)}</svg>'
        f"{count}</button>"
    )


def _moves_to_shelf(id: str) -> list[str]:
    """Returns the texts of all moves that put a crystal on the shelf `id`."""
    way = "down" if id == "bottom" else "up"
    rims = [RIMS[k] for k in range(len(RIMS)) if way == "down" or ACTIONS[RIM_ACTION[k]] == id]
    return [f"shelve {rim} {way}{black}" for rim in rims for black in ("", " black")]


MOST_ROOM = max(room for rooms in CAPACITY.values() for room in rooms)
"""How many bottles the longest shelf has, with the most players."""
MOVES_TO_SHELF = {id: _moves_to_shelf(id) for id in (*ACTIONS, "bottom")}


def shelf(canvas: WitchstoneCanvas, seen: View) -> str:
    """Returns the HTML of one shelf of the vial rack; a click puts a crystal there. `seen`: the
    shelf's part of the view."""
    id = seen["id"]
    texts = MOVES_TO_SHELF[id]
    text = next((text for text in texts if text in canvas.legal), texts[0])
    held = tuple([(crystal["seat"], crystal["black"]) for crystal in seen["crystals"]])
    return vial_shelf(canvas.voice, id, seen["room"], held, text, canvas.lit(text))


@cached_drawing
def vial_shelf(
    say: Say, id: str, room: int, held: tuple[tuple[int, bool], ...], text: str, lit: str | None
) -> str:
    """Returns the HTML of the shelf `id` with `room` bottles. `held`: the crystals in the first of
    them, as pairs of the seat and whether it is black. `text`: the move of a click; `lit`: its
    label, "" if it is illegal, None for no click."""
    i = len(ACTIONS) if id == "bottom" else ACTIONS.index(id)
    bottles = ""
    for k in range(room):
        x = 12 + 24 * k
        bottles += use("bottle", x, 13)
        if k < len(held):
            seat, black = held[k]
            inner = crystal(seat, black, f"v{i}-{k}", x, 13, 0.56)
            bottles += f'<g class="seat-{seat}">{inner}</g>'
    name = say.html(f"shelf-{id}")
    sign = icon("chips") if id == "bottom" else icon(id)
    times = "" if id == "bottom" else str(SHELF_TIMES)
    tip = (
        f"{name}\n{say.html(f'shelf-{id}.about')}\n"
        f"{say.html('table-room', {'count': len(held), 'room': room})}\n{rule_link(say, '9.4')}"
    )
    return (
        f'<button type="button" class="vial" data-key="{id}" data-ref="shelf-shelf-{id}" '
        f"{clickable(text, lit, name, tip)}><span>{times}</span>{sign}"
        f'<svg class="bottles" viewBox="0 0 {24 * MOST_ROOM} 26" preserveAspectRatio="xMinYMid" '
        f'aria-hidden="true">{bottles}</svg></button>'
    )
