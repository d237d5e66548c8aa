"""What holds in every position: taking back, planning again, overflow, conservation."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from coven.core import TAKE_BACK, fingerprint, play
from coven.games.whirling_witchcraft.components import CAPACITY
from coven.games.whirling_witchcraft.invariants import conserve
from coven.games.whirling_witchcraft.rules.brewing import Brewing
from coven.games.whirling_witchcraft.rules.cauldrons import pass_cauldrons
from coven.games.whirling_witchcraft.state import counts_of, overflow, pile_of
from coven.testkit import cites
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer, lineups, walk

from .scenes import GAME, Board

LINEUPS = lineups(GAME)
SEEDS = st.integers(0, 400)
PICKS = st.lists(st.integers(0, 1000), min_size=1, max_size=12)


def brewing(seed: int, rounds: int) -> Any:
    """Returns the beginning of brewing in round `rounds` of a random game, or in a later one; None
    if the game ends before."""
    lineup = LINEUPS[seed % len(LINEUPS)]
    for s, _, _ in walk(GAME, lineup, seed):
        if s.over:
            return None
        if s.round >= rounds and isinstance(s.top, Brewing) and not any(s.top.steps):
            return s.copy()
    return None


def some_steps(s: Any, seat: int, picks: list[int]) -> int:
    """Makes a step of the seat's plan for each of `picks` while it is asked, and returns how many;
    -1 if brewing went on after that. A pick is an index of the legal moves, modulo their number."""
    made = 0
    for pick in picks:
        moves = s.pending.get(seat, [])
        if not moves:
            break
        play(s, seat, moves[pick % len(moves)])
        made += 1
        if not isinstance(s.top, Brewing) or s.top.shown:
            return -1
    return made


@cites("7.9", "R19")
@given(SEEDS, st.integers(1, 5), PICKS)
def test_taking_a_plan_back_restores_everything(seed: int, rounds: int, picks: list[int]) -> None:
    s = brewing(seed, rounds)
    assume(s is not None and len(s.pending) > 1)
    seat = min(s.pending)
    before = s.top, [canonical(GAME.sight(s, viewer)) for viewer in (*range(s.seats), None)]
    steps = some_steps(s, seat, picks)
    assume(steps > 0)
    conserve(s)
    for _ in range(steps):
        play(s, seat, TAKE_BACK)
    assert s.top == before[0]
    assert [canonical(GAME.sight(s, viewer)) for viewer in (*range(s.seats), None)] == before[1]


@cites("7.9", "R19")
@given(SEEDS, st.integers(1, 4), PICKS, PICKS)
def test_taking_back_and_planning_again_leads_to_the_same_position(
    seed: int, rounds: int, first: list[int], second: list[int]
) -> None:
    one = brewing(seed, rounds)
    assume(one is not None and len(one.pending) > 1)
    other = one.copy()
    seat = min(one.pending)
    wavered = some_steps(other, seat, first)
    assume(wavered > 0)
    for _ in range(wavered):
        play(other, seat, TAKE_BACK)
    for s in (one, other):
        assume(some_steps(s, seat, second) >= 0)
        while isinstance(s.top, Brewing) and s.round == rounds and s.pending:
            rest = next(iter(s.pending))
            play(s, rest, s.pending[rest][0])
            if s.over or s.top.__class__ is not Brewing:
                break
    assert GAME.view(one, None) == GAME.view(other, None)


@cites("8.2", "8.3")
@given(
    st.lists(st.integers(0, 9), min_size=5, max_size=5),
    st.lists(st.integers(0, 30), min_size=5, max_size=5),
)
def test_overflow_is_what_each_type_has_more_than_slots(
    bench: list[int], cauldron: list[int]
) -> None:
    bench = [min(n, c) for n, c in zip(bench, CAPACITY, strict=True)]
    over = counts_of(overflow(pile_of(bench), pile_of(cauldron)))
    assert over == [max(0, b + n - c) for b, n, c in zip(bench, cauldron, CAPACITY, strict=True)]


@cites("8.1", "8.3")
@given(SEEDS, st.integers(2, 5), st.data())
def test_passing_cauldrons_loses_and_makes_no_ingredient(
    seed: int, seats: int, data: st.DataObject
) -> None:
    s: Any = GAME.new(seats, {})
    counts = st.lists(st.integers(0, 12), min_size=5, max_size=5)
    for seat in range(seats):
        s.cauldron[seat] = pile_of(data.draw(counts))
    before = [sum(s.bench) + sum(s.circle) + sum(s.cauldron)]
    pass_cauldrons(s)
    assert [sum(s.bench) + sum(s.circle) + sum(s.cauldron)] == before
    assert not any(s.cauldron)
    conserve(s)


@cites("10.3")
@pytest.mark.parametrize("lineup", LINEUPS, ids=str)
def test_random_play_loses_nothing_and_comes_to_an_end(lineup: Lineup) -> None:
    last: Any = None
    for s, _, _ in walk(GAME, lineup, seed=lineup.seats * 3):
        conserve(s)
        last = s
    assert last.over
    assert GAME.ending(last) in GAME.facts.endings
    assert 1 in GAME.ranking(last)


@pytest.mark.parametrize("seed", range(4))
def test_a_lost_recipe_or_a_crowded_workbench_is_noticed(seed: int) -> None:
    s: Any = GAME.new(3, {})
    player = RandomPlayer(GAME, seed)
    for _ in range(9):
        play(s, *player.choose(s))
    conserve(s)
    crowded = s.copy()
    crowded.bench[0] = pile_of([4, 0, 0, 0, 0])
    with pytest.raises(AssertionError):
        conserve(crowded)
    s.deck = s.deck[1:]
    s.deck_size -= 1
    with pytest.raises(AssertionError):
        conserve(s)


FORMER_NAMES = {
    *(("character_gone", "left_game"), ("deck_size", "left"), ("rounds_without_play", "barren")),
    *(("effects", "due"), ("unused", "left"), ("last_source", "least")),
}
"""Today's names of fields that positions of version 1 hold, with the names they had (WW38)."""


def test_a_position_saved_with_former_names_loads() -> None:
    deciding = Board(2, tokens={0: (1, 0, 0)}, hands={0: "spore_lore", 1: "web_lore"})
    deciding.study("spore_lore", "web_lore")
    brewing = Board(2, recipes={0: "tome_of_midnight"}, bench={0: "mushroom*2 toad*3 spider"})
    brewing.study()
    brewing.skip_effects()
    brewing.play(0, "use tome_of_midnight")
    renamed = set()
    for board in (deciding, brewing):
        saved = GAME.save(board.state)
        text = json.dumps(saved)
        for new, old in FORMER_NAMES:
            renamed |= {new} if f'"{new}"' in text else set()
            text = text.replace(f'"{new}"', f'"{old}"')
        loaded = GAME.load(json.loads(text), board.state.rng)
        assert GAME.save(loaded) == saved
        assert fingerprint(loaded) == fingerprint(board.state)
    assert len(renamed) == len(FORMER_NAMES), "the positions hold every renamed field"
