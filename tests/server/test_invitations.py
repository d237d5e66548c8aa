"""Invitations by link or code, and personal links of seats."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.served import Person, Served, serving

from coven.server.settings import Rates


def letters_of(person: Person, table: str) -> str:
    found = re.search(r'class="letters">(\w{5,})<', person.get(f"/t/{table}"))
    assert found
    return found.group(1)


# -- invitations ---------------------------------------------------------------------------------


def test_opening_an_invitation_does_not_take_a_seat(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    link = ada.invitation(table)
    for _ in range(3):
        crawler = server.person()
        assert "Ada invites you" in crawler.get(link)
        assert not crawler.cookies
    assert server.table(table).seats[1].kind == "open"


def test_accepting_an_invitation_takes_a_seat(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    assert bea.post(ada.invitation(table), name="Bea") == f"/t/{table}"
    assert server.table(table).seats[1].name == "Bea"
    assert "Start<" in ada.get(f"/t/{table}")


def test_people_who_accept_at_the_same_time_get_different_seats(server: Served) -> None:
    """S5: three people who accept one invitation at the same time all get a seat."""
    ada = server.person("Ada")
    table = ada.start("me", "open", "open", "open", game="wandering-towers", public="")
    link = ada.invitation(table)
    pupils = [server.person() for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        answers = list(threads.map(lambda pupil: pupil.submit(link, name="Pupil")[0], pupils))
    assert answers == [303] * 3
    assert all(seat.person for seat in server.table(table).seats)


def test_a_code_leads_to_the_table_in_upper_or_lower_case(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    place = bea.post("/code", code=letters_of(ada, table).lower())
    assert "Ada invites you" in bea.get(place)
    assert bea.post(place, name="Bea") == f"/t/{table}"
    assert server.table(table).seats[1].name == "Bea"


def test_an_unknown_code_says_so(server: Served) -> None:
    _, text, _ = server.person().submit("/code", code="ZZZZ")
    assert "isn’t valid" in text


def test_a_revoked_invitation_is_not_valid(server: Served) -> None:
    ada, eve = server.person("Ada"), server.person()
    table = ada.start("me", "open")
    link, letters = ada.invitation(table), letters_of(ada, table)
    eve.send("POST", f"/t/{table}/invite", "", origin=f"http://{eve.host}")
    assert eve.send("GET", link)[0] == 200
    ada.post(f"/t/{table}/invite")
    assert eve.submit(link, name="Eve")[0] == 404
    assert "isn’t valid" in eve.submit("/code", code=letters)[1]
    assert ada.invitation(table) != link
    assert server.table(table).seats[1].kind == "open"


def test_guesses_of_links_and_codes_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, guesses=Rates.read("- 0.01/20 -")) as server:
        eve = server.person("Eve")
        answers = [eve.send("GET", f"/join/{i:022}")[0] for i in range(60)]
        assert answers[:20] == [404] * 20
        assert answers[20:].count(429) >= 39
        assert eve.submit("/code", code="ABCD")[0] == 429
        assert eve.send("GET", "/")[0] == 200


def test_links_have_128_random_bits_and_the_store_has_only_their_hash(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    token = ada.invitation(table).removeprefix("/join/")
    assert len(token) >= 22
    for file in server.folder.iterdir():
        assert token.encode() not in file.read_bytes()


# -- a seat on another device ----------------------------------------------------------------------


def test_a_lost_seat_comes_back_by_its_personal_link(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    _, page, _ = ada.submit(f"/t/{table}/seat", do="link", seat="0")
    link = re.search(r"http://[^\"]+(/seat/[^\"]+)\"", page)
    assert link
    fresh = server.person(language="uk")
    assert "Ada" in fresh.get(link.group(1))
    assert not fresh.cookies
    assert fresh.post(link.group(1)) == f"/t/{table}"
    client = fresh.connect(table)
    assert client.asked
    client.turn("mark 4")
    assert server.person().send("GET", link.group(1))[0] == 404


def test_the_host_can_give_a_seat_back_but_a_stranger_cannot(server: Served) -> None:
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    assert "/seat/" in ada.submit(f"/t/{table}/seat", do="link", seat="1")[1]
    status, page, _ = eve.submit(f"/t/{table}/seat", do="link", seat="1")
    assert status == 400
    assert "/seat/" not in page.replace(f"/t/{table}/seat", "")
