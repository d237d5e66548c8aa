"""What spectators of a delayed table see, and when."""

from __future__ import annotations

from coven.server.live.spectator_delay import DelayedTable
from coven.table import Table


def noughts(delay: str) -> Table:
    table = Table.new("noughts-and-crosses", 2, "ada", 0.0)
    table.configure("ada", delay=delay)
    table.sit("ada", "Ada", 0.0, 0)
    table.sit("bea", "Bea", 0.0, 1)
    table.start("ada", 0.0, bytes(32))
    return table


def play(delayed: DelayedTable, table: Table, cell: int, now: float) -> Table:
    draft = table.copy()
    draft.submit(draft.waiting[0], f"mark {cell}", now)
    delayed.record(draft, now)
    return draft


def test_a_position_is_shown_when_the_delay_is_over() -> None:
    delayed, table = DelayedTable(), noughts("minute")
    assert delayed.as_spectators_see_it(table, 0.0)[0].n == 0
    table = play(delayed, table, 0, 10.0)
    table = play(delayed, table, 4, 50.0)
    assert [
        delayed.as_spectators_see_it(table, now)[0].n for now in (55.0, 69.9, 70.0, 109.0, 110.0)
    ] == [*(0, 0, 1, 1, 2)]


def test_the_time_of_the_next_position_is_known() -> None:
    delayed, table = DelayedTable(), noughts("minute")
    delayed.as_spectators_see_it(table, 0.0)
    table = play(delayed, table, 0, 10.0)
    delayed.as_spectators_see_it(table, 61.0)
    assert delayed.next_change(table) == 70.0


def test_a_delay_in_turns_does_not_depend_on_time() -> None:
    delayed, table = DelayedTable(), noughts("turn")
    delayed.as_spectators_see_it(table, 0.0)
    for n, cell in enumerate((0, 4, 1), 1):
        table = play(delayed, table, cell, 1.0)
        assert delayed.as_spectators_see_it(table, 10_000.0)[0].n == n - 1
    assert delayed.next_change(table) is None


def test_a_table_that_was_loaded_again_is_rebuilt_from_its_log() -> None:
    kept, table = DelayedTable(), noughts("minute")
    kept.as_spectators_see_it(table, 0.0)
    for n, cell in enumerate((0, 4, 1)):
        table = play(kept, table, cell, 10.0 + 30.0 * n)
    for now in (60.0, 75.0, 101.0, 131.0):
        shown, _ = DelayedTable().as_spectators_see_it(table, now)
        assert shown.n == kept.as_spectators_see_it(table, now)[0].n
        assert shown.match is not None
        assert len(shown.log(None)) == shown.n


def test_after_the_end_there_is_no_delay() -> None:
    delayed, table = DelayedTable(), noughts("turns")
    delayed.as_spectators_see_it(table, 0.0)
    for cell in (0, 3, 1, 4, 2):
        table = play(delayed, table, cell, 1.0)
    assert table.status == "over"
    assert delayed.as_spectators_see_it(table, 1.0)[0] is table
