"""Moves at a table and everything that follows them: automatic passes, timers, clocks, snapshots,
the end; and pausing."""

from __future__ import annotations

import traceback
from collections.abc import Iterable

import msgspec

from coven.box import box_hash
from coven.core import PASS, Game, Illegal, Move, State, Window, parse

from .checks import must_answer_for, must_be_host, must_be_playing, must_have_started
from .clock import Clocks, RunningTimer
from .log import By, Record
from .match import Match
from .refusals import Refused
from .state import TableState
from .stored_fields import Fault, Running, make_snapshot

WINDOWS = "windows"
"""The kind of question that stands for every window for reactions, whatever its prompt."""
_MOST_MOVES_IN_A_ROW = 1_000
"""Automatic passes or timers that are played after one another; a guard against endless loops."""
_LONGEST_TRACE = 8_000


def submit(
    table: TableState,
    seat: int,
    move: Move | str,
    now: float,
    nonce: str = "",
    question: int | None = None,
    by: By = "person",
) -> Record | None:
    """Plays a move of a seat and all automatic passes that follow. Returns the record of the move,
    also if the `nonce` was used before; None if an exception in the rules paused the table.

    `question`: the number of the question that the move answers (None: not checked); `by`: what
    makes the move. Raises Illegal if the move is not legal, Malformed if a text is no move. Raises
    Refused if the match is not running, if `by` may not answer for the seat, or if another question
    is asked by now.
    """
    known = table.history.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    match = must_be_playing(table)
    must_answer_for(table, seat, by)
    if by == "bot" and (table.takeback_pending or table.running.frozen_since):
        raise Refused("table-moved-on")
    if question is not None and question != table.question(seat):
        raise Refused("table-moved-on")
    chosen = match.game.canonical(parse(move) if isinstance(move, str) else move)
    if chosen not in match.state.moves(seat):
        raise Illegal(seat, chosen)
    waited = table.waiting
    settle_clocks(table, now)
    if not _play(table, seat, chosen, now, by, nonce):
        return None
    first = table.records[-1]
    _play_auto_passes(table, now)
    finish_change(table, waited, now, add_increments=True)
    return first


def auto_pass(table: TableState, seat: int, kinds: Iterable[str], now: float) -> tuple[Record, ...]:
    """Makes the table pass for the seat whenever it is asked a question of these kinds, until its
    own next turn; without kinds, no question passes automatically any more. Returns the records of
    the passes that follow at once."""
    must_be_playing(table)
    must_answer_for(table, seat, "person")
    waited = table.waiting
    first = table.n
    settle_clocks(table, now)
    table.running.auto_passes[seat] = tuple(sorted(set(kinds)))
    _play_auto_passes(table, now)
    finish_change(table, waited, now, add_increments=True)
    return tuple(table.records[first:])


def question_kind(table: TableState, seat: int) -> str:
    """Returns the kind of question the seat is asked now, in the form that `auto_pass` takes."""
    match = must_have_started(table)
    if match.state.stack and isinstance(match.state.top, Window):
        return WINDOWS
    return match.game.prompt(match.state, seat).key


def pause(table: TableState, by: str, now: float) -> None:
    """Pauses the match and its clocks, on the host's request."""
    must_be_host(table, by)
    must_be_playing(table)
    settle_clocks(table, now)
    table.status = "paused"


def resume(table: TableState, by: str, now: float) -> None:
    """Continues a paused match, on the host's request."""
    must_be_host(table, by)
    if table.status != "paused":
        raise Refused("table-not-paused")
    settle_clocks(table, now)
    table.status = "playing"
    table.running.fault = None
    table.running.timers.clear()
    _maybe_end(table, now)
    _update_timers(table, now)


def begin_match(table: TableState, match: Match, now: float) -> None:
    """Starts playing `match` at the table, from its current position."""
    match.names = table.names
    table.match = match
    table.settings = msgspec.structs.replace(
        table.settings, rules=match.game.version, box=box_hash(match.game.id)
    )
    table.status = "playing"
    count = len(table.seats)
    pace = table.pace
    table.running = Running(
        began=now,
        clocks=Clocks.start(pace, count, now) if pace is not None else None,
        auto_passes=[()] * count,
        questions=[1] * count,
        seen=[table.n] * count,
    )
    table.running.turn = whose_turn(match.state, None)
    take_snapshot(table, table.n)
    finish_change(table, table.waiting, now, add_increments=False)


def _play(table: TableState, seat: int, move: Move, now: float, by: By, nonce: str = "") -> bool:
    """Plays a legal move and writes it to the log. `by`: what made the move (a person, a bot, a
    timer …). Returns False if the rules raised an exception: the position is as before, and the
    table is paused."""
    match = must_have_started(table)
    before = legal_moves(table)
    barrier = match.state.barrier
    turn = table.running.turn
    table.running.takeback = None
    try:
        entry = match.submit(seat, move)
    except Exception as e:  # a fault in a rare card pauses this table, and no other
        _pause_with_fault(table, e, seat, move.text)
        return False
    table.history.append(Record(entry, now, by, turn, nonce))
    renumber_questions(table, before, seat)
    _update_turn(table)
    if match.state.barrier != barrier:
        take_snapshot(table, table.n)
    return True


def finish_change(
    table: TableState, waited: tuple[int, ...], now: float, add_increments: bool
) -> None:
    """Does what follows every change of the position: adds the clock increments of seats that have
    answered (if `add_increments`), ends the match, updates timers, and takes a snapshot if other
    seats must answer now. `waited`: the seats that had to answer before the change."""
    match = must_have_started(table)
    clocks, pace = table.running.clocks, table.pace
    if add_increments and clocks is not None and pace is not None:
        for seat in waited:
            if seat not in match.state.pending and table.seats[seat].kind == "person":
                clocks.credit(pace, seat, match.state.ply)
    _maybe_end(table, now)
    _update_timers(table, now)
    if waited != table.waiting:
        take_snapshot(table, table.running.base)


