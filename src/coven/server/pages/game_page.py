"""A game's page, and the ways to begin: a lesson, against bots, with friends, on one device."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.box import has_box
from coven.core import Game
from coven.games import package_of
from coven.table import Table, start_lesson
from coven.text import Speaker

from ..access.guests import Guest
from .context import site_of
from .lobby import duration, has_lesson, known_game, player_count
from .render import bot_names, card_picture, guest_of, page, redirect, speaker
from .shared import pay_for_table, preview

DEFAULT_LEVEL = 2
DEFAULT_PLAYERS = 3
SHARING = 2
"""How many people a table on one device begins with."""


def requested_game(request: Request) -> Game:
    """Returns the game that the request's path names. Raises HTTPException 404."""
    found = known_game(request.path_params["game"])
    if found is None:
        raise HTTPException(404)
    return found


def default_players(game: Game) -> int:
    """Returns how many players a game against bots has."""
    allowed = game.variants[0].players
    return next((n for n in reversed(allowed) if n <= DEFAULT_PLAYERS), allowed[0])


async def show_game(request: Request) -> Response:
    """Shows a game's page: what it is, how to begin, and the bots' levels."""
    guest, game = guest_of(request), requested_game(request)
    voice = speaker(guest, game)
    return page(
        request,
        "game.html",
        guest,
        game,
        name=voice.say("name"),
        preview=preview(request, voice.say("name"), voice.say("about"), game.id),
        about=voice.say("about"),
        art=card_picture(game.id),
        players=player_count(game.facts.players, voice),
        minutes=duration(game, voice),
        age=voice.say("web-age", {"age": game.facts.age}),
        bots=default_players(game) - 1,
        lesson=has_lesson(game.id),
        minute=voice.say("quick-start").splitlines() if voice.has("quick-start") else [],
        levels=[
            named("level", str(level.number), voice)
            for level in site_of(request).settings.bot_levels
        ],
        has_box=has_box(package_of(game.id)),
        here=f"/games/{game.id}",
    )


def named(kind: str, key: str, voice: Speaker) -> dict[str, str]:
    """Returns key, name and description of a variant, an option or a level (`kind`), from the
    Fluent messages ``KIND-KEY``."""
    name = f"{kind}-{key}"
    about = voice.say(f"{name}.about") if voice.has(f"{name}.about") else ""
    return {"key": key, "name": voice.say(name), "about": about}


# -- a new table ---------------------------------------------------------------------------


async def _open_table(request: Request, table: Table) -> Response:
    """Stores a new table and redirects to it."""
    await pay_for_table(request)
    await site_of(request).tables.add(table)
    return redirect(request, guest_of(request), f"/t/{table.id}")


def _new_table(request: Request, game: Game, guest: Guest, seats: int) -> Table:
    """Returns a new table of the game's first variant, with the guest at its first seat."""
    now, variant = site_of(request).clock.now(), game.variants[0]
    table = Table.new(game.id, seats, guest.id, now, variant.options)
    table.sit(guest.id, guest.name or speaker(guest).say("web-name-default"), now, 0)
    return table


async def play_now(request: Request) -> Response:
    """Starts a match of the guest against bots, and redirects to it."""
    game, guest = requested_game(request), guest_of(request)
    table = _new_table(request, game, guest, default_players(game))
    for seat in range(1, len(table.seats)):
        table.put_bot(seat, DEFAULT_LEVEL, guest.id, bot_names(guest))
    table.start(guest.id, site_of(request).clock.now())
    return await _open_table(request, table)


async def play_with_friends(request: Request) -> Response:
    """Opens a room with as many seats as the game has players, and redirects to it."""
    game, guest = requested_game(request), guest_of(request)
    return await _open_table(
        request, _new_table(request, game, guest, game.variants[0].players[-1])
    )


async def pass_and_play(request: Request) -> Response:
    """Opens a room in which two people sit at the guest's device, and redirects to it."""
    game, guest = requested_game(request), guest_of(request)
    table = _new_table(request, game, guest, game.variants[0].players[-1])
    for seat in range(1, min(SHARING, len(table.seats))):
        name = speaker(guest).say("web-hot-name", {"number": seat + 1})
        table.sit(guest.id, name, table.created, seat)
    return await _open_table(request, table)


async def play_first(request: Request) -> Response:
    """Redirects to a table with the game's lesson and its coach: one that the guest has begun and
    not finished, or a new one."""
    game, guest = requested_game(request), guest_of(request)
    if not has_lesson(game.id):
        raise HTTPException(404)
    mine = await site_of(request).store.tables_of(guest.id) if guest.known else ()
    for begun in mine:
        if begun.game == game.id and begun.status == "playing" and begun.settings.lesson:
            return redirect(request, guest, f"/t/{begun.id}")
    name = guest.name or speaker(guest).say("web-name-default")
    now = site_of(request).clock.now()
    return await _open_table(request, start_lesson(game.id, guest.id, name, now, bot_names(guest)))
