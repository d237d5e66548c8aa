"""People with several tabs: whom they do not hear, and what waits for them elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.served import Line, Person, Served, serving

from coven.text import LOCALES


def heard(line: Line) -> str:
    return " ".join(html for part, html in line.parts.items() if part.startswith("chat-"))


def say(line: Line, text: str) -> None:
    assert line.ask("chat", text=text)["t"] == "ack"


def met(server: Served) -> tuple[Person, Person, str]:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.post(f"/t/{table}/seat", do="sit", seat="1")
    ada.post(f"/t/{table}/begin")
    return ada, bea, table


def number(line: Line, text: str) -> int:
    found = next(part for part, html in line.parts.items() if text in html)
    return int(found.removeprefix("chat-"))


def test_a_muted_persons_lines_are_sent_to_no_tab_of_who_has_muted_them(server: Served) -> None:
    ada, bea, table = met(server)
    hers, second, other = ada.line(table), ada.line(table), bea.line(table)
    watcher = server.person("Cleo").line(table)
    say(other, "before")
    hers.wait(lambda: "before" in heard(hers))
    assert hers.ask("mute", k=number(hers, "before"), on=True)["t"] == "ack"
    hers.wait(lambda: "before" not in heard(hers))
    second.wait(lambda: "Hear Bea again" in second.parts["muted"])
    assert "before" not in heard(second)
    count = len(hers.frames), len(second.frames)
    say(other, "CANARY-1")
    watcher.wait(lambda: "CANARY-1" in heard(watcher))
    say(hers, "and mine")
    hers.wait(lambda: "and mine" in heard(hers))
    second.wait(lambda: "and mine" in heard(second))
    told = hers.frames[count[0] :] + second.frames[count[1] :]
    assert not any("CANARY-1" in frame for frame in told)
    assert "CANARY-1" not in ada.get(f"/t/{table}")
    third = ada.line(table)
    assert "CANARY-1" not in third.frames[0]
    assert third.ask("mute", k=number(watcher, "CANARY-1"), on=False)["t"] == "ack"
    hers.wait(lambda: "CANARY-1" in heard(hers) and not hers.parts["muted"])
    other.wait(lambda: "and mine" in heard(other))
    assert not any("Mute Bea" in html for html in other.parts.values()), "nobody mutes themselves"
    assert other.ask("mute", k=number(other, "before"), on=True)["t"] == "refused"


def test_who_is_muted_stays_so_at_other_tables_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, bea, table = met(server)
        hers, other = ada.line(table), bea.line(table)
        say(other, "one")
        hers.wait(lambda: "one" in heard(hers))
        hers.ask("mute", k=number(hers, "one"), on=True)
        hers.close()
        other.close()
    with serving(tmp_path) as server:
        ada.server = bea.server = server
        next_table = ada.start("me", "bot-1")
        other = bea.line(next_table)
        say(other, "two")
        assert "two" not in heard(ada.line(next_table))
        assert "one" not in heard(ada.line(table))


def test_ids_of_people_are_not_in_what_others_are_sent(server: Served) -> None:
    ada, bea, table = met(server)
    hers, other = ada.line(table), bea.line(table)
    say(other, "hello")
    hers.wait(lambda: "hello" in heard(hers))
    person = server.table(table).seats[1].person
    assert not any(person in frame for frame in hers.frames)


def test_what_waits_at_another_table_is_told_at_once_and_leads_there(server: Served) -> None:
    ada, bea, table = met(server)
    hers = ada.line(table)
    assert hers.parts["next"] == ""
    cleo = server.person("Cleo")
    other = cleo.start("me", "open")
    ada.post(f"/t/{other}/seat", do="sit", seat="1")
    cleo.post(f"/t/{other}/begin")
    theirs = cleo.line(other)
    theirs.turn("mark 0")
    hers.wait(lambda: f'href="/t/{other}"' in hers.parts["next"])
    assert "Another table waits for you" in hers.parts["next"]
    assert f'href="/t/{other}"' in ada.get(f"/t/{table}")
    assert 'class="next"' not in bea.get(f"/t/{table}")
    there = ada.line(other)
    assert f'href="/t/{table}"' in there.parts["next"], "it is her move at the first table, too"
    there.turn("mark 4")
    hers.wait(lambda: hers.parts["next"] == "")


def test_the_lobby_leads_to_the_table_that_has_waited_longest(server: Served) -> None:
    for locale in LOCALES:
        ada = server.person("Ada", locale)
        tables = [ada.start("me", "bot-1") for _ in range(2)]
        page = ada.get("/")
        found = re.search(r'class="waiting-line"><a [^>]*href="/t/([^"]+)">([^<]+)', page)
        assert found is not None
        assert found[1] == tables[0]
        assert "2" in found[2]
    assert "waiting-line" not in server.person("Nobody").get("/")
