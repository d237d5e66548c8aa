"""Pleas: going back by consent, where undo does not reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from coven.core import Commit, State, Text

from .clock import TAKEBACK_SECONDS
from .log import Record
from .match import NoUndo
from .playing import after, questions, renumber, settle, snap
from .refusals import Refused, must_be_playing, must_have_started
from .saved import Snapshot, TakebackRequest

if TYPE_CHECKING:
    from .table import Table


def why_no_takeback(table: Table, seat: int) -> Text | None:
    """Why this seat cannot ask to go back to before its last decision; None if it can. Only
    where undo does not reach it. Whether the rules can go back there, `request_takeback` says."""
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
    if n is None or table.why_no_undo(seat) is None:
        return Text("undo-nothing")
    past = table.match.past
    return Text("undo-barrier") if past and n <= past[-1][0] else None


def request_takeback(
    table: Table, seat: int, now: float, snapshots: Iterable[Snapshot] = ()
) -> bool:
    """Asks to take the seat's last decision back with all that followed, whatever came to
    light and whoever has played since. Gives whether it was granted at once: nobody else is
    here but bots. `snapshots`: see `at`. Raises NoUndo."""
    why = table.why_no_takeback(seat)
    n = table.history.last_decision(seat)
    if why is not None or n is None:
        raise NoUndo(why or Text("undo-nothing"))
    _position_before(table, n, snapshots)
    due = now + TAKEBACK_SECONDS[table.settings.pace]
    table.running.takeback = TakebackRequest(seat, n, due)
    return _maybe_grant(table, now, snapshots)


def answer_takeback(
    table: Table, person: str, seat: int, yes: bool, now: float, snapshots: Iterable[Snapshot] = ()
) -> bool:
    """A person says yes or no to what that seat has asked for; whoever has asked may say no,
    too, and takes it back. Gives whether it is granted now. Raises Refused, NoUndo."""
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


def entry_before_takeback(table: Table, seat: int | None = None) -> int:
    """The entry to which the takeback would go back, or one that this seat could make now: where
    snapshots are of use."""
    takeback = table.running.takeback
    if takeback is not None:
        return takeback.entry - 1
    n = None if seat is None else table.history.last_decision(seat)
    return 0 if n is None else n - 1


def _position_before(table: Table, n: int, snapshots: Iterable[Snapshot]) -> State:
    """Raises NoUndo where nobody may go back: everybody chose in secret there, and it came to
    light; or the rules were mended since."""
    try:
        state = table.at(n - 1, [kept for kept in snapshots if kept.n < n]).state
    except Exception as e:  # rules that were mended since may refuse, or fail, in any way
        raise NoUndo(Text("takeback-rules")) from e
    if isinstance(state.top, Commit):
        raise NoUndo(Text("takeback-secret"))
    return state


def _maybe_grant(table: Table, now: float, snapshots: Iterable[Snapshot]) -> bool:
    """Goes back if nobody is left to ask."""
    takeback = table.running.takeback
    if takeback is None or table.takeback_voters:
        return False
    match = must_have_started(table)
    state = _position_before(table, takeback.entry, snapshots)
    waited, before = table.waiting, questions(table)
    settle(table, now)
    back = len(table.history.not_undone) - table.history.not_undone.index(takeback.entry)
    turn = table.records[takeback.entry - 1].turn
    entry = match.go_back(takeback.seat, back, state)
    table.history.append(Record(entry, now, "person", table.running.turn))
    table.running.takeback = None
    table.running.auto_passes = [()] * len(table.seats)
    table.running.turn = turn
    renumber(table, before, takeback.seat)
    snap(table, table.n)
    after(table, waited, now, credit=False)
    return True
