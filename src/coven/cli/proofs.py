"""coven check, golden, fuzz, arena, bench, new-game: what holds of a game, and how well it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from coven.core import BadOptions, Game

from .commands import command
from .voice import Failed, GameId, Trouble, Whole, speaker

JOBS = Whole(1, 256)


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, for terminals only; called with how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def show(*tables: Any) -> None:
    """Tables, as wide as the terminal; whole where the output is no terminal."""
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        console = Console(width=200)
    for table in tables:
        console.print(table)


@command("arena")
@click.argument("game", type=GameId())
@click.option("--seats", "specs", default="3,1", metavar="BOTS", help="Who plays.  [3,1]")
@click.option("--games", "number", type=Whole(1), default=200, help="At least so many.  [200]")
@click.option("--variant", metavar="NAME", help="A way to play; `coven games` names them.")
@click.option("--option", "given", multiple=True, metavar="KEY=VALUE", help="Repeatable.")
@click.option("--seed", type=Whole(0), default=0, help="The same seed gives the same deals.  [0]")
@click.option("--jobs", type=JOBS, default=1, help="Processes.  [1]")
def arena(
    game: Game,
    specs: str,
    number: int,
    variant: str | None,
    given: tuple[str, ...],
    seed: int,
    jobs: int,
) -> None:
    """Let bots play GAME against each other, and print who wins how often.

    BOTS names one for each seat: a level (1, 2, 3), `random` or `greedy`; a level with another
    budget as 3:400 (iterations) or 3:0.2s (seconds). They change seats from game to game.
    """
    from coven.bots import BadSpec
    from coven.lab.arena import arena as hold
    from coven.lab.arena import report

    from .play import options_of, variant_of

    bots = specs.split(",")
    options = options_of(game, variant_of(game, variant, len(bots)), len(bots), given)
    try:
        with progress(speaker(game).say("name"), number) as done:
            held = hold(game.id, bots, number, options, jobs, seed, done)
    except BadSpec as e:
        raise Trouble("cli-level", {"given": str(e)[:40]}) from e
    except BadOptions as e:
        raise Trouble(e.text, game=game) from e
    show(*report(held, speaker()))


@command("golden")
@click.argument("game", type=GameId())
def golden(game: Game) -> None:
    """Write the golden games of GAME anew, where its rules or words were changed on purpose."""
    from coven.testkit.golden import write_golden

    with progress(speaker(game).say("name"), None) as done:
        try:
            written, missing = write_golden(game.id, progress=lambda n, _: done(n))
        except FileNotFoundError as e:
            raise Trouble("cli-no-tests", {"game": game.id}) from e
    for path in written:
        click.echo(str(path))
    if missing:
        names = ", ".join(speaker(game).say(f"ending-{ending}") for ending in missing)
        raise Failed("cli-golden-missing", {"endings": names})


@command("bench")
@click.argument("games", type=GameId(), nargs=-1)
@click.option("--repeats", type=Whole(1, 1000), default=5, help="The best of so many.  [5]")
def bench(games: tuple[Game, ...], repeats: int) -> None:
    """Measure the engine with GAMES, or with all there are: decisions, copies, searches, saves."""
    from coven.lab.bench import BASELINE, report
    from coven.lab.bench import bench as measure

    from .play import at_hand

    ids = list(dict.fromkeys([BASELINE, *(game.id for game in games or at_hand())]))
    with progress("coven bench", len(ids)) as done:
        measured = measure(ids, repeats, progress=lambda id: done(ids.index(id)))
    show(report(measured, speaker(), repeats))
