"""A backup contains everything as of one moment and can be restored into either database."""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests import services

from coven.core import fingerprint
from coven.store import (
    BrokenBackup,
    NotEmpty,
    Person,
    Store,
    StoreTooNew,
    back_up,
    connect_to,
    read_head,
    restore,
)
from coven.store.database import HEAD, known_versions
from coven.store.schema import metadata

from .sample_tables import NOW, new_table, open_store, play_random_move, run, started_table

FIRST = Path(__file__).with_name("first-schema.backup")
"""Written by the first version of Coven. It must never be written again."""


async def fill_store(store: Store) -> list[str]:
    """Stores a person and tables in every status, with chat, links and codes. Returns the ids of
    the started tables."""
    rng = random.Random(11)
    await store.heartbeat(NOW)
    await store.save_person(Person("anna", "Аня 🕯", "uk", {"motion": "off"}), NOW)
    ids = []
    for game, seats, moves in (
        ("noughts-and-crosses", 2, 3),
        ("wandering-towers", 3, 25),
        ("noughts-and-crosses", 2, 9),
    ):
        table = started_table(game, seats, pace="fast")
        await store.save(table, NOW)
        for i in range(moves):
            if table.status == "playing":
                play_random_move(table, rng, NOW + i, nonce=f"{i}")
                await store.save(table, NOW + i)
        await store.add_chat_line(table.id, "anna", "Anna", "Вітаю!", NOW, 0, "n1")
        ids.append(table.id)
    waiting = new_table(seats=2)
    await store.save(waiting, NOW)
    await store.invite(waiting.id, NOW)
    await store.join_code(waiting.id, NOW)
    await store.issue_seat_link(waiting.id, 0)
    return ids


