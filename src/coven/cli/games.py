"""coven games, coven rules: the list of games and their rules."""

from __future__ import annotations

import sys

import click

from coven import rulebook
from coven.core import Game

from .command import command
from .language import CommandError, GameParameter, language, make_speaker, message
from .prompts import number_range, wrap


@command("games")
def games() -> None:
    """List the games, their variants and options."""
    from .play import all_games, option_text

    for game in all_games():
        speaker = make_speaker(game)
        facts = game.facts
        click.echo(click.style(speaker.say("name"), bold=True) + f"  ({game.id})")
        click.echo(wrap(speaker.say("about"), "  "))
        about: dict[str, int | str] = {
            "same": "no" if len(facts.players) > 1 else "yes",
            "least": facts.players[0],
            "most": facts.players[-1],
            "version": game.version,
        }
        short, long = facts.minutes
        click.echo("  " + message("cli-game-facts", short=short, long=long, age=facts.age, **about))
        for variant in game.variants:
            numbers = number_range(variant.players)
            name = speaker.say(f"variant-{variant.key}")
            click.echo(f"  --variant {variant.key}: {name} ({message('cli-for', numbers=numbers)})")
        for option in game.options:
            choices = "|".join(map(option_text, option.choices))
            name = speaker.say(f"option-{option.key}")
            click.echo(f"  --option {option.key}={choices}: {name} [{option_text(option.default)}]")
        click.echo()


@command("rules")
@click.argument("game", type=GameParameter())
@click.argument("number", required=False, metavar="[PARAGRAPH]")
def rules(game: Game, number: str | None) -> None:
    """Read the rules of GAME, or a PARAGRAPH of them.

    A chapter is named by its number (4), a paragraph by its own (4.3), a ruling by R20.
    """
    if number is None:
        text: str | None = rulebook.rules(game.id, language())
    else:
        text = rulebook.paragraph(game.id, language(), number)
        text = text or rulebook.chapter(game.id, language(), number)
    if text is None:
        raise CommandError("cli-no-paragraph", {"given": (number or "")[:40]})
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        # Markdown would join consecutive lines to one paragraph.
        Console(width=min(Console().width, 100)).print(Markdown(text.replace("\n**", "\n\n**")))
    else:
        click.echo(text.rstrip("\n"))
