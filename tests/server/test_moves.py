"""Moves over the WebSocket: each counts once, for the right seat, or is refused with a reason."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.whirling_witchcraft.scenes import Board
from tests.server.served import Client, Person, Served, until

from coven.core import Frame, Move, fingerprint
from coven.games.wandering_towers.state import Towers
from coven.server.cluster.bus import Bus, TableChanged
from coven.server.cluster.peers import ClusterPeers
from coven.server.live.protocol import VERSION
from coven.server.live.screen import Viewpoint, own_speaker, shown_names
from coven.server.live.screen.prompt import tools_part
from coven.server.pages.render import WEB
from coven.table import Seat, Table
from coven.table.log import StoredEvent

Act = Callable[[Client], dict[str, Any]]


def begun(server: Served, ada: Person, bea: Person) -> str:
    """Begins noughts and crosses with Ada (seat 0) and Bea (seat 1). Returns the table's id."""
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return table


def two_at_a_table(server: Served) -> tuple[str, Client, Client]:
    ada, bea = server.person("Ada"), server.person("Bea", "uk")
    table = begun(server, ada, bea)
    return table, ada.connect(table), bea.connect(table)


def test_a_hint_names_the_best_moves_by_what_the_seat_knows(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", name_1="Bea")
    ada.post(f"/t/{table}/options", delay="none", hints="on", spectators="on")
    client = ada.connect(table)
    for cell in (0, 3, 1, 4):
        client.turn(f"mark {cell}")
    answer = client.ask("hint")
    assert answer["t"] == "hint"
    assert answer["moves"][0]["move"] == "mark 2"  # it wins
    assert 1 <= len(answer["moves"]) <= 3
    shown = [int(re.sub(r"\D", "", advice["chance"])) for advice in answer["moves"]]
    assert shown == sorted(shown, reverse=True), "the highest chance comes first"
    assert all("%" in advice["chance"] and advice["label"] for advice in answer["moves"])
    assert server.table(table).n == 4
    assert server.person("Cilla").connect(table).ask("hint")["t"] == "refused"
    ada.post(f"/t/{table}/options", delay="none", spectators="on")  # the host takes hints away
    assert server.table(table).settings.hints is False
    assert client.ask("hint")["t"] == "refused"
    client.wait(lambda: 'data-do="hint"' not in client.parts["tools"])


def test_a_move_reaches_everybody_in_their_own_language(server: Served) -> None:
    _, ada, bea = two_at_a_table(server)
    ada.turn("mark 4")
    bea.wait(lambda: bea.asked)
    assert "Ada marks cell 5." in ada.parts["log-0"]
    assert "Ada позначає клітинку 5." in bea.parts["log-0"]
    assert "Bea is deciding" in ada.parts["prompt"]
    assert "Позначте клітинку." in bea.parts["prompt"]


def test_only_parts_that_changed_are_sent(server: Served) -> None:
    _, ada, bea = two_at_a_table(server)
    ada.turn("mark 4")
    bea.wait(lambda: bea.asked)
    sent = [client for client in ada.frames if '"t":"parts"' in client][-1]
    assert "part" in sent
    assert '"handover"' not in sent
    assert '"chat' not in sent


def test_the_same_frame_fifty_times_over_five_sockets_is_one_entry(server: Served) -> None:
    ada = server.person("Ada")
    table = begun(server, ada, server.person("Bea"))
    clients = [ada.connect(table) for _ in range(5)]
    for i in range(50):
        clients[i % 5].write(t="move", move="mark 4", at=clients[0].question, nonce="same")
    answers = [
        client.until(lambda m: m.get("nonce") == "same") for client in clients for _ in range(10)
    ]
    assert answers == [{"t": "ack", "nonce": "same"}] * 50
    assert [r.entry.move for r in server.table(table).records] == ["mark 4"]


def test_an_answer_to_an_older_question_is_refused(server: Served) -> None:
    table, ada, bea = two_at_a_table(server)
    old = ada.question
    ada.turn("mark 4")
    bea.wait(lambda: bea.asked)
    bea.turn("mark 0")
    ada.wait(lambda: ada.asked)
    answer = ada.ask("move", move="mark 8", at=old)
    assert answer["t"] == "refused"
    assert "has changed" in answer["text"]
    assert server.table(table).n == 2


def test_an_illegal_move_is_refused_with_the_number_of_the_rule(server: Served) -> None:
    table, ada, bea = two_at_a_table(server)
    ada.turn("mark 4")
    bea.wait(lambda: bea.asked)
    answer = bea.play("mark 4")
    assert answer["t"] == "refused"
    assert answer["text"] == "Клітинку 5 вже позначено."
    assert answer["href"] == "/games/noughts-and-crosses/rules#2.1"
    assert server.table(table).n == 1


def test_the_reason_why_a_move_is_illegal_can_be_asked_for(server: Served) -> None:
    table, ada, bea = two_at_a_table(server)
    answer = bea.ask("why", move="mark 0")
    assert (answer["t"], answer["rule"]) == ("because", "2.2")
    assert ada.ask("why", move="mark 0")["text"] == "You can do this now."
    assert ada.ask("why", move="no such ~ move")["t"] == "because"
    assert server.table(table).n == 0


ACTS: dict[str, Act] = {
    "move": lambda client: client.ask("move", move="mark 8", at=client.question),
    "move, any question": lambda client: client.ask("move", move="mark 8", at=1),
    "undo": lambda client: client.ask("undo"),
    "redo": lambda client: client.ask("redo"),
    "lend": lambda client: client.ask("lend", seat=0),
    "lend, with a level": lambda client: client.ask("lend", seat=0, level=3),
    "reclaim": lambda client: client.ask("reclaim", seat=0),
    "automatic pass": lambda client: client.ask("auto_pass", on=True, at=client.question),
    "handover": lambda client: client.ask("handover", seat=0),
}


OWN = ("undo", "automatic pass")
"""What the other seat may do for itself at any time."""


@pytest.mark.parametrize("who", ["the other seat", "a spectator", "a stranger's cookie"])
@pytest.mark.parametrize("act", ACTS)
def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Served, act: str, who: str) -> None:
    table, ada, bea = two_at_a_table(server)
    ada.turn("mark 4")
    bea.wait(lambda: bea.asked)
    bea.turn("mark 0")
    ada.wait(lambda: ada.asked)
    if who == "the other seat":
        client = bea
    else:
        stranger = server.person("Eve" if who == "a spectator" else "")
        if who == "a stranger's cookie":
            stranger.cookies["coven"] = "eyJpZCI6ICJhZGEifQ.forged"
        client = stranger.connect(table)
    live = server.table(table)
    before = fingerprint(live.match.state), list(live.seats), live.status
    answer = ACTS[act](client)
    if who == "the other seat" and act in OWN:
        assert answer["t"] == "ack"
        return
    assert answer["t"] == "refused"
    now = server.table(table)
    assert (fingerprint(now.match.state), list(now.seats), now.status) == before


