"""Positions from the review of Wandering Towers that were once played wrongly, by finding."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from coven import rulebook
from coven.core import Text, Variant
from coven.games import package_of
from coven.games.wandering_towers.rules.masters import Spellcasting
from coven.games.wandering_towers.state import SURFACES
from coven.testkit import cites
from coven.testkit.scenario import speakers

from .scenes import EIGHT, GAME, Board


def pass_while(board: Board, seat: int) -> None:
    """Lets a seat pass as long as it is asked in a window for spells."""
    while seat in board.state.pending and isinstance(board.state.top, Spellcasting):
        board.play(seat, "pass")


@cites("13.7", "R39")
def test_a_tower_spell_cannot_pay_for_its_own_repetition() -> None:
    """WT2: with one full bottle a spell is cast once, however many bottles it fills."""
    board = Board(
        2,
        game="masters",
        spells="headwind_tower",
        towers={6: (6,), 7: (7,), 9: (9,)},
        wizards={"T4": "Y", "T5": "Y", "T7": "Y", 12: "B"},
        hands={0: "W1 W2 TM5"},
        full={0: 1},
    )
    board.all_pass()
    board.play(0, "cast headwind_tower", "tower 6")
    assert board.bottles(0) == (4, 1, 1)
    board.expect_cannot(0, "cast headwind_tower")
    board.expect_refused(0, "cast headwind_tower", rule="13.7", because="refuse-row-bottles")


@cites("13.7", "R39")
def test_a_row_goes_as_far_as_the_bottles_it_began_with() -> None:
    """WT2: a spell is repeated only as often as the bottles pay that were full when it was first
    cast, also in another player's turn."""
    board = Board(
        2,
        game="masters",
        spells="headwind_tower",
        wizards={"T4": "B", "T5": "B", "T7": "B", 12: "Y"},
        hands={0: "W1 W2 TM5"},
        full={1: 2},
    )
    for tower in (6, 7):
        board.play(1, "cast headwind_tower", f"tower {tower}")
    assert board.bottles(1) == (2, 2, 2)
    board.expect_cannot(1, "cast headwind_tower", "pass")


@cites("12.3", "13.7")
def test_bottles_given_away_cannot_pay_for_a_repetition() -> None:
    """WT2: a player who casts a spell and then gives all other full bottles to the partner cannot
    repeat the spell with bottles that the spell itself has filled."""
    board = Board(
        4,
        teams=True,
        game="masters",
        spells="headwind_tower",
        wizards={"T4": "Y", "T5": "Y", 12: "BG", 13: "R"},
        hands={0: "W1 W2 TM5"},
        full={0: 2},
    )
    board.all_pass()
    board.play(0, "cast headwind_tower", "tower 6", "give-bottles 2")
    assert board.bottles(0)[1] == 0
    assert board.state.row_bottles == 0


@cites("R87", "R82", "14.7")
@pytest.mark.parametrize(
    ("wizards", "at_10", "at_11", "at_12"),
    [
        ({10: "BY", 11: "Y", 13: "R"}, "Y", "Y", "B"),
        ({10: "BYY", 11: "Y", 13: "R"}, "YY", "Y", "B"),
    ],
)
def test_piggyback_carries_only_who_stood_with_the_walker(
    wizards: dict[int | str, str], at_10: str, at_11: str, at_12: str
) -> None:
    """WT7: a wizard whom another spell moves on after a walk takes nobody along from the new
    place."""
    board = Board(
        3,
        game="masters",
        spells=EIGHT,
        wizards=wizards,
        full={1: 1, 2: 2},
        hands={0: "W1 W2 TM5"},
        keep=0,
    )
    board.all_pass()
    board.play(0, "card W1")
    board.all_pass()
    board.play(0, "wizard 10 0")
    pass_while(board, 0)
    board.play(1, "cast piggyback")
    pass_while(board, 0)
    pass_while(board, 1)
    board.play(2, "cast move_wizard", "wizard 10 0")
    board.all_pass()
    assert (board.on(10), board.on(11), board.on(12)) == (at_10, at_11, at_12)


