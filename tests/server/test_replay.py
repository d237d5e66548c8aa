"""Replays by link, and what the host may do with a table."""

from __future__ import annotations

import random
import re
import time

from tests.server.served import Served

from coven.table import Table

GAME = "wandering-towers"


def played(server: Served, host: str, spectators: bool = True, whole: bool = True) -> Table:
    """Adds a match of Ada against Bea, in a game with hidden hands. `host`: the id of its host;
    `spectators`: whether they may watch; `whole`: whether it is played to its end."""
    now, luck = time.time(), random.Random(3)
    table = Table.new(GAME, 2, host, now, spectators=spectators)
    table.sit(host, "Ada", now)
    table.sit("bea", "Bea", now)
    table.start(host, now)
    while table.status == "playing" and (whole or table.n < 12):
        seat = table.waiting[0]
        assert table.match is not None
        table.submit(seat, luck.choice(table.match.state.pending[seat]), now)
    server.ask(lambda: server.tables.add(table))
    return table


def hand(page: str) -> str:
    """Returns the HTML of the hand on a page."""
    found = re.search(r'<section class="hand".*?</section>', page, re.S)
    assert found is not None
    return found[0]


def test_a_stranger_with_the_link_sees_a_finished_match_as_any_seat(
    server: Served,
) -> None:
    table = played(server, "ada-1")
    path = f"/t/{table.id}/replay?at={table.n // 2}"
    stranger = server.person()
    hands = [hand(stranger.get(f"{path}&eyes={seat}")) for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert hand(stranger.get(path)) not in hands, "a spectator sees no hand"
    page = stranger.get(f"{path}&eyes=1")
    link = re.search(r'data-copy="([^"]+)"', page)
    assert link is not None
    assert link[1].endswith(f"/replay?at={table.n // 2}&amp;eyes=1")
    assert f'value="{path}&amp;eyes=1"' in page, "changing the language keeps the seat"


def test_a_person_who_may_not_watch_sees_no_replay_either(server: Served) -> None:
    table = played(server, "ada-2", spectators=False)
    for path in ("replay?at=3", "replay?at=3&eyes=0", "end", "match.coven"):
        assert server.person().send("GET", f"/t/{table.id}/{path}")[0] == 403


def test_nobody_sees_another_seats_view_during_the_match(server: Served) -> None:
    table = played(server, "ada-3", whole=False)
    stranger = server.person()
    for eyes in (0, 1):
        assert stranger.send("GET", f"/t/{table.id}/replay?at=3&eyes={eyes}")[0] == 403
    assert stranger.send("GET", f"/t/{table.id}/replay?at=3")[0] == 403


def test_the_host_pauses_resumes_and_frees_a_seat_for_somebody_else(server: Served) -> None:
    ada, bea, cleo = (server.person(name) for name in ("Ada", "Bea", "Cleo"))
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    people = f"/t/{table}/people"
    assert "Pause game" not in bea.get(people)
    assert bea.submit(f"/t/{table}/seat", do="pause", seat="0")[0] == 400
    assert "Pause game" in ada.get(people)
    ada.post(f"/t/{table}/seat", do="pause", seat="0")
    client = ada.connect(table)
    assert "paused" in client.parts["prompt"]
    ada.post(f"/t/{table}/seat", do="go-on", seat="0")
    client.turn("mark 0")
    assert 'value="kick"' in ada.get(people)
    assert 'value="kick"' not in bea.get(people)
    assert bea.submit(f"/t/{table}/seat", do="kick", seat="0")[0] == 400
    ada.post(f"/t/{table}/seat", do="kick", seat="1")
    link = re.search(r"/join/[\w-]+", ada.get(people))
    assert link is not None
    cleo.post(link[0], name="Cleo")
    assert server.table(table).names == ["Ada", "Cleo"]
