"""Tests of Match: playing, undo, replay, forks, and match files that detect falsification."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.examples import EXAMPLES, Den, Example, Gamble

from coven import games
from coven.core import BadOptions, Illegal, Malformed, commitment, fingerprint, rng_of
from coven.games import UnknownGame
from coven.table import BrokenFile, Match, NoUndo
from coven.testkit.walk import RandomPlayer
from coven.text import LOCALES, Speaker

GRID = "noughts-and-crosses"


def den(seed: int = 1, seats: int = 2) -> Match:
    return Match(Den(), seats, {}, rng_of(seed).secret, ())


def keep_playing(match: Match, plies: int, seed: int = 0) -> None:
    player = RandomPlayer(match.game, seed, offered=0.2)
    for _ in range(plies):
        if match.over:
            return
        match.submit(*player.choose(match.state))


def finished_grid() -> Match:
    match = Match.start(GRID, 2, secret=rng_of(3).secret, names=["Ann", "Bo\u2028b"])
    for seat, cell in ((0, 4), (1, 0), (0, 2), (1, 6), (0, 3), (1, 5), (0, 8), (1, 1), (0, 7)):
        match.submit(seat, f"mark {cell}")
    assert match.over
    return match


# -- playing -------------------------------------------------------------------------------------


def test_a_new_match_has_a_secret_of_which_only_the_hash_is_shown() -> None:
    one, other = Match.start(GRID, 2), Match.start(GRID, 2)
    assert one.secret != other.secret
    assert one.commitment == commitment(one.secret)
    assert one.secret.hex() not in one.save()


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "mark 9", Illegal),
        (0, "mark", Illegal),
        (1, "mark 0", Illegal),
        (2, "mark 0", Illegal),
        (-1, "mark 0", Illegal),
        (0, "mark  0", Malformed),
        (0, "", Malformed),
        (0, "undo", Illegal),
        (0, "mark 0\nmark 1", Malformed),
    ],
)
def test_a_bad_answer_changes_nothing(seat: int, move: str, error: type[Exception]) -> None:
    match = Match.start(GRID, 2)
    before = match.save(with_secret=True)
    with pytest.raises(error):
        match.submit(seat, move)
    assert match.save(with_secret=True) == before
    assert match.why_no_undo(0) is not None


def test_a_fault_in_the_rules_leaves_the_match_as_it_was() -> None:
    match = Match(Faulty(), 2, {}, rng_of(1).secret, ())
    match.submit(0, "roll")
    before, entries = fingerprint(match.state), list(match.entries)
    with pytest.raises(ZeroDivisionError):
        match.submit(1, "draw")
    assert fingerprint(match.state) == before
    assert match.entries == entries
    match.submit(1, "roll")
    assert match.entries[-1].events


class Faulty(Den):
    def first(self, s: Any) -> Gamble:
        return Trap(0)


class Trap(Gamble):
    def chosen(self, s: Any, seat: int, move: Any) -> None:
        s.marks.append("half done")
        if move.verb == "draw":
            raise ZeroDivisionError
        super().chosen(s, seat, move)
        s.stack[0] = Trap(1 - seat)


def test_impossible_options_are_refused() -> None:
    with pytest.raises(UnknownGame):
        Match.start("chess", 2)
    with pytest.raises(BadOptions):
        Match.start(GRID, 3)
    with pytest.raises(BadOptions):
        Match.start(GRID, 2, {"colour": "red"})


# -- undo ----------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_own_last_move_and_plays_another() -> None:
    match = Match.start(GRID, 2)
    opening = fingerprint(match.state)
    match.submit(0, "mark 4")
    entry = match.undo(0)
    assert (entry.n, entry.move) == (2, "undo")
    assert fingerprint(match.state) == opening
    match.submit(0, "mark 0")
    with pytest.raises(NoUndo):
        match.redo(0)


@pytest.mark.parametrize(
    ("moves", "seat", "key"),
    [
        ([], 0, "undo-nothing"),
        ([(0, "roll")], 0, "undo-barrier"),
        ([(0, "draw"), (1, "draw")], 1, "undo-barrier"),
    ],
)
def test_a_refused_undo_says_why(moves: list[tuple[int, str]], seat: int, key: str) -> None:
    match = den()
    for move in moves:
        match.submit(*move)
    before = match.save(with_secret=True)
    with pytest.raises(NoUndo) as refused:
        match.undo(seat)
    assert refused.value.text.key == key
    assert match.save(with_secret=True) == before
    is_translated(refused.value.text)


def test_a_seat_cannot_undo_another_seats_move() -> None:
    match = Match.start(GRID, 2, names=["Ann", "Bob"])
    match.submit(0, "mark 4")
    with pytest.raises(NoUndo) as refused:
        match.undo(1)
    assert Speaker("coven", "en", match.names).say(refused.value.text) == (
        "You can’t undo this: Ann made the last move."
    )


def test_nothing_can_be_undone_after_the_end_because_the_secret_is_public() -> None:
    match = finished_grid()
    with pytest.raises(NoUndo):
        match.undo(0)


def test_undo_goes_back_over_several_moves_each_by_its_own_seat() -> None:
    match = Match.start(GRID, 2)
    fingerprints = [fingerprint(match.state)]
    for seat, cell in ((0, 4), (1, 0), (0, 8)):
        match.submit(seat, f"mark {cell}")
        fingerprints.append(fingerprint(match.state))
    for seat in (0, 1, 0):
        fingerprints.pop()
        match.undo(seat)
        assert fingerprint(match.state) == fingerprints[-1]
    for seat in (0, 1, 0):
        match.redo(seat)
    with pytest.raises(NoUndo):
        match.redo(1)
    assert [entry.move for entry in match.entries[-3:]] == ["mark 4", "mark 0", "mark 8"]


class Loose(Gamble):
    """A roll whose rule forgets to raise the barrier, so that undo can take it back."""

    def chosen(self, s: Any, seat: int, move: Any) -> None:
        s.purse[seat] = 1 + (s.random_below(6) if move.verb == "roll" else s.random_below(90))


class Careless(Den):
    def first(self, s: Any) -> Gamble:
        return Loose(0)


def test_undoing_and_playing_again_gives_the_same_dice() -> None:
    faces = set()
    for seed in range(30):
        match = Match(Careless(), 2, {}, rng_of(seed).secret, ())
        match.submit(0, "roll")
        face = match.state.purse[0]  # type: ignore[attr-defined]
        faces.add(face)
        for detour in (["undo"], ["undo", "draw", "undo"], ["draw", "undo", "undo"]):
            for step in detour:
                if step == "undo":
                    match.undo(0)
                else:
                    match.submit(0, step)
            match.submit(0, "roll")
            assert match.state.purse[0] == face  # type: ignore[attr-defined]
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_roll_cannot_be_undone() -> None:
    match = den()
    while not match.over:
        match.submit(min(match.state.pending), "roll")
        for seat in (0, 1):
            with pytest.raises(NoUndo):
                match.undo(seat)


# -- looking back --------------------------------------------------------------------------------

examples = st.sampled_from(EXAMPLES)


def with_undos(game: Example, seed: int, plies: int) -> tuple[Match, list[str]]:
    """Plays at most `plies` entries at random: moves, undos and redos. Returns the match and the
    fingerprints of the positions after each entry."""
    match = Match(game, 3, {}, rng_of(seed).secret, ())
    player = RandomPlayer(game, seed, offered=0.2)
    fingerprints = []
    for _ in range(plies):
        if match.over:
            break
        undoing = [seat for seat in range(3) if match.why_no_undo(seat) is None]
        redoing = [seat for seat in range(3) if match.why_no_redo(seat) is None]
        if undoing and player.chance(0.3):
            match.undo(undoing[0])
        elif redoing and player.chance(0.5):
            match.redo(redoing[0])
        else:
            match.submit(*player.choose(match.state))
        fingerprints.append(fingerprint(match.state))
    return match, fingerprints


@given(examples, st.integers(0, 40), st.integers(0, 25))
def test_a_replay_passes_through_the_same_positions(game: Example, seed: int, plies: int) -> None:
    match, fingerprints = with_undos(game, seed, plies)
    again = [fingerprint(replayed.state) for _, replayed in match.replay()]
    assert again == fingerprints
    for n in range(len(fingerprints)):
        assert fingerprint(match.at(n + 1).state) == fingerprints[n]
        assert match.at(n + 1).entries == match.entries[: n + 1]


@given(examples, st.integers(0, 40), st.integers(1, 25), st.integers(0, 100))
def test_a_fork_keeps_its_past_and_replays(
    game: Example, seed: int, plies: int, where: int
) -> None:
    match, fingerprints = with_undos(game, seed, plies)
    n = where % (len(fingerprints) + 1)
    fork = match.fork(n, rng_of(seed + 1000).secret)
    assert fork.entries == match.entries[:n]
    assert all(fork.why_no_undo(seat) is not None for seat in range(3))
    keep_playing(fork, 5, seed)
    twice = fork.fork(len(fork.entries), rng_of(seed + 2000).secret)
    keep_playing(twice, 5, seed)
    for forked in (fork, twice):
        *_, end = [fingerprint(forked.at(0).state)] + [
            fingerprint(replayed.state) for _, replayed in forked.replay()
        ]
        assert end == fingerprint(forked.state)
        early = forked.at(n)
        assert early.entries == match.entries[:n]
    assert fingerprint(match.state) == (
        fingerprints[-1] if fingerprints else fingerprint(match.at(0).state)
    )


def test_a_fork_has_other_dice_than_its_origin() -> None:
    match = den()
    match.submit(0, "draw")
    rolls = {match.fork(1).submit(1, "roll").rolled for _ in range(60)}
    assert len(rolls) == 6
    assert match.fork(1).commitment != match.commitment


def test_a_fork_of_a_fork_goes_back_into_both_pasts() -> None:
    match = den()
    keep_playing(match, 3)
    fork = match.fork(2)
    keep_playing(fork, 3)
    other = fork.fork(4)
    assert [n for n, _ in other.past] == [2, 4]
    assert other.at(1).secret == match.secret
    assert other.at(3).secret == fork.secret
    assert other.at(4).secret == other.secret


# -- files ---------------------------------------------------------------------------------------


def is_translated(text: Any) -> None:
    """Checks that the text exists in every language and is different in each."""
    texts = {Speaker("coven", locale).say(text) for locale in LOCALES}
    assert len(texts) == len(LOCALES)


def test_a_finished_match_is_loaded_from_its_file() -> None:
    match = finished_grid()
    again = Match.load(match.save())
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.entries == match.entries
    assert again.names == match.names
    assert again.save() == match.save()


def test_a_match_with_undos_is_loaded_from_its_file() -> None:
    match = Match.start(GRID, 2)
    match.submit(0, "mark 4")
    match.undo(0)
    match.submit(0, "mark 0")
    again = Match.load(match.save(with_secret=True))
    assert fingerprint(again.state) == fingerprint(match.state)
    again.undo(0)


def test_a_fork_is_loaded_from_its_file() -> None:
    fork = finished_grid().fork(4)
    fork.submit(0, "mark 8")
    file = fork.save(with_secret=True)
    again = Match.load(file)
    assert again.past == fork.past
    assert again.save(with_secret=True) == file
    assert again.fork(2).entries == fork.entries[:2]


def test_the_file_of_an_unfinished_match_does_not_contain_its_secret() -> None:
    fork = finished_grid().fork(4)
    for match in (fork, fork.at(2)):
        file = match.save()
        for secret in (match.secret, finished_grid().secret):
            assert secret.hex() not in file
        with pytest.raises(BrokenFile) as refused:
            Match.load(file)
        assert refused.value.text.key == "file-no-secret"
        is_translated(refused.value.text)


def test_another_process_deals_the_same_from_the_file() -> None:
    match = finished_grid()
    script = (
        "import sys; from coven.core import fingerprint; from coven.table import Match; "
        "match = Match.load(sys.stdin.read()); print(fingerprint(match.state), match.commitment)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script],
        input=match.save(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.split() == [fingerprint(match.state), match.commitment]


def edited(change: Any) -> str:
    """Returns the file of a finished match whose first line the function `change` has modified."""
    first, *entries = finished_grid().save().split("\n")
    head = json.loads(first)
    change(head)
    return "\n".join([json.dumps(head), *entries])


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("coven", 2, "file-format"),
        ("coven", None, "file-format"),
        ("game", "chess", "file-game"),
        ("game", 7, "file-head"),
        ("game", "../etc", "file-game"),
        ("rules", 99, "file-rules"),
        ("box", "0123456789ab", "file-box"),
        ("rules", "1", "file-head"),
        ("rules", True, "file-head"),
        ("seats", 3, "file-options"),
        ("seats", "2", "file-head"),
        ("seats", True, "file-head"),
        ("names", "Ann", "file-head"),
        ("names", [1], "file-head"),
        ("options", [], "file-head"),
        ("options", {"x": 1}, "file-options"),
        ("commitment", "0" * 64, "file-commitment"),
        ("commitment", None, "file-head"),
        ("secret", "00" * 32, "file-commitment"),
        ("secret", "zz", "file-head"),
        ("secret", 5, "file-head"),
        ("secret", None, "file-no-secret"),
        ("past", {}, "file-head"),
        ("past", [[1]], "file-head"),
        ("past", [[-1, "x", "y"]], "file-head"),
        ("past", [[99, "x", "y"]], "file-head"),
        ("past", [[1, "x", "00" * 32]], "file-commitment"),
        ("past", [[1, commitment(bytes(32)), None]], "file-no-secret"),
        ("final", "0" * 32, "file-final"),
        ("final", 1, "file-head"),
    ],
)
def test_a_falsified_head_is_detected(name: str, value: Any, key: str) -> None:
    with pytest.raises(BrokenFile) as refused:
        Match.load(edited(lambda head: head.__setitem__(name, value)))
    assert refused.value.text.key == key
    is_translated(refused.value.text)


@pytest.mark.parametrize("name", list(json.loads(finished_grid().save().split("\n")[0])))
def test_a_head_with_a_missing_field_is_detected(name: str) -> None:
    with pytest.raises(BrokenFile) as refused:
        Match.load(edited(lambda head: head.pop(name)))
    assert refused.value.text.key == "file-head"


@pytest.mark.parametrize(
    ("line", "new", "key"),
    [
        (1, '[1, 0, "mark 4"]', "file-line"),
        (1, '[2, 0, "mark 4", []]', "file-line"),
        (1, '[1, "0", "mark 4", []]', "file-line"),
        (1, '[1, true, "mark 4", []]', "file-line"),
        (1, '[1, 0, "mark 4", [true]]', "file-line"),
        (1, '[1, 0, "mark 4", {}]', "file-line"),
        (1, '[1, 0, "mark 4", []', "file-line"),
        (1, "", "file-line"),
        (1, "null", "file-line"),
        (1, "[" * 100_000, "file-line"),
        (1, '[1, 1, "mark 4", []]', "file-move"),
        (1, '[1, 0, "mark 44", []]', "file-move"),
        (1, '[1, 0, "mark  4", []]', "file-move"),
        (1, '[1, 0, "undo", []]', "file-move"),
        (1, '[1, 0, "mark 4", [3]]', "file-dice"),
        (1, '[1, 0, "mark 5", []]', "file-move"),
        (9, '[9, 0, "undo", []]', "file-move"),
        (9, "", "file-line"),
    ],
)
def test_a_falsified_entry_is_detected(line: int, new: str, key: str) -> None:
    lines = finished_grid().save().split("\n")
    lines[line] = new
    with pytest.raises(BrokenFile) as refused:
        Match.load("\n".join(lines))
    assert refused.value.text.key == key
    is_translated(refused.value.text)


def test_falsified_dice_are_detected() -> None:
    match = Match(Den(), 2, {}, rng_of(1).secret, ())
    match.submit(0, "roll")
    entry = match.entries[0]
    forged = type(entry)(1, 0, "roll", ((entry.rolled[0] + 1) % 6,))
    with pytest.raises(BrokenFile) as refused:
        den().replay_entry(forged)
    assert refused.value.text.key == "file-dice"
    is_translated(refused.value.text)


def test_a_truncated_file_is_detected_unless_only_its_last_line_end_is_missing() -> None:
    file = finished_grid().save()
    whole = 0
    for cut in range(len(file)):
        try:
            Match.load(file[:cut])
        except BrokenFile as e:
            is_translated(e.text)
        else:
            whole += 1
            assert file[cut:] == "\n"
    assert whole == 1


@given(st.integers(0, 10_000), st.sampled_from('0129abefxyz[]{},:" \n\x00é'))
def test_one_changed_character_in_a_file_is_detected_or_changes_no_move(
    where: int, new: str
) -> None:
    file = finished_grid().save()
    where %= len(file)
    changed = file[:where] + new + file[where + 1 :]
    try:
        again = Match.load(changed)
    except BrokenFile as e:
        is_translated(e.text)
    else:
        match = finished_grid()
        assert fingerprint(again.state) == fingerprint(match.state)
        assert again.entries == match.entries
        assert again.secret == match.secret


@pytest.mark.parametrize(
    "file", ["", "\n", "{}", "[]", "null", "not a file", "\x00", '{"coven": 1}', "{" * 100_000]
)
def test_a_text_that_is_no_match_file_is_refused(file: str) -> None:
    with pytest.raises(BrokenFile) as refused:
        Match.load(file)
    assert refused.value.text.key == "file-head"
    is_translated(refused.value.text)


def test_a_file_with_windows_line_ends_can_be_read() -> None:
    match = finished_grid()
    assert Match.load(match.save().replace("\n", "\r\n")).entries == match.entries


def test_a_file_of_an_unknown_game_is_refused_and_names_the_game() -> None:
    with pytest.raises(BrokenFile) as refused:
        Match.load(edited(lambda head: head.__setitem__("game", "ludo" * 20)))
    assert "ludo" in Speaker("coven", "en").say(refused.value.text)
    assert "ludo-ludo" not in games.ids()
