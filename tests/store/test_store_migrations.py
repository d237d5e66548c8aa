"""Migrations bring a database of any version to the newest schema."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import coven.store
from coven.store import NoDriver, Person, Store, StoreTooNew, connect_to, upgrade
from coven.store.database import HEAD, migrate
from coven.store.schema import metadata

from .sample_tables import NOW, open_store, run, started_table

MIGRATIONS = Path(coven.store.__file__).with_name("migrations")


def test_the_newest_migration_is_the_version_that_the_code_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_an_empty_database_gets_the_schema_that_the_code_uses(url: str) -> None:
    engine = connect_to(url)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_people_of_an_older_database_have_their_first_session(url: str) -> None:
    """S24: people from before the migration have session number 0 and can end it."""
    engine = connect_to(url)
    with engine.begin() as connection:
        migrate(connection, "0002")
        row = "INSERT INTO people VALUES ('anna', 'Anna', 'uk', '{}', 1.0)"
        connection.execute(sa.text(row))
    engine.dispose()

    async def act() -> None:
        async with open_store(url) as store:
            assert await store.sessions(["anna"]) == {"anna": 0}
            assert await store.end_sessions(Person("anna", "Anna", "uk"), NOW) == 1

    run(act)


def test_upgrading_twice_changes_nothing(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = started_table()
            await store.save(table, NOW)
            upgrade(store.database.engine)
            upgrade(store.database.engine)
            await store.load(table.id, NOW)

    run(act)


def test_several_servers_may_start_at_once_on_an_empty_database(url: str) -> None:
    async def act() -> None:
        engines = [connect_to(url) for _ in range(4)]
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(None, upgrade, e) for e in engines))
        for engine in engines:
            engine.dispose()
        async with open_store(url) as store:
            await store.save(started_table(), NOW)

    run(act)


def test_a_database_of_a_newer_coven_is_refused_and_not_changed(url: str) -> None:
    engine = connect_to(url)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    async def act() -> None:
        await Store.open(url)

    with pytest.raises(StoreTooNew):
        run(act)
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT * FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_sqlite_is_configured_for_durable_writes(tmp_path: Path) -> None:
    engine = connect_to(f"sqlite:///{tmp_path / 'coven.db'}")
    with engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }
    engine.dispose()


def test_the_error_for_a_missing_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(NoDriver, match=r"coven\[postgres\]"):
        connect_to("postgresql://nowhere/coven")
