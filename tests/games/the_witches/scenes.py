"""Positions for the tests of The Witches, described in words.

>>> board = Board(at={0: "slice"}, problems={"razorback": "fever", "dancers": "?lily"})
>>> board.expect_can(0, "walk razorback")

A problem with ``?`` lies face down. Spaces that are not mentioned are empty. Nothing is missing
from the box: all other cards are in the deck, all other problems in the problem boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from coven.core import Frame, Options
from coven.games import game
from coven.games.the_witches.components import (
    BOXES_EASY,
    BOXES_HARD,
    CARD_OF,
    CARDS,
    EASY,
    FACES,
    KINDS,
    MAT,
    POINTS,
    SPACE_OF,
    SPACES,
    TOKEN_KIND,
    TOKENS,
    WITCH_OF,
    WITCHES,
)
from coven.games.the_witches.dice import pack_pair
from coven.games.the_witches.rules.moving import Action
from coven.games.the_witches.rules.turn import EndTurn, Rounds
from coven.games.the_witches.state import DUNGEON, NOTHING, put_problem
from coven.testkit.scenario import Scene

GAME = game("the-witches")
DEFAULT_WITCHES = ("dimity", "petulia", "annagramma", "tiffany")
"""Each seat's witch, unless the test says otherwise."""
START_SPACES = ("magrats_cottage", "nannys_house", "grannys_cottage", "standing_stone")
"""The space of each seat's witch, unless the test says otherwise."""


def lay(players: int, options: Options, seed: int, scene: dict[str, Any]) -> Board:
    """Returns the board that a question of the bots' exam describes. `scene` holds arguments of
    Board, and `dice`, the faces of the next pairs."""
    dice = scene.pop("dice", ())
    words: dict[str, Any] = {
        key: {int(k) if k.isdigit() else k: v for k, v in value.items()}
        if isinstance(value, dict)
        else value
        for key, value in scene.items()
    }
    board = Board(players, options=options, seed=seed, **words)
    board.rolls(*dice)
    return board


def next_of(tokens: Iterator[int]) -> int:
    """Calls the built-in `next`, for methods that have a parameter of this name."""
    return next(tokens)


