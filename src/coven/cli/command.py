"""The decorator that declares a command of `coven`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from .language import LANGUAGES


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Returns a decorator that makes a function a command called `name`, with the option `--lang`.
    The function's result is the exit code."""

    def decorate(run: Callable[..., Any]) -> click.Command:
        made = click.command(name)(run)
        made.params.append(
            click.Option(
                ["--lang"],
                expose_value=False,  # language.set_language() has read it already
                metavar="|".join(LANGUAGES),
                help="Language of all output.  [the system's, or English]",
            )
        )
        return made

    return decorate