@cites("R87", "R82")
def test_piggyback_is_kept_when_a_tower_carries_both() -> None:
    """WT7: if a tower moves walker and passenger together, the passenger still comes along."""
    board = Board(
        3,
        game="masters",
        spells=EIGHT,
        wizards={"T9": "BY", 13: "R"},
        full={1: 1, 2: 1},
        hands={0: "W1 W2 TM5"},
        keep=0,
    )
    board.all_pass()
    board.play(0, "card W1")
    board.all_pass()
    board.play(0, "wizard 9 0")
    pass_while(board, 0)
    board.play(1, "cast piggyback")
    pass_while(board, 1)
    board.play(2, "cast move_tower", "tower 9")
    board.all_pass()
    assert board.on(12) == "BY"


@cites("12.7")
def test_a_team_game_ends_as_soon_as_a_team_has_finished() -> None:
    """WT6: by default a team game ends as soon as both partners have finished, in the middle of a
    round; the log names the team."""
    board = Board(
        4,
        teams=True,
        wizards={15: "B", 10: "Y", 12: "G"},
        full={0: 5, 2: 5},
        hands={0: "W1 W2 TM5"},
        keep=0,
        round=7,
    )
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-team-finished")
    board.expect_over("finished", ranking=[1, 3, 1, 3])


@cites("12.8", "14.7")
def test_two_teams_that_finish_with_one_move_compare_full_bottles() -> None:
    """WT6: if Piggyback brings the last wizards of two teams home at once, the team with more full
    bottles wins."""
    board = Board(
        4,
        teams=True,
        game="masters",
        spells="piggyback",
        wizards={15: "BY"},
        full={0: 5, 1: 5, 2: 5, 3: 4},
        spent={3: 1},
        hands={0: "W1 W2 TM5"},
        keep=0,
    )
    board.play(0, "card W1", "wizard 15 0")
    pass_while(board, 0)
    board.play(1, "cast piggyback")
    board.all_pass()
    board.expect_over("tie-break", ranking=[1, 3, 1, 3])


@cites("R37", "10.3")
def test_a_spell_may_be_cast_between_two_rolls() -> None:
    """WT8: a player may cast a spell after a roll and then decide, seeing what it uncovers, whether
    to roll again."""
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "WD2 W2 TM5"}, full={0: 2}, keep=0)
    board.dice(3, 4)
    board.play(0, "card WD2")
    board.expect_options(0, ["accept", "reroll", "cast move_tower", "cast move_wizard"])
    board.play(0, "cast move_tower", "tower 9")
    board.expect_options(0, ["accept", "reroll"])
    board.play(0, "reroll", "wizard 10 0")
    assert board.on(14) == "B"


@cites("15.8")
def test_alone_no_spell_is_cast_between_two_rolls() -> None:
    """WT8: alone, spells come only after the card, so none is possible between two rolls."""
    board = Board(1, wizards={10: "B"}, hands={0: "WD2 W2 TM5"}, spells="move_tower")
    board.dice(3)
    board.play(0, "card WD2")
    board.expect_options(0, ["accept", "reroll"])
    board.expect_refused(0, "cast move_tower", rule="15.8", because="refuse-card-before-spell")


@cites("R33", "7.6")
def test_a_tower_over_untrodden_ground_may_be_taken_back() -> None:
    """WT4: moving a tower may be undone if nobody has ever stood on the space under it (here 9),
    because nothing came to light."""
    board = Board(2, hands={0: "TM1 W2 TM5"})
    board.play(0, "card TM1", "tower 9")
    assert board.match.why_no_undo(0) is None
    board.undo(0)
    assert board.stack(9) == (9,)


