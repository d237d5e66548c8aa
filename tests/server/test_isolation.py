"""One person's bytes concern nobody else (S2), and text that deceives is not shown (S16)."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests import services
from tests.server.served import Client, Person, Served, serving

from coven.server.settings import Rates

UNLIMITED = Rates.read("- - -")
LIMITS: dict[str, Any] = {"limits": 1.0, "chat": UNLIMITED, "messages": UNLIMITED}
"""The usual limits, except those that would keep the floods away from the database."""
HONEST = 6
DRAW = (0, 1, 2, 4, 3, 5, 7, 6)
FLOODS = 6


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'coven.db'}"
    return services.empty(request.getfixturevalue("postgres"))


class Player:
    """Plays noughts and crosses against themselves, then chats, and notes the answers."""

    def __init__(self, person: Person) -> None:
        self.answers: list[dict[str, Any]] = []
        self._client = person.connect(person.start("me", "hot"))
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._stop = threading.Event()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()
        self._client.socket.socket.shutdown(socket.SHUT_RDWR)

    def _play(self) -> None:
        client = self._client
        for place in DRAW:
            self.answers.append(client.play(f"mark {place}"))
            time.sleep(0.06)
        while not self._stop.is_set():
            self.answers.append(client.ask("chat", text="well played"))
            time.sleep(0.06)


def flood(client: Client, text: str, stop: threading.Event) -> None:
    """Sends lines of chat with this text until `stop` is set, a little slower than the limit
    allows."""
    for n in range(10_000):
        if stop.wait(1 / 19):
            return
        with suppress(TimeoutError):
            while True:
                client.socket.recv(0)
        client.socket.send(json.dumps({"t": "chat", "text": text, "nonce": f"f{n}"}))


def beside_floods(server: Served, text: str, seconds: float) -> list[dict[str, Any]]:
    """Lets honest people play for `seconds` while others flood the server with this text. Returns
    the honest people's answers."""
    players = [Player(server.person(f"Honest {i}")) for i in range(HONEST)]
    eve = server.person("Eve")
    table = eve.start("me", "hot")
    stop = threading.Event()
    sockets = [eve.connect(table) for _ in range(FLOODS)]
    floods = [threading.Thread(target=flood, args=(s, text, stop)) for s in sockets]
    for thread in floods:
        thread.start()
    for player in players:
        player.start()
    time.sleep(seconds)
    stop.set()
    for player in players:
        player.stop()
    for thread in floods:
        thread.join()
    for client in sockets:
        client.socket.socket.shutdown(socket.SHUT_RDWR)
    return [answer for player in players for answer in player.answers]


def test_lines_with_nul_do_not_refuse_anybody_elses_moves(tmp_path: Path, url: str) -> None:
    """S2: while ten sockets send chat with NUL, which PostgreSQL refuses, the others' moves are
    stored."""
    with serving(tmp_path, url, **LIMITS) as server:
        answers = beside_floods(server, "\0", 2.0)
    assert len(answers) > len(DRAW) * HONEST
    refused = [answer for answer in answers if answer["t"] != "ack"]
    assert not refused, refused[:3]


def test_a_value_that_the_database_refuses_fails_its_own_write_only(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S2: if text that the database refuses gets past the checks, only the write with this text
    fails."""
    monkeypatch.setattr("coven.server.live.message_handlers.clean_chat", lambda text: text)
    with serving(tmp_path, url, **LIMITS) as server:
        answers = beside_floods(server, "\0", 2.0)
        ada = server.person("Ada")
        client = ada.connect(ada.start("me", "hot"))
        own = client.ask("chat", text="a\0b")
    assert len(answers) > len(DRAW) * HONEST
    assert not [answer for answer in answers if answer["t"] != "ack"]
    if url.startswith("postgresql"):
        assert own["t"] == "refused"
        assert "on our side" not in own["text"]


def test_a_path_with_control_characters_is_not_found(tmp_path: Path, url: str) -> None:
    """S2: the answer is 404, not 503, and the log does not call the store down."""
    with serving(tmp_path, url) as server:
        eve = server.person("Eve")
        for path in ("/t/%00", "/t/a%00b/people", "/join/%00", "/seat/%00", "/games/%1b", "/t/%0a"):
            assert eve.send("GET", path)[0] == 404, path
        assert eve.submit("/t/%00/seat", do="sit", seat="0")[0] == 404


DECEPTIVE = (
    "\u202egnp.exe",
    "a\x1b[31mb\0c",
    "\u2066\u2067\u2068x\u2069",
    "e" + "\u0301" * 300,
    "x\u200b\u200c\ufeff\u00ady",
)
INVISIBLE = ("\u200b\u200c\u200d", "\u3164\u2800", "\0", "\x1b\x07", " \u202e ", "\ufe0f\u0301")
HARMFUL = set(map(chr, (*range(32), 0x7F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def test_chat_and_names_keep_nothing_that_deceives(tmp_path: Path, url: str) -> None:
    """S16: chat and names lose control characters and most combining marks; a text or name without
    anything visible is refused or replaced."""
    with serving(tmp_path, url) as server:
        ada = server.person("Ada")
        table = ada.start("me", "hot")
        client = ada.connect(table)
        for text in DECEPTIVE:
            assert client.ask("chat", text=text)["t"] == "ack"
        for text in INVISIBLE:
            assert client.ask("chat", text=text)["t"] == "refused", ascii(text)
        lines = server.ask(lambda: server.site.store.chat(table))
        assert len(lines) == len(DECEPTIVE)
        for line in lines:
            assert not HARMFUL & set(line.text)
            assert line.text.count("\u0301") <= 3
        for name in (*DECEPTIVE, *INVISIBLE):
            ada.post("/settings", name=name, language="en")
            shown = server.table(table).names[0]
            assert shown.strip()
            assert not HARMFUL & set(shown)
        for name in INVISIBLE:
            eve = server.person()
            eve.post("/settings", name=name, language="en")
            assert "Guest" in server.table(eve.start("me", "hot")).names[0]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "(spectator)"), ("ru", "(зритель)"), ("uk", "(глядач)")]
)
def test_a_spectators_line_says_so_in_words(server: Served, language: str, word: str) -> None:
    """S16: a spectator's line is told from a player's by a word, not only by its colour."""
    ada, eve = server.person("Ada", language), server.person("Ada")
    table = ada.start("me", "hot")
    player, spectator = ada.connect(table), eve.connect(table)
    player.ask("chat", text="I play")
    spectator.ask("chat", text="so do I")
    player.wait(lambda: "chat-2" in player.parts)
    assert word not in player.parts["chat-1"]
    assert word in player.parts["chat-2"]
