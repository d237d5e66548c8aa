"""Stages: what one answer leads to is sent and shown step by step."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from tests.server.served import Client, Served

from coven.server.live.screen import Viewpoint, stage_parts
from coven.table import Table

NOW = 1_000.0
STAGED = {
    "wandering-towers": {"log-imprison", "log-home"},
    "whirling-witchcraft": {"stage-open", "stage-slide", "stage-fill", "log-overflow"},
    "witchstone": {"log-points"},
    "the-witches": {"log-dice", "log-total", "log-solved"},
    "voodoo": set(),
}
"""By game, stages that occur even if everybody plays at random."""


def started(game: str) -> Table:
    table = Table.new(game, 2, "ada", NOW)
    table.sit("ada", "Ada", NOW)
    table.sit("bea", "Bea", NOW)
    table.start("ada", NOW, bytes(32))
    return table


@pytest.mark.parametrize("game", STAGED)
def test_every_stage_of_a_match_can_be_drawn_for_everybody(game: str) -> None:
    """P9: every stage between an answer and the next question can be drawn for each player and for
    a spectator."""
    table, rng, seen = started(game), random.Random(5), set()
    viewpoints = [Viewpoint(str(seat), seat, "en") for seat in (0, 1, None)]
    for _ in range(600):
        assert table.match is not None
        if table.status != "playing":
            break
        seat = rng.choice(sorted(table.match.state.pending))
        table.submit(seat, rng.choice(table.match.state.pending[seat]), NOW)
        for _, stage in table.match.stages:
            seen.add(stage.key)
            for viewpoint in viewpoints:
                parts = stage_parts(table, viewpoint, stage)
                assert parts["board"]
                assert not any("data-move" in html for html in parts.values())
                assert not any(name.startswith(("hand", "actions")) for name in parts)
        table.match.stages = []
    assert seen >= STAGED[game]


def play_a_round(client: Client) -> list[dict[str, Any]]:
    """Plays one round of Whirling Witchcraft as simply as possible. Returns its updates that have
    stages."""
    while "Round 2" not in client.parts["prompt"]:
        client.wait(lambda: client.asked)
        verbs = ("play", "use", "make", "take", "skip", "finish")
        moves = [m for verb in verbs for m in client.moves() if m.split(" ")[0] == verb]
        client.play(moves[0]) if moves else client.read()
    messages = [message for frame in client.frames for message in json.loads(frame)]
    return [message for message in messages if message.get("stages")]


def test_an_update_carries_its_stages_in_order(server: Served) -> None:
    """P9: the stages of a round are that cauldrons open, slide, and fill the workbenches; then the
    next round begins."""
    person = server.person("Ada")
    client = person.connect(person.start("me", "bot-1", game="whirling-witchcraft"))
    (update,) = play_a_round(client)
    stages = update["stages"]
    assert [stage["text"] for stage in stages][:3] == [
        "The cauldrons are revealed.",
        "Every cauldron moves one seat to the right.",
        "The ingredients land on the workbenches.",
    ]
    kettles = [re.findall("kettle-\\d", stage["parts"].get("board", "")) for stage in stages[:2]]
    assert kettles[0] != kettles[1], "the cauldron on the desk is another one"
    assert {name for stage in stages for name in stage["parts"]} <= update["parts"].keys()
    assert stages[1]["sounds"] == ["tile"]


def test_nobody_who_wants_no_motion_is_sent_stages(server: Served) -> None:
    """P9: a person whose setting is "no motion" gets updates without stages."""
    person = server.person("Ada")
    person.post("/settings", motion="off", whole="1")
    client = person.connect(person.start("me", "bot-1", game="whirling-witchcraft"))
    assert play_a_round(client) == []
    log = [html for name, html in client.parts.items() if name.startswith("log-")]
    assert ">Round 2</summary>" in log[-1], "P29: no single player's name"
