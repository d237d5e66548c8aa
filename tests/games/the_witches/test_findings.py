"""What a review of the rules, the log, prompts and refusals found; each test names its finding."""

from __future__ import annotations

import pytest

from coven import rulebook
from coven.core import Args, Text, Variant, rng_of
from coven.games.the_witches.components import SPACE_OF
from coven.games.the_witches.rules.moving import Facing
from coven.games.the_witches.state import INVISIBLE
from coven.testkit import cites
from coven.testkit.rulebook import messages
from coven.testkit.scenario import Scene
from coven.text import LOCALES, Speaker

from .scenes import GAME, Board

FULL_TOWN = {"lancre_town.1": "fever", "lancre_town.2": "death", "lancre_town.3": "?hiver"}


def prompt(board: Board) -> str:
    """Returns the key of the question to seat 0, after saying it in every language."""
    text = GAME.prompt(board.state, 0)
    board.say(text)
    return text.key


# -- Help while a problem is placed -------------------------------------------------------------


@cites("R10", "4.3", "13.8")
def test_help_can_be_played_when_a_crisis_has_emptied_the_reserve() -> None:
    """T2: a player who holds Help is asked before a seventh crisis loses the game, and can return a
    crisis to the empty reserve."""
    spots = ["slice", "razorback", "mad_wolf", "bad_ass", "dancers", "long_man", "copperhead"]
    kinds = ["fever", "death", "sick_pig", "?vlad", "?lily", "?hiver", "?bela"]
    board = Board(
        turn=True,
        problems=dict(zip(spots, kinds, strict=True)),
        reserve=5,
        crises={"copperhead": 1},
        hands={0: "shawn_ogg"},
        deck="igor_scraps mrs_gogol blackcap granny_2 summer_lady feegles",
    )
    assert (board.state.crises, board.state.over) == (0, False)
    assert prompt(board) == "prompt-no-crisis-left"
    board.play(0, "play shawn_ogg", "soothe copperhead", "turn-card")
    assert not board.state.over


@cites("R10")
def test_a_second_help_can_follow_in_the_same_placement() -> None:
    """T2: the crisis that the first Help returns to the empty reserve is placed again at once; a
    second Help can then be played."""
    board = Board(
        turn=True,
        problems={"slice": "fever", "razorback": "death"},
        crises={"slice": 1},
        reserve=0,
        hands={0: "shawn_ogg roland"},
        deck="mrs_gogol",
    )
    board.play(0, "play shawn_ogg", "soothe slice", "turn-card")
    assert board.crises_at("razorback") == 1
    board.expect_can(0, "play roland", "turn-card")


@cites("5.9", "5.7")
def test_without_a_crisis_nobody_is_asked_which_problem_gets_it() -> None:
    """T9: a full Town loses the game at once if the reserve is empty; nobody is asked first which
    problem gets the missing crisis."""
    board = Board(turn=True, problems=FULL_TOWN, reserve=0, deck="fool")
    assert (board.state.over, board.state.lost) == (True, "crises")


# -- moving -------------------------------------------------------------------------------------


@cites("13.9", "6.5")
def test_late_invisibility_does_not_shorten_the_way_she_has_walked() -> None:
    """T3: steps walked before she turns invisible count: after three of four steps around Creel
    Springs, one is left."""
    board = Board(
        at={0: "mad_wolf", 1: "gnarly_ground"},
        problems={"creel_springs": "fever", "slice": "?lily"},
        hands={0: "casanunda toad"},
        left=1,
    )
    board.play(0, "play casanunda", "walk slice", "play toad")
    assert board.walkable(0) == {"creel_springs", "razorback", "sunless_place"}
    board.expect_refused(0, "walk hard_place", rule="13.9", because="refuse-few-steps")


