"""One term per thing: no text of Coven or a game uses a word that its ``text/terms.md`` rules out.

The last table of that file has a row for each such word: language, word, what to say instead. A
word matches whole words in any case; a star at its end stands for any ending.
"""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from coven import games

ROW = re.compile(r"^\| (en|ru|uk) \| ([^|]+) \|", re.MULTILINE)


def forbidden(package: str) -> list[tuple[str, str]]:
    """Returns the languages and words that the package's list of terms rules out."""
    file = resources.files(package).joinpath("text", "terms.md")
    found = ROW.findall(file.read_text("utf-8")) if file.is_file() else []
    return [(locale, word.strip()) for locale, word in found]


class Texts(Visitor):
    """Collects the words of Fluent patterns, without keys and variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


PACKAGES = ["coven", *(games.package_of(id) for id in games.ids())]


def read(name: str, locale: str) -> list[str]:
    """Returns what a package says to players in this language: messages, rules, rulings."""
    package = resources.files(name)
    texts = Texts()
    texts.visit(FluentParser().parse((package / "text" / f"{locale}.ftl").read_text("utf-8")))
    for rules in (f"rules.{locale}.md", f"rulings.{locale}.md"):
        file = package.joinpath(rules)
        texts.found += file.read_text("utf-8").splitlines() if file.is_file() else []
    return texts.found


@pytest.mark.parametrize("package", [name for name in PACKAGES if forbidden(name)])
def test_no_text_uses_a_word_that_the_terms_rule_out(package: str) -> None:
    texts = {locale: read(package, locale) for locale in ("en", "ru", "uk")}
    for locale, word in forbidden(package):
        ending = r"\w*" if word.endswith("*") else r"\b"
        pattern = re.compile(rf"\b{re.escape(word.rstrip('*'))}{ending}", re.IGNORECASE)
        wrong = [text for text in texts[locale] if pattern.search(text)]
        assert not wrong, f"{locale}: {word}"
