"""Clocks: they count server time, and running out of time never loses a match."""

from __future__ import annotations

import pytest

from coven.table import PACES, Pace, Table

from .toy_game import NOW, MemoryStore, toy_table

FAST = next(pace for pace in PACES.values() if pace is not None and pace.key == "fast")


def seconds_left(table: Table, seat: int, now: float) -> float:
    """Returns the seconds on the seat's clock; the table must have clocks."""
    found = table.seconds_left(seat, now)
    assert found is not None
    return found


def test_without_clocks_nobody_runs_out_of_time() -> None:
    table = toy_table()
    assert table.seconds_left(0, NOW) is None
    assert table.deadline() is None
    assert table.tick(NOW + 1e9) == ()
    assert table.seats[0].kind == "person"


@pytest.mark.parametrize("pace", [pace for pace in PACES.values() if pace is not None])
def test_every_pace_has_a_bank_an_increment_and_a_minimum_after_absence(pace: Pace) -> None:
    assert pace.bank >= pace.minimum_on_return >= pace.increment > 0
    table = toy_table(pace=pace.key)
    assert seconds_left(table, 0, NOW) == pace.bank
    assert table.deadline() == NOW + pace.bank


def test_a_clock_runs_only_while_its_person_must_answer() -> None:
    table = toy_table(pace="fast")
    table.submit(0, "step 1", NOW + 20)
    assert seconds_left(table, 0, NOW + 25) == FAST.bank - 25
    table.submit(0, "done", NOW + 30)
    assert seconds_left(table, 0, NOW + 500) == FAST.bank - 30 + FAST.increment
    assert seconds_left(table, 1, NOW + 31) == FAST.bank - 1
    assert table.deadline() == NOW + 30 + FAST.bank


def test_increments_never_exceed_the_bank() -> None:
    table = toy_table(pace="fast")
    table.submit(0, "done", NOW + 1)
    assert seconds_left(table, 0, NOW + 1) == FAST.bank


def test_answering_again_after_undo_earns_no_increment() -> None:
    table = toy_table(pace="fast")
    table.submit(0, "done", NOW + 100)
    for _ in range(20):
        table.undo(0, NOW + 100)
        table.submit(0, "done", NOW + 100)
    assert seconds_left(table, 0, NOW + 100) == FAST.bank - 100 + FAST.increment


def test_several_clocks_run_at_once_in_simultaneous_play() -> None:
    table = toy_table(pace="fast")
    table.submit(0, "bidding", NOW)
    table.submit(1, "bid 1", NOW + 10)
    table.submit(1, "bid 1", NOW + 20)
    assert seconds_left(table, 0, NOW + 50) == FAST.bank - 50
    assert seconds_left(table, 1, NOW + 50) == FAST.bank - 20 + FAST.increment
    assert seconds_left(table, 2, NOW + 50) == FAST.bank - 50


def test_a_bot_plays_for_a_person_who_is_out_of_time_until_they_reclaim_the_seat() -> None:
    table = toy_table(pace="fast")
    assert table.tick(NOW + FAST.bank - 0.1) == ()
    late = NOW + FAST.bank
    assert table.tick(late) == (0,)
    assert table.seats[0].why == "clock"
    assert table.bots_due == (0,)
    assert table.people_waiting == ()
    assert table.status == "playing"
    assert table.tick(late + 1e6) == ()
    table.reclaim_seat(0, "anna", late + 1e6)
    assert seconds_left(table, 0, late + 1e6) == FAST.minimum_on_return
    assert table.tick(late + 1e6 + FAST.minimum_on_return) == (0,)


def test_a_late_answer_counts_if_it_arrives_before_the_tick() -> None:
    table = toy_table(pace="fast")
    assert table.submit(0, "done", NOW + FAST.bank + 1) is not None
    assert table.seats[0].kind == "person"


def test_bots_have_no_clock() -> None:
    table = toy_table(people=("anna",), pace="fast")
    table.submit(0, "done", NOW)
    assert table.deadline() is None
    assert table.tick(NOW + 1e6) == ()


def test_clocks_do_not_run_while_the_table_is_paused() -> None:
    table = toy_table(pace="fast")
    table.pause("anna", NOW + 10)
    assert seconds_left(table, 0, NOW + 1e6) == FAST.bank - 10
    assert table.tick(NOW + 1e6) == ()
    table.resume("anna", NOW + 1e6)
    assert seconds_left(table, 0, NOW + 1e6 + 5) == FAST.bank - 15


def test_time_in_which_no_server_was_running_does_not_count() -> None:
    table, store = toy_table(pace="fast"), MemoryStore()
    table.submit(0, "step 1", NOW + 60)
    store.save(table)
    again = store.load()
    again.skip_time(1e6)
    assert seconds_left(again, 0, NOW + 60 + 1e6) == FAST.bank - 60
    again.submit(0, "done", NOW + 70 + 1e6)
    assert seconds_left(again, 0, NOW + 70 + 1e6) == FAST.bank - 70 + FAST.increment


def test_setting_the_servers_clock_back_costs_nobody_time() -> None:
    table = toy_table(pace="fast")
    table.submit(0, "step 1", NOW - 500)
    assert seconds_left(table, 0, NOW - 500) == FAST.bank
    table.submit(0, "step 1", NOW - 490)
    assert seconds_left(table, 0, NOW - 490) == FAST.bank - 10
