"""coven play: the seats, the options and the bots; then the table."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from coven import games
from coven.core import Args, BadOptions, Game, Option, Options, Variant, rng_of
from coven.table import Match

from .command import command
from .language import GameId, Trouble, Whole, say, speaker, tell
from .prompts import NoMoreAnswers, choose, number, spread
from .terminal import Table

if TYPE_CHECKING:
    from coven.bots import Bot

USUAL_SEATS = 3
USUAL_LEVEL = 2


@command("play")
@click.argument("game", type=GameId(), required=False)
@click.option(
    "--seats", type=Whole(1), help="How many play, you included.  [3, or what is nearest]"
)
@click.option("--people", type=Whole(0), default=1, help="How many of them are people.  [1]")
@click.option(
    "--you", type=Whole(1), default=1, help="Your seat; further people sit after you.  [1]"
)
@click.option("--name", "names", multiple=True, metavar="NAME", help="A person's name. Repeatable.")
@click.option(
    "--level", "levels", metavar="LEVEL", help="Bots: 1, 2 or 3; or one each, as 3,1.  [2]"
)
@click.option("--variant", metavar="NAME", help="A way to play; `coven games` names them.")
@click.option("--option", "given", multiple=True, metavar="KEY=VALUE", help="Repeatable.")
@click.option("--seed", type=Whole(0), help="Shuffle by this number, to play the same deal again.")
@click.option("--save", type=click.Path(path_type=Path), help="Keep the match in this file.")
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

    You play against bots, or with friends at one keyboard. Without GAME it asks what to play; Enter
    takes what is proposed. In the game, answer with a number from the list or with a move's text;
    ? lists the other commands.

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
            else variant_of(game, variant, seats)
        )
        numbers = way.players if way is not None else game.facts.players
        if seats is None:
            seats = ask_seats(numbers) if asking else usual(numbers)
        if asking and levels is None and people < seats:
            levels = ask_level()
    except NoMoreAnswers:
        tell("cli-not-started")
        return
    options = options_of(game, way, seats, given)
    at_keyboard = people_at(seats, people, you)
    specs = specs_of(seats, at_keyboard, levels or str(USUAL_LEVEL))
    bots = seat_bots(game, specs)
    match = start(game, seats, options, seed, names_of(seats, at_keyboard, names, specs))
    if save is not None and save.exists():
        raise Trouble("cli-file-exists", {"file": str(save)})
    Table(match, bots, save or new_file(game)).play()


def start(game: Game, seats: int, options: Options, seed: int | None, names: list[str]) -> Match:
    secret = rng_of(seed).secret if seed is not None else None
    try:
        return Match.start(game.id, seats, options, secret, names)
    except BadOptions as e:
        raise Trouble(e.text, game=game) from e


def new_file(game: Game) -> Path:
    day = datetime.now().strftime("%Y-%m-%d")
    return Path("matches") / f"{game.id}-{day}-{secrets.token_hex(3)}.coven"


# -- questions -----------------------------------------------------------------------------------


def at_hand() -> list[Game]:
    """The games that can be played, those of the lobby first."""
    there = games.ids()
    order = [id for id in games.LOBBY if id in there]
    return [games.game(id) for id in (*order, *(id for id in there if id not in order))]


def ask_game() -> Game:
    shelf = at_hand()
    titles = [(speaker(game).say("name"), speaker(game).say("about")) for game in shelf]
    return shelf[choose(say("cli-which-game"), titles, 0)]


def ask_variant(game: Game, seats: int | None) -> Variant | None:
    ways = [v for v in game.variants if seats is None or seats in v.players]
    if len(ways) < 2:
        return ways[0] if ways else None
    names = [(speaker(game).say(f"variant-{way.key}"), "") for way in ways]
    return ways[choose(say("cli-which-variant"), names, 0)]


def ask_seats(numbers: tuple[int, ...]) -> int:
    if len(numbers) == 1:
        return numbers[0]
    return number(say("cli-how-many", numbers=spread(numbers)), numbers, usual(numbers))


def ask_level() -> str:
    from coven.bots import LEVELS

    keys = [f"level-{level.number}" for level in LEVELS]
    names = [(say(key), say(f"{key}.about")) for key in keys]
    return str(1 + choose(say("cli-which-level"), names, USUAL_LEVEL - 1))


def usual(numbers: tuple[int, ...]) -> int:
    return min(numbers, key=lambda n: abs(n - USUAL_SEATS))


# -- what the command line says ------------------------------------------------------------------


def variant_of(game: Game, key: str | None, seats: int | None) -> Variant | None:
    """The variant of that name; if none is named, the first for that many. Raises Trouble."""
    if key is None:
        fitting = [v for v in game.variants if seats is None or seats in v.players]
        return fitting[0] if fitting else None
    for variant in game.variants:
        if variant.key == key:
            return variant
    known = ", ".join(variant.key for variant in game.variants)
    raise Trouble("cli-no-variant", {"given": key[:40], "known": known})


def options_of(game: Game, way: Variant | None, seats: int, given: tuple[str, ...]) -> Options:
    """Those of the variant, and over them those of the command line. Raises Trouble."""
    own = dict(option(game, text) for text in given)
    if way is None:
        return own
    if seats not in way.players and seats in game.facts.players:
        raise Trouble(
            "cli-variant-players", {"variant": f"variant-{way.key}", "given": seats}, game
        )
    return {**way.options, **own}


def people_at(seats: int, people: int, you: int) -> list[int]:
    """The seats of the people: yours, and those after it. Raises Trouble."""
    if people > seats or you > seats:
        raise Trouble("cli-too-many-people", {"count": seats})
    return [(you - 1 + i) % seats for i in range(people)]


def option(game: Game, text: str) -> tuple[str, Any]:
    """A `key=value` of the command line as the game knows it. Raises Trouble."""
    key, equals, value = text.partition("=")
    if not equals:
        raise Trouble("cli-option-form", {"given": text[:40]})
    known: dict[str, Option] = {o.key: o for o in game.options}
    if key not in known:
        raise Trouble("bad-option", {"option": key[:40]})
    choices = {spelled(choice): choice for choice in known[key].choices}
    words = [word for word in value.lower().split(",") if word] if known[key].many else [value]
    if all(word.lower() in choices for word in words):
        taken = [choices[word.lower()] for word in words]
        return key, taken if known[key].many else taken[0]
    args: Args = {"option": key, "given": value[:40], "known": ", ".join(choices)}
    raise Trouble("cli-option-choice", args)


def spelled(choice: bool | int | str | list[str]) -> str:
    """How a value is written on the command line; several with commas."""
    return ",".join(choice) if isinstance(choice, list) else str(choice).lower()


def specs_of(seats: int, people: list[int], levels: str) -> dict[int, str]:
    """Which bot sits where nobody else does. `levels` is one for all of them or one each."""
    empty = [seat for seat in range(seats) if seat not in people]
    specs = levels.split(",")
    if len(specs) == 1:
        specs *= len(empty)
    if len(specs) != len(empty):
        raise Trouble("cli-levels", {"given": len(specs), "bots": len(empty)})
    return dict(zip(empty, specs, strict=True))


def seat_bots(game: Game, specs: dict[int, str]) -> dict[int, Bot]:
    """Raises Trouble for words that name no bot."""
    from coven.bots import BadSpec, bot_of

    def sit(spec: str) -> Bot:
        try:
            return bot_of(game, spec, secrets.token_hex(8))
        except BadSpec as e:
            raise Trouble("cli-level", {"given": spec[:40]}) from e

    return {seat: sit(spec) for seat, spec in specs.items()}


def names_of(
    seats: int, people: list[int], given: tuple[str, ...], specs: dict[int, str]
) -> list[str]:
    """What the seats are called in the log: people as they say, bots by their level."""
    if len(given) > len(people):
        raise Trouble("cli-names", {"given": len(given), "people": len(people)})
    named = dict(zip(people, given, strict=False))
    for seat, spec in specs.items():
        kind = spec.partition(":")[0]
        name = f"level-{kind}" if kind.isdecimal() else f"bot-{kind}"
        named[seat] = say("cli-bot", bot=name, number=seat + 1)
    return [named.get(seat) or say("seat-number", number=seat + 1) for seat in range(seats)]
