"""Random games for the conformance suite, the fuzzer and the golden games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from coven.core import PASS, TAKE_BACK, Game, Move, Options, Rng, play, rng_of


class DeadEnd(Exception):
    """Raised when a seat is asked but has no legal answer, or nobody is asked although the game
    goes on."""


class TooLong(Exception):
    """A game takes more answers than its facts declare."""


@dataclass(frozen=True)
class Lineup:
    """A variant with a number of seats, written as ``variant/seats``."""

    variant: str
    seats: int
    options: Options = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return f"{self.variant}/{self.seats}"


def lineups(game: Game) -> list[Lineup]:
    """Returns every variant with each number of players that it allows."""
    return [
        Lineup(variant.key, seats, variant.options)
        for variant in game.variants
        for seats in variant.players
    ]


class RandomPlayer:
    """Plays all seats at random; the same seed always plays the same.

    `sensible` is the share of moves chosen by the game's playout policy, `offered` the share of
    moves that are offered and not asked for."""

    def __init__(self, game: Game, seed: int, sensible: float = 0.3, offered: float = 0.05) -> None:
        self.game = game
        self.sensible = sensible
        self.offered = offered
        self.taken_back = 0
        self._rng = rng_of(seed)
        self._picks = 0

    def pick(self, n: int) -> int:
        """Returns a random number from 0 to n-1."""
        self._picks += 1
        return self._rng.random_below(n, 0, self._picks)

    def chance(self, p: float) -> bool:
        """Returns True with probability `p`."""
        return self.pick(1_000_000) < p * 1_000_000

    def choose(self, s: Any) -> tuple[int, Move]:
        """Returns a seat and the move that it plays now. Raises DeadEnd."""
        for seat, moves in s.pending.items():
            if not moves:
                raise DeadEnd(f"seat {seat} has nothing to choose from")
        if s.offered and self.chance(self.offered):
            seat = sorted(s.offered)[self.pick(len(s.offered))]
            move: Move = s.offered[seat][self.pick(len(s.offered[seat]))]
            self.taken_back += move == TAKE_BACK
            return seat, move
        if not s.pending:
            raise DeadEnd("nobody is asked")
        seat = sorted(s.pending)[self.pick(len(s.pending))]
        moves = s.pending[seat]
        if self.chance(self.sensible):
            return seat, self.game.playout(s, seat, moves, self.pick)
        return seat, moves[self.pick(len(moves))]

    def check_length(self, s: Any) -> None:
        """Raises TooLong if too many answers were given; steps taken back do not count."""
        if s.ply - 2 * self.taken_back > self.game.facts.most_plies:
            raise TooLong(f"more than {self.game.facts.most_plies} answers")


def secret_of(seed: int) -> bytes:
    """Returns the secret of a match that is made from a seed."""
    return rng_of(seed).secret


def walk(game: Game, lineup: Lineup, seed: int) -> Iterator[tuple[Any, int, Move]]:
    """Plays one random game; yields each position with the seat and move that come next, and at
    last the final position with seat -1 and PASS."""
    player = RandomPlayer(game, seed, sensible=(0.0, 0.3, 1.0)[seed % 3])
    s: Any = game.new(lineup.seats, lineup.options, Rng(secret_of(seed)))
    while not s.over:
        seat, move = player.choose(s)
        yield s, seat, move
        play(s, seat, move)
        player.check_length(s)
    yield s, -1, PASS
