"""Movement cards: either (chapter 8)."""

from __future__ import annotations

from coven.testkit import cites

from .scenes import Board

TOWERS = [f"tower {tower}" for tower in range(1, 10)]


@cites("8.1")
def test_an_either_card_moves_a_wizard_or_a_tower_each_by_its_own_number() -> None:
    for choice in ("wizard", "tower"):
        board = Board(2, wizards={10: "B", 14: "Y"}, hands={0: "E15 W1 W2"})
        board.play(0, "card E15")
        board.expect_options(0, ["wizard 10 0", *TOWERS])
        if choice == "wizard":
            board.play(0, "wizard 10 0")
            assert (board.on(11), board.stack(9)) == ("B", (9,))
        else:
            board.play(0, "tower 8")
            assert (board.on(10), board.stack(13)) == ("B", (8,))


@cites("8.1")
def test_an_either_card_never_gives_both() -> None:
    board = Board(2, wizards={10: "B", 14: "Y"}, hands={0: "E15 W1 W2"})
    board.play(0, "card E15", "wizard 10 0")
    board.expect_options(0, ["card W1", "card W2", "drop W1", "drop W2"])
    board.expect_refused(0, "tower 9", rule="4.2", because="refuse-card-first")


@cites("8.2", "R14")
def test_choosing_the_piece_is_the_announcement_and_binds() -> None:
    board = Board(
        2,
        wizards={10: "B", 14: "Y"},
        hands={0: "E22 W1 W2"},
        game="masters",
        spells="move_tower",
        full={1: 1},
    )
    board.all_pass()
    board.play(0, "card E22")
    board.all_pass()
    board.play(0, "wizard 10 0")
    board.expect_asked(1)
    assert board.sees(1)["doing"]["what"] == "walk"
    board.expect_cannot(0, *TOWERS, "wizard 10 0")
    board.play(1, "pass")
    assert board.on(12) == "B"


@cites("8.2")
def test_a_card_that_was_played_cannot_be_taken_for_another() -> None:
    board = Board(2, wizards={10: "B", 14: "Y"}, hands={0: "E22 W1 W2"})
    board.play(0, "card E22")
    board.expect_refused(0, "card W1", rule="4.2", because="refuse-card-lies")


@cites("8.3", "R16")
def test_with_wizard_tower_and_one_die_one_decides_after_the_roll() -> None:
    for choice in ("wizard", "tower"):
        board = Board(2, wizards={10: "B", 14: "Y"}, hands={0: "ED1 W1 W2"})
        board.dice(3)
        board.play(0, "card ED1")
        board.expect_options(0, ["wizard 10 0", *TOWERS])
        if choice == "wizard":
            board.play(0, "wizard 10 0")
            assert board.on(13) == "B"
        else:
            board.play(0, "tower 9")
            assert board.stack(12) == (9,)


@cites("8.3")
def test_one_die_is_one_roll() -> None:
    board = Board(2, wizards={10: "B", 14: "Y"}, hands={0: "ED1 W1 W2"})
    board.dice(1)
    board.play(0, "card ED1")
    board.expect_refused(0, "reroll", rule="5.5", because="refuse-no-roll")


@cites("4.3", "8.1")
def test_an_either_card_is_dead_only_if_neither_part_can_move() -> None:
    nine = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    board = Board(2, towers={15: nine}, wizards={10: "Y", 15: "B"}, hands={0: "E11 W1 W2"})
    board.play(0, "card E11")
    board.expect_told("log-idle")
    board = Board(2, towers={15: nine}, wizards={10: "B", 14: "Y"}, hands={0: "E11 W1 W2"})
    board.play(0, "card E11")
    board.expect_options(0, ["wizard 10 0"])
