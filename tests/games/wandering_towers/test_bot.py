"""The bots of Wandering Towers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coven import games
from coven.bots import (
    BotRng,
    SearchBot,
    answer,
    bot_of,
    evaluation_for,
    play_randomly,
    position_for,
)
from coven.core import Options, State, apply, fingerprint, parse, rng_of
from coven.testkit.exam import position_of, read_exam

from .scenes import Board

TOWERS = games.game("wandering-towers")

TABLES: list[tuple[int, Options]] = [
    (variant.players[0], variant.options) for variant in TOWERS.variants
]


def moments(seats: int, options: Options, count: int) -> Iterator[tuple[State, int]]:
    """Yields `count` positions of random games in which a seat has more than one move, with that
    seat."""
    for n in range(count):
        s = TOWERS.new(seats, options, rng_of(n))
        play_randomly(s, BotRng(n), 6 + 9 * n)
        while not s.over:
            (seat, moves), *_ = s.pending.items()
            if len(moves) > 1:
                yield s, seat
                break
            apply(s, seat, moves[0])


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("memory", [0.0, 1.0])
def test_in_positions_that_a_seat_cannot_tell_apart_a_bot_plays_the_same_move(
    seats: int, options: Options, memory: float
) -> None:
    """The bot's move does not change with hands, draw pile or, without memory, covered wizards,
    which its seat does not know."""
    for n, (s, seat) in enumerate(moments(seats, options, 4)):
        answers = set()
        for world in range(4):
            other = TOWERS.determinise(s, seat, rng_of(world), memory) if world else s
            bot = SearchBot(TOWERS, n, iterations=12, memory=memory)
            answers.add(answer(bot, other, seat).text)
        assert len(answers) == 1


def test_the_position_given_to_a_bot_does_not_depend_on_what_its_seat_cannot_know() -> None:
    for s, seat in moments(3, {}, 6):
        worlds = [s, *(TOWERS.determinise(s, seat, rng_of(n), 0.0) for n in range(4))]
        assert len({fingerprint(world) for world in worlds}) > 1
        given = {fingerprint(position_for(TOWERS, w, seat, BotRng(7), 0.0)) for w in worlds}
        assert len(given) == 1


SPECS = ("greedy", "1:6", "3:6")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_bots_play_every_variant(number: int) -> None:
    """Bots finish a game of each variant, with one kind of bot each."""
    plays_legally(*TABLES[number], SPECS[number % len(SPECS)])


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("spec", SPECS)
def test_bots_of_every_kind_play_every_variant(seats: int, options: Options, spec: str) -> None:
    plays_legally(seats, options, spec)


def plays_legally(seats: int, options: Options, spec: str) -> None:
    """Lets bots of this spec play at most two hundred moves; all of them must be legal."""
    s = TOWERS.new(seats, options, rng_of(1))
    bots = [bot_of(TOWERS, spec, seat) for seat in range(seats)]
    for _ in range(200):
        if s.over:
            break
        seat = next(iter(s.pending))
        move = answer(bots[seat], s, seat)
        assert move in s.pending[seat]
        apply(s, seat, move)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_evaluation_lies_between_lost_and_won(seats: int, options: Options) -> None:
    for s, _ in moments(seats, options, 8):
        values = [TOWERS.evaluate(s, seat) for seat in range(seats)]
        assert all(0 <= value <= 1 for value in values)


def test_the_last_wizard_is_brought_home_when_that_wins_the_game() -> None:
    """The bot plays the card with a 4, which wins the game at once; all other moves only lose
    time."""
    board = Board(
        wizards={12: "B", 5: "YYY"},
        keep=0,
        hands={0: "W4 TM1 E33", 1: "W1 W1 W2"},
        spent={0: 6, 1: 2},
    )
    for n in range(4):
        bot = SearchBot(TOWERS, n, iterations=200)
        assert answer(bot, board.state, 0) == parse("card W4")


def test_a_tower_comes_down_where_that_fills_a_bottle() -> None:
    """The bot chooses tower 7 or 9, which can come down on wizards; the other seven fill no
    bottle."""
    board = Board(wizards={12: "YYY", 10: "BB"}, keep=0, hands={0: "TM3 TM5 TM5"})
    board.play(0, "card TM3")
    board.play(0, answer(SearchBot(TOWERS, 1, iterations=300), board.state, 0))
    assert board.bottles(0)[0] == 5


def test_with_one_wizard_left_and_nobody_else_able_to_enter_the_bot_comes_nearer_every_turn() -> (
    None
):
    """WT1: the bot walks its last wizard towards the keep, instead of changing its hand again and
    again until the keep comes round."""
    stacks = {13: (1, 2, 3), 14: (4, 5, 6), 15: (7, 8, 9)}
    for space, hand in ((11, "W5 W5 W4"), (10, "W4 W4 TM1"), (1, "W3 W3 W3")):
        board = Board(
            towers=stacks,
            wizards={space: "B", 13: "Y", 14: "Y", 15: "Y"},
            keep=8,
            hands={0: hand},
            spent={0: 6, 1: 3},
        )
        while board.active == 0 and not board.state.over:
            bot = SearchBot(TOWERS, 1, iterations=200)
            board.play(0, answer(bot, board.state, 0))
        assert not board.on(space)


@pytest.mark.parametrize("teams", [False, True])
def test_nobody_puts_off_a_victory(teams: bool) -> None:
    """Bots value a game that is won higher than a position that is nearly won, so they do not
    wait."""
    done = {0: 5, 2: 5}
    board = Board(
        4, wizards={12: "B", 5: "YG"}, keep=0, hands={0: "W4 W1 W1"}, spent=done, teams=teams
    )
    before = board.state.copy()
    board.play(0, "card W4", "wizard 12 0")
    while not board.state.over:
        board.finish_turn()
    won = evaluation_for(TOWERS, board.state).value(board.state, 0)
    assert evaluation_for(TOWERS, before).value(before, 0) < won


def test_a_solo_game_that_is_late_is_still_better_finished_than_not() -> None:
    board = Board(
        1,
        wizards={12: "B"},
        keep=0,
        cards=35,
        hands={0: "W4 W2 W3"},
        spells="none",
        solo_end="play-on",
    )
    before = TOWERS.evaluate(board.state, 0)
    board.play(0, "card W4", "wizard 12 0")
    assert board.state.over
    assert TOWERS.evaluate(board.state, 0) > before


def test_it_is_worth_more_to_be_nearer_home_with_fewer_bottles_to_fill() -> None:
    far = Board(wizards={4: "B", 9: "Y"}, keep=0, full={0: 3, 1: 3}).state
    near = Board(wizards={11: "B", 9: "Y"}, keep=0, full={0: 3, 1: 3}).state
    fuller = Board(wizards={4: "B", 9: "Y"}, keep=0, full={0: 5, 1: 3}).state
    covered = Board(towers={4: (1,)}, wizards={4: "B", 9: "Y"}, keep=0, full={0: 3, 1: 3}).state
    assert TOWERS.evaluate(near, 0) > TOWERS.evaluate(far, 0)
    assert TOWERS.evaluate(fuller, 0) > TOWERS.evaluate(far, 0)
    assert TOWERS.evaluate(covered, 0) < TOWERS.evaluate(far, 0)
    assert TOWERS.evaluate(near, 1) < TOWERS.evaluate(far, 1)


@pytest.mark.parametrize(("rivals_home", "dropped"), [(6, False), (4, True)])
def test_nobody_drops_the_card_that_stops_a_rival(rivals_home: int, dropped: bool) -> None:
    """F2: `sensible` keeps the only card that covers a rival's last wizard, but only if that wizard
    would win the rival the game."""
    question = next(q for q in read_exam(TOWERS) if q.name.startswith("use the second card"))
    s = position_of(TOWERS, question)
    s.empty[1] = 6 - rivals_home  # type: ignore[attr-defined]
    kept = TOWERS.sensible(s, 0, s.pending[0])
    assert parse("drop W2") in s.pending[0]
    assert (parse("drop W2") in kept) == dropped
    assert parse("card TM4") in kept
