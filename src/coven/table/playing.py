"""Answers: a move and all that follows it at the table, standing answers, a pause."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from coven.core import PASS, Game, Illegal, Move, State, Window, parse

from .clock import Clocks, RunningTimer
from .log import By, Record
from .match import Match
from .refusals import Refused, must_answer_for, must_be_host, must_be_playing, must_have_started
from .saved import Fault, Running, make_snapshot

if TYPE_CHECKING:
    from .table import Table

WINDOWS = "windows"
"""For standing answers: every moment for reactions, whatever its prompt."""
_MOST_STANDING = 1_000
_LONGEST_TRACE = 8_000


def submit(
    table: Table,
    seat: int,
    move: Move | str,
    now: float,
    nonce: str = "",
    question: int | None = None,
    by: By = "person",
) -> Record | None:
    """One answer, and the standing answers of others to what it leads to.

    Gives the answer's own record: the same again for a nonce that was there before; None if
    an exception in the rules paused the table (`running.fault` has it; the position is the one
    before). Raises Refused, Malformed, Illegal.
    """
    known = table.record_for_nonce(seat, nonce)
    if known is not None:
        return known
    match = must_be_playing(table)
    must_answer_for(table, seat, by)
    if by == "bot" and (table.takeback_pending or table.running.frozen_since):
        raise Refused("table-moved-on")
    if question is not None and question != table.question(seat):
        raise Refused("table-moved-on")
    chosen = parse(move) if isinstance(move, str) else move
    if chosen not in match.state.moves(seat):
        raise Illegal(seat, chosen)
    waited = table.waiting
    settle(table, now)
    if not _play(table, seat, chosen, now, by, nonce):
        return None
    first = table.records[-1]
    _answer_standing(table, now)
    after(table, waited, now, credit=True)
    return first


def auto_pass(table: Table, seat: int, kinds: Iterable[str], now: float) -> tuple[Record, ...]:
    """Don't ask me this turn: prompts of these kinds (their Fluent keys, or WINDOWS) that can
    be passed are passed for the seat, the present one included, until its own next turn. No
    kinds: ask me again. Gives the answers that follow at once."""
    must_be_playing(table)
    must_answer_for(table, seat, "person")
    waited = table.waiting
    first = table.n
    settle(table, now)
    table.running.auto_passes[seat] = tuple(sorted(set(kinds)))
    _answer_standing(table, now)
    after(table, waited, now, credit=True)
    return tuple(table.records[first:])


def question_kind(table: Table, seat: int) -> str:
    """What `stand` calls the question that the seat is asked now."""
    match = must_have_started(table)
    if match.state.stack and isinstance(match.state.top, Window):
        return WINDOWS
    return match.game.prompt(match.state, seat).key


def pause(table: Table, by: str, now: float) -> None:
    """The host stops play and clocks."""
    must_be_host(table, by)
    must_be_playing(table)
    settle(table, now)
    table.status = "paused"


def resume(table: Table, by: str, now: float) -> None:
    """The host lets a paused match go on, be it after an exception in the rules: the position
    is the one before the move that failed."""
    must_be_host(table, by)
    if table.status != "paused":
        raise Refused("table-not-paused")
    settle(table, now)
    table.status = "playing"
    table.running.fault = None
    table.running.timers.clear()
    _maybe_end(table, now)
    _update_timers(table, now)


def begin(table: Table, match: Match, now: float) -> None:
    """The match is played here from now on."""
    match.names = table.names
    table.match = match
    table.settings = msgspec.structs.replace(table.settings, rules=match.game.version)
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
    snap(table, table.n)
    after(table, table.waiting, now, credit=False)


def _play(table: Table, seat: int, move: Move, now: float, by: By, nonce: str = "") -> bool:
    """Plays a legal move. False: an exception in the rules, and the table is paused."""
    match = must_have_started(table)
    before = questions(table)
    barrier = match.state.barrier
    turn = table.running.turn
    table.running.takeback = None
    try:
        entry = match.submit(seat, move)
    except Exception as e:  # a rare card's fault stops this table and no other
        _fail(table, e, seat, move.text)
        return False
    table.history.append(Record(entry, now, by, turn, nonce))
    renumber(table, before, seat)
    _watch_turn(table)
    if match.state.barrier != barrier:
        snap(table, table.n)
    return True


def after(table: Table, waited: tuple[int, ...], now: float, credit: bool) -> None:
    """What follows any change of the position: increments, the end, a snapshot where others
    decide now."""
    match = must_have_started(table)
    clocks, pace = table.running.clocks, table.pace
    if credit and clocks is not None and pace is not None:
        for seat in waited:
            if seat not in match.state.pending and table.seats[seat].kind == "person":
                clocks.credit(pace, seat, match.state.ply)
    _maybe_end(table, now)
    _update_timers(table, now)
    if waited != table.waiting:
        snap(table, table.running.base)


def _maybe_end(table: Table, now: float) -> None:
    if table.status == "playing" and must_have_started(table).over:
        table.status = "over"
        table.running.ended = now


def snap(table: Table, base: int) -> None:
    """Keeps the position. One that cannot be saved is a fault in the rules, too."""
    if table.last_snapshot == table.n:
        return
    try:
        fresh = make_snapshot(must_have_started(table), base)
    except Exception as e:
        _fail(table, e, -1, "")
        return
    table.new_snapshots.append(fresh)
    table.last_snapshot = table.n
    table.running.base = base


def _fail(table: Table, error: Exception, seat: int, move: str) -> None:
    table.status = "paused"
    told = f"{type(error).__name__}: {error}"[:400]
    trace = "".join(traceback.format_exception(error))[-_LONGEST_TRACE:]
    table.running.fault = Fault(table.n, seat, move, told, trace)


def settle(table: Table, now: float) -> None:
    """Counts the time of those who are waited for up to now."""
    if table.running.clocks is not None:
        table.running.clocks.settle(table.people_waiting, now)


def _update_timers(table: Table, now: float) -> None:
    """Those that the game names now: new ones are turned over, the others run on."""
    match = must_have_started(table)
    if type(match.game).timers is Game.timers:
        return
    running = {(g.seat, g.move, g.since): g for g in table.running.timers}
    waits = table.settings.lesson  # a first game waits for whoever reads what its coach says
    named = match.game.timers(match.state) if table.status == "playing" and not waits else ()
    table.running.timers = [
        running.get((t.seat, t.move.text, t.since))
        or RunningTimer(
            t.seat, t.move.text, t.since, (table.running.frozen_since or now) + t.seconds
        )
        for t in named
    ]


def run_out(table: Table, now: float) -> None:
    """The moves of hourglasses that have run out."""
    for _ in range(_MOST_STANDING):
        due = [glass for glass in table.running.timers if glass.due <= now]
        if not due or table.status != "playing":
            return
        first = min(due, key=lambda glass: glass.due)
        waited = table.waiting
        settle(table, now)
        if not _play(table, first.seat, parse(first.move), now, "time"):
            return
        _answer_standing(table, now)
        after(table, waited, now, credit=False)


def questions(table: Table) -> list[list[Move]]:
    """What each seat is asked now."""
    state = must_have_started(table).state
    return [state.moves(seat) for seat in range(len(table.seats))]


def renumber(table: Table, before: list[list[Move]], actor: int) -> None:
    """Whoever is asked something else than before has a new question, and so has who acted."""
    for seat, now in enumerate(questions(table)):
        if seat == actor or now != before[seat]:
            table.running.questions[seat] += 1


def whose_turn(state: State, turn: int | None) -> int | None:
    """Whose turn it is now, after `turn`: a window for reactions belongs to the turn that it
    interrupts. None where several are asked at once."""
    if state.stack and isinstance(state.top, Window):
        return turn
    return next(iter(state.pending)) if len(state.pending) == 1 else None


def _watch_turn(table: Table) -> None:
    """Standing answers end with the seat's own next turn."""
    state = must_have_started(table).state
    turn = whose_turn(state, table.running.turn)
    if state.stack and not isinstance(state.top, Window):
        for seat in state.pending:
            if turn is None or table.running.turn != seat:
                table.running.auto_passes[seat] = ()
    table.running.turn = turn


def _answer_standing(table: Table, now: float) -> None:
    state = must_have_started(table).state
    for _ in range(_MOST_STANDING):
        if table.status != "playing":
            return
        try:
            seat = next((seat for seat in sorted(state.pending) if _stands(table, seat)), None)
        except Exception as e:
            _fail(table, e, -1, "")
            return
        if seat is None or not _play(table, seat, PASS, now, "standing"):
            return


def _stands(table: Table, seat: int) -> bool:
    kinds = table.running.auto_passes[seat]
    if not kinds or table.seats[seat].kind != "person":
        return False
    match = must_have_started(table)
    if PASS not in match.state.pending[seat]:
        return False
    if WINDOWS in kinds and isinstance(match.state.top, Window):
        return True
    return match.game.prompt(match.state, seat).key in kinds
