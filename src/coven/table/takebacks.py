"""Takebacks: undoing a move with the consent of the others, after undo is no longer possible."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from coven.core import Commit, State, Text

from .checks import must_be_playing, must_have_started
from .clock import TAKEBACK_SECONDS
from .log import Record
from .match import NoUndo
from .playing import finish_change, legal_moves, renumber_questions, settle_clocks, take_snapshot
from .refusals import Refused
from .state import TableState
from .stored_fields import Snapshot, TakebackRequest, match_at
from .undo import why_no_undo


def why_no_takeback(table: TableState, seat: int) -> Text | None:
    """Returns why this seat cannot ask the others to take back its last move; None if it can.
    Whether the rules can restore the position is not checked."""
    if table.match is None:
        return Text("undo-nothing")
    if table.status != "playing":
        return Text("game-over" if table.status == "over" else "table-paused")
    if table.seats[seat].kind != "person":
        return Text("table-seat-lent")
    if not table.settings.takebacks:
        return Text("takeback-forbidden")
    if isinstance(table.match.state.top, Commit):
        return Text("takeback-secret")
    if table.running.takeback is not None:
        return Text("takeback-open" if table.takeback_pending else "takeback-refused")
    n = table.history.last_decision(seat)
    if n is None or why_no_undo(table, seat) is None:
        return Text("undo-nothing")
    past = table.match.past
    return Text("undo-barrier") if past and n <= past[-1][0] else None


def request_takeback(
    table: TableState, seat: int, now: float, snapshots: Iterable[Snapshot] = ()
) -> bool:
    """Asks all other people to take back the seat's last move and everything after it. Returns
    whether it was granted at once, because the others are bots. `snapshots`: from which to replay.
    Raises NoUndo."""
    why = why_no_takeback(table, seat)
    n = table.history.last_decision(seat)
    if why is not None or n is None:
        raise NoUndo(why or Text("undo-nothing"))
    _position_before(table, n, snapshots)
    due = now + TAKEBACK_SECONDS[table.settings.pace]
    table.running.takeback = TakebackRequest(seat, n, due)
    return _maybe_grant(table, now, snapshots)


def answer_takeback(
    table: TableState,
    person: str,
    seat: int,
    yes: bool,
    now: float,
    snapshots: Iterable[Snapshot] = (),
) -> bool:
    """Answers the takeback request of `seat` for a person: agrees to it if `yes`, otherwise refuses
    it; returns whether it is granted now. `snapshots`: from which to replay. Raises Refused,
    NoUndo."""
    takeback = table.running.takeback
    if takeback is None or takeback.seat != seat or not table.takeback_pending:
        raise Refused("takeback-gone")
    must_be_playing(table)
    if person == table.seats[seat].person and not yes:
        table.running.takeback = None
        return False
    if person not in table.takeback_voters:
        raise Refused("takeback-gone" if person in takeback.agreed else "table-not-your-seat")
    if not yes:
        table.running.takeback = msgspec.structs.replace(takeback, refused=person)
        return False
    table.running.takeback = msgspec.structs.replace(takeback, agreed=(*takeback.agreed, person))
    try:
        return _maybe_grant(table, now, snapshots)
    except NoUndo:
        table.running.takeback = takeback
        raise


def entry_before_takeback(table: TableState, seat: int | None = None) -> int:
    """Returns the entry to which the open takeback request would go back; if none is open, the one
    to which a request by `seat` would. Snapshots near it make takebacks fast."""
    takeback = table.running.takeback
    if takeback is not None:
        return takeback.entry - 1
    n = None if seat is None else table.history.last_decision(seat)
    return 0 if n is None else n - 1


def _position_before(table: TableState, n: int, snapshots: Iterable[Snapshot]) -> State:
    """Returns the position before entry `n`, replayed from one of `snapshots`. Raises NoUndo if
    that was secret simultaneous play, which has been revealed since, or if the rules have changed
    since and cannot replay it."""
    match = must_have_started(table)
    try:
        state = match_at(match, n - 1, [kept for kept in snapshots if kept.n < n]).state
    except Exception as e:  # changed rules may refuse a move or fail in any other way
        raise NoUndo(Text("takeback-rules")) from e
    if isinstance(state.top, Commit):
        raise NoUndo(Text("takeback-secret"))
    return state


def _maybe_grant(table: TableState, now: float, snapshots: Iterable[Snapshot]) -> bool:
    """Takes the requested moves back if nobody has to agree any more. Returns whether it did.
    `snapshots`: from which to replay the position to go back to. Raises NoUndo."""
    takeback = table.running.takeback
    if takeback is None or table.takeback_voters:
        return False
    match = must_have_started(table)
    state = _position_before(table, takeback.entry, snapshots)
    waited, before = table.waiting, legal_moves(table)
    settle_clocks(table, now)
    count = len(table.history.not_undone) - table.history.not_undone.index(takeback.entry)
    turn = table.records[takeback.entry - 1].turn
    entry = match.go_back(takeback.seat, count, state)
    table.history.append(Record(entry, now, "person", table.running.turn))
    table.running.takeback = None
    table.running.auto_passes = [()] * len(table.seats)
    table.running.turn = turn
    renumber_questions(table, before, takeback.seat)
    take_snapshot(table, table.n)
    finish_change(table, waited, now, add_increments=False)
    return True
