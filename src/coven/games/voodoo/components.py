"""What is in the box, read from components.toml.

Spells and curses share one numbering: spells from 0 up to SPELLS, then curses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)
_SCREEN: dict[str, Any] = _BOX["screen"]


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
    when: str
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


def _card(id: str, row: dict[str, Any], is_spell: bool) -> Card:
    """Returns the spell or curse `id` that `row`, an entry of components.toml, describes."""
    do = row.get("do", ())
    return Card(
        id=id,
        is_spell=is_spell,
        school=row.get("school", ""),
        cost=tuple(row.get("cost", ())),
        points=row.get("pts", 0),
        broken=row.get("brk", 0),
        moment=row["moment"],
        event=row.get("event", ""),
        gesture=row["gesture"],
        do=(do,) if isinstance(do, str) else tuple(do),
        at=row.get("at", ""),
        times=row.get("times", 1),
        lines=row.get("min_lines", 0),
        slot=row.get("slot", ""),
        hindrance=row.get("hindrance", ""),
        except_own_turn=row.get("except", "") == "own_turn",
        penalty=row.get("penalty", ""),
        body=row.get("body", ""),
    )


def _track(name: str) -> Track:
    """Returns the score track called `name` (`normal` or `quick`) of components.toml."""
    row = _BOX["track"][name]
    return Track(row["goal"], tuple(row["skulls"]), row["start_spells"], row["start_tricks"])


DICE: Final[int] = _BOX["rules"]["dice"]
REROLLS: Final[int] = _BOX["rules"]["max_paid_rerolls"]
"""How many rerolls a wizard may pay for in one turn (4.9)."""
ROUNDS: Final[int] = _BOX["rules"]["rounds"]
"""The number of rounds after which the game ends, and most points win (R37)."""
FACES: Final[tuple[str, ...]] = tuple(_BOX["dice"]["faces"])
LETTERS: Final[str] = "BPRSGT"
"""The letter of each face in the texts of moves, in the order of FACES."""
SKULL: Final[int] = FACES.index("skull")
WILD: Final[str] = _BOX["dice"]["wild_symbol"]
TRACKS: Final[dict[str, Track]] = {name: _track(name) for name in _BOX["track"]}

CARDS: Final[tuple[Card, ...]] = (
    *(_card(id, row, True) for id, row in _BOX["spell"].items()),
    *(_card(id, row, False) for id, row in _BOX["curse"].items()),
)
SPELLS: Final[int] = len(_BOX["spell"])
CARD_OF: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
TRICKS: Final[tuple[Trick, ...]] = tuple(
    Trick(
        id,
        row["copies"],
        row["when"],
        row["do"] if row["gesture"] != NO_GESTURE else "",
        row["effect"],
        row.get("two_players", True),
        row.get("body", ""),
    )
    for id, row in _BOX["trick"].items()
)
TRICK_OF: Final[dict[str, int]] = {trick.id: i for i, trick in enumerate(TRICKS)}
CONFLICTS: Final[tuple[tuple[str, str], ...]] = tuple(
    (one, other) for one, other in _BOX["conflict"]["pairs"]
)

SCHOOLS: Final[tuple[str, ...]] = tuple(_SCREEN["schools"])
SLOTS: Final[tuple[str, ...]] = tuple(_SCREEN["slots"])
STRIPS: Final[tuple[str, ...]] = tuple(_SCREEN["strips"])
HOLDS: Final[tuple[str, ...]] = tuple(_SCREEN["holds"])
VOICES: Final[tuple[str, ...]] = tuple(_SCREEN["voices"])
COUNTS: Final[tuple[str, ...]] = tuple(_SCREEN["counts"])
BODIES: Final[tuple[str, ...]] = tuple(_SCREEN["bodies"])
MOST_GESTURES: Final[int] = _SCREEN["gestures_between_beats"]
"""How many gestures a wizard may make between two beats (R27)."""
SECONDS: Final[dict[str, float]] = _BOX["seconds"]

AIMED: Final[tuple[str, ...]] = tuple(card.do[0] for card in CARDS if card.gesture == "emote_at")
"""Emotes that are aimed at a wizard or at the doll."""
EMOTES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [
            *(card.do[0] for card in CARDS if card.gesture in ("emote", "emote_at")),
            *(trick.do for trick in TRICKS if trick.do),
            *_SCREEN["decoys"],
        ]
    )
)
POSTURES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(
        dict.fromkeys(
            card.do[0] for card in CARDS if card.gesture == "posture" and card.slot == slot
        )
    )
    for slot in SLOTS
)
"""By slot: the names of its postures. A posture's number is its index here plus one; 0 is none."""
HINDRANCES: Final[dict[str, str]] = {
    card.do[0]: card.hindrance for card in CARDS if card.gesture == "posture"
}
"""The hindrance of each posture."""

FACTS: Final[tuple[str, ...]] = ("prefix", "double_last", "yes_no", "word_dice", "word_i")
"""What can be true of a spoken line, in the order of the bits of the move `line N`."""
LINES: Final[dict[str, Any]] = _BOX["line"]
"""The words and beginnings of lines by which facts are recognised, by locale."""
PHRASES: Final[dict[str, int]] = {
    name: sum(1 << FACTS.index(fact) for fact in facts) for name, facts in _BOX["phrase"].items()
}
"""The ready-made lines, each with its facts as a bit mask."""


def cards_for(room: bool) -> list[int]:
    """Returns the numbers of the spells and curses in the game: all if the players are in one
    `room`; online only those whose condition is a gesture that the game can see (R6)."""
    return [i for i, card in enumerate(CARDS) if room or card.gesture != NO_GESTURE]


def tricks_for(seats: int, room: bool) -> list[int]:
    """Returns the numbers of all trick cards in the game, sorted; with two players some kinds are
    left out (9.1). `room`: whether the players are in one room."""
    return [
        kind
        for kind, trick in enumerate(TRICKS)
        if (room or trick.do) and (seats > 2 or trick.for_two)
        for _ in range(trick.copies)
    ]
