"""Chances compared with enumeration, private looks, and invariants of every position."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from coven.core import rng_of
from coven.games.the_witches.chances import roll_chances
from coven.games.the_witches.components import CARDS, FACES, SPACE_OF
from coven.games.the_witches.rules import odds
from coven.games.the_witches.rules.solving import Solve
from coven.testkit import cites
from coven.testkit.scenario import canonical
from coven.testkit.walk import lineups, walk

from .scenes import GAME, Board


def share(hits: Iterator[bool] | list[bool]) -> Fraction:
    """Returns which part of `hits` is True."""
    found = list(hits)
    return Fraction(sum(found), len(found))


@pytest.mark.parametrize("need", range(-2, 15))
def test_the_chance_of_a_pair_equals_an_enumeration_of_its_rolls(need: int) -> None:
    assert odds.pair_chance(need) == share([a + b >= need for a, b in product(FACES, FACES)])


@pytest.mark.parametrize("need", range(27))
def test_the_chance_of_four_dice_equals_an_enumeration_of_their_rolls(need: int) -> None:
    expected = share([sum(dice) >= need for dice in product(FACES, repeat=4)])
    assert odds.four_chance(need, (0, 0, 0)) == expected


@cache
def best_again(a: int, b: int, need: int, rerolls: int) -> Fraction:
    """Returns the chance that a pair showing `a` and `b` reaches `need`, with `rerolls` re-roll
    cards, by trying everything: keep both, roll one, roll the other, roll both."""
    if a + b >= need:
        return Fraction(1)
    if not rerolls:
        return Fraction(0)
    ways = [
        [(x, b) for x in FACES],
        [(a, x) for x in FACES],
        list(product(FACES, FACES)),
    ]
    return max(
        sum((best_again(x, y, need, rerolls - 1) for x, y in way), Fraction(0)) / len(way)
        for way in ways
    )


@pytest.mark.parametrize("need", range(1, 14))
@pytest.mark.parametrize("rerolls", [1, 2])
def test_re_rolls_are_used_in_the_best_way(need: int, rerolls: int) -> None:
    pairs = list(product(range(6), range(6)))
    for a, b in pairs:
        expected = best_again(FACES[a], FACES[b], need, rerolls)
        assert odds.rolled_chance(a, b, need, rerolls) == expected
    total = sum((best_again(FACES[a], FACES[b], need, rerolls) for a, b in pairs), Fraction(0))
    assert odds.pair_chance(need, rerolls) == total / 36


def best_with_one(need: int, adds: int) -> Fraction:
    """Returns the chance that four dice reach `need` with one re-roll card whose symbol adds
    `adds`, by trying everything."""

    def second(left: int, card: bool) -> Fraction:
        plain = odds.pair_chance(left - (adds if card else 0))
        return max(plain, odds.pair_chance(left, 1)) if card else plain

    def rolled(a: int, b: int) -> Fraction:
        keep = second(need - a - b, True)
        one = sum((second(need - x - b, False) for x in FACES), Fraction(0)) / 6
        other = sum((second(need - a - x, False) for x in FACES), Fraction(0)) / 6
        both = (
            sum((second(need - x - y, False) for x, y in product(FACES, FACES)), Fraction(0)) / 36
        )
        return max(keep, one, other, both)

    return sum((rolled(a, b) for a, b in product(FACES, FACES)), Fraction(0)) / 36


@pytest.mark.parametrize("need", [8, 12, 15, 18, 22])
@pytest.mark.parametrize("adds", [0, 1, 2])
def test_a_re_roll_card_is_kept_or_played_for_its_symbol_whichever_is_better(
    need: int, adds: int
) -> None:
    spare = (int(adds == 0), int(adds == 1), int(adds == 2))
    assert odds.four_chance(need, spare) == best_with_one(need, adds)


def test_cackles_of_a_pair() -> None:
    assert (Fraction(25, 36), Fraction(10, 36), Fraction(1, 36)) == odds.CACKLES


@pytest.mark.parametrize("seed", range(4))
def test_the_chances_in_the_view_are_those_of_the_roll_in_progress(seed: int) -> None:
    """In positions of random games, the view's chances are those that trying all second pairs
    gives."""
    looked = 0
    for table in lineups(GAME)[:4]:
        for s, seat, _ in walk(GAME, table, seed):
            if seat < 0 or not isinstance(s.top, Solve) or s.top.second >= 0:
                continue
            attempt = GAME.view(s, seat)["attempt"]
            need = attempt["target"] - attempt["total"]
            hits = share([a + b >= need for a, b in product(FACES, FACES)])
            assert attempt["chance"] == float(hits)
            assert attempt["best"] >= attempt["chance"]
            bare, best = roll_chances(s, s.top, 0)
            assert (bare, best >= bare) == (hits, True)
            for card in attempt["cards"]:
                if card["as"] in ("headology", "magic"):
                    assert card["chance"] == float(odds.pair_chance(need - card["adds"]))
            other = GAME.view(s, None)["attempt"]
            assert (other["cards"], other["best"]) == (None, None)
            looked += 1
    assert looked > 10


def test_what_each_card_would_add() -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "vlad"},
        hands={0: "granny_1 perdita_1 greebo igor_scraps bees"},
    )
    board.rolls(5, 5)
    board.play(0, "walk slice", "roll")
    cards = {card["card"]: card for card in board.sees(0)["attempt"]["cards"]}
    assert (cards["granny_1"]["as"], cards["granny_1"]["adds"]) == ("headology", 1)
    assert (cards["perdita_1"]["as"], cards["perdita_1"]["cackles"]) == ("magic", 1)
    assert (cards["greebo"]["as"], cards["greebo"]["adds"]) == ("bonus", 4)
    assert cards["greebo"]["chance"] == float(odds.pair_chance(5))
    assert (cards["igor_scraps"]["as"], cards["bees"]["as"]) == ("headology", None)


# -- secrets -----------------------------------------------------------------------------------


@cites("13.3", "13.9", "3.6", "R30")
def test_what_a_seat_has_looked_at_does_not_change_what_the_others_see() -> None:
    """Two positions that differ only in what seat 0 has looked at are the same to all others."""
    sent: dict[int | None, set[str]] = {1: set(), None: set()}
    own: set[str] = set()
    for kind, other in (("lily", "hiver"), ("hiver", "lily")):
        board = Board(
            at={0: "slice"},
            problems={"dancers": f"?{kind}", "long_man": f"?{other}"},
            hands={0: "bees"},
        )
        board.play(0, "play bees", "look dancers", "enough")
        for viewer in sent:
            sent[viewer].add(canonical(board.sight(viewer)) + "\n".join(board.log(viewer)))
        own.add(canonical(board.sight(0)))
    assert [len(seen) for seen in sent.values()] == [1, 1]
    assert len(own) == 2


@cites("R30")
def test_determinise_keeps_what_was_looked_at_and_redraws_the_rest() -> None:
    board = Board(
        at={0: "slice"},
        problems={"dancers": "?lily", "long_man": "?hiver", "copperhead": "?bela"},
        hands={0: "bees oats", 1: "fool greebo"},
    )
    board.play(0, "play bees", "look dancers", "enough")
    seen, unseen, hands = set(), set(), set()
    for seed in range(8):
        other = board.other_world(0, seed)
        seen.add(other.problem[SPACE_OF["dancers"]])
        unseen.add(other.problem[SPACE_OF["long_man"]])
        hands.add(other.hands[1])
        assert other.hands[0] == board.state.hands[0]
    assert len(seen) == 1
    assert min(len(unseen), len(hands)) > 3
    assert len({board.other_world(1, seed).problem[SPACE_OF["dancers"]] for seed in range(8)}) > 3


def test_the_top_of_a_box_stays_and_what_is_under_it_is_unknown() -> None:
    s: Any = GAME.new(3, {}, rng_of(5))
    worlds: list[Any] = [GAME.determinise(s, 0, rng_of(n)) for n in range(6)]
    assert {w.queue[0] for w in worlds} == {s.queue[0]}
    assert len({w.queue[1] for w in worlds}) > 2
    assert len({w.queue[2] for w in worlds}) > 2


@cites("1.6")
@pytest.mark.parametrize("table", lineups(GAME), ids=str)
def test_nothing_is_lost_from_the_box(table: Any) -> None:
    for s, _, _ in walk(GAME, table, 2):
        GAME.conserve(s)
    assert len(CARDS) == 55
