"""Connections to Redis that never read more than a limit: what Redis holds may be written by others
(S3)."""

from __future__ import annotations

from typing import Any


def limited_connection(max_bytes: int) -> dict[str, Any]:
    """Returns arguments for a Redis connection pool whose connections read at most `max_bytes` for
    one response. A longer one closes the connection before it is read, and raises redis's
    InvalidResponse. Raises ModuleNotFoundError if the Redis driver is not installed."""
    from redis._parsers.resp2 import _AsyncRESP2Parser
    from redis.exceptions import InvalidResponse

    class LimitedParser(_AsyncRESP2Parser):
        """Reads Redis's protocol, version 2, and counts."""

        async def read_response(self, disable_decoding: bool = False) -> Any:
            self._remaining = max_bytes
            return await super().read_response(disable_decoding)

        async def _read(self, length: int) -> bytes:
            self._count(length)
            return await super()._read(length)

        async def _readline(self) -> bytes:
            line = await super()._readline()
            self._count(len(line))
            return line

        def _count(self, length: int) -> None:
            """Raises InvalidResponse if `length` more bytes are too many."""
            self._remaining -= length
            if length < 0 or self._remaining < 0:
                raise InvalidResponse(f"a response of more than {max_bytes} bytes")

    return {"parser_class": LimitedParser, "protocol": 2}
