"""End of the game (chapter 11)."""

from __future__ import annotations

from ..components import MOST_ROUNDS
from ..state import NOBODY, Towers
from .solo import solved, won


def finished(s: Towers, seat: int) -> bool:
    """Whether the seat has no empty bottle and all wizards home (11.1, 11.2); in teams, whether
    both partners have (12.7)."""
    colour = s.colour[seat]
    if s.empty[colour] or s.home[colour] < s.wizards:
        return False
    if s.partner[seat] == NOBODY:
        return True
    colour = s.colour[s.partner[seat]]
    return not s.empty[colour] and s.home[colour] == s.wizards


def look_for_end(s: Towers, colours: tuple[int, ...]) -> None:
    """Sets `last_round` if somebody has finished, and `ended` and `turn_over` if the game ends at
    once. Called after wizards of `colours` went home or a bottle of that colour was filled, in
    anybody's turn (R54)."""
    if s.shared:
        if solved(s):
            s.ended = True
            s.turn_over = True
        return
    sides_done: list[int] = []
    for colour in colours:  # without shared bottles a seat's colour has its number
        side = colour % len(sides(s))
        if finished(s, colour) and side not in sides_done:
            sides_done.append(side)
            s.last_round = True
            tell_finished(s, colour)
    if s.last_round:
        if s.teams and s.options["team-end"] == "at-once":  # 12.7
            s.ended = True
            s.turn_over = True
        return
    for home in s.home:
        if home < s.wizards:
            return
    s.ended = True  # all wizards are home, but nobody has finished (11.7)
    s.turn_over = True
    if s.records_events:
        s.tell("log-all-home", {})


def tell_finished(s: Towers, seat: int) -> None:
    """Tells that the seat, or its team, has finished, and whether others still have a turn."""
    if not s.records_events:
        return
    turns_left = (s.start - s.active - 1) % s.seats
    args: dict[str, int | str] = {"seat": seat, "count": turns_left}
    if not s.teams:
        s.tell("log-finished", args)
        return
    if s.options["team-end"] == "at-once":
        args["count"] = 0
    s.tell("log-team-finished", args | {"seat2": s.partner[seat]})


def last_round_is_over(s: Towers) -> bool:
    """Whether the round that has just ended was the last one: somebody has finished (11.3), or the
    limit on the number of rounds is reached (R80)."""
    return s.last_round or (not s.shared and s.turns >= MOST_ROUNDS * s.seats)


def rank_key(s: Towers, seat: int) -> tuple[int, int, int]:
    """Returns the tuple by which sides are ranked, larger is better. It begins with 1 if the seat's
    side has finished, else 0. Finished sides are then ranked by full bottles (11.4); unfinished
    ones by the sum of wizards at home and bottles filled, then by full bottles (R57)."""
    seats = [seat] if s.partner[seat] == NOBODY else [seat, s.partner[seat]]
    colours = [s.colour[seat] for seat in seats]
    full = sum([s.full[colour] for colour in colours])
    if finished(s, seat):
        return (1, full, 0)
    done = sum([s.home[colour] + s.full[colour] + s.spent[colour] for colour in colours])
    return (0, done, full)


def scores(s: Towers) -> list[dict[str, int]]:
    """Returns each seat's wizards at home and the bottles it has filled, spent ones included."""
    return [
        {"wizards": s.home[colour], "bottles": s.full[colour] + s.spent[colour]}
        for colour in s.colour
    ]


def sides(s: Towers) -> range:
    """Returns one seat for each side that wins or loses together: in teams the first half of the
    seats, otherwise every seat."""
    return range(s.seats // 2 if s.teams else s.seats)


def tell_shared_victory(s: Towers) -> None:
    """Writes into the log who shares the victory, if several sides are tied for it (11.5)."""
    if s.shared or not s.records_events:
        return
    keys = [rank_key(s, seat) for seat in sides(s)]
    if keys.count(max(keys)) > 1:
        for seat in range(s.seats):
            if rank_key(s, seat) == max(keys):
                s.tell("log-shares", {"seat": seat})


def ending(s: Towers) -> str:
    """Returns the id of the ending that this finished game has come to, one of `Facts.endings`."""
    if s.shared:
        return "solved" if won(s) else "late" if solved(s) else "failed"
    if not s.last_round:
        return "all-home" if s.ended else "long"
    if sum([finished(s, seat) for seat in sides(s)]) == 1:
        return "finished"
    keys = [rank_key(s, seat) for seat in sides(s)]
    return "shared" if keys.count(max(keys)) > 1 else "tie-break"
