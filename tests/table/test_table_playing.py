"""Moves, undo, automatic passes, faults, log, missed events and forks at a table."""

from __future__ import annotations

import pytest

from coven.core import Illegal, Malformed
from coven.table import NoUndo, Refused, Table
from coven.table.log import BrokenRow, read_events, read_rolled

from .toy_game import NOW, MemoryStore, Toast, ToyState, toy_table


def coins(table: Table) -> list[int]:
    assert table.match is not None
    state = table.match.state
    assert isinstance(state, ToyState)
    return state.coins


def moves_of(table: Table) -> list[tuple[int, str, str]]:
    return [(record.entry.seat, record.entry.move, record.by) for record in table.records]


def why(table: Table, seat: int) -> str | None:
    text = table.why_no_undo(seat)
    return text.key if text is not None else None


# -- moves -------------------------------------------------------------------------------------


def test_a_request_sent_twice_is_played_once_and_answered_twice() -> None:
    table = toy_table()
    first = table.submit(0, "step 2", NOW, nonce="a")
    for _ in range(50):
        assert table.submit(0, "step 2", NOW, nonce="a") is first
    assert coins(table) == [2, 0, 0]
    table.submit(0, "step 2", NOW, nonce="b")
    assert coins(table) == [4, 0, 0]


def test_a_repeated_request_gets_the_same_answer_after_a_restart_and_after_the_end() -> None:
    table, store = toy_table(options={"long": 1}), MemoryStore()
    table.submit(0, "step 1", NOW, nonce="a")
    undone = table.undo(0, NOW, nonce="u")
    table.submit(0, "done", NOW, nonce="z")
    store.save(table)
    again = store.load()
    first = again.submit(0, "step 1", NOW, nonce="a")
    last = again.submit(0, "done", NOW, nonce="z")
    assert first is not None
    assert last is not None
    assert (first.entry.n, last.entry.n) == (1, 3)
    assert undone is not None
    assert again.undo(0, NOW, nonce="u") == undone
    assert again.n == 3


def test_a_nonce_belongs_to_its_seat() -> None:
    table = toy_table()
    table.submit(0, "done", NOW, nonce="a")
    assert table.submit(1, "step 1", NOW, nonce="a") is not None
    assert table.n == 2


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = toy_table()
    old = table.question(1)
    table.submit(0, "done", NOW)
    asked = table.question(1)
    with pytest.raises(Refused) as e:
        table.submit(1, "done", NOW, question=old)
    assert e.value.text.key == "table-moved-on"
    assert table.submit(1, "done", NOW, question=asked) is not None


def test_others_secret_steps_do_not_change_my_question() -> None:
    table = toy_table()
    table.submit(0, "bidding", NOW)
    mine = table.question(0)
    table.submit(1, "bid 2", NOW)
    table.submit(1, "bid 1", NOW)
    table.submit(1, "take-back", NOW)
    assert table.question(0) == mine
    assert table.submit(0, "bid 1", NOW, question=mine) is not None


@pytest.mark.parametrize("text", ["", "step  1", "<b>", "step 1 ", "x" * 10_000, "step 01"])
def test_a_text_that_is_no_move_is_malformed_and_changes_nothing(text: str) -> None:
    table = toy_table()
    with pytest.raises((Malformed, Illegal)):
        table.submit(0, text, NOW)
    assert table.n == 0


# -- undo ----------------------------------------------------------------------------------------


def test_own_moves_are_undone_one_by_one_back_to_the_last_revelation() -> None:
    table = toy_table()
    assert why(table, 0) == "undo-nothing"
    table.submit(0, "draw", NOW)
    assert why(table, 0) == "undo-barrier"
    table.submit(0, "step 1", NOW)
    table.submit(0, "step 2", NOW)
    table.undo(0, NOW)
    table.undo(0, NOW)
    assert why(table, 0) == "undo-barrier"
    with pytest.raises(NoUndo) as e:
        table.undo(0, NOW)
    assert e.value.text.key == "undo-barrier"
    assert coins(table) == [0, 0, 0]
    assert [move for _, move, _ in moves_of(table)] == ["draw", "step 1", "step 2", "undo", "undo"]


