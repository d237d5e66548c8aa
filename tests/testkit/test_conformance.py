"""A correct game passes the suite, and each check finds the faults that it is for."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.core.examples import Den

from coven.core import Game, Move, Refusal, Rng, State, Text, View, move
from coven.core.frame import Frame
from coven.testkit import rulebook
from coven.testkit.checking import Finding, error_line
from coven.testkit.conformance import CHECKS, Result, check, log_for
from coven.testkit.rulebook import failing_tests
from coven.testkit.walk import lineups
from coven.text import LOCALES, Speaker


def found(game: Game, number: int, games: int = 2) -> set[str]:
    """Returns the keys of what check `number` finds in `games` games of each lineup, after
    formatting each in all languages."""
    (result,) = check(game, games_per_variant=games, positions=6, only=(number,))
    for finding in (*result.details, result.seen, Text(result.title)):
        for locale in LOCALES:
            assert Speaker("coven", locale).say(finding)
    assert result.ok == (not result.details)
    return {finding.key for finding in result.details}


def test_noughts_and_crosses_passes_all_ten_checks() -> None:
    results = check("noughts-and-crosses")
    assert [result.number for result in results] == list(range(1, 11))
    assert [str(finding) for result in results for finding in result.details] == []
    assert all(result.ok for result in results)


def test_without_golden_games_more_games_are_played_for_the_endings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("coven.testkit.golden.tests_of", lambda game: None)
    (result,) = check("noughts-and-crosses", games_per_variant=1, only=(7,))
    assert result.ok, result.details


def test_a_crash_names_the_line_of_the_game_not_that_of_the_engine() -> None:
    made: dict[str, Any] = {}
    source = "import json\ndef describe(move):\n    return json.loads(move)\n"
    exec(compile(source, "/site-packages/moon_brew/view.py", "exec"), made)
    with pytest.raises(ValueError, match="Expecting") as raised:
        made["describe"]("brew")
    assert error_line(raised.value, "moon_brew").endswith("(view.py:3)")
    assert error_line(raised.value, "other_game").rpartition("(")[2].startswith("decoder.py")


def test_progress_is_reported_for_every_check_that_plays() -> None:
    told: list[tuple[int, int, int]] = []
    check("noughts-and-crosses", 1, 2, progress=lambda *step: told.append(step))
    assert {number for number, _, _ in told} == {1, 2, 3, 4, 5, 6, 7, 8, 9}
    assert all(0 < done <= of for _, done, of in told)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7])
def test_nothing_is_found_in_a_new_game(brew: Game, number: int) -> None:
    """Each check passes in a game made from the template; check 4, which needs a whole checkout,
    has its test in test_newgame."""
    assert found(brew, number) == set()


# -- 1 -------------------------------------------------------------------------------------------


def rules_of(brew: Game) -> Any:
    return sys.modules[type(brew).__module__ + ".rules"]


def broken(brew: Game, **changed: Any) -> Any:
    """Returns the game `brew` with some methods or attributes replaced."""
    return type("Broken", (type(brew),), changed)()


def with_turn(brew: Game, turn: type[Frame], **changed: Any) -> Any:
    """Returns the game `brew` with the frame `turn` in place of its Turn."""
    rules = rules_of(brew)

    @dataclass
    class Round(rules.Round):  # type: ignore[misc,name-defined]
        def each(self, s: Any, seat: int) -> None:
            s.cauldron = 0
            s.push(turn(seat))  # type: ignore[call-arg]

        def after(self, s: Any) -> None:
            super().after(s)
            if s.stack:
                s.become(Round(s.top.seats))

    def setup(self: Any, seats: int, options: Any, rng: Rng) -> State:
        s: Any = brew.setup(seats, options, rng)
        s.stack = [Round(tuple(range(seats)))]
        return s  # type: ignore[no-any-return]

    return broken(brew, setup=setup, saved_types=(Round, turn, rules.Roll), **changed)


def test_a_crash_is_found_with_its_place(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            if s.ply == 7:
                raise KeyError("lost")
            super().chosen(s, seat, move)

    (result,) = check(with_turn(brew, Turn), only=(1,))
    assert {finding.key for finding in result.details} == {"found-crash"}
    assert re.fullmatch(
        r"basic/2 #100\d @6: KeyError: 'lost' \(test_conformance\.py:\d+\)", str(result.details[0])
    )


def test_a_dead_end_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            s.ask(self.who, [] if s.cauldron else [move("brew")])

    assert "found-dead-end" in found(with_turn(brew, Turn), 1)


def test_a_frame_that_goes_on_for_ever_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            if s.ply < 3:
                super().resume(s)

    assert "found-crash" in found(with_turn(brew, Turn), 1)


def test_a_game_longer_than_declared_is_found(brew: Game) -> None:
    assert found(broken(brew, facts=replace(brew.facts, most_plies=9)), 1) == {"found-too-long"}


def test_false_facts_are_found(brew: Game) -> None:
    for facts in (replace(brew.facts, chance=False), replace(brew.facts, simultaneous=True)):
        assert found(broken(brew, facts=facts), 1) == {"found-fact"}
    assert found(broken(brew, facts=replace(brew.facts, players=(2, 3, 4, 5))), 1) == {
        "found-no-variant"
    }
    assert found(broken(brew, facts=replace(brew.facts, hidden=False)), 5) == {"found-fact"}


# -- 2 -------------------------------------------------------------------------------------------


def test_a_move_listed_twice_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            s.ask(self.who, [move("brew"), move("brew")])

    assert "found-twice" in found(with_turn(brew, Turn), 2)


def test_an_asking_frame_that_changes_something_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            s.round += s.round < 4
            super().resume(s)

    assert "found-asking-changed" in found(with_turn(brew, Turn), 2)


def test_an_asking_frame_that_records_an_event_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            s.tell("log-spill", {"seat": self.who})
            super().resume(s)

    assert "found-asking-changed" in found(with_turn(brew, Turn), 2)


def test_options_that_come_and_go_are_found(brew: Game) -> None:
    times = itertools.count()

    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def resume(self, s: Any) -> None:
            s.ask(self.who, [move("brew"), move("keep")][: 1 + next(times) % 2])

    assert "found-asked-otherwise" in found(with_turn(brew, Turn), 2)


def test_a_refusal_that_disagrees_with_the_list_is_found(brew: Game) -> None:
    def nothing(self: Any, s: Any, seat: int, move: Move) -> Refusal | None:
        return None

    def everything(self: Any, s: Any, seat: int, move: Move) -> Refusal | None:
        return Refusal("2.1", Text("not-your-turn"))

    def nowhere(self: Any, s: Any, seat: int, move: Move) -> Refusal | None:
        refusal = brew.explain(s, seat, move)
        return None if refusal is None else Refusal("9.9", refusal.text)

    assert found(broken(brew, explain=nothing), 2) == {"found-unexplained"}
    assert found(broken(brew, explain=everything), 2) == {"found-refused-legal"}
    assert found(broken(brew, explain=nowhere), 2) == {"found-no-paragraph"}


def test_an_explanation_that_changes_something_is_found(brew: Game) -> None:
    def meddling(self: Any, s: Any, seat: int, move: Move) -> Refusal | None:
        s.kept[0] += 1
        return brew.explain(s, seat, move)

    assert "found-refusal-changed" in found(broken(brew, explain=meddling), 2)


def test_a_legal_move_that_nobody_knows_of_is_found(brew: Game) -> None:
    def every_move(self: Any, s: Any) -> Iterable[Move]:
        return [move("brew")]

    assert found(broken(brew, every_move=every_move), 2) == {"found-not-every"}


# -- 3 -------------------------------------------------------------------------------------------


def with_state(brew: Game, **changed: Any) -> Any:
    """Returns the game `brew` with a state class that has other methods or fields."""
    state = type("State", (brew.state,), changed)

    def setup(self: Any, seats: int, options: Any, rng: Rng) -> State:
        s: Any = brew.setup(seats, options, rng)
        s.__class__ = state
        return s  # type: ignore[no-any-return]

    return broken(brew, setup=setup, state=state)


def test_a_copy_that_shares_a_list_is_found(brew: Game) -> None:
    def copy(self: Any) -> Any:
        new = brew.state.copy(self)  # type: ignore[attr-defined]
        new.__class__ = type(self)
        new.kept = self.kept
        return new

    assert "found-copy-shared" in found(with_state(brew, copy=copy), 3)


def test_a_copy_that_forgets_something_is_found(brew: Game) -> None:
    def copy(self: Any) -> Any:
        new = brew.state.copy(self)  # type: ignore[attr-defined]
        new.__class__ = type(self)
        new.round = 0
        return new

    assert "found-copy-differs" in found(with_state(brew, copy=copy), 3)


def test_a_field_that_is_not_saved_is_found(brew: Game) -> None:
    def copy(self: Any) -> Any:
        new = brew.state.copy(self)  # type: ignore[attr-defined]
        new.__class__ = type(self)
        return new

    fields = tuple(f for f in brew.state.fields if f != "cauldron")  # type: ignore[attr-defined]
    assert {"found-fields", "found-load-seen"} <= found(
        with_state(brew, copy=copy, fields=fields), 3
    )


def test_a_frame_that_is_changed_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            if move.verb == "brew":
                self.who = seat + 100
                s.become(rules_of(brew).Turn(seat))
            super().chosen(s, seat, move)

    assert "found-copy-shared" in found(with_turn(brew, Turn), 3)


# -- 4 -------------------------------------------------------------------------------------------


def test_chance_from_elsewhere_is_found(brew: Game) -> None:
    dice = itertools.cycle(range(5))

    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            super().chosen(s, seat, move)
            s.kept[seat] += next(dice) == 0

    assert "found-other-replay" in found(with_turn(brew, Turn, id="not-registered"), 4)


def in_a_process(checkout: Path, script: str, *args: str) -> Any:
    ran = subprocess.run(
        [sys.executable, "-c", script, *args],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


CHECK = (
    "import json, sys; from coven.testkit.conformance import check; "
    "results = check(sys.argv[1], only=tuple(map(int, sys.argv[2:]))); "
    "print(json.dumps({r.number: [d.key for d in r.details] for r in results}))"
)


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_game_that_depends_on_the_process_is_found(whole: Path) -> None:
    rules = whole / "src" / "coven" / "games" / "brew" / "rules.py"
    spoil(rules, "s.kept[who] += s.cauldron", "s.kept[who] += hash('brew') % 1_000_003")
    assert in_a_process(whole, CHECK, "brew", "4") == {"4": ["found-other-process"] * 3}


# -- 5 -------------------------------------------------------------------------------------------


def test_a_secret_in_the_view_is_found(brew: Game) -> None:
    def view(self: Any, s: Any, seat: int | None) -> View:
        return {**brew.view(s, seat), "sum": sum(s.secret)}

    assert "found-world-seen" in found(broken(brew, view=view), 5)


def test_a_secret_that_only_spectators_see_is_found(brew: Game) -> None:
    def view(self: Any, s: Any, seat: int | None) -> View:
        return {**brew.view(s, seat), "best": seat is None and max(s.secret)}

    (result,) = check(broken(brew, view=view), only=(5,))
    assert {str(finding.args["seat"]) for finding in result.details} == {"spectator"}


def test_a_secret_in_a_label_is_found(brew: Game) -> None:
    def describe(self: Any, s: Any, seat: int, move: Move) -> Text:
        return Text("move-brew", {"others": sum(s.secret) - s.secret[seat]})

    assert "found-world-seen" in found(broken(brew, describe=describe), 5)


def test_a_secret_in_an_explanation_is_found(brew: Game) -> None:
    def explain(self: Any, s: Any, seat: int, move: Move) -> Refusal | None:
        refusal = brew.explain(s, seat, move)
        if refusal is None:
            return None
        return Refusal(refusal.rule, Text("refuse-unknown", {"sum": sum(s.secret)}))

    assert "found-world-explained" in found(broken(brew, explain=explain), 5)


def test_a_secret_in_what_one_might_try_is_found(brew: Game) -> None:
    def every_move(self: Any, s: Any) -> Iterable[Move]:
        return [move("brew"), move("keep"), *(move("guess", n) for n in range(sum(s.secret)))]

    assert "found-world-moves" in found(broken(brew, every_move=every_move), 5)


def test_a_secret_in_the_log_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            s.tell("log-secret", {"seat": seat, "points": s.secret[seat]}, **self.readers(seat))
            super().chosen(s, seat, move)

        def readers(self, seat: int) -> dict[str, Any]:
            return {}

    class Told(Turn):
        def readers(self, seat: int) -> dict[str, Any]:
            return {"to": (seat,)}

    class Fleeting(Turn):
        def readers(self, seat: int) -> dict[str, Any]:
            return {"fleeting": True}

    assert "found-world-told" in found(with_turn(brew, Turn), 5)
    assert "found-world-told" not in found(with_turn(brew, Told), 5)
    assert "found-world-told" not in found(with_turn(brew, Fleeting), 5)


@pytest.mark.parametrize(
    ("readers", "leaks"), [({}, True), ({"to": (0,)}, False), ({"but": (1,)}, True)]
)
def test_a_secret_in_an_event_of_the_set_up_is_found(
    brew: Game, readers: dict[str, Any], leaks: bool
) -> None:
    def setup(self: Any, seats: int, options: Any, rng: Rng) -> State:
        s: Any = brew.setup(seats, options, rng)
        s.records_events = True
        s.tell("log-secret", {"seat": 0, "points": s.secret[0]}, **readers)
        return s  # type: ignore[no-any-return]

    assert ("found-world-told" in found(broken(brew, setup=setup), 5)) == leaks


def test_a_determinised_position_that_is_the_real_one_is_found(brew: Game) -> None:
    def determinise(self: Any, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return s  # type: ignore[no-any-return]

    assert {"found-world-shared", "found-world-same"} <= found(
        broken(brew, determinise=determinise), 5
    )


@dataclass
class Lucky(Frame):
    """A game in which low cards are played one way and high cards the other."""

    who: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [move("roll") if s.cards[self.who][0] < 5 else move("draw")])

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        s.marks.append("played")
        if len(s.marks) > 8:
            s.finish()
        else:
            s.become(Lucky((seat + 1) % s.seats))


def test_options_that_were_not_determinised_are_found() -> None:
    class Hand(Den):
        """The moves of a seat depend on its cards, which others cannot know."""

        saved_types = (Lucky,)  # type: ignore[assignment]

        def setup(self, seats: int, options: Any, rng: Rng) -> State:
            s: Any = super().setup(seats, options, rng)
            s.cards = [[s.random_below(10)] for _ in range(seats)]
            s.stack = [Lucky(0)]
            return s  # type: ignore[no-any-return]

    assert "found-world-asks" in found(Hand(), 5)


def test_the_log_for_a_seat_has_only_what_it_may_read() -> None:
    from coven.table import Match

    match = Match(Den(), 2, {}, bytes(32), ())
    match.submit(0, "draw")
    assert [event.key for event in log_for(match, 0)] == ["drew"]
    assert [event.key for event in log_for(match, 1)] == ["drew-something"]
    assert [event.key for event in log_for(match, None)] == ["drew-something"]


# -- 6 -------------------------------------------------------------------------------------------


def test_dice_that_can_be_undone_are_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            if move.verb == "keep":
                super().chosen(s, seat, move)
            else:
                s.cauldron += 1 + s.random_below(6)

    assert found(with_turn(brew, Turn), 6) == {"found-no-barrier"}


def test_a_secret_learnt_without_a_barrier_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            if s.cauldron == 0:
                s.cauldron += 1 + s.secret[(seat + 1) % s.seats]
            else:
                super().chosen(s, seat, move)

    assert "found-no-barrier" in found(with_turn(brew, Turn), 6)


def test_a_seat_may_show_its_own_secret_without_a_barrier(brew: Game) -> None:
    """L15: a move that reveals only its own seat's secret needs no barrier, because taking it back
    gains nothing."""

    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            if s.cauldron == 0:
                s.cauldron += 1 + s.secret[seat]
            else:
                super().chosen(s, seat, move)

    assert found(with_turn(brew, Turn), 6) == set()


def test_a_barrier_that_falls_is_found(brew: Game) -> None:
    class Turn(rules_of(brew).Turn):  # type: ignore[misc]
        def chosen(self, s: Any, seat: int, move: Move) -> None:
            super().chosen(s, seat, move)
            if move.verb == "keep" and s.barrier:
                s.barrier -= 1

    assert "found-barrier-fell" in found(with_turn(brew, Turn), 6)


# -- 7 -------------------------------------------------------------------------------------------


def test_what_is_lost_is_found(brew: Game) -> None:
    def conserve(self: Any, s: Any) -> None:
        assert s.round < 2, "a round too many"

    assert "found-not-conserved" in found(broken(brew, conserve=conserve), 7)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"scores": lambda self, s: [{"kept": -1}] * s.seats}, "found-score"),
        ({"scores": lambda self, s: [{"kept": 0}]}, "found-score"),
        ({"ending": lambda self, s: "boredom"}, "found-unknown-ending"),
        ({"ranking": lambda self, s: [0] * s.seats}, "found-ranking"),
        ({"ranking": lambda self, s: [1]}, "found-ranking"),
        ({"ranking": lambda self, s: [3] * s.seats}, "found-ranking"),
    ],
)
def test_impossible_results_are_found(
    brew: Game, changed: dict[str, Callable[..., Any]], key: str
) -> None:
    assert key in found(broken(brew, **changed), 7)


def test_an_ending_that_never_comes_is_found(brew: Game) -> None:
    facts = replace(brew.facts, endings=(*brew.facts.endings, "flood"))
    assert found(broken(brew, facts=facts), 7) == {"found-no-ending"}
    assert found(broken(brew, facts=facts), 8) == {"found-no-golden-ending"}


# -- 8 -------------------------------------------------------------------------------------------


def test_golden_games_pass_until_a_line_is_changed(brew: Game, checkout: Path) -> None:
    golden = checkout / "tests" / "games" / "brew" / "golden" / "basic-2-target.txt"
    assert found(brew, 8) == set()
    spoil(golden, "Player 1 keeps", "Player 1 sips")
    assert found(brew, 8) == {"found-golden-differs"}


@pytest.mark.parametrize(
    ("old", "new"),
    [("variant: basic", "variant: wild"), ("seed: ", "seed: x"), ("  > 0 brew", "  > 1 brew")],
)
def test_a_golden_game_that_cannot_be_played_is_found(
    brew: Game, checkout: Path, old: str, new: str
) -> None:
    for path in (checkout / "tests" / "games" / "brew" / "golden").glob("basic-2-*.txt"):
        spoil(path, old, new)
    assert {"found-no-golden", "found-no-golden-table"} <= found(brew, 8)


def test_a_golden_game_that_is_missing_is_found(brew: Game, checkout: Path) -> None:
    for path in (checkout / "tests" / "games" / "brew" / "golden").glob("*-rounds.txt"):
        path.unlink()
    assert "found-no-golden-ending" in found(brew, 8)
    for path in (checkout / "tests" / "games" / "brew" / "golden").glob("basic-3-*.txt"):
        path.unlink()
    assert "found-no-golden-table" in found(brew, 8)


# -- 9 and 10 ------------------------------------------------------------------------------------


def test_rules_and_texts_of_a_new_game_pass(brew: Game) -> None:
    assert found(brew, 9) == set()
    assert found(brew, 10) == set()


TESTS = "tests/games/brew/test_rules.py"
GAME = "src/coven/games/brew/"


@pytest.mark.parametrize(
    ("key", "file", "old", "new"),
    [
        ("found-not-cited", TESTS, '@cites("2.4")', ""),
        ("found-not-cited", TESTS, '"2.5", "R1"', '"2.5"'),
        ("found-cites-nothing", TESTS, '@cites("2.4")', '@cites("2.4", "8.8")'),
        ("found-numbered-otherwise", GAME + "rules.ru.md", "**2.4**", "**2.6**"),
        ("found-numbered-otherwise", GAME + "rules.uk.md", "**E1**", "E1"),
        ("found-numbered-twice", GAME + "rules.en.md", "**3.2**", "**3.1**"),
        ("found-untranslated", GAME + "text/uk.ftl", "log-spill", "log-spilt"),
        ("found-other-arguments", GAME + "text/ru.ftl", "{ $cauldron }", "много"),
        ("found-broken-words", GAME + "text/ru.ftl", "name =", "name"),
        ("found-no-word", GAME + "rules.py", '"log-spill"', '"log-spilled"'),
        ("found-no-argument", GAME + "rules.py", 'spill", {"seat": self.who}', 'spill", {}'),
        ("found-no-paragraph", GAME + "view.py", 'refuse("2.4"', 'refuse("2.9"'),
        ("found-no-number", GAME + "rules.uk.md", "20 очок", "{target} очок"),
        ("found-unshown", GAME + "text/en.ftl", "view-kept", "view-jar"),
    ],
)
def test_a_gap_in_rules_words_or_tests_is_found(
    checkout: Path, brew: Game, key: str, file: str, old: str, new: str
) -> None:
    spoil(checkout / file, old, new)
    assert key in found(brew, 9)


@pytest.mark.parametrize("key", ["score-kept", "ending-rounds", "variant-basic", "about"])
def test_a_declared_thing_without_a_name_is_found(checkout: Path, brew: Game, key: str) -> None:
    for locale in LOCALES:
        spoil(checkout / f"src/coven/games/brew/text/{locale}.ftl", f"{key} =", f"no-{key} =")
    assert "found-no-word" in found(brew, 9)


def test_a_missing_text_that_comes_up_in_play_is_found(checkout: Path, brew: Game) -> None:
    for locale in LOCALES:
        spoil(checkout / f"src/coven/games/brew/text/{locale}.ftl", "prompt-turn", "prompt-term")
    assert "found-untold" in found(brew, 9)


def test_an_example_without_a_test_is_found(checkout: Path, brew: Game) -> None:
    spoil(checkout / "tests/games/brew/test_rules.py", '"2.3", "E1"', '"2.3"')
    assert found(brew, 10) == {"found-not-cited"}
    assert found(brew, 9) == set()


@pytest.mark.parametrize("number", [8, 9, 10])
def test_without_the_tests_a_check_says_so_instead_of_passing(
    brew: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """L25: without the game's tests, a check is neither passed nor failed, but unchecked."""
    monkeypatch.chdir(tmp_path)
    assert "found-no-tests" in found(brew, number)
    (result,) = check(brew, only=(number,))
    assert result.unchecked
    assert not result.ok
    result.details.append(Finding("found-untold", {}))
    assert not result.unchecked


