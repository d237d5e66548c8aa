"""`coven box`: what is in a game's box, with the source of each fact; checks a corrected copy."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import click

from coven import games
from coven.box import SOURCES, VARIABLE, BadBox, Box, boxed_games, has_box, shown
from coven.box_words import counts_key, sections_of, word_of_source
from coven.text import MissingText, Speaker

from .command import command
from .language import CommandError, bad_box, language, message


@command("box")
@click.argument("game", type=click.Choice(games.ids()))
@click.option(
    "--check", "file", type=click.Path(path_type=Path), help="Check this corrected copy of the box."
)
def box(game: str, file: Path | None) -> None:
    """Print what is in the box of GAME, each fact with its source. The key in square brackets finds
    it in components.toml.

    With --check, say whether a corrected copy of its components.toml can be played with.
    """
    if file is not None:
        use_boxes([f"{game}={file}"])
    outside = game in games.installed()
    voice = Speaker(games.package_of(game), language())
    name = voice.say("name")
    if not has_box(games.package_of(game)):
        raise CommandError("cli-no-box", {"game": name})
    own = resources.files(games.package_of(game)).joinpath("components.toml")
    mine = Box(own.read_text("utf-8"), "components.toml")
    if file is not None:
        _print_differences(mine, Box(file.read_text("utf-8"), str(file)))
        return
    try:
        sections = sections_of(mine, voice, games.game(game).box_names)
    except MissingText as e:
        raise CommandError("cli-box-untold", {"game": name, "name-text": str(e.args[0])}) from e
    counts = Counter(fact.source for fact in mine.facts())
    click.echo(message("box-title", game=name))
    click.echo(message(counts_key(outside), **{source: counts[source] for source in SOURCES}))
    for section in sections:
        click.echo(f"\n{section.title}: {message(word_of_source(outside, section.source))}")
        for row in section.rows:
            said = [
                words
                if known == section.source
                else f"{words} ({message(word_of_source(outside, known))})"
                for words, known in row.said
            ]
            click.echo(f"  {row.name}: {' · '.join(said)}  [{row.key}]")


def use_boxes(entries: Sequence[str]) -> None:
    """Loads games with corrected boxes. `entries`: ``GAME=FILE`` for each; no part of these games
    may have been imported before. Without entries, the variable COVEN_BOX is left as it is, and its
    boxes are checked. Raises CommandError if an entry names no game or the game refuses its box."""
    if entries:
        os.environ[VARIABLE] = os.pathsep.join(entries)
    for game in boxed_games():
        if game not in games.ids():
            raise CommandError("box-no-game", {"name-game": game})
        try:
            games.game(game)
        except BadBox as e:
            raise bad_box(e) from e


def _print_differences(mine: Box, theirs: Box) -> None:
    """Prints which facts of the box `mine` are different in `theirs`, a corrected copy."""
    before = {fact.key: fact.value for fact in mine.facts()}
    after = {fact.key: fact.value for fact in theirs.facts()}
    changed = [key for key in after if after[key] != before.get(key)]
    good: dict[str, int | str] = {"name-file": theirs.file, "count": len(changed)}
    click.echo(message("box-good", **good))
    for key in changed:
        click.echo(f"  {key} = {shown(after[key])}  ({shown(before.get(key, '–'))})")