@cites("R33", "7.6")
@pytest.mark.parametrize(("tower", "stays"), [(7, True), (6, False)])
def test_a_tower_over_a_place_where_somebody_has_stood_stays_moved(tower: int, stays: bool) -> None:
    """WT4: moving tower 7 off space 8, where blue once stood, cannot be undone: a player may have
    forgotten that the space is empty. Nobody ever stood under tower 6, so its move can be
    undone."""
    board = Board(
        2,
        wizards={8: "B", 12: "Y"},
        towers={9: (8, 9)},
        hands={0: "W1 TM1 TM2", 1: "TM1 W1 W2"},
    )
    board.play(0, "card W1", "wizard 8 0", "card TM1", "tower 7")
    board.play(1, "card TM1", f"tower {tower}")
    assert (board.match.why_no_undo(1) is not None) == stays


@cites("R33", "7.6")
def test_a_tower_that_uncovers_a_wizard_stays_moved() -> None:
    """WT4: moving a tower cannot be undone if it uncovers a wizard."""
    board = Board(2, wizards={"T8": "Y", 12: "B"}, towers={8: (8, 9)}, hands={0: "TM1 W1 W2"})
    board.play(0, "card TM1", "tower 9")
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"


def test_the_reason_why_a_move_stands_is_true_of_a_question_too() -> None:
    """WT4: the reason why a move cannot be undone also speaks of other players who were asked,
    because perhaps no hidden piece came to light."""
    said = [speaker.say(Text("undo-barrier")) for speaker in speakers(GAME)]
    assert [any(word in s for word in ("another player", "игрокам", "гравцям")) for s in said] == [
        True
    ] * 3


@cites("8.2", "R14")
def test_a_named_piece_stands_while_a_rival_decides_about_it() -> None:
    """WT9: in a game of masters an announcement cannot be taken back under a rival's eyes."""
    board = Board(
        2,
        game="masters",
        spells="move_tower",
        wizards={10: "B", 12: "Y"},
        hands={0: "E51 W2 TM5"},
        full={1: 1},
    )
    board.all_pass()
    board.play(0, "card E51")
    assert board.match.why_no_undo(0) is not None  # yellow is asked about the card
    board.all_pass()
    board.play(0, "wizard 10 0")
    board.expect_asked(1)
    assert board.match.why_no_undo(0) is not None


@cites("8.2", "R14")
def test_a_slip_may_be_taken_back_where_nobody_else_is_asked() -> None:
    """WT9: without masters nobody reacts to the choice of a piece, so it can be undone."""
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "E51 W2 TM5"}, keep=0)
    board.play(0, "card E51", "wizard 10 0")
    assert board.match.why_no_undo(0) is None


@cites("13.7", "R88", "13.4")
def test_a_caster_finishes_the_row_before_others_are_asked() -> None:
    """WT10: after yellow has cast a spell, yellow is asked whether to repeat it before any other
    player is asked, even blue, whose turn it is."""
    board = Board(
        3,
        game="masters",
        spells="move_tower move_wizard",
        wizards={10: "B", 12: "Y", 13: "R"},
        hands={0: "W1 W2 TM5"},
        full={0: 3, 1: 4},
    )
    board.play(0, "pass")
    board.play(1, "cast move_wizard", "wizard 12 1")
    board.expect_prompt(1, "prompt-window-repeat")
    board.expect_options(1, ["pass", "cast move_wizard"])
    board.play(1, "cast move_wizard", "wizard 13 1")
    assert board.on(14) == "Y"
    board.expect_asked(0)


@cites("13.7")
def test_naming_a_piece_ends_a_row() -> None:
    """WT10: after the player whose turn it is has named a piece, the spell that another player cast
    before that moment cannot be repeated."""
    board = Board(
        3,
        game="masters",
        spells="move_tower",
        wizards={10: "B", 12: "Y", 13: "R"},
        hands={0: "W1 W2 TM5"},
        full={1: 3},
    )
    board.all_pass()
    board.play(0, "card W1")
    board.play(1, "cast move_tower", "tower 1", "pass")
    board.play(0, "wizard 10 0")
    board.expect_prompt(1, "prompt-window-after")  # yellow was not asked before the walk


@cites("R84", "12.2")
def test_a_declined_request_is_refused_by_its_own_ruling() -> None:
    """WT11: 12.2 forbids a second exchange, R84 a second request."""
    board = Board(4, teams=True, hands={0: "W1 W2 TM5", 2: "W3 W4 W5"})
    board.play(0, "ask-card")
    board.play(2, "decline")
    board.expect_refused(0, "ask-card", rule="R84", because="refuse-declined")


