"""The fuzzer: plays many random games of all variants and numbers of players.

The game's invariants are checked in every position. A crash writes a match file, with its secret,
that ``coven replay`` opens at the decision where it happened.
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

from .checking import Finding, error_line
from .walk import DeadEnd, Lineup, RandomPlayer, TooLong, lineups

STYLES = (0.0, 0.0, 0.3, 1.0)
"""How large a share of sensible moves the games have, in turn; 0 is random."""
BATCH = 20
"""With several processes: how many games each plays at a time."""


@dataclass(frozen=True)
class Crash:
    """A game that crashed: what happened, and the match file that leads there."""

    found: Finding
    file: Path | None
    """None if no folder for files was given."""
    seat: int
    move: str
    """The move that crashed; empty if it happened before a move was chosen."""


@dataclass
class FuzzReport:
    """What the fuzzer has played (games, answers) and which crashes it has found."""

    games: int = 0
    plies: int = 0
    longest: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    lineups: Counter[str] = field(default_factory=Counter)
    """How many games each lineup (``variant/seats``) had."""
    crashes: list[Crash] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether no game crashed."""
        return not self.crashes

    def add(self, other: FuzzReport) -> None:
        """Adds the numbers of another report to this one."""
        self.games += other.games
        self.plies += other.plies
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.lineups += other.lineups
        self.crashes += other.crashes


def fuzz(
    game: str | Game,
    games: int = 200,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    crash_dir: Path | None = None,
    jobs: int = 1,
) -> FuzzReport:
    """Plays `games` random games in `jobs` processes, one lineup after the other.

    `progress` is called with the number of finished games. Crashes are written to `crash_dir`. With
    several jobs `game` must be the id of a game. Raises UnknownGame.
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
    """Plays random games number `first` to `first + number - 1` and returns the report on them.
    Crashes are written to `crash_dir` (None: nowhere)."""
    playing = games.game(game) if isinstance(game, str) else game
    every = lineups(playing)
    report = FuzzReport()
    for n in range(first, first + number):
        lineup = every[n % len(every)]
        style = STYLES[n // len(every) % len(STYLES)]
        _play_game(playing, lineup, seed * 1_000_000_000 + n, style, crash_dir, report)
    return report


def _play_game(
    game: Game,
    lineup: Lineup,
    seed: int,
    sensible: float,
    crash_dir: Path | None,
    report: FuzzReport,
) -> None:
    """Plays one game to its end, checks every position, and adds it to `report`. `sensible` is the
    share of moves (0 to 1) chosen by the game's playout policy instead of at random. A crash is
    written to `crash_dir` (None: nowhere)."""
    report.games += 1
    report.lineups[str(lineup)] += 1
    where = f"{lineup} #{seed}"
    try:
        options = game.complete(lineup.seats, lineup.options)
        match = Match(game, lineup.seats, options, rng_of(seed).secret, ())
    except Exception as e:
        found = Finding("found-crash", {"where": where, "error": error_line(e)})
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
            Crash(
                found, _write_crash(match, lineup, seed, crash_dir, seat, move, found), seat, move
            )
        )
    report.plies += match.state.ply
    report.longest = max(report.longest, match.state.ply)


def _step(match: Match, player: RandomPlayer, seat: int, move: Move) -> None:
    """Plays one move. Raises AssertionError if an invariant is broken or a score is out of bounds,
    and TooLong."""
    match.submit(seat, move)
    match.forget_undo()
    game, s = match.game, match.state
    game.conserve(s)
    least, most = game.facts.scores
    totals = [sum(points.values()) for points in game.scores(s)]
    assert all(least <= total <= most for total in totals), f"scores {totals}"
    player.check_length(s)


def _finding(game: Game, where: str, e: Exception) -> Finding:
    """Returns the finding for an exception; `where` is the place (lineup, seed, answer) that it
    names."""
    if isinstance(e, DeadEnd):
        return Finding("found-dead-end", {"where": where, "error": str(e)})
    if isinstance(e, TooLong):
        return Finding("found-too-long", {"where": where, "most": game.facts.most_plies})
    return Finding("found-crash", {"where": where, "error": error_line(e)})


def _write_crash(
    match: Match,
    lineup: Lineup,
    seed: int,
    crash_dir: Path | None,
    seat: int,
    move: str,
    found: Finding,
) -> Path | None:
    """Writes the match before the crash to a file, with the crashing move in its head; returns the
    file, or None if there is no folder for it."""
    if crash_dir is None:
        return None
    head, _, rest = match.save(with_secret=True).partition("\n")
    crash = {"seat": seat, "move": move, "found": str(found)}
    crash_dir.mkdir(parents=True, exist_ok=True)
    path = crash_dir / f"{match.game.id}-{lineup.variant}-{lineup.seats}-{seed}.coven"
    path.write_text(
        json.dumps({**json.loads(head), "crash": crash}, ensure_ascii=False) + "\n" + rest, "utf-8"
    )
    return path
