"""Hidden information (R58–R60): positions that a seat cannot tell apart look the same to it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.core import Event, fingerprint, play, rng_of
from coven.games.wandering_towers.components import FACES
from coven.games.wandering_towers.rules.spells import KIND, Cast
from coven.games.wandering_towers.state import SURFACES, covered_surfaces, may_hide_wizards
from coven.table.log import Record, read_events, visible_lines, write_events
from coven.testkit import cites
from coven.testkit.scenario import canonical
from coven.testkit.walk import Lineup, RandomPlayer

from .positions import TABLES, anywhere, few, position
from .scenes import EIGHT, GAME, Board, Where


def sent(s: Any, viewer: int | None) -> str:
    """Returns all that is sent to a viewer: view, questions, and the explanation of every move."""
    why: list[Any] = []
    if viewer is not None:
        for move in GAME.every_move(s):
            refusal = GAME.explain(s, viewer, move)
            if refusal is not None:
                why.append([move.text, refusal.rule, refusal.text.key, refusal.text.args])
    return canonical(GAME.sight(s, viewer)) + json.dumps(why)


def viewers(s: Any) -> list[int | None]:
    """Returns all seats, and None for a spectator."""
    return [*range(s.seats), None]


def kept(events: Iterable[Event], viewer: int | None) -> list[tuple[str, dict[str, int | str]]]:
    """Returns the events that the log keeps and this viewer may read."""
    return [(e.key, e.args) for e in events if e.readable(viewer) and not e.fleeting]


# -- redrawn positions ---------------------------------------------------------------------------


@cites("R58", "R60", "12.4")
@given(anywhere, st.sampled_from([0.0, 0.5, 1.0]))
@few
def test_redrawing_what_a_seat_cannot_know_changes_nothing_it_is_sent(
    place: tuple[Lineup, int, int], memory: float
) -> None:
    """Views, options and explanations stay the same when hands, draw pile and covered wizards are
    redrawn."""
    s = position(place)
    before = fingerprint(s)
    for viewer in viewers(s):
        other = GAME.determinise(s, viewer, rng_of(place[1]), memory)
        GAME.conserve(other)
        assert sent(other, viewer) == sent(s, viewer)
    assert fingerprint(s) == before


@cites("R58")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_redrawing_changes_all_that_is_hidden_and_nothing_else(table: Lineup) -> None:
    s = position((table, 3, 14))
    viewer = sorted(s.pending)[0]
    worlds: list[Any] = [GAME.determinise(s, viewer, rng_of(seed)) for seed in range(8)]
    assert len({tuple(world.deck[: world.deck_left]) for world in worlds}) > 1
    for world in worlds:
        assert world.hands[viewer] == s.hands[viewer]
        assert world.stacks == s.stacks
        for surface in range(SURFACES):
            if surface not in covered_surfaces(s):
                assert world.crowd[surface] == s.crowd[surface]
    places = [surface for surface in covered_surfaces(s) if may_hide_wizards(s, surface)]
    if len(places) > 1 and sum(s.load[surface] for surface in places):
        assert len({tuple(world.crowd) for world in worlds}) > 1
    others = [seat for seat in range(s.seats) if s.hands[seat] and seat != viewer]
    if others and not (s.shared and s.options["cooperative-hands"] == "open"):
        assert len({world.hands[others[0]] for world in worlds}) > 1


@cites("R58", "R60")
@given(anywhere)
@few
def test_the_log_of_two_positions_that_look_the_same_is_the_same(
    place: tuple[Lineup, int, int],
) -> None:
    """As long as two positions look the same to a viewer, the same moves add the same to the log
    that the viewer reads, except when Free a Wizard looks under a tower."""
    s = position(place)
    for viewer in viewers(s):
        one = s.copy()
        other: Any = GAME.determinise(s, viewer, rng_of(7))
        other.rng = one.rng
        one.records_events = other.records_events = True
        player = RandomPlayer(GAME, place[1])
        while not one.over and canonical(GAME.sight(one, viewer)) == canonical(
            GAME.sight(other, viewer)
        ):
            seat, move = player.choose(one)
            if move not in other.moves(seat):
                break
            looks_under = isinstance(one.top, Cast) and KIND[one.top.spell] == "free"
            play(one, seat, move)
            play(other, seat, move)
            if not looks_under:  # Free a Wizard may find a wizard in one of them only
                assert kept(one.events, viewer) == kept(other.events, viewer)


# -- chosen positions --------------------------------------------------------------------------


def same_for(readers: Iterable[int | None], worlds: list[Board]) -> None:
    """Asserts that none of the readers is sent anything that tells the positions `worlds` apart."""
    for viewer in readers:
        seen = {sent(board.state, viewer) for board in worlds}
        assert len(seen) == 1, f"{viewer} can tell the worlds apart"
        logs = {json.dumps(board.log(viewer)) for board in worlds}
        assert len(logs) == 1, f"{viewer} reads different logs"


def differ_for(viewer: int | None, worlds: list[Board]) -> None:
    """Asserts that the viewer is sent something else in each of the positions `worlds`."""
    assert len({sent(board.state, viewer) for board in worlds}) == len(worlds)


@cites("R58", "R60")
@pytest.mark.parametrize("game", ["basic", "masters"])
def test_another_players_hand_makes_no_difference(game: str) -> None:
    worlds = [
        Board(
            3,
            hands={0: "W1 W2 TM5", 1: hand, 2: "W3 W3 TM3"},
            top="W4 W4 W4",
            full={0: 3},
            game=game,
        )
        for hand in ("W1 W1 W1", "TM1 TD2 ED1", "E15 E24 WD3")
    ]
    same_for((0, 2, None), worlds)
    differ_for(1, worlds)
    for board in worlds:
        board.finish_turn()
        board.all_pass()
        board.expect_asked(1)
    same_for((0, 2, None), worlds)  # nor does what that player could play now
    differ_for(1, worlds)


@cites("R58", "R60")
def test_in_a_redrawn_position_other_players_can_play_their_redrawn_cards() -> None:
    board = Board(2, hands={0: "W1 W2 TM5", 1: "W3 W3 TM3"})
    for seed in range(6):
        other = board.other_world(1, seed=seed)
        cards = {FACES[face].id for face in other.hands[0]}
        assert {move.word(0) for move in other.moves(0) if move.verb == "card"} == cards


@cites("R58")
def test_the_order_of_the_draw_pile_makes_no_difference_to_anybody() -> None:
    hands = {0: "W1 W2 TM5", 1: "W3 W3 TM3"}
    worlds = [Board(2, hands=hands, top=top) for top in ("W4 W4", "TM1 ED1")]
    same_for((0, 1, None), worlds)
    for board in worlds:
        board.play(0, "card W2", "wizard 1 0", "drop TM5")
    same_for((1, None), worlds)
    differ_for(0, worlds)


def inside(floors: tuple[str, str, str], **scene: Any) -> Board:
    """Returns a game with a stack of three towers on space 10; `floors`: the wizards on the ground
    and on the two lower roofs. One blue wizard stands on top."""
    words: dict[Where, str] = {10: floors[0], "T1": floors[1], "T2": floors[2], "T3": "B", 12: "Y"}
    ready = {"towers": {10: (1, 2, 3)}, "wizards": words, "full": {0: 5, 1: 5}}
    return Board(2, **{**ready, **scene})


@cites("R58", "9.4", "R33")
@pytest.mark.parametrize("game", ["basic", "masters"])
def test_where_wizards_are_shut_in_makes_no_difference_to_anybody(game: str) -> None:
    """In positions that differ only in where wizards are shut in, everybody gets the same views,
    options, previews, explanations and log."""
    for steps in (["card TM2"], ["cast free_wizard"], ["cast swap_towers"], ["refresh"]):
        worlds = [
            inside(floors, spells=EIGHT, hands={0: "TM2 TM4 W1"}, game=game)
            for floors in (("BY", "B", ""), ("", "BBY", ""), ("BBY", "", ""), ("Y", "", "BB"))
        ]
        same_for((0, 1, None), worlds)
        for board in worlds:
            board.all_pass()
            board.play(0, *steps)
        same_for((0, 1, None), worlds)


@cites("R58", "7.8")
def test_shut_in_wizards_travel_unseen() -> None:
    worlds = [
        inside(("", *floors), hands={0: "TM2 TM4 W1"}, spells="move_tower")
        for floors in (("BY", "B"), ("", "BBY"), ("BBY", ""))
    ]
    for step in ("card TM2", "tower 1", "card TM4", "cast move_tower"):
        for board in worlds:
            board.play(0, step)
        same_for((0, 1, None), worlds)
    for board in worlds:
        board.play(0, "tower 3")
    differ_for(None, worlds)  # it was lifted off the second tower, and everybody sees that roof


@cites("R58", "14.11")
def test_the_log_of_freeing_nobody_does_not_say_who_else_is_there() -> None:
    worlds = [
        inside(floors, spells="free_wizard")
        for floors in (("", "Y", "B"), ("Y", "", "B"), ("", "YY", "B"), ("YY", "", "B"))
    ]
    for board in worlds:
        board.play(0, "cast free_wizard", "tower 2")
        board.expect_told("log-lift", "glimpse", "log-lift-nobody")
    same_for((0, 1, None), worlds[:2])
    same_for((0, 1, None), worlds[2:])


@cites("R58", "R48")
def test_what_a_swap_shows_is_gone_afterwards() -> None:
    worlds = [inside(floors, spells="swap_towers") for floors in (("", "Y", "B"), ("B", "", "Y"))]
    for board in worlds:
        board.play(0, "cast swap_towers", "swap 9 10")
    assert worlds[0].stack(10) == (1, 2, 9)
    same_for((0, 1, None), worlds)


@cites("R58")
def test_a_named_wizard_who_was_covered_is_shown_no_more() -> None:
    board = Board(
        2,
        wizards={10: "B", 12: "Y"},
        hands={0: "W1 W2 TM5"},
        game="masters",
        spells="move_tower",
        full={1: 2},
    )
    board.all_pass()
    board.play(0, "card W1")
    board.all_pass()
    board.play(0, "wizard 10 0")
    assert board.sees(None)["doing"]["surface"] == 10
    board.play(1, "cast move_tower", "tower 8")
    board.expect_prompt(1, "prompt-window-repeat")
    for viewer in (0, 1, None):
        assert board.sees(viewer)["doing"]["surface"] == -1


@cites("R58", "12.2")
def test_a_card_offered_face_down_is_hidden_from_the_player_who_may_take_it() -> None:
    worlds = []
    for card in ("W3", "TM4"):
        board = Board(4, teams=True, hands={0: "W1 W2 TM5", 2: "W3 TM4 W5"})
        board.play(2, f"offer-card {card}")
        worlds.append(board)
    same_for((0, 1, 3, None), worlds)
    other = worlds[0].other_world(0, seed=3)
    assert other.stack[-1].face in other.hands[2]


@cites("R58")
def test_the_log_keeps_no_glimpse() -> None:
    board = inside(("", "YB", "B"), spells="free_wizard")
    board.play(0, "cast free_wizard", "tower 2")
    assert [event.key for event in board.told].count("glimpse") == 1
    records = [Record(entry, 0.0) for entry in board.match.entries]
    for viewer in (0, 1, None):
        read = [line.event.key for line in visible_lines((), 0.0, records, viewer, over=False)]
        assert "log-freed" in read
        assert "glimpse" not in read
    stored = read_events(write_events(board.told))
    assert [e.key for e in stored] == [e.key for e in board.told if e.key != "glimpse"]


@cites("R58")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_log_event_names_a_covered_wizard(table: Lineup) -> None:
    """No event says who was caught; only a glimpse shows covered wizards, and it is not kept."""
    s: Any = GAME.new(table.seats, table.options, rng_of(5), records_events=True)
    player = RandomPlayer(GAME, 5, sensible=0.5)
    for _ in range(400):
        if s.over:
            break
        play(s, *player.choose(s))
        for event in s.events:
            assert event.fleeting == (event.key == "glimpse")
            if not event.fleeting:
                assert not {"crowd", "surface"} & set(event.args)
                assert ("colour" in event.args) == (
                    event.key in ("log-walk", "log-home", "log-freed", "log-name-wizard")
                )


# -- what each player is sent --------------------------------------------------------------------


@cites("R60")
@given(anywhere)
@few
def test_only_the_player_who_decides_is_sent_the_legal_moves(
    place: tuple[Lineup, int, int],
) -> None:
    s = position(place)
    for viewer in viewers(s):
        sight = GAME.sight(s, viewer)
        if viewer not in s.pending:
            assert (sight.asked, sight.prompt) == ((), None)
        if viewer is None or viewer not in s.offered:
            assert sight.offered == ()
        if not sight.asked and not sight.offered:
            assert sight.labels == {}


@cites("R58", "11.6")
def test_everybody_sees_what_lies_open() -> None:
    board = inside(("BY", "B", ""), hands={0: "W1 W2 TM5"})
    board.play(0, "card W1", "wizard 10 0")
    for viewer in (0, 1, None):
        view = board.sees(viewer)
        assert [t["id"] for t in view["spaces"][10]["towers"]] == [1, 2, 3]
        assert view["spaces"][11]["wizards"] == [1, 0]
        assert view["home"] == [2, 3]
        assert view["discard"] == ["W1"]
        assert view["bottles"][0] == {"empty": 1, "full": 5, "spent": 0}
        assert [spell["id"] for spell in view["spells"]] == ["move_wizard", "move_tower"]


# -- memory --------------------------------------------------------------------------------------


@cites("R59")
def test_with_memory_shown_seats_see_the_covered_wizards_and_spectators_do_not() -> None:
    floors = [("BY", "B", ""), ("", "BBY", "")]
    worlds = [inside(where, memory="shown", hands={0: "W1 W2 TM5"}) for where in floors]
    same_for((None,), worlds)
    for seat in (0, 1):
        differ_for(seat, worlds)
        assert worlds[0].sees(seat)["spaces"][10]["floors"] == [[1, 1], [1, 0], [0, 0]]
        other = worlds[0].other_world(seat, seed=2)
        assert other.crowd == worlds[0].state.crowd
    spectators = {tuple(worlds[0].other_world(None, seed=n).crowd) for n in range(6)}
    assert len(spectators) > 1


@cites("R59")
def test_memory_shows_nothing_but_covered_wizards() -> None:
    for seat in (0, 1):
        shown = inside(("BY", "B", ""), memory="shown", hands={0: "W1 W2 TM5"}).sees(seat)
        hidden = inside(("BY", "B", ""), memory="hidden", hands={0: "W1 W2 TM5"}).sees(seat)
        for space in shown["spaces"]:
            space.pop("floors", None)
        assert shown == hidden


@cites("R58")
def test_what_a_bot_remembers_is_what_was_covered() -> None:
    board = inside(("BY", "B", ""))
    faithful = GAME.determinise(board.state, 0, rng_of(1), memory=1.0)
    assert faithful.crowd == board.state.crowd  # type: ignore[attr-defined]
    blurred = [GAME.determinise(board.state, 0, rng_of(n), memory=0.0) for n in range(6)]
    assert any(world.crowd != board.state.crowd for world in blurred)  # type: ignore[attr-defined]
