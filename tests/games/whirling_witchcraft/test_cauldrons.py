"""Passing cauldrons, winners, passing recipes (chapters 8, 9 and 10)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board


@cites("E5", "8.1", "8.2", "8.3")
def test_yennefer_passes_trixie_more_mandrakes_than_fit() -> None:
    """Mandrakes for which Trixie (seat 0) has no room overflow into the circle of Yennefer (seat
    1), to her left."""
    board = Board(
        3, bench={0: "heart mandrake*2"}, cauldron={1: "spider*2 mandrake*4"}, stage="pass"
    )
    assert board.bench(0) == "heart mandrake*4 spider*2"
    assert board.circle(1) == "mandrake*2"
    assert (board.circle(0), board.circle(2)) == ("", "")


@cites("8.3")
def test_overflow_is_counted_for_each_type_by_itself() -> None:
    board = Board(2, bench={1: "heart*3"}, cauldron={0: "heart*2 toad*3"}, stage="pass")
    assert board.circle(0) == "heart*2"
    assert board.bench(1) == "heart*3 toad*3"


@cites("8.1", "R11")
def test_cauldrons_are_passed_at_the_same_time() -> None:
    """What a player receives does not change what she passes on in the same round."""
    board = Board(
        2,
        bench={0: "toad*9", 1: "toad*8"},
        recipes={0: "croak_lore", 1: "warty_brew"},
        cauldron={0: "toad*2"},
        stage="brew",
    )
    board.play(0, "use croak_lore")
    board.play(1, "use warty_brew")
    board.finish()
    assert board.bench(1) == "mandrake toad*9"  # 7 after brewing, and 2 received
    assert board.bench(0) == "mandrake mushroom toad*8"
    assert (board.circle(0), board.circle(1)) == ("", "")


@cites("E6", "9.1", "9.2")
def test_willow_wins_with_six_against_sabrinas_five() -> None:
    board = Board(2, circle={0: "heart*5", 1: "mandrake*4 spider*2"}, stage="pass")
    board.expect_over("tie-break", [2, 1])
    board.expect_scores(1, circle=6)


@cites("9.1")
def test_with_fewer_than_five_the_game_goes_on() -> None:
    board = Board(2, circle={0: "heart*4", 1: "spider*4"}, stage="pass")
    assert board.stage == "study"
    board = Board(3, circle={0: "heart*5", 1: "spider*4"}, stage="pass")
    board.expect_over("won", [1, 2, 3])
    board.expect_refused(0, "finish", rule="9.1", because="game-over")


@cites("9.3", "R24")
@pytest.mark.parametrize(
    ("circle", "bench", "ending", "ranking"),
    [
        ({0: "heart*5", 1: "heart*4 toad"}, {}, "tie-break", [2, 1]),
        ({0: "heart*4 toad", 1: "spider toad*4"}, {0: "toad"}, "tie-break", [2, 1]),
        ({0: "heart*4 toad", 1: "spider toad*4"}, {0: "toad", 1: "toad*2"}, "tie-break", [1, 2]),
        ({0: "heart*4 toad", 1: "spider*6"}, {1: "toad*9"}, "tie-break", [2, 1]),
    ],
)
def test_equal_circles_are_decided_by_types_then_by_the_emptier_workbench(
    circle: dict[int, str], bench: dict[int, str], ending: str, ranking: list[int]
) -> None:
    Board(2, circle=circle, bench=bench, stage="pass").expect_over(ending, ranking)


@cites("9.3")
def test_the_workbench_is_counted_after_receiving() -> None:
    board = Board(
        2,
        circle={0: "toad*5", 1: "toad*5"},
        bench={0: "heart"},
        cauldron={0: "spider*2"},
        stage="pass",
    )
    board.expect_over("tie-break", [1, 2])


@cites("9.4")
def test_players_equal_in_everything_share_the_victory() -> None:
    board = Board(
        3,
        circle={0: "toad*5", 1: "heart*5", 2: "toad*4"},
        bench={0: "toad", 1: "heart"},
        stage="pass",
    )
    board.expect_over("shared", [1, 1, 3])


@cites("R24")
def test_players_below_the_threshold_are_ranked_in_the_same_way() -> None:
    board = Board(
        4,
        circle={0: "toad*2", 1: "heart*5", 2: "toad heart", 3: "toad*2"},
        bench={3: "toad"},
        stage="pass",
    )
    board.expect_over("won", [3, 1, 2, 4])


@cites("R23")
def test_a_circle_that_is_full_early_wins_only_when_winners_are_checked() -> None:
    board = Board(
        2, characters="unstoppable", bench={0: "toad*9"}, circle={1: "heart*4"}, stage="begin"
    )
    board.play(0, "gather toad")
    assert board.circle(1) == "heart*4 toad*3"
    assert board.stage == "study"
    board.quiet_round()
    board.expect_over("won", [2, 1])


@cites("R25")
@pytest.mark.parametrize(("threshold", "over"), [("5", True), ("7", True), ("10", False)])
def test_longer_games_have_a_higher_threshold(threshold: str, over: bool) -> None:
    board = Board(2, circle={0: "heart*8"}, stage="pass", threshold=threshold)
    assert board.state.over == over


@cites("10.1", "10.2", "10.3")
def test_hands_go_to_the_left_and_everybody_draws_up_to_four() -> None:
    hands = {
        0: "mushroom_flood spider_quake toad_tornado nature_rite",
        1: "growth_rite creature_rite shadow_curse summon_secrets",
        2: "void_storm lost_arcana web_lore spore_lore",
    }
    board = Board(3, hands=hands, top="love_charm fear_charm sleep_charm")
    board.quiet_round("mushroom_flood", "growth_rite", "web_lore")
    assert board.sees(None)["round"] == 2
    # Drawn in order of initiative: web_lore 8, growth_rite 32, mushroom_flood 46.
    assert board.hand(1) == "fear_charm nature_rite spider_quake toad_tornado"
    assert board.hand(2) == "summon_secrets shadow_curse love_charm creature_rite"
    assert board.hand(0) == "void_storm lost_arcana spore_lore sleep_charm"
    board.expect_asked(0, 1, 2)


@cites("10.4", "R26")
def test_when_the_deck_runs_short_the_lowest_initiative_draws_first() -> None:
    hands = {0: "mushroom_flood spider_quake", 1: "growth_rite creature_rite"}
    board = Board(2, hands=hands, deck="love_charm")
    board.quiet_round("mushroom_flood", "growth_rite")
    assert board.hand(0) == "creature_rite"
    assert board.hand(1) == "love_charm spider_quake"
    assert board.sees(None)["deck"] == 0


@cites("10.4", "11.2", "R26", "R29")
def test_hands_discarded_by_initiates_become_the_new_deck() -> None:
    """WW15: an Initiate draws before she discards, so she never gets her own old hand back; the
    other Initiate may get it."""
    hands = {0: "mushroom_flood spider_quake", 1: "growth_rite creature_rite"}
    board = Board(2, hands=hands, deck="love_charm fear_charm sleep_charm")
    told = board.play(0, "redraw")
    assert board.hand(0) == "sleep_charm fear_charm love_charm"
    assert told[-1].endswith("draws 3 new recipes.")
    assert (board.sees(None)["deck"], board.sees(None)["discard"]) == (0, 2)
    told = board.play(1, "redraw")
    assert board.hand(1) == "mushroom_flood spider_quake"
    board.expect_told("log-reshuffle", "log-redraw")
    assert (board.sees(None)["deck"], board.sees(None)["discard"]) == (0, 2)


@cites("11.2", "R29")
def test_an_initiate_keeps_her_hand_when_there_is_nothing_to_draw() -> None:
    """WW15: without deck and discard pile, a new hand is refused by 11.2."""
    board = Board(2, hands={0: "void_storm", 1: "web_lore"}, deck="")
    board.expect_refused(0, "redraw", rule="11.2", because="refuse-redraw-empty")


@cites("R26")
def test_a_player_with_an_empty_hand_plays_no_recipe_and_still_brews() -> None:
    board = Board(
        2, hands={0: "mushroom_flood", 1: ""}, recipes={1: "void_storm"}, deck="", bench={}
    )
    board.expect_asked(0)
    board.expect_refused(1, "play void_storm", rule="5.1", because="refuse-no-hand")
    board.study("mushroom_flood")
    board.play(1, "use void_storm")
    board.finish()
    assert board.bench(0) == "mushroom spider toad"
    assert board.stage == "brewing"


@cites("10.5", "R27")
def test_after_three_rounds_without_recipes_the_circles_are_compared() -> None:
    board = Board(2, hands={0: "", 1: ""}, deck="", circle={0: "toad*2", 1: "toad heart"})
    for expected in (1, 2, 3):
        assert board.state.round == expected
        board.finish()
    board.expect_over("exhausted", [2, 1])
    board.expect_told("log-exhausted", "log-won-types")


@cites("10.3", "10.5", "R27")
def test_without_recipes_in_hand_the_game_goes_on_while_somebody_brews() -> None:
    """WW14: without recipes in any hand, rounds go on until a brew wins the game."""
    board = Board(
        2,
        hands={0: "", 1: ""},
        deck="",
        bench={1: "mushroom*5 spider*5 toad*5"},
        recipes={0: "void_storm"},
        stage="study",
    )
    while not board.state.over:
        board.play(0, "use void_storm")
        board.finish()
    board.expect_over("won", [1, 2])
    assert board.state.round == 6
    board.expect_told("log-won")


@cites("10.5", "R27")
def test_the_game_does_not_stop_while_the_unstoppable_gathers() -> None:
    """WW14: without recipes in any hand, rounds go on until the Unstoppable has gathered enough to
    win."""
    board = Board(2, characters="unstoppable", hands={0: "", 1: ""}, deck="", stage="begin")
    while not board.state.over:
        board.play(0, "gather toad")
        board.finish()
    board.expect_over("won", [2, 1])
    assert board.circle(1) == "toad*6"
    assert board.state.round == 5


@cites("9.1", "9.2", "9.3", "9.4")
@pytest.mark.parametrize(
    ("circle", "bench", "told"),
    [
        ({0: "heart*5"}, {}, "log-won"),
        ({0: "heart*6", 1: "heart*5"}, {}, "log-won-most"),
        ({0: "heart*5", 1: "heart*4 toad"}, {}, "log-won-types"),
        ({0: "heart*5", 1: "toad*5"}, {0: "toad"}, "log-won-bench"),
        ({0: "heart*5", 1: "toad*5"}, {}, "log-shared"),
    ],
)
def test_the_log_says_who_has_won_and_what_decided(
    circle: dict[int, str], bench: dict[int, str], told: str
) -> None:
    """WW16: the log names the winner and, after a tie, what broke it."""
    board = Board(2, circle=circle, bench=bench, stage="brew")
    board.finish()
    board.expect_told(told)
