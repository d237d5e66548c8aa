"""What spectators of a late table are shown, and when."""

from __future__ import annotations

from coven.server.live.spectator_delay import Past
from coven.table import Table


def noughts(delay: str) -> Table:
    table = Table.new("noughts-and-crosses", 2, "ada", 0.0)
    table.configure("ada", delay=delay)
    table.sit("ada", "Ada", 0.0, 0)
    table.sit("bea", "Bea", 0.0, 1)
    table.start("ada", 0.0, bytes(32))
    return table


def play(past: Past, table: Table, cell: int, now: float) -> Table:
    draft = table.copy()
    draft.submit(draft.waiting[0], f"mark {cell}", now)
    past.keep(draft, now)
    return draft


def test_a_position_is_shown_when_it_has_stood_for_so_long() -> None:
    past, table = Past(), noughts("minute")
    assert past.shown(table, 0.0)[0].n == 0
    table = play(past, table, 0, 10.0)
    table = play(past, table, 4, 50.0)
    assert [past.shown(table, now)[0].n for now in (55.0, 69.9, 70.0, 109.0, 110.0)] == [
        *(0, 0, 1, 1, 2)
    ]


def test_it_is_known_when_the_next_position_is_due() -> None:
    past, table = Past(), noughts("minute")
    past.shown(table, 0.0)
    table = play(past, table, 0, 10.0)
    past.shown(table, 61.0)
    assert past.due(table) == 70.0


def test_by_turns_nothing_depends_on_time() -> None:
    past, table = Past(), noughts("turn")
    past.shown(table, 0.0)
    for n, cell in enumerate((0, 4, 1), 1):
        table = play(past, table, cell, 1.0)
        assert past.shown(table, 10_000.0)[0].n == n - 1
    assert past.due(table) is None


def test_a_table_that_was_opened_again_is_shown_from_its_log() -> None:
    kept, table = Past(), noughts("minute")
    kept.shown(table, 0.0)
    for n, cell in enumerate((0, 4, 1)):
        table = play(kept, table, cell, 10.0 + 30.0 * n)
    for now in (60.0, 75.0, 101.0, 131.0):
        late, _ = Past().shown(table, now)
        assert late.n == kept.shown(table, now)[0].n
        assert late.match is not None
        assert len(late.log(None)) == late.n


def test_after_the_end_nothing_is_kept_back() -> None:
    past, table = Past(), noughts("turns")
    past.shown(table, 0.0)
    for cell in (0, 3, 1, 4, 2):
        table = play(past, table, cell, 1.0)
    assert table.status == "over"
    assert past.shown(table, 1.0)[0] is table
