"""What bots need: an evaluation, quick moves for playouts, and what every player sees to be
bad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import Move

from .components import FACE_OF, FACES, SPACES, SPELL_OF, TOWERS
from .moves import CAST, END_TURN, NO_PUSH, NUDGE, TOWER
from .moves import WIZARD as WIZARD_MOVES
from .rules.cards import Card, tower_steps, wizard_steps
from .rules.end import rank_key
from .rules.keep import next_free_space, next_shield_space
from .rules.masters import Spellcasting
from .rules.solo import CARD_TARGET, won
from .rules.spells import KIND, PIGGYBACK, STEPS, Cast
from .rules.towers import can_march
from .rules.turn import Push, Turn
from .state import (
    NOBODY,
    Towers,
    colour_moved_by,
    counts_in,
    covered_surfaces,
    floor_under,
    hand_seat,
    space_of,
    wizards_on,
)

# -- evaluation --------------------------------------------------------------------------------
#
# The *work left* of a colour is what it still has to do. Its unit is chosen so that one unit less
# makes a side e times as likely to win; the weights come from games that bots played against each
# other. Bottles weigh little, because they are filled on the way, unless many are still empty when
# the wizards are home.

WIZARD: Final = 0.75
"""Work for a wizard who is not home."""
DISTANCE: Final[list[float]] = [
    *(0.0, -0.18, -0.11, -0.04, -0.07, -0.07, -0.04, -0.02),
    *(-0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]
"""Added for a visible wizard by his distance from the keep, and again by his distance from the
space where the keep will go next."""
FEW: Final = 2
"""With at most this many wizards not home, a colour has to ask whether the keep will move at all
(WT1): KEEP_MOVES and FAR are for these colours only."""
KEEP_MOVES: Final[list[float]] = [0.0, 0.4, 0.7, 1.0]
"""How much the keep's next space counts, by how many *other* visible wizards are within NEAR spaces
of the keep and could make it go there; the last number for more."""
NEAR: Final = 6
FAR: Final[list[float]] = [
    0.07 * max(0, (distance or SPACES) - 5) - 0.29 for distance in range(SPACES)
]
"""Added for a wizard by his distance from the keep as far as it is not going to move for others, so
that he must walk all the way. It is 0 on average."""
CROWDED: Final = 0.2
"""Added for a visible wizard who stands with other colours, because everybody likes to cover many
wizards at once."""
COVERED: Final = 0.12
"""Added for a covered wizard."""
DEEPER: Final = 0.04
"""Added for each tower above a covered wizard."""
BOTTLE: Final = 0.12
"""Work for an empty bottle."""
LATE_BOTTLE: Final = 0.35
"""Added for each empty bottle more than two for each wizard who is not home. Twice this is less
than WIZARD: to bring a wizard home is never work added."""
FULL: Final = -0.08
"""Work saved by a full bottle, which can pay for a spell."""
ALL_HOME: Final = -0.8
"""Work saved if all wizards of the colour are home."""
ACTION: Final = -0.06
"""Work saved by an action that the player whose turn it is still has."""
READY: Final = -0.3
"""Work saved by a card in hand that brings a wizard home."""
HASTE: Final = 0.15
"""The part of the value that depends only on the work left, not on the other sides, so that a bot
in the lead still hurries."""

UNFINISHED: Final = 0.88
"""The most that a position can be worth before the game is over: less than a victory, so that
nobody puts off winning."""


def work_left(s: Towers) -> list[float]:
    """Returns for each colour how much work is left to win. The scale is logarithmic: one unit less
    makes a side e times (2.7 times) as likely to win."""
    colours = len(s.home)
    total = [0.0] * colours
    keep = s.keep
    later = next_shield_space(s)
    near = near_the_keep(s)
    moves = keep_moves(near)
    few = [s.wizards - home <= FEW for home in s.home]
    for space in range(SPACES):
        surface = s.roof[space]
        crowd = s.crowd[surface]
        distance = (keep - space) % SPACES
        if crowd:
            load = s.load[surface]
            each = WIZARD + DISTANCE[distance]
            next_time = DISTANCE[(later - space) % SPACES]
            for_others = keep_moves(near - 1) if 0 < distance <= NEAR else moves
            for colour, number in counts_in(crowd):
                if few[colour]:
                    work = each + for_others * next_time + (1.0 - for_others) * FAR[distance]
                else:
                    work = each + next_time
                total[colour] += number * (work if number == load else work + CROWDED)
        floor = space
        stack = s.stacks[space]
        depth = len(stack)
        for tower in stack:
            crowd = s.crowd[floor]
            if crowd:
                for colour, number in counts_in(crowd):
                    work = WIZARD + COVERED + DEEPER * depth
                    if few[colour]:
                        work += (1.0 - moves) * FAR[distance]
                    total[colour] += number * work
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


def keep_moves(others: int) -> float:
    """Returns, from 0 to 1, the weight that the evaluation gives to a wizard's distance from the
    keep's next space. `others`: how many other visible wizards are near the keep; the more there
    are, the more probably one of them enters it, so that it moves on."""
    return KEEP_MOVES[min(others, len(KEEP_MOVES) - 1)]


def near_the_keep(s: Towers) -> int:
    """Returns how many visible wizards are at most NEAR spaces before the keep."""
    near = 0
    for steps in range(1, NEAR + 1):
        near += s.load[s.roof[(s.keep - steps) % SPACES]]
    return near


def actions_left(s: Towers) -> int:
    """Returns how many actions the player whose turn it is can still take, the current one
    included."""
    left = 0
    for frame in s.stack:
        if isinstance(frame, Turn):
            left += frame.actions_left
        elif isinstance(frame, Card):
            left += 1
    return left


def holds_entry(s: Towers, seat: int) -> bool:
    """Returns whether the seat holds a card without dice that takes a wizard exactly into the
    keep."""
    colour = colour_moved_by(s, seat)
    for face in s.hands[seat]:
        card = FACES[face]
        if card.wizard and not card.dice and enters(s, colour, card.wizard):
            return True
    return False


def enters(s: Towers, colour: int, steps: int) -> bool:
    """Returns whether a visible wizard of this colour stands exactly `steps` spaces before the
    keep."""
    return wizards_on(s, s.roof[(s.keep - steps) % SPACES], colour) > 0


def evaluate(s: Towers, seat: int) -> float:
    """Returns an estimate from 0 to 1 of how likely this seat's side is to win; in solo and
    cooperative games, of how likely all players are to win."""
    if s.shared:
        return evaluate_shared(s)
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    return UNFINISHED * win_chance(s, seat, work_left(s))


def win_chance(s: Towers, seat: int, total: list[float]) -> float:
    """Returns an estimate from 0 to 1 of how likely this seat's side is to win. `total` is the work
    left for each colour, which it changes."""
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


# -- evaluation of solo and cooperative games ------------------------------------------------------

CARDS_HOME: Final[list[float]] = [
    *(2.6, 1.3, 1.3, 1.5, 1.3, 1.4, 1.8, 2.0),
    *(2.0, 2.0, 2.1, 2.4, 2.5, 2.5, 2.6, 2.6),
]
"""The expected number of cards to bring a visible wizard home, by his distance from the keep (0: he
has just missed it and must go all the way round). No card goes farther than five, and three is the
rarest number."""
CARDS_UNDER: Final = 0.8
"""Expected number of cards more for each tower above a wizard."""


def evaluate_shared(s: Towers) -> float:
    """Returns an estimate from 0 to 1 of how likely a solo or cooperative game is to be won: the
    more cards are left than the wizards still outside need, the better."""
    home = s.home[0] / s.wizards
    if not s.stack:
        return 1.0 if won(s) else 0.2 * home
    need = 0.7 * s.empty[0] - 0.5 * s.full[0]
    for space in range(SPACES):
        way = CARDS_HOME[(s.keep - space) % SPACES]
        floor = space
        for above, tower in enumerate(s.stacks[space]):
            if s.load[floor]:
                need += s.load[floor] * (way + CARDS_UNDER * (len(s.stacks[space]) - above))
            floor = SPACES + tower
        need += s.load[floor] * way
    value = 0.15 * home + 0.05 / (1.0 + max(0.0, need))  # less than a late end (R78)
    if s.cards < CARD_TARGET:
        value += (UNFINISHED - 0.2) / (1.0 + exp((s.cards + need - CARD_TARGET) / 4.0))
    return value


# -- what every player sees to be bad --------------------------------------------------------------


def sensible(s: Towers, seat: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves` that are not obviously bad: nobody pays to free a wizard who is not
    there, declines a bottle that costs nothing, covers own wizards where rivals could be covered,
    lets an entry go, or drops the card that stops a rival."""
    bad: list[Move] = []
    if CAST[FREE] in moves and not any(own_on(s, surface, seat) for surface in covered_surfaces(s)):
        bad.append(CAST[FREE])
    top = s.stack[-1]
    if s.shared or s.named != NOBODY:
        pass
    elif isinstance(top, Turn):
        if top.actions_left == 0:
            for spell in s.spells:
                if CAST[spell] in moves and KIND[spell] == "tower" and can_catch(s, seat, spell):
                    bad.append(END_TURN)
        elif not top.at_start and (holds_entry(s, seat) or holds_cover(s, seat)):
            bad.extend([move for move in moves if move.verb == "drop"])
    else:
        bad.extend(bad_pieces(s, seat, moves))
    return [move for move in moves if move not in bad] or moves


