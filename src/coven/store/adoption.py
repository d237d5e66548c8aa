"""A guest who signs in to an account brings along what is stored of them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from . import schema
from .ratings import Rating, combined

_LISTS = ("muted", "invited", "moved", "push")
"""The settings of a person that are lists; what guests have in them is added."""


def named_in_running(connection: Connection, person: str) -> sa.ColumnElement[bool]:
    """Returns the condition that a person's id is among the fields of a table that change during a
    match: they have resigned, for example, or a link has moved their seat."""
    if connection.dialect.name == "postgresql":
        found = sa.text("position(:person in running) > 0").bindparams(person=person.encode())
        return sa.type_coerce(found, sa.Boolean)
    return sa.func.instr(schema.tables.c.running, person.encode()) > 0


def tables_to_adopt(connection: Connection, guest: str, person: str) -> list[str]:
    """Returns the ids of the tables where something is stored of the guest, except those at which
    the person has a seat."""
    seats, tables = schema.seats, schema.tables
    mine = sa.select(seats.c.table_id).where(seats.c.person == person)
    of_guest = sa.select(seats.c.table_id).where(seats.c.person == guest)
    found = sa.select(tables.c.id).where(
        sa.or_(
            tables.c.id.in_(of_guest),
            tables.c.host == guest,
            named_in_running(connection, guest),
        ),
        tables.c.id.not_in(mine),
    )
    return [str(id) for id in connection.execute(found).scalars()]


def adopt_table(connection: Connection, id: str, guest: str, person: str) -> int:
    """Puts `person` in the guest's place at one table. Returns the table's new version; 0 if it is
    gone."""
    tables, seats, results = schema.tables, schema.seats, schema.results
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return 0
    # Ids are random, so nothing else in the JSON looks the same.
    running = bytes(row["running"]).replace(guest.encode(), person.encode())
    host = person if row["host"] == guest else row["host"]
    version = int(row["version"]) + 1
    changed = {"running": running, "host": host, "version": version}
    connection.execute(tables.update().where(tables.c.id == id), changed)
    for kind in (seats, results):
        connection.execute(
            kind.update().where(kind.c.table_id == id, kind.c.person == guest), {"person": person}
        )
    return version


def adopt_person(connection: Connection, guest: str, person: str) -> None:
    """Gives to `person` what is stored of the guest outside of tables: chat, results of tables that
    have been removed, ratings, blocks in both directions, and settings. The guest's row loses its
    name."""
    talk = schema.talk
    connection.execute(talk.update().where(talk.c.person == guest), {"person": person})
    _adopt_results(connection, guest, person)
    _adopt_ratings(connection, guest, person)
    _adopt_blocks(connection, guest, person)
    _adopt_settings(connection, guest, person)


def _adopt_results(connection: Connection, guest: str, person: str) -> None:
    results = schema.results
    mine = sa.select(results.c.table_id).where(results.c.person == person)
    known = list(connection.execute(mine).scalars())
    here = sa.and_(results.c.person == guest, results.c.table_id.not_in(known))
    connection.execute(results.update().where(here), {"person": person})


def _adopt_ratings(connection: Connection, guest: str, person: str) -> None:
    ratings = schema.ratings
    of_two = sa.select(ratings).where(ratings.c.person.in_((guest, person)))
    found = connection.execute(of_two).mappings().all()
    mine = {row["game"]: row for row in found if row["person"] == person}
    for row in found:
        if row["person"] != guest:
            continue
        old = mine.get(row["game"])
        here = sa.and_(ratings.c.person == guest, ratings.c.game == row["game"])
        if old is None:
            connection.execute(ratings.update().where(here), {"person": person})
            continue
        both = combined(_rating(old), _rating(row))
        changed = {
            "mu": both.mu,
            "sigma": both.sigma,
            "plays": old["plays"] + row["plays"],
            "changed": max(old["changed"], row["changed"]),
        }
        connection.execute(ratings.delete().where(here))
        own = sa.and_(ratings.c.person == person, ratings.c.game == row["game"])
        connection.execute(ratings.update().where(own), changed)


def _rating(row: RowMapping) -> Rating:
    return Rating(row["mu"], row["sigma"])


def _adopt_blocks(connection: Connection, guest: str, person: str) -> None:
    blocks = schema.blocks
    both = (guest, person)
    of_two = sa.select(blocks).where(sa.or_(blocks.c.person.in_(both), blocks.c.other.in_(both)))
    found = connection.execute(of_two).mappings().all()
    known = {(row["person"], row["other"]) for row in found}
    renamed = {guest: person}
    for row in found:
        old = (row["person"], row["other"])
        if guest not in old:
            continue
        pair = blocks.c.person == old[0], blocks.c.other == old[1]
        connection.execute(blocks.delete().where(*pair))
        new = renamed.get(old[0], old[0]), renamed.get(old[1], old[1])
        if new not in known and new[0] != new[1]:
            known.add(new)
            connection.execute(
                blocks.insert(), {"person": new[0], "other": new[1], "since": row["since"]}
            )


def _adopt_settings(connection: Connection, guest: str, person: str) -> None:
    people = schema.people
    rows = connection.execute(sa.select(people).where(people.c.id.in_((guest, person)))).mappings()
    known = {row["id"]: msgspec.json.decode(row["settings"]) for row in rows}
    if person in known and guest in known:
        settings: dict[str, Any] = known[person]
        for key in _LISTS:
            added = [one for one in known[guest].get(key, ()) if one not in settings.get(key, ())]
            if added:
                settings[key] = [*settings.get(key, ()), *added]
        settings["muted"] = [one for one in settings.get("muted", ()) if one != person]
        text = msgspec.json.encode(settings).decode()
        connection.execute(people.update().where(people.c.id == person), {"settings": text})
    # The id stays, so that copies of the guest's cookie are void; a row without a name is no guest.
    nothing = {"name": "", "settings": "{}", "session": people.c.session + 1}
    connection.execute(people.update().where(people.c.id == guest).values(nothing))
    # Whoever has muted the guest has muted the person. Ids are random, as above.
    muted = people.c.settings.contains(guest, autoescape=True)
    renamed = sa.func.replace(people.c.settings, guest, person)
    connection.execute(people.update().where(muted).values(settings=renamed))