@cites("10.6", "11.7", "11.8", "12.7", "12.8", "13.3", "14.14")
@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_players_can_read_every_rule_that_the_table_applies(locale: str) -> None:
    """WT12: players can read what was decided in R40, R57, R66, R68, R80 and about prices in
    paragraphs of the rules, and all other decisions as rulings."""
    for number in ("10.6", "11.7", "11.8", "12.7", "12.8", "13.3", "14.14"):
        assert rulebook.paragraph(GAME.id, locale, number), number
    for number in ("R47", "R66", "R68", "R73", "R75", "R81", "R84"):
        assert rulebook.paragraph(GAME.id, locale, number), number


@cites("1.9")
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.key)
def test_variants_are_offered_for_every_number_of_players(variant: Variant) -> None:
    """WT13: team variants are offered to four and six players, solo to one, and all others to two
    to six."""
    assert set(variant.players) in ({1}, {4, 6}, {2, 3, 4, 5, 6})


@cites("15.7")
def test_the_option_of_full_bottles_counts_bottles_not_spells() -> None:
    """WT15: the text of the option speaks of six bottles, and not of spells, which cost different
    numbers of bottles."""
    for speaker, six in zip(
        speakers(GAME), ("six bottles", "шесть колб", "шість колб"), strict=True
    ):
        about = speaker.say("option-solo-bottles.about")
        assert six in about
        assert not any(word in about for word in ("spell", "заклинан"))


@cites("R70", "R23", "13.5")
def test_a_spell_after_an_entry_belongs_to_the_next_turn() -> None:
    """WT26: there is no moment after the action that brings a wizard home, and the ruling says so
    in every language."""
    board = Board(
        3,
        game="masters",
        spells="move_tower",
        wizards={15: "B", 10: "B", 12: "Y", 13: "R"},
        hands={0: "W1 W2 TM5"},
        full={2: 2},
        keep=0,
    )
    board.all_pass()
    board.play(0, "card W1")
    board.all_pass()
    board.play(0, "wizard 15 0")
    board.play(2, "pass")  # before the walk
    assert board.active == 1
    board.expect_prompt(2, "prompt-window-before")
    for locale, words in (
        ("en", "before the next turn"),
        ("ru", "перед следующим ходом"),
        ("uk", "перед наступним ходом"),
    ):
        assert words in (rulebook.paragraph(GAME.id, locale, "R70") or "")


@cites("R55", "11.4")
def test_the_tie_break_says_what_we_add_to_the_rulebook() -> None:
    """WT28: the rules mark as our reading that the tie-break asks for filled bottles."""
    for locale, words in (("en", "we add the bottles"), ("ru", "мы"), ("uk", "ми")):
        assert words in (rulebook.paragraph(GAME.id, locale, "R55") or "")
    readme = resources.files(package_of(GAME.id)).joinpath("README.md").read_text("utf-8")
    (ruling,) = [line for line in readme.splitlines() if line.startswith("**R55**")]
    assert "certain" not in ruling


@cites("1.2", "4.8")
def test_one_thing_has_one_word() -> None:
    """WT31: Ravenskeep is introduced before chapter 6, a hand is swapped, not changed, and there is
    no question for Piggyback, which has no target."""
    assert "Ravenskeep" in (rulebook.paragraph(GAME.id, "en", "1.2") or "")
    assert "chang" not in (rulebook.paragraph(GAME.id, "en", "4.8") or "")
    assert not any(speaker.has("prompt-cast-piggyback") for speaker in speakers(GAME))


