"""The aim (chapter 2) and the end of the game (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import Board


def finished(board: Board) -> Board:
    """Ends the game in this position."""
    board.state.turns = 11 * board.state.seats
    board.state.stack = board.state.stack[:1]
    board.settle()
    return board


@cites("12.1", "15.5")
def test_the_game_ends_after_the_last_players_eleventh_turn() -> None:
    board = Board(2, round=11, active=1)
    board.finish_turn()
    assert board.state.over
    board.expect_refused(0, "end-turn", rule="12.1", because="game-over")


@cites("2.1", "12.5")
def test_the_most_points_win() -> None:
    finished(Board(3, score={0: 20, 1: 31, 2: 25})).expect_over("points", [3, 1, 2])


@cites("2.2", "R45")
def test_there_is_no_highest_score() -> None:
    board = Board(doing=("energy", 1), score={0: 149})
    board.play(0, "build tower_ne.forest_n")
    assert board.points() == 150


@cites("2.2")
def test_points_are_marked_at_once() -> None:
    board = Board(doing=("energy", 2))
    board.play(0, "build tower_ne.forest_n")
    assert board.sees(1)["seats"][0]["score"] == 1


@cites("12.2", "12.3", "12.4", "E16")
def test_95_points_in_the_end() -> None:
    board = Board(
        2,
        score={0: 58},
        portals={0: "tower_ne.forest_n"},
        witches={0: "village_n village_e castle_ne castle_se"},
        scrolls={0: "boost-any boost-energy same-forest same-tower mixed-2"},
    )
    s = board.state
    s.owls_left = [4, 2]
    s.owl_tiles = [(7, 5), (7, 6)]
    assert len(s.chips[0]) == 5
    s.scrolls[0] = tuple(sorted(s.scrolls[0]))
    board.settle()
    board.expect_scores(0, track=58, owls=12, chips=10, boosters=4)
    levels = {x["id"]: x["levels"] for x in board.sees(0)["seats"][0]["scrolls"]}
    assert levels == {
        "boost-any": None,
        "boost-energy": None,
        "same-forest": 0,
        "same-tower": 0,
        "mixed-2": 2,
    }
    board = Board(
        2,
        score={0: 58},
        witches={0: "village_n village_e village_s castle_ne"},
        scrolls={0: "boost-any boost-energy same-forest same-castle same-village"},
    )
    board.state.owls_left = [4, 2]
    board.state.owl_tiles = [(7, 5), (7, 6)]
    finished(board)
    board.expect_scores(0, track=58, owls=12, chips=10, boosters=4, prophecies=1 + 3 + 7)
    assert sum(board.game.scores(board.state)[0].values()) == 95


@cites("12.6", "R41")
@pytest.mark.parametrize(
    ("wand", "ranking", "ending"),
    [
        ({0: 3, 1: 5}, [2, 1], "wand"),
        ({0: 22, 1: 22}, [1, 2], "wand"),
        ({1: 22, 0: 22}, [2, 1], "wand"),
        ({1: 7, 0: 7}, [2, 1], "wand"),
        ({}, [1, 1], "shared"),
    ],
)
def test_a_tie_is_broken_on_the_wand(wand: dict[int, int], ranking: list[int], ending: str) -> None:
    """The owl further on wins; on the same space the one that came first; on the handle the victory
    is shared."""
    board = even(wand)
    finished(board).expect_over(ending, ranking)


def even(wand: dict[int, int]) -> Board:
    """Returns a position in which both seats have the same points; `wand`: the space of each seat's
    owl on the wand."""
    board = Board(2, wand=wand)
    totals = [sum(points.values()) for points in board.game.scores(board.state)]
    board.state.score[0] += totals[1] - totals[0]
    return board


@cites("R41")
def test_only_the_best_players_tie_counts() -> None:
    board = Board(3, score={0: 90, 1: 10, 2: 10}, wand={0: 1, 1: 2, 2: 3})
    finished(board)
    assert board.game.ending(board.state) == "points"


@cites("R44")
def test_what_was_taken_openly_is_seen_by_all_and_hands_by_nobody_else() -> None:
    board = Board(2, owls_left=[3, 5], specials="E/W(0,-1)")
    views: list[dict[str, Any]] = [board.sees(viewer) for viewer in (0, 1, None)]
    assert views[0]["seats"] == views[1]["seats"] == views[2]["seats"]
    assert views[0]["seats"][1]["owl_tiles"] == [7, 6]
    assert (len(views[0]["hand"]), len(views[1]["hand"]), views[2]["hand"]) == (5, 5, None)


@cites("R44")
def test_dominoes_piles_and_stacks_are_unknown() -> None:
    board = Board(2)
    hands, decks, stacks, piles = set(), set(), set(), set()
    for seed in range(6):
        other = board.other_world(0, seed)
        assert other.hand[0] == board.state.hand[0]
        hands.add(other.hand[1])
        piles.add(other.pile[0])
        decks.add(tuple(other.deck[: other.deck_left]))
        stacks.add(tuple(other.stack_of_specials[: other.specials_left]))
    assert min(map(len, (hands, decks, stacks, piles))) > 4
