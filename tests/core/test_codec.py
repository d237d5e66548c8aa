"""Positions as JSON: they load as they were saved, and damaged ones are Malformed."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.examples import EXAMPLES, Auction, Example, Steps

from coven.core import Malformed, Move, fingerprint, move, parse, play, rng_of
from coven.core.codec import decode, encode, save
from coven.testkit.walk import RandomPlayer


@dataclass
class Jar:
    size: int
    inside: tuple[str, ...]


KINDS: dict[str, type] = {"Jar": Jar, "Steps": Steps}

atoms = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
moves = st.sampled_from([move("take"), move("put", 2), parse("swap 1 east")])
keys = st.integers() | st.text(max_size=4) | st.tuples(st.integers(), st.integers())
frames = st.builds(Steps, st.integers(), st.integers())
jars = st.builds(Jar, st.integers(), st.lists(st.text(max_size=3), max_size=3).map(tuple))
values = st.recursive(
    atoms | moves | frames | jars | st.frozensets(keys, max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(keys, inner, max_size=4)
    ),
    max_leaves=12,
)


@given(values)
def test_what_is_encoded_decodes_to_the_same_value(value: Any) -> None:
    again = decode(json.loads(json.dumps(encode(value))), KINDS)
    assert again == value
    assert repr(type(again)) == repr(type(value))


@pytest.mark.parametrize(
    "broken",
    [
        {"unknown": {}},
        {"Jar": {}},
        {"Jar": {"size": 1}},
        {"Jar": {"size": 1, "inside": [], "more": 1}},
        {"Jar": [1, []]},
        {"Steps": {"who": 0, "left": 1}, "Jar": {}},
        {},
        {"move": 7},
        {"move": "not  a move"},
        {"tuple": 5},
        {"dict": [[1]]},
        {"dict": [[1, 2, 3]]},
        {"dict": ["ab"]},
        {"dict": [[[1], 2]]},
        {"set": [[1]]},
        {"set": "abc"},
        [[{"oh": 1}]],
    ],
)
def test_data_that_is_no_encoded_value_is_malformed(broken: Any) -> None:
    with pytest.raises(Malformed):
        decode(broken, KINDS)


def test_a_value_that_cannot_be_saved_raises_type_error() -> None:
    for value in (object(), {1, 2}, lambda: 0, b"x"):
        with pytest.raises(TypeError):
            encode(value)


def test_a_set_is_saved_in_one_order() -> None:
    one, other = (frozenset(order) for order in ([(2, 1), (1, 2)], [(1, 2), (2, 1)]))
    assert json.dumps(encode(one)) == json.dumps(encode(other))


def somewhere(game: Example, seed: int, plies: int) -> Any:
    player = RandomPlayer(game, seed, offered=0.2)
    s: Any = game.new(3, rng=rng_of(seed))
    for _ in range(plies):
        if s.over:
            break
        play(s, *player.choose(s))
    return s


@given(st.sampled_from(EXAMPLES), st.integers(0, 50), st.integers(0, 20))
def test_a_position_loads_as_it_was_saved(game: Example, seed: int, plies: int) -> None:
    s = somewhere(game, seed, plies)
    loaded = game.load(json.loads(json.dumps(game.save(s))), rng_of(seed))
    assert fingerprint(loaded) == fingerprint(s)
    assert loaded.pending == s.pending
    assert loaded.offered == s.offered


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    "x",
    [],
    {},
    [[]],
    {"tuple": []},
    {"move": "pass"},
    {"Steps": {"who": 0, "left": 1}},
    {"dict": [["a", 1]]},
    1.5,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Returns every list and dict inside a JSON value, with each of its indices or keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside: list[Any] = list(value)
    else:
        inside = list(range(len(value))) if isinstance(value, list) else []
    for key in inside:
        found.append((value, key))
        found += places(value[key])
    return found


@given(
    st.sampled_from(EXAMPLES),
    st.integers(0, 20),
    st.integers(0, 1000),
    st.sampled_from(("replace", "remove", "double")),
    st.sampled_from(JUNK),
)
def test_a_damaged_position_is_malformed_or_a_position_that_can_be_saved(
    game: Example, plies: int, where: int, how: str, junk: Any
) -> None:
    saved = copy.deepcopy(game.save(somewhere(game, 1, plies)))
    every = places(saved)
    holder, key = every[where % len(every)]
    if how == "remove":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    else:
        holder[key] = junk
    try:
        loaded = game.load(json.loads(json.dumps(saved)), rng_of(1))
    except Malformed:
        return
    assert loaded.over or loaded.pending
    save(loaded)


@pytest.mark.parametrize(
    "saved", [None, [], "x", 7, {}, {"v": 1}, {"v": 0}, {"v": "1"}, {"v": True}]
)
def test_what_is_no_saved_position_is_malformed(saved: Any) -> None:
    with pytest.raises(Malformed):
        Auction().load(saved, rng_of(1))


def test_a_field_more_or_less_is_malformed() -> None:
    saved = Auction().save(Auction().new(2, rng=rng_of(1)))
    for name in saved:
        with pytest.raises(Malformed):
            Auction().load({k: v for k, v in saved.items() if k != name}, rng_of(1))
    with pytest.raises(Malformed):
        Auction().load({**saved, "more": 1}, rng_of(1))


def test_deeply_nested_junk_is_malformed() -> None:
    saved = Auction().save(Auction().new(2, rng=rng_of(1)))
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Malformed):
        Auction().load({**saved, "purse": deep}, rng_of(1))


def test_a_position_of_another_game_is_malformed() -> None:
    saved = Auction().save(Auction().new(2, rng=rng_of(1)))
    for game in EXAMPLES[1:]:
        with pytest.raises(Malformed):
            game.load(saved, rng_of(1))


def test_the_secret_is_not_in_what_is_saved() -> None:
    s = Auction().new(2, rng=rng_of(1))
    assert rng_of(1).secret.hex() not in json.dumps(Auction().save(s))


def test_a_fingerprint_tells_positions_apart() -> None:
    s = Auction().new(3, rng=rng_of(1))
    seen = {fingerprint(s)}
    for seat in range(3):
        for bid in range(4):
            other = s.copy()
            play(other, seat, Move("bid", (bid,)))
            seen.add(fingerprint(other))
    assert len(seen) == 13
