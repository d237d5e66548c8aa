"""Reads a Dockerfile and its .dockerignore, as far as ours use them."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

KNOWN = (
    *("ARG", "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME"),
    *("EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
)


@dataclass
class Stage:
    """A stage: the image that it starts from, its name ("" for the last), and its steps, each an
    instruction and its words."""

    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, instruction: str) -> str:
        """Returns the arguments of the last step with this instruction; "" if there is none."""
        found = [words for known, words in self.steps if known == instruction]
        return found[-1] if found else ""


def read_dockerfile(file: Path) -> list[Stage]:
    """Returns the stages of a Dockerfile. Raises ValueError for what is no instruction."""
    stages: list[Stage] = []
    text = re.sub(r"^\s*#.*\n", "", file.read_text("utf-8"), flags=re.M).replace("\\\n", " ")
    arguments: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        instruction, _, words = line.partition(" ")
        if instruction not in KNOWN:
            raise ValueError(line)
        if instruction == "ARG":
            name, _, value = words.partition("=")
            arguments[name] = value
        elif instruction == "FROM":
            for name, value in arguments.items():
                words = words.replace(f"${{{name}}}", value)
            image, _, name = words.partition(" AS ")
            stages.append(Stage(image, name))
        else:
            stages[-1].steps.append((instruction, words.strip()))
    return stages


def settings_of(words: str) -> dict[str, str]:
    """Returns the variables that an ENV instruction with these arguments sets."""
    return dict(word.split("=", 1) for word in shlex.split(words))


def is_ignored(path: str, ignore: Path) -> bool:
    """Whether a .dockerignore leaves this file of the context out: its last pattern that fits the
    file, or a folder that contains it, decides."""
    ignored = False
    parts = path.split("/")
    above = ["/".join(parts[: i + 1]) for i in range(len(parts))]
    for line in ignore.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!")
            names = [parts[-1], *parts] if pattern.startswith("**/") else above
            if any(fnmatch(name, pattern.removeprefix("**/")) for name in names):
                ignored = not line.startswith("!")
    return ignored
