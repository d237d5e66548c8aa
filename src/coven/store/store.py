"""Store: reads and writes people, tables and everything that belongs to them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping, bindparam
from sqlalchemy.dialects import postgresql, sqlite

from coven.table import (
    Change,
    Seat,
    Settings,
    Snapshot,
    Status,
    StoredTable,
    Table,
    json_reader,
    read_events,
    reopen,
    write_events,
)

from . import rows, schema
from .accounts import Accounts
from .database import Conflict, Database, Prepared, connect_to, upgrade
from .results import Results, write_result
from .tokens import hash_token, new_code, new_token, read_code
from .upkeep import Upkeep

HEARTBEAT_SECONDS = 5.0
"""Seconds between two heartbeats of a server."""
CODE_SECONDS = 2 * 3600.0
INVITATION_SECONDS = 30 * 24 * 3600.0
_CODE_TRIES = 50
_read_settings = json_reader(dict[str, Any], "a person's settings")


class UnknownTable(KeyError):
    """There is no table with this id."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name, language and settings as stored; what belongs to an account is stored
    apart."""

    id: str
    name: str = ""
    language: str = "en"
    settings: dict[str, Any] = {}


@dataclass(frozen=True)
class TableSummary:
    """What a list of tables shows of one table: game, host, seats, status."""

    id: str
    game: str
    status: Status
    host: str
    created: float
    changed: float
    settings: Settings
    seats: tuple[Seat, ...]
    waiting: tuple[int, ...]
    """The seats whose people must do something now."""


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table; `seat` is the seat it is for, None any free one."""

    table: str
    seat: int | None
    expires: float


@dataclass(frozen=True)
class ChatLine:
    """A line of a table's chat; `k` is its number within the table."""

    k: int
    at: float
    person: str
    seat: int | None
    name: str
    text: str


