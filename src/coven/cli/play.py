"""coven play: asks for or reads seats, options and bots, then plays in the terminal."""

from __future__ import annotations

import re
import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from coven import games
from coven.core import Args, BadOptions, Game, Option, Options, Variant, rng_of
from coven.table import Match

from .command import command
from .language import CommandError, GameParameter, WholeNumber, make_speaker, message, print_message
from .prompts import InputEnded, ask_choice, ask_number, number_range
from .terminal import TerminalGame

if TYPE_CHECKING:
    from coven.bots import Bot

DEFAULT_SEATS = 3
DEFAULT_LEVEL = 2


@command("play")
@click.argument("game", type=GameParameter(), required=False)
@click.option(
    "--seats", type=WholeNumber(1), help="Number of players, including you.  [3, or the nearest]"
)
@click.option(
    "--people", type=WholeNumber(0), default=1, help="How many of the players are people.  [1]"
)
@click.option(
    "--you", type=WholeNumber(1), default=1, help="Your seat; other people sit after you.  [1]"
)
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="A person's name; may be repeated."
)
@click.option(
    "--level",
    "levels",
    metavar="LEVEL",
    help="Level of the bots, 1 to 4, or one for each: 3,1.  [2]",
)
@click.option("--variant", metavar="NAME", help="Variant; `coven games` lists them.")
@click.option(
    "--option", "given", multiple=True, metavar="KEY=VALUE", help="Game option; may be repeated."
)
@click.option("--seed", type=WholeNumber(0), help="The same number gives the same deal again.")
@click.option("--save", type=click.Path(path_type=Path), help="Save the match in this file.")
def play(
    game: Game | None,
    seats: int | None,
    people: int,
    you: int,
    names: tuple[str, ...],
    levels: str | None,
    variant: str | None,
    given: tuple[str, ...],
    seed: int | None,
    save: Path | None,
) -> None:
    """Play GAME in the terminal.

    You play against bots, or with friends at one keyboard. Without GAME it asks what to play; press
    Enter to take the suggestion. In the game, answer with a number from the list or with a move's
    text; ? lists the other commands.

    \b
      coven play wandering-towers --seats 4 --level 3,2,1
      coven play wandering-towers --variant masters --people 2 --name Olha --name Max
      coven play noughts-and-crosses --lang uk
    """
    try:
        asking = game is None
        if game is None:
            game = ask_game()
        way = (
            ask_variant(game, seats)
            if asking and variant is None
            else find_variant(game, variant, seats)
        )
        numbers = way.players if way is not None else game.facts.players
        if seats is None:
            seats = ask_seats(numbers) if asking else default_seats(numbers)
        if asking and levels is None and people < seats:
            levels = ask_level()
    except InputEnded:
        print_message("cli-not-started")
        return
    options = read_options(game, way, seats, given)
    at_keyboard = seats_of_people(seats, people, you)
    specs = bot_specs(seats, at_keyboard, levels or str(DEFAULT_LEVEL))
    bots = make_bots(game, specs)
    match = start(game, seats, options, seed, seat_names(seats, at_keyboard, names, specs))
    if save is not None and save.exists():
        raise CommandError("cli-file-exists", {"file": str(save)})
    TerminalGame(match, bots, save or default_file(game)).play()


def start(game: Game, seats: int, options: Options, seed: int | None, names: list[str]) -> Match:
    """Starts a match; its secret is made from `seed` (None: random). Raises CommandError."""
    secret = rng_of(seed).secret if seed is not None else None
    try:
        return Match.start(game.id, seats, options, secret, names)
    except BadOptions as e:
        raise CommandError(e.text, game=game) from e


def default_file(game: Game) -> Path:
    """Returns a new name for a match file in the folder ``matches``."""
    day = datetime.now().strftime("%Y-%m-%d")
    return Path("matches") / f"{game.id}-{day}-{secrets.token_hex(3)}.coven"


# -- questions -----------------------------------------------------------------------------------


def all_games() -> list[Game]:
    """Returns all games, those of the lobby first."""
    there = games.ids()
    order = [id for id in games.LOBBY if id in there]
    return [games.game(id) for id in (*order, *(id for id in there if id not in order))]


def ask_game() -> Game:
    games = all_games()
    titles = [(make_speaker(game).say("name"), make_speaker(game).say("about")) for game in games]
    return games[ask_choice(message("cli-which-game"), titles, 0)]


def ask_variant(game: Game, seats: int | None) -> Variant | None:
    """Asks which variant to play, if several fit the number of seats; None if the game has none."""
    ways = [v for v in game.variants if seats is None or seats in v.players]
    if len(ways) < 2:
        return ways[0] if ways else None
    names = [(make_speaker(game).say(f"variant-{way.key}"), "") for way in ways]
    return ways[ask_choice(message("cli-which-variant"), names, 0)]


def ask_seats(numbers: tuple[int, ...]) -> int:
    if len(numbers) == 1:
        return numbers[0]
    return ask_number(
        message("cli-how-many", numbers=number_range(numbers)), numbers, default_seats(numbers)
    )


