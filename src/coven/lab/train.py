"""Learns the weights of a game's features by self-play (`coven train`). Needs numpy, which is in
the extra ``[rl]``.

1. Games of the playout policy with some random moves; a logistic regression on their results.
2. Rounds of games between greedy bots that look at whole actions by the weights so far, with some
   random moves; the weights are fitted to TD(λ) targets of the last three rounds.
3. If wanted, a small hidden layer beside the weights, fitted to the same targets.
4. The gate: matches on paired deals against the bots as they are, at equal iterations. Only what
   wins with certainty is written beside the game.

Everything is kept in a folder, so that a run that was stopped goes on where it was. The same seed
gives the same games with any number of processes.
"""

from __future__ import annotations

import json
import math
import os
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coven import games
from coven.bots import (
    REASONS,
    BotRng,
    GreedyBot,
    collect_rarely,
    final_value,
    forget_weights,
    names_hash,
    position_for,
    weights_file,
)
from coven.core import Args, Game, apply, rng_of

from .arena import play_one
from .wilson import Z95

Vector = NDArray[np.float64]
Matrix = NDArray[np.float32]
Say = Callable[[str, Args], None]

RANDOM_IN_PLAYOUTS = 0.1
"""The share of random moves in games of the playout policy."""
RANDOM_IN_SELF_PLAY = 0.06
LAMBDA = 0.7
ROUNDS_KEPT = 3
RIDGE = 3.0
"""How strongly weights are drawn to 0, or later to those of the round before, in games."""
SHARED_GAMES = 6
"""How many games show whether all win or lose together."""
DEALS_AT_ONCE = 16
"""How many deals of the gate are given to the processes together."""
CHUNK = 200
"""After how many games the folder is written."""


class NothingToLearn(ValueError):
    """The game has no features, or the folder holds another run."""


@dataclass(frozen=True)
class Plan:
    """The plan of a training run: the game, numbers of players and variants to learn, and how many
    games to play for it."""

    game: str
    players: tuple[int, ...]
    variants: tuple[str, ...]
    games: int = 10_000
    """Games of the playout policy."""
    rounds: int = 6
    round_games: int = 600
    hidden: int = 0
    """The units of the hidden layer; 0 for none."""
    gate_games: int = 400
    iterations: int = 100
    """Of each decision in the gate's matches."""
    seed: int = 0

    @property
    def _lineups(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, dict(variant.options))
            for variant in games.game(self.game).variants
            if variant.key in self.variants
            for seats in variant.players
            if seats in self.players
        ]

    @property
    def lineups(self) -> int:
        """Returns how many combinations of variant and number of players there are."""
        return len(self._lineups)

    def lineup(self, number: int) -> tuple[int, dict[str, Any]]:
        """Returns the players and options of game `number`: all lineups take turns."""
        known = self._lineups
        return known[number % len(known)]

    @property
    def command(self) -> str:
        """Returns the command line that makes this plan."""
        return (
            f"coven train {self.game} --players {','.join(map(str, self.players))} "
            f"--variants {','.join(self.variants)} --games {self.games} --rounds {self.rounds} "
            f"--round-games {self.round_games} --hidden {self.hidden} --gate {self.gate_games} "
            f"--iterations {self.iterations} --seed {self.seed}"
        )


# -- games ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """One game as a seat saw it: its features at the beginning of every turn, and its result."""

    features: Matrix
    result: float
    mode: str


def play_course(plan: Plan, number: int, weights: str) -> Course:
    """Plays game `number`: by the playout policy if `weights` is "", else by greedy bots with the
    weights of that file. Returns its course as one seat saw it; from game to game it is another
    seat."""
    game = games.game(plan.game)
    seats, options = plan.lineup(number)
    key = f"{plan.seed} {number} {'self' if weights else 'playout'}"
    rng = BotRng(key)
    s = game.new(seats, options, rng_of(rng.pick(1 << 40)))
    mode = game.mode(s)
    watched = number % seats
    bots = [GreedyBot(game, f"{key} {seat}", guesses=1, weights=weights) for seat in range(seats)]
    rows: list[list[float]] = []
    turn = -1
    while not s.over:
        if game.turn(s) != turn:
            turn = game.turn(s)
            seen = position_for(game, s, watched, rng)
            rows.append(game.features(seen, watched))
        seat = next(iter(s.pending))
        moves = s.pending[seat]
        if rng.fraction() < (RANDOM_IN_SELF_PLAY if weights else RANDOM_IN_PLAYOUTS):
            chosen = moves[rng.pick(len(moves))]
        elif weights:
            chosen = bots[seat].choose(position_for(game, s, seat, rng), seat)
        else:
            chosen = game.playout(s, seat, moves, rng.pick)
        apply(s, seat, chosen)
    return Course(np.array(rows, np.float32), final_value(game, s, watched), mode)


