"""The contents of the box (chapter 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.core import parse, play
from coven.games.wandering_towers.components import COLOURS, FACES, SPELLS
from coven.testkit import cites

from .scenes import EIGHT, GAME, Board

DECK = {
    **{f"W{n}": (n, 0, 4) for n in range(1, 6)},
    **{f"TM{n}": (0, n, 4) for n in range(1, 6)},
    **{f"E{n}{n}": (n, n, 3) for n in range(1, 5)},
    "E15": (1, 5, 6),
    "E24": (2, 4, 6),
    "E42": (4, 2, 6),
    "E51": (5, 1, 6),
    "ED1": ("die", "die", 6),
    "WD2": ("die", 0, 3),
    "TD2": (0, "die", 3),
    "WD3": ("die", 0, 1),
    "TD3": (0, "die", 1),
}
"""Wizard steps, tower steps ("die" where it decides, 0 where there is no such part), copies."""


@cites("1.1", "R1")
def test_the_board_is_a_ring_of_sixteen_spaces_travelled_clockwise() -> None:
    board = Board(2, wizards={15: "B", 10: "Y"}, keep=8, hands={0: "W1 W2 W3"})
    assert len(board.sees(None)["spaces"]) == 16
    board.play(0, "card W1", "wizard 15 0")
    assert board.on(0) == "B"


@cites("1.2")
def test_the_keep_is_no_tower() -> None:
    board = Board(2, hands={0: "TM2 TM3 TM4"})
    board.play(0, "card TM2")
    board.expect_options(0, [f"tower {tower}" for tower in range(1, 10)])
    board.expect_refused(0, "tower 0", rule="4.2", because="refuse-unknown")
    board.expect_refused(0, "tower 10", rule="4.2", because="refuse-unknown")


@cites("1.3")
def test_five_of_nine_towers_show_a_raven_shield() -> None:
    towers = [t for space in Board(2).sees(None)["spaces"] for t in space["towers"]]
    assert sorted(t["id"] for t in towers) == list(range(1, 10))
    assert sum(t["shield"] for t in towers) == 5


@cites("1.4", "R1")
def test_the_first_space_of_each_tile_has_a_shield_on_the_ground() -> None:
    spaces = Board(2).sees(None)["spaces"]
    assert [i for i, space in enumerate(spaces) if space["ground_shield"]] == [0, 4, 8, 12]
    assert Board(2).keep == 0


@cites("1.5", "R2")
def test_the_deck_has_ninety_cards_of_twenty_three_faces() -> None:
    def part(steps: int, dice: int) -> int | str:
        return "die" if steps and dice else steps

    box = {f.id: (part(f.wizard, f.dice), part(f.tower, f.dice), f.copies) for f in FACES}
    assert box == DECK
    dice = {f.id: f.dice for f in FACES if f.dice}
    assert dice == {"ED1": 1, "WD2": 2, "TD2": 2, "WD3": 3, "TD3": 3}


@cites("1.5")
def test_24_cards_move_a_wizard_24_a_tower_and_42_either() -> None:
    kinds = Counter[str]()
    steps: tuple[Counter[int], Counter[int]] = Counter(), Counter()
    for face in FACES:
        kinds["wizard"] += face.copies if not face.tower else 0
        kinds["tower"] += face.copies if not face.wizard else 0
        kinds["either"] += face.copies if face.wizard and face.tower else 0
        kinds["dice"] += face.copies if face.dice else 0
        kinds["asymmetric"] += face.copies if face.wizard != face.tower > 0 < face.wizard else 0
        for part, count in zip((face.wizard, face.tower), steps, strict=True):
            if part:
                count[0 if face.dice else part] += face.copies
    assert kinds == {"wizard": 24, "tower": 24, "either": 42, "dice": 14, "asymmetric": 24}
    assert steps[0] == steps[1] == {1: 13, 2: 13, 3: 7, 4: 13, 5: 10, 0: 10}


@cites("1.6")
def test_the_die_has_the_numbers_one_to_six() -> None:
    board = Board(2, hands={0: "TD2 W1 W2"})
    rolled = set()
    for ply in range(40):  # the roll depends on the number of moves played
        other = board.state.copy()
        other.ply = ply
        play(other, 0, parse("card TD2"))
        rolled.add(GAME.view(other, 1)["doing"]["value"])
    assert rolled == {1, 2, 3, 4, 5, 6}


@cites("1.7", "R5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_six_colours_play_with_up_to_five_wizards_and_six_bottles(seats: int) -> None:
    assert COLOURS == ("blue", "yellow", "red", "green", "orange", "purple")
    view = Board(seats).sees(None)
    assert view["colour"] == list(range(seats))
    assert view["wizards"] <= 5
    assert all(sum(bottles.values()) <= 6 for bottles in view["bottles"])


@cites("1.8")
def test_a_bottle_lies_on_its_empty_or_on_its_full_side() -> None:
    board = Board(2, wizards={3: "Y", 12: "B"}, towers={12: (3,)}, hands={0: "TM2 TM1 W5"})
    board.play(0, "card TM2", "tower 1")
    assert board.sees(1)["bottles"][0] == {"empty": 5, "full": 1, "spent": 0}


@cites("1.9")
def test_there_are_eight_spells_and_the_basic_game_uses_two() -> None:
    assert [spell.id for spell in SPELLS] == EIGHT.split()
    assert len(SPELLS) == 8
    assert Board(2).spells == ["move_wizard", "move_tower"]


@cites("1.10", "3.6")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_has_the_token(seed: int) -> None:
    s = Board(4, first_player="random", seed=seed).match.at(0).state
    assert GAME.view(s, None)["start"] == GAME.view(s, None)["active"]
    assert list(s.pending) == [GAME.view(s, None)["start"]]


@cites("R3", "R4", "14.14")
def test_every_spell_costs_one_or_two_bottles() -> None:
    costs = {spell["id"]: spell["cost"] for spell in Board(2, spells="8").sees(None)["spells"]}
    assert costs == {
        "move_wizard": 2,
        "move_tower": 1,
        "headwind_wizard": 2,
        "headwind_tower": 1,
        "nudge_keep": 2,
        "free_wizard": 1,
        "swap_towers": 2,
        "piggyback": 1,
    }


@cites("R6")
@pytest.mark.parametrize("promo", ["draw_two", "fill_potion"])
def test_promotional_spells_are_no_part_of_the_game(promo: str) -> None:
    board = Board(2, spells="8", full={0: 6})
    board.expect_refused(0, f"cast {promo}", rule="4.2", because="refuse-unknown")