def all_rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Returns all rows of the database by table, sorted."""
    engine = connect_to(url)
    with engine.connect() as connection:
        found = {
            kind.name: sorted((tuple(row) for row in connection.execute(sa.select(kind))), key=repr)
            for kind in metadata.sorted_tables
        }
    engine.dispose()
    return found


def fill_database(url: str) -> list[str]:
    async def act() -> list[str]:
        async with open_store(url) as store:
            return await fill_store(store)

    return run(act)


def test_a_backup_is_restored_row_for_row(url: str, tmp_path: Path) -> None:
    ids = fill_database(url)
    steps: list[tuple[int, int]] = []
    file = tmp_path / "store.backup"
    head = back_up(url, file, NOW, "the key", lambda done, of: steps.append((done, of)))
    assert steps[-1][0] == steps[-1][1] == sum(head.rows.values())
    assert file.stat().st_mode & 0o777 == 0o600
    there = f"sqlite:///{tmp_path / 'restored.db'}"
    assert restore(there, file).key == "the key"
    assert all_rows(there) == all_rows(url)

    async def look() -> None:
        async with open_store(url) as old, open_store(there) as new:
            for id in ids:
                a, b = await old.load(id, NOW), await new.load(id, NOW)
                assert a.match is not None
                assert b.match is not None
                assert fingerprint(a.match.state) == fingerprint(b.match.state)
                replayed = b.match.at(b.n)
                assert fingerprint(replayed.state) == fingerprint(b.match.state)

    run(look)


def test_a_backup_of_sqlite_can_be_restored_into_postgresql(tmp_path: Path, postgres: str) -> None:
    small = f"sqlite:///{tmp_path / 'coven.db'}"
    fill_database(small)
    back_up(small, tmp_path / "store.backup", NOW)
    large = services.empty(postgres)
    restore(large, tmp_path / "store.backup")
    assert all_rows(large) == all_rows(small)


def test_a_backup_has_the_state_of_one_moment_while_a_server_keeps_writing(
    url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            await fill_store(store)
            table = started_table("wandering-towers", 3)
            await store.save(table, NOW)
            stopping = False

            async def keep_playing() -> None:
                rng = random.Random(3)
                nonlocal table
                while not stopping:
                    if table.status != "playing":
                        table = started_table("wandering-towers", 3)
                    play_random_move(table, rng)
                    await store.save(table, NOW)

            player = asyncio.create_task(keep_playing())
            loop = asyncio.get_running_loop()
            try:
                for i in range(3):
                    file = tmp_path / f"{i}.backup"
                    await loop.run_in_executor(None, back_up, url, file, NOW)
            finally:
                stopping = True
                await player

    run(act)
    for i in range(3):
        there = f"sqlite:///{tmp_path / f'restored-{i}.db'}"
        restore(there, tmp_path / f"{i}.backup")

        async def look(there: str = there) -> None:
            async with open_store(there) as store:
                for id in await store.tables_in_play():
                    table = await store.load(id, NOW)
                    assert table.match is not None
                    again = table.match.at(table.n)
                    assert fingerprint(again.state) == fingerprint(table.match.state)

        run(look)


def test_a_backup_can_only_be_restored_into_an_empty_database(url: str, tmp_path: Path) -> None:
    fill_database(url)
    back_up(url, tmp_path / "store.backup", NOW)
    before = all_rows(url)
    with pytest.raises(NotEmpty):
        restore(url, tmp_path / "store.backup")
    assert all_rows(url) == before


def test_a_database_that_only_servers_have_written_to_counts_as_empty(
    url: str, tmp_path: Path
) -> None:
    """L39: a backup without tables can be restored again and again into a database in which servers
    have stored only data of their own."""

    async def start() -> None:
        async with open_store(url) as store:
            await store.heartbeat(NOW)

    run(start)
    file = tmp_path / "empty.backup"
    back_up(url, file, NOW)
    rows = all_rows(url)
    restore(url, file)
    restore(url, file)
    assert all_rows(url) == rows
    restore(url, FIRST)  # its older schema is made first, so that its rows are migrated
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    restore(fresh, FIRST)
    assert all_rows(url) == all_rows(fresh)


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'coven.db'}"
    fill_database(url)
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(url, tmp_path / "mine", NOW)
    assert (tmp_path / "mine").read_text() == "mine"


def test_a_broken_backup_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'coven.db'}"
    fill_database(url)
    whole = tmp_path / "store.backup"
    back_up(url, whole, NOW)
    packed = whole.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    rng = random.Random(8)
    broken = [packed[:n] for n in (0, 10, len(packed) // 2, len(packed) - 9)]
    broken += [gzip.compress(b"".join(lines[:n])) for n in (0, 1, 5, len(lines) - 1)]
    broken += [gzip.compress(b"".join(lines[:9] + lines[10:])), gzip.compress(b"[" * 100_000)]
    broken += [gzip.compress(b"".join(lines) + b"[]\n"), b"junk" * 50, gzip.compress(b"{}\n")]
    for _ in range(60):
        spoilt = bytearray(packed)
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        broken.append(bytes(spoilt))
    there = tmp_path / "restored.db"
    for content in broken:
        file = tmp_path / "broken.backup"
        file.write_bytes(content)
        try:
            restore(f"sqlite:///{there}", file)
        except BrokenBackup:
            assert not there.exists()
        else:  # a bit of the gzip header that has no meaning was changed
            assert all_rows(f"sqlite:///{there}") == all_rows(url)
            for left in tmp_path.glob("restored.db*"):
                left.unlink()


def test_a_backup_of_a_newer_coven_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'coven.db'}"
    fill_database(url)
    engine = connect_to(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreTooNew):  # S19: it "succeeded"
        back_up(url, tmp_path / "newer.backup", NOW)
    assert not (tmp_path / "newer.backup").exists()
    with monkeypatch.context() as newer:
        newer.setattr("coven.store.backup.must_be_known", lambda version: None)
        back_up(url, tmp_path / "newer.backup", NOW)
    with pytest.raises(StoreTooNew):
        restore(f"sqlite:///{tmp_path / 'restored.db'}", tmp_path / "newer.backup")


def test_a_backup_of_the_first_schema_can_be_restored_and_played_on(url: str) -> None:
    head = read_head(FIRST)
    assert head.schema == known_versions()[-1]
    restore(url, FIRST)

    async def look() -> None:
        async with open_store(url) as store:
            person = await store.person("anna")
            assert person is not None
            assert person.name == "Аня 🕯"
            kept = await store.tables_of("anna")
            assert len(kept) == head.rows["tables"]
            assert {listed.status for listed in kept} == {"gathering", "playing", "over"}
            for listed in kept:
                table = await store.load(listed.id, NOW)
                if listed.status == "gathering":
                    continue
                assert [said.text for said in await store.chat(table.id)] == ["Вітаю!"]
                assert table.match is not None
                if listed.status == "playing":
                    play_random_move(table, random.Random(1))
                    await store.save(table, NOW)

    run(look)
    engine = connect_to(url)
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT * FROM alembic_version")).scalar() == HEAD
    engine.dispose()
