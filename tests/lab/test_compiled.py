"""What the fast wheel does to the source before it is compiled."""

from __future__ import annotations

import ast
import dataclasses
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''
from __future__ import annotations
from dataclasses import dataclass
from coven.core.frame import Frame, Repeat

@dataclass
class Turn(Frame):
    """Whose turn it is."""

    who: int
    left: tuple[int, ...]

    def resume(self, s: object) -> None:
        pass

@dataclass
class Twice(Repeat):
    who: int

LAST = Turn(1, (2, 3))
'''


def hook() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, "frames", "exec"), names)
    return names


def test_a_frame_whose_init_is_written_out_is_the_same_frame() -> None:
    written = hook().write_out_inits(SOURCE)
    before, after = run(SOURCE), run(written)
    assert "def __init__(self, who: int, left: tuple[int, ...]) -> None:" in written
    assert repr(after["LAST"]) == repr(before["LAST"]) == "Turn(who=1, left=(2, 3))"
    assert after["LAST"] == after["Turn"](who=1, left=(2, 3))
    assert dataclasses.replace(after["LAST"], who=4) == after["Turn"](4, (2, 3))
    assert [f.name for f in dataclasses.fields(after["Turn"])] == ["who", "left"]


def test_a_frame_with_inherited_facts_is_left_as_it_is() -> None:
    written = hook().write_out_inits(SOURCE)
    assert written.count("def __init__") == 1
    assert run(written)["Twice"](3, 1).left == 3


def test_all_that_is_compiled_can_be_written_out_and_once_is_enough() -> None:
    made = hook()
    names = made.modules(ROOT / "src" / "coven")
    assert "coven/core/play.py" in [name.replace("\\", "/") for name in names]
    for name in names:
        source = (ROOT / "src" / name).read_text("utf-8")
        written = made.write_out_inits(source)
        ast.parse(written)
        assert made.write_out_inits(written) == written
