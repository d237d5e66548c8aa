"""A box: every key is read within limits, or the file is refused with file, key and line."""

from __future__ import annotations

import pytest

from coven.box import BadBox, Box

TOML = """\
colours = ["red", "blue"]

[hand]
size = 3   # cards
open = false

[deck.W1]
copies = 4

[[tile]]
name = "forest"

[[tile]]
name = "castle"

[sources]
colours = "printed"
hand = "reviews"
"hand.size" = "printed"
deck = "ours"
tile = "ours"
"""


def box(text: str = TOML) -> Box:
    return Box(text, "my.toml")


def test_values_are_read_by_kind() -> None:
    found = box()
    assert found.words("colours", ("red", "blue"), count=2) == ["red", "blue"]
    assert found.table("hand").integer("size", 1, 9) == 3
    assert found.table("hand").flag("open") is False
    assert found.table("deck").table("W1").integer("copies", 0, 9) == 4
    assert [row.word("name") for row in found.rows("tile")] == ["forest", "castle"]
    found.close()


def test_a_number_out_of_its_limits_is_refused_with_its_place() -> None:
    with pytest.raises(BadBox) as e:
        box().table("hand").integer("size", 4, 9)
    assert (e.value.file, e.value.key, e.value.line) == ("my.toml", "hand.size", 4)
    assert e.value.text.args == {"least": 4, "most": 9}


def test_a_value_of_another_kind_is_refused() -> None:
    with pytest.raises(BadBox, match=r"hand\.open"):
        box().table("hand").integer("open", 0, 1)
    with pytest.raises(BadBox, match="colours"):
        box().words("colours", ("red", "green"))


def test_a_key_that_nobody_reads_is_refused() -> None:
    found = box()
    found.words("colours")
    found.table("hand").integer("size", 1, 9)
    with pytest.raises(BadBox) as e:
        found.close()
    assert (e.value.key, e.value.line, e.value.text.key) == ("hand.open", 5, "box-unknown")


def test_a_row_is_named_by_its_number_and_found_by_its_line() -> None:
    with pytest.raises(BadBox) as e:
        box().rows("tile")[1].word("name", ("forest",))
    assert (e.value.key, e.value.line) == ("tile.1.name", 14)


def test_a_missing_key_and_a_broken_file_are_refused() -> None:
    with pytest.raises(BadBox, match=r"hand\.colour"):
        box().table("hand").integer("colour", 0, 1)
    with pytest.raises(BadBox) as e:
        box("a = \nb = 1\n")
    assert e.value.line == 1


def test_a_fact_that_cannot_vary_is_refused_if_it_differs() -> None:
    assert box().table("hand").fixed("size", 3) == 3
    with pytest.raises(BadBox, match=r"hand\.size"):
        box().table("hand").fixed("size", 4)


def test_every_fact_has_the_source_of_the_longest_key_above_it() -> None:
    sources = {fact.key: fact.source for fact in box().facts()}
    assert sources == {
        "colours": "printed",
        "hand.size": "printed",
        "hand.open": "reviews",
        "deck.W1.copies": "ours",
        "tile.0.name": "ours",
        "tile.1.name": "ours",
    }


def test_a_fact_without_a_source_is_refused() -> None:
    found = box(TOML.replace('deck = "ours"\n', ""))
    found.words("colours")
    found.table("hand").integer("size", 1, 9)
    found.table("hand").flag("open")
    found.table("deck").table("W1").integer("copies", 0, 9)
    for row in found.rows("tile"):
        row.word("name")
    with pytest.raises(BadBox) as e:
        found.close()
    assert (e.value.key, e.value.text.key) == ("deck.W1.copies", "box-source")


def test_a_row_on_a_line_of_its_own_is_found_by_its_line() -> None:
    rows = '  { id = "a", n = 1 },\n  # two\n  { id = "b", n = 2 },\n'
    text = f"card = [   # all cards\n{rows}]\nend = 1\n"
    found = box(text)
    with pytest.raises(BadBox) as e:
        found.rows("card")[1].integer("n", 3, 9)
    assert (e.value.key, e.value.line) == ("card.1.n", 4)
    with pytest.raises(BadBox) as e:
        found.integer("end", 2, 9)
    assert e.value.line == 6
