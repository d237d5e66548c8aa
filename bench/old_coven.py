"""An older Coven as an opponent, for `coven arena`:

    coven arena GAME --seats "3:0.05s,exec:python -m bench.old_coven FOLDER GAME 3:0.05s"

FOLDER is a clone of the older version (or the Python of an environment in which it is installed).
The match is played by today's rules. The old bot thinks in a process of its own, with its own
rules, search and evaluation: the position is translated to the names of that version
(`Game.former_names`), and fields that it did not know are left out. That is the whole old bot,
which its `bot.py` in today's engine would not be. Where rules have been corrected, it expects the
old ones; for a position that it cannot read, or an answer that is illegal today, today's playout
policy answers. How often that happened is written to standard error at the end; it should be rare.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def old_bot(game_id: str, spec: str) -> None:
    """Answers questions of the bot protocol with the old version's bot `spec`; runs in the
    environment of the old version."""
    from coven.bots import bot_of
    from coven.core import rng_of
    from coven.games import game as game_of

    time.perf_counter = time.process_time  # its budgets were wall-clock time
    game = game_of(game_id)
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            state = game.load(asked["position"], rng_of(1))
            bot: Any = bot_of(game, spec, asked["seed"])
            start = time.process_time()
            moves = state.pending[asked["seat"]]
            best = bot.best(state, asked["seat"], len(moves))
            spent = time.process_time() - start
            legal = [a.move.text for a in best if a.move.text in asked["moves"]]
            found = {"move": legal[0], "cpu": spent} if legal else {"error": "illegal today"}
        except Exception as e:
            found = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(found), flush=True)


def without(value: Any, dropped: dict[str, set[str]]) -> Any:
    """Returns a saved value without the fields that `dropped` lists for each class."""
    if isinstance(value, list):
        return [without(part, dropped) for part in value]
    if not isinstance(value, dict):
        return value
    ((tag, inner),) = value.items()
    if isinstance(inner, dict):
        gone = dropped.get(tag, set())
        inner = {key: without(part, dropped) for key, part in inner.items() if key not in gone}
        return {tag: inner}
    return {tag: without(inner, dropped)}


def translated(game: Any, saved: dict[str, Any]) -> dict[str, Any]:
    """Returns a saved position as the old version would have saved it."""
    from coven.core import codec

    dropped: dict[str, set[str]] = {}
    for path in game.added_fields:
        owner, _, field = path.partition(".")
        dropped.setdefault(owner, set()).add(field)
    gone = dropped.get("State", set())
    kept = {name: without(part, dropped) for name, part in saved.items() if name not in gone}
    names = codec.former_names.get(game.state)
    return kept if names is None else names.to_former(kept)


def main(folder: str, game_id: str, spec: str) -> None:
    """Speaks the bot protocol on standard input and output, for the old Coven in `folder`."""
    from coven import games
    from coven.bots import BotRng
    from coven.core import rng_of

    game = games.game(game_id)
    place = Path(folder)
    python = sys.executable if place.is_dir() else folder
    source = {"PYTHONPATH": str(place / "src")} if place.is_dir() else {}
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    child = subprocess.Popen(
        [python, __file__, "--inside", game_id, spec],
        env={**clean, **source},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert child.stdin is not None
    assert child.stdout is not None
    about = {"coven": 1, "level": int(spec[0]) if spec[0].isdigit() else 0}
    print(json.dumps(about), flush=True)
    asked = 0
    errors: dict[str, int] = {}
    for line in sys.stdin:
        question = json.loads(line)
        asked += 1
        keys = ("seat", "seed", "moves")
        old = {key: question[key] for key in keys}
        old["position"] = translated(game, question["position"])
        child.stdin.write(json.dumps(old) + "\n")
        child.stdin.flush()
        found = json.loads(child.stdout.readline())
        if "error" in found:
            errors[found["error"]] = errors.get(found["error"], 0) + 1
            state = game.load(question["position"], rng_of(1))
            moves = state.pending[question["seat"]]
            chosen = game.playout(state, question["seat"], moves, BotRng(question["seed"]).pick)
            found = {"move": chosen.text}
        print(json.dumps({"answer": question["ask"], **found}), flush=True)
    child.stdin.close()
    child.wait()
    print(
        f"{sum(errors.values())} of {asked} not answered by the old bot: {errors}", file=sys.stderr
    )


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        sys.path[0] = ""  # not the folder of this file
        old_bot(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
