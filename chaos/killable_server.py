"""A server that can be killed and restarted quickly: a parent process imports everything once and
forks one server after the other.

    python -m chaos.killable_server URL PORT

Each line on the parent's standard input starts a server. On its standard output it prints
``pid NUMBER`` then, and ``gone`` when the server has ended. The server is the real one, on a real
socket; only the start of Python and the imports are saved.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

from tests.server.served import PATIENCE
from tests.services import listens

if TYPE_CHECKING:
    from coven.server.bots.worker_process import Pipes


class KillableServer:
    """A server on one port that can be killed and started again."""

    def __init__(self, url: str, port: int, **environment: str) -> None:
        self.port = port
        self.pid = 0
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with this object
        """The output of all its servers."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "chaos.killable_server", url, str(port)],
            env={**os.environ, **ENVIRONMENT, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self._read() == "ready"

    def _read(self) -> str:
        """Returns the next line that the parent process prints."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self) -> None:
        """Starts the server and returns when it accepts connections."""
        assert self._process.stdin is not None
        self._process.stdin.write("on\n")
        self._process.stdin.flush()
        self.pid = int(self._read().split()[1])
        end = time.monotonic() + PATIENCE
        while not listens(self.port):
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.01)

    def kill(self) -> None:
        """Sends SIGKILL to the server and all its child processes. Raises AssertionError if it had
        crashed before."""
        try:
            os.killpg(self.pid, 9)
        except ProcessLookupError as e:
            self.log.seek(max(0, self.log.seek(0, os.SEEK_END) - 3000))
            raise AssertionError("the server had crashed: " + self.log.read()) from e
        assert self._read() == "gone"
        self.pid = 0
        while listens(self.port):  # the bots' processes share its socket and end a little later
            time.sleep(0.01)

    def close(self) -> None:
        """Kills the server, if it runs, and ends the parent process."""
        if self.pid:
            self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


ENVIRONMENT = {
    "COVEN_KEY": "chaos",
    "COVEN_BOT_PAUSE": "0.05",
    "COVEN_LIMITS": "0",
    "COVEN_TABLES_PER_GUEST": "100000",
}


def _warm_up(id: str) -> None:
    """Draws a table of the game `id` once, so that texts, pictures and templates are loaded before
    servers are forked."""
    from coven import games
    from coven.server.live.screen import LogCache, Viewpoint, draw
    from coven.table import Table

    players = games.game(id).variants[0].players
    table = Table.new(id, 2 if 2 in players else players[0], "p", 0.0)
    for seat in range(len(table.seats)):
        table.sit("p", f"P{seat}", 0.0, seat)
    table.start("p", 0.0)
    draw(table, Viewpoint("p", 0, "en"), frozenset(), [], LogCache(), 0.0)


async def fork_worker(niceness: int) -> Pipes:
    """Forks this process into a bots' worker with a priority lower by `niceness`, and returns the
    pipes to it."""
    from coven.server.bots import worker
    from coven.server.bots.worker_process import Pipes

    questions, to_worker = os.pipe()
    from_worker, answers = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(to_worker)
        os.close(from_worker)
        os.nice(niceness)
        worker.serve(os.fdopen(questions, "rb"), os.fdopen(answers, "wb"))
    os.close(questions)
    os.close(answers)
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(from_worker, "rb", 0)
    )
    transport, protocol = await loop.connect_write_pipe(
        asyncio.streams.FlowControlMixin, os.fdopen(to_worker, "wb", 0)
    )
    writer = asyncio.StreamWriter(transport, protocol, None, loop)
    return Pipes(reader, writer, lambda: os.kill(child, 9), reader.read)


def main() -> None:
    """Runs the parent process: forks a server for every line of input."""
    import alembic.command  # noqa: F401 - imported before the servers are forked

    from coven import games
    from coven.server import command
    from coven.server.bots import pool
    from coven.server.ops.log import configure_log
    from coven.server.settings import Settings

    for id in games.ids():
        _warm_up(id)
    # The bots' processes are forked too, so that they need not import everything again.
    setattr(pool, "spawn_worker", fork_worker)  # noqa: B010
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
