"""Somebody is away: a bot plays for them, and notices by its level; or time stands still."""

from __future__ import annotations

import pytest

from coven.games import game
from coven.games.voodoo.impulses import NOTICES
from coven.table import Table as Seated
from coven.testkit import cites
from coven.testkit.scenario import speakers

from .scenes import FOMA, LYUSYA, ZOYA, Table

VOODOO = game("voodoo")
NOW = 1_000.0


class Laid(Table):
    """Lays cards on a table at which people sit."""

    def __init__(self, seated: Seated) -> None:
        assert seated.match is not None
        self.game, self.match = seated.match.game, seated.match
        self.speakers = speakers(self.game, ())
        self._whole = False


def people(pace: str = "none", secret: bytes = bytes(32)) -> tuple[Seated, Laid]:
    seated = Seated.new("voodoo", 3, "ann", NOW, {"first-player": "first-seat"}, pace)
    for seat, person in enumerate(("ann", "bob", "cy")):
        seated.sit(person, person.title(), NOW, seat)
    seated.start("ann", NOW, secret)
    return seated, Laid(seated)


def plays(seated: Seated, seat: int, *verbs: str) -> None:
    """The first move of each verb; nobody cares which."""
    for verb in verbs:
        assert seated.match is not None
        legal = [move.text for move in seated.match.state.moves(seat)]
        seated.submit(seat, next(move for move in legal if move.startswith(verb)), NOW)


TURN = ("roll", "reroll", "pass")


def stirs(seated: Seated, seat: int) -> str | None:
    """What the bot at this seat does unasked."""
    assert seated.match is not None
    if seat not in seated.bots_that_may_interrupt:
        return None
    move = VOODOO.impulse(seated.match.state, seat, seated.temperament(seat), None)
    return None if move is None else move.text


@cites("6.6", "4.8")
def test_the_spells_of_a_caster_who_goes_away_stay() -> None:
    seated, table = people("fast")
    table.enchant(ZOYA, "howl", LYUSYA)
    plays(seated, FOMA, *TURN)
    plays(seated, LYUSYA, *TURN)
    seated.tick(NOW + 6 * 60)
    assert seated.seats[ZOYA].kind == "bot", "whose time is up is played by a bot"
    assert table.lies("howl")
    assert table.bound("howl") == LYUSYA


@pytest.mark.parametrize("level", [1, 2, 3])
@cites("6.6")
def test_the_bot_that_steps_in_for_a_caster_notices_by_its_level(level: int) -> None:
    calls = 0
    for k in range(60):
        seated, table = people(secret=bytes([level, k] * 16))
        table.enchant(ZOYA, "howl", FOMA)
        seated.hand_to_bot(ZOYA, "cy", NOW, level)
        plays(seated, FOMA, "roll")
        calls += stirs(seated, ZOYA) == "call howl"
    assert calls == pytest.approx(60 * NOTICES[level], abs=9)
    seated.reclaim_seat(ZOYA, "cy", NOW)
    assert stirs(seated, ZOYA) is None, "who is back notices for themselves"
    plays(seated, ZOYA, "call howl")
    assert table.score(ZOYA) == 2


@cites("11.3", "R21", "R40")
def test_the_postures_of_a_target_who_is_away_drop_after_time_has_stood_still_for_them() -> None:
    seated, table = people()
    plays(seated, LYUSYA, "posture arms arms_crossed")
    plays(seated, FOMA, *TURN)
    plays(seated, LYUSYA, *TURN)
    [glass] = [glass for glass in seated.running.timers if glass.move == "lapse wobble"]
    assert (glass.seat, glass.due) == (LYUSYA, NOW + 4)
    seated.update_presence(("ann", "cy"), NOW + 1)
    seated.tick(NOW + 33)
    plays(seated, ZOYA, "roll")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
    seated.tick(NOW + 34)
    plays(seated, ZOYA, "reroll")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {}


@cites("R40")
def test_who_is_back_in_time_has_lost_none() -> None:
    seated, table = people()
    plays(seated, LYUSYA, "posture arms arms_crossed")
    plays(seated, FOMA, *TURN)
    plays(seated, LYUSYA, *TURN)
    seated.update_presence(("ann", "cy"), NOW + 1)
    seated.update_presence(("ann", "bob", "cy"), NOW + 20)
    seated.tick(NOW + 22)
    plays(seated, LYUSYA, "posture arms arms_crossed")
    seated.tick(NOW + 60)
    plays(seated, ZOYA, "roll")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
