"""A line to a server's WebSocket that costs next to nothing: what is measured is the server, and
people's own browsers do not run on its machine."""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, SQUEEZED, MASKED = 0x80, 0x40, 0x80
OFFER = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
"""As browsers do; each message is squeezed by itself, or not at all."""


class Line(asyncio.Protocol):
    """Texts to and from a server. What comes in goes to `hear`, or waits for `recv`."""

    def __init__(self) -> None:
        self.hear: Callable[[str], None] | None = None
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._bytes = b""
        self._agreed = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, port: int, path: str, **headers: str) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        key = b64encode(token_bytes(16)).decode()
        said = {
            "host": f"127.0.0.1:{port}",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": key,
            "sec-websocket-extensions": OFFER,
            **headers,
        }
        asked = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        line._transport.write(f"GET {path} HTTP/1.1\r\n{asked}\r\n".encode())
        await line._agreed
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._agreed.done():
            answer, blank, rest = self._bytes.partition(b"\r\n\r\n")
            if not blank:
                return
            assert answer.startswith(b"HTTP/1.1 101 "), answer
            self._bytes = rest
            self._agreed.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Whether there was a whole one."""
        got = self._bytes
        if len(got) < 2:
            return False
        begins = {126: 4, 127: 10}.get(got[1], 2)
        size = got[1] if begins == 2 else int.from_bytes(got[2:begins], "big")
        if len(got) < begins + size:
            return False
        first, payload, self._bytes = got[0], got[begins : begins + size], got[begins + size :]
        assert first & LAST
        if first & SQUEEZED:
            payload = zlib.decompress(payload + b"\0\0\xff\xff\3\0", -zlib.MAX_WBITS)
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        elif kind == TEXT and self.hear is not None:
            self.hear(payload.decode())
        elif kind == TEXT:
            self._texts.put_nowait(payload.decode())
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        """Every client must mask what it says; a mask of noughts is one, too."""
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([LAST | kind]) + length + b"\0\0\0\0" + payload)

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    async def recv(self) -> str:
        return await self._texts.get()

    def close(self) -> None:
        self._send(CLOSE, b"")
