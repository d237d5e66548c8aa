"""A store on SQLite, and the same on a real PostgreSQL where there is one to start."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


def _postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "pg_ctl").exists()), None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, on a socket in a folder of our own."""
    programs = _postgres_programs()
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed: pip install coven[postgres]")
    if programs is None:
        pytest.skip("no PostgreSQL on this machine")
    owner = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="coven-pg-"))  # pytest's own folders are root's alone
    if owner:
        shutil.chown(folder, owner)
    there = str(folder / "data")

    def run(program: str, *args: str) -> None:
        subprocess.run(
            [str(programs / program), *args],
            user=owner,
            check=True,
            cwd=folder,
            stdout=subprocess.DEVNULL,
        )

    run("initdb", "-D", there, "-A", "trust", "-U", "coven", "--no-sync")
    listening = f"-k {folder} -c listen_addresses=''"
    run("pg_ctl", "-D", there, "-w", "-l", str(folder / "log"), "-o", listening, "start")
    try:
        yield f"postgresql://coven@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", there, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'coven.db'}"
    address: str = request.getfixturevalue("postgres")
    import sqlalchemy as sa

    from coven.store import connect_to

    engine = connect_to(address)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP SCHEMA public CASCADE"))
        connection.execute(sa.text("CREATE SCHEMA public"))
    engine.dispose()
    return address
