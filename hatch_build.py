"""Hatch build hook: with COVEN_COMPILE=1, mypyc compiles the engine, the rules and the bots."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not core/game.py and core/former_names.py: games subclass Game in Python, and neither is hot.
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
    "games/*/bot/*.py",
)


def modules(package: Path) -> list[str]:
    """Returns the modules to compile, as paths relative to the folder that contains the package."""
    return sorted(
        str(path.relative_to(package.parent))
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.name != "__init__.py"
    )


Fields = dict[str, str]
"""The default of each field of a frame as source code (`` = 0``), empty if it has none."""
Frames = dict[str, Fields]
"""The fields of frame classes, by class name."""


def is_dataclass(node: ast.ClassDef) -> bool:
    """Whether a class has the plain decorator ``@dataclass``."""
    return any(ast.unparse(mark) == "dataclass" for mark in node.decorator_list)


def own_fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Returns the fields that a class defines itself."""
    return [part for part in node.body if isinstance(part, ast.AnnAssign)]


def frames_in(source: str, known: Frames) -> Frames:
    """Returns the frames in `known` and those of a module, which may inherit from them."""
    found = dict(known)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if node.name == "Frame" or (len(bases) == 1 and bases[0] in found):
                fields = dict(found[bases[0]]) if bases else {}
                for field in own_fields(node) if is_dataclass(node) else []:
                    default = f" = {ast.unparse(field.value)}" if field.value is not None else ""
                    fields[ast.unparse(field.target)] = default
                found[node.name] = fields
    return found


def write_out_inits(source: str, known: Frames) -> str:
    """Returns the source code with an ``__init__`` written out for every frame that is a dataclass;
    `known` are the frames from which they may inherit.

    An ``__init__`` that `@dataclass` makes at run time is interpreted; a written one is eight times
    as fast in compiled code, and frames are built with every decision. All frames need one: mypyc
    prefers a written ``__init__`` of a base class to one that is made at run time.
    """
    tree = ast.parse(source)
    frames = frames_in(source, known)
    lines = source.splitlines(keepends=True)
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef) or node.name not in frames or not is_dataclass(node):
            continue
        types = {ast.unparse(f.target): ast.unparse(f.annotation) for f in own_fields(node)}
        given = [
            f"{name}: {types.get(name, '_Any')}{default}"
            for name, default in frames[node.name].items()
        ]
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = [
            f"\n    def __init__({', '.join(['self', *given])}) -> None:\n",
            *(f"        self.{name} = {name}\n" for name in frames[node.name]),
            *(["        pass\n"] if not frames[node.name] else []),
        ]
        for mark in node.decorator_list:
            if ast.unparse(mark) == "dataclass":
                lines[mark.lineno - 1] = "@dataclass(init=False)\n"
    first = next((n for n in tree.body if isinstance(n, ast.ImportFrom)), None)
    if first is not None and first.end_lineno is not None:
        lines.insert(first.end_lineno, "from typing import Any as _Any\n")
    return "".join(lines)


def write_out_all(work: Path, names: list[str]) -> None:
    """Writes out the ``__init__`` of all frames in these files under `work`. A game's frames
    inherit from the engine's frames and from each other."""
    sources = {name: (work / name).read_text("utf-8") for name in names}
    engine = frames_in(sources[os.path.join("coven", "core", "frame.py")], {})
    by_game: dict[tuple[str, ...], Frames] = {}
    for name, source in sources.items():
        _, folder, *rest = Path(name).parts
        game = (folder, rest[0]) if folder == "games" else ()
        if game and game not in by_game:
            mine = [other for other in names if Path(other).parts[1:3] == game]
            known = engine
            for other in mine * 3:  # a base class may be in a module that is read later
                known = frames_in(sources[other], known)
            by_game[game] = known
        (work / name).write_text(write_out_inits(source, by_game.get(game, engine)), "utf-8")


class CompileHook(BuildHookInterface[Any]):
    """Compiles a copy of the sources and adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("COVEN_COMPILE") != "1" or version == "editable":
            return
        work = Path(self.root) / "build" / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(
            Path(self.root) / "src", work, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        names = modules(work / "coven")
        write_out_all(work, names)
        subprocess.run([sys.executable, "-m", "mypyc", *names], cwd=work, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {
            str(built): str(built.relative_to(work))
            for pattern in ("*.so", "*.pyd")
            for built in (*work.glob(pattern), *(work / "coven").rglob(pattern))
        }
