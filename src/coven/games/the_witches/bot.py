"""What a seat must guess, what a position is worth, and what a sensible player would quickly do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import Move
from coven.core.rng import Rng

from .components import (
    BONUS_AGAINST,
    BONUS_OF,
    CARD_OF,
    CURES,
    DIFFICULTY,
    EASY,
    EASY_PER_CARD,
    ELVES_TO_LOSE,
    ESCAPES,
    EXTRA_CARDS,
    FACES,
    GRANNYS_COTTAGE,
    GUEST,
    HARD_LEFT,
    HARD_PER_BONUS,
    HEADOLOGY,
    HELP,
    INTROSPECTION,
    INVISIBILITY,
    KETTLE,
    LICENCE,
    MAGIC,
    MAT,
    MOST_HAND,
    PAIR_SUM,
    PER_CRISIS,
    POINTS,
    REROLLS,
    SPACES,
    START_HAND,
    THREE,
    TOKEN_KIND,
)
from .moves import ACCEPT, AGAIN, OPEN, PLACE, ROLL
from .rules.end import hard_on_map, key, open_elves
from .rules.moving import Action, Facing, Landing
from .rules.placing import Dawn
from .rules.solving import Reroll, Solve
from .rules.turn import EndTurn
from .state import DUNGEON, NOTHING, Witches, bits, boxes, face_down, target

# -- what cannot be known ----------------------------------------------------------------------


def determinise(s: Witches, seat: int | None, rng: Rng, memory: float) -> Witches:
    """Face-down problems, what is in the boxes and in the game box, the deck and the others' hands
    are dealt anew, but for what the seat has looked at.

    What is unknown is sorted before it is dealt, so that the guess depends on it in no way.
    """
    new = s.copy()
    new.rng = rng
    redraw_problems(new, seat)
    redraw_cards(new, seat)
    new.drawn = s.drawn
    if new.pending and seat not in new.pending:
        new.pending = {}  # the others are asked again, by what they hold in this guess
        new.stack[-1].resume(new)
    return new


def redraw_problems(s: Witches, seat: int | None) -> None:
    down = face_down(s)
    if seat is not None:
        down &= ~s.known[seat]
    spaces = bits(down)
    start = s.next
    tops = 0
    for top, easy, _ in boxes(s):
        if easy:
            tops |= 1 << top
    rest = s.queue[start:]
    hard = [s.problem[space] for space in spaces]
    easy_tokens: list[int] = []
    for i in range(len(rest)):
        if rest[i] >= EASY:
            hard.append(rest[i])
        elif not (tops >> (start + i)) & 1:
            easy_tokens.append(rest[i])
    for token in s.unused:
        if token >= EASY:
            hard.append(token)
        else:
            easy_tokens.append(token)
    hard.sort()
    easy_tokens.sort()
    s.shuffle(hard)
    s.shuffle(easy_tokens)
    for space in spaces:
        s.problem[space] = hard.pop()
    for i in range(len(rest)):
        if rest[i] >= EASY:
            rest[i] = hard.pop()
        elif not (tops >> (start + i)) & 1:
            rest[i] = easy_tokens.pop()
    s.queue = s.queue[:start] + rest
    s.unused = sorted(easy_tokens + hard)


def redraw_cards(s: Witches, seat: int | None) -> None:
    hidden = [other for other in range(s.seats) if other != seat]
    if s.shared and s.options["hands"] == "open":
        hidden = []
    pool = s.deck[: s.left]
    for other in hidden:
        pool.extend(bits(s.hands[other]))
    pool.sort()
    s.shuffle(pool)
    for other in hidden:
        hand = 0
        for _ in range(s.hands[other].bit_count()):
            hand |= 1 << pool.pop()
        s.hands[other] = hand
    s.deck = pool


# -- what a position is worth ------------------------------------------------------------------
#
# A witch's *prospects* are her points and what she may still make of the turns that are left:
# cards and bonuses are worth more early than late. All of it is in points.

CARD: Final = 0.3
"""A card in hand, at the end of a turn worth as much as one to be drawn."""
CARD_A_TURN: Final = 0.42
"""One more card in hand for each turn that is left."""
BONUS_A_TURN: Final = 0.45
HALF: Final = 0.55
"""How much of the next card or bonus is half the way to it."""
CACKLE: Final = 0.22
LAST_CACKLES: Final = 0.35
"""More for each cackle while the reserve is nearly empty."""
LOCKED: Final = 1.5
MAKES: Final = 2.1
"""What an average turn brings, with a hand of three; each card more adds to it."""
HASTE: Final = 0.12
"""How much of the value is what one has made, however the others stand."""


def prospects(s: Witches, seat: int) -> float:
    left = (len(s.queue) - s.next) / s.seats
    worth = float(s.points[seat] - s.aliss[seat])
    worth += CARD * s.hands[seat].bit_count()
    mat = s.mat[seat]
    cards = mat // EASY_PER_CARD + (HALF if mat & 1 else 0.0)
    worth += CARD_A_TURN * left * cards
    hard = s.hard[seat]
    worth += BONUS_A_TURN * left * (hard // HARD_PER_BONUS + (HALF if hard & 1 else 0.0))
    price = CACKLE if s.pool > 2 else CACKLE + LAST_CACKLES
    worth -= price * s.cackles[seat]
    if s.item[seat]:
        worth += 0.5
    if s.at[seat] == DUNGEON:
        worth -= LOCKED
    return worth


def danger(s: Witches) -> float:
    """The chance that all is lost before the end: crises run out, or elves walk openly."""
    left = len(s.queue) - s.next
    if not left:
        return 0.6 if open_elves(s) >= ELVES_TO_LOSE else 0.0
    problems = s.taken.bit_count()
    troubled = s.all_crises - s.crises
    calm = problems if s.piling else max(0, problems - troubled)
    drain = 0.4 * left * calm / max(2, SPACES - problems)
    if problems:
        drain -= 0.25 * left * min(1.0, troubled / problems)
    risk = 1.0 / (1.0 + exp((s.crises - drain) * 0.6))
    elves = open_elves(s)
    if elves:
        risk += 0.03 if elves < ELVES_TO_LOSE - 1 else 0.15 if elves < ELVES_TO_LOSE else 0.6
    return min(0.98, risk)


def evaluate(s: Witches, seat: int) -> float:
    """The chance that this seat wins; alone and together, that all goes well."""
    if s.lost:
        return 0.02 * min(1.0, max(0, s.points[seat]) / 60.0)
    if s.seats == 1:
        return alone(s)
    if s.shared:
        return together(s)
    if not s.stack:
        keys = [key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    left = (len(s.queue) - s.next) / s.seats
    scale = 1.2 + 0.55 * left
    mine = prospects(s, seat)
    odds = 0.0
    for other in range(s.seats):
        odds += exp((prospects(s, other) - mine) / scale)
    made = 1.0 / (1.0 + exp((18.0 - mine) / 8.0))
    return ((1.0 - HASTE) / odds + HASTE * made) * (1.0 - danger(s))


def makes(s: Witches, seat: int) -> float:
    """What a turn of this seat brings on average, in points."""
    size = min(MOST_HAND, START_HAND + s.mat[seat] // EASY_PER_CARD)
    return MAKES + 0.5 * (size - START_HAND) + 0.5 * (s.hard[seat] // HARD_PER_BONUS)


def alone(s: Witches) -> float:
    """Thirty points are a licence, and Black Aliss must not come."""
    points = float(s.points[0] - s.aliss[0])
    if not s.stack:
        if points < LICENCE:
            return 0.25 * max(0.0, points) / LICENCE
        return 0.6 + 0.4 * min(1.0, (points - LICENCE) / 20.0)
    left = float(len(s.queue) - s.next)
    at_hand = CARD * s.hands[0].bit_count() + (0.5 if s.item[0] else 0.0)
    growth = 0.28 * left  # hands and bonuses grow on the way
    hopes = (
        points + left * (makes(s, 0) + growth) + at_hand - (LOCKED if s.at[0] == DUNGEON else 0.0)
    )
    hopes += 0.35 * left * (HALF * (s.mat[0] & 1) + HALF * (s.hard[0] & 1))
    hopes -= 0.25 * s.cackles[0]
    good = 1.0 / (1.0 + exp((LICENCE + 2.0 - hopes) / (1.5 + 0.6 * left)))
    aliss = s.aliss_left + 0.6 * s.pool - 0.28 * left
    safe = 1.0 / (1.0 + exp((0.9 - aliss) * 1.6))
    return (0.1 + 0.75 * good + 0.15 * min(1.0, max(0.0, hopes) / 60.0)) * safe * (1.0 - danger(s))


def together(s: Witches) -> float:
    """Fewer than four hard problems in the end, and no other misfortune on the way."""
    on_map = hard_on_map(s)
    if not s.stack:
        return 1.0 if on_map < HARD_LEFT else 0.1 * HARD_LEFT / on_map
    to_come = 0
    for i in range(s.next, len(s.queue)):
        if s.queue[i] >= EASY:
            to_come += 1
    left = (len(s.queue) - s.next) / s.seats
    can = 0.0
    for seat in range(s.seats):
        strength = 0.16 + 0.075 * s.mat[seat] / EASY_PER_CARD + 0.09 * s.hard[seat] / HARD_PER_BONUS
        can += left * strength
        can += 0.05 * s.hands[seat].bit_count() - 0.04 * s.cackles[seat]
        if s.at[seat] == DUNGEON:
            can -= 0.3
    spare = HARD_LEFT - 0.5 - on_map - to_come + can
    good = 1.0 / (1.0 + exp(-spare / (0.5 + 0.16 * left)))
    aliss = s.aliss_left + 0.5 * s.pool - 0.2 * left * s.seats
    safe = 1.0 / (1.0 + exp((0.5 - aliss) * 1.3))
    return (0.05 + 0.95 * good) * safe * (1.0 - danger(s))


# -- what to do quickly ------------------------------------------------------------------------

WHIM: Final = 20
"""One answer in so many is anything at all."""
UNKNOWN_TARGET: Final = 20
UNKNOWN_POINTS: Final = 4.7


TOP: Final = 30
"""More than any dice can show."""


def _chances(dice: int) -> list[float]:
    """That so many dice reach 0, 1, 2 … and so on."""
    sums = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(sums) + 6)
        for total in range(len(sums)):
            for face in FACES:
                wider[total + face] += sums[total] / len(FACES)
        sums = wider
    return [sum(sums[need:]) for need in range(TOP)]


PAIR: Final[list[float]] = _chances(2)
FOUR: Final[list[float]] = _chances(4)


def pair_odds(need: int) -> float:
    return 1.0 if need <= 0 else PAIR[need] if need < TOP else 0.0


def playout(s: Witches, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The move with the strongest urge; of equal ones, or on a whim, any."""
    first, whim = divmod(pick(len(moves) * WHIM), WHIM)
    if not whim:
        return moves[first]
    top = s.stack[-1]
    if isinstance(top, Solve):
        if top.second == NOTHING:
            return go_on_or_run(s, top, moves, first)
        return after_the_dice(s, top, moves, first)
    if isinstance(top, Action):
        return where_to_go(s, seat, moves, first)
    if isinstance(top, Facing):
        return before_the_dice(s, seat, moves, first)
    if isinstance(top, EndTurn):
        return quiet_moment(s, seat, moves)
    if isinstance(top, Landing):
        return where_to_go(s, seat, moves, first)
    if isinstance(top, Reroll):
        return roll_again(s, moves, first)
    if isinstance(top, Dawn):
        return quiet_moment(s, seat, moves)
    return moves[first]


