"""The code in the README and the documentation runs, links lead somewhere, lists are complete."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest
from docs import reference, site

import coven
from coven import envs

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```.*$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page != reference.PAGE], ids=lambda page: page.name
)
def test_code_on_a_page_runs_as_shown(page: Path) -> None:
    text = FENCE.sub("", page.read_text("utf-8"))
    shown = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(shown)
    assert result.failed == 0


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md", ROOT / "CREDITS.md"], ids=str)
def test_a_link_inside_the_repository_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_has_five_lines_of_library_use() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(doctest.DocTestParser().get_examples(FENCE.sub("", readme))) >= 5


@pytest.mark.parametrize("module", [coven, envs], ids=lambda module: module.__name__)
def test_doctests_of_the_public_modules_run_as_shown(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("name", reference.MODULES)
def test_the_reference_has_every_public_name(name: str) -> None:
    shown = reference.PAGE.read_text("utf-8").partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    headed = set(re.findall(r"^### (\w+)", shown, re.MULTILINE))
    assert headed == set(reference.public(importlib.import_module(name))), "make reference"


def test_the_version_is_the_one_of_the_project() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'version = "{coven.__version__}"' in project


def test_every_name_in_all_exists() -> None:
    for name in coven.__all__:
        assert getattr(coven, name) is not None, name


def test_the_changelog_names_the_rules_version_of_each_game() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for id in coven.game_ids():
        name = coven.speaker(id).say("name")
        assert f"{name} {coven.game(id).version}" in changelog, id


def test_the_credits_name_every_game_of_the_lobby() -> None:
    credits = (ROOT / "CREDITS.md").read_text("utf-8").casefold()
    for id in coven.LOBBY:
        assert id.replace("-", " ") in credits, id


def test_every_page_of_the_documentation_has_a_place_in_the_site() -> None:
    """`make docs` puts each page into the menu once, and copies the files that pages link to."""
    listed = [name for names in site.CHAPTERS.values() for name in names]
    assert sorted(listed) == sorted(page.stem for page in (ROOT / "docs").glob("*.md"))
    assert Path("examples/boards.ipynb") in site.linked_files(ROOT / "docs" / "engine.md")
    assert "docs/lab.md" in site.configuration()
