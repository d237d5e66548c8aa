"""Initiative wherever order can matter (7.11, 7.13): arcana, new hands, and bots that wait."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coven.bots import Bot, decide, play_bots
from coven.core import Move, State, play, rng_of
from coven.core.game import Temperament
from coven.games.whirling_witchcraft.bot.waiting import impulse
from coven.games.whirling_witchcraft.moves import FINISH, SKIP, WAIT
from coven.rulebook import paragraph
from coven.testkit import cites
from coven.testkit.scenario import canonical

from .scenes import GAME, Board

CALM = Temperament(3, "calm")


class Quick(Bot):
    """A bot that plays what the search plays in its simulated games."""

    def choose(self, position: State, seat: int) -> Move:
        return GAME.playout(position, seat, position.pending[seat], lambda n: 0)


def potion_and_raven(**options: Any) -> Board:
    """Returns a position in the arcana stage: seat 1 (initiative 41) has a raven, seat 0 (42) a
    potion, and seat 1's four slots for mandrakes are full. Each is the right neighbour of the
    other."""
    board = Board(
        2,
        tokens={0: (1, 0, 0), 1: (0, 1, 0)},
        hands={0: "leap_magic", 1: "crawl_magic"},
        bench={0: "mandrake", 1: "mandrake*4"},
        **options,
    )
    board.study("leap_magic", "crawl_magic")
    assert board.stage == "arcana"
    return board


@cites("6.10", "7.11", "7.13", "R12", "R20")
def test_who_waits_sees_first_what_lower_initiatives_decide_about_arcana() -> None:
    """WW5: seat 0 waits, sees what its neighbour's raven has removed, and then decides what its
    potion adds."""
    board = potion_and_raven()
    board.expect_asked(0, 1)
    board.play(0, "wait")
    assert board.light(0) == "waiting"
    board.expect_asked(1)
    board.expect_refused(0, "potion heart", rule="7.13", because="refuse-waiting")
    board.expect_refused(0, "wait", rule="7.13", because="refuse-waiting")
    board.expect_refused(1, "wait", rule="7.13", because="refuse-lowest")
    assert board.bench(1) == "mandrake*4"
    board.play(1, "raven mandrake mandrake")
    board.expect_told("log-raven-same", "log-called-arcana")
    assert board.bench(1) == "mandrake*2"
    assert (board.light(0), board.light(1)) == ("deciding", "open")
    assert board.sees(0)["called"] == 0
    assert board.sees(0)["players"][1]["due"] == []
    board.expect_refused(1, "take-back", rule="6.10", because="refuse-effects-opened")
    board.expect_refused(1, "raven mandrake", rule="6.5", because="refuse-decided")
    board.expect_refused(0, "wait", rule="7.13", because="refuse-called")
    board.play(0, "potion heart")
    assert board.cauldron(0) == "heart"
    assert board.stage == "brewing"


@cites("6.10", "7.13", "R20")
def test_a_quick_higher_initiative_stays_closed_and_changeable_in_the_arcana_stage() -> None:
    """WW5, WW1: what initiative 42 has decided stays hidden from 41 and may be changed until 41 has
    decided."""
    board = potion_and_raven()
    before = canonical(board.sight(1))
    board.play(0, "potion heart")
    assert board.light(0) == "ready"
    assert board.cauldron(0) == ""
    board.expect_refused(1, "wait", rule="7.13", because="refuse-lowest")
    board.play(0, "take-back")
    assert canonical(board.sight(1)) == before
    board.play(0, "potion toad")
    board.play(1, "skip")
    assert board.cauldron(0) == "toad"


@cites("7.13", "R20")
def test_several_who_wait_decide_about_arcana_in_order_of_initiative() -> None:
    """WW5: of the seats that wait, initiative 42 is asked before 51; a seat without an effect is
    not asked."""
    board = Board(
        4,
        tokens={0: (1, 0, 0), 1: (1, 0, 0), 2: (1, 0, 0)},
        hands={0: "lava_sorcery", 1: "love_charm", 2: "leap_magic", 3: "mushroom_flood"},
    )
    board.study("lava_sorcery", "love_charm", "leap_magic", "mushroom_flood")
    board.expect_asked(0, 1, 2)
    board.expect_refused(3, "wait", rule="7.13", because="refuse-nothing-to-decide")
    board.play(0, "potion toad")
    board.play(0, "take-back", "wait")
    board.play(2, "wait")
    board.expect_offered(2, ["take-back"])
    board.play(2, "take-back", "wait")
    board.through_file()
    board.play(1, "potion heart")
    board.expect_asked(2)
    assert (board.cauldron(1), board.cauldron(0)) == ("heart", "")
    board.play(2, "potion spider")
    board.expect_asked(0)
    board.expect_offered(0, [])
    board.play(0, "skip")
    assert board.stage == "brewing"
    board.expect_told("log-skip-effect")


@cites("6.10", "R22")
def test_in_strict_order_effects_are_decided_one_after_the_other_openly() -> None:
    """WW5: the option `strict` holds for arcana effects, not only for brewing."""
    board = potion_and_raven(order="strict")
    board.expect_asked(1)
    board.expect_offered(0, [])
    board.expect_refused(0, "take-back", rule="7.9", because="refuse-nothing-back")
    board.expect_refused(1, "wait", rule="7.13", because="refuse-called")
    board.play(1, "raven mandrake")
    assert board.bench(1) == "mandrake*3"
    board.expect_asked(0)
    board.play(0, "potion mandrake")
    assert board.stage == "brewing"


@cites("7.13")
@pytest.mark.parametrize("stage", ["study", "begin"])
def test_there_is_nothing_to_wait_for_where_nothing_is_decided_in_order(stage: str) -> None:
    board = Board(2, stage=stage)
    board.expect_refused(0, "wait", rule="7.13", because="refuse-nothing-to-decide")


@cites("R20", "R28")
def test_who_waits_in_the_arcana_stage_keeps_her_secrets() -> None:
    """WW5: others see that a player waits, but not what she has decided before."""
    board = Board(
        2,
        tokens={0: (1, 0, 1), 1: (0, 1, 0)},
        hands={0: "find_spell", 1: "void_storm"},
        bench={1: "toad"},
    )
    board.study("find_spell", "void_storm")
    board.play(0, "potion heart", "wait")
    assert board.light(0) == "waiting"
    board.expect_unknown(1, "potion heart")
    assert board.other_world(1).top.steps_of(0) == (WAIT,)
    assert [m.text for m in board.other_world(0).top.steps_of(0)] == ["potion heart", "wait"]
    board.play(1, "skip")
    assert board.other_world(0).top.shown == 0b10
    board.play(0, "take-back", "potion toad", "grimoire toad")
    assert board.cauldron(0) == "toad"


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_the_rules_say_that_initiative_counts_for_arcana(locale: str) -> None:
    """WW5: paragraph 6.10 refers to 7.13, the rule about initiative."""
    assert "7.13" in (paragraph(GAME.id, locale, "6.10") or "")


@cites("7.11", "11.2", "R29")
def test_of_two_initiates_the_lower_initiative_may_draw_first_if_few_recipes_are_left() -> None:
    """WW5: if the deck may not be enough for two new hands, the Initiate with the higher initiative
    must let the other decide first."""
    board = Board(
        2,
        recipes={0: "shadow_art", 1: "void_storm"},
        hands={0: "web_lore", 1: "love_charm fear_charm"},
        deck="toad_tornado spider_quake star_elixir sun_elixir moon_elixir",
    )
    board.expect_refused(0, "redraw", rule="11.2", because="refuse-redraw-turn")
    board.play(1, "play love_charm")
    board.expect_can(0, "redraw")
    board.play(1, "take-back", "redraw")
    board.expect_can(0, "redraw")
    board.play(0, "redraw")
    assert len(board.state.hands[0]) == 3


def test_a_position_of_the_arcana_stage_saved_before_loads() -> None:
    """Positions of earlier versions, whose Arcana frames have neither `shown` nor `called`,
    load."""
    board = potion_and_raven()
    board.play(0, "potion heart")
    saved = json.loads(json.dumps(GAME.save(board.state)))
    text = json.dumps(saved)
    for field in ('"shown": 0', '"called": -1'):
        assert field in text
        text = text.replace(f", {field}", "").replace(f"{field}, ", "")
    assert '"called"' not in text
    loaded: Any = GAME.load(json.loads(text), board.state.rng)
    assert GAME.save(loaded) == saved


# -- bots --------------------------------------------------------------------------------------


@cites("7.13", "R20")
def test_a_bot_waits_if_a_lower_initiative_can_change_its_brew() -> None:
    """WW1: a bot with initiative 18 waits if its best brew depends on whether seat 1 (initiative 1)
    uses mushrooms."""
    board = Board(
        2,
        bench={0: "toad*2", 1: "mushroom*9 spider*9"},
        recipes={0: "love_charm~", 1: "mushroom_offering void_storm"},
        stage="brew",
    )
    position = board.state
    assert WAIT in position.offered[0]
    assert impulse(position, 0, CALM, FINISH) == WAIT
    bot = Quick(GAME)
    assert decide(bot, board.state, 0) == WAIT
    board.play(0, "wait")
    board.play(1, "use mushroom_offering", "finish")
    board.expect_asked(0)
    assert decide(bot, board.state, 0) != WAIT
    while board.stage == "brewing":
        board.play(0, decide(bot, board.state, 0))
    assert board.circle(0) == "spider"


@cites("7.13", "R20")
def test_a_bot_does_not_wait_if_nothing_depends_on_it() -> None:
    board = Board(2, recipes={0: "love_charm", 1: "void_storm"}, stage="brew")
    assert WAIT in board.state.offered[0]
    assert impulse(board.state, 0, CALM, FINISH) is None
    board = Board(2, recipes={0: "void_storm", 1: "love_charm"}, stage="brew")
    assert impulse(board.state, 0, CALM, FINISH) is None
    board.play(0, "finish")
    assert impulse(board.state, 0, CALM, None) is None


@cites("6.10", "7.13")
def test_a_bot_waits_if_a_lower_initiative_can_change_its_effect() -> None:
    """WW5: a bot waits with its potion if the neighbour's raven, which comes first, may free the
    slots for it."""
    board = potion_and_raven()
    assert impulse(board.state, 0, CALM, SKIP) == WAIT
    assert impulse(board.state, 1, CALM, SKIP) is None
    assert decide(Quick(GAME), board.state, 0) == WAIT


@cites("6.10", "7.13")
def test_a_bot_with_a_full_workbench_waits_for_the_potion_that_comes() -> None:
    board = Board(
        2,
        tokens={0: (0, 1, 0), 1: (1, 0, 0)},
        hands={0: "crawl_magic", 1: "love_charm"},
        bench={0: "heart*3 toad*5"},
    )
    board.study("crawl_magic", "love_charm")
    assert impulse(board.state, 0, CALM, SKIP) == WAIT


@cites("7.13")
@pytest.mark.parametrize("seed", range(3))
def test_a_table_with_bots_never_blocks_a_waiting_person(seed: int) -> None:
    """WW1: if a person waits whenever possible, bots act until the person is asked again, and the
    game comes to its end."""
    s: Any = GAME.new(4, {"characters": "random"}, rng_of(seed))
    bots = {seat: Quick(GAME) for seat in (1, 2, 3)}
    waited = 0
    while not s.over:
        if 0 in s.pending:
            may_wait = WAIT in s.offered.get(0, ())
            waited += may_wait
            easy = [move for move in s.pending[0] if move in (FINISH, SKIP)]
            play(s, 0, WAIT if may_wait else (easy or s.pending[0])[-1])
        for seat, move in play_bots(GAME, s, bots):
            play(s, seat, move)
        assert s.over or 0 in s.pending, "the bots have done all they can, so it is her turn"
    assert waited > 1


def test_bots_wait_now_and_then_in_whole_games() -> None:
    waited = 0
    for seed in range(3):
        s: Any = GAME.new(4, {}, rng_of(seed))
        bots = {seat: Quick(GAME) for seat in range(4)}
        for seat, move in play_bots(GAME, s, bots):
            play(s, seat, move)
            waited += move == WAIT
        assert s.over
    assert waited > 1
