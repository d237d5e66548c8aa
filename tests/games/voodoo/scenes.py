"""Scenes of Voodoo in which a test places dice and cards as it likes."""

from __future__ import annotations

from typing import Any

from coven.core import Move, Options
from coven.games.voodoo.components import CARD_OF, DICE, SPELLS, TRICK_OF
from coven.games.voodoo.impulses import lasting_gesture
from coven.games.voodoo.moves import faces_of
from coven.games.voodoo.rules.conditions import LASTING
from coven.games.voodoo.rules.dice import FALLEN
from coven.games.voodoo.rules.moments import end_posture_grace
from coven.games.voodoo.rules.track import bind
from coven.games.voodoo.rules.turn import receive
from coven.games.voodoo.state import bits, hold_tricks
from coven.testkit.scenario import Scene

FOMA, LYUSYA, ZOYA, PAVLO = 0, 1, 2, 3


class VoodooScene(Scene):
    """A game in which the first seat has the doll; two players have chosen their schools
    already."""

    def __init__(self, seats: int = 3, seed: int = 0, **options: Any) -> None:
        chosen: Options = {"first-player": "first-seat"}
        chosen.update({key.replace("_", "-"): value for key, value in options.items()})
        super().__init__("voodoo", seats, chosen, seed)
        if self.state.room:
            for seat in range(seats):
                self.play(seat, "ready")
        if seats == 2:
            self.play(0, "school celtic")
            self.play(1, "school egyptian")
            for _ in range(6):
                self.play(1, self.options(1)[0])

    # -- answers -----------------------------------------------------------------------------

    def play(self, seat: int, *moves: str | Move) -> list[str]:
        """Plays these moves and returns the log lines; after "stay" the doll stops staring at
        once."""
        told: list[str] = []
        for move in moves:
            told += super().play(seat, move)
            if move == "stay" and self.options(seat) == ["lapse stare"]:
                told += super().play(seat, "lapse stare")
        return told

    # -- placing cards -----------------------------------------------------------------------

    def hold(self, seat: int, *names: str) -> None:
        """Replaces the seat's hand by these spells and tricks; the old cards go under their
        piles."""
        s = self.state
        deck = seat if s.seats == 2 else 0
        for card in [c for c in range(SPELLS) if s.spells[seat] >> c & 1]:
            s.decks[deck] = (card, *s.decks[deck])
        s.spells[seat] = 0
        s.trick_deck = (*s.tricks[seat], *s.trick_deck)
        hold_tricks(s, seat, [])
        for name in names:
            if name in CARD_OF:
                self._lift(CARD_OF[name])
                s.spells[seat] |= 1 << CARD_OF[name]
            else:
                kinds = list(s.trick_deck)
                kinds.remove(TRICK_OF[name])
                s.trick_deck = tuple(kinds)
                hold_tricks(s, seat, [*s.tricks[seat], TRICK_OF[name]])
        self.settle()

    def _lift(self, card: int) -> None:
        """Removes a spell from the pile or hand it is in."""
        s = self.state
        for i, deck in enumerate(s.decks):
            s.decks[i] = tuple(c for c in deck if c != card)
        for seat in range(s.seats):
            s.spells[seat] &= ~(1 << card)

    def enchant(self, caster: int, name: str, target: int) -> None:
        """Puts a spell on the target, as if it had been cast some commands ago."""
        s = self.state
        card = CARD_OF[name]
        self._lift(card)
        s.spells_on_table = (*s.spells_on_table, card)
        s.caster[card] = caster
        s.cast_spells[caster] |= 1 << card
        s.beats += 1
        bind(s, card, target)
        end_posture_grace(s, card)
        s.beats += 3
        self.settle()

    def curse(self, seat: int, name: str) -> None:
        """Puts a curse on the seat, as if it had been drawn some commands ago."""
        s = self.state
        card = CARD_OF[name]
        s.curse_deck = tuple(c for c in s.curse_deck if c != card)
        s.curses |= 1 << card
        s.beats += 1
        bind(s, card, seat)
        end_posture_grace(s, card)
        s.beats += 3
        self.settle()

    def points(self, seat: int, points: int) -> None:
        """Sets the seat's points and marker."""
        self.state.points[seat] = self.state.marker[seat] = points
        self.settle()

    def next_card(self, name: str) -> None:
        """Puts this card on top of its pile."""
        s = self.state
        if name in TRICK_OF:
            kinds = list(s.trick_deck)
            kinds.remove(TRICK_OF[name])
            s.trick_deck = (*kinds, TRICK_OF[name])
        elif CARD_OF[name] < SPELLS:
            deck = s.active if s.seats == 2 else 0
            self._lift(CARD_OF[name])
            s.decks[deck] = (*s.decks[deck], CARD_OF[name])
        else:
            rest = tuple(c for c in s.curse_deck if c != CARD_OF[name])
            s.curse_deck = (*rest, CARD_OF[name])

    def next_curse(self, name: str) -> None:
        """Puts this curse on top of its pile."""
        self.next_card(name)

    # -- dice --------------------------------------------------------------------------------

    def falls(self, letters: str) -> None:
        """Makes the dice of the next roll show these letters."""
        dice = tuple(sorted(faces_of(letters)))
        self.chance(FALLEN[len(dice)].index(dice))

    def roll(self, seat: int, letters: str) -> list[str]:
        """Makes the first roll of a turn with these dice and returns the log lines."""
        self.falls(letters)
        return self.play(seat, "roll")

    def pool(self) -> str:
        """Returns the letters of the dice in the pool, sorted."""
        return "".join(sorted("BPRSGT"[face] for face in self.state.pool))

    def turn(self, seat: int, letters: str = "BPRSG") -> None:
        """Plays a whole turn of this seat: roll, one reroll, pass."""
        self.roll(seat, letters)
        first, second = letters[0], letters[1]
        self.falls(second)
        self.play(seat, f"reroll {first} {second}")
        self.finish(seat)

    def finish(self, seat: int) -> None:
        """Passes the doll, after drawing the free card of the quick game."""
        if "draw spell" in self.options(seat):
            self.play(seat, "draw spell")
        self.play(seat, "pass")

    # -- what must hold ----------------------------------------------------------------------

    def broken(self, name: str) -> bool:
        """Whether a breach of the card with this name is open, so that it can be called."""
        return CARD_OF[name] in self.state.breach

    def score(self, seat: int) -> int:
        """Returns the seat's points."""
        return int(self.state.points[seat])

    def bound(self, name: str) -> int:
        """Returns the wizard whom the card binds, or NOBODY."""
        return int(self.state.bound_wizard[CARD_OF[name]])

    def lies(self, name: str) -> bool:
        """Whether the spell lies among the cast spells."""
        return CARD_OF[name] in self.state.spells_on_table


