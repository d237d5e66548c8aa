"""The language of the command line, its error messages, and its types of parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import click

from coven.box import BadBox
from coven.core import Args, Game, Text

if TYPE_CHECKING:
    from coven.text import Speaker

LANGUAGES = ("en", "ru", "uk")
_language: ContextVar[str] = ContextVar("language", default="en")


class CommandError(click.ClickException):
    """The command cannot be carried out: prints one sentence, exit code 2."""

    exit_code = 2

    def __init__(self, text: Text | str, args: Args | None = None, game: Game | None = None):
        super().__init__(make_speaker(game).say(text, args))


class CheckFailed(CommandError):
    """The command ran, and what it checked is wrong: prints one sentence, exit code 1."""

    exit_code = 1


def set_language(args: list[str], environment: Mapping[str, str]) -> None:
    """Sets the language of all output to that of `--lang`, wherever it stands in `args`; without
    it, to that of the system's environment variables.

    Call this before the command line is parsed, so that its errors are in that language too. Raises
    CommandError if the language is unknown."""
    _language.set(_system_language(environment))
    for i, word in enumerate(args):
        if word == "--":
            break
        name, equals, given = word.partition("=")
        if name != "--lang":
            continue
        if not equals:
            given = args[i + 1] if i + 1 < len(args) else ""
        if given not in LANGUAGES:
            raise CommandError("cli-bad-language", {"given": given, "known": ", ".join(LANGUAGES)})
        _language.set(given)


def _system_language(environment: Mapping[str, str]) -> str:
    """Returns the language that the environment variables name, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language() -> str:
    """Returns the chosen language: en, ru or uk."""
    return _language.get()


def make_speaker(
    game: Game | None = None, names: Sequence[str] = (), viewer: int | None = None
) -> Speaker:
    """Returns a Speaker in the chosen language for Coven's own texts and, if given, a game's.
    `names`: the players' names by seat; `viewer`: the seat that is called "you"."""
    from coven.games import package_of
    from coven.text import Speaker

    package = package_of(game.id) if game is not None else "coven"
    shown = [printable(name) for name in names]
    return Speaker(package, language(), shown, forgiving=True, viewer=viewer)


def printable(text: str) -> str:
    """Returns the first 200 characters of a text without those that would disturb a terminal."""
    return "".join(letter for letter in text[:200] if letter.isprintable())


def message(key: str, **args: int | str) -> str:
    """Returns Coven's own Fluent message `key`, with these arguments, in the chosen language."""
    return make_speaker().say(key, args)


def print_message(key: str, **args: int | str) -> None:
    """Prints Coven's own Fluent message `key`, with these arguments, in the chosen language."""
    click.echo(message(key, **args))


def file_error(e: OSError) -> str:
    """Returns why a file could not be used: the key of a Fluent message or, for a rare error, the
    system's own message."""
    kinds: list[tuple[type[OSError], str]] = [
        (FileNotFoundError, "cli-file-missing"),
        (PermissionError, "cli-file-forbidden"),
        (IsADirectoryError, "cli-file-folder"),
        (NotADirectoryError, "cli-file-not-folder"),
        (FileExistsError, "cli-file-not-folder"),
    ]
    return next((key for kind, key in kinds if isinstance(e, kind)), e.strerror or str(e))


def error_message(e: click.ClickException) -> str:
    """Returns what is wrong with the command line, in the chosen language."""
    where = e.ctx.command_path if isinstance(e, click.UsageError) and e.ctx else "coven"
    help_at = " " + message("cli-see-help", command=f"{where} --help")
    match e:
        case CommandError():
            return e.message
        case click.NoSuchOption() | click.BadOptionUsage():
            known = isinstance(e, click.BadOptionUsage)
            key = "cli-option-alone" if known else "cli-no-option"
            return message(key, option=e.option_name) + help_at
        case click.exceptions.NoSuchCommand():
            return message("cli-no-command", command=e.command_name) + help_at
        case click.MissingParameter(param=click.Parameter() as what, ctx=click.Context() as ctx):
            return message("cli-missing", what=what.make_metavar(ctx)) + help_at
        case _:
            return message("cli-usage") + help_at


class WholeNumber(click.ParamType[int]):
    """The type of a command's parameter that is a whole number from `least` to `most`."""

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
            raise CommandError("cli-number", {"name": name, "least": self.least, "given": given})
        bounds: Args = {"least": self.least, "most": self.most}
        raise CommandError("cli-number-between", {"name": name, "given": given, **bounds})


def bad_box(e: BadBox) -> CommandError:
    """Returns the error that says what is wrong with a box, with its file, line and key."""
    args: Args = {"name-file": e.file, "line": e.line, "name-key": e.key}
    return CommandError("box-bad", {**args, "name-why": make_speaker().say(e.text)})


class GameParameter(click.ParamType[Game]):
    """The type of a command's parameter that is the id of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        from coven import games

        if isinstance(value, Game):
            return value
        try:
            return games.game(str(value))
        except games.UnknownGame:
            known = ", ".join(games.ids())
            raise CommandError("cli-no-game", {"given": str(value)[:40], "known": known}) from None
        except BadBox as e:
            raise bad_box(e) from e
