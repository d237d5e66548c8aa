"""Every choice of every option, and combinations that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from coven.core import BadOptions
from coven.games import package_of
from coven.testkit import cites
from coven.text import LOCALES, Speaker

from .scenes import EIGHT, GAME, Board


@cites("R10", "4.3")
@pytest.mark.parametrize("dead_cards", ["always", "only-if-none"])
def test_dead_cards_always_or_only_if_no_other_would_work(dead_cards: str) -> None:
    board = Board(
        2,
        towers={10: (1,)},
        wizards={10: "B", 12: "Y"},
        hands={0: "W1 W2 TM5"},
        dead_cards=dead_cards,
    )
    if dead_cards == "always":
        board.expect_can(0, "card W1", "card W2", "card TM5")
        return
    board.expect_options(0, ["card TM5", "refresh"])
    board.expect_refused(0, "card W1", rule="R10", because="refuse-dead-card")
    board.play(0, "card TM5", "tower 9")
    board.expect_options(0, ["card W1", "card W2", "drop W1", "drop W2"])  # both are dead


@cites("R10", "4.4")
def test_the_option_about_dead_cards_holds_for_the_second_card_too() -> None:
    board = Board(
        2,
        towers={10: (1,)},
        wizards={10: "B", 12: "Y"},
        hands={0: "W1 E33 TM5"},
        dead_cards="only-if-none",
    )
    board.play(0, "card TM5", "tower 9")
    board.expect_options(0, ["card E33", "drop E33"])
    board.expect_refused(0, "card W1", rule="R10", because="refuse-dead-card")
    board.expect_refused(0, "drop W1", rule="R10", because="refuse-dead-card")


@cites("R43", "10.4")
@pytest.mark.parametrize("entry", ["ends", "goes-on"])
def test_a_spell_on_anothers_wizard_ends_the_turn_or_does_not(entry: str) -> None:
    board = Board(
        2,
        wizards={15: "Y", 10: "B", 12: "Y"},
        hands={0: "W1 W2 TM5"},
        full={0: 2},
        entry_of_other=entry,
    )
    board.play(0, "cast move_wizard", "wizard 15 1")
    assert board.keep == 1
    assert board.active == (1 if entry == "ends" else 0)
    if entry == "goes-on":
        board.expect_can(0, "card W1")


@cites("R43", "10.4")
def test_a_spell_on_ones_own_wizard_ends_the_turn_in_any_case() -> None:
    board = Board(2, wizards={15: "B", 10: "BY"}, full={0: 2}, entry_of_other="goes-on")
    board.play(0, "cast move_wizard", "wizard 15 0")
    assert board.active == 1


@cites("R73")
@pytest.mark.parametrize("entry", ["goes-on", "ends"])
@pytest.mark.parametrize("moment", ["before", "played", "piece"])
def test_an_entry_by_anothers_spell_ends_the_turn_or_does_not(entry: str, moment: str) -> None:
    board = Board(
        2,
        wizards={15: "Y", 10: "BB", 12: "Y"},
        hands={0: "W1 W2 TM5"},
        full={1: 4},
        game="masters",
        spells="move_wizard",
        entry_by_other=entry,
        top="W5 W5",
    )
    for step in {"before": (), "played": ("card W1",), "piece": ("card W1", "wizard 10 0")}[moment]:
        board.all_pass()
        board.play(0, step)
    board.play(1, "cast move_wizard", "wizard 15 1")
    assert board.active == (1 if entry == "ends" else 0)
    board.all_pass()
    walked = entry == "goes-on" and moment == "piece"
    assert board.on(11) == ("B" if walked else "")
    if entry == "ends":
        assert len(board.hand(0).split()) == 3
        assert len(board.sees(0)["discard"]) == (0 if moment == "before" else 1)


@cites("R68", "13.3")
@pytest.mark.parametrize("limit", ["player", "table"])
def test_one_spell_in_an_action_for_each_player_or_for_the_table(limit: str) -> None:
    board = Board(
        3,
        wizards={10: "B", 12: "YR"},
        hands={0: "W1 W2 TM5"},
        full={0: 2, 1: 2, 2: 1},
        game="masters",
        spells="move_tower headwind_tower",
        spells_per_action=limit,
    )
    board.play(0, "pass")
    board.play(1, "cast move_tower", "tower 9")
    if limit == "player":
        board.play(1, "pass")
        board.expect_asked(0)
        board.expect_can(0, "cast move_tower", "cast headwind_tower")
    else:
        board.expect_options(1, ["pass", "cast move_tower"])  # yellow may repeat it (13.7)
        board.play(1, "pass")
        board.expect_refused(0, "cast headwind_tower", rule="R68", because="refuse-spell-used")
        board.play(0, "card W1", "wizard 10 0")
        board.expect_can(0, "pass", "cast move_tower")  # the spell of the second action


@cites("R66", "12.7")
@pytest.mark.parametrize("end", ["round", "at-once"])
@pytest.mark.parametrize("by", ["wizard", "bottle"])
def test_a_finished_team_ends_the_round_or_the_game_at_once(end: str, by: str) -> None:
    board = Board(
        4,
        wizards={15: "B", 12: "YG"} if by == "wizard" else {12: "YG"},
        hands={0: "W1 TM3 TM5"},
        full={0: 5, 2: 5 if by == "wizard" else 4},
        teams=True,
        team_end=end,
    )
    board.play(0, *(["card W1", "wizard 15 0"] if by == "wizard" else ["card TM3", "tower 9"]))
    if end == "round":
        assert not board.state.over
        assert board.sees(0)["last_round"]
    else:
        board.expect_over("finished", ranking=[1, 3, 1, 3])


@cites("R76", "15.7")
@pytest.mark.parametrize("bottles", ["full", "empty"])
def test_solo_bottles_are_a_budget_or_a_second_aim(bottles: str) -> None:
    board = Board(1, solo_bottles=bottles)
    assert board.bottles(0) == ((0, 6, 0) if bottles == "full" else (6, 0, 0))
    if bottles == "empty":
        board = Board(
            1, hands={0: "W1 TM3 W2"}, wizards={15: "B"}, solo_bottles="empty", full={0: 5}
        )
        board.play(0, "card W1", "wizard 15 0")
        assert not board.state.over
        board = Board(
            1,
            hands={0: "W1 TM3 W2"},
            wizards={15: "B"},
            solo_bottles="empty",
            full={0: 4},
            spent={0: 2},
        )
        board.play(0, "card W1", "wizard 15 0")
        board.expect_over("solved")


@cites("R76", "15.6")
def test_empty_solo_bottles_are_filled_by_imprisoning() -> None:
    board = Board(
        1,
        hands={0: "TM3 W1 W2"},
        wizards={12: "BB", 14: "B"},
        spells="move_tower",
        solo_bottles="empty",
    )
    board.play(0, "card TM3", "tower 9")
    assert board.bottles(0) == (5, 1, 0)
    board.expect_options(0, ["end-turn", "cast move_tower"])


@cites("R77", "15.5")
@pytest.mark.parametrize("refresh", [True, False])
@pytest.mark.parametrize("seats", [1, 3])
def test_solo_hands_may_be_changed_or_not(refresh: bool, seats: int) -> None:
    game = "basic" if seats == 1 else "cooperative"
    board = Board(seats, hands={0: "W1 W2 W3"}, solo_refresh=refresh, game=game)
    if refresh:
        board.expect_can(0, "refresh")
    else:
        board.expect_refused(0, "refresh", rule="15.5", because="refuse-solo-refresh")


@cites("R77")
def test_forbidding_to_change_the_hand_in_solo_does_not_affect_other_games() -> None:
    Board(2, solo_refresh=False).expect_can(0, "refresh")


@cites("R78", "15.4")
@pytest.mark.parametrize("end", ["thirty", "play-on"])
def test_after_thirty_cards_one_stops_or_plays_on(end: str) -> None:
    board = Board(
        1, hands={0: "W1 W2 W3"}, wizards={10: "BB"}, cards=29, spells="none", solo_end=end
    )
    board.play(0, "card W1", "wizard 10 0")
    assert board.state.over == (end == "thirty")


@cites("R59", "R58")
@pytest.mark.parametrize("memory", ["hidden", "shown"])
def test_what_was_covered_is_shown_to_players_who_want_it(memory: str) -> None:
    board = Board(2, towers={10: (1, 2)}, wizards={10: "BY", "T1": "Y", 12: "B"}, memory=memory)
    for seat in (0, 1):
        seen = board.sees(seat)["spaces"][10]
        if memory == "shown":
            assert seen["floors"] == [[1, 1], [0, 1]]
        else:
            assert "floors" not in seen
    assert "floors" not in board.sees(None)["spaces"][10]


@cites("R7", "3.6")
@pytest.mark.parametrize("first", ["random", "first-seat"])
def test_the_first_player_is_drawn_or_the_first_seat(first: str) -> None:
    starts = {GAME.view(GAME.new(4, {"first-player": first}), None)["start"] for _ in range(40)}
    assert starts == ({0} if first == "first-seat" else {0, 1, 2, 3})


@cites("R53", "3.4", "13.1")
@pytest.mark.parametrize(
    ("seats", "options", "number"),
    [
        (2, {}, 2),
        (2, {"spells": "5"}, 5),
        (2, {"game": "masters"}, 4),
        (2, {"game": "masters", "spells": "8"}, 8),
        (1, {}, 3),
        (1, {"spells": "6"}, 6),
        (1, {"spells": "none"}, 0),
        (3, {"game": "cooperative"}, 3),
        (3, {"game": "cooperative", "spells": "none"}, 0),
    ],
)
def test_how_many_spells_lie_on_the_table(seats: int, options: dict[str, Any], number: int) -> None:
    view = GAME.view(GAME.new(seats, options), None)
    assert len(view["spells"]) == number


@cites("R53", "13.1")
@pytest.mark.parametrize("game", ["basic", "masters", "cooperative"])
def test_spells_may_be_chosen_by_name(game: str) -> None:
    chosen = ["swap_towers", "free_wizard", "piggyback"]
    view = GAME.view(GAME.new(2, {"game": game, "chosen-spells": chosen}), None)
    assert {spell["id"] for spell in view["spells"]} == set(chosen)


@cites("16.2", "R79")
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_cooperative_hands_are_one_open_hand_or_a_hidden_one_each(hands: str) -> None:
    s = GAME.new(3, {"game": "cooperative", "cooperative-hands": hands})
    view = GAME.view(s, None)
    assert view["deck"] == (87 if hands == "open" else 81)
    assert (view["hand"] is None) == (hands == "hidden")


# -- refused options -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (0, {}, "bad-players"),
        (7, {}, "bad-players"),
        (2, {"wings": True}, "bad-option"),
        (2, {"game": "nasty"}, "bad-choice"),
        (2, {"spells": 4}, "bad-choice"),
        (2, {"spells": "9"}, "bad-choice"),
        (4, {"teams": "yes"}, "bad-choice"),
        (2, {"chosen-spells": ["draw_two"]}, "bad-choice"),
        (2, {"chosen-spells": ["move_tower", "move_tower"]}, "bad-choice"),
        (2, {"chosen-spells": "move_tower"}, "bad-choice"),
        (3, {"teams": True}, "bad-option-players"),
        (5, {"teams": True}, "bad-option-players"),
        (1, {"game": "masters"}, "bad-option-players"),
        (1, {"game": "cooperative"}, "bad-option-players"),
        (1, {"cooperative-hands": "hidden"}, "bad-option-players"),
        (2, {"team-end": "round"}, "bad-option-players"),
        (2, {"spells": "none"}, "bad-no-spells"),
        (3, {"spells": "none", "game": "masters"}, "bad-no-spells"),
        (4, {"teams": True, "game": "cooperative"}, "bad-cooperative-teams"),
        (1, {"spells": "none", "chosen-spells": ["move_tower"]}, "bad-chosen-spells"),
    ],
)
def test_impossible_options_are_refused_with_a_sentence_in_every_language(
    seats: int, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(seats, options)
    assert refused.value.text.key == key
    said = [Speaker(package_of(GAME.id), locale).say(refused.value.text) for locale in LOCALES]
    assert len(set(said)) == 3
    assert all(len(sentence) > 10 for sentence in said)


def test_every_option_and_choice_has_a_name_and_an_explanation_in_every_language() -> None:
    for locale in LOCALES:
        speaker = Speaker(package_of(GAME.id), locale)
        for option in GAME.options:
            assert len(speaker.say(f"option-{option.key}")) > 2
            assert len(speaker.say(f"option-{option.key}.about")) > 10


def test_the_eight_spells_can_all_be_chosen() -> None:
    board = Board(2, spells=EIGHT)
    assert board.spells == EIGHT.split()
