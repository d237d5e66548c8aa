"""play_bots in a small game with moves without being asked (calls) and a timer (sand)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from coven import games
from coven.bots import (
    Bot,
    GreedyBot,
    RandomBot,
    bot_for,
    decide,
    moves_before_next_answer,
    play_bots,
    spontaneous_move,
)
from coven.core import (
    Facts,
    Frame,
    Game,
    Move,
    Options,
    Rng,
    State,
    Temperament,
    Timer,
    move,
    play,
    rng_of,
)
from coven.testkit.exam import position_of, read_exam

TAKE, CALL, SPILL = move("take"), move("call"), move("spill")
NOUGHTS = games.game("noughts-and-crosses")


class Sweets(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "left", "sand", "calls", "spilt")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.left = 6
        self.sand = 0
        """The ply at which the timer started; 0 if it is not running."""
        self.calls: list[int] = []
        self.spilt: list[int] = []

    def copy(self) -> Sweets:
        new = Sweets.__new__(Sweets)
        self.copy_spine(new)
        new.left, new.sand = self.left, self.sand
        new.calls, new.spilt = self.calls.copy(), self.spilt.copy()
        return new


@dataclass
class Taking(Frame):
    """Seats take a sweet in turn, and every seat may call out once after each. If an even number is
    left, a timer starts; when it runs out, the sand is spilt."""

    who: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [TAKE])
        for seat in range(s.seats):
            if s.left not in s.calls:
                s.offer(seat, [CALL])
        if s.sand:
            s.offer(0, [*s.offered.get(0, []), SPILL])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if move == CALL:
            s.calls.append(s.left)
        elif move == SPILL:
            s.spilt.append(s.left)
            s.sand = 0
        else:
            s.left -= 1
            if s.left % 2 == 0:
                s.sand = s.ply
            s.become(Taking((self.who + 1) % s.seats))
            if not s.left:
                s.finish()


class Quiet(Game):
    """The same game without impulses and timers."""

    id = "sweets"
    state = Sweets
    facts = Facts((3,), (1, 1), 4, False, False, False, 40, (0, 9), ("over",))

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = Sweets(seats, rng)
        s.push(Taking(0))
        return s

    def determinise(self, s: Sweets, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return s.copy()


class Loud(Quiet):
    """Bots of level 2 or more call out; a bot that is asked itself does so only from level 3."""

    def impulse(
        self, position: Any, seat: int, temperament: Temperament, next_move: Move | None
    ) -> Move | None:
        bold = temperament.level > (2 if next_move is not None else 1)
        return CALL if bold and CALL in position.offered.get(seat, []) else None


class Sandy(Quiet):
    def timers(self, s: Sweets) -> list[Timer]:
        return [Timer(0, SPILL, 5.0, s.sand)] if s.sand else []


class Restless(Loud):
    """Bots want to call out all the time, and there is no limit to calls."""

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = super().setup(seats, options, rng)
        s.stack[-1] = Endless(0)
        return s


@dataclass
class Endless(Taking):
    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if move == CALL:
            s.spilt.append(seat)
        else:
            s.left -= 1
            s.become(Endless((self.who + 1) % s.seats))
            if not s.left:
                s.finish()


def bots_of(game: Game, *levels: int) -> dict[int, Bot]:
    return {
        seat: bot_for(game, level, seat, iterations=2) if level else RandomBot(game, seat)
        for seat, level in enumerate(levels)
    }


def played(game: Game, bots: dict[int, Bot]) -> tuple[Sweets, list[str]]:
    s: Any = game.new(3, {}, rng_of(1))
    line = []
    for seat, chosen in play_bots(game, s, bots):
        line.append(f"{seat} {chosen.text}")
        play(s, seat, chosen)
    return s, line


def test_every_bot_has_the_temperament_of_its_level_and_seed() -> None:
    assert RandomBot(NOUGHTS, 7).temperament == Temperament(0, "7")
    assert GreedyBot(NOUGHTS, "x").temperament == Temperament(0, "x")
    assert [bot_for(NOUGHTS, n, 4).temperament for n in (1, 2, 3)] == [
        Temperament(n, "4") for n in (1, 2, 3)
    ]


def test_in_a_game_without_impulses_bots_only_answer() -> None:
    s, line = played(Quiet(), bots_of(Quiet(), 3, 3, 3))
    assert line == [f"{n % 3} take" for n in range(6)]
    assert s.over
    assert spontaneous_move(RandomBot(Quiet()), Quiet().new(3, {}, rng_of(1)), 1) is None


def test_bots_move_without_being_asked_in_the_order_of_seats_before_the_next_answer() -> None:
    game = Loud()
    _, line = played(game, bots_of(game, 0, 2, 2))
    assert line[:4] == ["1 call", "0 take", "2 call", "1 take"]


def test_a_bot_that_is_asked_may_do_something_else_first() -> None:
    game = Loud()
    s = game.new(3, {}, rng_of(1))
    assert decide(bot_for(game, 3, iterations=2), s, 0) == CALL
    assert decide(bot_for(game, 2, iterations=2), s, 0) == TAKE
    _, line = played(game, bots_of(game, 3, 0, 0))
    assert line[:2] == ["0 call", "0 take"]


def test_bots_that_always_want_to_interrupt_still_answer() -> None:
    game = Restless()
    s, line = played(game, bots_of(game, 3, 3, 3))
    assert s.over
    assert line.count("0 take") == 2


def test_a_timer_lasts_until_the_question_after_the_next_is_asked() -> None:
    game = Sandy()
    s, line = played(game, bots_of(game, 0, 0, 0))
    assert line[:4] == ["0 take", "1 take", "2 take", "0 spill"]
    assert s.spilt == [3, 1]


def test_a_timer_does_not_answer_for_a_bot_that_is_asked() -> None:
    """V2: if the target of a spell makes the gesture of Very Creepy Doll, the timer of its question
    does not run out before the bot has also played the card."""
    game = games.game("voodoo")
    asked = "V2: the target of a spell plays its Doll"
    question = next(one for one in read_exam(game) if one.name == asked)
    s = position_of(game, question)
    done: list[str] = []
    bots = {seat: bot_for(game, 3, seat, iterations=2) for seat in range(s.seats)}
    for seat, chosen in play_bots(game, s, bots):
        play(s, seat, chosen)
        if seat == question.seat:
            done.append(chosen.text)
            if chosen.verb in ("trick", "stay"):
                break
    assert (done[0], done[-1]) == ("emote scare", "trick creepy")


def test_timers_run_out_also_where_no_bot_plays() -> None:
    game = Sandy()
    s = game.new(3, {}, rng_of(1))
    for n in range(3):
        assert list(moves_before_next_answer(game, s, {})) == []
        play(s, n, TAKE)
    seen = 0
    for seat, chosen in moves_before_next_answer(game, s, {}):
        assert (seat, chosen) == (0, SPILL)
        play(s, seat, chosen)
        seen += 1
    assert seen == 1


def test_play_bots_stops_when_only_people_are_asked() -> None:
    game = Loud()
    s = game.new(3, {}, rng_of(1))
    line = []
    for seat, chosen in play_bots(game, s, {0: RandomBot(game)}):
        line.append(seat)
        play(s, seat, chosen)
    assert line == [0]
    assert list(s.pending) == [1]
