"""Results of finished matches: written with the end of a match, read for lists, statistics and
leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from coven.table import MatchResult, Table

from . import schema
from .database import Database
from .ratings import SURE_AFTER, Rating, rate_match


@dataclass(frozen=True)
class Played:
    """A person's result in one match."""

    table: str
    seat: int
    game: str
    variant: str
    seats: int
    shared: bool
    """Whether all seats won or lost together."""
    ended: float
    place: int
    points: int
    counted: bool
    rated: bool
    rating: Rating | None
    """The person's rating after the match, if it was rated."""
    opening: str = ""
    """The Fluent key of the person's character or first move; "" if there is none."""

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass(frozen=True)
class Ranked:
    """A line of a leaderboard, or a person's own rating in a game."""

    person: str
    name: str
    game: str
    rating: Rating
    plays: int


@dataclass(frozen=True)
class Companion:
    """Somebody with whom a person has played."""

    person: str
    name: str
    matches: int
    last: float


class Results:
    """Reads results and ratings. Any call may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str) -> list[Played]:
        """Returns all results of a person, the last first."""
        results = schema.results

        def work(connection: Connection) -> list[Played]:
            found = connection.execute(
                sa.select(results)
                .where(results.c.person == person)
                .order_by(results.c.ended.desc(), results.c.table_id, results.c.seat)
            )
            return [
                Played(
                    *(row["table_id"], row["seat"], row["game"], row["variant"], row["seats"]),
                    *(bool(row["shared"]), row["ended"], row["place"], row["points"]),
                    *(bool(row["counted"]), bool(row["rated"])),
                    None if row["mu"] is None else Rating(row["mu"], row["sigma"]),
                    row["opening"],
                )
                for row in found.mappings()
            ]

        return await self._database.read(work)

    async def of_tables(self, ids: Sequence[str]) -> dict[str, list[tuple[str | None, int, int]]]:
        """Returns person, place and points of every seat of these tables whose match is over, by
        table."""
        results = schema.results.c

        def work(connection: Connection) -> dict[str, list[tuple[str | None, int, int]]]:
            found = connection.execute(
                sa.select(results.table_id, results.person, results.place, results.points)
                .where(results.table_id.in_(ids))
                .order_by(results.table_id, results.seat)
            )
            of_tables: dict[str, list[tuple[str | None, int, int]]] = {}
            for id, person, place, points in found:
                of_tables.setdefault(id, []).append((person, place, points))
            return of_tables

        return await self._database.read(work) if ids else {}

    async def ratings_of(self, person: str) -> list[Ranked]:
        """Returns the ratings of a person, one for each game that they have played rated."""
        return await self._ranked(schema.ratings.c.person == person)

    async def leaderboard(self, game: str, limit: int = 100) -> list[Ranked]:
        """Returns the ratings in a game, the best first, of people who want to be listed and have
        played SURE_AFTER rated matches."""
        ratings, people = schema.ratings.c, schema.people.c
        return await self._ranked(
            sa.and_(ratings.game == game, people.listed.is_(True), ratings.plays >= SURE_AFTER),
            limit,
        )

    async def _ranked(self, where: sa.ColumnElement[bool], limit: int = 100) -> list[Ranked]:
        ratings, people = schema.ratings, schema.people

        def work(connection: Connection) -> list[Ranked]:
            found = connection.execute(
                sa.select(ratings, people.c.name)
                .join(people, people.c.id == ratings.c.person, isouter=True)
                .where(where)
                .order_by(ratings.c.mu.desc(), ratings.c.person)
                .limit(limit)
            )
            return [
                Ranked(
                    r["person"], r["name"] or "", r["game"], Rating(r["mu"], r["sigma"]), r["plays"]
                )
                for r in found.mappings()
            ]

        return await self._database.read(work)

    async def companions(self, person: str, limit: int = 60) -> list[Companion]:
        """Returns the people who have sat at a table with this person after its start, those of the
        last match first. People who have resigned are included, and those at tables that have been
        removed. Each has the name that they had there."""
        known: dict[str, dict[str, tuple[float, str]]] = {}

        def work(connection: Connection) -> None:
            for query in (_at_tables(person), _in_results(person)):
                for row in connection.execute(query):
                    known.setdefault(row.person, {}).setdefault(row.table, (row.at, row.name))

        await self._database.read(work)
        found = []
        for other, met in known.items():
            last = max(at for at, _ in met.values())
            _, name = max((pair for pair in met.values() if pair[1]), default=(0.0, ""))
            if name:
                found.append(Companion(other, name, len(met), last))
        return sorted(found, key=lambda one: (-one.last, one.person))[:limit]

    async def delete(self, id: str) -> None:
        """Deletes the results of a table."""
        results = schema.results

        def work(connection: Connection) -> None:
            connection.execute(results.delete().where(results.c.table_id == id))

        await self._database.write(work, id)

    # -- matches that ended before results were stored -------------------------------------------

    async def unrecorded(self, limit: int = 1_000) -> list[str]:
        """Returns ids of tables whose match is over and has no stored result: an older version did
        not store any."""
        tables, results = schema.tables.c, schema.results.c
        known = sa.exists().where(results.table_id == tables.id)
        found = sa.select(tables.id).where(tables.status == "over", sa.not_(known)).limit(limit)
        return await self._database.read(lambda c: [str(id) for id in c.execute(found).scalars()])

    async def record(self, table: Table) -> None:
        """Stores the result of a table whose match is over, unless it is stored."""
        result = table.result()
        await self._database.write(lambda c: write_result(c, table.id, result), table.id)


def write_result(connection: Connection, id: str, result: MatchResult) -> None:
    """Stores the result of a match, and the ratings that it changes; nothing if it is stored."""
    results, ratings = schema.results, schema.ratings
    if connection.execute(sa.select(results.c.seat).where(results.c.table_id == id)).first():
        return
    people = [seat.person for seat in result.seats if seat.person is not None]
    new: dict[str, Rating] = {}
    if result.rated:
        found = connection.execute(
            sa.select(ratings).where(ratings.c.game == result.game, ratings.c.person.in_(people))
        ).mappings()
        known = {row["person"]: row for row in found}
        before = {person: Rating(row["mu"], row["sigma"]) for person, row in known.items()}
        new = rate_match(result, before)
        for person, rating in new.items():
            row = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "plays": 1 + (known[person]["plays"] if person in known else 0),
                "changed": result.ended,
            }
            here = sa.and_(ratings.c.person == person, ratings.c.game == result.game)
            if person in known:
                connection.execute(ratings.update().where(here), row)
            else:
                connection.execute(ratings.insert(), row | {"person": person, "game": result.game})
    values = []
    for i, seat in enumerate(result.seats):
        after = new.get(seat.person or "")
        values.append(
            {
                "table_id": id,
                "seat": i,
                "person": seat.person,
                "bot": seat.bot,
                "game": result.game,
                "variant": result.variant,
                "seats": len(result.seats),
                "shared": result.shared,
                "ended": result.ended,
                "place": seat.place,
                "points": seat.points,
                "counted": seat.counted,
                "rated": after is not None,
                "mu": None if after is None else after.mu,
                "sigma": None if after is None else after.sigma,
                "opening": seat.opening,
            }
        )
    connection.execute(results.insert(), values)


def _at_tables(person: str) -> sa.Select[tuple[str, str, str, float]]:
    """Returns a query for table, id, name and time of everybody who shares a table with a person
    after its start."""
    mine, theirs, tables = schema.seats.alias("mine"), schema.seats.alias("theirs"), schema.tables
    return (
        sa.select(
            tables.c.id.label("table"), theirs.c.person, theirs.c.name, tables.c.changed.label("at")
        )
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(tables, tables.c.id == theirs.c.table_id)
        .where(
            mine.c.person == person,
            theirs.c.person.is_not(None),
            theirs.c.person != person,
            tables.c.status != "gathering",
        )
    )


def _in_results(person: str) -> sa.Select[tuple[str, str, str, float]]:
    """Returns a query for table, id, name and time of everybody with whom a person has finished a
    match. The name is that on the seat, also for people who have resigned; if the table has been
    removed, it is the name stored for the person."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    seats, people = schema.seats.c, schema.people.c
    seat = sa.and_(seats.table_id == theirs.c.table_id, seats.seat == theirs.c.seat)
    name = sa.func.coalesce(seats.name, people.name, "").label("name")
    return (
        sa.select(
            theirs.c.table_id.label("table"), theirs.c.person, name, theirs.c.ended.label("at")
        )
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(schema.seats, seat, isouter=True)
        .join(schema.people, people.id == theirs.c.person, isouter=True)
        .where(
            mine.c.person == person,
            theirs.c.person.is_not(None),
            theirs.c.person != person,
        )
    )