@cites("6.8", "13.7")
def test_extra_movement_does_not_follow_a_change_within_the_castle() -> None:
    """T3: changing spaces in the Castle takes the whole movement, so no card can add a step to
    it."""
    board = Board(
        at={0: "lancre_castle.2"},
        problems={"lancre_castle.1": "?lily"},
        hands={0: "casanunda toad"},
    )
    board.play(0, "walk lancre_castle.1", "play toad")
    board.expect_cannot(0, "play casanunda")
    board.expect_can(0, "slip-by")


@cites("13.9")
def test_a_position_that_version_1_has_saved_counts_steps_from_where_she_set_out() -> None:
    """T3: positions of version 1 have the space where she set out in `Facing.origin`, and in
    `steps` what she could walk from there; they still load."""
    board = Board(at={0: "slice", 1: "gnarly_ground"}, problems={"slice": "?lily"})
    board.state.invisible = INVISIBLE
    facing = Facing(0, SPACE_OF["razorback"], 2, 1, bound=False)
    assert facing.steps_from_here(board.state) == 1


@cites("14.5", "14.6")
@pytest.mark.parametrize(
    ("hand", "left", "moves"),
    [
        ("fool", 1, ["fly slice"]),
        ("fool", 2, ["play fool", "fly slice"]),
        ("casanunda", 2, ["broom casanunda", "fly slice"]),
    ],
)
def test_who_leaves_the_dungeon_does_not_come_through_the_air(
    hand: str, left: int, moves: list[str]
) -> None:
    """T4: the log says that she gets out of the Dungeon, not that she flies."""
    board = Board(2, at={0: "dungeon"}, hands={0: hand}, left=left)
    told = board.play(0, *moves)
    assert any("gets out of the Dungeon and goes to Slice" in line for line in told), told
    assert not any("through the air" in line or "flies" in line for line in told)


# -- words of the log ----------------------------------------------------------------------------


@cites("8.4", "8.5", "8.9")
@pytest.mark.parametrize(
    ("dice", "moves", "said"),
    [
        ((2, 0), ["run razorback"], "runs away to Razorback"),
        ((2, 0), ["broom casanunda", "run mad_stoat"], "flies to Mad Stoat"),
        ((2, 0, 0, 2), ["roll", "accept", "run razorback"], "retreats to Razorback"),
    ],
)
def test_the_log_tells_running_flying_and_retreating_apart(
    dice: tuple[int, ...], moves: list[str], said: str
) -> None:
    """T15.3: each of these three ways to leave a problem has its own line in the log, not "gets
    away" for all."""
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "casanunda"})
    board.rolls(*dice)
    assert any(said in line for line in board.play(0, "walk slice", "roll", *moves))


@cites("3.10", "13.4")
def test_the_log_says_what_a_token_adds_and_what_a_card_solves() -> None:
    """T15.5, T15.11: the log has "magic token (+2)" and "the card Death, which solves the problem",
    not only the names."""
    board = Board(
        witches={0: "annagramma"}, at={0: "razorback"}, problems={"slice": "death"},
        hands={0: "death_card"},
    )  # fmt: skip
    board.rolls(2, 2)
    told = board.play(0, "walk slice", "roll", "token magic", "play death_card")
    assert any("uses their magic token (+2)." in line for line in told), told
    assert any("plays the card Death, which solves the problem." in line for line in told), told


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_calls_its_reader_you(locale: str) -> None:
    """P19: no line of the log has the reader's own name, and every line has the others' names."""
    package = "coven.games.the_witches"
    lines, _ = messages(package, locale)
    for key in [key for key in lines if key.startswith("log-") and "seat" in lines[key]]:
        args: Args = dict.fromkeys(lines[key], 1)
        args |= {"seat": 0, "seat_other": 1}
        me, other, others = (
            Speaker(package, locale, ("Ada", "Bea", "Cyd"), viewer=viewer).say(Text(key, args))
            for viewer in (0, 1, 2)
        )
        assert ("Ada" in me, "Ada" in other, "Ada" in others) == (False, True, True), key
        assert "Bea" not in other
        assert ("Bea" in others) == ("seat_other" in lines[key])


# -- cards that could do nothing ----------------------------------------------------------------


