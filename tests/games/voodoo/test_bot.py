"""Bots: they obey, forget, notice and play tricks, by level."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from coven.bots import Bot, bot_of
from coven.bots.driver import play_bots
from coven.core import Move, State, Temperament, apply, rng_of
from coven.games import game
from coven.games.voodoo.components import CARD_OF, CARDS
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, ZOYA, Table

VOODOO = game("voodoo")


class Flawless(Temperament):
    """Forgets nothing, notices nothing, breaks nothing."""

    def chance(self, key: str) -> float:
        return 0.999


class Attentive(Temperament):
    """Forgets everything, notices everything."""

    def chance(self, key: str) -> float:
        return 0.06


def led(table: Table, seat: int, move: str, temperament: Temperament) -> list[str]:
    """All that a bot does before its next move, and the move."""
    from coven.core import parse

    done: list[str] = []
    while True:
        thought = VOODOO.impulse(table.state, seat, temperament, parse(move))
        if thought is None:
            break
        assert len(done) < 12, done
        table.play(seat, thought)
        done.append(thought.text)
    table.play(seat, move)
    return done


@pytest.mark.parametrize(
    "name", [card.id for card in CARDS if card.moment in ("before_roll", "before_pass", "own_turn")]
)
@cites("11.1")
def test_a_flawless_bot_keeps_every_condition_of_its_turn(name: str) -> None:
    table = Table()
    table.hold(FOMA)
    table.state.previous = ZOYA
    if CARDS[CARD_OF[name]].is_spell:
        table.enchant(LYUSYA, name, FOMA)
    else:
        table.curse(FOMA, name)
    temperament = Flawless(3, "")
    table.falls("PPRSB")
    done = led(table, FOMA, "roll", temperament)
    done += led(table, FOMA, "take spell BP", temperament)
    done += led(table, FOMA, "pass", temperament)
    assert not table.broken(name)
    assert done


@cites("11.7", "11.3", "11.8")
def test_unasked_a_flawless_bot_reacts_holds_its_postures_and_moves_its_marker() -> None:
    table = Table()
    table.curse(ZOYA, "applause")
    table.enchant(FOMA, "begood", ZOYA)
    table.hold(FOMA, "howl")
    table.hold(ZOYA)
    temperament = Flawless(3, "")
    first = VOODOO.impulse(table.state, ZOYA, temperament, None)
    assert first is not None
    assert first.text == "posture arms arms_crossed"
    table.play(ZOYA, first)
    assert VOODOO.impulse(table.state, ZOYA, temperament, None) is None
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 1")
    table.play(LYUSYA, "stay")
    moves = VOODOO.impulse(table.state, FOMA, temperament, None)
    assert moves is not None
    assert moves.text == "marker"
    table.play(FOMA, moves)
    bravo = VOODOO.impulse(table.state, ZOYA, temperament, None)
    assert bravo is not None
    assert bravo.text == "emote bravo"


@cites("6.6")
def test_an_attentive_bot_calls_a_breach_of_its_spell() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.roll(FOMA, "PPRSB")
    call = VOODOO.impulse(table.state, ZOYA, Attentive(3, ""), None)
    assert call is not None
    assert call.text == "call howl"
    assert VOODOO.impulse(table.state, LYUSYA, Attentive(3, ""), None) is None


@cites("12.9")
def test_in_one_room_a_bot_says_that_it_is_one_and_calls_no_people() -> None:
    table = Table(mode="room")
    first = VOODOO.impulse(table.state, ZOYA, Attentive(3, ""), None)
    assert first is not None
    table.play(ZOYA, first)
    assert table.sees(None)["wizards"][ZOYA]["machine"]
    table.enchant(ZOYA, "howl", FOMA)
    table.roll(FOMA, "PPRSB")
    assert VOODOO.impulse(table.state, ZOYA, Attentive(3, ""), None) is None


def test_levels_forget_less_and_notice_more() -> None:
    from coven.games.voodoo.impulses import FORGETS, NOTICES

    assert sorted(FORGETS, reverse=True) == list(FORGETS)
    assert sorted(NOTICES) == list(NOTICES)


def test_the_same_thing_is_forgotten_or_not_however_often_it_is_asked() -> None:
    table = Table()
    table.enchant(LYUSYA, "howl", FOMA)
    from coven.core import parse

    for seed in range(20):
        temperament = Temperament(1, str(seed))
        thoughts = {
            str(VOODOO.impulse(table.state, FOMA, temperament, parse("roll"))) for _ in range(3)
        }
        assert len(thoughts) == 1


@cites("10.1", "10.5")
def test_a_bot_plays_its_tricks_gesture_first() -> None:
    table = Table()
    table.hold(FOMA, "change", "cart")
    temperament = Flawless(3, "")
    table.falls("PPRSB")
    assert led(table, FOMA, "roll", temperament) == ["emote jingle", "trick change", "marker"]
    table.hold(ZOYA, "parasite", "croak")
    slurp = VOODOO.impulse(table.state, ZOYA, temperament, None)
    assert slurp is not None
    assert slurp.text == "emote slurp"


@pytest.mark.parametrize("seats", [2, 5, 8])
@cites("R37")
def test_games_of_bots_end_soon(seats: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(2):
        s: Any = VOODOO.new(seats, {"track": "quick"}, rng_of(seed))
        bots = {i: bot_of(VOODOO, "2:4", f"{seed} {i}") for i in range(seats)}
        verbs: Counter[str] = Counter()
        for seat, move in play_bots(VOODOO, s, bots):
            verbs[move.verb] += 1
            apply(s, seat, move)
        endings[VOODOO.ending(s)] += 1
        assert s.turns <= 30 * seats
        assert verbs["emote"] + verbs["posture"] + verbs["voice"] > 0
    assert endings["points"] == 2


@pytest.mark.slow
def test_the_third_level_beats_the_first() -> None:
    from coven.lab.arena import arena

    quick = {"track": "quick"}
    held = arena("voodoo", ["3:20", "1:20"], number=16, options=quick, seed=5)
    strong, _ = held.standings()
    assert strong.rate >= 0.6, strong.wins


def test_a_guess_leaves_whoever_plays_parasite_something_to_cast() -> None:
    table = Table(3)
    table.hold(LYUSYA, "yawn")
    table.hold(ZOYA, "howl", "parasite")
    table.hold(FOMA)
    for card in table.state.decks[0]:
        table.enchant(LYUSYA, CARDS[card].id, FOMA)
    table.roll(FOMA, "BBRST")
    table.play(ZOYA, "emote slurp", "trick parasite")
    for seed in range(8):
        world: Any = VOODOO.determinise(table.state, FOMA, rng_of(seed))
        assert [move.text for move in world.pending[ZOYA]] == table.options(ZOYA)


class Hasty(Bot):
    """Plays what comes to mind first, and forgets nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__(VOODOO, seed)
        self.temperament = Flawless(3, "")

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        return VOODOO.playout(position, seat, moves, self.rng.pick)


@pytest.mark.parametrize("track", ["normal", "quick"])
@cites("R13", "R37")
def test_eight_flawless_wizards_come_to_an_end(track: str) -> None:
    """Nothing is forgotten, so nothing is broken; it ends all the same, and long before R37."""
    for seed in range(2):
        s: Any = VOODOO.new(8, {"track": track}, rng_of(seed))
        for seat, move in play_bots(VOODOO, s, {i: Hasty(8 * seed + i) for i in range(8)}):
            apply(s, seat, move)
        VOODOO.conserve(s)
        assert VOODOO.ending(s) == "points"
        assert s.turns < 60 * 8
