"""What a review of the rules, the log, prompts and refusals found; each test names its finding."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coven import rulebook
from coven.core import Text
from coven.games.witchstone.components import CELL_OF, COORDINATES, PRINTED_MASK
from coven.games.witchstone.rules.energy import energy_room
from coven.games.witchstone.rules.witches import usable_witch_actions, witch_room
from coven.games.witchstone.state import members, pack_special
from coven.testkit import cites
from coven.testkit.rulebook import messages
from coven.testkit.scenario import Scene
from coven.text import LOCALES, Speaker

from .scenes import GAME, Board, cell, placement

ALL_MARKERS = "tower_ne.stone tower_ne.village_n castle_ne.village_e castle_ne.forest_e"
ALL_MARKERS += " tower_ne.castle_ne tower_ne.forest_e tower_se.stone"
"""Portals of nineteen cells, so that one marker is left."""


def question(board: Board) -> Text:
    """Returns the question to seat 0, after saying it in every language."""
    text = GAME.prompt(board.state, 0)
    board.say(text)
    return text


def crowded(*open_cells: tuple[int, int]) -> Board:
    """Returns a position in which all other cells of the cauldron have a crystal or a tile, more
    than the box has."""
    board = Board(hand="EW EP EC EM ES")
    s = board.state
    taken = PRINTED_MASK
    for q, r in COORDINATES:
        if (q, r) not in open_cells:
            taken |= 1 << CELL_OF[cell(q, r)]
    s.tiles[0] = taken & ~s.gems[0] & ~s.black[0]
    laid = [pack_special(0, n) for n in members(s.tiles[0] & ~PRINTED_MASK)]
    s.inlaid = [tuple(laid), *s.inlaid[1:]]
    return board


# -- what a player can read ----------------------------------------------------------------------


@cites("6.7", "6.2", "R20")
def test_a_foreign_portal_does_not_carry_a_new_one() -> None:
    """W1: building next to another seat's portal only is refused, and the paragraph that the
    refusal cites says so."""
    board = Board(
        towers=("tower_ne", "tower_se"),
        portals={1: "tower_se.forest_e tower_ne.forest_e"},
        doing=("energy", 2),
    )
    board.expect_refused(0, "build forest_e.stone", rule="6.2", because="refuse-not-joined")
    board.play(0, "build tower_ne.forest_n")
    board.expect_refused(0, "build forest_e.stone", rule="6.7", because="refuse-not-joined")
    for locale, own in (("en", "your own finished"), ("ru", "собственными"), ("uk", "власними")):
        assert own in (rulebook.paragraph("witchstone", locale, "6.7") or "")


@pytest.mark.parametrize("locale", LOCALES)
def test_rulings_that_a_player_meets_can_be_read(locale: str) -> None:
    """W2: players can read these rulings, and the introduction of the rules refers to R1–R8, by
    which the board is our reconstruction (W42)."""
    known = {ruling.number for ruling in rulebook.rulings("witchstone", locale)}
    assert known >= {"R14", "R16", "R20", "R24", "R27", "R28", "R29", "R36", "R37", "R41", "R47"}
    head = rulebook.rules("witchstone", locale).partition("\n## ")[0]
    assert "R1–R8" in head


@cites("1.1", "1.5", "1.6", "1.8", "10.9")
@pytest.mark.parametrize("locale", LOCALES)
def test_no_paragraph_states_a_fact_of_our_own(locale: str) -> None:
    """W42, W43: numbers that we have chosen, such as 37 cells, stand in rulings, not in
    paragraphs."""
    paragraph = rulebook.paragraph
    assert "37" not in (paragraph("witchstone", locale, "1.5") or "37")
    assert "37" in (paragraph("witchstone", locale, "R2") or "")
    assert "22" in (paragraph("witchstone", locale, "R7") or "")
    assert not any(c.isdigit() for c in paragraph("witchstone", locale, "10.9") or "1")


# -- crystals at any moment ----------------------------------------------------------------------


@cites("9.14", "R15", "R16")
def test_every_crystal_can_be_taken_out_when_no_domino_fits() -> None:
    """W3: with one free cell, the crystal that makes room for a domino is asked for, and all others
    can be taken out, too."""
    board = crowded((1, -3))
    board.settle()
    board.expect_options(0, ["remove b2"])
    board.expect_offered(0, [f"remove {id}" for id in ("b4", "d2", "d4", "d6", "f2", "f4")])
    drawn = "".join(GAME.parts(board.sight(0), board.speakers[0]).values())
    for id in ("b2", "b4", "d4", "f4"):
        assert f'data-move="remove {id}"' in drawn


@cites("9.14", "R16")
def test_crystals_can_be_taken_out_even_if_a_domino_is_lost() -> None:
    """W3: even if taking a crystal out makes no room for a domino, it is offered: 9.14 allows it at
    any moment."""
    board = crowded()
    s = board.state
    s.tiles[0] |= s.gems[0] & ~(1 << CELL_OF["b2"]) | s.black[0]
    s.gems[0], s.black[0] = 1 << CELL_OF["b2"], 0
    board.settle()
    board.expect_prompt(0, "prompt-discard")
    board.expect_offered(0, ["remove b2"])


@cites("R16")
def test_after_a_lost_domino_nothing_is_said_to_be_done() -> None:
    """W5: after a lost domino the question does not say "All is done"."""
    board = crowded()
    s = board.state
    s.tiles[0] |= s.gems[0] | s.black[0]
    s.gems[0] = s.black[0] = 0
    board.settle()
    board.play(0, "discard energy-witch")
    assert question(board).key == "prompt-end-turn-lost"
    board.expect_refused(0, "start energy", rule="R16", because="refuse-lost")


def test_a_turn_saved_by_rules_1_goes_on() -> None:
    """W5: a position of rules version 1, whose end of a turn has no field for a lost domino,
    loads."""
    board = Board(doing=("energy", 1))
    board.play(0, "stop")
    saved = json.loads(json.dumps(GAME.save(board.state)))
    for frame in saved["stack"]:
        frame.get("EndTurn", {}).pop("lost", None)
    assert GAME.save(GAME.load(saved, board.state.rng)) == GAME.save(board.state)


# -- boosters that would be wasted -----------------------------------------------------------------


@cites("R47", "10.7")
def test_a_wand_booster_is_refused_if_the_steps_reach_the_end() -> None:
    """W4: with the owl on space 20 of 22 and six steps, a booster adds nothing, so it is
    refused."""
    board = Board(doing=("wand", 6), wand={0: 20}, scrolls={0: "boost-wand boost-any"})
    board.expect_options(0, ["step 2", "step 1", "stop"])
    board.expect_refused(0, "boost wand", rule="R47", because="refuse-boost-useless")
    board = Board(doing=("wand", 1), wand={0: 20}, scrolls={0: "boost-wand boost-any"})
    board.play(0, "boost any")
    board.expect_refused(0, "boost wand", rule="R47", because="refuse-boost-useless")


@cites("R47", "6.8")
def test_an_energy_booster_is_refused_if_markers_or_cells_do_not_suffice() -> None:
    """W4: with one marker for three actions, or one cell that can be reached, a booster adds
    nothing, so it is refused."""
    board = Board(doing=("energy", 3), portals={0: ALL_MARKERS}, scrolls={0: "boost-energy"})
    board.expect_refused(0, "boost energy", rule="R47", because="refuse-boost-useless")
    taken = "tower_ne.stone tower_ne.forest_e tower_ne.castle_ne tower_ne.village_n"
    rest = "forest_n.stone forest_n.village_n tower_nw.forest_n castle_nw.forest_n"
    board = Board(3, doing=("energy", 1), portals={1: taken, 2: rest}, scrolls={0: "boost-energy"})
    assert energy_room(board.state, 0) == 1
    board.expect_options(0, ["build tower_ne.forest_n", "stop"])
    board.play(0, "build tower_ne.forest_n")
    board.expect_options(0, ["end-turn"])


@cites("R47", "7.12")
def test_a_witch_booster_is_refused_if_all_witches_can_be_used_without_it() -> None:
    """W4: with one witch lying ready and a journey of price 2 at most, three actions are enough, so
    a booster is refused."""
    table: dict[str, Any] = {
        "portals": {0: "tower_ne.forest_n", 1: "tower_sw.stone forest_n.stone"},
        "lying": {0: 1},
        "supply": {0: 0},
        "witches": {0: "village_e castle_se"},
        "scrolls": {0: "boost-witch"},
    }
    board = Board(doing=("witch", 1), **table)
    s = board.state
    s.lying[0], s.supply[0] = 1, 0
    board.settle()
    assert witch_room(s, 0) == 3
    board.expect_can(0, "boost witch", "journey forest_n")
    board = Board(doing=("witch", 3), **table)
    board.state.lying[0], board.state.supply[0] = 1, 0
    board.settle()
    board.expect_refused(0, "boost witch", rule="R47", because="refuse-boost-useless")


@cites("7.6", "7.12")
@pytest.mark.parametrize(
    ("lying", "supply", "left", "usable"),
    [
        (0, 3, 2, 2),
        (1, 0, 1, 1),
        (1, 0, 2, 2),
        (1, 0, 5, 3),
        (2, 0, 5, 5),
        (3, 0, 9, 6),
        (0, 1, 3, 3),
        (0, 1, 9, 4),
        (0, 0, 4, 0),
    ],
)
def test_how_many_witch_actions_can_be_used(
    lying: int, supply: int, left: int, usable: int
) -> None:
    """W5: of `left` witch actions, as many count as witches and journeys can use, here `usable`.
    Journeys cost 1 to forest_n, 2 to the stone and 3 to tower_sw."""
    board = Board(portals={0: "tower_ne.forest_n", 1: "tower_sw.stone forest_n.stone"})
    board.state.lying[0], board.state.supply[0] = lying, supply
    assert usable_witch_actions(board.state, 0, left) == usable


# -- prompts that say what is so -------------------------------------------------------------------


@cites("10.7", "6.8", "11.13", "4.7")
@pytest.mark.parametrize(
    ("table", "key", "count"),
    [
        ({"doing": ("wand", 6), "wand": {0: 20}}, "wand", 2),
        ({"doing": ("energy", 5), "portals": {0: ALL_MARKERS}}, "energy", 1),
        ({"doing": ("scroll", 9)}, "scroll", 6),
        (
            {"doing": ("scroll", 6), "row": "silver specials scrolls chips", "deck": ""},
            "scroll",
            4,
        ),
        ({"doing": ("pentagram", 30)}, "pentagram", 30),
    ],
)
def test_a_question_never_promises_more_than_is_possible(
    table: dict[str, Any], key: str, count: int
) -> None:
    """W5: the question, its heading and the list of what is due name the same number of actions,
    and no more than can be done."""
    board = Board(**table)
    assert question(board) == Text(f"prompt-{key}", {"count": count})
    assert board.due(0)[f"due-{key}"] == count
    assert board.sight(0).crumbs[-1].args["count"] == count


@cites("7.8", "7.12", "R25")
def test_with_nothing_but_a_chip_left_the_question_is_about_the_chip() -> None:
    """W5, W6: when no witch is left, the question is about the chip; "Enough" says that the chip is
    lost, and the log does, too."""
    board = Board(
        doing=("witch", 3),
        portals={0: "tower_ne.forest_n"},
        lying={0: 1},
        chips={"forest_n": "energy"},
    )
    board.state.supply[0] = 0
    board.settle()
    assert question(board).key == "prompt-witch-send"
    board.play(0, "journey forest_n")
    assert question(board) == Text("prompt-chips", {"count": 1})
    assert board.due(0)["due-witch"] == 0
    board.expect_options(0, ["chip energy", "stop"])
    assert board.sight(0).labels["stop"].key == "move-stop-chips"
    lines = board.play(0, "stop")
    assert lines[:2] == [
        "Player 1 can’t take the Witches action (×2), so it’s skipped.",
        "Player 1 doesn’t use the Energy chip, so its action is lost.",
    ]


@cites("9.4", "R34")
def test_a_crystal_on_the_rim_is_asked_about() -> None:
    """W5: a crystal on the rim has to go to the rack, so the question asks where to, and "Enough"
    is refused."""
    board = Board(doing=("crystal", 1), gems=[(-1, 3)], black=None)
    board.play(0, f"crystal {cell(-1, 3)} bottom")
    assert question(board) == Text("prompt-rim", {"count": 1})
    board.expect_refused(0, "stop", rule="9.4", because="refuse-rim-first")


@cites("7.1", "7.2", "7.3")
def test_the_question_names_only_what_witches_can_do() -> None:
    """W5: if no witch lies ready, the question is about laying one; if the only journey is too far,
    about a booster."""
    assert question(Board(doing=("witch", 2))).key == "prompt-witch-lay"
    both = Board(doing=("witch", 2), lying={0: 1}, portals={0: "tower_ne.forest_n"})
    assert question(both) == Text("prompt-witch", {"count": 2})
    far = Board(
        doing=("witch", 1),
        lying={0: 1},
        portals={1: "tower_sw.stone tower_ne.stone"},
        witches={0: "stone"},
        scrolls={0: "boost-any"},
    )
    far.state.supply[0] = 0
    far.settle()
    assert question(far).key == "prompt-boost"
    far.expect_refused(0, "journey tower_sw", rule="7.6", because="refuse-too-far")


# -- what was skipped, waived or lost --------------------------------------------------------------


@cites("4.7", "10.7")
def test_a_skipped_action_is_told() -> None:
    """W6: if the owl stands on the last space, the log says that the wand action is skipped."""
    board = Board(hand="MS EP EC EM ES", wand={0: 22})
    board.play(0, placement("M(0,-1)+S(-1,-1)"))
    lines = board.play(0, "start wand")
    assert lines[:2] == [
        "Player 1 starts the Wand action (×1).",
        "Player 1 can’t take the Wand action (×1), so it’s skipped.",
    ]


@cites("4.7", "6.7", "7.12", "9.9", "11.13")
@pytest.mark.parametrize("action", ["energy", "witch", "crystal", "scroll"])
def test_a_bonus_that_cannot_be_used_is_told(action: str) -> None:
    """W6: the log says so if an action cannot be done; here each action is won on the pentagram
    because no special hex is left (W19.8)."""
    board = Board(
        doing=("pentagram", 1),
        ring={0: 1},
        specials_gone=True,
        slots=[None, None, None],
        portals={0: f"{ALL_MARKERS} tower_ne.forest_n"},
        gems=[],
        black=None,
        row="",
        deck="",
    )
    board.state.supply[0] = 0
    board.settle()
    board.play(0, "step 1")
    lines = board.play(0, f"twice {action}")
    name = {"energy": "Energy", "witch": "Witches", "crystal": "Crystals", "scroll": "Scrolls"}
    assert lines == [
        f"No special hexes are left: Player 1 takes the {name[action]} action (×2) instead.",
        f"Player 1 can’t take the {name[action]} action (×2), so it’s skipped.",
    ]


@cites("4.7", "9.4", "9.9")
def test_crystal_moves_won_by_the_last_crystal_are_told_to_lapse() -> None:
    """W6: the last crystal, put on the crystal shelf, wins two crystal moves that nothing can make;
    the log says that they are skipped."""
    board = Board(doing=("crystal", 1), gems=[(1, -3)], black=None)
    board.play(0, f"crystal {cell(1, -3)} top")
    lines = board.play(0, "shelve top up")
    assert lines[-1] == "Player 1 can’t take the Crystals action (×2), so it’s skipped."


@cites("R14", "R28", "R36")
@pytest.mark.parametrize(
    ("action", "move", "line"),
    [
        ("energy", "stop", "Player 1 leaves the Energy action (×3) unused."),
        ("witch", "stop", "Player 1 leaves the Witches action (×3) unused."),
        ("crystal", "stop", "Player 1 leaves the Crystals action (×3) unused."),
        ("scroll", "stop", "Player 1 leaves the Scrolls action (×3) unused."),
        ("pentagram", "stop", "Player 1 leaves the Pentagram action (×3) unused."),
        ("wand", "stop", "Player 1 leaves the Wand action (×3) unused."),
        ("pentagram", "step 1", "Player 1 leaves the Pentagram action (×2) unused."),
        ("wand", "step 1", "Player 1 leaves the Wand action (×2) unused."),
    ],
)
def test_what_is_left_unused_is_told(action: str, move: str, line: str) -> None:
    """W6: after "Enough" the log says what was left unused."""
    assert line in Board(doing=(action, 3)).play(0, move)


@cites("R35", "10.7")
def test_steps_beyond_the_end_of_the_wand_are_told_to_lapse() -> None:
    """W6: with three steps for two spaces, the log says that the third is skipped."""
    lines = Board(doing=("wand", 3), wand={0: 20}).play(0, "step 2")
    assert lines[1] == "Player 1 can’t take the Wand action (×1), so it’s skipped."


@cites("R23", "R43")
def test_a_bonus_joins_only_the_action_that_is_just_being_done() -> None:
    """W7: witch actions that a crystal wins in the middle of a witch action are counted apart from
    it, so they do not pay for its dear journeys."""
    board = Board(
        towers=("tower_ne", "tower_se"),
        portals={
            0: "tower_ne.castle_ne",
            1: "tower_se.forest_e tower_ne.forest_e forest_s.stone tower_se.forest_s",
        },
        chips={"castle_ne": "crystal"},
        gems=[(-3, 2)],
        lying={0: 2},
        doing=("witch", 2),
    )
    board.play(0, "journey castle_ne", "chip crystal", f"crystal {cell(-3, 2)} bottom_left")
    board.play(0, "shelve bottom_left up")
    counts = [crumb.args["count"] for crumb in board.sight(0).crumbs if "count" in crumb.args]
    assert counts == [1, 0, 2]
    board.expect_refused(0, "journey forest_s", rule="7.6", because="refuse-too-far")
    board.play(0, "journey forest_e", "lay")
    assert board.due(0)["due-witch"] == 1


@cites("11.12", "R39")
@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_said_that_the_rulebook_lets_each_player_close_their_scrolls(locale: str) -> None:
    """W8: ruling R39 says that in the rulebook each player decides this, while our option decides
    for all."""
    assert rulebook.paragraph("witchstone", locale, "R39")
    words = {"en": "each player", "ru": "каждый игрок", "uk": "кожен гравець"}
    assert words[locale] in (rulebook.paragraph("witchstone", locale, "R39") or "")


@cites("3.8", "R9")
@pytest.mark.parametrize("first", ["random", "first-seat"])
def test_the_log_names_the_first_player(first: str) -> None:
    """W9: the first line of the log names the first player."""
    scene = Scene(GAME, 3, {"first-player": first})
    told = scene.match.opening[0]
    assert (told.key, told.args) == ("log-first", {"seat": scene.state.start})


@cites("1.3")
@pytest.mark.parametrize(
    ("locale", "word"), [("en", "animal marker"), ("ru", "фамильяра"), ("uk", "фамільяра")]
)
def test_pieces_that_a_screen_does_not_need_are_named(locale: str, word: str) -> None:
    """W10: paragraph 1.3 names position markers, animal markers and player aids, which the screen
    leaves out."""
    assert word in (rulebook.paragraph("witchstone", locale, "1.3") or "")


@cites("3.10", "3.9")
def test_a_big_witch_stays_in_her_tower() -> None:
    """W10: changing towers after the set-up is refused by 3.10, which says so."""
    board = Board()
    board.expect_refused(0, "tower tower_se", rule="3.10", because="refuse-tower-late")


@cites("9.14")
def test_lost_points_are_called_a_loss() -> None:
    """W22: the log says "loses 1 point", not "-1 point"."""
    assert Board().play(0, "remove b2")[-1] == "Player 1 loses 1 point (crystal taken out)."


@cites("12.1", "12.5", "12.6", "R41")
@pytest.mark.parametrize(
    ("wand", "last"),
    [
        ({0: 3, 1: 5}, "Player 2 wins the tie"),
        ({}, "Player 2 shares the victory"),
        (None, "Player 1 wins with"),
    ],
)
def test_the_log_ends_with_the_final_scoring_and_the_winner(
    wand: dict[int, int] | None, last: str
) -> None:
    """W25: the last lines of the log are everybody's final scoring and the winner."""
    board = Board(2, wand=wand or {}, round=11, active=1, score={0: 50 if wand is None else 0})
    if wand is not None:
        totals = [sum(points.values()) for points in GAME.scores(board.state)]
        board.state.score[0] += totals[1] - totals[0]
    lines: list[str] = []
    while not board.state.over:
        moves = board.options(1)
        wanted = ("stop", "end-turn", "go-on")
        lines = board.play(1, next((m for m in wanted if m in moves), moves[0]))
    assert lines[-3 - lines[-2].startswith("Player 1 shares")].startswith("Player 1’s final")
    assert lines[-1].startswith(last)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_and_the_crumbs_call_their_reader_you(locale: str) -> None:
    """P19: lines of the log and of the question's heading say "you" to their reader instead of the
    reader's name."""
    reader = Speaker("coven.games.witchstone", locale, ["Ada", "Bea"], viewer=0)
    for key, names in messages("coven.games.witchstone", locale)[0].items():
        if key.startswith(("log-", "crumb-")) and "seat" in names:
            said = [reader.say(key, {**dict.fromkeys(names, 1), "seat": seat}) for seat in (0, 1)]
            assert "Ada" not in said[0], key
            assert "Bea" in said[1], key
