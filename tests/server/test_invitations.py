"""Invitations, origins, limits, and escaping."""

from __future__ import annotations

import gc
import http.client
import json
import re
import socket
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import NOUGHTS, Person, Served, serving, until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coven.server.live.websocket import CompressingProtocol

PAYLOADS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' onfocus='alert(1)' autofocus='",
    "</title><script>alert(1)</script>",
    "javascript:alert(1)",
    "{{ 7*7 }}",
    "${7*7}",
    "<style>*{display:none}</style>",
    "<base href=//evil>",
)


def link_of(person: Person, table: str) -> str:
    found = re.search(r"http://[^\"]+(/join/[^\"]+)\"", person.get(f"/t/{table}"))
    assert found
    return found.group(1)


def letters_of(person: Person, table: str) -> str:
    found = re.search(r'class="letters">(\w{4})<', person.get(f"/t/{table}"))
    assert found
    return found.group(1)


# -- invitations ---------------------------------------------------------------------------------


def test_looking_at_an_invitation_does_not_sit_down(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    link = link_of(ada, table)
    for _ in range(3):
        crawler = server.person()
        assert "Ada invites you" in crawler.get(link)
        assert not crawler.cookies
    assert server.table(table).seats[1].kind == "open"


def test_whoever_accepts_an_invitation_sits_down(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    assert bea.post(link_of(ada, table), name="Bea") == f"/t/{table}"
    assert server.table(table).seats[1].name == "Bea"
    assert "Begin" in ada.get(f"/t/{table}")


def test_four_letters_lead_to_the_table_in_whatever_case(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    place = bea.post("/code", code=letters_of(ada, table).lower())
    assert "Ada invites you" in bea.get(place)
    assert bea.post(place, name="Bea") == f"/t/{table}"
    assert server.table(table).seats[1].name == "Bea"


def test_letters_that_lead_nowhere_say_so(server: Served) -> None:
    _, text, _ = server.person().submit("/code", code="ZZZZ")
    assert "not valid any more" in text


def test_a_revoked_invitation_is_void(server: Served) -> None:
    ada, eve = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    link, letters = link_of(ada, table), letters_of(ada, table)
    eve.send("POST", f"/t/{table}/invite", "", origin=f"http://{eve.host}")
    assert eve.send("GET", link)[0] == 200
    ada.post(f"/t/{table}/invite")
    assert eve.submit(link, name="Eve")[0] == 404
    assert "not valid" in eve.submit("/code", code=letters)[1]
    assert link_of(ada, table) != link
    assert server.table(table).seats[1].kind == "open"


def test_guesses_are_throttled(tmp_path: Path) -> None:
    with serving(tmp_path, guess_rate=0.1, guess_burst=20) as server:
        eve = server.person("Eve")
        answers = [eve.send("GET", f"/join/{i:022}")[0] for i in range(60)]
        assert answers[:20] == [404] * 20
        assert answers[20:].count(429) >= 39
        assert eve.submit("/code", code="ABCD")[0] == 429
        assert eve.send("GET", "/")[0] == 200


def test_links_have_128_random_bits_of_which_the_store_has_none(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    token = link_of(ada, table).removeprefix("/join/")
    assert len(token) >= 22
    for file in server.folder.iterdir():
        assert token.encode() not in file.read_bytes()


# -- a seat on another device ----------------------------------------------------------------------


def test_a_lost_seat_comes_back_by_its_personal_link(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    _, page, _ = ada.submit(f"/t/{table}/seat", do="link", seat="0")
    link = re.search(r"http://[^\"]+(/seat/[^\"]+)\"", page)
    assert link
    fresh = server.person(language="uk")
    assert "Ada" in fresh.get(link.group(1))
    assert not fresh.cookies
    assert fresh.post(link.group(1)) == f"/t/{table}"
    line = fresh.line(table)
    assert line.asked
    line.turn("mark 4")
    assert server.person().send("GET", link.group(1))[0] == 404


def test_the_host_can_give_a_seat_back_but_a_stranger_cannot(server: Served) -> None:
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = ada.start("me", "open")
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    assert "/seat/" in ada.submit(f"/t/{table}/seat", do="link", seat="1")[1]
    status, page, _ = eve.submit(f"/t/{table}/seat", do="link", seat="1")
    assert status == 400
    assert "/seat/" not in page.replace(f"/t/{table}/seat", "")


# -- other sites -----------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_line_from_another_site_is_refused_in_the_handshake(server: Served, origin: str) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    with pytest.raises(InvalidStatus) as refused:
        ada.line(table, origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {},
        {"sec-fetch-site": "cross-site", "origin": "OWN"},
        {"sec-fetch-site": "same-site", "origin": "OWN"},
    ],
)
def test_a_form_from_another_site_is_refused(server: Served, headers: dict[str, str]) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    sent = {k: v.replace("OWN", f"http://{ada.host}") for k, v in headers.items()}
    status, _, _ = ada.send("POST", f"/t/{table}/seat", "seat=1&do=bot", **sent)
    assert status == 403
    assert server.table(table).seats[1].kind == "open"


def test_every_page_has_a_strict_policy(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    for path in ("/", f"/games/{NOUGHTS}", f"/t/{table}", "/nothing", "/healthz"):
        headers = ada.send("GET", path)[2]
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_for_this_site_only(server: Served) -> None:
    _, _, headers = server.person().submit("/settings", name="Ada")
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.start("me", "bot-1")
    eve.cookies["coven"] = ada.cookies["coven"][:-4] + "AAAA"
    assert not eve.line(table).asked


# -- too much --------------------------------------------------------------------------------------


def test_a_large_message_closes_the_line_and_only_that(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    good, bad = ada.line(table), ada.line(table)
    bad.socket.send(json.dumps({"t": "chat", "nonce": "x", "text": "x" * 70_000}))
    assert bad.closed() == 1009
    good.turn("mark 4")


@pytest.mark.parametrize(
    "text",
    ["[" * 60_000, '{"t":"move"}', "null", "", '{"t":"chat","text":1,"nonce":"x"}', "{" * 1000],
)
def test_what_is_no_message_is_ignored_and_then_the_line_closed(server: Served, text: str) -> None:
    ada = server.person("Ada")
    line = ada.line(ada.start("me", "bot-1"))
    line.socket.send(text)
    line.turn("mark 4")
    with suppress(ConnectionClosed):
        for _ in range(10):
            line.socket.send(text)
    assert line.closed() == 1008


def test_a_large_form_is_refused_before_it_is_read(server: Served) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest("POST", "/settings")
    line.putheader("origin", f"http://127.0.0.1:{server.port}")
    line.putheader("content-length", str(200 * 2**20))
    line.endheaders()
    assert line.getresponse().status == 413


def test_a_large_form_without_a_length_is_cut_off(server: Served) -> None:
    host = f"127.0.0.1:{server.port}"
    with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(
            f"POST /settings HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n"
            "content-type: application/x-www-form-urlencoded\r\n"
            "transfer-encoding: chunked\r\n\r\n".encode()
        )
        chunk = b"8000\r\n" + b"a" * 0x8000 + b"\r\n"
        sent = 0
        answer = b""
        try:
            while sent < 20 * 2**20 and not answer:
                raw.sendall(chunk)
                sent += 0x8000
                raw.setblocking(False)
                with suppress(BlockingIOError):
                    answer = raw.recv(100)
                raw.settimeout(10)
        except OSError:
            answer = answer or b"HTTP/1.1 413"
        assert b"413" in answer
        assert sent < 5 * 2**20


def test_who_talks_too_fast_is_told_so_and_then_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, socket_rate=5.0, socket_burst=20) as server:
        ada = server.person("Ada")
        table = ada.start("me", "bot-1")
        line, other = ada.line(table), ada.line(table)
        with suppress(ConnectionClosed):
            for _ in range(800):
                line.write(t="ping")
        assert line.closed() == 1008
        assert any('"t":"busy"' in frame for frame in line.frames)
        other.turn("mark 4")


def test_one_address_cannot_ask_for_pages_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=1.0, address_burst=30) as server:
        eve = server.person()
        answers = [eve.send("GET", "/settings")[0] for _ in range(60)]
        assert answers.count(200) in range(30, 36)
        assert answers[-1] == 429


def test_a_guest_cannot_hold_tables_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_guest=3) as server:
        ada = server.person("Ada")
        for _ in range(3):
            ada.start("me", "open")
        assert ada.submit(f"/games/{NOUGHTS}/start", seat_0="me", seat_1="open")[0] == 429


# -- words that would like to be more --------------------------------------------------------------


@pytest.mark.parametrize("payload", PAYLOADS)
def test_names_and_chat_are_only_words(server: Served, payload: str) -> None:
    ada = server.person(payload)
    table = ada.start("me", "bot-1", name=payload)
    line = ada.line(table)
    line.ask("chat", text=payload)
    line.wait(lambda: "chat-1" in line.parts)
    shown = ada.get(f"/t/{table}") + ada.get("/") + ada.get("/settings") + str(line.parts)
    for tag in ("<script>", "<img src=x", "<svg onload", "<style>", "<base", "' onfocus='alert"):
        assert tag not in shown.replace("&#39; onfocus=", "")
    assert "49" not in line.parts["chat-1"]


def test_a_slow_reader_does_not_slow_the_others(server: Served) -> None:
    alone, _ = wait_for_a_move(server, slow=0)
    beside, waiting = wait_for_a_move(server, slow=3)
    assert beside - alone < 0.1
    assert max(waiting) <= server.settings.replies


def test_a_reader_who_never_reads_is_let_go(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    raw = raw_line(server, ada, table)
    live = server.tables.loaded(table)
    assert live is not None

    def talk() -> bool:
        """Whether there is more to send than the line takes."""
        live.notify_changed()
        connections: list[Any] = [*live.connections]
        for connection in connections:
            connection.reply({"t": "busy", "text": "x" * 100_000})
        return any(c._sending_since for c in connections)

    raw.sendall(frame(b'{"t":"hello","protocol":2}'))
    stuck = 0
    while stuck < 10:
        stuck = stuck + 1 if server.ask(talk) else 0
        time.sleep(0.01)
    server.ask(lambda: server.tables.sweep(time.monotonic()))
    assert server.ask(lambda: len(live.connections)) == 1, "not at once"
    server.ask(lambda: server.tables.sweep(time.monotonic() + 2 * server.settings.send_seconds))
    until(lambda: not server.ask(lambda: len(live.connections)))
    raw.close()


@pytest.mark.parametrize("rudely", [False, True])
def test_a_closed_line_leaves_nothing_behind(server: Served, rudely: bool) -> None:
    """Not even until Python looks for garbage, which stops everybody: thousands come and go."""
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    gc.disable()
    try:
        if rudely:
            raw = raw_line(server, ada, table)
            raw.sendall(frame(b'{"t":"hello","protocol":2}'))
        else:
            line = ada.line(table)
        live = server.tables.loaded(table)
        assert live is not None
        until(lambda: server.ask(lambda: len(live.connections)) == 1)
        wires = [
            o
            for o in gc.get_objects()
            if type(o) is CompressingProtocol and table in o.scope["path"]
        ]
        left = [weakref.ref(what) for what in (*live.connections, *wires)]
        assert len(left) == 2
        wires.clear()
        raw.close() if rudely else line.close()
        until(lambda: not any(what() for what in left))
    finally:
        gc.enable()


def wait_for_a_move(server: Served, slow: int) -> tuple[float, list[int]]:
    """The median seconds from a move to its sight, beside tabs that ask again and again and never
    read; and how many answers wait for each tab."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    stuck = [raw_line(server, ada, table) for _ in range(slow)]
    a, b = ada.line(table), bea.line(table)
    for raw in stuck:
        for _ in range(300):
            raw.sendall(frame(b'{"t":"hello","protocol":2}') + frame(b'{"t":"ping"}') * 9)
    waits = []
    for line, cell in ((a, 0), (b, 3), (a, 1), (b, 4), (a, 8), (b, 7)):
        line.wait(lambda line=line: line.asked)  # type: ignore[misc]
        began = time.perf_counter()
        line.turn(f"mark {cell}")
        waits.append(time.perf_counter() - began)
    live: Any = server.tables.loaded(table)
    replies = server.ask(lambda: [len(c._replies) for c in live.connections])
    for raw in stuck:
        raw.close()
    return sorted(waits)[len(waits) // 2], replies


def raw_line(server: Served, person: Person, table: str) -> socket.socket:
    """A WebSocket whose other end never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /t/{table}/line HTTP/1.1\r\nhost: {person.host}\r\norigin: http://{person.host}\r\n"
        f"cookie: {person.headers()['cookie']}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(20)
    return raw


def frame(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
