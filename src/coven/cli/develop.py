"""coven check, golden, fuzz, arena, lab, bench, new-game: commands for authors of games and
bots."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from coven.core import BadOptions, Game

from .command import command
from .language import (
    CheckFailed,
    CommandError,
    GameParameter,
    WholeNumber,
    file_error,
    make_speaker,
    message,
    print_message,
)

JOBS = WholeNumber(1, 256)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[float], None]]:
    """Shows a progress bar labelled `what` on stderr, if that is a terminal. Yields a function to
    call with how much of `total` is done."""
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


def print_tables(*tables: Any) -> None:
    """Prints result tables (of the library rich), as wide as the terminal; not cut off if the
    output is no terminal."""
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        console = Console(width=200)
    for table in tables:
        console.print(table)


@command("check")
@click.argument("game", type=GameParameter())
@click.option(
    "--games",
    "number",
    type=WholeNumber(1),
    default=2,
    help="Games for each variant and number of players.  [2]",
)
@click.option(
    "--positions", type=WholeNumber(1), default=8, help="Positions to examine in each game.  [8]"
)
@click.option(
    "--only", type=WholeNumber(1, 10), multiple=True, help="Check only this law; may be repeated."
)
@click.option("--tests/--no-tests", default=True, help="Also run the game's own tests.  [yes]")
@click.option("--trace", is_flag=True, help="Print the traceback of every exception.")
def check(
    game: Game, number: int, positions: int, only: tuple[int, ...], tests: bool, trace: bool
) -> None:
    """Check GAME against the ten laws of the conformance suite.

    Every variant is played with every number of players. A finding names its place as
    variant/seats #seed @answer.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text as Plain

    from coven.testkit.conformance import check as look

    speaker = make_speaker(game)
    laws = sorted(set(only)) or list(range(1, 11))
    with progress(speaker.say("name"), len(laws)) as done:
        results = look(
            game,
            number,
            positions,
            only,
            lambda law, part, of: done(laws.index(law) + part / max(of, 1)),
            tests,
            1,
            traceback.print_exception if trace else None,
        )
    held = sum(result.ok for result in results)
    title = message("cli-check-title", game=speaker.say("name"), held=held, laws=len(results))
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    for _ in range(4):
        table.add_column()
    table.show_header = False
    for result in results:
        mark = "[green]✓[/]" if result.ok else "–" if result.unchecked else "[red]✗[/]"
        table.add_row(mark, str(result.number), message(result.title), speaker.say(result.seen))
        for finding in result.details:
            table.add_row("", "", Plain(speaker.say(finding)), "")
    print_tables(table)
    unchecked = sum(result.unchecked for result in results)
    if unchecked:
        print_message("cli-check-unchecked", count=unchecked)
    if held + unchecked < len(results):
        raise CheckFailed("cli-check-failed", {"count": len(results) - held - unchecked})


@command("fuzz")
@click.argument("game", type=GameParameter())
@click.option(
    "--games", "number", type=WholeNumber(1), default=200, help="How many games to play.  [200]"
)
@click.option(
    "--seed", type=WholeNumber(0), default=0, help="The same seed plays the same games.  [0]"
)
@click.option("--jobs", type=JOBS, default=1, help="Number of processes.  [1]")
@click.option(
    "--crashes",
    type=click.Path(path_type=Path),
    default=Path("crashes"),
    help="Folder for games that crashed.  [crashes]",
)
def fuzz(game: Game, number: int, seed: int, jobs: int, crashes: Path) -> None:
    """Play random games of GAME to find crashes.

    All its variants and numbers of players take turns. A game that crashes leaves a file; `coven
    replay FILE` opens it at that decision.
    """
    from coven.testkit.fuzz import fuzz as play

    speaker = make_speaker(game)
    with progress(speaker.say("name"), number) as done:
        try:
            report = play(game.id, number, seed, done, crashes, jobs)
        except OSError as e:
            raise CommandError(
                "cli-cannot-write", {"file": str(crashes), "why": file_error(e)}
            ) from e
    rate = round(report.plies / max(report.seconds, 1e-9))
    counts = {"games": report.games, "plies": report.plies, "longest": report.longest}
    print_message("cli-fuzz", **counts, seconds=round(report.seconds), rate=rate)
    for lineup, played in sorted(report.lineups.items()):
        click.echo(f"  {played:6}  {lineup}")
    for ending, came in report.endings.most_common():
        click.echo(f"  {came:6}  {speaker.say(f'ending-{ending}')}")
    for crash in report.crashes:
        click.echo("✗ " + speaker.say(crash.found))
        if crash.file is not None:
            click.echo(f"  coven replay {crash.file}")
    if report.crashes:
        raise CheckFailed("cli-fuzz-crashes", {"count": len(report.crashes)})
    print_message("cli-fuzz-clean")


