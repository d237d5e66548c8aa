"""The command line: `coven --help`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import click

from coven import __version__

from .admin import admin
from .backup import backup, restore
from .bot import bot
from .box import box
from .develop import arena, bench, check, fuzz, golden, lab, new_game
from .exam import exam
from .games import games, rules
from .language import LANGUAGES, error_message, message, print_message, set_language
from .matches import replay, verify
from .play import play
from .serve import serve, think
from .train import train

__all__ = ["main"]

CANNOT = 2
INTERRUPTED = 130
SERVER_PACKAGES = (
    *("alembic", "font_source_serif_pro", "itsdangerous", "jinja2", "openskill"),
    *("prometheus_client", "python_multipart", "segno", "sqlalchemy", "starlette", "structlog"),
    *("uvicorn", "webauthn", "websockets"),
)
"""The modules of the extra ``coven[server]``."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--lang",
    expose_value=False,
    metavar="|".join(LANGUAGES),
    help="Language of all output; works before or after the command.  [the system's, or English]",
)
@click.version_option(__version__, message="coven %(version)s")
def coven() -> None:
    """Coven: the table for five witch games.

    Exit code 0: success; 1: a check failed; 2: the command could not be carried out.
    """


for _command in (
    play,
    serve,
    think,
    backup,
    restore,
    admin,
    games,
    rules,
    box,
    replay,
    verify,
    check,
    golden,
    exam,
    fuzz,
    arena,
    bot,
    lab,
    train,
    bench,
    new_game,
):
    coven.add_command(_command)


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Runs the command line and exits. Everything, also an error in the command line itself, is
    said in the person's language. `args`: None means those of the process."""
    line = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        set_language(line, os.environ)
        code = coven.main(line, "coven", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as e:
        click.echo(e.message)
        code = 0
    except click.ClickException as e:
        click.echo(error_message(e), err=True)
        code = e.exit_code
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] not in SERVER_PACKAGES:
            raise
        click.echo(message("cli-no-server"), err=True)
        code = CANNOT
    except (click.Abort, KeyboardInterrupt):
        print_message("cli-stopped")
        code = INTERRUPTED
    sys.exit(code or 0)
