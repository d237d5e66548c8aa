"""People who keep their name: passkeys, recovery codes, blocks, and the end of an account."""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from coven.table import forget_person

from . import rows, schema
from .adoption import adopt_person, adopt_table, named_in_running, tables_to_adopt
from .database import Database
from .tokens import LETTERS, hash_token, latin_letters

RECOVERY_CODES = 8
"""How many recovery codes a person gets at once."""
CODE_LETTERS = 16
MOST_PASSKEYS = 20
_MOST_ROUNDS = 3


@dataclass(frozen=True)
class Passkey:
    """A person's passkey. `device` says where it is, in the words of its browser."""

    id: bytes
    person: str
    public_key: bytes
    sign_count: int
    device: str
    created: float
    used: float


@dataclass(frozen=True)
class Account:
    """What is stored of a person for signing in and for leaderboards: name, language, number of the
    valid session, passkeys and recovery codes."""

    person: str
    name: str
    language: str
    session: int
    kept_since: float | None
    """Since when the person keeps their name with a passkey; None for a guest."""
    listed: bool
    """Whether leaderboards may name the person."""
    banned: bool
    passkeys: tuple[Passkey, ...] = ()
    codes: int = 0
    """How many recovery codes are left."""


class Accounts:
    """Reads and writes accounts. A write is on disk when its call returns. Any call may raise
    StoreDown."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def account(self, person: str) -> Account | None:
        """Returns the account of a person; None if nothing is stored of them."""

        def work(connection: Connection) -> Account | None:
            people, keys, codes = schema.people, schema.passkeys, schema.recovery_codes
            found = connection.execute(sa.select(people).where(people.c.id == person))
            row = found.mappings().first()
            if row is None:
                return None
            of_person = sa.select(keys).where(keys.c.person == person).order_by(keys.c.created)
            many = sa.select(sa.func.count()).where(codes.c.person == person)
            return account_of(
                row,
                tuple(Passkey(**key) for key in connection.execute(of_person).mappings()),
                connection.execute(many).scalar_one(),
            )

        return await self._database.read(work)

    # -- passkeys --------------------------------------------------------------------------------

    async def add_passkey(self, passkey: Passkey, name: str, language: str) -> bool:
        """Stores a new passkey. With the first one the person gets an account, which keeps this
        name. Returns False if they have too many. Raises Conflict if the passkey is known."""

        def work(connection: Connection) -> bool:
            people, keys = schema.people, schema.passkeys
            here = people.c.id == passkey.person
            now = passkey.created
            if connection.execute(sa.select(people.c.id).where(here)).first() is None:
                row = {"id": passkey.person, "name": name, "language": language, "seen": now}
                connection.execute(people.insert(), row | {"settings": "{}"})
            many = sa.select(sa.func.count()).where(keys.c.person == passkey.person)
            if connection.execute(many).scalar_one() >= MOST_PASSKEYS:
                return False
            since = sa.func.coalesce(people.c.kept_since, now)
            changed = {"name": name, "language": language, "seen": now, "kept_since": since}
            connection.execute(people.update().where(here).values(changed))
            connection.execute(keys.insert(), vars(passkey))
            return True

        return await self._database.write(work)

    async def passkey(self, id: bytes) -> Passkey | None:
        """Returns the passkey with this id; None if there is none."""

        def work(connection: Connection) -> Passkey | None:
            keys = schema.passkeys
            row = connection.execute(sa.select(keys).where(keys.c.id == id)).mappings().first()
            return None if row is None else Passkey(**row)

        return await self._database.read(work)

    async def note_use(self, passkey: Passkey, sign_count: int, now: float) -> bool:
        """Stores that a passkey was used, with its new counter. Returns False if it was revoked, or
        used by somebody else meanwhile."""

        def work(connection: Connection) -> bool:
            keys = schema.passkeys
            changed = connection.execute(
                keys.update().where(
                    keys.c.id == passkey.id, keys.c.sign_count == passkey.sign_count
                ),
                {"sign_count": sign_count, "used": now},
            )
            return changed.rowcount == 1

        return await self._database.write(work)

    async def revoke_passkey(self, person: str, id: bytes) -> bool:
        """Deletes a passkey of this person. Returns whether there was one. Without a passkey the
        person is a guest again, and the recovery codes are void."""

        def work(connection: Connection) -> bool:
            people, keys, codes = schema.people, schema.passkeys, schema.recovery_codes
            gone = connection.execute(keys.delete().where(keys.c.person == person, keys.c.id == id))
            left = connection.execute(sa.select(keys.c.id).where(keys.c.person == person)).first()
            if left is None:
                connection.execute(codes.delete().where(codes.c.person == person))
                guest = {"kept_since": None, "listed": False}
                connection.execute(people.update().where(people.c.id == person), guest)
            return gone.rowcount == 1

        return await self._database.write(work)

    # -- recovery codes --------------------------------------------------------------------------

    async def new_recovery_codes(self, person: str) -> list[str]:
        """Returns new recovery codes of a person; their former ones are void. Only hashes are
        stored. Raises Conflict if the person is not stored."""
        made = [
            "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            for _ in range(RECOVERY_CODES)
        ]

        def work(connection: Connection) -> None:
            codes = schema.recovery_codes
            connection.execute(codes.delete().where(codes.c.person == person))
            new = [{"code": hash_token(code), "person": person} for code in made]
            connection.execute(codes.insert(), new)

        await self._database.write(work)
        return ["-".join(re.findall("....", code)) for code in made]

    async def use_recovery_code(self, typed: str) -> str | None:
        """Returns the person of a recovery code, which is void from now on; None if there is no
        such code."""
        hashed = hash_token(latin_letters(typed))

        def work(connection: Connection) -> str | None:
            codes = schema.recovery_codes.c
            found = connection.execute(
                sa.select(codes.person).where(codes.code == hashed)
            ).scalar_one_or_none()
            connection.execute(schema.recovery_codes.delete().where(codes.code == hashed))
            return None if found is None else str(found)

        return await self._database.write(work)

    # -- other people ----------------------------------------------------------------------------

    async def block(self, person: str, other: str, on: bool, now: float) -> None:
        """Notes that the person does not want to meet `other`, or (not `on`) that they may."""

        def work(connection: Connection) -> None:
            blocks = schema.blocks
            pair = sa.and_(blocks.c.person == person, blocks.c.other == other)
            connection.execute(blocks.delete().where(pair))
            if on:
                row = {"person": person, "other": other, "since": now}
                connection.execute(blocks.insert(), row)

        await self._database.write(work)

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Returns the ids of the people whom this person has blocked."""
        blocks = schema.blocks.c
        mine = sa.select(blocks.other).where(blocks.person == person)
        return await self._database.read(lambda c: frozenset(c.execute(mine).scalars()))

    async def who_blocked(self, person: str) -> frozenset[str]:
        """Returns the ids of the people who have blocked this person."""
        blocks = schema.blocks.c
        others = sa.select(blocks.person).where(blocks.other == person)
        return await self._database.read(lambda c: frozenset(c.execute(others).scalars()))

    async def apart_from(self, person: str) -> frozenset[str]:
        """Returns the ids of the people whom this person has blocked, or who have blocked the
        person: they must not meet."""
        return await self.blocked_by(person) | await self.who_blocked(person)

    async def any_block(self, people: Collection[str]) -> bool:
        """Whether one of these people has blocked another of them."""
        blocks = schema.blocks.c
        pairs = sa.select(blocks.person).where(blocks.person.in_(people), blocks.other.in_(people))
        return await self._database.read(lambda c: c.execute(pairs).first() is not None)

    async def joinable(self, person: str, rooms: Collection[str]) -> list[str]:
        """Returns the ids of those of these rooms that a person could join: the match has not
        begun, a seat is free, the person is not there already, and nobody is there whom the person
        has blocked or who has blocked the person."""
        tables, seats = schema.tables.c, schema.seats.c
        free = sa.exists().where(
            seats.table_id == tables.id, seats.person.is_(None), seats.bot.is_(None)
        )
        found = sa.select(tables.id, tables.host).where(
            tables.id.in_(rooms), tables.status == "gathering", free
        )

        def work(connection: Connection) -> list[tuple[str, set[str]]]:
            rows = [(str(id), host) for id, host in connection.execute(found)]
            here = sa.select(seats.table_id, seats.person).where(
                seats.table_id.in_([id for id, _ in rows]), seats.person.is_not(None)
            )
            people = {id: {str(host)} for id, host in rows}
            for id, other in connection.execute(here):
                people[id].add(other)
            return list(people.items())

        if not rooms:
            return []
        apart = await self.apart_from(person) | {person}
        by_id = dict(await self._database.read(work))
        return [id for id in rooms if id in by_id and apart.isdisjoint(by_id[id])]

    async def rename(self, person: str, name: str, language: str) -> None:
        """Stores the name and language of a person who has an account; an empty name does not
        replace the stored one. Does nothing for a person without an account."""
        people = schema.people
        kept = sa.and_(people.c.id == person, people.c.kept_since.is_not(None))

        def work(connection: Connection) -> None:
            changed = {"language": language} | ({"name": name} if name else {})
            connection.execute(people.update().where(kept), changed)

        await self._database.write(work)

    async def rename_everywhere(self, person: str, name: str) -> None:
        """Gives a person another name, at all their tables, too."""
        people, seats, tables = schema.people, schema.seats, schema.tables
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)

        def work(connection: Connection) -> None:
            connection.execute(people.update().where(people.c.id == person), {"name": name})
            connection.execute(
                tables.update().where(tables.c.id.in_(mine)).values(version=tables.c.version + 1)
            )
            connection.execute(seats.update().where(seats.c.person == person), {"name": name})

        await self._database.write(work)

    async def set_listed(self, person: str, on: bool) -> None:
        """Stores whether leaderboards may name the person (`on`). Does nothing for a person without
        an account."""
        people = schema.people
        kept = sa.and_(people.c.id == person, people.c.kept_since.is_not(None))

        def work(connection: Connection) -> None:
            connection.execute(people.update().where(kept), {"listed": on})

        await self._database.write(work)

    # -- joining a guest to an account -----------------------------------------------------------

    async def adopt(self, guest: str, person: str) -> dict[str, int]:
        """Gives the seats, tables, results, ratings, blocks and settings of a guest to a person,
        except seats at tables where both have one; then nothing else is stored of the guest.
        Returns the new versions of the tables that have changed, by id."""
        found = await self._database.read(lambda c: tables_to_adopt(c, guest, person))
        changed = {}
        for id in found:
            act = partial(adopt_table, id=id, guest=guest, person=person)
            changed[id] = await self._database.write(act, id)
        await self._database.write(lambda c: adopt_person(c, guest, person))
        return {id: version for id, version in changed.items() if version}

    # -- the end ---------------------------------------------------------------------------------

    async def forget(self, person: str, now: float) -> dict[str, int]:
        """Deletes an account: everything that is stored of a person, at all tables, too; only their
        id stays, so that their cookies stay void. Finished matches can still be read, without
        their name. Returns the new versions of the tables that have changed, by id."""
        names: set[str] = set()
        changed: dict[str, int] = {}
        await self._database.write(lambda c: names.update(_forget_account(c, person, now)))
        for _ in range(_MOST_ROUNDS):  # a request that was on its way may have added something
            ids = await self._database.read(lambda c: _tables_that_name(c, person, names))
            if not ids:
                break
            for id in ids:
                act = partial(_forget_at_table, id=id, person=person, names=names)
                changed[id] = await self._database.write(act, id)
        return changed

    async def export(self, person: str) -> dict[str, Any]:
        """Returns all that is stored of a person, as plain data. Secrets (keys, hashes) and the ids
        of other people are left out."""
        return await self._database.read(lambda connection: _export(connection, person))


