"""Takeback requests between people."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.served import Client, Person, Process, Served


def seated(server: Served | Process, **form: str) -> tuple[Person, Person, str]:
    """Begins a match of Ada and Bea. Returns both and the table's id."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open", **{"takebacks": "on", **form})
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return ada, bea, table


def moved(ada: Person, bea: Person, table: str) -> tuple[Client, Client]:
    """Connects Ada and Bea to the table and lets each make a move. Returns their connections."""
    hers, other = ada.connect(table), bea.connect(table)
    hers.turn("mark 0")
    other.wait(lambda: other.asked)
    other.turn("mark 4")
    hers.wait(lambda: hers.asked)
    return hers, other


def test_a_move_before_anothers_is_taken_back_when_the_other_agrees(server: Served) -> None:
    ada, bea, table = seated(server)
    hers, other = moved(ada, bea, table)
    assert hers.ask("undo")["t"] == "refused"
    assert 'data-ask="Ask for a takeback"' in hers.parts["tools"]
    assert hers.ask("request_takeback")["t"] == "ack"
    other.wait(lambda: "Agree" in other.parts["takeback"])
    assert other.asked, "a decision waits for her"
    assert "Ada would like" in other.parts["takeback"]
    hers.wait(lambda: "Waiting for: Bea" in hers.parts["takeback"])
    assert other.ask("answer_takeback", seat=0, yes=True)["t"] == "ack"
    hers.wait(lambda: 'data-move="mark 0"' in hers.parts["board"] and hers.asked)
    other.wait(lambda: not other.parts["takeback"] and not other.asked)
    assert len(hers.moves()) == 9
    assert [r.entry.move for r in server.table(table).records] == ["mark 0", "mark 4", "undo 2"]
    hers.wait(lambda: "Everyone agreed" in "".join(hers.parts.values()))


def test_a_refused_takeback_is_shown_and_changes_nothing(server: Served) -> None:
    ada, bea, table = seated(server)
    hers, other = moved(ada, bea, table)
    hers.ask("request_takeback")
    assert other.ask("answer_takeback", seat=0, yes=False)["t"] == "ack"
    hers.wait(lambda: "Bea would rather play on" in hers.parts["takeback"])
    assert server.table(table).n == 2
    answer = hers.ask("request_takeback")
    assert (answer["t"], answer["text"][:21]) == ("refused", "That takeback was dec")


def test_spectators_neither_request_nor_answer_nor_see_a_takeback(server: Served) -> None:
    ada, bea, table = seated(server)
    hers, _ = moved(ada, bea, table)
    watcher = server.person("Cleo").connect(table)
    assert watcher.ask("request_takeback")["t"] == "refused"
    hers.ask("request_takeback")
    for yes in (True, False):
        assert watcher.ask("answer_takeback", seat=0, yes=yes)["t"] == "refused"
    assert hers.ask("answer_takeback", seat=0, yes=True)["t"] == "refused", (
        "nobody agrees with themselves"
    )
    assert not any("would like to take" in frame for frame in watcher.frames)
    assert server.table(table).takeback_pending


def test_the_host_can_forbid_takebacks(server: Served) -> None:
    ada, bea, table = seated(server)
    hers, _ = moved(ada, bea, table)
    ada.post(f"/t/{table}/options", spectators="on")
    hers.wait(lambda: "data-ask" not in hers.parts["tools"])
    assert hers.ask("request_takeback")["text"] == "Takebacks aren’t allowed at this table."


def test_bots_agree_to_takebacks_at_once_and_play_on(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", takebacks="on")
    client = ada.connect(table)
    client.turn("mark 0")
    client.wait(lambda: client.asked)
    assert client.ask("request_takeback")["t"] == "ack"
    client.wait(lambda: len(client.moves()) == 9)
    client.turn("mark 8")
    client.wait(lambda: client.asked)
    assert server.table(table).n == 5


@pytest.mark.slow
def test_an_open_takeback_request_survives_kill_9(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        ada, bea, table = seated(process)
        hers, _ = moved(ada, bea, table)
        assert hers.ask("request_takeback")["t"] == "ack"
        process.kill()
        process.start()
        other = bea.connect(table)
        assert "Agree" in other.parts["takeback"]
        assert other.ask("answer_takeback", seat=0, yes=True)["t"] == "ack"
        process.kill()
        process.start()
        again = ada.connect(table)
        assert len(again.moves()) == 9
    finally:
        process.kill()
