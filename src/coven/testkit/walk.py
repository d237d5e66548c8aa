"""Random walks through a game: what the suite, the fuzzer and the golden games play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from coven.core import PASS, TAKE_BACK, Game, Move, Options, Rng, play, rng_of


class DeadEnd(Exception):
    """Somebody is asked, but there is nothing to answer."""


class TooLong(Exception):
    """A game goes on beyond the declared length."""


@dataclass(frozen=True)
class Lineup:
    """A variant and a number of seats."""

    variant: str
    seats: int
    options: Options = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return f"{self.variant}/{self.seats}"


def lineups(game: Game) -> list[Lineup]:
    """Every variant with every number of players it is for."""
    return [
        Lineup(variant.key, seats, variant.options)
        for variant in game.variants
        for seats in variant.players
    ]


class RandomPlayer:
    """Plays all seats from a number: at random, often what is sensible, now and then what is only
    offered. The same number always plays the same."""

    def __init__(self, game: Game, seed: int, sensible: float = 0.3, offered: float = 0.05) -> None:
        self.game = game
        self.sensible = sensible
        self.offered = offered
        self.taken_back = 0
        self._rng = rng_of(seed)
        self._picks = 0

    def pick(self, n: int) -> int:
        self._picks += 1
        return self._rng.random_below(n, 0, self._picks)

    def chance(self, p: float) -> bool:
        return self.pick(1_000_000) < p * 1_000_000

    def choose(self, s: Any) -> tuple[int, Move]:
        """Who answers, and what. Raises DeadEnd."""
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
        """Raises TooLong; a step taken back counts as not made."""
        if s.ply - 2 * self.taken_back > self.game.facts.most_plies:
            raise TooLong(f"more than {self.game.facts.most_plies} answers")


def secret_of(seed: int) -> bytes:
    return rng_of(seed).secret


def walk(game: Game, table: Lineup, seed: int) -> Iterator[tuple[Any, int, Move]]:
    """One game to its end: each position with the answer that is given there next, and last the
    final position, with an answer of PASS by nobody (-1). Raises whatever goes wrong."""
    player = RandomPlayer(game, seed, sensible=(0.0, 0.3, 1.0)[seed % 3])
    s: Any = game.new(table.seats, table.options, Rng(secret_of(seed)))
    while not s.over:
        seat, move = player.choose(s)
        yield s, seat, move
        play(s, seat, move)
        player.check_length(s)
    yield s, -1, PASS
