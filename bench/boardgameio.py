"""Measures boardgame.io's own server, from the npm registry, with noughts and crosses."""

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

from .websocket_client import WebSocketClient

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
    """Whether boardgame.io is installed; installs it if npm is available."""
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    if shutil.which("npm") is None:
        return False
    FOLDER.mkdir(exist_ok=True)
    command = ["npm", "install", "--no-fund", "--no-audit", "--silent", *PACKAGES]
    return subprocess.run(command, cwd=FOLDER, check=False).returncode == 0


@dataclass(frozen=True)
class Peer:
    """A running boardgame.io server."""

    port: int


@contextmanager
def serving(store: str) -> Iterator[Peer]:
    """Runs a boardgame.io server with one of STORES for the length of the `with` block; yields
    it."""
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


class Clients:
    """The connections of both players of one match, with the protocol of boardgame.io's own client
    (Socket.IO over a WebSocket)."""

    def __init__(self, match: str, clients: list[WebSocketClient]) -> None:
        self.match = match
        self.clients = clients
        self.updated = 0
        self.all_updated = asyncio.Event()
        for client in clients:
            client.on_text = partial(self._on_text, client)

    @classmethod
    async def open(cls, server: Peer, match: str) -> Clients:
        """Connects both players; the server creates the match for the first one."""
        clients = []
        for player in range(2):
            client = await WebSocketClient.open(
                server.port, "/socket.io/?EIO=4&transport=websocket"
            )
            await client.recv()
            client.send(f"40/{GAME},")
            while not (await client.recv()).startswith("40"):
                pass
            client.send(f"42/{GAME}," + json.dumps(["sync", match, str(player), None, 2]))
            while '"sync"' not in await client.recv():
                pass
            clients.append(client)
        return cls(match, clients)

    def _on_text(self, client: WebSocketClient, text: str) -> None:
        """Answers a ping, or counts an update."""
        if text == "2":
            client.send("3")
        elif '"update"' in text[:40]:
            self.updated += 1
            if self.updated == len(self.clients):
                self.all_updated.set()

    async def play(self, turn: Turn) -> None:
        """Plays a move and waits until both players have got the update: the server silently
        ignores a move that comes earlier."""
        self.updated = 0
        self.all_updated.clear()
        cell = int(turn.move.split()[1])
        payload = {"type": "mark", "args": [cell], "playerID": str(turn.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, turn.question, self.match, str(turn.seat)]
        self.clients[turn.seat].send(f"42/{GAME}," + json.dumps(message))
        await self.all_updated.wait()

    def close(self) -> None:
        for client in self.clients:
            client.close()
