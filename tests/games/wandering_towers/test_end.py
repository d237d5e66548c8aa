"""The aim (chapter 2) and the end of the game (chapter 11)."""

from __future__ import annotations

import pytest

from coven.games.wandering_towers.components import MOST_ROUNDS
from coven.testkit import cites

from .scenes import Board


@cites("2.1", "11.1")
def test_all_wizards_home_is_not_enough() -> None:
    board = Board(2, wizards={15: "B", 10: "YY"}, hands={0: "W1 W2 TM5"}, full={0: 5})
    board.play(0, "card W1", "wizard 15 0")
    assert (board.home[0], board.bottles(0)) == (5, (1, 5, 0))
    assert not board.sees(0)["last_round"]
    board.finish_turn()
    board.expect_asked(0)


@cites("2.1", "11.1")
def test_all_bottles_full_is_not_enough() -> None:
    board = Board(2, wizards={12: "Y", 10: "B"}, hands={0: "TM3 W2 W5"}, full={0: 5})
    board.play(0, "card TM3", "tower 9")
    assert board.bottles(0) == (0, 6, 0)
    assert not board.sees(0)["last_round"]


@cites("11.1", "11.3")
def test_the_end_comes_with_the_last_wizard_when_the_bottles_are_full() -> None:
    """When the first player finishes, the other one still has a turn in this round."""
    board = Board(2, wizards={15: "B", 10: "YY"}, hands={0: "W1 W2 TM5"}, full={0: 6})
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-finished")
    board.expect_asked(1)
    board.finish_turn()
    board.expect_over("finished", ranking=[1, 2])


@cites("11.1", "11.3")
def test_the_end_comes_with_the_last_bottle_when_the_wizards_are_home() -> None:
    """Filling the last bottle finishes, but the turn goes on, because no wizard went home."""
    board = Board(2, wizards={12: "YY"}, hands={0: "TM3 W2 TM5"}, full={0: 5})
    board.play(0, "card TM3", "tower 9")
    board.expect_told("log-fill", "log-finished")
    board.expect_asked(0)
    board.play(0, "card TM5", "tower 1", "end-turn")
    board.expect_asked(1)
    board.finish_turn()
    board.expect_over("finished", ranking=[1, 2])


@cites("11.2")
@pytest.mark.parametrize(("full", "spent"), [(0, 6), (3, 3), (6, 0)])
def test_bottles_spent_on_spells_count_as_filled(full: int, spent: int) -> None:
    board = Board(
        2,
        wizards={15: "B", 10: "YY"},
        hands={0: "W1 W2 TM5"},
        full={0: full},
        spent={0: spent},
    )
    board.play(0, "card W1", "wizard 15 0")
    assert board.sees(1)["last_round"]


@cites("11.3")
@pytest.mark.parametrize("finisher", range(4))
def test_the_round_is_played_to_its_end(finisher: int) -> None:
    """All players have had the same number of turns; after the last seat's turn the game is
    over."""
    letter = "BYRG"[finisher]
    rest = "BYRG".replace(letter, "")
    board = Board(
        4,
        wizards={15: letter, 10: rest},
        hands={finisher: "W1 W2 TM5"},
        full={finisher: 5},
        active=finisher,
        round=3,
    )
    board.play(finisher, "card W1", f"wizard 15 {finisher}")
    for seat in range(finisher + 1, 4):
        board.expect_asked(seat)
        board.finish_turn()
    board.expect_over("finished")
    assert board.state.turns == 12


@cites("11.3")
def test_a_round_begins_with_the_first_player_whoever_that_is() -> None:
    board = Board(3, first_player="random", seed=1)
    start = board.state.start
    assert start != 0, "the seed should let another begin"
    last = (start - 1) % 3
    board = Board(
        3,
        first_player="random",
        seed=1,
        wizards={15: "BYR"[last], 10: "BYR".replace("BYR"[last], "")},
        hands={last: "W1 W2 TM5"},
        full={last: 5},
        active=last,
    )
    board.play(last, "card W1", f"wizard 15 {last}")
    board.expect_over("finished")


@cites("11.4", "R55")
def test_a_lone_finisher_wins_however_few_bottles_are_left() -> None:
    board = Board(2, wizards={15: "B", 10: "Y"}, hands={0: "W1 W2 TM5"}, full={1: 5}, spent={0: 6})
    board.play(0, "card W1", "wizard 15 0")
    board.finish_turn()
    board.expect_over("finished", ranking=[1, 2])


@cites("11.4")
@pytest.mark.parametrize(("blue", "yellow", "ranking"), [(6, 4, [1, 2]), (2, 3, [2, 1])])
def test_of_several_the_one_with_the_most_full_bottles_wins(
    blue: int, yellow: int, ranking: list[int]
) -> None:
    board = Board(
        2,
        wizards={15: "B", 14: "Y"},
        towers={12: (1,)},
        hands={0: "W1 W2 TM5", 1: "W5 W2 TM5"},
        full={0: blue, 1: yellow},
        spent={0: 6 - blue, 1: 6 - yellow},
    )
    board.play(0, "card W1", "wizard 15 0")
    assert board.keep == 3
    board.play(1, "card W5", "wizard 14 1")
    board.expect_over("tie-break", ranking=ranking)


