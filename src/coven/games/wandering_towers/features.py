"""The position as numbers: how far each side's wizards and bottles are, what is in hand, and whose
turn it is."""

from __future__ import annotations

from math import log
from typing import Final

from coven.core.game import Feature

from .bot import (
    actions_left,
    evaluate_shared,
    holds_entry,
    keep_moves,
    near_the_keep,
    win_chance,
    work_left,
)
from .components import FACES, HAND, SPACES, TOWERS
from .rules.keep import next_shield_space
from .rules.solo import CARD_TARGET
from .state import NOBODY, Towers, counts_in, hand_seat

CARD_REACH: Final = 5
"""No card without dice moves a wizard farther."""
MOST_WORK: Final = 8.0
MOST_BOTTLES: Final = 6.0

_SIDE: Final = ("home", "covered", "depth", "reach", "next-reach", "far", "crowded")
_SIDE_BOTTLES: Final = ("empty", "full", "late-bottles", "all-home", "last-wizard", "bottles-done")
_PARTNER: Final = ("home", "covered", "reach", "empty", "full", "entry", "work")
_RIVALS: Final = ("home", "covered", "reach", "empty", "full", "work")

FEATURES = (
    *[Feature(name, 0, 1) for name in (*_SIDE, *_SIDE_BOTTLES, "entry", "work")],
    Feature("outlook", -5, 5),
    *[Feature(name, 0, 1) for name in ("wizard-cards", "tower-cards", "my-turn", "actions")],
    *[Feature(name, 0, 1) for name in ("waiting", "catchable", "keep-moves", "last-round")],
    *[Feature(name, 0, 1) for name in ("cards-left", "exposed")],
    *[Feature(f"partner-{name}", 0, 1) for name in _PARTNER],
    *[Feature(f"rival-{name}", 0, 1) for name in (*_SIDE, *_SIDE_BOTTLES, "entry", "work")],
    *[Feature(f"rivals-{name}", 0, 1) for name in _RIVALS],
)


class Counts:
    """Counts of the wizards on the board, each a list by colour: how many are covered, near the
    keep, far from it, alone, and so on."""

    def __init__(self, s: Towers) -> None:
        colours = len(s.home)
        self.covered = [0] * colours
        self.depth = [0] * colours
        """The number of towers above covered wizards."""
        self.reach = [0] * colours
        """Visible wizards within reach of one card from the keep."""
        self.next_reach = [0] * colours
        """Visible wizards within reach of one card from the keep's next space."""
        self.far = [0] * colours
        """Visible wizards more than two cards from the keep."""
        self.crowded = [0] * colours
        """Visible wizards who stand with other colours."""
        self.alone = [0] * colours
        """Visible wizards who stand with none."""
        later = next_shield_space(s)
        for space in range(SPACES):
            surface = s.roof[space]
            crowd = s.crowd[surface]
            if crowd:
                distance = (s.keep - space) % SPACES or SPACES
                next_distance = (later - space) % SPACES or SPACES
                for colour, number in counts_in(crowd):
                    if distance <= CARD_REACH:
                        self.reach[colour] += number
                    elif distance > 2 * CARD_REACH:
                        self.far[colour] += number
                    if next_distance <= CARD_REACH:
                        self.next_reach[colour] += number
                    if number < s.load[surface]:
                        self.crowded[colour] += number
                    else:
                        self.alone[colour] += number
            stack = s.stacks[space]
            if stack:
                floor = space
                depth = len(stack)
                for tower in stack:
                    crowd = s.crowd[floor]
                    if crowd:
                        for colour, number in counts_in(crowd):
                            self.covered[colour] += number
                            self.depth[colour] += number * depth
                    depth -= 1
                    floor = SPACES + tower


