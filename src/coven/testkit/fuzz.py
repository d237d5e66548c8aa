"""The fuzzer: many random games over all variants and numbers of players.

Every position must keep the game's laws. What goes wrong leaves a match file, with its secret, that
``coven replay`` opens there.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from coven import games
from coven.bots import moves_before_next_answer
from coven.core import Game, Move, rng_of
from coven.table import Match

from .checking import Finding, told
from .walk import DeadEnd, Lineup, RandomPlayer, TooLong, lineups

STYLES = (0.0, 0.0, 0.3, 1.0)
"""How sensibly games are played in turn: mostly at random."""
BATCH = 20
"""Games between two reports of progress, where several processes play."""


@dataclass(frozen=True)
class Crash:
    """A game that went wrong: what happened, and the file that leads there."""

    found: Finding
    file: Path | None
    """None where no place for files was given."""
    seat: int
    move: str
    """The answer at which it happened; empty if nothing could be answered."""


@dataclass
class FuzzReport:
    """What many games came to."""

    games: int = 0
    plies: int = 0
    longest: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    tables: Counter[str] = field(default_factory=Counter)
    """Games at each table, as ``variant/seats``."""
    crashes: list[Crash] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.crashes

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.plies += other.plies
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.tables += other.tables
        self.crashes += other.crashes


def fuzz(
    game: str | Game,
    games: int = 200,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    crash_dir: Path | None = None,
    jobs: int = 1,
) -> FuzzReport:
    """Plays `games` games, one table after the other, in `jobs` processes. Raises UnknownGame.

    `progress` is told how many games are over. With several jobs the game must be one of Coven's.
    """
    began = time.perf_counter()
    report = FuzzReport()
    parts: Iterator[FuzzReport]
    if jobs == 1:
        parts = (_batch(game, seed, n, 1, crash_dir) for n in range(games))
        for part in parts:
            report.add(part)
            if progress is not None:
                progress(report.games)
    else:
        assert isinstance(game, str)
        with ProcessPoolExecutor(jobs) as pool:
            waiting = [
                pool.submit(_batch, game, seed, n, min(BATCH, games - n), crash_dir)
                for n in range(0, games, BATCH)
            ]
            for batch in waiting:
                report.add(batch.result())
                if progress is not None:
                    progress(report.games)
    report.seconds = time.perf_counter() - began
    return report


def _batch(
    game: str | Game, seed: int, first: int, number: int, crash_dir: Path | None
) -> FuzzReport:
    playing = games.game(game) if isinstance(game, str) else game
    every = lineups(playing)
    report = FuzzReport()
    for n in range(first, first + number):
        table = every[n % len(every)]
        style = STYLES[n // len(every) % len(STYLES)]
        _one(playing, table, seed * 1_000_000_000 + n, style, crash_dir, report)
    return report


def _one(
    game: Game,
    table: Lineup,
    seed: int,
    sensible: float,
    crash_dir: Path | None,
    report: FuzzReport,
) -> None:
    """One game to its end, with the laws of the game looked at in every position."""
    report.games += 1
    report.tables[str(table)] += 1
    where = f"{table} #{seed}"
    try:
        options = game.complete(table.seats, table.options)
        match = Match(game, table.seats, options, rng_of(seed).secret, ())
    except Exception as e:
        found = Finding("found-crash", {"where": where, "error": told(e)})
        report.crashes.append(Crash(found, None, -1, ""))
        return
    player = RandomPlayer(game, seed, sensible=sensible)
    seat, move = -1, ""
    try:
        while not match.over:
            for seat, chosen in moves_before_next_answer(game, match.state, {}):
                move = chosen.text
                _step(match, player, seat, chosen)
            seat, move = -1, ""
            if match.over:
                break
            seat, chosen = player.choose(match.state)
            move = chosen.text
            _step(match, player, seat, chosen)
        report.endings[game.ending(match.state)] += 1
    except Exception as e:
        found = _finding(game, f"{where} @{match.state.ply}", e)
        report.crashes.append(
            Crash(found, _left(match, table, seed, crash_dir, seat, move, found), seat, move)
        )
    report.plies += match.state.ply
    report.longest = max(report.longest, match.state.ply)


def _step(match: Match, player: RandomPlayer, seat: int, move: Move) -> None:
    match.submit(seat, move)
    match.forget_undo()
    game, s = match.game, match.state
    game.conserve(s)
    least, most = game.facts.scores
    totals = [sum(points.values()) for points in game.scores(s)]
    assert all(least <= total <= most for total in totals), f"scores {totals}"
    player.check_length(s)


def _finding(game: Game, where: str, e: Exception) -> Finding:
    if isinstance(e, DeadEnd):
        return Finding("found-dead-end", {"where": where, "error": str(e)})
    if isinstance(e, TooLong):
        return Finding("found-too-long", {"where": where, "most": game.facts.most_plies})
    return Finding("found-crash", {"where": where, "error": told(e)})


def _left(
    match: Match,
    table: Lineup,
    seed: int,
    crash_dir: Path | None,
    seat: int,
    move: str,
    found: Finding,
) -> Path | None:
    """The match as far as it went, with what was to be played next in its head."""
    if crash_dir is None:
        return None
    head, _, rest = match.save(with_secret=True).partition("\n")
    crash = {"seat": seat, "move": move, "found": str(found)}
    crash_dir.mkdir(parents=True, exist_ok=True)
    path = crash_dir / f"{match.game.id}-{table.variant}-{table.seats}-{seed}.coven"
    path.write_text(
        json.dumps({**json.loads(head), "crash": crash}, ensure_ascii=False) + "\n" + rest, "utf-8"
    )
    return path
