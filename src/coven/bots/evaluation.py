"""The value of positions: by the final places if the game is over, else by learned weights if the
game has them, else by `Game.evaluate`.

Learned weights are in ``weights.toml`` beside the game, by the names of its features::

    rules = 2                    # the version of the rules they were learned with
    features = "1f0c2a…"         # `names_hash` of the game's FEATURES

    [[model]]
    players = [2]                # the numbers of players that it is for
    modes = ["teams"]            # results of `Game.mode`; without this line, for all
    made = "coven train …"       # the command that wrote it
    gate = "61.0 % (56.2–65.6)"  # how it did against what was there before
    bias = 0.12
    [model.weights]              # value = 1 / (1 + exp(-(bias + sum of weight * feature)))
    own-towers = 0.31

A model may have a small hidden layer, too: ``hidden_bias`` and ``output`` with one number for each
unit, and a table ``[model.hidden]`` with such a list for each feature.

``reasons.toml`` has models in the same form, without a gate. Bots never play by them: they only say
which features count, so that hints have reasons where the hand-written evaluation plays.
"""

from __future__ import annotations

import logging
import sys
import tomllib
from hashlib import blake2b
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

from coven.core.state import State

HAND: Final = "hand"
"""As a source of weights: none, the hand-written evaluation."""
FILE: Final = "weights.toml"
REASONS: Final = "reasons.toml"
MARGIN: Final = 0.06
"""How much of the value of a finished game depends on the points, not on the places. So a bot that
cannot win any more still plays for every point."""
_MOST: Final = 30.0
"""Beyond this, a sum of weights is as good as certain."""

logger = logging.getLogger("coven.bots")


class BadWeights(ValueError):
    """Weights that cannot be used: of other rules or features, or not well-formed."""


def place_value(game: Any, s: State, seat: int) -> float:
    """Returns the value of a finished game for the seat by the places: 1 for the first place, 0 for
    the last, and less than 0.5 for all but the first. Sharing a place with rivals costs a little.

    If all seats have the same place (a draw, or all win or lose together), it is the game's own
    evaluation."""
    places: list[int] = game.ranking(s)
    if is_shared(places):
        value: float = game.evaluate(s, seat)
        return value
    return _place_value(places, game.sides(s), seat)


def is_shared(places: list[int]) -> bool:
    """Whether all seats have the same place."""
    for place in places:
        if place != places[0]:
            return False
    return True


def _place_value(places: list[int], sides: list[int], seat: int) -> float:
    """Returns the value by the places for a seat of a game in which not all seats have the same
    place: 1 for the first, 0 for the last, less than 0.5 between. `sides`: the number of each
    seat's side."""
    mine = places[seat]
    better = 0
    worse = 0
    for place in places:
        if place < mine:
            better += 1
        elif place > mine:
            worse += 1
    rivals = len(sides) - sides.count(sides[seat])
    equal = rivals - better - worse
    standing = (worse + equal / 2) / rivals
    return standing / 2 if better else (1.0 + standing) / 2


def final_value(game: Any, s: State, seat: int) -> float:
    """Returns the value of a finished game for the seat, from 0 to 1: mostly `place_value`, and to
    a small part the points of the seat's side compared with those of the best rival's side. If all
    win or lose together, there is no such comparison."""
    places: list[int] = game.ranking(s)
    if is_shared(places):
        value: float = game.evaluate(s, seat)
        return value
    sides: list[int] = game.sides(s)
    points: dict[int, float] = {}
    for side, parts in zip(sides, game.scores(s), strict=True):
        points[side] = points.get(side, 0.0) + float(sum(parts.values()))
    mine = points.pop(sides[seat])
    best = max(points.values())
    lead = (mine - best) / (abs(mine) + abs(best) + 1.0)
    value = _place_value(places, sides, seat)
    return (1.0 - MARGIN) * value + MARGIN * (1.0 + lead) / 2.0


class Evaluation:
    """Values positions by the game's hand-written evaluation."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def value(self, s: State, seat: int) -> float:
        """Returns the value of a position for the seat, from 0 (lost) to 1 (won)."""
        if not s.stack:
            return final_value(self.game, s, seat)
        return self.guess(s, seat)

    def guess(self, s: State, seat: int) -> float:
        """Returns the value of a position in which the game is not over."""
        value: float = self.game.evaluate(s, seat)
        return value

    def slopes(self, features: list[float]) -> list[float]:
        """Returns by how much each feature raises the value near a position with these features, on
        the scale of the weights; empty if the evaluation does not go by features."""
        return []


class LearnedEvaluation(Evaluation):
    """Values positions by learned weights of the game's features."""

    def __init__(
        self,
        game: Any,
        bias: float,
        weights: list[float],
        hidden: list[list[float]] | None = None,
        hidden_bias: list[float] | None = None,
        output: list[float] | None = None,
    ) -> None:
        """`weights`: one for each feature; `hidden`: for each feature, a weight for each unit of
        the hidden layer; `hidden_bias`, `output`: a number for each unit."""
        super().__init__(game)
        self.bias = bias
        self.weights = weights
        self.hidden = hidden or []
        self.hidden_bias = hidden_bias or []
        self.output = output or []

    def guess(self, s: State, seat: int) -> float:
        features: list[float] = self.game.features(s, seat)
        total = self.total(features)
        return 1.0 / (1.0 + exp(-total))

    def total(self, features: list[float]) -> float:
        """Returns the weighted sum for these features, between -30 and 30. The logistic function of
        it is the value."""
        total = self.bias
        weights = self.weights
        units = len(self.output)
        if units == 0:
            for i in range(len(weights)):
                total += weights[i] * features[i]
        else:
            inner = self.hidden_bias.copy()
            for i in range(len(weights)):
                feature = features[i]
                if feature != 0.0:
                    total += weights[i] * feature
                    row = self.hidden[i]
                    for unit in range(units):
                        inner[unit] += row[unit] * feature
            output = self.output
            for unit in range(units):
                total += output[unit] * tanh(inner[unit])
        return max(-_MOST, min(_MOST, total))

    def slopes(self, features: list[float]) -> list[float]:
        found = self.weights.copy()
        for unit in range(len(self.output)):
            inner = self.hidden_bias[unit]
            for i in range(len(found)):
                inner += self.hidden[i][unit] * features[i]
            steep = self.output[unit] * (1.0 - tanh(inner) ** 2)
            for i in range(len(found)):
                found[i] += steep * self.hidden[i][unit]
        return found