@pytest.mark.parametrize("act", ACTS)
def test_nothing_can_be_done_after_the_end(server: Served, act: str) -> None:
    table, ada, bea = two_at_a_table(server)
    for client, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
        client.wait(lambda client=client: client.asked)  # type: ignore[misc]
        client.turn(f"mark {cell}")
    before = fingerprint(server.table(table).match.state), server.table(table).n
    assert ACTS[act](ada)["t"] == "refused"
    assert (fingerprint(server.table(table).match.state), server.table(table).n) == before


def test_a_message_cannot_name_the_seat_that_moves(server: Served) -> None:
    table, _, bea = two_at_a_table(server)
    for at in (0, 1, None):
        assert bea.ask("move", move="mark 8", at=at, seat=0)["t"] == "refused"
    assert server.table(table).n == 0


def test_undo_and_redo_lead_to_the_same_position_and_the_same_dice(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", game="wandering-towers", option_first_player="first-seat")
    client = ada.connect(table)
    undone = 0
    for _ in range(60):
        client.wait(lambda: client.asked)
        before = fingerprint(server.table(table).match.state)
        client.turn(client.moves()[0])
        if server.table(table).why_no_undo(0) is not None:
            continue
        after, rolled = _position(server, table)
        takes(client, "undo")
        assert fingerprint(server.table(table).match.state) == before
        takes(client, "redo")
        assert _position(server, table) == (after, rolled)
        undone += 1
        if undone == 3:
            return
    raise AssertionError("nothing could be undone")


def takes(client: Client, what: str) -> None:
    """Sends `what` ("undo" or "redo"), and waits for the update."""
    question = client.question
    assert client.ask(what)["t"] == "ack"
    client.wait(lambda: client.question != question)


def _position(server: Served, table: str) -> tuple[str, tuple[int, ...]]:
    found = server.table(table)
    return fingerprint(found.match.state), found.records[-1].entry.rolled


def test_an_impossible_undo_says_why(server: Served) -> None:
    _, ada, bea = two_at_a_table(server)
    assert 'data-why="There’s nothing to undo."' in ada.parts["tools"]
    assert ada.ask("undo")["text"] == "There’s nothing to undo."
    assert bea.ask("undo")["text"] == "Нема чого скасовувати."


def test_a_seat_is_lent_to_a_bot_and_reclaimed(server: Served) -> None:
    table, ada, bea = two_at_a_table(server)
    assert ada.ask("lend", seat=0)["t"] == "ack"
    bea.wait(lambda: bea.asked)
    assert server.table(table).seats[0].kind == "bot"
    ada.wait(lambda: not ada.asked)
    assert ada.moves() == []
    assert ada.play("mark 8")["t"] == "refused"
    assert ada.ask("reclaim", seat=0)["t"] == "ack"
    assert server.table(table).seats[0].kind == "person"


def test_an_old_page_is_told_to_reload(server: Served) -> None:
    ada = server.person("Ada")
    client = ada.connect(ada.start("me", "bot-1"), hello=False)
    client.write(t="hello", protocol=VERSION - 1)
    assert client.until(lambda m: True)["t"] == "reload"


def test_page_and_server_have_the_same_protocol_version() -> None:
    script = (WEB / "static" / "js" / "socket.js").read_text("utf-8")
    assert f"const PROTOCOL = {VERSION};" in script


def test_a_page_that_may_no_longer_watch_is_told_to_reload(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "bot-1")
    ada.post(f"/t/{table}/options", delay="none")
    for gone in (table, "nowhere"):
        assert bea.connect(gone, hello=False).until(lambda m: True)["t"] == "reload"
        assert bea.send("GET", f"/t/{gone}")[0] in (403, 404)


def test_a_second_hello_gets_the_whole_screen(server: Served) -> None:
    _, ada, _ = two_at_a_table(server)
    ada.wait(lambda: "at the table" in ada.parts["player-1"])
    before = dict(ada.parts)
    ada.write(t="hello", protocol=VERSION)
    full = ada.until(lambda m: m["t"] == "full")
    assert full["parts"] == before


def test_a_returning_person_is_told_what_happened_meanwhile(server: Served) -> None:
    anna, bert = server.person("Ada"), server.person("Bea")
    table = begun(server, anna, bert)
    ada, bea = anna.connect(table), bert.connect(table)
    ada.turn("mark 4")
    ada.write(t="seen")
    ada.ask("why", move="mark 0")
    bea.wait(lambda: bea.asked)
    ada.close()
    bea.turn("mark 0")
    again = anna.connect(table, hello=False)
    again.write(t="hello", protocol=VERSION)
    missed = again.until(lambda m: m["t"] == "full")["missed"]
    assert missed == [{"text": "Bea marks cell 1.", "yours": False}]


def test_chat_reaches_everybody_once(server: Served) -> None:
    _, ada, bea = two_at_a_table(server)
    for _ in range(3):
        assert ada.ask("chat", nonce="c1", text="<b>hello</b>")["t"] == "ack"
    bea.wait(lambda: "chat-1" in bea.parts)
    assert "&lt;b&gt;hello&lt;/b&gt;" in bea.parts["chat-1"]
    assert "chat-2" not in bea.parts


class Bomb(Frame):
    """A rule with a bug."""

    def resume(self, s: Any) -> None:
        s.ask(0, [Move("mark", (8,))])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        raise RuntimeError("a rare card")


def test_an_exception_in_the_rules_pauses_that_match_only(server: Served) -> None:
    table, ada, _ = two_at_a_table(server)
    _, other, _ = two_at_a_table(server)

    def plant() -> None:
        live = server.tables._tables[table]
        assert live.table.match is not None
        live.table.match.state.stack[-1] = Bomb()

    server.ask(plant)
    ada.play("mark 8")
    ada.wait(lambda: "paused" in ada.parts["prompt"])
    assert server.table(table).status == "paused"
    other.turn("mark 4")


def test_moves_are_answered_by_bots_of_every_level(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", "bot-2", "bot-3", game="wandering-towers")
    client = ada.connect(table)
    players: set[int] = set()
    while players != {1, 2, 3}:
        client.wait(lambda: client.asked)
        client.turn(client.moves()[0])
        players = {r.entry.seat for r in server.table(table).records if r.by == "bot"}


def test_a_bot_that_has_waited_thinks_again_before_it_answers(server: Served) -> None:
    """A bot that has waited for Ada, who has the lower initiative (WW1), chooses a new answer when
    it is called, instead of playing its earlier one."""
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", game="whirling-witchcraft")
    client = ada.connect(table)
    board = Board(
        2,
        bench={0: "mushroom*9 spider*9", 1: "toad*2"},
        recipes={0: "mushroom_offering void_storm", 1: "love_charm~"},
        stage="brew",
    )

    def begin_brewing() -> None:
        live = server.tables._tables[table]
        assert live.table.match is not None
        live.table.match.state = board.state
        live.notify_changed()
        live.wake_bots_and_clocks()

    def played_by_bot() -> list[str]:
        return [r.entry.move for r in server.table(table).records if r.by == "bot"]

    until(lambda: [*server.table(table).waiting] == [0])  # else its move undoes the new position
    server.ask(begin_brewing)
    until(lambda: played_by_bot()[-1:] == ["wait"])
    client.turn("use mushroom_offering")
    client.turn("finish")
    until(lambda: "finish" in played_by_bot())
    after = played_by_bot()[played_by_bot().index("wait") + 1 :]
    assert "wait" not in after


def test_a_seat_whose_time_is_up_is_played_by_a_bot_until_it_is_reclaimed(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", pace="fast")
    client = ada.connect(table)
    assert 'class="clock" data-until=' in client.parts["player-0"]

    def almost_over() -> None:
        live = server.tables._tables[table]
        assert live.table.running.clocks is not None
        live.table.running.clocks.remaining[0] = 0.3
        live.table.running.clocks.settled = time.time()
        live.notify_changed()

    server.ask(almost_over)
    client.wait(lambda: "played by a bot" in client.parts["player-0"])
    client.wait(lambda: "over-banner" in client.parts["prompt"])
    assert server.table(table).seats[0].why == "clock"


def test_a_window_can_be_passed_automatically_for_the_rest_of_the_turn(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", game="wandering-towers", variant="masters")
    client = ada.connect(table)

    def fill_bottles() -> None:
        match = server.tables._tables[table].table.match
        assert match is not None
        assert isinstance(match.state, Towers)
        match.state.full = [3] * len(match.state.full)

    server.ask(fill_bottles)
    while 'data-do="auto-pass" data-on="on"' not in client.parts["actions"]:
        if client.parts["handover"]:
            seat = int(client.parts["handover"].partition('data-seat="')[2][0])
            assert client.ask("handover", seat=seat)["t"] == "ack"
            client.wait(lambda: not client.parts["handover"])
        else:
            client.turn(client.moves()[0])
    reader = server.table(table).waiting[0]
    assert client.ask("auto_pass", on=True, at=client.question)["t"] == "ack"
    assert server.table(table).running.auto_passes[reader]
    assert server.table(table).records[-1].by == "standing"


def test_a_fleeting_event_is_shown_once_and_never_again(server: Served) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    chosen = {"option-chosen-spells": "free_wizard", "option-spells": "8"}
    table = ada.start("me", game="wandering-towers", variant="solo", **chosen)
    client, watcher = ada.connect(table), ben.connect(table)
    while "cast free_wizard" not in client.moves():
        client.turn(
            next(move for move in client.moves() if not move.startswith(("end", "refresh")))
        )
    client.turn("cast free_wizard")
    client.turn(client.moves()[0])

    def flashed(reader: Client) -> bool:
        words = ("Everyone gets a glimpse", "Nobody was under the tower")
        return any(word in frame for frame in reader.frames for word in words)

    client.wait(lambda: flashed(client))
    watcher.wait(lambda: flashed(watcher))
    again = ben.connect(table)
    again.wait(lambda: bool(again.parts))
    assert not flashed(again)


def test_a_fleeting_event_is_shown_even_if_the_store_was_faster_than_the_bus(
    server: Served,
) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1", game="wandering-towers")
    client = ada.connect(table)

    def receive() -> None:
        live = server.tables.loaded(table)
        assert live is not None
        seen = [StoredEvent("log-last-round", {"seat": 1}, to, ()) for to in (None, (1,))]
        news = TableChanged("another", table, live.table.version, ((live.table.n, tuple(seen)),))
        peers = ClusterPeers(Bus("redis://127.0.0.1:1", "nobody"), server.site.store)
        peers.tables = server.tables
        peers._receive(news)

    server.ask(receive)
    update = client.until(lambda m: bool(m.get("flashes")))
    assert len(update["flashes"]) == 1, "the other event is not for this seat"
    assert "The end is near" in update["flashes"][0]


def test_a_move_not_asked_for_needs_no_question_and_may_be_for_another_own_seat(
    server: Served,
) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.start("me", "hot", "hot", game="voodoo", **{"option-first-player": "first-seat"})
    client, other = ada.connect(table), eve.connect(table)
    client.ask("handover", seat=0)
    assert client.ask("move", move="emote howl")["t"] == "ack"
    assert client.ask("move", move="emote croak", seat=1)["t"] == "ack"
    assert client.ask("move", move="roll")["t"] == "refused", (
        "it is asked for, so it must name its question"
    )
    assert (
        client.ask("move", move="roll", seat=0, at=server.table(table).question(0))["t"]
        == "refused"
    )
    assert other.ask("move", move="emote wave", seat=1)["t"] == "refused"
    played = [(e.seat, e.move) for e in server.table(table).match.entries]
    assert played == [(0, "emote howl"), (1, "emote croak")]


def test_against_bots_undo_simply_takes_the_last_decision_back(server: Served) -> None:
    """P10: against bots, undo takes a decision back at once, even beyond a barrier, and nobody is
    asked."""
    person = server.person("Ada")
    client = person.connect(person.start("me", "bot-1", takebacks="on"))
    client.turn("mark 4")
    client.wait(lambda: client.asked)
    assert 'data-do="request-takeback"' in client.parts["tools"]
    assert "data-ask" not in client.parts["tools"]
    assert client.ask("request_takeback")["t"] == "ack"
    client.wait(lambda: "mark 4" in client.moves())


def test_an_undo_that_stops_says_what_was_revealed() -> None:
    """P10: if undo is not possible, the page names what was revealed, not only that something
    was."""
    table = Table.new("the-witches", 2, "ada", 0.0)
    table.sit("ada", "Ada", 0.0)
    table.sit("bea", "Bea", 0.0)
    table.start("ada", 0.0, bytes(32))
    for _ in range(2):  # when everybody has a witch, cards are dealt
        assert table.match is not None
        ((seat, moves),) = table.match.state.pending.items()
        table.submit(seat, moves[0], 0.0)
    viewpoint = Viewpoint(("ada", "bea")[seat], seat, "en")
    tools = tools_part(table, viewpoint, own_speaker(table, viewpoint))
    assert "it has already revealed something: You are " in tools


def test_bots_have_names_in_the_readers_language(server: Served) -> None:
    """P23: each reader sees bots' names in their own language, in another language than the person
    who set up the table."""
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    client = ada.connect(table)
    bea = server.person("Богдана", "uk").connect(table)
    assert "Bramble" in client.parts["player-1"]
    assert "Ожина" in bea.parts["player-1"]
    client.turn("mark 4")
    bea.wait(lambda: any("Ожина позначає" in html for html in bea.parts.values()))
    client.wait(lambda: any("Bramble marks" in html for html in client.parts.values()))


def test_lists_of_tables_name_bots_in_the_readers_language() -> None:
    """P23: lists of tables, too, show bots' names in the reader's language; a person who is called
    like a bot keeps the name."""
    seats = [Seat(None, "Bramble", 1), Seat("ada", "Hazel"), Seat()]
    assert shown_names(seats, "uk") == ["Ожина", "Hazel", ""]
