"""How the build hook changes the source code before it is compiled."""

from __future__ import annotations

import ast
import dataclasses
import json
import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from coven import games

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "coven"

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


def checkout(folder: Path) -> Path:
    """Makes a checkout with the stamp of `make fast` and one compiled module. Returns it."""
    build = hook()
    package = folder / "src" / "coven"
    (package / "core").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "coven" / "compiled.py", package)
    (package / "core" / "move.py").write_text("one = 1\n")
    (package / "core" / "move.cpython-311-x86_64-linux-gnu.so").touch()
    (package.parent / "0123__mypyc.cpython-311-x86_64-linux-gnu.so").touch()
    digest = build._stamp_module(folder).digest(package / "core" / "move.py")
    (package / "compiled.json").write_text(json.dumps({"core/move.py": digest}))
    return folder


def test_compiled_modules_are_removed_when_their_source_has_changed(tmp_path: Path) -> None:
    build, root = hook(), checkout(tmp_path)
    source = root / "src" / "coven" / "core" / "move.py"
    assert build.remove_outdated(root) == ""
    assert len(list(build.compiled_files(root / "src"))) == 2
    source.write_text("one = 2\n")
    assert build.remove_outdated(root) == "core/move.py"
    assert list(build.compiled_files(root / "src")) == []
    assert build.remove_outdated(root) == ""
    assert source.exists()


def test_coven_cannot_be_imported_while_compiled_modules_are_out_of_date(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    shutil.copy(ROOT / "src" / "coven" / "__init__.py", root / "src" / "coven")
    (root / "src" / "coven" / "core" / "move.py").unlink()
    done = subprocess.run(
        [sys.executable, "-c", "import coven"],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "core/move.py has changed since Coven was compiled: run `make fast`" in done.stderr
    assert done.returncode == 1


@pytest.mark.slow
@pytest.mark.long
def test_modules_are_compiled_from_a_c_file_each_and_only_again_if_they_changed(
    tmp_path: Path,
) -> None:
    package = tmp_path / "pair"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "one.py").write_text("def one() -> int:\n    return 1\n")
    (package / "two.py").write_text(
        "from pair.one import one\n\ndef two() -> int:\n    return one() + 1\n"
    )
    hook_file, names = str(ROOT / "hatch_build.py"), ["pair/one.py", "pair/two.py"]
    build = [sys.executable, hook_file, "several-extensions", *names]
    ask = "from pair import two; print(two.two(), two.__file__[-3:])"

    def compile_again() -> dict[str, float]:
        subprocess.run(build, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
        said = subprocess.check_output([sys.executable, "-c", ask], cwd=tmp_path, text=True)
        assert said == f"{expected} .so\n"
        objects = (tmp_path / "build").rglob("__native_*.o")
        return {file.name: file.stat().st_mtime for file in objects}

    expected = 2
    first = compile_again()
    assert {"__native_pair___one.o", "__native_pair___two.o"} <= set(first)
    expected = 3
    (package / "two.py").write_text((package / "two.py").read_text().replace("+ 1", "+ 2"))
    second = compile_again()
    assert first["__native_pair___one.o"] == second["__native_pair___one.o"]
    assert first["__native_pair___two.o"] < second["__native_pair___two.o"]


@pytest.mark.parametrize("id", games.ids())
def test_what_a_search_calls_in_every_iteration_is_compiled(id: str) -> None:
    """F7, F10: all functions that a search of this game calls in every iteration are in compiled
    modules."""
    compiled = {name.removesuffix(".py").replace("/", ".") for name in hook().modules(PACKAGE)}
    called = [
        (name, getattr(module, name).__module__)
        for module in reversed(games.game(id).modules)  # of two modules the first counts
        for name in ("determinise", "evaluate", "playout", "plausible", "turn", "features")
        if hasattr(module, name)
    ]
    assert {"determinise", "evaluate"} <= set(dict(called)) or id == "noughts-and-crosses"
    assert set(dict(called).values()) <= compiled, called
