"""Compiles the engine, the rules and the bots with mypyc: as a build hook of hatch for the wheel,
with COVEN_COMPILE=1 or COVEN_COMPILE=several, and beside the sources of this checkout.

``several``, and in place, every module is a C file of its own: they are compiled on all cores, with
little memory, and again only if they have changed. As one C file the compiler can optimise across
modules. mypyc checks types, so it must see the packages that Coven imports; if they are installed
for another Python than the one that builds, COVEN_COMPILE_FOR is its path.

    python hatch_build.py fast       compiles in place (`make fast`)
    python hatch_build.py pure       removes what was compiled in place (`make pure`)
    python hatch_build.py current    removes it if a source has changed since
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not core/game.py and core/former_names.py: games subclass Game in Python, and neither is hot.
COMPILED = (
    "core/move.py",
    "core/rng.py",
    "core/frame.py",
    "core/state.py",
    "core/play.py",
    "core/codec.py",
    "bots/*.py",
    "games/*/components.py",
    "games/*/dice.py",
    "games/*/state.py",
    "games/*/moves.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/bot.py",
    "games/*/determinise.py",
    "games/*/features.py",
    "games/*/bot/*.py",
    "games/witchstone/sensible.py",  # the search calls its `plausible` in every iteration
)


def modules(package: Path) -> list[str]:
    """Returns the modules to compile, as paths relative to the folder that contains the package."""
    return sorted(
        str(path.relative_to(package.parent))
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.name != "__init__.py"
    )


Fields = dict[str, str]
"""The default of each field of a frame as source code (`` = 0``), empty if it has none."""
Frames = dict[str, Fields]
"""The fields of frame classes, by class name."""


def is_dataclass(node: ast.ClassDef) -> bool:
    """Whether a class has the plain decorator ``@dataclass``."""
    return any(ast.unparse(mark) == "dataclass" for mark in node.decorator_list)


def own_fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Returns the fields that a class defines itself."""
    return [part for part in node.body if isinstance(part, ast.AnnAssign)]


def frames_in(source: str, known: Frames) -> Frames:
    """Returns the frames in `known` and those of a module, which may inherit from them."""
    found = dict(known)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if node.name == "Frame" or (len(bases) == 1 and bases[0] in found):
                fields = dict(found[bases[0]]) if bases else {}
                for field in own_fields(node) if is_dataclass(node) else []:
                    default = f" = {ast.unparse(field.value)}" if field.value is not None else ""
                    fields[ast.unparse(field.target)] = default
                found[node.name] = fields
    return found


def write_out_inits(source: str, known: Frames) -> str:
    """Returns the source code with an ``__init__`` written out for every frame that is a dataclass;
    `known` are the frames from which they may inherit.

    An ``__init__`` that `@dataclass` makes at run time is interpreted; a written one is eight times
    as fast in compiled code, and frames are built with every decision. All frames need one: mypyc
    prefers a written ``__init__`` of a base class to one that is made at run time.
    """
    tree = ast.parse(source)
    frames = frames_in(source, known)
    lines = source.splitlines(keepends=True)
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef) or node.name not in frames or not is_dataclass(node):
            continue
        types = {ast.unparse(f.target): ast.unparse(f.annotation) for f in own_fields(node)}
        given = [
            f"{name}: {types.get(name, '_Any')}{default}"
            for name, default in frames[node.name].items()
        ]
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = [
            f"\n    def __init__({', '.join(['self', *given])}) -> None:\n",
            *(f"        self.{name} = {name}\n" for name in frames[node.name]),
            *(["        pass\n"] if not frames[node.name] else []),
        ]
        for mark in node.decorator_list:
            if ast.unparse(mark) == "dataclass":
                lines[mark.lineno - 1] = "@dataclass(init=False)\n"
    first = next((n for n in tree.body if isinstance(n, ast.ImportFrom)), None)
    if first is not None and first.end_lineno is not None:
        lines.insert(first.end_lineno, "from typing import Any as _Any\n")
    return "".join(lines)


def write_out_all(work: Path, names: list[str]) -> None:
    """Writes out the ``__init__`` of all frames in these files under `work`. A game's frames
    inherit from the engine's frames and from each other."""
    sources = {name: (work / name).read_text("utf-8") for name in names}
    engine = frames_in(sources[os.path.join("coven", "core", "frame.py")], {})
    by_game: dict[tuple[str, ...], Frames] = {}
    for name, source in sources.items():
        _, folder, *rest = Path(name).parts
        game = (folder, rest[0]) if folder == "games" else ()
        if game and game not in by_game:
            mine = [other for other in names if Path(other).parts[1:3] == game]
            known = engine
            for other in mine * 3:  # a base class may be in a module that is read later
                known = frames_in(sources[other], known)
            by_game[game] = known
        (work / name).write_text(write_out_inits(source, by_game.get(game, engine)), "utf-8")


def work_folder(root: Path, several: bool) -> Path:
    """Returns the folder in which the checkout `root` is compiled, another one for each version of
    mypyc. `several`: whether each module becomes a C file of its own."""
    return root / "build" / f"mypyc-{version('mypy')}-{'several' if several else 'one'}"


