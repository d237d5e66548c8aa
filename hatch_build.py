"""The fast wheel: with COVEN_COMPILE=1, mypyc compiles the engine, the rules and the bots."""

from __future__ import annotations

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
        subprocess.run([sys.executable, "-m", "mypyc", *names], cwd=work, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {
            str(built): str(built.relative_to(work))
            for pattern in ("*.so", "*.pyd")
            for built in (*work.glob(pattern), *(work / "coven").rglob(pattern))
        }
