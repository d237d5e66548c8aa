"""Laws of tables, whatever people do at them, one after the other and in any order."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from coven.core import Illegal, Malformed, fingerprint
from coven.table import Match, NoUndo, Refused, Table
from coven.table.match import UNDO, moves_undone_by

from .toy_game import DONE, NOW, STEP, TOAST, MemoryStore, toy_table

KINDS = ("prompt-toast", "prompt-bids", "prompt-turn")
DOINGS = (
    *("play",) * 24,
    *("undo",) * 10,
    *("redo",) * 6,
    *("stand",) * 6,
    *("request_takeback",) * 4,
    *("answer",) * 8,
    *("ask", "lend", "back", "back", "leave"),
)


def position(table: Table) -> str:
    assert table.match is not None
    return fingerprint(table.match.state)


def told(table: Table) -> list[object]:
    """All that the seats are told of what they may do."""
    seats = range(len(table.seats))
    return [
        (
            table.sight(s),
            table.why_no_undo(s),
            table.why_no_redo(s),
            table.why_no_takeback(s),
            table.question(s),
        )
        for s in seats
    ]


class Evening:
    """People at a table who do what comes to their minds, and a store that keeps the table."""

    def __init__(self, seed: int, pace: str = "fast") -> None:
        self.rng = random.Random(seed)
        self.now = NOW
        people = ("anna", "boris", "cilla")[: self.rng.choice((1, 2, 3, 3))]
        self.table = toy_table(
            people=people, pace=pace, options={"long": self.rng.choice((1, 3, 6))}
        )
        self.store = MemoryStore()
        self.store.save(self.table)

    def one_thing(self) -> None:
        rng, table = self.rng, self.table
        assert table.match is not None
        doing = rng.choice(DOINGS)
        seat = rng.randrange(len(table.seats))
        person = rng.choice(("anna", "boris", "cilla", "dora"))
        if doing == "play":
            able = [s for s in range(len(table.seats)) if table.match.state.moves(s)]
            if able:
                seat = rng.choice(able)
                moves = table.match.state.moves(seat)
                usual = [m for m in (DONE, TOAST, TOAST, STEP[1]) if m in moves]
                move = rng.choice(usual if usual and rng.random() < 0.6 else moves)
                by = "bot" if table.seats[seat].kind == "bot" else "person"
                table.submit(seat, move, self.now, by=by)  # type: ignore[arg-type]
        elif doing == "undo":
            last = [r.entry.seat for r in table.records[-3:] if r.by == "person"]
            table.undo(rng.choice([seat, *last]), self.now)
        elif doing == "redo":
            table.redo(seat, self.now)
        elif doing == "stand":
            table.auto_pass(seat, rng.choice((KINDS[:1], KINDS)), self.now)
        elif doing == "request_takeback":
            table.request_takeback(seat, self.now)
        elif doing == "answer":
            takeback = table.running.takeback
            asker = takeback.seat if takeback is not None else seat
            voter = rng.choice([person, *table.takeback_voters])
            table.answer_takeback(voter, asker, rng.random() < 0.8, self.now)
        elif doing == "ask":
            table.auto_pass(seat, (), self.now)
        elif doing == "lend":
            table.hand_to_bot(seat, person, self.now)
        elif doing == "back":
            table.reclaim_seat(seat, person, self.now)
        elif rng.random() < 0.5:
            table.leave(person, self.now)
        else:
            table.sit(person, person, self.now)

    def go_on(self) -> bool:
        """One thing after a while; whether it was possible."""
        self.now += self.rng.choice((0.0, 0.5, 3.0, 40.0))
        before, asked, kept = position(self.table), told(self.table), self.table.unsaved()
        seats, running = list(self.table.seats), self.table.copy().running
        try:
            self.one_thing()
        except (Refused, NoUndo, Illegal, Malformed):
            assert (position(self.table), told(self.table)) == (before, asked)
            assert self.table.seats == seats
            assert self.table.running == running
            assert self.table.unsaved() == kept
            return False
        return True


@given(st.integers(), st.integers(1, 60))
def test_a_reopened_table_looks_the_same_to_everybody(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        if evening.go_on():
            evening.store.save(evening.table)
    again = evening.store.load()
    assert position(again) == position(evening.table)
    assert told(again) == told(evening.table)
    assert again.running == evening.table.running
    assert (again.seats, again.status) == (evening.table.seats, evening.table.status)
    assert again.version == evening.table.version
    for seat in (0, 1, 2, None):
        assert lines(again, seat) == lines(evening.table, seat)


def lines(table: Table, seat: int | None) -> list[object]:
    return [
        (
            line.number,
            line.event.key,
            line.event.args,
            line.at,
            line.turn,
            line.undone,
            line.affects_reader,
        )
        for line in table.log(seat)
    ]


@given(st.integers(), st.integers(1, 60))
def test_a_reopened_table_goes_on_like_one_that_was_never_closed(seed: int, steps: int) -> None:
    closed, held = Evening(seed), Evening(seed)
    for _ in range(steps):
        assert held.go_on() == closed.go_on()
        closed.store.save(closed.table)
        closed.table = closed.store.load()
    assert position(closed.table) == position(held.table)
    assert told(closed.table) == told(held.table)
    assert [r.entry for r in closed.table.records] == [r.entry for r in held.table.records]


@given(st.integers(), st.integers(1, 80))
def test_the_log_replays_to_the_position_at_every_entry(seed: int, steps: int) -> None:
    evening = Evening(seed)
    at: dict[int, str] = {0: position(evening.table)}
    for _ in range(steps):
        evening.go_on()
        at[evening.table.n] = position(evening.table)
    match = evening.table.match
    assert match is not None
    assert [record.entry for record in evening.table.records] == match.entries
    for entry, past in match.replay():
        if entry.n in at:
            assert fingerprint(past.state) == at[entry.n]
    assert fingerprint(match.at(evening.table.n).state) == position(evening.table)


@given(st.integers(), st.integers(1, 80))
def test_undo_never_crosses_a_revelation(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        assert evening.table.match is not None
        barrier, n = evening.table.match.state.barrier, evening.table.n
        evening.go_on()
        new = evening.table.records[n:]
        if any(record.entry.move == UNDO for record in new):
            assert evening.table.match.state.barrier == barrier


@given(st.integers(), st.integers(1, 60))
def test_undo_and_redo_lead_back_to_the_same_position_and_dice(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        evening.go_on()
        table = evening.table
        for seat in range(len(table.seats)):
            if table.why_no_undo(seat) is None and table.seats[seat].kind == "person":
                draft = table.copy()
                draft.undo(seat, evening.now)
                if draft.why_no_redo(seat) is not None or not _all_still_stand(draft, table.n):
                    continue  # whose standing answer was undone and has ended is asked again
                draft.redo(seat, evening.now)
                assert _board(draft) == _board(table)


def _all_still_stand(table: Table, since: int) -> bool:
    return all(
        table.running.auto_passes[record.entry.seat]
        for record in table.records[since:]
        if record.by == "standing"
    )


def _board(table: Table) -> object:
    """The position without the number of answers, which a take-back makes grow."""
    assert table.match is not None
    saved = table.match.game.save(table.match.state)
    return {name: value for name, value in saved.items() if name not in ("ply", "drawn")}


@given(st.integers(), st.integers(1, 60))
def test_changing_a_copy_does_not_change_the_original(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        original = evening.table
        before = (position(original), told(original), original.n, list(original.seats))
        running = original.copy().running
        evening.table = original.copy()
        done = evening.go_on()
        assert (position(original), told(original), original.n, list(original.seats)) == before
        assert original.running == running
        if not done:
            evening.table = original


@given(st.integers(), st.integers(1, 60))
def test_every_position_can_be_replayed_from_the_snapshot_before_it(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        if evening.go_on():
            evening.store.save(evening.table)
    table = evening.table
    without_beginning = table.copy()
    assert without_beginning.match is not None
    without_beginning.match.at = None  # type: ignore[method-assign, assignment]
    for n in range(table.n + 1):
        past = without_beginning.at(n, evening.store.near(n))
        assert fingerprint(past.state) == fingerprint(table.at(n).state)


@given(st.integers(), st.integers(1, 80))
def test_a_question_has_a_new_number_when_it_changes_and_only_then(seed: int, steps: int) -> None:
    evening = Evening(seed)
    for _ in range(steps):
        table = evening.table
        assert table.match is not None
        before = [(table.question(s), list(table.match.state.moves(s))) for s in range(3)]
        n = table.n
        evening.go_on()
        actors = {
            record.entry.seat
            for record in table.records[n:]
            if not moves_undone_by(record.entry.move) or record.by == "person"
        }
        for seat, (number, moves) in enumerate(before):
            same = seat not in actors and table.match.state.moves(seat) == moves
            if table.n == n:
                assert table.question(seat) == number
            elif not same:
                assert table.question(seat) > number
            elif table.n == n + 1:
                assert table.question(seat) == number


@given(st.integers(), st.integers(1, 100))
@settings(max_examples=60)
def test_clocks_lose_thinking_time_and_gain_increments(seed: int, steps: int) -> None:
    evening = Evening(seed)
    table = evening.table
    pace = table.pace
    assert pace is not None
    left = [pace.bank] * 3
    earned = [0] * 3
    for _ in range(steps):
        thinking, since, n = table.people_waiting, evening.now, table.n
        owners = [(seat.person, seat.kind) for seat in table.seats]
        evening.go_on()
        for seat in thinking:
            left[seat] -= evening.now - since
        assert table.match is not None
        ply = table.match.state.ply
        played = [r for r in table.records[n:] if not moves_undone_by(r.entry.move)]
        for seat in thinking:
            if played and seat not in table.match.state.pending and ply > earned[seat]:
                earned[seat] = ply
                left[seat] = min(pace.bank, left[seat] + pace.increment)
        for seat, new in enumerate(table.seats):
            if new.kind == "person" and owners[seat] != (new.person, "person"):
                left[seat] = max(left[seat], pace.minimum_on_return)
        for seat in range(3):
            shown = table.seconds_left(seat, evening.now)
            assert shown is not None
            assert abs(shown - left[seat]) < 1e-6


def test_random_play_reaches_every_kind_of_event() -> None:
    """The evenings above are worth something: undos, standing answers, secrets, ends occur."""
    undone = gone = standing = over = bids = agreed = 0
    for seed in range(90):
        evening = Evening(seed)
        for _ in range(60):
            evening.go_on()
        records = evening.table.records
        undone += any(r.entry.move == UNDO for r in records)
        gone += any(r.entry.move == UNDO and r.by == "standing" for r in records)
        standing += any(r.by == "standing" for r in records)
        agreed += any(moves_undone_by(r.entry.move) > 1 for r in records)
        bids += any(line.event.key == "bids" for line in evening.table.log(None))
        over += evening.table.status == "over"
    found = (undone, gone, standing, over, bids, agreed)
    assert min(found) >= 5, found


def test_a_match_can_be_copied_in_mid_turn() -> None:
    match = Match.start("toy-game", 2, secret=bytes(32))
    match.submit(0, "step 1")
    other = match.copy()
    other.undo(0)
    other.submit(0, "step 2")
    match.undo(0)
    match.submit(0, "step 0")
    assert (match.state.coins, other.state.coins) == ([0, 0], [2, 0])  # type: ignore[attr-defined]
