"""A bad network: server and players run in two network namespaces. The packets between them pass
through this process, by two TUN devices; it drops three in ten and now and then cuts the
connection.

Not every kernel has netem; this needs only the permission to create network namespaces.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import json
import os
import random
import select
import socket
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

from tests.services import default_database

from .clients import CONNECTION_LOST, Client, Measurements, Players
from .killable_server import ENVIRONMENT
from .report import Result, percentile

SERVER, PEOPLE, PORT = "10.77.0.1", "10.77.0.2", 7666
LOSS = 0.3
CUT_SECONDS = 2.0
TABLES = 6
ALLOWED_SECONDS = 2.0
"""Seconds after the network's return within which every screen must be right."""
_NEW_NET, _SET_IFF, _TUN, _NO_INFO = 0x40000000, 0x400454CA, 0x0001, 0x1000


# -- network namespaces -------------------------------------------------------------------


def enter(control: int, here: str, there: str, command: list[str]) -> None:
    """Replaces this process by `command` in a new network namespace with the address `here`. Its
    only network device leads to `there`; the device's file descriptor is sent through `control`,
    the descriptor of an open socket."""
    if ctypes.CDLL(None, use_errno=True).unshare(_NEW_NET) != 0:
        sys.exit("no right to make a network namespace")
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, _SET_IFF, struct.pack("16sH22x", b"coven0", _TUN | _NO_INFO))
    for arguments in (
        f"addr add {here} peer {there} dev coven0",
        "link set dev coven0 mtu 1400 up",
        "link set dev lo up",
    ):
        subprocess.run(["ip", *arguments.split()], check=True)
    with socket.socket(fileno=control) as sender:
        socket.send_fds(sender, [b"t"], [tun])
    os.close(tun)
    os.execv(command[0], command)


class Namespace:
    """A program that runs in a new network namespace, and the descriptor of its TUN device."""

    def __init__(self, here: str, there: str, command: list[str], **more: object) -> None:
        ours, theirs = socket.socketpair()
        inside = [
            sys.executable,
            "-m",
            "chaos.bad_network",
            "enter",
            str(theirs.fileno()),
            here,
            there,
        ]
        self.process = subprocess.Popen(
            [*inside, *command],
            pass_fds=[theirs.fileno()],
            **more,  # type: ignore[call-overload]
        )
        theirs.close()
        ours.settimeout(20)
        _, received, _, _ = socket.recv_fds(ours, 1, 1)
        ours.close()
        if not received:
            raise PermissionError("no right to make a network namespace")
        self.tun = received[0]


