"""Reactions, and who is thinking or away (P53)."""

from __future__ import annotations

import json

from tests.server.served import Client, Person, Served


def reactions(client: Client) -> list[str]:
    """Returns the reactions that this page was told of, after everything sent so far has
    arrived."""
    client.ask("why", move="mark 4")
    sent = [message for frame in client.frames for message in json.loads(frame)]
    return [message["text"] for message in sent if message["t"] == "reaction"]


def two_at_a_table(ada: Person, bea: Person) -> tuple[Client, Client]:
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return ada.connect(table), bea.connect(table)


def test_a_reaction_is_shown_to_everybody_who_has_not_muted_its_author(server: Served) -> None:
    ada, bea = two_at_a_table(server.person("Ada"), server.person("Bea", language="uk"))
    assert ada.ask("react", kind="thanks")["t"] == "ack"
    assert reactions(bea) == ["Ada: Дякую!"]
    assert reactions(ada) == ["Ada: Thank you!"]
    ada.ask("chat", text="Hello")
    bea.wait(lambda: "chat-1" in bea.parts)
    assert bea.ask("mute", k=1, on=True)["t"] == "ack"
    assert ada.ask("react", kind="ouch")["t"] == "ack"
    assert reactions(bea) == ["Ada: Дякую!"]


def test_spectators_who_may_not_chat_cannot_react(server: Served) -> None:
    table = server.person("Ada").start("me", "bot-1", spectators_talk="")
    assert server.person("Eve").connect(table).ask("react", kind="wow")["t"] == "refused"


def test_a_player_is_thinking_or_away(server: Served) -> None:
    ada, bea = two_at_a_table(server.person("Ada"), server.person("Bea"))
    bea.wait(lambda: "thinking" in bea.parts["player-0"])
    ada.write(t="ping", hidden=True)
    bea.wait(lambda: "away" in bea.parts["player-0"])
    ada.write(t="seen", returning=True)
    bea.wait(lambda: "thinking" in bea.parts["player-0"])
    ada.turn("mark 4")
    bea.wait(lambda: "thinking" not in bea.parts["player-0"])
