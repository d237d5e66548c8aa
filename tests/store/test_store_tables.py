"""Storing and loading tables: round trips, conflicts, lists, broken rows, downtime."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
from pathlib import Path

import pytest
import sqlalchemy as sa

from coven.core import fingerprint
from coven.store import Conflict, Store, StoreDown, UnknownTable
from coven.store.store import downtime
from coven.table import BrokenRow, Table

from .sample_tables import NOW, new_table, open_store, play_random_move, run, started_table


def assert_same(one: Table, other: Table) -> None:
    """Checks that the two tables are equal in everything that anybody can see."""
    assert (one.id, one.version, one.status, one.host) == (
        other.id,
        other.version,
        other.status,
        other.host,
    )
    assert (one.seats, one.settings, one.running) == (other.seats, other.settings, other.running)
    assert [r.entry for r in one.records] == [r.entry for r in other.records]
    assert [(r.at, r.by, r.turn, r.nonce) for r in one.records] == [
        (r.at, r.by, r.turn, r.nonce) for r in other.records
    ]
    if one.match is not None and other.match is not None:
        assert fingerprint(one.match.state) == fingerprint(other.match.state)
        assert (one.match.secret, one.match.past) == (other.match.secret, other.match.past)
        for seat in range(len(one.seats)):
            assert one.sight(seat) == other.sight(seat)
            assert one.why_no_undo(seat) == other.why_no_undo(seat)
            logs = [[(x.number, x.event.key, x.undone) for x in t.log(seat)] for t in (one, other)]
            assert logs[0] == logs[1]


def test_a_stored_table_is_loaded_as_it_was_after_every_move(url: str) -> None:
    async def act() -> None:
        rng = random.Random(7)
        async with open_store(url) as store:
            table = new_table("wandering-towers", seats=4, pace="days", public=True)
            await store.save(table, NOW)
            assert_same(await store.load(table.id, NOW), table)
            table.start("anna", NOW)
            await store.save(table, NOW)
            assert_same(await store.load(table.id, NOW), table)
            for i in range(40):
                play_random_move(table, rng, NOW + i, nonce=str(i))
                if i % 5 == 4 and table.why_no_undo(0) is None:
                    table.undo(0, NOW + i)
                await store.save(table, NOW)
                assert_same(await store.load(table.id, table.running.clocks.settled), table)  # type: ignore[union-attr]

    run(act)


def test_a_whole_match_is_stored_with_its_end(url: str) -> None:
    async def act() -> None:
        rng = random.Random(1)
        async with open_store(url) as store:
            table = started_table()
            await store.save(table, NOW)
            while table.status == "playing":
                play_random_move(table, rng)
                await store.save(table, NOW)
            again = await store.load(table.id, NOW)
            assert_same(again, table)
            assert again.status == "over"
            assert again.secret == table.secret
            course = await store.score_history(table.id)
            assert course[0] == (0, (0, 0))
            assert course[-1][0] == table.n
            past = again.at(2, await store.snapshots(table.id, 2))
            assert past.state.ply == 2

    run(act)


def test_a_restarted_server_continues_all_tables(url: str) -> None:
    async def act() -> None:
        rng = random.Random(3)
        tables = [
            started_table("wandering-towers", 3, pace="fast"),
            started_table(pace="days"),
            new_table(),
        ]
        async with open_store(url) as store:
            await store.heartbeat(NOW)
            for table in tables:
                await store.save(table, NOW)
            for i in range(12):
                play_random_move(tables[0], rng, NOW + i)
                await store.save(tables[0], NOW + i)
            tables[0].hand_to_bot(0, "anna", NOW + 12)
            await store.save(tables[0], NOW + 12)
            await store.heartbeat(NOW + 14)
        async with open_store(url) as store:
            later = NOW + 100_000
            await store.heartbeat(later)
            assert set(await store.tables_in_play()) == {tables[0].id, tables[1].id}
            for table in tables:
                again = await store.load(table.id, later)
                for seat in range(len(table.seats)):
                    before, now = (
                        table.seconds_left(seat, NOW + 14),
                        again.seconds_left(seat, later),
                    )
                    assert before == pytest.approx(now)
                assert again.bots_due == table.bots_due
                assert again.people_waiting == table.people_waiting
                assert again.seats == table.seats
                if again.waiting:
                    play_random_move(again, rng, later)
                    await store.save(again, later)

    run(act)


def test_the_second_of_two_conflicting_changes_raises_conflict_and_is_not_written(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = started_table()
            await store.save(table, NOW)
            first, second = table.copy(), table.copy()
            first.submit(0, "mark 4", NOW)
            second.submit(0, "mark 5", NOW)
            second.leave("boris", NOW)
            await store.save(first, NOW)
            with pytest.raises(Conflict):
                await store.save(second, NOW)
            again = await store.load(table.id, NOW)
            assert_same(again, first)
            with pytest.raises(Conflict):
                await store.append(table.unsaved(), NOW)

    run(act)


def test_a_table_can_be_created_only_once(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            twin = table.copy()
            await store.save(table, NOW)
            with pytest.raises(Conflict):
                await store.save(twin, NOW)

    run(act)


def test_two_servers_and_many_people_leave_one_log_without_gaps(url: str) -> None:
    """Everybody plays at one table through one of two stores. A player who gets a Conflict loads
    the table again and decides whether to play the answer still."""

    async def somebody(store: Store, id: str, seed: int, acks: list[tuple[int, str]]) -> None:
        rng = random.Random(seed)
        table = await store.load(id, NOW)
        for i in range(25):
            if table.status != "playing":
                return
            draft = table.copy()
            play_random_move(draft, rng, nonce=f"{seed}-{i}")
            try:
                await store.save(draft, NOW)
            except Conflict:
                table = await store.load(id, NOW)
                continue
            table = draft
            acks.append((draft.n, f"{seed}-{i}"))
            await asyncio.sleep(rng.choice((0, 0.001)))

    async def act() -> None:
        async with open_store(url) as one, open_store(url) as other:
            tables = [started_table("wandering-towers", 3) for _ in range(4)]
            acks: dict[str, list[tuple[int, str]]] = {table.id: [] for table in tables}
            for table in tables:
                await one.save(table, NOW)
            await asyncio.gather(
                *(
                    somebody(store, table.id, seed, acks[table.id])
                    for table in tables
                    for seed, store in enumerate((one, other, one, other))
                )
            )
            for table in tables:
                again = await other.load(table.id, NOW)
                assert again.match is not None
                numbers = [n for n, _ in acks[table.id]]
                assert sorted(numbers) == list(range(1, again.n + 1))
                assert {(r.entry.n, r.nonce) for r in again.records} == set(acks[table.id])
                replayed = again.match.at(again.n)
                assert fingerprint(replayed.state) == fingerprint(again.match.state)

    run(act)


def test_changes_of_many_tables_are_committed_together(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            tables = [started_table() for _ in range(50)]
            await asyncio.gather(*(store.save(table, NOW) for table in tables))
            before = store.database.commits
            twins = [table.copy() for table in tables[:10]]
            for table in tables:
                table.submit(0, "mark 4", NOW)
            for twin in twins:
                twin.submit(0, "mark 5", NOW)
            results = await asyncio.gather(
                *(store.save(table, NOW) for table in [*tables, *twins]), return_exceptions=True
            )
            assert results[:50] == [None] * 50
            assert all(isinstance(result, Conflict) for result in results[50:])
            assert store.database.commits - before <= 3
            for table in tables:
                assert (await store.load(table.id, NOW)).records[0].entry.move == "mark 4"

    run(act)


def test_an_unchanged_table_is_not_written(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = started_table()
            await store.save(table, NOW)
            table.submit(0, "mark 4", NOW, nonce="a")
            await store.save(table, NOW)
            version, commits = table.version, store.database.commits
            for _ in range(50):
                draft = table.copy()
                draft.submit(0, "mark 4", NOW, nonce="a")
                await store.save(draft, NOW)
                assert draft.version == version
            assert store.database.commits == commits

    run(act)


def test_a_cancelled_write_does_not_stop_other_writes(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            tables = [started_table() for _ in range(10)]
            tasks = [asyncio.create_task(store.save(table, NOW)) for table in tables]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert results[1::2] == [None] * 5
            for table in tables[1::2]:
                await store.load(table.id, NOW)

    run(act)


def test_waiting_writes_are_finished_when_the_store_is_closed(url: str) -> None:
    async def act() -> None:
        store = await Store.open(url)
        tables = [started_table() for _ in range(20)]
        tasks = [asyncio.create_task(store.save(table, NOW)) for table in tables]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        async with open_store(url) as store:
            assert len(await store.tables_in_play()) == 20

    run(act)


def test_a_closed_store_raises_an_error(url: str) -> None:
    async def act() -> None:
        store = await Store.open(url)
        await store.close()
        with pytest.raises(StoreDown):
            async with asyncio.timeout(5):
                await store.save(started_table(), NOW)

    run(act)


def test_an_unknown_table_cannot_be_loaded(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            with pytest.raises(UnknownTable):
                await store.load("nowhere", NOW)
            table = new_table()
            await store.save(table, NOW)
            await store.join_code(table.id, NOW)
            await store.delete_table(table.id)
            with pytest.raises(UnknownTable):
                await store.load(table.id, NOW)
            assert await store.tables_of("anna") == []

    run(act)


def test_lists_show_open_tables_ones_own_and_those_where_one_must_answer(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            public, private, playing = (
                new_table(public=True),
                new_table(),
                started_table(public=True),
            )
            for i, table in enumerate((public, private, playing)):
                await store.save(table, NOW + i)
            stranger = Table.new("noughts-and-crosses", 2, "dora", NOW, public=True)
            await store.save(stranger, NOW + 9)
            assert [x.id for x in await store.open_tables()] == [stranger.id, public.id]
            mine = await store.tables_of("anna")
            assert [x.id for x in mine] == [playing.id, private.id, public.id]
            assert mine[0].seats[0].name == "Anna"
            assert mine[0].waiting == (0,)
            assert await store.waiting_for("anna") == [playing.id]
            assert await store.waiting_for("boris") == []
            playing.submit(0, "mark 4", NOW)
            await store.save(playing, NOW)
            assert await store.waiting_for("anna") == []
            assert await store.waiting_for("boris") == [playing.id]
            playing.hand_to_bot(1, "boris", NOW)
            await store.save(playing, NOW)
            assert await store.waiting_for("boris") == []

    run(act)


def test_a_match_against_bots_alone_waits_for_nobody(url: str) -> None:
    """P22: a match of one person against bots is in the list of that person's tables, but not among
    the tables at which others wait for the person."""

    async def act() -> None:
        async with open_store(url) as store:
            table = Table.new("noughts-and-crosses", 2, "anna", NOW)
            table.sit("anna", "Anna", NOW)
            table.put_bot(1, 1, "anna")
            table.start("anna", NOW)
            await store.save(table, NOW)
            assert await store.waiting_for("anna") == []
            assert [x.id for x in await store.tables_of("anna")] == [table.id]

    run(act)


def test_a_broken_row_is_named_and_other_tables_can_be_loaded(url: str) -> None:
    breakages = (
        "UPDATE entries SET events = :junk",
        "UPDATE entries SET rolled = :junk",
        "UPDATE tables SET running = :junk",
        "UPDATE tables SET settings = :junk",
        "UPDATE tables SET status = 'dancing'",
        "UPDATE seats SET why = 'because'",
        "DELETE FROM entries WHERE n = 1",
    )

    async def act() -> None:
        async with open_store(url) as store:
            good, bad = started_table(), started_table()
            for table in (good, bad):
                await store.save(table, NOW)
                table.submit(0, "mark 4", NOW)
                table.submit(1, "mark 5", NOW)
                await store.save(table, NOW)
            for breakage in breakages:
                where = "AND" if "WHERE" in breakage else "WHERE"
                key = "id" if "tables" in breakage else "table_id"
                query = sa.text(f"{breakage} {where} {key} = :id")
                with store.database.engine.connect() as connection:
                    transaction = connection.begin()
                    connection.execute(query, {"junk": b'{"x":1}', "id": bad.id})
                    with pytest.raises(BrokenRow):
                        store.read_table(connection, bad.id)
                    transaction.rollback()
            await store.load(bad.id, NOW)
            await store.load(good.id, NOW)

    run(act)


def test_if_a_snapshot_is_broken_the_match_is_replayed(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = started_table()
            table.submit(0, "mark 4", NOW)
            await store.save(table, NOW)
            with store.database.engine.begin() as connection:
                connection.execute(sa.text("UPDATE snapshots SET state = :x"), {"x": b"junk"})
            assert_same(await store.load(table.id, NOW), table)

    run(act)


@pytest.mark.parametrize(
    ("uptimes", "down"),
    [
        ([], 100.0),
        ([(0.0, 300.0)], 0.0),
        ([(0.0, 130.0)], 70.0),
        ([(150.0, 160.0)], 90.0),
        ([(0.0, 120.0), (110.0, 115.0), (180.0, 300.0)], 60.0),
        ([(50.0, 110.0), (100.0, 150.0), (120.0, 140.0)], 50.0),
    ],
)
def test_time_counts_while_any_server_is_running(
    uptimes: list[tuple[float, float]], down: float
) -> None:
    assert downtime(uptimes, 100.0, 200.0) == down


def test_a_heartbeat_notices_that_the_machine_slept(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            assert await store.heartbeat(NOW) == 0
            assert await store.heartbeat(NOW + 5) == 0
            assert await store.heartbeat(NOW + 9_005) == 9_000
            assert await store.heartbeat(NOW + 9_010) == 0
            table = started_table(pace="days")
            assert table.running.clocks is not None
            await store.save(table, NOW)
            again = await store.load(table.id, NOW + 9_010)
            left = again.seconds_left(0, NOW + 9_010)
            assert left == 3 * 24 * 3600 - 10

    run(act)


def test_the_write_ahead_log_of_sqlite_is_preallocated(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'coven.db'}") as store:
            table = started_table()
            await store.save(table, NOW)
            await store.database.preallocate_write_ahead_log()
            log = tmp_path / "coven.db-wal"
            length = log.stat().st_size
            assert length > 10_000_000
            for seat, cell in enumerate((4, 0)):
                table.submit(seat, f"mark {cell}", NOW)
                await store.save(table, NOW)
            assert log.stat().st_size == length
            moves = [record.entry.move for record in (await store.load(table.id, NOW)).records]
            assert moves == ["mark 4", "mark 0"]

    run(act)


def test_a_move_writes_three_pages_for_table_entry_and_snapshot(
    tmp_path: Path,
) -> None:
    """A move writes no index page, even with a hundred tables."""

    async def act() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'coven.db'}") as store:
            tables = [started_table() for _ in range(100)]
            for k, table in enumerate(tables):
                await store.save(table, NOW + k)
            aside = sqlite3.connect(tmp_path / "coven.db", isolation_level=None)
            pages = []
            for k, table in enumerate(tables):
                aside.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                table.submit(0, "mark 4", NOW + 100 + k)
                await store.save(table, NOW + 100 + k)
                _, logged, _ = aside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                pages.append(logged)
            aside.close()
            assert statistics.median(pages) == 3

    run(act)
