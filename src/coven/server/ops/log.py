"""The server's own log. Nothing secret goes in: no cookie, no link, no code, no hand, no chat."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO

import structlog

SECRET = frozenset(
    {"secret", "token", "cookie", "code", "key", "guest", "name", "text", "move", "state", "query"}
)


def redact(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What is called by one of these names is left out, wherever it comes from."""
    return {k: "–" if k in SECRET else v for k, v in event.items()}


def keep_journal(as_json: bool) -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            redact,
            structlog.processors.JSONRenderer()
            if as_json
            else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(Steady(sys.stderr)),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    for name in ("uvicorn", "asyncio", "websockets", "taskiq"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [Quiet(logging.WARNING)], False


class Steady:
    """A stream that may fail (a full disk, nobody who listens): what could not be noted is not
    noted, and nothing else happens."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.stream.flush()


class Quiet(logging.Handler):
    """What libraries log: its level and the place of an error, never a trace or a message that
    could quote something."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        structlog.get_logger().warning(
            "library", source=record.name, error=where(error) if error else record.levelname
        )


def where(error: BaseException) -> str:
    """The kind and place of an error, without its message: that could quote a position."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if last is None:
        return type(error).__name__
    code = last.tb_frame.f_code
    return f"{type(error).__name__} in {code.co_qualname}:{last.tb_lineno}"
