"""`coven exam`: asks bots questions to which the answer is obvious, and finds new ones."""

from __future__ import annotations

import click

from coven.core import Game

from .command import command
from .develop import progress
from .language import (
    CheckFailed,
    CommandError,
    GameParameter,
    WholeNumber,
    make_speaker,
    message,
    print_message,
)


@command("exam")
@click.argument("game", type=GameParameter())
@click.option(
    "--level", "levels", type=WholeNumber(2, 4), multiple=True, help="Ask only this level."
)
@click.option("--hints/--no-hints", default=True, help="Also examine the hints.  [yes]")
@click.option(
    "--question",
    "part",
    default="",
    metavar="TEXT",
    help="Only questions with this text in their name.",
)
@click.option(
    "--seeds", type=WholeNumber(1, 100), default=5, help="How often to ask each question.  [5]"
)
@click.option(
    "--mine", "number", type=WholeNumber(1), help="Find new questions by playing this many games."
)
@click.option("--players", type=WholeNumber(1, 8), help="With --mine: number of players.")
@click.option("--variant", metavar="NAME", help="With --mine: the variant.")
@click.option(
    "--seed", type=WholeNumber(0), default=0, help="With --mine: seed of the first game.  [0]"
)
def exam(
    game: Game,
    levels: tuple[int, ...],
    hints: bool,
    part: str,
    seeds: int,
    number: int | None,
    players: int | None,
    variant: str | None,
    seed: int,
) -> None:
    """Ask the bots of GAME questions to which the answer is obvious.

    Prints every wrong answer. With --mine, plays games of level 3 instead and prints decisions that
    a much deeper search finds bad, as new questions to be judged by a person.
    """
    from coven.testkit.exam import EXAMINED, HINTS, REQUIRED, BadQuestion, examine, mine

    from .play import find_variant, read_options

    if number is not None:
        count = players or game.facts.players[0]
        options = read_options(game, find_variant(game, variant, count), count, ())
        with progress(make_speaker(game).say("name"), number) as done:
            for i in range(number):
                for candidate in mine(game.id, count, options, seed + i):
                    click.echo(candidate.toml() + "\n")
                done(i + 1)
        return
    examined = [level for level in EXAMINED if level in levels or (not levels and level != HINTS)]
    if hints:
        examined.append(HINTS)
    right = dict.fromkeys(examined, 0)
    asked = dict.fromkeys(examined, 0)
    try:
        for answer in examine(game, examined, seeds, lambda question: part in question.name):
            asked[answer.level] += 1
            right[answer.level] += answer.right
            if not answer.right:
                who = _examinee(answer.level)
                click.echo(f"✗ {answer.question.name} · {who} · {answer.seed}: {answer.move}")
                click.echo(f"    {answer.question.why}")
    except BadQuestion as e:
        raise CommandError("cli-exam-question", {"name-why": str(e)}) from e
    if not any(asked.values()):
        raise CommandError("cli-exam-none", {"game": game.id})
    failed = 0
    for level in examined:
        if asked[level]:
            share = right[level] / asked[level]
            failed += share < REQUIRED[level]
            counts = {"right": right[level], "asked": asked[level]}
            print_message("cli-exam-level", **{"name-who": _examinee(level)}, **counts)
    if failed:
        raise CheckFailed("cli-exam-failed")


def _examinee(level: int) -> str:
    """Returns the name of a level in the exam; level 0 are the hints."""
    return message("cli-exam-hints") if level == 0 else message(f"level-{level}")