@cites("R25", "13.2", "7.13")
def test_a_roll_that_is_enough_offers_nothing_that_would_only_solve() -> None:
    """T8: with 18 against difficulty 7 and a cackle on the second pair, she may still avoid the
    cackle, but not add to the roll."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "fever"},
        hands={0: "feegles granny_1 nanny_1 magrat_1 igor_scraps"},
    )
    board.rolls(6, 6, 6, 0)
    board.play(0, "walk slice", "roll", "roll")
    board.expect_can(0, "accept", "play igor_scraps")
    board.expect_refused(0, "play feegles", rule="R25", because="refuse-enough")
    board.expect_refused(0, "three granny_1 nanny_1 magrat_1", rule="R25", because="refuse-enough")


@cites("R25", "3.11")
def test_the_pig_token_is_not_spent_on_a_roll_that_is_enough() -> None:
    """T8: with an empty hand and a roll that is enough, the result is taken at once and the token
    stays."""
    board = Board(
        witches={0: "petulia", 1: "dimity"}, at={0: "razorback"}, problems={"slice": "sick_pig"}
    )
    board.rolls(6, 6, 6, 0)
    board.play(0, "walk slice", "roll", "roll")
    assert board.problem_at("slice") is None
    assert board.state.item[0]


# -- refusals -----------------------------------------------------------------------------------


@cites("4.4")
@pytest.mark.parametrize(
    ("cards", "because"),
    [
        ("granny_1 granny_2 nanny_1", "refuse-same-character"),
        ("granny_1 nanny_1 oats", "refuse-no-three"),
        ("granny_1 nanny_1 agnes_1", "refuse-not-in-hand"),
    ],
)
def test_a_wrong_power_of_three_is_refused_by_its_own_rule(cards: str, because: str) -> None:
    """T10: three cards that are no power of three are refused by 4.4, not as a move that does not
    exist."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "fever"},
        hands={0: "granny_1 granny_2 nanny_1 magrat_1 oats"},
    )
    board.play(0, "walk slice")
    board.expect_can(0, "three granny_1 nanny_1 magrat_1")
    board.expect_refused(0, f"three {cards}", rule="4.4", because=because)


@cites("4.4")
def test_the_cards_of_a_power_of_three_may_be_named_in_any_order() -> None:
    """T10: a move with the cards in another order is legal; the log writes it in the order of the
    list of moves."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "fever"},
        hands={0: "granny_1 granny_2 nanny_1 magrat_1 oats"},
    )
    board.play(0, "walk slice")
    assert board.refusal(0, "three nanny_1 magrat_1 granny_2") is None
    board.play(0, "three nanny_1 magrat_1 granny_2")
    assert board.problem_at("slice") is None
    assert board.match.entries[-1].move == "three granny_2 nanny_1 magrat_1"


@cites("6.1")
def test_three_unknown_or_equal_cards_are_no_move() -> None:
    """T10: a power of three that does not name three different cards is refused as a move that does
    not exist."""
    board = Board(hands={0: "granny_1"})
    board.expect_refused(0, "three granny_1 granny_1 nanny_1", rule="6.1", because="refuse-unknown")
    board.expect_refused(0, "three granny_1 nanny_1 nobody", rule="6.1", because="refuse-unknown")


@cites("7.8", "7.11")
def test_other_moves_are_refused_by_what_the_dice_still_allow() -> None:
    """The refusal of another move in the middle of a problem names what she can still do: nobody is
    told to run away who no longer can."""
    board = Board(
        at={0: "razorback"}, problems={"slice": "death"}, hands={0: "oats casanunda brevis"}
    )
    board.rolls(2, 2, 2, 2)
    board.play(0, "walk slice", "roll")
    board.expect_refused(0, "end-turn", rule="7.5", because="refuse-solve")
    board.play(0, "use brevis")
    board.expect_refused(0, "end-turn", rule="7.8", because="refuse-solve-on")
    board.play(0, "roll")
    board.expect_refused(0, "end-turn", rule="7.11", because="refuse-solve-all")


@cites("13.5", "13.12")
def test_while_she_escapes_a_benefit_is_not_refused_for_want_of_cackles() -> None:
    """The refusal says that she has to choose first where to go; she does have a cackle to
    remove."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "death"},
        hands={0: "fool granny_2"},
        cackles={0: 1},
    )
    board.rolls(2, 2, 2, 2)
    board.play(0, "walk slice", "roll", "roll", "play fool")
    board.expect_refused(0, "play granny_2", rule="13.5", because="refuse-escape")


