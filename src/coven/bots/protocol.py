"""The line protocol: bots that are programs of their own, in any language (docs/bot-protocol.md).

A bot reads questions from standard input and writes answers to standard output, one JSON object in
each line. It begins with a line about itself.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
import time
from collections.abc import Callable
from typing import Any, Final, TextIO

from coven.core.game import Temperament
from coven.core.move import Move
from coven.core.rng import rng_of
from coven.core.state import State

from .bot import Bot, answer

VERSION: Final = 1


class BotDied(Exception):
    """A program that plays for a bot has ended, or its output does not follow the bot protocol."""


class BotProgram:
    """A running program that speaks the protocol."""

    def __init__(self, command: str) -> None:
        """Starts the program, with the arguments in `command`. Raises BotDied."""
        self.command = command
        self.asked = 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as e:
            raise BotDied(f"{command}: {e}") from e
        self.about = self._read()
        if self.about.get("coven") != VERSION:
            raise BotDied(f"{command}: speaks no protocol {VERSION}")

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Sends a question and returns the program's answer. Raises BotDied."""
        self.asked += 1
        pipe = self._process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps({"ask": self.asked, **question}) + "\n")
            pipe.flush()
        except OSError as e:
            raise BotDied(f"{self.command}: does not listen") from e
        found = self._read()
        if found.get("answer") != self.asked or "error" in found:
            raise BotDied(f"{self.command}: {found.get('error', 'answers another question')}")
        return found

    def _read(self) -> dict[str, Any]:
        pipe = self._process.stdout
        assert pipe is not None
        try:
            found = json.loads(pipe.readline())
        except ValueError as e:
            raise BotDied(f"{self.command}: has ended, or writes no JSON") from e
        if not isinstance(found, dict):
            raise BotDied(f"{self.command}: writes no JSON object")
        return found

    def close(self) -> None:
        """Ends the program by closing its input."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


_programs: Final[dict[str, BotProgram]] = {}
"""The running programs, by command. Questions say all there is to know, so one program plays for
all bots with its command."""


def program(command: str) -> BotProgram:
    """Returns the running program of this command; starts it if necessary. Raises BotDied."""
    known = _programs.get(command)
    if known is None:
        known = _programs[command] = BotProgram(command)
        atexit.register(known.close)
    return known


class ProgramBot(Bot):
    """A bot that asks a separate program for its moves: the spec ``exec:COMMAND``."""

    def __init__(self, game: Any, seed: int | str, command: str) -> None:
        """Starts the program. Raises BotDied."""
        super().__init__(game, seed)
        self.program = program(command)
        self.temperament = Temperament(int(self.program.about.get("level", 0)), self.seed)

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        self.seconds_elsewhere = 0.0
        if len(moves) == 1:
            return moves[0]
        game = self.game
        found = self.program.ask(
            {
                "game": game.id,
                "rules": game.version,
                "players": position.seats,
                "seat": seat,
                "seed": self.seed,
                "moves": [move.text for move in moves],
                "view": game.view(position, seat),
                "position": game.save(position),
            }
        )
        self.seconds_elsewhere = float(found.get("cpu", 0.0))
        for move in moves:
            if move.text == found.get("move"):
                return move
        raise BotDied(f"{self.program.command}: plays the illegal {found.get('move')!r}")


def serve_bot(
    game: Any, make: Callable[[str], Bot], level: int, questions: TextIO, answers: TextIO
) -> None:
    """Speaks the bot protocol (docs/bot-protocol.md) about `game` until `questions` ends. `make`
    returns a bot for a seed; `level` is only announced in the first line, and does not change the
    bot."""

    def write(line: dict[str, Any]) -> None:
        answers.write(json.dumps(line) + "\n")
        answers.flush()

    write({"coven": VERSION, "game": game.id, "rules": game.version, "level": level})
    for line in questions:
        number: Any = None
        try:
            asked = json.loads(line)
            number = asked["ask"]
            if (asked["game"], asked["rules"]) != (game.id, game.version):
                raise ValueError(f"this bot plays {game.id}, rules {game.version}")
            start = time.process_time()
            state = game.load(asked["position"], rng_of(0))
            found = answer(make(str(asked.get("seed", ""))), state, asked["seat"])
            spent = round(time.process_time() - start, 6)
            write({"answer": number, "move": found.text, "cpu": spent})
        except Exception as e:  # whatever the question was, the next one may be better
            write({"answer": number, "error": f"{type(e).__name__}: {e}"})
