"""Information-set Monte Carlo tree search, for any game.

Every iteration guesses anew at what the seat cannot know, walks down one tree that all guesses
share, adds one move to it, plays a little further and looks at what each seat has got. A node is
what the table saw happen: moves and the outcomes of open chance. Only moves that are legal in the
guess at hand compete, and each is measured against how often it could have been chosen.

Seats that decide at the same time do so without each other's answers: while such a moment lasts,
every one of them walks on from where it began, by its own answers alone.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any, Final

from coven.core.game import Game, Temperament
from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Advice, Bot, position_for, position_value

UNLIMITED: Final = 1_000_000
"""As `rounds`: every playout goes on until the game is over."""
NO_TIME_LIMIT: Final = 1e9
"""As `seconds`: time does not matter."""
DELAY: Final = 0.0003
"""What each further answer takes off a result: a win on the board is not put off."""
FEW: Final = 0.7
MANY: Final = 3.0


class Edge:
    """A move at a node, and what it has brought the seat that decides there."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.seen: int = 0
        """How often it could have been chosen."""
        self.visits: int = 0
        self.total: float = 0.0
        self.nexts: dict[tuple[int, ...], Node] = {}
        """What follows, by the outcomes of chance."""

    def after(self, rolled: list[int]) -> Node:
        outcome = tuple(rolled)
        node = self.nexts.get(outcome)
        if node is None:
            node = self.nexts[outcome] = Node()
        return node


