"""Blocks hold everywhere: rooms, invitations, links, watching, rematches, chat, reactions (P49)."""

from __future__ import annotations

import re

import pytest
from tests.server.served import NOUGHTS, Person, Served
from tests.server.test_presence import chat_of, say
from tests.server.test_talking import reactions


def handle_of(person: Person) -> str:
    """Returns the code by which forms refer to the only companion of this person."""
    found = re.findall(r'name="person" value="(\w+)"', person.get("/me/people"))
    return str(found[0])


@pytest.fixture
def met(server: Served) -> tuple[Person, Person, str]:
    """Returns two people who play, and their table."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return ada, bea, table


def block(ada: Person) -> None:
    ada.post("/me/people", do="block", person=handle_of(ada))


def test_blocked_people_neither_see_nor_enter_each_others_open_rooms(
    server: Served, met: tuple[Person, Person, str]
) -> None:
    ada, bea, _ = met
    link = ada.start("me", "open", public="on")
    theirs = bea.start("me", "open", public="on")
    assert f"/t/{link}" in bea.get("/")
    assert f"/t/{theirs}" in ada.get("/")
    block(ada)
    assert f"/t/{link}" not in bea.get("/")
    assert f"/t/{theirs}" not in ada.get("/"), "in both directions"
    assert bea.send("GET", f"/t/{link}")[0] == 403
    assert bea.submit(f"/t/{link}/seat", do="sit", seat="1")[0] == 403
    assert ada.submit(f"/t/{theirs}/seat", do="sit", seat="1")[0] == 400
    assert "can’t join this table" in bea.submit(ada.invitation(link), name="Bea")[1]
    assert server.table(link).seats[1].person is None
    assert server.table(theirs).seats[1].person is None


def test_a_personal_link_seats_nobody_beside_a_person_who_has_blocked_them(
    server: Served, met: tuple[Person, Person, str]
) -> None:
    ada, bea, _ = met
    cora = server.person("Cora")
    table = ada.start("me", "open")
    cora.join(ada, table)
    ada.post(f"/t/{table}/begin")
    page = cora.submit(f"/t/{table}/seat", do="link", seat="1")[1]
    found = re.search(r"http[^\"]+(/seat/[^\"]+)\"", page)
    assert found is not None
    bea.get(found[1])
    block_one_of_two(ada, "Bea")
    assert "can’t join this table" in bea.submit(found[1])[1]
    assert server.table(table).names[1] == "Cora"


def block_one_of_two(ada: Person, name: str) -> None:
    """Blocks the companion with this name."""
    page = ada.get("/me/people")
    lines = page.split("<li>")
    line = next(line for line in lines if f">{name}</bdi>" in line)
    found = re.search(r'name="person" value="(\w+)"', line)
    assert found is not None
    ada.post("/me/people", do="block", person=found[1])


def test_whoever_is_blocked_watches_none_of_the_persons_games_any_more(
    met: tuple[Person, Person, str], server: Served
) -> None:
    ada, bea, together = met
    other = ada.start("me", "bot-1")
    watching = bea.connect(other)
    say(watching, "I am here")
    block(ada)
    watching.until(lambda message: message["t"] == "reload")
    assert bea.send("GET", f"/t/{other}")[0] == 403
    bea.connect(other, hello=False).until(lambda message: message["t"] == "reload")
    assert bea.get(f"/t/{together}"), "the game that both play goes on"
    assert ada.get(f"/t/{other}")
    stranger = server.person("Eve")
    assert stranger.get(f"/t/{other}")


def test_chat_and_reactions_of_blocked_people_do_not_arrive(
    met: tuple[Person, Person, str],
) -> None:
    ada, bea, table = met
    hers, theirs = ada.connect(table), bea.connect(table)
    block(ada)
    say(theirs, "CANARY")
    assert theirs.ask("react", kind="wow")["t"] == "ack"
    say(hers, "done")
    hers.wait(lambda: "done" in chat_of(hers))
    assert "CANARY" not in chat_of(hers)
    assert reactions(hers) == []
    assert "CANARY" not in ada.get(f"/t/{table}")


def test_neither_rematch_nor_invitation_brings_blocked_people_together(
    met: tuple[Person, Person, str], server: Served
) -> None:
    ada, bea, table = met
    hers = handle_of(bea)
    room = ada.post("/me/again", game=NOUGHTS, person=handle_of(ada))
    assert "Ada invites you" in bea.get("/")
    bea.post(f"/me/games/{table}", do="resign")
    block(ada)
    assert "Ada invites you" not in bea.get("/"), "the invitation is void"
    assert bea.send("GET", room)[0] == 403
    for person, other in ((ada, handle_of(ada)), (bea, hers)):
        status, page, _ = person.submit("/me/again", game=NOUGHTS, person=other)
        assert status == 400
        assert "can’t invite all of these people together" in page
        status, page, _ = person.submit(f"/t/{table}/rematch")
        assert status == 400
        assert "can’t invite all of these people together" in page
    assert server.table(table).running.rematch is None
    ada.post("/me/people", do="unblock", person=handle_of(ada))
    assert "Ada invites you" in bea.get("/")
    assert bea.post(f"/t/{table}/rematch").startswith("/t/")