def account_of(row: RowMapping, keys: tuple[Passkey, ...] = (), codes: int = 0) -> Account:
    """Returns the account in a row of the database table of people, with these passkeys and the
    number of its recovery codes (`codes`)."""
    return Account(
        row["id"],
        row["name"],
        row["language"],
        row["session"],
        row["kept_since"],
        bool(row["listed"]),
        bool(row["banned"]),
        keys,
        codes,
    )


def _forget_account(connection: Connection, person: str, now: float) -> set[str]:
    """Deletes what is stored of a person outside their tables. Returns the names that they have or
    had at tables."""
    people, seats, talk = schema.people, schema.seats, schema.talk
    names: set[str] = set()
    for kind, column in ((people, people.c.id), (seats, seats.c.person), (talk, talk.c.person)):
        names.update(connection.execute(sa.select(kind.c.name).where(column == person)).scalars())
    for kind in (schema.passkeys, schema.recovery_codes, schema.ratings):
        connection.execute(kind.delete().where(kind.c.person == person))
    blocks, results = schema.blocks, schema.results
    connection.execute(
        blocks.delete().where(sa.or_(blocks.c.person == person, blocks.c.other == person))
    )
    connection.execute(results.update().where(results.c.person == person), {"person": None})
    nothing = {"name": "", "language": "en", "settings": "{}", "seen": now, "kept_since": None}
    row = nothing | {"listed": False}
    here = people.c.id == person
    session = {"session": people.c.session + 1}
    if connection.execute(people.update().where(here).values(row | session)).rowcount == 0:
        connection.execute(people.insert(), row | {"id": person, "session": 1})
    return names - {""}


