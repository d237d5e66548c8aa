"""Positions saved before frames or fields were renamed still load, with the same fingerprint."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from tests.core.examples import Coins, Example

from coven.core import Frame, Malformed, Rng, State, fingerprint, move, rng_of


@dataclass
class Dawn(Frame):
    """A frame, as the earlier version named it."""

    who: int
    rest: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [move("wait")])


@dataclass
class Jar:
    rest: int


@dataclass
class StartOfTurn(Frame):
    """The same frame as Dawn, as it is named today."""

    who: int
    left: int

    def resume(self, s: Any) -> None:
        s.ask(self.who, [move("wait")])


@dataclass
class Pot:
    left: int


class OldState(Coins):
    fields: ClassVar[tuple[str, ...]] = (*Coins.fields, "lax", "jars")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.lax = 3
        self.jars: tuple[Any, ...] = (Jar(1), [Jar(2)], {"a": Jar(3)})


class NewState(Coins):
    fields: ClassVar[tuple[str, ...]] = (*Coins.fields, "lacking", "pots")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.lacking = 3
        self.pots: tuple[Any, ...] = (Pot(1), [Pot(2)], {"a": Pot(3)})


class Before(Example):
    state = OldState
    saved_types = (Dawn, Jar)

    def setup(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        s = OldState(seats, rng)
        s.push(Dawn(1, 2))
        return s


class Today(Example):
    state = NewState
    saved_types = (StartOfTurn, Pot)
    former_names: ClassVar[dict[str, str]] = {
        "Dawn": "StartOfTurn",
        "StartOfTurn.rest": "left",
        "Jar": "Pot",
        "Pot.rest": "left",
        "State.lax": "lacking",
        "State.jars": "pots",
    }

    def setup(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        s = NewState(seats, rng)
        s.push(StartOfTurn(1, 2))
        return s


def saved_before() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(Before().save(Before().new(2, rng=rng_of(1)))))
    return found


def test_a_position_with_former_names_loads() -> None:
    loaded: Any = Today().load(saved_before(), rng_of(1))
    assert loaded.stack == [StartOfTurn(1, 2)]
    assert loaded.lacking == 3
    assert loaded.pots == (Pot(1), [Pot(2)], {"a": Pot(3)})
    assert loaded.pending == {1: [move("wait")]}


def test_a_position_is_saved_with_the_names_of_today() -> None:
    saved = Today().save(Today().load(saved_before(), rng_of(1)))
    assert saved["stack"] == [{"StartOfTurn": {"who": 1, "left": 2}}]
    assert {"lacking", "pots"} < set(saved)
    assert not {"lax", "jars"} & set(saved)
    assert Today().save(Today().load(saved, rng_of(1))) == saved


def test_renaming_leaves_the_fingerprint_as_it_was() -> None:
    before = fingerprint(Before().new(2, rng=rng_of(1)))
    assert fingerprint(Today().new(2, rng=rng_of(1))) == before
    assert fingerprint(Today().load(saved_before(), rng_of(1))) == before


def test_a_set_has_the_fingerprint_that_it_had_under_its_former_names() -> None:
    """Renaming the elements of a set does not change its fingerprint, although sets are saved
    sorted by their JSON text."""

    @dataclass(frozen=True)
    class Zebra:
        size: int

    @dataclass(frozen=True)
    class Ant:
        size: int

    @dataclass(frozen=True)
    class Middle:
        size: int

    class Herd(OldState):
        def __init__(self, seats: int, rng: Rng) -> None:
            super().__init__(seats, rng)
            self.jars = (frozenset([Zebra(1), Middle(2)]),)

    class RenamedHerd(OldState):
        def __init__(self, seats: int, rng: Rng) -> None:
            super().__init__(seats, rng)
            self.jars = (frozenset([Ant(1), Middle(2)]),)

    class Zoo(Example):
        state = RenamedHerd
        saved_types = (Ant, Middle)
        former_names: ClassVar[dict[str, str]] = {"Zebra": "Ant"}

    Zoo()
    assert fingerprint(RenamedHerd(2, rng_of(1))) == fingerprint(Herd(2, rng_of(1)))


def test_a_field_of_a_base_class_is_renamed_in_every_frame_that_inherits_it() -> None:
    @dataclass
    class Round(Frame):
        seat: int
        count: int

        def resume(self, s: Any) -> None:
            s.ask(self.seat, [move("wait")])

    class LongRound(Round):
        """Has the fields of Round."""

    class Own(Coins):
        """Not a state class of another test, because former names are kept by state class."""

    class Rounds(Example):
        state = Own
        saved_types = (LongRound,)
        former_names: ClassVar[dict[str, str]] = {"Round.who": "seat"}

    saved = Rounds().save(Own(2, rng_of(1)))
    saved["stack"] = [{"LongRound": {"who": 1, "count": 2}}]
    assert Rounds().load(saved, rng_of(1)).stack == [LongRound(1, 2)]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stack", [{"Dusk": {"who": 1, "rest": 2}}]),
        ("stack", [{"Dawn": {"who": 1, "remaining": 2}}]),
        ("stack", [{"Dawn": {"who": 1, "rest": 2, "left": 2}}]),
        ("stack", [{"Dawn": {"who": 1, "left": 2}, "Jar": {"rest": 1}}]),
        ("stack", [{"Dawn": [1, 2]}]),
        ("stack", [{"Jar": {"rest": 1}}]),
        ("jars", {"tuple": [{"Jar": {"lax": 1}}]}),
        ("lacking", 3),
        ("other", 3),
    ],
)
def test_every_other_name_is_malformed(field: str, value: Any) -> None:
    with pytest.raises(Malformed):
        Today().load({**saved_before(), field: value}, rng_of(1))


def test_deeply_nested_junk_is_malformed() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Malformed):
        Today().load({**saved_before(), "jars": deep}, rng_of(1))


@pytest.mark.parametrize(
    "names",
    [
        {"Pot": "StartOfTurn"},
        {"Dawn": "Dusk"},
        {"StartOfTurn.who": "left"},
        {"StartOfTurn.rest": "remaining"},
        {"Dawn.rest": "left"},
        {"State.lax": "missing"},
        {"State.purse": "lacking"},
        {"NewState.lax": "lacking"},
    ],
)
def test_a_game_with_impossible_former_names_cannot_be_made(names: dict[str, str]) -> None:
    made = type("Broken", (Today,), {"former_names": names})
    with pytest.raises(ValueError, match="former_names"):
        made()


class Grown(Today):
    """Today's game: an earlier version had neither `lacking` nor the frame's `left`."""

    former_names: ClassVar[dict[str, str]] = {}
    added_fields: ClassVar[dict[str, Any]] = {
        "State.lacking": lambda saved: 10 * saved["seats"],
        "StartOfTurn.left": 5,
    }


def test_a_position_of_a_version_that_lacked_a_field_loads_with_its_default() -> None:
    saved = json.loads(json.dumps(Grown().save(Grown().new(2, rng=rng_of(1)))))
    del saved["lacking"]
    del saved["stack"][0]["StartOfTurn"]["left"]
    loaded: Any = Grown().load(saved, rng_of(1))
    assert loaded.lacking == 20
    assert loaded.stack == [StartOfTurn(1, 5)]


def test_a_field_that_is_there_keeps_its_value() -> None:
    saved = Grown().save(Grown().new(2, rng=rng_of(1)))
    loaded: Any = Grown().load(saved, rng_of(1))
    assert loaded.lacking == 3
    assert loaded.stack == [StartOfTurn(1, 2)]


def test_an_added_field_that_does_not_exist_is_refused() -> None:
    made = type("Broken", (Today,), {"added_fields": {"State.nothing": 0}})
    with pytest.raises(ValueError, match="added_fields"):
        made()
