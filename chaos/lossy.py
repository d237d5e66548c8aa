"""A bad network: server and people in network namespaces of their own, and between them two TUN
devices whose packets pass through this process, which loses three in ten and cuts the line.

The kernel's own netem is not everywhere; this needs only the right to make a namespace.
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

from .kennel import ENVIRONMENT
from .people import LOST, Notes, Pair, Screen
from .report import Figures, percentile

SERVER, PEOPLE, PORT = "10.77.0.1", "10.77.0.2", 7666
LOSS = 0.3
CUT_SECONDS = 2.0
TABLES = 6
RIGHT_SECONDS = 2.0
_NEW_NET, _SET_IFF, _TUN, _NO_INFO = 0x40000000, 0x400454CA, 0x0001, 0x1000


# -- in a namespace of its own -------------------------------------------------------------------


def enter(line: int, here: str, there: str, command: list[str]) -> None:
    """Becomes `command` in a new network namespace; its only way out goes to whoever holds the
    other end of `line`, an open socket."""
    if ctypes.CDLL(None, use_errno=True).unshare(_NEW_NET) != 0:
        sys.exit("no right to make a network namespace")
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, _SET_IFF, struct.pack("16sH22x", b"coven0", _TUN | _NO_INFO))
    for words in (
        f"addr add {here} peer {there} dev coven0",
        "link set dev coven0 mtu 1400 up",
        "link set dev lo up",
    ):
        subprocess.run(["ip", *words.split()], check=True)
    with socket.socket(fileno=line) as way:
        socket.send_fds(way, [b"t"], [tun])
    os.close(tun)
    os.execv(command[0], command)


class Space:
    """A program in a network namespace of its own."""

    def __init__(self, here: str, there: str, command: list[str], **more: object) -> None:
        ours, theirs = socket.socketpair()
        inside = [sys.executable, "-m", "chaos.lossy", "enter", str(theirs.fileno()), here, there]
        self.process = subprocess.Popen(
            [*inside, *command],
            pass_fds=[theirs.fileno()],
            **more,  # type: ignore[call-overload]
        )
        theirs.close()
        ours.settimeout(20)
        _, found, _, _ = socket.recv_fds(ours, 1, 1)
        ours.close()
        if not found:
            raise PermissionError("no right to make a network namespace")
        self.tun = found[0]


class Wire(threading.Thread):
    """Carries packets between two namespaces, or loses them."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(daemon=True)
        self.ends = {a: b, b: a}
        self.loss = 0.0
        self.carried = 0
        self.lost = 0
        """Packets while the line was bad, not cut."""
        self.luck = random.Random(30)

    def run(self) -> None:
        while True:
            for end in select.select(list(self.ends), [], [])[0]:
                packet = os.read(end, 65536)
                bad = self.loss == LOSS
                if self.luck.random() < self.loss:
                    self.lost += bad
                else:
                    self.carried += bad
                    os.write(self.ends[end], packet)


# -- the people ------------------------------------------------------------------------------------


async def play(seconds: float) -> None:
    """Plays over the bad line; stops; and, when the line is good again, looks how long it takes
    until every screen shows what the server would show to somebody who comes now."""
    notes = Notes()
    games = ("noughts-and-crosses", "wandering-towers", "whirling-witchcraft")
    pairs = [
        Pair([PORT], notes, 40 + i, games[i % 3], False, (0.05, 0.3), address=SERVER)
        for i in range(TABLES)
    ]
    playing = [asyncio.create_task(pair.run(whole_evening=False)) for pair in pairs]
    while not all(pair.screens and all(s.whole.is_set() for s in pair.screens) for pair in pairs):
        await asyncio.sleep(0.1)
    say("begun")
    await asyncio.sleep(seconds)
    screens = [screen for pair in pairs for screen in pair.screens]
    for screen in screens:
        screen.pausing = True
    say("stopped")
    await asyncio.to_thread(sys.stdin.readline)
    healed = time.monotonic()
    times = await asyncio.gather(*(until_right(screen, healed) for screen in screens))
    told = {
        "right": [t for t in times if t is not None],
        "wrong": times.count(None),
        "moves": notes.moves,
        "gaps": notes.gaps,
        "lines": len(notes.back),
    }
    say(json.dumps(told))
    for task in playing:
        task.cancel()
    os._exit(0)


