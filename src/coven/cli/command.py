"""How a command of `coven` is declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from .language import LANGUAGES


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A command that takes `--lang` too; what it returns is the exit code."""

    def declared(run: Callable[..., Any]) -> click.Command:
        made = click.command(name)(run)
        made.params.append(
            click.Option(
                ["--lang"],
                expose_value=False,  # voice.listen() has heard it already
                metavar="|".join(LANGUAGES),
                help="The language to speak.  [the machine's, or English]",
            )
        )
        return made

    return declared
