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
    IS_ELF,
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
    TOKENS,
)
from .moves import ACCEPT, AGAIN, CARD_BIT, OPEN, PLACE, ROLL
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
# cards and bonuses are worth more early than late. All of it is in points; what a turn, a card and
# a bonus bring fits games between players who do what is quickly thought of (see below).

CARD: Final = 0.3
"""A card in hand, at the end of a turn worth as much as one to be drawn."""
CARD_A_TURN: Final = 0.3
"""One more card in hand for each turn that is left."""
BONUS_A_TURN: Final = 0.29
HALF: Final = 0.3
"""How much of the next card or bonus is half the way to it."""
CACKLE: Final = 0.22
LAST_CACKLES: Final = 0.35
"""More for each cackle while the reserve is nearly empty."""
LOCKED: Final = 1.5
MAKES: Final = 2.1
"""What an average turn brings, with a hand of three; each card more adds to it."""
CARE: Final = 9.2
ELFIN_CARE: Final = 5.0
"""How far crises and elves are from being the end."""
TURN: Final = 3.4
"""What a turn brings on average against others."""
GOOD: Final = 27.0
"""What is good to have in the end."""
HASTE: Final = 0.12
HASTE_A_TURN: Final = 0.15
"""How much of the value is what one makes, however the others stand: more of it while many turns
are left and the race is open, for their luck says little about what one does now. Who is far ahead
only has to see that nothing goes wrong."""


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
    """The chance that all is lost before the end: crises run out, or elves walk openly. The
    numbers fit games between careful and careless witches."""
    elves = open_elves(s)
    if elves >= ELVES_TO_LOSE:
        return 0.8
    left = len(s.queue) - s.next
    if not left:
        return 0.0
    problems = s.taken.bit_count()
    calm = problems if s.piling else problems - s.all_crises + s.crises
    crises = 0.52 * calm + 0.2 * problems + 0.33 * left - 0.87 * s.crises - CARE
    elfin = 1.25 * elves + 0.17 * left - ELFIN_CARE
    safe = (1.0 + exp(crises)) * (1.0 + exp(elfin))
    return 1.0 - 1.0 / safe


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
    made = 1.0 / (1.0 + exp((GOOD - TURN * left - mine) / 8.0))
    ahead = 1.0 / odds
    haste = min(1.0, HASTE + HASTE_A_TURN * left) * 4.0 * ahead * (1.0 - ahead)
    return ((1.0 - haste) * ahead + haste * made) * (1.0 - danger(s))


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

WHIM: Final = 30
"""One answer in so many is anything at all."""
UNKNOWN_TARGET: Final = 20
UNKNOWN_POINTS: Final = 4.7
ALONE: Final = 9.0
TOGETHER: Final = 5.0
"""The price of a cackle where Black Aliss is the end, shared by what is left of them."""
ENOUGH: Final = 0.8
"""Odds that are good enough to roll without another card."""
FAILED: Final = 0.45
"""What failing costs besides cackles: the way back, and with hard problems what they do."""
FAILED_HARD: Final = 0.7
DICE_CACKLES: Final = 0.67
"""Cackles that a roll of four dice brings; half of them come with the second pair."""
IN_CRISIS: Final = 0.4
"""What each crisis taken away is worth; more for each that the reserve lacks."""
FEW: Final = 6
LACKING: Final = 1.0
LEAVING: Final = (0.0, 2.0, 8.0, 12.0)
"""What an elf that leaves the map is worth, by how many walk openly."""
MEETING: Final = (0.0, 0.3, 3.0, 3.0)
"""What it costs to turn over a problem that may be an elf, and to fail."""
FLIGHT: Final = 0.5
"""A card with a broom, and what else it could do."""
EASY_MORE: Final = 0.22
HARD_MORE: Final = 0.25
"""What a solved problem is worth besides points, for each turn that is left."""
NEEDED: Final = 2.0
"""What a hard one is worth to all who play together."""


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
CURE: Final[list[int]] = [CURES[kind] for kind in TOKEN_KIND]
"""For each token, the cards that solve it by themselves."""
ALL_CURES: Final[int] = sum(set(CURES))
CURABLE: Final[list[tuple[int, int, int]]] = [
    (cures, TOKEN_KIND.index(kind), TOKEN_KIND.index(kind + 1))
    for kind, cures in enumerate(CURES)
    if cures
]
"""Cards that are cures, and from which token to which."""
BONUSES: Final[list[int]] = [BONUS_AGAINST[kind] for kind in TOKEN_KIND]


