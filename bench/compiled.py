"""`make compiled`: builds the fast wheel, shows that it is one, and runs the whole suite on it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from hatch_build import modules

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled-venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

PROOF = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__spec__.origin
    assert not file.endswith(".py"), f"{name} is not compiled: {file}"
"""


def compiled_modules() -> list[str]:
    """The names of the modules that the wheel compiles."""
    return [path[:-3].replace(os.sep, ".") for path in modules(ROOT / "src" / "coven")]


def build() -> Path:
    """The wheel, made anew in dist/."""
    dist = ROOT / "dist"
    for old in dist.glob("coven-*.whl"):
        old.unlink()
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)],
        cwd=ROOT,
        env={**os.environ, "COVEN_COMPILE": "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        sys.exit(made.stdout)
    return next(dist.glob("coven-*.whl"))


def install(wheel: Path) -> None:
    """Into an environment of its own, which borrows every library of this one but Coven: a path
    added by a .pth file is searched last, and the .pth files in it are not read."""
    venv.create(HOME, clear=True, with_pip=False)
    theirs = subprocess.check_output(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    ).strip()
    Path(theirs, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    prove()


def prove() -> None:
    """Every module that should be compiled is, also when started from the checkout."""
    subprocess.run([str(PYTHON), "-c", PROOF, *compiled_modules()], cwd=ROOT, check=True)


def is_current() -> bool:
    """Whether the environment was made after the last change to the sources."""
    if not PYTHON.exists():
        return False
    made = (HOME / "pyvenv.cfg").stat().st_mtime
    sources = [ROOT / "hatch_build.py", *(ROOT / "src" / "coven").rglob("*.*")]
    return all(
        path.stat().st_mtime < made
        for path in sources
        if "__pycache__" not in path.parts and ".mypy_cache" not in path.parts
    )


def ready() -> Path:
    """The interpreter of the fast wheel, built first where that is needed."""
    if not is_current():
        print("Building the fast wheel …", flush=True)
        install(build())
    return PYTHON


def main() -> int:
    print("Building the fast wheel …", flush=True)
    wheel = build()
    install(wheel)
    print(f"{wheel.relative_to(ROOT)}: {len(compiled_modules())} modules are compiled", flush=True)
    return subprocess.run(
        [str(PYTHON), "-m", "pytest", "-n", "auto", *sys.argv[1:]], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
