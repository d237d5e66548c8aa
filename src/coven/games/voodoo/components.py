"""What is in the box, read from components.toml. Cards are numbered: spells from 0, then curses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)
_SCREEN: dict[str, Any] = _BOX["screen"]


@dataclass(frozen=True)
class Card:
    """A spell or an eternal curse: a condition, and what it costs and brings."""

    id: str
    is_spell: bool
    school: str
    cost: tuple[str, ...]
    points: int
    broken: int
    """Points for its caster when it is broken."""
    moment: str
    event: str
    gesture: str
    """How it is done on a screen; NO_GESTURE for a card that only people in one room can judge."""
    do: tuple[str, ...]
    """One thing, or several in this order."""
    at: str
    times: int
    lines: int
    slot: str
    hindrance: str
    spared: bool
    """Does not bind in one's own turn."""
    penalty: str
    body: str


@dataclass(frozen=True)
class Trick:
    id: str
    copies: int
    when: str
    do: str
    """Its gesture, or nothing: then it is for one room only."""
    effect: str
    for_two: bool
    body: str


@dataclass(frozen=True)
class Track:
    goal: int
    skulls: tuple[int, ...]
    spells: int
    tricks: int


NO_GESTURE: Final = "none"


def _card(id: str, row: dict[str, Any], is_spell: bool) -> Card:
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
        spared=row.get("except", "") == "own_turn",
        penalty=row.get("penalty", ""),
        body=row.get("body", ""),
    )


def _track(name: str) -> Track:
    row = _BOX["track"][name]
    return Track(row["goal"], tuple(row["skulls"]), row["start_spells"], row["start_tricks"])


DICE: Final[int] = _BOX["rules"]["dice"]
REROLLS: Final[int] = _BOX["rules"]["max_paid_rerolls"]
ROUNDS: Final[int] = _BOX["rules"]["rounds"]
FACES: Final[tuple[str, ...]] = tuple(_BOX["dice"]["faces"])
LETTERS: Final[str] = "BPRSGT"
"""Of the faces, in their order."""
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
BUSY: Final[int] = _SCREEN["gestures_between_beats"]
SECONDS: Final[dict[str, float]] = _BOX["seconds"]

AIMED: Final[tuple[str, ...]] = tuple(card.do[0] for card in CARDS if card.gesture == "emote_at")
"""Emotes that go to somebody or to the doll."""
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
"""The values of each slot; a posture's number is its place here plus one, 0 is none."""
HINDRANCES: Final[dict[str, str]] = {
    card.do[0]: card.hindrance for card in CARDS if card.gesture == "posture"
}

FACTS: Final[tuple[str, ...]] = ("prefix", "double_last", "yes_no", "word_dice", "word_i")
"""What a line can be judged by, in the order of the bits of `line N`."""
LINES: Final[dict[str, Any]] = _BOX["line"]
PHRASES: Final[dict[str, int]] = {
    name: sum(1 << FACTS.index(fact) for fact in facts) for name, facts in _BOX["phrase"].items()
}


def cards_for(room: bool) -> list[int]:
    """The spells and curses that can be played so: online only those with a gesture (R6)."""
    return [i for i, card in enumerate(CARDS) if room or card.gesture != NO_GESTURE]


def tricks_for(seats: int, room: bool) -> list[int]:
    """The pile of tricks; two players leave some out (9.1)."""
    return [
        kind
        for kind, trick in enumerate(TRICKS)
        if (room or trick.do) and (seats > 2 or trick.for_two)
        for _ in range(trick.copies)
    ]
