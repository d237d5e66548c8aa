"""What all parts of the screen share."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import Any

from markupsafe import escape

from coven.core import Say, Sight, View
from coven.drawing import Canvas, cached_drawing

from .observed import gestures_by_seat

MAIN_ANSWERS = ("stay", "fair", "broken", "good-enough", "agree", "ready")
"""Verbs of the answers that are drawn as main buttons."""


class VoodooCanvas(Canvas):
    """Holds what all parts of one seat's screen of Voodoo share: legal moves by verb, cards that
    may be called, observed gestures, and what the view says of the seat's own wizard."""

    def __init__(self, sight: Sight, say: Say) -> None:
        super().__init__(sight, say)
        self.seats = len(self.view["wizards"])
        self.front = sight.front if self.seat is None else self.seat
        """The seat that is drawn nearest to the reader."""
        self.may_ask = self.seat is not None and not sight.over
        """Whether a click at an illegal move asks why it is illegal."""
        self.asked: dict[str, list[tuple[Any, ...]]] = {}
        """By verb: the arguments of the moves that are asked for."""
        for move in sight.asked:
            self.asked.setdefault(move.verb, []).append(move.args)
        self.texts: dict[str, list[str]] = {}
        """By verb: the texts of legal moves."""
        for verb, moves in groupby((*sight.asked, *sight.offered), attrgetter("verb")):
            self.texts.setdefault(verb, []).extend([move.text for move in moves])
        self.calls: dict[str, set[str]] = {}
        """By card that may be called: the seats to accuse, or "" if the caller names nobody."""
        for text in self.legal_texts("call"):
            _, card, *whom = text.split(" ")
            self.calls.setdefault(card, set()).add("".join(whom))
        self.gestures = gestures_by_seat(self.view)
        self.room = self.view["mode"] == "room"
        """Whether the players are in one room."""
        self.me: View | None = None if self.seat is None else self.view["wizards"][self.seat]
        """The view of the seat's own wizard; None for a spectator."""
        self.gesturing = self.me is not None and (not self.room or self.me["machine"])
        """Whether this seat makes gestures with buttons: not if people make them in one room."""

    def legal_texts(self, verb: str) -> tuple[str, ...]:
        """Returns the texts of the legal moves with this verb."""
        return tuple(self.texts.get(verb, ()))

    def name(self, seat: int) -> str:
        """Returns the player's name as HTML."""
        return player_name(self.voice, seat)

    def others(self) -> list[int]:
        """Returns all seats but this one."""
        return [seat for seat in range(self.seats) if seat != self.seat]

    def play_or_ask(self, text: str) -> str:
        """Returns the HTML attributes of an element whose click plays the move `text` if it is
        legal, and otherwise asks why it is illegal."""
        return f'data-move="{text}"' if text in self.legal else self.ask_why(text)

    def ask_why(self, text: str) -> str:
        """Returns the HTML attributes of an element whose click asks why the move `text` is
        illegal."""
        return ask_why(text, self.may_ask)

    def answer_button(self, text: str, style: str = "", label: str = "") -> str:
        """Draws a button that plays the move `text` as HTML; "" if the move is not legal. `style`:
        more CSS classes, `label`: HTML instead of the move's usual label."""
        if text not in self.legal:
            return ""
        main = " main" if text.split(" ")[0] in MAIN_ANSWERS else ""
        return (
            f'<button type="button" class="button{main}{style}" data-key="{text}" '
            f'data-move="{text}">{label or self.label(text)}</button>'
        )


def ask_why(text: str, may_ask: bool) -> str:
    """Returns the HTML attributes of an element for the illegal move `text`: a click asks why it is
    illegal if `may_ask`, and does nothing otherwise."""
    return f'data-try="{text}"' if may_ask else 'data-stop=""'


@cached_drawing
def player_name(say: Say, seat: int) -> str:
    """Returns the player's name as HTML."""
    return str(escape(say.name(seat)))


def player_mark(seat: int) -> str:
    """Draws the sign that tells a seat from others without colour, as SVG."""
    return (
        f'<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
    )
