"""Refusals: why a move is illegal, by the right paragraph, told by what the seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from coven.games import package_of
from coven.testkit import cites
from coven.testkit.rulebook import citable
from coven.testkit.scenario import speakers
from coven.testkit.walk import Lineup
from coven.text import LOCALES

from .positions import TABLES, anywhere, few, position
from .scenes import GAME, Board, Where

RULES = {locale: set(citable(GAME)) for locale in LOCALES}
SPEAKERS = speakers(GAME)


def check_refusals(s: Any) -> None:
    """Asserts for every seat and every move that it is refused, with a sentence in every language,
    if and only if it is illegal."""
    said: set[str] = set()
    every = list(GAME.every_move(s))
    for seat in range(s.seats):
        legal = set(s.moves(seat))
        assert legal <= set(every)
        for move in every:
            refusal = GAME.explain(s, seat, move)
            assert (refusal is None) == (move in legal), (seat, move, refusal)
            if refusal is not None:
                assert all(refusal.rule in RULES[locale] for locale in LOCALES)
                text = repr(refusal.text)
                if text not in said:
                    said.add(text)
                    for speaker in SPEAKERS:
                        assert len(speaker.say(refusal.text)) > 8


@given(anywhere)
@few
def test_a_move_is_refused_if_and_only_if_it_is_illegal(
    place: tuple[Lineup, int, int],
) -> None:
    check_refusals(position(place))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_refusals_are_right_at_the_beginning_and_at_the_end_of_every_variant(table: Lineup) -> None:
    check_refusals(position((table, 1, 0)))
    s = GAME.new(table.seats, table.options)
    s.finish()
    s.pending = {}
    s.offers_cache = None
    check_refusals(s)


# -- the paragraph of each refusal ---------------------------------------------------------------


def start() -> Board:
    return Board(2, wizards={10: "BY", 12: "Y"}, hands={0: "W1 W2 TM5"}, full={0: 2, 1: 2})


def card_lies() -> Board:
    board = start()
    board.play(0, "card W1")
    return board


def second_card() -> Board:
    board = card_lies()
    board.play(0, "wizard 10 0")
    return board


def rolled() -> Board:
    board = Board(2, wizards={10: "BY"}, hands={0: "WD3 W2 TM5"}, full={0: 2})
    board.dice(2)
    board.play(0, "card WD3")
    return board


def push() -> Board:
    board = start()
    board.play(0, "refresh")
    return board


def cast_on_wizard() -> Board:
    board = start()
    board.play(0, "cast move_wizard")
    return board


def cast_on_tower() -> Board:
    board = Board(2, full={0: 2}, keep=11)
    board.play(0, "cast move_tower")
    return board


def nudge() -> Board:
    crowd: dict[Where, str] = {f"T{t}": "BYRG"[t % 4] for t in range(1, 10)}
    crowd |= {space: "BYRG"[space % 4] for space in range(10, 16)}
    return Board(
        4,
        wizards=crowd,
        spells="nudge_keep",
        full={0: 2},
    )


def window() -> Board:
    return Board(
        3, game="masters", spells="move_tower move_wizard", hands={0: "W1 W2 W3"}, full={1: 2}
    )


def own_window() -> Board:
    return Board(3, game="masters", spells="move_tower", hands={0: "W1 W2 W3"}, full={0: 1, 1: 2})


def piggyback_moment() -> Board:
    board = Board(
        2, wizards={10: "BB", 12: "Y"}, hands={0: "W1 W2 TM5"}, spells="piggyback", full={0: 2}
    )
    board.play(0, "card W1", "wizard 10 0")
    return board


def exchange() -> Board:
    board = Board(4, teams=True, hands={0: "W1 W2 TM5", 2: "W3 W4 W5"}, full={0: 3, 2: 3})
    board.play(0, "ask-card")
    return board


def offer() -> Board:
    board = Board(4, teams=True, hands={0: "W1 W2 TM5", 2: "W3 W4 W5"}, full={0: 3, 2: 3})
    board.play(2, "offer-card W3")
    return board


@cites("4.2", "4.3", "4.4", "4.7", "4.8", "4.9", "5.1", "5.4", "7.1", "8.2", "10.2", "10.3", "12.2")
@pytest.mark.parametrize(
    ("scene", "seat", "move", "rule", "because"),
    [
        (start, 0, "wizard 10 0", "4.2", "refuse-card-first"),
        (start, 0, "idle", "4.2", "refuse-card-first"),
        (start, 0, "accept", "4.2", "refuse-card-first"),
        (start, 0, "nudge forwards", "10.2", "refuse-spell-first"),
        (start, 0, "swap 1 2", "10.2", "refuse-spell-first"),
        (start, 0, "decline", "12.2", "refuse-no-exchange"),
        (start, 0, "give-card W1", "12.2", "refuse-no-exchange"),
        (start, 0, "pass", "13.4", "refuse-nothing-to-pass"),
        (start, 0, "drop W5", "4.2", "refuse-not-in-hand"),
        (start, 1, "refresh", "4.9", "not-your-turn"),
        (start, 1, "pass", "4.9", "not-your-turn"),
        (card_lies, 0, "refresh", "4.2", "refuse-card-lies"),
        (card_lies, 0, "drop W2", "4.4", "refuse-must-move"),
        (card_lies, 0, "accept", "5.5", "refuse-no-roll"),
        (card_lies, 0, "wizard 12 1", "5.1", "refuse-not-yours"),
        (card_lies, 0, "wizard 11 0", "5.1", "refuse-no-wizard"),
        (card_lies, 0, "tower 1", "5.1", "refuse-only-wizard"),
        (card_lies, 1, "cast move_tower", "10.3", "refuse-not-your-turn-to-cast"),
        (second_card, 0, "end-turn", "4.2", "refuse-end-early"),
        (second_card, 0, "card W1", "4.2", "refuse-not-in-hand"),
        (rolled, 0, "wizard 10 0", "R16", "refuse-roll-first"),
        (rolled, 0, "idle", "R16", "refuse-roll-first"),
        (push, 0, "wizard 10 0", "7.1", "refuse-only-tower"),
        (push, 0, "end-turn", "4.8", "refuse-push-only"),
        (push, 1, "tower 1", "4.9", "not-your-turn"),
        (cast_on_wizard, 0, "tower 1", "10.2", "refuse-choose-target"),
        (cast_on_wizard, 0, "cast move_tower", "10.2", "refuse-too-dear"),
        (cast_on_wizard, 0, "wizard 9 0", "5.1", "refuse-no-wizard"),
        (cast_on_wizard, 0, "card W1", "10.2", "refuse-choose-target"),
        (cast_on_tower, 0, "tower 9", "7.10", "refuse-keep-there"),
        (cast_on_tower, 0, "cast move_tower", "10.2", "refuse-choose-target"),
        (nudge, 0, "cast nudge_keep", "10.6", "refuse-no-target"),
        (window, 0, "card W1", "13.4", "refuse-others-first"),
        (window, 2, "pass", "13.4", "refuse-others-first"),
        (window, 2, "cast move_tower", "10.2", "refuse-too-dear"),
        (window, 1, "card W1", "13.5", "refuse-window"),
        (window, 1, "wizard 1 1", "13.5", "refuse-window"),
        (own_window, 0, "card W1", "13.5", "refuse-window"),
        (own_window, 1, "cast move_tower", "13.4", "refuse-others-first"),
        (piggyback_moment, 0, "card W2", "14.8", "refuse-window"),
        (piggyback_moment, 1, "pass", "4.9", "not-your-turn"),
        (exchange, 0, "cast move_tower", "12.2", "refuse-exchange"),
        (exchange, 1, "cast move_tower", "10.2", "refuse-too-dear"),
        (exchange, 2, "card W3", "12.2", "refuse-exchange"),
        (exchange, 2, "give-card W1", "12.2", "refuse-exchange"),
        (exchange, 0, "give-bottles 1", "R63", "refuse-mid-move"),
        (offer, 0, "card W1", "12.2", "refuse-exchange"),
        (offer, 0, "cast move_tower", "12.2", "refuse-exchange"),
        (offer, 2, "decline", "4.9", "not-your-turn"),
    ],
)
def test_the_refusal_is_the_right_one(
    scene: Callable[[], Board], seat: int, move: str, rule: str, because: str
) -> None:
    scene().expect_refused(seat, move, rule=rule, because=because)


@pytest.mark.parametrize(
    "move",
    [
        "fly",
        "card",
        "card W6",
        "card W1 W2",
        "wizard 16 0",
        "wizard 10 6",
        "wizard 10",
        "tower 0",
        "swap 2 1",
        "swap 1 1",
        "swap 1 16",
        "nudge sideways",
        "lift-out 6",
        "give-bottles 0",
        "give-bottles 13",
        "cast fireball",
        "pass 1",
        "refresh 1",
    ],
)
def test_a_move_that_this_game_does_not_have_is_refused_as_unknown(move: str) -> None:
    start().expect_refused(0, move, rule="4.2", because="refuse-unknown")


@pytest.mark.parametrize(
    "text", ["", " card W1", "card  W1", "card W1 ", "card\nW1", "wizard 01 0", "кот"]
)
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    start().expect_malformed(0, text)


def test_every_refusal_of_the_game_is_tested() -> None:
    source = resources.files(package_of(GAME.id)).joinpath("refusals.py").read_text("utf-8")
    keys = set(re.findall(r'"(refuse-[a-z-]+)"', source))
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert keys - set(re.findall(r'"(refuse-[a-z-]+)"', tests)) == set()
