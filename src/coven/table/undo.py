"""Undo and redo: what a seat takes back by itself, and plays again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.core import TAKE_BACK, Commit, Text

from .log import By, Record
from .match import NoUndo
from .playing import after, questions, renumber, settle, whose_turn
from .refusals import must_be_playing, must_exist

if TYPE_CHECKING:
    from .table import Table


def why_no_undo(table: Table, seat: int) -> Text | None:
    """Why this seat cannot take its last move back; None if it can."""
    found = _reach_of_undo(table, seat)
    return found if isinstance(found, Text) else None


def undo(table: Table, seat: int, now: float, nonce: str = "") -> Record | None:
    """Takes the seat's last move back, with the standing answers that followed it; the seat
    itself is asked everything again. In secret simultaneous play: the seat's own last step.
    Gives the last entry made. Raises NoUndo."""
    known = table.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    must_exist(table, seat)
    reach = _reach_of_undo(table, seat)
    if isinstance(reach, Text):
        raise NoUndo(reach)
    match = must_be_playing(table)
    if reach == 0:
        return table.submit(seat, TAKE_BACK, now, nonce)
    table.running.takeback = None
    waited = table.waiting
    settle(table, now)
    table.running.auto_passes[seat] = ()
    before = questions(table)
    for left in range(reach, 0, -1):
        old = table.records[table.history.not_undone[-1] - 1]
        by: By = "person" if old.entry.seat == seat else "standing"
        entry = match.undo(old.entry.seat)
        table.history.append(Record(entry, now, by, table.running.turn, nonce if left == 1 else ""))
    renumber(table, before, seat)
    table.running.turn = whose_turn(match.state, table.running.turn)
    after(table, waited, now, credit=False)
    return table.records[-1]


def why_no_redo(table: Table, seat: int) -> Text | None:
    """Why this seat cannot play again what it has undone; None if it can."""
    return Text("redo-nothing") if _to_redo(table, seat) is None else None


def redo(table: Table, seat: int, now: float, nonce: str = "") -> Record | None:
    """Plays again what the seat has undone last; the same dice fall. Raises NoUndo."""
    known = table.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    move = _to_redo(table, seat)
    if move is None:
        raise NoUndo(Text("redo-nothing"))
    return table.submit(seat, move, now, nonce)


def _reach_of_undo(table: Table, seat: int) -> int | Text:
    """How many of the last moves undo takes back; 0: it is a take-back of the rules; or why
    there is nothing to take back.

    While others answer in secret, nothing here may depend on what they have done."""
    if table.match is None:
        return Text("undo-nothing")
    if table.status != "playing":
        return Text("game-over" if table.status == "over" else "table-paused")
    if table.seats[seat].kind == "bot":
        return Text("table-seat-lent")
    state = table.match.state
    if TAKE_BACK in state.moves(seat):
        return 0
    if isinstance(state.top, Commit):
        return Text("undo-nothing")
    for reach, n in enumerate(reversed(table.history.not_undone), 1):
        record = table.records[n - 1]
        if record.entry.seat == seat:
            return reach if reach <= table.match.undoable else Text("undo-barrier")
        if record.by != "standing":
            return Text("undo-other", {"seat": record.entry.seat})
    return Text("undo-nothing")


def _to_redo(table: Table, seat: int) -> str | None:
    if table.match is None or table.status != "playing":
        return None
    if isinstance(table.match.state.top, Commit):
        return table.history.last_step_taken_back(seat, table.running.base)
    undone = table.match.undone
    return undone[-1][1] if undone and undone[-1][0] == seat else None
