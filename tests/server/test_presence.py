"""People with several pages: muting, and decisions at other tables."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.served import Client, Person, Served, serving

from coven.text import LOCALES


def chat_of(client: Client) -> str:
    """Returns the HTML of all chat that the page shows."""
    return " ".join(html for part, html in client.parts.items() if part.startswith("chat-"))


def say(client: Client, text: str) -> None:
    assert client.ask("chat", text=text)["t"] == "ack"


def begun(server: Served) -> tuple[Person, Person, str]:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return ada, bea, table


def number(client: Client, text: str) -> int:
    """Returns the number of the chat line that contains this text."""
    found = next(
        part for part, html in client.parts.items() if part.startswith("chat-") and text in html
    )
    return int(found.removeprefix("chat-"))


def test_no_page_of_a_person_gets_the_chat_of_people_they_have_muted(server: Served) -> None:
    ada, bea, table = begun(server)
    hers, second, other = ada.connect(table), ada.connect(table), bea.connect(table)
    watcher = server.person("Cleo").connect(table)
    say(other, "before")
    hers.wait(lambda: "before" in chat_of(hers))
    assert hers.ask("mute", k=number(hers, "before"), on=True)["t"] == "ack"
    hers.wait(lambda: "before" not in chat_of(hers))
    second.wait(lambda: "Unmute Bea" in second.parts["muted"])
    assert "before" not in chat_of(second)
    count = len(hers.frames), len(second.frames)
    say(other, "CANARY-1")
    watcher.wait(lambda: "CANARY-1" in chat_of(watcher))
    say(hers, "and mine")
    hers.wait(lambda: "and mine" in chat_of(hers))
    second.wait(lambda: "and mine" in chat_of(second))
    received = hers.frames[count[0] :] + second.frames[count[1] :]
    assert not any("CANARY-1" in frame for frame in received)
    assert "CANARY-1" not in ada.get(f"/t/{table}")
    third = ada.connect(table)
    assert "CANARY-1" not in third.frames[0]
    assert third.ask("mute", k=number(watcher, "CANARY-1"), on=False)["t"] == "ack"
    hers.wait(lambda: "CANARY-1" in chat_of(hers) and not hers.parts["muted"])
    other.wait(lambda: "and mine" in chat_of(other))
    assert not any("Mute Bea" in html for html in other.parts.values()), "nobody mutes themselves"
    assert other.ask("mute", k=number(other, "before"), on=True)["t"] == "refused"


def test_a_muted_person_stays_muted_at_other_tables_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, bea, table = begun(server)
        hers, other = ada.connect(table), bea.connect(table)
        say(other, "one")
        hers.wait(lambda: "one" in chat_of(hers))
        hers.ask("mute", k=number(hers, "one"), on=True)
        hers.close()
        other.close()
    with serving(tmp_path) as server:
        ada.server = bea.server = server
        next_table = ada.start("me", "bot-1")
        other = bea.connect(next_table)
        say(other, "two")
        assert "two" not in chat_of(ada.connect(next_table))
        assert "one" not in chat_of(ada.connect(table))


def test_ids_of_people_are_not_sent_to_others(server: Served) -> None:
    ada, bea, table = begun(server)
    hers, other = ada.connect(table), bea.connect(table)
    say(other, "hello")
    hers.wait(lambda: "hello" in chat_of(hers))
    person = server.table(table).seats[1].person
    assert not any(person in frame for frame in hers.frames)


def test_a_decision_at_another_table_is_shown_at_once_with_a_link(server: Served) -> None:
    ada, bea, table = begun(server)
    hers = ada.connect(table)
    assert hers.parts["next"] == ""
    cleo = server.person("Cleo")
    other = cleo.start("me", "open")
    ada.join(cleo, other)
    cleo.post(f"/t/{other}/begin")
    theirs = cleo.connect(other)
    theirs.turn("mark 0")
    hers.wait(lambda: f'href="/t/{other}"' in hers.parts["next"])
    assert "Another table is waiting for you" in hers.parts["next"]
    assert f'href="/t/{other}"' in ada.get(f"/t/{table}")
    assert 'class="next"' not in bea.get(f"/t/{table}")
    there = ada.connect(other)
    assert f'href="/t/{table}"' in there.parts["next"], "at the first table it is her move, too"
    there.turn("mark 4")
    hers.wait(lambda: hers.parts["next"] == "")


def test_the_lobby_leads_to_the_table_that_has_waited_longest(server: Served) -> None:
    for locale in LOCALES:
        ada, bea = server.person("Ada", locale), server.person("Bea")
        tables = [ada.start("me", "open") for _ in range(2)]
        for table in tables:
            bea.join(ada, table)
            ada.post(f"/t/{table}/begin")
        page = ada.get("/")
        found = re.search(r'class="waiting-line"><a [^>]*href="/t/([^"]+)">([^<]+)', page)
        assert found is not None
        assert found[1] == tables[0]
        assert "2" in found[2]
    assert "waiting-line" not in server.person("Nobody").get("/")
