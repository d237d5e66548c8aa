"""The line protocol: bots that are programs."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from coven import games
from coven.bots import BotDied, RandomBot, bot_of, decide, look, play_bots, serve_bot
from coven.core import play, rng_of
from coven.lab.arena import arena

NOUGHTS = games.game("noughts-and-crosses")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.sh"


def question(**changed: object) -> str:
    s = NOUGHTS.new(2, rng=rng_of(1))
    position = NOUGHTS.save(look(bot_of(NOUGHTS, "3:60", "x"), s, 0))
    asked = {"ask": 7, "game": NOUGHTS.id, "rules": 1, "seat": 0, "seed": "x"}
    return json.dumps({**asked, "position": position, **changed})


def answers(*lines: str) -> list[dict[str, object]]:
    written = StringIO()
    serve_bot(
        NOUGHTS, lambda seed: bot_of(NOUGHTS, "3:60", seed), 3, StringIO("\n".join(lines)), written
    )
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_bot_introduces_itself_and_answers() -> None:
    about, found = answers(question())
    assert about == {"coven": 1, "game": NOUGHTS.id, "rules": 1, "level": 3}
    expected = decide(bot_of(NOUGHTS, "3:60", "x"), NOUGHTS.new(2, rng=rng_of(1)), 0)
    assert (found["answer"], found["move"]) == (7, expected.text)


@pytest.mark.parametrize("bad", ["x", "[]", question(rules=2), question(position={}), "{}"])
def test_a_bad_question_gets_an_error_and_the_next_one_an_answer(bad: str) -> None:
    _, first, second = answers(bad, question())
    assert "error" in first
    assert "move" in second


def test_a_program_plays_in_the_arena_and_its_cpu_time_counts() -> None:
    command = f"exec:{sys.executable} -m coven bot noughts-and-crosses --level 3:60"
    held = arena(NOUGHTS.id, [command, "random"], number=4)
    program, chance = held.standings()
    assert program.wins > chance.wins
    assert sum(program.seconds) > 0.005


def test_the_example_of_the_page_plays() -> None:
    """The example bot of docs/bot-protocol.md, a shell script of thirty lines, plays a game."""
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 31
    s = NOUGHTS.new(2, rng=rng_of(1))
    command = f"exec:sh {EXAMPLE} 'mark 4' 'mark 0'"
    bots = {0: bot_of(NOUGHTS, command), 1: RandomBot(NOUGHTS)}
    for seat, move in play_bots(NOUGHTS, s, bots):
        if seat == 0:
            legal = [option.text for option in s.pending[0]]
            wishes = [wish for wish in ("mark 4", "mark 0") if wish in legal]
            assert move.text == (wishes or legal[-1:])[0]
        play(s, seat, move)
    assert s.over


@pytest.mark.parametrize("command", ["", "no-such-program", "true", "echo {}", "echo 3"])
def test_a_program_that_is_no_bot_is_refused(command: str) -> None:
    with pytest.raises(BotDied):
        bot_of(NOUGHTS, f"exec:{command}")
