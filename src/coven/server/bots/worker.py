"""A bots' worker process, ``python -m coven.server.bots.worker NICENESS``, and what crosses the
pipes to it.

A question comes in and an answer goes out as four bytes of length and a typed msgpack message, both
with a size limit. Nothing is pickled: neither side can make the other run anything (S3).
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Annotated, Any, BinaryIO

import msgspec

from ..ops.log import error_summary
from . import jobs

MAX_QUESTION_BYTES = 8 * 1024 * 1024
"""The longest question; positions take some tens of kilobytes, and there is one for each seat."""
MAX_ANSWER_BYTES = 64 * 1024
_LENGTH = struct.Struct(">I")
LENGTH_BYTES = _LENGTH.size

Name = Annotated[str, msgspec.Meta(max_length=60)]
MoveText = Annotated[str, msgspec.Meta(max_length=600)]
Position = dict[str, Any]
"""A saved position, in which everything that the seat cannot know was redrawn."""


# -- messages ------------------------------------------------------------------------------------


class Question(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What the server asks a worker; each kind is a subclass. `game`: a game's id."""

    game: Name


class ChooseMove(Question, tag="choose"):
    """Asks for the answer of a bot with this level and seed."""

    position: Position
    seat: int
    level: int
    seed: Name


class SuggestMoves(Question, tag="suggest"):
    """Asks for the three best moves of a seat."""

    position: Position
    seat: int


class WinChances(Question, tag="judge"):
    """Asks for every seat's chance of winning; `positions`: as each seat knows it; `winners`: how
    many seats can win."""

    positions: list[Position]
    winners: int


class Answer(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What a worker answers; each kind is a subclass."""


class Ready(Answer, tag="ready"):
    """All games are loaded; the worker's first message."""


class Chosen(Answer, tag="chosen"):
    """The text of a move."""

    move: MoveText


class Suggested(Answer, tag="suggested"):
    """Good moves, each with the result to expect from it and its reasons."""

    moves: Annotated[
        list[
            tuple[MoveText, float, Annotated[list[tuple[Name, bool]], msgspec.Meta(max_length=4)]]
        ],
        msgspec.Meta(max_length=10),
    ]


class Judged(Answer, tag="judged"):
    """Every seat's chance of winning."""

    chances: Annotated[list[float], msgspec.Meta(max_length=32)]


class Failed(Answer, tag="failed"):
    """The bot raised an exception; `error` is its type and place."""

    error: Annotated[str, msgspec.Meta(max_length=300)]


_encoder = msgspec.msgpack.Encoder()
_questions = msgspec.msgpack.Decoder(ChooseMove | SuggestMoves | WinChances)
_answers = msgspec.msgpack.Decoder(Ready | Chosen | Suggested | Judged | Failed)


class TooLong(ValueError):
    """A message is longer than it may be."""


def frame(message: Question | Answer) -> bytes:
    """Returns the bytes of a message, its length first. Raises TooLong."""
    text = _encoder.encode(message)
    if len(text) > (MAX_QUESTION_BYTES if isinstance(message, Question) else MAX_ANSWER_BYTES):
        raise TooLong(type(message).__name__)
    return _LENGTH.pack(len(text)) + text


def length_of(head: bytes, most: int) -> int:
    """Returns the length of the message that follows these LENGTH_BYTES bytes. Raises TooLong if
    it is more than `most`."""
    (length,) = _LENGTH.unpack(head)
    if length > most:
        raise TooLong(f"{length} bytes")
    return int(length)


def read_answer(text: bytes) -> Answer:
    """Returns the answer in these bytes, which begin after those for its length. Raises
    msgspec.DecodeError."""
    found: Answer = _answers.decode(text)
    return found


# -- the process ---------------------------------------------------------------------------------


def answer(text: bytes) -> Answer:
    """Answers a question. `text`: the bytes of the question, without those for its length. Returns
    `Failed` if a bot raises an exception."""
    try:
        question = _questions.decode(text)
        if isinstance(question, ChooseMove):
            asked = question.game, question.position, question.seat, question.level
            return Chosen(jobs.choose_move(*asked, question.seed))
        if isinstance(question, SuggestMoves):
            return Suggested(jobs.suggest_moves(question.game, question.position, question.seat))
        return Judged(jobs.win_chances(question.game, question.positions, question.winners))
    except Exception as e:
        return Failed(error_summary(e)[:300])


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Loads all games, then answers questions. Ends this process when the questions end, as they do
    when the server ends, even by kill -9 and in the middle of a thought."""
    waiting: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        try:
            while head := questions.read(LENGTH_BYTES):
                waiting.put(questions.read(length_of(head, MAX_QUESTION_BYTES)))
        finally:
            os._exit(0)

    Thread(target=read, daemon=True).start()
    jobs.load_games()
    reply: Answer = Ready()
    while True:
        answers.write(frame(reply))
        answers.flush()
        reply = answer(waiting.get())


def main() -> None:
    """Answers questions of standard input on standard output, which nothing else can use: what a
    game prints goes to standard error. The last argument lowers this process's priority."""
    jobs.lower_priority(int(sys.argv[-1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this one
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
