"""A real game at a table: Wandering Towers with masters, in which everybody may react."""

from __future__ import annotations

import random

import pytest

from coven.core import Window, fingerprint
from coven.table import WINDOWS, NoUndo, Table

from .toy_game import NOW, MemoryStore


def masters(seats: int = 3) -> Table:
    options = {"game": "masters", "spells": "6"}
    table = Table.new("wandering-towers", seats, "p0", NOW, options=options, id="t")
    for seat in range(seats):
        table.sit(f"p{seat}", f"P{seat}", NOW)
    table.start("p0", NOW, secret=bytes(range(32)))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_masters_is_stored_opened_undone_and_replayed(seed: int) -> None:
    rng = random.Random(seed)
    table, store = masters(), MemoryStore()
    store.save(table)
    undone = asked = passed = 0
    for i in range(250):
        if table.status != "playing":
            break
        assert table.match is not None
        standing = [seat for seat in range(3) if table.running.auto_passes[seat]]
        if isinstance(table.match.state.top, Window):
            asked += 1
            assert not set(standing) & set(table.waiting)
        seat = rng.choice(table.waiting)
        if rng.random() < 0.2:
            try:
                table.undo(seat, NOW)
                undone += 1
            except NoUndo:
                table.auto_pass(seat, [WINDOWS], NOW)
        else:
            table.submit(seat, rng.choice(table.match.state.moves(seat)), NOW)
        passed += table.records[-1].by == "standing" if table.records else 0
        store.save(table)
        if i % 10 == 0:
            again = store.load()
            assert [again.sight(s) for s in range(3)] == [table.sight(s) for s in range(3)]
            assert [again.why_no_undo(s) for s in range(3)] == [
                table.why_no_undo(s) for s in range(3)
            ]
            table = again
    assert table.running.fault is None
    assert table.match is not None
    assert fingerprint(table.match.at(table.n).state) == fingerprint(table.match.state)
    assert undone > 5
    assert asked + passed > 0
