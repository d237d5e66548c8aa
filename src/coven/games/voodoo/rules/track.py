"""The score track, its skulls, and the end (chapters 2, 7 and 8)."""

from __future__ import annotations

from ..components import CARDS
from ..state import Tournament, bits, judged
from . import moments


def gain(s: Tournament, seat: int, points: int) -> None:
    """Forwards. Whoever reaches the goal wins at once (8.1); skulls on the way bring curses."""
    before = s.points[seat]
    after = before + points
    s.points[seat] = after
    s.tell("log-gain", {"seat": seat, "points": points, "total": after})
    if after >= s.goal:
        s.marker[seat] = after
        win(s, seat)
        return
    if s.room:
        s.marker[seat] = after
        moments.owe(s, moments.OTHER_MARKER, seat)
    elif not s.moved_at[seat]:
        s.moved_at[seat] = s.beats + 1
        s.moved_ply[seat] = s.ply
    skulls = 0
    for i, skull in enumerate(s.skulls):
        if before < skull <= after and not (s.once and s.crossed[seat] >> i & 1):
            s.crossed[seat] |= 1 << i
            skulls += 1
    if skulls:
        curse(s, seat, skulls)


def win(s: Tournament, seat: int) -> None:
    s.winner = seat
    s.tell("log-win", {"seat": seat})
    s.finish()


def curse(s: Tournament, seat: int, number: int) -> None:
    """The top curses lie before the wizard for the rest of the game; none if none is left (7.3).
    Those that come together have no order."""
    drawn = sorted(s.curse_deck[max(0, len(s.curse_deck) - number) :])
    s.curse_deck = s.curse_deck[: len(s.curse_deck) - len(drawn)]
    for card in drawn:
        s.curses |= 1 << card
        bind(s, card, seat)
        s.tell("log-curse", {"seat": seat, "curse": f"curse-{CARDS[card].id}"})
    if len(drawn) < number:
        s.tell("log-no-curse", {"seat": seat})


def bind(s: Tournament, card: int, seat: int) -> None:
    """From now on the card binds this wizard."""
    low = 1 << card
    s.bound[card] = seat
    s.since[card] = s.beats
    s.on[seat] |= low
    if moments.LASTING & low and not moments.kept(s, seat, card) and judged(s, seat):
        s.lax |= low


def lose_point(s: Tournament, seat: int) -> None:
    """Backwards, never below the start. A skull reached so brings nothing (7.4)."""
    if not s.points[seat]:
        s.tell("log-lose-none", {"seat": seat})
        return
    s.points[seat] -= 1
    s.tell("log-lose", {"seat": seat, "total": s.points[seat]})
    if s.marker[seat] >= s.points[seat]:
        s.marker[seat] = s.points[seat]
        s.moved_at[seat] = 0
        s.moved_ply[seat] = 0


def move_marker(s: Tournament, seat: int) -> None:
    """Online: the marker follows the points, and that is the moment of gestures (R24)."""
    since = s.moved_at[seat]
    if not since:
        return
    early = 0
    for card in bits(s.on[seat] & moments.MY_MARKER):
        if s.since[card] < since - 1:
            early |= 1 << card
    moments.expect(s, seat, early, s.command_ply[seat])
    s.marker[seat] = s.points[seat]
    s.moved_at[seat] = 0
    s.moved_ply[seat] = 0
    s.tell("log-marker", {"seat": seat, "total": s.points[seat]}, fleeting=True)
    moments.owe(s, moments.OTHER_MARKER, seat)
