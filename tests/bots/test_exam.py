"""The exams: questions to which the answer is obvious, and how they are asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.served import NOUGHTS

from coven import games
from coven.bots import LEVELS
from coven.testkit import exam
from coven.testkit.exam import BadQuestion, Question, examine, mine, position_of, read_exam

GAMES = [id for id in games.ids() if exam.exam_file(games.game(id))]
QUESTIONS = [(id, question) for id in GAMES for question in read_exam(games.game(id))]
ONE_IN = 4
"""One question in so many is asked in the normal suite, all of them in `make long`."""


def named(value: object) -> str:
    return value.name if isinstance(value, Question) else str(value)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "question"), QUESTIONS[::ONE_IN], ids=named)
def test_level_three_answers_right(game: str, question: Question) -> None:
    found = games.game(game)
    if 3 in question.levels:
        move = exam.ask(found, position_of(found, question), question.seat, 3, 1)
        assert question.accepts(move), (move, question.why)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", exam.EXAMINED)
def test_a_level_passes_the_exam(game: str, level: int) -> None:
    answers = list(examine(games.game(game), [level]))
    wrong = [f"{a.question.name} ({a.seed}): {a.move}" for a in answers if not a.right]
    assert len(wrong) <= (1 - exam.REQUIRED[level]) * len(answers), wrong


def test_patterns_decide_what_is_right() -> None:
    question = Question("", "", 0, 2, right=["walk *", "stay"], wrong=["walk 3"])
    asked = ["walk 2", "walk 3", "stay", "stay 1"]
    assert [question.accepts(move) for move in asked] == [True, False, True, False]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ('why = ""', "needs why"),
        ("right = []", "needs why, and right or wrong"),
        ('name = "stop the line"', "not unique"),
        ("colour = 3", "colour"),
        ('moves = ["0 mark 9"]', "cannot 'mark 9'"),
        ('right = ["mark *"]', "nothing to choose between"),
    ],
)
def test_a_question_that_cannot_be_asked_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, said: str
) -> None:
    game = games.game(NOUGHTS)
    own = exam.exam_file(game)
    assert own is not None
    first, second = own.read_text("utf-8").split("[[question]]")[1:]
    key = change.partition(" ")[0]
    lines = [line for line in first.splitlines() if not line.startswith(f"{key} =")]
    file = tmp_path / "changed.toml"
    file.write_text("\n".join(["[[question]]", *lines, change, "[[question]]", second]), "utf-8")
    monkeypatch.setattr(exam, "exam_file", lambda game: file)
    with pytest.raises(BadQuestion, match=said):
        list(examine(game, []))


def test_the_only_answer_is_right_if_what_is_offered_instead_is_wrong() -> None:
    """An exam question may have a single legal answer if a wrong offer goes with it: at the end of
    a turn of Witchstone, taking crystals out is offered, which costs points."""
    game = games.game("witchstone")
    moves = ["0 take 1"]
    scene = {"doing": ["scroll", 1]}
    asked = Question("", "", 0, 2, scene=scene, moves=moves, wrong=["remove *"])
    state = position_of(game, asked)
    assert [move.text for move in state.pending[0]] == ["end-turn"]
    assert exam.ask(game, state, 0, 3, 1) == "end-turn"
    with pytest.raises(BadQuestion, match="nothing to choose between"):
        position_of(game, replace(asked, seat=1))


def test_the_miner_finds_moves_that_a_deeper_search_thinks_bad(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LEVELS[2], "iterations", 2)
    found = [c for seed in range(4) for c in mine(NOUGHTS, 2, {}, seed, deeper=200, every=1)]
    assert found
    for candidate in found:
        assert candidate.loss >= 0.02
        assert candidate.chosen != candidate.better
        assert f'wrong = ["{candidate.chosen}"]' in candidate.toml()
