"""A server to be killed: this process learns everything once and forks one server after the other.

    python -m chaos.kennel URL PORT

Each line on its standard input starts a server; on its standard output ``pid NUMBER``, and ``gone``
when it is no more. The server is the real one, on a real socket; only Python's start is saved.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time

from tests.server.served import PATIENCE
from tests.services import listens


class Kennel:
    """One server at a time, on one port."""

    def __init__(self, url: str, port: int, **environment: str) -> None:
        self.port = port
        self.pid = 0
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as this kennel
        """What the servers say."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "chaos.kennel", url, str(port)],
            env={**os.environ, **ENVIRONMENT, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self._read() == "ready"

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self) -> None:
        """Returns when it listens."""
        assert self._process.stdin is not None
        self._process.stdin.write("on\n")
        self._process.stdin.flush()
        self.pid = int(self._read().split()[1])
        end = time.monotonic() + PATIENCE
        while not listens(self.port):
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.01)

    def kill(self) -> None:
        """kill -9 of the server and all that it has started."""
        try:
            os.killpg(self.pid, 9)
        except ProcessLookupError as e:
            self.log.seek(max(0, self.log.seek(0, os.SEEK_END) - 3000))
            raise AssertionError("it fell over by itself: " + self.log.read()) from e
        assert self._read() == "gone"
        self.pid = 0
        while listens(self.port):  # its bots' processes have its socket, and die a little later
            time.sleep(0.01)

    def close(self) -> None:
        if self.pid:
            self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


ENVIRONMENT = {
    "COVEN_KEY": "chaos",
    "COVEN_BOT_PAUSE": "0.05",
    "COVEN_ADDRESS_RATE": "1e6",
    "COVEN_ADDRESS_BURST": "1000000",
    "COVEN_SOCKETS_PER_ADDRESS": "100000",
    "COVEN_TABLES_PER_GUEST": "100000",
}


def _look_at(id: str) -> None:
    """A table of the game, drawn once: words, pictures and templates are known then."""
    from coven import games
    from coven.server.live.screen import LogCache, Viewpoint, draw
    from coven.table import Table

    players = games.game(id).variants[0].players
    table = Table.new(id, 2 if 2 in players else players[0], "p", 0.0)
    for seat in range(len(table.seats)):
        table.sit("p", f"P{seat}", 0.0, seat)
    table.start("p", 0.0)
    draw(table, Viewpoint("p", 0, "en"), frozenset(), [], LogCache(), 0.0)


def main() -> None:
    import alembic.command  # noqa: F401 - learnt before it is forked

    from coven import games
    from coven.server import command
    from coven.server.bots import pool
    from coven.server.ops.log import configure_log
    from coven.server.settings import Settings

    for id in games.ids():
        _look_at(id)
    # Bots' processes need not learn everything again either.
    setattr(pool, "get_context", lambda _kind: multiprocessing.get_context("fork"))  # noqa: B010
    url, port = sys.argv[1], int(sys.argv[2])
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.setsid()
            configure_log(as_json=True)
            settings = Settings.from_environment()
            command.run_on_fast_loop(command.run(url, settings, command.bind("127.0.0.1", port)))
            os._exit(0)
        print(f"pid {child}", flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
