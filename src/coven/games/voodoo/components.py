"""What is in the box, read from components.toml, and how the conditions of cards are done on a
screen, read from screen.toml.

Spells and curses share one numbering: spells from 0 up to SPELLS, then curses."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from coven.box import Box, open_box

_BOX = open_box(__package__)
_DESIGN: dict[str, Any] = tomllib.loads(
    resources.files(__package__).joinpath("screen.toml").read_text("utf-8")
)
_SCREEN: dict[str, Any] = _DESIGN["screen"]


@dataclass(frozen=True)
class Card:
    """A spell or an eternal curse: its condition, and what it costs and brings."""

    id: str
    is_spell: bool
    school: str
    cost: tuple[str, ...]
    """The ingredients to pay, WILD for any."""
    points: int
    """Points for its caster when it is cast."""
    broken: int
    """Points for its caster when it is broken."""
    moment: str
    """When it must be obeyed: always, own_turn, before_roll, before_pass or event."""
    event: str
    """The event before or after which it must be obeyed."""
    gesture: str
    """How it is obeyed on a screen; NO_GESTURE for a card that only people in one room can judge.
    """
    do: tuple[str, ...]
    """What must be done, in this order if there is more than one thing."""
    at: str
    """Whom an emote must be aimed at: left, previous, doll, anyone, or nobody."""
    times: int
    """How often the emote must be made."""
    lines: int
    """How many lines must be said in a turn."""
    slot: str
    """The slot of the body that a posture takes."""
    hindrance: str
    """What makes the screen harder to use while the posture is kept."""
    except_own_turn: bool
    """Whether it need not be obeyed in the wizard's own turn."""
    penalty: str
    """What a curse that was not obeyed costs."""
    body: str
    """The part of the body that it needs (12.8)."""


@dataclass(frozen=True)
class Trick:
    """A kind of trick card."""

    id: str
    copies: int
    do: str
    """The emote that must be made first; empty for a trick that is only for one room."""
    effect: str
    for_two: bool
    """Whether two players use it."""
    body: str
    """The part of the body that its condition needs (12.8)."""


@dataclass(frozen=True)
class Track:
    """A score track, and how many cards a game on it begins with."""

    goal: int
    skulls: tuple[int, ...]
    spells: int
    tricks: int


NO_GESTURE: Final = "none"
"""The `gesture` of cards that cannot be played online."""


MOST_POINTS: Final = 5
"""The most points that a spell may bring."""
MOST_INGREDIENTS: Final = 4
"""The most dice that a spell may cost."""
CARDS_OF_SCHOOL: Final = 12
TRICK_CARDS: Final = 14
SCHOOLS: Final[tuple[str, ...]] = ("celtic", "egyptian", "haitian")
PENALTIES: Final = (
    *("lose_point", "four_dice", "no_reroll", "discard_random"),
    *("give_left", "lose_drawn_card", "lose_trick"),
)
PRINTED_COSTS: Final[dict[str, list[str]]] = {
    "hookleg": ["pumpkin", "pumpkin", "any"],
    "sitdown": ["bat", "pumpkin", "raven"],
    "needle": ["raven", "raven"],
}
"""The ingredients that the rulebook prints."""
PRINTED_POINTS: Final[dict[str, int]] = {"hookleg": 2}
"""The points for casting a spell that the rulebook prints."""
SPELL_IDS: Final[tuple[str, ...]] = tuple(list(_DESIGN["condition"])[: 3 * CARDS_OF_SCHOOL])
CURSE_IDS: Final[tuple[str, ...]] = tuple(list(_DESIGN["condition"])[3 * CARDS_OF_SCHOOL :])


# -- dice and tracks -----------------------------------------------------------------------------

ROUNDS: Final = 60
"""The number of rounds after which the game ends, and most points win (R37)."""
_DICE = _BOX.table("dice")
DICE: Final[int] = _DICE.fixed("number", 5)
FACES: Final[tuple[str, ...]] = tuple(
    _DICE.fixed("faces", ["bat", "pumpkin", "raven", "skull", "ghost", "star"])
)
LETTERS: Final[str] = "BPRSGT"
"""The letter of each face in the texts of moves, in the order of FACES."""
SKULL: Final[int] = FACES.index("skull")
WILD: Final[str] = _DICE.fixed("wild", "any")
REROLLS: Final[int] = _BOX.table("turn").fixed("rerolls", 3)
"""How many rerolls a wizard may pay for in one turn (4.9)."""
_BOX.table("turn").fixed("card_cost", 2)


