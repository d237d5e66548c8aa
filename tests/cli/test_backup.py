"""Tests of coven backup, coven restore and coven think."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.store.sample_tables import NOW, open_store, run, started_table

from .conftest import LANGUAGES, Run


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Makes a data folder with a database that has one table, and a cookie key. Returns its URL."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("COVEN_KEY", raising=False)
    monkeypatch.delenv("COVEN_DATABASE_URL", raising=False)
    folder = tmp_path / "home" / "coven"
    folder.mkdir(parents=True)
    (folder / "cookie-key").write_text("the key")
    url = f"sqlite:///{folder / 'coven.db'}"

    async def act() -> None:
        async with open_store(url) as store:
            await store.save(started_table(), NOW)

    run(act)
    return url


def test_a_server_moves_to_another_machine_with_its_tables_and_its_key(
    coven: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = coven("backup", "evening.backup")
    assert (saved.code, saved.err) == (0, "")
    assert saved.out.startswith("One table was saved to evening.backup.")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    found = coven("restore", "evening.backup")
    assert (found.code, found.out) == (0, "One table was restored.\n")
    assert (tmp_path / "elsewhere" / "coven" / "cookie-key").read_text() == "the key"
    assert (tmp_path / "elsewhere" / "coven" / "coven.db").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_backup_or_restore_gets_one_sentence_in_every_language(
    coven: Run, database: str, tmp_path: Path, language: str
) -> None:
    assert coven("backup", "evening.backup").code == 0
    (tmp_path / "junk").write_bytes(b"junk")
    for command in (
        ("backup", "evening.backup"),
        ("backup", "nowhere/evening.backup"),
        ("backup", "other.backup", "--database", "carrier-pigeon://"),
        ("backup", "other.backup", "--database", f"sqlite:///{tmp_path / 'empty.db'}"),
        ("restore", "evening.backup"),
        ("restore", "nothing.backup"),
        ("restore", "junk", "--database", f"sqlite:///{tmp_path / 'new.db'}"),
    ):
        ran = coven(*command, "--lang", language)
        assert ran.code in (1, 2), command
        assert len(ran.err.splitlines()) == 1, command
        assert "Traceback" not in ran.err
        assert not any(key in ran.err for key in ("backup-", "restore-", "cli-", "serve-"))
    assert not (tmp_path / "other.backup").exists()


def test_thinking_needs_a_bus(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COVEN_BUS_URL", raising=False)
    ran = coven("think")
    assert ran.code == 2
    assert "--bus redis://" in ran.err


def test_servers_at_a_bus_must_share_a_key(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_BUS_URL", "redis://127.0.0.1:1/0")
    monkeypatch.delenv("COVEN_KEY", raising=False)
    ran = coven("serve", "--port", "0")
    assert ran.code == 2
    assert "COVEN_KEY" in ran.err
