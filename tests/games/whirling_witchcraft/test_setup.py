"""Set-up (chapter 3)."""

from __future__ import annotations

import pytest

from coven.core import BadOptions
from coven.games.whirling_witchcraft.components import CHARACTER_OF, CHARACTERS
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME, Board, in_words, pile


@cites("3.1", "3.2", "3.4", "3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_first_game_everybody_is_an_initiate_with_four_recipes(seats: int) -> None:
    scene = Scene(GAME, seats)
    view = scene.sees(None)
    for player in view["players"]:
        assert player["character"] == "initiate"
        assert player["bench"] == [0, 1, 4, 4, 4]
        assert (player["circle"], player["cauldron"]) == ([0] * 5, [0] * 5)
        assert player["tokens"] == [0, 0, 0]
        assert player["hand"] == 4
        assert player["recipes"] == []
    assert view["deck"] == 60 - 4 * seats
    scene.expect_asked(*range(seats))


@cites("3.4")
def test_hands_are_secret() -> None:
    scene = Scene(GAME, 2)
    mine = [card["key"] for card in scene.sees(0)["hand"]]
    assert len(mine) == 4
    scene.expect_unknown(1, *mine)
    scene.expect_unknown(None, *mine)


@cites("3.3", "R8")
def test_two_characters_are_dealt_and_one_is_kept_in_secret() -> None:
    scene = Scene(GAME, 3, {"characters": "choose"})
    scene.expect_asked(0, 1, 2)
    dealt = [scene.sees(seat)["dealt"] for seat in range(3)]
    assert all(len(pair) == 2 for pair in dealt)
    everybody = [key for pair in dealt for key in pair]
    assert "initiate" not in everybody
    assert len(set(everybody)) == 6
    scene.expect_unknown(1, *dealt[0])
    scene.play(0, f"keep {dealt[0][0]}")
    scene.expect_unknown(1, *dealt[0])
    scene.play(0, "take-back", f"keep {dealt[0][1]}")
    other = next(c.key for c in CHARACTERS[1:] if c.key not in dealt[1])
    scene.expect_refused(1, f"keep {other}", rule="3.3", because="refuse-not-dealt")
    scene.play(1, f"keep {dealt[1][0]}")
    scene.play(2, f"keep {dealt[2][0]}")
    kept = [player["character"] for player in scene.sees(None)["players"]]
    assert kept == [dealt[0][1], dealt[1][0], dealt[2][0]]
    scene.expect_unknown(1, dealt[0][0], dealt[2][1])
    assert scene.refusal(0, "keep trickster") is not None


@cites("3.5", "3.6")
def test_ingredients_and_symbols_are_those_of_the_character() -> None:
    for character in CHARACTERS[1:]:
        seed = next(
            seed
            for seed in range(200)
            if Scene(GAME, 2, {"characters": "random"}, seed).state.character[0]
            == CHARACTER_OF[character.key]
        )
        state = Scene(GAME, 2, {"characters": "random"}, seed).state.copy()
        if character.key == "unstoppable":  # nothing has been gathered yet
            assert state.round == 1
        assert in_words(state.bench[0]) == in_words(
            pile(
                " ".join(
                    f"{t}*{n}"
                    for t, n in zip(
                        ("heart", "mandrake", "mushroom", "spider", "toad"),
                        character.start,
                        strict=True,
                    )
                    if n
                )
            )
        )
        assert state.tokens[0] == character.arcana


@cites("R8")
def test_chance_may_deal_the_characters_instead() -> None:
    found = set()
    for seed in range(40):
        state = Scene(GAME, 5, {"characters": "random"}, seed).state
        assert len(set(state.character)) == 5
        assert 0 not in state.character
        found |= set(state.character)
    assert len(found) == 12


@cites("R9")
def test_a_trigger_reached_at_set_up_would_be_lost() -> None:
    board = Board(2, characters="toad_whisperer", tokens={0: (0, 0, 2)}, hands={0: "web_lore"})
    board.expect_asked(0, 1)
    board.study()
    assert board.tokens(0) == (1, 1, 3)
    assert board.stage == "brewing"


def test_invalid_options_are_refused() -> None:
    for options in ({"threshold": "6"}, {"characters": "all"}, {"order": True}, {"speed": "5"}):
        with pytest.raises(BadOptions):
            GAME.complete(2, options)
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            GAME.complete(seats, {})


def test_every_variant_is_there_for_every_number_of_players() -> None:
    """WW17: every variant, also the long game, is offered for all numbers of players."""
    assert {variant.players for variant in GAME.variants} == {GAME.facts.players}
