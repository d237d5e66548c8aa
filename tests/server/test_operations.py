"""A server that somebody has to run: a second one on the same file, a newer database, files that
only their owner reads, a clock that jumps, a disk that is full at the start (S12, S15, S17–S19)."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
import stat
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import PATIENCE, Process, Served, serving, until
from tests.server.test_full_disk import fill
from tests.services import free_port

from coven.server.ops.clock import ServerClock
from coven.server.settings import unknown_settings
from coven.store import StoreDown, StoreInUse, locked

HOUR = 3600.0


def serve(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs `coven serve` until it ends, which it does only if it cannot start."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "coven", "serve", "--host", "127.0.0.1"),
            *("--port", str(free_port()), *arguments),
        ],
        env={**os.environ, "XDG_DATA_HOME": str(folder), **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


# -- two servers on one file (S17) ----------------------------------------------------------------


@pytest.mark.slow
def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path) -> None:
    """S17: a server on a database file that another server uses exits with a message, and the first
    one goes on."""
    first = Process(tmp_path, COVEN_DATABASE_URL="")
    try:
        ada = first.person("Ada")
        table = ada.start("me", "hot")
        client = ada.connect(table)
        second = serve(tmp_path)
        assert second.returncode == 2
        assert "Another Coven server is already using" in second.stderr
        assert "Coven is running at" not in second.stdout
        client.turn("mark 4")  # the first one goes on
        first.kill()
        first.start()  # a lock does not outlive its process
        assert ada.get(f"/t/{table}").count("data-try=") == 1
    finally:
        first.kill()


def test_servers_that_share_a_bus_may_share_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coven.store.lock.WAIT_SECONDS", 0.1)
    url = f"sqlite:///{tmp_path / 'coven.db'}"
    with (
        locked(url, shared=True),
        locked(url, shared=True),
        pytest.raises(StoreInUse),
        locked(url, shared=False),
    ):
        pass
    with locked(url, shared=False), pytest.raises(StoreInUse), locked(url, shared=True):
        pass
    with locked(url, shared=False), locked("postgresql://x/y", shared=False):
        pass
    assert (tmp_path / "coven.db-lock").stat().st_mode & 0o777 == 0o600


# -- a newer database (S19) -----------------------------------------------------------------------


@pytest.mark.slow
def test_a_newer_database_is_refused_in_words_before_anything_is_announced(tmp_path: Path) -> None:
    """S19: a server on a database of a newer version says so instead of "Coven is served at …", and
    a backup of it fails."""
    (tmp_path / "coven").mkdir()
    with serving(tmp_path / "coven", f"sqlite:///{tmp_path / 'coven' / 'coven.db'}") as server:
        server.person("Ada").start("me", "hot")
    file = tmp_path / "coven" / "coven.db"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = file.read_bytes()
    refused = serve(tmp_path)
    assert refused.returncode == 2
    assert "was written by a newer Coven (schema 9999; this one knows" in refused.stderr
    assert refused.stdout == ""
    assert "Traceback" not in refused.stderr
    copy = tmp_path / "copy.backup"
    backup = subprocess.run(
        [sys.executable, "-m", "coven", "backup", str(copy)],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert backup.returncode == 2
    assert "Only that version can back it up" in backup.stderr
    assert not copy.exists()
    assert file.read_bytes() == before


@pytest.mark.slow
def test_another_kind_of_database_is_refused_in_words(tmp_path: Path) -> None:
    """L38: for MySQL the message names the kinds of database that Coven supports, not a missing
    driver of PostgreSQL."""
    refused = serve(tmp_path, "--database", "mysql://x/y")
    assert refused.returncode == 2
    assert "sqlite:///FILE or postgresql://" in refused.stderr
    assert "postgres]" not in refused.stderr


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "coven").write_text("a file in place of the folder")
    refused = serve(tmp_path)
    assert refused.returncode == 2
    assert f"Can’t write to {tmp_path / 'coven'}" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_settings_that_do_not_exist_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """L42: `unknown_settings` returns a misspelt setting, and no setting that exists."""
    monkeypatch.setenv("COVEN_BOT_TIMEOT", "3")
    monkeypatch.setenv("COVEN_BOT_TIMEOUT", "3")
    assert unknown_settings() == ["COVEN_BOT_TIMEOT"]


# -- files (S15) ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_only_the_owner_can_read_what_a_server_stores(tmp_path: Path) -> None:
    """S15: other users of the machine cannot read the database, its log and its index, also after
    an upgrade."""
    (tmp_path / "coven").mkdir(mode=0o755)
    (tmp_path / "coven" / "coven.db").touch(mode=0o644)
    os.umask(0o022)
    process = Process(tmp_path, COVEN_DATABASE_URL="")
    try:
        ada = process.person("Ada")
        ada.connect(ada.start("me", "hot")).turn("mark 4")
        found = {
            str(path.relative_to(tmp_path)): stat.S_IMODE(path.stat().st_mode)
            for path in (tmp_path / "coven", *(tmp_path / "coven").iterdir())
        }
    finally:
        process.kill()
    assert {"coven/coven.db", "coven/coven.db-wal", "coven/coven.db-shm"} <= found.keys()
    assert found.pop("coven") == 0o700
    assert set(found.values()) == {0o600}, found


# -- the clock (S18) ------------------------------------------------------------------------------


def time_left(server: Served, table: str, seat: int) -> float:
    def left() -> float | None:
        found = server.tables.loaded(table)
        assert found is not None
        seconds: float | None = found.table.seconds_left(seat, server.site.clock.now())
        return seconds

    seconds: float = server.ask(left)
    return seconds


def set_clock(server: Served, seconds: float) -> None:
    """Sets the machine's clock, as the server sees it, ahead by `seconds`; behind if negative."""
    server.site.clock.wall = lambda: time.time() + seconds


