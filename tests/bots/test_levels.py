from __future__ import annotations

from itertools import pairwise

import pytest

from coven import games
from coven.bots import (
    HAND,
    LEVEL_BEST,
    LEVEL_SLOW,
    LEVELS,
    BadSpec,
    BotRng,
    GreedyBot,
    RandomBot,
    SearchBot,
    bot_for,
    bot_of,
)
from coven.core import rng_of
from coven.text import LOCALES, Speaker

NOUGHTS = games.game("noughts-and-crosses")


def test_each_level_searches_more_errs_less_and_remembers_better_than_the_one_before() -> None:
    for lower, higher in pairwise(LEVELS[:LEVEL_BEST]):
        assert lower.iterations < higher.iterations
        assert lower.temperature > higher.temperature
        assert lower.memory < higher.memory
    for level in LEVELS[LEVEL_BEST - 1 :]:
        assert level.temperature == 0
        assert level.memory == 1


def test_the_slow_level_searches_several_times_as_long() -> None:
    assert LEVELS[LEVEL_SLOW - 1].iterations > 5 * LEVELS[LEVEL_BEST - 1].iterations


@pytest.mark.parametrize("locale", LOCALES)
def test_every_level_has_a_name_and_an_honest_description(locale: str) -> None:
    speaker = Speaker("coven", locale)
    names = {speaker.say(f"level-{level.number}") for level in LEVELS}
    assert len(names) == len(LEVELS)
    assert all(speaker.say(f"level-{level.number}.about") for level in LEVELS)


def test_a_bot_is_made_from_a_spec() -> None:
    assert isinstance(bot_of(NOUGHTS, "random"), RandomBot)
    assert isinstance(bot_of(NOUGHTS, "greedy"), GreedyBot)
    by_count = bot_of(NOUGHTS, "3:40")
    assert isinstance(by_count, SearchBot)
    assert by_count.iterations == 40
    by_time = bot_of(NOUGHTS, "2:0.05s")
    assert isinstance(by_time, SearchBot)
    assert by_time.seconds == 0.05
    by_hand = bot_of(NOUGHTS, "3:40@hand")
    assert isinstance(by_hand, SearchBot)
    assert by_hand.weights == HAND


@pytest.mark.parametrize(
    "words",
    ["", "0", "5", "crone", "3:", "3:0", "3:x", "3:-1s", "3:nans", "3@", "random:5", "random@hand"],
)
def test_words_that_name_no_bot_are_refused(words: str) -> None:
    with pytest.raises(BadSpec):
        bot_of(NOUGHTS, words)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSpec):
        bot_for(NOUGHTS, 5)


def test_level_one_does_not_always_play_the_same() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    chosen = {bot_for(NOUGHTS, 1, seed).choose(s, 0) for seed in range(12)}
    assert len(chosen) > 2


def test_bot_rng_gives_every_number_about_equally_often() -> None:
    rng = BotRng("dice")
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.random_below(6, 0, 0)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_bot_rng_shuffles_into_every_order() -> None:
    rng = BotRng("cards")
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards, 0, 0)
        orders.add(tuple(cards))
    assert len(orders) == 24
