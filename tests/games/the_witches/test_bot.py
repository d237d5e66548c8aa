"""Bots: legal answers, values, quick choices. Also the pictures of the rules."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from coven.bots import answer, bot_of
from coven.core import Options, apply, fingerprint, rng_of
from coven.games import package_of
from coven.games.the_witches.bot.space_values import space_values
from coven.games.the_witches.components import SPACE_OF
from coven.text import LOCALES, Speaker

from .scenes import GAME, Board

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (4, {"expert": True}),
    (3, {"game": "cooperative"}),
    (1, {}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_bot_answers_every_question_legally(seats: int, options: Options) -> None:
    s = GAME.new(seats, options, rng_of(7))
    bots = [bot_of(GAME, "3:6", seed=seat) for seat in range(seats)]
    for _ in range(60):
        if s.over:
            break
        (seat,) = s.pending
        before = fingerprint(s)
        move = answer(bots[seat], s, seat)
        assert fingerprint(s) == before
        assert move in s.pending[seat]
        apply(s, seat, move)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_value_of_a_position_is_between_0_and_1(seats: int) -> None:
    s = GAME.new(seats, {}, rng_of(seats))
    rng = bot_of(GAME, "random", seed=1).rng
    while not s.over:
        assert all(0.0 <= GAME.evaluate(s, seat) <= 1.0 for seat in range(seats))
        (seat,) = s.pending
        moves = s.pending[seat]
        apply(s, seat, moves[rng.pick(len(moves))])


def test_a_bot_goes_to_a_problem_that_a_card_in_hand_solves() -> None:
    board = Board(
        at={0: "razorback", 1: "gnarly_ground"},
        problems={"slice": "death", "dancers": "?lily"},
        hands={0: "death_card"},
    )
    assert str(answer(bot_of(GAME, "3:150", seed=2), board.state, 0)) == "walk slice"


def test_a_bot_runs_away_from_a_hopeless_problem() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "cunning_man"}, hands={0: "bees"})
    board.rolls(2, 0)
    board.play(0, "walk slice", "roll")
    chosen = answer(bot_of(GAME, "3:200", seed=2), board.state, 0)
    assert chosen.verb in ("run", "broom")


def test_a_bot_goes_on_with_good_chances() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"})
    board.rolls(6, 4)
    board.play(0, "walk slice", "roll")
    assert str(answer(bot_of(GAME, "3:200", seed=2), board.state, 0)) == "roll"


def test_a_position_is_worth_less_with_two_open_elves_or_one_crisis_left() -> None:
    def worth(problems: dict[str, str], reserve: int) -> float:
        board = Board(problems=problems, reserve=reserve)
        return GAME.evaluate(board.state, 0)

    calm = worth({"slice": "?lankin", "dancers": "?elf_king"}, 8)
    assert worth({"slice": "lankin", "dancers": "elf_king"}, 8) < calm
    assert worth({"slice": "?lankin", "dancers": "?elf_king"}, 1) < calm


def test_with_two_open_elves_solving_one_is_worth_more_than_an_easy_problem() -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "elves", "dancers": "elves", "magrats_cottage": "broken_limb"},
        hands={0: "bees"},
        solved={0: "bela vlad lacrimosa lily hiver cunning_man"},
    )
    two_elves = space_values(board.state, 0)
    board.state.open &= ~(1 << SPACE_OF["dancers"])
    assert two_elves[SPACE_OF["slice"]] > space_values(board.state, 0)[SPACE_OF["slice"]]
    assert two_elves[SPACE_OF["slice"]] > two_elves[SPACE_OF["magrats_cottage"]]


def test_an_elf_that_a_seat_has_looked_at_is_worth_less_than_an_unknown_problem() -> None:
    """T13: the bot values a face-down elf that it has looked at less than an unknown problem,
    although an elf that lies face up already is good to solve."""
    board = Board(
        at={0: "brass_neck"},
        problems={"lancre_castle.1": "elves", "sunless_place": "elf_king", "mad_wolf": "?lankin"},
        hands={0: "oats feegles fool"},
        left=1,
    )
    wolf = SPACE_OF["mad_wolf"]
    unknown = space_values(board.state, 0)[wolf]
    board.state.known[0] |= 1 << wolf
    assert space_values(board.state, 0)[wolf] < unknown < 0.0


def test_a_roll_that_is_enough_leaves_only_the_dice_to_think_about() -> None:
    """T11: bots of all levels do not consider spending cards on a problem that the dice have solved
    already."""
    board = Board(
        at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "nanny_3 oats feegles bees"}
    )
    board.rolls(4, 5)
    board.play(0, "walk slice", "roll")
    s = board.state
    assert [move.text for move in GAME.sensible(s, 0, s.pending[0])] == ["roll"]


def test_alone_grannys_kettle_is_worth_most_when_black_aliss_is_near() -> None:
    board = Board(1, at={0: "razorback"}, problems={"slice": "fever"}, cackles={0: 4}, aliss_left=0)
    found = space_values(board.state, 0)
    assert max(found) == found[SPACE_OF["grannys_cottage"]] > 0.0 > found[SPACE_OF["slice"]]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_pictures(locale: str) -> None:
    drawn = GAME.pictures(Speaker(package_of("the-witches"), locale))
    assert sorted(drawn) == [1, 4, 6, 7]
    for svg in drawn.values():
        root = ElementTree.fromstring(svg)
        assert root.get("aria-label")