def bad_pieces(s: Towers, seat: int, moves: list[Move]) -> list[Move]:
    """Returns obviously bad choices of a piece for a card, a push or a spell: towers that bring
    nothing or cover own wizards, if another one catches rivals for a bottle; wizards who do not go
    home, if another one does and the turn has no action left."""
    top = s.stack[-1]
    march = walk = 0
    if isinstance(top, Card):
        walk = wizard_steps(top.face, top.value)
        march = tower_steps(top.face, top.value)
    elif isinstance(top, Push):
        march = 1
    elif isinstance(top, Cast) and KIND[top.spell] == "tower":
        march = STEPS[top.spell]
    bad: list[Move] = []
    towers = [move for move in moves if move.verb == "tower"] if march else []
    if any(catches(s, seat, TOWER_OF[move.text], march) for move in towers):
        bad = [move for move in towers if is_idle(s, seat, TOWER_OF[move.text], march)]
        bad.append(NO_PUSH)
    if walk and actions_left(s) == 1:
        colour = colour_moved_by(s, seat)
        home = WIZARD_MOVES[(s.keep - walk) % SPACES][colour]
        if home in moves:
            bad.extend([move for move in moves if move.verb == "wizard" and move != home])
    return bad


def holds_cover(s: Towers, seat: int) -> bool:
    """Returns whether the seat holds a card without dice by which a tower covers a rival who needs
    only this wizard to win."""
    for face in s.hands[hand_seat(s, seat)]:
        steps = FACES[face].tower
        if steps and not FACES[face].dice:
            for tower in range(TOWERS):
                for colour, _ in counts_in(s.crowd[s.roof[(s.where[tower] + steps) % SPACES]]):
                    if needs_one(s, seat, colour) and can_march(s, tower, steps):
                        return True
    return False