class Workers:
    """Calls a function for many numbers, in this process or in several."""

    def __init__(self, jobs: int) -> None:
        self._pool = (
            ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=collect_rarely)
            if jobs > 1
            else None
        )

    def map(self, work: Callable[..., Any], given: Sequence[Any]) -> Iterator[Any]:
        """Yields the results of `work` for each tuple of arguments in `given`, in order."""
        if self._pool is None:
            return (work(*arguments) for arguments in given)
        return self._pool.map(work, *zip(*given, strict=True))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


class Folder:
    """The folder of a run: its plan, the courses of its games, its models and matches."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Makes the folder, or opens it if it holds the same plan. Raises NothingToLearn."""
        self.path = path
        text = json.dumps(asdict(plan), indent=1)
        path.mkdir(parents=True, exist_ok=True)
        known = path / "plan.json"
        if known.exists() and known.read_text("utf-8") != text:
            raise NothingToLearn(f"{path} holds another run")
        known.write_text(text, "utf-8")

    def courses(
        self, plan: Plan, name: str, count: int, weights: str, workers: Workers, say: Say
    ) -> list[Course]:
        """Returns the courses of `count` games of the stage `name`. Those that are not stored in
        the folder yet are played now, with the `weights` file ("": by the playout policy). `say` is
        called with the progress."""
        found: list[Course] = []
        for start in range(0, count, CHUNK):
            file = self.path / f"{name}-{start}.npz"
            if not file.exists():
                numbers = range(start, min(count, start + CHUNK))
                given = [(plan, _offset(name) + number, weights) for number in numbers]
                _write_courses(file, list(workers.map(play_course, given)))
            found += _read_courses(file)
            say("played", {"stage": name, "done": len(found), "games": count})
        return found


def _offset(name: str) -> int:
    """Returns the number of the first game of a stage, so that no two stages play the same."""
    return 10_000_000 * (int(name.partition("-")[2]) if "-" in name else 0)


def _write_courses(file: Path, courses: list[Course]) -> None:
    new = file.with_suffix(".new.npz")
    np.savez(
        new,
        features=np.concatenate([course.features for course in courses]),
        lengths=[len(course.features) for course in courses],
        results=[course.result for course in courses],
        modes=[course.mode for course in courses],
    )
    os.replace(new, file)


def _read_courses(file: Path) -> list[Course]:
    read = np.load(file)
    parts = np.split(read["features"], np.cumsum(read["lengths"])[:-1])
    rows = zip(parts, read["results"], read["modes"], strict=True)
    return [Course(features, float(result), str(mode)) for features, result, mode in rows]


# -- fitting -------------------------------------------------------------------------------------


@dataclass
class Fitted:
    """A model over raw features: bias, weights and perhaps a hidden layer (features × units)."""

    bias: float
    weights: Vector
    hidden: Vector | None = None
    hidden_bias: Vector | None = None
    output: Vector | None = None

    def values(self, features: Matrix) -> Vector:
        """Returns the value of each row of features."""
        total = features @ self.weights + self.bias
        if self.hidden is not None:
            assert self.hidden_bias is not None
            total = total + np.tanh(features @ self.hidden + self.hidden_bias) @ self.output
        return _sigmoid(total)


def _sigmoid(x: Vector) -> Vector:
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0)))


def results(courses: list[Course]) -> Vector:
    """Returns, for each row of the courses, the result of its game."""
    return np.concatenate([np.full(len(c.features), c.result) for c in courses])


def td_targets(courses: list[Course], model: Fitted) -> Vector:
    """Returns, for each row of the courses, the TD(λ) target: a mixture of the values that the
    model gives to the rows after it, and of the result."""
    found: list[Vector] = []
    for course in courses:
        values = model.values(course.features)
        targets = np.empty(len(values))
        target = course.result
        for i in range(len(values) - 1, -1, -1):
            targets[i] = target
            target = (1.0 - LAMBDA) * values[i] + LAMBDA * target
        found.append(targets)
    return np.concatenate(found)


