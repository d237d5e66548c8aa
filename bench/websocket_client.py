"""A WebSocket client that uses almost no processor time, so that benchmarks measure the server."""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, COMPRESSED, MASKED = 0x80, 0x40, 0x80
OFFER = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
"""What browsers offer too: each message may be compressed on its own."""


class WebSocketClient(asyncio.Protocol):
    """A WebSocket connection. Texts from the server go to `on_text`, or wait for `recv` if that is
    None."""

    def __init__(self) -> None:
        self.on_text: Callable[[str], None] | None = None
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._bytes = b""
        self._upgraded = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, port: int, path: str, **headers: str) -> WebSocketClient:
        """Connects to a path of a server on this machine."""
        _, client = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        key = b64encode(token_bytes(16)).decode()
        request_headers = {
            "host": f"127.0.0.1:{port}",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": key,
            "sec-websocket-extensions": OFFER,
            **headers,
        }
        header_lines = "".join(f"{name}: {value}\r\n" for name, value in request_headers.items())
        client._transport.write(f"GET {path} HTTP/1.1\r\n{header_lines}\r\n".encode())
        await client._upgraded
        return client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._upgraded.done():
            answer, blank, rest = self._bytes.partition(b"\r\n\r\n")
            if not blank:
                return
            assert answer.startswith(b"HTTP/1.1 101 "), answer
            self._bytes = rest
            self._upgraded.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Handles one WebSocket frame; returns False if not all of it has arrived."""
        got = self._bytes
        if len(got) < 2:
            return False
        begins = {126: 4, 127: 10}.get(got[1], 2)
        size = got[1] if begins == 2 else int.from_bytes(got[2:begins], "big")
        if len(got) < begins + size:
            return False
        first, payload, self._bytes = got[0], got[begins : begins + size], got[begins + size :]
        assert first & LAST
        if first & COMPRESSED:
            payload = zlib.decompress(payload + b"\0\0\xff\xff\3\0", -zlib.MAX_WBITS)
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        elif kind == TEXT and self.on_text is not None:
            self.on_text(payload.decode())
        elif kind == TEXT:
            self._texts.put_nowait(payload.decode())
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        """Sends a WebSocket frame; `kind` is its opcode. Clients must mask their frames; a mask of
        zeros is allowed and changes nothing."""
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([LAST | kind]) + length + b"\0\0\0\0" + payload)

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    async def recv(self) -> str:
        """Waits for the next text from the server and returns it."""
        return await self._texts.get()

    def close(self) -> None:
        self._send(CLOSE, b"")
