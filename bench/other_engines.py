"""Measures random play of other game engines, in their newest versions from PyPI.

They are installed into a virtual environment under build/, in which this file runs as a script. An
engine that cannot be installed or played is listed with the reason.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent / "build" / "peers-venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGES = ("chess", "open_spiel", "catanatron", "rlcard", "pettingzoo[classic]")
SECONDS = 0.3
REPEATS = 5

PlayGame = Callable[[random.Random], int]
"""Plays one random game and returns how many decisions it took."""


def measured() -> list[tuple[str, float, float, str]]:
    """Returns each engine's name, decisions and games per second, and the reason if it could not be
    measured (else empty)."""
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        for package in PACKAGES:
            subprocess.run([*pip, package], check=False, stderr=subprocess.DEVNULL)
    out = subprocess.check_output([str(PYTHON), __file__], text=True, stderr=subprocess.DEVNULL)
    return [tuple(row) for row in json.loads(out.splitlines()[-1])]


# -- in the environment of the other engines ----------------------------------------------------


def chess() -> PlayGame:
    """Returns a function that plays one random game of python-chess and returns its number of
    decisions."""
    import chess

    def play(rnd: random.Random) -> int:
        board, n = chess.Board(), 0
        while n < 400 and not board.is_game_over():
            board.push(rnd.choice(list(board.legal_moves)))
            n += 1
        return n

    return play


def spiel(name: str) -> Callable[[], PlayGame]:
    """Returns a function that loads the OpenSpiel game `name` and returns a function that plays it
    once at random."""

    def made() -> PlayGame:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers it)

        game = pyspiel.load_game(name)

        def play(rnd: random.Random) -> int:
            state, n = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rnd.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(rnd.choice(state.legal_actions()))
                    n += 1
            return n

        return play

    return made


def catan() -> PlayGame:
    """Returns a function that plays one random game of catanatron and returns its number of
    decisions."""
    from catanatron import Color, Game, RandomPlayer

    def play(rnd: random.Random) -> int:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE)]
        game, n = Game(players, seed=rnd.randrange(1 << 30)), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            n += 1
        return n

    return play


def rlcard(name: str) -> Callable[[], PlayGame]:
    """Returns a function that loads the RLCard game `name` and returns a function that plays it
    once at random."""

    def made() -> PlayGame:
        import rlcard

        env = rlcard.make(name)

        def play(rnd: random.Random) -> int:
            (state, _), n = env.reset(), 0
            while not env.is_over():
                state, _ = env.step(rnd.choice(list(state["legal_actions"])))
                n += 1
            return n

        return play

    return made


def zoo(name: str) -> Callable[[], PlayGame]:
    """Returns a function that loads the PettingZoo game `name` and returns a function that plays it
    once at random."""

    def made() -> PlayGame:
        from importlib import import_module

        import numpy as np

        env: Any = import_module(f"pettingzoo.classic.{name}").env()

        def play(rnd: random.Random) -> int:
            env.reset(seed=rnd.randrange(1 << 30))
            n = 0
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(int(rnd.choice(np.flatnonzero(seen["action_mask"]))))
                    n += 1
            return n

        return play

    return made


ENGINES: tuple[tuple[str, Callable[[], PlayGame]], ...] = (
    ("OpenSpiel, C++: noughts and crosses", spiel("tic_tac_toe")),
    ("OpenSpiel, C++: backgammon", spiel("backgammon")),
    ("OpenSpiel, Python: noughts and crosses", spiel("python_tic_tac_toe")),
    ("PettingZoo: noughts and crosses", zoo("tictactoe_v3")),
    ("PettingZoo: Connect Four", zoo("connect_four_v3")),
    ("RLCard: Uno", rlcard("uno")),
    ("RLCard: gin rummy", rlcard("gin-rummy")),
    ("catanatron: Catan", catan),
    ("python-chess", chess),
)


def rate(play: PlayGame) -> tuple[float, float]:
    """Returns the decisions and the games per second of processor time when `play` plays games, in
    the best of REPEATS runs."""
    best = (0.0, 0.0)
    rnd = random.Random(1)
    play(rnd)
    for _ in range(REPEATS):
        decisions = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            decisions += play(rnd)
            games += 1
        best = max(best, (decisions / spent, games / spent))
    return best


def main() -> None:
    """Prints the measurements of all engines as JSON."""
    rows = []
    for name, made in ENGINES:
        try:
            rows.append((name, *rate(made()), ""))
        except Exception as e:
            rows.append((name, 0.0, 0.0, f"{type(e).__name__}: {e}"[:80]))
    print(json.dumps(rows))


if __name__ == "__main__":
    sys.path.pop(0)  # modules of this folder must not hide those of other packages
    main()
