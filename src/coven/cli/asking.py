"""Questions at the terminal. Answers may as well come from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from .voice import tell


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


def choose(title: str, choices: Sequence[str], default: int) -> int:
    """Which of a numbered list; Enter takes the default. Asks until the answer is one of them."""
    click.echo(title)
    for i, choice in enumerate(choices):
        click.echo(f"  {i + 1:2}  {choice}")
    while True:
        answer = ask(f"[{default + 1}] > ")
        if not answer:
            return default
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return int(answer) - 1
        tell("cli-choose-number", most=len(choices))