@cites("13.10", "R15")
def test_a_second_look_is_refused_because_it_is_the_second() -> None:
    """The refusal says that one look is allowed, not that she needs Invisibility: she has it
    already."""
    board = Board(
        at={0: "lancre_castle.3"},
        problems={"lancre_castle.1": "?lily", "lancre_castle.2": "?hiver"},
        hands={0: "toad"},
    )
    board.expect_refused(0, "look lancre_castle.1", rule="13.10", because="refuse-cannot-vanish")
    board.play(0, "play toad", "look lancre_castle.1")
    board.expect_refused(0, "look lancre_castle.2", rule="R15", because="refuse-one-look")


@cites("13.9")
def test_in_her_last_movement_she_cannot_stay_beside_a_problem() -> None:
    """The refusal says that this is her last movement: she has a step left, but no movement with
    which to leave later."""
    board = Board(at={0: "razorback"}, problems={"slice": "?lily"}, hands={0: "toad"}, left=1)
    board.play(0, "walk slice", "play toad")
    board.expect_can(0, "walk creel_springs")
    board.expect_refused(0, "slip-by", rule="13.9", because="refuse-last-movement")


# -- prompts ------------------------------------------------------------------------------------


@cites("7.5", "7.12")
def test_a_first_pair_that_is_enough_is_called_enough() -> None:
    """T26: after a first pair of 10 against difficulty 7 the prompt says that it is enough, and
    does not ask whether to go on."""
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "oats"})
    board.rolls(4, 6)
    board.play(0, "walk slice", "roll")
    assert prompt(board) == "prompt-solve-first-enough"
    board.play(0, "use oats")
    assert prompt(board) == "prompt-solve-on-enough"


@cites("8.10")
def test_without_a_way_out_nobody_is_asked_to_run() -> None:
    """T26: the prompt does not mention running if she has nowhere to go."""
    board = Board(
        at={0: "nannys_house", 1: "devils_oak"},
        problems={"long_man": "death", "dancers": "fever"},
        hands={0: "casanunda oats"},
    )
    board.rolls(2, 2)
    board.play(0, "broom casanunda", "fly long_man", "roll")
    assert prompt(board) == "prompt-solve-stuck"


@cites("14.2", "14.4", "R26")
def test_the_cunning_man_ends_the_turn_and_cards_are_drawn() -> None:
    """T6: a witch who fails against the Cunning Man goes to the Dungeon; her turn ends, and she
    draws cards."""
    board = Board(at={0: "razorback"}, problems={"slice": "?cunning_man"}, hands={0: "oats"})
    told = board.solves(0, 2, 2, 2, 2)
    assert (board.where(0), board.state.active) == ("dungeon", 1)
    assert any("draw" in line for line in told)
    assert "your turn ends" in board.say(Text("failure-dungeon_all"))


