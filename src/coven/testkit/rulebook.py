"""Reads a game's files: the numbers of its rules, what tests cite, its texts and their uses."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
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
from coven.rulebook import rulings as player_rulings

_PARAGRAPH = re.compile(r"^\*\*(\d+(?:\.\d+)*)\*\*", re.MULTILINE)
_EXAMPLE = re.compile(r"^\*\*(E\d+)\*\*", re.MULTILINE)
_RULING = re.compile(r"\*\*(R\d+)\*\*")


def _read(game: Game, *path: str) -> str:
    """Returns the text of a file in the game's package."""
    return resources.files(games.package_of(game.id)).joinpath(*path).read_text("utf-8")


# -- paragraphs ------------------------------------------------------------------------------


def paragraphs(game: Game, locale: str = "en") -> list[str]:
    """Returns the numbers of the rules' paragraphs (``4.3``), in their order."""
    return _PARAGRAPH.findall(_read(game, f"rules.{locale}.md"))


def examples(game: Game, locale: str = "en") -> list[str]:
    """Returns the numbers of the examples in the rules (``E2``), in their order."""
    return _EXAMPLE.findall(_read(game, f"rules.{locale}.md"))


def rulings(game: Game) -> list[str]:
    """Returns the numbers of the rulings in the game's README (``R5``), each once, in order."""
    return list(dict.fromkeys(_RULING.findall(_read(game, "README.md"))))


def player_ruling_numbers(game: Game, locale: str = "en") -> list[str]:
    """Returns the numbers of the rulings that players can read, in their order."""
    return [ruling.number for ruling in player_rulings(game.id, locale)]


def citable(game: Game) -> list[str]:
    """Returns the numbers that a refusal may cite: paragraphs, and rulings for players."""
    return [*paragraphs(game), *player_ruling_numbers(game)]


# -- tests ------------------------------------------------------------------------------------


def tests_of(game: Game) -> Path | None:
    """Returns the folder of the game's tests; None if they are not installed. The tests of a game
    outside Coven are in ``tests`` beside its package, or beside the ``src`` that holds it."""
    package = games.package_of(game.id)
    if game.id in games.installed() and package == games.installed()[game.id]:
        folder = Path(str(resources.files(package)))
        near = [folder.parents[1] if folder.parent.name == "src" else folder.parent]
        here = Path.cwd()
        if any((here / place / folder.name).is_dir() for place in ("src", ".")):
            near.append(here)
        return next((at / "tests" for at in near if (at / "tests").is_dir()), None)
    name = package.rpartition(".")[2]
    for root in (Path(coven.__file__).parents[2], Path.cwd()):
        found = root / "tests" / "games" / name
        if found.is_dir():
            return found
    return None


def failing_tests(tests: Path) -> list[str]:
    """Runs the quick tests of a folder and returns the names of those that fail; a single line of
    pytest's output if it could not run them."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "--tb=no", str(tests)]
    root = tests.parents[2] if tests.parent.name == "games" else tests.parent
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if ran.returncode == 0:
        return []
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.MULTILINE)
    lines = (ran.stdout + ran.stderr).strip().splitlines()
    return failed or [lines[-1] if lines else "pytest"]


def citations(tests: Path) -> dict[str, list[str]]:
    """Returns the tests, as ``file::test``, that cite each paragraph, by its number."""
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
    """Collects the names of the variables in a Fluent pattern, and of the messages it contains."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("-is"))


def _variables(pattern: ftl.BaseNode) -> _Variables:
    """Returns the variables in a Fluent pattern, and the messages it contains."""
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor


def _with_inner(key: str, read: dict[str, _Variables]) -> frozenset[str]:
    """Returns the variables of a message and of those it contains; `read` has those of every
    message alone."""
    inner = [_with_inner(other, read) for other in read[key].messages if other in read]
    return frozenset(read[key].names).union(*inner)


def messages(package: str, locale: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Returns the variables of every message (and ``message.attribute``) of a package in one
    language, except those that `Speaker` adds (``$seat-is``), and a list of lines that could not be
    read or define a message twice."""
    source = resources.files(package).joinpath("text", f"{locale}.ftl").read_text("utf-8")
    found: dict[str, _Variables] = {}
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
    return {key: _with_inner(key, found) for key in found}, broken


@dataclass(frozen=True)
class Use:
    """A place in a game's source code that uses a message."""

    where: str
    key: str
    """The message's key, with ``*`` for parts computed at run time."""
    args: frozenset[str] | None
    """The names of the arguments; None if the source does not show them."""


def uses(game: Game) -> Iterator[Use]:
    """Yields every message key that the game's source code passes to Text, tell, say or refuse."""
    for where, call in _calls(game):
        first = 1 if _called(call) == "refuse" else 0
        if _called(call) in ("Text", "tell", "say", "refuse") and len(call.args) > first:
            for key in _possible_strings(call.args[first]):
                yield Use(where, key, _argument_names(call, first + 1))


def rules_refused_by(game: Game) -> Iterator[tuple[str, str]]:
    """Yields, for every refusal in the game's source code, its place (file and line) and the number
    of the rule it cites."""
    for where, call in _calls(game):
        if _called(call) in ("Refusal", "refuse") and call.args:
            for rule in _possible_strings(call.args[0]):
                yield where, rule


def _calls(game: Game) -> Iterator[tuple[str, ast.Call]]:
    """Yields every function call in the game's source code: its place (file and line) and its
    syntax tree."""
    root = Path(str(resources.files(games.package_of(game.id))))
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(root)}:{node.lineno}", node


def _called(call: ast.Call) -> str:
    """Returns the name of the function or method that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _possible_strings(node: ast.expr) -> list[str]:
    """Returns the strings that an expression can be, with ``*`` for parts computed at run time;
    none if the source does not show them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _possible_strings(node.body) + _possible_strings(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values]
        return ["".join(parts)]
    return []


def _argument_names(call: ast.Call, at: int) -> frozenset[str] | None:
    """Returns the names of the arguments of a Fluent message, which the call passes as a dict in
    argument `at`; None if they are not written out there."""
    if len(call.args) <= at:
        return frozenset() if _called(call) in ("Text", "refuse") and not call.keywords else None
    given = call.args[at]
    if not isinstance(given, ast.Dict):
        return None
    names = [k.value if isinstance(k, ast.Constant) else None for k in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


def matching(pattern: str, keys: Iterable[str]) -> list[str]:
    """Returns the keys that match `pattern`, a key in which ``*`` stands for any text."""
    shape = re.compile(".+".join(map(re.escape, pattern.split("*"))))
    return [key for key in keys if shape.fullmatch(key)]