def help_in_hand(s: Witches, seat: int) -> tuple[int, int]:
    """What headology and magic of the hand add."""
    hand = s.hands[seat]
    return (hand & HEADOLOGY).bit_count(), 2 * (hand & MAGIC).bit_count()


class Traveller:
    """What a witch who may go somewhere brings along; the same for all places she may go to."""

    def __init__(self, s: Witches, seat: int) -> None:
        heads, magic = help_in_hand(s, seat)
        self.seat: int = seat
        self.hand: int = s.hands[seat]
        power = s.hard[seat] // HARD_PER_BONUS + heads
        self.hard_power: int = power + magic
        self.easy_power: int = power + (magic if magic < 2 else 2)
        left = (len(s.queue) - s.next) / s.seats
        self.easy_more: float = 0.22 * left if s.mat[seat] < MAT else 0.0
        self.hard_more: float = 0.25 * left + (2.0 if s.shared and s.seats > 1 else 0.0)
        self.seen: int = s.open | s.known[seat]

    def worth(self, s: Witches, space: int) -> float:
        """What going there promises, in points."""
        low = 1 << space
        if not s.taken & low:
            cackles = s.cackles[self.seat]
            if cackles:
                if s.seats == 1:
                    return 0.45 * min(KETTLE, cackles) if space == GRANNYS_COTTAGE else 0.0
                for other in range(s.seats):
                    if other != self.seat and s.at[other] == space:
                        return 0.3 * min(GUEST, cackles)
            return 0.0
        token = s.problem[space]
        crisis = s.crisis[space]
        if token < EASY:
            need = DIFFICULTY[token] - self.easy_power
            gain = POINTS[token] + self.easy_more
            pain = 0.7
            if self.hand & CURES[TOKEN_KIND[token]]:
                need = 0
        else:
            pain = 1.1
            if self.seen & low:
                need = DIFFICULTY[token] - self.hard_power
                gain = POINTS[token] + self.hard_more
            else:
                need = UNKNOWN_TARGET - self.hard_power
                gain = UNKNOWN_POINTS + self.hard_more
        if crisis:
            need += PER_CRISIS * crisis
            gain += 0.4 * crisis
        chance = 1.0 if need <= 0 else FOUR[need] if need < TOP else 0.0
        return chance * (gain + pain) - pain


