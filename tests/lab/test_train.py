"""Learning weights by self-play, on a small budget."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from coven import games
from coven.bots import evaluation, evaluation_for, explanation_for, forget_weights
from coven.lab import train
from coven.lab.train import Course, Fitted, NothingToLearn, Plan, Verdict

NOUGHTS = games.game("noughts-and-crosses")
PLAN = Plan(
    NOUGHTS.id, (2,), ("basic",), games=150, rounds=2, round_games=30, gate_games=8, iterations=8
)


def run(plan: Plan, folder: Path) -> tuple[Verdict, list[str]]:
    lines: list[str] = []
    verdict = train.train(
        plan, folder, folder / "weights.toml", 1, lambda key, args: lines.append(f"{key} {args}")
    )
    return verdict, lines


def test_a_small_run_learns_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, lines = run(PLAN, tmp_path / "a")
    assert [line for line in lines if "round-2" in line]
    s: Any = NOUGHTS.new(2)
    learned = evaluation_for(NOUGHTS, s, str(tmp_path / "a" / "candidate.toml"))
    slopes = dict(zip([f.name for f in NOUGHTS.FEATURES], learned.slopes([0.0] * 7), strict=True))
    assert slopes["own-twos"] > 0 > slopes["their-twos"]
    again = (tmp_path / "a" / "candidate.toml").read_text("utf-8")

    def refuse(*_: Any) -> Any:
        raise AssertionError("its games are in the folder")

    monkeypatch.setattr(train, "play_course", refuse)
    two, _ = run(PLAN, tmp_path / "a")
    assert (tmp_path / "a" / "candidate.toml").read_text("utf-8") == again
    assert (two.rate, two.low) == (one.rate, one.low)
    with pytest.raises(NothingToLearn, match="another run"):
        run(Plan(NOUGHTS.id, (2,), ("basic",)), tmp_path / "a")


@pytest.mark.parametrize("low", [0.49, 0.51])
def test_only_what_wins_for_certain_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, low: float
) -> None:
    plan = Plan(NOUGHTS.id, (2,), ("basic",), games=40, rounds=0, hidden=2)
    monkeypatch.setattr(train, "gate", lambda *_: Verdict(0.6, low, 0.7, 400, 1.0, 1.0))
    run(plan, tmp_path)
    assert (tmp_path / "weights.toml").exists() == (low > 0.5)
    if low > 0.5:
        s = NOUGHTS.new(2)
        learned = evaluation_for(NOUGHTS, s, str(tmp_path / "weights.toml"))
        assert learned.slopes([0.0] * 7)
        assert plan.command in (tmp_path / "weights.toml").read_text("utf-8")


def test_weights_for_reasons_are_written_without_a_gate_and_no_bot_plays_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(NOUGHTS.id, (2,), ("basic",), games=40)
    file = train.fit_reasons(plan, tmp_path, tmp_path / "reasons.toml", 1, lambda *_: None)
    monkeypatch.setattr(evaluation, "weights_file", lambda _, name="": tmp_path / name)
    forget_weights()
    s = NOUGHTS.new(2)
    assert file.exists()
    assert explanation_for(NOUGHTS, s).slopes([0.0] * 7)
    assert not evaluation_for(NOUGHTS, s).slopes([0.0] * 7)
    forget_weights()


def test_the_gate_counts_a_better_bot_as_better() -> None:
    plan = Plan(NOUGHTS.id, (2,), ("basic",), gate_games=24)
    workers = train.Workers(1)
    better = train.gate(plan, "3:60", "random", workers, lambda *_: None)
    assert better.low > 0.5
    same = train.gate(plan, "1:4", "1:4@hand", workers, lambda *_: None)
    assert same.low < 0.5 < same.high or same.rate == 0.5


def test_a_model_replaces_that_for_the_same_players_only(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    model = Fitted(0.0, np.zeros(7))
    for players, bias in (((2,), 1.0), ((3,), 2.0), ((2,), 3.0)):
        model.bias = bias
        table = train.model_toml(Plan(NOUGHTS.id, players, ("basic",)), model, [""])
        train.add_to_file(NOUGHTS, file, table)
    text = file.read_text("utf-8")
    assert [line for line in text.splitlines() if "bias" in line] == ["bias = 3", "bias = 2"]


def test_a_model_of_one_mode_is_not_used_in_others() -> None:
    plan = Plan("whirling-witchcraft", (2,), ("first-game",))
    model = Fitted(0.0, np.zeros(len(games.game(plan.game).FEATURES)))
    assert 'modes = [""]' in train.model_toml(plan, model, [""])


def test_targets_mix_later_values_and_the_result() -> None:
    model = Fitted(0.0, np.array([1.0]))
    course = Course(np.array([[0.0], [30.0], [-30.0]], np.float32), 1.0, "")
    targets = train.td_targets([course], model)
    assert targets == pytest.approx([0.7 * 0.7 + 0.3, 0.7, 1.0])


def test_a_regression_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(0.0, 3.0, (4000, 3)).astype(np.float32)
    x[:, 2] = 5.0
    y = 1.0 / (1.0 + np.exp(-(x @ np.array([0.5, -1.0, 0.0]) + 0.7)))
    found = train.fit_weights(x, y, 1.0, None)
    assert found.weights == pytest.approx([0.5, -1.0, 0.0], abs=0.06)
    assert found.bias == pytest.approx(0.7, abs=0.06)
    deeper = train.fit_hidden(x, y, found, 4, 1)
    assert deeper.values(x) == pytest.approx(y, abs=0.05)
