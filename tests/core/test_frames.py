"""The engine's frames in tiny games, also copied, saved, loaded and determinised at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.core.examples import (
    EXAMPLES,
    Auction,
    Bonuses,
    Coins,
    Den,
    Example,
    Gamble,
    Kitchen,
    Round,
    Steps,
    Wish,
    Wizards,
)

from coven.core import (
    PASS,
    TAKE_BACK,
    Commit,
    Illegal,
    State,
    Stuck,
    advance,
    fingerprint,
    move,
    play,
    rng_of,
)
from coven.testkit.scenario import Scene, canonical
from coven.testkit.walk import RandomPlayer

# -- Commit ------------------------------------------------------------------------------------


def test_everybody_is_asked_at_once_and_nothing_happens_until_all_have_answered() -> None:
    scene = Scene(Auction(), 3)
    scene.expect_asked(0, 1, 2)
    scene.play(2, "bid 3")
    scene.play(0, "bid 1")
    scene.expect_asked(1)
    assert scene.sees(None) == Scene(Auction(), 3).sees(None)
    scene.play(1, "bid 3")
    assert scene.sees(None)["marks"] == ["1 3 3"]
    assert scene.state.purse == [0, 1, 1]


def test_a_secret_answer_is_in_nobodys_sight_or_log() -> None:
    scene = Scene(Auction(), 3)
    before = [canonical(scene.sight(seat)) for seat in (1, None)]
    scene.play(2, "bid 3")
    here = [canonical(scene.sight(seat)) for seat in (1, None)]
    other = Scene(Auction(), 3)
    other.play(2, "bid 0")
    assert here == [canonical(other.sight(seat)) for seat in (1, None)]
    assert [sight.replace("[0, 1]", "[0, 1, 2]") for sight in here] == before
    assert scene.whole_log() == []


def test_a_seat_that_is_ready_may_take_its_answer_back_until_all_are() -> None:
    scene = Scene(Auction(), 2)
    scene.expect_offered(0, [])
    scene.play(0, "bid 1")
    scene.expect_options(0, [])
    scene.expect_offered(0, ["take-back"])
    scene.expect_offered(1, [])
    scene.play(0, "take-back", "bid 2")
    scene.play(1, "bid 0")
    assert scene.sees(None)["marks"] == ["2 0"]
    scene.expect_offered(0, [])
    scene.expect_cannot(0, "take-back")


def test_opening_is_a_barrier_but_committing_is_not() -> None:
    scene = Scene(Auction(), 2)
    scene.play(0, "bid 1")
    assert scene.state.barrier == 0
    scene.play(1, "bid 1")
    assert scene.state.barrier == 1


def test_private_sequences_go_on_in_parallel_at_each_seats_own_pace() -> None:
    scene = Scene(Kitchen(), 3)
    scene.play(1, "put 2", "put 0")
    scene.expect_options(1, ["ready", "put 1"])
    scene.expect_options(0, ["ready", "put 0", "put 1", "put 2"])
    scene.play(2, "ready")
    scene.play(1, "take-back")
    scene.expect_options(1, ["ready", "put 0", "put 1"])
    scene.play(1, "ready")
    scene.expect_asked(0)
    scene.play(0, "put 1", "ready")
    scene.expect_over("over")
    assert scene.sees(None)["marks"] == ["0: put 1, ready", "1: put 2, ready", "2: ready"]


def test_others_secret_steps_are_drawn_again_and_ones_own_are_kept() -> None:
    scene = Scene(Auction(), 3)
    scene.play(0, "bid 1")
    scene.play(1, "bid 3")
    imagined = set()
    for seed in range(40):
        world = scene.other_world(0, seed)
        assert isinstance(world.top, Commit)
        assert world.top.steps_of(0) == (move("bid", 1),)
        assert world.top.steps_of(2) == ()
        imagined.add(world.top.steps_of(1)[0].n(0))
    assert imagined == {0, 1, 2, 3}
    assert scene.state.top.steps_of(1) == (move("bid", 3),)


def test_nobody_knows_how_many_steps_other_seats_have_made() -> None:
    scene = Scene(Kitchen(), 2)
    scene.play(1, "put 2", "put 0")
    assert scene.other_world(0).top.steps_of(1) == ()
    scene.play(1, "ready")
    world = scene.other_world(0)
    assert world.top.steps_of(1)[-1] == move("ready")


# -- Window ------------------------------------------------------------------------------------


def test_the_active_seat_is_asked_first_and_then_clockwise() -> None:
    scene = Scene(Wizards(), 3)
    scene.state.stack[-1].who = 1
    scene.settle()
    scene.play(1, "walk")
    for seat in (1, 2, 0):
        scene.expect_asked(seat)
        scene.expect_options(seat, ["pass", "spell 0", "spell 1", "spell 2"])
        scene.play(seat, "pass")
    assert scene.sees(None)["marks"] == ["closed", "1 walks"]


def test_after_a_reaction_all_are_asked_again_until_all_pass() -> None:
    scene = Scene(Wizards(), 3)
    scene.play(0, "walk", "pass")
    scene.play(1, "spell 0")
    scene.expect_asked(0)
    scene.play(0, "pass")
    scene.play(1, "spell 0")
    scene.play(0, "pass")
    scene.expect_asked(2)
    scene.play(2, "pass")
    assert scene.sees(None)["marks"][-2:] == ["closed", "0 walks"]


def test_a_seat_without_options_is_not_asked() -> None:
    scene = Scene(Wizards(), 3)
    scene.state.purse = [0, 0, 1]
    scene.play(0, "walk")
    scene.expect_asked(2)
    scene.play(2, "spell 0")
    scene.expect_asked(1)
    assert scene.sees(None)["marks"][-2:] == ["closed", "0 walks"]


def test_the_interrupted_frame_looks_again_when_it_resumes() -> None:
    scene = Scene(Wizards(), 2)
    scene.play(0, "walk", "pass")
    scene.play(1, "spell 1")
    scene.play(0, "pass")
    scene.play(1, "pass")
    assert scene.sees(None)["marks"] == ["1 casts 1", "closed", "0 stays"]


def test_a_reaction_can_itself_be_reacted_to() -> None:
    scene = Scene(Wizards(), 2)
    scene.play(0, "walk", "spell 2")
    assert [type(frame).__name__ for frame in scene.state.stack] == [
        "Walking",
        "Reaction",
        "Reaction",
    ]
    scene.play(0, "pass")
    scene.play(1, "spell 1")
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.expect_asked(0)
    assert len(scene.state.stack) == 2
    scene.play(0, "pass")
    scene.play(1, "pass")
    assert scene.sees(None)["marks"] == ["0 casts 2", "1 casts 1", "closed", "closed", "0 stays"]


# -- InOrder, Repeat, grant --------------------------------------------------------------------


def test_all_seats_take_turns_in_every_round() -> None:
    scene = Scene(Bonuses(), 3)
    for seat in (0, 1, 2, 0, 1, 2):
        scene.expect_asked(seat)
        scene.play(seat, "bonus 0")
    scene.expect_over("over")
    once = ["turn 0", "turn 1", "turn 2", "round over"]
    assert scene.sees(None)["marks"] == once + once


def test_the_same_bonus_enlarges_the_frame_instead_of_nesting() -> None:
    scene = Scene(Bonuses(), 2)
    depth = len(scene.state.stack)
    scene.play(0, "bonus 1")
    assert len(scene.state.stack) == depth
    assert scene.state.top == Steps(0, 2)
    scene.play(0, "bonus 1")
    assert scene.state.top == Steps(0, 3)


def test_another_bonus_interrupts_and_is_done_first_with_all_that_follows_from_it() -> None:
    scene = Scene(Bonuses(), 2)
    scene.play(0, "bonus 1", "bonus 2")
    assert scene.state.stack[-2:] == [Steps(0, 1), Wish(0)]
    scene.play(0, "take")
    assert scene.state.stack[-2:] == [Steps(0, 1), Steps(0, 1)]
    scene.play(0, "bonus 2")
    assert scene.state.stack[-3:] == [Steps(0, 1), Steps(0, 0), Wish(0)]
    scene.play(0, "take", "bonus 0")
    assert scene.state.top == Steps(0, 1)
    scene.play(0, "bonus 0")
    scene.expect_asked(1)


def test_a_bonus_of_another_seat_is_never_absorbed() -> None:
    assert Steps(0, 1).absorb(Steps(1, 1)) is None
    assert Round((0,)).absorb(Round((1,))) is None


# -- Chance ------------------------------------------------------------------------------------


def test_an_outcome_of_chance_goes_to_the_log_and_is_a_barrier() -> None:
    scene = Scene(Den(), 2)
    scene.dice(5)
    scene.play(0, "roll")
    assert scene.state.purse == [5, 0]
    assert scene.match.entries[-1].rolled == (4,)
    assert scene.state.barrier == 1
    scene.expect_all_drawn()


def test_what_is_drawn_in_secret_is_told_to_its_owner_alone() -> None:
    scene = Scene(Den(), 2)
    scene.chance(7)
    scene.play(0, "draw")
    assert scene.log(0) == ["drew {'seat': 0, 'card': 7}"]
    assert scene.log(1) == scene.log(None) == ["drew-something {'seat': 0}"]
    scene.expect_unknown(1, "7")
    assert scene.sees(0)["cards"] == [[7], 0]
    assert {scene.other_world(1, seed).cards[0][0] for seed in range(60)} == set(range(10))


# -- in the middle of everything ---------------------------------------------------------------


def positions(game: Example, seats: int, seed: int) -> Iterator[tuple[Any, RandomPlayer]]:
    """Yields every position of a random game in which offered moves are often played."""
    player = RandomPlayer(game, seed, offered=0.2)
    s: Any = game.new(seats, rng=rng_of(seed))
    while not s.over:
        yield s, player
        play(s, *player.choose(s))
    yield s, player


@pytest.mark.parametrize("game", EXAMPLES, ids=lambda game: type(game).__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_any_position_can_be_copied_saved_loaded_and_determinised(
    game: Example, seats: int
) -> None:
    for seed in range(6):
        kept = []
        for s, player in positions(game, seats, seed):
            before = fingerprint(s)
            copy = s.copy()
            loaded = game.load(game.save(s), s.rng)
            assert fingerprint(copy) == fingerprint(loaded) == before
            for seat in (*range(seats), None):
                assert canonical(game.sight(loaded, seat)) == canonical(game.sight(s, seat))
                world = game.determinise(s, seat, rng_of(seed))
                assert canonical(game.sight(world, seat)) == canonical(game.sight(s, seat))
                while not world.over:
                    play(world, *player.choose(world))
            while not copy.over:
                play(copy, *player.choose(copy))
            assert fingerprint(s) == before
            kept.append((s.copy(), before))
        assert all(fingerprint(copy) == before for copy, before in kept)


@pytest.mark.parametrize("game", EXAMPLES, ids=lambda game: type(game).__name__)
def test_asking_changes_nothing(game: Example) -> None:
    for s, _ in positions(game, 3, 1):
        if not s.over:
            again = s.copy()
            again.pending, again.offers_cache = {}, None
            again.top.resume(again)
            assert fingerprint(again) == fingerprint(s)
            assert (again.pending, again.offered) == (s.pending, s.offered)


# -- play --------------------------------------------------------------------------------------


def test_a_move_that_is_not_listed_is_illegal_and_changes_nothing() -> None:
    s = Auction().new(2, rng=rng_of(1))
    before = fingerprint(s), s.pending, s.offered
    for seat, wrong in (
        (0, TAKE_BACK),
        (0, PASS),
        (0, move("bid", 9)),
        (2, move("bid", 1)),
        (-1, move("bid", 1)),
    ):
        with pytest.raises(Illegal) as refused:
            play(s, seat, wrong)
        assert (refused.value.seat, refused.value.move) == (seat, wrong)
    assert (fingerprint(s), s.pending, s.offered) == before


def test_nothing_can_be_played_after_the_end() -> None:
    for s, _ in positions(Den(), 2, 3):
        last = s
    assert last.over
    assert last.moves(0) == []
    with pytest.raises(Illegal):
        play(last, 0, move("roll"))


def test_a_frame_that_neither_asks_nor_goes_on_raises_stuck() -> None:
    s = Den().new(2, rng=rng_of(1))
    s.stack = [Idle(0)]
    s.pending = {}
    with pytest.raises(Stuck):
        advance(s)


class Idle(Gamble):
    def resume(self, s: Any) -> None:
        pass


def test_an_offer_in_a_copy_does_not_show_in_the_original() -> None:
    s = Auction().new(2, rng=rng_of(1))
    copy = s.copy()
    play(copy, 0, move("bid", 1))
    assert copy.offered == {0: [TAKE_BACK]}
    assert s.offered == {}


def test_a_seat_may_play_what_it_is_asked_and_what_it_is_offered() -> None:
    s = Kitchen().new(2, rng=rng_of(1))
    assert s.moves(5) == []
    play(s, 0, move("put", 1))
    assert s.moves(0) == [*s.pending[0], TAKE_BACK]
    play(s, 0, move("ready"))
    assert s.moves(0) == [TAKE_BACK]


def test_events_are_recorded_only_if_records_events_is_on() -> None:
    telling, silent = (Den().new(2, rng=rng_of(1), records_events=flag) for flag in (True, False))
    for s in (telling, silent):
        play(s, 0, move("roll"))
    assert [event.key for event in telling.events] == ["rolled"]
    assert silent.events == []
    assert fingerprint(telling) == fingerprint(silent)
    assert telling.copy().records_events is False


def test_a_game_without_its_own_copy_cannot_be_copied() -> None:
    with pytest.raises(NotImplementedError):
        State(2, rng_of(1)).copy()
    assert isinstance(Coins(2, rng_of(1)).copy(), Coins)
