"""The features of every game that declares them, and what bots are given to see."""

from __future__ import annotations

import pytest

from coven import games
from coven.bots import LEVEL_BEST, SearchBot, advise, bot_for, look
from coven.core import fingerprint, rng_of
from coven.testkit.walk import lineups, walk
from coven.text import LOCALES, Speaker, say_reasons

WITH_FEATURES = [id for id in games.ids() if games.game(id).FEATURES]
EVERY = 9
"""At one position in how many a game is looked at."""


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_features_are_named_once_and_stay_within_their_bounds(id: str) -> None:
    game = games.game(id)
    names = [feature.name for feature in game.FEATURES]
    assert len(set(names)) == len(names)
    assert all(name == name.lower() and name.replace("-", "").isalnum() for name in names)
    for n, lineup in enumerate(lineups(game)):
        for i, (s, _, _) in enumerate(walk(game, lineup, n)):
            if i % EVERY or s.over:
                continue
            for seat in range(s.seats):
                found = game.features(look(bot_for(game, 3, n), s, seat), seat)
                assert len(found) == len(names)
                for feature, value in zip(game.FEATURES, found, strict=True):
                    assert isinstance(value, float), (feature, value)
                    assert feature.low <= value <= feature.high, (lineup, n, i, seat, value)


@pytest.mark.parametrize("id", games.ids())
@pytest.mark.parametrize("level", [1, 3])
def test_bots_see_the_same_in_two_worlds_that_their_seat_cannot_tell_apart(
    id: str, level: int
) -> None:
    """The position that a bot is given, and so its features, do not depend on what is hidden."""
    game = games.game(id)
    compared = 0
    for n, lineup in enumerate(lineups(game)[::3]):
        for i, (s, _, _) in enumerate(walk(game, lineup, n)):
            if i % (5 * EVERY) or s.over:
                continue
            for seat in range(s.seats):
                bot = bot_for(game, level, n)
                other = game.determinise(s, seat, rng_of(i), 1.0)
                one, two = look(bot, s, seat), look(bot, other, seat)
                assert fingerprint(one) == fingerprint(two), (lineup, n, i, seat)
                assert game.features(one, seat) == game.features(two, seat)
                compared += 1
    assert compared


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_the_same_changes_are_reasons_in_every_language(id: str) -> None:
    said = []
    for locale in LOCALES:
        speaker = Speaker(games.package_of(id), locale)
        names = [feature.name for feature in games.game(id).FEATURES]
        pairs = [(name, more) for name in names for more in (True, False)]
        said.append([pair for pair in pairs if say_reasons(speaker, [pair])])
    assert said[0] == said[1] == said[2]
    assert len({name for name, _ in said[0]}) > 0.7 * len(games.game(id).FEATURES)


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_hints_say_why(id: str) -> None:
    """A hint at a decision with several moves has a sentence in at least every third one; there was
    none while no game had learned weights."""
    game = games.game(id)
    speaker = Speaker(games.package_of(id), "en")
    asked = explained = 0
    for s, _, _ in walk(game, lineups(game)[0], 2):
        seat = min(s.pending, default=-1)
        if s.ply % 7 or seat < 0 or len(s.pending[seat]) < 3 or asked == 12:
            continue
        bot = bot_for(game, LEVEL_BEST, 1, iterations=40)
        assert isinstance(bot, SearchBot)
        reasons = [[(r.feature, r.more) for r in a.reasons] for a in advise(bot, s, seat)]
        asked += 1
        explained += any(say_reasons(speaker, found) for found in reasons)
    assert 3 * explained >= asked > 0
