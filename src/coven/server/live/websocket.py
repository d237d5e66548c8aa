"""Compression of WebSocket messages: small ones are sent as they are.

Messages are compressed one by one (no context takeover): a shared context would cost 36 kB per
spectator and more than twice the CPU, and would hardly shrink updates of the larger games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALL = 4096
"""Messages of fewer bytes are not compressed: they fit into three packets, and compressing them
would take longer than sending them."""
LEVEL = 3
"""zlib's compression level: half the time of the default 6, for a tenth more bytes."""


class CompressLarge(PerMessageDeflate):
    """The WebSocket extension permessage-deflate, which compresses large messages only."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALL else super().encode(frame)


class _ExtensionFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, CompressLarge(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


_EXTENSION = _ExtensionFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": LEVEL},
)


class CompressingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with our compression."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [_EXTENSION]

    def connection_lost(self, exc: Exception | None) -> None:
        """Closes the parser, too: it refers back to the connection, which would otherwise stay in
        memory until the next garbage collection."""
        super().connection_lost(exc)
        self.conn.parser.close()
