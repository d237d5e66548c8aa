"""Nobody becomes somebody else: a personal link moves one seat (S1, S6), and a table's id is no
invitation (S7)."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from tests.server.served import Person, Served, serving
from tests.server.test_invitations import link_of
from websockets.exceptions import InvalidStatus

TOWERS = "wandering-towers"


def seat_link(person: Person, table: str, seat: int) -> str:
    status, page, _ = person.submit(f"/t/{table}/seat", do="link", seat=str(seat))
    found = re.search(r"http://[^\"]+(/seat/[^\"]+)\"", page)
    assert status == 200, page
    assert found
    return found.group(1)


def two_at_a_table(host: Person, guest: Person) -> str:
    table = host.start("me", "open", public="", game=TOWERS)
    guest.post(link_of(host, table), name="")
    host.post(f"/t/{table}/begin")
    return table


def test_a_hosts_link_opens_one_seat_and_nothing_else_of_its_person(server: Served) -> None:
    """S1: the host could become any player, at all their tables, unseen."""
    mallory, victim, third = (server.person(name) for name in ("Mallory", "Victim", "Third"))
    private = two_at_a_table(third, victim)
    third.post(f"/t/{private}/watching", delay="none")  # no spectators
    table = two_at_a_table(mallory, victim)
    owner = server.table(table).seats[1].person
    link = seat_link(mallory, table, 1)
    thief = server.person()
    thief.post(link)
    seat = server.table(table).seats[1]
    assert seat.person != owner
    assert thief.send("GET", f"/t/{private}")[0] == 403
    assert private not in thief.get("/")
    thief.post("/settings", name="Pwned", language="en")
    assert "Pwned" not in server.table(private).names
    # everybody is told, and the victim takes the seat back
    page = victim.connect(table)
    said = " ".join(html for part, html in page.parts.items() if part.startswith("chat-"))
    assert "The host made a link to Victim" in said
    assert "moved to another browser" in said
    assert "Take my seat back" in victim.get(f"/t/{table}/people")
    victim.post(f"/t/{table}/seat", do="take-back", seat="1")
    assert server.table(table).seats[1].person == owner
    assert thief.submit(f"/t/{table}/seat", do="take-back", seat="1")[0] == 400
    assert thief.send("GET", link)[0] == 404


def test_a_host_gets_a_link_only_while_the_player_is_away(server: Served) -> None:
    """S1."""
    mallory, victim = server.person("Mallory"), server.person("Victim")
    table = two_at_a_table(mallory, victim)
    link = seat_link(mallory, table, 1)
    page = victim.connect(table)
    status, text, _ = mallory.submit(f"/t/{table}/seat", do="link", seat="1")
    assert status == 400
    assert "only they can ask" in text
    assert server.person().submit(link)[0] == 400  # the victim is back
    assert mallory.submit(link)[0] == 400
    assert server.table(table).names[1] == "Victim"
    page.close()


def test_taking_a_link_keeps_who_the_browser_was(server: Served) -> None:
    """S6: Vera lost her own table for ever."""
    vera, max_ = server.person("Vera"), server.person("Max")
    hers = two_at_a_table(vera, server.person("Will"))
    his = two_at_a_table(max_, server.person("Zoe"))
    vera.post(seat_link(max_, his, 0))
    assert hers in vera.get("/")
    assert his in vera.get("/")
    assert server.table(his).names[0] == "Vera"
    assert len(server.table(hers).seats_of(server.table(his).seats[0].person)) == 1


def test_a_tables_id_is_no_invitation(server: Served) -> None:
    """S7: whoever knew the id could sit down."""
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.start("me", "open", public="")
    ada.post(f"/t/{table}/invite")
    status, text, _ = eve.submit(f"/t/{table}/seat", do="sit", seat="1")
    assert status == 400
    assert "by invitation" in text
    assert "Sit here" not in eve.get(f"/t/{table}")
    eve.post(link_of(ada, table), name="Eve")
    assert server.table(table).names[1] == "Eve"


def test_who_was_kicked_stays_out_until_newly_invited(server: Served) -> None:
    """S7, before the start and in play, at private and public tables."""
    for public in ("", "on"):
        ada, kim = server.person("Ada"), server.person("Kim")
        table = ada.start("me", "open", public=public)
        link = link_of(ada, table)
        kim.post(link, name="Kim")
        ada.post(f"/t/{table}/seat", do="free", seat="1")
        assert kim.submit(f"/t/{table}/seat", do="sit", seat="1")[0] == 400
        assert kim.submit(link, name="Kim")[0] == 404
        kim.post(link_of(ada, table), name="Kim")
        ada.post(f"/t/{table}/begin")
        ada.post(f"/t/{table}/seat", do="kick", seat="1")
        assert kim.submit(f"/t/{table}/seat", do="sit", seat="1")[0] == 400
        assert server.table(table).seats[1].person is None


def test_a_left_seat_of_a_running_match_needs_an_invitation(server: Served) -> None:
    """S7: a spectator could sit down, look at the hand and leave; a player could take a second."""
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = two_at_a_table(ada, bea)
    bea.post(f"/t/{table}/seat", do="leave", seat="1")
    for person in (eve, bea, ada):
        assert person.submit(f"/t/{table}/seat", do="sit", seat="1")[0] == 400
    found = re.search(r"http://[^\"]+(/join/[^\"]+)\"", ada.get(f"/t/{table}/people"))
    assert found
    eve.post(found.group(1), name="Eve")
    assert server.table(table).names[1] == "Eve"
    page = ada.connect(table)
    page.wait(lambda: "Eve sits down" in " ".join(page.parts.values()))


def test_odd_digits_are_never_an_error_of_the_server(server: Served) -> None:
    """S13: `str.isdigit` accepts digits that `int` does not read."""
    ada, eve = server.person("Ada"), server.person("Eve")
    gathering = ada.start("me", "open", public="")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    for place in (0, 3, 1, 4, 2):
        client.turn(f"mark {place}")
    for digits in ("\u00b2", "\u0663", "-1", "9" * 5_000, "9" * 9, "", " 1", "1e3", "\0"):
        quoted = quote(digits)
        for do in ("sit", "link", "bot", "free", "kick", "lend", "back", "take-back", "leave"):
            for at in (gathering, table):
                assert ada.submit(f"/t/{at}/seat", do=do, seat=digits)[0] < 500, (do, digits)
        for query in (f"eyes={quoted}", f"at={quoted}", f"eyes={quoted}&at={quoted}"):
            assert ada.send("GET", f"/t/{table}/replay?{query}")[0] < 500, query
        assert ada.submit(f"/t/{table}/fork", at=digits, seat="0")[0] < 500
        assert ada.submit(f"/t/{table}/fork", at="1", seat=digits)[0] < 500
        link = link_of(ada, gathering)
        assert eve.submit(link, name="Eve", seat=digits)[0] < 500
        eve.submit(f"/t/{gathering}/seat", do="leave", seat="1")


def test_another_name_for_this_server_is_refused(server: Served, tmp_path: Path) -> None:
    """S14: any Host that equalled the Origin was taken for ours, also with another scheme."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    ada = server.person("Ada")
    table = ada.start("me", "hot")
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    assert ada.send("POST", "/settings", "name=Eve", **form, **evil)[0] == 400
    assert ada.send("GET", f"/t/{table}", host="evil.example")[0] == 400
    assert ada.send("GET", "/healthz", host="evil.example")[0] == 200
    https = f"https://{ada.host}"
    assert ada.send("POST", "/settings", "name=Eve", **form, origin=https)[0] == 403
    with pytest.raises(InvalidStatus):
        ada.connect(table, origin=https)
    assert ada.send("GET", "/", host="localhost:7666")[0] == 200
    assert ada.send("GET", "/", host="[::1]:7666")[0] == 200
    with serving(tmp_path, address="https://coven.example") as public:
        bea = public.person()
        ours = {"host": "coven.example", "origin": "https://coven.example"}
        assert bea.send("POST", "/settings", "name=Bea", **form, **ours)[0] == 303
        assert bea.send("GET", "/", host="evil.example")[0] == 400
        plain = {"host": "coven.example", "origin": "http://coven.example"}
        assert bea.send("POST", "/settings", "name=Bea", **form, **plain)[0] == 403
