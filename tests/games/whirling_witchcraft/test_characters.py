"""The characters (chapter 11)."""

from __future__ import annotations

import pytest

from coven.games.whirling_witchcraft.components import TYPES
from coven.testkit import cites

from .scenes import Board

HANDS = {
    0: "spore_lore fear_charm mushroom_flood nature_rite",
    1: "web_lore love_charm spider_quake growth_rite",
}


@cites("11.1", "11.2", "R29")
def test_an_initiate_changes_her_hand_once_before_playing() -> None:
    board = Board(2, hands=HANDS, top="void_storm lost_arcana bind_spell find_spell")
    board.play(0, "redraw")
    assert board.hand(0) == "void_storm lost_arcana bind_spell find_spell"
    assert board.sees(1)["discard"] == 4
    assert board.sees(1)["players"][0]["left_game"]
    board.expect_unknown(1, "fear_charm", "void_storm")
    board.expect_offered(0, [])  # it cannot be taken back
    board.expect_refused(0, "redraw", rule="11.1", because="refuse-used-up")
    board.play(0, "play void_storm")
    board.play(1, "play web_lore")
    board.finish()
    assert board.hand(1).split()[:2] == ["lost_arcana", "bind_spell"]  # the new hand is passed
    assert board.sees(0)["discard"] == 4


@cites("11.2", "R29")
def test_the_new_hand_comes_too_late_after_playing_and_is_for_initiates_only() -> None:
    board = Board(2, hands=HANDS, characters="initiate whirlwind")
    board.expect_refused(1, "redraw", rule="11.2", because="refuse-not-initiate")
    board.play(0, "play spore_lore")
    board.expect_refused(0, "redraw", rule="11.2", because="refuse-redraw-late")
    board.play(0, "take-back", "redraw")
    board.expect_can(0, "play " + board.hand(0).split()[0])


@cites("11.2")
def test_a_choice_of_another_player_stays_while_an_initiate_draws_a_new_hand() -> None:
    board = Board(2, hands=HANDS)
    board.play(1, "play web_lore")
    board.play(0, "redraw")
    board.expect_offered(1, ["take-back"])
    board.play(1, "take-back", "play love_charm turned")
    board.study()
    assert board.recipes(1) == "love_charm~"


@cites("11.3")
def test_the_clairvoyant_holds_five_and_draws_two_while_her_left_neighbour_draws_none() -> None:
    board = Board(3, characters="clairvoyant trickster whirlwind")
    assert len(board.hand(0).split()) == 5
    deck = board.sees(None)["deck"]
    passed = board.hand(0).split()[1:]
    board.quiet_round()
    assert board.hand(1).split() == passed
    assert [len(board.hand(seat).split()) for seat in range(3)] == [5, 4, 4]
    assert board.sees(None)["deck"] == deck - 3


@cites("11.4", "R31")
def test_the_daredevil_plays_what_chance_picks_and_uses_one_more_effect() -> None:
    board = Board(
        2, hands=HANDS, characters="daredevil trickster", bench={0: "toad*2"}, tokens={0: (0, 1, 0)}
    )
    board.chance(1)  # of the hand sorted by number: spore_lore, fear_charm, nature_rite …
    told = board.play(0, "dare")
    assert told == ["Player 1’s random recipe is “Fear Charm”."]
    board.expect_unknown(1, "fear_charm", "Fear Charm")
    board.expect_offered(0, [])
    board.expect_options(0, ["play fear_charm", "play fear_charm turned"])
    board.expect_refused(0, "play spore_lore", rule="11.4", because="refuse-dared")
    board.expect_refused(0, "take-back", rule="11.4", because="refuse-dared-back")  # WW11
    board.play(0, "play fear_charm")
    board.expect_prompt(0, "prompt-dare-effect")
    board.expect_options(
        0,
        ["skip", "raven toad", "raven toad toad"]
        + [f"{verb} {t}" for verb in ("potion", "grimoire") for t in TYPES],
    )
    board.play(0, "raven toad")
    board.expect_offered(0, ["take-back"])
    board.play(0, "take-back", "take-back", "play fear_charm turned", "grimoire spider")
    assert board.light(0) == "ready"
    board.play(1, "play web_lore")
    assert board.recipes(0) == "fear_charm~"
    assert board.tokens(0) == (0, 2, 0)  # only the card's own symbol
    assert board.sees(None)["players"][0]["due"] == ["raven"]
    board.play(0, "raven toad toad", "use fear_charm", "make toad", "finish")
    board.play(1, "finish")
    assert board.bench(1) == "toad"


