"""What is true in every position: previews, journeys, undo, no piece lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from coven.core import fingerprint, play, rng_of
from coven.games.witchstone.components import NOBODY, PORTALS, TIP
from coven.games.witchstone.preview import preview
from coven.games.witchstone.rules.pentagram import Pentagram
from coven.games.witchstone.rules.turn import Turn
from coven.games.witchstone.rules.wand import Wand
from coven.games.witchstone.rules.witches import prices
from coven.table import Match
from coven.testkit import cites
from coven.testkit.walk import RandomPlayer, lineups, walk

from .scenes import GAME, Board, placement

WAYS = [table for table in lineups(GAME) if table.variant in ("standard", "all-handicaps")]


def positions(seed: int, seats: int = 3) -> Iterator[tuple[Any, int, Any]]:
    table = next(t for t in WAYS if t.seats == seats and t.variant == "standard")
    for s, seat, move in walk(GAME, table, seed):
        if seat >= 0:
            yield s, seat, move


@cites("5.1", "R13")
@pytest.mark.parametrize("seed", range(6))
def test_the_preview_of_a_placement_is_what_then_happens(seed: int) -> None:
    looked = 0
    for s, seat, _ in positions(seed):
        if not isinstance(s.top, Turn):
            continue
        strength = preview(s, seat)["strength"]
        places = [m for m in s.pending[seat] if m.verb == "place"]
        for move in places[:: max(1, len(places) // 6)]:
            pair, a, b = (str(arg) for arg in move.args)
            first, second = pair.split("-")
            after = s.copy()
            play(after, seat, move)
            started = {
                m.args[0]: GAME.describe(after, seat, m).args["count"] for m in after.pending[seat]
            }
            assert started == {first: strength[first][a], second: strength[second][b]}
            for action, cell in ((first, a), (second, b)):
                begun = after.copy()
                begun.records_events = True
                play(begun, seat, next(m for m in begun.pending[seat] if m.args == (action,)))
                told = next(e for e in begun.events if e.key == "log-start")
                assert told.args["count"] == strength[action][cell]
            looked += 1
    assert looked > 50


def cheapest(s: Any, seat: int) -> dict[int, int]:
    """Returns the cheapest price of each region, found by trying every path: each run of own
    portals and each foreign portal costs 1."""
    edges: dict[int, list[tuple[int, bool]]] = {}
    for i, portal in enumerate(PORTALS):
        owner = s.owner[i]
        if owner != NOBODY and s.building[owner] != i:
            edges.setdefault(portal.a, []).append((portal.b, owner == seat))
            edges.setdefault(portal.b, []).append((portal.a, owner == seat))
    best: dict[int, int] = {s.tower[seat]: 0}

    def go(region: int, path: tuple[tuple[int, bool], ...]) -> None:
        owns = [own for _, own in path]
        runs = sum(own and (i == 0 or not owns[i - 1]) for i, own in enumerate(owns))
        cost = runs + owns.count(False)
        best[region] = min(best.get(region, 99), cost)
        if len(path) < 7:
            for there, own in edges.get(region, []):
                if there != s.tower[seat] and there not in [r for r, _ in path]:
                    go(there, (*path, (there, own)))

    go(s.tower[seat], ())
    return best


@cites("7.4", "7.5", "R22")
@pytest.mark.parametrize("seed", range(8))
def test_the_price_of_a_journey_is_that_of_the_cheapest_path(seed: int) -> None:
    looked = 0
    for n, (s, _, _) in enumerate(positions(seed * 3 + 2, 4)):
        if n % 23 or not s.turns:
            continue
        for seat in range(s.seats):
            found = prices(s, seat)
            wanted = cheapest(s, seat)
            near = {region: price for region, price in found.items() if price <= 4}
            assert near == {region: price for region, price in wanted.items() if price <= 4}
            looked += len(found) - 1
    assert looked > 20


@cites("R17")
@pytest.mark.parametrize("seed", range(5))
def test_undo_from_the_deepest_bonus_back_to_the_domino_restores_everything(seed: int) -> None:
    """Undoing as far back as nothing hidden was revealed restores each earlier position exactly."""
    table = next(t for t in WAYS if t.seats == 2)
    match = Match(GAME, 2, GAME.complete(2, table.options), rng_of(seed).secret, ())
    player = RandomPlayer(GAME, seed, sensible=1.0)
    trail: list[tuple[int, str]] = []
    deepest = 0
    while not match.over:
        seat, move = player.choose(match.state)
        before, barrier = fingerprint(match.state), match.state.barrier
        depth = len(match.state.stack)
        match.submit(seat, move)
        if match.state.barrier != barrier:
            trail = []
            continue
        trail.append((seat, before))
        if len(match.state.stack) >= depth and len(match.state.stack) > 4:
            deepest = max(deepest, len(match.state.stack))
            after = fingerprint(match.state)
            for who, print_before in reversed(trail):
                match.undo(who)
                assert fingerprint(match.state) == print_before
            for who, _ in trail:
                match.redo(who)
            assert fingerprint(match.state) == after
    assert deepest > 4


@cites("1.3", "1.6", "1.7", "1.8", "1.9")
@pytest.mark.parametrize("table", WAYS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_from_the_box(table: Any, seed: int) -> None:
    for s, _, _ in walk(GAME, table, seed):
        GAME.conserve(s)


@cites("10.2", "10.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_wand_preview_says_who_leads_where(seed: int) -> None:
    for s, seat, move in positions(seed, 2):
        if isinstance(s.top, Wand) and move.verb == "step":
            ahead = preview(s, seat)["wand"]
            assert [space["space"] for space in ahead] == list(range(s.wand[seat] + 1, TIP + 1))
            after = s.copy()
            play(after, seat, move)
            spot = next(space for space in ahead if space["space"] == after.wand[seat])
            assert spot["leads"] == (after.wand[seat] == max(after.wand))


@cites("8.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_ring_preview_says_what_the_next_spaces_give(seed: int) -> None:
    for s, seat, move in positions(seed, 2):
        fresh = isinstance(s.top, Pentagram) and not s.top.walked
        if fresh and move.verb == "step" and move.n(0) == 1:
            first = preview(s, seat)["ring"][0]
            owls = len(s.owl_tiles[seat])
            after = s.copy()
            play(after, seat, move)
            if not boosted(after, seat):
                assert (len(after.owl_tiles[seat]) > owls) == (
                    first["kind"] == "owl" and first["points"] > 2
                )


def boosted(s: Any, seat: int) -> bool:
    return any(move.verb == "go-on" for move in s.pending.get(seat, []))


@pytest.mark.parametrize("started", [False, True])
def test_a_position_saved_with_former_names_loads(started: bool) -> None:
    """A position loads in which frames and a field of the state have the names of the first version
    (W44)."""
    board = Board(portals={0: "tower_ne.forest_n"}, hand="EW EP EC EM ES")
    board.play(0, placement("E(-1,0)+W(-1,1)"))
    if started:
        board.play(0, "start energy")
    frame = ("Halves", "ChooseFirstAction") if not started else ("Half", "SecondAction")
    saved = GAME.save(board.state)
    former = json.dumps(saved)
    for old, new in (("ways", "joined"), frame):
        assert former.count(f'"{new}"') == 1
        former = former.replace(f'"{new}"', f'"{old}"')
    loaded = GAME.load(json.loads(former), board.state.rng)
    assert GAME.save(loaded) == saved
    assert fingerprint(loaded) == fingerprint(board.state)
