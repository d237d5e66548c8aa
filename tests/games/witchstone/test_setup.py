"""Set-up (chapter 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.core import rng_of
from coven.games.witchstone.components import CHIP_IDS, REGION_IDS, REGION_OF
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME

FIRST = {"first-player": "first-seat"}


def opening(seats: int = 2, chips: str = "", seed: int = 0) -> Scene:
    """Returns a new game in which the first seat begins. `chips` lie on the towers, from the
    north-east clockwise."""
    scene = Scene(GAME, seats, FIRST, seed)
    s = scene.state
    towers = ("tower_ne", "tower_se", "tower_sw", "tower_nw")
    for tower, chip in zip(towers, chips.split(), strict=False):
        region, face = REGION_OF[tower], CHIP_IDS.index(chip)
        there = [r for r, f in enumerate(s.chip_at) if f == face and REGION_IDS[r] not in towers]
        if there:
            s.chip_at[there[0]], s.chip_at[region] = s.chip_at[region], face
        else:
            i = s.table_chips.index(face)
            rest = (*s.table_chips[:i], *s.table_chips[i + 1 :])
            s.table_chips = tuple(sorted((*rest, s.chip_at[region])))
            s.chip_at[region] = face
    scene.settle()
    return scene


@cites("3.1")
def test_two_piles_of_owl_tiles_with_the_7_on_top() -> None:
    pentagram = Scene(GAME, 2).sees(None)["pentagram"]
    assert (pentagram["owls"], pentagram["owls_left"]) == ([7, 7], [5, 5])


@cites("3.2")
def test_six_scrolls_lie_open_and_the_rest_is_a_hidden_pile() -> None:
    view = Scene(GAME, 2).sees(0)
    assert (len(view["row"]), view["deck"]) == (6, 34)
    rows = {tuple(GAME.new(2, rng=rng_of(seed)).row) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(rows) > 10


@cites("3.3")
def test_three_special_hexes_lie_open_on_a_stack_of_twelve() -> None:
    pentagram = Scene(GAME, 2).sees(None)["pentagram"]
    assert (len(set(pentagram["slots"])), pentagram["stack"]) == (3, 12)


@cites("3.4")
def test_a_chip_lies_on_every_region_but_the_witchstone_and_five_on_the_table() -> None:
    view = Scene(GAME, 4).sees(None)
    assert [r["id"] for r in view["regions"] if r["chip"] is None] == ["stone"]
    assert len(view["table_chips"]) == 5


@cites("3.5")
def test_crystals_begin_in_the_middle_and_on_the_bubbles() -> None:
    cauldron = Scene(GAME, 2).sees(1)["seats"][1]["cauldron"]
    assert cauldron["black"] == "d4"
    assert sorted(cauldron["crystals"]) == ["b2", "b4", "d2", "d6", "f2", "f4"]


@cites("3.6")
def test_everyone_has_five_dominoes_to_choose_from_and_ten_in_the_pile() -> None:
    scene = Scene(GAME, 3)
    for seat in range(3):
        view = scene.sees(seat)
        assert len(view["hand"]) == 5
        assert [(v["hand"], v["pile"]) for v in view["seats"]] == [(5, 10)] * 3
    hands = {tuple(GAME.new(2, rng=rng_of(seed)).hand[0]) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(hands) > 9


@cites("3.7")
def test_owls_begin_at_nought_at_the_start_and_on_the_handle() -> None:
    for seat in Scene(GAME, 2).sees(None)["seats"]:
        assert (seat["score"], seat["ring"], seat["wand"]) == (0, 0, 0)


@cites("3.8", "R9")
def test_the_first_player_is_drawn_at_random() -> None:
    starts = Counter(Scene(GAME, 3, seed=seed).sees(None)["start"] for seed in range(40))
    assert set(starts) == {0, 1, 2}
    assert {Scene(GAME, 3, FIRST, seed).sees(None)["start"] for seed in range(5)} == {0}


@cites("3.9", "R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_big_witches_are_placed_counter_clockwise_and_the_first_player_is_last(seats: int) -> None:
    scene = opening(seats, "vp vp vp energy")
    order = []
    while not scene.state.turns:
        (seat,) = scene.state.pending
        if scene.options(seat)[0].startswith("tower"):
            order.append(seat)
            scene.expect_refused((seat + 1) % seats, "tower tower_ne", rule="3.9")
        scene.play(seat, scene.options(seat)[0])
    assert order == [*range(seats - 1, 0, -1), 0]
    scene.expect_asked(0)


@cites("3.9")
def test_a_tower_holds_one_big_witch() -> None:
    scene = opening(2, "vp vp vp energy")
    scene.play(1, "tower tower_se")
    scene.expect_options(0, ["tower tower_ne", "tower tower_sw", "tower tower_nw"])
    scene.expect_refused(0, "tower tower_se", rule="3.9", because="refuse-tower-taken")


@cites("3.10")
def test_the_tower_with_the_big_witch_is_yours() -> None:
    scene = opening(2, "vp vp vp energy")
    scene.play(1, "tower tower_se")
    regions = {region["id"]: region["tower_of"] for region in scene.sees(0)["regions"]}
    assert regions["tower_se"] == 1
    assert regions["tower_ne"] is None


@cites("3.11", "3.12")
def test_a_tower_with_a_points_chip_gives_2_and_3_points_and_the_chip() -> None:
    scene = opening(2, "vp energy witch wand")
    scene.play(1, "tower tower_ne")
    seat = scene.sees(None)["seats"][1]
    assert (seat["score"], seat["chips"]) == (5, ["vp"])
    scene.expect_scores(1, track=5, chips=2)
    scene.expect_asked(0)


@cites("3.12", "R11")
@pytest.mark.parametrize(
    ("chip", "first"),
    [
        ("energy", "build tower_ne.stone"),
        ("witch", "lay"),
        ("pentagram", "step 1"),
        ("crystal", "crystal b2 a2"),
        ("wand", "step 1"),
        ("scroll", "take 1"),
    ],
)
def test_a_chip_of_the_set_up_is_an_action_of_strength_1(chip: str, first: str) -> None:
    scene = opening(2, f"{chip} vp vp vp")
    scene.play(1, "tower tower_ne")
    scene.expect_can(1, first, "stop")
    scene.expect_cannot(1, "step 2", "take 2", "crystal d4 c1")
    scene.expect_refused(1, "remove d4", rule="9.14", because="refuse-remove-setup")
    scene.play(1, first)
    if chip == "crystal":
        scene.expect_options(0, ["tower tower_se", "tower tower_sw", "tower tower_nw"])
    scene.expect_asked(0)


@cites("R10")
def test_with_two_players_free_towers_keep_their_chips() -> None:
    scene = opening(2, "vp vp wand wand")
    scene.play(1, "tower tower_ne")
    scene.play(0, "tower tower_se")
    chips = {region["id"]: region["chip"] for region in scene.sees(None)["regions"]}
    assert [chips[t] for t in ("tower_ne", "tower_se", "tower_sw", "tower_nw")] == [
        None,
        None,
        "wand",
        "wand",
    ]


@cites("R12")
def test_dominoes_that_were_never_drawn_stay_unseen() -> None:
    scene = opening(2, "vp vp wand wand")
    assert all(
        "pile" not in seat or isinstance(seat["pile"], int) for seat in scene.sees(0)["seats"]
    )
