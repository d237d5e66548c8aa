"""Health probes, metrics, and how a server stops."""

from __future__ import annotations

import json
import re
import socket
import struct
import threading
import time
from pathlib import Path

import pytest
from tests.server.served import PATIENCE, Person, Process, Served, serving, until

from coven.server.bots.pool import LocalBotPool
from coven.server.settings import Rates
from coven.store import StoreDown


def test_a_server_that_runs_is_alive_and_ready(server: Served) -> None:
    eve = server.person()
    assert json.loads(eve.get("/healthz")) == {"alive": True}
    until_ready(eve)
    found = json.loads(eve.get("/readyz"))
    assert found == dict.fromkeys(("ready", "store", "bus", "writable", "learned", "staying"), True)


def test_a_server_is_ready_when_it_has_loaded_everything(tmp_path: Path) -> None:
    with serving(tmp_path, warm_up=True) as warm:
        eve = warm.person()
        bots = warm.tables._services.bots
        assert isinstance(bots, LocalBotPool)
        assert bots._processes
        until_ready(eve)
        assert json.loads(eve.get("/readyz"))["learned"]


def until_ready(person: Person) -> None:
    until(lambda: person.send("GET", "/readyz")[0] == 200)


def test_a_server_whose_store_is_down_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        eve = server.person()

        async def down(ids: list[str]) -> dict[str, int]:
            raise StoreDown("disk")

        server.site.store.versions = down  # type: ignore[method-assign]
        status, text, _ = eve.send("GET", "/readyz")
        assert status == 503
        assert json.loads(text)["store"] is False
        assert eve.send("GET", "/healthz")[0] == 200


def test_probes_have_no_rate_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, requests=Rates.read("- 0.01/3 -")) as server:
        eve = server.person()
        until_ready(eve)
        assert [eve.send("GET", "/readyz")[0] for _ in range(30)] == [200] * 30
        assert eve.send("GET", "/")[0] == 200


def test_a_client_that_leaves_before_the_answer_is_not_a_server_error(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        eve = server.person()
        (script,) = re.findall(r"/static/\S+/page\.js", eve.get("/"))
        asking = f"GET {script} HTTP/1.1\r\nHost: {eve.host}\r\nAccept-Encoding: gzip\r\n\r\n"
        for _ in range(40):
            with socket.create_connection(("127.0.0.1", server.port)) as leaving:
                leaving.sendall(asking.encode())
                leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        until_ready(eve)
        assert 'status="500"' not in eve.get("/metrics")


def test_metrics_count_what_happens_and_name_nobody(server: Served) -> None:
    ada = server.person("CanaryName")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    client.turn("mark 4")
    client.ask("chat", text="CanaryChat")
    found = ada.get("/metrics")
    assert re.search(
        r'^coven_entries_total\{by="person",game="noughts-and-crosses"\} \d', found, re.M
    )
    assert re.search(
        r'^coven_page_seconds_count\{page="play_with_friends",status="303"\} \d', found, re.M
    )
    assert re.search(r"^coven_sockets [1-9]", found, re.M)
    assert re.search(r"^coven_commits_total [1-9]", found, re.M)
    for word in ("Canary", table, "mark"):
        assert word not in found


def test_metrics_are_for_this_machine_or_for_clients_with_the_key(
    tmp_path: Path, server: Served
) -> None:
    eve = server.person()
    assert eve.send("GET", "/metrics", **{"x-forwarded-for": "203.0.113.9"})[0] == 403
    with serving(tmp_path, metrics_key="open sesame") as other:
        eve = other.person()
        assert eve.send("GET", "/metrics")[0] == 403
        assert eve.send("GET", "/metrics", authorization="Bearer open sesam")[0] == 403
        assert eve.send("GET", "/metrics", authorization="Bearer open sesame")[0] == 200


@pytest.mark.slow
def test_a_server_told_to_stop_says_so_goes_on_a_while_and_closes_all_connections(
    tmp_path: Path,
) -> None:
    process = Process(tmp_path, COVEN_DRAIN_SECONDS="1.5", COVEN_LOG_JSON="1")
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot")
        client = ada.connect(table)
        process.process.terminate()
        time.sleep(0.4)
        status, text, _ = ada.send("GET", "/readyz")
        assert (status, json.loads(text)["staying"]) == (503, False)
        client.turn("mark 4")  # it still plays
        assert client.closed() in (1001, 1012)
        process.process.wait(PATIENCE)
        process.start()
        assert ada.get(f"/t/{table}").count("data-try=") == 1
    finally:
        process.kill()
    lines = [text for text in process.log.read_text().splitlines() if text.startswith("{")]
    events = [json.loads(text)["event"] for text in lines]
    assert "everybody was sent away" in events


@pytest.mark.slow
def test_moves_under_way_are_kept_or_refused_when_a_server_stops(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot")
        client = ada.connect(table)
        acked: list[str] = []

        def play() -> None:
            for cell in range(9):
                try:
                    client.turn(f"mark {cell}")
                except Exception:  # closed meanwhile
                    return
                acked.append(f"mark {cell}")

        player = threading.Thread(target=play)
        player.start()
        time.sleep(0.02)
        process.process.terminate()
        player.join(PATIENCE)
        process.process.wait(PATIENCE)
        process.start()
        assert ada.get(f"/t/{table}").count("data-try=") >= len(acked) or len(acked) >= 7
    finally:
        process.kill()


@pytest.mark.slow
def test_logs_are_lines_of_json(tmp_path: Path) -> None:
    process = Process(tmp_path, COVEN_LOG_JSON="1")
    try:
        ada = process.person("Ada")
        ada.get("/")
        ada.send("GET", "/no/such/page")
    finally:
        process.stop()
    lines = [text for text in process.log.read_text().splitlines() if text.startswith("{")]
    pages = [found for found in map(json.loads, lines) if found["event"] == "page"]
    assert {"timestamp", "level", "event", "page", "method", "status", "ms"} <= set(pages[0])
    assert 404 in {found["status"] for found in pages}
