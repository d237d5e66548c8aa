"""Tests of coven verify and coven replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coven.bots import BotRng
from coven.core import commitment, rng_of
from coven.table import Match

from .conftest import GRID, LANGUAGES, Run

TOWERS = "wandering-towers"


@pytest.fixture
def towers(tmp_path: Path) -> Path:
    """Returns a match file of a finished match of Wandering Towers, with rolled dice in its log."""
    match = Match.start(TOWERS, 2, secret=rng_of(1).secret)
    rng = BotRng(1)
    while not match.over:
        seat, moves = next(iter(match.state.pending.items()))
        match.submit(seat, moves[rng.pick(len(moves))])
        match.forget_undo()
    assert any(entry.rolled for entry in match.entries)
    file = tmp_path / "towers.coven"
    file.write_text(match.save(), "utf-8")
    return file


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def rewrite(file: Path, changed: list[Any]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in changed), "utf-8")


# -- verify ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "The match was dealt and played exactly as its file says."),
        ("ru", "Проверено: раздача и все ходы в точности совпадают с записью в файле."),
        ("uk", "І роздача, і ходи збігаються з тим, що записано у файлі."),
    ],
)
def test_a_true_match_is_verified(coven: Run, towers: Path, language: str, message: str) -> None:
    ran = coven("verify", towers, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == message
    assert ran.out.count("✓") == 3


def other_secret(head: dict[str, Any]) -> None:
    head["secret"] = bytes(32).hex()


def other_secret_and_hash(head: dict[str, Any]) -> None:
    head["secret"], head["commitment"] = bytes(32).hex(), commitment(bytes(32))


def other_final(head: dict[str, Any]) -> None:
    head["final"] = "0" * 32


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("tamper", "message"),
    [
        (other_secret, {"en": "doesn’t match", "ru": "не соответствует", "uk": "не відповідає"}),
        (other_secret_and_hash, {"en": "Entry", "ru": "апис", "uk": "апис"}),
        (other_final, {"en": "final position", "ru": "позиции", "uk": "позиції"}),
    ],
)
def test_a_match_file_with_a_falsified_head_fails_verification(
    coven: Run, towers: Path, tamper: Any, message: dict[str, str], language: str
) -> None:
    head, *entries = lines(towers)
    tamper(head)
    rewrite(towers, [head, *entries])
    ran = coven("verify", towers, "--lang", language)
    assert (ran.code, ran.out) == (1, "")
    assert message[language] in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_falsified_die_is_named_with_the_outcome_that_the_secret_gives(
    coven: Run, towers: Path, language: str
) -> None:
    head, *entries = lines(towers)
    entry = next(entry for entry in entries if entry[3])
    given = entry[3][0]
    entry[3][0] = falsified = (given + 1) % 6
    rewrite(towers, [head, *entries])
    ran = coven("verify", towers, "--lang", language)
    assert (ran.code, ran.out) == (1, "")
    for number in (entry[0], f"({falsified}", f"({given}"):
        assert str(number) in ran.err


def test_a_move_that_was_not_possible_is_named(coven: Run, finished: Path) -> None:
    head, *entries = lines(finished)
    entries[2][2] = "mark 0"
    rewrite(finished, [head, *entries])
    ran = coven("verify", finished)
    assert (ran.code, ran.err) == (1, "Entry 3: the move “mark 0” wasn’t possible there.\n")


def test_a_move_in_anothers_name_is_not_possible(coven: Run, finished: Path) -> None:
    head, *entries = lines(finished)
    for seat in (1, 2, -1):
        entries[0][1] = seat
        rewrite(finished, [head, *entries])
        assert coven("verify", finished).code == 1


def test_a_match_that_is_not_over_is_true_so_far(coven: Run) -> None:
    coven("play", GRID, "--people", 2, "--save", "m.coven", typed="mark 4\nq\n")
    ran = coven("verify", "m.coven")
    assert ran.code == 0
    assert "isn’t over" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"\xff\xfe\x00",
        b"not a match\n",
        b"{}\n",
        b"[" * 100_000,
        b'{"coven": 99}\n',
        b'{"coven": 1, "game": 5}\n',
    ],
    ids=["empty", "no text", "no file of ours", "bare", "deep", "in a format", "wrong types"],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_match_file_is_refused(
    coven: Run, tmp_path: Path, command: str, broken: bytes, language: str
) -> None:
    file = tmp_path / "broken.coven"
    file.write_bytes(broken)
    ran = coven(command, file, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert file.read_bytes() == broken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_truncated_file_is_refused(
    coven: Run, finished: Path, command: str, language: str
) -> None:
    whole = finished.read_bytes()
    for length in (len(whole) // 4, len(whole) - 5, len(whole) - len(b'[5, 0, "mark 6", []]\n')):
        finished.write_bytes(whole[:length])
        ran = coven(command, finished, "--lang", language)
        assert ran.code in (1, 2)
        assert ran.out == ""
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "doesn’t know: “chess”"),
        ("seats", 5, "options that this game doesn’t allow"),
        ("options", {"size": 4}, "options that this game doesn’t allow"),
        ("rules", 99, "version 99 of the rules"),
        ("secret", None, "doesn’t contain the secret"),
        ("secret", "zz", "first line is damaged"),
    ],
)
def test_a_hand_edited_head_is_refused(
    coven: Run, finished: Path, field: str, value: Any, message: str
) -> None:
    head, *entries = lines(finished)
    rewrite(finished, [{**head, field: value}, *entries])
    ran = coven("replay", finished)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


# -- replay ----------------------------------------------------------------------------------------


def test_a_position_is_shown_after_an_entry(coven: Run, finished: Path) -> None:
    ran = coven("replay", finished, "--at", 2)
    assert (ran.code, ran.err) == (0, "")
    assert "Entry 2 of 5: Max" in ran.out
    assert "X | O | 3" in ran.out
    assert "Waiting for: Olha" in ran.out


def test_a_seat_sees_its_options(coven: Run, finished: Path) -> None:
    assert "(mark 8)" in coven("replay", finished, "--at", 2, "--seat", 1).out
    assert "(mark 8)" not in coven("replay", finished, "--at", 2, "--seat", 2).out


def test_a_seat_sees_its_own_hand_and_a_spectator_none(coven: Run, towers: Path) -> None:
    hands = [
        [
            line
            for line in coven("replay", towers, "--at", 0, *eyes).out.splitlines()
            if "Hand" in line
        ]
        for eyes in (("--seat", 1), ("--seat", 2), ())
    ]
    assert [len(hand) for hand in hands] == [1, 1, 0]
    assert hands[0] != hands[1]


def test_a_match_can_be_stepped_through(coven: Run, finished: Path) -> None:
    ran = coven("replay", finished, typed="\n\nb\n5\ns 1\n99\nwhat\nq\n")
    assert ran.code == 0
    shown = [line for line in ran.out.splitlines() if line.startswith(("Entry", "Before"))]
    expected = ["Before the first move.", *(f"Entry {n}" for n in (1, 2, 1, 5, 5))]
    assert len(shown) == len(expected)
    assert all(line.startswith(start) for line, start in zip(shown, expected, strict=True))
    assert "Winner: Olha." in ran.out


def test_an_unfinished_match_opens_at_its_last_decision(coven: Run) -> None:
    coven("play", GRID, "--people", 2, "--save", "m.coven", typed="mark 4\nmark 0\nq\n")
    ran = coven("replay", "m.coven")
    assert "Entry 2 of 2" in ran.out
    assert "Waiting for: Player 1" in ran.out


def test_an_unfinished_match_goes_on_in_its_own_file(coven: Run) -> None:
    coven("play", GRID, "--people", 2, "--save", "m.coven", typed="mark 0\nmark 1\nmark 3\nq\n")
    ran = coven("replay", "m.coven", "--play", "--people", 2, typed="mark 4\nmark 6\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Winner: Player 1." in ran.out
    assert coven("verify", "m.coven").code == 0


def test_playing_on_from_the_middle_is_another_match(coven: Run, finished: Path) -> None:
    before = finished.read_bytes()
    ran = coven("replay", finished, "--at", 2, "--play", "--people", 2, typed="mark 8\nq\n")
    assert ran.code == 0
    assert finished.read_bytes() == before
    other = Match.load(next(Path("matches").iterdir()).read_text("utf-8"))
    assert [entry.move for entry in other.entries] == ["mark 0", "mark 1", "mark 8"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [("--at", "6"), ("--seat", "3"), ("--seat", "0"), ("--at", "x"), ("--play",)],
    ids=" ".join,
)
def test_an_entry_or_seat_that_the_match_does_not_have_is_refused(
    coven: Run, finished: Path, line: tuple[str, ...], language: str
) -> None:
    ran = coven("replay", finished, *line, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crash_of_the_fuzzer_opens_at_that_decision(
    coven: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    submit = Match.submit

    def faulty(match: Match, seat: int, move: Any) -> Any:
        if len(match.entries) == 3:
            raise ZeroDivisionError("a broken rule")
        return submit(match, seat, move)

    with monkeypatch.context() as patched:
        patched.setattr(Match, "submit", faulty)
        ran = coven("fuzz", GRID, "--games", 1, "--lang", language)
    assert ran.code == 1
    file = next(Path("crashes").iterdir())
    assert f"coven replay {file}" in ran.out
    ran = coven("replay", file, "--lang", language)
    assert ran.code == 0
    assert "a broken rule" in ran.out.splitlines()[0]
    assert "[3/3] >" in ran.out
