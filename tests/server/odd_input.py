"""Odd input for every route and every message: none of it may be an error of the server."""

from __future__ import annotations

import http.client
import json
import random
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, get_args
from urllib.parse import quote_from_bytes

import msgspec
from starlette.routing import Route
from tests.server.served import PATIENCE, Client, Person
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coven.server.live import protocol

ODD: tuple[bytes, ...] = (
    b"",
    b" ",
    "\u00b2".encode(),
    "\u0663".encode(),
    b"-1",
    b"0",
    b"1",
    b"99",
    b"9" * 9,
    b"9" * 5_000,
    b"1e999",
    b"NaN",
    b"Infinity",
    b"null",
    b"true",
    b"[]",
    b'{"a": {"b": []}}',
    b"\0",
    b"a\0b",
    b"\x1b[31m",
    b"\r\nx: y",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\xf0\x90",
    "\u202egnp.exe".encode(),
    "\u200b\u3164".encode(),
    ("e" + "\u0301" * 300).encode(),
    "\U0001f600".encode() * 100,
    b"a" * 7_000,
    b"..",
    b"../../etc/passwd",
    b"..%2f..%2fetc",
    b"%",
    b"%zz",
    b"{{7*7}}",
    b"${7*7}",
    b"' OR 1=1 --",
    b"<script>alert(1)</script>",
    b"a=b&c=d;e",
    b"//evil.example/x",
    b"\\\\evil",
    b"sit",
    b"link",
    b"bot-9",
    b"me",
)
FIELDS = (
    *("name", "language", "confirm", "motion", "sounds", "notify", "whole", "back", "saved"),
    *("code", "seat", "do", "at", "eyes", "delay", "spectators", "spectators-talk", "hints"),
    *("takebacks", "variant", "pace", "public", "file", "players", "mode", "first", "level"),
    *("seats", "option-spells", "option-game", "asked", "answer", "id", "person", "game"),
    *("endpoint", "p256dh", "auth", "signout", "sign-out", "everywhere", "yes", "only", "log"),
)
HEADERS = (
    *("cookie", "accept-language", "accept", "accept-encoding", "host", "origin", "referer"),
    *("content-type", "content-length", "content-encoding", "transfer-encoding", "range"),
    *("if-none-match", "if-modified-since", "x-forwarded-for", "x-forwarded-proto", "forwarded"),
    *("sec-fetch-site", "sec-fetch-mode", "upgrade", "connection", "expect", "authorization"),
    "sec-websocket-key",
)
TYPES = (
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "multipart/form-data; boundary=" + "x" * 300,
    "application/json",
    "text/plain; charset=utf-7",
    "application/x-www-form-urlencoded; charset=klingon",
    "",
)
METHODS = ("GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "X")
BODY_HEADERS = {"content-length", "transfer-encoding", "expect", "upgrade", "connection"}
"""With an odd one of these the server waits for more, and we do not."""
TROUBLE = "The fault is on our side"


@dataclass
class Outcome:
    """What a flood of odd input led to."""

    sent: int = 0
    errors: list[str] = field(default_factory=list)
    """Requests that were answered with a status of 500 or more, or not at all; messages that the
    server could not answer."""


class OddInput:
    """Somebody who sends odd input, the same for the same seed."""

    def __init__(self, person: Person, paths: Iterable[str], known: list[str], seed: int) -> None:
        """`paths`: routes, with parameters in braces; `known`: texts that fit some parameters, as
        ids of tables and tokens of links."""
        self.person = person
        self.paths = [path for path in paths if "line" not in path]
        self.known = known
        self.rng = random.Random(seed)
        self.outcome = Outcome()

    def odd(self) -> bytes:
        return self.rng.choice(ODD)

    # -- requests --------------------------------------------------------------------------------

    def requests(self, count: int) -> None:
        """Sends `count` odd requests, to all routes in turn."""
        for i in range(count):
            self._request(self.paths[i % len(self.paths)])

    def _request(self, path: str) -> None:
        rng = self.rng

        def fill(_: re.Match[str]) -> str:
            if self.known and rng.random() < 0.6:
                return rng.choice(self.known)
            return quote_from_bytes(self.odd(), safe="").replace("%25zz", "%zz") or "x"

        place = re.sub(r"\{[^}]+\}", fill, path)
        if rng.random() < 0.5:
            place += "?" + self._fields(rng.randint(1, 4))
        headers = {
            "host": self.person.host,
            "origin": f"http://{self.person.host}",
            "cookie": self.person.headers()["cookie"],
            "content-type": TYPES[0],
        }
        method, body = rng.choice(METHODS), b""
        if method not in ("GET", "HEAD"):
            headers["content-type"] = rng.choice(TYPES) if rng.random() < 0.4 else TYPES[0]
            if "multipart" in headers["content-type"]:
                body = self._multipart()
            else:
                body = self._fields(rng.randint(0, 6)).encode()
        if rng.random() < 0.3:
            odd = self.odd().replace(b"\r", b"").replace(b"\n", b"")
            headers[rng.choice(HEADERS)] = odd.decode("latin-1")
        self._send(method, place, body, headers)

    def _fields(self, count: int) -> str:
        """Returns an encoded form of `count` fields with odd values."""
        pairs = []
        for _ in range(count):
            value = self.rng.choice(self.known).encode() if self.rng.random() < 0.1 else self.odd()
            pairs.append(f"{self.rng.choice(FIELDS)}={quote_from_bytes(value)}")
        return "&".join(pairs)

    def _multipart(self) -> bytes:
        """Returns a form of several parts; texts come as files, too."""
        parts = []
        for _ in range(self.rng.randint(0, 5)):
            name = f'form-data; name="{self.rng.choice(FIELDS)}"'
            if self.rng.random() < 0.6:
                name += '; filename="x"'
            parts.append(
                f"--x\r\nContent-Disposition: {name}\r\n\r\n".encode() + self.odd() + b"\r\n"
            )
        return b"".join(parts) + self.rng.choice((b"--x--\r\n", b"--x", b""))

    def _send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> None:
        """Sends a request with this method, body and headers as they are; notes if the server
        fails."""
        self.outcome.sent += 1
        lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        if body and "content-length" not in headers and "transfer-encoding" not in headers:
            lines.append(f"content-length: {len(body)}")
        strange = BODY_HEADERS & headers.keys() or len(headers["host"]) > 2_000
        client = http.client.HTTPConnection(
            "127.0.0.1", self.person.server.port, timeout=0.3 if strange else PATIENCE
        )
        try:
            client.connect()
            head = "\r\n".join(lines).encode("latin-1", "replace")
            client.sock.sendall(head + b"\r\n\r\n" + body)
            answer = http.client.HTTPResponse(client.sock, method=method)
            answer.begin()
            if answer.status >= 500:
                self.outcome.errors.append(f"{answer.status} {method} {path[:200]} {headers}")
            answer.read()
        except (http.client.HTTPException, OSError):
            pass  # refused below HTTP, or half a request
        finally:
            client.close()

    # -- messages --------------------------------------------------------------------------------

    def messages(self, table: str, count: int) -> None:
        """Sends `count` odd messages over the WebSocket of a table; connects again when it is
        closed."""
        client: Client | None = None
        for _ in range(count):
            try:
                if client is None:
                    client = self.person.connect(table)
                self._message(client)
            except (ConnectionClosed, TimeoutError, EOFError):
                client = None
            except InvalidStatus as e:
                if e.response.status_code >= 500:
                    self.outcome.errors.append(f"{e.response.status_code} connect")
                return
        if client is not None:
            with suppress(ConnectionClosed):
                client.write(t="ping")
                client.until(lambda m: m["t"] == "pong")
                self._look(client)
            client.close()

    def _message(self, client: Client) -> None:
        self.outcome.sent += 1
        rng = self.rng
        if rng.random() < 0.05:
            client.socket.send(rng.choice((self.odd().decode("latin-1"), self.odd())))
        else:
            client.socket.send(json.dumps(self._message_of(rng.choice(KINDS), client)))
        with suppress(TimeoutError):
            while True:
                client.read(0)
        self._look(client)

    def _message_of(self, kind: type[msgspec.Struct], client: Client) -> dict[str, Any]:
        """Returns a message of this kind, right in form in most cases, with odd values."""
        rng = self.rng
        found: dict[str, Any] = {"t": kind.__struct_config__.tag}
        for name in kind.__struct_fields__:
            text = self.odd().decode("utf-8", "replace")
            offered = client.moves() or ["pass"]
            usual: Any = {
                "protocol": rng.choice((protocol.VERSION, 1, -5)),
                "language": rng.choice(("en", "uk", None)),
                "nonce": f"o{rng.randrange(50)}",
                "move": rng.choice((rng.choice(offered), mutated(rng.choice(offered), rng), text)),
                "at": rng.choice((client.question, client.question + 1, 0, None, 2**40)),
                "seat": rng.choice((0, 1, 2, 63, None)),
                "k": rng.choice((0, 1, 2**40)),
                "level": rng.choice((1, 4, 9, None)),
                "text": (text or "x")[:300],
            }.get(name, rng.random() < 0.5)
            odd: Any = rng.choice((text, None, -1, 1e300, 10**30, [], {"a": [[]]}, True))
            found[name] = odd if rng.random() < 0.08 else usual
        return found

    def _look(self, client: Client) -> None:
        """Reads what the server has sent, and notes answers that tell of an error of the server."""
        for text in client.frames:
            if TROUBLE in text:
                self.outcome.errors.append(text[:300])
        client.frames.clear()


KINDS: tuple[Any, ...] = get_args(protocol.Message)


def mutated(move: str, rng: random.Random) -> str:
    """Returns the text of a move with something changed."""
    words = move.split(" ")
    i = rng.randrange(len(words))
    words[i] = rng.choice(("", "-1", "999999", "x", words[i] * 2, "\u00b2", "9" * 400, "*", "0"))
    return " ".join(words)


def paths_of(routes: Iterable[Any]) -> list[str]:
    """Returns the paths of all plain routes."""
    return [route.path for route in routes if isinstance(route, Route)]