def test_an_exception_of_a_game_can_be_seen_whole(brew: Game) -> None:
    """L32: `check` gives an exception of the game to `on_error`, with which `coven check --trace`
    prints it."""
    seen: list[BaseException] = []

    class Broken(type(brew)):  # type: ignore[misc]
        def scores(self, s: object) -> list[dict[str, int]]:
            raise KeyError("jar")

    check(Broken(), 1, 2, only=(7,), on_error=seen.append)
    assert isinstance(seen[0], KeyError)


def test_a_failing_test_of_the_game_is_found(tmp_path: Path) -> None:
    """L28: `failing_tests` returns the ids of the game's tests that fail, so that a game with a
    failing rule does not pass all checks."""
    folder = tmp_path / "tests" / "games" / "brew"
    folder.mkdir(parents=True)
    (folder / "test_rules.py").write_text("def test_right():\n    assert False\n")
    assert failing_tests(folder) == ["tests/games/brew/test_rules.py::test_right"]
    (folder / "test_rules.py").write_text("def test_right():\n    assert True\n")
    assert failing_tests(folder) == []


def test_the_tests_of_the_game_are_part_of_check_nine_if_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rulebook, "failing_tests", lambda _tests: ["test_rules.py::test_right"])
    (result,) = check("noughts-and-crosses", 1, 2, only=(9,), run_tests=True)
    assert [finding.key for finding in result.details] == ["found-test-fails"]
    (result,) = check("noughts-and-crosses", 1, 2, only=(9,))
    assert result.ok


# -- the whole -----------------------------------------------------------------------------------


def test_there_are_ten_checks_and_each_has_its_texts() -> None:
    assert len(CHECKS) == 10
    for locale in LOCALES:
        for number in range(1, 11):
            assert Speaker("coven", locale).has(f"check-{number}")
            assert Speaker("coven", locale).has(f"check-{number}-seen")


def test_every_lineup_of_a_game_is_listed_once(brew: Game) -> None:
    assert [str(table) for table in lineups(brew)] == ["basic/2", "basic/3", "basic/4"]


def test_a_result_says_what_was_examined() -> None:
    (result,) = check("noughts-and-crosses", only=(1,))
    assert isinstance(result, Result)
    assert result.seen.args["seen"] > 10  # type: ignore[operator]
