"""``coven serve`` (the web server) and ``coven think`` (bots for other servers)."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from shutil import disk_usage
from types import FrameType
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from coven.compiled import is_compiled
from coven.core import Args, Text
from coven.store import (
    NoDriver,
    Store,
    StoreDown,
    StoreInUse,
    StoreTooNew,
    locked,
    sqlite_file,
)

from .access.http_protocol import TimedProtocol, proxy_check
from .app import create_app
from .bots.remote import NoBrokerDriver, answer_questions
from .cluster.bus import NoBusDriver
from .live.push import new_key
from .live.registry import TableRegistry
from .live.websocket import CompressingProtocol
from .ops.lifecycle import Lifecycle
from .ops.log import configure_log
from .settings import (
    PUSH_KEY_FILE,
    Settings,
    load_key,
    load_or_make_key,
    make_private_folder,
    save_key,
    unknown_settings,
)

PORT = 7666
ENOUGH_FILES = 65_536
SWITCH_SECONDS = 0.0005
"""Python's thread switch interval. With the default 5 ms the event loop would wait noticeably for
the threads that load thousands of tables after a start."""

SQLITE_NEEDS = 128 * 1024
"""Bytes that must be free on the disk for SQLite to open a database that was closed properly."""

T = TypeVar("T")
Say = Callable[[str, Args], str]
"""Translates a text key with its arguments."""


def data_folder() -> Path:
    """Returns the folder in which Coven keeps its database and keys on this machine."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "coven"


def database_url(url: str | None) -> str:
    """Returns `url`; if it is None, the URL of an SQLite file in the data folder."""
    if url:
        return url
    folder = data_folder()
    make_private_folder(folder)
    return f"sqlite:///{folder / 'coven.db'}"


def bind(host: str, port: int | None) -> socket.socket:
    """Returns a socket bound to `port`; if it is None, to PORT if that is free, or else to any free
    port. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [PORT, 0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            return listening
        except OSError:
            listening.close()
            if candidate == 0 or port is not None:
                raise
    raise OSError("no port")


def lan_address() -> str | None:
    """Returns this machine's address in its local network; None if there is none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def load_or_make_push_key(folder: Path) -> str:
    """Returns the key for push notifications in this folder, made at the first call; empty if the
    packages for push are not installed, or if a new key cannot be written."""
    key = load_key(folder, PUSH_KEY_FILE)
    if not key and (key := new_key()):
        try:
            save_key(folder, key, PUSH_KEY_FILE)
        except OSError:  # with another key after each start, nobody would be notified
            return ""
    return key


class CannotServe(Exception):
    """The server cannot start; `text` says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.text = Text(key, dict(args))


def serve(host: str, port: int | None, database: str | None, opens: bool, say: Say) -> None:
    """Runs the web server until Ctrl-C. `port`: None for the usual one, or any if that is taken;
    `database`: its URL, None for a file in the data folder; `opens`: whether to open a browser;
    `say` returns a message in the user's language. Nobody else on this machine can read the files
    that it makes. Raises CannotServe."""
    os.umask(0o077)
    folder = data_folder()
    try:
        settings = Settings.from_environment()
        proxy_check(settings.proxies)
    except ValueError as e:
        raise CannotServe("serve-settings", why=str(e)) from e
    if settings.bus_url and "COVEN_KEY" not in os.environ:
        raise CannotServe("serve-no-key")
    try:
        url = database_url(database)
        if "COVEN_KEY" not in os.environ:
            settings = replace(settings, key=load_or_make_key(folder))
    except OSError as e:
        raise _cannot_write(folder, e) from e
    if not settings.push_key and not settings.bus_url:  # several servers must share one key
        settings = replace(settings, push_key=load_or_make_push_key(folder))
    try:
        listening = bind(host, port)
    except OSError as e:
        raise CannotServe("serve-no-port", port=port or PORT) from e
    number = listening.getsockname()[1]
    home = f"http://127.0.0.1:{number}/"
    lan = lan_address() if host in ("0.0.0.0", "::") else None
    if lan is not None and not settings.lan:
        settings = replace(settings, lan=f"http://{lan}:{number}")
    configure_log(settings.log_json, settings.log_traces)

    def announce() -> None:
        with suppress(OSError):  # the output may be a file on a full disk
            warn_of_settings(settings, say)
            print(say("serve-here", {"address": home}))
            if lan is not None:
                print(say("serve-lan", {"address": f"{settings.lan}/"}))
            print(engine(say))
            print(say("serve-stop", {}), flush=True)

    try:
        run_on_fast_loop(run(url, settings, listening, home if opens else "", announce))
    except StoreTooNew as e:
        raise CannotServe("serve-newer", found=e.found, known=e.known) from e
    except StoreInUse as e:
        raise CannotServe("serve-second", file=str(e.file)) from e
    except (StoreDown, NoDriver, NoBusDriver, NoBrokerDriver) as e:
        file = sqlite_file(url) if isinstance(e, StoreDown) else None
        if file is not None and is_full(file.parent):
            raise CannotServe("serve-disk-full", folder=str(file.parent)) from e
        raise CannotServe("serve-store", why=str(e)) from e
    except KeyboardInterrupt:
        pass


def is_full(folder: Path) -> bool:
    """Whether the disk of this folder has no room for what SQLite needs to open a database."""
    try:
        return disk_usage(folder).free < SQLITE_NEEDS
    except OSError:
        return False


def _cannot_write(folder: Path, error: OSError) -> CannotServe:
    """Returns the error that says why nothing can be written to the data folder."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return CannotServe("serve-disk-full", folder=str(folder))
    return CannotServe("serve-no-folder", folder=str(folder), why=str(error.strerror))


