"""Writes docs/reference.md from the docstrings of all public names: python docs/reference.py."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import coven

PAGE = Path(__file__).with_name("reference.md")
MODULES = (
    "coven",
    "coven.core",
    "coven.box",
    "coven.bots",
    "coven.table",
    "coven.text",
    "coven.store",
    "coven.lab",
    "coven.envs",
    "coven.testkit",
    "coven.testkit.scenario",
)
HEAD = """# Reference

Every public name, from its docstring. Made by `make reference`; do not edit.
"""


def page() -> str:
    """Returns the whole page as Markdown."""
    return HEAD + "".join(map(_module, map(importlib.import_module, MODULES)))


def _module(module: ModuleType) -> str:
    """Returns the chapter about a module."""
    parts = [_thing(name, getattr(module, name)) for name in public(module)]
    return f"\n## {module.__name__}\n\n{_about(module)}\n" + "".join(parts)


def public(module: ModuleType) -> list[str]:
    """Returns the public names of a module: those in ``__all__``, else all that it defines."""
    own = [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
    ]
    return [n for n in getattr(module, "__all__", own) if not _elsewhere(module, n)]


def _elsewhere(module: ModuleType, name: str) -> bool:
    """Whether a name of the package `coven` is documented under the module that defines it."""
    home = getattr(getattr(module, name), "__module__", "")
    return module.__name__ == "coven" and any(home.startswith(m) for m in MODULES[1:])


def _thing(name: str, thing: Any) -> str:
    """Returns the section about a class, a function or a constant."""
    if inspect.isclass(thing):
        members = "".join(f"\n- `{at}` — {said}\n" for at, said in _attributes(thing))
        members += "".join(_member(*found) for found in _members(thing))
        return f"\n### {name}{_signature(thing)}\n\n{_about(thing)}\n{members}"
    if inspect.isfunction(inspect.unwrap(thing)):
        return f"\n### {name}{_signature(thing)}\n\n{_about(thing)}\n"
    return f"\n### {name}\n\n`{_shown(thing)}`\n"


def _attributes(kind: type) -> Iterator[tuple[str, str]]:
    """Yields the public attributes of a class that have a docstring below them, with that docstring
    in one line. They are read from the source, because Python does not keep them."""
    parts = kind.__module__.split(".")
    if parts[0] != "coven":
        return
    path = Path(coven.__file__).parent.joinpath(*parts[1:])
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for field, below in pairwise(node.body):
                match field, below:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(said))),
                    ) if not name.startswith("_"):
                        yield f"{name}: {ast.unparse(field.annotation)}", " ".join(said.split())


def _shown(value: object) -> str:
    """Returns the start of a constant's repr, without memory addresses."""
    return re.sub(r" at 0x\w+", "", repr(value))[:200].replace("`", "'")


def _members(kind: type) -> Iterator[tuple[str, Any]]:
    """Yields the public properties of a class and its public methods that have a docstring."""
    for name, member in vars(kind).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if not name.startswith("_") and inspect.getdoc(plain) and callable(plain):
            yield name, plain
        elif isinstance(member, property) and not name.startswith("_"):
            yield name, member


def _member(name: str, member: Any) -> str:
    """Returns the list item about a method or property."""
    shown = name if isinstance(member, property) else name + _signature(member)
    return f"\n- `{shown}` — {_first(member)}\n"


def _signature(thing: Any) -> str:
    """Returns the signature as text; empty if there is none."""
    try:
        shown = str(inspect.signature(thing))
    except (TypeError, ValueError):
        return ""
    return re.sub(r" at 0x\w+", "", shown).replace("'", "")


def _about(thing: Any) -> str:
    """Returns the docstring as Markdown, with examples as code blocks."""
    blocks = (inspect.getdoc(thing) or "").strip().split("\n\n")
    return "\n\n".join(f"```pycon\n{b}\n```" if b.startswith(">>>") else b for b in blocks)


def _first(thing: Any) -> str:
    """Returns the first paragraph of the docstring in one line."""
    return " ".join(_about(thing).split("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