def _track(name: str, goal: int, spells: int, tricks: int) -> Track:
    """Reads the score track called `name` (`normal` or `quick`), of which only the skulls may
    differ from the rulebook: `goal` points, and `spells` and `tricks` dealt at the beginning.
    Raises BadBox."""
    row = _BOX.table("track").table(name)
    row.fixed("goal", goal)
    skulls = row.integers("skulls", 1, goal - 1, 3)
    if sorted(set(skulls)) != skulls:
        raise row.bad("skulls", "box-ascending")
    row.fixed("start_spells", spells)
    row.fixed("start_tricks", tricks)
    return Track(goal, tuple(skulls), spells, tricks)


TRACKS: Final[dict[str, Track]] = {
    "normal": _track("normal", 11, 1, 0),
    "quick": _track("quick", 8, 2, 1),
}

# -- cards ---------------------------------------------------------------------------------------


def _rows(key: str, ids: tuple[str, ...]) -> list[Box]:
    """Returns the rows of the table `key`, which must have exactly these ids: names in three
    languages and conditions belong to them. Raises BadBox."""
    table = _BOX.table(key)
    unknown = [id for id in list(table.keys()) if id not in ids]
    if unknown:
        raise table.bad(unknown[0], "box-unknown")
    return [table.table(id) for id in ids]


def _gesture(row: Box, usual: str) -> str:
    """Returns the kind of gesture with which the card of this row is obeyed on a screen: the
    `usual` one, or NO_GESTURE if the row says that it cannot be (R6). Raises BadBox."""
    return str(row.fixed("gesture", NO_GESTURE)) if row.has("gesture") else usual


def _cost(id: str, row: Box) -> list[str]:
    """Reads the ingredients of the spell `id`. Raises BadBox."""
    if id in PRINTED_COSTS:
        return list(row.fixed("cost", PRINTED_COSTS[id]))
    cost = row.words("cost", (*FACES, WILD))
    if not 1 <= len(cost) <= MOST_INGREDIENTS or cost.count(WILD) > 1 or cost == [WILD]:
        raise row.bad("cost", "box-cost", {"most": MOST_INGREDIENTS, "name-wild": WILD})
    return cost


def _card(id: str, row: Box, is_spell: bool) -> Card:
    """Reads the spell (`is_spell`) or curse `id` from its row of components.toml; what it demands
    stands in screen.toml. Raises BadBox."""
    condition: dict[str, Any] = _DESIGN["condition"][id]
    do = condition["do"]
    school, cost, points, broken, penalty = "", [], 0, 0, ""
    if is_spell:
        school = row.word("school", SCHOOLS)
        cost = _cost(id, row)
        if id in PRINTED_POINTS:
            points = row.fixed("cast", PRINTED_POINTS[id])
        else:
            points = row.integer("cast", 1, MOST_POINTS)
        broken = row.integer("broken", 1, MOST_POINTS)
    else:
        penalty = row.word("penalty", PENALTIES)
    return Card(
        id=id,
        is_spell=is_spell,
        school=school,
        cost=tuple(cost),
        points=points,
        broken=broken,
        moment=condition["moment"],
        event=condition.get("event", ""),
        gesture=_gesture(row, condition["gesture"]),
        do=(do,) if isinstance(do, str) else tuple(do),
        at=condition.get("at", ""),
        times=condition.get("times", 1),
        lines=condition.get("lines", 0),
        slot=condition.get("slot", ""),
        hindrance=condition.get("hindrance", ""),
        except_own_turn=condition.get("except", "") == "own_turn",
        penalty=penalty,
        body=condition["body"],
    )


def _spells() -> list[Card]:
    """Reads the spells, twelve of each school. Raises BadBox."""
    rows = _rows("spell", SPELL_IDS)
    found = [_card(id, row, True) for id, row in zip(SPELL_IDS, rows, strict=True)]
    for name in SCHOOLS:
        if sum(card.school == name for card in found) != CARDS_OF_SCHOOL:
            raise rows[-1].bad("school", "box-sum", {"total": CARDS_OF_SCHOOL})
    return found


CARDS: Final[tuple[Card, ...]] = (
    *_spells(),
    *[_card(id, row, False) for id, row in zip(CURSE_IDS, _rows("curse", CURSE_IDS), strict=True)],
)
SPELLS: Final[int] = len(SPELL_IDS)
CARD_OF: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}


def _tricks() -> tuple[Trick, ...]:
    """Reads how many cards there are of each kind of trick, fourteen together; what they do stands
    in screen.toml. Raises BadBox."""
    design: dict[str, Any] = _DESIGN["trick"]
    rows = _rows("trick", tuple(design))
    found = tuple(
        [
            Trick(
                id,
                row.integer("copies", 1, TRICK_CARDS),
                about["do"] if _gesture(row, "emote") != NO_GESTURE else "",
                about["effect"],
                about.get("two_players", True),
                about["body"],
            )
            for (id, about), row in zip(design.items(), rows, strict=True)
        ]
    )
    if sum(trick.copies for trick in found) != TRICK_CARDS:
        raise rows[-1].bad("copies", "box-sum", {"total": TRICK_CARDS})
    return found


