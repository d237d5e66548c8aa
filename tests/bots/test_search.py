"""The tree search in small games, each of which shows one property."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from coven import games
from coven.bots import (
    UNLIMITED,
    Bot,
    BotRng,
    GreedyBot,
    RandomBot,
    SearchBot,
    answer,
    bot_for,
    bot_of,
    position_for,
)
from coven.core import (
    Chance,
    Commit,
    Facts,
    Frame,
    Game,
    Move,
    Options,
    Rng,
    State,
    View,
    advance,
    apply,
    fingerprint,
    move,
    rng_of,
)
from coven.testkit.exam import ask, position_of, read_exam

NOUGHTS = games.game("noughts-and-crosses")


class Little(State):
    """The state of all small games: a few numbers, and points of each seat."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "numbers", "points")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.numbers: list[int] = []
        self.points: list[int] = [0] * seats

    def copy(self) -> Little:
        new = Little.__new__(Little)
        self.copy_spine(new)
        new.numbers = self.numbers.copy()
        new.points = self.points.copy()
        return new


class LittleGame(Game):
    first: Frame
    state = Little
    facts = Facts(
        players=(2, 3),
        minutes=(1, 1),
        age=4,
        hidden=True,
        simultaneous=True,
        chance=True,
        most_plies=20,
        scores=(0, 100),
        endings=("over",),
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = Little(seats, rng)
        s.push(self.first)
        return s

    def determinise(self, s: Little, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        return new

    def view(self, s: Little, seat: int | None) -> View:
        return {}

    def scores(self, s: Little) -> list[dict[str, int]]:
        return [{"points": points} for points in s.points]

    def evaluate(self, s: Little, seat: int) -> float:
        return 0.5


def expect(bot: SearchBot, s: State, seat: int) -> dict[str, float]:
    return {advice.move.text: advice.expected for advice in bot.best(s, seat, 9)}


# -- perfect information ---------------------------------------------------------------------


def worth(s: Any, seat: int, known: dict[str, float]) -> float:
    """Returns the value of a position of noughts and crosses for the seat by full search. `known`:
    a cache of values."""
    if s.over:
        return NOUGHTS.evaluate(s, seat)
    key = f"{seat} {fingerprint(s)}"
    if key not in known:
        (who,) = s.pending
        values = []
        for m in s.pending[who]:
            after = s.copy()
            apply(after, who, m)
            values.append(worth(after, seat, known))
        known[key] = max(values) if who == seat else min(values)
    return known[key]


def openings(count: int) -> Iterator[State]:
    """Yields `count` random positions of noughts and crosses with two to four marks."""
    for n in range(count):
        s = NOUGHTS.new(2, {}, rng_of(n))
        rng = BotRng(n)
        for _ in range(2 + n % 3):
            (who,) = s.pending
            apply(s, who, s.pending[who][rng.pick(len(s.pending[who]))])
        yield s


def test_a_forced_win_is_found_and_a_won_or_drawn_position_is_never_given_away() -> None:
    known: dict[str, float] = {}
    for n, s in enumerate(openings(16)):
        (who,) = s.pending
        before = worth(s, who, known)
        choice = SearchBot(NOUGHTS, n, iterations=1200, rounds=UNLIMITED).choose(s, who)
        apply(s, who, choice)
        assert worth(s, who, known) == before


def test_level_three_never_loses_noughts_and_crosses_to_random_play() -> None:
    for n in range(24):
        bots = [bot_of(NOUGHTS, "3:300", n), RandomBot(NOUGHTS, n)]
        mine = n % 2
        if mine:
            bots.reverse()
        s = NOUGHTS.new(2, {}, rng_of(n))
        while not s.over:
            (who,) = s.pending
            apply(s, who, answer(bots[who], s, who))
        assert NOUGHTS.ranking(s)[mine] == 1


@pytest.mark.parametrize("spec", ["random", "greedy", "1", "2", "3:60"])
def test_a_bot_chooses_only_what_is_legal_and_leaves_the_position_as_it_is(spec: str) -> None:
    for n, s in enumerate(openings(6)):
        bot = bot_of(NOUGHTS, spec, n)
        (who,) = s.pending
        before = fingerprint(s)
        assert bot.choose(s, who) in s.pending[who]
        assert fingerprint(s) == before


def test_the_same_seed_and_iterations_give_the_same_advice() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    one = SearchBot(NOUGHTS, 5, iterations=200).best(s, 0, 9)
    again = SearchBot(NOUGHTS, 5, iterations=200).best(s, 0, 9)
    assert one == again


def test_advice_is_sorted_by_visits() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    advice = SearchBot(NOUGHTS, 5, iterations=400).best(s, 0, 9)
    assert len(advice) == 9
    assert [a.weight for a in advice] == sorted((a.weight for a in advice), reverse=True)
    assert sum(a.weight for a in advice) == pytest.approx(1)
    assert all(0 <= a.expected <= 1 for a in advice)


def test_no_move_at_the_root_is_forgotten() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    for n, cell in enumerate((0, 3, 1, 4)):
        apply(s, n % 2, move("mark", cell))
    bot = SearchBot(NOUGHTS, 1, iterations=400, root_share=0.25)
    advice = bot.best(s, 0, 9)
    assert len(advice) == 5
    assert advice[0].move == move("mark", 2)
    fair = 0.25 * bot.iterations_done / 5
    assert min(a.weight for a in advice) * bot.iterations_done >= fair - 1


def test_a_right_move_with_poor_first_results_is_found() -> None:
    """The search finds a move whose first playouts go badly, because it learns meanwhile how to
    play on after it."""
    game = games.game("witchstone")
    (question,) = [q for q in read_exam(game) if q.name == "the booster reaches the owls"]
    state = position_of(game, question)
    assert question.accepts(ask(game, state, question.seat, 3, 4))


# -- time ------------------------------------------------------------------------------------


def test_a_single_move_is_made_at_once() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    for n, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6)):
        apply(s, n % 2, move("mark", cell))
    bot = SearchBot(NOUGHTS, 1, seconds=60)
    assert bot.choose(s, 0) == move("mark", 8)
    assert bot.iterations_done == 0


