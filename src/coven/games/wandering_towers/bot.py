"""What a seat must guess, what a position is worth, and what a sensible player would quickly do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import PASS, Move
from coven.core.rng import Rng

from .components import CAPACITY, FACE_OF, FACES, SPACES
from .moves import TOWER
from .rules.cards import Card, tower_steps, wizard_steps
from .rules.end import rank_key
from .rules.solo import CARD_TARGET, won
from .rules.spells import KIND, STEPS, Cast, LiftOut
from .rules.teams import Offered
from .rules.turn import Push, Turn
from .state import (
    DIGIT,
    SHIELD,
    Towers,
    covered_surfaces,
    floor_under,
    hand_seat,
    put_wizard,
    take_wizard,
    walks,
    wizards_on,
)
from .view import open_hand, remembers

# -- what cannot be known ----------------------------------------------------------------------


def determinise(s: Towers, seat: int | None, rng: Rng, memory: float = 0.0) -> Towers:
    """Other hands and the draw pile are dealt anew. Covered wizards are put under towers anew, but
    for those that are remembered.

    What is unknown is sorted before it is dealt, so that the guess depends on it in no way.
    """
    new = s.copy()
    new.rng = rng
    known = hand_seat(s, seat) if seat is not None else -1
    hidden = [] if open_hand(s) else [other for other in range(s.seats) if other != known]
    pool = new.deck[: new.left]
    for other in hidden:
        pool.extend(new.hands[other])
    pool.sort()
    new.shuffle(pool)
    for other in hidden:
        size = len(new.hands[other])
        new.hands[other] = tuple(sorted(pool[len(pool) - size :]))
        del pool[len(pool) - size :]
    new.deck = pool
    for i, frame in enumerate(new.stack):
        if isinstance(frame, Offered) and frame.partner != seat:
            hand = new.hands[frame.partner]
            face = hand[new.random_below(len(hand))]
            new.stack[i] = Offered(frame.who, frame.partner, face)
    if memory < 1 and not remembers(s, seat):
        forget_covered(new, memory)
    new.drawn = s.drawn
    if new.pending and (seat not in new.pending or new.offers_cache):
        new.ask_again()  # the others have other hands now
    return new


def forget_covered(s: Towers, memory: float) -> None:
    covered = covered_surfaces(s)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, LiftOut):  # everybody has just seen that floor
        covered.remove(top.floor)
    lost: list[int] = []
    for surface in covered:
        for colour in range(len(s.home)):
            for _ in range(wizards_on(s, surface, colour)):
                if memory == 0 or s.random_below(1000) >= memory * 1000:
                    take_wizard(s, surface, colour)
                    lost.append(colour)
    lost.sort()
    for colour in lost:
        while True:
            surface = covered[s.random_below(len(covered))]
            if s.load[surface] < CAPACITY:
                put_wizard(s, surface, colour)
                break


# -- what a position is worth ------------------------------------------------------------------
#
# A side's *labour* is what it still has to do, so weighed that one unit less makes a side e times
# as likely to win; the weights come from games that bots played against each other. Bottles weigh
# little: they fill on the way, unless many are left when the wizards are home.

WIZARD: Final = 0.75
"""A wizard who is not home."""
NEARER: Final[list[float]] = [
    *(0.0, -0.18, -0.11, -0.04, -0.07, -0.07, -0.04, -0.02),
    *(-0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]
"""What it changes how far he is from the keep, or from where it will go next."""
CROWDED: Final = 0.2
"""He stands with others, whom everybody would like to cover."""
COVERED: Final = 0.12
DEEPER: Final = 0.04
"""He is covered; by how many towers."""
BOTTLE: Final = 0.12
LATE_BOTTLE: Final = 0.5
"""A bottle to fill; one beyond two for each wizard still out."""
FULL: Final = -0.08
"""A full bottle: a spell to come."""
ALL_HOME: Final = -0.8
ACTION: Final = -0.06
"""An action that the player whose turn it is still has."""
READY: Final = -0.3
"""Holding the very card that brings a wizard home."""
HASTE: Final = 0.15
"""How much of the value is the labour done, however far the others are: a won game must be won."""


def next_keep(s: Towers) -> int:
    """Where the keep would go from here (6.1)."""
    for steps in range(1, SPACES):
        space = (s.keep + steps) % SPACES
        surface = s.roof[space]
        if SHIELD[surface] and not s.load[surface]:
            return space
    return s.keep


def labour(s: Towers) -> list[float]:
    """Of each colour."""
    colours = len(s.home)
    total = [0.0] * colours
    keep = s.keep
    later = next_keep(s)
    for space in range(SPACES):
        surface = s.roof[space]
        crowd = s.crowd[surface]
        if crowd:
            load = s.load[surface]
            each = WIZARD + NEARER[(keep - space) % SPACES] + NEARER[(later - space) % SPACES]
            for colour in range(colours):
                number = (crowd >> (DIGIT * colour)) & 7
                if number:
                    total[colour] += number * (each if number == load else each + CROWDED)
        floor = space
        stack = s.stacks[space]
        depth = len(stack)
        for tower in stack:
            crowd = s.crowd[floor]
            if crowd:
                for colour in range(colours):
                    number = (crowd >> (DIGIT * colour)) & 7
                    if number:
                        total[colour] += number * (WIZARD + COVERED + DEEPER * depth)
            depth -= 1
            floor = SPACES + tower
    for colour in range(colours):
        out = s.wizards - s.home[colour]
        empty = s.empty[colour]
        total[colour] += BOTTLE * empty + FULL * s.full[colour]
        total[colour] += LATE_BOTTLE * max(0, empty - 2 * out)
        if not out:
            total[colour] += ALL_HOME
    return total


def actions_left(s: Towers) -> int:
    """What the player whose turn it is may still do."""
    left = 0
    for frame in s.stack:
        if isinstance(frame, Turn):
            left += frame.left
        elif isinstance(frame, Card):
            left += 1
    return left


def holds_entry(s: Towers, seat: int) -> bool:
    """Whether a card in hand takes a wizard exactly into the keep."""
    colour = walks(s, seat)
    for face in s.hands[seat]:
        card = FACES[face]
        if card.wizard and not card.dice and enters(s, colour, card.wizard):
            return True
    return False


def enters(s: Towers, colour: int, steps: int) -> bool:
    """Whether a visible wizard of that colour is so far from the keep."""
    return (s.crowd[s.roof[(s.keep - steps) % SPACES]] >> (DIGIT * colour)) & 7 > 0


def evaluate(s: Towers, seat: int) -> float:
    """The chance that this seat's side wins; alone and together, that all is done in time."""
    if s.shared:
        return together(s)
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    total = labour(s)
    total[s.colour[s.active]] += ACTION * actions_left(s)
    for other in range(s.seats):
        if holds_entry(s, other):
            total[s.colour[other]] += READY
    mine = s.colour[seat]
    if s.teams:
        half = s.seats // 2
        total = [total[i] + total[i + half] for i in range(half)]
        mine %= half
    odds = 0.0
    for other_total in total:
        odds += exp(total[mine] - other_total)
    return (1.0 - HASTE) / odds + HASTE / (1.0 + max(0.0, total[mine]))