class Store:
    """The database of a server: guests, tables, chat and invitations. A write is on disk when its
    call returns. Any call may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.accounts = Accounts(database)
        self.results = Results(database)
        self.upkeep = Upkeep(database)
        self._own_uptime = secrets.token_urlsafe(9)
        self._last_heartbeat: float | None = None
        self._prepare()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens the database at ``sqlite:///file`` or ``postgresql://…`` and updates its schema.
        Raises StoreDown, StoreTooNew, NoDriver."""
        engine = connect_to(url)
        await asyncio.get_running_loop().run_in_executor(None, upgrade, engine)
        return cls(Database(engine))

    async def close(self) -> None:
        await self.database.close()

    # -- people --------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        """Returns the guest with this id; None if there is none."""

        def work(connection: Connection) -> Person | None:
            found = (
                connection.execute(sa.select(schema.people).where(schema.people.c.id == id))
                .mappings()
                .first()
            )
            if found is None:
                return None
            settings = _read_settings(found["settings"])
            return Person(found["id"], found["name"], found["language"], settings)

        return await self.database.read(work)

    async def save_person(self, person: Person, now: float) -> None:
        """Adds a guest, or updates the stored one."""
        row = {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "settings": msgspec.json.encode(person.settings).decode(),
            "seen": now,
        }
        await self._upsert_rows(schema.people, ("id",), [row])

    async def sessions(self, people: list[str]) -> dict[str, int]:
        """Returns the number of the valid session of each of these people, by id; those who never
        ended one are missing (0)."""

        def work(connection: Connection) -> dict[str, int]:
            known = schema.people.c
            found = connection.execute(
                sa.select(known.id, known.session).where(known.id.in_(people))
            )
            return {str(row[0]): int(row[1]) for row in found}

        return await self.database.read(work) if people else {}

    async def end_sessions(self, person: Person, now: float) -> int:
        """Makes all cookies of the person void, and all personal links to their seats, and removes
        their devices for notifications. Returns the number of their next session."""
        row = {"id": person.id, "name": person.name, "language": person.language, "seen": now}

        def work(connection: Connection) -> int:
            people, seats = schema.people, schema.seats
            _upsert(connection, people, ("id",), [row | {"settings": "{}"}], keep=("settings",))
            here = people.c.id == person.id
            old = connection.execute(sa.select(people.c.settings).where(here)).scalar_one()
            settings = _read_settings(old)
            settings.pop("push", None)
            connection.execute(
                people.update()
                .where(here)
                .values(
                    session=people.c.session + 1, settings=msgspec.json.encode(settings).decode()
                )
            )
            connection.execute(seats.update().where(seats.c.person == person.id), {"token": None})
            return int(connection.execute(sa.select(people.c.session).where(here)).scalar_one())

        return await self.database.write(work)

    # -- tables ----------------------------------------------------------------------------------

    async def save(self, table: Table, now: float) -> None:
        """Stores everything that has changed at the table, in one transaction; also a new table.
        Raises Conflict if another process has stored a change first: load the table again then."""
        if table.version and not table.has_unsaved_changes:
            return
        await self.append(table.unsaved(), now)
        table.mark_saved()

    async def append(self, change: Change, now: float) -> None:
        """Stores a change in one transaction. Raises Conflict if the stored table does not have the
        version that the change builds on."""
        row = rows.table_row(change, now)
        changed = row | {"known_id": change.id, "known": change.version}
        entries = [rows.entry_row(change.id, record) for record in change.records]
        snapshots = [rows.snapshot_row(change.id, kept) for kept in change.snapshots]

        def work(connection: Connection) -> None:
            if change.version == 0:
                connection.execute(schema.tables.insert(), row)
            elif self._update_table.run(connection, changed) != 1:
                raise Conflict
            else:
                self._update_status.run(connection, changed)
            if change.seats is not None:
                self._write_seats(connection, change.id, change.seats, new=change.version == 0)
            if change.opening is not None:
                connection.execute(
                    schema.tables.update().where(schema.tables.c.id == change.id),
                    {"opening": write_events(change.opening)},
                )
            for since, secret in change.secrets or ():
                kept = {"table_id": change.id, "since": since, "secret": secret}
                connection.execute(schema.secrets.insert(), kept)
            for entry in entries:
                self._insert_entry.run(connection, entry)
            for snapshot in snapshots:
                self._insert_snapshot.run(connection, snapshot)
            if change.result is not None:
                write_result(connection, change.id, change.result)

        await self.database.write(work, change.id)

    async def load(self, id: str, now: float) -> Table:
        """Loads the table with this id from its newest snapshot. Time in which no server was
        running, up to `now`, does not count on its clocks. Raises UnknownTable, BrokenRow."""

        def work(connection: Connection) -> Table:
            table = self.read_table(connection, id)
            clocks = table.running.clocks
            if clocks is not None:
                skipped = self._downtime(connection, clocks.settled, now)
                # If the clock was set back while no server ran, timers must not wait for it.
                table.skip_time(skipped if clocks.settled <= now else now - clocks.settled)
            return table

        return await self.database.read(work)

    def read_table(self, connection: Connection, id: str) -> Table:
        """Loads the table with this id within the transaction of `connection`, without correcting
        its clocks. Raises UnknownTable, BrokenRow."""
        return reopen(self._stored(connection, id))

    async def delete_table(self, id: str) -> None:
        """Deletes a table with its log, seats, chat and invitations."""

        def work(connection: Connection) -> None:
            connection.execute(schema.tables.delete().where(schema.tables.c.id == id))

        await self.database.write(work, id)

    async def snapshots(self, id: str, n: int) -> list[Snapshot]:
        """Returns the table's newest snapshot at or before entry `n`, and the snapshot it is based
        on if that is another one. For Table.at, Table.fork and takebacks."""

        def work(connection: Connection) -> list[Snapshot]:
            return self._snapshots(connection, id, n)

        return await self.database.read(work)

    async def score_history(self, id: str) -> list[tuple[int, tuple[int, ...]]]:
        """Returns, for every snapshot of the table, the number of its entry and each seat's points.
        Must not be shown before the match is over."""

        def work(connection: Connection) -> list[tuple[int, tuple[int, ...]]]:
            kept = schema.snapshots.c
            found = connection.execute(
                sa.select(kept.n, kept.scores).where(kept.table_id == id).order_by(kept.n)
            )
            return [(n, rows.read_scores(scores)) for n, scores in found]

        return await self.database.read(work)

    # -- lists -----------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 100) -> list[TableSummary]:
        """Returns the public tables that have not started, the last changed first."""
        tables = schema.tables.c
        return await self._list(
            sa.and_(tables.status == "gathering", tables.public.is_(True)), limit
        )

    async def tables_of(
        self,
        person: str,
        limit: int = 100,
        game: str = "",
        over: bool | None = None,
        skip: int = 0,
    ) -> list[TableSummary]:
        """Returns the tables at which the person has a seat, is the host, or has a result, the last
        changed first, without those that they have hidden. `game`: only tables of this game;
        `over`: only those whose match is over, or is not; `skip`: how many of the first to leave
        out."""
        tables, seats, results = schema.tables.c, schema.seats.c, schema.results.c
        mine = sa.select(seats.table_id).where(seats.person == person)
        played = sa.select(results.table_id).where(results.person == person)
        where = [
            sa.or_(tables.id.in_(mine), tables.host == person, tables.id.in_(played)),
            tables.id.not_in(mine.where(seats.hidden.is_(True))),
        ]
        if game:
            where.append(tables.game == game)
        if over is not None:
            where.append((tables.status == "over") if over else (tables.status != "over"))
        return await self._list(sa.and_(*where), limit, skip)

    async def all_tables(self, limit: int = 100) -> list[TableSummary]:
        """Returns all tables, the last changed first."""
        return await self._list(sa.true(), limit)

    async def hide_table(self, id: str, person: str) -> None:
        """Removes a table from the lists of a person. They must have a seat there."""
        seats = schema.seats
        mine = sa.and_(seats.c.table_id == id, seats.c.person == person)

        def work(connection: Connection) -> None:
            connection.execute(seats.update().where(mine), {"hidden": True})

        await self.database.write(work, id)

    async def waiting_for(self, person: str, limit: int = 100) -> list[str]:
        """Returns the ids of tables at which other people wait for the person's answer, the longest
        waiting first."""
        seats, tables = schema.seats.c, schema.tables.c
        bit = sa.literal(1).op("<<")(seats.seat)
        others = schema.seats.alias("others").c
        somebody = sa.exists().where(others.table_id == tables.id, others.person != person)
        due = (
            sa.select(tables.id)
            .join(schema.seats)
            .where(
                seats.person == person,
                tables.status == "playing",
                tables.waiting.op("&")(bit) != 0,
                somebody,
            )
            .group_by(tables.id)  # with DISTINCT, SQLite would scan all tables in play
            .order_by(sa.func.min(tables.changed), tables.id)
            .limit(limit)
        )
        return await self.database.read(lambda connection: [*connection.execute(due).scalars()])

    async def tables_in_play(self) -> list[str]:
        """Returns the ids of all tables in play. A server that starts needs them, because bots must
        answer and clocks run there."""

        def work(connection: Connection) -> list[str]:
            tables = schema.tables.c
            found = connection.execute(sa.select(tables.id).where(tables.status == "playing"))
            return [str(id) for id in found.scalars()]

        return await self.database.read(work)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Returns the stored version of each of these tables, by id."""

        def work(connection: Connection) -> dict[str, int]:
            tables = schema.tables.c
            found = connection.execute(
                sa.select(tables.id, tables.version).where(tables.id.in_(ids))
            )
            return {str(row[0]): int(row[1]) for row in found}

        return await self.database.read(work) if ids else {}

    # -- links and codes
    # -----------------------------------------------------------------------------------

    async def issue_seat_link(self, id: str, seat: int) -> str:
        """Returns the token of a new personal link to a person's seat. The previous link becomes
        invalid. The new one becomes invalid when the seat gets another person. Raises
        UnknownTable."""
        token = new_token()

        def work(connection: Connection) -> None:
            seats = schema.seats
            changed = connection.execute(
                seats.update().where(
                    seats.c.table_id == id, seats.c.seat == seat, seats.c.person.is_not(None)
                ),
                {"token": hash_token(token)},
            )
            if changed.rowcount != 1:
                raise UnknownTable(id)

        await self.database.write(work, id)
        return token

    async def seat_of_link(self, token: str) -> tuple[str, int, str] | None:
        """Returns table id, seat and person id of a personal link's token; None if it is
        invalid."""

        def work(connection: Connection) -> tuple[str, int, str] | None:
            seats = schema.seats.c
            found = connection.execute(
                sa.select(seats.table_id, seats.seat, seats.person).where(
                    seats.token == hash_token(token)
                )
            ).first()
            return None if found is None else (found[0], found[1], found[2])

        return await self.database.read(work)

    async def invite(
        self,
        id: str,
        now: float,
        seat: int | None = None,
        lifetime: float = INVITATION_SECONDS,
        token: str | None = None,
    ) -> str:
        """Stores an invitation link to `seat` (None: to any free seat), valid for `lifetime`
        seconds, and returns its token. `token`: an earlier token to renew; None: a new one."""
        link = new_token() if token is None else token
        row = {"token": hash_token(link), "table_id": id, "seat": seat, "expires": now + lifetime}
        await self._upsert_rows(schema.invitations, ("token",), [row], id)
        return link

    async def join_code(self, id: str, now: float) -> tuple[str, float]:
        """Returns the table's join code (letters to type) and the time at which it expires.
        Makes one if the table has none."""

        def work(connection: Connection) -> tuple[str, float]:
            codes = schema.codes
            connection.execute(codes.delete().where(codes.c.expires <= now))
            found = connection.execute(
                sa.select(codes.c.code, codes.c.expires).where(codes.c.table_id == id)
            ).first()
            if found is not None:
                return found[0], found[1]
            code = self._free_code(connection)
            row = {"code": code, "table_id": id, "expires": now + CODE_SECONDS}
            connection.execute(codes.insert(), row)
            return code, now + CODE_SECONDS

        return await self.database.write(work, id)

    async def find_invitation(self, token_or_code: str, now: float) -> Invitation | None:
        """Returns the invitation of this link token or join code; None if it is unknown or
        expired."""
        code = read_code(token_or_code)

        def work(connection: Connection) -> Invitation | None:
            links, codes = schema.invitations.c, schema.codes.c
            if code is not None:
                found = connection.execute(
                    sa.select(codes.table_id, sa.null(), codes.expires).where(
                        codes.code == code, codes.expires > now
                    )
                ).first()
            else:
                found = connection.execute(
                    sa.select(links.table_id, links.seat, links.expires).where(
                        links.token == hash_token(token_or_code), links.expires > now
                    )
                ).first()
            return None if found is None else Invitation(found[0], found[1], found[2])

        return await self.database.read(work)

    async def revoke(self, id: str) -> None:
        """Deletes all invitation links and join codes of the table."""

        def work(connection: Connection) -> None:
            for kind in (schema.invitations, schema.codes):
                connection.execute(kind.delete().where(kind.c.table_id == id))

        await self.database.write(work, id)

    # -- chat ------------------------------------------------------------------------------------

    async def add_chat_line(
        self,
        id: str,
        person: str,
        name: str,
        text: str,
        now: float,
        seat: int | None = None,
        nonce: str = "",
    ) -> ChatLine:
        """Adds a line to the chat of the table `id` and returns it; `seat` is the author's, None
        for a spectator. If the person has used this nonce (the client's id for a request) before,
        nothing is added and the earlier line is returned."""

        def work(connection: Connection) -> ChatLine:
            talk = schema.talk
            if nonce:
                again = (
                    connection.execute(
                        sa.select(talk).where(
                            talk.c.table_id == id, talk.c.person == person, talk.c.nonce == nonce
                        )
                    )
                    .mappings()
                    .first()
                )
                if again is not None:
                    return _chat_line(again)
            last = connection.execute(
                sa.select(sa.func.max(talk.c.k)).where(talk.c.table_id == id)
            ).scalar()
            row = {"k": (last or 0) + 1, "at": now, "person": person, "seat": seat, "name": name}
            row |= {"table_id": id, "text": text, "nonce": nonce}
            connection.execute(talk.insert(), row)
            return _chat_line(row)

        return await self.database.write(work, id)

    async def chat(self, id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """Returns the last `limit` lines of the table's chat that come after line number
        `since`."""

        def work(connection: Connection) -> list[ChatLine]:
            talk = schema.talk
            found = connection.execute(
                sa.select(talk)
                .where(talk.c.table_id == id, talk.c.k > since)
                .order_by(talk.c.k.desc())
                .limit(limit)
            )
            return [_chat_line(row) for row in reversed(found.mappings().all())]

        return await self.database.read(work)

    # -- heartbeats ---------------------------------------------------------------------

    async def heartbeat(self, now: float, clock_was_set: bool = False) -> float:
        """Notes that this server is running; call it every HEARTBEAT_SECONDS.

        Returns 0, or, if heartbeats were missed, the seconds since the last one that was stored.
        They are missed if the machine slept, if its clock was set forward, or if nothing could be
        stored. Call Table.skip_time with these seconds, so that players lose no time.
        `clock_was_set`: whether the clock was set since the last heartbeat, so that the time
        between both says nothing about how long the server ran.
        """
        if self._last_heartbeat is None:
            self._last_heartbeat = now  # the time until the first success counts as an outage
        since = now - self._last_heartbeat
        missed = since if since > 3 * HEARTBEAT_SECONDS else 0.0
        if missed or clock_was_set:
            self._own_uptime = secrets.token_urlsafe(9)
        row = {"id": self._own_uptime, "began": now, "beat": now}

        def work(connection: Connection) -> None:
            uptimes = schema.uptimes
            changed = connection.execute(
                uptimes.update().where(uptimes.c.id == row["id"]), {"beat": now}
            )
            if changed.rowcount == 0:
                connection.execute(uptimes.insert(), row)

        await self.database.write(work)
        self._last_heartbeat = now
        return missed

    # -- internals ------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Compiles the SQL statements that every move needs."""
        engine = self.database.engine
        tables = schema.tables
        changing = ("version", "host", "public", "waiting", "changed", "settings", "running")
        self._update_table = Prepared(
            tables.update()
            .where(tables.c.id == bindparam("known_id"), tables.c.version == bindparam("known"))
            .values({name: bindparam(name) for name in changing}),
            engine,
        )
        self._update_status = (
            Prepared(  # apart, because SQLite writes an index whenever its column is set
                tables.update()
                .where(tables.c.id == bindparam("known_id"), tables.c.status != bindparam("status"))
                .values(status=bindparam("status")),
                engine,
            )
        )
        self._insert_entry = Prepared(schema.entries.insert(), engine)
        self._insert_snapshot = Prepared(schema.snapshots.insert(), engine)

    async def _upsert_rows(
        self, kind: sa.Table, key: tuple[str, ...], values: list[dict[str, Any]], order: str = ""
    ) -> None:
        """Inserts rows into the database table `kind`, or updates those that have the same values
        in the columns `key`. `order`: the sort key of this write among others of its transaction,
        so that processes never deadlock."""

        def work(connection: Connection) -> None:
            _upsert(connection, kind, key, values)

        await self.database.write(work, order)

    def _write_seats(
        self, connection: Connection, id: str, taken: tuple[Seat, ...], new: bool
    ) -> None:
        """Writes all seats of the table `id`; `new` if it is not stored yet. A seat that gets
        another person loses its personal link."""
        seats = schema.seats
        values = rows.seat_rows(id, taken)
        if new:
            connection.execute(seats.insert(), values)
            return
        there = seats.c.table_id == id
        connection.execute(seats.delete().where(there, seats.c.seat >= len(values)))
        for row in values:
            same = seats.c.person.is_not_distinct_from(row["person"])
            connection.execute(
                seats.update().where(there, seats.c.seat == row["seat"], sa.not_(same)),
                {"token": None},
            )
        _upsert(connection, seats, ("table_id", "seat"), values)

    def _stored(self, connection: Connection, id: str) -> StoredTable:
        """Reads all database rows of the table `id`. Raises UnknownTable, BrokenRow."""
        head = (
            connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id))
            .mappings()
            .first()
        )
        if head is None:
            raise UnknownTable(id)
        seats, kept, entries = schema.seats, schema.secrets, schema.entries
        of_seats = connection.execute(
            sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        )
        of_secrets = connection.execute(
            sa.select(kept.c.since, kept.c.secret)
            .where(kept.c.table_id == id)
            .order_by(kept.c.since)
        )
        of_entries = connection.execute(
            sa.select(entries).where(entries.c.table_id == id).order_by(entries.c.n)
        )
        return StoredTable(
            id=id,
            version=head["version"],
            status=rows.read_status(head["status"]),
            host=head["host"],
            created=head["created"],
            settings=rows.read_settings(head),
            running=rows.read_running(head),
            seats=[rows.read_seat(row) for row in of_seats.mappings()],
            records=[rows.read_record(r, n) for n, r in enumerate(of_entries.mappings(), 1)],
            opening=read_events(head["opening"]) if head["opening"] is not None else (),
            secrets=[(since, bytes(secret)) for since, secret in of_secrets],
            snapshots=self._snapshots(connection, id),
        )

    def _snapshots(self, connection: Connection, id: str, n: int | None = None) -> list[Snapshot]:
        """Returns the table's newest snapshot (at or before entry `n`; None: of all) and the
        snapshot it is based on if that is another one."""
        kept = schema.snapshots
        of_table = sa.select(kept).where(kept.c.table_id == id)
        before = of_table if n is None else of_table.where(kept.c.n <= n)
        newest = connection.execute(before.order_by(kept.c.n.desc()).limit(1)).mappings().first()
        if newest is None:
            return []
        found = [rows.read_snapshot(newest)]
        if newest["base"] != newest["n"]:
            base = of_table.where(kept.c.n == newest["base"])
            found.extend(map(rows.read_snapshot, connection.execute(base).mappings()))
        return found

    def _downtime(self, connection: Connection, since: float, until: float) -> float:
        """Returns the seconds between these times in which no server was running."""
        uptimes = schema.uptimes.c
        found = connection.execute(
            sa.select(uptimes.began, uptimes.beat)
            .where(uptimes.beat >= since, uptimes.began <= until)
            .order_by(uptimes.began)
        )
        return downtime([(began, beat) for began, beat in found], since, until)

    async def _list(
        self, where: sa.ColumnElement[bool], limit: int, skip: int = 0
    ) -> list[TableSummary]:
        """Returns summaries of the tables that fulfil the SQL condition `where`, the last changed
        first, without the first `skip` of them."""

        def work(connection: Connection) -> list[TableSummary]:
            tables, seats = schema.tables, schema.seats
            last_first = (tables.c.changed.desc(), tables.c.id)
            heads = (
                connection.execute(
                    sa.select(tables).where(where).order_by(*last_first).limit(limit).offset(skip)
                )
                .mappings()
                .all()
            )
            of_seats = connection.execute(
                sa.select(seats)
                .where(seats.c.table_id.in_([head["id"] for head in heads]))
                .order_by(seats.c.table_id, seats.c.seat)
            )
            at: dict[str, list[Seat]] = {head["id"]: [] for head in heads}
            for row in of_seats.mappings():
                at[row["table_id"]].append(rows.read_seat(row))
            return [_summary(head, at[head["id"]]) for head in heads]

        return await self.database.read(work)

    def _free_code(self, connection: Connection) -> str:
        """Returns a new join code that no table has. Raises Conflict if none is found."""
        codes = schema.codes.c
        live = connection.execute(sa.select(sa.func.count()).select_from(schema.codes)).scalar()
        for _ in range(_CODE_TRIES):
            code = new_code((live or 0) + 1)
            taken = connection.execute(sa.select(codes.code).where(codes.code == code)).first()
            if taken is None:
                return code
        raise Conflict


