"""Lost connections: a game with a grace period freezes its time for people who are disconnected."""

from __future__ import annotations

import pytest

from coven.table import Refused, Table

from .toy_game import NOW, MemoryStore, toy_table

TIMED = {"hasty": True, "long": 1000}
ALL = ("anna", "boris", "cilla")


def toast() -> Table:
    """Returns a table at which Boris has until NOW + 15 to answer a toast."""
    table = toy_table(options=TIMED)
    table.update_presence(ALL, NOW)
    table.submit(0, "toast", NOW + 10)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 15)
    return table


def test_time_is_frozen_until_the_disconnected_person_is_back() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    assert table.deadline() == NOW + 42, "the end of the grace period"
    table.tick(NOW + 30)
    assert table.waiting == (1,)
    table.update_presence(ALL, NOW + 32)
    assert table.deadline() == NOW + 35, "three seconds remained on the timer"
    table.tick(NOW + 35)
    assert table.waiting == (2,)


def test_after_the_grace_period_time_runs_again() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.tick(NOW + 42)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 45)
    assert not table.presence_changed(("anna", "cilla")), (
        "time is frozen only once for the same absence"
    )
    table.tick(NOW + 45)
    assert table.waiting == (2,)
    table.update_presence(ALL, NOW + 46)
    table.update_presence(("anna", "cilla"), NOW + 47)
    assert table.deadline() == NOW + 77, "but again for another absence"


def test_a_late_tick_unfreezes_time_at_the_end_of_the_grace_period() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.tick(NOW + 44)
    assert table.deadline() == NOW + 45
    late = toast()
    late.update_presence(("anna", "cilla"), NOW + 12)
    late.tick(NOW + 50)
    assert late.waiting == (2,)


def test_the_grace_period_counts_from_the_last_disconnection() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.update_presence(("anna",), NOW + 20)
    assert table.deadline() == NOW + 50
    table.update_presence(("anna", "boris"), NOW + 25)
    assert table.deadline() == NOW + 50, "cilla is still away"
    table.update_presence(ALL, NOW + 26)
    assert table.deadline() == NOW + 29


def test_people_who_are_connected_may_play_while_timers_wait() -> None:
    table = toast()
    table.update_presence(("anna", "boris"), NOW + 12)
    table.submit(1, "clink 0", NOW + 14)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 42)
    table.update_presence(ALL, NOW + 20)
    assert table.deadline() == NOW + 25, "the timer of the new question starts"


def test_bots_wait_while_time_is_frozen() -> None:
    table = toy_table(people=("anna", "boris"), options=TIMED)
    table.submit(0, "toast", NOW)
    table.submit(1, "pass", NOW)
    assert table.bots_due == (2,)
    table.update_presence(("anna",), NOW + 1)
    assert not table.bots_due
    with pytest.raises(Refused):
        table.submit(2, "pass", NOW + 2, by="bot")
    table.update_presence(("anna", "boris"), NOW + 3)
    assert table.bots_due == (2,)
    table.submit(2, "pass", NOW + 3, by="bot")


def test_time_is_not_frozen_for_a_person_for_whom_a_bot_plays() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.hand_to_bot(1, "anna", NOW + 13)
    assert table.presence_changed(("anna", "cilla"))
    table.update_presence(("anna", "cilla"), NOW + 13)
    assert (table.bots_due, table.deadline()) == ((1,), NOW + 16)


def test_time_stays_frozen_after_a_restart() -> None:
    table, store = toast(), MemoryStore()
    table.update_presence(("anna", "cilla"), NOW + 12)
    store.save(table)
    again = store.load()
    again.skip_time(100.0)
    assert again.deadline() == NOW + 142
    again.update_presence(ALL, NOW + 122)
    assert again.deadline() == NOW + 125


def test_freezing_time_in_a_copy_does_not_change_the_original() -> None:
    table = toast()
    draft = table.copy()
    draft.update_presence(("anna", "cilla"), NOW + 12)
    assert table.deadline() == NOW + 15
    table.tick(NOW + 15)
    assert draft.waiting == (1,)


def test_games_without_a_grace_period_ignore_disconnections() -> None:
    table = Table.new("noughts-and-crosses", 2, "anna", NOW)
    for person in ALL[:2]:
        table.sit(person, person.title(), NOW)
    table.start("anna", NOW)
    assert not table.presence_changed(())
    table.update_presence((), NOW)
    assert table.deadline() is None
