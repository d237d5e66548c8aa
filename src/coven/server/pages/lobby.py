"""The lobby: games, the guest's tables, and open tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import structlog
from starlette.requests import Request
from starlette.responses import Response

from coven import games
from coven.core import Game
from coven.store import TableSummary, UnknownTable
from coven.table import BrokenRow, lesson_script
from coven.text import LOCALES, Speaker

from ..access.guests import Guest
from ..live.screen import shown_names
from ..ops.log import error_summary
from .context import Site, site_of
from .render import card_picture, guest_of, page, speaker
from .shared import preview

logger = structlog.get_logger()

FINISHED_SHOWN = 3
"""How many of a guest's finished tables the lobby shows."""
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
TENS = ("", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC")


@dataclass(frozen=True)
class Card:
    """What a game's card in the lobby shows: name, picture, numbers of players, duration."""

    id: str
    numeral: str
    name: str
    about: str
    facts: str
    art: str
    ready: bool
    lesson: bool
    """Whether the game has a lesson."""


def player_count(players: Sequence[int], voice: Speaker) -> str:
    """Returns the allowed numbers of players as text: ``2–6 players``, or ``2, 4 players`` if some
    between are missing."""
    least, most = players[0], players[-1]
    whole = len(players) > 1 and len(players) == most - least + 1
    numbers = f"{least}–{most}" if whole else ", ".join(map(str, players))
    return voice.say("web-players", {"numbers": numbers, "most": most})


def duration(game: Game, voice: Speaker) -> str:
    """Returns how many minutes a game takes, as text."""
    least, most = game.facts.minutes
    return voice.say("web-minutes", {"least": least, "most": most})


def known_game(id: str) -> Game | None:
    """Returns the game with this id; None if there is none, or if it cannot be loaded: a broken
    game must not break the lobby."""
    try:
        game = games.game(id)
        for locale in LOCALES:
            Speaker(games.package_of(id), locale).say("name")
    except games.UnknownGame:
        return None
    except Exception as e:
        logger.error("a game cannot be opened", game=id, error=error_summary(e))
        return None
    return game


def card(id: str, place: int, guest: Guest) -> Card:
    """Returns the card of a game at `place` (from 0) in the lobby."""
    game = known_game(id)
    if game is not None and id in games.LOBBY and type(game).parts is Game.parts:
        game = None  # its board is not drawn yet
    voice = speaker(guest, game)
    if game is None:
        name = voice.say(f"web-later-{id}")
        about = voice.say(f"web-later-{id}.about")
        facts = voice.say("web-card-later")
    else:
        name, about = voice.say("name"), _first_sentence(voice.say("about"))
        facts = voice.say(
            "web-card-facts",
            {
                "players": player_count(game.facts.players, voice),
                "minutes": duration(game, voice),
            },
        )
    ready = game is not None
    picture, lesson = card_picture(id), ready and has_lesson(id)
    return Card(id, numeral(place + 1), name, about, facts, picture, ready, lesson)


def numeral(number: int) -> str:
    """Returns the Roman numeral of a number below 100."""
    return TENS[number // 10 % 10] + NUMERALS[number % 10]


def has_lesson(id: str) -> bool:
    """Whether the game has a lesson that can be read: a broken one must not break the lobby."""
    try:
        return lesson_script(id) is not None
    except ValueError as e:
        logger.error("a lesson cannot be read", game=id, error=error_summary(e))
        return False


def _first_sentence(text: str) -> str:
    """Returns a text up to its first full stop or colon after at least 21 characters."""
    ends = [at for end in (": ", ". ") if (at := text.find(end, 21)) > 0]
    return text[: min(ends)] + "." if ends else text


@dataclass(frozen=True)
class Row:
    """What a list of tables in the lobby shows of one table: name, people, status, link."""

    href: str
    name: str
    people: str
    status: str
    waits: bool


def row(listed: TableSummary, guest: Guest, href: str) -> Row:
    """Returns what the guest sees of a table in a list of the lobby; `href` is the link to it."""
    voice = speaker(guest, games.game(listed.game))
    free = sum(seat.kind == "open" for seat in listed.seats)
    waits = listed.status == "playing" and any(
        listed.seats[seat].person == guest.id for seat in listed.waiting
    )
    if listed.status == "gathering":
        key = "gathering" if free else "ready"
    else:
        key = "yours" if waits else listed.status
    return Row(
        href,
        voice.say("name"),
        ", ".join(name or "…" for name in shown_names(listed.seats, guest.language)),
        voice.say(f"web-status-{key}", {"count": free}),
        waits,
    )


def _in_lobby(mine: list[TableSummary]) -> list[TableSummary]:
    """Returns the tables of a guest that the lobby shows: all that go on, and the last that are
    over. The others are among "My games"."""
    over = [table for table in mine if table.status == "over"]
    return [table for table in mine if table.status != "over"] + over[:FINISHED_SHOWN]


async def lobby(request: Request, notice: str = "", status: int = 200) -> Response:
    """Shows the games, the guest's tables and open tables; `notice`: an error message, "" for none;
    `status`: the HTTP status."""
    guest, site = guest_of(request), site_of(request)
    known = [id for id in games.ids() if known_game(id)]
    mine = await site.store.tables_of(guest.id, 12) if guest.known else []
    moved = await _moved_rows(site, guest) if guest.known else []
    waiting = await site.presence.waiting_for(guest.id) if guest.known else ()
    open_tables = await site.store.open_tables(12)
    apart = await site.store.accounts.apart_from(guest.id) if guest.known else frozenset()
    own = games.own_ids()
    other = next((id for id in known if id in own and id not in games.LOBBY), None)
    shown = [*games.LOBBY, *(id for id in known if id not in own)]
    return page(
        request,
        "lobby.html",
        guest,
        status=status,
        preview=preview(request, "Coven", speaker(guest).say("web-lobby-lead")),
        cards=[card(id, place, guest) for place, id in enumerate(shown)],
        mine=[row(t, guest, f"/t/{t.id}") for t in _in_lobby(mine) if t.game in known],
        moved=[*moved, *(await invited_rows(site, guest) if guest.known else [])],
        newcomer=not mine,
        open=[
            row(t, guest, f"/t/{t.id}")
            for t in open_tables
            if t.game in known
            and t.id not in {m.id for m in mine}
            and apart.isdisjoint({t.host, *(seat.person or "" for seat in t.seats)})
        ],
        waiting=waiting,
        other_game=_footer_game(other, guest),
        notice=notice,
        bad=bool(notice),
        here="/",
    )


async def _moved_rows(site: Site, guest: Guest) -> list[Row]:
    """Returns a line for each table where a personal link has moved the guest's seat to another
    browser; its link leads to the page on which they can take it back."""
    found = []
    for id in await site.presence.moved_seats(guest.id):
        try:
            table = (await site.tables.open(id)).table
        except (UnknownTable, BrokenRow):
            continue
        if table.has_lost_seat(guest.id) and table.status != "over":
            voice = speaker(guest, table.game)
            people = ", ".join(name or "…" for name in shown_names(table.seats, guest.language))
            status = voice.say("web-moved-row")
            found.append(Row(f"/t/{id}/people", voice.say("name"), people, status, True))
    return found


async def invited_rows(site: Site, guest: Guest) -> list[Row]:
    """Returns a line for each room to which its host has invited the guest by name. A new link to
    the room is made for it, because the store has only the hashes of links."""
    found = []
    for id in await site.presence.invitations(guest.id):
        try:
            live = await site.tables.open(id)
        except (UnknownTable, BrokenRow):
            continue
        table = live.table
        if guest.id in table.running.kicked:
            continue
        if not live.invitation_token:
            live.invitation_token = await site.store.invite(id, site.clock.now())
        voice = speaker(guest, table.game)
        host = next((seat.name for seat in table.seats if seat.person == table.host), "Coven")
        status = voice.say("web-join-title", {"name": host})
        found.append(Row(f"/join/{live.invitation_token}", voice.say("name"), "", status, True))
    return found


def _footer_game(id: str | None, guest: Guest) -> dict[str, str] | None:
    """Returns id and name of the game that the lobby's footer links to; None if `id` is None."""
    if id is None:
        return None
    return {"id": id, "name": speaker(guest, games.game(id)).say("name")}