def test_a_budget_of_cpu_time_is_kept() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    bot = SearchBot(NOUGHTS, 1, seconds=0.1, rounds=UNLIMITED)
    start = time.thread_time()
    bot.choose(s, 0)
    assert time.thread_time() - start < 0.4
    assert bot.iterations_done > 10


def test_thinking_stops_once_nothing_can_change_the_choice() -> None:
    s = NOUGHTS.new(2, {}, rng_of(1))
    for n, cell in enumerate((0, 3, 1, 4)):
        apply(s, n % 2, move("mark", cell))
    bot = SearchBot(NOUGHTS, 1, iterations=4000)
    assert bot.choose(s, 0) == move("mark", 2)
    assert bot.iterations_done < 4000


# -- simultaneous decisions ------------------------------------------------------------------

HEADS, TAILS = move("heads"), move("tails")


@dataclass
class Pennies(Commit):
    """Seat 0 wins if both show the same side."""

    def options(self, s: Any, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        return [] if steps else [HEADS, TAILS]

    def opened(self, s: Any, steps: dict[int, tuple[Move, ...]]) -> None:
        s.points[0 if steps[0] == steps[1] else 1] = 1
        s.finish()


class MatchingPennies(LittleGame):
    first = Pennies((0, 1), ((), ()))


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_that_decide_at_once_do_not_see_each_others_answers(seat: int) -> None:
    game = MatchingPennies()
    s = game.new(2, {}, rng_of(1))
    expected = expect(SearchBot(game, 1, iterations=2000, exploration=0.7), s, seat)
    assert expected[HEADS.text] == pytest.approx(0.5, abs=0.1)
    assert expected[TAILS.text] == pytest.approx(0.5, abs=0.1)


# -- chance ----------------------------------------------------------------------------------

SAFE, DARE = move("safe"), move("dare")


@dataclass
class SafeOrDare(Frame):
    def resume(self, s: Any) -> None:
        s.ask(0, [SAFE, DARE])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if move == SAFE:
            s.points[:] = [1, 1, 0]
            s.finish()
        else:
            s.become(Roll())


class Roll(Chance):
    """Rolls a die: a six wins, anything else loses."""

    def sides(self, s: Any) -> int:
        return 6

    def on_outcome(self, s: Any, outcome: int) -> None:
        s.points[:] = [1, 0, 0] if outcome == 5 else [0, 1, 1]
        s.finish()


class Dare(LittleGame):
    first = SafeOrDare()


def test_a_gamble_is_worth_what_its_dice_are_worth() -> None:
    game = Dare()
    s = game.new(3, {}, rng_of(1))
    expected = expect(SearchBot(game, 2, iterations=2000, exploration=8.0), s, 0)
    assert expected[DARE.text] == pytest.approx(1 / 6, abs=0.06)
    assert expected[SAFE.text] > 0.7


# -- winning now or later ----------------------------------------------------------------------

WIN, WAIT = move("win"), move("wait")


@dataclass
class Won(Frame):
    """Asks seat 0, which has already won, to win now or to wait up to `left` times."""

    left: int

    def resume(self, s: Any) -> None:
        s.ask(0, [WAIT, WIN] if self.left else [WIN])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if move == WAIT:
            s.become(Won(self.left - 1))
        else:
            s.points[0] = 1
            s.finish()


class SurelyWon(LittleGame):
    first = Won(4)


def test_a_win_on_the_board_is_not_put_off() -> None:
    game = SurelyWon()
    s = game.new(2, {}, rng_of(1))
    for seed in range(20):
        assert SearchBot(game, seed, iterations=200, rounds=UNLIMITED).choose(s, 0) == WIN


# -- several players -------------------------------------------------------------------------


@dataclass
class Gift(Frame):
    """Asks seat 0 to let seat 1 or seat 2 choose. The chosen seat decides the places: each does
    only what is best for itself."""

    who: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [move("to", 1), move("to", 2)])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if self.who == 0:
            s.become(Gift(move.n(0)))
        else:
            # Seat 1 can only win by making seat 0 last; seat 2 only by making seat 0 second.
            best = 1 if self.who == 1 else 2
            won = move.n(0) == best
            order = [0, 2, 1] if self.who == 1 else [1, 0, 2]
            s.points[:] = order if won else [2, 1, 0]
            s.finish()


