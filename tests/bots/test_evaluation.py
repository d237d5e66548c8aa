"""Learned evaluations: reading weights, using them, and falling back."""

from __future__ import annotations

import logging
import re
import sys
import tomllib
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

import pytest

from coven import games
from coven.bots import (
    BadWeights,
    Evaluation,
    advise,
    bot_for,
    bot_of,
    decide,
    evaluation_for,
    final_value,
    place_value,
)
from coven.bots import evaluation as module
from coven.core import apply, move, rng_of
from coven.text import Speaker, say_reasons

NOUGHTS = games.game("noughts-and-crosses")
NAMES = [feature.name for feature in NOUGHTS.FEATURES]


def played(*cells: int) -> Any:
    s = NOUGHTS.new(2, {}, rng_of(1))
    for n, cell in enumerate(cells):
        apply(s, n % 2, move("mark", cell))
    return s


def weights(**changed: Any) -> str:
    """Returns a weights file with these lines changed; its only weight is that of the centre."""
    lines = {
        "rules": NOUGHTS.version,
        "features": f'"{module.names_hash(NOUGHTS)}"',
        "[[model]]\nplayers": [2],
        "bias": 0.5,
        **changed,
    }
    rows = [f"{key} = {value}" for key, value in lines.items()]
    rows.append("[model.weights]")
    rows += [f"{name} = {2.0 if name == 'centre' else 0.0}" for name in NAMES]
    return "\n".join(rows)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "weights.toml"
    found.write_text(weights(), "utf-8")
    return found


def test_learned_weights_value_positions(file: Path) -> None:
    s = played(4)
    evaluation = evaluation_for(NOUGHTS, s, str(file))
    assert evaluation.value(s, 0) == pytest.approx(1 / (1 + exp(-2.5)))
    assert evaluation.value(s, 1) == pytest.approx(1 / (1 + exp(1.5)))
    assert evaluation.slopes([0.0] * len(NAMES))[NAMES.index("centre")] == 2.0


def test_a_hidden_layer_adds_to_the_weights(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    rows = [f"{name} = [{1.0 if name == 'centre' else 0.0}, 0.0]" for name in NAMES]
    hidden = weights(hidden_bias=[0.0, 9.0], output=[3.0, 0.0])
    file.write_text("\n".join([hidden, "[model.hidden]", *rows]), "utf-8")
    s = played(4)
    evaluation = evaluation_for(NOUGHTS, s, str(file))
    assert evaluation.value(s, 0) == pytest.approx(1 / (1 + exp(-2.5 - 3 * 0.76159416)))
    assert evaluation.slopes([0.0] * len(NAMES))[NAMES.index("centre")] == pytest.approx(5.0)


def test_a_model_is_for_its_numbers_of_players_and_modes_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[dict[str, Any]] = [{"[[model]]\nplayers": [3, 4]}, {"modes": ["teams"]}]
    for n, change in enumerate(changes):
        file = tmp_path / f"{n}.toml"
        file.write_text(weights(**change), "utf-8")
        assert type(evaluation_for(NOUGHTS, played(), str(file))) is Evaluation
    monkeypatch.setattr(type(NOUGHTS), "mode", lambda self, s: "teams")
    assert type(evaluation_for(NOUGHTS, played(), str(tmp_path / "1.toml"))) is not Evaluation


@pytest.mark.parametrize("id", games.ids())
def test_weights_beside_a_game_fit_its_rules_and_features_and_won_their_matches(id: str) -> None:
    game = games.game(id)
    file = module.weights_file(game)
    if file.exists():
        assert module.read_weights(game, file)
        for row in tomllib.loads(file.read_text("utf-8"))["model"]:
            assert row["made"].startswith(f"coven train {id} ")
            lowest = re.search(r"\((\d+\.\d)", row["gate"])
            assert lowest is not None
            assert float(lowest[1]) > 50.0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 99}, "is of rules 99, not 1"),
        ({"features": '"0"'}, "is of other features"),
        ({"bias": '"x"'}, "malformed"),
    ],
)
def test_weights_that_do_not_fit_give_way_to_the_hand_written_evaluation_and_that_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    change: dict[str, Any],
    said: str,
) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(weights(**change), "utf-8")
    with pytest.raises(BadWeights, match=said):
        evaluation_for(NOUGHTS, played(), str(file))
    package = sys.modules[type(NOUGHTS).__module__]
    monkeypatch.setattr(package, "__file__", str(tmp_path / "__init__.py"))
    module.forget_weights()
    with caplog.at_level(logging.WARNING):
        s = played(4)
        assert evaluation_for(NOUGHTS, s).value(s, 0) == NOUGHTS.evaluate(s, 0)
        evaluation_for(NOUGHTS, s)
    assert caplog.text.count(said) == 1
    module.forget_weights()