def _maybe_end(table: TableState, now: float) -> None:
    """Marks the table's match as finished if the game is over; else does nothing."""
    if table.status == "playing" and must_have_started(table).over:
        table.status = "over"
        table.running.ended = now


def take_snapshot(table: TableState, base: int) -> None:
    """Adds a snapshot of the position to those to be stored, unless the last entry has one. `base`:
    the entry of the snapshot from which the moves that can be undone are replayed. If the rules
    cannot save the position, the table is paused."""
    if table.last_snapshot == table.n:
        return
    try:
        new = make_snapshot(must_have_started(table), base)
    except Exception as e:
        _pause_with_fault(table, e, -1, "")
        return
    table.new_snapshots.append(new)
    table.last_snapshot = table.n
    table.running.base = base


def _pause_with_fault(table: TableState, error: Exception, seat: int, move: str) -> None:
    """Pauses the table because the rules raised `error`, and keeps its traceback. `seat` is -1 and
    `move` empty if no move caused it."""
    table.status = "paused"
    message = f"{type(error).__name__}: {error}"[:400]
    trace = "".join(traceback.format_exception(error))[-_LONGEST_TRACE:]
    table.running.fault = Fault(table.n, seat, move, message, trace)


def settle_clocks(table: TableState, now: float) -> None:
    """Subtracts the time up to now from the clocks of the people who must answer. Call it before
    the seats that must answer change."""
    if table.running.clocks is not None:
        table.running.clocks.settle(table.people_waiting, now)


def _update_timers(table: TableState, now: float) -> None:
    """Starts the timers that the game asks for now (`Game.timers`). Those that run already keep
    their time, all others are removed. Lessons have no timers."""
    match = must_have_started(table)
    if type(match.game).timers is Game.timers:
        return
    running = {(t.seat, t.move, t.since): t for t in table.running.timers}
    in_lesson = table.settings.lesson  # the learner needs time to read what the coach says
    wanted = match.game.timers(match.state) if table.status == "playing" and not in_lesson else ()
    start = table.running.frozen_since or now
    table.running.timers = [
        running.get((t.seat, t.move.text, t.since))
        or RunningTimer(t.seat, t.move.text, t.since, start + t.seconds)
        for t in wanted
    ]


def play_expired_timers(table: TableState, now: float) -> None:
    """Plays the moves of all timers that have run out, the earliest first."""
    for _ in range(_MOST_MOVES_IN_A_ROW):
        due = [timer for timer in table.running.timers if timer.due <= now]
        if not due or table.status != "playing":
            return
        first = min(due, key=lambda timer: timer.due)
        waited = table.waiting
        settle_clocks(table, now)
        if not _play(table, first.seat, parse(first.move), now, "time"):
            return
        _play_auto_passes(table, now)
        finish_change(table, waited, now, add_increments=False)


def legal_moves(table: TableState) -> list[list[Move]]:
    """Returns the legal moves of every seat, by seat number."""
    state = must_have_started(table).state
    return [state.moves(seat) for seat in range(len(table.seats))]


def renumber_questions(table: TableState, before: list[list[Move]], actor: int) -> None:
    """Gives a new question number to the seat `actor`, which acted, and to every seat whose legal
    moves are no longer those of `before`. So late answers to old questions are noticed."""
    for seat, moves in enumerate(legal_moves(table)):
        if seat == actor or moves != before[seat]:
            table.running.questions[seat] += 1


def whose_turn(state: State, turn: int | None) -> int | None:
    """Returns the seat whose turn it is; None if several seats are asked at once. `turn`: the last
    result of this function, which stays the same during a window for reactions, because the window
    belongs to the turn that it interrupts."""
    if state.stack and isinstance(state.top, Window):
        return turn
    return next(iter(state.pending)) if len(state.pending) == 1 else None


def _update_turn(table: TableState) -> None:
    """Notes whose turn it is after a move. A seat's automatic passes end when its own next turn
    begins."""
    state = must_have_started(table).state
    turn = whose_turn(state, table.running.turn)
    if state.stack and not isinstance(state.top, Window):
        for seat in state.pending:
            if turn is None or table.running.turn != seat:
                table.running.auto_passes[seat] = ()
    table.running.turn = turn


def _play_auto_passes(table: TableState, now: float) -> None:
    """Passes for every seat that is asked a kind of question for which it wants automatic passes,
    until no such seat is asked."""
    state = must_have_started(table).state
    for _ in range(_MOST_MOVES_IN_A_ROW):
        if table.status != "playing":
            return
        try:
            passing = (seat for seat in sorted(state.pending) if _passes_now(table, seat))
            seat = next(passing, None)
        except Exception as e:
            _pause_with_fault(table, e, -1, "")
            return
        if seat is None or not _play(table, seat, PASS, now, "standing"):
            return


def _passes_now(table: TableState, seat: int) -> bool:
    """Whether the seat must answer, may pass, and has asked for automatic passes of this kind."""
    kinds = table.running.auto_passes[seat]
    if not kinds or table.seats[seat].kind != "person":
        return False
    match = must_have_started(table)
    if PASS not in match.state.pending[seat]:
        return False
    if WINDOWS in kinds and isinstance(match.state.top, Window):
        return True
    return match.game.prompt(match.state, seat).key in kinds
