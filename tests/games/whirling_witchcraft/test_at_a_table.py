"""Whirling Witchcraft at a table with people: undo and redo."""

from __future__ import annotations

from typing import Any

from coven.core import parse
from coven.table import Table
from coven.testkit import cites

NOW = 1_000.0


def two_people(**options: str) -> Table:
    table = Table.new("whirling-witchcraft", 2, "anna", NOW, id="t", options=options)
    for person in ("anna", "boris"):
        table.sit(person, person.title(), NOW)
    table.start("anna", NOW, secret=bytes(range(32)))
    return table


def state_of(table: Table) -> Any:
    assert table.match is not None
    return table.match.state


def moves(table: Table, seat: int) -> list[str]:
    return [move.text for move in state_of(table).moves(seat)]


@cites("11.2", "5.4")
def test_a_choice_can_be_undone_and_redone_although_another_has_drawn_a_new_hand() -> None:
    """An Initiate's new hand is a barrier for everybody; a secret choice made after it can still be
    undone and redone."""
    table = two_people()
    card = moves(table, 1)[0]
    table.submit(1, parse(card), NOW)
    table.submit(0, parse("redraw"), NOW)
    table.undo(1, NOW)
    assert table.why_no_undo(1) is not None
    assert table.why_no_redo(1) is not None  # choices before the barrier cannot be restored
    other = moves(table, 1)[1]
    table.submit(1, parse(other), NOW)
    table.undo(1, NOW)
    assert table.why_no_redo(1) is None
    table.redo(1, NOW)
    assert table.why_no_undo(0) is not None
    table.submit(0, parse(moves(table, 0)[0]), NOW)
    assert state_of(table).played == 2


@cites("7.9")
def test_undo_in_brewing_concerns_only_ones_own_plan() -> None:
    table = two_people()
    s = state_of(table)
    while s.round < 3 or len(s.pending) < 2 or "finish" not in moves(table, 0):
        seat = next(iter(s.pending))
        table.submit(seat, s.pending[seat][0], NOW)
    assert table.why_no_undo(0) is not None
    assert table.why_no_redo(0) is not None
    table.submit(0, parse("finish"), NOW)
    other = next((move for move in moves(table, 1) if move.startswith("use")), "wait")
    table.submit(1, parse(other), NOW)
    if other == "wait":
        return
    table.undo(0, NOW)
    assert "finish" in moves(table, 0)
    table.redo(0, NOW)
    assert "finish" not in moves(table, 0)