@cites("11.5")
def test_if_they_are_equal_in_this_too_they_share_the_victory() -> None:
    board = Board(
        3,
        wizards={15: "B", 14: "Y", 10: "R"},
        towers={12: (1,)},
        hands={0: "W1 W2 TM5", 1: "W5 W2 TM5"},
        full={0: 3, 1: 3, 2: 4},
        spent={0: 2, 1: 2},
    )
    board.play(0, "card W1", "wizard 15 0")
    board.play(1, "card W5", "wizard 14 1")
    board.finish_turn()
    board.expect_over("shared", ranking=[1, 1, 3])
    shares = [event.args["seat"] for event in board.told if event.key == "log-shares"]
    assert shares == [0, 1], "the log names everybody who shares the victory"


@cites("11.6")
def test_anyone_may_look_into_the_keep_at_any_time() -> None:
    board = Board(3, wizards={15: "BB", 10: "YYY", 12: "R"})
    for seat in (0, 1, 2, None):
        assert board.sees(seat)["home"] == [2, 1, 3]


@cites("R54")
def test_the_round_is_the_last_one_also_when_the_end_comes_in_anothers_turn() -> None:
    board = Board(
        3,
        wizards={15: "R", 10: "BY"},
        full={1: 2, 2: 5},
        active=1,
    )
    board.play(1, "cast move_wizard", "wizard 15 2")
    board.expect_asked(2)
    board.finish_turn()
    board.expect_over("finished", ranking=[3, 2, 1])


@cites("R54")
def test_a_player_who_finishes_after_his_turn_of_the_last_round_has_no_other_turn() -> None:
    board = Board(3, wizards={15: "B", 10: "YR"}, full={1: 2, 0: 5}, active=1, round=2)
    board.play(1, "cast move_wizard", "wizard 15 0")
    board.expect_asked(2)
    board.finish_turn()
    board.expect_over("finished")


@cites("R55")
def test_who_has_not_finished_cannot_win_with_bottles() -> None:
    board = Board(
        2, wizards={15: "B", 10: "Y"}, hands={0: "W1 W2 TM5"}, full={0: 1, 1: 6}, spent={0: 5}
    )
    board.play(0, "card W1", "wizard 15 0")
    board.finish_turn()
    board.expect_over("finished", ranking=[1, 2])


@cites("R56")
def test_a_player_with_all_wizards_home_plays_on_with_towers() -> None:
    board = Board(2, wizards={10: "YY"}, hands={0: "TM3 W2 E22"})
    board.play(0, "card W2")
    board.expect_told("log-idle")
    board.play(0, "card E22")
    board.expect_options(0, [f"tower {tower}" for tower in range(1, 10)])
    board.play(0, "tower 8")
    assert board.bottles(0) == (5, 1, 0)


@cites("R57")
def test_when_all_are_home_and_nobody_has_finished_the_game_ends_at_once() -> None:
    board = Board(2, wizards={15: "B"}, hands={0: "W1 W2 TM5"}, full={0: 3, 1: 2})
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("all-home", ranking=[1, 2])


@cites("R57")
@pytest.mark.parametrize(
    ("full", "spent", "ranking"),
    [
        ((3, 1), (0, 3), [2, 1]),  # spent ones count for the sum
        ((1, 3), (2, 0), [2, 1]),  # equal sums: more unspent
        ((2, 2), (1, 1), [1, 1]),
    ],
)
def test_if_nobody_has_finished_wizards_home_and_bottles_filled_decide_then_full_bottles(
    full: tuple[int, int], spent: tuple[int, int], ranking: list[int]
) -> None:
    board = Board(
        2,
        wizards={15: "B"},
        hands={0: "W1 W2 TM5"},
        full=dict(enumerate(full)),
        spent=dict(enumerate(spent)),
    )
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("all-home", ranking=ranking)


@cites("R57", "11.3")
def test_with_a_finisher_the_round_goes_on_though_all_are_home() -> None:
    board = Board(3, wizards={15: "B"}, hands={0: "W1 W2 TM5"}, full={0: 5})
    board.play(0, "card W1", "wizard 15 0")
    for seat in (1, 2):
        board.expect_asked(seat)
        board.finish_turn()
    board.expect_over("finished", ranking=[1, 2, 2])


@cites("R80")
def test_a_game_that_nobody_finishes_ends_after_sixty_rounds() -> None:
    assert MOST_ROUNDS == 60
    board = Board(2, wizards={10: "BY", 12: "YB"}, full={0: 1}, spent={1: 2}, round=60)
    board.finish_turn()
    board.expect_asked(1)
    board.finish_turn()
    board.expect_over("long", ranking=[2, 1])


@cites("R80")
def test_before_the_sixtieth_round_is_over_the_game_goes_on() -> None:
    board = Board(2, wizards={10: "BY", 12: "YB"}, round=59)
    board.finish_turn()
    board.finish_turn()
    board.expect_asked(0)


@cites("11.3")
def test_after_the_end_nothing_can_be_done() -> None:
    board = Board(2, wizards={15: "B"}, hands={0: "W1 W2 TM5"})
    board.play(0, "card W1", "wizard 15 0")
    for seat in (0, 1):
        board.expect_refused(seat, "refresh", rule="11.3", because="game-over")
        assert board.options(seat) == []