def tournament_options(bots: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Adds the options of a command that lets bots play many games. `bots`: which play if the user
    names none."""
    options = (
        click.option(
            "--seats", "specs", default=bots, metavar="BOTS", help=f"Which bots play.  [{bots}]"
        ),
        click.option(
            "--games",
            "number",
            type=WholeNumber(1),
            default=200,
            help="Play at least this many games.  [200]",
        ),
        click.option("--variant", metavar="NAME", help="Variant; `coven games` lists them."),
        click.option(
            "--option",
            "given",
            multiple=True,
            metavar="KEY=VALUE",
            help="Game option; may be repeated.",
        ),
        click.option(
            "--seed",
            type=WholeNumber(0),
            default=0,
            help="The same seed gives the same deals.  [0]",
        ),
        click.option("--jobs", type=JOBS, default=1, help="Number of processes.  [1]"),
        click.option(
            "--csv",
            "sheet",
            type=click.Path(dir_okay=False, path_type=Path),
            help="Save all results as CSV.",
        ),
        click.option(
            "--plot",
            type=click.Path(dir_okay=False, path_type=Path),
            help="Save a chart as SVG.",
        ),
        click.option(
            "--choices",
            "watch",
            is_flag=True,
            help="Say how often cards and choices are played, and whether they win.",
        ),
    )

    def add(function: Callable[..., None]) -> Callable[..., None]:
        for option in reversed(options):
            function = option(function)
        return function

    return add


@command("arena")
@click.argument("game", type=GameParameter())
@tournament_options("3,1")
@click.option("--ray", is_flag=True, help="Use a Ray cluster or a local Ray (coven[ray]).")
def arena(
    game: Game,
    specs: str,
    number: int,
    variant: str | None,
    given: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: bool,
    sheet: Path | None,
    plot: Path | None,
    watch: bool,
) -> None:
    """Let bots play GAME against each other.

    Prints how often each wins, from which seat, and how long it thinks. BOTS names a bot for each
    seat: a level (1 to 4), `random` or `greedy`; a level with another budget as 3:400 (iterations)
    or 3:0.2s (seconds of CPU time); 3@hand for the hand-written evaluation, 3@FILE for the weights
    in a file; exec:COMMAND for a program (docs/bot-protocol.md); module:Class for a bot of yours,
    in this folder or installed. They change seats from game to game.
    """
    from coven.bots import BadSpec, BotDied
    from coven.lab.arena import arena as hold
    from coven.lab.arena import report
    from coven.lab.choices import report as choices_report
    from coven.lab.export import tournament_csv, tournament_svg
    from coven.lab.ray_cluster import NoRay

    from .play import find_variant, read_options

    bots = specs.split(",")
    sys.path.append(os.getcwd())  # for module:Class
    options = read_options(game, find_variant(game, variant, len(bots)), len(bots), given)
    try:
        with progress(make_speaker(game).say("name"), number) as done:
            held = hold(game.id, bots, number, options, jobs, seed, done, ray, watch)
    except NoRay as e:
        raise CommandError("cli-no-ray") from e
    except BadSpec as e:
        raise CommandError("cli-level", {"given": e.spec[:40]}) from e
    except BotDied as e:
        raise CommandError("cli-bot-died", {"name-why": str(e)[:200]}) from e
    except BadOptions as e:
        raise CommandError(e.text, game=game) from e
    print_tables(*report(held, make_speaker()))
    if watch:
        print_tables(*choices_report(game.id, held.watched(), make_speaker()))
    if sheet is not None:
        sheet.write_text(tournament_csv(held), "utf-8")
    if plot is not None:
        plot.write_text(tournament_svg(held, make_speaker()), "utf-8")


@command("lab")
@click.argument("game", type=GameParameter())
@click.argument(
    "boxes", metavar="FILE [FILE]", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@tournament_options("1,1")
def lab(
    game: Game,
    boxes: tuple[Path, ...],
    specs: str,
    number: int,
    variant: str | None,
    given: tuple[str, ...],
    seed: int,
    jobs: int,
    sheet: Path | None,
    plot: Path | None,
    watch: bool,
) -> None:
    """Compare two boxes of GAME: the same deals, the same bots, another card or another map.

    FILE is a components.toml with something changed. It is compared with Coven's own, or the first
    with the second. Prints what changed and how sure that is: length, points, the advantage of each
    seat, endings. BOTS are named as for `coven arena`.
    """
    from coven.bots import BadSpec, bot_of
    from coven.lab.arena import watched
    from coven.lab.choices import choices_csv
    from coven.lab.choices import report as choices_report
    from coven.lab.compare import UnplayableBox, compare, comparison_csv, report
    from coven.lab.export import comparison_svg

    from .play import find_variant, read_options

    if len(boxes) > 2:
        raise click.UsageError("FILE [FILE]")
    pair = (None, boxes[0]) if len(boxes) == 1 else (boxes[0], boxes[1])
    bots = specs.split(",")
    sys.path.append(os.getcwd())  # for module:Class
    options = read_options(game, find_variant(game, variant, len(bots)), len(bots), given)
    try:
        for bot in bots:
            bot_of(game, bot)
        with progress(make_speaker(game).say("name"), 2 * number) as done:
            found = compare(game.id, bots, pair, number, options, jobs, seed, done, watch)
    except BadSpec as e:
        raise CommandError("cli-level", {"given": e.spec[:40]}) from e
    except BadOptions as e:
        raise CommandError(e.text, game=game) from e
    except UnplayableBox as e:
        names = ", ".join(box.name for box in boxes)
        raise CommandError("cli-lab-box", {"file": names, "why": str(e)[:200]}) from e
    speaker = make_speaker()
    print_tables(report(found, speaker))
    both = {"before": watched(found.before), "after": watched(found.after)}
    if watch:
        for key, games_of_box in both.items():
            print_tables(*choices_report(game.id, games_of_box, speaker, speaker.say(f"lab-{key}")))
    if sheet is not None:
        sheet.write_text(comparison_csv(found), "utf-8")
        if watch:
            sheet.with_suffix(".choices.csv").write_text(choices_csv(both), "utf-8")
    if plot is not None:
        plot.write_text(comparison_svg(found, speaker), "utf-8")


@command("golden")
@click.argument("game", type=GameParameter())
def golden(game: Game) -> None:
    """Write the golden games of GAME again.

    Do this after a change of its rules or texts that was intended, and read the difference.
    """
    from coven.testkit.golden import write_golden
    from coven.testkit.walk import lineups

    with progress(make_speaker(game).say("name"), len(lineups(game))) as done:
        try:
            written, missing = write_golden(game.id, progress=lambda n, _: done(n))
        except FileNotFoundError as e:
            raise CommandError("cli-no-tests", {"game": game.id}) from e
    for path in written:
        click.echo(str(path))
    if missing:
        names = ", ".join(make_speaker(game).say(f"ending-{ending}") for ending in missing)
        raise CheckFailed("cli-golden-missing", {"endings": names})


@command("bench")
@click.argument("games", type=GameParameter(), nargs=-1)
@click.option(
    "--repeats",
    type=WholeNumber(1, 1000),
    default=5,
    help="How often to measure; the best run counts.  [5]",
)
def bench(games: tuple[Game, ...], repeats: int) -> None:
    """Measure the speed of the engine with GAMES, or with all.

    Measures random decisions, copies, searches, saving and loading on one core.
    """
    from coven.lab.bench import BASELINE, report
    from coven.lab.bench import bench as measure

    from .play import all_games

    ids = list(dict.fromkeys([BASELINE, *(game.id for game in games or all_games())]))
    with progress("coven bench", len(ids)) as done:
        measured = measure(ids, repeats, progress=lambda id: done(ids.index(id)))
    print_tables(report(measured, make_speaker(), repeats))


@command("new-game")
@click.argument("name")
@click.option(
    "--root",
    type=click.Path(path_type=Path),
    default=Path("."),
    help="Folder for the new package, or a checkout of Coven.  [this folder]",
)
def new_game(name: str, root: Path) -> None:
    """Write a small game called NAME to start from.

    It has three frames, texts, rules and tests, and passes the suite. It is a package that declares
    the game to Coven; in a checkout of Coven, it is one of Coven's games. NAME consists of small
    letters, digits and hyphens: my-game.
    """
    from coven.testkit.newgame import NoNewGame, create

    try:
        written = create(name, root)
    except NoNewGame as e:
        raise CommandError(e.text) from e
    except OSError as e:
        raise CommandError("cli-cannot-write", {"file": str(root), "why": file_error(e)}) from e
    for path in written:
        click.echo(str(path))
    inside = (root / "src" / "coven" / "games").is_dir()
    print_message("cli-new-game" if inside else "cli-new-game-package", name=name)
