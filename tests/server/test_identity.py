"""Nobody becomes somebody else: a personal link moves one seat (S1, S6), and a table's id is no
invitation (S7). All limits are on; every person has an address of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from tests.server.served import LIMITED, Client, Person, Served, another_address, serving
from websockets.exceptions import InvalidStatus

TOWERS = "wandering-towers"


class Limited(Served):
    """A server whose people have an address each."""

    def person(self, name: str = "", language: str = "en", source: str = "") -> Person:
        return super().person(name, language, source or another_address())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Limited]:
    running = Limited(tmp_path_factory.mktemp("limited"), LIMITED)
    yield running
    running.stop()


def id_of(person: Person, server: Served) -> str:
    """Returns the id in a person's cookie."""
    return str(server.site.cookies._signer.loads(person.cookies["coven"])["id"])


def said(page: Client) -> str:
    """Returns the HTML of the chat that a page shows."""
    return " ".join(html for part, html in page.parts.items() if part.startswith("chat-"))


def seat_link(person: Person, table: str, seat: int) -> str:
    status, page, _ = person.submit(f"/t/{table}/seat", do="link", seat=str(seat))
    found = re.search(r"http://[^\"]+(/seat/[^\"]+)\"", page)
    assert status == 200, page
    assert found
    return found.group(1)


def two_at_a_table(host: Person, guest: Person) -> str:
    table = host.start("me", "open", game=TOWERS)
    guest.join(host, table)
    host.post(f"/t/{table}/begin")
    return table


def test_a_hosts_link_opens_one_seat_and_nothing_else_of_its_person(server: Served) -> None:
    """S1: who takes the host's link to a player's seat gets this seat, but not the player's name or
    other tables; everybody is told, and the player takes the seat back."""
    mallory, victim, third = (server.person(name) for name in ("Mallory", "Victim", "Third"))
    private = two_at_a_table(third, victim)
    third.post(f"/t/{private}/options", delay="none")  # no spectators
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
    assert "The host made a link to Victim" in said(page)
    assert "Victim’s seat moved to another browser" in said(page)
    assert "Your seat has moved to another browser" in victim.get(f"/t/{table}")
    assert "Take my seat back" in victim.get(f"/t/{table}/people")
    victim.post(f"/t/{table}/seat", do="take-back", seat="1")
    assert server.table(table).seats[1].person == owner
    assert thief.submit(f"/t/{table}/seat", do="take-back", seat="1")[0] == 400
    assert thief.send("GET", link)[0] == 404


def test_a_host_gets_a_link_only_while_the_player_is_away(server: Served) -> None:
    """S1: while the player is connected, the host gets no link to the seat, and earlier links are
    refused."""
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


def test_whoever_takes_a_seat_cannot_hide_it_from_the_person_who_had_it(server: Served) -> None:
    """S1: even if the seat goes on from browser to browser or is left, the first person is told in
    the lobby and can take it back."""
    ada, bea = server.person("Ada"), server.person("Bea")
    hops: list[list[str]] = [["leave"], ["hop", "hop"], ["hop", "leave"], ["hop"] * 12]
    for after in hops:
        table = two_at_a_table(ada, bea)
        thief = server.person("Thief")
        thief.post(seat_link(ada, table, 1))
        for step in after:
            if step == "hop":
                link = seat_link(thief, table, 1)
                thief = server.person("Thief")
                thief.post(link)
            else:
                thief.post(f"/t/{table}/seat", do="leave", seat="1")
        lobby = bea.get("/")
        assert f'href="/t/{table}/people"' in lobby
        assert "Your seat has moved to another browser" in lobby
        bea.post(f"/t/{table}/seat", do="take-back", seat="1")
        assert server.table(table).seats[1].person == id_of(bea, server)
        assert thief.submit(f"/t/{table}/seat", do="take-back", seat="1")[0] == 400
        assert f'href="/t/{table}/people"' not in bea.get("/")


def test_a_host_who_lost_the_seat_gets_it_back_with_the_table(server: Served) -> None:
    """S1: who takes the host's own link becomes host, but cannot keep the seat by freeing it."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = two_at_a_table(ada, bea)
    thief = server.person("Thief")
    thief.post(seat_link(ada, table, 0))
    thief.post(f"/t/{table}/seat", do="kick", seat="0")
    ada.post(f"/t/{table}/seat", do="take-back", seat="0")
    assert server.table(table).seats[0].person == id_of(ada, server)
    assert thief.submit(f"/t/{table}/seat", do="kick", seat="0")[0] == 400


def test_taking_a_link_keeps_who_the_browser_was(server: Served) -> None:
    """S6: a person who takes a link to a seat keeps their own id and tables."""
    vera, max_ = server.person("Vera"), server.person("Max")
    hers = two_at_a_table(vera, server.person("Will"))
    his = two_at_a_table(max_, server.person("Zoe"))
    other = two_at_a_table(max_, server.person("Yan"))
    before = id_of(vera, server), id_of(max_, server)
    vera.post(seat_link(max_, his, 0))
    assert (id_of(vera, server), id_of(max_, server)) == before
    assert other in max_.get("/")
    assert server.table(other).names[0] == "Max"
    assert vera.send("POST", f"/t/{other}/seat", "")[0] == 403  # no form of ours
    assert hers in vera.get("/")
    assert his in vera.get("/")
    assert server.table(his).names[0] == "Vera"
    assert len(server.table(hers).seats_of(server.table(his).seats[0].person)) == 1


def test_a_tables_id_is_no_invitation(server: Served) -> None:
    """S7: a person who knows only the table's id cannot sit down at it."""
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.start("me", "open")
    ada.post(f"/t/{table}/invite")
    status, text, _ = eve.submit(f"/t/{table}/seat", do="sit", seat="1")
    assert status == 400
    assert "need an invitation" in text
    assert "Sit here" not in eve.get(f"/t/{table}")
    eve.post(ada.invitation(table), name="Eve")
    assert server.table(table).names[1] == "Eve"


