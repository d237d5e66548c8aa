"""The server's log. It contains no secrets (no cookie, link, code, hand or chat), unless the
operator asks for tracebacks, which may quote them."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO

import structlog

SECRET = frozenset(
    {"secret", "token", "cookie", "code", "key", "guest", "name", "text", "move", "state", "query"}
)


def redact(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces the values of all fields of a log line (`event`) whose names are in SECRET, and
    returns it. A structlog processor."""
    return {k: "–" if k in SECRET else v for k, v in event.items()}


_traces = False
"""Whether errors are logged with their messages and tracebacks."""


def configure_log(as_json: bool, traces: bool = False) -> None:
    """Sends the log to stderr, as JSON lines if `as_json`, else as text for people; messages of
    libraries go there, too. `traces`: whether errors are logged with messages and tracebacks, which
    may quote secrets."""
    global _traces
    _traces = traces
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
        logger_factory=structlog.PrintLoggerFactory(TolerantStream(sys.stderr)),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    for name in ("uvicorn", "asyncio", "websockets", "taskiq"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [LibraryHandler(logging.WARNING)], False


class TolerantStream:
    """A stream whose errors (a full disk, a closed pipe or file) are ignored: the line is lost, and
    the server goes on."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            return self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self.stream.flush()


class LibraryHandler(logging.Handler):
    """Logs only the level and the place of what libraries report, because their messages and
    tracebacks could quote secrets. If the server's setting `log_traces` is on, messages and
    tracebacks are logged, too."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        message = {"message": record.getMessage()} if _traces else {}
        structlog.get_logger().warning(
            "library",
            source=record.name,
            error=error_summary(error) if error else record.levelname,
            **message,
        )


def error_summary(error: BaseException) -> str:
    """Returns the type and place of an error, without its message, which could quote a position. If
    the server's setting `log_traces` is on, returns the whole traceback."""
    if _traces:
        return "".join(traceback.format_exception(error)).rstrip()
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if last is None:
        return type(error).__name__
    code = last.tb_frame.f_code
    return f"{type(error).__name__} in {code.co_qualname}:{last.tb_lineno}"


def fault_summary(message: str, trace: str) -> str:
    """Returns what may be shown of a stored error. Usually that is its type, the first part of
    `message` (``Type: words``), because the words could quote a position. If the server's setting
    `log_traces` is on, it is the traceback `trace`."""
    return trace if _traces else message.partition(":")[0]
