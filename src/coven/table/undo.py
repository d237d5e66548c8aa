"""Undo and redo: moves that a seat takes back on its own, and plays again."""

from __future__ import annotations

from coven.core import TAKE_BACK, Commit, Text

from .checks import must_be_playing, must_exist
from .log import By, Record
from .match import NoUndo
from .playing import (
    finish_change,
    legal_moves,
    renumber_questions,
    settle_clocks,
    submit,
    whose_turn,
)
from .state import TableState


def why_no_undo(table: TableState, seat: int) -> Text | None:
    """Returns why this seat cannot undo its last move; None if it can."""
    found = _moves_to_undo(table, seat)
    return found if isinstance(found, Text) else None


def undo(table: TableState, seat: int, now: float, nonce: str = "") -> Record | None:
    """Undoes the seat's last move and the automatic passes that followed it. Returns the last
    record it made, or the one that a request with this `nonce` made before; None if an exception in
    the rules paused the table. Raises NoUndo."""
    known = table.history.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    must_exist(table, seat)
    count = _moves_to_undo(table, seat)
    if isinstance(count, Text):
        raise NoUndo(count)
    match = must_be_playing(table)
    if count == 0:
        return submit(table, seat, TAKE_BACK, now, nonce)
    table.running.takeback = None
    waited = table.waiting
    settle_clocks(table, now)
    table.running.auto_passes[seat] = ()
    before = legal_moves(table)
    for remaining in range(count, 0, -1):
        old = table.records[table.history.not_undone[-1] - 1]
        by: By = "person" if old.entry.seat == seat else "standing"
        entry = match.undo(old.entry.seat)
        last_nonce = nonce if remaining == 1 else ""
        table.history.append(Record(entry, now, by, table.running.turn, last_nonce))
    renumber_questions(table, before, seat)
    table.running.turn = whose_turn(match.state, table.running.turn)
    finish_change(table, waited, now, add_increments=False)
    return table.records[-1]


def why_no_redo(table: TableState, seat: int) -> Text | None:
    """Returns why this seat cannot redo its last undone move; None if it can."""
    return Text("redo-nothing") if _move_to_redo(table, seat) is None else None


def redo(table: TableState, seat: int, now: float, nonce: str = "") -> Record | None:
    """Plays the move again that the seat has undone last, with the same dice. Returns its record,
    or the one that a request with this `nonce` made before; None if an exception in the rules
    paused the table. Raises NoUndo."""
    known = table.history.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    move = _move_to_redo(table, seat)
    if move is None:
        raise NoUndo(Text("redo-nothing"))
    return submit(table, seat, move, now, nonce)


def _moves_to_undo(table: TableState, seat: int) -> int | Text:
    """Returns how many of the last moves an undo by this seat takes back: its own move and the
    automatic passes after it. 0 means that the rules have a move for it (TAKE_BACK); a Text says
    why nothing can be undone.

    While others answer in secret, the result must not depend on what they have done."""
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
    for count, n in enumerate(reversed(table.history.not_undone), 1):
        record = table.records[n - 1]
        if record.entry.seat == seat:
            return count if count <= table.match.undoable else Text("undo-barrier")
        if record.by != "standing":
            return Text("undo-other", {"seat": record.entry.seat})
    return Text("undo-nothing")


def _move_to_redo(table: TableState, seat: int) -> str | None:
    """Returns the text of the move that a redo by this seat plays; None if there is none."""
    if table.match is None or table.status != "playing":
        return None
    if isinstance(table.match.state.top, Commit):
        return table.history.last_step_taken_back(seat, table.running.base)
    undone = table.match.undone
    return undone[-1][1] if undone and undone[-1][0] == seat else None
