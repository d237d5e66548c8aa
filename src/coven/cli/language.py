"""In whose language the command line speaks, and how it says that something is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import click

from coven.core import Args, Game, Text

if TYPE_CHECKING:
    from coven.text import Speaker

LANGUAGES = ("en", "ru", "uk")
_language: ContextVar[str] = ContextVar("language", default="en")


class Trouble(click.ClickException):
    """Something is wrong with what was asked for: one sentence, exit code 2."""

    exit_code = 2

    def __init__(self, text: Text | str, args: Args | None = None, game: Game | None = None):
        super().__init__(speaker(game).say(text, args))


class Failed(Trouble):
    """Something was looked at and found wanting: one sentence, exit code 1."""

    exit_code = 1


def listen(args: list[str], environment: Mapping[str, str]) -> None:
    """Speak from now on as `--lang` says, wherever it stands in the line; else as the machine does.

    This comes before the line is read, so that complaints about it are understood too. Raises
    Trouble for a language that nobody here speaks.
    """
    _language.set(_of_machine(environment))
    for i, word in enumerate(args):
        if word == "--":
            break
        name, equals, given = word.partition("=")
        if name != "--lang":
            continue
        if not equals:
            given = args[i + 1] if i + 1 < len(args) else ""
        if given not in LANGUAGES:
            raise Trouble("cli-bad-language", {"given": given, "known": ", ".join(LANGUAGES)})
        _language.set(given)


def _of_machine(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language() -> str:
    return _language.get()


def speaker(game: Game | None = None, names: Sequence[str] = ()) -> Speaker:
    """Who says Coven's own words, and a game's, to the person at the terminal."""
    from coven.games import package_of
    from coven.text import Speaker

    package = package_of(game.id) if game is not None else "coven"
    return Speaker(package, language(), [printable(name) for name in names], forgiving=True)


def printable(text: str) -> str:
    """What somebody wrote, without what would disturb a terminal."""
    return "".join(letter for letter in text[:200] if letter.isprintable())


def say(key: str, **args: int | str) -> str:
    """One of Coven's own sentences."""
    return speaker().say(key, args)


def tell(key: str, **args: int | str) -> None:
    click.echo(say(key, **args))


def reason(e: OSError) -> str:
    """Why a file could not be used: the key of a sentence, or what the machine says."""
    kinds: list[tuple[type[OSError], str]] = [
        (FileNotFoundError, "cli-file-missing"),
        (PermissionError, "cli-file-forbidden"),
        (IsADirectoryError, "cli-file-folder"),
        (NotADirectoryError, "cli-file-not-folder"),
        (FileExistsError, "cli-file-not-folder"),
    ]
    return next((key for kind, key in kinds if isinstance(e, kind)), e.strerror or str(e))


def complaint(e: click.ClickException) -> str:
    """What is wrong with the command line, in the person's language."""
    where = e.ctx.command_path if isinstance(e, click.UsageError) and e.ctx else "coven"
    help_at = " " + say("cli-see-help", command=f"{where} --help")
    match e:
        case Trouble():
            return e.message
        case click.NoSuchOption() | click.BadOptionUsage():
            known = isinstance(e, click.BadOptionUsage)
            key = "cli-option-alone" if known else "cli-no-option"
            return say(key, option=e.option_name) + help_at
        case click.exceptions.NoSuchCommand():
            return say("cli-no-command", command=e.command_name) + help_at
        case click.MissingParameter(param=click.Parameter() as what, ctx=click.Context() as ctx):
            return say("cli-missing", what=what.make_metavar(ctx)) + help_at
        case _:
            return say("cli-usage") + help_at


class Whole(click.ParamType[int]):
    """A whole number from `least` to `most`."""

    name = "number"

    def __init__(self, least: int, most: int = 10**9) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if self.least <= number <= self.most:
            return number
        name = param.opts[0] if param is not None else ""
        given = str(value)[:40]
        if self.most == 10**9:
            raise Trouble("cli-number", {"name": name, "least": self.least, "given": given})
        bounds: Args = {"least": self.least, "most": self.most}
        raise Trouble("cli-number-between", {"name": name, "given": given, **bounds})


class GameId(click.ParamType[Game]):
    """A game by its id."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        from coven import games

        if isinstance(value, Game):
            return value
        try:
            return games.game(str(value))
        except games.UnknownGame:
            known = ", ".join(games.ids())
            raise Trouble("cli-no-game", {"given": str(value)[:40], "known": known}) from None
