"""In all five games, whatever reaches a browser is the same in two worlds that its reader cannot
tell apart: pages, screens, explanations, refusals and chat, over real sockets and with the usual
limits (line 1 of docs/faults.md)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from tests.server.served import Client, Person, Served, serving
from tests.server.test_isolation import LIMITS

from coven import games
from coven.core import rng_of

pytestmark = pytest.mark.slow

FIVE = [id for id in games.ids() if games.game(id).facts.hidden]
STEPS = 18
EVERY = 6
ASKED = 6
"""How many moves each reader asks about, each time."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("worlds"), **LIMITS) as server:
        yield server


def person(server: Served, number: int) -> Person:
    """Returns person number `number`, with an address of their own."""
    found = Person(server)
    found.source = f"127.0.4.{number + 1}"
    found.post("/settings", name=f"Person {number}", language="en")
    return found


def without_noise(text: str) -> str:
    """Returns a frame or a page without what changes from one moment to the next."""
    text = re.sub(r'"(now|version|from)": ?[\d.e+]+', "", text)
    return re.sub(r'data-(left|until|since|due)="[\d.]+"|\b\d+:\d\d\b', "", text)


def all_channels(reader: Person, table: str, moves: list[str], own: set[str]) -> list[str]:
    """Returns everything that a reader can get from the server about a table without changing it:
    pages, the whole screen, an explanation of each move, and the refusal of moves that are not
    their `own`."""
    found = [reader.get(f"/t/{table}"), reader.get(f"/t/{table}/people"), reader.get("/")]
    client = reader.connect(table)
    for i, move in enumerate(moves):
        client.ask("why", nonce=f"w{i}", move=move)
        if move not in own:
            answer = client.ask("move", nonce=f"m{i}", move=move, at=client.question)
            assert answer["t"] == "refused", (move, answer)
    frames = [*client.frames]
    client.close()
    found += [
        json.dumps(message, sort_keys=True) for text in frames for message in json.loads(text)
    ]
    return [without_noise(text) for text in found]


@pytest.mark.parametrize("game", FIVE)
def test_every_channel_is_the_same_in_worlds_that_a_reader_cannot_tell_apart(
    limited: Served, game: str
) -> None:
    server, pick = limited, random.Random(5)
    players = 3 if 3 in games.game(game).variants[0].players else 2
    people = [person(server, i) for i in range(players)]
    watcher = person(server, 9)
    table = people[0].start("me", *["open"] * (players - 1), game=game, public="on")
    for i in range(1, players):
        people[i].post(f"/t/{table}/seat", do="sit", seat=str(i))
    people[0].post(f"/t/{table}/begin")
    compared = 0
    present = [reader.connect(table) for reader in (*people, watcher)]  # so that nobody is away
    for step in range(STEPS):
        state = match(server, table).state
        if server.table(table).status != "playing":
            break
        if step % EVERY == EVERY - 1:
            every = [move.text for move in games.game(game).every_move(state)]
            theirs = [move.text for moves in state.pending.values() for move in moves]
            asked = pick.sample(every, min(ASKED, len(every)))
            asked += pick.sample(theirs, min(ASKED, len(theirs)))
            readers: list[tuple[int | None, Person]] = [*enumerate(people), (None, watcher)]
            for seat, reader in readers:
                own = set() if seat is None else {move.text for move in state.moves(seat)}
                real = all_channels(reader, table, asked, own)
                with_other_secrets(server, table, seat, step)
                try:
                    other = all_channels(reader, table, asked, own)
                finally:
                    restore(server, table, state)
                for before, after in zip(real, other, strict=True):
                    assert before == after, (game, seat, step)
                compared += len(real)
        play_one(server, table, present, pick)
    assert compared > 80
    for client in present:
        client.close()


def match(server: Served, table: str) -> Any:
    return server.table(table).match


def with_other_secrets(server: Served, table: str, seat: int | None, seed: int) -> None:
    """Draws again, at random, everything that the seat (None: a spectator) cannot know."""

    def swap() -> None:
        live = server.tables.loaded(table)
        assert live is not None
        found = live.table.match
        assert found is not None
        found.state = found.game.determinise(found.state, seat, rng_of(seed))
        live._screens.clear()

    server.ask(swap)


def restore(server: Served, table: str, state: Any) -> None:
    def swap() -> None:
        live = server.tables.loaded(table)
        assert live is not None
        assert live.table.match is not None
        live.table.match.state = state
        live._screens.clear()

    server.ask(swap)


def play_one(server: Served, table: str, present: list[Client], pick: random.Random) -> None:
    """Plays a random move of a random seat that is asked; everybody in `present` reads what they
    are sent."""
    found = server.table(table)
    seat = pick.choice(found.waiting)
    move = pick.choice(found.match.state.pending[seat]).text
    question = found.question(seat)
    answer = present[seat].ask("move", move=move, at=question)
    assert answer["t"] == "ack", (seat, move, answer)
    for client in present:
        with suppress(TimeoutError):
            while True:
                client.read(0)
