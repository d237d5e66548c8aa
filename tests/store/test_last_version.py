"""Tables stored by the version before fields were renamed still open and can be played on."""

from __future__ import annotations

import random
from pathlib import Path

from coven.core import fingerprint
from coven.store import restore
from coven.table import current_lesson
from coven.table.stored_fields import load_snapshot

from .sample_tables import NOW, open_store, play_random_move, run

BACKUP = Path(__file__).with_name("last-version.backup")
LATER = NOW + 200


def test_tables_stored_by_the_last_version_open_and_go_on(url: str) -> None:
    restore(url, BACKUP)

    async def act() -> None:
        async with open_store(url) as store:
            stored = await store.tables_of("anna")
            assert len(stored) == 7
            for summary in stored:
                table = await store.load(summary.id, LATER)
                assert table.match is not None
                assert not any(record.by == "rules" for record in table.records)
                [newest, *base] = await store.snapshots(table.id, table.n)
                for kept in [
                    newest,
                    *base,
                ]:  # loading did not fall back to another one or to a replay
                    at_snapshot = load_snapshot(table.match, kept)
                    if kept.n == table.n:
                        assert fingerprint(at_snapshot.state) == fingerprint(table.match.state)
                for _ in range(5):
                    if table.waiting and not (table.takeback_pending or table.running.frozen_since):
                        play_random_move(table, random.Random(1), LATER)
                await store.save(table, LATER)
                again = await store.load(table.id, LATER)
                assert again.match is not None
                assert fingerprint(again.match.state) == fingerprint(table.match.state)

    run(act)


def test_what_changes_during_a_match_is_read_from_its_former_names(url: str) -> None:
    restore(url, BACKUP)

    async def act() -> None:
        async with open_store(url) as store:
            voodoo = (await store.load("last-voodoo", LATER)).running
            assert [timer.move for timer in voodoo.timers] == ["stay", "lapse stare", "marker"]
            assert voodoo.frozen_since == voodoo.away["boris"]
            assert voodoo.auto_passes == [(), ("windows",), ()]
            assert voodoo.takeback is not None
            assert voodoo.clocks is not None
            assert voodoo.clocks.remaining == [300.0] * 3
            assert [line.text for line in await store.chat("last-voodoo")] == ["Hello"]
            lesson = await store.load("last-lesson", LATER)
            assert lesson.settings.lesson
            assert current_lesson(lesson) is not None

    run(act)