def test_nobody_can_undo_another_seats_move() -> None:
    table = toy_table()
    table.submit(0, "done", NOW)
    assert why(table, 1) == "undo-other"
    table.submit(1, "step 1", NOW)
    assert why(table, 0) == "undo-other"
    table.undo(1, NOW)
    assert why(table, 0) is None


def test_a_person_must_reclaim_the_seat_from_a_bot_before_undoing() -> None:
    table = toy_table()
    table.submit(0, "step 1", NOW)
    table.hand_to_bot(0, "anna", NOW)
    assert why(table, 0) == "table-seat-lent"
    table.reclaim_seat(0, "anna", NOW)
    assert why(table, 0) is None


def test_undo_and_redo_give_the_same_dice() -> None:
    table = toy_table()
    table.submit(0, "step 1", NOW)
    table.submit(0, "step 2", NOW)
    table.undo(0, NOW)
    table.undo(0, NOW)
    table.redo(0, NOW)
    table.redo(0, NOW)
    with pytest.raises(NoUndo):
        table.redo(0, NOW)
    table.submit(0, "roll", NOW)
    straight = toy_table()
    for move in ("step 1", "step 2", "roll"):
        straight.submit(0, move, NOW)
    assert coins(table) == coins(straight)
    assert table.records[-1].entry.rolled == straight.records[-1].entry.rolled


def test_redo_ends_with_another_move() -> None:
    table = toy_table()
    table.submit(0, "step 1", NOW)
    table.undo(0, NOW)
    assert table.why_no_redo(0) is None
    assert table.why_no_redo(1) is not None
    table.submit(0, "step 2", NOW)
    assert table.why_no_redo(0) is not None


def test_nothing_can_be_undone_after_the_end() -> None:
    table = toy_table(options={"long": 1})
    table.submit(0, "done", NOW)
    assert why(table, 0) == "game-over"


def test_in_secret_play_undo_takes_back_ones_own_last_step_whatever_others_did() -> None:
    table = toy_table()
    table.submit(0, "bidding", NOW)
    table.submit(0, "bid 1", NOW)
    table.submit(1, "bid 2", NOW)
    table.undo(0, NOW)
    assert table.records[-1].entry.move == "take-back"
    table.submit(1, "bid 1", NOW)
    table.redo(0, NOW)
    assert table.records[-1].entry.move == "bid 1"
    for seat, bid in ((0, "bid 0"), (2, "bid 0"), (2, "bid 0")):
        table.submit(seat, bid, NOW)
    assert coins(table) == [1, 3, 0]


def test_whether_a_seat_can_undo_does_not_depend_on_secret_steps_of_others() -> None:
    def undo_refusal(steps: list[tuple[int, str]]) -> object:
        table = toy_table()
        table.submit(0, "bidding", NOW)
        for seat, move in steps:
            table.submit(seat, move, NOW)
        undo, redo = table.why_no_undo(0), table.why_no_redo(0)
        return undo, redo, table.question(0), table.sight(0), [vars(x) for x in table.log(0)]

    assert (
        undo_refusal([(1, "bid 0")])
        == undo_refusal([(2, "bid 1"), (1, "bid 2"), (1, "take-back")])
        == undo_refusal([])
    )


# -- automatic passes ----------------------------------------------------------------------------


def test_automatic_passes_end_with_ones_own_next_turn() -> None:
    table = toy_table()
    assert table.auto_pass(1, ["prompt-toast"], NOW) == ()
    table.submit(0, "toast", NOW)
    assert table.waiting == (2,)
    table.submit(2, "pass", NOW)
    table.submit(0, "toast", NOW)
    assert table.waiting == (2,)
    table.submit(2, "pass", NOW)
    table.submit(0, "done", NOW)
    assert table.running.auto_passes[1] == ()
    table.submit(1, "done", NOW)
    table.submit(2, "toast", NOW)
    table.submit(0, "pass", NOW)
    assert table.waiting == (1,)
    assert (1, "pass", "standing") in moves_of(table)


def test_an_automatic_pass_answers_the_current_question_at_once() -> None:
    table = toy_table()
    table.submit(0, "toast", NOW)
    table.auto_pass(2, ["prompt-toast"], NOW)
    made = table.auto_pass(1, ["prompt-toast"], NOW)
    assert [record.entry.seat for record in made] == [1, 2]
    assert table.waiting == (0,)