def ask_level() -> str:
    """Asks for the level of the bots and returns its number as text."""
    from coven.bots import LEVELS

    keys = [f"level-{level.number}" for level in LEVELS]
    names = [(message(key), message(f"{key}.about")) for key in keys]
    return str(1 + ask_choice(message("cli-which-level"), names, DEFAULT_LEVEL - 1))


def default_seats(numbers: tuple[int, ...]) -> int:
    """Returns the number of seats that is nearest to DEFAULT_SEATS."""
    return min(numbers, key=lambda n: abs(n - DEFAULT_SEATS))


# -- reading the command line ------------------------------------------------------------------


def find_variant(game: Game, key: str | None, seats: int | None) -> Variant | None:
    """Returns the variant called `key`; without a key, the first one for `seats` players, None if
    there is none. Raises CommandError if no variant is called so."""
    if key is None:
        fitting = [v for v in game.variants if seats is None or seats in v.players]
        return fitting[0] if fitting else None
    for variant in game.variants:
        if variant.key == key:
            return variant
    known = ", ".join(variant.key for variant in game.variants)
    raise CommandError("cli-no-variant", {"given": key[:40], "known": known})


def read_options(game: Game, way: Variant | None, seats: int, given: tuple[str, ...]) -> Options:
    """Returns the options of the variant `way` (None: no variant), overridden by those `given` on
    the command line as ``key=value``. Raises CommandError."""
    own = dict(parse_option(game, text) for text in given)
    if way is None:
        return own
    if seats not in way.players and seats in game.facts.players:
        raise CommandError(
            "cli-variant-players", {"variant": f"variant-{way.key}", "given": seats}, game
        )
    return {**way.options, **own}


def seats_of_people(seats: int, people: int, you: int) -> list[int]:
    """Returns the seats of `people` people: seat number `you` (from 1) and those after it. Raises
    CommandError."""
    if people > seats or you > seats:
        raise CommandError("cli-too-many-people", {"count": seats})
    return [(you - 1 + i) % seats for i in range(people)]


def parse_option(game: Game, text: str) -> tuple[str, Any]:
    """Returns key and value of an option written as ``key=value``. Raises CommandError."""
    key, equals, value = text.partition("=")
    if not equals:
        raise CommandError("cli-option-form", {"given": text[:40]})
    known: dict[str, Option] = {o.key: o for o in game.options}
    if key not in known:
        raise CommandError("bad-option", {"option": key[:40]})
    choices = {option_text(choice): choice for choice in known[key].choices}
    words = [word for word in value.lower().split(",") if word] if known[key].many else [value]
    if all(word.lower() in choices for word in words):
        taken = [choices[word.lower()] for word in words]
        return key, taken if known[key].many else taken[0]
    args: Args = {"option": key, "given": value[:40], "known": ", ".join(choices)}
    raise CommandError("cli-option-choice", args)


def option_text(choice: bool | int | str | list[str]) -> str:
    """Returns how a value of an option is written on the command line; several with commas."""
    return ",".join(choice) if isinstance(choice, list) else str(choice).lower()


def bot_specs(seats: int, people: list[int], levels: str) -> dict[int, str]:
    """Returns, by seat, the level or kind of the bot for each seat not in `people`. `levels`: one
    for all bots, or one for each, with commas. Raises CommandError."""
    empty = [seat for seat in range(seats) if seat not in people]
    specs = levels.split(",")
    if len(specs) == 1:
        specs *= len(empty)
    if len(specs) != len(empty):
        raise CommandError("cli-levels", {"given": len(specs), "bots": len(empty)})
    return dict(zip(empty, specs, strict=True))


def make_bots(game: Game, specs: dict[int, str]) -> dict[int, Bot]:
    """Returns the bots by seat. `specs`: what describes each, such as a level or "greedy"
    (`coven.bots.bot_of`). Raises CommandError if a spec names no bot."""
    from coven.bots import BadSpec, bot_of

    def make_bot(spec: str) -> Bot:
        try:
            return bot_of(game, spec, secrets.token_hex(8))
        except BadSpec as e:
            raise CommandError("cli-level", {"given": spec[:40]}) from e

    return {seat: make_bot(spec) for seat, spec in specs.items()}


def seat_names(
    seats: int, people: list[int], given: tuple[str, ...], specs: dict[int, str]
) -> list[str]:
    """Returns the names of all seats: `given` names for the seats in `people`, names of levels for
    bots (`specs`). Raises CommandError."""
    if len(given) > len(people):
        raise CommandError("cli-names", {"given": len(given), "people": len(people)})
    named = dict(zip(people, given, strict=False))
    for seat, spec in specs.items():
        kind = re.split("[:@]", spec)[0]
        name = f"level-{kind}" if kind.isdecimal() else f"bot-{kind}"
        named[seat] = message("cli-bot", bot=name, number=seat + 1)
    return [named.get(seat) or message("seat-number", number=seat + 1) for seat in range(seats)]
