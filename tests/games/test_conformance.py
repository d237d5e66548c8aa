"""Every game in the tree passes the whole suite: that is what makes it one of Coven's games."""

import pytest

from coven import games
from coven.testkit.conformance import CHECKS, check


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, len(CHECKS) + 1))
@pytest.mark.parametrize("game", games.ids())
def test_each_of_the_ten_laws_holds(game: str, number: int) -> None:
    [result] = check(game, only=(number,))
    assert result.ok, "\n".join(map(str, result.details))
