"""Bots obey, forget, notice breaches and play tricks, by level."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from coven.bots import Bot, bot_of
from coven.bots.driver import play_bots
from coven.core import Move, State, Temperament, apply, rng_of
from coven.core.move import PASS
from coven.games import game
from coven.games.voodoo.components import CARD_OF, CARDS
from coven.testkit import cites
from coven.testkit.walk import lineups, walk

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene

VOODOO = game("voodoo")


class Flawless(Temperament):
    """A bot that forgets nothing, notices nothing and breaks nothing on purpose."""

    def chance(self, key: str) -> float:
        return 0.999


class Attentive(Temperament):
    """A bot that forgets everything and notices everything."""

    def chance(self, key: str) -> float:
        return 0.06


def lead_up(scene: VoodooScene, seat: int, move: str, temperament: Temperament) -> list[str]:
    """Plays all that a bot with this temperament does before `move`, then the move; returns the
    texts of the moves before it."""
    from coven.core import parse

    done: list[str] = []
    while True:
        idea = VOODOO.impulse(scene.state, seat, temperament, parse(move))
        if idea is None:
            break
        assert len(done) < 12, done
        scene.play(seat, idea)
        done.append(idea.text)
    scene.play(seat, move)
    return done


@pytest.mark.parametrize(
    "name", [card.id for card in CARDS if card.moment in ("before_roll", "before_pass", "own_turn")]
)
@cites("11.1")
def test_a_flawless_bot_keeps_every_condition_of_its_turn(name: str) -> None:
    scene = VoodooScene()
    scene.hold(FOMA)
    scene.state.previous = ZOYA
    if CARDS[CARD_OF[name]].is_spell:
        scene.enchant(LYUSYA, name, FOMA)
    else:
        scene.curse(FOMA, name)
    temperament = Flawless(3, "")
    scene.falls("PPRSB")
    done = lead_up(scene, FOMA, "roll", temperament)
    done += lead_up(scene, FOMA, "take spell BP", temperament)
    done += lead_up(scene, FOMA, "pass", temperament)
    assert not scene.broken(name)
    assert done


@cites("11.7", "11.3", "11.8")
def test_a_flawless_bot_reacts_takes_up_postures_and_moves_its_marker_without_being_asked() -> None:
    scene = VoodooScene()
    scene.curse(ZOYA, "applause")
    scene.enchant(FOMA, "begood", ZOYA)
    scene.hold(FOMA, "howl")
    scene.hold(ZOYA)
    temperament = Flawless(3, "")
    first = VOODOO.impulse(scene.state, ZOYA, temperament, None)
    assert first is not None
    assert first.text == "posture arms arms_crossed"
    scene.play(ZOYA, first)
    assert VOODOO.impulse(scene.state, ZOYA, temperament, None) is None
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1")
    scene.play(LYUSYA, "stay")
    moves = VOODOO.impulse(scene.state, FOMA, temperament, None)
    assert moves is not None
    assert moves.text == "marker"
    scene.play(FOMA, moves)
    bravo = VOODOO.impulse(scene.state, ZOYA, temperament, None)
    assert bravo is not None
    assert bravo.text == "emote bravo"


@cites("6.6")
def test_an_attentive_bot_calls_a_breach_of_its_spell() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    call = VOODOO.impulse(scene.state, ZOYA, Attentive(3, ""), None)
    assert call is not None
    assert call.text == "call howl"
    assert VOODOO.impulse(scene.state, LYUSYA, Attentive(3, ""), None) is None


@cites("12.9")
def test_in_one_room_a_bot_says_that_it_is_one_and_calls_no_people() -> None:
    scene = VoodooScene(mode="room")
    first = VOODOO.impulse(scene.state, ZOYA, Attentive(3, ""), None)
    assert first is not None
    scene.play(ZOYA, first)
    assert scene.sees(None)["wizards"][ZOYA]["machine"]
    scene.enchant(ZOYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    assert VOODOO.impulse(scene.state, ZOYA, Attentive(3, ""), None) is None


def test_levels_forget_less_and_notice_more() -> None:
    from coven.games.voodoo.impulses import FORGETS, NOTICES

    assert sorted(FORGETS, reverse=True) == list(FORGETS)
    assert sorted(NOTICES) == list(NOTICES)


def test_a_bot_asked_again_about_the_same_position_does_the_same() -> None:
    scene = VoodooScene()
    scene.enchant(LYUSYA, "howl", FOMA)
    from coven.core import parse

    for seed in range(20):
        temperament = Temperament(1, str(seed))
        ideas = {
            str(VOODOO.impulse(scene.state, FOMA, temperament, parse("roll"))) for _ in range(3)
        }
        assert len(ideas) == 1


@cites("10.1", "10.5")
def test_a_bot_plays_its_tricks_gesture_first() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "change", "cart")
    temperament = Flawless(3, "")
    scene.falls("PPRSB")
    assert lead_up(scene, FOMA, "roll", temperament) == ["emote jingle", "trick change", "marker"]
    scene.hold(ZOYA, "parasite", "croak")
    slurp = VOODOO.impulse(scene.state, ZOYA, temperament, None)
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


def test_redrawn_hands_leave_the_player_of_parasite_a_spell_to_cast() -> None:
    scene = VoodooScene(3)
    scene.hold(LYUSYA, "yawn")
    scene.hold(ZOYA, "howl", "parasite")
    scene.hold(FOMA)
    for card in scene.state.decks[0]:
        scene.enchant(LYUSYA, CARDS[card].id, FOMA)
    scene.roll(FOMA, "BBRST")
    scene.play(ZOYA, "emote slurp", "trick parasite")
    for seed in range(8):
        world: Any = VOODOO.determinise(scene.state, FOMA, rng_of(seed))
        assert [move.text for move in world.pending[ZOYA]] == scene.options(ZOYA)


class Hasty(Bot):
    """A bot that plays by the playout policy and forgets nothing."""

    def __init__(self, seed: int) -> None:
        super().__init__(VOODOO, seed)
        self.temperament = Flawless(3, "")

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        return VOODOO.playout(position, seat, moves, self.rng.pick)


@pytest.mark.parametrize("track", ["normal", "quick"])
@cites("R13", "R37")
def test_eight_flawless_wizards_come_to_an_end(track: str) -> None:
    """If bots forget nothing, no spell is broken, and the game still ends long before ruling R37
    would end it."""
    for seed in range(2):
        s: Any = VOODOO.new(8, {"track": track}, rng_of(seed))
        for seat, move in play_bots(VOODOO, s, {i: Hasty(8 * seed + i) for i in range(8)}):
            apply(s, seat, move)
        VOODOO.conserve(s)
        assert VOODOO.ending(s) == "points"
        assert s.turns < 60 * 8


def test_bots_consider_some_of_the_legal_moves_and_never_waste_a_card() -> None:
    """F2: `sensible` gives bots at least one of the legal moves, and not the pass while a spell can
    be cast or a card taken."""
    for n, lineup in enumerate(lineups(VOODOO)[::3]):
        for s, _, _ in walk(VOODOO, lineup, n):
            for seat, moves in s.pending.items():
                considered = VOODOO.sensible(s, seat, moves)
                assert considered
                assert set(considered) <= set(moves)
                if any(move.verb in ("cast", "take") for move in moves):
                    assert PASS not in considered