class Gifts(LittleGame):
    first = Gift(0)


def test_every_seat_is_expected_to_do_what_is_best_for_itself() -> None:
    game = Gifts()
    s = game.new(3, {}, rng_of(1))
    bot = SearchBot(game, 1, iterations=600)
    assert bot.choose(s, 0) == move("to", 2)


# -- playing together ------------------------------------------------------------------------


class Together(LittleGame):
    """All seats win or lose together: they share a place, and the evaluation says which."""

    first = SafeOrDare()

    def ranking(self, s: Little) -> list[int]:
        return [1] * s.seats

    def evaluate(self, s: Little, seat: int) -> float:
        return float(s.points[0])


def test_seats_that_win_or_lose_together_play_to_win() -> None:
    game = Together()
    s = game.new(3, {}, rng_of(1))
    assert SearchBot(game, 1, iterations=200).choose(s, 0) == SAFE
    assert GreedyBot(game, 1, guesses=30).choose(s, 0) == SAFE


# -- hidden information ------------------------------------------------------------------------

HIGHER, LOWER = move("higher"), move("lower")
CARDS = tuple(range(9))


@dataclass
class Guess(Frame):
    """Seat 0 knows numbers[0] and guesses whether the hidden numbers[1] is higher or lower."""

    def resume(self, s: Any) -> None:
        s.ask(0, [HIGHER, LOWER])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        right = (s.numbers[1] > s.numbers[0]) == (move == HIGHER)
        s.points[0 if right else 1] = 1
        s.finish()


class HighLow(LittleGame):
    first = Guess()

    def determinise(self, s: Little, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        unknown = [card for card in CARDS if card != s.numbers[0]]
        new.shuffle(unknown)
        new.numbers[1] = unknown[0]
        return new

    def evaluate(self, s: Little, seat: int) -> float:
        return 0.5


def holding(mine: int, theirs: int) -> State:
    s = Little(2, rng_of(mine * 9 + theirs))
    s.numbers = [mine, theirs]
    s.push(Guess())
    advance(s)
    return s


@pytest.mark.parametrize("kind", [SearchBot, GreedyBot])
def test_a_bot_uses_only_what_its_seat_may_know(kind: Any) -> None:
    game = HighLow()
    settings = {"iterations": 300} if kind is SearchBot else {"guesses": 60}
    for mine, best in ((1, HIGHER), (7, LOWER)):
        for theirs in set(CARDS) - {mine}:
            bot: Bot = kind(game, 3, **settings)
            assert answer(bot, holding(mine, theirs), 0) == best


@pytest.mark.parametrize("level", [1, 2, 3])
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(level: int) -> None:
    game = HighLow()
    for mine in CARDS:
        answers = {
            answer(bot_for(game, level, f"{mine}", iterations=40), holding(mine, theirs), 0).text
            for theirs in set(CARDS) - {mine}
        }
        assert len(answers) == 1


def test_a_bot_is_given_other_dice_than_the_table_will_roll() -> None:
    s = holding(1, 2)
    rng = BotRng(1)
    position = position_for(HighLow(), s, 0, rng)
    assert position is not s
    assert position.rng is rng
    assert not position.records_events


def test_a_position_for_a_bot_does_not_record_events() -> None:
    s = holding(1, 2)
    s.records_events = True
    s.tell("log", {"card": 2})
    position = position_for(HighLow(), s, 0, BotRng(1))
    assert not position.events
    assert not position.records_events
