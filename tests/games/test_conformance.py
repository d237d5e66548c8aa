"""Every game of Coven passes the conformance suite."""

import pytest

from coven import games
from coven.testkit.conformance import CHECKS, check
from coven.testkit.walk import lineups

MANY = 20
"""With at least this many lineups, one game of each is played instead of two."""
FEW_POSITIONS, POSITIONS = 3, 8
"""How many positions of a game are examined."""
ENDINGS = 7
"""The check that looks for every ending, so it plays all lineups."""
LINEUPS = 6
"""About as many lineups of a game are played by each check in the normal suite."""


def must_pass(game: str, number: int, games_of_each: int, positions: int, one_in: int = 1) -> None:
    [result] = check(game, games_of_each, positions, only=(number,), one_in=one_in)
    assert result.ok, "\n".join(map(str, result.details))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, len(CHECKS) + 1))
@pytest.mark.parametrize("game", games.ids())
def test_each_of_the_ten_checks_passes(game: str, number: int) -> None:
    """Each check finds nothing in the game. Each plays other lineups; in `make long` every check
    plays all of them."""
    one_in = -(-len(lineups(games.game(game))) // LINEUPS) if number != ENDINGS else 1
    must_pass(game, number, 1, FEW_POSITIONS, one_in)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("number", range(1, len(CHECKS) + 1))
@pytest.mark.parametrize("game", games.ids())
def test_each_of_the_ten_checks_passes_in_more_games(game: str, number: int) -> None:
    games_of_each = 1 if len(lineups(games.game(game))) >= MANY else 2
    must_pass(game, number, games_of_each, POSITIONS)
