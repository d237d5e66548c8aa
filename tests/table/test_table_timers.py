"""Timers of the rules: when one runs out, its move is played and written to the log."""

from __future__ import annotations

from coven.table import Table

from .toy_game import NOW, MemoryStore, toy_table

TIMED = {"hasty": True, "long": 1000}


def toast() -> Table:
    """Returns a table at which Boris has until NOW + 15 to answer a toast."""
    table = toy_table(options=TIMED)
    assert table.deadline() is None
    table.submit(0, "toast", NOW + 10)
    assert table.waiting == (1,)
    return table


def test_a_timer_that_runs_out_plays_its_move_and_the_next_timer_starts() -> None:
    table = toast()
    assert table.deadline() == NOW + 15
    table.tick(NOW + 14.9)
    assert table.waiting == (1,)
    table.tick(NOW + 15)
    assert table.waiting == (2,)
    assert (table.records[-1].entry.seat, table.records[-1].entry.move) == (1, "pass")
    assert table.records[-1].by == "time"
    assert table.seats[1].kind == "person"
    assert table.deadline() == NOW + 20


def test_an_answer_in_time_stops_the_timer() -> None:
    table = toast()
    table.submit(1, "clink 0", NOW + 12)
    assert table.waiting == (1,)
    assert table.deadline() == NOW + 17


def test_a_timer_continues_after_a_restart_without_the_time_between() -> None:
    table, store = toast(), MemoryStore()
    store.save(table)
    again = store.load()
    assert again.deadline() == NOW + 15
    again.skip_time(100.0)
    assert again.deadline() == NOW + 115
    again.tick(NOW + 115)
    assert again.waiting == (2,)


def test_timers_start_again_when_a_paused_table_is_resumed() -> None:
    table = toast()
    table.pause("anna", NOW + 14)
    assert table.deadline() is None
    table.tick(NOW + 100)
    assert table.records[-1].entry.move == "toast"
    table.resume("anna", NOW + 200)
    assert table.deadline() == NOW + 205


def test_timers_of_a_copy_are_independent() -> None:
    table = toast()
    draft = table.copy()
    draft.tick(NOW + 30)
    assert table.deadline() == NOW + 15
    assert table.waiting == (1,)
