"""Random numbers: fair, unpredictable, the same on every machine, and fixed by their place."""

from __future__ import annotations

import hashlib
import itertools
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.core import Rng, commitment, new_secret, rng_of

places = st.tuples(st.integers(0, 5000), st.integers(0, 50))


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_random_numbers_never_change() -> None:
    rng = Rng(bytes(range(32)))
    assert [rng.random_below(6, ply, draw) for ply in range(4) for draw in range(4)] == [
        0, 5, 2, 5, 2, 2, 5, 1, 5, 3, 1, 3, 3, 1, 1, 1,
    ]  # fmt: skip
    cards = list(range(12))
    rng.shuffle(cards, 7, 0)
    assert cards == [5, 2, 3, 11, 8, 0, 7, 6, 1, 10, 9, 4]
    assert rng.random_below(10**9, 2**40, 2**20) == 9817886


@given(places, st.integers(1, 1000))
def test_a_draw_is_a_function_of_its_place_alone(place: tuple[int, int], n: int) -> None:
    fresh, used = rng_of(5), rng_of(5)
    for other in range(3):
        used.random_below(6, place[0], other)
        used.shuffle(list(range(5)), other, place[1])
    value = fresh.random_below(n, *place)
    assert value == used.random_below(n, *place)
    assert 0 <= value < n


@given(places, st.lists(st.integers(), max_size=40))
def test_a_shuffle_loses_nothing_and_comes_again(place: tuple[int, int], cards: list[int]) -> None:
    one, other = list(cards), list(cards)
    rng_of(5).shuffle(one, *place)
    rng_of(5).shuffle(other, *place)
    assert one == other
    assert sorted(one) == sorted(cards)


# A fair die exceeds these bounds once in a million tests.
@pytest.mark.parametrize(("sides", "bound"), [(2, 24.0), (6, 37.0), (10, 45.0), (90, 165.0)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_outcome_is_as_likely_as_the_others(sides: int, bound: float, seed: int) -> None:
    rng = rng_of(seed)
    counts = [0] * sides
    for ply, draw in itertools.product(range(3000), range(4)):
        counts[rng.random_below(sides, ply, draw)] += 1
    assert chi_square(counts) < bound


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = rng_of(4)
    seen: dict[tuple[int, ...], int] = {}
    for ply in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards, ply, 0)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 24
    assert chi_square(list(seen.values())) < 80.0  # once in a million, of 23 degrees


def test_neighbouring_draws_tell_nothing_of_each_other() -> None:
    rng = rng_of(6)
    for step in ((1, 0), (0, 1)):
        pairs = [0] * 36
        for ply in range(9000):
            first = rng.random_below(6, ply * 2, 3)
            second = rng.random_below(6, ply * 2 + step[0], 3 + step[1])
            pairs[first * 6 + second] += 1
        assert chi_square(pairs) < 90.0  # once in a million, of 35 degrees


def test_secrets_that_differ_in_one_bit_have_nothing_in_common() -> None:
    secret = rng_of(7).secret
    neighbour = bytes([secret[0] ^ 1]) + secret[1:]
    one, other = Rng(secret), Rng(neighbour)
    same = sum(one.random_below(6, ply, 0) == other.random_below(6, ply, 0) for ply in range(6000))
    assert 850 < same < 1150


def test_the_dice_are_not_those_of_the_mersenne_twister() -> None:
    """Seeding Python's generator with public data does not give the match's dice."""
    secret = rng_of(8).secret
    rng = Rng(secret)
    dice = [rng.random_below(6, ply, 0) for ply in range(400)]
    public: list[int | str | bytes] = [
        commitment(secret),
        bytes.fromhex(commitment(secret)),
        0,
        len(dice),
        str(dice[:200]),
    ]
    for guess in public:
        twister = random.Random(guess)
        hits = sum(twister.randrange(6) == die for die in dice)
        assert hits < 130


def test_the_commitment_is_no_key_to_the_dice() -> None:
    """Neither the public hash nor simple values made from it are the secret."""
    secret = rng_of(9).secret
    rng = Rng(secret)
    dice = [rng.random_below(1 << 20, ply, 0) for ply in range(5)]
    shown = bytes.fromhex(commitment(secret))
    for guess in (
        shown,
        hashlib.sha256(shown).digest(),
        hashlib.sha256(commitment(secret).encode()).digest(),
        shown[::-1],
        bytes(32),
    ):
        attempt = Rng(guess)
        assert [attempt.random_below(1 << 20, ply, 0) for ply in range(5)] != dice


def test_seen_dice_do_not_tell_the_next_by_repeating_themselves() -> None:
    """No sequence of dice comes again: the numbers have no short period."""
    rng = rng_of(10)
    dice = bytes(rng.random_below(6, ply, 0) for ply in range(20_000))
    runs = {dice[i : i + 12] for i in range(len(dice) - 12)}
    assert len(runs) == len(dice) - 12


def test_the_commitment_binds() -> None:
    secret = new_secret()
    assert commitment(secret) == commitment(bytes(secret))
    assert len({commitment(new_secret()) for _ in range(200)}) == 200
    assert len({new_secret() for _ in range(200)}) == 200
    assert secret.hex() not in commitment(secret)


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_secret_has_thirty_two_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(bytes(length))


def test_another_process_draws_the_same() -> None:
    script = (
        "from coven.core import rng_of; r = rng_of(11); c = list(range(30)); r.shuffle(c, 3, 1); "
        "print([r.random_below(90, p, 2) for p in range(20)], c)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    rng = rng_of(11)
    cards = list(range(30))
    rng.shuffle(cards, 3, 1)
    assert ran.stdout.strip() == f"{[rng.random_below(90, ply, 2) for ply in range(20)]} {cards}"
