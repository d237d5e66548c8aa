"""What a browser is sent is a function of what its seat may know."""

from __future__ import annotations

import random

import pytest
from tests.server.served import Line, Served

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
    """All that is drawn for the seat: its parts, labels included."""
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
    """The hand as the seat, or a spectator, is shown it."""
    found = server.table(table)
    person = found.seats[seat].person if seat is not None else "watcher"
    viewpoint = Viewpoint(person, seat, "en")
    return draw(found, viewpoint, frozenset(), [], LogCache(), 0.0).parts["hand"]


def plays(line: Line) -> None:
    line.wait(lambda: line.asked)
    line.turn(line.moves()[0])


def test_frames_of_a_seat_never_hold_the_hand_of_another(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open", game=TOWERS)
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    lines = [ada.line(table), bea.line(table)]
    watcher = server.person().line(table)
    hands: list[set[str]] = [set(), set()]
    for _ in range(12):
        found = server.table(table)
        for seat in (0, 1):
            hands[seat].add(hand_of(server, table, seat))
        plays(lines[found.waiting[0]])
    nothing = hand_of(server, table, None)
    for reader, line in ((0, lines[0]), (1, lines[1]), (None, watcher)):
        line.ask("why", move="card W1")
        shown = "\n".join(line.frames)
        for seat in (0, 1):
            if seat == reader:
                continue
            for hand in hands[seat] - hands[1 - seat] - {nothing}:
                assert hand not in shown
                assert escaped(hand) not in shown


def escaped(html: str) -> str:
    return html.replace('"', '\\"').replace("/", "\\/")


def test_behind_the_handover_screen_nothing_of_the_next_seat_is_sent(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", game=TOWERS, name_1="Bea")
    line = ada.line(table)
    first = server.table(table).waiting[0]
    names = ["Ada", "Bea"]
    secret = hand_of(server, table, first)
    assert f"Pass the device to {names[first]}" in line.parts["handover"]
    assert secret != hand_of(server, table, None)
    assert sent(line, secret) == 0
    assert secret not in ada.get(f"/t/{table}")
    refused = line.ask("handover", seat=1 - first)
    assert refused["t"] == "refused"
    assert sent(line, secret) == 0
    assert line.ask("handover", seat=first)["t"] == "ack"
    line.wait(lambda: line.parts["hand"] == secret)
    assert line.parts["handover"] == ""


def sent(line: Line, html: str) -> int:
    return "\n".join(line.frames).count(escaped(html))


def play_until_handover(line: Line) -> None:
    while not line.parts["handover"]:
        plays(line)


def test_at_the_handover_screen_the_old_seat_is_gone_from_page_and_connection(
    server: Served,
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", game=TOWERS, name_1="Bea")
    line = ada.line(table)
    first = server.table(table).waiting[0]
    line.ask("handover", seat=first)
    line.wait(lambda: not line.parts["handover"])
    play_until_handover(line)
    old, new = hand_of(server, table, first), hand_of(server, table, 1 - first)
    public = hand_of(server, table, None)
    assert line.parts["hand"] == public
    for page in (ada.get(f"/t/{table}"), *ada.line(table).frames, *ada.line(table).frames):
        assert old not in page
        assert new not in page
    assert line.play("pass")["t"] == "refused"


def test_two_people_at_one_device_need_no_handover_screen_in_a_game_without_secrets(
    server: Served,
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot")
    line = ada.line(table)
    assert line.parts["handover"] == ""
    line.turn("mark 4")
    assert line.asked
    assert 'data-move="mark 0"' in line.parts["board"]
