"""Teams (chapter 12). Blue (0) plays with red (2), yellow (1) with green (3)."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import GAME, Board, Where

OUTSIDE: dict[Where, str] = {10: "BR", 12: "YG"}
HANDS = {0: "W1 W2 TM5", 1: "W3 W3 W3", 2: "TM1 TM2 TM5", 3: "W4 W4 W4"}


def teams(seats: int = 4, **scene: Any) -> Board:
    """Returns a team game in blue's turn."""
    ready = {"wizards": OUTSIDE, "hands": HANDS, "teams": True}
    return Board(seats, **{**ready, **scene})


@cites("12.1", "R61")
@pytest.mark.parametrize(("seats", "partners"), [(4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])])
def test_partners_sit_opposite_each_other(seats: int, partners: list[int]) -> None:
    for game in ("basic", "masters"):
        view = Board(seats, teams=True, game=game).sees(None)
        assert view["teams"]
        assert view["partner"] == partners


@cites("12.1")
def test_without_teams_nothing_can_be_exchanged() -> None:
    board = Board(4, hands=HANDS, full={0: 3, 2: 2})
    for move in ("ask-card", "give-bottles 1"):
        board.expect_refused(0, move, rule="12.1", because="refuse-no-teams")
    board.expect_refused(2, "offer-card TM1", rule="12.1", because="refuse-no-teams")


@cites("12.2", "R62")
def test_a_card_asked_for_is_handed_over_and_one_handed_back() -> None:
    board = teams()
    board.play(0, "ask-card")
    board.expect_asked(2)
    board.expect_options(2, ["give-card TM1", "give-card TM2", "give-card TM5", "decline"])
    board.play(2, "give-card TM1")
    board.expect_asked(0)
    board.expect_options(0, ["give-card W1", "give-card W2", "give-card TM1", "give-card TM5"])
    board.play(0, "give-card W2")
    assert board.hand(0) == "W1 TM1 TM5"
    assert board.hand(2) == "W2 TM2 TM5"
    board.expect_can(0, "card TM1")


@cites("12.2")
def test_the_partner_may_offer_a_card_instead() -> None:
    board = teams()
    board.expect_offered(2, ["offer-card TM1", "offer-card TM2", "offer-card TM5"])
    board.expect_refused(2, "offer-card W1", rule="4.2", because="refuse-not-in-hand")
    board.play(2, "offer-card TM2")
    board.expect_options(0, ["take-card", "decline"])
    board.play(0, "take-card", "give-card W1")
    assert (board.hand(0), board.hand(2)) == ("W2 TM2 TM5", "W1 TM1 TM5")


@cites("12.2", "R62")
@pytest.mark.parametrize("how", ["ask-card", "offer-card TM1"])
def test_the_very_same_card_may_be_handed_back(how: str) -> None:
    board = teams()
    board.play(0 if how == "ask-card" else 2, how)
    if how == "ask-card":
        board.play(2, "give-card TM1")
    else:
        board.play(0, "take-card")
    board.play(0, "give-card TM1")
    assert (board.hand(0), board.hand(2)) == ("W1 W2 TM5", "TM1 TM2 TM5")
    board.expect_refused(0, "ask-card", rule="12.2", because="refuse-bargained")


@cites("12.2", "R62")
def test_both_cards_go_face_down() -> None:
    board = teams()
    board.play(0, "ask-card")
    board.play(2, "give-card TM1")
    for seat in (1, 3, None):
        board.expect_unknown(seat, "TM1", "Tower 1", "W1", "Wizard 1")
    board.play(0, "give-card W1")
    for seat in (1, 3, None):
        board.expect_unknown(seat, "TM1", "Tower 1", "W1", "Wizard 1")
    board = teams()
    board.play(2, "offer-card TM1")
    for seat in (0, 1, 3, None):  # nor does the player it is offered to see it
        board.expect_unknown(seat, "TM1", "Tower 1")


@cites("12.2")
@pytest.mark.parametrize("how", ["ask-card", "offer-card TM1"])
def test_a_card_handed_over_has_been_seen(how: str) -> None:
    board = teams()
    board.play(0 if how == "ask-card" else 2, how)
    taker = (2, "give-card TM1") if how == "ask-card" else (0, "take-card")
    assert board.match.why_no_undo(2 - taker[0]) is None
    board.play(*taker)
    refusal = board.match.why_no_undo(taker[0])
    assert refusal is not None
    assert refusal.key == "undo-barrier"


@cites("12.2")
def test_they_may_exchange_once_in_a_turn() -> None:
    board = teams()
    board.play(0, "ask-card")
    board.play(2, "give-card TM1")
    board.play(0, "give-card W2")
    board.expect_refused(0, "ask-card", rule="12.2", because="refuse-bargained")
    board.expect_refused(2, "offer-card TM2", rule="12.2", because="refuse-bargained")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_cannot(0, "ask-card")
    board.play(0, "drop TM1")
    board.expect_asked(1)
    board.expect_can(1, "ask-card")


