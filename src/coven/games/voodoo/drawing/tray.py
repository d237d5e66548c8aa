"""The tray with the dice, and the piles of cards."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import FACES, LETTERS
from .canvas import VoodooCanvas
from .figures import use

COMPOSED = "reroll take cast trick free set emote call hold line lapse strip"
"""Verbs whose moves board.js puts together of several clicks, or that are made without a button:
lines are typed in the chat, and timers make `lapse`."""
HINTS = (
    *("reroll", "free", "take", "set", "cast", "target"),
    *("wild", "trick", "aim", "call", "by", "sure"),
)
"""Hints that board.js shows while a move is put together."""


def tray(canvas: VoodooCanvas) -> str:
    """Draws the tray with the dice, a place for hints, and the piles, as HTML."""
    dice, cards = canvas.view["dice"], canvas.view["piles"]
    usable = not canvas.asked.keys().isdisjoint(("reroll", "take", "free", "set", "cast"))
    thrown = dice_box(
        canvas.voice,
        canvas.view["turn"],
        tuple(dice["pool"]),
        tuple(dice["used"]),
        None if dice["thrown"] else dice["number"],
        dice["rerolls_left"],
        dice["rerolls"],
        usable,
        "set" in canvas.asked,
    )
    drawn = piles(canvas.voice, tuple(cards["spells"]), cards["tricks"], cards["curses"])
    hinted = "" if canvas.seat is None else hints(canvas.voice)
    return (
        f'<div class="vd-tray" data-zone="tray" data-verbs="{COMPOSED}" role="group" '
        f'aria-label="{canvas.say("table-tray")}">{thrown}'
        f'<p class="vd-hint" role="status" {hinted}></p>{drawn}</div>'
    )


@cached_drawing
def hints(say: Say) -> str:
    """Returns HTML attributes with the texts of all hints, of which board.js shows the one that
    fits."""
    return " ".join([f'data-how-{what}="{say.html(f"how-{what}")}"' for what in HINTS])


# -- dice --------------------------------------------------------------------------------------


@cached_drawing
def dice_box(
    say: Say,
    turn: int,
    pool: tuple[str, ...],
    used: tuple[str, ...],
    blank: int | None,
    rerolls_left: int,
    rerolls: int,
    usable: bool,
    turning: bool,
) -> str:
    """Draws the dice as HTML: faces in the pool, used ones, or `blank` dice before the first roll.
    `rerolls_left`, `rerolls`: those left and those made. `usable`: whether a click selects a die.
    `turning`: whether to show faces to turn a die to. `turn`: the turn's number, for keys."""
    left, faces = "", ""
    if blank is None:
        drawn = [
            die(say, face, f"{turn}-{face}-{pool[:i].count(face)}", usable)
            for i, face in enumerate(pool)
        ]
        said = say.html("table-rerolls", {"count": rerolls_left})
        left = (
            f'<span class="rerolls" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
            f"<small>{say.html('table-rerolls-short')}</small>"
            f"{'<i></i>' * rerolls_left}{'<i class=gone></i>' * rerolls}</span>"
        )
    else:
        drawn = [
            f'<span class="die blank" data-key="b{i}" aria-hidden="true">{use("any")}</span>'
            for i in range(blank)
        ]
    if turning:
        faces = "".join([die_face(say, i, face) for i, face in enumerate(FACES)])
        faces = f'<div class="faces">{faces}</div>'
    spent = [used_die(say, i, face) for i, face in enumerate(used)]
    return (
        f'<div class="felt"><div class="dice">{"".join(drawn)}</div>{faces}'
        f'<div class="spent">{"".join(spent)}</div>{left}</div>'
    )


def die(say: Say, face: str, key: str, usable: bool) -> str:
    """Draws a die of the pool as HTML, as a button that selects it if it is `usable`. `key`: tells
    it from other dice of the page, for animations."""
    name = say.html(f"ingredient-{face}")
    inner = use(face, face)
    if usable:
        return (
            f'<button type="button" class="die" data-key="d{key}" data-stop="" '
            f'data-die="{LETTERS[FACES.index(face)]}" aria-pressed="false" aria-label="{name}" '
            f'data-tip="{name}">{inner}</button>'
        )
    return (
        f'<span class="die" data-key="d{key}" role="img" data-stop="" aria-label="{name}" '
        f'data-tip="{name}">{inner}</span>'
    )


def used_die(say: Say, i: int, face: str) -> str:
    """Draws used die number `i`, which shows `face`, as HTML."""
    said = say.html("table-used", {"face": f"ingredient-{face}"})
    return (
        f'<span class="die used" data-key="u{i}" role="img" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use(face, face)}</span>'
    )


def die_face(say: Say, i: int, face: str) -> str:
    """Draws the HTML button that turns a die to `face`, which is number `i` of FACES (R32)."""
    said = say.html("table-turn-to", {"face": f"ingredient-{face}"})
    return (
        f'<button type="button" class="die small" data-face="{LETTERS[i]}" data-stop="" '
        f'aria-label="{said}" data-tip="{said}">{use(face, face)}</button>'
    )


# -- piles -------------------------------------------------------------------------------------


@cached_drawing
def piles(say: Say, spells: tuple[int, ...], tricks: int, curses: int) -> str:
    """Draws the piles of cards as HTML. `spells`: the size of each pile of spells (two in a game
    for two); `tricks`, `curses`: the sizes of these piles."""
    drawn = [pile(say, "spells", number) for number in spells]
    drawn += [pile(say, "tricks", tricks), pile(say, "curses", curses)]
    return f'<div class="piles">{"".join(drawn)}</div>'


def pile(say: Say, kind: str, number: int) -> str:
    """Draws a pile of `number` cards as HTML. `kind`: spells, tricks or curses."""
    said = say.html(f"table-pile-{kind}", {"count": number})
    return (
        f'<span class="pile {kind}" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
        f"<b>{number}</b><small>{say.html(f'table-pile-{kind}.short')}</small></span>"
    )
