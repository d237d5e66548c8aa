"""How the build hook changes the source code before it is compiled."""

from __future__ import annotations

import ast
import dataclasses
import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''
from __future__ import annotations
from dataclasses import dataclass
from coven.core.frame import Chance, Frame, Repeat

@dataclass
class Turn(Frame):
    """Whose turn it is."""

    who: int
    left: tuple[int, ...]

    def resume(self, s: object) -> None:
        pass

@dataclass
class Long(Repeat):
    who: int = 7

@dataclass
class Longer(Long):
    pass

@dataclass
class Pause(Frame):
    def resume(self, s: object) -> None:
        pass

class Roll(Chance):
    pass

@dataclass
class Piece:
    """Not a frame."""
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


def written_out(source: str) -> str:
    made = hook()
    core = (ROOT / "src" / "coven" / "core" / "frame.py").read_text("utf-8")
    out: str = made.write_out_inits(source, made.frames_in(core, {}))
    return out


def test_a_frame_whose_init_is_written_out_is_the_same_frame() -> None:
    written = written_out(SOURCE)
    before, after = run(SOURCE), run(written)
    assert "def __init__(self, who: int, left: tuple[int, ...]) -> None:" in written
    assert repr(after["LAST"]) == repr(before["LAST"]) == "Turn(who=1, left=(2, 3))"
    assert after["LAST"] == after["Turn"](who=1, left=(2, 3))
    assert dataclasses.replace(after["LAST"], who=4) == after["Turn"](4, (2, 3))
    assert [f.name for f in dataclasses.fields(after["Turn"])] == ["who", "left"]


def test_inherited_fields_come_first_and_defaults_stay() -> None:
    for names in (run(SOURCE), run(written_out(SOURCE))):
        assert (names["Long"](3).left, names["Long"](3).who) == (3, 7)
        assert (names["Longer"](3).left, names["Longer"](3).who) == (3, 7)
        assert (names["Longer"](3, 1).left, names["Longer"](3, 1).who) == (3, 1)
        assert names["Pause"]() == names["Pause"]()


def test_only_frames_are_written_out() -> None:
    assert written_out(SOURCE).count("def __init__") == 4
    assert run(written_out(SOURCE))["Piece"](2).who == 2


def test_every_frame_that_is_compiled_has_its_init_written_out(tmp_path: Path) -> None:
    made = hook()
    shutil.copytree(ROOT / "src", tmp_path, dirs_exist_ok=True)
    names = made.modules(tmp_path / "coven")
    made.write_out_all(tmp_path, names)
    seen = 0
    for name in names:
        for node in ast.parse((tmp_path / name).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(
                isinstance(part, ast.FunctionDef) and part.name == "resume" for part in node.body
            ):
                marks = [ast.unparse(mark) for mark in node.decorator_list]
                assert "dataclass" not in marks, f"{node.name} in {name}"
                seen += "dataclass(init=False)" in marks
    assert seen > 10
