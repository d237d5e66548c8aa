"""boardgame.io's own server, from the npm registry, with noughts and crosses of two seats."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tests.services import free_port, listens

from .line import Line

if TYPE_CHECKING:
    from .load import Turn

STORES = ("memory", "files")
GAME = "noughts"
PACKAGES = ("boardgame.io", "node-persist")
HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / ".boardgameio"

SERVER = """
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const won = (c) => [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]]
  .some(([x, y, z]) => c[x] !== null && c[x] === c[y] && c[y] === c[z]);
const game = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const [port, store, folder] = process.argv.slice(2);
const db = store === "files" ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db }).run(Number(port));
"""


def ready() -> bool:
    """Whether it is there; fetched from the registry where npm is."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    if shutil.which("npm") is None:
        return False
    FOLDER.mkdir(exist_ok=True)
    command = ["npm", "install", "--no-fund", "--no-audit", "--silent", *PACKAGES]
    return subprocess.run(command, cwd=FOLDER, check=False).returncode == 0


@dataclass(frozen=True)
class Peer:
    port: int


@contextmanager
def serving(store: str) -> Iterator[Peer]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        (FOLDER / "server.js").write_text(SERVER, "utf-8")
        command = ["node", "server.js", str(port), store, folder]
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(command, cwd=FOLDER, stdout=log, stderr=log)
        try:
            while not listens(port):
                time.sleep(0.05)
            yield Peer(port)
        finally:
            process.terminate()
            process.wait()


class Lines:
    """Both players' lines at one match, as its own client speaks (Socket.IO over a WebSocket)."""

    def __init__(self, match: str, lines: list[Line]) -> None:
        self.match = match
        self.lines = lines
        self.told = 0
        self.all_told = asyncio.Event()
        for line in lines:
            line.hear = partial(self._hear, line)

    @classmethod
    async def open(cls, server: Peer, match: str) -> Lines:
        """The first who asks for a match makes it."""
        lines = []
        for player in range(2):
            line = await Line.open(server.port, "/socket.io/?EIO=4&transport=websocket")
            await line.recv()
            line.send(f"40/{GAME},")
            while not (await line.recv()).startswith("40"):
                pass
            line.send(f"42/{GAME}," + json.dumps(["sync", match, str(player), None, 2]))
            while '"sync"' not in await line.recv():
                pass
            lines.append(line)
        return cls(match, lines)

    def _hear(self, line: Line, text: str) -> None:
        if text == "2":
            line.send("3")
        elif '"update"' in text[:40]:
            self.told += 1
            if self.told == len(self.lines):
                self.all_told.set()

    async def play(self, turn: Turn) -> None:
        """Until both are told: whoever is quicker than that is refused without a word."""
        self.told = 0
        self.all_told.clear()
        cell = int(turn.move.split()[1])
        payload = {"type": "mark", "args": [cell], "playerID": str(turn.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        said = ["update", action, turn.question, self.match, str(turn.seat)]
        self.lines[turn.seat].send(f"42/{GAME}," + json.dumps(said))
        await self.all_told.wait()

    def close(self) -> None:
        for line in self.lines:
            line.close()
