"""Lost connections: the others see it, and in some games time stands still."""

from __future__ import annotations

from tests.server.served import Client, Person, Served

STILL = "The clock is paused"


def two_wizards(ada: Person, bea: Person) -> str:
    """Begins a match of Voodoo in which Ada chooses her school first. Returns the table's id."""
    first = {"option-first-player": "first-seat"}
    table = ada.start("me", "open", game="voodoo", **first)
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return table


def choose_school(client: Client) -> None:
    client.wait(lambda: client.asked)
    client.turn("school celtic")


def test_time_stands_still_for_a_person_whose_connection_is_lost(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = two_wizards(ada, bea)
    a, b = ada.connect(table), bea.connect(table)
    choose_school(a)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    b.close()
    a.wait(lambda: STILL in a.parts["prompt"])
    found = server.table(table).running
    assert found.frozen_since
    assert server.table(table).deadline() == found.frozen_since + 30
    b = bea.connect(table)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    assert not server.table(table).running.frozen_since
    assert b.asked
    assert STILL not in "".join(b.parts.values()), "the returning person does not see it"


def test_time_stands_still_for_people_and_not_for_bots(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", game="voodoo", **{"option-first-player": "first-seat"})
    a = ada.connect(table)
    choose_school(a)
    a.wait(lambda: a.asked)
    assert not server.table(table).running.frozen_since


def test_waiting_players_see_when_the_other_one_is_away(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    a, b = ada.connect(table), bea.connect(table)
    a.turn("mark 4")
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    b.close()
    a.wait(lambda: "Waiting for Bea, who is away" in a.parts["prompt"])
    bea.connect(table)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
