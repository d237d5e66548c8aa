"""Takebacks: with everybody's consent, moves before a revelation or another's move are undone."""

from __future__ import annotations

import pytest

from coven.core import fingerprint
from coven.table import Match, NoUndo, Refused, Table

from .toy_game import NOW, MemoryStore, ToyState, toy_table


def position(table: Table) -> str:
    assert table.match is not None
    return fingerprint(table.match.state)


def coins(table: Table) -> list[int]:
    assert table.match is not None
    assert isinstance(table.match.state, ToyState)
    return table.match.state.coins


def rolled(**settings: object) -> Table:
    """Returns a table at which Anna has rolled and ended her turn, and Boris has drawn a card."""
    table = toy_table(**settings)  # type: ignore[arg-type]
    for seat, move in ((0, "step 2"), (0, "roll"), (0, "done"), (1, "draw")):
        table.submit(seat, move, NOW)
    return table


def test_a_move_before_a_revelation_and_before_anothers_move_is_taken_back_if_all_agree() -> None:
    table = toy_table()
    table.submit(0, "step 2", NOW)
    table.submit(0, "roll", NOW)
    before = position(table)
    table.submit(0, "done", NOW)
    table.submit(1, "draw", NOW)
    assert not table.request_takeback(0, NOW)
    assert list(table.takeback_voters) == ["boris", "cilla"]
    assert not table.answer_takeback("boris", 0, True, NOW)
    assert list(table.takeback_voters) == ["cilla"]
    assert table.answer_takeback("cilla", 0, True, NOW)
    assert position(table) == before
    assert table.running.takeback is None
    assert table.waiting == (0,)
    assert table.records[-1].entry.move == "undo 2"
    assert [line.undone for line in table.log(1) if line.event.key.startswith("drew")] == [True]
    assert table.log(None)[-1].event.key == "took-back"


def test_after_a_takeback_the_dice_are_the_same() -> None:
    table = toy_table(people=("anna",))
    table.submit(0, "roll", NOW)
    after, face = coins(table), table.records[-1].entry.rolled
    assert table.why_no_undo(0) is not None
    assert table.request_takeback(0, NOW), "bots agree"
    assert coins(table) == [0, 0, 0]
    table.redo(0, NOW)
    assert (coins(table), table.records[-1].entry.rolled) == (after, face)


def test_after_a_takeback_nothing_before_it_can_be_undone_without_another_request() -> None:
    table = toy_table(people=("anna",))
    table.submit(0, "step 1", NOW)
    table.submit(0, "roll", NOW)
    table.request_takeback(0, NOW)
    assert table.why_no_undo(0) is not None
    assert table.request_takeback(0, NOW)
    assert coins(table) == [0, 0, 0]
    assert [r.entry.move for r in table.records[2:]] == ["undo 1", "undo 1"]


def test_one_refusal_is_enough_and_the_request_cannot_be_repeated_until_the_next_move() -> None:
    table = rolled()
    before = position(table)
    table.request_takeback(0, NOW)
    table.answer_takeback("cilla", 0, False, NOW)
    assert table.running.takeback is not None
    assert table.running.takeback.refused == "cilla"
    assert (position(table), table.takeback_voters) == (before, ())
    with pytest.raises(NoUndo, match="takeback-refused"):
        table.request_takeback(0, NOW)
    with pytest.raises(Refused, match="takeback-gone"):
        table.answer_takeback("boris", 0, True, NOW)
    table.submit(1, "step 0", NOW)
    assert table.why_no_takeback(0) is None


def test_a_request_is_dropped_after_a_move_and_when_a_seat_gets_another_player() -> None:
    for change in ("play", "lend", "leave"):
        table = rolled()
        table.request_takeback(0, NOW)
        if change == "play":
            table.submit(1, "step 1", NOW)
        elif change == "lend":
            table.hand_to_bot(2, "cilla", NOW)
        else:
            table.leave("cilla", NOW)
        assert table.running.takeback is None


def test_a_request_can_be_withdrawn() -> None:
    table = rolled()
    table.request_takeback(0, NOW)
    table.answer_takeback("anna", 0, False, NOW)
    assert table.running.takeback is None
    assert table.why_no_takeback(0) is None


def test_nobody_answers_for_others_or_twice() -> None:
    table = rolled()
    table.request_takeback(0, NOW)
    for person in ("anna", "dora"):
        with pytest.raises(Refused):
            table.answer_takeback(person, 0, True, NOW)
    table.answer_takeback("boris", 0, True, NOW)
    with pytest.raises(Refused):
        table.answer_takeback("boris", 0, True, NOW)
    with pytest.raises(Refused):
        table.answer_takeback("cilla", 1, True, NOW)
    assert table.takeback_voters == ("cilla",)


