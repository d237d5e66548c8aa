"""``coven serve``: the web table on this machine."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from coven.core import Args, Text
from coven.store import NoDriver, Store, StoreDown, StoreTooNew

from .app import create_app
from .cluster.bus import NoBusDriver
from .live.push import new_key
from .live.registry import Hall
from .live.websocket import Wire
from .ops.log import keep_journal
from .settings import PUSH_KEY_FILE, Settings, keep_key, kept_key, key_beside

PORT = 7666
SWITCH_SECONDS = 0.0005
"""For so long the loop waits for a thread that reads tables; at Python's usual 5 ms, people would
feel that a server takes up thousands of them after a start."""

T = TypeVar("T")
Said = Callable[[str, Args], str]


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "coven"


def database_at(url: str | None) -> str:
    """Where the store is, if nobody says otherwise: a file in the data folder."""
    if url:
        return url
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'coven.db'}"


def bound(host: str, port: int | None) -> socket.socket:
    """A listening socket: on this port, or on ours if it is free, or on any. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wish in [port] if port is not None else [PORT, 0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wish))
            return listening
        except OSError:
            listening.close()
            if wish == 0 or port is not None:
                raise
    raise OSError("no port")


def lan_address() -> str | None:
    """This machine's own address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def push_key_beside(folder: Path) -> str:
    """The key of notifications kept in this folder, made when it is first asked for; nothing where
    they cannot be sent."""
    key = kept_key(folder, PUSH_KEY_FILE)
    if not key and (key := new_key()):
        keep_key(folder, key, PUSH_KEY_FILE)
    return key


class CannotServe(Exception):
    """Why there will be no table here; `text` says it."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.text = Text(key, dict(args))


def serve(host: str, port: int | None, database: str | None, opens: bool, say: Said) -> None:
    """The web table until Ctrl-C. Raises CannotServe."""
    folder = data_folder()
    try:
        settings = Settings.from_environment()
    except ValueError as e:
        raise CannotServe("serve-settings", why=str(e)) from e
    if settings.bus_url and "COVEN_KEY" not in os.environ:
        raise CannotServe("serve-no-key")
    if "COVEN_KEY" not in os.environ:
        settings = replace(settings, key=key_beside(folder))
    if not settings.push_key and not settings.bus_url:  # several servers must be told of one key
        settings = replace(settings, push_key=push_key_beside(folder))
    try:
        listening = bound(host, port)
    except OSError as e:
        raise CannotServe("serve-no-port", port=port or PORT) from e
    number = listening.getsockname()[1]
    home = f"http://127.0.0.1:{number}/"
    lan = lan_address() if host in ("0.0.0.0", "::") else None
    if lan is not None and not settings.lan:
        settings = replace(settings, lan=f"http://{lan}:{number}")
    keep_journal(settings.log_json)
    print(say("serve-here", {"address": home}))
    if lan is not None:
        print(say("serve-lan", {"address": f"{settings.lan}/"}))
    print(say("serve-stop", {}), flush=True)
    try:
        on_loop(run(database_at(database), settings, listening, home if opens else ""))
    except (StoreDown, StoreTooNew, NoDriver, NoBusDriver) as e:
        raise CannotServe("serve-store", why=str(e)) from e
    except KeyboardInterrupt:
        pass


def think(bus: str, workers: int | None, say: Said) -> None:
    """Answers for bots of other servers until Ctrl-C. Raises CannotServe."""
    from .bots.remote import answer_questions

    try:
        settings = replace(Settings.from_environment(), bus_url=bus)
    except ValueError as e:
        raise CannotServe("serve-settings", why=str(e)) from e
    keep_journal(settings.log_json)
    count = workers or os.cpu_count() or 1
    print(say("think-here", {"count": count}), flush=True)
    try:
        asyncio.run(answer_questions(settings, count))
    except NoBusDriver as e:
        raise CannotServe("serve-store", why=str(e)) from e
    except KeyboardInterrupt:
        pass


class Server(uvicorn.Server):
    """Told to stop, it says so on ``/readyz``, goes on for as long as a balancer needs to notice,
    and then lets other servers go on. Told again, it hurries."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall
        self._tidied = False

    async def on_tick(self, counter: int) -> bool:
        if self.hall.settled and not self._tidied:
            self._tidied = True
            tidy_less()  # once more, with all words and tables
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        seconds = self.hall.settings.drain_seconds
        if seconds and not self.hall.draining and not self.hall.closing:
            self.hall.draining = True
            threading.Timer(seconds, super().handle_exit, (sig, frame)).start()
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hall.drain()
        await super().shutdown(sockets)


def tidy_less() -> None:
    """Python looks through all that is new for garbage that nothing else finds, and now and then
    through all it holds. With hundreds of tables that would stop everybody for a tenth of a second
    again and again. Moves and lines leave none; what is here now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 1_000)


def on_loop(serving: Coroutine[Any, Any, T]) -> T:
    """Runs it on uvloop, for a quarter more moves a second; where there is none (Windows), on
    Python's own loop."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(serving)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # it has its own way to squeeze
        timeout_graceful_shutdown=2,
        lifespan="on",
    )


async def run(url: str, settings: Settings, listening: socket.socket, opens: str = "") -> None:
    """Serves until it is told to stop."""
    store = await Store.open(url)
    await store.database.preallocate_write_ahead_log()
    app = create_app(store, settings)
    tidy_less()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(config_of(app, settings), app.state.hall)
    if opens:
        asyncio.get_running_loop().call_later(0.6, webbrowser.open, opens)
    try:
        await server.serve(sockets=[listening])
    finally:
        await store.close()