@cites("11.4", "R31")
def test_a_one_way_card_gives_the_daredevil_no_direction_and_two_grimoires_two_types() -> None:
    board = Board(2, hands={0: "poison_magic"}, characters="daredevil", tokens={0: (0, 0, 1)})
    board.play(0, "dare")
    board.expect_prompt(0, "prompt-dare-effect")
    board.expect_refused(0, "raven toad", rule="6.8", because="refuse-not-on-bench")
    board.play(0, "grimoire mandrake")
    board.play(0, "take-back", "grimoire mandrake")
    board.study()
    board.expect_refused(0, "grimoire mandrake", rule="6.9", because="refuse-named")
    board.play(0, "grimoire toad")
    assert board.sees(1)["players"][0]["grimoire"] == ["mandrake", "toad"]


@cites("11.4")
def test_only_the_daredevil_dares_and_she_need_not() -> None:
    board = Board(2, hands=HANDS, characters="trickster daredevil")
    board.expect_refused(0, "dare", rule="11.4", because="refuse-not-daredevil")
    board.expect_can(1, "dare", "play web_lore")


@cites("11.5")
def test_the_toad_whisperer_turns_three_toads_into_anything_and_starts_with_a_grimoire_symbol() -> (
    None
):
    board = Board(2, characters="toad_whisperer", bench={0: "toad*4"}, stage="brew")
    board.play(0, "use toad_whisperer")
    board.expect_options(0, [f"make {name}" for name in TYPES])
    board.play(0, "make heart", "finish")
    board.play(1, "finish")
    assert board.bench(1) == "heart"
    board = Board(2, characters="toad_whisperer", tokens={0: (0, 0, 1)}, hands={0: "sleep_charm"})
    board.study("sleep_charm")
    assert board.sees(None)["players"][0]["due"] == ["grimoire"]


@cites("11.1", "11.6", "R33")
@pytest.mark.parametrize("made", ["heart heart heart", "toad mandrake heart"])
def test_the_dark_horse_makes_any_three_once(made: str) -> None:
    bench = "heart*2 mandrake*2 mushroom*2 spider*2 toad*2"
    board = Board(2, characters="dark_horse", bench={0: bench}, stage="brew")
    board.play(0, "use dark_horse", *(f"make {name}" for name in made.split()))
    assert not board.sees(0)["players"][0]["left_game"]
    board.finish()
    assert board.bench(0) == "heart mandrake mushroom spider toad"
    assert board.sees(1)["players"][0]["left_game"]
    board.study()
    board.skip_effects()
    board.expect_refused(0, "use dark_horse", rule="7.1", because="refuse-not-in-play")


@cites("11.6")
def test_the_dark_horse_stays_while_it_is_not_used() -> None:
    board = Board(2, characters="dark_horse", stage="brew")
    board.finish()
    assert not board.sees(1)["players"][0]["left_game"]


@cites("11.7", "R30")
def test_the_potion_brewer_pours_for_every_potion_symbol_before_the_potion_itself() -> None:
    board = Board(
        2, characters="potion_brewer", hands={0: "swirling_scheme"}, bench={0: "heart toad*2"}
    )
    board.study("swirling_scheme")
    assert board.sees(None)["players"][0]["due"] == ["pouring", "pouring", "potion"]
    board.expect_options(0, ["skip", "pour heart", "pour toad"])
    board.expect_refused(0, "pour spider", rule="11.7", because="refuse-not-on-bench")
    board.play(0, "pour toad", "pour heart", "potion spider")
    assert board.tokens(0) == (2, 0, 0)
    assert board.bench(0) == "toad"
    assert board.cauldron(0) == "heart spider toad"
    board.expect_refused(1, "pour toad", rule="11.7", because="refuse-not-brewer")