@pytest.mark.parametrize("step", [400.0, HOUR, 40 * 24 * HOUR, -HOUR, -400 * 24 * HOUR])
def test_a_clock_that_jumps_takes_nobodys_time(
    tmp_path: Path, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S18: if the machine's clock jumps, no player loses time on the match's clock, and no bot
    takes over."""
    outages: list[float] = []
    monkeypatch.setattr(
        "coven.server.live.table.LiveTable.skip_outage",
        lambda live, seconds, now: outages.append(seconds),
    )
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.start("me", "hot", pace="fast")
        client = ada.connect(table)
        client.turn("mark 4")
        set_clock(server, step)
        client.turn("mark 0")  # before the next heartbeat
        server.ask(server.tables.heartbeat)
        client.turn("mark 1")
        assert abs(server.site.clock.now() - time.time() - step) < 5, "the new time is adopted"
        for seat in (0, 1):
            assert 290 < time_left(server, table, seat) <= 300
        assert all(seat.kind == "person" for seat in server.table(table).seats)
        server.ask(server.tables.heartbeat)
        client.turn("mark 2")
        until(lambda: client.asked)
        deadline = server.table(table).deadline()
        assert deadline is not None
        assert 280 < deadline - server.site.clock.now() <= 301, "clocks run on"
        assert not outages, "a jump is not an outage, too: timers would wait for it"


def test_a_jump_while_a_move_is_being_stored_takes_nobodys_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.start("me", "hot", pace="fast")
        client = ada.connect(table)
        store = server.site.store
        save = store.save

        async def slow_save(*arguments: Any) -> None:
            await save(*arguments)
            set_clock(server, HOUR)
            store.save = save  # type: ignore[method-assign]
            await server.tables.heartbeat()

        store.save = slow_save  # type: ignore[method-assign, assignment]
        client.turn("mark 4")
        client.turn("mark 0")
        for seat in (0, 1):
            assert 290 < time_left(server, table, seat) <= 300


def test_the_servers_clock_runs_evenly_and_adopts_jumps_only_when_asked() -> None:
    wall, monotonic = [1000.0], [5.0]
    clock = ServerClock(lambda: wall[0], lambda: monotonic[0])
    wall[0] += HOUR
    monotonic[0] += 2
    assert clock.now() == 1002
    assert clock.adopt_wall_time() == HOUR - 2
    assert clock.now() == 1000 + HOUR
    assert clock.adopt_wall_time() == 0
    wall[0] += 0.5
    assert clock.adopt_wall_time() == 0, "what NTP corrects by itself is left alone"
    wall[0] -= 2 * HOUR
    assert clock.adopt_wall_time() == 0.5 - 2 * HOUR
    assert clock.adopted == -HOUR - 1.5


JUMPING = """
import os, time
real, file = time.time, os.environ["CLOCK_FILE"]
def jumping():
    try:
        with open(file) as opened:
            return real() + float(opened.read())
    except (OSError, ValueError):
        return real()
time.time = jumping
"""


@pytest.mark.slow
def test_a_server_whose_machine_sets_its_clock_takes_nobodys_time(tmp_path: Path) -> None:
    """S18: no player loses time if the clock of a running server process is set ahead, or if it is
    set back before a restart."""
    patch = tmp_path / "patch"
    patch.mkdir()
    (patch / "sitecustomize.py").write_text(JUMPING)
    ahead = tmp_path / "ahead"
    path = os.pathsep.join((str(patch), os.environ.get("PYTHONPATH", "")))
    process = Process(tmp_path, PYTHONPATH=path, CLOCK_FILE=str(ahead), COVEN_DATABASE_URL="")
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot", pace="fast")
        client = ada.connect(table)
        client.turn("mark 4")
        ahead.write_text("400")
        client.turn("mark 0")
        assert "bot" not in client.parts.get("prompt", "").lower()
        client.turn("mark 1")
        until(lambda: "clock has jumped" in process.log.read_text())
        client.turn("mark 2")
        process.kill()
        ahead.write_text("-7200")
        process.start()
        client = ada.connect(table)
        client.turn("mark 3")
        kinds = re.findall(r'class="[^"]*stand-in', "".join(client.parts.values()))
        assert not kinds
    finally:
        process.kill()
    with sqlite3.connect(tmp_path / "coven" / "coven.db") as database:
        (running,) = database.execute("SELECT running FROM tables").fetchone()
        kinds = database.execute("SELECT bot FROM seats").fetchall()
    database.close()
    left = re.search(r'"left":\[([\d.]+),([\d.]+)\]', running.decode())
    assert left
    assert all(float(seconds) > 250 for seconds in left.groups())
    assert kinds == [(None,), (None,)]


# -- a full disk at the start (S12) ---------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mount = ["mount", "-t", "tmpfs", "-o", "size=3000000", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        pytest.skip("this user may not mount a small disk")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


@pytest.mark.slow
def test_a_server_restarted_on_a_full_disk_shows_everything_and_recovers_by_itself(
    small_disk: Path,
) -> None:
    """S12: a server restarted on a full disk shows tables and refuses moves; when there is room
    again, it accepts them."""
    process = Process(
        small_disk, COVEN_LOG_JSON="1", COVEN_DATABASE_URL=""
    )  # its log is on the same disk
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot", pace="fast")
        ada.connect(table).turn("mark 4")
        fill(small_disk / "ballast")
        process.kill()
        process.log = small_disk.parent / f"{small_disk.name}-log"  # to be able to read it
        process.start()
        until(lambda: ada.send("GET", "/readyz")[0] == 200)
        assert '"writable":false' in ada.get("/readyz")
        assert "coven_store_writable 0.0" in ada.get("/metrics")
        assert ada.get("/")
        assert ada.get(f"/t/{table}").count("data-try=") == 1
        client = ada.connect(table)
        answer = client.play("mark 0")
        assert answer["t"] == "refused"
        assert answer["text"].startswith("Your move couldn’t be saved, so it wasn’t made.")
        assert ada.send("GET", "/healthz")[0] == 200
        log = process.log.read_text()
        assert '"nothing can be stored"' in log
        assert '"disk full"' in log
        (small_disk / "ballast").unlink()
        until(lambda: client.play("mark 0")["t"] == "ack")
        until(lambda: '"writable":true' in ada.get("/readyz"))
        assert '"everything can be stored again"' in process.log.read_text()
    finally:
        process.kill()


@pytest.mark.slow
def test_a_server_stopped_before_the_disk_was_full_serves_or_says_why_it_cannot(
    small_disk: Path,
) -> None:
    """S12: the server starts on the full disk or says that it is full: SQLite may need room to open
    a database that was closed properly."""
    process = Process(small_disk, COVEN_DATABASE_URL="", COVEN_LOG_JSON="1")
    ada = process.person("Ada")
    table = ada.start("me", "hot")
    ada.connect(table).turn("mark 4")
    process.stop()
    process.log = small_disk.parent / f"{small_disk.name}-log"
    fill(small_disk / "ballast")
    try:
        process.start()
    except AssertionError:  # it has ended
        assert process.process.returncode == 2
        log = process.log.read_text()
        assert "The disk is full" in log
        assert "Nothing is lost" in log
        assert "Traceback" not in log
    else:
        assert ada.get(f"/t/{table}").count("data-try=") == 1
        assert '"disk full"' in process.log.read_text()
        process.kill()
    (small_disk / "ballast").unlink()
    process.start()
    try:
        ada.connect(table).turn("mark 0")
    finally:
        process.kill()


def test_the_sentence_for_a_full_disk_names_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S12: a server that cannot start because the disk is full says in which folder it stores its
    data."""
    from coven.server import command

    async def refuse(*_: object) -> None:
        raise StoreDown("disk I/O error")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(command, "run", refuse)
    monkeypatch.setattr(command, "is_full", lambda folder: True)
    monkeypatch.setattr(command, "configure_log", lambda *_: None)
    monkeypatch.setattr(os, "umask", lambda mask: 0o022)
    with pytest.raises(command.CannotServe) as refused:
        command.serve("127.0.0.1", 0, None, False, lambda key, args: key)
    assert refused.value.text.key == "serve-disk-full"
    assert refused.value.text.args == {"folder": str(tmp_path / "coven")}


def test_time_in_which_nothing_could_be_stored_counts_on_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S12: while the disk is full, so that nobody can move, no clock runs."""
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.start("me", "hot", pace="fast")
        client = ada.connect(table)
        client.turn("mark 4")
        passed = [0.0]
        clock = server.site.clock
        monkeypatch.setattr(clock, "_monotonic", lambda: time.monotonic() + passed[0])
        clock.wall = lambda: time.time() + passed[0]
        server.ask(server.tables.heartbeat)
        passed[0] = 200.0  # in which no heartbeat could be stored
        server.ask(server.tables.heartbeat)
        left = [time_left(server, table, seat) for seat in (0, 1)]
        assert all(seconds > 290 for seconds in left), left
        client.turn("mark 0")
        passed[0] = 210.0  # time in which all went well
        server.ask(server.tables.heartbeat)
        running = server.table(table).people_waiting[0]
        assert 280 < time_left(server, table, running) < 291


# -- senders who leave (S22), and caches (S21) ----------------------------------------------------


@pytest.mark.slow
def test_senders_who_leave_in_the_middle_of_a_form_are_no_errors(
    tmp_path: Path,
) -> None:
    """S22: a client that disconnects in the middle of a form is counted as status 499, and the log
    has no error."""
    process = Process(tmp_path, COVEN_LOG_JSON="1")
    try:
        eve = process.person("Eve")
        head = (
            f"POST /settings HTTP/1.1\r\nHost: {eve.host}\r\nOrigin: http://{eve.host}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=E"
        )
        for i in range(60):
            with socket.create_connection(("127.0.0.1", process.port)) as leaving:
                leaving.sendall(head.encode())
                if i % 2:
                    linger = struct.pack("ii", 1, 0)
                    leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                if i % 3:
                    time.sleep(0.005)
        until(lambda: 'status="499"' in eve.get("/metrics"))
        assert 'status="500"' not in eve.get("/metrics")
    finally:
        process.stop()
    assert "a page failed" not in process.log.read_text()


def test_nothing_but_static_files_may_be_cached(server: Served) -> None:
    """S21: pages, match files and the answers of health checks have `cache-control: no-store`."""
    ada = server.person("Ada")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    for place in (0, 3, 1, 4, 2):
        client.turn(f"mark {place}")
    for path in (
        "/",
        f"/t/{table}/match.coven",
        f"/t/{table}/end",
        f"/t/{table}/replay",
        "/settings",
        "/nowhere",
        "/healthz",
        "/readyz",
        "/metrics",
    ):
        assert ada.send("GET", path)[2]["cache-control"] == "no-store", path
    assert ada.send("GET", "/health")[0] == 404
