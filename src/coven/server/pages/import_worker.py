"""Replays match files that people send, each in its own process with limited time and memory.
``python -m coven.server.pages.import_worker`` is that process."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from coven.core import Text
from coven.table import BrokenFile, ImportedMatch, read_match

from ..access.budgets import Client, Places
from ..settings import Settings

MAX_MEMORY = 1 << 30
"""Bytes."""


class NotImported(Exception):
    """A file was not imported; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What the worker process found in a file: a match, or, as a text key in `why`, the reason why
    there is none."""

    found: ImportedMatch | None = None
    why: str = ""
    args: dict[str, int | str] = {}


class Importer:
    """Imports match files one at a time. When too many wait, of one client or of all, further ones
    are refused."""

    def __init__(self, settings: Settings, places: Places) -> None:
        """`places`: how many files may be checked or wait."""
        self.seconds = settings.import_seconds
        self._places = places
        self._one = asyncio.Lock()

    async def read(self, file: bytes, client: Client) -> ImportedMatch:
        """Returns the match in a file that this client has sent. Raises NotImported."""
        full = self._places.full_level(client)
        if full:
            raise NotImported(Text("web-import-busy" if full == "server" else "web-import-yours"))
        with self._places.hold(client):
            async with self._one:
                outcome = await self._run_worker(file)
        if outcome.found is None:
            raise NotImported(Text(outcome.why, outcome.args))
        return outcome.found

    async def _run_worker(self, file: bytes) -> Outcome:
        """Replays a match file in a new process, which is killed if it takes too long, and returns
        what it found."""
        command = (sys.executable, "-m", __name__, str(int(self.seconds) + 1))
        pipe, devnull = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        worker = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=devnull
        )
        try:
            async with asyncio.timeout(self.seconds):
                output, _ = await worker.communicate(file)
            return msgspec.msgpack.decode(output, type=Outcome)
        except TimeoutError:
            return Outcome(why="web-import-slow")
        except msgspec.DecodeError:  # it ran out of memory or CPU time
            return Outcome(why="file-broken")
        finally:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()


def outcome_of(file: bytes) -> Outcome:
    """Reads and replays a match file; returns the match or why it cannot be imported. Runs in the
    worker process."""
    try:
        return Outcome(read_match(file.decode()))
    except UnicodeDecodeError:
        return Outcome(why="file-head")
    except BrokenFile as e:
        return Outcome(why=e.text.key, args=dict(e.text.args))


def _limit(seconds: int) -> None:
    """Limits this process's memory to a fixed amount, and its CPU time to `seconds`."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def main() -> None:
    """Reads a match file from stdin and writes its outcome to stdout. The first argument limits the
    CPU seconds."""
    _limit(int(sys.argv[1]))
    sys.stdout.buffer.write(msgspec.msgpack.encode(outcome_of(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
