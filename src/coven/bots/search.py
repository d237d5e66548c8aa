"""Information-set Monte Carlo tree search, for any game.

Each iteration draws at random what the seat cannot know, goes down one tree that all iterations
share, adds one move to it, plays a little further at random and evaluates the position for each
seat. A node stands for what everybody saw happen: moves and open random outcomes. Only moves that
are legal in this iteration's position compete; how often a move was legal counts in its bound.

Seats that are asked at the same time do not know each other's answers: until all have answered,
each goes down the tree from the same node by its own answers only.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any, Final

from coven.core.game import Game, Temperament
from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Advice, Bot, position_for
from .evaluation import Evaluation, evaluation_for

UNLIMITED: Final = 1_000_000
"""As `iterations`: no limit. As `rounds`: every simulated game is played to its end."""
NO_TIME_LIMIT: Final = 1e9
"""As `seconds`: no limit, and the clock is not read."""
DISCOUNT: Final = 0.0003
"""By how much each further answer lowers a result, so that the bot does not put off winning."""
NARROW: Final = 0.7
"""The default `width` for games with a playout policy, which knows sensible moves."""
WIDE: Final = 3.0
"""The default `width` for games without one."""
RECENCY: Final = 0.5
"""The default `recency`."""
ROOT_SHARE: Final = 0.25
"""The default `root_share`."""


class Edge:
    """A move of a seat at a node, with the results of the iterations that chose it."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.legal: int = 0
        """In how many iterations the move could be chosen."""
        self.visits: int = 0
        """In how many iterations it was chosen."""
        self.mean: float = 0.0
        """The mean of the results, each from 0 (lost) to 1 (won) for the seat; later ones may weigh
        more."""
        self.children: dict[tuple[int, ...], Node] = {}
        """The nodes that follow, by the random outcomes after the move."""

    def after(self, rolled: list[int]) -> Node:
        """Returns the node that follows this move if chance gives the outcomes `rolled`; adds it if
        it is new."""
        outcome = tuple(rolled)
        node = self.children.get(outcome)
        if node is None:
            node = self.children[outcome] = Node()
        return node


class Decision:
    """The edges of one seat at a node, by the text of the move."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[str, Edge] = {}

    def only(self, move: Move, seat: int) -> Edge:
        """Returns the edge of `move`, the seat's only legal move; adds it if it is new."""
        edge = self.edges.get(move.text)
        if edge is None:
            edge = self.edges[move.text] = Edge(move, seat)
        return edge


class Node:
    """A node of the search tree: the seats that are asked there, with the edges of each."""

    def __init__(self) -> None:
        self.decisions: dict[int, Decision] = {}
        self.after_all: dict[str, Node] = {}
        """If several seats are asked at once: the nodes that follow, by all their answers."""

    def decision(self, seat: int) -> Decision:
        """Returns the edges of a seat at this node; adds an empty set of them if the seat was not
        asked here before."""
        found = self.decisions.get(seat)
        if found is None:
            found = self.decisions[seat] = Decision()
        return found


class ResultSpread:
    """The standard deviation of one seat's results so far, the unit in which the search measures
    how much it explores."""

    def __init__(self) -> None:
        self.count: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.deviation: float = 0.25

    def add(self, result: float) -> None:
        """Includes one more result in the standard deviation."""
        self.count += 1
        self.total += result
        self.squares += result * result
        if self.count > 8:
            mean = self.total / self.count
            self.deviation = sqrt(max(1e-6, self.squares / self.count - mean * mean))


