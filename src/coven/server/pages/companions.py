"""The people with whom a guest has played: playing with them again, or never again."""

from __future__ import annotations

import hashlib

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven import games
from coven.store import Companion
from coven.table import Table

from .context import Site, site_of
from .dates import day
from .lobby import known_game
from .render import guest_of, page, redirect, speaker
from .shared import invite_by_name, pay_for_table, people_at


def handle(site: Site, person: str, other: str) -> str:
    """Returns the code by which a page refers to another person, because pages must not know the
    ids of others."""
    secret = site.settings.key.encode()[:64]
    return hashlib.blake2b(f"{person} {other}".encode(), key=secret, digest_size=9).hexdigest()


async def companions(request: Request) -> Response:
    """Shows the people with whom the guest has played."""
    return await companions_page(request)


async def companions_page(request: Request, notice: str = "") -> Response:
    """Shows the people with whom the guest has played. `notice`: the key of an error message, ""
    for none."""
    guest, site = guest_of(request), site_of(request)
    found = await site.store.results.companions(guest.id) if guest.known else []
    blocked = await site.store.accounts.blocked_by(guest.id) if guest.known else frozenset()
    muted = await site.presence.muted_by(guest)
    last = await site.store.tables_of(guest.id, 1) if guest.known else []
    known = [id for id in dict.fromkeys((*games.LOBBY, *games.ids())) if known_game(id)]
    return page(
        request,
        "companions.html",
        guest,
        people=[
            {
                "handle": handle(site, guest.id, one.person),
                "name": one.name,
                "matches": one.matches,
                "last": day(one.last, guest),
                "blocked": one.person in blocked,
                "muted": one.person in muted,
            }
            for one in found
        ],
        games=[(id, speaker(guest, games.game(id)).say("name")) for id in known],
        game_id=last[0].game if last else "",
        status=400 if notice else 200,
        notice=speaker(guest).say(notice) if notice else "",
        bad=bool(notice),
        tab="people",
        here="/me/people",
    )


async def act(request: Request) -> Response:
    """Mutes, unmutes, blocks or unblocks a person, as a form of the page asks."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    do = str(form.get("do", ""))
    other = await _find(site, guest.id, str(form.get("person", "")))
    accounts, now = site.store.accounts, site.clock.now()
    if do in ("mute", "unmute"):
        await site.presence.mute(guest, other.person, do == "mute")
    elif do == "block":
        await accounts.block(guest.id, other.person, True, now)
        await site.presence.mute(guest, other.person, True)
        _show_out(site, guest.id, other.person)
    elif do == "unblock":
        await accounts.block(guest.id, other.person, False, now)
        await site.presence.mute(guest, other.person, False)
    else:
        raise HTTPException(400)
    return redirect(request, guest, "/me/people")


def _show_out(site: Site, person: str, other: str) -> None:
    """Closes the pages on which `other` watches tables of this person. Other processes refuse them
    when they connect again."""
    for live in site.tables.all:
        people = people_at(live.table)
        if person in people and other not in people:
            for connection in [c for c in live.connections if c.guest.id == other]:
                connection.end_session()


async def _find(site: Site, person: str, called: str) -> Companion:
    """Returns the companion of this person whom a page calls `called`. Raises HTTPException 404."""
    for one in await site.store.results.companions(person):
        if handle(site, person, one.person) == called:
            return one
    raise HTTPException(404)


async def again(request: Request) -> Response:
    """Opens a room with open seats for the chosen people, and invites them."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    chosen = [await _find(site, guest.id, str(one)) for one in form.getlist("person")]
    game = known_game(str(form.get("game", "")))
    if game is None or not chosen:
        return redirect(request, guest, "/me/people")
    if await site.store.accounts.any_block([guest.id, *(one.person for one in chosen)]):
        return await companions_page(request, "table-blocked-again")
    await pay_for_table(request)
    now, allowed = site.clock.now(), game.facts.players
    count = min((n for n in allowed if n > len(chosen)), default=allowed[-1])
    variant = next(v for v in game.variants if count in v.players)
    name = guest.name or speaker(guest).say("web-name-default")
    table = Table.new(game.id, count, guest.id, now, options=variant.options)
    table.sit(guest.id, name, now)
    live = await site.tables.add(table)
    await invite_by_name(site, live, [one.person for one in chosen])
    return redirect(request, guest, f"/t/{table.id}")