def where_to_go(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    traveller = Traveller(s, seat)
    best = moves[first]
    most = -1000.0
    aloft = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        space = PLACE.get(move.text, -1)
        if space >= 0:
            urge = traveller.worth(s, space)
        else:
            verb = move.verb
            if verb == "broom":
                if aloft < -999.0:
                    for far in bits(s.taken):
                        aloft = max(aloft, traveller.worth(s, far))
                urge = aloft - 0.5
            elif verb == "play":
                urge = play_urge(s, seat, move)
            elif verb == "stay":
                urge = traveller.worth(s, s.at[seat]) + 0.1 if s.at[seat] < SPACES else -1.0
            else:
                urge = -0.5
        if urge > most:
            most = urge
            best = move
    return best


def play_urge(s: Witches, seat: int, move: Move) -> float:
    """A benefit that needs no occasion; for its own sake, not for what it interrupts."""
    bit = 1 << CARD_OF[move.word(0)]
    if bit & INTROSPECTION:
        return 20.0 if s.cackles[seat] > 1 else -1.0
    if bit & HELP:
        return 20.0 if s.crises < 4 else -0.5
    if s.at[seat] == DUNGEON and bit & (ESCAPES | INVISIBILITY):
        return 1.0
    return -1.0


def before_the_dice(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    """Open it, roll, or solve it without dice where that is worth a card."""
    token = s.problem[s.at[seat]]
    cures = CURES[TOKEN_KIND[token]]
    if s.hands[seat] & (cures | THREE):
        for move in moves:
            if move.verb == "three":
                if token >= EASY:
                    return move
            elif move.verb == "play" and (1 << CARD_OF[move.word(0)]) & cures:
                return move
    for move in moves:
        if move in (ROLL, OPEN):
            return move
    return moves[first]


def go_on_or_run(s: Witches, roll: Solve, moves: Sequence[Move], first: int) -> Move:
    """Run where there is little hope; else play cards until the odds are good, and roll."""
    seat = roll.who
    space = s.at[seat]
    token = s.problem[space]
    hand = s.hands[seat]
    need = target(s, space) - roll.total(s)
    hard = token >= EASY
    later = hand & BONUS_AGAINST[TOKEN_KIND[token]]
    if later:
        for card in bits(later):
            need -= BONUS_OF[card]
    now = pair_odds(need)
    enough = 0.6 if hard else 0.7
    if now > enough and moves[0] == ROLL:
        return moves[0]
    heads, magic = help_in_hand(s, seat)
    hope = pair_odds(need - heads - magic)
    despair = hope < (0.3 if hard else 0.2)
    best = moves[first]
    most = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "roll":
            urge = 1.0 if now > enough or hope == now else 0.4
        elif verb == "run":
            urge = 2.0 if despair else -1.0
        elif verb == "use":
            bit = 1 << CARD_OF[move.word(0)]
            if bit & later:
                urge = -0.5
            elif bit & HEADOLOGY:
                urge = 0.9
            else:
                urge = 0.8 if hard or s.pool > 2 else 0.3
            if bit & THREE:
                urge -= 0.05
        elif verb == "three":
            urge = 3.0 if hard else -0.5
        elif verb == "play":
            bit = 1 << CARD_OF[move.word(0)]
            if bit & CURES[TOKEN_KIND[token]]:
                urge = 1.5 if now < 0.8 else -0.5
            elif bit & REROLLS:
                urge = 0.95 if PAIR_SUM[roll.first] < 5 and hope < 0.7 else -0.5
            else:
                urge = play_urge(s, seat, move)
        else:
            urge = 0.7 if verb == "token" else -2.0
        if urge > most:
            most = urge
            best = move
    return best


def after_the_dice(s: Witches, roll: Solve, moves: Sequence[Move], first: int) -> Move:
    """Take a success; else whatever turns a failure."""
    seat = roll.who
    space = s.at[seat]
    token = s.problem[space]
    short = target(s, space) - roll.total(s)
    if short <= 0 and moves[0] == ACCEPT:
        return moves[0]
    useful = BONUS_AGAINST[TOKEN_KIND[token]]
    best = moves[first]
    most = -1000.0
    more = 0
    for card in bits(s.hands[seat] & useful):
        more += BONUS_OF[card]
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "accept":
            urge = 0.0
        elif verb == "play":
            bit = 1 << CARD_OF[move.word(0)]
            if short <= 0:
                urge = -1.0
            elif bit & CURES[TOKEN_KIND[token]]:
                urge = 1.5
            elif bit & useful:
                urge = 2.0 if short <= more else -1.0
            elif bit & REROLLS:
                urge = 1.0 if PAIR_SUM[roll.second] < 9 and short < 10 else -1.0
            elif bit & ESCAPES:
                urge = 0.5 if token >= EASY else 0.1
            elif bit & EXTRA_CARDS:
                urge = 0.8 if short <= 4 else 0.1
            else:
                urge = -1.0
        else:
            urge = 3.0 if short > 0 else -2.0
        if urge > most:
            most = urge
            best = move
    return best


def roll_again(s: Witches, moves: Sequence[Move], first: int) -> Move:
    """The lower die, or both if both are low."""
    roll = s.stack[-2]
    assert isinstance(roll, Solve)
    a, b = divmod(roll.first if roll.second == NOTHING else roll.second, len(FACES))
    wanted = 2 if a < 3 and b < 3 else 0 if a < b else 1
    return AGAIN[wanted] if AGAIN[wanted] in moves else moves[first]


def quiet_moment(s: Witches, seat: int, moves: Sequence[Move]) -> Move:
    """Before the next problem comes, and before drawing: what helps anyway."""
    for move in moves:
        if move.verb == "play":
            bit = 1 << CARD_OF[move.word(0)]
            if bit & EXTRA_CARDS and isinstance(s.stack[-1], EndTurn):
                return move
            if play_urge(s, seat, move) > 0.0:
                return move
    return moves[0]
