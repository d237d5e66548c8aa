"""The score track, the curses drawn at its skulls, and the end (chapters 2, 7 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.core.state import Event

from ..components import CARDS
from ..state import NOBODY, Tournament, bits, judged
from . import conditions, moments


def gain(s: Tournament, seat: int, points: int) -> None:
    """Moves the wizard forward: it wins at once at the goal (8.1), and draws a curse for each skull
    that it passes or reaches (7.1)."""
    before = s.points[seat]
    after = before + points
    s.points[seat] = after
    s.tell("log-gain", {"seat": seat, "points": points, "total": after})
    if after >= s.goal:
        s.marker[seat] = after
        win(s, seat)
        return
    if not s.moved_at[seat]:
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
    """Ends the game with this wizard as the winner (8.1, 8.2)."""
    s.winner = seat
    s.tell("log-win", {"seat": seat})
    s.finish()


def curse(s: Tournament, seat: int, number: int) -> None:
    """Draws `number` curses, which bind the wizard for the rest of the game; fewer if the pile is
    too small (7.2, 7.3). Curses drawn together are sorted, because they have no order."""
    drawn = sorted(s.curse_deck[max(0, len(s.curse_deck) - number) :])
    s.curse_deck = s.curse_deck[: len(s.curse_deck) - len(drawn)]
    for card in drawn:
        s.curses |= 1 << card
        bind(s, card, seat)
        s.tell("log-curse", {"seat": seat, "curse": f"curse-{CARDS[card].id}"})
    if len(drawn) < number:
        s.tell("log-no-curse", {"seat": seat})


def bind(s: Tournament, card: int, seat: int) -> None:
    """Makes a spell or curse bind this wizard from now on (6.1, 7.2)."""
    bit = 1 << card
    s.bound_wizard[card] = seat
    s.since[card] = s.beats
    s.binding_cards[seat] |= bit
    if conditions.LASTING & bit and not conditions.obeyed_now(s, seat, card) and judged(s, seat):
        moments.start_posture_grace(s, card)


def lose_point(s: Tournament, seat: int) -> None:
    """Moves the wizard back by one point, never below 0; a skull reached by moving back brings no
    curse (7.4, R18)."""
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
    """Moves a waiting marker to its owner's points, and judges what the owner had to do before that
    (11.8, R24). Curses that were drawn for these very points demand nothing yet."""
    since = s.moved_at[seat]
    if not since:
        return
    early = 0
    for card in bits(s.binding_cards[seat] & conditions.MY_MARKER):
        if s.since[card] < since - 1:
            early |= 1 << card
    moments.judge_gestures_since(s, seat, early, s.command_ply[seat])
    won_at = s.moved_ply[seat]
    s.marker[seat] = s.points[seat]
    s.moved_at[seat] = 0
    s.moved_ply[seat] = 0
    s.tell("log-marker", {"seat": seat, "total": s.points[seat]}, fleeting=True)
    moments.start_reactions(s, conditions.OTHER_MARKER, seat, won_at)


def scores(s: Tournament) -> list[dict[str, int]]:
    """Returns each wizard's points by source; the only source is called `points`."""
    return [{"points": points} for points in s.points]


CAUSES: Final = {
    "log-cast": "score-cast",
    "log-caught-spell": "score-caught",
    "log-trick": "score-tricks",
}
"""By the event that comes before points: their source."""


def sources(s: Tournament, told: Sequence[Event]) -> list[dict[str, int]]:
    """Returns each wizard's points by source: spells cast, wizards caught, tricks, and what was
    lost, as the events tell them."""
    found: list[dict[str, int]] = [
        {"score-cast": 0, "score-caught": 0, "score-tricks": 0, "score-lost": 0}
        for _ in range(s.seats)
    ]
    cause = "score-tricks"
    for event in told:
        cause = CAUSES.get(event.key, cause)
        if event.key == "log-gain":
            found[int(event.args["seat"])][cause] += int(event.args["points"])
        elif event.key == "log-lose":
            found[int(event.args["seat"])]["score-lost"] -= 1
    for seat, parts in enumerate(found):
        if sum(parts.values()) != s.points[seat]:  # an imported position begins in the middle
            return [{"score-points": points} for points in s.points]
    return found


def ending(s: Tournament) -> str:
    """Returns how the game has ended: by `points`, or by its length (`long`, R37)."""
    return "long" if s.winner == NOBODY else "points"
