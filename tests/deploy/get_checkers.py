"""Gets the programs that check the files in deploy/: ``python -m tests.deploy.get_checkers``.

Debian's packages of nginx and Caddy, unpacked into build/checkers and not installed. Where they
cannot be had, the tests that need them are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "build" / "checkers"
PACKAGES = ("nginx", "caddy")
PLACES = (
    *os.environ.get("PATH", "").split(os.pathsep),
    "/usr/sbin",
    *(str(FOLDER / "usr" / folder) for folder in ("bin", "sbin")),
)


def find(name: str) -> str | None:
    """Returns the path of a program: the system's, or one that `get` has unpacked; None if there is
    none."""
    return shutil.which(name, path=os.pathsep.join(PLACES))


def get(package: str) -> bool:
    """Unpacks a package of Debian's into FOLDER. Returns whether that worked."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        asked = ["apt-get", "download", "--quiet", package]
        if subprocess.run(asked, cwd=folder, capture_output=True, check=False).returncode:
            return False
        FOLDER.mkdir(parents=True, exist_ok=True)
        return all(
            subprocess.run(["dpkg-deb", "-x", file, FOLDER], check=False).returncode == 0
            for file in Path(folder).glob("*.deb")
        )


if __name__ == "__main__":
    for name in PACKAGES:
        if find(name) is None:
            get(name)
        print(f"{name} for the tests:", find(name) or "none, so its tests are skipped")
