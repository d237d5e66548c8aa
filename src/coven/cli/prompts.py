"""Questions at the terminal. The answers may come from a pipe too."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

import click

from .language import print_message


class InputEnded(Exception):
    """The input has ended: the terminal was closed, or the pipe is empty."""


def ask(question: str) -> str:
    """Prints the question and returns one line of input, without surrounding blanks. Raises
    InputEnded."""
    click.echo(question, nl=False)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))  # show what a terminal would have shown
    if not line:
        raise InputEnded
    return " ".join(line.split())


def ask_choice(question: str, choices: Sequence[tuple[str, str]], default: int) -> int:
    """Asks for one of a numbered list of choices, each a name and a description, and returns its
    index. Enter takes the `default` index."""
    click.echo(question)
    for i, (name, about) in enumerate(choices):
        click.echo(f"  {i + 1:2}  {name}")
        if about:
            click.echo(wrap(about, "      "))
    return ask_number("", range(1, len(choices) + 1), default + 1) - 1


def ask_number(question: str, numbers: Sequence[int], default: int) -> int:
    """Asks until the answer is one of these numbers, and returns it. Enter takes the default."""
    while True:
        answer = ask(f"{question} [{default}] > ".lstrip())
        if not answer:
            return default
        if parse_number(answer) in numbers:
            return parse_number(answer)
        print_message("cli-choose-number", numbers=number_range(numbers))


def number_range(numbers: Sequence[int]) -> str:
    """Returns numbers as text: consecutive ones as a range (2–5), others with commas."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def parse_number(answer: str) -> int:
    """Returns the number that was typed; -1 if it is none."""
    return int(answer) if answer.isdecimal() and len(answer) < 10 else -1


def wrap(text: str, indent: str) -> str:
    """Returns the text wrapped to the width of the terminal and indented."""
    width = min(shutil.get_terminal_size().columns, 100)
    return click.wrap_text(text, width, indent, indent)