async def until_right(screen: Screen, healed: float) -> float | None:
    screen.hurry()  # as the page does when the browser says that it is online
    while time.monotonic() - healed < 20:
        fresh = Screen(screen.person, screen.table, screen.host, Notes())
        line = asyncio.create_task(fresh.run())
        try:
            async with asyncio.timeout(5):
                await fresh.whole.wait()
            seen = time.monotonic() - healed
            if fresh.parts == screen.parts and not screen.unanswered:
                return seen
        except LOST:
            pass
        finally:
            line.cancel()
        await asyncio.sleep(0.05)
    return None


def say(text: str) -> None:
    print(text, flush=True)


# -- the experiment -------------------------------------------------------------------------------


def lossy(folder: Path, seconds: float) -> Figures:
    began = time.monotonic()
    environment = {**os.environ, **ENVIRONMENT, "XDG_DATA_HOME": str(folder)}
    coven = [sys.executable, "-m", "coven", "serve", "--host", SERVER, "--port", str(PORT)]
    me = [sys.executable, "-m", "chaos.lossy", "play", str(seconds)]
    quiet = subprocess.DEVNULL
    spaces: list[Space] = []
    try:
        spaces.append(Space(SERVER, PEOPLE, coven, env=environment, stdout=quiet, stderr=quiet))
        pipe = subprocess.PIPE
        people = Space(PEOPLE, SERVER, me, env=environment, stdin=pipe, stdout=pipe, text=True)
        spaces.append(people)
    except (OSError, ValueError, subprocess.SubprocessError) as e:
        for space in spaces:
            space.process.kill()
        return Figures(None, f"no network namespace here ({type(e).__name__}: {e})")
    wire = Wire(spaces[0].tun, spaces[1].tun)
    wire.start()
    talk = people.process
    assert talk.stdout is not None
    assert talk.stdin is not None
    try:
        assert talk.stdout.readline().strip() == "begun"
        cuts = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            wire.loss = LOSS
            time.sleep(wire.luck.uniform(3.0, 5.0))
            wire.loss = 1.0
            time.sleep(CUT_SECONDS)
            cuts += 1
        assert talk.stdout.readline().strip() == "stopped"
        wire.loss = 1.0
        time.sleep(CUT_SECONDS)
        wire.loss = 0.0
        talk.stdin.write("healed\n")
        talk.stdin.flush()
        told = json.loads(talk.stdout.readline())
    finally:
        for space in spaces:
            space.process.kill()
            space.process.wait()
    late = max(told["right"], default=99.0)
    return Figures(
        good=told["wrong"] == 0 and late < RIGHT_SECONDS and told["moves"] > 0,
        told=f"{100 * wire.lost / (wire.lost + wire.carried):.0f} % of {wire.lost + wire.carried} "
        f"packets lost, {cuts + 1} cuts of {CUT_SECONDS:.0f} s, {told['moves']} moves, "
        f"{told['lines']} lines lost and found: {len(told['right'])} of "
        f"{len(told['right']) + told['wrong']} screens equal the server's view, "
        f"{percentile(told['right'], 50):.2f} s (p50), {late:.2f} s (worst) after the network's "
        "return",
        seconds=time.monotonic() - began,
    )


if __name__ == "__main__":
    if sys.argv[1] == "enter":
        enter(int(sys.argv[2]), sys.argv[3], sys.argv[4], sys.argv[5:])
    else:
        asyncio.run(play(float(sys.argv[2])))
