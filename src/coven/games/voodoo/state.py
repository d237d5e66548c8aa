"""The state of a game of Voodoo: cards, score track, turn, and the wizards' bodies.

A spell or curse is its index in components.CARDS, a trick its index in components.TRICKS. Sets of
cards and of seats are bit masks. Bodies are public; only the caster and the target of a spell know
who was hit.

Four measures of time: a *ply* is the number of an answer, a *beat* passes with every command
(roll, reroll, cast, take, pass, trick), a *turn* ends when the doll is passed, a *round* has one
turn for each wizard.
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
"""The value of `posture` for a wizard in no posture at all."""

EMOTE: Final = 0
COUNT: Final = 1
POSTURE: Final = 2
LINE: Final = 3
VOICE: Final = 4
COMMAND: Final = 5
KINDS: Final = ("emote", "count", "posture", "line", "voice", "command")
"""The names of the six kinds of gestures above, by their numbers."""
Gesture = tuple[int, int, int, int, int, int]
"""Ply, turn, seat, kind (EMOTE to COMMAND), what was done, and a detail that depends on the kind.

An emote: its index, and the seat it is aimed at (DOLL for the doll, -1 for nobody). A count: its
index. A posture: its slot and its value. A line: its facts as a bit mask (-1 for an announcement)
and the voice. A voice: its index. A command: its number in rules.turn, and the strip it was pressed
on, plus 4 times the bit mask of what was held."""
Reaction = tuple[int, int, int, int, int, bool]
"""A gesture that a card demands because something has happened: the card and its wizard; beat, ply
and turn of the event; and whether the time to react (in seconds) is over."""
PostureGrace = tuple[int, int, int, int]
"""The time in seconds to take up the posture of a card: the card and its wizard, ply and turn at
which it began. It is removed when it is over."""
Wobble = tuple[int, int, int, int, bool]
"""A tired posture: seat, slot, ply and turn at which it began to wobble, and whether the time to
renew it (in seconds) is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tournament(State):
    """A position of Voodoo: points, hands, piles, dice, the spells and curses that bind each
    wizard, gestures, postures and breaches."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "room", "quick", "strict", "anyone", "once", "box", "goal", "skulls"),
        *("decks", "trick_deck", "curse_deck", "spells", "tricks", "kinds", "schools"),
        *("points", "marker", "moved_at", "moved_ply", "crossed"),
        *("spells_on_table", "caster", "bound_wizard", "since", "binding_cards", "cast_spells"),
        *("curses", "target"),
        *("first", "active", "turns", "previous", "pool", "used", "thrown", "rerolls"),
        *("acted", "taken", "turn_ending", "drawn_card"),
        *("four_dice_next", "four_dice_now", "no_rerolls_next", "no_rerolls_now"),
        *("turns_without_spells", "gestures", "doll_ply", "action_ply", "command_ply", "said"),
        *("beats", "gestures_since_beat", "posture", "pressed", "wobbles", "voice", "holds"),
        *("strip", "breach", "missing_posture", "posture_graces", "reactions_due"),
        *("calls_blocked", "bot_seats", "lacks", "verdict", "winner"),
    )

    __slots__ = fields[len(State.fields) :]

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.room: bool = False
        """Whether the players are in one room and judge each other. Otherwise gestures are moves,
        and the program judges them."""
        self.quick: bool = False
        """Whether the short track is used (9.5)."""
        self.strict: bool = False
        """Whether tricks may be played at any moment, and are lost at a wrong one (10.3)."""
        self.anyone: bool = False
        """Whether anyone may call a broken spell, and not only its caster."""
        self.once: bool = False
        """Whether each skull curses a wizard only once."""
        self.box: bool = True
        """Whether players must remember whom each spell has hit, as in the boxed game."""
        self.goal: int = 0
        """The points that win."""
        self.skulls: tuple[int, ...] = ()
        """The spaces of the track that bring a curse."""
        # Cards.
        self.decks: list[tuple[int, ...]] = []
        """The piles of spells, the top card last: one for all, or one each for two players."""
        self.trick_deck: tuple[int, ...] = ()
        """The pile of tricks, the top card last."""
        self.curse_deck: tuple[int, ...] = ()
        """The pile of curses, the top card last."""
        self.spells: list[int] = []
        """By seat: the spells in hand, a bit mask."""
        self.tricks: list[tuple[int, ...]] = []
        """By seat: the tricks in hand, sorted; a kind can occur more than once."""
        self.kinds: list[int] = []
        """By seat: the kinds of tricks in hand, a bit mask."""
        self.schools: list[int] = []
        """Two players: each one's school, NOBODY until it is chosen."""
        # The track.
        self.points: list[int] = []
        self.marker: list[int] = []
        """By seat: the space of the marker. Online its owner moves it after getting points."""
        self.moved_at: list[int] = []
        """By seat: 1 + the beat at which points were won; 0 if the marker need not be moved."""
        self.moved_ply: list[int] = []
        """By seat: the ply at which those points were won."""
        self.crossed: list[int] = []
        """By seat: the skulls passed so far, a bit mask of indices of `skulls`."""
        # Spells and curses on the table.
        self.spells_on_table: tuple[int, ...] = ()
        """The spells that were cast and not yet broken, the oldest first."""
        self.caster: list[int] = [NOBODY] * SPELLS
        """By spell: the seat that cast it, or NOBODY."""
        self.bound_wizard: list[int] = [NOBODY] * len(CARDS)
        """By card: the wizard who must obey it, or NOBODY."""
        self.since: list[int] = [0] * len(CARDS)
        """By card: the beat at which it began to bind."""
        self.binding_cards: list[int] = []
        """By seat: the spells and curses that the wizard must obey, a bit mask."""
        self.cast_spells: list[int] = []
        """By seat: the spells on the table that the wizard has cast, a bit mask."""
        self.curses: int = 0
        """All curses on the table, a bit mask."""
        self.target: int = NOBODY
        """The wizard before whom the target card lies, or NOBODY."""
        # The turn.
        self.first: int = 0
        """The seat that began."""
        self.active: int = 0
        """The wizard with the doll, whose turn it is."""
        self.turns: int = 0
        """The number of the current turn, from 1; 0 before the game."""
        self.previous: int = NOBODY
        """The wizard who passed the doll last, or NOBODY."""
        self.pool: Pool = ()
        """The dice that can still be paid or rolled again."""
        self.used: Pool = ()
        """The dice that were paid this turn."""
        self.thrown: bool = False
        """Whether the first roll of this turn was made."""
        self.rerolls: int = 0
        """Paid rerolls of this turn."""
        self.acted: bool = False
        """Whether an action was done this turn (3.3)."""
        self.taken: bool = False
        """Whether a card was taken from a pile this turn."""
        self.turn_ending: bool = False
        """Whether the free card of the quick game was taken: no action can follow (9.7)."""
        self.drawn_card: list[int] = []
        """By seat: the card taken last (a spell, or SPELLS + a trick), or NOBODY; where the program
        judges, the last one that was taken without what a curse demands."""
        self.four_dice_next: int = 0
        """The wizards who roll only four dice in their next turn, a bit mask (R18)."""
        self.four_dice_now: bool = False
        """Whether only four dice are rolled in this turn."""
        self.no_rerolls_next: int = 0
        """The wizards who may not pay for rerolls in their next turn, a bit mask (R18)."""
        self.no_rerolls_now: bool = False
        """Whether paid rerolls are forbidden in this turn."""
        self.turns_without_spells: int = 0
        """How many turns in a row have ended with no spell in any pile or hand (R13)."""
        # Bodies.
        self.gestures: list[Gesture] = []
        """What all wizards did in this turn and the last one, the oldest first."""
        self.doll_ply: int = 0
        """The ply at which the active wizard received the doll."""
        self.action_ply: int = 0
        """The ply of the active wizard's last action, of the roll, or of receiving the doll."""
        self.command_ply: list[int] = []
        """By seat: the ply of the last command."""
        self.said: int = 0
        """How many lines the active wizard has said this turn."""
        self.beats: int = 0
        """How many commands all wizards have given so far."""
        self.gestures_since_beat: list[int] = []
        """By seat: the number of gestures since the last beat (R27)."""
        self.posture: list[tuple[int, ...]] = []
        """By seat and slot: the posture's number, 0 for none."""
        self.pressed: list[tuple[int, ...]] = []
        """By seat and slot: the turn in which the posture was last taken up or given up."""
        self.wobbles: list[Wobble] = []
        self.voice: list[int] = []
        """By seat: the current voice, an index of VOICES."""
        self.holds: list[int] = []
        """By seat: what is being held, a bit mask of indices of HOLDS."""
        self.strip: list[int] = []
        """By seat: the strip of buttons that the hand uses, an index of STRIPS."""
        # Breaches: who forgot what.
        self.breach: dict[int, tuple[int, int]] = {}
        """Open breaches by card: the ply that opened it, and the turn it belongs to."""
        self.missing_posture: int = 0
        """Cards whose lasting posture is not taken up, but is not yet a breach; a bit mask."""
        self.posture_graces: list[PostureGrace] = []
        """The times in which a posture may still be missing, the oldest first (R20)."""
        self.reactions_due: list[Reaction] = []
        """Gestures that are due because of an event and were not made yet, the oldest first."""
        self.calls_blocked: list[int] = []
        """By seat: the cards it cannot call again before the doll is passed, a bit mask."""
        self.bot_seats: int = 0
        """In one room: the seats played by bots, whose gestures are moves; a bit mask (R35)."""
        self.lacks: list[int] = []
        """In one room, by seat: the parts of the body it cannot or will not move, a bit mask."""
        self.verdict: int = NOBODY
        """The result of the vote just held (rules.voting.FOR or AGAINST), else NOBODY."""
        self.winner: int = NOBODY
        """The seat that has reached the goal."""

    def copy(self) -> Tournament:
        """Returns an independent copy."""
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
        new.spells_on_table = self.spells_on_table
        new.caster = self.caster.copy()
        new.bound_wizard = self.bound_wizard.copy()
        new.since = self.since.copy()
        new.binding_cards = self.binding_cards.copy()
        new.cast_spells = self.cast_spells.copy()
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
        new.turn_ending = self.turn_ending
        new.drawn_card = self.drawn_card.copy()
        new.four_dice_next = self.four_dice_next
        new.four_dice_now = self.four_dice_now
        new.no_rerolls_next = self.no_rerolls_next
        new.no_rerolls_now = self.no_rerolls_now
        new.turns_without_spells = self.turns_without_spells
        new.gestures = self.gestures.copy()
        new.doll_ply = self.doll_ply
        new.action_ply = self.action_ply
        new.command_ply = self.command_ply.copy()
        new.said = self.said
        new.beats = self.beats
        new.gestures_since_beat = self.gestures_since_beat.copy()
        new.posture = self.posture.copy()
        new.pressed = self.pressed.copy()
        new.wobbles = self.wobbles.copy()
        new.voice = self.voice.copy()
        new.holds = self.holds.copy()
        new.strip = self.strip.copy()
        new.breach = self.breach.copy()
        new.missing_posture = self.missing_posture
        new.posture_graces = self.posture_graces.copy()
        new.reactions_due = self.reactions_due.copy()
        new.calls_blocked = self.calls_blocked.copy()
        new.bot_seats = self.bot_seats
        new.lacks = self.lacks.copy()
        new.verdict = self.verdict
        new.winner = self.winner
        return new


# -- questions ---------------------------------------------------------------------------------


def judged(s: Tournament, seat: int) -> bool:
    """Whether the program judges this wizard's gestures: everybody's online, only those of bots in
    the same-room game."""
    return not s.room or bool(s.bot_seats >> seat & 1)


MOST_SETS: Final = 1 << 15
"""How many results of `bits` are cached at most."""
_SETS: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """Returns the numbers of the bits that are set in a bit mask, ascending."""
    found = _SETS.get(mask)
    if found is None:
        if len(_SETS) >= MOST_SETS:
            _SETS.clear()
        found = _SETS[mask] = tuple([i for i in range(mask.bit_length()) if mask >> i & 1])
    return found


def hold_tricks(s: Tournament, seat: int, tricks: list[int]) -> None:
    """Replaces the tricks in this wizard's hand by `tricks`, a list that is sorted in place."""
    tricks.sort()
    s.tricks[seat] = tuple(tricks)
    kinds = 0
    for trick in tricks:
        kinds |= 1 << trick
    s.kinds[seat] = kinds


def deck_of(s: Tournament, seat: int) -> int:
    """Returns the index in `decks` of the pile this wizard draws spells from (9.3)."""
    return seat if s.seats == 2 else 0
