"""Positions of Witchstone for the tests, described in words.

>>> board = Board(dominoes="C(1,2)+S(2,1)", portals={0: "tower_ne.forest_n"}, doing=("energy", 2))
>>> board.marks("C"), board.state.energy[0], board.options(0)[-1]
(['f5', 'g4'], 19, 'stop')

Symbols are E, W, P, C, M, S for energy, witches, pentagram, crystals, wand, scrolls; cells of a
cauldron may be given by their coordinates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from coven.core import Options
from coven.games import game
from coven.games.witchstone.components import (
    ACTIONS,
    CELL_IDS,
    CHIP_COPIES,
    CHIP_IDS,
    NOTHING,
    PAIR_OF,
    PAIRS,
    PORTAL_ENDS,
    PORTAL_LENGTH,
    PORTAL_OF,
    PORTALS,
    REGION_OF,
    REGIONS,
    ROW,
    SCROLL_COPIES,
    SCROLL_OF,
    SLOTS,
    STONE,
    cell_at,
)
from coven.games.witchstone.rules.actions import BEGIN_ACTION
from coven.games.witchstone.rules.pentagram import inlay
from coven.games.witchstone.rules.turn import EndTurn, Rounds, place
from coven.games.witchstone.state import members, pack_crystal
from coven.testkit.scenario import Scene

GAME = game("witchstone")
LETTERS = "EWPCMS"
TOWERS = ("tower_ne", "tower_sw", "tower_se", "tower_nw")
_HALF = re.compile(r"([EWPCMS])\((-?\d),(-?\d)\)")
_SPECIAL = re.compile(r"([EWPCMS])/([EWPCMS])\((-?\d),(-?\d)\)")


def cell(q: int, r: int) -> str:
    """Returns the id of the cell with the axial coordinates `q` and `r`."""
    return CELL_IDS[cell_at(q, r)]


def pair_id(letters: str) -> str:
    """Returns the id of the pair of actions with these letters: ``energy-witch`` for ``WE``."""
    a, b = sorted(LETTERS.index(letter) for letter in letters)
    return f"{ACTIONS[a]}-{ACTIONS[b]}"


def placement(domino: str) -> str:
    """Returns the text of the move that lays a domino such as ``C(1,2)+S(2,1)``."""
    halves = sorted(_HALF.findall(domino), key=lambda half: LETTERS.index(half[0]))
    (a, q1, r1), (b, q2, r2) = halves
    return f"place {pair_id(a + b)} {cell(int(q1), int(r1))} {cell(int(q2), int(r2))}"


def lay(players: int, options: Options, seed: int, scene: dict[str, Any]) -> Board:
    """Returns the position of a question of the bots' exam. `scene` holds arguments of Board, with
    texts and lists where TOML has no numbers and tuples, and "" and false where it has no None."""
    words: dict[str, Any] = {}
    for key, value in scene.items():
        if isinstance(value, dict):
            value = {int(k) if k.isdigit() else k: v for k, v in value.items()}
        words[key] = value
    for key in ("doing", "black"):
        if key in words:
            words[key] = tuple(words[key]) if words[key] else None
    for key in ("gems", "slots"):
        if key in words:
            words[key] = [tuple(v) if isinstance(v, list) else v or None for v in words[key]]
    handicaps = [int(str(options.get(f"handicap-{n}", 0))) for n in range(1, players + 1)]
    closed = options.get("scrolls") == "closed"
    return Board(players, seed=seed, closed=closed, handicaps=handicaps, **words)


class Board(Scene):
    """A position at the beginning of a turn, or in the middle of an action."""

    def __init__(
        self,
        seats: int = 2,
        *,
        towers: Sequence[str] = TOWERS,
        hand: str | None = None,
        dominoes: str = "",
        specials: str = "",
        slots: Sequence[str | None] | None = None,
        specials_gone: bool = False,
        gems: Sequence[tuple[int, int]] | None = None,
        black: tuple[int, int] | None = (0, 0),
        rack: Mapping[str, Sequence[str]] | None = None,
        portals: Mapping[int, str] | None = None,
        building: Mapping[int, tuple[str, int]] | None = None,
        witches: Mapping[int, str] | None = None,
        lying: Mapping[int, int] | None = None,
        supply: Mapping[int, int] | None = None,
        chips: Mapping[str, str] | None = None,
        table: str | None = None,
        wand: Mapping[int, int] | None = None,
        ring: Mapping[int, int] | None = None,
        owls_left: Sequence[int] | None = None,
        scrolls: Mapping[int, str] | None = None,
        used: Mapping[int, str] | None = None,
        row: str | None = None,
        deck: str | None = None,
        score: Mapping[int, int] | None = None,
        round: int = 1,
        active: int = 0,
        doing: tuple[str, int] | None = None,
        closed: bool = False,
        handicaps: Sequence[int] = (),
        seed: int = 0,
    ) -> None:
        """`dominoes`, `specials`, `gems`, `black` are in the cauldron of seat 0. `row` and `deck`
        are the scrolls from the lowest shelf and from the top of the pile. `doing` is an action and
        its strength that the active seat has just begun; without it, its turn begins. Arguments
        that are left out are as after the set-up; pieces that are left over go to the last seat."""
        words: Options = {"first-player": "first-seat", "scrolls": "closed" if closed else "open"}
        words |= {f"handicap-{seat}": level for seat, level in enumerate(handicaps, 1)}
        super().__init__(GAME, seats, words, seed)
        s = self.state
        s.tower = [REGION_OF[tower] for tower in towers[:seats]]
        s.net = [1 << region for region in s.tower]
        s.score = [(score or {}).get(seat, 0) for seat in range(seats)]
        self._fill_cauldron(hand, dominoes, gems, black, rack or {})
        self._stack_specials(specials, slots, specials_gone)
        self._build_portals(portals or {}, building or {})
        self._place_witches(witches or {}, lying or {}, supply or {})
        self._lay_chips(chips or {}, table)
        for seat, space in (wand or {}).items():
            s.wand[seat] = space
            s.arrivals += 1
            s.arrival[seat] = s.arrivals
        for seat, space in (ring or {}).items():
            s.ring[seat] = space
        if owls_left is not None:
            self._give_owls(owls_left)
        self._deal_scrolls(scrolls or {}, used or {}, row, deck)
        s.active = active
        s.turns = (round - 1) * seats + active
        if doing is not None:
            s.turns += 1
            action, times = doing
            begun = BEGIN_ACTION[ACTIONS.index(action)](active, times)
            self.settle(Rounds((active + 1) % seats), EndTurn(active), begun)
        else:
            self.settle(Rounds(active))
        self.game.conserve(s)

    def _fill_cauldron(
        self,
        hand: str | None,
        dominoes: str,
        gems: Sequence[tuple[int, int]] | None,
        black: tuple[int, int] | None,
        rack: Mapping[str, Sequence[str]],
    ) -> None:
        s = self.state
        laid: list[int] = []
        for domino in dominoes.split():
            _, pair, a, b = placement(domino).split()
            cells = [c for c, id in CELL_IDS.items() if id == a] + [
                c for c, id in CELL_IDS.items() if id == b
            ]
            place(s, 0, PAIR_OF[pair], cells[0], cells[1])
            laid.append(PAIR_OF[pair])
        rest = [pair for pair in range(len(PAIRS)) if pair not in laid and pair not in s.boxed[0]]
        if hand is None:
            held = rest[: len(s.hand[0])]
        else:
            held = [PAIR_OF[pair_id(letters)] for letters in hand.split()]
            s.boxed[0] = ()
            rest = [pair for pair in range(len(PAIRS)) if pair not in laid]
        s.hand[0] = tuple(sorted(held))
        s.pile[0] = tuple(pair for pair in rest if pair not in held)
        s.events = []
        racked = 0
        blacks = 0
        shelves: list[tuple[int, ...]] = [()] * 7
        for name, crystals in rack.items():
            shelf = 6 if name == "bottom" else ACTIONS.index(name)
            for crystal in crystals:
                seat, dark = int(crystal[0]), crystal.endswith("b")
                shelves[shelf] += (pack_crystal(seat, dark),)
                if seat == 0:
                    racked += not dark
                    blacks += dark
                elif dark:
                    s.black[seat] = 0
                else:
                    s.gems[seat] ^= 1 << members(s.gems[seat])[0]
        s.shelves = shelves
        if gems is not None:
            s.gems[0] = sum(1 << cell_at(q, r) for q, r in gems)
        else:
            for _ in range(racked):
                s.gems[0] ^= 1 << members(s.gems[0])[0]
        s.gems[0] &= ~s.tiles[0]
        s.black[0] = 0 if black is None or blacks else 1 << cell_at(*black)
        s.away = [
            (6 - s.gems[0].bit_count() - racked, int(not s.black[0] and not blacks)),
            *s.away[1:],
        ]

    def _stack_specials(
        self, specials: str, slots: Sequence[str | None] | None, gone: bool
    ) -> None:
        s = self.state
        left = list(range(len(PAIRS)))
        for special in specials.split():
            ((a, b, q, r),) = _SPECIAL.findall(special)
            pair = PAIR_OF[pair_id(a + b)]
            left.remove(pair)
            inlay(s, 0, pair, cell_at(int(q), int(r)))
        open_ones = list(slots) if slots is not None else [None] * SLOTS
        chosen = [PAIR_OF[pair_id(p)] if p is not None else NOTHING for p in open_ones]
        left = [pair for pair in left if pair not in chosen]
        if slots is None and not gone:
            chosen = [left.pop() for _ in range(SLOTS)]
        s.slots = chosen
        if gone:
            s.used_specials = [*s.used_specials[:-1], tuple(left)]
            left = []
        s.stack_of_specials = left
        s.specials_left = len(left)
        s.gems[0] &= ~s.tiles[0]
        s.away = [(6 - s.gems[0].bit_count() - self._racked(0), s.away[0][1]), *s.away[1:]]

    def _racked(self, seat: int) -> int:
        return sum(shelf.count(pack_crystal(seat, 0)) for shelf in self.state.shelves)

    def _build_portals(
        self, portals: Mapping[int, str], building: Mapping[int, tuple[str, int]]
    ) -> None:
        s = self.state
        for seat, ids in portals.items():
            for id in ids.split():
                portal = PORTAL_OF[id]
                s.owner[portal] = seat
                s.energy[seat] -= PORTAL_LENGTH[portal]
                s.net[seat] |= PORTAL_ENDS[portal]
                a, b = PORTALS[portal].a, PORTALS[portal].b
                s.joined[a] |= 1 << b
                s.joined[b] |= 1 << a
        for seat, (id, filled) in building.items():
            s.owner[PORTAL_OF[id]] = seat
            s.building[seat] = PORTAL_OF[id]
            s.filled[seat] = filled
            s.energy[seat] -= filled

    def _place_witches(
        self, witches: Mapping[int, str], lying: Mapping[int, int], supply: Mapping[int, int]
    ) -> None:
        s = self.state
        for seat in range(s.seats):
            regions = [REGION_OF[id] for id in witches.get(seat, "").split()]
            s.standing[seat] = sum(1 << region for region in regions)
            if STONE in regions:
                s.stone += (seat,)
            s.lying[seat] = lying.get(seat, 0)
            s.supply[seat] = 11 - len(regions) - s.lying[seat]
            if seat in supply:
                s.lying[seat] += s.supply[seat] - supply[seat]
                s.supply[seat] = supply[seat]

    def _lay_chips(self, chips: Mapping[str, str], table: str | None) -> None:
        s = self.state
        box = Counter(dict(enumerate(CHIP_COPIES)))
        on_table = None if table is None else [CHIP_IDS.index(chip) for chip in table.split()]
        wanted = {REGION_OF[id]: CHIP_IDS.index(chip) for id, chip in chips.items()}
        box.subtract(wanted.values())
        box.subtract(on_table or [])
        assert min(box.values()) >= 0, "the box has fewer chips"
        rest = list(box.elements())
        kept: list[list[int]] = [[] for _ in range(s.seats)]
        for region, place_ in enumerate(REGIONS):
            if not place_.chip:
                s.chip_at[region] = NOTHING
            elif region in wanted:
                s.chip_at[region] = wanted[region]
            else:
                takers = [x for x in range(s.seats) if s.tower[x] == region]
                takers += [x for x in range(s.seats) if s.standing[x] >> region & 1]
                if takers:
                    s.chip_at[region] = NOTHING
                    kept[takers[0]].append(rest.pop(0))
                else:
                    s.chip_at[region] = rest.pop()
        if on_table is None:
            on_table = rest[:5]
            del rest[:5]
        kept[-1] += rest
        s.table_chips = tuple(sorted(on_table))
        s.chips = [tuple(faces) for faces in kept]

    def _give_owls(self, left: Sequence[int]) -> None:
        s = self.state
        taken = [owl for n in left for owl in (7, 6, 5, 4, 3)[: 5 - n]]
        s.owls_left = list(left)
        s.owl_tiles = [*s.owl_tiles[:-1], tuple(taken)]

    def _deal_scrolls(
        self,
        scrolls: Mapping[int, str],
        used: Mapping[int, str],
        row: str | None,
        deck: str | None,
    ) -> None:
        s = self.state
        box = Counter(dict(enumerate(SCROLL_COPIES)))

        def taken(ids: str) -> list[int]:
            found = [SCROLL_OF[id] for id in ids.split()]
            box.subtract(found)
            assert min(box.values()) >= 0, "the box has fewer scrolls"
            return found

        mine = {seat: taken(ids) for seat, ids in scrolls.items()}
        spent = {seat: taken(ids) for seat, ids in used.items()}
        open_row = None if row is None else taken(row)
        pile = None if deck is None else taken(deck)
        rest = sorted(box.elements(), reverse=True)
        if open_row is None:
            open_row = rest[:ROW]
            del rest[:ROW]
        if pile is None:
            pile = rest
        else:
            spent.setdefault(s.seats - 1, []).extend(rest)
        s.row = tuple(open_row)
        s.deck = pile[::-1]
        s.deck_left = len(pile)
        s.scrolls = [tuple(sorted(mine.get(seat, []))) for seat in range(s.seats)]
        s.used_scrolls = [tuple(spent.get(seat, [])) for seat in range(s.seats)]

    # -- questions ------------------------------------------------------------------------------

    def marks(self, letter: str, seat: int = 0) -> list[str]:
        """Returns the cells of a seat's cauldron with the symbol that has this letter."""
        mask = self.state.marks[seat * 6 + LETTERS.index(letter)]
        return [CELL_IDS[cell] for cell in members(mask)]

    def due(self, seat: int | None = None) -> dict[str, int]:
        """Returns what the seat (None: a spectator) sees in the list of what is still to be done:
        how many times, by the key of the action."""
        return {d["key"]: d["args"].get("count", 0) for d in self.sees(seat)["due"]}

    @property
    def strength(self) -> dict[str, int]:
        """The strength of both actions of the domino just laid, by action."""
        return {
            d["args"]["action"].removeprefix("action-"): d["args"]["count"]
            for d in self.sees(None)["due"]
            if d["key"] == "due-half"
        }

    def points(self, seat: int = 0) -> int:
        """Returns the seat's points on the track."""
        score: int = self.state.score[seat]
        return score

    def finish_turn(self) -> None:
        """Ends the current turn with as few actions as possible."""
        turn = self.state.turns
        while not self.state.over and self.state.turns == turn:
            (seat,) = self.state.pending
            moves = self.options(seat)
            least = ("stop", "end-turn", "go-on")
            self.play(seat, next((m for m in least if m in moves), moves[0]))
