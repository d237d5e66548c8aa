"""How bots play in real time: people can follow them, catch them, and react to them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from coven.core import parse
from coven.games.voodoo import GAME
from coven.games.voodoo.components import CARD_OF
from coven.games.voodoo.moves import faces_of
from coven.server.live.table import LiveTable
from coven.server.settings import Settings
from coven.table import Table
from coven.testkit import cites

from .scenes import VoodooScene

ADA, BOT, OTHER = 0, 1, 2


class Thinker:
    """Stands for the workers that think for bots: always gives the same answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    async def choose_move(self, *_: Any) -> str:
        return self.answer


class Paced(LiveTable):
    """A table in memory that tells how long bots wait and what they play."""

    def __init__(self, table: Table, answer: str, pause: float = 0.9) -> None:
        self.table = table
        self.settings = Settings(bot_pause=pause)
        self._bots: Any = Thinker(answer)
        self._deciding = {}
        self._thinking_long = set()
        self.told: list[float | str] = []

    def _bots_owner(self) -> tuple[str, str]:
        return "", "ada"

    async def _submit(self, seat: int, move: str, question: int) -> None:
        self.told.append(move)
        self.table.submit(seat, move, 0.0, question=question, by="bot")

    def run(self, work: str, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[float | str]:
        """Lets the table's method `work` make the bot at `seat` act; returns the seconds that it
        waits and the moves that it plays, in their order."""

        async def sleep(seconds: float) -> None:
            self.told.append(round(seconds, 1))

        monkeypatch.setattr("coven.server.live.table.asyncio.sleep", sleep)
        monkeypatch.setattr("coven.server.live.table.random.uniform", lambda least, most: least)
        monkeypatch.setattr("coven.server.live.table.time.monotonic", lambda: 0.0)
        asyncio.run(getattr(self, work)(seat))
        return self.told


def seated(**options: Any) -> tuple[Table, VoodooScene]:
    """Returns a started table of one person and two attentive bots, and a scene to change it; the
    person has the doll."""
    table = Table.new("voodoo", 3, "ada", 0.0, {"first-player": "first-seat", **options})
    table.sit("ada", "Ada", 0.0, ADA)
    for seat in (BOT, OTHER):
        table.put_bot(seat, 3, "ada")
    table.start("ada", 0.0, bytes(32))
    scene = VoodooScene.__new__(VoodooScene)
    assert table.match is not None
    scene.game, scene.match, scene.speakers = table.match.game, table.match, []
    return table, scene


def throw(scene: VoodooScene, letters: str) -> None:
    """Gives the wizard with the doll these dice, as if they had just been rolled."""
    scene.state.pool = tuple(sorted(faces_of(letters)))
    scene.state.thrown = True
    scene.settle()


@cites("11.10", "R22")
def test_v4_a_bot_leaves_time_to_catch_before_its_first_roll(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """V4: a bot waits three seconds before the roll, so that people can see that it has not done
    what a spell demands."""
    table, scene = seated()
    scene.hold(BOT)
    scene.state.active = BOT
    scene.settle()
    assert Paced(table, "roll").run("_decide", BOT, monkeypatch) == [3.0, "roll"]


@cites("11.10")
def test_v4_gestures_before_the_roll_do_not_add_to_the_time_to_catch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """V4: a bot that has waited and then howls waits only half as long again before it rolls."""
    table, scene = seated()
    scene.hold(BOT)
    scene.enchant(ADA, "howl", BOT)
    scene.state.active = BOT
    scene.settle()
    bot = Paced(table, "roll")
    monkeypatch.setattr("coven.games.voodoo.impulses.forgotten", lambda *_: False)
    bot.run("_decide", BOT, monkeypatch)
    assert bot.told[:2] == [3.0, "emote howl"]
    bot.told.clear()
    assert bot.run("_decide", BOT, monkeypatch) == [1.5, "roll"]


@cites("11.10")
def test_v4_a_bot_leaves_time_between_its_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """V4: a bot waits at least a second and a half between two commands, on a server that does not
    want bots to wait longer."""
    table, scene = seated()
    scene.hold(BOT)
    scene.state.active = BOT
    throw(scene, "BBSTP")
    assert Paced(table, "take spell BB").run("_decide", BOT, monkeypatch) == [1.5, "take spell BB"]
    table, scene = seated()
    scene.hold(BOT)
    scene.state.active = BOT
    throw(scene, "BBSTP")
    slow = Paced(table, "take spell BB", pause=4.0)
    assert slow.run("_decide", BOT, monkeypatch) == [4.0, "take spell BB"]


def test_v4_on_a_server_without_pauses_bots_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """V4: where the server's pause is zero, as in tests and simulations, bots play at once."""
    table, scene = seated()
    scene.hold(BOT)
    scene.state.active = BOT
    scene.settle()
    assert Paced(table, "roll", pause=0.0).run("_decide", BOT, monkeypatch) == [0.0, "roll"]


def breach(scene: VoodooScene) -> None:
    """Lets the person miss a howl that a bot may call."""
    scene.enchant(BOT, "howl", ADA)
    scene.state.breach[CARD_OF["howl"]] = (0, scene.state.turns)


@cites("11.10", "R22")
def test_v4_a_bot_does_not_call_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """V4: a bot calls a breach a second and a half after it at the earliest, whether the bot is
    asked something or not."""
    table, scene = seated()
    breach(scene)
    scene.hold(ADA)
    assert Paced(table, "").run("_act_unasked", BOT, monkeypatch) == [1.5, "call howl"]
    table, scene = seated()
    breach(scene)
    scene.hold(BOT)
    scene.state.active = BOT
    scene.settle()
    told = Paced(table, "roll").run("_decide", BOT, monkeypatch)
    assert told[: told.index("call howl")] == [3.0, 1.5]


def test_v4_only_moves_that_people_wait_for_are_slow() -> None:
    """V4: rolls, passes and calls have a least pause of their own; gestures keep the server's
    pause."""
    state = VoodooScene().state
    for move, seconds in (("roll", 3.0), ("pass", 1.5), ("call howl", 1.5), ("emote howl", 0.0)):
        assert GAME.bot_seconds(state, 0, parse(move)) == seconds


@cites("10.4", "R25")
def test_v2_a_bot_that_pulls_the_face_plays_its_doll(monkeypatch: pytest.MonkeyPatch) -> None:
    """V2: a bot that pulls the scary face, which tells everybody that it holds the Creepy Doll,
    plays the Doll next instead of submitting the answer "stay" chosen before."""
    table, scene = seated()
    scene.hold(ADA, "pillar")
    scene.hold(BOT, "creepy", "howl")
    throw(scene, "SSTPB")
    scene.play(ADA, "cast pillar 1 P")
    bot = Paced(table, "stay")
    told = bot.run("_decide", BOT, monkeypatch)
    if table.bots_due:
        told = bot.run("_decide", BOT, monkeypatch)
    assert [move for move in told if isinstance(move, str)] == ["emote scare", "trick creepy"]
    assert table.match is not None
    assert list(table.match.state.pending) == [ADA]
