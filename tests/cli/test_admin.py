"""Tests of coven admin (L19)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.store.sample_tables import NOW, open_store, run, started_table

from coven.store import Person
from coven.table import Table

from .conftest import LANGUAGES, Run


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Makes the database that the commands use. Returns its only table."""
    url = f"sqlite:///{tmp_path / 'coven.db'}"
    monkeypatch.setenv("COVEN_DATABASE_URL", url)
    table = started_table()

    async def act() -> None:
        async with open_store(url) as store:
            await store.save(table, NOW)
            await store.save_person(Person("anna", "Anna"), NOW)

    run(act)
    return table


def test_tables_and_people_are_listed_closed_and_removed(coven: Run, table: Table) -> None:
    assert f"{table.id}  1970-01-12  playing" in coven("admin", "tables").out
    assert coven("admin", "close-table", table.id).code == 0
    assert "over" in coven("admin", "tables").out
    assert coven("admin", "rename", "anna", "Hanna").code == 0
    assert coven("admin", "ban", "anna").code == 0
    listed = coven("admin", "people").out
    assert listed.split() == ["anna", "1970-01-12", "1", "Hanna", "banned"]
    assert coven("admin", "announce", "Back in a minute", "--minutes", "5").code == 0
    removed = coven("admin", "remove-person", "anna")
    assert (removed.code, removed.out) == (0, "Deleted, also from one table.\n")
    assert "Hanna" not in coven("admin", "tables").out
    assert coven("admin", "remove-table", table.id).out == "Done.\n"
    assert coven("admin", "tables").out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_tables_and_people_get_one_sentence_in_every_language(
    coven: Run, table: Table, language: str
) -> None:
    for command in (
        ("remove-table", "nothing"),
        ("close-table", "nothing"),
        ("remove-person", "nobody"),
        ("rename", "nobody", "Name"),
        ("ban", "nobody"),
    ):
        ran = coven("admin", *command, "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