@cites("R84", "R62")
def test_what_was_declined_does_not_come_again_in_that_turn() -> None:
    board = teams()
    board.play(0, "ask-card")
    board.play(2, "decline")
    board.expect_told("log-decline")
    board.expect_refused(0, "ask-card", rule="R84", because="refuse-declined")
    board.expect_can(2, "offer-card TM1")
    board.play(2, "offer-card TM1")
    board.play(0, "decline")
    board.expect_refused(2, "offer-card TM1", rule="R84", because="refuse-declined")
    assert (board.hand(0), board.hand(2)) == ("W1 W2 TM5", "TM1 TM2 TM5")


@cites("12.2")
def test_the_exchange_is_between_the_active_player_and_the_partner() -> None:
    board = teams()
    board.expect_refused(1, "ask-card", rule="12.2", because="refuse-not-partner")
    board.expect_refused(3, "offer-card W4", rule="12.2", because="refuse-not-partner")
    board.expect_refused(2, "ask-card", rule="12.2", because="refuse-other-way")
    board.expect_refused(0, "offer-card W1", rule="12.2", because="refuse-other-way")
    board.play(0, "ask-card")
    board.expect_refused(0, "card W1", rule="4.9", because="not-your-turn")
    board.expect_refused(2, "card TM1", rule="12.2", because="refuse-exchange")


@cites("12.2")
@pytest.mark.parametrize("played", range(3))
def test_the_exchange_may_come_at_any_time_between_the_cards(played: int) -> None:
    board = teams()
    moves = ["card W1", "wizard 10 0", "card W2", "wizard 11 0"]
    board.play(0, *moves[: 2 * played], "ask-card")
    board.play(2, "give-card TM1")
    board.play(0, "give-card TM1", *moves[2 * played :])
    assert board.on(13) == "B"


@cites("12.2", "R63")
def test_nothing_is_exchanged_in_the_middle_of_a_move() -> None:
    board = teams(full={0: 2, 2: 2})
    board.play(0, "card W1")
    board.expect_refused(0, "ask-card", rule="R63", because="refuse-mid-move")
    board.expect_refused(0, "give-bottles 1", rule="R63", because="refuse-mid-move")
    board.expect_refused(2, "give-bottles 1", rule="R63", because="refuse-mid-move")


@cites("12.3", "R63")
@pytest.mark.parametrize("giver", [0, 2])
def test_partners_may_give_each_other_full_bottles(giver: int) -> None:
    """Full bottles go from either partner to the other; the team's total stays the same."""
    board = teams(full={0: 3, 1: 1, 2: 3})
    before = [board.bottles(c) for c in range(4)]
    gifts = [f"give-bottles {n}" for n in (1, 2, 3)]
    board.expect_can(giver, *gifts)
    board.expect_refused(giver, "give-bottles 4", rule="12.3", because="refuse-few-bottles")
    board.play(giver, "give-bottles 2")
    taker = 2 - giver
    assert board.bottles(giver) == (2, 1, 0)
    assert board.bottles(taker) == (2, 5, 0)
    assert [board.bottles(c) for c in (1, 3)] == [before[1], before[3]]
    board.expect_asked(0)


@cites("R63")
def test_a_given_bottle_is_the_partners_from_then_on() -> None:
    board = teams(full={0: 1, 2: 1})
    board.expect_cannot(0, "cast move_wizard")
    board.play(2, "give-bottles 1")
    board.play(0, "cast move_wizard", "wizard 12 1")
    assert board.bottles(0) == (4, 0, 2)
    assert board.bottles(2) == (4, 0, 0)


@cites("R81")
def test_each_partner_hands_over_bottles_once_in_a_turn() -> None:
    board = teams(full={0: 2, 2: 2})
    board.play(0, "give-bottles 1")
    board.expect_refused(0, "give-bottles 1", rule="R81", because="refuse-gave-bottles")
    board.play(2, "give-bottles 1")
    board.expect_refused(2, "give-bottles 1", rule="R81", because="refuse-gave-bottles")
    board.finish_turn()
    board.finish_turn()
    board.expect_asked(2)
    board.expect_can(2, "give-bottles 1")
    board.expect_can(0, "give-bottles 1")


@cites("12.3")
def test_others_give_no_bottles_in_that_turn() -> None:
    board = teams(full={1: 2, 3: 2})
    for seat in (1, 3):
        board.expect_refused(seat, "give-bottles 1", rule="12.2", because="refuse-not-partner")


@cites("12.4")
def test_partners_are_told_nothing_else() -> None:
    """A seat sees neither its partner's hand nor its partner's legal moves."""
    board = teams(full={0: 2})
    assert board.sees(2)["hand"] == ["TM1", "TM2", "TM5"]
    board.expect_unknown(2, "W1", "W2")
    assert board.sight(2).asked == ()
    other = teams(full={0: 2}, hands={**HANDS, 0: "WD2 W5 E15"})
    assert board.sees(2) == other.sees(2)


@cites("12.5")
def test_you_move_only_your_own_wizards() -> None:
    board = teams()
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 10 0"])
    board.expect_refused(0, "wizard 10 2", rule="5.1", because="refuse-not-yours")


