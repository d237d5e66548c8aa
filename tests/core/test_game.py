"""What a game registers: options, and methods that Game provides or finds in modules."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from tests.core import examples
from tests.core.examples import Auction, Steps

from coven.core import (
    BadOptions,
    Facts,
    Game,
    Move,
    Option,
    Options,
    Refusal,
    Text,
    frames_in,
    move,
    play,
    refuse,
    rng_of,
)
from coven.text import LOCALES, Speaker


class Chosen(Auction):
    options = (
        Option("short", False, (False, True)),
        Option("coins", 3, (1, 2, 3), players=(3,)),
        Option("deck", "plain", ("plain", "wild")),
        Option("spells", ["a", "b"], ("a", "b", "c"), many=True),
    )

    def check_options(self, seats: int, options: Options) -> None:
        if options["short"] and options["deck"] == "wild":
            raise BadOptions(Text("bad-choice", {"option": "deck", "given": "wild"}))


def test_options_that_are_not_named_have_their_defaults() -> None:
    assert Chosen().complete(2, {"short": True}) == {
        "short": True,
        "coins": 3,
        "deck": "plain",
        "spells": ["a", "b"],
    }


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "bad-players"),
        (4, {}, "bad-players"),
        (-2, {}, "bad-players"),
        (2, {"long": True}, "bad-option"),
        (2, {"short": 1}, "bad-choice"),
        (2, {"short": None}, "bad-choice"),
        (2, {"deck": "WILD"}, "bad-choice"),
        (2, {"deck": ["plain"]}, "bad-choice"),
        (3, {"coins": True}, "bad-choice"),
        (3, {"coins": 4}, "bad-choice"),
        (2, {"coins": 1}, "bad-option-players"),
        (2, {"spells": "a"}, "bad-choice"),
        (2, {"spells": ["d"]}, "bad-choice"),
        (2, {"spells": ["a", "a"]}, "bad-choice"),
        (2, {"spells": [["a"]]}, "bad-choice"),
        (2, {"short": True, "deck": "wild"}, "bad-choice"),
    ],
)
def test_impossible_options_are_refused_in_every_language(
    seats: int, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        Chosen().new(seats, options)
    assert refused.value.text.key == key
    said = {Speaker("coven", locale).say(refused.value.text) for locale in LOCALES}
    assert len(said) == len(LOCALES)


def test_an_option_for_other_numbers_of_players_may_be_given_with_its_default() -> None:
    assert Chosen().complete(2, {"coins": 3})["coins"] == 3


def test_the_frames_of_a_module_are_found_without_those_it_imports() -> None:
    found = frames_in(examples)
    assert Steps in found
    assert all(kind.__module__ == examples.__name__ for kind in found)


def test_a_spectator_is_asked_nothing() -> None:
    game = Auction()
    s = game.new(2)
    sight = game.sight(s, None)
    assert (sight.asked, sight.offered, sight.labels, sight.prompt) == ((), (), {}, None)
    assert sight.waiting == (0, 1)


def test_a_prompt_is_named_after_the_frame_that_asks() -> None:
    from coven import games

    grid = games.game("noughts-and-crosses")
    assert grid.prompt(grid.new(2), 0).key == "prompt-turn"


# -- methods found in modules, and defaults --------------------------------------------------


def module(**functions: Any) -> ModuleType:
    made = ModuleType("made")
    vars(made).update(functions)
    return made


def test_a_function_of_a_module_is_used_as_the_method_of_that_name() -> None:
    class Found(Game):
        modules = (module(evaluate=lambda s, seat: 0.25), module(ending=lambda s: "over"))

    assert Found().evaluate(None, 0) == 0.25
    assert Found().ending(None) == "over"


def test_of_two_modules_with_the_same_function_the_first_counts() -> None:
    class Found(Game):
        modules = (module(ending=lambda s: "first"), module(ending=lambda s: "second"))

    assert Found().ending(None) == "first"


def test_a_method_of_the_class_counts_more_than_a_function_of_a_module() -> None:
    class Written(Game):
        modules = (module(ending=lambda s: "module"),)

        def ending(self, s: Any) -> str:
            return "class"

    class Inherited(Written):
        """Has the method of its base class."""

    assert Written().ending(None) == "class"
    assert Inherited().ending(None) == "class"


def test_functions_cannot_replace_how_games_begin_and_are_saved() -> None:
    class Found(Auction):
        modules = (module(new=None, save=None, load=None, sight=None, complete=None, other=1),)

    game = Found()
    assert game.load(game.save(game.new(2)), rng_of(1)).pending
    assert not hasattr(game, "other")


class Plain(Auction):
    """An auction with the methods that Game itself provides."""

    over_rule = "9.9"
    unknown_rule = "1.0"
    describe = Game.describe
    explain = Game.explain
    ranking = Game.ranking

    def why_illegal(self, s: Any, seat: int, move: Move) -> Refusal:
        return refuse("4.2", "too-late", {"seat": seat})


def test_explain_returns_none_for_a_legal_move() -> None:
    assert Plain().explain(Plain().new(2), 0, move("bid", 1)) is None


def test_explain_refuses_what_is_no_move_by_the_unknown_rule() -> None:
    assert Plain().explain(Plain().new(2), 0, move("dance")) == refuse("1.0", "refuse-unknown")


def test_explain_refuses_every_move_by_the_over_rule_once_the_game_is_over() -> None:
    s = Plain().new(2)
    while not s.over:
        play(s, next(iter(s.pending)), move("bid", 1))
    for tried in (move("bid", 1), move("dance")):
        assert Plain().explain(s, 0, tried) == refuse("9.9", "game-over")


def test_explain_leaves_every_other_reason_to_the_game() -> None:
    s = Plain().new(2)
    play(s, 1, move("bid", 1))
    found = Plain().explain(s, 1, move("bid", 2))
    assert found == Refusal("4.2", Text("too-late", {"seat": 1}))


def test_a_label_is_named_after_the_verb() -> None:
    assert Plain().describe(None, 0, move("bid", 3)) == Text("move-bid", {})


@pytest.mark.parametrize(
    ("purse", "places"), [([3, 1, 2], [1, 3, 2]), ([2, 2, 1], [1, 1, 3]), ([0, 0, 0], [1, 1, 1])]
)
def test_seats_are_ranked_by_their_points(purse: list[int], places: list[int]) -> None:
    s: Any = Plain().new(3)
    s.purse = purse
    assert Plain().ranking(s) == places


def test_rank_key_can_break_ties() -> None:
    class Later(Plain):
        def rank_key(self, s: Any, seat: int) -> Any:
            return s.purse[seat], seat

    s: Any = Later().new(3)
    s.purse = [2, 2, 1]
    assert Later().ranking(s) == [2, 1, 3]


def test_where_nothing_is_hidden_a_determinised_position_differs_in_its_dice_only() -> None:
    class Open(Auction):
        determinise = Game.determinise
        facts = Facts((2, 3), (1, 1), 1, False, False, False, 60, (0, 3), ("over",))

    class Hidden(Open):
        facts = Auction.facts

    s, other = Open().new(2), rng_of(9)
    new = Open().determinise(s, 0, other)
    assert new is not s
    assert new.rng is other
    assert Open().save(new) == Open().save(s)
    with pytest.raises(NotImplementedError):
        Hidden().determinise(s, 0, other)
