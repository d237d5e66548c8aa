"""Set-up (chapter 3)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move
from coven.core.rng import Rng

from ..components import (
    ANNAGRAMMA,
    BOXES_EASY,
    BOXES_HARD,
    CARDS,
    COMPETITIVE,
    COOPERATIVE,
    DIMITY,
    EASY,
    EVERYWHERE,
    EXPERT_CRISES,
    FACES,
    SPACE_OF,
    SPACE_SETUP,
    SPACES,
    START_HAND,
    TOKENS,
    WITCH_OF,
    WITCHES,
)
from ..moves import START, WITCH
from ..state import NOBODY, NOWHERE, Witches, bits, put_problem
from .benefits import place_word
from .cackles import take_cackles
from .cards import draw
from .turn import Rounds

DICE = 4


def set_up(seats: int, options: dict[str, bool | int | str], rng: Rng) -> Witches:
    """The table before anybody has a witch. `options` are complete."""
    s = Witches(seats, rng)
    s.options = options
    s.shared = seats == 1 or options["game"] == "cooperative"
    s.piling = bool(options["expert"])
    failure = options["hard-failure-cackles"]
    assert isinstance(failure, int)
    s.failure_cackles = failure
    supply = (COOPERATIVE if s.shared else COMPETITIVE)[seats]
    s.pool = supply.cackles
    s.aliss_left = supply.black_aliss
    s.crises = EXPERT_CRISES if s.piling and not s.shared else supply.crises
    s.all_crises = s.crises
    lay_problems(s)
    s.deck = list(range(len(CARDS)))
    s.shuffle(s.deck)
    s.left = len(s.deck)
    s.witch = [NOBODY] * seats
    s.item = [False] * seats
    s.at = [NOWHERE] * seats
    s.cackles = [0] * seats
    s.aliss = [0] * seats
    s.known = [0] * seats
    s.hands = [0] * seats
    s.solved = [()] * seats
    s.mat = [0] * seats
    s.points = [0] * seats
    s.hard = [0] * seats
    s.push(FirstChoice())
    return s


def lay_problems(s: Witches) -> None:
    """3.1–3.5"""
    hard = list(range(EASY, TOKENS))
    easy = list(range(EASY))
    s.shuffle(hard)
    s.shuffle(easy)
    for space in range(SPACES):
        if SPACE_SETUP[space] == "hard":
            put_problem(s, space, hard.pop())
        elif SPACE_SETUP[space] == "easy":
            put_problem(s, space, easy.pop())
    for n_easy, n_hard in zip(BOXES_EASY[s.seats], BOXES_HARD[s.seats], strict=True):
        s.queue.extend([easy.pop() for _ in range(n_easy)])
        s.queue.extend([hard.pop() for _ in range(n_hard)])
    s.unused = sorted(easy + hard)


@dataclass
class FirstChoice(Frame):
    """Everybody rolls; the highest total chooses first (3.8). If shared, those roll again (R5)."""

    def resume(self, s: Witches) -> None:
        s.done()
        rolling = list(range(s.seats))
        while len(rolling) > 1:
            totals = []
            for seat in rolling:
                total = sum([FACES[s.random_below(len(FACES))] for _ in range(DICE)])
                totals.append(total)
                if s.records_events:
                    s.tell("log-first-roll", {"seat": seat, "total": total})
            most = max(totals)
            rolling = [rolling[i] for i in range(len(rolling)) if totals[i] == most]
        s.active = rolling[0]
        s.push(Choosing(rolling[0], s.seats))


@dataclass
class Choosing(Frame):
    """`who` chooses a witch, then those to the left; so many are left to choose (3.8)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [WITCH[i] for i in range(len(WITCHES)) if i not in s.witch])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        witch = WITCH_OF[move.word(0)]
        s.witch[seat] = witch
        s.item[seat] = WITCHES[witch].item != ""
        if s.records_events:
            s.tell("log-witch", {"seat": seat, "witch": f"witch-{WITCHES[witch].id}"})
        if self.left > 1:
            s.become(Choosing((seat + 1) % s.seats, self.left - 1))
        else:
            s.become(Dealing(seat))
        if witch == ANNAGRAMMA:
            take_cackles(s, seat, 1, "annagramma")


@dataclass
class Dealing(Frame):
    """Three cards each; Dimity or whoever chose last begins (3.12, 3.13)."""

    last: int

    def resume(self, s: Witches) -> None:
        s.done()
        first = self.last
        for seat in range(s.seats):
            if s.witch[seat] == DIMITY:
                first = seat
        for seat in range(s.seats):
            draw(s, seat, START_HAND)
        if s.records_events:
            s.tell("log-first", {"seat": first})
        s.active = first
        s.push(Rounds(first))
        s.push(Starting(first, s.seats))


@dataclass
class Starting(Frame):
    """Each puts their witch on a space without a problem (3.14)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [START[space] for space in bits(EVERYWHERE & ~s.taken)])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        space = SPACE_OF[move.word(0)]
        s.at[seat] = space
        if s.records_events:
            s.tell("log-start", {"seat": seat, "area": place_word(space)})
        if self.left > 1:
            s.become(Starting((seat + 1) % s.seats, self.left - 1))
        else:
            s.done()
