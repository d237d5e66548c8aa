"""Cards (chapter 4), the turn and new problems (5)."""

from __future__ import annotations

from coven.games.the_witches.components import CARDS
from coven.testkit import cites

from .scenes import Board

TOWN = {"lancre_town.1": "fever", "lancre_town.2": "death", "lancre_town.3": "?hiver"}


@cites("E2", "4.5", "4.6", "5.2", "5.3", "5.4")
def test_a_crisis_in_slice_and_the_broken_limb_in_razorback() -> None:
    board = Board(
        turn=True,
        next="broken_limb",
        problems={"slice": "fever"},
        deck="igor_scraps mrs_gogol",
    )
    assert (board.crises_at("slice"), board.state.crises) == (1, 11)
    assert board.problem_at("razorback") == "broken_limb"
    assert board.discarded() == ["igor_scraps", "mrs_gogol"]


@cites("5.5")
def test_a_problem_with_a_crisis_gets_no_other() -> None:
    board = Board(
        turn=True,
        problems={"slice": "fever"},
        crises={"slice": 1},
        reserve=0,
        deck="igor_scraps mrs_gogol",
    )
    assert board.crises_at("slice") == 1
    assert board.problem_at("razorback") is not None
    assert not board.state.over


@cites("5.3", "3.6")
def test_a_hard_problem_comes_face_down() -> None:
    board = Board(turn=True, placed=2, next="hiver", deck="mrs_gogol")
    problem = next(x for x in board.sees(0)["spaces"] if x["id"] == "razorback")["problem"]
    assert problem == {"hard": True, "open": False, "looked": False, "crises": 0}
    board.expect_unknown(0, "hiver")


@cites("5.6", "R9")
def test_in_the_town_a_problem_takes_an_empty_space() -> None:
    board = Board(
        turn=True,
        problems={"lancre_town.1": "fever"},
        at={1: "lancre_town.2"},
        next="sick_pig",
        deck="fool",
    )
    assert board.problem_at("lancre_town.3") == "sick_pig"


@cites("5.7")
def test_in_a_full_town_the_active_player_chooses_the_crisis() -> None:
    board = Board(
        turn=True,
        problems=TOWN,
        crises={"lancre_town.1": 1},
        deck="fool mrs_gogol",
        hands={0: "oats"},
    )
    board.expect_options(0, ["crisis lancre_town.2", "crisis lancre_town.3"])
    board.expect_refused(0, "crisis lancre_town.1", rule="5.5")
    board.expect_refused(0, "crisis slice", rule="5.7")
    board.play(0, "crisis lancre_town.3")
    assert board.crises_at("lancre_town.3") == 1
    assert board.problem_at("razorback") is not None


@cites("5.7")
def test_a_full_town_of_crises_is_passed_over() -> None:
    board = Board(
        turn=True,
        problems=TOWN,
        crises=dict.fromkeys(TOWN, 1),
        deck="fool mrs_gogol",
    )
    assert [board.crises_at(space) for space in TOWN] == [1, 1, 1]
    assert board.problem_at("razorback") is not None


@cites("5.8")
def test_a_witch_in_a_full_town_keeps_the_crisis_away() -> None:
    board = Board(
        turn=True,
        problems={"lancre_town.1": "fever", "lancre_town.2": "death"},
        at={1: "lancre_town.3"},
        deck="fool mrs_gogol",
    )
    assert board.state.crises == 12
    assert board.problem_at("razorback") is not None


@cites("5.8", "R8")
def test_where_a_witch_stands_no_problem_comes() -> None:
    board = Board(turn=True, at={1: "slice"}, deck="igor_scraps mrs_gogol")
    assert board.problem_at("slice") is None
    assert board.problem_at("razorback") is not None
    assert board.state.crises == 12


@cites("5.9", "12.1")
def test_no_crisis_left_is_the_end_and_the_problem_stays_out() -> None:
    board = Board(turn=True, problems={"slice": "fever"}, reserve=0, deck="igor_scraps")
    board.expect_over("crises", ranking=[2, 2])
    assert board.state.next == 0


@cites("5.4")
def test_a_chain_of_crises() -> None:
    board = Board(
        turn=True,
        problems={"slice": "fever", "razorback": "death", "mad_wolf": "sick_pig"},
        deck="igor_scraps mrs_gogol magrat_2 casanunda",
    )
    assert [board.crises_at(x) for x in ("slice", "razorback", "mad_wolf")] == [1, 1, 1]
    assert board.problem_at("copperhead") is not None


@cites("5.10", "12.3")
def test_the_turn_of_the_last_problem_is_the_last() -> None:
    board = Board(turn=True, placed=15, next="fever", deck="mrs_gogol")
    assert board.state.next == 16
    board.play(0, "stay", "stay")
    assert board.state.over


@cites("5.1", "11.1")
def test_a_turn_is_a_problem_two_movements_and_cards_and_then_it_is_the_next_players() -> None:
    board = Board(turn=True, deck="mrs_gogol")
    assert board.problem_at("razorback") is not None
    board.play(0, "stay", "stay")
    assert len(board.hand(0)) == 3
    assert board.state.active == 1
    board.expect_refused(0, "stay", rule="5.1", because="not-your-turn")


@cites("4.3", "R10")
def test_before_the_problem_comes_a_crisis_can_be_helped() -> None:
    board = Board(
        turn=True,
        problems={"slice": "fever", "razorback": "death"},
        crises={"razorback": 1},
        reserve=0,
        hands={0: "shawn_ogg"},
        deck="igor_scraps casanunda",
    )
    board.expect_options(0, ["turn-card", "play shawn_ogg"])
    board.play(0, "play shawn_ogg", "soothe razorback", "turn-card")
    assert not board.state.over
    assert board.crises_at("slice") == 1


@cites("R10")
def test_without_a_crisis_on_the_map_or_with_many_left_nobody_is_asked_before_a_problem() -> None:
    board = Board(turn=True, hands={0: "shawn_ogg nanny_1"}, deck="mrs_gogol", reserve=2)
    board.expect_prompt(0, "prompt-move-first")
    many = Board(
        turn=True,
        problems={"slice": "fever"},
        crises={"slice": 1},
        hands={0: "shawn_ogg"},
        deck="mrs_gogol",
    )
    many.expect_prompt(0, "prompt-move-first")


@cites("R11")
def test_if_all_cards_of_free_areas_are_in_hands_the_problem_finds_a_place_all_the_same() -> None:
    held = [card.id for card in CARDS if card.area != "slice"]
    board = Board(
        turn=True,
        at={1: "slice"},
        hands={0: " ".join(held[:26]), 1: " ".join(held[26:])},
        next="fever",
    )
    assert board.problem_at("lancre_castle.1") == "fever"


@cites("R12", "11.5")
def test_the_discards_become_the_deck_and_without_cards_nothing_is_drawn() -> None:
    others = " ".join(card.id for card in CARDS if card.id not in ("fool", "oats"))
    board = Board(hands={1: others}, discard="fool oats", left=1)
    board.play(0, "stay")
    assert board.hand(0) == ["oats", "fool"]
    assert any(event.key == "log-reshuffle" for event in board.told)


@cites("4.1", "4.2")
def test_a_card_is_played_for_one_thing_only() -> None:
    board = Board(at={0: "slice"}, hands={0: "greebo casanunda"})
    board.play(0, "broom casanunda", "fly dancers")
    assert board.hand(0) == ["greebo"]
    board.expect_refused(0, "play casanunda", rule="4.1")