@cites("4.4")
def test_cards_with_the_same_name_are_told_apart_by_their_benefit() -> None:
    """T14: no two choices of a question have the same words, in any language."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "fever"},
        hands={0: "granny_1 granny_2 nanny_1 nanny_3 agnes_1"},
    )
    board.rolls(2, 2)
    board.play(0, "walk slice", "roll")
    for speaker in board.speakers:
        labels = [speaker.say(text) for text in board.sight(0).labels.values()]
        assert len(set(labels)) == len(labels), sorted(labels)
    assert "Granny Weatherwax (headology, Borrowing)" in GAME.sketch(
        board.sight(0), board.speakers[0]
    )


@cites("3.8")
def test_the_last_of_four_players_is_not_asked_which_witch() -> None:
    """T28: the fourth player gets the one witch that is left and is asked for a starting space at
    once."""
    scene = Scene(GAME, 4)
    for _ in range(3):
        (seat,) = scene.state.pending
        scene.play(seat, scene.options(seat)[0])
    assert sorted(scene.state.witch) == [0, 1, 2, 3]
    (seat,) = scene.state.pending
    scene.expect_prompt(seat, "prompt-starting")


# -- readings -----------------------------------------------------------------------------------


@cites("R34", "10.1")
def test_tea_is_had_on_ones_own_space_of_the_town() -> None:
    """T7: with three witches in Town 2 and one in Town 3, only those in Town 2 have tea together
    and lose their cackles."""
    board = Board(
        4,
        at={0: "nannys_house", 1: "lancre_town.2", 2: "lancre_town.2", 3: "lancre_town.3"},
        cackles={0: 3, 1: 2, 2: 2, 3: 2},
    )
    board.play(0, "walk lancre_town.2")
    assert board.state.cackles == [0, 0, 0, 2]


@cites("R35", "8.4")
def test_an_empty_space_of_the_castle_is_a_refuge_beside_problems() -> None:
    """T7: a witch may run to Castle 3 if it is free, although Castle 1 and 2 have problems."""
    board = Board(
        at={0: "magrats_cottage"},
        problems={
            "lancre_town.1": "death",
            "lancre_castle.1": "fever",
            "lancre_castle.2": "fever",
        },
        hands={0: "oats"},
    )
    board.rolls(2, 2)
    board.play(0, "walk lancre_town.1", "roll")
    board.expect_can(0, "run lancre_castle.3")


@cites("R36", "15.3")
def test_grannys_kettle_works_for_a_witch_who_stays() -> None:
    """T7: a witch who walks to Granny's cottage and stays there loses all four cackles."""
    board = Board(1, at={0: "lancre_gorge"}, cackles={0: 4})
    board.play(0, "walk grannys_cottage", "stay")
    assert board.state.cackles[0] == 0


@cites("R37", "13.3")
def test_borrowing_does_not_reach_the_boxes() -> None:
    """T7: without a face-down problem on the map Borrowing cannot be played, whatever is in the
    boxes."""
    board = Board(problems={"slice": "fever"}, hands={0: "granny_1"})
    assert any(box["hard"] for box in board.sees(0)["boxes"])
    board.expect_refused(0, "play granny_1", rule="13.3", because="refuse-nothing-down")


# -- what players can read ----------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_players_can_read_every_ruling_that_matters(locale: str) -> None:
    """T5: players can read all rulings but R1, which is about typing errors."""
    found = [ruling.number for ruling in rulebook.rulings(GAME.id, locale)]
    assert found == [f"R{n}" for n in range(2, 38)]


@cites("15.1", "16.3")
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.key)
def test_variants_are_offered_for_every_number_of_players(variant: Variant) -> None:
    """The solo variant is offered to one player, every other variant to two, three and four."""
    assert set(variant.players) in ({1}, {2, 3, 4})


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "design"), ("ru", "придумали"), ("uk", "вигадали")]
)
def test_the_games_page_and_the_rules_say_what_is_our_design(locale: str, words: str) -> None:
    """T1: the introduction of the rules refers to rulings R2, R3 and R4, which say that map,
    problems and cards are our own design."""
    assert "R2, R3, R4" in rulebook.rules(GAME.id, locale).split("## 1.")[0]
    for number in ("R2", "R3", "R4"):
        assert words in (rulebook.paragraph(GAME.id, locale, number) or "")


def test_a_finished_game_says_how_it_ended() -> None:
    """T18: the view names the ending as soon as there is one."""
    board = Board(turn=True, problems=FULL_TOWN, reserve=0, deck="fool")
    assert board.sees(0)["ending"] == "crises"
    assert GAME.sight(GAME.new(2, {}, rng_of(1)), 0).view["ending"] is None