def downtime(uptimes: Iterable[tuple[float, float]], since: float, until: float) -> float:
    """Returns the seconds between `since` and `until` that no uptime covers. `uptimes` are pairs of
    start and last heartbeat, in order of their start."""
    down = 0.0
    covered = since
    for began, beat in uptimes:
        down += max(0.0, min(began, until) - covered)
        covered = max(covered, min(beat, until))
    return down + max(0.0, until - covered)


def _upsert(
    connection: Connection,
    kind: sa.Table,
    key: tuple[str, ...],
    values: list[dict[str, Any]],
    keep: tuple[str, ...] = (),
) -> None:
    """Inserts rows into the database table `kind`, or updates those that have the same values in
    the columns `key`; an update does not change the columns `keep`."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement: Any = insert(kind)
    changes = {name: statement.excluded[name] for name in values[0] if name not in (*key, *keep)}
    connection.execute(
        statement.on_conflict_do_update(index_elements=list(key), set_=changes), values
    )


def _summary(head: RowMapping, seats: list[Seat]) -> TableSummary:
    return TableSummary(
        id=head["id"],
        game=head["game"],
        status=rows.read_status(head["status"]),
        host=head["host"],
        created=head["created"],
        changed=head["changed"],
        settings=rows.read_settings(head),
        seats=tuple(seats),
        waiting=tuple(i for i in range(len(seats)) if head["waiting"] >> i & 1),
    )


def _chat_line(row: Any) -> ChatLine:
    return ChatLine(row["k"], row["at"], row["person"], row["seat"], row["name"], row["text"])
