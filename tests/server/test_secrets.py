"""A browser is sent only what its seat may know."""

from __future__ import annotations

import random

import pytest
from tests.server.served import Client, Served

from coven.core import rng_of
from coven.server.live.screen import LogCache, Viewpoint, draw
from coven.table import Table

TOWERS = "wandering-towers"
VARIANTS: dict[str, tuple[int, dict[str, object]]] = {
    "basic": (3, {}),
    "masters": (4, {"game": "masters", "spells": "8"}),
    "teams": (4, {"teams": True}),
    "hidden hands together": (3, {"game": "cooperative", "cooperative-hands": "hidden"}),
}


def screen(table: Table, seat: int | None) -> tuple[object, ...]:
    """Returns everything that is drawn for a seat."""
    person = table.seats[seat].person if seat is not None else "watcher"
    assert person is not None
    screen = draw(table, Viewpoint(person, seat, "en"), frozenset(), [], LogCache(), 100.0)
    return screen.parts, screen.labels, screen.asked, screen.question, screen.lines


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(variant: str) -> None:
    count, options = VARIANTS[variant]
    table = Table.new(TOWERS, count, "p0", 0.0, options)
    for i in range(count):
        table.sit(f"p{i}", f"Person {i}", 0.0, i)
    table.start("p0", 0.0, secret=bytes(32))
    match = table.match
    assert match is not None
    pick = random.Random(7)
    for step in range(160):
        if table.status != "playing":
            break
        real = match.state
        if step % 4 == 0:
            for seat in (*range(count), None):
                seen = screen(table, seat)
                match.state = match.game.determinise(real, seat, rng_of(step))
                assert screen(table, seat) == seen
                match.state = real
        asked = pick.choice(table.waiting)
        table.submit(asked, pick.choice(real.pending[asked]), float(step))
        match = table.match
        assert match is not None


def hand_of(server: Served, table: str, seat: int | None) -> str:
    """Returns the HTML of the hand that a seat sees; None: a spectator."""
    found = server.table(table)
    person = found.seats[seat].person if seat is not None else "watcher"
    viewpoint = Viewpoint(person, seat, "en")
    return draw(found, viewpoint, frozenset(), [], LogCache(), 0.0).parts["hand"]


def plays(client: Client) -> None:
    client.wait(lambda: client.asked)
    client.turn(client.moves()[0])


def test_messages_to_a_seat_never_contain_another_seats_hand(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open", game=TOWERS)
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    clients = [ada.connect(table), bea.connect(table)]
    watcher = server.person().connect(table)
    hands: list[set[str]] = [set(), set()]
    for _ in range(12):
        found = server.table(table)
        for seat in (0, 1):
            hands[seat].add(hand_of(server, table, seat))
        plays(clients[found.waiting[0]])
    nothing = hand_of(server, table, None)
    for reader, client in ((0, clients[0]), (1, clients[1]), (None, watcher)):
        client.ask("why", move="card W1")
        shown = "\n".join(client.frames)
        for seat in (0, 1):
            if seat == reader:
                continue
            for hand in hands[seat] - hands[1 - seat] - {nothing}:
                assert hand not in shown
                assert escaped(hand) not in shown


def escaped(html: str) -> str:
    """Returns HTML as it looks inside JSON."""
    return html.replace('"', '\\"').replace("/", "\\/")


def test_behind_the_handover_screen_nothing_of_the_next_seat_is_sent(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", game=TOWERS, name_1="Bea")
    client = ada.connect(table)
    first = server.table(table).waiting[0]
    names = ["Ada", "Bea"]
    secret = hand_of(server, table, first)
    assert f"Pass the device to {names[first]}" in client.parts["handover"]
    assert secret != hand_of(server, table, None)
    assert sent(client, secret) == 0
    assert secret not in ada.get(f"/t/{table}")
    refused = client.ask("handover", seat=1 - first)
    assert refused["t"] == "refused"
    assert sent(client, secret) == 0
    assert client.ask("handover", seat=first)["t"] == "ack"
    client.wait(lambda: client.parts["hand"] == secret)
    assert client.parts["handover"] == ""


def sent(client: Client, html: str) -> int:
    """Returns how often this HTML was sent to the page."""
    return "\n".join(client.frames).count(escaped(html))


def play_until_handover(client: Client) -> None:
    while not client.parts["handover"]:
        plays(client)


def test_at_the_handover_screen_the_old_seat_is_gone_from_page_and_connection(
    server: Served,
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", game=TOWERS, name_1="Bea")
    client = ada.connect(table)
    first = server.table(table).waiting[0]
    client.ask("handover", seat=first)
    client.wait(lambda: not client.parts["handover"])
    play_until_handover(client)
    old, new = hand_of(server, table, first), hand_of(server, table, 1 - first)
    public = hand_of(server, table, None)
    assert client.parts["hand"] == public
    for page in (ada.get(f"/t/{table}"), *ada.connect(table).frames, *ada.connect(table).frames):
        assert old not in page
        assert new not in page
    assert client.play("pass")["t"] == "refused"


def test_two_people_at_one_device_need_no_handover_screen_in_a_game_without_secrets(
    server: Served,
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    assert client.parts["handover"] == ""
    client.turn("mark 4")
    assert client.asked
    assert 'data-move="mark 0"' in client.parts["board"]
