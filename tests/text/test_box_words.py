"""What is in a box, in the words of players: no key and no id of components.toml."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from coven import games
from coven.box import has_box, open_box
from coven.box_words import Row, Section, sections_of
from coven.text import LOCALES, Speaker

BOXED = [id for id in games.LOBBY if has_box(games.package_of(id))]
LATIN_NAMES = {"X"}
"""Words with Latin letters that Russian and Ukrainian editions print: Perdita X."""


def told(game: str, locale: str) -> list[Section]:
    """Returns the sections of a game's box."""
    package = games.package_of(game)
    return sections_of(open_box(package), Speaker(package, locale), games.game(game).box_names)


def row(game: str, key: str, locale: str = "en") -> Row:
    """Returns the row of the thing with this dotted key, with plain spaces."""
    [found] = [row for section in told(game, locale) for row in section.rows if row.key == key]
    return replace(
        found,
        said=tuple(
            (words.replace("\N{NO-BREAK SPACE}", " "), source) for words, source in found.said
        ),
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOXED)
def test_every_key_and_value_of_a_box_has_words(game: str, locale: str) -> None:
    """Every row of the box's page has a text in this language, without underscores and foreign
    letters, which raw keys would have."""
    for section in told(game, locale):
        assert section.title
        for row in section.rows:
            assert row.name, row
            assert row.said, row
            text = " ".join((section.title, row.name, *[words for words, _ in row.said]))
            assert not re.search(r"_|\b(true|false)\b|\[|\]|\{|  |, ;|; ;|: ?(;|$)", text), row
            if locale != "en":
                assert set(re.findall(r"[A-Za-z]+", text)) <= LATIN_NAMES, row


@pytest.mark.parametrize("game", BOXED)
def test_every_fact_of_a_box_is_in_one_row(game: str) -> None:
    rows = [row.key for section in told(game, "en") for row in section.rows]
    for fact in open_box(games.package_of(game)).facts():
        above = [key for key in rows if f"{fact.key}.".startswith(f"{key}.")]
        assert len(above) == 1, fact.key


def test_a_row_reads_like_a_sentence() -> None:
    storm = row("whirling-witchcraft", "recipes.void_storm")
    assert storm.name == "Void Storm"
    assert [words for words, _ in storm.said] == [
        "takes nothing; creates mushroom, spider, toad; arcana: raven ×2; one-way"
    ]
    slots = row("whirling-witchcraft", "recipes.sleep_charm").said[0][0]
    assert slots.startswith("takes spider/toad; creates mushroom ×2;")


def test_numbers_of_a_list_are_named_by_their_places() -> None:
    bench = row("whirling-witchcraft", "workbench.capacity")
    assert bench.said[0][0].startswith("shadow heart ×3, mandrake ×4, ")
    assert row("wandering-towers", "towers.shield").said[0][0] == "1, 3, 5, 7, 9"


def test_cells_and_pairs_are_shown_as_what_they_are() -> None:
    assert row("witchstone", "printed.0").said[0] == ("cell 0, −3", "reviews")
    assert "(1, −3), (2, −3)" in row("witchstone", "rim.0").said[0][0]
    paths = row("the-witches", "paths.examples", "ru").said[0][0]
    assert paths.startswith("Город Ланкр – Ланкрский замок; ")


def test_what_has_another_source_is_told_apart() -> None:
    """Facts of one card with the same source are one text; the name has its own source."""
    assert row("the-witches", "hard.7").said == (
        ("name; difficulty 22", "printed"),
        ("5 points; 1 copy", "ours"),
    )


def test_a_section_has_the_source_of_most_of_its_facts() -> None:
    """Of two sources that are as frequent, it has the less certain one."""
    sources = {section.title: section.source for section in told("the-witches", "en")}
    assert sources["Tokens"] == "printed"
    assert sources["Hard problems"] == sources["Paths"] == "ours"
