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
    DICE,
    DIMITY,
    EASY,
    EVERYWHERE,
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
from .benefits import area_key
from .cackles import take_cackles
from .cards import draw
from .modes import crises_at_start, is_shared, tokens_at_start
from .turn import Rounds


def setup(seats: int, options: dict[str, bool | int | str], rng: Rng) -> Witches:
    """Returns the position before the players choose their witches (3.1–3.7). `options` must hold
    every option of the game."""
    s = Witches(seats, rng)
    s.options = options
    s.shared = is_shared(seats, options)
    s.piling = bool(options["expert"])
    failure = options["hard-failure-cackles"]
    assert isinstance(failure, int)
    s.failure_cackles = failure
    tokens = tokens_at_start(s)
    s.pool = tokens.cackles
    s.aliss_left = tokens.black_aliss
    s.crises = crises_at_start(s)
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
    """Puts problems on the marked spaces and into the boxes; the rest is not used (3.1–3.5)."""
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
    """Rolls four dice for every seat; the highest total chooses a witch first (3.8). Seats that
    share it roll again (R5); a solo game has no roll (R6)."""

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
    """Asks `who` to choose a witch, then the next seat clockwise; `left`: how many seats have still
    to choose, `who` included (3.8). The last of four is not asked, because one witch is left.
    Annagramma takes a cackle (3.10)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        free = [witch for witch in range(len(WITCHES)) if witch not in s.witch]
        if len(free) == 1:
            self.take(s, self.who, free[0])
        else:
            s.ask(self.who, [WITCH[witch] for witch in free])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        self.take(s, seat, WITCH_OF[move.word(0)])

    def take(self, s: Witches, seat: int, witch: int) -> None:
        """Gives the witch and her token to the seat, and lets the next seat choose."""
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
    """Deals three cards to every seat (3.13) and starts the game with the seat that has Dimity, or
    else with `last`, the seat that chose last (3.12)."""

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
    """Asks `who` for a space without a problem to start on, then the next seat clockwise; `left`:
    how many seats have still to choose, `who` included (3.14)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [START[space] for space in bits(EVERYWHERE & ~s.taken)])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        space = SPACE_OF[move.word(0)]
        s.at[seat] = space
        if s.records_events:
            s.tell("log-start", {"seat": seat, "area": area_key(space)})
        if self.left > 1:
            s.become(Starting((seat + 1) % s.seats, self.left - 1))
        else:
            s.done()
