"""Somebody's connection is lost: where the game has patience, its time stands still."""

from __future__ import annotations

import pytest

from coven.table import Refused, Table

from .parlour import NOW, Shelf, parlour_table

HASTY = {"hasty": True, "long": 1000}
ALL = ("anna", "boris", "cilla")


def toast() -> Table:
    """Boris has until NOW + 15 to answer a toast."""
    table = parlour_table(options=HASTY)
    table.update_presence(ALL, NOW)
    table.submit(0, "toast", NOW + 10)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 15)
    return table


def test_time_stands_still_until_whoever_is_gone_is_back() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    assert table.deadline() == NOW + 42, "so long it would wait"
    table.tick(NOW + 30)
    assert table.waiting == (1,)
    table.update_presence(ALL, NOW + 32)
    assert table.deadline() == NOW + 35, "three seconds were left"
    table.tick(NOW + 35)
    assert table.waiting == (2,)


def test_patience_ends_and_time_runs_on() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.tick(NOW + 42)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 45)
    assert not table.presence_changed(("anna", "cilla")), "the same absence is not waited for again"
    table.tick(NOW + 45)
    assert table.waiting == (2,)
    table.update_presence(ALL, NOW + 46)
    table.update_presence(("anna", "cilla"), NOW + 47)
    assert table.deadline() == NOW + 77, "but another is"


def test_a_tick_that_comes_late_finds_time_where_it_should_be() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.tick(NOW + 44)
    assert table.deadline() == NOW + 45
    late = toast()
    late.update_presence(("anna", "cilla"), NOW + 12)
    late.tick(NOW + 50)
    assert late.waiting == (2,)


def test_time_stands_still_for_everybody_who_is_gone() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.update_presence(("anna",), NOW + 20)
    assert table.deadline() == NOW + 50
    table.update_presence(("anna", "boris"), NOW + 25)
    assert table.deadline() == NOW + 50, "cilla is still away"
    table.update_presence(ALL, NOW + 26)
    assert table.deadline() == NOW + 29


def test_people_who_are_there_may_play_on_and_their_glasses_wait() -> None:
    table = toast()
    table.update_presence(("anna", "boris"), NOW + 12)
    table.submit(1, "clink 0", NOW + 14)
    assert (table.waiting, table.deadline()) == ((1,), NOW + 42)
    table.update_presence(ALL, NOW + 20)
    assert table.deadline() == NOW + 25, "the glass of the new question begins to run"


def test_bots_wait_while_time_stands_still() -> None:
    table = parlour_table(people=("anna", "boris"), options=HASTY)
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


def test_nobody_waits_for_whom_a_bot_plays() -> None:
    table = toast()
    table.update_presence(("anna", "cilla"), NOW + 12)
    table.hand_to_bot(1, "anna", NOW + 13)
    assert table.presence_changed(("anna", "cilla"))
    table.update_presence(("anna", "cilla"), NOW + 13)
    assert (table.bots_due, table.deadline()) == ((1,), NOW + 16)


def test_time_stands_still_after_a_restart_as_before() -> None:
    table, shelf = toast(), Shelf()
    table.update_presence(("anna", "cilla"), NOW + 12)
    shelf.save(table)
    again = shelf.load()
    again.skip_time(100.0)
    assert again.deadline() == NOW + 142
    again.update_presence(ALL, NOW + 122)
    assert again.deadline() == NOW + 125


def test_a_copy_stands_still_by_itself() -> None:
    table = toast()
    draft = table.copy()
    draft.update_presence(("anna", "cilla"), NOW + 12)
    assert table.deadline() == NOW + 15
    table.tick(NOW + 15)
    assert draft.waiting == (1,)


def test_other_games_do_not_care_who_looks() -> None:
    table = Table.new("noughts-and-crosses", 2, "anna", NOW)
    for person in ALL[:2]:
        table.sit(person, person.title(), NOW)
    table.start("anna", NOW)
    assert not table.presence_changed(())
    table.update_presence((), NOW)
    assert table.deadline() is None