def can_catch(s: Towers, seat: int, spell: int) -> bool:
    """Returns whether a tower spell can fill a bottle by covering rivals only."""
    return any(catches(s, seat, tower, STEPS[spell]) for tower in range(TOWERS))


def catches(s: Towers, seat: int, tower: int, steps: int) -> bool:
    """Returns whether a tower that moves by `steps` fills a bottle of the seat's by covering
    rivals only, and uncovers no rival."""
    landing = s.roof[(s.where[tower] + steps) % SPACES]
    floor = floor_under(s, tower)
    return (
        s.load[landing] > 0
        and s.empty[s.colour[seat]] > 0
        and can_march(s, tower, steps)
        and not own_on(s, landing, seat)
        and s.load[floor] == own_on(s, floor, seat)
    )


def is_idle(s: Towers, seat: int, tower: int, steps: int) -> bool:
    """Returns whether moving a tower by `steps` brings the seat nothing: it covers nobody or at
    least as many own wizards as rivals. If it carries or uncovers own wizards, only covering more
    own ones than rivals counts as that."""
    origin = s.where[tower]
    landing = s.roof[(origin + steps) % SPACES]
    if own_on(s, s.roof[origin], seat) or own_on(s, floor_under(s, tower), seat):
        return 2 * own_on(s, landing, seat) > s.load[landing]
    return 2 * own_on(s, landing, seat) >= s.load[landing]


# -- playouts ----------------------------------------------------------------------------------

RANDOM_ONE_IN: Final = 24
"""On average one move in this many is chosen at random."""
DISTANCE_BIT: Final[list[int]] = [1 << f.wizard if f.wizard and not f.dice else 0 for f in FACES]
"""For each card a bit mask with the bit of the number of steps it moves a wizard; 0 if the card has
dice or moves no wizard."""
VERB_SCORE: Final[dict[str, float]] = {
    "accept": 0.3,
    "ask-card": -0.7,
    "drop": -1.0,
    "end-turn": 0.5,
    "give-bottles": -2.0,
    "no-push": -0.3,
    "refresh": -0.9,
}
"""How good a move is that is not about a card or a piece, by its verb; 0 if it is not listed."""
FREE: Final = SPELL_OF["free_wizard"]
TOWER_OF: Final[dict[str, int]] = {move.text: tower for tower, move in enumerate(TOWER)}
"""The tower that a TOWER move chooses, by the text of the move."""


