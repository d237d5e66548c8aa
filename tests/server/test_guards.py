"""Requests of other sites, too many or too large requests, and HTML in names and chat."""

from __future__ import annotations

import http.client
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.served import NOUGHTS, Served, serving
from websockets.exceptions import InvalidStatus

from coven.server.settings import Rates

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


# -- other sites -----------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_websocket_from_another_site_is_refused_in_the_handshake(
    server: Served, origin: str
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    with pytest.raises(InvalidStatus) as refused:
        ada.connect(table, origin=origin)
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


def test_a_forged_cookie_is_ignored(server: Served) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.start("me", "bot-1")
    eve.cookies["coven"] = ada.cookies["coven"][:-4] + "AAAA"
    assert not eve.connect(table).asked


# -- too much --------------------------------------------------------------------------------------


def test_a_large_form_is_refused_before_it_is_read(server: Served) -> None:
    client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    client.putrequest("POST", "/settings")
    client.putheader("origin", f"http://127.0.0.1:{server.port}")
    client.putheader("content-length", str(200 * 2**20))
    client.endheaders()
    assert client.getresponse().status == 413


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


def test_pages_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, requests=Rates.read("- 0.001/30 -")) as server:
        eve, ada = server.person(source="127.0.0.2"), server.person(source="127.0.0.3")
        answers = [eve.send("GET", "/settings")[0] for _ in range(60)]
        assert answers == [200] * 30 + [429] * 30
        assert ada.send("GET", "/settings")[0] == 200


def test_a_guest_has_a_limited_number_of_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_guest=3) as server:
        ada = server.person("Ada")
        for _ in range(3):
            ada.start("me", "open")
        assert ada.submit(f"/games/{NOUGHTS}/friends")[0] == 429


# -- escaping --------------------------------------------------------------------------------------


@pytest.mark.parametrize("payload", PAYLOADS)
def test_html_in_names_and_chat_is_escaped(server: Served, payload: str) -> None:
    ada = server.person(payload)
    table = ada.start("me", "bot-1", name=payload)
    client = ada.connect(table)
    client.ask("chat", text=payload)
    client.wait(lambda: "chat-1" in client.parts)
    shown = ada.get(f"/t/{table}") + ada.get("/") + ada.get("/settings") + str(client.parts)
    for tag in ("<script>", "<img src=x", "<svg onload", "<style>", "<base", "' onfocus='alert"):
        assert tag not in shown.replace("&#39; onfocus=", "")
    assert "49" not in client.parts["chat-1"]
