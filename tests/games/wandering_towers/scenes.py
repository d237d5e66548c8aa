"""Positions for the tests of Wandering Towers, described in words.

>>> board = Board(2, towers={5: (5, 3)}, wizards={"T3": "BBY", 12: "B"}, hands={0: "W1 W2 TM3"})
>>> board.stack(5), board.on("T3"), board.on(12), board.home
((5, 3), 'BBY', 'B', [2, 4])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from coven.core import Options
from coven.games import game
from coven.games.wandering_towers.components import FACE_OF, FACES, HAND, SPACES, SPELL_OF, TOWERS
from coven.games.wandering_towers.rules.masters import Spellcasting
from coven.games.wandering_towers.rules.towers import set_stack
from coven.games.wandering_towers.rules.turn import Rounds
from coven.games.wandering_towers.state import hand_seat, put_wizard, take_wizard, wizards_on
from coven.testkit.scenario import Scene

GAME = game("wandering-towers")
LETTERS = "BYRGOP"
"""The letters of the colours of seats 0 to 5: blue, yellow, red, green, orange, purple."""
EIGHT = " ".join(SPELL_OF)
"""The names of all eight spells."""
Where = int | str
"""A surface: the ground of a space (12), or the roof of a tower ("T3")."""


def surface(where: Where) -> int:
    """Returns the number of the surface `where`: a space for its ground, or "T3" for the roof of
    tower 3."""
    return where if isinstance(where, int) else SPACES + int(where.removeprefix("T")) - 1


def options_of(spells: str | None, words: Mapping[str, Any]) -> Options:
    """Returns the options given as keywords in `words`, with _ for -. `spells` are names of spells,
    or a value of the option `spells`."""
    options: Options = {"first-player": "first-seat"}
    options |= {key.replace("_", "-"): value for key, value in words.items()}
    if spells is not None:
        named = spells.split()
        if named[0] in SPELL_OF:
            options["chosen-spells"] = named
        else:
            options["spells"] = spells
    return options


def lay(players: int, options: Options, seed: int, scene: dict[str, Any]) -> Board:
    """Returns the board that a question of the bots' exam describes. `scene` holds arguments of
    Board, with texts and lists where TOML has no numbers and tuples, and `dice`, the next rolls."""
    dice = scene.pop("dice", ())
    words: dict[str, Any] = {
        key: {int(k) if k.isdigit() else k: v for k, v in value.items()}
        if isinstance(value, dict)
        else value
        for key, value in scene.items()
    }
    if "towers" in words:
        words["towers"] = {space: tuple(stack) for space, stack in words["towers"].items()}
    named = {key.replace("-", "_"): value for key, value in options.items()}
    board = Board(players, seed=seed, **words, **named)
    board.dice(*dice)
    return board


class Board(Scene):
    """A match at the beginning of the turn of `active`, with the given position."""

    def __init__(
        self,
        seats: int = 2,
        *,
        towers: Mapping[int, tuple[int, ...]] | None = None,
        wizards: Mapping[Where, str] | None = None,
        keep: int | None = None,
        hands: Mapping[int, str] | None = None,
        top: str = "",
        pile: str | None = None,
        full: Mapping[int, int] | None = None,
        spent: Mapping[int, int] | None = None,
        spells: str | None = None,
        active: int = 0,
        round: int = 1,
        cards: int = 0,
        seed: int = 0,
        **options: Any,
    ) -> None:
        """`towers`: the towers on each space, lowest first; the others stand where the set-up put
        them. `wizards`: the wizards on each surface; the others are home. `top`: the next cards to
        be drawn. `pile`: the whole draw pile; the other cards are discarded. `full`, `spent`:
        bottles by colour; the others are empty."""
        super().__init__(GAME, seats, options_of(spells, options), seed)
        if towers is not None:
            self._build(towers)
        if keep is not None:
            self.state.keep = keep
        if wizards is not None:
            self._place(wizards)
        self._deal(hands or {}, top, pile)
        self._pour(full or {}, spent or {})
        s = self.state
        s.turns = (round - 1) * seats + (active - s.start) % seats
        s.cards = cards
        self.settle(Rounds(active))
        self.game.conserve(s)

    def _build(self, towers: Mapping[int, tuple[int, ...]]) -> None:
        s = self.state
        moved = {tower for stack in towers.values() for tower in stack}
        for space in range(SPACES):
            left = tuple(t for t in s.stacks[space] if t + 1 not in moved)
            set_stack(s, space, left + tuple(t - 1 for t in towers.get(space, ())))

    def _place(self, wizards: Mapping[Where, str]) -> None:
        s = self.state
        for colour in range(len(s.home)):
            for floor in range(SPACES + TOWERS):
                for _ in range(wizards_on(s, floor, colour)):
                    take_wizard(s, floor, colour)
            s.home[colour] = s.wizards
        for where, letters in wizards.items():
            for letter in letters:
                put_wizard(s, surface(where), LETTERS.index(letter))
                s.home[LETTERS.index(letter)] -= 1

    def _deal(self, hands: Mapping[int, str], top: str, pile: str | None) -> None:
        s = self.state
        box = Counter({face: FACES[face].copies for face in range(len(FACES))})

        def taken(cards: str) -> list[int]:
            faces = [FACE_OF[card] for card in cards.split()]
            box.subtract(faces)
            return faces

        given = {seat: taken(cards) for seat, cards in hands.items()}
        drawn_next = taken(top if pile is None else pile)
        rest = sorted(box.elements())
        for seat in range(s.seats):
            if hand_seat(s, seat) == seat:
                s.hands[seat] = tuple(sorted(given[seat] if seat in given else rest[:HAND]))
                if seat not in given:
                    del rest[:HAND]
        s.deck = [] if pile is not None else rest.copy()
        s.discard = [] if pile is None else rest
        s.deck += drawn_next[::-1]
        s.deck_left = len(s.deck)

    def _pour(self, full: Mapping[int, int], spent: Mapping[int, int]) -> None:
        s = self.state
        for colour in range(len(s.home)):
            bottles = s.empty[colour] + s.full[colour]
            if full or spent:
                s.full[colour] = full.get(colour, 0)
                s.spent[colour] = spent.get(colour, 0)
                s.empty[colour] = bottles - s.full[colour] - s.spent[colour]

    # -- looking ---------------------------------------------------------------------------------

    def on(self, where: Where) -> str:
        """Returns the letters of the wizards on a surface, covered or not."""
        s = self.state
        return "".join(
            LETTERS[colour] * wizards_on(s, surface(where), colour) for colour in range(len(s.home))
        )

    def stack(self, space: int) -> tuple[int, ...]:
        """Returns the towers on a space, lowest first."""
        return tuple(tower + 1 for tower in self.state.stacks[space])

    @property
    def keep(self) -> int:
        keep: int = self.state.keep
        return keep

    @property
    def home(self) -> list[int]:
        return list(self.state.home)

    def bottles(self, colour: int) -> tuple[int, int, int]:
        """Returns the numbers of empty, full and spent bottles of a colour."""
        s = self.state
        return s.empty[colour], s.full[colour], s.spent[colour]

    def hand(self, seat: int) -> str:
        return " ".join(FACES[face].id for face in self.state.hands[seat])

    @property
    def spells(self) -> list[str]:
        return [spell["id"] for spell in self.sees(None)["spells"]]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        active: int = self.state.active
        return active

    # -- playing ---------------------------------------------------------------------------------

    def all_pass(self) -> None:
        """Lets everybody pass in this window for spells and in those that open right after it."""
        while not self.state.over and isinstance(self.state.top, Spellcasting):
            (seat,) = self.state.pending
            self.play(seat, "pass")

    def finish_turn(self) -> None:
        """Plays the current turn to its end with the moves that change least, discarding what can
        be discarded."""
        turn = self.state.turns
        while not self.state.over and self.state.turns == turn:
            (seat,) = self.state.pending
            least = ("pass", "end-turn", "no-push", "refresh", "decline", "idle", "accept")
            moves = self.options(seat)
            drops = [move for move in moves if move.startswith("drop")]
            self.play(seat, next((m for m in least if m in moves), (drops or moves)[0]))