def _tables_that_name(connection: Connection, person: str, names: Collection[str]) -> list[str]:
    """Returns the ids of the tables where something is stored of a person: a seat, the host, a line
    of chat, their id among the fields that change during a match, or one of their names on a seat
    that somebody has left for good (older versions did not store who)."""
    tables, seats, talk = schema.tables, schema.seats, schema.talk
    left = sa.and_(seats.c.person.is_(None), seats.c.why == "left", seats.c.name.in_(names))
    found = connection.execute(
        sa.select(tables.c.id).where(
            sa.or_(
                tables.c.host == person,
                tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == person)),
                tables.c.id.in_(sa.select(talk.c.table_id).where(talk.c.person == person)),
                tables.c.id.in_(sa.select(seats.c.table_id).where(left)),
                named_in_running(connection, person),
            )
        )
    )
    return [str(id) for id in found.scalars()]


def _forget_at_table(connection: Connection, id: str, person: str, names: Collection[str]) -> int:
    """Removes a person, and their `names`, from a table and its chat. Returns the table's new
    version; 0 if it is gone."""
    tables, seats = schema.tables, schema.seats
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return 0
    here = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    old = [rows.read_seat(seat) for seat in connection.execute(here).mappings()]
    new, running = forget_person(
        person,
        names,
        rows.read_settings(row),
        rows.read_status(row["status"]),
        old,
        rows.read_running(row),
    )
    host = row["host"]
    if host == person:
        host = next((seat.person for seat in new if seat.person is not None), "")
    version = int(row["version"]) + 1
    connection.execute(
        tables.update().where(tables.c.id == id),
        {
            "host": host,
            "version": version,
            "running": msgspec.json.encode(running),
            "waiting": row["waiting"] & ~sum(1 << i for i in range(len(new)) if new[i] != old[i]),
        },
    )
    for seat in rows.seat_rows(id, new):
        place = sa.and_(seats.c.table_id == id, seats.c.seat == seat["seat"])
        changed = seat | ({} if seat["person"] is not None else {"token": None})
        connection.execute(seats.update().where(place), changed)
    _forget_chat(connection, id, person, names)
    return version


