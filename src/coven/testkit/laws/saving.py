"""Checks of copies and saved positions (3), of replays (4) and of undo (6)."""

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
from coven.testkit.checking import Check, viewer_name, viewers
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer, lineups, secret_of

from .secrecy import check_learning_raises_barrier

DERIVED = {"rng", "pending", "offers_cache", "records_events", "events", "stages", "rolled"}
"""The attributes of a position that are not saved."""


def check_copies_and_saving(check: Check) -> None:
    """Check 3: copies are independent, and saved positions load as they were."""

    def examine(lineup: Lineup, seed: int) -> None:
        kept: list[tuple[str, Any, str]] = []
        for s, seat, move, player in check.sample_positions(lineup, seed):
            names = attributes(s)
            if names != set(type(s).fields) | DERIVED:
                odd = sorted(names ^ (set(type(s).fields) | DERIVED))
                check.report_here("found-fields", names=", ".join(odd))
            kept.append((check.place, _check_copy(check, s, player), fingerprint(s)))
            _check_saving(check, s, seat, move)
        for place, copy, before in kept:
            if fingerprint(copy) != before:
                check.report("found-copy-shared", where=place)

    check.each_game(examine)


def _check_copy(check: Check, s: Any, player: RandomPlayer) -> Any:
    """Checks that a copy equals its original and that playing it does not change the original.
    Returns another copy."""
    before = fingerprint(s)
    copy, played_on = s.copy(), s.copy()
    if type(copy) is not type(s) or fingerprint(copy) != before:
        check.report_here("found-copy-differs")
    for _ in range(6):
        if played_on.over:
            break
        play(played_on, *player.choose(played_on))
    if fingerprint(s) != before:
        check.report_here("found-copy-shared")
    return copy


def _check_saving(check: Check, s: Any, seat: int, move: Move) -> None:
    """Checks that a position that was saved and loaded looks and plays as before."""
    loaded: Any = check.game.load(json.loads(json.dumps(check.game.save(s))), s.rng)
    if fingerprint(loaded) != fingerprint(s):
        check.report_here("found-load-differs")
    for viewer in viewers(s):
        if canonical(check.game.sight(loaded, viewer)) != canonical(check.game.sight(s, viewer)):
            check.report_here("found-load-seen", seat=viewer_name(viewer))
    if not s.over:
        one = s.copy()
        play(one, seat, move)
        play(loaded, seat, move)
        if fingerprint(one) != fingerprint(loaded):
            check.report_here("found-load-differs")


def attributes(s: State) -> set[str]:
    """Returns the names of all attributes of a position, whether its class is compiled or not."""
    names = set(getattr(s, "__dict__", {}))
    for cls in type(s).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()), getattr(cls, "__slots__", ()))
    return names - {"__dict__"}


# -- 4 ---------------------------------------------------------------------------------------


def check_replay(check: Check) -> None:
    """Check 4: the same secret and answers give the same match, here and in another process, and
    replaying the log gives the same positions."""
    ours = check.game.id in games.ids()
    seeds = check.number * 1000
    here: dict[str, str] = {}

    def again(lineup: Lineup, seed: int) -> None:
        match, trail = recorded_match(check.game, lineup, seed)
        check.examined += len(trail)
        if seed == seeds:
            here[str(lineup)] = _digest(match, trail)
        for n, (_, replayed) in enumerate(match.replay()):
            check.at(lineup, seed, n)
            if fingerprint(replayed.state) != trail[n]:
                check.report_here("found-other-replay")
                break
        if ours and fingerprint(Match.load(match.save()).state) != trail[-1]:
            check.report_here("found-other-replay")

    check.each_game(again, share=0.5)
    if ours:
        there = digests_in_other_process(check.game.id, seeds, list(here))
        for lineup, trail in here.items():
            if there.get(lineup) != trail:
                check.report("found-other-process", where=lineup)


def recorded_match(game: Game, lineup: Lineup, seed: int) -> tuple[Match, list[str]]:
    """Plays a random match; returns it with the fingerprint of the position after each answer."""
    match = new_match(game, lineup, seed)
    player = RandomPlayer(game, seed)
    trail = []
    while not match.over:
        match.submit(*player.choose(match.state))
        match.forget_undo()
        trail.append(fingerprint(match.state))
        player.check_length(match.state)
    return match, trail


def new_match(game: Game, lineup: Lineup, seed: int) -> Match:
    """Returns a new match whose secret is made from the seed."""
    options = game.complete(lineup.seats, lineup.options)
    return Match(game, lineup.seats, options, secret_of(seed), ())


