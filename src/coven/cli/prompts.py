"""Questions at the terminal. Answers may as well come from a pipe."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

import click

from .language import tell


class NoMoreAnswers(Exception):
    """The answers have come to an end: a closed terminal or a pipe run dry."""


def ask(question: str) -> str:
    """One line, without the blanks around it. Raises NoMoreAnswers."""
    click.echo(question, nl=False)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))  # as it would stand there had it been typed
    if not line:
        raise NoMoreAnswers
    return " ".join(line.split())


def choose(question: str, choices: Sequence[tuple[str, str]], default: int) -> int:
    """Which of a numbered list of names, each with a word about it. Enter takes the default."""
    click.echo(question)
    for i, (name, about) in enumerate(choices):
        click.echo(f"  {i + 1:2}  {name}")
        if about:
            click.echo(wrapped(about, "      "))
    return number("", range(1, len(choices) + 1), default + 1) - 1


def number(question: str, numbers: Sequence[int], default: int) -> int:
    """One of these numbers. Enter takes the default; asks until the answer is one of them."""
    while True:
        answer = ask(f"{question} [{default}] > ".lstrip())
        if not answer:
            return default
        if whole(answer) in numbers:
            return whole(answer)
        tell("cli-choose-number", numbers=spread(numbers))


def spread(numbers: Sequence[int]) -> str:
    """Numbers for people: those in a row from the first to the last, others one by one."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def whole(answer: str) -> int:
    """The number that was typed; -1 for anything else."""
    return int(answer) if answer.isdecimal() and len(answer) < 10 else -1


def wrapped(text: str, indent: str) -> str:
    width = min(shutil.get_terminal_size().columns, 100)
    return click.wrap_text(text, width, indent, indent)