# -- alone and together --------------------------------------------------------------------------

CARDS_HOME: Final[list[float]] = [
    *(2.6, 1.3, 1.3, 1.5, 1.3, 1.4, 1.8, 2.0),
    *(2.0, 2.0, 2.1, 2.4, 2.5, 2.5, 2.6, 2.6),
]
"""The cards it takes to bring a visible wizard home, by his distance from the keep: none passes
five, three is the rarest number, and a wizard just past the keep goes all the way round."""
CARDS_UNDER: Final = 0.8
"""More, for each tower on him."""


def together(s: Towers) -> float:
    if not s.stack:
        return 1.0 if won(s) else 0.2 * s.home[0] / s.wizards
    need = 0.7 * s.empty[0] - 0.5 * s.full[0]
    for space in range(SPACES):
        way = CARDS_HOME[(s.keep - space) % SPACES]
        floor = space
        for above, tower in enumerate(s.stacks[space]):
            if s.load[floor]:
                need += s.load[floor] * (way + CARDS_UNDER * (len(s.stacks[space]) - above))
            floor = SPACES + tower
        need += s.load[floor] * way
    spare = CARD_TARGET - s.cards - need
    return 0.2 + 0.8 / (1.0 + exp(-spare / 4.0))


# -- what to do quickly ------------------------------------------------------------------------

