"""People who keep their name: passkeys, recovery codes, results, and the end of an account."""

from __future__ import annotations

import random
import sqlite3
import string
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coven.store import Conflict, Passkey, Person, Store, connect_to, restore
from coven.store.schema import metadata
from coven.table import Table

from .sample_tables import NOW, new_table, open_store, play_random_move, run, started_table

RELEASED = (
    Path(__file__).with_name("first-schema.backup"),
    Path(__file__).with_name("last-version.backup"),
)


def key(number: int, person: str = "anna") -> Passkey:
    return Passkey(bytes([number]) * 16, person, b"public", 0, "Firefox, Linux", NOW, NOW)


def finished() -> Table:
    """Returns a table of anna and boris whose match is over."""
    table = started_table()
    rng = random.Random(4)
    while table.status == "playing":
        play_random_move(table, rng)
    return table


def test_a_guest_who_adds_a_passkey_keeps_their_name(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            accounts = store.accounts
            await store.save_person(Person("anna", "A", "uk", {"muted": ["x"]}), NOW)
            assert await accounts.add_passkey(key(1), "Anna", "uk")
            assert await accounts.add_passkey(key(2), "Anna", "uk")
            with pytest.raises(Conflict):
                await accounts.add_passkey(key(2, "boris"), "Boris", "en")
            found = await accounts.account("anna")
            assert found is not None
            assert (found.name, found.kept_since, found.codes) == ("Anna", NOW, 0)
            assert found.passkeys == (key(1), key(2))
            stored = await store.person("anna")
            assert stored is not None
            assert stored.settings == {"muted": ["x"]}
            assert await accounts.note_use(key(1), 5, NOW + 1)
            assert not await accounts.note_use(key(1), 6, NOW + 1), "it was used meanwhile"
            assert not await accounts.revoke_passkey("boris", key(1).id), "it is not his"
            assert await accounts.revoke_passkey("anna", key(1).id)
            assert await accounts.passkey(key(1).id) is None
            await accounts.new_recovery_codes("anna")
            assert await accounts.revoke_passkey("anna", key(2).id)
            guest = await accounts.account("anna")
            assert guest is not None
            assert (guest.kept_since, guest.codes) == (None, 0)

    run(act)


def test_a_recovery_code_works_once_however_it_is_typed(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            accounts = store.accounts
            await accounts.add_passkey(key(1), "Anna", "en")
            old = await accounts.new_recovery_codes("anna")
            codes = await accounts.new_recovery_codes("anna")
            assert len(set(codes)) == 8
            assert await accounts.use_recovery_code(old[0]) is None, "new ones replace them"
            assert await accounts.use_recovery_code("") is None
            assert await accounts.use_recovery_code(codes[0].lower().replace("-", " ")) == "anna"
            assert await accounts.use_recovery_code(codes[0]) is None
            found = await accounts.account("anna")
            assert found is not None
            assert found.codes == 7

    run(act)


def test_the_end_of_a_match_is_stored_with_its_result(url: str) -> None:
    """P50: saving a finished match stores places, and whom each person has played with, once."""

    async def act() -> None:
        async with open_store(url) as store:
            table = finished()
            await store.save(table, NOW)
            [mine] = await store.results.of_person("anna")
            assert table.match is not None
            assert mine.place == table.game.ranking(table.match.state)[0]
            assert (mine.game, mine.counted, mine.rated) == ("noughts-and-crosses", True, False)
            [boris] = await store.results.companions("anna")
            assert (boris.person, boris.name, boris.matches) == ("boris", "Boris", 1)
            await store.results.record(table)
            assert len(await store.results.of_person("anna")) == 1

    run(act)


def test_a_rated_match_changes_the_ratings_of_all_people_once(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            table.configure("anna", rated=True)
            table.agree_to_rating("boris", yes=True)
            table.start("anna", NOW)
            table.resign("boris", NOW)
            assert table.status == "over"
            await store.save(table, NOW)
            await store.results.record(table)
            [anna] = await store.results.ratings_of("anna")
            [boris] = await store.results.ratings_of("boris")
            assert anna.rating.mu > 25.0 > boris.rating.mu
            assert anna.plays == boris.plays == 1
            [played] = await store.results.of_person("boris")
            assert (played.place, played.rating) == (2, boris.rating)
            assert await store.results.leaderboard("noughts-and-crosses") == []

    run(act)


def test_a_guest_brings_tables_and_results_along(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            over, both = finished(), new_table()
            other = Table.new("noughts-and-crosses", 2, "boris", NOW)
            other.sit("boris", "Boris", NOW)
            for table in (over, both, other):
                await store.save(table, NOW)
            changed = await store.accounts.adopt("boris", "dora")
            assert changed == {over.id: 2, both.id: 2, other.id: 2}
            assert (await store.load(other.id, NOW)).host == "dora"
            assert len(await store.results.of_person("dora")) == 1
            assert await store.results.of_person("boris") == []
            assert await store.accounts.adopt("dora", "anna") == {other.id: 3}, "anna sits there"

    run(act)


def test_a_guest_brings_ratings_blocks_and_mutes_along_and_no_name_stays(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            for loser in ("guest", "me", "guest"):
                table = Table.new("noughts-and-crosses", 2, "boris", NOW)
                table.sit("boris", "Boris", NOW)
                table.sit(loser, "Zora", NOW)
                table.configure("boris", rated=True)
                table.agree_to_rating(loser, yes=True)
                table.start("boris", NOW)
                table.resign(loser, NOW)
                await store.save(table, NOW)
            await store.delete_table(table.id)
            talked = new_table()
            await store.save(talked, NOW)
            await store.add_chat_line(talked.id, "guest", "Zora", "Zora here", NOW, None, "n")
            await store.save_person(Person("guest", "Zora", "en", {"muted": ["x", "me"]}), NOW)
            await store.save_person(Person("me", "Me", "en", {"muted": ["y"]}), NOW)
            await store.save_person(Person("boris", "Boris", "en", {"muted": ["guest"]}), NOW)
            for pair in (("guest", "cleo"), ("cleo", "guest"), ("me", "cleo"), ("guest", "me")):
                await store.accounts.block(*pair, True, NOW)
            [one], [two] = [await store.results.ratings_of(id) for id in ("me", "guest")]
            await store.accounts.adopt("guest", "me")
            [both] = await store.results.ratings_of("me")
            assert both.plays == 3
            assert both.rating.mu < min(one.rating.mu, two.rating.mu), "both say the same"
            assert both.rating.sigma < min(one.rating.sigma, two.rating.sigma)
            assert await store.results.ratings_of("guest") == []
            assert len(await store.results.of_person("me")) == 3, "of a removed table, too"
            assert await store.accounts.apart_from("me") == {"cleo"}
            assert await store.accounts.who_blocked("me") == {"cleo"}
            assert await store.accounts.apart_from("guest") == frozenset()
            found = [await store.person(id) for id in ("me", "boris", "guest")]
            assert [one.settings.get("muted") if one else None for one in found] == [
                ["y", "x"],
                ["me"],
                None,
            ]
            await store.accounts.forget("me", NOW)
            assert b"Zora" not in everything(url), "not as the guest, either"

    run(act)


# -- deletion --------------------------------------------------------------------------------------


def everything(url: str) -> bytes:
    """Returns all values of all database tables, joined."""
    engine = connect_to(url)
    found = []
    with engine.connect() as connection:
        for kind in metadata.sorted_tables:
            for row in connection.execute(sa.select(kind)):
                found += [v if isinstance(v, bytes) else str(v).encode() for v in row]
    engine.dispose()
    return b"\0".join(found)


async def lived_in(store: Store, name: str, rng: random.Random) -> list[Table]:
    """Stores tables of all kinds at which a person called `name` was: in the room, playing, over,
    left, moved away by a link; with chat."""
    tables = []
    for kind in ("room", "playing", "over", "left", "moved", "watched", "host"):
        table = Table.new("noughts-and-crosses", 2, "me" if kind == "host" else "boris", NOW)
        table.sit("boris", "Boris", NOW)
        if kind != "watched":
            table.sit("me", name, NOW)
        if kind not in ("room", "watched", "host"):
            table.start(table.host, NOW)
        if kind == "over":
            while table.status == "playing":
                play_random_move(table, rng)
        if kind == "left":
            table.leave("me", NOW)
        if kind == "moved":
            table.move_seat(1, "dora", "", NOW)
        await store.save(table, NOW)
        await store.add_chat_line(table.id, "me", name, f"I am {name}!", NOW, None, "n")
        await store.add_chat_line(table.id, "boris", "Boris", f"hi {name}, hello", NOW, 0, "n")
        await store.add_chat_line(table.id, "", name, "web-told-moved", NOW, 1, "")
        tables.append(table)
    await store.save_person(Person("me", name, "en", {"push": [{"endpoint": name}]}), NOW)
    await store.accounts.add_passkey(key(9, "me"), name, "en")
    await store.accounts.new_recovery_codes("me")
    await store.accounts.block("me", "boris", True, NOW)
    return tables


@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.text(string.ascii_letters + "жїЁ'★", min_size=3, max_size=20), st.randoms())
def test_deletion_leaves_no_byte_of_the_name(url: str, letters: str, rng: random.Random) -> None:
    """After deletion the database nowhere contains the person's name, which occurred at tables of
    every kind and in chat, and in no other text."""
    name = f"Zq{letters}qZ"

    async def act() -> None:
        async with open_store(url) as store:
            tables = await lived_in(store, name, rng)
            assert name.encode() in everything(url)
            export = await store.accounts.export("me")
            assert len(export["chat"]) >= len(tables)
            changed = await store.accounts.forget("me", NOW)
            assert {table.id for table in tables} <= set(changed)
            assert name.encode() not in everything(url)
            for table in tables:
                again = await store.load(table.id, NOW)
                assert again.version == changed[table.id]
                assert again.n == table.n
                assert "me" not in [again.host, *(seat.person for seat in again.seats)]
                if again.status == "over":
                    assert again.match is not None
                    assert name not in again.match.save(), "the match file"
            for person in ("boris", "dora"):
                export = await store.accounts.export(person)
                assert name not in str(export), "what others download"
            assert await store.sessions(["me"]) != {"me": 0}, "old cookies stay void"
            assert await store.accounts.forget("me", NOW) == {}

    run(act)
    if url.startswith("sqlite"):
        file = url.removeprefix("sqlite:///")
        plain = sqlite3.connect(file)
        plain.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        plain.close()
        assert name.encode() not in Path(file).read_bytes()


@pytest.mark.parametrize("backup", RELEASED, ids=["first", "last"])
def test_a_released_database_gets_results_of_its_matches(url: str, backup: Path) -> None:
    """P50: after a migration, results of the matches that are over can be added, and people keep
    their tables."""
    restore(url, backup)

    async def act() -> None:
        async with open_store(url) as store:
            for id in await store.results.unrecorded():
                await store.results.record(await store.load(id, NOW))
            assert await store.results.unrecorded() == []
            mine = await store.tables_of("anna")
            assert mine
            over = {table.id for table in mine if table.status == "over"}
            assert {played.table for played in await store.results.of_person("anna")} == over
            account = await store.accounts.account("anna")
            assert account is None or (account.kept_since, account.banned) == (None, False)

    run(act)