def test_a_request_that_nobody_answers_expires() -> None:
    table = rolled(pace="fast")
    table.request_takeback(0, NOW)
    due = table.deadline()
    assert due == NOW + 30
    table.tick(NOW + 29)
    assert table.takeback_pending
    table.tick(due)
    assert not table.takeback_pending
    assert table.running.takeback is not None
    assert table.running.takeback.refused == ""


def test_bots_wait_while_a_takeback_request_is_open() -> None:
    table = toy_table(people=("anna", "boris"))
    table.submit(0, "roll", NOW)
    table.submit(0, "done", NOW)
    table.submit(1, "done", NOW)
    assert list(table.bots_due) == [2]
    table.request_takeback(0, NOW)
    assert list(table.bots_due) == []
    with pytest.raises(Refused):
        table.submit(2, "done", NOW, by="bot")
    table.answer_takeback("boris", 0, False, NOW)
    assert list(table.bots_due) == [2]


def test_people_who_must_answer_a_request_are_asked_but_their_clocks_do_not_run() -> None:
    table = rolled(pace="fast")
    table.request_takeback(0, NOW)
    assert table.people_waiting == (1,)
    assert table.people_asked == (1, 2)
    assert table.unsaved().waiting == (1, 2)
    left = table.seconds_left(2, NOW + 20)
    assert left == table.seconds_left(2, NOW)


def test_a_person_with_two_seats_need_not_agree_with_themselves() -> None:
    table = toy_table(seats=2, people=("anna", "anna"))
    table.submit(0, "done", NOW)
    table.submit(1, "draw", NOW)
    assert table.request_takeback(0, NOW)
    assert table.waiting == (0,)


def test_a_host_may_forbid_takebacks() -> None:
    table = rolled()
    table.configure("anna", takebacks=False)
    with pytest.raises(NoUndo, match="takeback-forbidden"):
        table.request_takeback(0, NOW)


def test_secret_simultaneous_play_cannot_be_taken_back() -> None:
    table = toy_table(seats=2, people=("anna", "boris"))
    table.submit(0, "roll", NOW)
    table.submit(0, "bidding", NOW)
    table.submit(0, "bid 1", NOW)
    for seat in (0, 1):
        with pytest.raises(NoUndo, match="takeback-secret"):
            table.request_takeback(seat, NOW)
    for seat, bid in ((0, "bid 2"), (1, "bid 0"), (1, "bid 2")):
        table.submit(seat, bid, NOW)
    before = position(table)
    with pytest.raises(NoUndo, match="takeback-secret"):
        table.request_takeback(1, NOW)
    assert (position(table), table.running.takeback) == (before, None)


def test_nothing_can_be_taken_back_when_the_match_is_over_or_paused() -> None:
    table = toy_table(seats=2, people=("anna", "boris"), options={"long": 1})
    table.submit(0, "roll", NOW)
    table.pause("anna", NOW)
    with pytest.raises(NoUndo, match="table-paused"):
        table.request_takeback(0, NOW)
    table.resume("anna", NOW)
    table.submit(0, "done", NOW)
    assert table.status == "over"
    with pytest.raises(NoUndo, match="game-over"):
        table.request_takeback(0, NOW)


def test_open_and_granted_requests_survive_a_restart() -> None:
    table, store = rolled(), MemoryStore()
    store.save(table)
    table.request_takeback(0, NOW)
    store.save(table)
    again = store.load()
    assert again.running.takeback == table.running.takeback
    for one in (table, again):
        one.answer_takeback("boris", 0, True, NOW)
        one.answer_takeback("cilla", 0, True, NOW, store.near(one.entry_before_takeback()))
    assert position(again) == position(table)
    store.save(again)
    third = store.load()
    assert position(third) == position(table)
    third.submit(0, "step 1", NOW)
    store.save(third)
    assert coins(store.load()) == coins(third)


def test_a_match_with_takebacks_can_be_saved_verified_and_replayed() -> None:
    table = rolled(options={"long": 3})
    table.request_takeback(0, NOW)
    for person in ("boris", "cilla"):
        table.answer_takeback(person, 0, True, NOW)
    for seat in (0, 1, 2):
        table.submit(seat, "done", NOW)
    assert table.match is not None
    assert table.status == "over"
    again = Match.load(table.match.save())
    assert fingerprint(again.state) == position(table)
    assert [e.move for e in again.entries] == [r.entry.move for r in table.records]
    positions = [fingerprint(past.state) for _, past in again.replay()]
    assert positions[4] == positions[1], "the position before the end of Anna's turn"


def test_moves_before_a_fork_cannot_be_taken_back() -> None:
    table = rolled(options={"long": 3})
    for seat in (1, 2):
        table.submit(seat, "done", NOW)
    forked = table.fork(2, 0, "anna", "Anna", NOW)
    with pytest.raises(NoUndo, match="undo-barrier"):
        forked.request_takeback(0, NOW)
    forked.submit(0, "roll", NOW)
    before = coins(forked)
    assert forked.request_takeback(0, NOW)
    forked.submit(0, "roll", NOW)
    assert coins(forked) == before
