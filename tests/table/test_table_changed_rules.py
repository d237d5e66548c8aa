"""A running match survives a change of the rules while it was stored."""

from __future__ import annotations

import pytest

from coven.core import Move
from coven.table import BrokenRow, Table

from .toy_game import NOW, MemoryStore, ToyState, Turn, toy_table


def stored_after(*moves: tuple[int, str]) -> MemoryStore:
    """Returns a store with a table at which these moves were played."""
    table, store = toy_table(), MemoryStore()
    store.save(table)
    for seat, move in moves:
        table.submit(seat, move, NOW)
        store.save(table)
    return store


def coins(table: Table) -> list[int]:
    assert table.match is not None
    assert isinstance(table.match.state, ToyState)
    return table.match.state.coins


def change_rules(monkeypatch: pytest.MonkeyPatch, worth: int) -> None:
    """Changes the rules: a step gives `worth` coins more."""
    old = Turn.chosen

    def chosen(self: Turn, s: ToyState, seat: int, move: Move) -> None:
        old(self, s, seat, move)
        if move.verb == "step":
            s.coins[seat] += worth

    monkeypatch.setattr(Turn, "chosen", chosen)


def forbid(monkeypatch: pytest.MonkeyPatch, *texts: str) -> None:
    """Changes the rules: these moves are no longer legal."""
    old = Turn.resume

    def resume(self: Turn, s: ToyState) -> None:
        old(self, s)
        for seat, moves in list(s.pending.items()):
            s.pending[seat] = [m for m in moves if m.text not in texts]

    monkeypatch.setattr(Turn, "resume", resume)


def test_changed_rules_do_not_change_what_others_have_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    store = stored_after((0, "step 2"), (0, "done"))
    change_rules(monkeypatch, 10)
    table = store.load()
    assert coins(table) == [2, 0, 0]
    assert table.waiting == (1,)
    table.submit(1, "step 1", NOW)
    assert coins(table) == [2, 11, 0]


def test_moves_of_the_current_turn_that_changed_rules_forbid_are_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = stored_after((0, "roll"), (0, "step 1"), (0, "step 2"))
    forbid(monkeypatch, "step 2")
    table = store.load()
    assert [(r.entry.move, r.by) for r in table.records[3:]] == [("undo", "rules")] * 2
    assert coins(table)[1:] == [0, 0]
    assert table.waiting == (0,)
    table.submit(0, "step 0", NOW)
    store.save(table)
    again = store.load()
    assert coins(again) == coins(table)
    assert [line.undone for line in again.log(None)] == [False, True, True, False]


def test_if_a_snapshot_cannot_be_read_the_match_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = stored_after((0, "step 1"), (0, "done"))
    monkeypatch.setattr(ToyState, "fields", (*ToyState.fields, "more"))
    monkeypatch.setattr(ToyState, "more", 7, raising=False)
    table = store.load()
    assert coins(table) == [1, 0, 0]


def test_a_table_that_can_neither_be_loaded_nor_replayed_is_named_in_the_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = stored_after((0, "step 1"), (0, "done"))
    monkeypatch.setattr(ToyState, "fields", (*ToyState.fields, "more"))
    forbid(monkeypatch, "step 1")
    with pytest.raises(BrokenRow, match="table t"):
        store.load()
