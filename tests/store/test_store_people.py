"""Guests, personal links, invitations, join codes and chat; secrets that must not be in the
file."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.store import Conflict, Person, StoreDown, UnknownTable
from coven.store.tokens import LETTERS, new_code, read_code
from coven.table import Table

from .sample_tables import NOW, new_table, open_store, run, started_table


def test_a_guest_comes_back_with_language_and_settings(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            assert await store.person("p") is None
            await store.save_person(Person("p", "Баба Яга", "uk", {"motion": "slow"}), NOW)
            await store.save_person(Person("p", "Яга", "ru", {"motion": "off", "n": 1}), NOW)
            assert await store.person("p") == Person("p", "Яга", "ru", {"motion": "off", "n": 1})

    run(act)


def test_ending_sessions_raises_the_number_and_voids_links_and_devices(url: str) -> None:
    """S24: ending a person's sessions raises their number, voids the links to their seats, and
    forgets the devices to notify."""

    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            mine = await store.issue_seat_link(table.id, 0)
            other = await store.issue_seat_link(table.id, 1)
            anna = Person("anna", "Anna", "uk", {"muted": ["x"], "push": [{"endpoint": "y"}]})
            assert await store.sessions(["anna", "boris"]) == {}
            await store.save_person(anna, NOW)
            assert await store.sessions(["anna", "boris"]) == {"anna": 0}
            assert await store.end_sessions(anna, NOW) == 1
            assert await store.end_sessions(Person("boris", "Boris"), NOW) == 1
            assert await store.end_sessions(anna, NOW) == 2
            stored = await store.person("anna")
            assert stored == Person("anna", "Anna", "uk", {"muted": ["x"]})
            await store.save_person(anna, NOW)  # by a request that was on its way
            assert await store.sessions(["anna", "boris", "dora"]) == {"anna": 2, "boris": 1}
            assert await store.seat_of_link(mine) is None
            assert await store.seat_of_link(other) is None
            again = await store.issue_seat_link(table.id, 0)
            assert await store.seat_of_link(again) is not None

    run(act)


def test_a_seat_link_leads_to_the_seat_until_it_is_issued_again(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            token = await store.issue_seat_link(table.id, 1)
            assert await store.seat_of_link(token) == (table.id, 1, "boris")
            assert await store.seat_of_link(token + "x") is None
            again = await store.issue_seat_link(table.id, 1)
            assert await store.seat_of_link(token) is None
            assert await store.seat_of_link(again) == (table.id, 1, "boris")
            with pytest.raises(UnknownTable):
                await store.issue_seat_link(table.id, 7)

    run(act)


def test_a_seat_link_ends_when_another_person_sits_down_there(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = started_table()
            await store.save(table, NOW)
            token = await store.issue_seat_link(table.id, 1)
            table.hand_to_bot(1, "boris", NOW)
            table.rename("boris", "Bob")
            await store.save(table, NOW)
            assert await store.seat_of_link(token) == (table.id, 1, "boris")
            table.free_seat(1, "anna", NOW)
            await store.save(table, NOW)
            assert await store.seat_of_link(token) is None
            table.sit("dora", "Dora", NOW, 1)
            await store.save(table, NOW)
            assert await store.seat_of_link(token) is None

    run(act)


def test_invitations_lead_to_a_table_for_a_while_and_are_revoked(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            link = await store.invite(table.id, NOW, seat=1, lifetime=60)
            code, expires = await store.join_code(table.id, NOW)
            assert (await store.join_code(table.id, NOW + 1)) == (code, expires)
            found = await store.find_invitation(link, NOW + 59)
            assert found is not None
            assert (found.table, found.seat) == (table.id, 1)
            assert await store.find_invitation(link, NOW + 60) is None
            for typed in (code, code.lower(), " ".join(code), f" {code[:2]}-{code[2:]} "):
                found = await store.find_invitation(typed, NOW)
                assert found is not None
                assert (found.table, found.seat) == (table.id, None)
            assert await store.find_invitation(code, expires) is None
            new, _ = await store.join_code(table.id, expires)
            assert await store.find_invitation(new, expires) is not None
            await store.invite(table.id, NOW, token=link)
            assert await store.find_invitation(link, NOW + 1_000) is not None
            await store.revoke(table.id)
            assert await store.find_invitation(link, NOW) is None
            assert await store.find_invitation(new, expires) is None

    run(act)


def test_an_invitation_to_an_unknown_table_is_refused(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            with pytest.raises((Conflict, StoreDown)):
                await store.invite("nowhere", NOW)
            with pytest.raises((Conflict, StoreDown)):
                await store.add_chat_line("nowhere", "anna", "Anna", "hello?", NOW)

    run(act)


def test_join_codes_have_letters_that_cannot_be_confused() -> None:
    assert not set(LETTERS) & set("IOQ0158BSGZU")
    for live in range(1, 200):
        code = new_code(live)
        assert read_code(code.lower()) == code
    assert read_code("нерх") == "HEPX"
    for text in ("", "ABC", "ACDEFHJKLM", "AC1E", "ACDO", "<script>", "A" * 10_000):
        assert read_code(text) is None


def test_the_more_join_codes_there_are_the_longer_are_new_ones() -> None:
    """S4: a new code is so long that one guess is right with a chance of at most one in a
    million."""
    for live in (1, 2, 34, 35, 140, 612, 613, 10_000):
        assert live / len(LETTERS) ** len(new_code(live)) <= 1e-6
    assert [len(new_code(live)) for live in (1, 2, 140, 10_000)] == [5, 6, 7, 8]


def test_a_table_gets_a_longer_code_when_many_tables_have_one(url: str) -> None:
    """S4: with 40 codes in use, new ones have up to seven letters; when they have expired, five
    again."""

    async def act() -> None:
        async with open_store(url) as store:
            lengths = []
            for _ in range(40):
                table = new_table()
                await store.save(table, NOW)
                lengths.append(len((await store.join_code(table.id, NOW))[0]))
            assert lengths == [5] + [6] * 33 + [7] * 6
            table = new_table()
            await store.save(table, NOW)
            assert len((await store.join_code(table.id, NOW + 3 * 3600))[0]) == 5, "they expire"

    run(act)


def test_chat_lines_are_kept_in_order_and_one_sent_twice_is_stored_once(url: str) -> None:
    async def act() -> None:
        async with open_store(url) as store:
            table = new_table()
            await store.save(table, NOW)
            first = await store.add_chat_line(
                table.id, "anna", "Anna", "Привіт <b>", NOW, 0, nonce="a"
            )
            assert (
                await store.add_chat_line(table.id, "anna", "Anna", "Привіт <b>", NOW, 0, "a")
                == first
            )
            await store.add_chat_line(table.id, "dora", "Dora", "hm", NOW + 1)
            await store.add_chat_line(table.id, "boris", "Boris", "hi", NOW + 2, 1, nonce="a")
            talk = await store.chat(table.id)
            assert [(line.k, line.name, line.text) for line in talk] == [
                (1, "Anna", "Привіт <b>"),
                (2, "Dora", "hm"),
                (3, "Boris", "hi"),
            ]
            assert [line.k for line in await store.chat(table.id, since=1)] == [2, 3]
            assert [line.k for line in await store.chat(table.id, limit=1)] == [3]

    run(act)


def test_no_token_is_in_the_database_file_and_no_secret_outside_its_own_table(
    tmp_path: Path,
) -> None:
    file = tmp_path / "coven.db"

    async def act() -> tuple[Table, list[str]]:
        async with open_store(f"sqlite:///{file}") as store:
            table = started_table("wandering-towers", 3)
            await store.save(table, NOW)
            tokens = [await store.issue_seat_link(table.id, 0), await store.invite(table.id, NOW)]
            return table, tokens

    table, tokens = run(act)
    assert table.match is not None
    written = file.read_bytes()
    for token in tokens:
        assert token.encode() not in written
    assert written.count(table.match.secret) == 1
    assert table.match.secret.hex().encode() not in written


def test_error_messages_do_not_contain_the_values_of_a_statement(tmp_path: Path) -> None:
    async def act() -> str:
        async with open_store(f"sqlite:///{tmp_path / 'coven.db'}") as store:
            table = started_table()
            assert table.match is not None
            with store.database.engine.begin() as connection:
                connection.exec_driver_sql("DROP TABLE secrets")
            with pytest.raises(StoreDown) as e:
                await store.save(table, NOW)
            chain: list[BaseException | None] = [e.value]
            while chain[-1] is not None:
                chain.append(chain[-1].__cause__ or chain[-1].__context__)
            said = " ".join(f"{x!r} {x}" for x in chain)
            assert repr(table.match.secret)[2:-1] not in said
            return said

    assert "no such table" in run(act)
