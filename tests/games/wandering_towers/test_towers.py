"""Movement cards: towers (chapter 7)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board

ALL = [f"tower {tower}" for tower in range(1, 10)]


@cites("7.1", "R34")
def test_a_tower_card_moves_any_tower_but_not_the_keep() -> None:
    board = Board(2, hands={0: "TM3 W1 W2"}, keep=12)
    board.play(0, "card TM3")
    board.expect_options(0, [move for move in ALL if move != "tower 9"])  # 9 + 3: the keep's space
    board.expect_refused(0, "wizard 1 0", rule="7.1", because="refuse-only-tower")


@cites("7.2")
@pytest.mark.parametrize("steps", range(1, 6))
def test_a_tower_goes_exactly_as_far_as_the_card_says(steps: int) -> None:
    board = Board(2, hands={0: f"TM{steps} W1 W2"})
    board.play(0, f"card TM{steps}", "tower 9")
    assert (board.stack(9), board.stack(9 + steps)) == ((), (9,))


@cites("E3")
def test_a_two_moves_any_tower_two_spaces() -> None:
    for tower in range(1, 10):
        board = Board(2, hands={0: "TM2 W1 W2"})
        board.play(0, "card TM2")
        board.expect_options(0, ALL)
        board.play(0, f"tower {tower}")
        assert board.stack(tower) == ()
        assert board.stack(tower + 2)[-1] == tower


@cites("1.1", "7.2")
def test_towers_go_round_the_ring() -> None:
    board = Board(2, towers={15: (9,)}, hands={0: "TM2 W1 W2"})
    board.play(0, "card TM2", "tower 9")
    assert board.stack(1) == (1, 9)


@cites("7.3")
@pytest.mark.parametrize(
    ("card", "dice", "answers"),
    [
        ("TD2", (4,), ["accept"]),
        ("TD2", (6, 4), ["reroll"]),
        ("TD3", (4,), ["accept"]),
        ("TD3", (6, 4), ["reroll", "accept"]),
        ("TD3", (1, 6, 4), ["reroll", "reroll"]),
    ],
)
def test_dice_on_tower_cards_work_as_for_wizards(
    card: str, dice: tuple[int, ...], answers: list[str]
) -> None:
    board = Board(2, hands={0: f"{card} W1 W2"})
    board.dice(*dice)
    board.play(0, f"card {card}")
    board.expect_cannot(0, "tower 9")
    board.play(0, *answers)
    board.expect_cannot(0, "accept", "reroll")
    board.play(0, "tower 9")
    assert board.stack(13) == (9,)
    board.expect_all_drawn()


@cites("7.4")
def test_a_tower_that_ends_on_a_tower_is_put_on_top() -> None:
    board = Board(2, hands={0: "TM2 W1 W2"})
    board.play(0, "card TM2", "tower 5")
    assert board.stack(7) == (7, 5)


@cites("7.4")
def test_all_nine_towers_may_come_to_stand_on_each_other() -> None:
    board = Board(2, towers={10: (1, 2, 3, 4, 5, 6, 7, 8), 9: (9,)}, hands={0: "TM1 W1 W2"})
    board.play(0, "card TM1", "tower 9")
    assert board.stack(10) == (1, 2, 3, 4, 5, 6, 7, 8, 9)


@cites("7.5", "7.7", "R29")
@pytest.mark.parametrize(("chosen", "stays", "goes"), [(3, (1, 2), (3,)), (2, (1,), (2, 3))])
def test_all_towers_above_the_chosen_one_go_with_it(
    chosen: int, stays: tuple[int, ...], goes: tuple[int, ...]
) -> None:
    board = Board(2, towers={10: (1, 2, 3), 12: (4,)}, hands={0: "TM2 W1 W2"})
    board.play(0, "card TM2", f"tower {chosen}")
    assert board.stack(10) == stays
    assert board.stack(12) == (4, *goes)


@cites("7.7")
def test_the_whole_stack_may_be_moved() -> None:
    board = Board(2, towers={10: (1, 2, 3)}, hands={0: "TM2 W1 W2"})
    board.play(0, "card TM2", "tower 1")
    assert (board.stack(10), board.stack(12)) == ((), (1, 2, 3))


@cites("7.6", "R33")
def test_a_lifted_tower_cannot_be_put_back() -> None:
    board = Board(2, towers={1: (1, 5)}, hands={0: "TM2 TM3 W2"})
    board.play(0, "card TM2")
    assert board.match.why_no_undo(0) is None
    board.play(0, "tower 5")
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"


@cites("7.6")
def test_a_tower_that_was_chosen_cannot_be_changed_for_another() -> None:
    board = Board(2, hands={0: "TM2 TM3 W2"}, game="masters", spells="move_tower", full={1: 1})
    board.all_pass()
    board.play(0, "card TM2")
    board.all_pass()
    board.play(0, "tower 5")
    board.expect_asked(1)
    board.expect_cannot(0, *ALL, "pass")
    board.play(1, "pass")
    assert board.stack(7) == (7, 5)


@cites("R33", "9.4")
def test_no_preview_shows_what_is_underneath() -> None:
    labels = []
    for ground, roof in (("BB", "Y"), ("Y", "BB"), ("BBY", "")):
        board = Board(
            2,
            towers={10: (1, 2)},
            wizards={10: ground, "T1": roof, "T2": "B", 12: "Y"},
            hands={0: "TM2 TM3 W2"},
        )
        board.play(0, "card TM2")
        labels.append(board.sight(0).labels)
    assert labels[0] == labels[1] == labels[2]
    assert labels[0]["tower 2"].args["caught"] == 1


@cites("7.8", "R29")
def test_wizards_on_and_inside_the_moved_towers_travel_along() -> None:
    board = Board(
        2,
        towers={10: (1, 2, 3)},
        wizards={10: "B", "T1": "Y", "T2": "BY", "T3": "BB"},
        hands={0: "TM2 W1 W2"},
    )
    board.play(0, "card TM2", "tower 2")
    assert (board.stack(10), board.stack(12)) == ((1,), (2, 3))
    assert [board.on(where) for where in (10, "T1", "T2", "T3")] == ["B", "Y", "BY", "BB"]
    spaces = board.sees(0)["spaces"]
    assert spaces[10]["wizards"] == [0, 1]
    assert spaces[12]["wizards"] == [2, 0]


@cites("7.9")
@pytest.mark.parametrize("floor", [12, "T4"])
def test_a_tower_that_ends_on_wizards_shuts_them_in(floor: int | str) -> None:
    board = Board(
        2,
        towers={12: (4,)} if floor == "T4" else {},
        wizards={floor: "YY", 14: "B"},
        keep=6,
        hands={0: "TM3 W1 W2", 1: "W1 W2 W3"},
    )
    board.play(0, "card TM3", "tower 9", "drop W1", "end-turn")
    board.play(1, "card W1")
    board.expect_told("log-idle")
    assert board.on(floor) == "YY"


@cites("7.10")
def test_no_tower_can_be_put_on_the_keep() -> None:
    board = Board(2, keep=12, hands={0: "TM3 TM4 W2"})
    board.play(0, "card TM3")
    board.expect_refused(0, "tower 9", rule="7.10", because="refuse-keep-there")


@cites("7.10")
def test_towers_may_pass_the_keep() -> None:
    board = Board(2, keep=12, hands={0: "TM3 TM4 W2"})
    board.play(0, "card TM4", "tower 9")
    assert board.stack(13) == (9,)


@cites("7.10", "4.7", "R33")
def test_all_nine_towers_right_behind_the_keep_cannot_be_pushed() -> None:
    """If all towers stand right behind the keep, a card with a 1 can move nothing, but the hand can
    be changed."""
    board = Board(2, towers={15: (1, 2, 3, 4, 5, 6, 7, 8, 9)}, hands={0: "TM1 TM2 W2"})
    board.play(0, "card TM1")
    board.expect_told("log-idle")
    board = Board(2, towers={15: (1, 2, 3, 4, 5, 6, 7, 8, 9)}, hands={0: "TM1 TM2 W2"})
    board.play(0, "refresh")
    board.expect_options(0, ["no-push"])


@cites("7.10")
def test_a_tower_cannot_be_put_on_the_keep_after_a_die_roll_either() -> None:
    board = Board(2, keep=12, hands={0: "TD2 TM4 W2"})
    board.dice(3)
    board.play(0, "card TD2", "accept")
    board.expect_cannot(0, "tower 9")
    board.expect_can(0, "tower 8")


@cites("7.11", "R30")
def test_a_keep_on_a_moved_tower_travels_along() -> None:
    """The keep moves with a tower even if it stands two towers above it."""
    for tower in (1, 2, 3):
        board = Board(
            2, towers={10: (1, 2, 3)}, keep=10, wizards={"T5": "BY"}, hands={0: "TM2 W1 W2"}
        )
        board.play(0, "card TM2")
        board.expect_options(0, [f"tower {t}" for t in (1, 2, 3, 4, 5, 6, 7, 9)])
        board.play(0, f"tower {tower}")
        assert board.keep == 12
        assert board.stack(12)[-1] == 3


@cites("R30")
def test_a_tower_that_carries_the_keep_may_land_on_towers_and_wizards() -> None:
    board = Board(
        2,
        towers={10: (1,), 12: (4,)},
        keep=10,
        wizards={"T4": "Y", 15: "B"},
        hands={0: "TM2 W1 W2"},
    )
    board.play(0, "card TM2", "tower 1")
    assert (board.keep, board.stack(12)) == (12, (4, 1))
    assert board.bottles(0) == (5, 1, 0)


@cites("R32", "9.5")
def test_lifting_a_tower_uncovers_the_surface_under_it() -> None:
    board = Board(
        2,
        towers={10: (1, 2)},
        wizards={"T1": "BY", 10: "B", 15: "Y"},
        hands={0: "TM2 W1 W2"},
    )
    board.play(0, "card TM2", "tower 2")
    assert board.sees(1)["spaces"][10]["wizards"] == [1, 1]
    assert board.bottles(0) == (6, 0, 0)
    board.play(0, "card W1", "wizard 10 0")
    assert board.on(11) == "B"


@cites("R34")
def test_the_keep_cannot_be_pushed_nor_moved_by_tower_spells() -> None:
    board = Board(2, full={0: 1})
    board.play(0, "cast move_tower")
    board.expect_options(0, ALL)
    board = Board(2)
    board.play(0, "refresh")
    board.expect_options(0, ["no-push", *ALL])