WHIM: Final = 24
"""One answer in so many is anything at all."""
REACH: Final[list[int]] = [1 << f.wizard if f.wizard and not f.dice else 0 for f in FACES]
"""The distance that a card takes a wizard, as a bit."""
URGE: Final[dict[str, float]] = {
    "accept": 0.3,
    "ask-card": -0.7,
    "cast": 0.1,
    "drop": -1.0,
    "end-turn": 0.5,
    "give-bottles": -2.0,
    "no-push": -0.3,
    "refresh": -0.9,
}


TOWER_OF: Final[dict[str, int]] = {move.text: tower for tower, move in enumerate(TOWER)}


def turn(s: Towers) -> int:
    return s.turns


def playout(s: Towers, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The move with the strongest urge; of equal ones, or on a whim, any."""
    first = pick(len(moves))
    if not pick(WHIM):
        return moves[first]
    top = s.stack[-1]
    walk = 0
    march = 0
    if isinstance(top, Turn):
        pass
    elif isinstance(top, Card):
        walk = wizard_steps(top.face, top.value)
        march = tower_steps(top.face, top.value)
    elif isinstance(top, Push):
        march = 1
    elif isinstance(top, Cast) and KIND[top.spell] in ("wizard", "tower"):
        walk = march = STEPS[top.spell]
    else:
        return moves[0] if moves[0] == PASS else moves[first]
    reach = 0
    for face in s.hands[hand_seat(s, seat)]:
        reach |= REACH[face]
    best = moves[first]
    most = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "tower":
            urge = tower_urge(s, seat, TOWER_OF[move.text], march, reach)
        elif verb == "wizard":
            urge = wizard_urge(s, seat, move.n(0), move.n(1), walk, reach)
        elif verb == "card":
            urge = card_urge(s, seat, FACE_OF[move.word(0)])
        elif verb == "accept" and walk and enters(s, walks(s, seat), walk):
            urge = 4.0
        else:
            urge = URGE.get(verb, 0.0)
        if urge > most:
            most = urge
            best = move
    return best


def card_urge(s: Towers, seat: int, face: int) -> float:
    card = FACES[face]
    urge = 0.3 if card.dice else 0.0
    if REACH[face] and enters(s, walks(s, seat), card.wizard):
        urge = 3.0
    if card.tower and s.empty[s.colour[seat]]:
        urge += 0.6
    return urge


def wizard_urge(s: Towers, seat: int, space: int, colour: int, steps: int, reach: int) -> float:
    """Home, or nearer; best so that the next card goes home."""
    keep = s.keep
    before = (keep - space) % SPACES
    after = (before - steps) % SPACES
    gain = CARDS_HOME[before] - CARDS_HOME[after]
    if not after:
        gain = 4.0
    elif (reach >> after) & 1:
        gain += 2.0
    if colour == s.colour[seat] or (s.teams and colour == s.colour[s.partner[seat]]):
        return gain
    return -gain - 0.3


def tower_urge(s: Towers, seat: int, tower: int, steps: int, reach: int) -> float:
    """Over others, not over one's own; away from one's own, not from others; with one's own."""
    origin = s.where[tower]
    goal = (origin + steps) % SPACES
    colour = s.colour[seat]
    shift = DIGIT * colour
    crowd = s.crowd
    landing = s.roof[goal]
    urge = 0.0
    load = s.load[landing]
    if load:
        urge = 0.4 * load - 1.2 * ((crowd[landing] >> shift) & 7)
        if s.empty[colour]:
            urge += 1.3
    stack = s.stacks[origin]
    floor = origin if stack[0] == tower else floor_under(s, tower)
    load = s.load[floor]
    if load:
        urge += 1.2 * ((crowd[floor] >> shift) & 7) - 0.4 * load
    if origin != s.keep:
        riders = (crowd[s.roof[origin]] >> shift) & 7
        if riders:
            before = (s.keep - origin) % SPACES
            after = (before - steps) % SPACES
            urge += riders * (CARDS_HOME[before] - CARDS_HOME[after])
            if (reach >> after) & 1:
                urge += 2.0
    return urge