@cites("12.5", "R65")
def test_with_all_your_wizards_home_your_cards_move_your_partners() -> None:
    board = teams(wizards={10: "R", 12: "YG", 15: "R"})
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 10 2", "wizard 15 2"])
    board.play(0, "wizard 15 2")
    assert board.home == [4, 3, 3, 3]
    board.expect_asked(1)  # it ends the turn like one's own


@cites("R65")
def test_spells_reach_everybodys_wizards_anyway() -> None:
    board = teams(full={0: 2})
    board.play(0, "cast move_wizard")
    board.expect_options(0, ["wizard 10 0", "wizard 10 2", "wizard 12 1", "wizard 12 3"])


@cites("12.6", "R64")
def test_who_has_no_empty_bottle_fills_the_partners() -> None:
    board = teams(wizards={12: "YG", 10: "BR"}, hands={**HANDS, 0: "TM3 E33 W1"}, full={0: 4, 2: 1})
    board.play(0, "card TM3", "tower 9")
    assert (board.bottles(0), board.bottles(2)) == ((0, 5, 0), (4, 1, 0))
    board.play(0, "card E33", "tower 7")  # onto blue and red on 10
    board.expect_told("log-imprison", "log-fill")
    assert (board.bottles(0), board.bottles(2)) == ((0, 5, 0), (3, 2, 0))


@cites("12.6", "9.3")
def test_if_neither_has_an_empty_bottle_nothing_is_filled() -> None:
    board = teams(hands={**HANDS, 0: "TM3 W2 W1"}, full={0: 5, 2: 4}, spent={2: 1})
    board.play(0, "card TM3", "tower 9")
    board.expect_told("log-imprison")
    assert (board.bottles(0), board.bottles(2)) == ((0, 5, 0), (0, 4, 1))


@cites("12.7")
@pytest.mark.parametrize(
    ("wizards", "full"),
    [
        ({15: "B", 10: "R", 12: "YG"}, {0: 5, 2: 5}),
        ({15: "B", 12: "YG"}, {0: 5, 2: 4}),
        ({15: "B", 12: "YG"}, {0: 4, 2: 5}),
    ],
)
def test_a_team_with_one_partner_unfinished_is_not_done(
    wizards: dict[Where, str], full: dict[int, int]
) -> None:
    board = teams(wizards=wizards, full=full)
    board.play(0, "card W1", "wizard 15 0")
    assert not board.sees(0)["last_round"]


@cites("12.7", "R66")
def test_when_a_team_has_finished_the_round_is_played_to_its_end() -> None:
    board = teams(wizards={15: "B", 12: "YG"}, full={0: 5, 2: 5}, team_end="round")
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-team-finished")
    for seat in (1, 2, 3):
        board.expect_asked(seat)
        board.finish_turn()
    board.expect_over("finished", ranking=[1, 3, 1, 3])


@cites("12.7")
def test_a_partners_turn_may_finish_the_team() -> None:
    board = teams(
        wizards={15: "B", 12: "YG"},
        hands={**HANDS, 2: "W1 TM2 TM5"},
        full={0: 5, 2: 5},
        active=2,
        team_end="round",
    )
    board.play(2, "card W1", "wizard 15 0")
    board.expect_asked(3)
    board.finish_turn()
    board.expect_over("finished", ranking=[1, 3, 1, 3])


@cites("R66")
@pytest.mark.parametrize(
    ("spent", "ending", "ranking"),
    [
        ({0: 2, 1: 3}, "tie-break", [1, 3, 1, 3]),
        ({0: 2, 2: 2, 3: 3}, "tie-break", [3, 1, 3, 1]),
        ({0: 2, 3: 2}, "shared", [1, 1, 1, 1]),
    ],
)
def test_of_two_finished_teams_the_full_bottles_of_both_partners_decide(
    spent: dict[int, int], ending: str, ranking: list[int]
) -> None:
    board = teams(
        wizards={15: "B", 14: "Y"},
        towers={12: (1,)},
        hands={**HANDS, 1: "W5 W3 W3"},
        full={seat: 5 - spent.get(seat, 0) for seat in range(4)},
        spent=spent,
        team_end="round",
    )
    board.play(0, "card W1", "wizard 15 0")
    board.play(1, "card W5", "wizard 14 1")
    board.finish_turn()
    board.finish_turn()
    board.expect_over(ending, ranking=ranking)


@cites("12.7")
def test_six_players_make_three_teams() -> None:
    board = Board(
        6, teams=True, wizards={15: "B", 12: "YROP"}, hands={0: "W1 W2 W3"}, full={0: 4, 3: 4}
    )
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("finished")
    places = GAME.ranking(board.state)
    assert places[0] == places[3] == 1
    assert places[1] == places[4] > 1
    assert places[2] == places[5] > 1


@cites("12.1", "13.2")
def test_teams_may_play_as_masters() -> None:
    board = teams(game="masters", spells="move_tower", full={1: 1})
    board.expect_asked(1)
    board.play(1, "cast move_tower", "tower 9")
    board.expect_asked(0)
    board.expect_can(0, "ask-card")
