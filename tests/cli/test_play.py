"""Tests of coven play, with answers from a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven import games
from coven.cli import prompts
from coven.table import Match

from .conftest import GRID, LANGUAGES, Ran, Run

TOWERS = "wandering-towers"
LINE = "mark 0\nmark 1\nmark 3\nmark 4\nmark 6\n"
"""A whole game of noughts and crosses: the first player takes the left column."""


def two_people(coven: Run, *args: object, typed: str) -> Ran:
    return coven("play", GRID, "--people", 2, "--save", "m.coven", *args, typed=typed)


def saved_match(file: str = "m.coven") -> Match:
    return Match.load(Path(file).read_text("utf-8"))


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Mark a cell.", "Player 2 marks cell 2.", "Three in a row.", "Winner: Player 1"]),
        ("ru", ["Отметьте клетку.", "Игрок 2 отмечает клетку 2.", "Победа: Игрок 1"]),
        ("uk", ["Позначте клітинку.", "Гравець 2 позначає клітинку 2.", "Перемога: Гравець 1"]),
    ],
)
def test_a_whole_game_can_be_piped_in_any_language(
    coven: Run, language: str, words: list[str]
) -> None:
    ran = two_people(coven, "--lang", language, typed=LINE)
    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    assert saved_match().over


def test_the_hash_is_shown_at_the_start_and_the_secret_at_the_end(coven: Run) -> None:
    ran = two_people(coven, typed=LINE)
    match = saved_match()
    start, end = ran.out.splitlines()[0], ran.out.splitlines()[-2]
    assert match.commitment in start
    assert match.secret.hex() in end
    assert match.secret.hex() not in ran.out[: ran.out.index(end)]


def test_the_result_shows_points_by_source_and_everybodys_place(coven: Run) -> None:
    words = two_people(coven, typed=LINE).out.split("Three in a row.")[-1].split()
    assert words[words.index("1.") :][:4] == ["1.", "Player", "1", "1"]
    assert words[words.index("2.") :][:4] == ["2.", "Player", "2", "0"]


def test_a_game_may_be_lost_by_everybody(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.game(GRID)), "ranking", lambda game, s: [2, 2])
    assert "Nobody wins." in two_people(coven, typed=LINE).out


def test_a_name_cannot_disturb_the_terminal(coven: Run) -> None:
    ran = two_people(coven, "--name", "\033[2JEve\n\a", typed="mark 4\nq\n")
    assert "· [2JEve marks cell 5." in ran.out
    assert "\033" not in ran.out


def test_a_victory_can_be_shared(coven: Run) -> None:
    draw = "".join(f"mark {cell}\n" for cell in (0, 4, 8, 1, 7, 6, 2, 5, 3))
    assert "Winners: Player 1, Player 2." in two_people(coven, typed=draw).out


def test_pressing_enter_at_every_question_starts_a_game(coven: Run) -> None:
    ran = coven("play", typed="\n\n\n\nq\n")
    assert ran.code == 0
    assert "Which game would you like to play?" in ran.out
    file = next(Path("matches").iterdir())
    assert saved_match(str(file)).seats == 3


def test_a_bot_plays_in_the_other_seat(coven: Run) -> None:
    ran = coven("play", GRID, "--level", "random", "--you", 2, "--save", "m.coven", typed="1\n")
    assert ran.code == 0
    match = saved_match()
    assert [entry.seat for entry in match.entries] == [0, 1, 0]
    assert match.names[1] == "Player 2"


def test_the_opening_is_printed_once_although_bots_answer_in_secret_first(coven: Run) -> None:
    ran = coven(
        "play", "whirling-witchcraft", "--level", "random", "--save", "m.coven", typed="q\n"
    )
    assert saved_match().state.ply == len(saved_match().entries)
    assert ran.out.count("Round 1.") == 1


def test_bots_can_be_watched(coven: Run) -> None:
    ran = coven("play", GRID, "--people", 0, "--level", "greedy,1", "--save", "m.coven")
    assert ran.code == 0
    assert saved_match().over
    assert ran.out.count("marks cell") == len(saved_match().entries)


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
def test_a_game_of_wandering_towers_can_be_piped_to_its_end(coven: Run, people: int) -> None:
    line = ("play", TOWERS, "--seats", 2, "--people", people, "--level", "random", "--seed", 5)
    ran = coven(*line, "--save", "m.coven", typed="1\n" * 4000)
    assert (ran.code, ran.err) == (0, "")
    news = ran.out.split("> 1\n")[-1]
    assert news.count("\n· ") < 30, "only news is printed at the end"
    assert saved_match().over
    assert coven("verify", "m.coven").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["masters", "teams", "solo", "cooperative"])
def test_no_message_is_missing_during_a_match(coven: Run, variant: str, language: str) -> None:
    line = ("play", TOWERS, "--variant", variant, "--level", "random", "--lang", language)
    printed = coven(*line, typed="1\n?\n2\n" * 15).out
    assert not re.findall(r"\b(?:cli|log|move|prompt|crumb|refuse|score|ending)-[a-z]+", printed)
    assert "{" not in printed


def test_the_same_seed_deals_the_same(coven: Run) -> None:
    for name in ("a", "b"):
        coven("play", TOWERS, "--seed", 5, "--people", 3, "--save", name, typed="\n1\nq\n")
    assert Path("a").read_text() == Path("b").read_text()


# -- answers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "neither a number from 1 to 9 nor a move"),
        ("ru", "не число от 1 до 9 и не ход"),
        ("uk", "не число від 1 до 9 і не хід"),
    ],
)
@pytest.mark.parametrize("typed", ["", "0", "10", "mark  4 !", "№", "-1", "1.5", "9" * 5000])
def test_a_malformed_answer_changes_nothing_and_is_asked_again(
    coven: Run, typed: str, language: str, message: str
) -> None:
    ran = two_people(coven, "--lang", language, typed=f"{typed}\nq\n")
    assert message in ran.out
    assert saved_match().entries == []


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "Cell 5 is already marked."),
        ("ru", "Клетка 5 уже отмечена."),
        ("uk", "Клітинку 5 вже позначено."),
    ],
)
def test_an_unlisted_move_is_refused_by_its_rule_and_changes_nothing(
    coven: Run, language: str, refusal: str
) -> None:
    ran = two_people(coven, "--lang", language, typed="mark 4\nmark 4\nq\n")
    assert refusal in ran.out
    assert "2.1" in ran.out
    assert [entry.move for entry in saved_match().entries] == ["mark 4"]


@pytest.mark.parametrize("typed", ["fly away", "mark 9", "mark", "mark x", "x" * 5000])
def test_a_move_that_the_game_does_not_have_is_refused(coven: Run, typed: str) -> None:
    ran = two_people(coven, typed=f"{typed}\nq\n")
    assert "{???}" not in ran.out
    assert "All you can do here is mark a cell." in ran.out
    assert saved_match().entries == []


def test_a_question_mark_reads_the_rule_that_forbids_a_move(coven: Run) -> None:
    ran = two_people(coven, typed="mark 4\n? mark 4\n? mark 0\n? 3.2\n? no;thing\nq\n")
    assert "2.1  On your turn, mark one empty cell." in ran.out
    assert "“mark 0” is allowed." in ran.out
    assert "3.2  If the grid is full" in ran.out
    assert "undo, redo" in ran.out


def test_a_question_mark_alone_shows_the_moves_as_text(coven: Run) -> None:
    assert "  9)  mark 8" in two_people(coven, typed="?\nq\n").out


@pytest.mark.parametrize("letter", ["h", "р"])
def test_the_command_h_names_the_best_moves(coven: Run, letter: str) -> None:
    ran = two_people(coven, typed=f"mark 0\nmark 3\nmark 1\nmark 4\n{letter}\nq\n")
    hints = [line for line in ran.out.splitlines() if "% to win" in line]
    assert hints[0].startswith("  Mark cell 3 · ")
    assert len(hints) == 3


def test_undo_takes_a_move_back_and_redo_makes_it_again(coven: Run) -> None:
    ran = two_people(coven, typed="mark 4\nu\nr\nu\nmark 0\nr\nq\n")
    assert [e.move for e in saved_match().entries] == ["mark 4", "undo", "mark 4", "undo", "mark 0"]
    assert "takes back the last move" in ran.out
    assert "nothing to redo" in ran.out


def test_undo_takes_the_bots_answer_back_too(coven: Run) -> None:
    typed = "mark 4\nu\nr\nu\nq\n"
    ran = coven("play", GRID, "--level", "random", "--save", "m.coven", typed=typed)
    assert ran.out.count("the last move") == 2, "the bot's answers are taken back with one's own"
    match = saved_match()
    assert match.state.ply == 0
    first, answer, *after = [entry.move for entry in match.entries]
    assert after == ["undo", "undo", first, answer, "undo", "undo"]


def test_undo_says_why_it_cannot(coven: Run) -> None:
    assert "nothing to undo" in two_people(coven, typed="u\nq\n").out
    ran = coven("play", TOWERS, "--people", 3, "--seed", 5, typed="\nrefresh\nu\nq\n")
    assert "You can’t undo this" in ran.out


def test_the_letters_work_on_a_cyrillic_keyboard_too(coven: Run) -> None:
    two_people(coven, typed="mark 4\nг\nк\nд\nй\n")
    assert [e.move for e in saved_match().entries] == ["mark 4", "undo", "mark 4"]


def test_the_command_l_prints_the_log_from_the_beginning(coven: Run) -> None:
    ran = two_people(coven, typed="mark 4\nmark 0\nl\nq\n")
    assert ran.out.count("· Player 1 marks cell 5.") == 2


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["mark 4\nq\n", "mark 4\n"], ids=["quit", "end of input"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_keeps_the_match_and_says_where(coven: Run, typed: str, language: str) -> None:
    ran = two_people(coven, "--lang", language, typed=typed)
    assert ran.code == 0
    assert "m.coven" in ran.out.splitlines()[-1]
    assert [entry.move for entry in saved_match().entries] == ["mark 4"]


def test_interrupting_keeps_the_match(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("coven.cli.terminal.ask", interrupted)
    ran = two_people(coven, typed="")
    assert ran.code == 0
    assert saved_match().entries == []


def test_a_move_is_on_disk_before_the_next_question(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def looking(question: str) -> str:
        seen.append(len(saved_match().entries))
        return prompts.ask(question)

    monkeypatch.setattr("coven.cli.terminal.ask", looking)
    two_people(coven, typed="mark 4\nmark 0\n")
    assert seen == [0, 1, 2]


def test_nothing_is_started_when_the_questions_are_not_answered(coven: Run) -> None:
    ran = coven("play", typed="")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "No game was started.")
    assert not Path("matches").exists()


def test_a_fault_in_the_rules_keeps_the_match_before_it(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = Match.submit

    def faulty(match: Match, seat: int, move: object) -> object:
        if str(move) == "mark 8":
            raise ZeroDivisionError("a broken rule")
        return submit(match, seat, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "submit", faulty)
    ran = two_people(coven, typed="mark 4\nmark 8\n")
    assert ran.code == 1
    assert "a broken rule" in ran.err
    assert [entry.move for entry in saved_match().entries] == ["mark 4"]


# -- what cannot be --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "named"),
    [
        ((GRID, "--seats", "3"), "3"),
        ((GRID, "--people", "3"), "2"),
        ((GRID, "--you", "3"), "2"),
        ((GRID, "--level", "5"), "5"),
        ((GRID, "--level", "x"), "x"),
        ((GRID, "--level", "1,2,3"), "3"),
        ((GRID, "--variant", "chess"), "basic"),
        ((GRID, "--option", "size=4"), "size"),
        ((GRID, "--option", "size"), "key=value"),
        ((GRID, "--name", "A", "--name", "B"), "2"),
        ((TOWERS, "--seats", "7"), "7"),
        ((TOWERS, "--variant", "teams", "--seats", "3"), "3"),
        ((TOWERS, "--option", "memory=always"), "hidden, shown"),
        ((TOWERS, "--option", "spells=9"), "standard"),
        ((TOWERS, "--option", "chosen-spells=piggyback,fire"), "swap_towers"),
        ((GRID, "--save", "there"), "there"),
        ((GRID, "--save", "there/m.coven"), "there/m.coven"),
    ],
)
def test_an_impossible_match_is_refused_in_one_sentence_and_nothing_is_written(
    coven: Run, line: tuple[str, ...], named: str, language: str
) -> None:
    Path("there").write_text("something of mine")
    ran = coven("--lang", language, "play", *line, typed="1\n")
    assert ran.code == 2
    assert named in ran.err
    assert ran.err.count("\n") == 1
    assert [(path.name, path.read_text()) for path in Path(".").iterdir()] == [
        ("there", "something of mine")
    ]


# -- one keyboard ----------------------------------------------------------------------------------


def test_the_screen_is_cleared_between_players_with_secret_hands(coven: Run) -> None:
    """Nothing of the next player's hand is shown before Enter is pressed."""
    typed = "\nrefresh\nno-push\n"  # then the input ends, at the second handover
    names = ("--name", "Olha", "--name", "Max")
    line = ("play", TOWERS, "--seats", 2, "--people", 2, "--seed", 3, "--save", "m.coven")
    ran = coven(*line, *names, typed=typed)
    first, second = ran.out.split("Pass the keyboard to")[1:]
    assert first.startswith(" Max")
    assert "Hand:" in first
    assert second.startswith(" Olha")
    assert "Hand:" not in second


def test_the_screen_is_not_cleared_in_a_game_without_secrets(coven: Run) -> None:
    assert "Pass the keyboard" not in two_people(coven, typed=LINE).out
