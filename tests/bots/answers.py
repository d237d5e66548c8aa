"""python -m tests.bots.answers [GAME …]: records again what bots answer, after a change of bots or
rules that was intended. See test_answers.py."""

from __future__ import annotations

import sys
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from coven import games
from coven.bots import bot_for, decide
from coven.core import Game, State
from coven.testkit.walk import lineups, walk

FOLDER = Path(__file__).parent / "answers"
LEVELS = (1, 1, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1)
"""The levels that are asked, one position each."""
SENSIBLE = 3
"""The seeds of `walk` that play sensibly: every third."""


@dataclass(frozen=True)
class Recorded:
    """What a bot answered in a position of a game that was played by the playout policy."""

    lineup: str
    seed: int
    ply: int
    seat: int
    level: int
    move: str


def position(game: Game, lineup: str, seed: int, ply: int) -> State:
    """Returns the position at this ply, or the last one before the end, of the game with this
    seed."""
    chosen = next(known for known in lineups(game) if str(known) == lineup)
    last: State | None = None
    for s, _, _ in walk(game, chosen, seed):
        if s.over:
            break
        last = s.copy()
        if s.ply >= ply:
            break
    assert last is not None
    return last


def answered(game: Game, state: State, seat: int, level: int) -> str:
    return decide(bot_for(game, level, "recorded"), state, seat).text


def read(id: str) -> list[Recorded]:
    rows = tomllib.loads((FOLDER / f"{id}.toml").read_text("utf-8"))["answer"]
    return [Recorded(**row) for row in rows]


def record(id: str) -> None:
    """Writes the file of recorded answers of the game with this id: one position and answer for
    each level."""
    game, known = games.game(id), lineups(games.game(id))
    rows = ["# What bots answer; written by: python -m tests.bots.answers\n"]
    for n, level in enumerate(LEVELS):
        lineup, seed = str(known[n * 5 % len(known)]), SENSIBLE * n + 2
        last = position(game, lineup, seed, game.facts.most_plies).ply
        state = position(game, lineup, seed, last * (n + 1) // (len(LEVELS) + 1))
        seat = max(state.pending, key=lambda asked: len(state.pending[asked]))
        found = Recorded(lineup, seed, state.ply, seat, level, answered(game, state, seat, level))
        rows.append("[[answer]]")
        for key, value in asdict(found).items():
            rows.append(f"{key} = {value}" if isinstance(value, int) else f'{key} = "{value}"')
        rows.append("")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{id}.toml").write_text("\n".join(rows), "utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:] or games.ids():
        record(asked)
