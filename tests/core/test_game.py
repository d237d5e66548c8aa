"""What a game registers, and what can be chosen before it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core import examples
from tests.core.examples import Auction, Steps

from coven.core import BadOptions, Option, Options, Text, frames_in
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


def test_an_option_that_is_not_there_for_so_many_may_still_be_named_with_its_default() -> None:
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
