"""What a seat may know of hands, face-down cards, effects and plans (R28): `other_world` is a
determinised copy, in which everything the seat cannot know is redrawn."""

from __future__ import annotations

from typing import Any

import pytest

from coven.bots import BotRng, SearchBot, answer, position_for
from coven.core import fingerprint, rng_of
from coven.games.whirling_witchcraft.components import RECIPES
from coven.testkit import cites
from coven.testkit.scenario import Scene, canonical

from .scenes import GAME, Board

HANDS = {
    0: "spore_lore fear_charm mushroom_flood nature_rite",
    1: "web_lore love_charm spider_quake growth_rite",
}


def keys(cards: tuple[int, ...]) -> set[str]:
    return {RECIPES[card].key for card in cards}


@cites("R28", "3.4")
def test_other_hands_are_redrawn_and_ones_own_is_kept() -> None:
    board = Board(3, hands=HANDS)
    imagined = set()
    for seed in range(20):
        world = board.other_world(0, seed)
        assert keys(world.hands[0]) == set(HANDS[0].split())
        imagined.add(world.hands[1])
    assert len(imagined) > 15


@cites("R28")
def test_a_player_knows_where_a_recipe_she_has_passed_on_is_if_she_remembers_it() -> None:
    board = Board(3, hands=HANDS)
    board.quiet_round("spore_lore", "web_lore")
    passed = {"fear_charm", "mushroom_flood", "nature_rite"}
    assert passed < keys(board.state.hands[1])
    worlds = [board.other_world(0, seed, memory=1.0) for seed in range(20)]
    assert all(passed <= keys(world.hands[1]) for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 5  # the card drawn is not known
    forgetful = [board.other_world(0, seed) for seed in range(20)]
    assert not all(passed <= keys(world.hands[1]) for world in forgetful)
    board.quiet_round()
    kept = passed & keys(board.state.hands[2])
    assert len(kept) == 2  # passed on once more, still known
    assert all(kept <= keys(board.other_world(0, seed, memory=1.0).hands[2]) for seed in range(9))


@cites("5.4", "5.5", "R28")
def test_a_face_down_card_and_its_direction_are_redrawn() -> None:
    board = Board(2, hands=HANDS)
    board.play(1, "play love_charm turned")
    board.expect_unknown(0, "love_charm", "Love Charm")
    played = set()
    for seed in range(60):
        world = board.other_world(0, seed)
        (step,) = world.top.steps_of(1)
        assert step.word(0) in keys(world.hands[1])
        played.add(len(step.args))
    assert played == {1, 2}
    assert board.other_world(1).top.steps_of(1)[0].text == "play love_charm turned"


@cites("11.4", "R31")
def test_nobody_knows_whether_the_daredevil_has_dared() -> None:
    board = Board(2, hands=HANDS, characters="daredevil trickster", bench={0: "toad"})
    before = canonical(board.sight(1))
    board.play(0, "dare")
    assert canonical(board.sight(1)) == before
    while 0 in board.state.pending:
        board.play(0, board.options(0)[0])
    dared = canonical(board.sight(1))
    other = Board(2, hands=HANDS, characters="daredevil trickster", bench={0: "toad"})
    other.play(0, "play nature_rite")
    assert canonical(other.sight(1)) == dared
    ways = {board.other_world(1, seed).top.steps_of(0)[0].verb for seed in range(30)}
    assert ways == {"dare", "play"}


@cites("R12", "R28")
def test_effects_are_redrawn_until_they_are_opened() -> None:
    board = Board(2, tokens={0: (1, 0, 0), 1: (1, 0, 0)}, hands={0: "love_charm", 1: "spore_lore"})
    board.study("love_charm", "spore_lore")
    board.play(1, "potion heart")
    worlds = {board.other_world(0, seed).top.steps_of(1)[0].text for seed in range(30)}
    assert len(worlds) > 3


@cites("7.9", "R19", "R28")
def test_a_finished_plan_is_redrawn_and_an_unfinished_one_begins_again() -> None:
    board = Board(
        2,
        recipes={0: "void_storm", 1: "shape_flask web_lore"},
        bench={0: "toad", 1: "mushroom*3 spider*3"},
        stage="brew",
    )
    nothing = canonical(board.sight(0))
    board.play(1, "use shape_flask", "take bench spider", "make toad")
    assert canonical(board.sight(0)) == nothing
    assert board.other_world(0).top.steps_of(1) == ()
    board.play(1, "finish")
    pools = {board.other_world(0, seed).top.plans[1].pool for seed in range(30)}
    assert len(pools) > 3
    mine = board.other_world(1)
    assert mine.top.plans[1] == board.state.top.plans[1]


@cites("R20")
def test_everybody_sees_that_a_player_waits_but_not_her_plan() -> None:
    board = Board(3, recipes={0: "void_storm", 1: "web_lore"}, bench={1: "spider*3"}, stage="brew")
    board.play(1, "use web_lore", "wait")
    assert board.light(1) == "waiting"
    world = board.other_world(0)
    assert world.top.plans[1].pool == 0
    board.play(0, "finish")
    board.play(2, "finish")
    opened = board.other_world(2)
    assert opened.top.shown == 0b101


@cites("R28")
def test_the_forecast_is_made_of_open_information_only() -> None:
    board = Board(
        2,
        recipes={0: "void_storm", 1: "croak_lore"},
        bench={1: "toad*9 spider*8"},
        cauldron={0: "spider"},
        circle={0: "heart"},
        stage="brew",
    )
    board.play(0, "use void_storm")
    expected = {
        "seat": 1,
        "cauldron": [0, 0, 1, 2, 1],
        "overflow": [0, 0, 0, 1, 1],
        "circle": 3,
    }
    assert board.sees(0)["forecast"] == expected
    board.play(1, "use croak_lore", "finish")  # in secret: the forecast does not change
    assert board.sees(0)["forecast"] == expected
    assert board.sees(1)["forecast"]["overflow"] == [0, 0, 0, 0, 0]
    assert board.sees(None)["forecast"] is None


@cites("7.9")
def test_nothing_is_lost_when_a_position_is_saved_in_the_middle_of_a_plan() -> None:
    board = Board(
        2, recipes={0: "tome_of_midnight"}, bench={0: "mushroom*2 spider*2 toad*2"}, stage="brew"
    )
    board.play(0, "use tome_of_midnight", "take bench toad")
    board.through_file()
    board.play(0, "take bench spider")
    assert board.brew(0) == "heart"


@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: str(variant.key))
def test_what_a_bot_is_given_does_not_depend_on_what_its_seat_cannot_know(variant: Any) -> None:
    for seed in range(6):
        scene = Scene(GAME, variant.players[0], variant.options, seed)
        for _ in range(5 + 7 * seed):
            if not scene.state.over:
                seat = next(iter(scene.state.pending))
                scene.play(seat, scene.options(seat)[-1])
        if scene.state.over:
            continue
        seat = next(iter(scene.state.pending))
        worlds = [
            scene.state,
            *(GAME.determinise(scene.state, seat, rng_of(n), 0.0) for n in range(3)),
        ]
        given = {fingerprint(position_for(GAME, w, seat, BotRng(7), 0.0)) for w in worlds}
        assert len(given) == 1
        answers = {
            answer(SearchBot(GAME, 1, iterations=8, memory=0.0), w, seat).text for w in worlds
        }
        assert len(answers) == 1
