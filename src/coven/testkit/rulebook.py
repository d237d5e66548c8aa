"""A game's paragraphs and words, read as files: what is numbered, cited, said and translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import coven
from coven import games
from coven.core import Game

_PARAGRAPH = re.compile(r"^\*\*(\d+(?:\.\d+)*)\*\*", re.MULTILINE)
_EXAMPLE = re.compile(r"^\*\*(E\d+)\*\*", re.MULTILINE)
_RULING = re.compile(r"\*\*(R\d+)\*\*")


def _read(game: Game, *path: str) -> str:
    return resources.files(games.package_of(game.id)).joinpath(*path).read_text("utf-8")


# -- paragraphs ------------------------------------------------------------------------------


def paragraphs(game: Game, locale: str = "en") -> list[str]:
    """The numbers of the rules' paragraphs, in their order."""
    return _PARAGRAPH.findall(_read(game, f"rules.{locale}.md"))


def examples(game: Game, locale: str = "en") -> list[str]:
    """The numbers of the worked examples, in their order."""
    return _EXAMPLE.findall(_read(game, f"rules.{locale}.md"))


def rulings(game: Game) -> list[str]:
    """The numbers of the rulings in the game's README, each once, in their order."""
    return list(dict.fromkeys(_RULING.findall(_read(game, "README.md"))))


# -- tests ------------------------------------------------------------------------------------


def tests_of(game: Game) -> Path | None:
    """Where the game's tests are; None where Coven was installed without them."""
    name = games.package_of(game.id).rpartition(".")[2]
    for root in (Path(coven.__file__).parents[2], Path.cwd()):
        found = root / "tests" / "games" / name
        if found.is_dir():
            return found
    return None


def citations(tests: Path) -> dict[str, list[str]]:
    """Which tests cite a paragraph: its number, and ``file::test`` for each."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _called(mark) == "cites":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            found.setdefault(arg.value, []).append(f"{path.name}::{node.name}")
    return found


# -- words ------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _variables(pattern: ftl.BaseNode) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def messages(package: str, locale: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Every message (and ``message.attribute``) of a package in one language with the variables it
    needs; and what could not be read."""
    source = resources.files(package).joinpath("text", f"{locale}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    broken: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            broken.append((entry.content or "").strip().splitlines()[0][:60])
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                broken.append(entry.id.name)
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found, broken


@dataclass(frozen=True)
class Use:
    """A place in a game's source that says something, or refuses by a rule."""

    where: str
    key: str
    """The key; a part that is not known before is ``*``."""
    args: frozenset[str] | None
    """The arguments it gives, where they are written out."""


def uses(game: Game) -> Iterator[Use]:
    """Every sentence the game's sources say by name: ``Text``, ``tell`` and ``say``."""
    for where, call in _calls(game):
        if _called(call) in ("Text", "tell", "say") and call.args:
            for key in _written(call.args[0]):
                yield Use(where, key, _argument_names(call))


def rules_refused_by(game: Game) -> Iterator[tuple[str, str]]:
    """Every paragraph the game's sources refuse something by, and where."""
    for where, call in _calls(game):
        if _called(call) == "Refusal" and call.args:
            for rule in _written(call.args[0]):
                yield where, rule


def _calls(game: Game) -> Iterator[tuple[str, ast.Call]]:
    root = Path(str(resources.files(games.package_of(game.id))))
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(root)}:{node.lineno}", node


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _written(node: ast.expr) -> list[str]:
    """The strings an expression can be, as far as the source tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _written(node.body) + _written(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values]
        return ["".join(parts)]
    return []


def _argument_names(call: ast.Call) -> frozenset[str] | None:
    if len(call.args) < 2:
        return frozenset() if _called(call) == "Text" and not call.keywords else None
    given = call.args[1]
    if not isinstance(given, ast.Dict):
        return None
    names = [k.value if isinstance(k, ast.Constant) else None for k in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


def matching(pattern: str, keys: Iterable[str]) -> list[str]:
    """The keys a written key with unknown parts can mean."""
    shape = re.compile(".+".join(map(re.escape, pattern.split("*"))))
    return [key for key in keys if shape.fullmatch(key)]