class Model:
    """A model of a weights file: its evaluation, and the numbers of players and the modes for which
    it was learned (no modes: all)."""

    def __init__(self, players: list[int], modes: list[str], evaluation: LearnedEvaluation) -> None:
        self.players = players
        self.modes = modes
        self.evaluation = evaluation


def evaluation_for(game: Any, s: State, source: str = "") -> Evaluation:
    """Returns the evaluation for games like that of `s`: by the learned weights for its number of
    players and mode if there are any, else the hand-written one.

    `source`: the path of a weights file, HAND for the hand-written evaluation, "" for the file
    beside the game. Raises BadWeights if a file that is named by its path cannot be used."""
    models = _models(game, source)
    if models:
        mode: str = game.mode(s)
        for model in models:
            if s.seats in model.players and (not model.modes or mode in model.modes):
                return model.evaluation
    return Evaluation(game)


def explanation_for(game: Any, s: State, source: str = "") -> Evaluation:
    """Returns the evaluation whose slopes explain moves in games like that of `s`. That is the one
    of `evaluation_for` if it has slopes; otherwise one of the models of ``reasons.toml`` for the
    mode of `s`, best for its number of players. `source`: as in `evaluation_for`. Raises
    BadWeights."""
    plays = evaluation_for(game, s, source)
    if isinstance(plays, LearnedEvaluation):
        return plays
    mode: str = game.mode(s)
    fitting = [m for m in _models(game, REASONS) if not m.modes or mode in m.modes]
    for model in fitting:
        if s.seats in model.players:
            return model.evaluation
    return fitting[0].evaluation if fitting else plays


_loaded: Final[dict[tuple[str, str], list[Model]]] = {}
"""The models that were read before, by module of the game and source."""


def _models(game: Any, source: str) -> list[Model]:
    """Returns the models of a weights file, or of the file beside the game if `source` is "" or
    REASONS. If the file beside the game is of other rules or features, returns none and writes a
    line to the log. Raises BadWeights if a file that is named by its path is."""
    if source == HAND:
        return []
    key = (f"{type(game).__module__} {game.id}", source)
    known = _loaded.get(key)
    if known is None:
        known = []
        beside = source in ("", REASONS)
        file = weights_file(game, source or FILE) if beside else Path(source)
        if not beside or file.exists():
            try:
                known = read_weights(game, file)
            except BadWeights as e:
                if not beside:
                    raise
                logger.warning("%s: %s is not used: %s", game.id, file.name, e)
        _loaded[key] = known
    return known


def forget_weights() -> None:
    """Clears the cache of weights files, so that a file that was written is read again when it is
    next used."""
    _loaded.clear()


def weights_file(game: Any, name: str = FILE) -> Path:
    """Returns where the weights file of a game, or another file of this `name`, is or would be:
    beside the game."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / name


def names_hash(game: Any) -> str:
    """Returns a hash of the names of the game's features."""
    names = "\n".join([feature.name for feature in game.FEATURES])
    return blake2b(names.encode(), digest_size=8).hexdigest()


def read_weights(game: Any, file: Path) -> list[Model]:
    """Returns the models of a weights file. Raises BadWeights."""
    try:
        read = tomllib.loads(file.read_text("utf-8"))
        if read["rules"] != game.version:
            raise BadWeights(f"{file.name} is of rules {read['rules']}, not {game.version}")
        if read["features"] != names_hash(game):
            raise BadWeights(f"{file.name} is of other features")
        return [_model(game, row) for row in read["model"]]
    except OSError as e:
        raise BadWeights(f"{file} cannot be read") from e
    except (KeyError, TypeError, ValueError) as e:
        if isinstance(e, BadWeights):
            raise
        raise BadWeights(f"{file} is malformed: {e!r}") from e


def _model(game: Any, row: dict[str, Any]) -> Model:
    """Returns a model of a weights file, given as the data of its table."""
    names: list[str] = [feature.name for feature in game.FEATURES]
    hidden: list[list[float]] = []
    inner: list[float] = []
    output: list[float] = []
    if "hidden" in row:
        hidden = [[float(x) for x in row["hidden"][name]] for name in names]
        inner = [float(x) for x in row["hidden_bias"]]
        output = [float(x) for x in row["output"]]
        if {len(inner)} != {len(output), *[len(units) for units in hidden]}:
            raise BadWeights("the hidden layer has units without all their weights")
    weights = [float(row["weights"][name]) for name in names]
    evaluation = LearnedEvaluation(game, float(row["bias"]), weights, hidden, inner, output)
    return Model(list(row["players"]), list(row.get("modes", [])), evaluation)
