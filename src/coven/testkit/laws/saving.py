"""Keeping: copies and saved positions (3), the same match again (4), undo (6)."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

from coven import games
from coven.core import Game, Move, State, fingerprint, play
from coven.table import Match
from coven.testkit.checking import Looking, viewers, who
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer, lineups, secret_of

from .secrecy import learning_is_a_barrier

DERIVED = {"rng", "pending", "offers_cache", "records_events", "events", "rolled"}
"""What a position has beyond its fields: nothing of it is saved."""


def copies_and_saves(look: Looking) -> None:
    """Copies are isolated, and a saved position loads as it was, in the middle of everything."""

    def examine(table: Lineup, seed: int) -> None:
        kept: list[tuple[str, Any, str]] = []
        for s, seat, move, player in look.some_of(table, seed):
            names = attributes(s)
            if names != set(type(s).fields) | DERIVED:
                odd = sorted(names ^ (set(type(s).fields) | DERIVED))
                look.find_here("found-fields", names=", ".join(odd))
            kept.append((look.place, _copied(look, s, player), fingerprint(s)))
            _saved(look, s, seat, move)
        for place, copy, before in kept:
            if fingerprint(copy) != before:
                look.find("found-copy-shared", where=place)

    look.each_game(examine)


def _copied(look: Looking, s: Any, player: RandomPlayer) -> Any:
    """A copy that equals its original, and that can be played on without any change to it."""
    before = fingerprint(s)
    copy, played_on = s.copy(), s.copy()
    if type(copy) is not type(s) or fingerprint(copy) != before:
        look.find_here("found-copy-differs")
    for _ in range(6):
        if played_on.over:
            break
        play(played_on, *player.choose(played_on))
    if fingerprint(s) != before:
        look.find_here("found-copy-shared")
    return copy


def _saved(look: Looking, s: Any, seat: int, move: Move) -> None:
    loaded: Any = look.game.load(json.loads(json.dumps(look.game.save(s))), s.rng)
    if fingerprint(loaded) != fingerprint(s):
        look.find_here("found-load-differs")
    for viewer in viewers(s):
        if canonical(look.game.sight(loaded, viewer)) != canonical(look.game.sight(s, viewer)):
            look.find_here("found-load-seen", seat=who(viewer))
    if not s.over:
        one = s.copy()
        play(one, seat, move)
        play(loaded, seat, move)
        if fingerprint(one) != fingerprint(loaded):
            look.find_here("found-load-differs")


def attributes(s: State) -> set[str]:
    """Every attribute a position has, also where its class is compiled."""
    names = set(getattr(s, "__dict__", {}))
    for cls in type(s).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()), getattr(cls, "__slots__", ()))
    return names - {"__dict__"}


# -- 4 ---------------------------------------------------------------------------------------


def comes_out_the_same(look: Looking) -> None:
    """The same secret and answers give the same match, here and in another process; the replay of
    the log gives the same positions."""
    ours = look.game.id in games.ids()
    seeds = look.number * 1000
    here: dict[str, str] = {}

    def again(table: Lineup, seed: int) -> None:
        match, trail = recorded(look.game, table, seed)
        look.seen += len(trail)
        if seed == seeds:
            here[str(table)] = _digest(match, trail)
        for n, (_, replayed) in enumerate(match.replay()):
            look.at(table, seed, n)
            if fingerprint(replayed.state) != trail[n]:
                look.find_here("found-other-replay")
                break
        if ours and fingerprint(Match.load(match.save()).state) != trail[-1]:
            look.find_here("found-other-replay")

    look.each_game(again, share=0.5)
    if ours:
        there = trails_elsewhere(look.game.id, seeds)
        for table, trail in here.items():
            if there.get(table) != trail:
                look.find("found-other-process", where=table)


def recorded(game: Game, table: Lineup, seed: int) -> tuple[Match, list[str]]:
    """One match, and the fingerprint after each answer."""
    match = begun(game, table, seed)
    player = RandomPlayer(game, seed)
    trail = []
    while not match.over:
        match.submit(*player.choose(match.state))
        match.forget_undo()
        trail.append(fingerprint(match.state))
        player.check_length(match.state)
    return match, trail


def begun(game: Game, table: Lineup, seed: int) -> Match:
    options = game.complete(table.seats, table.options)
    return Match(game, table.seats, options, secret_of(seed), ())


def _digest(match: Match, trail: list[str]) -> str:
    """Every position of a match, all that was told, and the end as everybody sees it."""
    way = hashlib.blake2b(" ".join(trail).encode())
    for entry in match.entries:
        way.update(f"{entry} {entry.events}".encode())
    for viewer in viewers(match.state):
        way.update(canonical(match.game.sight(match.state, viewer)).encode())
    return way.hexdigest()


def trails(game_id: str, seed: int) -> dict[str, str]:
    """One match at each table, as a digest."""
    game = games.game(game_id)
    return {str(table): _digest(*recorded(game, table, seed)) for table in lineups(game)}


def trails_elsewhere(game_id: str, seed: int) -> dict[str, str]:
    """The same in another process, in which sets are in another order."""
    script = (
        "import json, sys; from coven.testkit.laws.saving import trails; "
        "print(json.dumps(trails(sys.argv[1], int(sys.argv[2]))))"
    )
    env = {
        **os.environ,
        "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    ran = subprocess.run(
        [sys.executable, "-c", script, game_id, str(seed)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise RuntimeError(ran.stderr.strip().splitlines()[-1])
    found: dict[str, str] = json.loads(ran.stdout)
    return found


# -- 6 ---------------------------------------------------------------------------------------


def undoes(look: Looking) -> None:
    """Undo never crosses a barrier; undo and the same moves give the same position; and whenever
    anybody learns something, there is a barrier."""
    look.each_game(lambda table, seed: _undo_and_redo(look, table, seed), share=0.5)

    def learn(table: Lineup, seed: int) -> None:
        for s, seat, move, player in look.some_of(table, seed):
            if not s.over:
                learning_is_a_barrier(look, s, seat, move, player)

    look.each_game(learn)


def _undo_and_redo(look: Looking, table: Lineup, seed: int) -> None:
    match = begun(look.game, table, seed)
    player = RandomPlayer(look.game, seed)
    since: list[tuple[int, str, str]] = []
    """What was played since the last barrier: by whom, and the position before and after."""
    before = fingerprint(match.state)
    while not match.over:
        look.at(table, seed, match.state.ply)
        look.seen += 1
        seat, move = player.choose(match.state)
        barrier = match.state.barrier
        match.submit(seat, move)
        player.check_length(match.state)
        after = fingerprint(match.state)
        if match.state.barrier < barrier:
            look.find_here("found-barrier-fell")
        if match.state.barrier == barrier and not match.over:
            since.append((seat, before, after))
        else:
            since = []
        for other in range(table.seats):
            allowed = match.why_no_undo(other) is None
            if allowed != (bool(since) and since[-1][0] == other):
                look.find_here("found-undo", seat=other)
        if since and player.chance(0.15):
            _back_and_forth(look, match, since[-1 - player.pick(min(4, len(since))) :])
        before = after


def _back_and_forth(look: Looking, match: Match, steps: list[tuple[int, str, str]]) -> None:
    for seat, before, _ in reversed(steps):
        match.undo(seat)
        if fingerprint(match.state) != before:
            look.find_here("found-undo-differs")
    for seat, _, after in steps:
        match.redo(seat)
        if fingerprint(match.state) != after:
            look.find_here("found-redo-differs")
