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
    "games/*/bot/*.py",
)


def modules(package: Path) -> list[str]:
    """What is compiled, as paths from the folder that holds the package."""
    return sorted(
        str(path.relative_to(package.parent))
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.name != "__init__.py"
    )


Facts = dict[str, str]
"""A frame's facts by name, each with its default as source, or nothing."""
Frames = dict[str, Facts]


def is_dataclass(node: ast.ClassDef) -> bool:
    return any(ast.unparse(mark) == "dataclass" for mark in node.decorator_list)


def own_facts(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [part for part in node.body if isinstance(part, ast.AnnAssign)]


def frames_in(source: str, known: Frames) -> Frames:
    """The frames of one module, and those that it may build on."""
    found = dict(known)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if node.name == "Frame" or (len(bases) == 1 and bases[0] in found):
                facts = dict(found[bases[0]]) if bases else {}
                for fact in own_facts(node) if is_dataclass(node) else []:
                    default = f" = {ast.unparse(fact.value)}" if fact.value is not None else ""
                    facts[ast.unparse(fact.target)] = default
                found[node.name] = facts
    return found


def write_out_inits(source: str, known: Frames) -> str:
    """The same source with the ``__init__`` of every dataclass frame written out.

    What `@dataclass` makes at run time stays interpreted; mypyc calls a written one eight times as
    fast, and frames are built with every decision. It must be all of them or none: mypyc would
    rather use a written one of the base class than one made at run time.
    """
    tree = ast.parse(source)
    frames = frames_in(source, known)
    lines = source.splitlines(keepends=True)
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef) or node.name not in frames or not is_dataclass(node):
            continue
        types = {ast.unparse(f.target): ast.unparse(f.annotation) for f in own_facts(node)}
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
    """All that will be compiled, in place: a game's frames build on the engine's and its own."""
    sources = {name: (work / name).read_text("utf-8") for name in names}
    engine = frames_in(sources[os.path.join("coven", "core", "frame.py")], {})
    by_game: dict[tuple[str, ...], Frames] = {}
    for name, source in sources.items():
        _, folder, *rest = Path(name).parts
        game = (folder, rest[0]) if folder == "games" else ()
        if game and game not in by_game:
            mine = [other for other in names if Path(other).parts[1:3] == game]
            known = engine
            for other in mine * 3:  # a frame may build on one of a module read later
                known = frames_in(sources[other], known)
            by_game[game] = known
        (work / name).write_text(write_out_inits(source, by_game.get(game, engine)), "utf-8")


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
        write_out_all(work, names)
        subprocess.run([sys.executable, "-m", "mypyc", *names], cwd=work, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {
            str(built): str(built.relative_to(work))
            for pattern in ("*.so", "*.pyd")
            for built in (*work.glob(pattern), *(work / "coven").rglob(pattern))
        }
