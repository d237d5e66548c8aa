"""The exam of a game's bots: positions in which some moves are obviously right or obviously wrong.

Each game has a file ``tests/bots/exam/GAME.toml`` with questions like this one::

    [[question]]
    name = "last wizard walks home"
    why = "Walking into the Ravenskeep ends the game at once, and wins it."
    players = 2
    scene = { wizards = { 3 = "B" }, hands = { 0 = "W1 W2 W3" } }
    seat = 0
    right = ["walk *"]

`scene` is given to the function ``lay`` of the game's ``tests/games/GAME/scenes.py``; without it
the match is dealt by `seed`. `moves` (``"0 walk 3"``: seat and move) are played next. Then the bot
at `seat` is asked, as the live table asks it. `right` and `wrong` are patterns with ``*``; the
answer must match one of `right`, if there are any, and none of `wrong`. It may be the only answer
there is, if the seat is offered something else instead that is wrong.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

from coven import games
from coven.bots import LEVEL_BEST, LEVELS, SearchBot, advise, bot_for, decide_fully
from coven.core import Game, Options, State, apply

from .rulebook import tests_of
from .scenario import Scene

SEEDS = 5
HINTS = 0
"""Stands for hints among the levels that are examined."""
EXAMINED = (2, 3, 4, HINTS)
REQUIRED = {2: 0.95, 3: 1.0, 4: 1.0, HINTS: 1.0}
"""The share of right answers that each level, and the hints, must reach."""


class BadQuestion(ValueError):
    """A question of an exam that cannot be asked; the message names it."""


@dataclass(frozen=True)
class Question:
    """A position with moves that are obviously right or obviously wrong."""

    name: str
    why: str
    """A sentence that says why."""
    seat: int
    players: int
    options: Options = field(default_factory=dict)
    seed: int = 0
    scene: Mapping[str, Any] | None = None
    moves: Sequence[str] = ()
    right: Sequence[str] = ()
    wrong: Sequence[str] = ()
    levels: Sequence[int] = EXAMINED

    def accepts(self, move: str) -> bool:
        """Whether this is a right answer."""
        if any(fnmatchcase(move, pattern) for pattern in self.wrong):
            return False
        return not self.right or any(fnmatchcase(move, pattern) for pattern in self.right)


@dataclass(frozen=True)
class Answer:
    """What a bot of a level, with one seed, answered to a question."""

    question: Question
    level: int
    seed: int
    move: str

    @property
    def right(self) -> bool:
        return self.question.accepts(self.move)


def exam_file(game: Game) -> Path | None:
    """Returns the file of the game's exam; None if there is none here."""
    tests = tests_of(game)
    if tests is None:
        return None
    file = tests.parents[1] / "bots" / "exam" / f"{game.id}.toml"
    return file if file.is_file() else None


def read_exam(game: Game) -> list[Question]:
    """Returns the questions of the game's exam; none if it has no exam. Raises BadQuestion."""
    file = exam_file(game)
    if file is None:
        return []
    found: list[Question] = []
    for row in tomllib.loads(file.read_text("utf-8")).get("question", []):
        name = row.get("name", "")
        try:
            question = Question(**row)
        except TypeError as e:
            raise BadQuestion(f"{file.name}: {name}: {e}") from e
        if not name or any(other.name == name for other in found):
            raise BadQuestion(f"{file.name}: {name or 'a question without a name'} is not unique")
        if not question.why or not (question.right or question.wrong):
            raise BadQuestion(f"{file.name}: {name} needs why, and right or wrong")
        found.append(question)
    return found


def position_of(game: Game, question: Question) -> State:
    """Returns the position that the question asks about. Raises BadQuestion."""
    if question.scene is None:
        scene = Scene(game, question.players, question.options, question.seed)
    else:
        scene = _scenes(game).lay(
            question.players, dict(question.options), question.seed, dict(question.scene)
        )
    for move in question.moves:
        seat, _, text = move.partition(" ")
        try:
            scene.play(int(seat), text)
        except AssertionError as e:
            raise BadQuestion(f"{question.name}: {e}") from e
    state: State = scene.state
    texts = [move.text for move in state.moves(question.seat)]
    if question.seat not in state.pending or len({question.accepts(text) for text in texts}) < 2:
        raise BadQuestion(f"{question.name}: nothing to choose between; asked: {texts[:12]}")
    return state


def _scenes(game: Game) -> Any:
    """Imports the game's scenes from its tests, which are not part of the package."""
    tests = tests_of(game)
    assert tests is not None
    root = str(tests.parents[2])
    if root not in sys.path:
        sys.path.insert(0, root)
    return import_module(f"tests.games.{tests.name}.scenes")