class Decision:
    """One seat's edges at a node, by the text of the move."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[str, Edge] = {}

    def only(self, move: Move, seat: int) -> Edge:
        """The edge of a move without another to choose."""
        edge = self.edges.get(move.text)
        if edge is None:
            edge = self.edges[move.text] = Edge(move, seat)
        return edge


class Node:
    def __init__(self) -> None:
        self.decisions: dict[int, Decision] = {}
        self.together: dict[str, Node] = {}
        """What follows a moment in which several seats decided at once, by all their answers."""

    def decision(self, seat: int) -> Decision:
        found = self.decisions.get(seat)
        if found is None:
            found = self.decisions[seat] = Decision()
        return found


class Scale:
    """How far apart the results of one seat lie: what counts as a difference for it."""

    def __init__(self) -> None:
        self.count: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.spread: float = 0.25

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth
        if self.count > 8:
            mean = self.total / self.count
            self.spread = sqrt(max(1e-6, self.squares / self.count - mean * mean))


class SearchBot(Bot):
    """Thinks for `iterations` or `seconds`, whichever is over first.

    Behind the tree the game is played on until everybody has had `rounds` turns since the question
    was asked, and at least to the end of the turn; then the evaluation says. `bold` weighs trying
    against knowing, in units of how much results differ. `width` says how many moves of a decision
    are tried, in proportion to the root of how often it came up: few, where the game knows itself
    which moves are sensible. With a `temperature` the choice is drawn by each move's share of the
    thinking; without, the move with the greatest share is taken.
    """

    def __init__(
        self,
        game: Any,
        seed: int | str = 0,
        iterations: int = UNLIMITED,
        seconds: float = NO_TIME_LIMIT,
        rounds: int = 1,
        bold: float = 1.0,
        width: float | None = None,
        temperature: float = 0.0,
        memory: float = 1.0,
        level: int = 3,
    ) -> None:
        super().__init__(game, seed)
        self.temperament = Temperament(level, str(seed))
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds
        self.bold = bold
        if width is None:
            width = FEW if type(game).playout is not Game.playout else MANY
        self.width = width
        self.temperature = temperature
        self.memory = memory
        self.scales: list[Scale] = []
        self.done: int = 0
        """Iterations of the last decision."""

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        if len(moves) == 1:
            return moves[0]
        edges = self._think(position, seat)
        if self.temperature > 0.0:
            return self._draw(edges).move
        return edges[0].move

    def best(self, position: State, seat: int, n: int = 3) -> list[Advice]:
        """The `n` moves that most thinking went into, best first, and what to expect of them."""
        edges = self._think(position, seat)
        visits = sum(edge.visits for edge in edges)
        return [
            Advice(edge.move, edge.total / edge.visits, edge.visits / visits)
            for edge in edges[:n]
            if edge.visits
        ]

    def _draw(self, edges: list[Edge]) -> Edge:
        weights = [float(edge.visits) ** (1.0 / self.temperature) for edge in edges]
        point = self.rng.fraction() * sum(weights)
        for edge, weight in zip(edges, weights, strict=True):
            point -= weight
            if point < 0.0:
                return edge
        return edges[0]

    def _think(self, position: State, seat: int) -> list[Edge]:
        """The edges at the root, the most visited first."""
        root = Node()
        decision = root.decision(seat)
        start = time.perf_counter()
        spent = 0.0
        self.done = 0
        self.scales = [Scale() for _ in range(position.seats)]
        while self.done < self.iterations and spent < self.seconds:
            self._iterate(root, position, seat)
            self.done += 1
            spent = time.perf_counter() - start
            if self.done % 32 == 0:
                left = min(
                    float(self.iterations - self.done),
                    (self.seconds - spent) * self.done / spent if spent > 0.0 else 1e18,
                )
                if _lead(decision) > left:
                    break
        edges = list(decision.edges.values())
        edges.sort(key=_merit, reverse=True)
        return edges

    # -- one iteration -----------------------------------------------------------------------

    def _iterate(self, root: Node, position: State, seat: int) -> None:
        game = self.game
        rng = self.rng
        s = position_for(game, position, seat, rng)
        path: list[Edge] = []
        node = root
        paths: dict[int, Node] = {}
        answers = ""
        barrier = 0
        growing = True
        turn = 0
        while growing and s.stack:
            pending = s.pending
            if not paths and len(pending) > 1:
                paths = dict.fromkeys(pending, node)
                answers = ""
                barrier = s.barrier
            who = seat if not path else next(iter(pending))
            moves = pending[who]
            decision = (paths[who] if paths else node).decision(who)
            if len(moves) > 1:
                edge = self._select(s, who, moves, decision, len(paths) > 0)
                growing = edge.visits > 0
            else:
                edge = decision.only(moves[0], who)
            path.append(edge)
            turn = game.turn(s)
            apply(s, who, edge.move)
            if paths:
                answers = f"{answers}{who} {edge.move.text};"
                paths[who] = edge.after(s.rolled)
                if s.barrier != barrier or not all(other in paths for other in s.pending):
                    key = f"{answers}{s.rolled}"
                    following = node.together.get(key)
                    if following is None:
                        following = node.together[key] = Node()
                    node = following
                    paths = {}
            else:
                node = edge.after(s.rolled)
        horizon: int = game.turn(position) + self.rounds * s.seats
        self._play_on(s, max(horizon, turn + 1))
        self._learn(s, path, 1.0 / (1.0 + DELAY * (s.ply - position.ply)))

    def _select(
        self, s: State, who: int, moves: list[Move], decision: Decision, together: bool
    ) -> Edge:
        """A move not yet tried while the decision is young enough to widen, else the one that
        promises most. Seats that decide at the same time waver, lest they learn in step."""
        edges = decision.edges
        known: list[Edge] = []
        fresh: list[Move] = []
        for move in moves:
            edge = edges.get(move.text)
            if edge is None:
                fresh.append(move)
            else:
                edge.seen += 1
                known.append(edge)
        decision.visits += 1
        if fresh and len(known) < 1.0 + self.width * sqrt(decision.visits):
            move = self.game.playout(s, who, fresh, self.rng.pick) if len(fresh) > 1 else fresh[0]
            edge = Edge(move, who)
            edge.seen = 1
            edges[move.text] = edge
            return edge
        best = known[0]
        promise = -1.0
        bold = self.bold * self.scales[who].spread
        for edge in known:
            if edge.visits == 0:
                return edge
            trust = bold * 2.0 * self.rng.fraction() if together else bold
            hope = edge.total / edge.visits + trust * sqrt(log(edge.seen) / edge.visits)
            if hope > promise:
                promise = hope
                best = edge
        return best

    def _play_on(self, s: State, horizon: int) -> None:
        """Until that turn begins."""
        turn = self.game.turn
        playout = self.game.playout
        pick = self.rng.pick
        while s.stack and turn(s) < horizon:
            for who, moves in s.pending.items():
                move: Move = moves[0] if len(moves) == 1 else playout(s, who, moves, pick)
                apply(s, who, move)
                break

    def _learn(self, s: State, path: list[Edge], part: float) -> None:
        """Every edge of the path gets that part of what the position is worth to its seat."""
        values: dict[int, float] = {}
        for edge in path:
            worth = values.get(edge.seat)
            if worth is None:
                worth = values[edge.seat] = part * position_value(self.game, s, edge.seat)
                self.scales[edge.seat].add(worth)
            edge.visits += 1
            edge.total += worth


def _lead(decision: Decision) -> float:
    """By how many visits the first move is ahead of the second."""
    first = 0
    second = 0
    for edge in decision.edges.values():
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return float(first - second)


def _merit(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.total
