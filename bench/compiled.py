"""`make compiled`: builds the wheel compiled by mypyc, checks it, and runs all tests with it."""

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
    """Returns the names of the modules that are compiled in the wheel."""
    return [path[:-3].replace(os.sep, ".") for path in modules(ROOT / "src" / "coven")]


def build() -> Path:
    """Builds the wheel in dist/ and returns it; exits with the build's output if it fails."""
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
    """Installs the wheel into a new virtual environment that also uses the libraries of this one.

    The path of this one is added by a .pth file: it is searched last, and its own .pth files, which
    would add this checkout, are not read."""
    venv.create(HOME, clear=True, with_pip=False)
    theirs = subprocess.check_output(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    ).strip()
    Path(theirs, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    check_compiled()


def check_compiled() -> None:
    """Raises CalledProcessError if a module that should be compiled is not, even if Python starts
    in the checkout."""
    subprocess.run([str(PYTHON), "-c", PROOF, *compiled_modules()], cwd=ROOT, check=True)


def is_current() -> bool:
    """Whether the environment is newer than all source files."""
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
    """Returns the Python of the environment with the compiled wheel, which is built if
    necessary."""
    if not is_current():
        print("Building the compiled wheel …", flush=True)
        install(build())
    return PYTHON


def main() -> int:
    """Builds and checks the wheel; returns the exit code of the tests."""
    print("Building the compiled wheel …", flush=True)
    wheel = build()
    install(wheel)
    print(f"{wheel.relative_to(ROOT)}: {len(compiled_modules())} modules are compiled", flush=True)
    return subprocess.run(
        [str(PYTHON), "-m", "pytest", "-n", "auto", *sys.argv[1:]], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