def think(bus: str, workers: int | None, say: Say) -> None:
    """Chooses moves for the bots of other servers until Ctrl-C. `bus`: the Redis URL; `workers`:
    the number of processes, None for one per core; `say` returns a message in the user's language.
    Raises CannotServe."""

    try:
        settings = replace(Settings.from_environment(), bus_url=bus)
    except ValueError as e:
        raise CannotServe("serve-settings", why=str(e)) from e
    configure_log(settings.log_json, settings.log_traces)
    count = workers or os.cpu_count() or 1
    warn_of_settings(settings, say)
    print(engine(say))
    print(say("think-here", {"count": count}), flush=True)
    try:
        asyncio.run(until_terminated(answer_questions(settings, count)))
    except NoBrokerDriver as e:
        raise CannotServe("serve-store", why=str(e)) from e
    except KeyboardInterrupt:
        pass


def warn_of_settings(settings: Settings, say: Say) -> None:
    """Prints which environment variables look like settings but are not, and whether the log may
    contain secrets. `say` translates the messages."""
    if unknown := unknown_settings():
        print(say("serve-unknown-settings", {"names": ", ".join(unknown)}))
    if settings.log_traces:
        print(say("serve-traces", {}))


def engine(say: Say) -> str:
    """Returns the sentence that says whether the engine is compiled; `say` translates it."""
    return say("serve-compiled" if is_compiled() else "serve-python", {})


async def until_terminated(work: Coroutine[Any, Any, None]) -> None:
    """Runs `work` until it ends or SIGTERM arrives, then lets it clean up."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


class Server(uvicorn.Server):
    """uvicorn's server with a graceful stop. After the first signal ``/readyz`` says no for
    `drain_seconds`, so that a load balancer can notice; then other servers take over the tables. A
    second signal stops at once."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: TableRegistry,
        lifecycle: Lifecycle,
        drain_seconds: float,
    ) -> None:
        super().__init__(config)
        self.tables = tables
        self.lifecycle = lifecycle
        self.drain_seconds = drain_seconds
        self._frozen = False

    async def on_tick(self, counter: int) -> bool:
        if self.lifecycle.settled and not self._frozen:
            self._frozen = True
            reduce_garbage_collection()  # again, now that all texts and tables are loaded
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        seconds = self.drain_seconds
        if seconds and self.lifecycle.staying:
            self.lifecycle.draining = True
            threading.Timer(seconds, super().handle_exit, (sig, frame)).start()
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.tables.drain()
        await super().shutdown(sockets)


def reduce_garbage_collection() -> None:
    """Excludes everything in memory now from garbage collection, and makes it rare. With hundreds
    of tables a full collection would stop the server for a tenth of a second again and again; moves
    and connections leave no cyclic garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 1_000)


def run_on_fast_loop(serving: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine on uvloop, which allows a quarter more moves per second; on Windows, which
    has no uvloop, on Python's own event loop."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(serving)


def raise_file_limit() -> None:
    """Lets this process open up to ENOUGH_FILES files, or as many as the system allows. Often that
    is 1,024 at first, too few for a full server (S10)."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
    if now < wanted:
        with suppress(ValueError, OSError):  # macOS has a lower limit than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Returns uvicorn's configuration for serving `app` with these settings."""
    http: Any = partial(TimedProtocol, desk=app.state.desk)
    return uvicorn.Config(
        app,
        http=http,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=CompressingProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # CompressingProtocol does it
        timeout_graceful_shutdown=2,
        lifespan="on",
    )


async def run(
    url: str,
    settings: Settings,
    listening: socket.socket,
    opens: str = "",
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serves on the socket `listening`, with the database at `url`, until a signal stops it.
    `opens`: the URL to open in a browser, "" for none; `announce`: called when the database is
    open. Servers that share a bus may share an SQLite file, too; others may not. Raises StoreDown,
    StoreTooNew, StoreInUse, NoDriver, NoBusDriver, NoBrokerDriver."""
    raise_file_limit()
    with locked(url, shared=bool(settings.bus_url)):
        await _run(url, settings, listening, opens, announce)


async def _run(
    url: str,
    settings: Settings,
    listening: socket.socket,
    opens: str,
    announce: Callable[[], None],
) -> None:
    """Does the work of `run`, which has locked the database."""
    store = await Store.open(url)
    await store.database.preallocate_write_ahead_log()
    app = create_app(store, settings)
    reduce_garbage_collection()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(
        config_of(app, settings),
        app.state.site.tables,
        app.state.lifecycle,
        settings.drain_seconds,
    )
    announce()
    if opens:
        asyncio.get_running_loop().call_later(0.6, webbrowser.open, opens)
    # uvicorn ends by raising the signal that stopped it once more: by default, SIGTERM would then
    # end the process before the database and the worker processes are closed (L42).
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    try:
        await server.serve(sockets=[listening])
    finally:
        await store.close()