def _standardised(features: Matrix) -> tuple[Vector, Vector, Vector]:
    """Returns the features, each scaled to mean 0 and deviation 1; their means; and one over their
    deviations, 0 for features that never change."""
    means = features.mean(0, dtype=np.float64)
    deviations = features.std(0, dtype=np.float64)
    scale = np.where(deviations > 1e-6, 1.0 / np.maximum(deviations, 1e-6), 0.0)
    return (features - means) * scale, means, scale


def fit_weights(
    features: Matrix, targets: Vector, rows_a_game: float, before: Fitted | None
) -> Fitted:
    """Returns the logistic regression of the targets on the features (Newton's method), drawn to
    the model `before`, if there is one. `rows_a_game`: how many rows come from one game, on
    average. The ridge is multiplied by it, because rows of one game are nearly alike and tell
    little more than one row."""
    x, means, scale = _standardised(features)
    x = np.hstack([x, np.ones((len(x), 1))])
    prior = np.zeros(x.shape[1])
    if before is not None:
        live = scale > 0.0
        prior[:-1][live] = before.weights[live] / scale[live]
        prior[-1] = before.bias + before.weights @ means
    ridge = np.full(x.shape[1], RIDGE * rows_a_game)
    ridge[-1] = 1e-6
    w = prior.copy()
    for _ in range(12):
        p = _sigmoid(x @ w)
        gradient = x.T @ (p - targets) + ridge * (w - prior)
        hessian = (x * (p * (1.0 - p) + 1e-6)[:, None]).T @ x + np.diag(ridge)
        step = np.linalg.solve(hessian, gradient)
        w -= step
        if np.abs(step).max() < 1e-6:
            break
    weights = w[:-1] * scale
    return Fitted(float(w[-1] - weights @ means), weights)


def fit_hidden(features: Matrix, targets: Vector, linear: Fitted, units: int, seed: int) -> Fitted:
    """Returns the model `linear` with a hidden layer of `units` added, fitted to the targets of the
    rows of features (Adam, a few passes over mini-batches)."""
    x, means, scale = _standardised(features)
    rng = np.random.default_rng(seed)
    live = np.where(scale > 0.0, scale, 1.0)
    parts = [
        linear.weights / live,
        np.array([linear.bias + linear.weights @ means]),
        rng.normal(0.0, 1.0 / math.sqrt(x.shape[1]), (x.shape[1], units)),
        np.zeros(units),
        np.zeros(units),
    ]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    step = 0
    for rate in (1e-3, 1e-3, 1e-3, 3e-4, 3e-4, 1e-4):
        order = rng.permutation(len(x))
        for start in range(0, len(x), 256):
            batch = x[order[start : start + 256]]
            w, b, inner, inner_bias, output = parts
            units_out = np.tanh(batch @ inner + inner_bias)
            error = _sigmoid(batch @ w + b[0] + units_out @ output)
            error = (error - targets[order[start : start + 256]]) / len(batch)
            back = np.outer(error, output) * (1.0 - units_out**2)
            slopes = [
                batch.T @ error,
                np.array([error.sum()]),
                batch.T @ back + 1e-5 * inner,
                back.sum(0),
                units_out.T @ error + 1e-5 * output,
            ]
            step += 1
            for i, slope in enumerate(slopes):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope**2
                mean = first[i] / (1.0 - 0.9**step)
                parts[i] = parts[i] - rate * mean / (
                    np.sqrt(second[i] / (1.0 - 0.999**step)) + 1e-8
                )
    w, b, inner, inner_bias, output = parts
    weights, hidden = w * scale, inner * scale[:, None]
    return Fitted(
        float(b[0] - weights @ means), weights, hidden, inner_bias - means @ hidden, output
    )


# -- the file ------------------------------------------------------------------------------------


def model_toml(plan: Plan, model: Fitted, modes: Sequence[str], gate: str = "") -> str:
    """Returns a model as a TOML table of a weights file, for the `modes` of the game that it was
    trained in. `gate`: a text on how it did against the bots as they were before, or ""."""
    game = games.game(plan.game)
    names = [feature.name for feature in game.FEATURES]
    rows = ["[[model]]", f"players = {list(plan.players)}"]
    if list(modes) != [""] or has_modes(game):
        rows.append(f"modes = {json.dumps(list(modes))}")
    rows += [f"made = {json.dumps(plan.command)}", f"gate = {json.dumps(gate, ensure_ascii=False)}"]
    rows.append(f"bias = {model.bias:.5g}")
    if model.hidden is not None:
        assert model.hidden_bias is not None
        assert model.output is not None
        rows += [f"hidden_bias = {_list(model.hidden_bias)}", f"output = {_list(model.output)}"]
    rows.append("[model.weights]")
    rows += [f"{n} = {w:.5g}" for n, w in zip(names, model.weights, strict=True)]
    if model.hidden is not None:
        rows.append("[model.hidden]")
        rows += [f"{n} = {_list(row)}" for n, row in zip(names, model.hidden, strict=True)]
    return "\n".join(rows) + "\n"


