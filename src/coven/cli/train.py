"""`coven train`: learns how bots value positions."""

from __future__ import annotations

from pathlib import Path

import click

from coven.core import Args, Game

from .command import command
from .develop import JOBS
from .language import (
    CheckFailed,
    CommandError,
    GameParameter,
    WholeNumber,
    print_message,
)

PROGRESS = {"played": "cli-train-played", "gate": "cli-train-gate"}


@command("train")
@click.argument("game", type=GameParameter())
@click.option(
    "--players", default="", metavar="NUMBERS", help="Numbers of players: 2,4.  [the fewest]"
)
@click.option("--variants", default="", metavar="NAMES", help="Variants.  [the first]")
@click.option(
    "--games", "number", type=WholeNumber(2), default=10_000, help="Number of playouts.  [10000]"
)
@click.option(
    "--rounds", type=WholeNumber(0), default=6, help="Number of rounds of self-play.  [6]"
)
@click.option("--round-games", type=WholeNumber(2), default=600, help="Games per round.  [600]")
@click.option("--hidden", type=WholeNumber(0, 64), default=0, help="Hidden units.  [0]")
@click.option("--gate", type=WholeNumber(2), default=400, help="Games against today's bots.  [400]")
@click.option(
    "--iterations",
    type=WholeNumber(1),
    default=100,
    help="Iterations in games against today's bots.  [100]",
)
@click.option("--seed", type=WholeNumber(0), default=0, help="The same seed repeats the run.  [0]")
@click.option("--jobs", type=JOBS, default=1, help="Number of processes.  [1]")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    help="Save the run here, or continue the one that is here.",
)
@click.option("--to", "target", type=click.Path(path_type=Path), help="File for the weights.")
@click.option("--reasons", is_flag=True, help="Only fit what gives hints their reasons.")
def train(
    game: Game,
    players: str,
    variants: str,
    number: int,
    rounds: int,
    round_games: int,
    hidden: int,
    gate: int,
    iterations: int,
    seed: int,
    jobs: int,
    folder: Path | None,
    target: Path | None,
    reasons: bool,
) -> None:
    """Learn from games of bots how good positions of GAME are.

    Plays games, fits the weights of the game's features, and lets the new bots play today's on
    paired deals. If they win for certain, the weights are written to weights.toml beside the game,
    or to the file after --to. A run that was stopped goes on if it is given the same folder.

    With --reasons the weights are fitted to the playouts and written to reasons.toml. No bot plays
    by them.
    """
    try:
        from coven.lab.train import NothingToLearn, Plan, fit_reasons
        from coven.lab.train import train as learn
    except ModuleNotFoundError as e:
        raise CommandError("cli-no-numpy") from e

    default = min((n for n in game.facts.players if n > 1), default=game.facts.players[0])
    try:
        counts = tuple(int(word) for word in players.split(",")) if players else (default,)
    except ValueError as e:
        raise click.UsageError("--players 2,4") from e
    known = tuple(variants.split(",")) if variants else (game.variants[0].key,)
    plan = Plan(
        *(game.id, counts, known, number, rounds, round_games, hidden, gate, iterations, seed)
    )

    def say(key: str, args: Args) -> None:
        print_message(PROGRESS[key], **args)

    place = folder or Path("training") / game.id
    try:
        if reasons:
            fit_reasons(plan, place, target, jobs, say)
            print_message("cli-train-written")
            return
        verdict = learn(plan, place, target, jobs, say)
    except NothingToLearn as e:
        raise CommandError("cli-train-not", {"name-why": str(e)}) from e
    print_message(
        "cli-train-verdict",
        games=verdict.games,
        rate=f"{verdict.rate:.1%}",
        low=f"{verdict.low:.1%}",
        high=f"{verdict.high:.1%}",
        new=f"{verdict.milliseconds:.1f}",
        old=f"{verdict.milliseconds_before:.1f}",
    )
    if not verdict.passed:
        raise CheckFailed("cli-train-failed")
    print_message("cli-train-written")
