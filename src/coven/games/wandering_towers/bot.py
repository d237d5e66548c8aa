"""What a seat must guess, what a position is worth, and what a sensible player would quickly do.

Worth is counted in *labour*: roughly, actions that a side still has to spend.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import PASS, Move
from coven.core.rng import Rng

from .components import CAPACITY, FACE_OF, FACES, SPACES
from .rules.cards import Card, tower_steps, wizard_steps
from .rules.end import key
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


def determinise(s: Towers, seat: int | None, rng: Rng, memory: float) -> Towers:
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
            face = hand[new.below(len(hand))]
            new.stack[i] = Offered(frame.who, frame.partner, face)
    if memory < 1 and not remembers(s, seat):
        forget_covered(new, memory)
    new.drawn = s.drawn
    if new.pending and (seat not in new.pending or new.offered):
        new.pending = {}  # the others are asked again, by what they hold in this guess
        new.offered = {}
        new.stack[-1].resume(new)
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
                if memory == 0 or s.below(1000) >= memory * 1000:
                    take_wizard(s, surface, colour)
                    lost.append(colour)
    lost.sort()
    for colour in lost:
        while True:
            surface = covered[s.below(len(covered))]
            if s.load[surface] < CAPACITY:
                put_wizard(s, surface, colour)
                break


# -- what is left to do ------------------------------------------------------------------------

WAY: Final[list[float]] = [
    3.2,
    1.5,
    1.5,
    1.8,
    1.5,
    1.6,
    2.1,
    2.3,
    2.3,
    2.3,
    2.4,
    2.9,
    3.0,
    3.0,
    3.1,
    3.1,
]
"""The labour of bringing a visible wizard home, by his distance from the keep: no card passes five,
three is the rarest number, and a wizard just past the keep goes all the way round."""
LATER: Final = 0.5
"""What it costs to count on the place where the keep will go next."""
COVERED: Final = 0.9
DEEPER: Final = 0.35
"""The labour of uncovering a wizard: the tower above him, and each one more."""
BOTTLE: Final = 1.1
"""The labour of filling a bottle while there are many to imprison; it doubles as they get few."""
SPELL: Final = 0.35
"""What a full bottle saves."""
ACTION: Final = 0.5
"""What it is worth to be about to act."""
READY: Final = 0.5
"""What it is worth to hold the very card that brings a wizard home."""
SPREAD: Final = 2.2
"""So much labour ahead makes a side e times as likely to win."""
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
    """What each colour still has to do."""
    colours = len(s.home)
    total = [0.0] * colours
    keep = s.keep
    later = next_keep(s)
    crowd = s.crowd
    visible = 0
    for space in range(SPACES):
        stack = s.stacks[space]
        surface = s.roof[space]
        way = min(WAY[(keep - space) % SPACES], WAY[(later - space) % SPACES] + LATER)
        here = crowd[surface]
        if here:
            visible += 1
            for colour in range(colours):
                number = (here >> (DIGIT * colour)) & 7
                if number:
                    total[colour] += number * way
        if stack:
            depth = len(stack)
            floor = space
            for tower in stack:
                here = crowd[floor]
                if here:
                    cost = way + COVERED + DEEPER * (depth - 1)
                    for colour in range(colours):
                        number = (here >> (DIGIT * colour)) & 7
                        if number:
                            total[colour] += number * cost
                depth -= 1
                floor = SPACES + tower
    bottle = BOTTLE * (1.0 + 1.0 / (1.0 + visible))
    for colour in range(colours):
        total[colour] += s.empty[colour] * bottle - s.full[colour] * SPELL
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
    shift = DIGIT * walks(s, seat)
    for face in s.hands[seat]:
        card = FACES[face]
        if card.wizard and not card.dice:
            space = (s.keep - card.wizard) % SPACES
            if (s.crowd[s.roof[space]] >> shift) & 7:
                return True
    return False


def evaluate(s: Towers, seat: int) -> float:
    """The chance that this seat's side wins; alone and together, that all is done in time."""
    if s.shared:
        return together(s)
    if not s.stack:
        keys = [key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    total = labour(s)
    total[s.colour[s.active]] -= ACTION * actions_left(s)
    for other in range(s.seats):
        if holds_entry(s, other):
            total[s.colour[other]] -= READY
    if s.teams:
        half = s.seats // 2
        total = [total[i] + total[i + half] for i in range(half)]
        mine = seat % half
    else:
        mine = s.colour[seat]
    odds = 0.0
    for other_total in total:
        odds += exp((total[mine] - other_total) / SPREAD)
    return (1.0 - HASTE) / odds + HASTE / (1.0 + max(0.0, total[mine]) / SPREAD)


def together(s: Towers) -> float:
    if not s.stack:
        return 1.0 if won(s) else 0.2 * s.home[0] / s.wizards
    spare = CARD_TARGET - s.cards - labour(s)[0]
    return 0.2 + 0.8 / (1.0 + exp(-spare / 4.0))


# -- what to do quickly ------------------------------------------------------------------------


def playout(s: Towers, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The move with the strongest urge, give or take a little."""
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
        return moves[0] if moves[0] == PASS and pick(8) else moves[pick(len(moves))]
    best = moves[0]
    most = -1000.0
    for move in moves:
        urge = pick(100) / 100.0
        verb = move.verb
        if verb == "wizard":
            urge += wizard_urge(s, seat, move.n(0), move.n(1), walk)
        elif verb == "tower":
            urge += tower_urge(s, seat, move.n(0) - 1, march)
        elif verb == "card":
            urge += card_urge(s, seat, FACE_OF[move.word(0)])
        elif verb == "accept":
            urge += 4.0 if enters(s, walks(s, seat), walk) else 0.2
        else:
            urge += URGE.get(verb, 0.0)
        if urge > most:
            most = urge
            best = move
    return best


URGE: Final[dict[str, float]] = {
    "drop": -1.5,
    "refresh": -1.5,
    "cast": -0.2,
    "end-turn": 0.3,
    "ask-card": -0.7,
    "give-bottles": -2.0,
    "no-push": -0.3,
    "idle": 0.5,
}


def enters(s: Towers, colour: int, steps: int) -> bool:
    """Whether a visible wizard of that colour is so far from the keep."""
    return (s.crowd[s.roof[(s.keep - steps) % SPACES]] >> (DIGIT * colour)) & 7 > 0


def card_urge(s: Towers, seat: int, face: int) -> float:
    card = FACES[face]
    urge = 0.0
    if card.wizard and not card.dice and enters(s, walks(s, seat), card.wizard):
        urge = 3.0
    if card.tower and s.empty[s.colour[seat]]:
        urge += 0.6
    return urge


def wizard_urge(s: Towers, seat: int, space: int, colour: int, steps: int) -> float:
    goal = (space + steps) % SPACES
    after = -2.0 if goal == s.keep else WAY[(s.keep - goal) % SPACES]
    gain = WAY[(s.keep - space) % SPACES] - after
    return gain if is_ours(s, seat, colour) else -gain - 0.3


def is_ours(s: Towers, seat: int, colour: int) -> bool:
    return colour == s.colour[seat] or (s.teams and colour == s.colour[s.partner[seat]])


def tower_urge(s: Towers, seat: int, tower: int, steps: int) -> float:
    origin = s.where[tower]
    goal = (origin + steps) % SPACES
    shift = DIGIT * s.colour[seat]
    landing = s.roof[goal]
    urge = 0.0
    if s.load[landing]:
        mine = (s.crowd[landing] >> shift) & 7
        urge += 0.4 * (s.load[landing] - mine) - 0.8 * mine
        if s.empty[s.colour[seat]]:
            urge += 1.3
    floor = floor_under(s, tower)
    if s.load[floor]:
        mine = (s.crowd[floor] >> shift) & 7
        urge += 0.8 * mine - 0.4 * (s.load[floor] - mine)
    if origin != s.keep:
        riders = (s.crowd[s.roof[origin]] >> shift) & 7
        if riders:
            urge += riders * (WAY[(s.keep - origin) % SPACES] - WAY[(s.keep - goal) % SPACES])
    return urge
