"""The fast wheel: with COVEN_COMPILE=1, mypyc compiles the engine, the rules and the bots."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not core/game.py: every game subclasses it in Python, and nothing in it is hot.
COMPILED = (
    "core/move.py",
    "core/rng.py",
    "core/frame.py",
    "core/state.py",
    "core/play.py",
    "core/codec.py",
    "bots/*.py",
    "games/*/components.py",
    "games/*/state.py",
    "games/*/moves.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/bot.py",
)


def modules(package: Path) -> list[str]:
    """What is compiled, as paths from the folder that holds the package."""
    return sorted(
        str(path.relative_to(package.parent))
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.name != "__init__.py"
    )


FIELDLESS = ({"Frame"}, {"Chance"})


def write_out_inits(source: str) -> str:
    """The same source with the ``__init__`` of every plain dataclass frame written out.

    What `@dataclass` makes at run time stays interpreted; mypyc calls a written one eight times as
    fast, and frames are built with every decision.
    """
    lines = source.splitlines(keepends=True)
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        mark = next((d for d in node.decorator_list if ast.unparse(d) == "dataclass"), None)
        fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        if (
            mark is None
            or {ast.unparse(base) for base in node.bases} not in FIELDLESS
            or not fields
            or any(field.value is not None for field in fields)
            or any(isinstance(p, ast.FunctionDef) and p.name == "__init__" for p in node.body)
        ):
            continue
        names = [ast.unparse(field.target) for field in fields]
        given = ", ".join(["self", *map(ast.unparse, fields)])
        end = node.end_lineno
        assert end is not None
        lines[end:end] = [
            f"\n    def __init__({given}) -> None:\n",
            *(f"        self.{name} = {name}\n" for name in names),
        ]
        lines[mark.lineno - 1] = "@dataclass(init=False)\n"
    return "".join(lines)


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("COVEN_COMPILE") != "1" or version == "editable":
            return
        work = Path(self.root) / "build" / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(
            Path(self.root) / "src", work, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        names = modules(work / "coven")
        for name in names:
            path = work / name
            path.write_text(write_out_inits(path.read_text("utf-8")), "utf-8")
        subprocess.run([sys.executable, "-m", "mypyc", *names], cwd=work, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {
            str(built): str(built.relative_to(work))
            for pattern in ("*.so", "*.pyd")
            for built in (*work.glob(pattern), *(work / "coven").rglob(pattern))
        }
