"""The suite finds what `Game.determinise` should draw again and does not, and what is missing in
what players read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.core.examples import Auction

from coven import rulebook
from coven.core import Feature, Game, Rng, State
from coven.testkit.conformance import check
from coven.testkit.laws.missing import words_of_view
from coven.text import LOCALES, Speaker, clear_caches


def found(game: Game, number: int) -> dict[str, str]:
    """Returns the last sentence of each kind that check `number` finds, by its key."""
    (result,) = check(game, only=(number,))
    for finding in result.details:
        assert all(Speaker("coven", locale).say(finding) for locale in LOCALES)
    return {finding.key: str(finding) for finding in result.details}


def real(self: Any, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
    """Draws nothing again."""
    new: State = s.copy()
    new.rng = rng
    return new


def test_secret_answers_that_are_drawn_again_pass() -> None:
    assert found(Auction(), 5) == {}


def test_secret_answers_that_bots_could_see_are_found() -> None:
    """A forgotten `redrawn` showed bots the secret bids, and all laws held."""

    class Peeking(Auction):
        """Draws the bids again for spectators, and forgets to do so for seats."""

        def determinise(self, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
            if seat is None:
                return super().determinise(s, seat, rng, memory)
            return real(self, s, seat, rng)

    told = found(Peeking(), 5)
    assert set(told) == {"found-world-committed"}
    assert "redrawn(new, seat)" in told["found-world-committed"]


def test_a_secret_number_that_is_never_drawn_again_is_found(brew: Game) -> None:
    def determinise(self: Any, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new: Any = real(self, s, seat, rng)
        if seat is not None:
            new = brew.determinise(s, seat, rng, memory)
        return new  # type: ignore[no-any-return]

    told = found(type("Broken", (type(brew),), {"determinise": determinise})(), 5)
    assert set(told) == {"found-world-fixed"}
    assert "“secret”" in told["found-world-fixed"]


def test_a_position_that_is_always_the_real_one_is_called_so(brew: Game) -> None:
    told = found(type("Broken", (type(brew),), {"determinise": real})(), 5)
    assert set(told) == {"found-world-same"}


def test_dice_that_bots_could_foresee_are_found(brew: Game) -> None:
    def determinise(self: Any, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = brew.determinise(s, seat, rng, memory)
        new.rng = s.rng
        return new

    told = found(type("Broken", (type(brew),), {"determinise": determinise})(), 5)
    assert set(told) == {"found-world-dice"}


@pytest.mark.parametrize(
    ("features", "key"),
    [
        ([Feature("own-jar", 0, 3)], "found-feature"),
        ([Feature("own-jar", 0, 99), Feature("next-jar", 0, 99)], "found-features"),
        ([Feature("own-jar", 0, 99)], None),
    ],
)
def test_features_out_of_their_bounds_are_found(
    brew: Game, features: list[Feature], key: str | None
) -> None:
    changed = {"FEATURES": features, "features": lambda self, s, seat: [float(s.kept[seat])]}
    told = found(type("Broken", (type(brew),), changed)(), 7)
    assert set(told) == ({key} if key else set())


def test_a_module_with_features_that_the_game_does_not_name_is_found(
    brew: Game, checkout: Path
) -> None:
    (checkout / "src/coven/games/brew/features.py").write_text("FEATURES = ()\n")
    assert set(found(brew, 7)) == {"found-no-features"}


def test_a_deal_that_can_be_undone_is_found(brew: Game) -> None:
    """The new secrets of the last rounds are rare answers among many."""
    import sys

    rules: Any = sys.modules[type(brew).__module__ + ".rules"]
    after = rules.Round.after

    def deal(self: Any, s: Any) -> None:
        if s.round == 0:
            s.secret = [s.random_below(4) for _ in range(s.seats)]
        after(self, s)

    rules.Round.after = deal
    try:
        assert "found-no-barrier" in found(brew, 6)
    finally:
        rules.Round.after = after


def test_a_lesson_is_played_and_its_texts_are_looked_for(brew: Game, checkout: Path) -> None:
    lesson = checkout / "src/coven/games/brew/lesson.toml"
    start = f'secret = "{"0" * 64}"\nend = "not-your-turn"\n'
    lesson.write_text(start + '[[step]]\nmove = "brew"\nsay = "not-your-turn"\n')
    from coven.table.lessons import lesson_script

    lesson_script.cache_clear()
    assert found(brew, 9) == {}
    lesson.write_text(start + '[[step]]\nmove = "keep"\nsay = "first-nothing"\n')
    lesson_script.cache_clear()
    assert set(found(brew, 9)) == {"found-lesson", "found-untold"}
    lesson.write_text("secret = 1\n")
    lesson_script.cache_clear()
    assert set(found(brew, 9)) == {"found-bad-lesson"}
    lesson_script.cache_clear()


def test_the_words_of_a_view_are_its_names_and_values() -> None:
    view = {"trump": "moon", "hands": [["cat-1", "?"], 3], "by": {"owl": "none"}}
    assert list(words_of_view(view)) == [
        *("view-trump", "moon", "view-hands", "cat-1", "view-by", "view-owl", "none")
    ]


def test_rules_take_whole_numbers_from_the_game_and_keep_unknown_names(
    brew: Game, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number that was no text, or a name that the game lacks, broke the page of the rules and
    ended a match in the terminal."""
    rules = checkout / "src/coven/games/brew/rules.en.md"
    rules.write_text(rules.read_text("utf-8").replace("after six rounds", "after {rounds} or {x}"))
    monkeypatch.setattr(type(brew), "rule_numbers", {"rounds": 6})
    rulebook.rules.cache_clear()
    assert rulebook.paragraph("brew", "en", "3.2") == "It ends after 6 or {x} in any case."
    assert rulebook.unknown_numbers("brew", "en") == [("rules.en.md", "x")]
    rulebook.rules.cache_clear()


def test_a_game_without_a_text_for_unknown_moves_has_covens(brew: Game, checkout: Path) -> None:
    for locale in LOCALES:
        file = checkout / f"src/coven/games/brew/text/{locale}.ftl"
        file.write_text(file.read_text("utf-8").replace("refuse-unknown =", "refuse-else ="))
    clear_caches()
    assert found(brew, 2) == found(brew, 9) == {}
    assert "no such move" in Speaker("coven.games.brew", "en").say("refuse-unknown")


def test_one_cause_is_found_once(brew: Game, checkout: Path) -> None:
    """The same fault at three places was three findings, a missing text two."""

    def conserve(self: Any, s: Any) -> None:
        if s.ply >= 3:
            raise AssertionError("too late")

    (result,) = check(type("Broken", (type(brew),), {"conserve": conserve})(), only=(7,))
    assert [finding.key for finding in result.details] == ["found-not-conserved"]
    for locale in LOCALES:
        file = checkout / f"src/coven/games/brew/text/{locale}.ftl"
        file.write_text(file.read_text("utf-8").replace("log-spill =", "log-spilt ="))
    clear_caches()
    (result,) = check(brew, only=(9,))
    assert [finding.key for finding in result.details] == ["found-no-word"]
