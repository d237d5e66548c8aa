"""Whether the engine, the rules and the bots run as compiled code (mypyc) or as Python.

`make fast` puts the compiled modules beside their sources, and Python imports a compiled module
rather than its source. So that nobody changes a rule and then plays by the old one, `import coven`
fails if a source has changed since.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent
STAMP = "compiled.json"
"""A file beside this one that `make fast` writes: the digest of each compiled source."""


def is_compiled() -> bool:
    """Whether the running Coven was compiled by mypyc."""
    import coven.core.state  # noqa: F401

    return not str(sys.modules["coven.core.state"].__file__).endswith(".py")


def changed_source(package: Path) -> str:
    """Returns the first source file that has changed since `make fast`, as a path in the package;
    "" if there is none, or if nothing was compiled."""
    try:
        known = json.loads((package / STAMP).read_text("utf-8"))
    except FileNotFoundError:
        return ""
    return next((name for name in known if digest(package / name) != known[name]), "")


def digest(source: Path) -> str:
    """Returns the digest of a source file; "" if it does not exist."""
    try:
        return hashlib.sha256(source.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def must_be_current() -> None:
    """Raises ImportError if a source file has changed since `make fast`."""
    if changed := changed_source(PACKAGE):
        raise ImportError(
            f"{changed} has changed since Coven was compiled: run `make fast` to compile it again, "
            "or `make pure` to remove the compiled modules"
        )
