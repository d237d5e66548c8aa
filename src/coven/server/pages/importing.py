"""Matches that people send as files: each is played again in a process of its own, with an end to
its time and its memory. ``python -m coven.server.pages.importing`` is that process."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from coven.core import Text
from coven.table import BrokenFile
from coven.table.importing import ImportedMatch, read_match

from ..settings import Settings

MOST_WAITING = 4
MOST_MEMORY = 1 << 30


class NotImported(Exception):
    """Why a file was not opened; `text` says it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What the process says: a match, or why there is none."""

    found: ImportedMatch | None = None
    why: str = ""
    args: dict[str, int | str] = {}


class Importer:
    """One file after the other; who comes when many wait is asked to come again."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.import_seconds
        self._one = asyncio.Lock()
        self._waiting = 0

    async def read(self, file: bytes) -> ImportedMatch:
        """Raises NotImported."""
        if self._waiting >= MOST_WAITING:
            raise NotImported(Text("web-import-busy"))
        self._waiting += 1
        try:
            async with self._one:
                outcome = await self._ask(file)
        finally:
            self._waiting -= 1
        if outcome.found is None:
            raise NotImported(Text(outcome.why, outcome.args))
        return outcome.found

    async def _ask(self, file: bytes) -> Outcome:
        command = (sys.executable, "-m", __name__, str(int(self.seconds) + 1))
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        worker = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=nowhere
        )
        try:
            async with asyncio.timeout(self.seconds):
                said, _ = await worker.communicate(file)
            return msgspec.msgpack.decode(said, type=Outcome)
        except TimeoutError:
            return Outcome(why="web-import-slow")
        except msgspec.DecodeError:  # it ran out of memory, or of the processor's time
            return Outcome(why="file-broken")
        finally:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()


def outcome_of(file: bytes) -> Outcome:
    try:
        return Outcome(read_match(file.decode()))
    except UnicodeDecodeError:
        return Outcome(why="file-head")
    except BrokenFile as e:
        return Outcome(why=e.text.key, args=dict(e.text.args))


def _limit(seconds: int) -> None:
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def main() -> None:
    _limit(int(sys.argv[1]))
    sys.stdout.buffer.write(msgspec.msgpack.encode(outcome_of(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
