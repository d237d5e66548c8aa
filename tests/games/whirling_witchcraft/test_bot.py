"""The bot plans whole brews and never misses a win on the board."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.bots import SearchBot, answer, bot_of
from coven.core import apply, rng_of
from coven.games.whirling_witchcraft.bot.evaluation import evaluate
from coven.games.whirling_witchcraft.bot.planner import BrewPlanner
from coven.games.whirling_witchcraft.bot.playout import playout
from coven.games.whirling_witchcraft.bot.sensible import sensible
from coven.games.whirling_witchcraft.components import CAPACITY, CHARACTERS, RECIPES
from coven.games.whirling_witchcraft.moves import FROM_BENCH
from coven.games.whirling_witchcraft.rules.plan import (
    DONE,
    NO_SCHOLAR,
    NOTHING,
    PLANNING,
    SCHOLAR_CAN,
    Plan,
    after,
    plan_options,
)
from coven.games.whirling_witchcraft.state import INPUTS, OUTPUTS, own_code, pile_of, recipe_code
from coven.testkit.walk import Lineup, lineups, walk

from .scenes import GAME, Board

CODES = [recipe_code(i, turned=False) for i in range(len(RECIPES)) if i != 1]
CODES += [recipe_code(i, turned=True) for i, recipe in enumerate(RECIPES) if recipe.reversible]
CODES += [own_code(i, 0) for i, c in enumerate(CHARACTERS) if c.recipe and c.key != "dark_horse"]
FEW = st.lists(st.integers(0, 3), min_size=5, max_size=5)


def most_gain(planner: BrewPlanner, plan: Plan, known: dict[str, int]) -> int:
    """Returns the most ingredients that any plan brings to the circle from this plan on, by trying
    every step that the rules allow. `known`: a cache by plan."""
    if plan.stage == DONE:
        return planner.gain(plan.pool)
    key = repr(plan)
    if key not in known:
        known[key] = max(most_gain(planner, after(plan, m), known) for m in plan_options(plan))
    return known[key]


@given(
    st.lists(st.sampled_from(CODES), min_size=1, max_size=4, unique_by=lambda code: code >> 1),
    FEW,
    st.lists(st.integers(0, 9), min_size=5, max_size=5),
    FEW,
    st.integers(0, 31),
    st.booleans(),
    st.booleans(),
    st.integers(1, 5),
)
def test_the_planner_never_misses_an_overflow_win_on_the_board(
    codes: list[int],
    bench: list[int],
    target: list[int],
    cauldron: list[int],
    named: int,
    scholar: bool,
    jack: bool,
    need: int,
) -> None:
    """The planner finds a plan that wins by overflow if trying all sequences of steps, sources
    included, finds one."""
    named = named if need % 2 else 0
    plan = Plan(
        unused=tuple(code for code in codes if INPUTS[code] or OUTPUTS[code]),
        bench=pile_of([min(n, c) for n, c in zip(bench, CAPACITY, strict=True)]),
        pool=0,
        grimoire=named,
        scholar=SCHOLAR_CAN if scholar else NO_SCHOLAR,
        doing=NOTHING,
        fill=(),
        last_source=FROM_BENCH,
        make=(),
        stage=PLANNING,
    )
    full = pile_of([max(0, c - n) for n, c in zip(target, CAPACITY, strict=True)])
    planner = BrewPlanner(full, pile_of(cauldron), need, jack, coming=0, danger=5)
    possible = most_gain(planner, plan, {})
    planned = planner.gain(planner.best_of(plan)[3])
    assert planned <= possible
    assert (planned >= need) == (possible >= need)


@pytest.mark.parametrize("level", ["3:80", "2:80"])
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_brews_the_winning_brew(level: str, seed: int) -> None:
    """The bot finds the only brew that wins: each recipe gives back the one mandrake for the next,
    and the last recipe must pass it to the opponent. Otherwise the opponent wins the next round."""
    board = Board(
        2,
        bench={0: "mandrake mushroom*9 spider*9 toad*9", 1: "mandrake*4 spider*9 toad*9"},
        circle={1: "heart*4"},
        recipes={0: "crawl_magic leap_magic backache_potion mushroom_flood", 1: "void_storm"},
        hands={
            0: "spider_quake toad_tornado summon_secrets shadow_curse",
            1: "storm_sorcery river_sorcery lava_sorcery lost_arcana",
        },
        stage="brew",
    )
    board.play(0, "wait")
    board.play(1, "finish")
    bot = bot_of(GAME, level, seed)
    while board.stage == "brewing":
        board.play(0, answer(bot, board.state, 0))
    board.expect_over("won", [1, 2])


@pytest.mark.parametrize("lineup", lineups(GAME), ids=str)
def test_evaluation_is_a_probability_and_moves_are_chosen_from_the_list(lineup: Lineup) -> None:
    luck = iter(range(10**9))
    for s, _, _ in walk(GAME, lineup, 3 * lineup.seats + 1):
        for seat in range(s.seats):
            assert 0.0 <= evaluate(s, seat) <= 1.0
        for seat, moves in s.pending.items():
            assert playout(s, seat, moves, lambda n: next(luck) % n) in moves
            thought_about = sensible(s, seat, moves)
            assert thought_about
            assert all(move in moves for move in thought_about)


def lost(circle: str, rival: str = "toad*7") -> Any:
    """Returns a position in which seat 1, whose circle is `rival`, wins whatever happens, and seat
    0 has the circle `circle`."""
    return Board(3, circle={0: circle, 1: rival}, stage="brew").state


def test_every_ingredient_counts_in_a_lost_position() -> None:
    """WW4: a lost position is worth more with every ingredient in the circle."""
    values = [evaluate(lost(circle), 0) for circle in ("", "toad", "toad*2", "toad*6")]
    assert values == sorted(set(values))
    assert values[-1] < 0.5


def test_types_and_workbench_break_a_tie_in_the_evaluation() -> None:
    """WW4: if circles are equally full, a seat with more types in it, and then one with an emptier
    workbench, is valued more (9.3)."""
    assert evaluate(lost("toad*6 heart"), 0) > evaluate(lost("toad*7"), 0)
    crowded = Board(3, bench={0: "toad*5"}, circle={0: "toad*7", 1: "toad*7"}, stage="brew")
    assert evaluate(crowded.state, 0) < evaluate(crowded.state, 1)


def test_a_plan_does_not_depend_on_what_was_planned_before() -> None:
    """The planner makes the same plan for a position in every process, even with many recipes."""
    codes = tuple(sorted(CODES[6:30:2]))
    bench = pile_of([2, 3, 5, 5, 5])
    asked, fresh = (BrewPlanner(bench, 0, 5, False, 0, 5) for _ in range(2))
    for n in range(3, len(codes)):
        asked.best(codes[:n], bench, 0, 0)
    assert asked.best(codes, bench, 0, 0) == fresh.best(codes, bench, 0, 0)


def test_a_plan_makes_room_for_what_would_lose_the_game() -> None:
    """If two toads come from the left and one that overflows would win the game for that player,
    the plan makes room for both."""
    full, room = pile_of([0, 0, 0, 0, 9]), pile_of([0, 0, 0, 0, 7])
    point = pile_of([0, 1, 0, 0, 0])
    target = pile_of([0, 4, 0, 0, 0])
    calm = BrewPlanner(target, 0, 5, False, coming=0, danger=1)
    warned = BrewPlanner(target, 0, 5, False, coming=pile_of([0, 0, 0, 0, 2]), danger=1)
    assert calm.worth(full, point) > calm.worth(room, 0)
    assert warned.worth(full, point) < warned.worth(room, 0)


SPECS = ("greedy", "1:4", "3:4")


@pytest.mark.parametrize("number", range(len(lineups(GAME))))
def test_bots_finish_games_of_every_variant(number: int) -> None:
    """Bots of one kind finish a game of the variant and number of players that have this `number`;
    neighbouring numbers have different kinds of bots."""
    plays_three_rounds(lineups(GAME)[number], SPECS[number % len(SPECS)])


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("lineup", lineups(GAME), ids=str)
@pytest.mark.parametrize("spec", SPECS)
def test_bots_of_every_kind_finish_games_of_every_variant(lineup: Lineup, spec: str) -> None:
    plays_three_rounds(lineup, spec)


def plays_three_rounds(lineup: Lineup, spec: str) -> None:
    s: Any = GAME.new(lineup.seats, lineup.options, rng_of(lineup.seats))
    bots = [bot_of(GAME, spec, seat) for seat in range(s.seats)]
    while not s.over and s.round <= 3:
        seat = next(iter(s.pending))
        apply(s, seat, answer(bots[seat], s, seat))


def test_a_bot_leaves_the_position_as_it_is() -> None:
    s: Any = GAME.new(3, {"characters": "random"}, rng_of(5))
    seat = next(iter(s.pending))
    before = GAME.save(s)
    SearchBot(GAME, 1, iterations=20).choose(s, seat)
    assert GAME.save(s) == before


@pytest.mark.slow
def test_a_strong_bot_beats_a_random_one() -> None:
    won = 0
    for n in range(6):
        s: Any = GAME.new(2, {}, rng_of(n))
        bots = [bot_of(GAME, spec, n) for spec in (("3:20", "random")[:: 1 if n % 2 else -1])]
        while not s.over:
            seat = next(iter(s.pending))
            apply(s, seat, answer(bots[seat], s, seat))
        won += GAME.ranking(s)[0 if n % 2 else 1] == 1
    assert won >= 5
