"""Limits as attackers and crowds of honest people meet them: limits are on, and clients come from
several addresses. The same attacks at length are in ``chaos/limits.py``."""

from __future__ import annotations

import asyncio
import http.client
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.served import NOUGHTS, PATIENCE, Person, Process, Served, serving, until
from tests.server.test_connections import HELLO
from tests.server.test_importing import send
from tests.server.test_invitations import letters_of
from tests.table.test_table_importing import file_of
from websockets.exceptions import InvalidStatus

from coven.server.access.fair_semaphore import FairSemaphore
from coven.server.app import PAGES_AT_ONCE, PageTurns
from coven.server.cluster.bus import PeopleHere
from coven.server.cluster.peers import ClusterPeers
from coven.server.live import table as live_table
from coven.server.pages.import_worker import Importer, Outcome
from coven.server.settings import Counts, Rates
from coven.store import UnknownTable

PROXY: dict[str, Any] = {"limits": 1.0, "proxies": "127.0.0.1"}
"""Settings with which a test says by itself from which address it comes."""


class Forwarded:
    """A client behind a proxy, whose requests come from many addresses."""

    def __init__(self, server: Served) -> None:
        self.host = f"127.0.0.1:{server.port}"
        self._line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    def status(self, path: str, address: str, **form: str) -> int:
        """Returns the status of a page, or of a form with one field, for a client at this
        address."""
        headers = {"host": self.host, "x-forwarded-for": address, "origin": f"http://{self.host}"}
        body = "&".join(f"{key}={value}" for key, value in form.items())
        headers["content-type"] = "application/x-www-form-urlencoded"
        self._line.request("POST" if form else "GET", path, body or None, headers)
        answer = self._line.getresponse()
        answer.read()
        return answer.status


# -- guesses (S4) and valid invitations (S5) -------------------------------------------------------


def test_codes_cannot_be_guessed_from_one_ipv6_network(tmp_path: Path) -> None:
    """S4: the addresses of one /64 share one budget of guesses; then even a right code is refused,
    but a link is not."""
    with serving(tmp_path, **PROXY) as server:
        ada = server.person("Ada")
        table = ada.start("me", "open", public="")
        code, link = letters_of(ada, table), ada.invitation(table)
        eve = Forwarded(server)
        near = [
            eve.status(f"/join/ACDE{letter}{other}", f"2001:db8:0:2::{i + 1:x}")
            for i, letter in enumerate("ACDEFHJKLM")
            for other in "ACDEF"
        ]
        assert near[:30] == [404] * 30
        assert near[-10:] == [429] * 10
        assert eve.status(f"/join/{code}", "2001:db8:0:2::ffff") == 429, "even if it is right"
        assert eve.status("/code", "2001:db8:0:2::ffff", code=code) == 429
        assert eve.status(link, "2001:db8:0:2::ffff") == 200, "a link cannot be guessed"
        assert eve.status(f"/join/{code}", "2001:db8:0:3::1") == 200
        assert eve.status("/code", "198.51.100.7", code=code) == 303


def test_guesses_from_many_networks_have_a_common_budget(tmp_path: Path) -> None:
    """S4: all networks together have a budget, too; who has not guessed before is still let in."""
    with serving(tmp_path, **PROXY, guesses=Rates.read("- 0.001/20 0.001/20")) as server:
        ada = server.person("Ada")
        code = letters_of(ada, ada.start("me", "open", public=""))
        eve = Forwarded(server)
        statuses = [
            eve.status(f"/join/ACDEF{letter}", f"203.0.113.{i}")
            for i in range(10)
            for letter in "ACDEFHJKLM"
        ]
        assert statuses[:20] == [404] * 20
        assert statuses[-10:] == [404] * 6 + [429] * 4
        assert eve.status(f"/join/{code}", "198.51.100.7") == 200, "who has not guessed is let in"