def _digest(match: Match, trail: list[str]) -> str:
    """Returns a hash of all positions and events of a match, and of what everybody sees at its
    end; `trail` has the fingerprints of the positions."""
    way = hashlib.blake2b(" ".join(trail).encode())
    for entry in match.entries:
        way.update(f"{entry} {entry.events}".encode())
    for viewer in viewers(match.state):
        way.update(canonical(match.game.sight(match.state, viewer)).encode())
    return way.hexdigest()


def digests(game_id: str, seed: int, wanted: list[str]) -> dict[str, str]:
    """Plays one match for each of the lineups `wanted`; returns a hash of each, by lineup."""
    game = games.game(game_id)
    return {
        str(lineup): _digest(*recorded_match(game, lineup, seed))
        for lineup in lineups(game)
        if str(lineup) in wanted
    }


def digests_in_other_process(game_id: str, seed: int, wanted: list[str]) -> dict[str, str]:
    """Plays one match for each of the lineups `wanted` in another process, in which sets have
    another order; returns a hash of each, by lineup."""
    script = (
        "import json, sys; from coven.testkit.laws.saving import digests; "
        "print(json.dumps(digests(sys.argv[1], int(sys.argv[2]), sys.argv[3:])))"
    )
    env = {
        **os.environ,
        "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    ran = subprocess.run(
        [sys.executable, "-c", script, game_id, str(seed), *wanted],
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


def check_undo(check: Check) -> None:
    """Check 6: undo never crosses a barrier, undo and redo give the same positions, and there is a
    barrier whenever a player learns something."""
    check.each_game(lambda lineup, seed: _check_undo_in_game(check, lineup, seed), share=0.5)

    def learn(lineup: Lineup, seed: int) -> None:
        for s, seat, move, player in check.sample_positions(lineup, seed):
            if not s.over:
                check_learning_raises_barrier(check, s, seat, move, player)

    check.each_game(learn)
    check.each_game(lambda lineup, seed: _check_draws_raise_barrier(check, lineup, seed))


MOST_DRAWS = 6
"""So many answers of a game that draw random numbers without a barrier are looked at closely."""


def _check_draws_raise_barrier(check: Check, lineup: Lineup, seed: int) -> None:
    """Looks closely at the answers after which random numbers were drawn although the barrier
    stayed where it was: dealing and shuffling are rare, and a sample may miss them."""
    player = RandomPlayer(check.game, seed + 600)
    looked_at = 0
    for s, seat, move in check.walk(lineup, seed):
        if s.over or looked_at == MOST_DRAWS:
            return
        after = s.copy()
        play(after, seat, move)
        if after.drawn and after.barrier == s.barrier:
            looked_at += 1
            check_learning_raises_barrier(check, s, seat, move, player)


def _check_undo_in_game(check: Check, lineup: Lineup, seed: int) -> None:
    """Checks undo and redo in one random match."""
    match = new_match(check.game, lineup, seed)
    player = RandomPlayer(check.game, seed)
    since: list[tuple[int, str, str]] = []
    """The answers since the last barrier: seat, fingerprint before and fingerprint after."""
    before = fingerprint(match.state)
    while not match.over:
        check.at(lineup, seed, match.state.ply)
        check.examined += 1
        seat, move = player.choose(match.state)
        barrier = match.state.barrier
        match.submit(seat, move)
        player.check_length(match.state)
        after = fingerprint(match.state)
        if match.state.barrier < barrier:
            check.report_here("found-barrier-fell")
        if match.state.barrier == barrier and not match.over:
            since.append((seat, before, after))
        else:
            since = []
        for other in range(lineup.seats):
            allowed = match.why_no_undo(other) is None
            if allowed != (bool(since) and since[-1][0] == other):
                check.report_here("found-undo", seat=other)
        if since and player.chance(0.15):
            _undo_and_redo_again(check, match, since[-1 - player.pick(min(4, len(since))) :])
        before = after


def _undo_and_redo_again(check: Check, match: Match, steps: list[tuple[int, str, str]]) -> None:
    """Undoes and redoes the last answers of `match` and checks that the positions are the same.
    `steps`: the seat of each answer, and the fingerprints before and after it."""
    for seat, before, _ in reversed(steps):
        match.undo(seat)
        if fingerprint(match.state) != before:
            check.report_here("found-undo-differs")
    for seat, _, after in steps:
        match.redo(seat)
        if fingerprint(match.state) != after:
            check.report_here("found-redo-differs")