def ask(
    game: Game, state: State, seat: int, level: int, seed: int, iterations: int | None = None
) -> str:
    """Returns the move that a bot of `level` (HINTS: the best hint) chooses in the real `state`,
    with as many iterations as the level has, unless `iterations` is given."""
    bot = bot_for(game, level or LEVEL_BEST, seed, iterations=iterations)
    if level:
        return decide_fully(bot, state, seat)[-1].text
    assert isinstance(bot, SearchBot)
    return advise(bot, state, seat)[0].move.text


def examine(
    game: Game,
    levels: Sequence[int] = EXAMINED,
    seeds: int = SEEDS,
    only: Callable[[Question], bool] = lambda question: True,
) -> Iterator[Answer]:
    """Yields the answers of the bots of these levels to the questions of the game's exam, or to
    those for which `only` is true, each with `seeds` seeds. Raises BadQuestion."""
    for question in read_exam(game):
        if not only(question):
            continue
        state = position_of(game, question)
        for level in levels:
            if level in question.levels:
                for seed in range(1, seeds + 1):
                    move = ask(game, state, question.seat, level, seed)
                    yield Answer(question, level, seed, move)


@dataclass(frozen=True)
class Candidate:
    """A decision of a bot that a deeper search thinks bad: where it was, and what it cost."""

    game: str
    players: int
    options: Options
    seed: int
    moves: Sequence[str]
    seat: int
    chosen: str
    better: str
    loss: float
    """By how much the chosen move is worse, as the deeper search expects the result (0 to 1)."""
    ended_turn: bool
    """Whether the choice ended the turn although another move would not."""

    def toml(self) -> str:
        """Returns the decision as a question of an exam in TOML, for somebody to judge and to
        complete."""
        options = "".join(f"{key} = {_toml(value)}, " for key, value in self.options.items())
        return "\n".join(
            [
                "[[question]]",
                f'name = "seed {self.seed}, after {len(self.moves)} moves"',
                f'why = "Loses {self.loss:.2f} against {self.better}."',
                f"players = {self.players}",
                f"options = {{ {options.rstrip(', ')} }}",
                f"seed = {self.seed}",
                f"moves = {_toml(list(self.moves))}",
                f"seat = {self.seat}",
                f"wrong = {_toml([self.chosen])}",
            ]
        )


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return str(value) if isinstance(value, (int, float)) else f'"{value}"'


def mine(
    game_id: str,
    players: int,
    options: Options,
    seed: int,
    loss: float = 0.08,
    deeper: int = 20,
    every: int = 5,
) -> Iterator[Candidate]:
    """Plays one game of bots of level 3 and yields bad decisions: those that a search with `deeper`
    times the iterations values at least `loss` below its best move. If the decision ends the turn
    and the best move does not, a quarter of `loss` is enough. Looks at one decision in `every`."""
    game = games.game(game_id)
    scene = Scene(game, players, options, seed)
    bots = {seat: bot_for(game, LEVEL_BEST, f"{seed} {seat}") for seat in range(players)}
    depth = LEVELS[LEVEL_BEST - 1].iterations * deeper
    moves: list[str] = []
    count = 0
    while not scene.state.over:
        state: State = scene.state
        seat = next(iter(state.pending))
        decided = decide_fully(bots[seat], state, seat)
        if len(decided) == 1 and len(state.pending[seat]) > 1:
            count += 1
            if count % every == 0:
                chosen = decided[0].text
                deep = bot_for(game, LEVEL_BEST, f"deep {seed} {count}", iterations=depth)
                assert isinstance(deep, SearchBot)
                advice = advise(deep, state, seat, len(state.pending[seat]))
                known = {a.move.text: a.expected for a in advice}
                best = advice[0]
                cost = best.expected - known.get(chosen, 0.0)
                ends = _ends_turn(game, state, seat, chosen) and not _ends_turn(
                    game, state, seat, best.move.text
                )
                if best.move.text != chosen and cost >= (loss / 4 if ends else loss):
                    yield Candidate(
                        game_id,
                        players,
                        options,
                        seed,
                        tuple(moves),
                        seat,
                        chosen,
                        best.move.text,
                        cost,
                        ends,
                    )
        for move in decided:
            scene.match.submit(seat, move)
            moves.append(f"{seat} {move.text}")


def _ends_turn(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether this move of the seat, given as text, begins another turn."""
    after = state.copy()
    move = next(move for move in after.pending[seat] if move.text == text)
    apply(after, seat, move)
    return game.turn(after) > game.turn(state)