def test_a_class_behind_one_address_can_join(tmp_path: Path) -> None:
    """S5: pupils behind one address can all join, by links and by codes, even if they mistype
    some."""
    with serving(tmp_path, limits=1.0) as server:
        hosts = [server.person("Teacher", source=f"127.0.1.{i + 1}") for i in range(5)]
        seats = ("me", "open", "open", "open")
        tables = [host.start(*seats, game="wandering-towers", public="") for host in hosts]
        began = time.monotonic()
        for i in range(15):
            host, table = hosts[i // 3], tables[i // 3]
            pupil = server.person(source="127.0.0.2")
            pupil.get("/")
            if i % 2:
                pupil.send("POST", "/code", "code=ACDEX", origin=f"http://{pupil.host}")  # a slip
                place = pupil.post("/code", code=letters_of(host, table))
            else:
                place = host.invitation(table)
            pupil.get(place)
            assert pupil.post(place, name=f"Pupil {i}") == f"/t/{table}"
            pupil.get(f"/t/{table}")
            pupil.connect(table).close()
        assert time.monotonic() - began < 60
        assert all(seat.person for table in tables for seat in server.table(table).seats)


# -- forwarded addresses ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "allowed"), [("", 5), ("127.0.0.1", 20), ("127.0.0.0/8", 20), ("10.0.0.1", 5)]
)
def test_forwarded_addresses_are_believed_only_from_configured_proxies(
    tmp_path: Path, proxies: str, allowed: int
) -> None:
    requests = Rates.read("- 0.001/5 -")
    with serving(tmp_path, limits=1.0, proxies=proxies, requests=requests) as server:
        eve = Forwarded(server)
        statuses = [eve.status("/settings", f"203.0.113.{i}") for i in range(20)]
    assert statuses == [200] * allowed + [429] * (20 - allowed)


def test_a_client_cannot_add_an_address_to_what_the_proxy_says(tmp_path: Path) -> None:
    with serving(tmp_path, **PROXY, requests=Rates.read("- 0.001/5 -")) as server:
        eve = Forwarded(server)
        forged = [eve.status("/settings", f"203.0.113.{i}, 198.51.100.1") for i in range(20)]
    assert forged == [200] * 5 + [429] * 15


# -- unknown tables and handshakes (S8) ------------------------------------------------------------


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    """S8: looking for a table that does not exist leaves no lock in memory."""
    with serving(tmp_path) as server:

        async def look() -> None:
            for i in range(300):
                for id in (f"{i:012}", "x" * 7_900, f"no id {i}"):
                    with suppress(UnknownTable):
                        await server.tables.open(id)

        server.ask(look)
        assert not server.tables._loading
        eve = server.person()
        assert eve.send("GET", "/t/000000000001")[0] == 404
        assert eve.send("GET", "/t/" + "x" * 7_900)[0] == 404
        assert not server.tables._loading


def test_a_table_that_many_ask_for_at_once_is_loaded_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.start("me", "bot-1")

        async def open_all() -> list[Any]:
            server.tables._tables.clear()
            return await asyncio.gather(*(server.tables.open(table) for _ in range(20)))

        assert len(set(map(id, server.ask(open_all)))) == 1
        assert not server.tables._loading


def test_handshakes_are_limited_by_network(tmp_path: Path) -> None:
    """S8: a network with too many WebSocket handshakes gets 403; others can play."""
    with serving(tmp_path, limits=1.0, handshakes=Rates.read("- 0.001/10 -")) as server:
        eve = server.person(source="127.0.0.2")
        statuses = [handshake(eve, f"{i:012}") for i in range(15)]
        assert statuses == [101] * 10 + [403] * 5
        ada = server.person("Ada")
        ada.connect(ada.start("me", "bot-1")).turn("mark 4")


def test_unknown_handshakes_leave_no_memory_behind(tmp_path: Path) -> None:
    """S8: 500 handshakes for unknown tables cost less than 3 MB. There are no limits here, so all
    of them are answered."""
    server = Process(tmp_path)
    try:
        eve = server.person()
        until(lambda: eve.send("GET", "/readyz")[0] == 200)
        for i in range(200):
            handshake(eve, f"{i:012}" if i % 2 else f"{i:012}" + "x" * 7_880)
        before = resident_megabytes(server.process.pid)
        for i in range(500):
            handshake(eve, f"{i:012}" if i % 2 else f"{i:012}" + "x" * 7_880)
        assert resident_megabytes(server.process.pid) - before < 3
    finally:
        server.kill()