def compile_copy(root: Path, several: bool) -> list[Path]:
    """Copies the sources of the checkout `root` to `work_folder`, compiles the copy and returns the
    compiled modules. C files and objects of an earlier call are used again if they are the same.
    `several`: whether each module becomes a C file of its own. Exits with the compiler's output if
    it fails."""
    work = work_folder(root, several)
    shutil.rmtree(work / "coven", ignore_errors=True)
    for old in compiled_files(work):
        old.unlink()
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(root / "src" / "coven", work / "coven", ignore=ignored)
    names = modules(work / "coven")
    write_out_all(work, names)
    what = "several-extensions" if several else "extensions"
    command = [sys.executable, str(root / "hatch_build.py"), what, *names]
    made = subprocess.run(
        command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if made.returncode:
        sys.exit(made.stdout)
    return list(compiled_files(work))


def compiled_files(source: Path) -> Iterator[Path]:
    """Yields the compiled modules in a folder that contains the package. mypyc puts the library
    that all of them share beside the package."""
    for pattern in ("*.so", "*.pyd"):
        yield from source.glob(f"*__mypyc{pattern}")
        yield from (source / "coven").rglob(pattern)


def build_extensions(names: list[str], several: bool) -> None:
    """Compiles these modules, which are in the current folder, as one C file or as `several`, as
    many at a time as there are cores. Does not compile a C file again if its object is newer than
    it and all headers."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()

    class BuildOnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_some = compiler.compile
            headers = [path.stat().st_mtime for path in Path("build").rglob("*.h")]

            def compile_one(source: str, folder: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = compiler.object_filenames([source], output_dir=folder)
                newest = max([Path(source).stat().st_mtime, *headers])
                if all(Path(o).exists() and Path(o).stat().st_mtime > newest for o in objects):
                    return objects
                compile_some([source], output_dir=folder, **options)
                for made in objects:  # mypyc dates its files a second ahead
                    date = max(Path(made).stat().st_mtime, newest + 0.01)
                    os.utime(made, (date, date))
                return objects

            def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    waiting = [pool.submit(compile_one, s, output_dir, options) for s in sources]
                    return [built for done in waiting for built in done.result()]

            compiler.compile = compile_all
            super().build_extensions()

    other = os.environ.get("COVEN_COMPILE_FOR")
    options = [f"--python-executable={other}"] if other else []
    setup(
        name="coven-compiled",
        ext_modules=mypycify(
            [*options, *names], opt_level="3", debug_level="0", multi_file=several
        ),
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={cores}"],
    )


def compile_in_place(root: Path) -> int:
    """Compiles the checkout `root` and puts the compiled modules beside their sources. Returns how
    many modules are compiled. Exits with the compiler's output if it fails."""
    work, built = work_folder(root, several=True), compile_copy(root, several=True)
    remove_compiled(root)
    stamp, package = _stamp_module(root), root / "src" / "coven"
    names = [Path(name).relative_to("coven").as_posix() for name in modules(package)]
    for file in built:
        shutil.copy2(file, root / "src" / file.relative_to(work))
    digests = {name: stamp.digest(package / name) for name in names}
    (package / stamp.STAMP).write_text(json.dumps(digests, indent=0), "utf-8")
    return len(names)


def remove_compiled(root: Path) -> None:
    """Removes everything that `compile_in_place` has put beside the sources."""
    for file in compiled_files(root / "src"):
        file.unlink()
    (root / "src" / "coven" / _stamp_module(root).STAMP).unlink(missing_ok=True)


def remove_outdated(root: Path) -> str:
    """Removes the compiled modules of the checkout `root` if a source has changed since they were
    compiled. Returns that source, "" if there is none."""
    package = root / "src" / "coven"
    changed: str = _stamp_module(root).changed_source(package)
    if changed:
        remove_compiled(root)
    return changed


def _stamp_module(root: Path) -> Any:
    """Returns the module coven/compiled.py without importing Coven, which fails if it is out of
    date."""
    spec = spec_from_file_location("compiled", root / "src" / "coven" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompileHook(BuildHookInterface[Any]):
    """Compiles a copy of the sources and adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("COVEN_COMPILE")
        if wanted not in ("1", "several") or version == "editable":
            return
        root, several = Path(self.root), wanted == "several"
        work, built = work_folder(root, several), compile_copy(root, several)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(file): str(file.relative_to(work)) for file in built}


def main(what: str, *names: str) -> None:
    """Does what the first argument of the command line says (see above)."""
    root = Path(__file__).resolve().parent
    if what in ("extensions", "several-extensions"):
        build_extensions(list(names), several=what == "several-extensions")
    elif what == "fast":
        print("Compiling the engine, the rules and the bots (some minutes) …", flush=True)
        print(f"{compile_in_place(root)} modules are compiled. `make pure` removes them again.")
    elif what == "pure":
        remove_compiled(root)
    elif what == "current" and (changed := remove_outdated(root)):
        print(f"{changed} has changed, so the compiled modules were removed: `make fast` again.")


if __name__ == "__main__":
    main(*sys.argv[1:])