MOST_POWER: Final = 24
CHANCE: Final[list[list[float]]] = [
    [FOUR[max(0, need - power)] for need in DIFFICULTY] for power in range(MOST_POWER + 1)
]
"""That four dice solve a token, by what else there is to add."""
DARK: Final[list[float]] = [FOUR[max(0, UNKNOWN_TARGET - power)] for power in range(MOST_POWER + 1)]


def pair_odds(need: int) -> float:
    return 1.0 if need <= 0 else PAIR[need] if need < TOP else 0.0


def turn(s: Witches) -> int:
    return s.turns


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


def price(s: Witches) -> float:
    """What one more cackle costs: little, until Black Aliss is near."""
    if s.shared:
        spare = s.pool + s.aliss_left
        if spare > 2 * (len(s.queue) - s.next):
            return CACKLE
        return (ALONE if s.seats == 1 else TOGETHER) / (1.0 + spare)
    return CACKLE if s.pool > 2 else CACKLE + LAST_CACKLES


def promises(s: Witches, seat: int) -> list[float]:
    """What going to each space promises, in points: a problem to solve, tea, or nothing."""
    hand = s.hands[seat]
    power = s.hard[seat] // HARD_PER_BONUS + (hand & HEADOLOGY).bit_count()
    magic = 2 * (hand & MAGIC).bit_count()
    hard_power = min(power + magic, MOST_POWER)
    easy_power = power + 2 if magic and power + 2 < hard_power else hard_power
    cackle = price(s)
    left = (len(s.queue) - s.next) / s.seats
    full = s.mat[seat] >= MAT
    needed = s.shared and s.seats > 1
    key = (easy_power, hard_power, cackle, left, full, needed)
    by_token = _promised.get(key)
    if by_token is None:
        if len(_promised) >= MOST_PROMISES:
            _promised.clear()
        by_token = _promised[key] = promised(*key)
    problem = s.problem
    if hand & ALL_CURES:
        by_token = by_token.copy()
        for cures, start, stop in CURABLE:
            if hand & cures:
                by_token[start:stop] = by_token[SURELY + start : SURELY + stop]
    seen = s.open | s.known[seat]
    found: list[float] = []
    elves: list[int] = []
    for space, token in enumerate(problem):
        if token >= EASY:
            if not (seen >> space) & 1:
                token = UNSEEN
            elif IS_ELF[token]:
                elves.append(space)
        found.append(by_token[token])
    if s.crises < s.all_crises:
        dice = DICE_CACKLES * cackle
        easy_pain = FAILED + cackle
        easy_stakes = easy_pain + (0.0 if full else EASY_MORE * left)
        hard_pain = FAILED_HARD + cackle
        hard_stakes = hard_pain + HARD_MORE * left + (NEEDED if needed else 0.0)
        relief = IN_CRISIS + (LACKING * (FEW - s.crises) if s.crises < FEW else 0.0)
        for space, crises in enumerate(s.crisis):
            if not crises:
                continue
            token = problem[space]
            need = PER_CRISIS * crises
            if token >= EASY:
                stakes = hard_stakes + relief * crises
                if (seen >> space) & 1:
                    need += DIFFICULTY[token] - hard_power
                    stakes += POINTS[token]
                else:
                    need += UNKNOWN_TARGET - hard_power
                    stakes += UNKNOWN_POINTS
                found[space] = four_odds(need) * stakes - hard_pain - dice
            elif not hand & CURE[token]:
                need += DIFFICULTY[token] - easy_power
                stakes = easy_stakes + POINTS[token] + relief * crises
                found[space] = four_odds(need) * stakes - easy_pain - dice
    if elves:
        count = min(len(elves), ELVES_TO_LOSE)
        for space in elves:
            found[space] += CHANCE[hard_power][problem[space]] * LEAVING[count]
        fear = (1.0 - DARK[hard_power]) * MEETING[count]
        for space in bits(s.taken & ~seen):
            if not s.crisis[space]:
                found[space] -= fear
    cackles = s.cackles[seat]
    if cackles:
        if s.seats == 1:
            if s.problem[GRANNYS_COTTAGE] < 0:
                found[GRANNYS_COTTAGE] = cackle * min(KETTLE, cackles)
        else:
            for other, space in enumerate(s.at):
                if other != seat and space < SPACES and problem[space] < 0:
                    found[space] = max(0.3, cackle) * min(GUEST, cackles)
    return found