def test_automatic_passes_can_be_switched_off() -> None:
    table = toy_table()
    table.auto_pass(1, ["prompt-toast"], NOW)
    table.auto_pass(1, [], NOW)
    table.submit(0, "toast", NOW)
    assert table.waiting == (1,)


def test_automatic_passes_do_not_answer_other_kinds_of_questions() -> None:
    table = toy_table()
    table.auto_pass(1, ["prompt-bids", "prompt-turn"], NOW)
    table.submit(0, "toast", NOW)
    assert 1 in table.waiting
    table.submit(1, "pass", NOW)
    table.submit(2, "pass", NOW)
    table.submit(0, "bidding", NOW)  # this question cannot be passed
    assert 1 in table.waiting


def test_undo_takes_back_others_automatic_passes_with_the_move_before_them() -> None:
    table = toy_table()
    for seat in (1, 2):
        table.auto_pass(seat, ["prompt-toast"], NOW)
    table.submit(0, "toast", NOW)
    assert table.n == 3
    table.undo(0, NOW)
    assert [(r.entry.seat, r.entry.move) for r in table.records[3:]] == [
        (2, "undo"),
        (1, "undo"),
        (0, "undo"),
    ]
    table.redo(0, NOW)
    assert table.waiting == (0,)


def test_a_seat_that_undoes_its_automatic_pass_is_asked_again() -> None:
    table = toy_table(seats=2)
    table.auto_pass(1, ["prompt-toast"], NOW)
    table.submit(0, "toast", NOW)
    table.undo(1, NOW)
    assert table.waiting == (1,)
    table.submit(1, "clink 1", NOW)
    assert coins(table) == [0, 1]


def test_a_stand_in_bot_does_not_use_the_persons_automatic_passes() -> None:
    table = toy_table()
    table.auto_pass(1, ["prompt-toast"], NOW)
    table.hand_to_bot(1, "boris", NOW)
    table.submit(0, "toast", NOW)
    assert table.bots_due == (1,)


# -- faults --------------------------------------------------------------------------------------


def test_an_exception_in_the_rules_pauses_the_table_before_the_move() -> None:
    table, store = toy_table(options={"faulty": True}), MemoryStore()
    table.submit(0, "step 1", NOW)
    assert table.submit(0, "crash", NOW) is None
    assert table.status == "paused"
    fault = table.running.fault
    assert fault is not None
    assert (fault.n, fault.seat, fault.move) == (1, 0, "crash")
    assert "ZeroDivisionError" in fault.error
    assert "toy_game.py" in fault.trace
    assert coins(table) == [1, 0, 0]
    with pytest.raises(Refused) as e:
        table.submit(0, "done", NOW)
    assert e.value.text.key == "table-paused"
    store.save(table)
    again = store.load()
    assert again.running.fault == fault
    again.resume("anna", NOW)
    again.undo(0, NOW)
    again.submit(0, "done", NOW)
    assert again.waiting == (1,)


def test_a_position_that_cannot_be_saved_pauses_the_table_with_its_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, store = toy_table(), MemoryStore()
    store.save(table)
    assert table.match is not None
    with monkeypatch.context() as broken:
        broken.setattr(table.match.game, "save", lambda s: 1 / 0)
        table.submit(0, "roll", NOW)
    assert table.status == "paused"
    store.save(table)
    again = store.load()
    again.resume("anna", NOW)
    assert coins(again) == coins(table)
    assert again.n == 1


def test_an_automatic_pass_that_fails_pauses_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table, store = toy_table(), MemoryStore()
    table.submit(0, "toast", NOW)
    store.save(table)

    def chosen(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Toast, "chosen", chosen)
        assert table.auto_pass(1, ["prompt-toast"], NOW) == ()
    assert table.status == "paused"
    store.save(table)
    again = store.load()
    again.resume("anna", NOW)
    assert again.waiting == (1,)
    again.submit(1, "pass", NOW)
    store.save(again)


def test_a_match_that_ends_in_a_pause_is_over_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = toy_table(options={"long": 1})
    assert table.match is not None
    with monkeypatch.context() as broken:
        broken.setattr(table.match.game, "save", lambda s: 1 / 0)
        table.submit(0, "roll", NOW)
    table.resume("anna", NOW)
    with monkeypatch.context() as broken:
        broken.setattr(table.match.game, "save", lambda s: 1 / 0)
        table.submit(0, "done", NOW)
    assert table.secret is None
    table.resume("anna", NOW)
    assert table.status == "over"
    assert table.secret is not None