def test_a_bot_plays_by_the_weights_of_its_spec(file: Path) -> None:
    for spec in ("greedy", "3:60"):
        assert decide(bot_of(NOUGHTS, f"{spec}@{file}", 1), played(0), 1) == move("mark", 4)


def test_hints_have_the_reasons_that_the_weights_give(file: Path) -> None:
    bot: Any = bot_of(NOUGHTS, f"3:200@{file}", 1)
    best = advise(bot, played(0), 1)[0]
    assert best.move == move("mark", 4)
    found = [(reason.feature, reason.more) for reason in best.reasons]
    assert found == [("centre", True)]
    speaker = Speaker(games.package_of(NOUGHTS.id), "en")
    assert say_reasons(speaker, found) == "This takes the centre, where four lines cross."
    assert say_reasons(speaker, [("no-such-feature", True)]) == ""


def test_the_best_hint_is_what_the_bot_would_play() -> None:
    bot: Any = bot_for(NOUGHTS, 3, "hint")
    assert advise(bot, played(0, 4, 8), 1)[0].move == decide(bot, played(0, 4, 8), 1)


class Scored:
    """A finished game with these points, in which the seats of a team win or lose together."""

    def __init__(self, *points: int, teams: Sequence[int] = (0, 1)) -> None:
        self.points = points
        self.teams = list(teams)

    def sides(self, s: Any) -> list[int]:
        return self.teams

    def ranking(self, s: Any) -> list[int]:
        sums = [0, 0]
        for side, points in zip(self.teams, self.points, strict=True):
            sums[side] += points
        return [1 + sum(other > sums[side] for other in set(sums)) for side in self.teams]

    def scores(self, s: Any) -> list[dict[str, int]]:
        return [{"points": points} for points in self.points]

    def evaluate(self, s: Any, seat: int) -> float:
        return 1.0


def test_every_point_counts_even_in_a_game_that_is_lost() -> None:
    """WW4, F2: of several lost positions, the one with more points is worth more."""
    s = NOUGHTS.new(2)
    values = [final_value(Scored(mine, 20), s, 0) for mine in (0, 10, 19, 21, 40)]
    assert values == sorted(set(values))
    assert [place_value(Scored(mine, 20), s, 0) for mine in (0, 19, 21, 40)] == [0, 0, 1, 1]
    assert values[2] < 0.1 < 0.9 < values[3]


def test_partners_are_no_rivals() -> None:
    """A shared win is worth no less if the partner has more points."""
    s = games.game("wandering-towers").new(4, {"teams": True}, rng_of(1))
    teams = (0, 1, 0, 1)
    won = Scored(3, 5, 9, 5, teams=teams)
    assert [place_value(won, s, seat) for seat in range(4)] == [1, 0, 1, 0]
    assert final_value(won, s, 0) == final_value(won, s, 2) > 0.97
    assert final_value(Scored(3, 5, 12, 5, teams=teams), s, 0) > final_value(won, s, 0)
    together = Scored(3, 5, 9, 5, teams=(0, 0, 0, 0))
    assert [final_value(together, s, seat) for seat in range(4)] == [1, 1, 1, 1]