class LossyLink(threading.Thread):
    """A thread that carries packets between two namespaces and drops a share of them (`loss`)."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(daemon=True)
        self.ends = {a: b, b: a}
        self.loss = 0.0
        self.carried = 0
        self.lost = 0
        """Like `carried`, counts only packets while the connection was bad, not while it was
        cut."""
        self.rng = random.Random(30)

    def run(self) -> None:
        while True:
            for end in select.select(list(self.ends), [], [])[0]:
                packet = os.read(end, 65536)
                bad = self.loss == LOSS
                if self.rng.random() < self.loss:
                    self.lost += bad
                else:
                    self.carried += bad
                    os.write(self.ends[end], packet)


# -- the players
# ------------------------------------------------------------------------------------


async def play(seconds: float) -> None:
    """Plays over the bad network for `seconds`, then stops. When the network is good again,
    measures how long it takes until every client shows what the server shows to a new one, and
    prints that for the parent process."""
    measured = Measurements()
    games = ("noughts-and-crosses", "wandering-towers", "whirling-witchcraft")
    groups = [
        Players([PORT], measured, 40 + i, games[i % 3], False, (0.05, 0.3), address=SERVER)
        for i in range(TABLES)
    ]
    playing = [asyncio.create_task(group.run(repeat=False)) for group in groups]
    while not all(
        group.clients and all(s.synchronised.is_set() for s in group.clients) for group in groups
    ):
        await asyncio.sleep(0.1)
    send_to_parent("begun")
    await asyncio.sleep(seconds)
    clients = [client for group in groups for client in group.clients]
    for client in clients:
        client.pausing = True
    send_to_parent("stopped")
    await asyncio.to_thread(sys.stdin.readline)
    healed = time.monotonic()
    times = await asyncio.gather(*(seconds_until_right(client, healed) for client in clients))
    report = {
        "right": [t for t in times if t is not None],
        "wrong": times.count(None),
        "moves": measured.moves,
        "gaps": measured.gaps,
        "lines": len(measured.reconnect_seconds),
    }
    send_to_parent(json.dumps(report))
    for task in playing:
        task.cancel()
    os._exit(0)


async def seconds_until_right(client: Client, healed: float) -> float | None:
    """Returns the seconds from `healed` until the client's screen equals that of a new client; None
    if that takes too long."""
    client.check_connection()  # as the page does when the browser says that it is online
    while time.monotonic() - healed < 20:
        fresh = Client(client.person, client.table, client.host, Measurements())
        line = asyncio.create_task(fresh.run())
        try:
            async with asyncio.timeout(5):
                await fresh.synchronised.wait()
            seen = time.monotonic() - healed
            if fresh.parts == client.parts and not client.unanswered:
                return seen
        except CONNECTION_LOST:
            pass
        finally:
            line.cancel()
        await asyncio.sleep(0.05)
    return None


def send_to_parent(text: str) -> None:
    """Prints a line at once; the parent process reads it."""
    print(text, flush=True)


# -- the experiment -------------------------------------------------------------------------------


def bad_network(folder: Path, seconds: float) -> Result:
    """Plays over a bad network for `seconds` and checks that all screens are right afterwards."""
    began = time.monotonic()
    environment = {
        **os.environ,
        **ENVIRONMENT,
        "XDG_DATA_HOME": str(folder),
        "COVEN_DATABASE_URL": default_database(folder),
    }
    coven = [sys.executable, "-m", "coven", "serve", "--host", SERVER, "--port", str(PORT)]
    me = [sys.executable, "-m", "chaos.bad_network", "play", str(seconds)]
    quiet = subprocess.DEVNULL
    namespaces: list[Namespace] = []
    try:
        namespaces.append(
            Namespace(SERVER, PEOPLE, coven, env=environment, stdout=quiet, stderr=quiet)
        )
        pipe = subprocess.PIPE
        people = Namespace(PEOPLE, SERVER, me, env=environment, stdin=pipe, stdout=pipe, text=True)
        namespaces.append(people)
    except (OSError, ValueError, subprocess.SubprocessError) as e:
        for namespace in namespaces:
            namespace.process.kill()
        return Result(None, f"no network namespace here ({type(e).__name__}: {e})")
    link = LossyLink(namespaces[0].tun, namespaces[1].tun)
    link.start()
    player_process = people.process
    assert player_process.stdout is not None
    assert player_process.stdin is not None
    try:
        assert player_process.stdout.readline().strip() == "begun"
        cuts = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            link.loss = LOSS
            time.sleep(link.rng.uniform(3.0, 5.0))
            link.loss = 1.0
            time.sleep(CUT_SECONDS)
            cuts += 1
        assert player_process.stdout.readline().strip() == "stopped"
        link.loss = 1.0
        time.sleep(CUT_SECONDS)
        link.loss = 0.0
        player_process.stdin.write("healed\n")
        player_process.stdin.flush()
        report = json.loads(player_process.stdout.readline())
    finally:
        for namespace in namespaces:
            namespace.process.kill()
            namespace.process.wait()
    late = max(report["right"], default=99.0)
    return Result(
        passed=report["wrong"] == 0 and late < ALLOWED_SECONDS and report["moves"] > 0,
        text=f"{100 * link.lost / (link.lost + link.carried):.0f} % of {link.lost + link.carried} "
        f"packets lost, {cuts + 1} cuts of {CUT_SECONDS:.0f} s, {report['moves']} moves, "
        f"{report['lines']} lines lost and found: {len(report['right'])} of "
        f"{len(report['right']) + report['wrong']} screens equal the server's view, "
        f"{percentile(report['right'], 50):.2f} s (p50), {late:.2f} s (worst) after the network's "
        "return",
        seconds=time.monotonic() - began,
    )


if __name__ == "__main__":
    if sys.argv[1] == "enter":
        enter(int(sys.argv[2]), sys.argv[3], sys.argv[4], sys.argv[5:])
    else:
        asyncio.run(play(float(sys.argv[2])))
