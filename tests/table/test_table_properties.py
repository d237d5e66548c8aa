"""Properties that hold at a table whatever people do there, in any order."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from coven.core import Illegal, Malformed, fingerprint
from coven.table import Match, NoUndo, Refused, Table
from coven.table.match import UNDO, moves_undone_by

from .toy_game import DONE, NOW, STEP, TOAST, MemoryStore, toy_table

KINDS = ("prompt-toast", "prompt-bids", "prompt-turn")
ACTIONS = (
    *("play",) * 24,
    *("undo",) * 10,
    *("redo",) * 6,
    *("auto-pass",) * 6,
    *("request-takeback",) * 4,
    *("answer-takeback",) * 8,
    *("stop-passing", "hand-to-bot", "reclaim", "reclaim", "leave"),
)


def position(table: Table) -> str:
    assert table.match is not None
    return fingerprint(table.match.state)


def known_to_seats(table: Table) -> list[object]:
    """Returns everything that the seats learn about what they may do."""
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


class RandomPlay:
    """People who act at random at a table, and a store for the table."""

    def __init__(self, seed: int, pace: str = "fast") -> None:
        self.rng = random.Random(seed)
        self.now = NOW
        people = ("anna", "boris", "cilla")[: self.rng.choice((1, 2, 3, 3))]
        self.table = toy_table(
            people=people, pace=pace, options={"long": self.rng.choice((1, 3, 6))}
        )
        self.store = MemoryStore()
        self.store.save(self.table)

    def act(self) -> None:
        """Lets a random person do something random. Raises what the table raises."""
        rng, table = self.rng, self.table
        assert table.match is not None
        action = rng.choice(ACTIONS)
        seat = rng.randrange(len(table.seats))
        person = rng.choice(("anna", "boris", "cilla", "dora"))
        if action == "play":
            able = [s for s in range(len(table.seats)) if table.match.state.moves(s)]
            if able:
                seat = rng.choice(able)
                moves = table.match.state.moves(seat)
                usual = [m for m in (DONE, TOAST, TOAST, STEP[1]) if m in moves]
                move = rng.choice(usual if usual and rng.random() < 0.6 else moves)
                by = "bot" if table.seats[seat].kind == "bot" else "person"
                table.submit(seat, move, self.now, by=by)  # type: ignore[arg-type]
        elif action == "undo":
            last = [r.entry.seat for r in table.records[-3:] if r.by == "person"]
            table.undo(rng.choice([seat, *last]), self.now)
        elif action == "redo":
            table.redo(seat, self.now)
        elif action == "auto-pass":
            table.auto_pass(seat, rng.choice((KINDS[:1], KINDS)), self.now)
        elif action == "request-takeback":
            table.request_takeback(seat, self.now)
        elif action == "answer-takeback":
            takeback = table.running.takeback
            asker = takeback.seat if takeback is not None else seat
            voter = rng.choice([person, *table.takeback_voters])
            table.answer_takeback(voter, asker, rng.random() < 0.8, self.now)
        elif action == "stop-passing":
            table.auto_pass(seat, (), self.now)
        elif action == "hand-to-bot":
            table.hand_to_bot(seat, person, self.now)
        elif action == "reclaim":
            table.reclaim_seat(seat, person, self.now)
        elif rng.random() < 0.5:
            table.leave(person, self.now)
        else:
            table.sit(person, person, self.now)

    def step(self) -> bool:
        """Lets some time pass, then does something random. Returns whether it was possible; if not,
        checks that nothing has changed."""
        self.now += self.rng.choice((0.0, 0.5, 3.0, 40.0))
        before, asked, kept = position(self.table), known_to_seats(self.table), self.table.unsaved()
        seats, running = list(self.table.seats), self.table.copy().running
        try:
            self.act()
        except (Refused, NoUndo, Illegal, Malformed):
            assert (position(self.table), known_to_seats(self.table)) == (before, asked)
            assert self.table.seats == seats
            assert self.table.running == running
            assert self.table.unsaved() == kept
            return False
        return True


@given(st.integers(), st.integers(1, 60))
def test_a_reopened_table_looks_the_same_to_everybody(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        if play.step():
            play.store.save(play.table)
    again = play.store.load()
    assert position(again) == position(play.table)
    assert known_to_seats(again) == known_to_seats(play.table)
    assert again.running == play.table.running
    assert (again.seats, again.status) == (play.table.seats, play.table.status)
    assert again.version == play.table.version
    for seat in (0, 1, 2, None):
        assert lines(again, seat) == lines(play.table, seat)


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
    closed, held = RandomPlay(seed), RandomPlay(seed)
    for _ in range(steps):
        assert held.step() == closed.step()
        closed.store.save(closed.table)
        closed.table = closed.store.load()
    assert position(closed.table) == position(held.table)
    assert known_to_seats(closed.table) == known_to_seats(held.table)
    assert [r.entry for r in closed.table.records] == [r.entry for r in held.table.records]


@given(st.integers(), st.integers(1, 80))
def test_the_log_replays_to_the_position_at_every_entry(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    at: dict[int, str] = {0: position(play.table)}
    for _ in range(steps):
        play.step()
        at[play.table.n] = position(play.table)
    match = play.table.match
    assert match is not None
    assert [record.entry for record in play.table.records] == match.entries
    for entry, past in match.replay():
        if entry.n in at:
            assert fingerprint(past.state) == at[entry.n]
    assert fingerprint(match.at(play.table.n).state) == position(play.table)


@given(st.integers(), st.integers(1, 80))
def test_undo_never_crosses_a_revelation(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        assert play.table.match is not None
        barrier, n = play.table.match.state.barrier, play.table.n
        play.step()
        new = play.table.records[n:]
        if any(record.entry.move == UNDO for record in new):
            assert play.table.match.state.barrier == barrier


@given(st.integers(), st.integers(1, 60))
def test_undo_and_redo_lead_back_to_the_same_position_and_dice(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        play.step()
        table = play.table
        for seat in range(len(table.seats)):
            if table.why_no_undo(seat) is None and table.seats[seat].kind == "person":
                draft = table.copy()
                draft.undo(seat, play.now)
                if draft.why_no_redo(seat) is not None or not _all_still_pass(draft, table.n):
                    continue  # a seat whose automatic pass was undone is asked again
                draft.redo(seat, play.now)
                assert _board(draft) == _board(table)


def _all_still_pass(table: Table, since: int) -> bool:
    """Whether every seat that passed automatically after entry `since` would do so again."""
    return all(
        table.running.auto_passes[record.entry.seat]
        for record in table.records[since:]
        if record.by == "standing"
    )


def _board(table: Table) -> object:
    """Returns the position without the numbers that a take-back increases."""
    assert table.match is not None
    saved = table.match.game.save(table.match.state)
    return {name: value for name, value in saved.items() if name not in ("ply", "drawn")}


@given(st.integers(), st.integers(1, 60))
def test_changing_a_copy_does_not_change_the_original(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        original = play.table
        before = (position(original), known_to_seats(original), original.n, list(original.seats))
        running = original.copy().running
        play.table = original.copy()
        done = play.step()
        assert (
            position(original),
            known_to_seats(original),
            original.n,
            list(original.seats),
        ) == before
        assert original.running == running
        if not done:
            play.table = original


@given(st.integers(), st.integers(1, 60))
def test_every_position_can_be_replayed_from_the_snapshot_before_it(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        if play.step():
            play.store.save(play.table)
    table = play.table
    without_beginning = table.copy()
    assert without_beginning.match is not None
    without_beginning.match.at = None  # type: ignore[method-assign, assignment]
    for n in range(table.n + 1):
        past = without_beginning.at(n, play.store.near(n))
        assert fingerprint(past.state) == fingerprint(table.at(n).state)


@given(st.integers(), st.integers(1, 80))
def test_a_question_has_a_new_number_when_it_changes_and_only_then(seed: int, steps: int) -> None:
    play = RandomPlay(seed)
    for _ in range(steps):
        table = play.table
        assert table.match is not None
        before = [(table.question(s), list(table.match.state.moves(s))) for s in range(3)]
        n = table.n
        play.step()
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
    play = RandomPlay(seed)
    table = play.table
    pace = table.pace
    assert pace is not None
    left = [pace.bank] * 3
    earned = [0] * 3
    for _ in range(steps):
        thinking, since, n = table.people_waiting, play.now, table.n
        owners = [(seat.person, seat.kind) for seat in table.seats]
        play.step()
        for seat in thinking:
            left[seat] -= play.now - since
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
            shown = table.seconds_left(seat, play.now)
            assert shown is not None
            assert abs(shown - left[seat]) < 1e-6


def test_random_play_reaches_every_kind_of_event() -> None:
    """In random play there are undos, automatic passes, secret bids, takebacks and ends."""
    undone = gone = standing = over = bids = agreed = 0
    for seed in range(90):
        play = RandomPlay(seed)
        for _ in range(60):
            play.step()
        records = play.table.records
        undone += any(r.entry.move == UNDO for r in records)
        gone += any(r.entry.move == UNDO and r.by == "standing" for r in records)
        standing += any(r.by == "standing" for r in records)
        agreed += any(moves_undone_by(r.entry.move) > 1 for r in records)
        bids += any(line.event.key == "bids" for line in play.table.log(None))
        over += play.table.status == "over"
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
