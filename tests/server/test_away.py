"""A lost connection is told to those who wait, and stops the time of a game that has patience."""

from __future__ import annotations

from tests.server.served import Line, Person, Served

STILL = "Time stands still"


def two_wizards(ada: Person, bea: Person) -> str:
    """Ada chooses her school first."""
    first = {"option-first-player": "first-seat"}
    table = ada.start("me", "open", game="voodoo", **first)
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    return table


def chooses(line: Line) -> None:
    line.wait(lambda: line.asked)
    line.turn("school celtic")


def test_time_stands_still_for_a_person_whose_connection_is_lost(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = two_wizards(ada, bea)
    a, b = ada.line(table), bea.line(table)
    chooses(a)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    b.close()
    a.wait(lambda: STILL in a.parts["prompt"])
    found = server.table(table).running
    assert found.frozen_since
    assert server.table(table).deadline() == found.frozen_since + 30
    b = bea.line(table)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    assert not server.table(table).running.frozen_since
    assert b.asked
    assert STILL not in "".join(b.parts.values()), "whoever is back is not told of it"


def test_time_stands_still_for_people_and_not_for_bots(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", game="voodoo", **{"option-first-player": "first-seat"})
    a = ada.line(table)
    chooses(a)
    a.wait(lambda: a.asked)
    assert not server.table(table).running.frozen_since


def test_whoever_waits_for_somebody_is_told_when_they_are_away(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    a, b = ada.line(table), bea.line(table)
    a.turn("mark 4")
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    b.close()
    a.wait(lambda: "Waiting for Bea, who is away" in a.parts["prompt"])
    bea.line(table)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
