"""The log contains no secrets."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest
from tests.server.served import Process

from coven.server.ops.log import configure_log, error_summary, fault_summary, redact


def test_a_whole_evening_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    process = Process(tmp_path, COVEN_LOG_JSON="1")
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
    """L41: without a switch nobody can find out why a match was paused."""
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
