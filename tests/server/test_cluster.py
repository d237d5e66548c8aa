"""Cluster servers with one PostgreSQL and one Redis: the same tables everywhere, even if one
dies."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests import services
from tests.server.served import PATIENCE, Client, Person, Process, until
from tests.server.test_absence import STILL, choose_school, two_wizards
from tests.store.sample_tables import open_store, run
from websockets.exceptions import WebSocketException

from coven.core import fingerprint
from coven.server.cluster.peers import POLL_SECONDS
from coven.store import connect_to

pytestmark = pytest.mark.slow

LOST = (OSError, WebSocketException, HTTPException, TimeoutError, EOFError)


class Cluster:
    """Servers at the same tables, behind a load balancer without sticky sessions."""

    def __init__(self, folder: Path, database: str, bus: str, count: int, **more: str) -> None:
        self.database = database
        self.environment = {
            "COVEN_DATABASE_URL": database,
            "COVEN_BUS_URL": bus,
            "COVEN_KEY": "the same everywhere",
            "COVEN_BUS_NAME": folder.name,
            **more,
        }
        folders = [folder / f"server-{i}" for i in range(count)]
        for own in folders:
            own.mkdir()
        self.servers = [Process(own, **self.environment) for own in folders]

    def person(self, name: str) -> Person:
        return Person(random.choice(self.servers), name)

    def anywhere(self, person: Person) -> Person:
        """Returns the same person as a client of a random running server."""
        there = [i for i, server in enumerate(self.servers) if server.process.poll() is None]
        return self.at(random.choice(there), person)

    def at(self, server: int, person: Person) -> Person:
        """Returns the same person as a client of this server."""
        same = Person(self.servers[server])
        same.cookies = person.cookies
        return same

    def stop(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: str, redis: str) -> Iterator[Cluster]:
    running = Cluster(tmp_path_factory.mktemp("cluster"), services.empty(postgres), redis, 2)
    yield running
    running.stop()


@pytest.fixture
def two(pair: Cluster) -> Cluster:
    """Returns the two servers, restarted if the last test has killed one."""
    for server in pair.servers:
        if server.process.poll() is not None:
            server.start()
    return pair


def started_table(two: Cluster) -> tuple[str, Person, Person]:
    """Begins a match; its forms go to the servers in turn. Returns table, Ada and Bea."""
    ada, bea = two.person("Ada"), two.person("Bea")
    table = two.at(0, ada).start("me", "open")
    two.at(1, bea).join(two.at(0, ada), table)
    two.at(0, ada).post(f"/t/{table}/begin")
    return table, ada, bea


def test_a_move_at_one_server_is_seen_at_the_other_at_once(two: Cluster) -> None:
    table, ada, bea = started_table(two)
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    waits = []
    for me, other, cell in ((a, b, 0), (b, a, 3), (a, b, 1), (b, a, 4), (a, b, 8), (b, a, 7)):
        me.wait(lambda me=me: me.asked)  # type: ignore[misc]
        sent = time.perf_counter()
        assert me.play(f"mark {cell}")["t"] == "ack"
        other.wait(lambda other=other: other.asked)  # type: ignore[misc]
        waits.append(time.perf_counter() - sent)
        me.wait(lambda me=me: not me.asked)  # type: ignore[misc]
    assert sorted(waits)[len(waits) // 2] < POLL_SECONDS / 4, "the bus was not faster than polling"
    assert (a.gaps, b.gaps) == (0, 0)


def test_people_and_chat_of_the_other_server_are_shown(two: Cluster) -> None:
    table, ada, bea = started_table(two)
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    a.wait(lambda: "away" not in a.parts["player-1"])
    b.wait(lambda: "away" not in b.parts["player-0"])
    a.ask("chat", text="one")
    b.wait(lambda: "chat-1" in b.parts)
    b.ask("chat", text="two")
    a.wait(lambda: "two" in a.parts.get("chat-2", ""))
    b.close()
    a.wait(lambda: "away" in a.parts["player-1"])


def test_a_person_muted_at_one_server_is_muted_at_the_other_after_the_next_ping(
    two: Cluster,
) -> None:
    table, ada, bea = started_table(two)
    a, second, b = (
        two.at(0, ada).connect(table),
        two.at(1, ada).connect(table),
        two.at(1, bea).connect(table),
    )
    b.ask("chat", text="one")
    for client in (a, second):
        client.wait(lambda client=client: "chat-1" in client.parts)  # type: ignore[misc]
    a.ask("mute", k=1, on=True)
    second.write(t="ping")
    second.wait(lambda: "chat-1" not in second.parts)


def test_a_revoked_invitation_is_invalid_at_every_server(two: Cluster) -> None:
    ada = two.person("Ada")
    table = two.at(0, ada).start("me", "open")
    shown = [two.at(i, ada).get(f"/t/{table}").partition("/join/")[2][:22] for i in (0, 1)]
    two.at(0, ada).post(f"/t/{table}/invite")
    time.sleep(0.3)
    again = [two.at(i, ada).get(f"/t/{table}").partition("/join/")[2][:22] for i in (1, 0)]
    assert not set(shown) & set(again)
    for token in shown:
        assert two.person("Eve").send("GET", f"/join/{token}")[0] == 404
    for token in again:
        assert "Ada invites you" in two.person("Bea").get(f"/join/{token}")


def test_a_fleeting_event_is_shown_at_every_server(two: Cluster) -> None:
    ada = two.person("Ada")
    chosen = {"option-chosen-spells": "free_wizard", "option-spells": "8"}
    table = two.at(0, ada).start("me", game="wandering-towers", variant="solo", **chosen)
    client, watcher = two.at(0, ada).connect(table), two.at(1, two.person("Ben")).connect(table)
    while "cast free_wizard" not in client.moves():
        client.turn(
            next(move for move in client.moves() if not move.startswith(("end", "refresh")))
        )
    client.turn("cast free_wizard")
    client.turn(client.moves()[0])

    def flashed(reader: Client) -> bool:
        words = ("Everyone gets a glimpse", "Nobody was under")
        return any(word in frame for frame in reader.frames for word in words)

    watcher.wait(lambda: flashed(watcher))


def test_a_seat_whose_server_was_killed_is_back_at_the_other_within_two_seconds(
    two: Cluster,
) -> None:
    table, ada, bea = started_table(two)
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    a.turn("mark 4")
    b.wait(lambda: b.asked)
    assert b.ask("move", "kept", move="mark 0", at=b.question)["t"] == "ack"
    two.servers[1].kill()
    began = time.perf_counter()
    again = two.at(0, bea).connect(table)
    assert time.perf_counter() - began < 2.0
    assert again.ask("move", "kept", move="mark 0", at=0)["t"] == "ack"
    a.wait(lambda: a.asked)
    a.turn("mark 8")
    again.wait(lambda: again.asked)
    again.turn("mark 1")


def test_bots_of_a_killed_server_go_on_at_the_other(
    tmp_path: Path, postgres: str, redis: str
) -> None:
    two = Cluster(tmp_path, services.empty(postgres), redis, 2, COVEN_BOT_PAUSE="1.2")
    try:
        ada = two.person("Ada")
        table = two.at(0, ada).start("me", "bot-1")
        client = two.at(0, ada).connect(table)
        client.turn("mark 4")
        two.servers[0].kill()  # while its bot thinks
        until(lambda: two.at(1, ada).get(f"/t/{table}").count("data-try=") >= 2)
    finally:
        two.stop()


def test_only_one_server_runs_the_bots_of_a_table(two: Cluster) -> None:
    ada = two.person("Ada")
    table = two.at(0, ada).start("me", "bot-1", "bot-1", game="wandering-towers")
    clients = [two.at(i, ada).connect(table) for i in (0, 1)]
    for turn in range(8):
        client = clients[turn % 2]
        client.wait(lambda client=client: client.asked)  # type: ignore[misc]
        client.turn(client.moves()[0])
        other = clients[1 - turn % 2]
        other.wait(lambda client=client, other=other: other.question >= client.question)  # type: ignore[misc]
    counts = [two.at(i, ada).get("/metrics") for i in (0, 1)]
    drove = ['by="bot",game="wandering-towers"' in text for text in counts]
    assert sorted(drove) == [False, True]


def test_a_server_told_to_stop_sends_people_to_the_other(two: Cluster) -> None:
    table, ada, bea = started_table(two)
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    a.turn("mark 4")
    b.wait(lambda: b.asked)
    two.servers[0].process.terminate()
    assert a.closed() in (1001, 1012)
    again = two.at(1, ada).connect(table)
    b.turn("mark 0")
    again.wait(lambda: again.asked)
    two.servers[0].process.wait(PATIENCE)
    again.turn("mark 8")


def test_matches_go_on_while_redis_is_down_and_afterwards(
    tmp_path: Path, postgres: str, redis: str
) -> None:
    port = services.free_port()
    bus = services.start_redis(port)
    url = f"redis://127.0.0.1:{port}/0"
    two = Cluster(tmp_path, services.empty(postgres), url, 2)
    try:
        table, ada, bea = started_table(two)
        a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
        bus.kill()
        bus.wait()
        a.turn("mark 4")
        b.wait(lambda: b.asked)  # the store is polled every few seconds
        b.turn("mark 0")
        against_bot = two.at(1, ada).start("me", "bot-1")
        client = two.at(1, ada).connect(against_bot)
        client.turn("mark 4")
        client.wait(lambda: client.asked)
        bus = services.start_redis(port)
        a.wait(lambda: a.asked)
        time.sleep(1.5)
        sent = time.perf_counter()
        a.turn("mark 8")
        b.wait(lambda: b.asked)
        assert time.perf_counter() - sent < 2.0
    finally:
        two.stop()
        bus.kill()
        bus.wait()


def test_matches_go_on_when_postgresql_closes_all_connections(two: Cluster) -> None:
    table, ada, bea = started_table(two)
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    engine = connect_to(two.database)
    for me, cell in ((a, 0), (b, 3), (a, 1), (b, 4)):
        with engine.begin() as connection:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            connection.execute(
                sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
            )
        me.wait(lambda me=me: me.asked)  # type: ignore[misc]
        for _ in range(20):
            answer = me.play(f"mark {cell}", nonce=f"move-{cell}")
            if answer["t"] == "ack":
                break
            assert "couldn’t be saved" in answer["text"]
            time.sleep(0.1)
        assert answer["t"] == "ack"
        me.wait(lambda me=me: not me.asked)  # type: ignore[misc]
    engine.dispose()

    async def look() -> None:
        async with open_store(two.database) as store:
            kept = [record.entry.move for record in (await store.load(table, time.time())).records]
            assert kept == ["mark 0", "mark 3", "mark 1", "mark 4"]

    run(look)


class Roamer(threading.Thread):
    """Plays at random at random servers, and remembers the acknowledged moves; sometimes sends a
    move several times."""

    def __init__(self, two: Cluster, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.two = two
        self.person, self.table, self.luck = person, table, random.Random(seed)
        self.acked: list[tuple[str, str]] = []
        self.stopping = False
        self.over = False
        self.lost = 0
        self.errors: list[BaseException] = []

    def run(self) -> None:
        while not self.stopping and not self.over:
            try:
                self.play(self.two.anywhere(self.person).connect(self.table))
            except LOST:
                self.lost += 1
                time.sleep(0.05)
            except BaseException as e:
                self.errors.append(e)
                return

    def play(self, client: Client) -> None:
        for _ in range(self.luck.randrange(3, 12)):
            while not client.asked and not self.stopping:
                if "over-banner" in client.parts.get("prompt", ""):
                    self.over = True
                    return
                try:
                    client.read(0.3)
                except TimeoutError:
                    continue
            if self.stopping:
                return
            moves = client.moves()
            if not moves:
                client.read(1.0)
                continue
            move, nonce = self.luck.choice(moves), f"{id(self)}-{len(self.acked)}-{time.time()}"
            for _ in range(self.luck.choice((1, 1, 3))):
                answer = client.ask("move", nonce, move=move, at=client.question)
            if answer["t"] == "ack":
                self.acked.append((nonce, move))
        client.close()


def test_random_play_at_two_servers_leaves_one_log_without_gaps_or_duplicates(
    two: Cluster,
) -> None:
    people = [two.person(f"P{i}") for i in range(4)]
    table = people[0].start("me", "open", "open", "open", game="whirling-witchcraft")
    for seat in (1, 2, 3):
        people[seat].join(people[0], table, seat)
    people[0].post(f"/t/{table}/begin")
    roamers = [Roamer(two, person, table, seed) for seed, person in enumerate(people)]
    for roamer in roamers:
        roamer.start()
    time.sleep(5)
    two.servers[0].kill()
    time.sleep(2)
    two.servers[0].start()
    time.sleep(3)
    for roamer in roamers:
        roamer.stopping = True
    for roamer in roamers:
        roamer.join(PATIENCE)
        assert not roamer.errors

    async def look() -> None:
        async with open_store(two.database) as store:
            found = await store.load(table, time.time())
            assert [record.entry.n for record in found.records] == [*range(1, found.n + 1)]
            kept = {record.nonce: record.entry.move for record in found.records if record.nonce}
            acked = [item for roamer in roamers for item in roamer.acked]
            assert len(acked) > 20
            for nonce, move in acked:
                assert kept[nonce] == move
            assert found.match is not None
            replayed = found.match.at(found.n)
            assert fingerprint(replayed.state) == fingerprint(found.match.state)

    run(look)


def test_time_stands_still_for_a_person_who_left_the_other_server(two: Cluster) -> None:
    ada, bea = two.person("Ada"), two.person("Bea")
    table = two_wizards(two.at(0, ada), two.at(1, bea))
    a, b = two.at(0, ada).connect(table), two.at(1, bea).connect(table)
    choose_school(a)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    b.close()
    a.wait(lambda: STILL in a.parts["prompt"])
    b = two.at(1, bea).connect(table)
    a.wait(lambda: "Bea is deciding" in a.parts["prompt"])
    assert b.asked


def test_signing_out_everywhere_reaches_every_server(two: Cluster) -> None:
    """S24: a copy of the cookie is refused by the other server, too, and its open page is
    closed."""
    table, ada, _ = started_table(two)
    thief = Person(two.servers[1])
    thief.cookies = dict(ada.cookies)
    page = thief.connect(table)
    two.at(0, ada).post("/settings/sign-out")
    assert thief.send("GET", f"/t/{table}")[0] == 403
    page.until(lambda m: m["t"] == "reload")
    page.closed()
    assert two.at(1, ada).send("GET", f"/t/{table}")[0] == 200
