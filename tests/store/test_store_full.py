"""A full disk: moves are refused, reading goes on, and moves are possible again once there is
space."""

from __future__ import annotations

import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coven.core import fingerprint
from coven.store import Store, StoreDown
from coven.table import Table

from .sample_tables import NOW, open_store, play_random_move, run, started_table

DISK_BYTES = 1_500_000


@pytest.fixture(params=["tmpfs", "limit"])
def small_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Returns a folder on a small file system, or one whose files may not grow (``limit``)."""
    if request.param == "limit":
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        yield tmp_path
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        return
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        pytest.skip(
            "this user may not mount a file system; the variant with a file size limit runs instead"
        )
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


@pytest.fixture
def fill_and_free(
    small_disk: Path, request: pytest.FixtureRequest
) -> tuple[Callable[[], None], ...]:
    """Returns a function that fills the small disk, and one that frees space again."""
    if request.node.callspec.params["small_disk"] == "limit":
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]

        def fill() -> None:
            largest = max(file.stat().st_size for file in small_disk.iterdir())
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 20_000, hard))

        def free() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    else:
        ballast = small_disk / "ballast"

        def fill() -> None:
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(4096))
                except OSError:
                    file.truncate(max(0, file.tell() - 40_000))

        def free() -> None:
            ballast.unlink()

    return fill, free


async def play_until_refused(store: Store, table: Table, rng: random.Random) -> Table:
    for _ in range(5_000):
        draft = table.copy()
        play_random_move(draft, rng)
        try:
            await store.save(draft, NOW)
        except StoreDown as e:
            if "full" in str(e) or "I/O" in str(e):
                return table
            raise
        table = draft
        if table.status != "playing":
            table = started_table("wandering-towers", 3)
            try:
                await store.save(table, NOW)
            except StoreDown:
                return table
    raise AssertionError("the disk never became full")


def test_a_full_disk_refuses_moves_and_recovers_alone(
    small_disk: Path, fill_and_free: tuple[Callable[[], None], ...]
) -> None:
    file = small_disk / "coven.db"
    fill, free = fill_and_free

    async def act() -> None:
        rng = random.Random(5)
        async with open_store(f"sqlite:///{file}") as store:
            table = started_table("wandering-towers", 3)
            await store.save(table, NOW)
            fill()
            table = await play_until_refused(store, table, rng)
            for _ in range(10):
                table = await play_until_refused(store, table, rng)
            if table.version:
                kept = await store.load(table.id, NOW)
                assert (kept.n, kept.version) == (table.n, table.version)
                assert kept.match is not None
                assert table.match is not None
                assert fingerprint(kept.match.state) == fingerprint(table.match.state)
            free()
            await store.save(table, NOW)
            play_random_move(table, rng)
            await store.save(table, NOW)
            again = await store.load(table.id, NOW)
            assert again.n == table.n
            assert again.match is not None
            replayed = again.match.at(again.n)
            assert fingerprint(replayed.state) == fingerprint(again.match.state)

    run(act)
    check = sqlite3.connect(file)
    assert check.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    check.close()


def test_a_database_that_cannot_be_opened_is_refused_clearly(tmp_path: Path) -> None:
    async def act(url: str) -> None:
        await Store.open(url)

    folder = tmp_path / "nowhere" / "coven.db"
    with pytest.raises(StoreDown, match="unable to open"):
        run(lambda: act(f"sqlite:///{folder}"))
    junk = tmp_path / "junk.db"
    junk.write_bytes(b"this is not a database, whatever its name may be" * 100)
    with pytest.raises(StoreDown, match="not a database"):
        run(lambda: act(f"sqlite:///{junk}"))