UNSEEN: Final = TOKENS
"""Where `promised` keeps what a face-down problem promises."""
SURELY: Final = TOKENS + 1
"""And so much further on what an easy one does if there is a cure for it. An empty space is last.
"""
MOST_PROMISES: Final = 5_000
_promised: Final[dict[tuple[int, int, float, float, bool, bool], list[float]]] = {}


def promised(
    easy_power: int,
    hard_power: int,
    cackle: float,
    left: float,
    full: bool,
    needed: bool,
) -> list[float]:
    """What each problem token without a crisis promises to a witch with these powers: a cackle
    costs her so much, so many turns are left to her, her mat is full or not, and the others need
    her to solve hard ones or do not."""
    dice = DICE_CACKLES * cackle
    pain = FAILED + cackle
    more = 0.0 if full else EASY_MORE * left
    found: list[float] = []
    for token in range(EASY):
        found.append(CHANCE[easy_power][token] * (POINTS[token] + pain + more) - pain - dice)
    pain = FAILED_HARD + cackle
    more = HARD_MORE * left + (NEEDED if needed else 0.0)
    for token in range(EASY, TOKENS):
        found.append(CHANCE[hard_power][token] * (POINTS[token] + pain + more) - pain - dice)
    found.append(DARK[hard_power] * (UNKNOWN_POINTS + pain + more) - pain - dice)
    more = 0.0 if full else EASY_MORE * left
    for token in range(EASY):
        found.append(POINTS[token] + more - dice)
    found.append(0.0)
    return found


def four_odds(need: int) -> float:
    return 1.0 if need <= 0 else FOUR[need] if need < TOP else 0.0