@cites("R30")
def test_pouring_may_be_left_out_and_asks_nothing_of_an_empty_workbench() -> None:
    board = Board(2, characters="potion_brewer", hands={0: "swirling_scheme"}, bench={0: "toad"})
    board.study("swirling_scheme")
    board.play(0, "pour toad")
    board.expect_prompt(0, "prompt-potion")
    board.play(0, "take-back", "skip", "skip", "skip")
    assert board.bench(0) == "toad"


@cites("11.8", "R35")
def test_the_grimoire_scholar_gives_two_mandrakes_for_a_type() -> None:
    board = Board(
        2,
        characters="grimoire_scholar",
        recipes={0: "spore_lore spider_offering"},
        bench={0: "mandrake mushroom"},
        stage="brew",
    )
    board.expect_refused(0, "scholar", rule="11.8", because="refuse-few-mandrakes")
    board.play(0, "use spore_lore", "scholar")  # one from the workbench, one just created
    assert (board.planned(0), board.brew(0)) == ("", "")
    board.expect_prompt(0, "prompt-grimoire")
    board.play(0, "grimoire spider", "use spider_offering")
    board.expect_refused(0, "scholar", rule="11.8", because="refuse-scholar-used")
    board.finish()
    assert board.bench(1) == "mandrake mushroom toad"
    board.expect_refused(1, "scholar", rule="11.8", because="refuse-not-scholar")


@cites("11.8", "R35")
def test_a_grimoire_of_mandrakes_does_not_pay_the_scholars_price_nor_is_it_named_twice() -> None:
    board = Board(
        2,
        characters="grimoire_scholar",
        grimoire={0: "mandrake"},
        bench={0: "mandrake"},
        recipes={0: "spore_lore"},
        stage="brew",
    )
    board.expect_refused(0, "scholar", rule="11.8", because="refuse-few-mandrakes")
    board = Board(
        2,
        characters="grimoire_scholar",
        grimoire={0: "mandrake"},
        bench={0: "mandrake*3 mushroom"},
        recipes={0: "spore_lore"},
        stage="brew",
    )
    board.play(0, "use spore_lore", "scholar")
    board.expect_options(0, ["take bench mandrake", "take brew mandrake"])
    board.expect_refused(0, "grimoire toad", rule="11.8", because="refuse-pay-first")
    board.play(0, "take bench mandrake")
    board.expect_refused(0, "grimoire mandrake", rule="11.8", because="refuse-named")
    board.play(0, "grimoire toad", "finish")


@cites("11.9", "R36")
def test_the_tricksters_recipe_turns_in_the_stage_of_passing_hands() -> None:
    board = Board(2, characters="trickster", bench={0: "mushroom*9 toad*9"})
    for made in ("toad*2", "mushroom*2", "toad*2", "mushroom*2"):
        board.study()
        board.skip_effects()
        board.play(0, "use trickster")
        assert board.brew(0) == made
        board.play(0, "take-back")
        board.finish()
        board.expect_told("log-trickster")


@cites("11.10", "R32")
def test_the_unstoppable_must_take_three_and_what_does_not_fit_goes_left() -> None:
    board = Board(3, characters="trickster unstoppable", bench={1: "mandrake*3"}, stage="begin")
    board.expect_asked(1)
    board.expect_options(1, [f"gather {name}" for name in TYPES])
    board.expect_refused(0, "gather toad", rule="11.10", because="refuse-not-unstoppable")
    board.play(1, "gather mandrake")
    assert board.bench(1) == "mandrake*4"
    assert (board.circle(0), board.circle(2)) == ("", "mandrake*2")
    board.expect_asked(0, 1, 2)
    board.expect_refused(1, "gather toad", rule="11.10", because="refuse-gather-now")
    board.quiet_round()
    board.expect_asked(1)


@cites("11.10", "R6")
def test_the_unstoppable_turns_a_heart_into_a_mandrake_and_a_mushroom() -> None:
    board = Board(2, characters="unstoppable", bench={0: "heart"}, stage="brew")
    board.play(0, "use unstoppable")
    assert board.brew(0) == "mandrake mushroom"


