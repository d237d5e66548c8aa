"""Lessons: scripts that teach a game move by move."""

from __future__ import annotations

import pytest

from coven import games
from coven.core import Text
from coven.table import (
    LessonScript,
    Match,
    Refused,
    Table,
    current_lesson,
    lesson_script,
    start_lesson,
    take_up_lesson,
)
from coven.text import LOCALES, Speaker

GAMES_WITH_LESSONS = [id for id in games.ids() if lesson_script(id) is not None]
NOW = 1_000.0


def test_at_least_these_games_have_a_lesson() -> None:
    assert {"wandering-towers", "whirling-witchcraft", "witchstone"} <= set(GAMES_WITH_LESSONS)


def script_of(id: str) -> LessonScript:
    script = lesson_script(id)
    assert script is not None
    return script


def started(id: str) -> Table:
    return start_lesson(id, "ada", "Ada", NOW)


def follow(table: Table, steps: int | None = None) -> None:
    """Plays the next `steps` steps of the script (None: all) for every seat."""
    while steps is None or steps > 0:
        lesson = current_lesson(table)
        if lesson is None or lesson.step is None or lesson.seat is None:
            return
        by = "bot" if table.seats[lesson.seat].kind == "bot" else "person"
        table.submit(lesson.seat, lesson.step.move, NOW, by=by)  # type: ignore[arg-type]
        steps = None if steps is None else steps - 1


@pytest.mark.parametrize("id", GAMES_WITH_LESSONS)
def test_a_lesson_can_be_played_from_its_secret_to_its_last_step(id: str) -> None:
    table = started(id)
    script = script_of(id)
    follow(table)
    taught = current_lesson(table)
    assert taught is not None
    assert taught.step is None, f"it stops at step {taught.n + 1}"
    assert [(script.seat(s), s.move) for s in script.steps] == [
        (r.entry.seat, r.entry.move) for r in table.records
    ]


@pytest.mark.parametrize("id", GAMES_WITH_LESSONS)
def test_after_an_alternative_move_the_lesson_can_be_played_to_its_end(id: str) -> None:
    script = script_of(id)
    for n, step in enumerate(script.steps):
        for other in step.alternatives:
            moves = [(script.seat(s), s.move) for s in script.steps]
            moves[n] = (moves[n][0], other)
            secret = bytes.fromhex(script.secret)
            match = Match.start(id, script.players, script.options, secret)
            for seat, move in moves:
                match.submit(seat, move)


@pytest.mark.parametrize("id", GAMES_WITH_LESSONS)
def test_a_lesson_is_short_and_the_learner_makes_most_of_its_moves(id: str) -> None:
    script = script_of(id)
    mine = [step for step in script.steps if script.seat(step) == script.learner]
    assert 12 <= len(mine) <= 30
    assert all(step.say for step in mine), "the coach has a sentence for every decision"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", GAMES_WITH_LESSONS)
def test_everything_the_coach_says_exists_in_every_language(id: str, locale: str) -> None:
    script = script_of(id)
    speaker = Speaker(games.package_of(id), locale, ["Ada", "Bramble", "Hazel"])
    for key in {step.say for step in script.steps if step.say} | {script.end}:
        said = speaker.say(Text(key, {"seat": script.other}))
        assert 0 < len(said) <= 420, key
        assert "{" not in said


def test_undo_goes_one_step_back_in_the_lesson() -> None:
    table = started("witchstone")
    follow(table, 4)
    before = current_lesson(table)
    follow(table, 1)
    assert current_lesson(table) != before
    table.undo(0, NOW)
    assert current_lesson(table) == before


def test_a_step_that_was_taken_back_is_the_next_step_again() -> None:
    table = started("whirling-witchcraft")
    first = current_lesson(table)
    follow(table, 1)
    table.undo(0, NOW)
    assert current_lesson(table) == first


def test_the_lesson_ends_after_a_move_that_is_not_in_the_script() -> None:
    table = started("wandering-towers")
    table.submit(0, "card E51", NOW)
    assert current_lesson(table) is None


def test_a_learner_who_leaves_the_lesson_plays_on_at_the_same_table() -> None:
    table = started("wandering-towers")
    follow(table, 2)
    table.leave_lesson("ada")
    assert current_lesson(table) is None
    assert table.status == "playing"
    table.submit(0, "card E51", NOW)


def test_after_the_last_step_the_lesson_stays_finished_whatever_is_played() -> None:
    table = started("wandering-towers")
    follow(table)
    moves = [move.text for move in table.match.state.pending[1]] if table.match else []
    table.submit(1, moves[0], NOW, by="bot")
    taught = current_lesson(table)
    assert taught is not None
    assert taught.step is None


def test_a_rematch_of_a_lesson_is_no_lesson() -> None:
    table = started("whirling-witchcraft")
    follow(table)
    assert table.status == "over"
    taught = current_lesson(table)
    assert taught is not None
    assert taught.step is None
    assert not table.rematch("ada", NOW).settings.lesson


def test_only_the_host_takes_a_lesson_up_again_and_only_while_the_script_fits() -> None:
    table = started("wandering-towers")
    table.leave_lesson("ada")
    with pytest.raises(Refused):
        take_up_lesson(table, "bea")
    take_up_lesson(table, "ada")
    assert current_lesson(table) is not None
    table.leave_lesson("ada")
    table.submit(0, "card E51", NOW)
    with pytest.raises(Refused):
        take_up_lesson(table, "ada")


LONGEST = 205
"""How many letters the coach says at once at most."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", GAMES_WITH_LESSONS)
def test_the_coach_says_little_at_once(id: str, locale: str) -> None:
    """P25: no text of the coach is longer than LONGEST characters."""
    speaker = Speaker(games.package_of(id), locale, ("Ada", "Bramble"))
    said = {
        step.say: speaker.say(step.say, {"seat": 1}) for step in script_of(id).steps if step.say
    }
    assert {key: len(text) for key, text in said.items() if len(text) > LONGEST} == {}


def test_a_learner_chooses_now_and_then() -> None:
    """P26: every lesson but that of Wandering Towers has steps with alternatives; another test
    follows each of them to the end."""
    free = {id: [s for s in script_of(id).steps if s.alternatives] for id in GAMES_WITH_LESSONS}
    assert {id for id, steps in free.items() if not steps} <= {"wandering-towers"}
