"""The log contains no secrets."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack
from io import StringIO
from pathlib import Path

import pytest
from tests import services
from tests.server.served import Process, until

from coven.server.ops.log import TolerantStream, configure_log, error_summary, fault_summary, redact
from coven.store import connect_to


def test_a_whole_evening_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    process = Process(tmp_path, COVEN_LOG_JSON="1", COVEN_DATABASE_URL="")
    try:
        ada, bea = process.person("CanaryName"), process.person()
        table = ada.start("me", "open")
        page = ada.get(f"/t/{table}")
        link = re.search(r"http://[^\"]+(/join/([^\"]+))\"", page)
        letters = re.search(r'class="letters">(\w{5,})<', page)
        assert link
        assert letters
        bea.get(link.group(1))
        bea.post("/code", code=letters.group(1))
        bea.post(link.group(1), name="CanaryGuest")
        ada.post(f"/t/{table}/begin")
        a, b = ada.connect(table), bea.connect(table)
        a.ask("chat", text="CanaryChat")
        a.write(t="nonsense CanaryNonsense")
        a.ask("move", move="mark 77777", at=a.question)
        _, personal, _ = ada.submit(f"/t/{table}/seat", do="link", seat="0")
        seat = re.search(r"/seat/([^\"]+)\"", personal)
        assert seat
        ada.send("GET", f"/seat/{seat.group(1)}?CanaryQuery=1")
        for client, cell in ((a, 0), (b, 3), (a, 1), (b, 4), (a, 2)):
            client.wait(lambda client=client: client.asked)  # type: ignore[misc]
            client.turn(f"mark {cell}")
        ada.get(f"/t/{table}/end")
        with sqlite3.connect(tmp_path / "coven" / "coven.db") as database:
            secret = database.execute("SELECT secret FROM secrets").fetchone()[0]
        key = (tmp_path / "coven" / "cookie-key").read_text()
    finally:
        process.stop()
    log = process.log.read_text()
    assert "page" in log
    forbidden = [
        "Canary",
        link.group(2),
        seat.group(1),
        ada.cookies["coven"],
        bea.cookies["coven"],
        secret.hex(),
        repr(secret),
        key,
        "77777",
        f'"{letters.group(1)}"',
    ]
    for word in forbidden:
        assert word not in log


@pytest.mark.slow
def test_services_that_fail_leave_no_secret_in_any_log(tmp_path: Path) -> None:
    """No log has secrets of a game with hands, although errors of PostgreSQL and Redis quote values
    and both go away during the match."""
    with ExitStack() as stack:
        try:
            database = stack.enter_context(services.postgres(durable=False))
            bus_port = services.free_port()
            bus = services.start_redis(bus_port)
        except services.NoService as e:
            pytest.skip(str(e))
        stack.callback(bus.kill)
        environment = {
            "COVEN_DATABASE_URL": services.empty(database),
            "COVEN_BUS_URL": f"redis://127.0.0.1:{bus_port}/0",
            "COVEN_KEY": "CanaryKey",
            "COVEN_BOT_WORKERS": "0",
            "COVEN_LOG_JSON": "1",
        }
        thinking = tmp_path / "thinking"
        with thinking.open("wb") as log:
            worker = subprocess.Popen(
                [sys.executable, "-m", "coven", "think", "--workers", "1"],
                env={**os.environ, **environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        stack.callback(worker.wait)
        stack.callback(worker.kill)
        process = Process(tmp_path, **environment)
        stack.callback(process.kill)
        until(lambda: "answers for bots" in thinking.read_text())
        ada = process.person("CanaryName")
        table = ada.start("me", "bot-2", game="wandering-towers")
        client = ada.connect(table)
        hand = re.findall(r'data-move="(card [^"]+)"', "".join(client.parts.values()))
        client.wait(lambda: client.asked)
        client.turn(client.moves()[0])
        client.ask("chat", text="CanaryChat one")
        bus.kill()
        client.ask("chat", text="CanaryChat without a bus")
        client.wait(lambda: client.asked)
        end_connections(environment["COVEN_DATABASE_URL"])
        client.ask("chat", text="CanaryChat over a lost connection")
        client.ask("move", move=client.moves()[0], at=client.question)
        lock_out(environment["COVEN_DATABASE_URL"])
        answer = client.ask("chat", text="CanaryChat that cannot be stored")
        assert answer["t"] == "refused"
        client.ask("move", move="card CanaryCard", at=client.question)
        ada.send("GET", "/t/CanaryTable")
        ada.submit("/settings", name="CanaryOther", language="en")
        time.sleep(1)
        logs = process.log.read_text() + thinking.read_text()
    assert "the bus is down" in logs
    for word in ("Canary", ada.cookies["coven"], *hand):
        assert word not in logs, word


def end_connections(url: str) -> None:
    """Ends all other connections to this PostgreSQL database."""
    engine = connect_to(url)
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    engine.dispose()


def lock_out(url: str) -> None:
    """Makes this PostgreSQL database refuse chat and moves, with errors that quote values."""
    engine = connect_to(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ALTER TABLE talk RENAME TO gone")
        connection.exec_driver_sql("ALTER TABLE entries ADD CHECK (n < 0) NOT VALID")
    engine.dispose()


def test_an_error_is_logged_by_its_place_without_its_message() -> None:
    try:
        raise ValueError("CanaryHand")
    except ValueError as e:
        summary = error_summary(e)
    assert summary.startswith("ValueError in test_an_error")
    assert "Canary" not in summary
    assert redact(None, "", {"secret": "x", "table": "t"}) == {"secret": "–", "table": "t"}


def failure() -> ValueError:
    """Returns an exception with a traceback."""
    try:
        raise ValueError("CanaryHand")
    except ValueError as e:
        return e


@pytest.mark.parametrize("traces", [False, True])
def test_messages_and_tracebacks_are_logged_only_if_the_operator_asks(
    traces: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    """L41: by default the log has no text of exceptions; with the switch it has, so that the reason
    of a pause can be found."""
    configure_log(as_json=True, traces=traces)
    try:
        error = failure()
        logging.getLogger("uvicorn.error").error("CanaryRequest", exc_info=error)
        line = json.loads(capfd.readouterr().err)
        texts = [error_summary(error), fault_summary("KeyError: CanaryCard", "CanaryTrace"), *line]
        texts += map(str, line.values())
        found = set(re.findall(r"Canary\w+", " ".join(texts)))
        everything = {"CanaryHand", "CanaryRequest", "CanaryTrace"}
        assert found == (everything if traces else set())
        assert ("Traceback (most recent call last)" in line["error"]) == traces
    finally:
        configure_log(as_json=False)


def test_a_closed_stream_costs_lines_of_the_log_and_nothing_else() -> None:
    closed = StringIO()
    closed.close()
    stream = TolerantStream(closed)
    assert stream.write("a line\n") == 7
    stream.flush()