def lay(players: int, options: Options, seed: int, scene: dict[str, Any]) -> VoodooScene:
    """Returns a scene for a question of the exam. `scene` may have:

    - `points`: by seat, a list;
    - `hands`: the spells and tricks in hand by seat, ``{0 = "howl creepy"}``; others are dealt;
    - `spells`: ``["1 howl 0"]``, caster, spell and target, who is in the posture that the spell
      demands; `curses`: ``["0 blow"]``;
    - `doll`: whose turn it is, the first seat's if it is not said;
    - `dice`: those that the wizard with the doll can still use; the others were paid."""
    found = VoodooScene(players, seed, **options)
    s = found.state
    for seat, points in enumerate(scene.get("points", ())):
        found.points(seat, points)
    for seat, names in scene.get("hands", {}).items():
        found.hold(int(seat), *names.split())
    for row in scene.get("spells", ()):
        caster, name, target = row.split()
        found.enchant(int(caster), name, int(target))
        if CARD_OF[name] in bits(LASTING):
            found.play(int(target), lasting_gesture(CARD_OF[name]))
    for row in scene.get("curses", ()):
        seat, name = row.split()
        found.curse(int(seat), name)
    if "doll" in scene:
        receive(s, scene["doll"], (scene["doll"] - 1) % players)
    if "dice" in scene:
        s.thrown = True
        s.pool = tuple(sorted(faces_of(scene["dice"])))
        s.used = (0,) * (DICE - len(s.pool))
        s.acted = bool(s.used)
    found.settle()
    return found
