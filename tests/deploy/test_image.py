"""The image: what goes into it, who it runs as, and, step by step, that it can be built (L17)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import DEPLOY
from .dockerfile import is_ignored, read_dockerfile, settings_of

ROOT = DEPLOY.parent
IGNORE = ROOT / ".dockerignore"
STAGES = read_dockerfile(DEPLOY / "Dockerfile")


def packages(lock: Path) -> dict[str, str]:
    """Returns the locked packages by name: version, marker and hashes."""
    text = re.sub(r"^\s*#.*\n?", "", lock.read_text("utf-8"), flags=re.M)
    return {part.partition("==")[0]: part.strip() for part in re.split(r"\n(?=\w)", text) if part}


def test_everything_that_is_copied_into_the_image_exists_and_is_not_ignored() -> None:
    for stage in STAGES:
        for instruction, words in stage.steps:
            if instruction == "COPY" and not words.startswith("--from="):
                for source in words.split()[:-1]:
                    assert (ROOT / source).exists(), source
                    assert not is_ignored(source, IGNORE), source
            if instruction == "COPY" and words.startswith("--from="):
                assert words.split()[0] == f"--from={STAGES[0].name}"


def test_the_image_is_built_from_sources_only() -> None:
    for path in (
        *("src/coven/core/state.py", "src/coven/text/en.ftl", "deploy/server.lock"),
        *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"),
    ):
        assert not is_ignored(path, IGNORE), path
    for path in (
        *("src/coven/core/state.cpython-312-x86_64-linux-gnu.so", "src/coven/compiled.json"),
        *("src/coven/core/__pycache__/state.pyc", "deploy/.env", ".venv/bin/python", ".git/config"),
        *("tests/conftest.py", "build/fast/x.c", "dist/coven.whl"),
    ):
        assert is_ignored(path, IGNORE), path


def test_the_image_runs_as_an_unprivileged_user_and_says_whether_it_is_healthy() -> None:
    last = STAGES[-1]
    assert len(STAGES) == 2
    assert last.last("USER") == "coven"
    assert last.last("VOLUME") == "/var/lib/coven"
    assert settings_of(last.last("ENV"))["XDG_DATA_HOME"] == "/var/lib"
    assert "/healthz" in last.last("HEALTHCHECK")
    assert json.loads(last.last("ENTRYPOINT")) == ["coven"]
    assert last.last("EXPOSE") in json.loads(last.last("CMD"))
    assert "gcc" not in "".join(words for _, words in last.steps)


@pytest.mark.parametrize("name", ["server.lock", "build.lock"])
def test_the_image_has_the_packages_that_are_tested(name: str) -> None:
    tested = packages(ROOT / "requirements.lock")
    for package, locked in packages(DEPLOY / name).items():
        assert locked.startswith(f"{package}==")
        assert "--hash=sha256:" in locked
        assert locked.partition(" ")[0] == tested[package].partition(" ")[0], "make lock"


def test_the_image_has_every_package_that_the_server_needs() -> None:
    locked = packages(DEPLOY / "server.lock")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    wanted = project.partition("\ndependencies = [")[2].partition("\n]")[0]
    extras = re.findall(r"^(?:postgres|redis|push) = \[(.+)\]$", project, re.M)
    assert len(extras) == 3
    extras.append(project.partition("\nserver = [")[2].partition("\n]")[0])
    assert "uvicorn" in extras[-1]
    for name in re.findall(r'"([\w.-]+)', wanted + "".join(extras)):
        assert name.replace(".", "-") in locked, name


@pytest.mark.slow
@pytest.mark.long
def test_the_steps_of_the_dockerfile_build_an_image_that_serves() -> None:
    if os.geteuid() != 0 or not shutil.which("unshare"):
        pytest.skip("only root can mount a root folder of its own to build the image in")
    if subprocess.run(["unshare", "--mount", "true"], check=False).returncode:
        pytest.skip("this machine allows no mounts")
    command = ["unshare", "--mount", "--propagation", "private", sys.executable]
    done = subprocess.run(
        [*command, "-m", "tests.deploy.rehearsal"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    print(done.stdout)
    assert done.returncode == 0
    assert "Engine: compiled." in done.stdout
    assert "healthy, user 7666, folder 700, database 600, stopped with 0" in done.stdout
