"""Rules and rulings as text: what the page, the command line and the suite read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coven import rulebook
from coven.server.pages.rules import chapters

FILES = {
    "rules.en.md": "# Brew\n\n## 1. Aim\n**1.1** Most points win.\n**1.2** Ties are shared.\n",
    "rulings.en.md": "**R3** (1.2, 1.1) Also <last> ones. We decided so, because nobody says.\n",
}


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rulebook, "_read", lambda id, name: FILES.get(name, ""))
    readers = (rulebook.rules, rulebook.rulings, rulebook.rulings_by_paragraph, chapters)
    for reader in readers:
        reader.cache_clear()
    yield
    for reader in readers:
        reader.cache_clear()


@pytest.mark.usefixtures("files")
def test_a_ruling_is_read_by_its_number_like_a_paragraph() -> None:
    assert rulebook.paragraph("brew", "en", "1.1") == "Most points win."
    assert rulebook.paragraph("brew", "en", "R3") == (
        "Also <last> ones. We decided so, because nobody says."
    )
    assert rulebook.paragraph("brew", "en", "R4") is None
    assert rulebook.chapter("brew", "en", "2") is None


@pytest.mark.usefixtures("files")
def test_a_ruling_names_its_paragraphs() -> None:
    (ruling,) = rulebook.rulings("brew", "en")
    assert ruling.paragraphs == ("1.2", "1.1")
    assert rulebook.rulings("brew", "ru") == ()


@pytest.mark.usefixtures("files")
def test_the_rules_page_shows_a_ruling_after_the_first_paragraph_it_names() -> None:
    html = str(chapters("brew", "en")[0].html)
    assert html.index('id="1.2"') < html.index('id="R3"')
    assert "Coven’s ruling R3:" in html
    assert "Also &lt;last&gt; ones." in html
