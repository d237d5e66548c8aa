"""The strips of command buttons, the buttons to aim with, and the buttons for one room."""

from __future__ import annotations

from typing import NamedTuple

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import CARDS, TRICKS
from .canvas import VoodooCanvas, ask_why, player_mark, player_name
from .figures import use

STRIP_OF = {card.id: card.do[0].removesuffix("_strip") for card in CARDS if card.gesture == "via"}
"""By the id of a spell that is obeyed with a strip of buttons: the name of that strip."""


class Command(NamedTuple):
    """A button of a strip of commands (roll, cast, take, …): its Fluent key, what a click does, and
    the move."""

    key: str
    """Names it: command-KEY is its Fluent key."""
    action: str
    """What a click does: `move` plays `text`; `command` lets board.js put a move together of what
    is selected; `try` asks why `text` is illegal."""
    text: str


def commands(canvas: VoodooCanvas) -> tuple[Command, ...]:
    """Returns the buttons of a strip of commands: roll or reroll, cast, take cards, trick, pass. In
    the quick game, drawing the free card replaces the pass while it is due (9.7)."""
    asked, held = canvas.asked, canvas.view["hand"]

    def at_once(key: str, text: str) -> Command:
        """Returns a button that plays the move `text`, or asks why it is illegal. `key`: names its
        label and icon."""
        return Command(key, "move" if text in canvas.legal else "try", text)

    def composed(key: str, possible: bool, example: str) -> Command:
        """Returns a button whose move board.js composes from what is selected; if none is
        `possible`, a click asks why the move `example` is illegal. `key`: names its label and
        icon."""
        return Command(key, "command", key) if possible else Command(key, "try", example)

    if "free" in asked:
        rolling = composed("free", True, "")
    elif canvas.view["dice"]["thrown"]:
        rolling = composed("reroll", "reroll" in asked, "reroll B P")
    else:
        rolling = at_once("roll", "roll")
    spell = next(iter(held["spells"]), CARDS[0].id)
    found = [rolling, composed("cast", "cast" in asked, f"cast {spell} {canvas.others()[0]}")]
    ends: list[Command] = []
    for kind in ("spell", "trick"):
        draw = at_once(f"draw-{kind}", f"draw {kind}")
        can_take = any(args[0] == kind for args in asked.get("take", ()))
        if draw.action == "try" or can_take:
            found.append(composed(f"take-{kind}", can_take, f"take {kind} BP"))
        if draw.action == "move":
            (ends if can_take else found).append(draw)
    trick = next(iter(held["tricks"]), TRICKS[0].id)
    tricks = any(f"trick {card}" in canvas.legal for card in held["tricks"])
    found.append(composed("trick", tricks, f"trick {trick}"))
    return (*found, *(ends or [at_once("pass", "pass")]))


def needed_strips(canvas: VoodooCanvas) -> tuple[str, ...]:
    """Returns the strips, apart from the usual one, that a spell in play demands. Every wizard gets
    the same ones, so that they remind nobody of the spells that bind them."""
    doing = canvas.view["doing"].get("card", "")
    laid = {doing, *[card for seen in canvas.view["wizards"] for card in seen["spells"]]}
    return tuple(strip for card, strip in STRIP_OF.items() if card in laid)


def strip(canvas: VoodooCanvas, name: str, buttons: tuple[Command, ...]) -> str:
    """Draws the command strip called `name` (normal, mirror or tiny) as HTML. A click on a button
    first moves the wizard's hand to this strip if it is at another (11.4)."""
    assert canvas.me is not None
    other = canvas.gesturing and name != canvas.me["strip"].removesuffix("_strip")
    return draw_strip(canvas.voice, name, other, buttons, canvas.may_ask)


@cached_drawing
def draw_strip(
    say: Say, name: str, other: bool, buttons: tuple[Command, ...], may_ask: bool
) -> str:
    """Draws the command strip called `name` as HTML. `other`: whether the hand is at another strip,
    so that a click first moves it here; `may_ask`: whether a click may ask why a move is
    illegal."""
    first = f' data-first="strip {name}"' if other else ""
    about, title = "", ""
    if name != "normal":
        about = "\n" + say.html(f"strip-{name}.tip")
        title = f'<p class="of">{say.html(f"strip-{name}.title")}</p>'
    drawn = [button(say, command, first, may_ask, about) for command in buttons]
    return (
        f'<div class="strip {name}" data-zone="strip-{name}" role="group" '
        f'aria-label="{say.html(f"strip-{name}")}">{title}{"".join(drawn)}</div>'
    )


def button(say: Say, command: Command, first: str, may_ask: bool, about: str) -> str:
    """Draws a button of a command strip as HTML. `first`: an HTML attribute with a move to play
    before the button's own, or ""; `may_ask`: whether a click may ask why the move is illegal;
    `about`: what its tooltip says about the strip, or ""."""
    key, action, text = command
    said = say.html(f"command-{key}")
    if action == "move":
        how = f'data-move="{text}"{first}'
    elif action == "command":
        how = f'data-command="{text}"{first} data-stop=""'
    else:
        how = ask_why(text, may_ask)
    sign = "reroll" if key == "free" else key.replace("draw", "take")
    return (
        f'<button type="button" class="cmd" data-key="{key}" {how} aria-label="{said}" '
        f'data-tip="{said}{about}">{use(f"c-{sign}", "glyph")}<span>{said}</span></button>'
    )


# -- whom to aim at ----------------------------------------------------------------------------


def aims(canvas: VoodooCanvas) -> str:
    """Draws the HTML buttons for the wizards and the doll that a card or gesture can be aimed
    at."""
    seats = [(canvas.front + k) % canvas.seats for k in range(1, canvas.seats + canvas.room)]
    return draw_aims(canvas.voice, tuple(seats), at_doll=canvas.gesturing)


@cached_drawing
def draw_aims(say: Say, seats: tuple[int, ...], at_doll: bool) -> str:
    """Draws aiming buttons for these seats, and for the doll if `at_doll`, as HTML. A click aims
    the selected card or gesture there; the style sheet shows the buttons only while a card or
    gesture that needs an aim is selected."""
    spots = [
        f'<button type="button" class="aim seat-{seat}" data-spot="{seat}" data-stop="">'
        f"{player_mark(seat)}<span>{player_name(say, seat)}</span></button>"
        for seat in seats
    ]
    if at_doll:
        spots.append(
            '<button type="button" class="aim" data-spot="doll" data-stop="">'
            f"{use('doll', '', '0 0 60 80')}<span>{say.html('table-the-doll')}</span></button>"
        )
    return (
        '<div class="vd-aims" data-zone="aims" role="group" '
        f'aria-label="{say.html("how-target")}">{"".join(spots)}</div>'
    )


# -- one room ----------------------------------------------------------------------------------


def room(canvas: VoodooCanvas) -> str:
    """Draws the HTML buttons of the same-room game: "I can't do both" (12.6), and the one that lets
    a bot take the seat (12.9)."""
    cant = ""
    if canvas.legal:
        cant = (
            f'<button type="button" class="button" {canvas.play_or_ask("cant")}>'
            f"{canvas.say('move-cant')}</button>"
        )
    machine = canvas.answer_button("machine off")
    if "machine on" in canvas.legal:
        machine = (
            f'<details data-key="machine"><summary>{canvas.say("table-more")}</summary>'
            f"{canvas.answer_button('machine on')}</details>"
        )
    return f'<div class="vd-room" data-zone="room">{cant}{machine}</div>'
