"""What several pages of a table need."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.exceptions import HTTPException
from starlette.requests import Request

from coven.store import Store, StoreDown, UnknownTable
from coven.table import Refused, Table
from coven.text import Speaker

from ..access.budgets import Client, client_of
from ..access.guests import Guest
from ..live.table import LiveTable
from .context import Site, site_of
from .render import WEB, guest_of, static


def payer(request: Request) -> Client:
    """Returns the client (network and person) whose budgets pay for this request."""
    guest = guest_of(request)
    return client_of(request, guest.id if guest.known else "")


IMPORT_COST = 2.0
"""What an uploaded match file costs, where a new table costs 1: its match is played again."""


async def pay_for_table(request: Request, cost: float = 1.0) -> None:
    """Takes `cost` from the budget for new tables. Raises HTTPException 429 if it is too much, or
    if the guest has too many running tables."""
    site, guest = site_of(request), guest_of(request)
    most = site.settings.tables_per_guest
    mine = await site.store.tables_of(guest.id, 2 * most) if guest.known else []
    too_many = sum(t.status != "over" for t in mine) >= most
    if too_many or not site.budgets.tables.take(payer(request), cost):
        raise HTTPException(429)


async def watched_table(request: Request) -> LiveTable:
    """Returns the table that the request's path names. Raises HTTPException: 404 if there is none,
    403 if the guest may not watch it."""
    try:
        live = await site_of(request).tables.open(request.path_params["table"])
    except UnknownTable as e:
        raise HTTPException(404) from e
    guest, site = guest_of(request), site_of(request)
    if not live.table.may_watch(guest.id) or await is_unwelcome(site.store, live.table, guest):
        raise HTTPException(403)
    return live


async def is_unwelcome(store: Store, table: Table, guest: Guest) -> bool:
    """Whether somebody at the table has blocked the guest. False for a guest without a cookie, for
    one who sits at the table or has sat there, and while the store is down."""
    people = people_at(table)
    if not guest.known or guest.id in people or table.has_lost_seat(guest.id):
        return False
    try:
        return not people.isdisjoint(await store.accounts.who_blocked(guest.id))
    except StoreDown:
        return False


def people_at(table: Table) -> set[str]:
    """Returns the ids of the table's players and its host, also of those who have left for good."""
    seated = {seat.person for seat in table.seats if seat.person is not None}
    return seated | {table.host} | set(table.running.left.values())


async def must_not_be_blocked(request: Request, table: Table) -> None:
    """Raises Refused if the guest has blocked somebody at the table, or if somebody at the table
    has blocked the guest. Does nothing for a guest who has a seat already."""
    me = guest_of(request).id
    if table.seats_of(me):
        return
    if people_at(table) & await site_of(request).store.accounts.apart_from(me) - {me}:
        raise Refused("table-blocked")


async def invite_by_name(site: Site, live: LiveTable, people: Iterable[str]) -> None:
    """Invites these people to the table's free seats, and tells them."""
    if not live.invitation_token:
        live.invitation_token = await site.store.invite(live.table.id, site.clock.now())
    for person in people:
        await site.presence.invite(person, live.table, f"/join/{live.invitation_token}")


def public_address(request: Request) -> str:
    """Returns the URL at which friends reach this server, without a slash at its end, for links in
    invitations."""
    settings = site_of(request).settings
    if settings.address:
        return settings.address.rstrip("/")
    if settings.lan and request.url.hostname in ("127.0.0.1", "localhost", "::1"):
        return settings.lan
    return f"{request.url.scheme}://{request.url.netloc}"


def preview(request: Request, title: str, text: str, game: str = "") -> dict[str, str]:
    """Returns what messengers show of a link to this page: title, text, and a picture of the game
    (its id). It contains nothing that is secret to a person who has the link."""
    drawn = (WEB / "static" / "art" / f"{game}.jpg").is_file()
    picture = static(f"art/{game if drawn else 'plain'}.jpg")
    return {"title": title, "text": text, "image": public_address(request) + picture}


def table_preview(request: Request, table: Table, voice: Speaker) -> dict[str, str]:
    """Returns what messengers show of a link to a table: its game, its host, and free seats."""
    host = next((s.name for s in table.seats if s.person == table.host), "Coven")
    free = sum(seat.vacant for seat in table.seats) if table.status != "over" else 0
    text = voice.say("web-preview-table", {"name": host, "count": free})
    return preview(request, voice.say("name"), text, table.game.id)


def may_browse_history(table: Table) -> bool:
    """Whether past entries may be browsed. Not during a match with simultaneous secret answers,
    because the number of entries would reveal how often others have answered."""
    return table.status == "over" or not table.game.facts.simultaneous
