"""The table of Voodoo, in the order of the set-up page, and then the wizards' bodies.

A card of the table is its number in components.CARDS; sets of cards and of seats are bits of a
number. Bodies are public; who was hit by a spell is known to its caster and its target alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import CARDS, SLOTS, SPELLS
from .moves import Pool

NOBODY: Final = -1
UPRIGHT: Final[tuple[int, ...]] = (0,) * len(SLOTS)
"""No posture taken up."""

EMOTE: Final = 0
COUNT: Final = 1
POSTURE: Final = 2
LINE: Final = 3
VOICE: Final = 4
COMMAND: Final = 5
KINDS: Final = ("emote", "count", "posture", "line", "voice", "command")
Gesture = tuple[int, int, int, int, int, int]
"""Answer, turn, seat, kind, what, and a detail: an aim, a value, a voice, or hands."""
Owed = tuple[int, int, int, int, int, bool]
"""Card, seat, beat, answer and turn of the event; and whether its least time is over."""
Wobble = tuple[int, int, int, int, bool]
"""Seat, slot, answer and turn at which it began; and whether its least time is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tournament(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "room", "quick", "strict", "anyone", "once", "box", "goal", "skulls"),
        *("decks", "trick_deck", "curse_deck", "spells", "tricks", "kinds", "schools"),
        *("points", "marker", "moved_at", "moved_ply", "crossed"),
        *("laid", "caster", "bound", "since", "on", "cast", "curses", "target"),
        *("first", "active", "turns", "previous", "pool", "used", "thrown", "rerolls"),
        *("acted", "taken", "drawn_card", "short", "barred", "hobbled", "barren"),
        *("gestures", "doll_ply", "action_ply", "command_ply", "said", "beats", "busy"),
        *("posture", "pressed", "wobbles", "voice", "holds", "strip"),
        *("breach", "lax", "owed", "rested", "machines", "lacks", "verdict", "winner"),
    )

    __slots__ = fields[len(State.fields) :]

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.room: bool = False
        """People are in one room, and judge each other; else the table judges gestures."""
        self.quick: bool = False
        self.strict: bool = False
        self.anyone: bool = False
        """Anyone may call a broken spell."""
        self.once: bool = False
        """A skull curses each wizard once only."""
        self.box: bool = True
        """As in the box: whom a spell hit must be remembered."""
        self.goal: int = 0
        self.skulls: tuple[int, ...] = ()
        # Cards.
        self.decks: list[tuple[int, ...]] = []
        """Spells to draw, the last first: one pile, or, for two players, one each."""
        self.trick_deck: tuple[int, ...] = ()
        self.curse_deck: tuple[int, ...] = ()
        self.spells: list[int] = []
        """Spells in each hand, as bits."""
        self.tricks: list[tuple[int, ...]] = []
        """Tricks in each hand, sorted; some are there more than once."""
        self.kinds: list[int] = []
        """The kinds of tricks in each hand, as bits."""
        self.schools: list[int] = []
        """Two players: the school of each, or nobody's yet."""
        # The track.
        self.points: list[int] = []
        self.marker: list[int] = []
        """Where each marker stands; online it follows the points when it is moved."""
        self.moved_at: list[int] = []
        """The beat at which points came whose marker still waits, else 0."""
        self.moved_ply: list[int] = []
        self.crossed: list[int] = []
        """The skulls that each wizard has passed, as bits."""
        # Spells and curses on the table.
        self.laid: tuple[int, ...] = ()
        """Spells on the table, the oldest first."""
        self.caster: list[int] = [NOBODY] * SPELLS
        self.bound: list[int] = [NOBODY] * len(CARDS)
        """On whom each card lies."""
        self.since: list[int] = [0] * len(CARDS)
        """The beat from which it binds."""
        self.on: list[int] = []
        """The cards that bind each wizard."""
        self.cast: list[int] = []
        """The spells that lie before each wizard."""
        self.curses: int = 0
        """All curses on the table."""
        self.target: int = NOBODY
        """Before whom the target card lies."""
        # The turn.
        self.first: int = 0
        self.active: int = 0
        """Who has the doll."""
        self.turns: int = 0
        self.previous: int = NOBODY
        """Who passed the doll last."""
        self.pool: Pool = ()
        self.used: Pool = ()
        self.thrown: bool = False
        """The first roll was made."""
        self.rerolls: int = 0
        self.acted: bool = False
        self.taken: bool = False
        """A card was taken from a pile this turn."""
        self.drawn_card: list[int] = []
        """The card that each took last: a spell, or a trick counted from the last spell on."""
        self.short: int = 0
        """Who rolls only four dice next."""
        self.barred: int = 0
        """Who may not pay for rerolls in the next turn."""
        self.hobbled: bool = False
        """No paid rerolls in this turn."""
        self.barren: int = 0
        """Turns passed in a row without a spell in any pile or hand."""
        # Bodies.
        self.gestures: list[Gesture] = []
        """Of this turn and the last one."""
        self.doll_ply: int = 0
        """The answer with which the doll came."""
        self.action_ply: int = 0
        self.command_ply: list[int] = []
        self.said: int = 0
        """Lines of the active wizard this turn."""
        self.beats: int = 0
        self.busy: list[int] = []
        """Gestures of each since the last beat."""
        self.posture: list[tuple[int, ...]] = []
        self.pressed: list[tuple[int, ...]] = []
        """The turn in which each posture was last taken up."""
        self.wobbles: list[Wobble] = []
        self.voice: list[int] = []
        self.holds: list[int] = []
        self.strip: list[int] = []
        # Who forgot what.
        self.breach: dict[int, tuple[int, int]] = {}
        """Open breaches by card: the answer that opened it, and the turn it belongs to."""
        self.lax: int = 0
        """Lasting postures that are not taken up, and not yet a breach."""
        self.owed: list[Owed] = []
        self.rested: list[int] = []
        """The cards that each cannot call again before the doll moves."""
        self.machines: int = 0
        """In one room: the wizards whose gestures are lines."""
        self.lacks: list[int] = []
        """In one room: what each cannot or will not move."""
        self.verdict: int = NOBODY
        """Of the vote that was just held: 1 against the accused, 0 for."""
        self.winner: int = NOBODY

    def copy(self) -> Tournament:
        new = Tournament.__new__(Tournament)
        self.copy_spine(new)
        new.options = self.options
        new.room = self.room
        new.quick = self.quick
        new.strict = self.strict
        new.anyone = self.anyone
        new.once = self.once
        new.box = self.box
        new.goal = self.goal
        new.skulls = self.skulls
        new.decks = self.decks.copy()
        new.trick_deck = self.trick_deck
        new.curse_deck = self.curse_deck
        new.spells = self.spells.copy()
        new.tricks = self.tricks.copy()
        new.kinds = self.kinds.copy()
        new.schools = self.schools.copy()
        new.points = self.points.copy()
        new.marker = self.marker.copy()
        new.moved_at = self.moved_at.copy()
        new.moved_ply = self.moved_ply.copy()
        new.crossed = self.crossed.copy()
        new.laid = self.laid
        new.caster = self.caster.copy()
        new.bound = self.bound.copy()
        new.since = self.since.copy()
        new.on = self.on.copy()
        new.cast = self.cast.copy()
        new.curses = self.curses
        new.target = self.target
        new.first = self.first
        new.active = self.active
        new.turns = self.turns
        new.previous = self.previous
        new.pool = self.pool
        new.used = self.used
        new.thrown = self.thrown
        new.rerolls = self.rerolls
        new.acted = self.acted
        new.taken = self.taken
        new.drawn_card = self.drawn_card.copy()
        new.short = self.short
        new.barred = self.barred
        new.hobbled = self.hobbled
        new.barren = self.barren
        new.gestures = self.gestures.copy()
        new.doll_ply = self.doll_ply
        new.action_ply = self.action_ply
        new.command_ply = self.command_ply.copy()
        new.said = self.said
        new.beats = self.beats
        new.busy = self.busy.copy()
        new.posture = self.posture.copy()
        new.pressed = self.pressed.copy()
        new.wobbles = self.wobbles.copy()
        new.voice = self.voice.copy()
        new.holds = self.holds.copy()
        new.strip = self.strip.copy()
        new.breach = self.breach.copy()
        new.lax = self.lax
        new.owed = self.owed.copy()
        new.rested = self.rested.copy()
        new.machines = self.machines
        new.lacks = self.lacks.copy()
        new.verdict = self.verdict
        new.winner = self.winner
        return new


# -- questions ---------------------------------------------------------------------------------


def judged(s: Tournament, seat: int) -> bool:
    """Whether the table itself watches this wizard's gestures."""
    return not s.room or bool(s.machines >> seat & 1)


MOST_SETS: Final = 1 << 15
_SETS: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a set."""
    found = _SETS.get(mask)
    if found is None:
        if len(_SETS) >= MOST_SETS:
            _SETS.clear()
        found = _SETS[mask] = tuple([i for i in range(mask.bit_length()) if mask >> i & 1])
    return found


def hold_tricks(s: Tournament, seat: int, tricks: list[int]) -> None:
    """This wizard has these tricks in hand."""
    tricks.sort()
    s.tricks[seat] = tuple(tricks)
    kinds = 0
    for trick in tricks:
        kinds |= 1 << trick
    s.kinds[seat] = kinds


def deck_of(s: Tournament, seat: int) -> int:
    """Which pile of spells this wizard draws from (9.3)."""
    return seat if s.seats == 2 else 0