class SearchBot(Bot):
    """Chooses by tree search.

    - `iterations`: how many simulated games a decision takes, at most.
    - `seconds`: the same as seconds of CPU time. Only for tournaments at equal cost: with a limit,
      the choice depends on the machine.
    - `rounds`: below the tree a simulated game goes on until every seat has had this many turns
      since the question, and at least to the end of the turn. Then it is evaluated.
    - `exploration`: how much the search prefers rarely tried moves, in standard deviations of the
      results.
    - `width`: a decision that came up n times tries at most 1 + width × √n different moves. The
      default depends on whether the game has its own `playout`, which knows sensible moves
      (NARROW), or not (WIDE).
    - `recency`: the larger, the more later results of a move weigh than earlier ones, which came
      when the search knew little about what to do next: the n-th gets the weight (1 + recency) / (n
      + recency). 0: all weigh the same.
    - `root_share`: the share of iterations that is divided equally among the moves at the root, so
      that none is forgotten after a few unlucky games.
    - `temperature`: 0 takes the most visited move. With larger values a move is drawn at random, by
      its share of the visits.
    - `weights`: where learned weights come from (see `evaluation_for`).
    """

    def __init__(
        self,
        game: Any,
        seed: int | str = 0,
        iterations: int = UNLIMITED,
        seconds: float = NO_TIME_LIMIT,
        rounds: int = 1,
        exploration: float = 1.0,
        width: float | None = None,
        temperature: float = 0.0,
        memory: float = 1.0,
        level: int = 3,
        weights: str = "",
        recency: float = RECENCY,
        root_share: float = ROOT_SHARE,
    ) -> None:
        super().__init__(game, seed)
        self.temperament = Temperament(level, self.seed)
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds
        self.exploration = exploration
        if width is None:
            width = NARROW if type(game).playout is not Game.playout else WIDE
        self.width = width
        self.temperature = temperature
        self.memory = memory
        self.weights = weights
        self.recency = recency
        self.root_share = root_share
        self.evaluation = Evaluation(game)
        """That of the present decision."""
        self._turn: Any = game.turn  # looked up once (F7)
        self._playout: Any = game.playout
        self._plausible: Any = None
        if type(game).plausible is not Game.plausible:
            self._plausible = game.plausible
        self.spreads: list[ResultSpread] = []
        """By seat."""
        self.iterations_done: int = 0
        """How many iterations the last decision took."""

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        if len(moves) > 1:
            moves = self.game.sensible(position, seat, moves)
        if len(moves) == 1:
            return moves[0]
        edges = self._search(position, seat, moves)
        if self.temperature > 0.0:
            return self._draw(edges).move
        return edges[0].move

    def best(self, position: State, seat: int, n: int = 3) -> list[Advice]:
        """Returns the `n` most visited moves of the seat, best first, each with its expected
        result."""
        moves: list[Move] = self.game.sensible(position, seat, position.pending[seat])
        edges = self._search(position, seat, moves)
        visits = sum(edge.visits for edge in edges)
        return [
            Advice(edge.move, edge.mean, edge.visits / visits) for edge in edges[:n] if edge.visits
        ]

    def _draw(self, edges: list[Edge]) -> Edge:
        """Returns an edge at random, weighted by its visits and the temperature."""
        weights = [float(edge.visits) ** (1.0 / self.temperature) for edge in edges]
        point = self.rng.fraction() * sum(weights)
        for edge, weight in zip(edges, weights, strict=True):
            point -= weight
            if point < 0.0:
                return edge
        return edges[0]

    def _search(self, position: State, seat: int, moves: list[Move]) -> list[Edge]:
        """Searches among these moves of the seat until the budget is spent or no other can become
        the most visited. Returns the edges at the root, the most visited first."""
        root = Node()
        decision = root.decision(seat)
        timed = self.seconds < NO_TIME_LIMIT
        start = time.process_time() if timed else 0.0
        done = 0
        self.evaluation = evaluation_for(self.game, position, self.weights)
        self.spreads = [ResultSpread() for _ in range(position.seats)]
        while done < self.iterations:
            self._iterate(root, position, seat, moves)
            done += 1
            remaining = float(self.iterations - done)
            if timed:
                spent = time.process_time() - start
                if spent >= self.seconds:
                    break
                if spent > 0.0:
                    remaining = min(remaining, (self.seconds - spent) * done / spent)
            if done % 32 == 0 and _lead(decision) > remaining:
                break
        self.iterations_done = done
        edges = list(decision.edges.values())
        edges.sort(key=_visits_and_mean, reverse=True)
        return edges

    # -- one iteration -----------------------------------------------------------------------

    def _iterate(self, root: Node, position: State, seat: int, first: list[Move]) -> None:
        """Plays one simulated game from `position` and adds its result to the edges it used in the
        tree. `seat` is the one the bot decides for, `first` the moves among which it does.

        While several seats are asked at once, each follows a branch of its own from the common
        node."""
        game = self.game
        rng = self.rng
        s = position_for(game, position, seat, rng)
        path: list[Edge] = []
        node = root
        paths: dict[int, Node] = {}
        answers = ""
        barrier = 0
        inside_tree = True
        turn = 0
        while inside_tree and s.stack:
            pending = s.pending
            if not paths and len(pending) > 1:
                paths = dict.fromkeys(pending, node)
                answers = ""
                barrier = s.barrier
            who = seat if not path else next(iter(pending))
            moves = pending[who] if path else first
            if path and self._plausible is not None:
                moves = self._plausible(s, who, moves)
            decision = (paths[who] if paths else node).decision(who)
            if len(moves) > 1:
                share = 0.0 if path else self.root_share
                edge = self._select(s, who, moves, decision, share, len(paths) > 0)
                inside_tree = edge.visits > 0
            else:
                edge = decision.only(moves[0], who)
            path.append(edge)
            turn = self._turn(s)
            apply(s, who, edge.move)
            if paths:
                answers = f"{answers}{who} {edge.move.text};"
                paths[who] = edge.after(s.rolled)
                if s.barrier != barrier or not all(other in paths for other in s.pending):
                    key = f"{answers}{s.rolled}"
                    following = node.after_all.get(key)
                    if following is None:
                        following = node.after_all[key] = Node()
                    node = following
                    paths = {}
            else:
                node = edge.after(s.rolled)
        horizon: int = self._turn(position) + self.rounds * s.seats
        self._simulate(s, max(horizon, turn + 1))
        self._add_result(s, path, 1.0 / (1.0 + DISCOUNT * (s.ply - position.ply)))

    def _select(
        self,
        s: State,
        who: int,
        moves: list[Move],
        decision: Decision,
        share: float,
        simultaneous: bool,
    ) -> Edge:
        """Returns the edge to follow for the seat `who`: a new one if the decision may try one more
        of `moves`, else one with less than its part of the `share` of visits that is divided
        equally, else the one with the highest upper confidence bound.

        Seats that are asked at the same time (`simultaneous`) explore with noise, so that they do
        not converge in lockstep."""
        edges = decision.edges
        known: list[Edge] = []
        for move in moves:
            edge = edges.get(move.text)
            if edge is not None:
                edge.legal += 1
                known.append(edge)
        decision.visits += 1
        more = len(known) < len(moves)
        if more and len(known) < 1.0 + self.width * sqrt(decision.visits):
            untried = [move for move in moves if move.text not in edges]
            move = untried[0]
            if len(untried) > 1:
                move = self._playout(s, who, untried, self.rng.pick)
            edge = Edge(move, who)
            edge.legal = 1
            edges[move.text] = edge
            return edge
        best = known[0]
        highest = -1.0
        exploration = self.exploration * self.spreads[who].deviation
        least = share * decision.visits / len(known)
        for edge in known:
            if edge.visits == 0 or edge.visits < least:
                return edge
            weight = exploration * 2.0 * self.rng.fraction() if simultaneous else exploration
            bound = edge.mean + weight * sqrt(log(edge.legal) / edge.visits)
            if bound > highest:
                highest = bound
                best = edge
        return best

    def _simulate(self, s: State, horizon: int) -> None:
        """Plays on with the game's playout policy until turn number `horizon` begins."""
        turn = self._turn
        playout = self._playout
        pick = self.rng.pick
        while s.stack and turn(s) < horizon:
            for who, moves in s.pending.items():
                move: Move = moves[0] if len(moves) == 1 else playout(s, who, moves, pick)
                apply(s, who, move)
                break

    def _add_result(self, s: State, path: list[Edge], factor: float) -> None:
        """Adds to each edge of the path the value of `s` for the edge's seat, times `factor`, a
        discount for long games."""
        results: dict[int, float] = {}
        recency = self.recency
        weight = 1.0 + recency
        for edge in path:
            result = results.get(edge.seat)
            if result is None:
                result = results[edge.seat] = factor * self.evaluation.value(s, edge.seat)
                self.spreads[edge.seat].add(result)
            edge.visits += 1
            edge.mean += (result - edge.mean) * weight / (edge.visits + recency)


def _lead(decision: Decision) -> float:
    """Returns by how many visits the most visited move of a decision is ahead of the second."""
    first = 0
    second = 0
    for edge in decision.edges.values():
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return float(first - second)


def _visits_and_mean(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.mean
