"""Retention, bans and announcements, on both databases (L19)."""

from __future__ import annotations

from coven.store import Passkey, Person, Retention
from coven.store.upkeep import DAY

from .sample_tables import NOW, new_table, open_store, run, started_table

KEEP = Retention(rooms=10, abandoned=20, finished=30, guests=40)


def test_tables_are_removed_when_nobody_has_used_them_for_long(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            room, abandoned, finished = new_table(), started_table(), started_table()
            finished.resign("boris", NOW)
            for table in (room, abandoned, finished):
                await store.save(table, NOW)
            ids = [room.id, abandoned.id, finished.id]
            for days, gone in ((9, 0), (11, 1), (21, 2), (31, 3)):
                due = await store.upkeep.expired_tables(KEEP, NOW + days * DAY)
                assert sorted(due) == sorted(ids[:gone])
            never = Retention(0, 0, 0, 0)
            assert await store.upkeep.expired_tables(never, NOW + 999 * DAY) == []
            await store.delete_table(finished.id)
            assert len(await store.results.of_person("anna")) == 1, "results stay"

    run(act)


def test_guests_without_games_are_removed_and_nobody_else(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            for id in ("anna", "guest", "ended", "kept"):
                await store.save_person(Person(id, id.title()), NOW)
            await store.end_sessions(Person("ended", "Ended"), NOW)
            key = Passkey(b"key", "kept", b"", 0, "", NOW, NOW)
            await store.accounts.add_passkey(key, "Kept", "en")
            assert await store.upkeep.remove_guests(KEEP, NOW + 39 * DAY) == 0
            assert await store.upkeep.remove_guests(KEEP, NOW + 41 * DAY) == 2
            found = [await store.person(id) for id in ("anna", "guest", "ended", "kept")]
            assert [one.name if one else None for one in found] == ["Anna", None, "", "Kept"]
            assert await store.sessions(["ended"]) == {"ended": 1}, "old cookies stay void"
            assert await store.upkeep.remove_guests(KEEP, NOW + 41 * DAY) == 0

    run(act)


def test_people_are_listed_banned_and_renamed_and_everybody_is_told(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            await store.save_person(Person("anna", "Anna"), NOW)
            [known] = await store.upkeep.people()
            assert (known.account.name, known.tables, known.account.banned) == ("Anna", 1, False)
            assert await store.upkeep.ban("anna", True)
            assert not await store.upkeep.ban("nobody", True)
            assert await store.sessions(["anna"]) == {"anna": 1}
            await store.accounts.rename_everywhere("anna", "Hanna")
            again = await store.load(table.id, NOW)
            assert (again.names[0], again.version) == ("Hanna", table.version + 1)
            await store.upkeep.announce("Back soon", NOW + 60)
            assert await store.upkeep.announcement(NOW) == "Back soon"
            assert await store.upkeep.announcement(NOW + 61) == ""
            await store.upkeep.announce("", NOW)
            assert await store.upkeep.announcement(NOW) == ""

    run(act)
