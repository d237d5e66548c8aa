"""Set-up (chapter 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.core import rng_of
from coven.games.wandering_towers.state import put_wizard
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME, Board

OCCUPANCY = {
    2: [3, 3, 3, 1, 0, 0, 0, 0, 0],
    3: [3, 3, 3, 2, 1, 0, 0, 0, 0],
    4: [3, 3, 3, 2, 2, 2, 1, 0, 0],
    5: [3, 3, 3, 2, 2, 2, 0, 0, 0],
    6: [3, 3, 3, 2, 2, 2, 1, 1, 1],
}


@cites("3.1")
def test_the_keep_begins_on_its_start_space() -> None:
    board = Board(2)
    assert (board.keep, board.stack(0), board.on(0)) == (0, (), "")


@cites("3.2")
def test_the_nine_towers_take_the_nine_spaces_after_the_keep() -> None:
    board = Board(2)
    assert [board.stack(i) for i in range(1, 10)] == [(i,) for i in range(1, 10)]
    assert not any(board.stack(space) for space in range(10, 16))


@cites("3.3")
def test_towers_with_and_without_shield_take_turns() -> None:
    spaces = Board(2).sees(None)["spaces"]
    shields = [spaces[space]["towers"][0]["shield"] for space in range(1, 10)]
    assert shields == [True, False, True, False, True, False, True, False, True]


@cites("3.4")
def test_in_the_basic_game_two_spells_lie_face_up() -> None:
    for seed in range(4):
        assert Board(3, seed=seed).spells == ["move_wizard", "move_tower"]


@cites("3.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_three_cards_are_dealt_to_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    scene = Scene(GAME, seats)
    view = scene.sees(None)
    assert view["hands"] == [3] * seats
    assert view["deck"] == 90 - 3 * seats
    assert view["discard"] == []
    assert view["hand"] is None


@cites("3.5")
def test_the_movement_cards_are_shuffled() -> None:
    dealt = {tuple(GAME.new(2, rng=rng_of(seed)).hands[0]) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(dealt) > 8


@cites("3.6", "R7")
def test_the_first_player_is_drawn_at_random() -> None:
    starts = Counter(Scene(GAME, 3, seed=seed).sees(None)["start"] for seed in range(40))
    assert set(starts) == {0, 1, 2}
    fixed = {Board(3, seed=seed).sees(None)["start"] for seed in range(8)}
    assert fixed == {0}


@cites("3.7", "3.8", "R5")
@pytest.mark.parametrize(
    ("seats", "wizards", "bottles"), [(2, 5, 6), (3, 4, 5), (4, 4, 5), (5, 3, 4), (6, 3, 4)]
)
def test_everyone_takes_wizards_and_empty_bottles(seats: int, wizards: int, bottles: int) -> None:
    view = Scene(GAME, seats).sees(None)
    assert view["wizards"] == wizards
    assert view["bottles"] == [{"empty": bottles, "full": 0, "spent": 0}] * seats
    standing = [sum(column) for column in zip(*(s["wizards"] for s in view["spaces"]), strict=True)]
    assert standing == [wizards] * seats
    assert view["home"] == [0] * seats


@cites("3.9")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_everyone_in_turn_puts_a_wizard_on_the_next_tower(seats: int, seed: int) -> None:
    """Starting with seat `start`, the wizard number k belongs to seat (start + k) mod n, of n
    seats."""
    view = Scene(GAME, seats, seed=seed).sees(None)
    k = 0
    for space, number in enumerate(OCCUPANCY[seats], 1):
        owners = Counter((view["start"] + k + i) % seats for i in range(number))
        assert view["spaces"][space]["wizards"] == [owners[seat] for seat in range(seats)]
        k += number


@cites("3.10")
@pytest.mark.parametrize("seats", OCCUPANCY)
def test_towers_take_three_two_or_one_wizard(seats: int) -> None:
    spaces = Scene(GAME, seats).sees(None)["spaces"]
    assert [sum(spaces[space]["wizards"]) for space in range(1, 10)] == OCCUPANCY[seats]
    assert not any(sum(spaces[space]["wizards"]) for space in (0, *range(10, 16)))


@cites("E1")
def test_three_players_set_up_twelve_wizards() -> None:
    board = Board(3)
    standing = [board.on(f"T{tower}") for tower in range(1, 10)]
    assert standing == ["BYR", "BYR", "BYR", "BY", "R", "", "", "", ""]


@cites("3.10", "6.1")
@pytest.mark.parametrize(("seats", "keep"), [(2, 5), (3, 7), (4, 9), (5, 7), (6, 12)])
def test_where_the_keep_goes_from_an_untouched_set_up(seats: int, keep: int) -> None:
    """With all towers where the set-up puts them, the keep goes to the expected space after an
    entry."""
    board = Board(seats, hands={0: "W1 W2 W3"})
    put_wizard(board.state, 15, 0)
    board.settle()
    board.play(0, "card W1", "wizard 15 0")
    assert (board.home[0], board.keep) == (1, keep)
