"""How messages go over a WebSocket: small ones as they are, the others squeezed, each by itself.

A memory of what went before, which the libraries keep for every line, would make an update of
the larger games hardly smaller, takes 36 kB for everybody who only looks on, and, small as it is
there, more than twice the time.
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
"""So many bytes leave as three packets at once; squeezing them would take longer than that."""
LEVEL = 3
"""Of zlib: half the time of its usual 6, for a tenth more to send."""


class Squeezing(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALL else super().encode(frame)


class _Offer(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Squeezing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


_OFFER = _Offer(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": LEVEL},
)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own, but for what is squeezed and how."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [_OFFER]

    def connection_lost(self, exc: Exception | None) -> None:
        """What parses the line's bytes holds the line: without this, all of it would stay until
        Python looks for garbage."""
        super().connection_lost(exc)
        self.conn.parser.close()
