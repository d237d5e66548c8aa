"""coven admin: the tables and people of a server, for its host."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

from .command import command
from .language import CommandError, WholeNumber, message, print_message, printable
from .serve import database_option

if TYPE_CHECKING:
    from coven.store import Store

T = TypeVar("T")
SHOWN = 100


@click.group("admin")
def admin() -> None:
    """Look after the tables and people of a server.

    Servers may keep running: they notice within seconds.
    """


def with_store(database: str | None, act: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the database (None: the file in the data folder) and returns what `act` returns. Raises
    CommandError."""
    from coven import store
    from coven.server.command import database_url

    async def run() -> T:
        opened = await store.Store.open(database_url(database))
        try:
            return await act(opened)
        finally:
            await opened.close()

    try:
        return asyncio.run(run())
    except store.StoreTooNew as e:
        raise CommandError("backup-newer", {"found": e.found, "known": e.known}) from e
    except (store.StoreDown, store.NoDriver, store.Conflict) as e:
        raise CommandError("backup-trouble", {"why": str(e)}) from e


def date(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


@command("tables")
@database_option
def tables(database: str | None) -> None:
    """List the tables that were changed last."""
    for one in with_store(database, lambda store: store.all_tables(SHOWN)):
        names = ", ".join(printable(seat.name) or "–" for seat in one.seats)
        click.echo(f"{one.id}  {date(one.changed)}  {one.status:<9}  {one.game}  {names}")


@command("people")
@database_option
def people(database: str | None) -> None:
    """List the people who were here last: id, last visit, tables, name."""
    for one in with_store(database, lambda store: store.upkeep.people(SHOWN)):
        known = one.account
        marks = [
            *([message("admin-kept")] if known.kept_since is not None else []),
            *([message("admin-banned")] if known.banned else []),
        ]
        words = "  ".join([printable(known.name) or "–", *marks])
        click.echo(f"{known.person}  {date(one.seen)}  {one.tables:>4}  {words}")


@command("remove-table")
@click.argument("table")
@database_option
def remove_table(table: str, database: str | None) -> None:
    """Delete TABLE with its log and chat; pages that show it close."""

    async def act(store: Store) -> bool:
        known = bool(await store.versions([table]))
        await store.delete_table(table)
        await store.results.delete(table)
        return known

    if not with_store(database, act):
        raise CommandError("admin-no-table", {"id": printable(table)})
    print_message("admin-done")


@command("close-table")
@click.argument("table")
@database_option
def close_table(table: str, database: str | None) -> None:
    """End the match at TABLE, without a result. It can still be read."""
    from coven.store import UnknownTable

    async def act(store: Store) -> None:
        now = time.time()
        loaded = await store.load(table, now)
        loaded.close(now)
        await store.save(loaded, now)

    try:
        with_store(database, act)
    except UnknownTable as e:
        raise CommandError("admin-no-table", {"id": printable(table)}) from e
    print_message("admin-done")


@command("remove-person")
@click.argument("person")
@database_option
def remove_person(person: str, database: str | None) -> None:
    """Delete everything about PERSON (an id). Finished matches stay, without the name."""
    _known(person, database)
    changed = with_store(database, lambda store: store.accounts.forget(person, time.time()))
    print_message("admin-removed", count=len(changed))


@command("rename")
@click.argument("person")
@click.argument("name")
@database_option
def rename(person: str, name: str, database: str | None) -> None:
    """Give PERSON (an id) another NAME, at all tables, too."""
    from coven.table import clean_name

    _known(person, database)
    shown = clean_name(name)
    if not shown:
        raise CommandError("table-no-name")
    with_store(database, lambda store: store.accounts.rename_everywhere(person, shown))
    print_message("admin-done")


@command("ban")
@click.argument("person")
@click.option("--off", is_flag=True, help="Let the person come back.")
@database_option
def ban(person: str, off: bool, database: str | None) -> None:
    """Sign PERSON (an id) out everywhere and refuse their passkeys."""
    _known(person, database)
    with_store(database, lambda store: store.upkeep.ban(person, not off))
    print_message("admin-done")


@command("announce")
@click.argument("text", required=False, default="")
@click.option("--minutes", type=WholeNumber(1), default=15, show_default=True, help="For how long.")
@database_option
def announce(text: str, minutes: int, database: str | None) -> None:
    """Show TEXT on all pages, before a restart for example; without TEXT, nothing any more."""
    shown = " ".join(printable(text).split())
    until = time.time() + 60.0 * minutes
    with_store(database, lambda store: store.upkeep.announce(shown, until))
    print_message("admin-done")


def _known(person: str, database: str | None) -> None:
    """Raises CommandError if nothing is stored of this person."""
    if with_store(database, lambda store: store.accounts.account(person)) is None:
        raise CommandError("admin-no-person", {"id": printable(person)})


for _command in (tables, close_table, remove_table, people, rename, ban, remove_person, announce):
    admin.add_command(_command)
