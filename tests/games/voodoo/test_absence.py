"""A player is away: a bot plays for it and notices breaches by its level, or timers stop."""

from __future__ import annotations

import pytest

from coven.games import game
from coven.games.voodoo.impulses import NOTICES
from coven.table import Table
from coven.testkit import cites
from coven.testkit.scenario import speakers

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene

VOODOO = game("voodoo")
NOW = 1_000.0


class SeatedScene(VoodooScene):
    """Places cards in the match of a table with people."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self.game, self.match = table.match.game, table.match
        self.speakers = speakers(self.game, ())
        self._whole = False


def people(pace: str = "none", secret: bytes = bytes(32)) -> tuple[Table, SeatedScene]:
    table = Table.new("voodoo", 3, "ann", NOW, {"first-player": "first-seat"}, pace)
    for seat, person in enumerate(("ann", "bob", "cy")):
        table.sit(person, person.title(), NOW, seat)
    table.start("ann", NOW, secret)
    return table, SeatedScene(table)


def plays(table: Table, seat: int, *verbs: str) -> None:
    """Plays the first legal move that begins with each of these words."""
    for verb in verbs:
        assert table.match is not None
        legal = [move.text for move in table.match.state.moves(seat)]
        table.submit(seat, next(move for move in legal if move.startswith(verb)), NOW)


TURN = ("roll", "reroll", "pass")


def acts_unasked(table: Table, seat: int) -> str | None:
    """Returns what the bot at this seat does without being asked, or None."""
    assert table.match is not None
    if seat not in table.bots_that_may_interrupt:
        return None
    move = VOODOO.impulse(table.match.state, seat, table.temperament(seat), None)
    return None if move is None else move.text


@cites("6.6", "4.8")
def test_the_spells_of_a_caster_who_goes_away_stay() -> None:
    table, scene = people("fast")
    scene.enchant(ZOYA, "howl", LYUSYA)
    plays(table, FOMA, *TURN)
    plays(table, LYUSYA, *TURN)
    table.tick(NOW + 6 * 60)
    assert table.seats[ZOYA].kind == "bot", "a bot plays for a player whose time is up"
    assert scene.lies("howl")
    assert scene.bound("howl") == LYUSYA


@pytest.mark.parametrize("level", [1, 2, 3])
@cites("6.6")
def test_the_bot_that_plays_for_a_caster_notices_breaches_by_its_level(level: int) -> None:
    calls = 0
    for k in range(60):
        table, scene = people(secret=bytes([level, k] * 16))
        scene.enchant(ZOYA, "howl", FOMA)
        table.hand_to_bot(ZOYA, "cy", NOW, level)
        plays(table, FOMA, "roll")
        calls += acts_unasked(table, ZOYA) == "call howl"
    assert calls == pytest.approx(60 * NOTICES[level], abs=9)
    table.reclaim_seat(ZOYA, "cy", NOW)
    assert acts_unasked(table, ZOYA) is None, "a player who is back must notice breaches alone"
    plays(table, ZOYA, "call howl")
    assert scene.score(ZOYA) == 2


@cites("11.3", "R21", "R40")
def test_the_postures_of_a_player_who_is_away_drop_after_the_grace_for_lost_connections() -> None:
    table, scene = people()
    plays(table, LYUSYA, "posture arms arms_crossed")
    plays(table, FOMA, *TURN)
    plays(table, LYUSYA, *TURN)
    [timer] = [timer for timer in table.running.timers if timer.move == "lapse wobble"]
    assert (timer.seat, timer.due) == (LYUSYA, NOW + 4)
    table.update_presence(("ann", "cy"), NOW + 1)
    table.tick(NOW + 33)
    plays(table, ZOYA, "roll")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
    table.tick(NOW + 34)
    plays(table, ZOYA, "reroll")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {}


@cites("R40")
def test_a_player_who_is_back_in_time_has_lost_no_seconds() -> None:
    table, scene = people()
    plays(table, LYUSYA, "posture arms arms_crossed")
    plays(table, FOMA, *TURN)
    plays(table, LYUSYA, *TURN)
    table.update_presence(("ann", "cy"), NOW + 1)
    table.update_presence(("ann", "bob", "cy"), NOW + 20)
    table.tick(NOW + 22)
    plays(table, LYUSYA, "posture arms arms_crossed")
    table.tick(NOW + 60)
    plays(table, ZOYA, "roll")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
