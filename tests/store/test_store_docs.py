"""The example in docs/table.md runs."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

from .sample_tables import NOW, run

PAGE = Path(__file__).parents[2] / "docs" / "table.md"


def test_the_example_of_a_move_runs(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    example = found[1].replace("sqlite:///coven.db", f"sqlite:///{tmp_path / 'coven.db'}")
    names: dict[str, Any] = {}
    exec(  # the page is part of this repository
        "async def act(now):\n" + textwrap.indent(example + "return store, table", "    "), names
    )

    async def act() -> None:
        store, table = await names["act"](NOW)
        again = await store.load(table.id, NOW)
        assert [record.entry.move for record in again.records] == ["mark 4"]
        await store.close()

    run(act)