@cites("11.11", "R37")
def test_the_whirlwind_may_turn_any_recipe_round_but_only_when_playing_it() -> None:
    hands = {0: "mushroom_flood void_storm"}
    board = Board(2, characters="whirlwind", hands=hands, bench={0: "mushroom*3 spider toad"})
    board.play(0, "play mushroom_flood turned")
    board.study()
    board.skip_effects()
    board.play(0, "use mushroom_flood")
    assert board.brew(0) == "mandrake*2"
    board.finish()
    assert board.recipes(0) == "mushroom_flood~"
    board = Board(2, characters="whirlwind", hands=hands, bench={0: "mushroom spider toad"})
    board.study("void_storm~")
    board.skip_effects()
    board.play(0, "use void_storm")
    assert (board.planned(0), board.brew(0)) == ("", "")


@cites("11.12", "R34")
def test_the_jack_of_all_trades_moves_one_of_five_types_and_wins_by_it() -> None:
    board = Board(
        2,
        characters="jack_of_all_trades",
        circle={0: "toad*4"},
        cauldron={0: "heart mandrake"},
        recipes={0: "void_storm"},
        stage="brew",
    )
    board.play(0, "use void_storm")
    board.finish()
    board.expect_asked(0)
    board.expect_options(0, ["pass", *(f"save {name}" for name in TYPES)])
    board.expect_refused(1, "save toad", rule="11.12", because="refuse-not-jack")
    board.play(0, "save heart")
    board.expect_over("won", [1, 2])
    assert board.circle(0) == "heart toad*4"
    assert board.bench(1) == "mandrake mushroom spider toad"


@cites("11.12", "R34")
def test_types_on_jacks_workbench_do_not_count() -> None:
    board = Board(
        2,
        characters="jack_of_all_trades",
        bench={0: "heart"},
        cauldron={0: "mandrake"},
        recipes={0: "void_storm"},
        stage="brew",
    )
    board.play(0, "use void_storm")
    board.finish()
    assert board.stage == "study"
    board.expect_refused(0, "save toad", rule="11.12", because="refuse-save-now")


@cites("11.12")
def test_jack_may_pass() -> None:
    board = Board(
        2,
        characters="jack_of_all_trades",
        cauldron={0: "heart mandrake mushroom spider toad"},
        stage="brew",
    )
    board.finish()
    board.play(0, "pass")
    assert board.circle(0) == ""


@cites("11.13", "7.5")
def test_the_fey_blessed_creates_from_nothing_every_round_if_she_likes() -> None:
    board = Board(2, characters="fey_blessed", stage="brew")
    board.expect_options(0, ["finish", "use fey_blessed"])
    board.play(0, "use fey_blessed")
    assert board.brew(0) == "mandrake toad"
    board.play(0, "take-back")
    board.finish()
    assert board.bench(1) == ""


@cites("11.14", "R14")
def test_the_spider_summoner_makes_five_spiders_of_three_mandrakes_or_of_a_grimoire() -> None:
    board = Board(2, characters="spider_summoner", bench={0: "mandrake*3"}, stage="brew")
    board.play(0, "use spider_summoner")
    assert (board.planned(0), board.brew(0)) == ("", "spider*5")
    board = Board(2, characters="spider_summoner", grimoire={0: "mandrake"}, stage="brew")
    board.play(0, "use spider_summoner")
    assert board.brew(0) == "spider*5"


@cites("11.8")
def test_a_scholar_who_has_named_every_type_is_told_so() -> None:
    """WW31: the refusal says that every type is named already, not that she lacks mandrakes."""
    board = Board(
        2,
        characters="grimoire_scholar",
        grimoire={0: "heart mandrake mushroom spider toad"},
        bench={0: "mandrake*3"},
        stage="brew",
    )
    board.expect_refused(0, "scholar", rule="11.8", because="refuse-all-named")


@cites("11.4", "6.5")
def test_the_log_does_not_claim_an_effect_that_the_daredevil_leaves_out() -> None:
    """WW16: the log says that the Daredevil may use one effect, not that she uses it."""
    board = Board(2, characters="daredevil", hands={0: "spider_quake", 1: "void_storm"})
    board.play(0, "dare")
    while board.options(0) and "skip" not in board.options(0):
        board.play(0, board.options(0)[0])
    board.play(0, "skip")
    told = board.play(1, "play void_storm")
    assert "Player 1 played a random recipe and may use one arcana effect." in told
