"""Tests of coven admin, on both databases (L19)."""

from __future__ import annotations

import itertools
import time

import pytest
from tests.store.sample_tables import NOW, open_store, run, started_table

from coven.store import Person
from coven.table import Table

from .conftest import LANGUAGES, Run


@pytest.fixture
def table(url: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Makes the database that the commands use. Returns its only table."""
    monkeypatch.setenv("COVEN_DATABASE_URL", url)
    table = started_table()

    async def act() -> None:
        async with open_store(url) as store:
            await store.save(table, NOW)
            await store.save_person(Person("anna", "Anna"), NOW)

    run(act)
    return table


def announced(url: str) -> str:
    """Returns the announcement that pages show now."""

    async def act() -> str:
        async with open_store(url) as store:
            return await store.upkeep.announcement(time.time())

    return run(act)


def test_tables_and_people_are_listed_closed_and_removed(
    coven: Run, table: Table, url: str
) -> None:
    assert f"{table.id}  1970-01-12  playing" in coven("admin", "tables").out
    assert coven("admin", "close-table", table.id).code == 0
    assert "over" in coven("admin", "tables").out
    assert coven("admin", "rename", "anna", "Hanna").code == 0
    assert coven("admin", "ban", "anna").code == 0
    listed = coven("admin", "people").out
    assert listed.split() == ["anna", "1970-01-12", "1", "Hanna", "banned"]
    assert coven("admin", "ban", "anna", "--off").code == 0
    assert "banned" not in coven("admin", "people").out
    assert coven("admin", "announce", "Back in a minute", "--minutes", "5").code == 0
    assert announced(url) == "Back in a minute"
    assert coven("admin", "announce").code == 0
    assert announced(url) == ""
    removed = coven("admin", "remove-person", "anna")
    assert (removed.code, removed.out) == (0, "Deleted, and removed from one table.\n")
    assert "Hanna" not in coven("admin", "tables").out
    assert coven("admin", "remove-table", table.id).out == "Done.\n"
    assert coven("admin", "tables").out == ""


@pytest.mark.usefixtures("table")
def test_unknown_tables_and_people_get_one_sentence_in_every_language(coven: Run) -> None:
    commands = (
        ("remove-table", "nothing"),
        ("close-table", "nothing"),
        ("remove-person", "nobody"),
        ("rename", "nobody", "Name"),
        ("ban", "nobody"),
    )
    for command, language in itertools.product(commands, LANGUAGES):
        ran = coven("admin", *command, "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