def features(s: Towers, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names: shares of the wizards and bottles of a side, flags
    (0 or 1), and the work left as `work_left` counts it. `rival-` is the rival with the least work
    left, `rivals-` the average of all rivals. Without a partner, or without rivals, the numbers
    about them are 0."""
    counts = Counts(s)
    work = work_left(s)
    entry = [0.0] * len(s.home)
    for other in range(s.seats):
        if s.hands[other] and holds_entry(s, other):
            entry[s.colour[other]] = 1.0
    mine = s.colour[seat]
    partner = s.colour[s.partner[seat]] if s.teams else NOBODY
    rivals = [colour for colour in range(len(s.home)) if colour not in (mine, partner)]
    found = side_features(s, counts, mine)
    found.append(entry[mine])
    found.append(share(work[mine], MOST_WORK))
    chance = evaluate_shared(s) if s.shared else win_chance(s, seat, work.copy())
    chance = min(0.993, max(0.007, chance))
    found.append(log(chance / (1.0 - chance)))
    wizard_cards = 0
    tower_cards = 0
    for face in s.hands[hand_seat(s, seat)]:
        wizard_cards += 1 if FACES[face].wizard else 0
        tower_cards += 1 if FACES[face].tower else 0
    active = s.active == seat
    visible = 0
    for colour in rivals:
        visible += counts.alone[colour] + counts.crowded[colour]
    found.append(share(wizard_cards, HAND + 1.0))
    found.append(share(tower_cards, HAND + 1.0))
    found.append(1.0 if active else 0.0)
    found.append(share(actions_left(s), 2.0) if active else 0.0)
    found.append(((seat - s.active) % s.seats) / s.seats)
    found.append(share(visible, float(s.wizards * len(rivals))) if rivals else 0.0)
    found.append(keep_moves(near_the_keep(s)))
    found.append(1.0 if s.last_round else 0.0)
    found.append(share(max(0, CARD_TARGET - s.cards), float(CARD_TARGET)) if s.shared else 0.0)
    found.append((counts.alone[mine] + counts.crowded[mine]) / s.wizards)
    if partner == NOBODY:
        found.extend([0.0] * len(_PARTNER))
    else:
        found.extend(few_features(s, counts, [partner]))
        found.append(entry[partner])
        found.append(share(work[partner], MOST_WORK))
    if not rivals:
        found.extend([0.0] * (len(_SIDE) + len(_SIDE_BOTTLES) + 2 + len(_RIVALS)))
        return found
    first = rivals[0]
    total = 0.0
    for colour in rivals:
        total += work[colour]
        if work[colour] < work[first]:
            first = colour
    found.extend(side_features(s, counts, first))
    found.append(entry[first])
    found.append(share(work[first], MOST_WORK))
    found.extend(few_features(s, counts, rivals))
    found.append(share(total / len(rivals), MOST_WORK))
    return found


def side_features(s: Towers, counts: Counts, colour: int) -> list[float]:
    """Returns the numbers of a colour that _SIDE and _SIDE_BOTTLES name. `counts`: what wizards of
    each colour do on the board."""
    out = s.wizards - s.home[colour]
    empty = s.empty[colour]
    all_wizards = float(s.wizards)
    return [
        s.home[colour] / all_wizards,
        counts.covered[colour] / all_wizards,
        share(counts.depth[colour], 2.0 * TOWERS),
        counts.reach[colour] / all_wizards,
        counts.next_reach[colour] / all_wizards,
        counts.far[colour] / all_wizards,
        counts.crowded[colour] / all_wizards,
        empty / MOST_BOTTLES,
        share(s.full[colour], MOST_BOTTLES),
        share(max(0, empty - 2 * out), MOST_BOTTLES),
        0.0 if out else 1.0,
        1.0 if out == 1 else 0.0,
        0.0 if empty else 1.0,
    ]


def few_features(s: Towers, counts: Counts, colours: list[int]) -> list[float]:
    """Returns, on average over some colours, wizards at home, covered and within reach of the keep,
    empty and full bottles. `counts`: what wizards of each colour do on the board."""
    home = covered = reach = empty = full = 0
    for colour in colours:
        home += s.home[colour]
        covered += counts.covered[colour]
        reach += counts.reach[colour]
        empty += s.empty[colour]
        full += s.full[colour]
    wizards = float(s.wizards * len(colours))
    bottles = MOST_BOTTLES * len(colours)
    return [
        home / wizards,
        covered / wizards,
        reach / wizards,
        empty / bottles,
        share(full, bottles),
    ]


def share(part: float, whole: float) -> float:
    """Returns `part` as a share of `whole`, limited to the range from 0 to 1."""
    return min(1.0, max(0.0, part / whole))


def mode(s: Towers) -> str:
    """Returns the kind of game for which evaluations are learned separately: "shared" (solo and
    cooperative), "teams", "masters", or "" for all others."""
    if s.shared:
        return "shared"
    if s.teams:
        return "teams"
    return "masters" if s.masters else ""
