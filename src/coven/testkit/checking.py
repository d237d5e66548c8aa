"""A check at work: where it is, what it has seen, and what it has found."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from coven.core import Game, Move, Rng, State, Text
from coven.text import Speaker

from .walk import DeadEnd, Lineup, RandomPlayer, TooLong, lineups, secret_of, walk

MOST_FINDINGS = 24
"""A check that has found so much looks no further."""
MOST_ALIKE = 3
"""So many places are named for the same fault."""

Progress = Callable[[int, int, int], None]
"""Told the number of a check, how much of it is done, and of how much."""


class Finding(Text):
    """What a check has found, as a sentence of Coven's own words."""

    def __str__(self) -> str:
        return Speaker("coven", "en").say(self)


class Enough(Exception):
    """A check has found so much that it need not go on."""


class Depth:
    """How much the suite looks at: games at each table, and positions of each game."""

    def __init__(self, games: int, positions: int) -> None:
        self.games = games
        self.positions = positions
        self.plies: dict[Lineup, int] = {}
        """How long a game at each table may be, once one was played."""

    def share(self, table: Lineup) -> float:
        return min(1.0, self.positions / max(1, self.plies.get(table, 1)))


class Looking:
    """One check of one game."""

    def __init__(
        self, game: Game, number: int, depth: Depth, progress: Progress | None = None
    ) -> None:
        self.game = game
        self.number = number
        self.depth = depth
        self.findings: list[Finding] = []
        self.seen = 0
        self.place = game.id
        self._progress = progress

    def find(self, key: str, /, **args: int | str) -> None:
        """Adds a finding, once. Raises Enough."""
        finding = Finding(key, dict(args))
        if finding not in self.findings:
            self.findings.append(finding)
        if len(self.findings) >= MOST_FINDINGS:
            raise Enough

    def find_here(self, key: str, /, **args: int | str) -> None:
        """A finding at the position the check is at; the first places are enough."""
        if sum(finding.key == key for finding in self.findings) < MOST_ALIKE:
            self.find(key, where=self.place, **args)

    def at(self, table: Lineup, seed: int, ply: int) -> None:
        self.place = f"{table} #{seed} @{ply}"

    def progress(self, done: int, of: int) -> None:
        if self._progress is not None:
            self._progress(self.number, done, of)

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Whatever goes wrong inside is a finding, not the end of the suite."""
        try:
            yield
        except Enough:
            raise
        except DeadEnd as e:
            self.find_here("found-dead-end", error=str(e))
        except TooLong:
            self.find_here("found-too-long", most=self.game.facts.most_plies)
        except Exception as e:
            self.find_here("found-crash", error=told(e))

    def each_game(self, look_at: Callable[[Lineup, int], None], share: float = 1.0) -> None:
        """A few games at every table, by their seeds; a `share` of them where games cost much."""
        every = lineups(self.game)
        each = max(1, round(self.depth.games * share))
        for i, table in enumerate(every):
            for n in range(each):
                seed = self.number * 1000 + n
                self.at(table, seed, 0)
                with self.guarded():
                    look_at(table, seed)
                self.progress(i * each + n + 1, len(every) * each)

    def walk(self, table: Lineup, seed: int) -> Iterator[tuple[Any, int, Move]]:
        """Every position of a game with the answer that is given there; last the end, with an
        answer of nobody (-1)."""
        for s, seat, move in walk(self.game, table, seed):
            self.at(table, seed, s.ply)
            self.seen += 1
            self.depth.plies[table] = max(s.ply, self.depth.plies.get(table, 0))
            yield s, seat, move

    def some_of(self, table: Lineup, seed: int) -> Iterator[tuple[Any, int, Move, RandomPlayer]]:
        """Some positions of a game, as walk() gives them, each with a source of choice."""
        if table not in self.depth.plies:
            self.depth.plies[table] = sum(1 for _ in walk(self.game, table, seed))
        player = RandomPlayer(self.game, seed + 500)
        for s, seat, move in walk(self.game, table, seed):
            self.at(table, seed, s.ply)
            if player.chance(self.depth.share(table)) or s.over:
                self.seen += 1
                yield s, seat, move, player

    def other_world(
        self, s: Any, viewer: int | None, player: RandomPlayer, memory: float = 0.0
    ) -> Any:
        """A position the viewer cannot tell from this one."""
        rng = Rng(secret_of(player.pick(1_000_000)))
        return self.game.determinise(s, viewer, rng, memory)


def viewers(s: State) -> list[int | None]:
    """Everybody who looks at a table: the seats, and a spectator."""
    return [*range(s.seats), None]


def who(viewer: int | None) -> int | str:
    """A viewer, to be named in a finding."""
    return "spectator" if viewer is None else viewer


def sample(moves: list[Move], most: int, player: RandomPlayer) -> list[Move]:
    """So many of them at most, none twice."""
    if len(moves) <= most:
        return list(moves)
    start = player.pick(len(moves))
    return [moves[(start + i * len(moves) // most) % len(moves)] for i in range(most)]


def told(e: BaseException) -> str:
    """An exception with the place in the source it came from, in one line."""
    last = traceback.extract_tb(e.__traceback__)[-1]
    where = f"{os.path.basename(last.filename)}:{last.lineno}"
    return f"{type(e).__name__}: {e} ({where})".replace("\n", " ")[:300]