def has_modes(game: Game) -> bool:
    """Whether evaluations are learned separately for some modes of the game (`Game.mode`)."""
    return type(game).mode is not Game.mode


def _list(numbers: Vector) -> str:
    return f"[{', '.join(f'{number:.4g}' for number in numbers)}]"


def head_toml(game: Game) -> str:
    """Returns the first lines of a weights file of the game."""
    return f'rules = {game.version}\nfeatures = "{names_hash(game)}"\n'


def add_to_file(game: Game, file: Path, model: str) -> None:
    """Writes a model (a table of a weights file) as the first one of the file, and keeps the other
    models, except those for the same players and modes and those of other rules or features."""
    kept: list[str] = []
    new = tomllib.loads(model)["model"][0]
    if file.exists():
        old = file.read_text("utf-8")
        if old.startswith(head_toml(game)):
            tables = ["[[model]]" + rest for rest in old.split("[[model]]")[1:]]
            for table in tables:
                row = tomllib.loads(table)["model"][0]
                if (row["players"], row.get("modes")) != (new["players"], new.get("modes")):
                    kept.append(table.strip() + "\n")
    file.write_text("\n".join([head_toml(game), model, *kept]), "utf-8")
    forget_weights()


# -- the gate ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """How a new model did against the bots as they are today. `rate`, `low` and `high`: its share
    of victories, scaled so that 0.5 means equal strength with any number of seats, and the ends of
    its 95 % interval. `games`: how many games were played. `milliseconds`: the time of a decision,
    with the new model and before."""

    rate: float
    low: float
    high: float
    games: int
    milliseconds: float
    milliseconds_before: float

    @property
    def passed(self) -> bool:
        return self.low > 0.5

    def __str__(self) -> str:
        return f"{self.rate:.1%} ({self.low:.1%}–{self.high:.1%}), {self.games} games"


def is_shared(plan: Plan, number: int) -> bool:
    """Whether the players of the gate's deal `number` win or lose together. Finds out by playing
    some games with the playout policy: True if in all of them all seats had the same place."""
    game = games.game(plan.game)
    seats, options = plan.lineup(number)
    rng = BotRng(plan.seed)
    for deal in range(SHARED_GAMES):
        s = game.new(seats, options, rng_of(deal))
        while not s.over:
            seat = next(iter(s.pending))
            apply(s, seat, game.playout(s, seat, s.pending[seat], rng.pick))
        if len(set(game.ranking(s))) > 1:
            return False
    return True


def play_deal(
    plan: Plan, number: int, new: str, old: str, shared: bool
) -> tuple[float, int, list[float]]:
    """Plays all games of a deal of the gate. Returns by how much the new bots' share of victories,
    scaled so that 0.5 means equal strength, exceeds 0.5; the number of games; and the seconds and
    decisions of the new bots, then of the old ones. `shared`: whether all seats win or lose
    together."""
    seats, options = plan.lineup(number)
    if shared:
        lines = [[new] * seats, [old] * seats]
    else:
        both = (new, old)
        lines = [[both[(seat + i) % 2] for seat in range(seats)] for i in range(1 + seats % 2)]
    gains: list[float] = []
    count = 0
    spent = [0.0] * 4
    for specs in lines:
        for turned in range(1 if shared else seats):
            given = number * seats + turned
            one = play_one(plan.game, tuple(specs), options, plan.seed + 1, False, given)
            shares: dict[str, list[float]] = {new: [], old: []}
            for seat, entrant in enumerate(one.entrants):
                name = specs[entrant]
                shares[name].append(float(one.places[seat] == 1) if shared else one.win_share(seat))
                at = 0 if name == new else 2
                spent[at] += sum(one.seconds[seat])
                spent[at + 1] += len(one.seconds[seat])
            count += 1
            if shared:
                gains.append(fmean(shares[new] or [-x for x in shares[old]]))
            else:
                gains.append(seats * (fmean(shares[new]) - fmean(shares[old])) / 4)
    return fmean(gains), count, spent


def gate(plan: Plan, new: str, old: str, workers: Workers, say: Say) -> Verdict:
    """Plays the bots with the specs `new` and `old` against each other on paired deals, until there
    are at least `plan.gate_games` games, and returns how the new ones did. `say` is called with the
    progress."""
    gains: list[float] = []
    spent = [0.0] * 4
    count = number = 0
    shared = [is_shared(plan, n) for n in range(plan.lineups)]
    while count < plan.gate_games:
        numbers = range(number, number + DEALS_AT_ONCE)
        given = [(plan, n, new, old, shared[n % plan.lineups]) for n in numbers]
        for gain, played, seconds in workers.map(play_deal, given):
            gains.append(gain)
            count += played
            spent = [a + b for a, b in zip(spent, seconds, strict=True)]
        number = numbers.stop
        say("gate", {"done": count, "games": plan.gate_games})
    rate, spread = 0.5 + fmean(gains), Z95 * stdev(gains) / math.sqrt(len(gains))
    times = [1000 * spent[i] / max(1.0, spent[i + 1]) for i in (0, 2)]
    return Verdict(rate, rate - spread, rate + spread, count, times[0], times[1])


# -- all of it -----------------------------------------------------------------------------------


def _trainable(plan: Plan) -> Game:
    """Returns the game of the plan. Raises NothingToLearn."""
    game = games.game(plan.game)
    if not game.FEATURES:
        raise NothingToLearn(f"{game.id} has no features")
    if not plan.lineups:
        raise NothingToLearn("none of the variants is for these players")
    return game


def fit_reasons(plan: Plan, path: Path, target: Path | None, jobs: int, say: Say) -> Path:
    """Fits the weights that give hints their reasons to the plan's playouts, one model for each
    mode, and writes them to the file `target` (None: ``reasons.toml`` beside the game), which it
    returns. No bot plays by them, so there is no gate. The other parameters and what it raises are
    as in `train`."""
    game = _trainable(plan)
    folder, workers = Folder(path, plan), Workers(jobs)
    try:
        played = folder.courses(plan, "playouts", plan.games, "", workers, say)
    finally:
        workers.close()
    file = target or weights_file(game, REASONS)
    for mode in sorted({course.mode for course in played}):
        courses = [course for course in played if course.mode == mode]
        rows = np.concatenate([course.features for course in courses])
        model = fit_weights(rows, results(courses), len(rows) / len(courses), None)
        add_to_file(game, file, model_toml(plan, model, [mode], "none: it only explains"))
    return file


def train(plan: Plan, path: Path, target: Path | None, jobs: int, say: Say) -> Verdict:
    """Trains, and writes the weights to the file `target` (None: beside the game) if they pass the
    gate. `path`: the folder of the run; `jobs`: the number of processes; `say`: called with
    "played" or "gate" and numbers while games are played. Raises NothingToLearn."""
    game = _trainable(plan)
    folder, workers = Folder(path, plan), Workers(jobs)
    try:
        played = folder.courses(plan, "playouts", plan.games, "", workers, say)
        modes = sorted({course.mode for course in played})
        rows = np.concatenate([course.features for course in played])
        model = fit_weights(rows, results(played), len(rows) / len(played), None)
        buffer = played
        for number in range(1, plan.rounds + 1):
            file = path / f"model-{number - 1}.toml"
            file.write_text(head_toml(game) + model_toml(plan, model, modes), "utf-8")
            name = f"round-{number}"
            recent = folder.courses(plan, name, plan.round_games, str(file), workers, say)
            buffer = recent if number == 1 else [*buffer, *recent]
            buffer = buffer[-ROUNDS_KEPT * plan.round_games :]
            rows = np.concatenate([course.features for course in buffer])
            targets = td_targets(buffer, model)
            model = fit_weights(rows, targets, len(rows) / len(buffer), model)
        if plan.hidden:
            targets = td_targets(buffer, model)
            model = fit_hidden(rows, targets, model, plan.hidden, plan.seed)
        candidate = path / "candidate.toml"
        candidate.write_text(head_toml(game) + model_toml(plan, model, modes), "utf-8")
        forget_weights()
        budget = f"3:{plan.iterations}"
        verdict = gate(plan, f"{budget}@{candidate}", f"{budget}", workers, say)
    finally:
        workers.close()
    if verdict.passed:
        table = model_toml(plan, model, modes, str(verdict))
        add_to_file(game, target or weights_file(game), table)
    return verdict