@cites("R70", "13.5")
def test_masters_are_told_which_piece_is_about_to_move() -> None:
    """WT16: when players are asked for spells before a piece moves, prompt and log name the wizard
    or tower and say from where to where it will move."""
    board = Board(
        2,
        game="masters",
        spells="move_tower",
        wizards={11: "B", 14: "Y"},
        hands={0: "W1 TM2 TM5"},
        full={1: 1},
    )
    board.all_pass()
    board.play(0, "card W1")
    board.all_pass()
    board.play(0, "wizard 11 0")
    board.expect_told("log-name-wizard")
    prompt = GAME.prompt(board.state, 1)
    assert prompt.key == "prompt-window-wizard"
    assert prompt.args == {"seat": 0, "colour": "colour-0", "from": 11, "to": 12}
    board.all_pass()
    board.play(0, "card TM2")
    board.all_pass()
    board.play(0, "tower 9")
    board.expect_told("log-name-tower")
    prompt = GAME.prompt(board.state, 1)
    assert prompt.key == "prompt-window-tower"
    assert prompt.args == {"seat": 0, "count": 1, "from": 9, "to": 11}


@cites("13.1", "R67")
def test_masters_may_draw_a_single_spell() -> None:
    """WT27: `spells` may be 1, as the rulebook says "as many as you like"."""
    assert len(Board(3, game="masters", spells="1").spells) == 1


@cites("4.7")
def test_after_a_changed_hand_no_card_is_said_to_be_played() -> None:
    """WT30: after a change of the hand, the last question of the turn does not speak of a card that
    was played."""
    board = Board(2, full={0: 2})
    board.play(0, "refresh", "no-push")
    board.expect_prompt(0, "prompt-turn-end")
    prompt = GAME.prompt(board.state, 0)
    said = [speaker.say(prompt) for speaker in speakers(GAME)]
    assert not any("card" in s or "арт" in s for s in said)


@cites("11.3")
@pytest.mark.parametrize(("seat", "turns_left"), [(0, 1), (1, 0)])
def test_the_log_does_not_promise_turns_that_nobody_has(seat: int, turns_left: int) -> None:
    """WT30: when a player finishes, the log says how many players still have a turn; none, if the
    player is the last of the round."""
    board = Board(
        2,
        wizards={15: "BY"[seat], 12: "YB"[seat]},
        hands={seat: "W1 W2 TM5"},
        full={seat: 6},
        active=seat,
        keep=0,
    )
    board.play(seat, "card W1", "wizard 15 " + str(seat))
    (told,) = [event for event in board.told if event.key == "log-finished"]
    assert told.args == {"seat": seat, "count": turns_left}


@cites("11.7", "R57")
def test_the_log_tells_why_the_game_ends_when_all_are_home() -> None:
    """WT30: the log has a line that all wizards are home, in addition to the line for the last
    one."""
    board = Board(2, wizards={15: "B"}, hands={0: "W1 W2 TM5"}, keep=0)
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-home", "log-all-home")
    board.expect_over("all-home")


@cites("11.8", "R80")
def test_the_log_tells_that_a_long_game_is_stopped() -> None:
    """WT30: after the last round that R80 allows, the log says so."""
    board = Board(2, active=1, round=60)
    board.play(1, "refresh", "no-push")
    board.expect_told("log-long")
    board.expect_over("long")


def test_positions_of_version_1_load() -> None:
    """WT2, WT4, WT10: a position saved by version 1, which lacks some fields, loads with values for
    them that change nothing."""
    board = Board(3, game="masters", spells="move_tower", full={0: 2, 1: 2})
    saved = GAME.save(board.state)
    old = {key: value for key, value in saved.items() if key not in ("row_bottles", "trodden")}
    for frame in old["stack"]:
        for field in ("asked", "caster", "in_row"):
            frame.pop(field, None) if isinstance(frame, dict) else None
    loaded: Any = GAME.load(old, board.state.rng)
    assert loaded.trodden == (1 << SURFACES) - 1
    assert loaded.row_bottles == 0


def test_the_die_shows_its_result_while_it_still_slides() -> None:
    """WT19: early in the roll the die is turned to the number that prompt and log tell."""
    css = resources.files(package_of(GAME.id)).joinpath("drawing/board.css").read_text("utf-8")
    tumble = css[css.index("@keyframes wt-tumble") :]
    assert "40% { transform: translate(7px, 6px) var(--turned); }" in tumble[:300]
