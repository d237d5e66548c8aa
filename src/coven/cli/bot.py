"""`coven bot`: a bot that speaks the line protocol."""

from __future__ import annotations

import os
import sys

import click

from coven.core import Game

from .command import command
from .language import CommandError, GameParameter


@command("bot")
@click.argument("game", type=GameParameter())
@click.option("--level", "spec", default="3", metavar="BOT", help="As for `coven arena`.  [3]")
def bot(game: Game, spec: str) -> None:
    """Play GAME over standard input and output, for other programs.

    Reads questions and writes moves, one JSON object in each line; docs/bot-protocol.md describes
    them. In `coven arena`, "exec:coven bot GAME --level 3" is such a bot.
    """
    from coven.bots import BadSpec, bot_of, collect_rarely, serve_bot

    sys.path.append(os.getcwd())  # for module:Class
    try:
        level = bot_of(game, spec).temperament.level
    except BadSpec as e:
        raise CommandError("cli-level", {"given": spec[:40]}) from e
    collect_rarely()
    serve_bot(game, lambda seed: bot_of(game, spec, seed), level, sys.stdin, sys.stdout)
