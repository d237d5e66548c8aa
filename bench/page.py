"""Measures the page: a move on the server, a click in Chromium, and sizes of messages."""

from __future__ import annotations

import asyncio
import gzip
import logging
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from importlib import resources
from pathlib import Path

import structlog
from playwright.sync_api import WebSocket, sync_playwright
from rich.table import Table as Grid
from tests.browser.conftest import ARGUMENTS
from tests.browser.get_chromium import ADVICE, find_chromium
from tests.server.served import NOUGHTS

from coven.games import LOBBY
from coven.lab.arena import quantile
from coven.server.live.screen import LogCache, Viewpoint, draw
from coven.server.pages.render import script_without_comments
from coven.store import Store
from coven.table import Table

from .load import serving

TOWERS = "wandering-towers"
CLICKS = 60
Row = tuple[str, str, str]

# Clicks the first element that plays a move and waits until the page changes; returns milliseconds.
CLICK = """() => new Promise((done) => {
  const lit = document.querySelector("main [data-move], [data-move]");
  if (!lit) return done(null);
  let began = 0;
  const eyes = new MutationObserver(() => { eyes.disconnect(); done(performance.now() - began); });
  for (const part of document.querySelectorAll("#part-board, #part-prompt, #part-hand"))
    eyes.observe(part, { subtree: true, childList: true, characterData: true });
  began = performance.now();
  lit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => done(null), 3000);
})"""


def script() -> Row:
    """Returns a row of the result table: the compressed size of all JavaScript."""
    js = resources.files("coven.web") / "static" / "js"
    scripts = [Path(str(f)) for f in js.iterdir() if f.name.endswith(".js")]
    size = sum(len(gzip.compress(script_without_comments(file))) for file in scripts)
    return "JavaScript as it is sent, gzip", f"{size / 1000:.1f} kB", "≤ 30 kB"


async def _move(folder: Path, game: str, seats: int) -> list[float]:
    """Plays a match at a table without a network; returns the milliseconds of each move but the
    first 20. The database is in `folder`."""
    store = await Store.open(f"sqlite:///{folder / 'bench.db'}")
    table = Table.new(game, seats=seats, host="p0", now=0.0)
    for seat in range(seats):
        table.sit(f"p{seat}", f"P{seat}", 0.0, seat)
    table.start("p0", 0.0, bytes(32))
    await store.save(table, 0.0)
    log = LogCache()
    viewpoints = [Viewpoint(f"p{seat}", seat, "en") for seat in range(seats)]
    spent = []
    for k in range(400):
        if table.status != "playing":
            break
        seat = table.waiting[0]
        sight = table.sight(seat)
        assert sight is not None
        move = sight.asked[k % len(sight.asked)].text
        began = time.perf_counter()
        draft = table.copy()
        draft.submit(seat, move, 0.0, question=table.question(seat))
        await store.save(draft, 0.0)
        table = draft
        for viewpoint in viewpoints:
            draw(table, viewpoint, frozenset(), [], log, 0.0).confirm("end")
        spent.append((time.perf_counter() - began) * 1000)
    await store.close()
    return spent[20:]


def move(seats: int = 4) -> Iterator[Row]:
    """Yields rows of the result table: the time of a move on the server, for checking, playing,
    saving and drawing it for everybody at the table."""
    for game in LOBBY:
        with tempfile.TemporaryDirectory() as folder:
            spent = asyncio.run(_move(Path(folder), game, seats))
        name = f"one move on the server, {seats} seats of {game}"
        yield f"{name}, p50", f"{statistics.median(spent):.1f} ms", "≤ 10 ms, aim 3"
        yield f"{name}, p99", f"{quantile(sorted(spent), 0.99):.1f} ms", ""


def click() -> Iterator[Row]:
    """Yields rows of the result table: the time from a click to the changed page in Chromium, and
    the size of the update."""
    path = find_chromium()
    if path is None:
        raise SystemExit(ADVICE)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(Path(folder)) as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        ada = server.person("Ada")
        ada.post("/settings", name="Ada", language="en", confirm="never")
        for game, variant in ((NOUGHTS, "basic"), (TOWERS, "solo")):
            waits: list[float] = []
            sizes: list[int] = []
            while len(waits) < CLICKS:
                seats = ("me",) if variant == "solo" else ("me", "hot")
                table = ada.start(*seats, game=game, variant=variant)
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                context.add_cookies(
                    [
                        {"name": k, "value": v, "url": f"http://{ada.host}"}
                        for k, v in ada.cookies.items()
                    ]
                )
                page = context.new_page()
                page.on("websocket", partial(_record_sizes, sizes))
                page.goto(f"http://{ada.host}/t/{table}")
                page.wait_for_selector("[data-move]")
                page.wait_for_timeout(300)
                del sizes[:]
                for _ in range(CLICKS):
                    wait = page.evaluate(CLICK)
                    if wait is None:
                        break
                    waits.append(wait)
                    page.wait_for_timeout(60)
                context.close()
            yield f"click → DOM, {game}, p50", f"{statistics.median(waits):.0f} ms", ""
            yield f"click → DOM, {game}, p95", f"{quantile(sorted(waits), 0.95):.0f} ms", "≤ 50 ms"
            yield f"an update, {game}, gzip, largest", f"{max(sizes) / 1000:.1f} kB", "≤ 10 kB"
        browser.close()


def _record_sizes(sizes: list[int], socket: WebSocket) -> None:
    """From now on, appends the compressed size of every message that the WebSocket receives to
    `sizes`."""
    socket.on(
        "framereceived",
        lambda text: sizes.append(len(gzip.compress(str(text).encode()))),
    )


def report() -> Grid:
    """Returns the result table of all measurements of the page."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    grid = Grid("the page", "measured", "goal", title="The page")
    for row in (script(), *move(), *click()):
        grid.add_row(*row)
    return grid
