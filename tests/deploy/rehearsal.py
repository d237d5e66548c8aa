"""Runs the steps of deploy/Dockerfile without a container engine, then the server as the image
would: ``unshare --mount --propagation private python -m tests.deploy.rehearsal`` as root.

Every stage starts with this machine's root folder, over which what it writes is laid (overlayfs);
this checkout and all home folders are empty in it. The machine must be a Debian with a Python; the
server runs in a network namespace of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from .dockerfile import Stage, is_ignored, read_dockerfile, settings_of

CHECKOUT = Path(__file__).parents[2]
HEALTHY_SECONDS = 60.0
HIDDEN = ("home", "root", "tmp", "build", "opt/coven", "var/lib/coven")
KEPT = ("PIP_", "SSL_", "HTTP_", "HTTPS_", "http_", "https_", "NO_PROXY", "no_proxy")
"""Beginnings of environment variables without which this machine may reach no package index."""


class Built:
    """The root folder of a stage, and what its steps have set."""

    def __init__(self, work: Path, stage: Stage) -> None:
        self.stage = stage
        self.root = work / "root"
        self.folder = "/"
        self.user = "root"
        self.environment = {
            **{k: v for k, v in os.environ.items() if k.startswith(KEPT)},
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
        }
        for folder in (self.root, work / "upper", work / "work"):
            folder.mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={work / 'upper'},workdir={work / 'work'}"
        mount("-t", "overlay", "overlay", "-o", layers, str(self.root))
        for name in ("proc", "dev", "sys"):
            mount("--rbind", f"/{name}", str(self.root / name))
        top = CHECKOUT.relative_to("/").parts[0]
        for name in {*HIDDEN, top}:
            (self.root / name).mkdir(parents=True, exist_ok=True)
            mount("-t", "tmpfs", "none", str(self.root / name))
        (self.root / "tmp").chmod(0o1777)

    def command(self, words: list[str]) -> list[str]:
        """Returns the command that runs these words in this root folder, by chroot."""
        settings = [f"{name}={value}" for name, value in self.environment.items()]
        place = ["sh", "-c", 'cd "$0" && exec "$@"', self.folder]
        chroot = ["chroot", f"--userspec={self.user}", str(self.root)]
        return [*chroot, "env", "-i", *settings, *place, *words]

    def run(self, instruction: str, words: str, others: dict[str, Built]) -> None:
        """Runs a step of the Dockerfile; `words` are its arguments, `others` the stages built
        before. Raises CalledProcessError."""
        if instruction == "RUN":
            subprocess.run(self.command(["sh", "-c", words]), check=True)
        elif instruction == "WORKDIR":
            self.folder = words
            self.inside(words).mkdir(parents=True, exist_ok=True)
        elif instruction == "USER":
            self.user = words
        elif instruction == "ENV":
            for name, value in settings_of(words).items():
                old = self.environment.get(name, "")
                self.environment[name] = value.replace(f"${name}", old)
        elif instruction == "COPY":
            *sources, target = words.split()
            root, context = CHECKOUT, True
            if sources[0].startswith("--from="):
                root, context = others[sources.pop(0).removeprefix("--from=")].root, False
            for source in sources:
                self.copy(root, source.lstrip("/"), target, context)

    def inside(self, path: str) -> Path:
        """Returns where a path of this root folder is on this machine."""
        return self.root / (Path("/") / self.folder / path).relative_to("/")

    def copy(self, root: Path, source: str, target: str, context: bool) -> None:
        """Copies a file or folder of `root` as COPY does. `context`: whether .dockerignore
        holds."""
        to = self.inside(target)
        if (root / source).is_file():
            to = to / Path(source).name if target.endswith("/") else to
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / source, to)
            return

        def leave_out(folder: str, names: list[str]) -> list[str]:
            paths = {name: (Path(folder) / name).relative_to(root).as_posix() for name in names}
            ignore = CHECKOUT / ".dockerignore"
            return [n for n, path in paths.items() if context and is_ignored(path, ignore)]

        shutil.copytree(root / source, to, ignore=leave_out, symlinks=True, dirs_exist_ok=True)


def mount(*words: str) -> None:
    """Runs the program mount with these arguments. Raises CalledProcessError."""
    subprocess.run(["mount", *words], check=True)


def serve(built: Built) -> str:
    """Starts the image's program until its health check says yes, then stops it. Returns what was
    found."""
    words = [*json.loads(built.stage.last("ENTRYPOINT")), *json.loads(built.stage.last("CMD"))]
    network = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "net"]
    server = subprocess.Popen([*network, *built.command(words)])
    check = json.loads(built.stage.last("HEALTHCHECK").partition("CMD ")[2])
    enter = ["nsenter", "--net", f"--target={server.pid}"]
    ends = time.monotonic() + HEALTHY_SECONDS
    healthy = False
    while not healthy and time.monotonic() < ends and server.poll() is None:
        time.sleep(1)
        done = subprocess.run([*enter, *built.command(check)], capture_output=True, check=False)
        healthy = done.returncode == 0
    user = Path(f"/proc/{server.pid}/status").read_text().partition("Uid:\t")[2].split()[0]
    data = built.inside("/var/lib/coven")
    folder, database = (oct(p.stat().st_mode)[-3:] for p in (data, data / "coven.db"))
    server.send_signal(signal.SIGTERM)
    code = server.wait(HEALTHY_SECONDS)
    found = "healthy" if healthy else "not healthy"
    return f"{found}, user {user}, folder {folder}, database {database}, stopped with {code}"


def main() -> None:
    """Builds the stages one after the other and serves the last one."""
    built: dict[str, Built] = {}
    with tempfile.TemporaryDirectory() as folder:
        mount("-t", "tmpfs", "none", folder)
        try:
            for number, stage in enumerate(read_dockerfile(CHECKOUT / "deploy" / "Dockerfile")):
                print(f"== {stage.image} {stage.name}", flush=True)
                built[stage.name] = here = Built(Path(folder) / str(number), stage)
                for instruction, words in stage.steps:
                    print(f"-- {instruction} {words}", flush=True)
                    here.run(instruction, words, built)
            print("==", serve(built[""]), flush=True)
        finally:
            subprocess.run(["umount", "--recursive", "--lazy", folder], check=False)


if __name__ == "__main__":
    main()