def where_to_go(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    found = promises(s, seat)
    top = max(found)
    best = moves[first]
    most = -1000.0
    flight: Move | None = None
    for i in range(first - len(moves), first):
        move = moves[i]
        space = PLACE.get(move.text, -1)
        if space >= 0:
            urge = found[space]
            if urge == top:
                return move
        else:
            verb = move.verb
            if verb == "broom":
                flight = move
                continue
            if verb == "play":
                urge = play_urge(s, seat, CARD_BIT[move.text])
            elif verb == "stay":
                urge = found[s.at[seat]] + 0.1 if s.at[seat] < SPACES else -1.0
            else:
                urge = -0.5
        if urge > most:
            most = urge
            best = move
    return flight if flight is not None and top - FLIGHT > most else best


def play_urge(s: Witches, seat: int, bit: int) -> float:
    """A benefit that needs no occasion; for its own sake, not for what it interrupts."""
    if bit & INTROSPECTION:
        return 20.0 if s.cackles[seat] > 1 else -1.0
    if bit & HELP:
        return 20.0 if s.crises < FEW else -0.5
    if bit & (ESCAPES | INVISIBILITY) and s.at[seat] == DUNGEON:
        return 1.0
    return -1.0


def before_the_dice(s: Witches, seat: int, moves: Sequence[Move], first: int) -> Move:
    """Open it, roll, or solve it without dice where that is worth a card."""
    token = s.problem[s.at[seat]]
    cures = CURE[token]
    if s.hands[seat] & (cures | THREE):
        for move in moves:
            if move.verb == "three":
                if token >= EASY:
                    return move
            elif move.verb == "play" and CARD_BIT[move.text] & cures:
                return move
    if moves[0] is ROLL or moves[0] is OPEN:
        return moves[0]
    return moves[first]


def go_on_or_run(s: Witches, roll: Solve, moves: Sequence[Move], first: int) -> Move:
    """Run where there is little hope; else play cards until the odds are good, and roll."""
    seat = roll.who
    space = s.at[seat]
    token = s.problem[space]
    hand = s.hands[seat]
    need = DIFFICULTY[token] + PER_CRISIS * s.crisis[space] - roll.plus
    need -= PAIR_SUM[roll.first] + s.hard[seat] // HARD_PER_BONUS
    hard = token >= EASY
    later = hand & BONUSES[token]
    if later:
        for card in bits(later):
            need -= BONUS_OF[card]
    now = pair_odds(need)
    if now > ENOUGH and moves[0] is ROLL:
        return moves[0]
    cackle = price(s)
    left = (len(s.queue) - s.next) / s.seats
    if hard:
        pain = FAILED_HARD + cackle
        gain = POINTS[token] + HARD_MORE * left
        if IS_ELF[token]:
            elves = min(open_elves(s), ELVES_TO_LOSE)
            gain += LEAVING[elves]
    else:
        pain = FAILED + cackle
        gain = POINTS[token] + EASY_MORE * left
    stakes = gain + pain
    magic = hand & MAGIC
    hope = pair_odds(need - (hand & HEADOLOGY).bit_count() - 2 * magic.bit_count())
    best = moves[first]
    if hope * stakes < pain + 0.33 * cackle:
        for i in range(first - len(moves), first):
            if moves[i].verb == "run":
                return moves[i]
    most = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "use":
            bit = CARD_BIT[move.text]
            if bit & later:
                urge = -0.5
            elif bit & HEADOLOGY:
                urge = 0.9
            else:
                urge = 0.8 if (pair_odds(need - 2) - now) * stakes > cackle else 0.3
            if bit & THREE:
                urge -= 0.05
        elif verb == "run":
            urge = -1.0
        elif verb == "roll":
            urge = 1.0 if now > ENOUGH or hope == now else 0.4
        elif verb == "three":
            urge = 3.0 if hard else -0.5
        elif verb == "play":
            bit = CARD_BIT[move.text]
            if bit & CURE[token]:
                urge = 1.5 if now < 0.8 else -0.5
            elif bit & REROLLS:
                urge = 0.95 if PAIR_SUM[roll.first] < 5 and hope < 0.7 else -0.5
            else:
                urge = play_urge(s, seat, bit)
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
    if short <= 0 and moves[0] is ACCEPT:
        return moves[0]
    useful = BONUSES[token]
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
            bit = CARD_BIT[move.text]
            if short <= 0:
                urge = -1.0
            elif bit & CURE[token]:
                urge = 1.5
            elif bit & useful:
                urge = 2.0 if short <= more else -1.0
            elif bit & REROLLS:
                urge = 1.0 if PAIR_SUM[roll.second] < 9 and short < 10 else -1.0
            elif bit & ESCAPES:
                urge = 0.5 if token >= EASY or s.shared else 0.1
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
    if not s.hands[seat] & (EXTRA_CARDS | INTROSPECTION | HELP):
        return moves[0]
    for move in moves:
        if move.verb == "play":
            bit = CARD_BIT[move.text]
            if bit & EXTRA_CARDS and isinstance(s.stack[-1], EndTurn):
                return move
            if play_urge(s, seat, bit) > 0.0:
                return move
    return moves[0]
