"""What the host of a server does with tables and people: lists, bans, announcements, and removing
what nobody needs any more."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from . import schema
from .accounts import Account, account_of
from .database import Database

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Retention:
    """After how many days without a change something is removed; 0: never."""

    rooms: float
    """Tables whose match has not begun."""
    abandoned: float
    """Tables whose match is not over."""
    finished: float
    """Tables whose match is over. Their results stay."""
    guests: float
    """People without a passkey, seat or table, since their last visit."""


@dataclass(frozen=True)
class KnownPerson:
    """A person, as the host of the server sees them."""

    account: Account
    seen: float
    tables: int


class Upkeep:
    """Reads and writes what concerns the whole server. Any call may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def expired_tables(self, keep: Retention, now: float, limit: int = 200) -> list[str]:
        """Returns the ids, at most `limit`, of tables that have been unused for longer than `keep`
        allows."""
        tables = schema.tables.c
        kinds = (
            (("gathering",), keep.rooms),
            (("playing", "paused"), keep.abandoned),
            (("over",), keep.finished),
        )
        due = [
            sa.and_(tables.status.in_(statuses), tables.changed < now - days * DAY)
            for statuses, days in kinds
            if days
        ]
        if not due:
            return []
        found = sa.select(tables.id).where(sa.or_(*due)).order_by(tables.changed).limit(limit)
        return await self._database.read(lambda c: [str(id) for id in c.execute(found).scalars()])

    async def remove_guests(self, keep: Retention, now: float) -> int:
        """Removes guests without a table who have not been here for longer than `keep` allows, and
        returns how many. Of those who have ended sessions, the id and the number of the valid
        session stay stored: otherwise their old cookies would be valid again."""
        if not keep.guests:
            return 0
        people, seats, tables = schema.people, schema.seats, schema.tables
        old = sa.and_(
            people.c.seen < now - keep.guests * DAY,
            people.c.kept_since.is_(None),
            people.c.banned.is_(False),
            people.c.name != "",
            ~sa.exists().where(seats.c.person == people.c.id),
            ~sa.exists().where(tables.c.host == people.c.id),
        )

        def work(connection: Connection) -> int:
            gone = connection.execute(people.delete().where(old, people.c.session == 0)).rowcount
            nothing = {"name": "", "settings": "{}"}
            return gone + connection.execute(people.update().where(old), nothing).rowcount

        return await self._database.write(work)

    async def people(self, limit: int = 1_000) -> list[KnownPerson]:
        """Returns the people who are stored, the last visitor first."""
        people, seats = schema.people, schema.seats
        many = (
            sa.select(sa.func.count(sa.distinct(seats.c.table_id)))
            .where(seats.c.person == people.c.id)
            .scalar_subquery()
        )
        chosen = sa.select(people, many.label("tables")).order_by(people.c.seen.desc()).limit(limit)

        def work(connection: Connection) -> list[KnownPerson]:
            found = connection.execute(chosen).mappings()
            return [KnownPerson(account_of(row), row["seen"], row["tables"]) for row in found]

        return await self._database.read(work)

    async def ban(self, person: str, on: bool) -> bool:
        """Bans a person (`on`), which voids their cookies, or lets them come back. Returns whether
        they are stored."""
        people = schema.people

        def work(connection: Connection) -> bool:
            ends = {"session": people.c.session + 1} if on else {}
            values = {"banned": on, **ends}
            changed = connection.execute(
                people.update().where(people.c.id == person).values(values)
            )
            return changed.rowcount == 1

        return await self._database.write(work)

    async def announce(self, text: str, until: float) -> None:
        """Stores what all pages show until this time, instead of what they show now; "" for
        nothing."""
        announcements = schema.announcements

        def work(connection: Connection) -> None:
            connection.execute(announcements.delete())
            if text:
                connection.execute(announcements.insert(), {"id": 1, "text": text, "until": until})

        await self._database.write(work)

    async def announcement(self, now: float) -> str:
        """Returns what all pages show now; "" if there is nothing."""
        shown = schema.announcements.c
        found = sa.select(shown.text).where(shown.until > now)
        return await self._database.read(lambda c: str(c.execute(found).scalar() or ""))
