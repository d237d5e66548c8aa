"""Builds the documentation as a website with a search: `make docs`.

Pages lie in the site as they do in the repository, so that links between them stay right. The API
reference is written from the docstrings of the code that is there now.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
CHAPTERS = {
    "Play and host": ["hosting", "randomness", "faults"],
    "Library": ["engine", "environments", "write-a-bot", "bot-protocol", "lab", "reference"],
    "Games": ["add-a-game", "conformance", "page", "text", "lessons", "table"],
    "Inside": ["architecture", "glossary", "performance", "benchmarks"],
}
CONFIGURATION = """\
site_name: Coven
docs_dir: docs
site_dir: site
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.sections, navigation.top, content.code.copy, search.suggest]
  palette:
    scheme: slate
    primary: deep purple
    accent: amber
plugins: [search]
markdown_extensions:
  - tables
  - fenced_code
  - toc: {{permalink: true, toc_depth: 3}}
  - pymdownx.highlight
  - pymdownx.superfences
validation: {{links: {{not_found: warn, unrecognized_links: warn}}, omitted_files: ignore}}
nav:
  - Coven: README.md
{nav}
  - Contributing: CONTRIBUTING.md
  - Changes: CHANGELOG.md
  - Credits: CREDITS.md
"""


def linked_files(page: Path) -> list[Path]:
    """Returns the files of the repository to which a page links, relative to its root."""
    targets = (page.parent / target for target in LINK.findall(page.read_text("utf-8")))
    return [target.resolve().relative_to(ROOT) for target in targets if target.is_file()]


def collect(reference: str) -> list[Path]:
    """Copies all pages, and the files to which they link, to SOURCE; `reference` is the page of the
    API. Returns what is there."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    pages = [ROOT / name for name in PAGES] + sorted((ROOT / "docs").glob("*.md"))
    files = {page.relative_to(ROOT) for page in pages}
    for page in pages:
        files.update(linked_files(page))
    for file in files:
        (SOURCE / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, SOURCE / file)
    (SOURCE / "docs" / "reference.md").write_text(reference, "utf-8")
    return sorted(files)


def configuration() -> str:
    """Returns the settings of the generator, in the format of MkDocs: every page of docs/ has a
    place in the menu."""
    lines = []
    for chapter, names in CHAPTERS.items():
        lines.append(f"  - {chapter}:")
        lines += [f"    - docs/{name}.md" for name in names]
    return CONFIGURATION.format(nav="\n".join(lines))


def main() -> None:
    """Builds the site with Zensical, whose path is the argument."""
    sys.path.insert(0, str(ROOT))
    from docs import reference

    collect(reference.page())
    settings = ROOT / "build" / "mkdocs.yml"
    settings.write_text(configuration(), "utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    subprocess.run([sys.argv[1], "build", "--strict", "-f", str(settings)], check=True)
    print(f"The documentation is in {SITE.relative_to(ROOT) / 'index.html'}")


if __name__ == "__main__":
    main()