def turn(s: Towers) -> int:
    """Returns the number of the current turn."""
    return s.turns


def playout(s: Towers, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a quickly chosen sensible move, for playouts of the search: the one with the best
    score, a random one of several equal ones, and sometimes any move. `pick(n)` returns a random
    number below n."""
    first = pick(len(moves))
    best = moves[first]
    if not pick(RANDOM_ONE_IN):
        return best
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
    elif isinstance(top, Cast):
        walk = march = STEPS[top.spell]
    elif isinstance(top, Spellcasting):
        return window_move(s, seat, moves)
    else:
        return best
    distances = 0  # bit mask of the numbers of steps that the cards in hand move a wizard
    for face in s.hands[hand_seat(s, seat)]:
        distances |= DISTANCE_BIT[face]
    best_score = -1000.0
    for i in range(first - len(moves), first):
        move = moves[i]
        verb = move.verb
        if verb == "tower":
            tower = TOWER_OF[move.text]
            if march:
                score = tower_score(s, seat, tower, march, distances)
            else:
                score = free_score(s, seat, tower)
        elif verb == "wizard":
            score = wizard_score(s, seat, move.n(0), move.n(1), walk, distances)
        elif verb == "card":
            score = card_score(s, seat, FACE_OF[move.word(0)])
        elif verb == "accept" and walk and enters(s, colour_moved_by(s, seat), walk):
            score = 4.0
        elif verb == "cast":
            score = cast_score(s, seat, SPELL_OF[move.word(0)], distances)
        elif verb == "nudge":
            score = keep_score(s, seat, 1 if move == NUDGE[1] else -1, distances)
        elif verb == "swap":
            score = swap_score(s, seat, move.n(0), move.n(1), distances)
            score += swap_score(s, seat, move.n(1), move.n(0), distances)
        else:
            score = VERB_SCORE.get(verb, 0.0)
        if score > best_score:
            best_score = score
            best = move
    return best


def window_move(s: Towers, seat: int, moves: Sequence[Move]) -> Move:
    """Returns what to do in a window for spells. If a wizard is about to walk into the keep, this
    is Piggyback or, if he is a rival's who would win by that, any spell. If neither is legal, and
    in all other cases, it is the first of `moves`, the pass."""
    if s.named != NOBODY and (space_of(s, s.named) + s.named_steps) % SPACES == s.keep:
        wins = about_to_win(s, seat)
        for move in moves:
            if move == CAST[PIGGYBACK] or (wins and move.verb == "cast"):
                return move
    return moves[0]


def about_to_win(s: Towers, seat: int) -> bool:
    """Returns whether the wizard about to walk is a rival's last one, with no bottle to fill."""
    return s.named_colour != NOBODY and needs_one(s, seat, s.named_colour)


def needs_one(s: Towers, seat: int, colour: int) -> bool:
    """Returns whether `colour` is a rival's who lacks only one thing to finish: one wizard is not
    home, and no bottle is empty."""
    if s.empty[colour] or s.home[colour] + 1 != s.wizards:
        return False
    return s.colour[seat] != colour and not (s.teams and s.colour[s.partner[seat]] == colour)


def cast_score(s: Towers, seat: int, spell: int, distances: int) -> float:
    """Returns how good it is to pay for a spell now: best if it brings a wizard home, bad if it
    could do nothing useful. `distances`: bit mask of the steps that the cards in hand move a
    wizard."""
    kind = KIND[spell]
    if kind == "wizard":
        return 3.0 if enters(s, s.colour[seat], STEPS[spell]) else 0.1
    best = -1000.0
    if kind == "free":
        for tower in range(TOWERS):
            best = max(best, free_score(s, seat, tower))
    elif kind == "keep":
        best = max(keep_score(s, seat, 1, distances), keep_score(s, seat, -1, distances))
    else:
        return 0.1
    return best - 0.5


def free_score(s: Towers, seat: int, tower: int) -> float:
    """Returns how good it is to look under `tower` with Free a Wizard: good if own wizards are
    there, best if that brings one home."""
    if not own_on(s, floor_under(s, tower), seat):
        return 0.0
    return 4.0 if s.where[tower] == s.keep else 1.0


def keep_score(s: Towers, seat: int, direction: int, distances: int) -> float:
    """Returns how good it is to nudge the keep: good if a card in hand can then bring a wizard
    home, and none could before. `distances`: bit mask of the steps that the cards in hand move a
    wizard."""
    score = 0.0
    colour = colour_moved_by(s, seat)
    keep = next_free_space(s, direction)
    for steps in range(1, SPACES):
        if (distances >> steps) & 1:
            if enters(s, colour, steps):
                return 0.0
            if wizards_on(s, s.roof[(keep - steps) % SPACES], colour):
                score = 2.5
    return score


def swap_score(s: Towers, seat: int, origin: int, goal: int, distances: int) -> float:
    """Returns how good it is that Swap Towers takes the wizards on the top tower of the space
    `origin` to the space `goal`: good for own ones to come nearer, better if a card in hand can
    bring them home then. `distances`: bit mask of the steps that the cards in hand move a
    wizard."""
    own = own_on(s, s.roof[origin], seat)
    others = s.load[s.roof[origin]] - own
    after = (s.keep - goal) % SPACES
    score = (own - 0.4 * others) * (CARDS_HOME[(s.keep - origin) % SPACES] - CARDS_HOME[after])
    return score + 2.0 if own and (distances >> after) & 1 else score


def card_score(s: Towers, seat: int, face: int) -> float:
    """Returns how good it is to play the card `face`: best if it brings a wizard home, good if it
    moves a tower while the seat has empty bottles."""
    card = FACES[face]
    score = 0.3 if card.dice else 0.0
    if DISTANCE_BIT[face] and enters(s, colour_moved_by(s, seat), card.wizard):
        score = 3.0
    if card.tower and s.empty[s.colour[seat]]:
        score += 0.6
    return score


def wizard_score(
    s: Towers, seat: int, space: int, colour: int, steps: int, distances: int
) -> float:
    """Returns how good it is to move a wizard of `colour` on `space` by `steps`: good for an own
    one to come nearer, better if a card in hand can bring him home then, best to go home; bad for a
    rival's, unless that stops him from winning. `distances`: bit mask of the steps that the cards
    in hand move a wizard."""
    if s.named == s.roof[space] and colour == s.named_colour and about_to_win(s, seat):
        return 5.0
    keep = s.keep
    before = (keep - space) % SPACES
    after = (before - steps) % SPACES
    gain = CARDS_HOME[before] - CARDS_HOME[after]
    if not after:
        gain = 4.0
    elif (distances >> after) & 1:
        gain += 2.0
    if colour == s.colour[seat] or (s.teams and colour == s.colour[s.partner[seat]]):
        return gain
    return -gain - 0.3


def tower_score(s: Towers, seat: int, tower: int, steps: int, distances: int) -> float:
    """Returns how good it is to move a tower by `steps`: good to cover rivals, to uncover own
    wizards or carry them nearer to the keep; bad to cover own ones or uncover rivals. A partner's
    wizards count as own ones. `distances`: bit mask of the steps that the cards in hand move a
    wizard."""
    origin = s.where[tower]
    goal = (origin + steps) % SPACES
    colour = s.colour[seat]
    landing = s.roof[goal]
    score = 4.0 if s.named == landing and about_to_win(s, seat) else 0.0
    load = s.load[landing]
    if load:
        score += 0.4 * load - 1.2 * own_on(s, landing, seat)
        if s.empty[colour]:
            score += 1.3
    stack = s.stacks[origin]
    floor = origin if stack[0] == tower else floor_under(s, tower)
    load = s.load[floor]
    if load:
        score += 1.2 * own_on(s, floor, seat) - 0.4 * load
    if origin != s.keep:
        riders = own_on(s, s.roof[origin], seat)
        if riders:
            before = (s.keep - origin) % SPACES
            after = (before - steps) % SPACES
            score += riders * (CARDS_HOME[before] - CARDS_HOME[after])
            if (distances >> after) & 1:
                score += 2.0
    return score


def own_on(s: Towers, surface: int, seat: int) -> int:
    """Returns how many wizards of the seat and its partner stand on a surface."""
    own = wizards_on(s, surface, s.colour[seat])
    return own + wizards_on(s, surface, s.colour[s.partner[seat]]) if s.teams else own
