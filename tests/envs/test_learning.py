"""The example learns, and so does its notebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from examples import learn

from coven import envs

NOTEBOOK = Path(learn.__file__).with_suffix(".ipynb")
MARGIN = 0.25
"""By how much the average reward, from -1 to 1, must grow."""


def test_the_example_learns_to_beat_random_moves() -> None:
    """L1: the documentation's example, one policy for all seats, improves until it beats random
    moves."""
    env = envs.single("noughts-and-crosses")
    policy = learn.Policy(env)
    before = learn.evaluate(env, policy, 200)
    for _ in learn.train(env, policy, 1_280):
        pass
    assert learn.evaluate(env, policy, 200) >= before + MARGIN


def test_every_cell_of_the_notebook_about_boards_runs() -> None:
    """L9: the notebook plays twenty moves and draws the board as SVG."""
    names = run(NOTEBOOK.with_name("boards.ipynb"))
    assert names["match"].entries[-1].n == 20
    assert names["drawing"].startswith("<svg")


def run(notebook: Path) -> dict[str, Any]:
    """Runs all cells of a notebook, and returns its variables."""
    names: dict[str, Any] = {}
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    return names


@pytest.mark.slow
def test_every_cell_of_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(NOTEBOOK.parent))
    names = run(NOTEBOOK)
    assert names["after"] >= names["before"] + MARGIN
