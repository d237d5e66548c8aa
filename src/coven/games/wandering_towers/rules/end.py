"""End of the game (chapter 11)."""

from __future__ import annotations

from ..components import MOST_ROUNDS
from ..state import NOBODY, Towers
from .solo import solved


def finished(s: Towers, seat: int) -> bool:
    """11.1, 11.2; a team only when both partners have (12.7)."""
    colour = s.colour[seat]
    if s.empty[colour] or s.home[colour] < s.wizards:
        return False
    if s.partner[seat] == NOBODY:
        return True
    colour = s.colour[s.partner[seat]]
    return not s.empty[colour] and s.home[colour] == s.wizards


def look_for_end(s: Towers) -> None:
    """Called whenever a wizard went in or a bottle was filled, in whosever turn (R54)."""
    if s.shared:
        if solved(s):
            s.ended = True
            s.turn_over = True
        return
    for seat in range(s.seats):
        if finished(s, seat):
            if not s.last_round and s.records_events:
                s.tell("log-last-round", {"seat": seat})
            s.last_round = True
            if s.teams and s.options["team-end"] == "at-once":  # R66, the literal reading
                s.ended = True
                s.turn_over = True
            return
    for colour in range(len(s.home)):
        if s.home[colour] < s.wizards:
            return
    s.ended = True  # R57
    s.turn_over = True


def round_is_last(s: Towers) -> bool:
    """Asked between rounds: 11.3, and the guard against a game without end (R80)."""
    return s.last_round or (not s.shared and s.turns >= MOST_ROUNDS * s.seats)


def key(s: Towers, seat: int) -> tuple[int, int, int]:
    """What decides: having finished, then full bottles left (11.4); among the others, how far they
    got, then full bottles left (R57)."""
    seats = [seat] if s.partner[seat] == NOBODY else [seat, s.partner[seat]]
    colours = [s.colour[seat] for seat in seats]
    left = sum([s.full[colour] for colour in colours])
    if finished(s, seat):
        return (1, left, 0)
    got = sum([s.home[colour] + s.full[colour] + s.spent[colour] for colour in colours])
    return (0, got, left)