def test_who_was_kicked_stays_out_until_newly_invited(server: Served) -> None:
    """S7: a kicked person cannot come back before the start or during play, at private and public
    tables, without a new invitation."""
    for public in ("", "on"):
        ada, kim = server.person("Ada"), server.person("Kim")
        table = ada.start("me", "open", public=public)
        link = ada.invitation(table)
        kim.post(link, name="Kim")
        ada.post(f"/t/{table}/seat", do="free", seat="1")
        assert kim.submit(f"/t/{table}/seat", do="sit", seat="1")[0] == 400
        assert kim.submit(link, name="Kim")[0] == 404
        kim.post(ada.invitation(table), name="Kim")
        ada.post(f"/t/{table}/begin")
        mine, phone = seat_link(kim, table, 1), server.person("Kim")
        phone.post(mine)
        mine = seat_link(phone, table, 1)
        ada.post(f"/t/{table}/seat", do="kick", seat="1")
        for browser in (kim, phone):
            for do in ("sit", "take-back", "back", "link"):
                assert browser.submit(f"/t/{table}/seat", do=do, seat="1")[0] == 400, do
            assert browser.submit(mine)[0] == 404
            assert browser.submit(link, name="Kim")[0] == 404
        assert server.table(table).seats[1].person is None


def test_a_left_seat_of_a_running_match_needs_an_invitation(server: Served) -> None:
    """S7: neither a spectator nor another player can take the seat, and so see its hand."""
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = two_at_a_table(ada, bea)
    bea.post(f"/t/{table}/seat", do="leave", seat="1")
    for person in (eve, bea, ada):
        assert person.submit(f"/t/{table}/seat", do="sit", seat="1")[0] == 400
    eve.post(people_invitation(ada, table), name="Eve")
    assert server.table(table).names[1] == "Eve"
    page = ada.connect(table)
    page.wait(lambda: "Eve joins" in " ".join(page.parts.values()))


HELD = 'class=\\"held'
"""In a message, the card of a hand."""


def test_the_hand_of_a_left_seat_is_sent_only_to_the_person_who_is_invited(server: Served) -> None:
    """S7: spectators, the player who left and the one who was kicked do not get it."""
    ada, bea, eve, dan = (server.person(name) for name in ("Ada", "Bea", "Eve", "Dan"))
    for do, by in (("leave", bea), ("kick", ada)):
        table = two_at_a_table(ada, bea)
        watching, left = eve.connect(table), bea.connect(table)
        assert HELD in left.frames[-1]
        by.post(f"/t/{table}/seat", do=do, seat="1")
        left.wait(lambda left=left: not left.parts["hand"])  # type: ignore[misc]
        since = len(left.frames)
        for person in (bea, eve, ada):
            for act in ("sit", "link", "back", "take-back"):
                assert person.submit(f"/t/{table}/seat", do=act, seat="1")[0] == 400
        dan.post(people_invitation(ada, table), name="Dan")
        his = dan.connect(table)
        assert HELD in his.frames[-1]
        for page in (watching, left):
            page.wait(lambda page=page: "Dan joins" in said(page))  # type: ignore[misc]
        for frame in (*watching.frames, *left.frames[since:], eve.get(f"/t/{table}")):
            assert HELD not in frame
            assert 'class="held' not in frame
        for page in (watching, left, his):
            page.close()


def people_invitation(host: Person, table: str) -> str:
    """Returns the link to a seat that was left, which the people page shows the host."""
    found = re.search(r"http://[^\"]+(/join/[^\"]+)\"", host.get(f"/t/{table}/people"))
    assert found
    return found.group(1)


@pytest.mark.parametrize(
    "digits",
    ["\u00b2", "\u0663", "-1", "9" * 5_000, "9" * 9, "", " 1", "1e3", "\0"],
    ids=["superscript", "arabic", "negative", "long", "large", "empty", "space", "exponent", "nul"],
)
def test_odd_digits_are_never_an_error_of_the_server(server: Served, digits: str) -> None:
    """S13: no form or page fails with status 500 because of digits that `str.isdigit` accepts and
    `int` refuses."""
    ada, eve = server.person("Ada"), server.person("Eve")
    gathering = ada.start("me", "open")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    for place in (0, 3, 1, 4, 2):
        client.turn(f"mark {place}")
    quoted = quote(digits)
    ada.source = another_address()  # more forms than one address may send
    assert ada.submit(f"/t/{table}/seat", do="link", seat=digits)[0] != 429
    for do in ("sit", "link", "bot", "free", "kick", "lend", "back", "take-back", "leave"):
        for at in (gathering, table):
            assert ada.submit(f"/t/{at}/seat", do=do, seat=digits)[0] < 500, (do, digits)
    for query in (f"eyes={quoted}", f"at={quoted}", f"eyes={quoted}&at={quoted}"):
        assert ada.send("GET", f"/t/{table}/replay?{query}")[0] < 500, query
    assert ada.submit(f"/t/{table}/fork", at=digits, seat="0")[0] < 500
    assert ada.submit(f"/t/{table}/fork", at="1", seat=digits)[0] < 500
    link = ada.invitation(gathering)
    assert eve.submit(link, name="Eve", seat=digits)[0] < 500
    eve.submit(f"/t/{gathering}/seat", do="leave", seat="1")


def test_another_name_for_this_server_is_refused(server: Served, tmp_path: Path) -> None:
    """S14: a request whose Host is not a name of this server is refused, even if its Origin is the
    same; so is an Origin with another scheme."""
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