def _forget_chat(connection: Connection, id: str, person: str, names: Collection[str]) -> None:
    """Empties a person's lines in the chat of a table, and takes their names out of the others'."""
    talk = schema.talk
    nothing = {"person": "", "name": "", "text": "", "nonce": ""}
    connection.execute(talk.update().where(talk.c.table_id == id, talk.c.person == person), nothing)
    if not names:
        return
    longest_first = sorted(names, key=len, reverse=True)
    named = re.compile(
        r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)", re.IGNORECASE
    )
    lines = connection.execute(
        sa.select(talk.c.k, talk.c.person, talk.c.name, talk.c.text).where(talk.c.table_id == id)
    )
    for k, author, name, text in lines.all():
        said = named.sub("…", text)
        by = "" if not author and name in names else name
        if (said, by) != (text, name):
            line = sa.and_(talk.c.table_id == id, talk.c.k == k)
            connection.execute(talk.update().where(line), {"text": said, "name": by})


def _export(connection: Connection, person: str) -> dict[str, Any]:
    """Returns all that is stored of a person, as `Accounts.export` does."""

    def of_person(kind: sa.Table, *columns: str) -> list[dict[str, Any]]:
        chosen = sa.select(*(kind.c[name] for name in columns)).where(kind.c.person == person)
        return [dict(row) for row in connection.execute(chosen).mappings()]

    people, tables, seats = schema.people, schema.tables, schema.seats
    columns = (people.c.name, people.c.language, people.c.settings, people.c.seen)
    about = connection.execute(
        sa.select(*columns, people.c.kept_since, people.c.listed).where(people.c.id == person)
    )
    row = about.mappings().first()
    mine = sa.select(seats.c.table_id).where(seats.c.person == person)
    found = connection.execute(
        sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.changed)
        .where(sa.or_(tables.c.id.in_(mine), tables.c.host == person))
        .order_by(tables.c.created)
    )
    settings = msgspec.json.decode(row["settings"]) if row is not None else {}
    shown = {key: value for key, value in settings.items() if key != "muted"}
    return {
        "person": None if row is None else {**row, "settings": shown},
        "passkeys": of_person(schema.passkeys, "device", "created", "used"),
        "tables": [dict(table) for table in found.mappings()],
        "seats": of_person(seats, "table_id", "seat", "name"),
        "results": of_person(
            schema.results,
            *("table_id", "seat", "game", "variant", "ended", "place", "points", "opening"),
        ),
        "ratings": of_person(schema.ratings, "game", "mu", "sigma", "plays", "changed"),
        "chat": of_person(schema.talk, "table_id", "at", "name", "text"),
        "blocked": len(of_person(schema.blocks, "since")),
        "muted": len(settings.get("muted", ())),
    }
