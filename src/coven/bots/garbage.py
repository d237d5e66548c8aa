"""Garbage collection in processes in which bots think."""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Makes the cyclic garbage collector leave alone what exists now (modules, tables of moves) and
    run rarely. Positions and search trees have no cycles, so it finds nothing there, but would take
    up to a sixth of the time (F6). The caches of plans alone reach 200,000 objects again and again,
    so it waits for a million. Call it in a process of bots when the games are loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000_000, 20, 100)