def handshake(person: Person, table: str) -> int:
    """Returns the status of a WebSocket handshake, and closes the connection."""
    source = (person.source, 0) if person.source else None
    with socket.create_connection((person.address, person.server.port), 20, source) as raw:
        raw.sendall(
            f"GET /t/{table}/line HTTP/1.1\r\nhost: {person.host}\r\n"
            f"origin: http://{person.host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        return int(raw.recv(100).split()[1])


def resident_megabytes(pid: int) -> float:
    """Returns the resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


# -- messages (S9) ---------------------------------------------------------------------------------


def test_whole_screens_are_paid_by_the_network_over_all_its_sockets(tmp_path: Path) -> None:
    """S9: all sockets of one address share its budget of whole screens, and wait when it is used
    up."""
    with serving(tmp_path, limits=1.0, messages=Rates.read("- 50/200 -")) as server:
        eves = [server.person(f"Eve {i}", source="127.0.0.2") for i in range(3)]
        table = eves[0].start("me", "bot-1", game="witchstone")
        sockets = [eve.connect(table, hello=False) for eve in eves for _ in range(4)]
        honest = server.person("Ada", source="127.0.0.3")
        ada = honest.connect(honest.start("me", "hot"))
        began = time.monotonic()
        for k in range(3):
            for client in sockets:
                client.socket.send(HELLO.decode())
                client.until(lambda message: message["t"] == "full")
            ada.turn(f"mark {k}")
        screens = 3 * len(sockets)
        assert time.monotonic() - began > (10 * screens - 200) / 50 - 0.1


def test_a_message_that_is_too_much_is_refused_and_a_hello_waits(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, messages=Rates.read("20/30 - -")) as server:
        ada = server.person("Ada")
        client = ada.connect(ada.start("me", "hot"))
        answers = [client.ask("why", move="mark 4") for _ in range(8)]
        refused = [answer for answer in answers if answer["t"] == "refused"]
        assert refused
        assert "Slow" in refused[0]["text"]
        client.write(t="hello", protocol=2)
        assert client.until(lambda m: m["t"] == "full")


def test_a_person_writes_a_limited_number_of_chat_lines(tmp_path: Path) -> None:
    """S9: all sockets of one person share a budget of chat lines."""
    with serving(tmp_path, limits=1.0, chat=Rates.read("0.001/20 - -")) as server:
        eve = server.person("Eve")
        table = eve.start("me", "hot")
        sockets = [eve.connect(table) for _ in range(4)]
        answers = [sockets[i % 4].ask("chat", text=f"line {i}")["t"] for i in range(30)]
        assert answers.count("ack") == 20
        assert answers[-10:] == ["refused"] * 10
        assert len(server.ask(lambda: server.site.store.chat(table, limit=100))) == 20


def test_sockets_are_counted_by_person_and_network(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, sockets=Counts.read("5 8 -")) as server:
        eve, bea = (server.person(n, source="127.0.0.2") for n in ("Eve", "Bea"))
        table = eve.start("me", "bot-1")
        opened = [0, 0]
        with ExitStack() as stack:
            for i, person in enumerate((eve, bea)):
                for _ in range(8):
                    with suppress(InvalidStatus):
                        stack.callback(person.connect(table).close)
                        opened[i] += 1
            assert opened == [5, 3]
            ada = server.person("Ada", source="127.0.0.3")
            ada.connect(ada.start("me", "bot-1")).turn("mark 4")


# -- pages -----------------------------------------------------------------------------------------


def test_networks_take_turns_for_pages(tmp_path: Path) -> None:
    """A request of one address does not wait for a whole burst of another address, even one within
    its budget."""
    order: list[str] = []

    async def page(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0)
        order.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(0.5)  # a client that reads slowly

    async def act() -> None:
        turns = PageTurns(page)

        async def ask(address: str) -> None:
            scope = {"type": "http", "path": "/", "headers": [], "client": (address, 1)}

            async def nothing(*_: Any) -> Any:
                return {"type": "http.disconnect"}

            await turns(scope, nothing, nothing)

        many = [asyncio.create_task(ask("10.0.0.1")) for _ in range(100)]
        await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.gather(ask("10.0.0.2"), *many)
        assert time.monotonic() - began < 5, "slow readers hold no place"
        assert turns.places.free == PAGES_AT_ONCE

    asyncio.run(act())
    assert order.index("10.0.0.2") < 3 * PAGES_AT_ONCE


def test_a_form_that_trickles_holds_no_place(tmp_path: Path) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /settings HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n"
        head += (
            "content-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n\r\nname="
        )
        for _ in range(2 * PAGES_AT_ONCE):
            stack.enter_context(half_sent(server, "127.0.0.1", head.encode()))
        assert server.person("Ada").send("GET", "/")[0] == 200


# -- half-sent requests (S10) ----------------------------------------------------------------------


def half_sent(server: Served, source: str, sent: bytes) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port), 20, (source, 0))
    raw.sendall(sent)
    return raw


def is_closed(raw: socket.socket) -> bool:
    raw.setblocking(False)
    try:
        return raw.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_half_sent_requests_do_not_lock_out_newcomers(tmp_path: Path) -> None:
    """S10: with many half-sent requests open, other people still get pages, and the requests are
    cut off."""
    with serving(tmp_path, limits=1.0, connections=Counts.read("- 20 30")) as server:
        heads = [half_sent(server, "127.0.0.2", b"GET / HTTP/1.1\r\nX-a: ") for _ in range(40)]
        heads += [half_sent(server, "127.0.0.3", b"GET / HTTP/1.1\r\nX-a: ") for _ in range(40)]
        for source in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            assert server.person(source=source).send("GET", "/")[0] == 200
        until(lambda: sum(map(is_closed, heads)) >= 50)
        for raw in heads:
            raw.close()
        until(lambda: not server.site.budgets.connections.taken)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nX-a: ",
        b"POST /settings HTTP/1.1\r\nhost: HOST\r\norigin: http://HOST\r\n"
        b"content-type: application/x-www-form-urlencoded\r\ncontent-length: 200000\r\n\r\nname=",
        b"GET /healthz HTTP/1.1\r\nhost: HOST\r\n\r\nGET / HT",
    ],
)
def test_a_request_that_trickles_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    """S10: a client that sends its request byte by byte is disconnected."""
    with serving(tmp_path, request_seconds=0.5, body_seconds=0.7) as server:
        host = f"127.0.0.1:{server.port}".encode()
        raw = half_sent(server, "127.0.0.1", sent.replace(b"HOST", host))
        began = time.monotonic()
        while time.monotonic() - began < 20:
            try:
                raw.sendall(b"a")
                raw.settimeout(0.1)
                if raw.recv(10_000) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert 0.3 < time.monotonic() - began < 10
        until(lambda: not server.site.budgets.connections.taken)


def test_a_slow_form_is_answered_in_time(tmp_path: Path) -> None:
    with serving(tmp_path, request_seconds=5.0, body_seconds=5.0) as server:
        host = f"127.0.0.1:{server.port}"
        head = f"POST /settings HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n"
        head += "content-type: application/x-www-form-urlencoded\r\ncontent-length: 8\r\n\r\n"
        raw = half_sent(server, "127.0.0.1", head[:30].encode())
        for part in (head[30:], "name", "=Ada"):
            time.sleep(0.2)
            raw.sendall(part.encode())
        assert raw.recv(100).split()[1] == b"303"


# -- throw-away guests (S11) -----------------------------------------------------------------------


def test_new_guests_share_their_networks_budget_for_tables(tmp_path: Path) -> None:
    """S11: guests without a cookie cannot open more tables than their network's budget allows."""
    with serving(tmp_path, limits=1.0, tables=Rates.read("0.001/4 0.001/10 -")) as server:
        statuses = [
            server.person(source="127.0.0.2").submit(f"/games/{NOUGHTS}/friends")[0]
            for _ in range(15)
        ]
        assert statuses == [303] * 10 + [429] * 5
        assert server.person(source="127.0.0.3").submit(f"/games/{NOUGHTS}/now")[0] == 303


def test_forks_rematches_and_lessons_count_as_new_tables(tmp_path: Path) -> None:
    """S11: when the budget for new tables is used up, forks, rematches and lessons are refused,
    too."""
    with serving(tmp_path, limits=1.0, tables=Rates.read("- 0.001/4 -")) as server:
        ada = server.person("Ada")
        table = ada.start("me", "hot")
        client = ada.connect(table)
        for cell in (0, 3, 1, 4, 2):
            client.turn(f"mark {cell}")
        assert [ada.submit(f"/t/{table}/fork", at="1", seat="0")[0] for _ in range(2)] == [303] * 2
        assert ada.submit(f"/t/{table}/rematch")[0] == 303
        assert ada.submit(f"/t/{table}/fork", at="1", seat="0")[0] == 429
        assert ada.submit(f"/games/{NOUGHTS}/now")[0] == 429
        assert ada.submit("/games/wandering-towers/first")[0] == 429
        assert ada.submit(f"/t/{table}/rematch")[0] == 303, "that table is there already"


def test_guests_of_one_network_take_turns_as_one() -> None:
    """S11: many guests of one network delay people of another network no more than one guest
    would."""

    async def act() -> list[str]:
        semaphore, order = FairSemaphore(1), list[str]()

        async def work(network: str, person: str) -> None:
            async with semaphore.slot((network, person)):
                order.append(person)
                await asyncio.sleep(0)

        many = [asyncio.create_task(work("attacker", f"guest {i}")) for i in range(100)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(work("home", person)) for person in ("ada", "ada", "bea")]
        await asyncio.gather(*many, *few)
        assert semaphore.free == 1
        return order

    order = asyncio.run(act())
    assert len(order) == 103
    assert order.index("ada") <= 3
    assert order.index("bea") <= 5
    assert len(order) - 1 - order[::-1].index("ada") <= 7


def test_a_bot_thinks_for_the_network_of_who_plays_with_it(tmp_path: Path) -> None:
    """S11: a bot's time to think is charged to the network of the person at its table, and to
    nobody's while nobody is there."""
    with serving(tmp_path) as server:
        ada = server.person("Ada", source="127.0.0.5")
        table = ada.start("me", "bot-1")
        live = server.ask(lambda: server.tables.open(table))
        assert server.ask(live._bots_owner)[0] == live_table.UNATTENDED
        client = ada.connect(table)
        assert server.ask(live._bots_owner) == ("127.0.0.5", live.table.seats[0].person)
        client.close()


def test_servers_tell_each_other_for_which_network_bots_think() -> None:
    """S11: servers send each other the networks of the people at a table. So bots that play for
    people at another server take turns by these people's networks, not all as one."""
    told: list[PeopleHere] = []
    bus, live = SimpleNamespace(me="a", publish=told.append), SimpleNamespace()
    live.table, live.networks_here = SimpleNamespace(id="t"), {"ada": "10.0.0.1", "bea": "10.0.0.2"}
    live.notify_changed = lambda: None
    here, there = (ClusterPeers(cast("Any", bus), cast("Any", None)) for _ in range(2))
    here.people_changed(cast("Any", live))
    there._receive_people(told[0], cast("Any", live))
    assert there.networks_elsewhere("t") == live.networks_here
    there._receive_people(PeopleHere("a", "t", ("cleo",)), cast("Any", live))
    assert there.networks_elsewhere("t") == {"cleo": ""}
    assert there.people_elsewhere("t") == {"cleo"}


def test_bots_alone_rest_when_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S11: bots stop at a table without people and spectators, and go on when somebody watches."""
    with serving(tmp_path, bot_pause=0.01) as server:
        ada = server.person("Ada")
        monkeypatch.setattr(live_table, "REST_SECONDS", 0.0)
        table = ada.start("bot-1", "bot-1", game="wandering-towers")
        live = server.ask(lambda: server.tables.open(table))
        until(lambda: not server.ask(lambda: live._deciding))
        assert live.table.status == "playing"
        before = live.table.n
        client = ada.connect(table)
        until(lambda: server.ask(lambda: live.table.n) > before)
        client.close()
        until(lambda: not server.ask(lambda: live._deciding))
        with_people = ada.start("me", "bot-1")
        assert not server.ask(lambda: server.tables.open(with_people))._rests


def test_hints_are_limited_by_person(tmp_path: Path) -> None:
    """S11: all tabs of one person share a budget of hints."""
    with serving(tmp_path, limits=1.0, hints=Rates.read("0.001/3 - -")) as server:
        eve = server.person("Eve")
        table = eve.start("me", "bot-1", hints="on")
        answers = [eve.connect(table).ask("hint") for _ in range(5)]
        assert [answer["t"] for answer in answers] == ["hint"] * 3 + ["refused"] * 2
        ada = server.person("Ada")
        assert ada.connect(ada.start("me", "bot-1", hints="on")).ask("hint")["t"] == "hint"


# -- imports (S20) ---------------------------------------------------------------------------------


def test_one_person_cannot_occupy_the_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S20: while one file of a person is being checked, the person's next one is refused, and
    others' files are checked."""
    waiting = asyncio.Event()
    real = Importer._run_worker

    async def slow(importer: Importer, file: bytes) -> Outcome:
        if file == b"slow":
            await waiting.wait()
            return Outcome(why="file-head")
        return await real(importer, file)

    monkeypatch.setattr(Importer, "_run_worker", slow)
    with serving(tmp_path, limits=1.0) as server, ThreadPoolExecutor() as threads:
        eve, ada = server.person("Eve", source="127.0.0.2"), server.person("Ada")
        first = threads.submit(send, eve, b"slow")
        until(lambda: server.site.budgets.imports.taken == 1)
        status, page, _ = send(eve, file_of(NOUGHTS).encode())
        assert status == 400
        assert "still being checked" in page
        other = threads.submit(send, ada, file_of(NOUGHTS).encode())
        until(lambda: server.site.budgets.imports.taken == 2)
        server.ask(waiting.set)
        assert (first.result()[0], other.result()[0]) == (400, 303)