TRICKS: Final[tuple[Trick, ...]] = _tricks()
TRICK_OF: Final[dict[str, int]] = {trick.id: i for i, trick in enumerate(TRICKS)}


def _contradictions() -> tuple[tuple[str, str], ...]:
    """Reads the pairs of demands that nobody can fulfil at the same moment. Raises BadBox."""
    table = _BOX.table("contradictions")
    pairs = table.raw("pairs")
    demands = [card.do[0] for card in CARDS[:SPELLS]]
    if not isinstance(pairs, list):
        raise table.bad("pairs", "box-list")
    found: list[tuple[str, str]] = []
    for pair in pairs:
        if not isinstance(pair, list) or not all(word in demands for word in pair):
            raise table.bad("pairs", "box-words", {"name-choices": ", ".join(demands)})
        if len(pair) != 2:
            raise table.bad("pairs", "box-count", {"count": 2})
        one, other = pair
        if one == other or (one, other) in found or (other, one) in found:
            raise table.bad("pairs", "box-twice", {"name-value": f"{one} – {other}"})
        found.append((one, other))
    if ("floor", "stand") not in found and ("stand", "floor") not in found:
        raise table.bad("pairs", "box-example", {"name-number": "6.8"})
    return tuple(found)


CONFLICTS: Final[tuple[tuple[str, str], ...]] = _contradictions()
_BOX.close()

# -- the screen ------------------------------------------------------------------------------------

SLOTS: Final[tuple[str, ...]] = tuple(_SCREEN["slots"])
STRIPS: Final[tuple[str, ...]] = tuple(_SCREEN["strips"])
HOLDS: Final[tuple[str, ...]] = tuple(_SCREEN["holds"])
VOICES: Final[tuple[str, ...]] = tuple(_SCREEN["voices"])
COUNTS: Final[tuple[str, ...]] = tuple(_SCREEN["counts"])
BODIES: Final[tuple[str, ...]] = tuple(_SCREEN["bodies"])
MOST_GESTURES: Final[int] = _SCREEN["gestures_between_beats"]
"""How many gestures a wizard may make between two beats (R27)."""
SECONDS: Final[dict[str, float]] = _DESIGN["seconds"]


def _demanded(*gestures: str) -> list[Card]:
    """Returns the cards whose condition is one of these kinds of `gestures`. Cards that are used
    only in the same-room game are included: their buttons are shown in every game, so that the
    buttons do not tell which cards are in it."""
    return [card for card in CARDS if _DESIGN["condition"][card.id]["gesture"] in gestures]


AIMED: Final[tuple[str, ...]] = tuple(card.do[0] for card in _demanded("emote_at"))
"""Emotes that are aimed at a wizard or at the doll."""
EMOTES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [
            *(card.do[0] for card in _demanded("emote", "emote_at")),
            *(about["do"] for about in _DESIGN["trick"].values()),
            *_SCREEN["decoys"],
        ]
    )
)
POSTURES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(dict.fromkeys(card.do[0] for card in _demanded("posture") if card.slot == slot))
    for slot in SLOTS
)
"""By slot: the names of its postures. A posture's number is its index here plus one; 0 is none."""
HINDRANCES: Final[dict[str, str]] = {card.do[0]: card.hindrance for card in _demanded("posture")}
"""The hindrance of each posture."""

FACTS: Final[tuple[str, ...]] = ("prefix", "double_last", "yes_no", "word_dice", "word_i")
"""What can be true of a spoken line, in the order of the bits of the move `line N`."""
LINES: Final[dict[str, Any]] = _DESIGN["line"]
"""The words and beginnings of lines by which facts are recognised, by locale."""
PHRASES: Final[dict[str, int]] = {
    name: sum(1 << FACTS.index(fact) for fact in facts) for name, facts in _DESIGN["phrase"].items()
}
"""The ready-made lines, each with its facts as a bit mask."""


def cards_for(room: bool) -> list[int]:
    """Returns the numbers of the spells and curses in the game. In the same-room game (`room`)
    these are all; online only those whose condition is a gesture that the program can see (R6)."""
    return [i for i, card in enumerate(CARDS) if room or card.gesture != NO_GESTURE]


def tricks_for(seats: int, room: bool) -> list[int]:
    """Returns the numbers of all trick cards in the game, sorted; with two players some kinds are
    left out (9.1). `room`: whether it is the same-room game."""
    return [
        kind
        for kind, trick in enumerate(TRICKS)
        if (room or trick.do) and (seats > 2 or trick.for_two)
        for _ in range(trick.copies)
    ]
