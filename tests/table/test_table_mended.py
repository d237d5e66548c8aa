"""A running match survives rules that were mended while it was stored."""

from __future__ import annotations

import pytest

from coven.core import Move
from coven.table import BrokenRow, Table

from .parlour import NOW, Room, Shelf, Turn, parlour_table


def kept(*moves: tuple[int, str]) -> Shelf:
    table, shelf = parlour_table(), Shelf()
    shelf.save(table)
    for seat, move in moves:
        table.submit(seat, move, NOW)
        shelf.save(table)
    return shelf


def coins(table: Table) -> list[int]:
    assert table.match is not None
    assert isinstance(table.match.state, Room)
    return table.match.state.coins


def mend(monkeypatch: pytest.MonkeyPatch, worth: int) -> None:
    """From now on a step gives so many coins more."""
    old = Turn.chosen

    def chosen(self: Turn, s: Room, seat: int, move: Move) -> None:
        old(self, s, seat, move)
        if move.verb == "step":
            s.coins[seat] += worth

    monkeypatch.setattr(Turn, "chosen", chosen)


def forbid(monkeypatch: pytest.MonkeyPatch, *texts: str) -> None:
    """From now on these moves are not allowed."""
    old = Turn.resume

    def resume(self: Turn, s: Room) -> None:
        old(self, s)
        for seat, moves in list(s.pending.items()):
            s.pending[seat] = [m for m in moves if m.text not in texts]

    monkeypatch.setattr(Turn, "resume", resume)


def test_what_others_have_seen_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = kept((0, "step 2"), (0, "done"))
    mend(monkeypatch, 10)
    table = shelf.load()
    assert coins(table) == [2, 0, 0]
    assert table.waiting == (1,)
    table.submit(1, "step 1", NOW)
    assert coins(table) == [2, 11, 0]


def test_moves_of_the_turn_under_way_that_are_not_allowed_any_more_are_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = kept((0, "roll"), (0, "step 1"), (0, "step 2"))
    forbid(monkeypatch, "step 2")
    table = shelf.load()
    assert [(r.entry.move, r.by) for r in table.records[3:]] == [("undo", "rules")] * 2
    assert coins(table)[1:] == [0, 0]
    assert table.waiting == (0,)
    table.submit(0, "step 0", NOW)
    shelf.save(table)
    again = shelf.load()
    assert coins(again) == coins(table)
    assert [line.undone for line in again.log(None)] == [False, True, True, False]


def test_a_snapshot_that_cannot_be_read_any_more_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = kept((0, "step 1"), (0, "done"))
    monkeypatch.setattr(Room, "fields", (*Room.fields, "more"))
    monkeypatch.setattr(Room, "more", 7, raising=False)
    table = shelf.load()
    assert coins(table) == [1, 0, 0]


def test_what_can_neither_be_read_nor_replayed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = kept((0, "step 1"), (0, "done"))
    monkeypatch.setattr(Room, "fields", (*Room.fields, "more"))
    forbid(monkeypatch, "step 1")
    with pytest.raises(BrokenRow, match="table t"):
        shelf.load()
