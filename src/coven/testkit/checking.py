"""Check, one running check of the conformance suite: where it is and what it has found."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from coven import games
from coven.core import Game, Move, Rng, State, Text
from coven.text import Speaker

from .walk import DeadEnd, Lineup, RandomPlayer, TooLong, lineups, secret_of, walk

MOST_FINDINGS = 24
"""A check with this many findings stops."""
MOST_ALIKE = 3
"""How many places are reported for the same kind of finding."""

Progress = Callable[[int, int, int], None]
"""A callback: the number of the check, how many steps are done, and how many there are."""


class Finding(Text):
    """A problem that a check has found, as the key and arguments of one of Coven's own messages."""

    def __str__(self) -> str:
        return Speaker("coven", "en").say(self)


class Enough(Exception):
    """Raised when a check has found too many problems, to stop it."""


class Depth:
    """How much the conformance suite examines: how many games of each lineup, how many positions of
    each game, and of how many lineups only one is played (`one_in`)."""

    def __init__(self, games: int, positions: int, one_in: int = 1) -> None:
        self.one_in = one_in
        self.games = games
        self.positions = positions
        self.plies: dict[Lineup, int] = {}
        """How many answers the longest game of each lineup took so far."""

    def share(self, lineup: Lineup) -> float:
        """Returns the share of the positions of this lineup's games (0 to 1) that is examined
        closely."""
        return min(1.0, self.positions / max(1, self.plies.get(lineup, 1)))


class Check:
    """One of the ten checks while it examines one game."""

    def __init__(
        self,
        game: Game,
        number: int,
        depth: Depth,
        progress: Progress | None = None,
        run_tests: bool = False,
        on_error: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Prepares check `number` of a game. `run_tests`: whether to run the game's own tests, too;
        `on_error` is called with every exception that becomes a finding."""
        self.on_error = on_error
        self.game = game
        self.number = number
        self.depth = depth
        self.findings: list[Finding] = []
        self.examined = 0
        self.place = game.id
        self.run_tests = run_tests
        self._progress = progress

    def report(self, key: str, /, **args: int | str) -> None:
        """Adds the finding with this message key and arguments, if it is new. Raises Enough if
        there are too many."""
        finding = Finding(key, dict(args))
        if finding not in self.findings:
            self.findings.append(finding)
        if len(self.findings) >= MOST_FINDINGS:
            raise Enough

    def report_here(self, key: str, /, **args: int | str) -> None:
        """Adds the finding with this message key and arguments, and the place where the check is
        now, if few of its kind were added and none that differs in its place only: they have the
        same cause."""
        for finding in self.findings:
            if finding.key == key and {**finding.args, "where": ""} == {**args, "where": ""}:
                return
        if sum(finding.key == key for finding in self.findings) < MOST_ALIKE:
            self.report(key, where=self.place, **args)

    def at(self, lineup: Lineup, seed: int, ply: int) -> None:
        """Notes the place that is examined now, for findings: the lineup, the game's seed and the
        number of answers given (`ply`)."""
        self.place = f"{lineup} #{seed} @{ply}"

    def progress(self, done: int, of: int) -> None:
        """Calls the progress callback, if there is one: `done` of `of` steps of the check are
        finished."""
        if self._progress is not None:
            self._progress(self.number, done, of)

    @contextmanager
    def catching(self) -> Iterator[None]:
        """Turns every exception inside the `with` block into a finding, so that the suite goes
        on."""
        try:
            yield
        except Enough:
            raise
        except DeadEnd as e:
            self.report_here("found-dead-end", error=str(e))
        except TooLong:
            self.report_here("found-too-long", most=self.game.facts.most_plies)
        except Exception as e:
            if self.on_error is not None:
                self.on_error(e)
            package = games.package_of(self.game.id)
            self.report_here("found-crash", error=error_line(e, package))

    def lineups(self) -> list[Lineup]:
        """Returns the lineups that this check plays."""
        step = self.depth.one_in
        every = lineups(self.game)
        return every[self.number % step % len(every) :: step]

    def each_game(self, examine: Callable[[Lineup, int], None], share: float = 1.0) -> None:
        """Calls `examine` with every lineup that this check plays, and some seeds for each.
        `share`: a factor for the number of seeds, which is `Depth.games` by default."""
        every = self.lineups()
        each = max(1, round(self.depth.games * share))
        for i, lineup in enumerate(every):
            for n in range(each):
                seed = self.number * 1000 + n
                self.at(lineup, seed, 0)
                with self.catching():
                    examine(lineup, seed)
                self.progress(i * each + n + 1, len(every) * each)

    def walk(self, lineup: Lineup, seed: int) -> Iterator[tuple[Any, int, Move]]:
        """Yields every position of a random game with the seat and move that come next; at the end
        the final position with seat -1."""
        for s, seat, move in walk(self.game, lineup, seed):
            self.at(lineup, seed, s.ply)
            self.examined += 1
            self.depth.plies[lineup] = max(s.ply, self.depth.plies.get(lineup, 0))
            yield s, seat, move

    def sample_positions(
        self, lineup: Lineup, seed: int
    ) -> Iterator[tuple[Any, int, Move, RandomPlayer]]:
        """Yields the positions of a random game that are examined closely (a random choice, and the
        last one), each with the seat and move that come next and a RandomPlayer for further random
        choices."""
        if lineup not in self.depth.plies:
            self.depth.plies[lineup] = sum(1 for _ in walk(self.game, lineup, seed))
        player = RandomPlayer(self.game, seed + 500)
        for s, seat, move in walk(self.game, lineup, seed):
            self.at(lineup, seed, s.ply)
            if player.chance(self.depth.share(lineup)) or s.over:
                self.examined += 1
                yield s, seat, move, player

    def determinised(
        self, s: Any, viewer: int | None, player: RandomPlayer, memory: float = 0.0
    ) -> Any:
        """Returns a copy in which all that the viewer (None: a spectator) cannot know is drawn
        again by `player`. `memory`: the probability that the viewer remembers a thing that it saw
        before it was hidden."""
        rng = Rng(secret_of(player.pick(1_000_000)))
        return self.game.determinise(s, viewer, rng, memory)


def viewers(s: State) -> list[int | None]:
    """Returns all who can look at a position: every seat, and a spectator (None)."""
    return [*range(s.seats), None]


def viewer_name(viewer: int | None) -> int | str:
    """Returns a viewer as an argument for a finding's message: its seat, or a word for a spectator
    (None)."""
    return "spectator" if viewer is None else viewer


def sample(moves: list[Move], most: int, player: RandomPlayer) -> list[Move]:
    """Returns at most `most` of the moves, none twice, evenly spread; `player` chooses where it
    begins."""
    if len(moves) <= most:
        return list(moves)
    start = player.pick(len(moves))
    return [moves[(start + i * len(moves) // most) % len(moves)] for i in range(most)]


def error_line(e: BaseException, package: str = "") -> str:
    """Returns an exception in one line, with the file and line where it was raised: the last in the
    folder of `package`, if there is one."""
    calls = traceback.extract_tb(e.__traceback__)
    folder = os.sep + os.path.join(*package.split("."), "") if package else ""
    last = next((call for call in reversed(calls) if folder in call.filename), calls[-1])
    where = f"{os.path.basename(last.filename)}:{last.lineno}"
    return f"{type(e).__name__}: {e} ({where})".replace("\n", " ")[:300]