# -- log -----------------------------------------------------------------------------------------


def test_a_seat_reads_only_what_it_may() -> None:
    table = toy_table()
    table.submit(0, "draw", NOW)
    assert [line.event.key for line in table.log(0)] == ["drew"]
    for seat in (1, 2, None):
        assert [line.event.key for line in table.log(seat)] == ["drew-something"]


def test_lines_are_numbered_per_reader_and_entries_named_only_at_the_end() -> None:
    table = toy_table(options={"long": 1})
    table.submit(0, "bidding", NOW)
    for bid in range(6):
        table.submit(bid % 3, "bid 1", NOW)
    table.submit(0, "step 1", NOW)
    assert [(line.number, line.n) for line in table.log(1)] == [(1, None), (2, None)]
    table.submit(0, "done", NOW)
    assert [(line.number, line.n) for line in table.log(1)] == [(1, 7), (2, 8)]


def test_missed_events_are_those_since_the_last_look_and_name_what_affects_the_reader() -> None:
    table = toy_table()
    table.submit(0, "step 1", NOW)
    table.mark_seen(1)
    table.submit(0, "step 2", NOW)
    table.undo(0, NOW)
    table.submit(0, "toast", NOW)
    recap = table.missed_events(1)
    assert [line.event.key for line in recap.lines] == ["toasts"]
    assert [line.event.key for line in recap.affecting_reader] == ["toasts"]
    assert table.missed_events(2).affecting_reader == []
    assert len(table.missed_events(1, since=0).lines) == 2
    table.mark_seen(1)
    assert table.missed_events(1).lines == []


def test_an_undone_line_is_marked() -> None:
    table = toy_table()
    table.submit(0, "step 1", NOW)
    table.undo(0, NOW)
    assert [line.undone for line in table.log(None)] == [True]


def test_during_a_match_only_positions_that_were_not_seen_yet_may_be_shown() -> None:
    table = toy_table(options={"long": 1})
    table.submit(0, "step 1", NOW)
    table.mark_seen(1)
    table.submit(0, "step 1", NOW)
    assert not table.may_show_position(1, 0)
    assert table.may_show_position(1, 1)
    assert not table.may_show_position(None, 2)
    table.submit(0, "done", NOW)
    assert table.may_show_position(None, 0)


@pytest.mark.parametrize(
    "text",
    [b"", b"{}", b"[1]", b'[["k"]]', b'[["k",{"a":1.5},null,[]]]', b'[["k",{},null,[],1]]', b"[["],
)
def test_a_broken_stored_event_is_named_in_the_error(text: bytes) -> None:
    with pytest.raises(BrokenRow, match="events"):
        read_events(text)


@pytest.mark.parametrize("text", [b"", b"{}", b'["1"]', b"[1.5]", b"1"])
def test_broken_stored_dice_are_named_in_the_error(text: bytes) -> None:
    with pytest.raises(BrokenRow, match="rolled"):
        read_rolled(text)


# -- forks ---------------------------------------------------------------------------------------


def test_a_finished_match_can_be_forked_into_a_new_table() -> None:
    table, store = toy_table(options={"long": 1}), MemoryStore()
    with pytest.raises(Refused) as e:
        table.fork(0, 0, "dora", "Dora", NOW)
    assert e.value.text.key == "table-not-over"
    for move in ("roll", "step 1", "done"):
        table.submit(0, move, NOW)
    other = table.fork(1, 0, "dora", "Dora", NOW, id="f")
    assert other.status == "playing"
    assert [seat.kind for seat in other.seats] == ["person", "bot", "bot"]
    assert other.match is not None
    assert table.match is not None
    assert other.match.secret != table.match.secret
    other.submit(0, "roll", NOW)
    store.save(other)
    again = store.load()
    assert coins(again) == coins(other)
    assert coins(again)[0] >= coins(table)[0] - 1
    assert again.match is not None
    assert again.match.past == other.match.past
    assert [line.event.key for line in again.log(None)] == ["rolled", "rolled"]
    again.submit(0, "done", NOW)
    with pytest.raises(Refused) as e:
        again.fork(3, 0, "dora", "Dora", NOW)
    assert e.value.text.key == "game-over"
