"""Invariants of random games, undo, and saved positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coven.core import fingerprint
from coven.games.wandering_towers.invariants import conserve
from coven.games.wandering_towers.state import put_wizard, take_wizard
from coven.table import Match
from coven.testkit import cites
from coven.testkit.walk import Lineup, RandomPlayer, secret_of, walk

from .positions import TABLES
from .scenes import GAME, Board


@cites("R28", "5.7", "7.4", "10.2", "R36")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_play_loses_nothing_and_comes_to_an_end(table: Lineup) -> None:
    """In random games no tower, wizard, card or bottle is lost, and the game ends within its
    declared length."""
    last: Any = None
    for s, _, _ in walk(GAME, table, seed=len(table.variant) * 10 + table.seats):
        conserve(s)
        assert s.ply <= GAME.facts.most_plies
        last = s
    assert last.over
    assert GAME.ending(last) in GAME.facts.endings
    assert 1 in GAME.ranking(last) or last.shared
    low, high = GAME.facts.scores
    assert all(low <= sum(points.values()) <= high for points in GAME.scores(last))


def lose_a_wizard(s: Any) -> None:
    take_wizard(s, 10, 0)


def stand_on_the_keeps_place(s: Any) -> None:
    take_wizard(s, 10, 0)
    put_wizard(s, s.roof[s.keep], 0)


def crowd_a_place(s: Any) -> None:
    for colour in (0, 1, 1, 1, 1):
        put_wizard(s, 10, colour)
        s.home[colour] -= 1


def lose_a_tower(s: Any) -> None:
    s.stacks[9] = ()


def lose_a_card(s: Any) -> None:
    s.hands[0] = s.hands[0][1:]


def pour_a_bottle(s: Any) -> None:
    s.full[1] += 1


@pytest.mark.parametrize(
    "fault",
    [
        lose_a_wizard,
        stand_on_the_keeps_place,
        crowd_a_place,
        lose_a_tower,
        lose_a_card,
        pour_a_bottle,
    ],
)
def test_a_lost_or_duplicated_piece_is_noticed(fault: Any) -> None:
    board = Board(2, wizards={10: "BY"})
    conserve(board.state)
    fault(board.state)
    with pytest.raises(AssertionError):
        conserve(board.state)


@cites("7.6", "R33")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_undo_and_redo_lead_to_the_same_places_with_the_same_dice(table: Lineup) -> None:
    match = Match.start(GAME.id, table.seats, table.options, secret_of(table.seats))
    player = RandomPlayer(GAME, len(table.variant), sensible=0.2)
    taken_back = 0
    for _ in range(120):
        if match.over:
            break
        before = fingerprint(match.state)
        seat, move = player.choose(match.state)
        match.submit(seat, move)
        after = fingerprint(match.state)
        if match.why_no_undo(seat) is None:
            match.undo(seat)
            assert fingerprint(match.state) == before
            match.redo(seat)
            assert fingerprint(match.state) == after
            taken_back += 1
    assert taken_back > 10


@cites("7.6", "R33")
def test_a_walk_can_be_undone_and_a_lift_cannot() -> None:
    board = Board(2, wizards={10: "BB", 12: "Y"}, hands={0: "W1 TM5 W2"})
    board.play(0, "card W1", "wizard 10 0")
    board.undo(0)
    board.undo(0)
    assert (board.on(10), board.hand(0)) == ("BB", "W1 W2 TM5")
    board.redo(0)
    board.redo(0)
    assert board.on(11) == "B"
    board.play(0, "card TM5", "tower 9")
    assert board.match.why_no_undo(0) is not None


@cites("4.5")
def test_cards_that_were_drawn_cannot_be_put_back() -> None:
    board = Board(2, wizards={10: "BB", 12: "Y"}, hands={0: "W1 TM5 W2"})
    board.play(0, "card W1", "wizard 10 0", "card W2")
    assert board.match.why_no_undo(0) is None
    board.play(0, "wizard 10 0")
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"


@cites("5.4")
def test_a_roll_cannot_be_undone_and_redone_for_a_better_one() -> None:
    board = Board(2, wizards={10: "BB", 12: "Y"}, hands={0: "WD2 TM5 W2"})
    board.play(0, "card WD2")
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"


def test_a_position_saved_with_former_names_loads() -> None:
    """A position loads in which fields of the state and of frames have the names of earlier
    versions (WT37)."""
    board = Board(2, wizards={10: "BB", 12: "Y"}, hands={0: "WD2 TM5 W2"})
    board.play(0, "card WD2")
    saved = GAME.save(board.state)
    former = json.dumps(saved)
    for old, new in GAME.former_names.items():
        field = old.partition(".")[2]
        assert f'"{new}"' in former, "the position holds every renamed field"
        former = former.replace(f'"{new}"', f'"{field}"')
    loaded = GAME.load(json.loads(former), board.state.rng)
    assert GAME.save(loaded) == saved
    assert fingerprint(loaded) == fingerprint(board.state)