class Board(Scene):
    """A position in a turn of the seat `active`."""

    def __init__(
        self,
        seats: int = 2,
        *,
        witches: Mapping[int, str] | None = None,
        at: Mapping[int, str] | None = None,
        problems: Mapping[str, str] | None = None,
        crises: Mapping[str, int] | None = None,
        hands: Mapping[int, str] | None = None,
        deck: str = "",
        discard: str = "",
        cackles: Mapping[int, int] | None = None,
        aliss: Mapping[int, int] | None = None,
        aliss_left: int | None = None,
        reserve: int | None = None,
        solved: Mapping[int, str] | None = None,
        next: str = "",
        placed: int = 0,
        active: int = 0,
        left: int = 2,
        turn: bool = False,
        spent: tuple[int, ...] = (),
        options: Options | None = None,
        seed: int = 0,
    ) -> None:
        """Sets up the position. Mappings are by seat or by space; lists of cards and problems are
        ids separated by spaces.

        `left`: how many movements are left in the turn; with `turn` the turn is about to begin
        instead. `deck`: the cards on top of the deck. `reserve`: how many crises are in the
        reserve; those left over are out of the game. `next`: the next problem. `placed`: how many
        problems have come already. `spent`: the seats whose witch has used her token."""
        super().__init__(GAME, seats, options, seed)
        s = self.state
        for seat in range(seats):
            s.witch[seat] = WITCH_OF[(witches or {}).get(seat, DEFAULT_WITCHES[seat])]
            s.item[seat] = bool(WITCHES[s.witch[seat]].item) and seat not in spent
            place = (at or {}).get(seat, START_SPACES[seat])
            s.at[seat] = DUNGEON if place == "dungeon" else SPACE_OF[place]
        self._lay(problems or {}, solved or {}, next, placed)
        for space, count in (crises or {}).items():
            s.crisis[SPACE_OF[space]] = count
            s.crises -= count
        if reserve is not None:
            s.all_crises -= s.crises - reserve
            s.crises = reserve
        self._deal(hands or {}, deck, discard)
        s.cackles = [(cackles or {}).get(seat, 0) for seat in range(seats)]
        s.pool -= sum(s.cackles)
        s.aliss = [(aliss or {}).get(seat, 0) for seat in range(seats)]
        s.aliss_left -= sum(s.aliss)
        if aliss_left is not None:
            s.aliss_left = aliss_left
        s.active = active
        frames: list[Frame] = [Rounds(active)]
        if not turn:
            s.turns = 1
            frames = [Rounds((active + 1) % seats), EndTurn(active), Action(active, left)]
        self.settle(*frames)

    def _lay(
        self, problems: Mapping[str, str], solved: Mapping[int, str], next: str, placed: int
    ) -> None:
        """Lays out all problem tokens: on the map, solved, and in the boxes, with `next` on top
        after `placed` have come; the rest is not used."""
        s = self.state
        rest = list(range(TOKENS))

        def take(kind: str) -> int:
            token = next_of(t for t in rest if KINDS[TOKEN_KIND[t]].id == kind)
            rest.remove(token)
            return token

        s.problem = [NOTHING] * SPACES
        s.taken = s.open = 0
        for place, kind in problems.items():
            put_problem(s, SPACE_OF[place], take(kind.removeprefix("?")))
            if not kind.startswith("?"):
                s.open |= 1 << SPACE_OF[place]
        for seat in range(s.seats):
            tokens = [take(kind) for kind in solved.get(seat, "").split()]
            s.solved[seat] = tuple(tokens)
            s.points[seat] = sum(POINTS[token] for token in tokens)
            s.hard[seat] = sum(token >= EASY for token in tokens)
            s.mat[seat] = min(MAT, len(tokens) - s.hard[seat])
        first = [take(next)] if next else []
        pattern = [
            hard
            for easy_count, hard_count in zip(BOXES_EASY[s.seats], BOXES_HARD[s.seats], strict=True)
            for hard in [False] * easy_count + [True] * hard_count
        ]
        s.queue = [0] * placed
        for hard in pattern[placed:]:
            if first:
                s.queue.append(first.pop())
                continue
            fitting = [token for token in rest if (token >= EASY) == hard]
            s.queue.append((fitting or rest)[0])
            rest.remove(s.queue[-1])
        s.next = placed
        s.unused = rest

    def _deal(self, hands: Mapping[int, str], deck: str, discard: str) -> None:
        """Deals the hands and discards; the deck is the cards of `deck`, then all others."""
        s = self.state
        rest = list(range(len(CARDS)))

        def take(ids: str) -> list[int]:
            cards = [CARD_OF[id] for id in ids.split()]
            for card in cards:
                rest.remove(card)
            return cards

        s.hands = [sum(1 << card for card in take(hands.get(x, ""))) for x in range(s.seats)]
        s.discard = sum(1 << card for card in take(discard))
        top = take(deck)
        s.deck = (top + rest)[::-1]
        s.left = len(s.deck)

    # -- playing ------------------------------------------------------------------------------

    def rolls(self, *faces: int) -> None:
        """Makes the next pairs of dice show these faces; 0 is a cackle."""
        for a, b in zip(faces[::2], faces[1::2], strict=True):
            self.chance(pack_pair(FACES.index(a), FACES.index(b)))

    def die(self, face: int) -> None:
        """Makes the next single die show this face."""
        self.chance(FACES.index(face))

    def solves(self, seat: int, *faces: int, opening: str = "walk slice") -> list[str]:
        """Plays `opening`, turns the problem face up if necessary, rolls these four dice, accepts
        the result, and returns the log lines."""
        self.rolls(*faces)
        told = self.play(seat, opening)
        if "open" in self.options(seat):
            told += self.play(seat, "open")
        told += self.play(seat, "roll", "roll")
        if "accept" in self.options(seat):
            told += self.play(seat, "accept")
        return told

    # -- asking --------------------------------------------------------------------------------

    def problem_at(self, space: str) -> str | None:
        """Returns the kind of the problem on a space, face up or not; None without one."""
        token = self.state.problem[SPACE_OF[space]]
        return None if token == NOTHING else KINDS[TOKEN_KIND[token]].id

    def crises_at(self, space: str) -> int:
        """Returns how many crises lie on a space."""
        count: int = self.state.crisis[SPACE_OF[space]]
        return count

    def where(self, seat: int) -> str:
        """Returns the space of a seat's witch, or "dungeon"."""
        at = self.sees(None)["seats"][seat]["at"]
        assert isinstance(at, str)
        return at

    def hand(self, seat: int) -> list[str]:
        """Returns the ids of the cards in a seat's hand, in the order of the box."""
        return [card.id for i, card in enumerate(CARDS) if self.state.hands[seat] >> i & 1]

    def discarded(self) -> list[str]:
        """Returns the ids of the discarded cards, in the order of the box."""
        return [card.id for i, card in enumerate(CARDS) if self.state.discard >> i & 1]

    def walkable(self, seat: int) -> set[str]:
        """Returns the areas that the seat's witch can walk to now."""
        moves = [move.split()[1] for move in self.options(seat) if move.startswith("walk ")]
        return {space.split(".")[0] for space in moves}
