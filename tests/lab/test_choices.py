"""Statistics of cards and choices."""

from __future__ import annotations

import pytest

from coven.core import parse
from coven.lab.arena import Tournament, arena
from coven.lab.choices import SeatChoices, cards, cards_in, choice_of, choices, choices_csv, report
from coven.text import LOCALES, Speaker

TOWERS = "wandering-towers"


def seat(held: str, used: str, **taken: int) -> SeatChoices:
    available = {choice: times + 1 for choice, times in taken.items()}
    return SeatChoices(available, dict(taken), set(held), set(used))


GAMES = [
    ((seat("ab", "a", brew=3), seat("c", "c", brew=1, keep=1)), (1.0, 0.0)),
    ((seat("a", "", keep=2), seat("bc", "b", brew=2)), (0.5, 0.5)),
]


def test_a_card_is_dead_if_its_holder_never_named_it() -> None:
    """L16: a card that two of four seats held and one of them used is dead in half of the cases."""
    found = {figures.card: figures for figures in cards(GAMES)}
    assert (found["a"].held.times, found["a"].held.of) == (2, 4)
    assert found["a"].dead.rate == 0.5
    assert found["a"].won.rate == 0.75, "one victory, and a shared one"
    assert found["a"].won_used.rate == 1.0
    low, high = found["a"].dead.interval
    assert low < 0.5 < high


def test_choices_are_counted_by_game_by_decision_and_by_victory() -> None:
    """L16: for each choice the report has how often it is made per game, how often it is taken when
    offered, and how often its seats win."""
    first, second = choices(GAMES)
    assert (first.choice, first.per_game) == ("brew", 3.0)
    assert (first.taken.times, first.taken.of) == (6, 9)
    assert first.won.rate == pytest.approx(0.5), "three seats: 1, 0 and 0.5"
    assert (second.choice, second.per_game) == ("keep", 1.5)


@pytest.mark.parametrize(
    ("hand", "ids"),
    [
        (["TM3", "W1"], ["TM3", "W1"]),
        ([{"key": "web_lore", "inputs": [["spider"]]}], ["web_lore"]),
        ({"spells": ["knock"], "tricks": ["cart"]}, ["knock", "cart"]),
        (None, []),
        (7, []),
    ],
)
def test_a_hand_may_have_any_form(hand: object, ids: list[str]) -> None:
    assert list(cards_in(hand)) == ids


def test_a_choice_is_a_verb_with_its_card() -> None:
    assert choice_of(parse("card W1"), {"W1"}) == "card W1"
    assert choice_of(parse("wizard 0 0"), {"W1"}) == "wizard"


@pytest.fixture(scope="module")
def held() -> Tournament:
    return arena(TOWERS, ["random", "random"], 4, watch=True)


def test_a_tournament_that_is_watched_knows_its_cards_and_choices(held: Tournament) -> None:
    """L16: a watched tournament has figures for its cards, and its choices add up to all moves that
    were played."""
    found = cards(held.watched())
    assert len(found) > 10
    assert all(0 <= figures.dead.rate <= 1 for figures in found)
    total = sum(figures.per_game for figures in choices(held.watched()))
    assert total * len(held.played) == sum(game.plies for game in held.played)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tables_have_names_in_every_language(held: Tournament, locale: str) -> None:
    by_card, by_choice = report(TOWERS, held.watched(), Speaker("coven", locale), "A")
    assert by_card.row_count > 10
    assert str(by_choice.title).endswith(" · A")


def test_the_file_has_a_line_for_each_card_and_choice(held: Tournament) -> None:
    lines = choices_csv({"before": held.watched()}).splitlines()
    assert lines[0] == "box,kind,name,times,of,won,won_of,unused"
    assert len(lines) == 1 + len(cards(held.watched())) + len(choices(held.watched()))


def test_tournaments_that_are_not_watched_have_none() -> None:
    assert arena("noughts-and-crosses", ["random", "random"], 2).watched() == []
