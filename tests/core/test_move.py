"""Moves, their texts and parsing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.core import Malformed, Move, move, parse

words = st.from_regex(r"[A-Za-z][A-Za-z0-9_.'-]{0,12}", fullmatch=True)
numbers = st.integers(-999_999_999, 999_999_999)
moves = st.builds(
    lambda verb, args: Move(verb, tuple(args)), words, st.lists(words | numbers, max_size=6)
)


@given(moves)
def test_a_move_parses_back_from_its_text(any_move: Move) -> None:
    again = parse(str(any_move))
    assert again == any_move
    assert again.verb == any_move.verb
    assert again.args == any_move.args
    assert hash(again) == hash(any_move)


@given(st.text(max_size=40))
def test_a_text_is_a_move_and_comes_out_the_same_or_is_malformed(text: str) -> None:
    try:
        found = parse(text)
    except Malformed:
        return
    assert str(found) == text


@given(moves, moves)
def test_moves_are_equal_exactly_when_their_texts_are(one: Move, other: Move) -> None:
    assert (one == other) == (str(one) == str(other))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7",
        "-take",
        "take ",
        " take",
        "take  1",
        "take\t1",
        "take\n",
        "take 1\n",
        "take 01",
        "take +1",
        "take -0",
        "take 1.5",
        "take 1e3",
        "take 10000000000",
        "take ١",
        "take é",
        "взять 1",
        "take " + "x " * 80,
        "take \x00",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        parse(text)


def test_a_huge_text_is_refused_without_being_repeated() -> None:
    with pytest.raises(Malformed) as refused:
        parse("take " + "!" * 1_000_000)
    assert len(str(refused.value)) < 100


def test_equal_moves_are_one_object() -> None:
    assert move("mark", 4) is move("mark", 4)
    assert parse("mark 4") is move("mark", 4)


@pytest.mark.parametrize(("verb", "args"), [("mark", ("4",)), ("mark", (10**10,)), ("", ())])
def test_a_move_whose_text_would_not_parse_back_is_not_built(
    verb: str, args: tuple[int | str, ...]
) -> None:
    with pytest.raises(Malformed):
        move(verb, *args)


def test_arguments_are_read_by_their_kind() -> None:
    swap = move("swap", 3, "east")
    assert (swap.n(0), swap.word(1)) == (3, "east")
    with pytest.raises((AssertionError, TypeError)):
        swap.n(1)
