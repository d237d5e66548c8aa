"""Findings of the review about the log and about what the box prints; the others are tested in the
files of their chapters."""

from __future__ import annotations

import pytest

from coven.core import Args
from coven.testkit import cites
from coven.testkit.rulebook import messages
from coven.text import LOCALES, Speaker

from .scenes import GAME, Board


@cites("6.8")
def test_two_of_a_type_are_counted_in_labels_and_in_the_log() -> None:
    """WW28: texts say "2 toads", not "a toad and a toad"."""
    board = Board(
        2, tokens={0: (0, 1, 0)}, hands={0: "crawl_magic", 1: "love_charm"}, bench={0: "toad*2"}
    )
    board.study("crawl_magic", "love_charm")
    labels = board.sight(0).labels
    assert board.speakers[0].say(labels["raven toad toad"]) == "Raven: remove 2 toads"
    told = board.play(0, "raven toad toad")
    assert "Player 1 uses the raven to remove 2 toads from their workbench." in told


@cites("6.5", "11.7")
def test_the_log_says_which_effect_was_skipped() -> None:
    """WW29: each line about a skipped effect names the effect."""
    board = Board(
        2, characters="potion_brewer", hands={0: "lost_arcana", 1: "love_charm"}, bench={0: "toad"}
    )
    board.study("lost_arcana", "love_charm")
    told: list[str] = []
    while board.stage == "arcana":
        told += board.play(0, "skip")
    assert [line for line in told if "skips" in line] == [
        "Player 1 skips the Potion Brewer’s ability.",
        "Player 1 skips the Potion Brewer’s ability.",
        "Player 1 skips the potion.",
        "Player 1 skips the raven.",
        "Player 1 skips the grimoire.",
    ]


@cites("11.4", "6.5")
def test_the_log_says_that_the_daredevil_skips_the_effect_of_her_choice() -> None:
    """WW29: the line about it names the bonus effect."""
    board = Board(2, characters="daredevil", hands={0: "mushroom_flood", 1: "spider_quake"})
    board.play(0, "dare", "skip")
    assert "Player 1 skips the bonus effect." in board.play(1, "play spider_quake")


@cites("7.2", "7.7")
def test_the_log_says_what_was_chosen_and_where_it_came_from() -> None:
    """WW30: the log has a line for each choice in a brew, with the source of what was taken."""
    board = Board(
        2,
        recipes={0: "void_storm shape_flask"},
        bench={0: "spider"},
        grimoire={0: "mushroom"},
        stage="brew",
    )
    board.play(0, "use void_storm", "use shape_flask", "take supply mushroom", "make toad")
    board.play(0, "finish")
    told = board.play(1, "finish")
    assert told[:4] == [
        "Player 1 uses “Void Storm”.",
        "Player 1 uses “Shape Flask”.",
        "Player 1 takes a mushroom from the supply.",
        "Player 1 chooses to create a toad.",
    ]


@cites("7.2", "11.8")
@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("bench", "Player 1 takes a mandrake from their workbench."),
        ("brew", "Player 1 takes a mandrake they just created."),
    ],
)
def test_the_log_says_where_the_scholars_mandrakes_come_from(source: str, line: str) -> None:
    """WW30: when the Scholar pays for a grimoire, the log says where she took the mandrakes."""
    board = Board(
        2,
        characters="grimoire_scholar",
        recipes={0: "web_lore croak_lore"},
        bench={0: "mandrake*2 spider toad"},
        stage="brew",
    )
    board.play(0, "use web_lore", "use croak_lore", "scholar", f"take {source} mandrake")
    while "grimoire toad" not in board.options(0):
        board.play(0, board.options(0)[0])
    board.play(0, "grimoire toad", "finish")
    told = board.play(1, "finish")
    assert "Player 1 pays 2 mandrakes for a grimoire." in told
    assert line in told


@cites("7.13", "R20")
def test_a_called_player_is_told_that_it_is_her_turn_not_that_others_wait() -> None:
    """WW16: the prompt of a player who was called does not speak of waiting, for the others may
    have finished."""
    board = Board(2, recipes={0: "love_charm", 1: "void_storm"}, stage="brew")
    board.play(0, "wait")
    board.play(1, "finish")
    sight = board.sight(0)
    assert [text.key for text in sight.crumbs] == ["crumb-round", "crumb-brewing", "crumb-called"]
    assert sight.prompt is not None
    assert "wait" not in board.speakers[0].say(sight.prompt)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_calls_its_reader_you(locale: str) -> None:
    """P19: lines of the log say "you" to their reader instead of the reader's name."""
    package = "coven.games.whirling_witchcraft"
    reader = Speaker(package, locale, ["Ada", "Bea", "Cleo"], viewer=0)
    words: Args = {"type": "type-toad", "type2": "type-spider", "effect": "effect-raven"}
    for key, names in messages(package, locale)[0].items():
        if key.startswith("log-") and "seat" in names:
            numbers = dict.fromkeys(names, 1)
            pairs = ((0, 1), (1, 0), (1, 2)) if "seat2" in names else ((0, 0), (1, 1))
            for pair in pairs:
                said = reader.say(key, {**numbers, **words, "seat": pair[0], "seat2": pair[1]})
                assert "Ada" not in said, key
                for seat in pair:
                    assert reader.name(seat) in said or seat == 0, key


def test_numbers_on_the_screen_have_words() -> None:
    """WW23: the number of cards in the deck and a recipe's initiative have words beside or behind
    them."""
    board = Board(2, hands={0: "love_charm", 1: "web_lore"})
    page = "".join(GAME.parts(board.sight(0), board.speakers[0]).values())
    assert f"Deck: {board.state.deck_size}</span>" in page
    assert "Arcana: potion\nReversible\nInitiative 18" in page
