"""Checking for winners (chapter 9)."""

from __future__ import annotations

from ..state import WhirlingState, count_types, size


def rank_key(s: WhirlingState, seat: int) -> tuple[int, int, int]:
    """Returns the tuple by which seats are ranked, larger is better: ingredients in the seat's
    circle, then types in it, then the emptier workbench (9.3, R24). Seats that have reached the
    threshold come first, because their circles are larger."""
    circle = s.circle[seat]
    return size(circle), count_types(circle), -size(s.bench[seat])


def winners(s: WhirlingState) -> list[int]:
    """Returns the seats that win if the game is over now: those that rank first (9.2–9.4)."""
    keys = [rank_key(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if keys[seat] == max(keys)]


def look_for_winners(s: WhirlingState) -> None:
    """Sets `s.ended` if a circle has reached the threshold (9.1). Of several such circles the
    larger wins (9.2), then the tie-breaks decide (9.3); equal seats share the win (9.4)."""
    enough = [rank_key(s, seat) for seat in range(s.seats) if size(s.circle[seat]) >= s.threshold]
    if not enough:
        return
    if len(enough) == 1:
        s.ended = "won"
    else:
        s.ended = "shared" if enough.count(max(enough)) > 1 else "tie-break"
    if s.records_events:
        tell_winners(s)


def tell_winners(s: WhirlingState) -> None:
    """Records who has won, and which of the criteria has decided if several seats could win
    (9.2–9.4)."""
    keys = [rank_key(s, seat) for seat in range(s.seats)]
    best, *others = sorted(keys, reverse=True)
    if s.ended == "won":
        key = "log-won"
    elif best == others[0]:
        key = "log-shared"
    else:
        criterion = 0
        while best[criterion] == others[0][criterion]:
            criterion += 1
        key = ("log-won-most", "log-won-types", "log-won-bench")[criterion]
    for seat in range(s.seats):
        if keys[seat] == best:
            s.tell(key, {"seat": seat, "count": best[0], "types": best[1], "bench": -best[2]})


def stop_exhausted(s: WhirlingState) -> None:
    """Ends the game because nobody plays or creates anything any more (R27)."""
    s.ended = "exhausted"
    if s.records_events:
        s.tell("log-exhausted", {})
        tell_winners(s)
    s.finish()


def scores(s: WhirlingState) -> list[dict[str, int]]:
    """Returns the points of each seat: the ingredients in its circle."""
    return [{"circle": size(s.circle[seat])} for seat in range(s.seats)]


def ending(s: WhirlingState) -> str:
    """Returns the id of the ending that the finished game has come to, one of ``Facts.endings``."""
    return s.ended
