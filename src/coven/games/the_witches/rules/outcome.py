"""Success, failure and running away (chapter 8), and what hard problems do when they win (14)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    AREAS,
    BROOMS,
    CARD_OF,
    CARDS,
    EASY,
    FAILURE,
    GROUP,
    KINDS,
    MAT,
    NEAR,
    POINTS,
    SPACE_AREA,
    SPACE_OF,
    SUCCESS,
    TOKEN_KIND,
)
from ..moves import PANIC, brooms, runs
from ..state import DUNGEON, Witches, bits, empty_spaces, take_problem
from .benefits import anytime, place_word, play_anytime
from .cackles import take_aliss, take_cackles
from .cards import throw
from .end import lose


@dataclass
class Result(Frame):
    """The dice have spoken and their cackles are taken; then, if she failed, one more (8.3) and
    what the problem does (14.1)."""

    who: int
    won: bool
    punished: bool

    def resume(self, s: Witches) -> None:
        if self.won:
            s.done()
            succeed(s, self.who)
            return
        token = s.problem[s.at[self.who]]
        if not self.punished:
            s.become(Result(self.who, False, True))
            if s.records_events:
                kind = KINDS[TOKEN_KIND[token]].id
                s.tell("log-failed", {"seat": self.who, "problem": f"problem-{kind}"})
            count = s.failure_cackles if token >= EASY else 1
            take_cackles(s, self.who, count, "failure")
            return
        s.become(Retreat(self.who, False))
        suffer(s, self.who, token)


def succeed(s: Witches, who: int) -> None:
    """8.1, 8.2; Old Count Bela takes his family along (14.10)."""
    token = take_problem(s, s.at[who])
    s.solved[who] = (*s.solved[who], token)
    s.points[who] += POINTS[token]
    if s.records_events:
        kind = KINDS[TOKEN_KIND[token]]
        s.tell("log-solved", {"seat": who, "problem": f"problem-{kind.id}", "count": kind.points})
    if token >= EASY:
        s.hard[who] += 1
    elif s.mat[who] < MAT:
        s.mat[who] += 1
    if SUCCESS[token] == "remove_open_magpyr":
        for space in bits(s.open):
            if GROUP[s.problem[space]] == "magpyr":
                gone = take_problem(s, space)
                s.removed = (*s.removed, gone)
                if s.records_events:
                    kind = KINDS[TOKEN_KIND[gone]]
                    s.tell("log-magpyr-gone", {"problem": f"problem-{kind.id}"})


def suffer(s: Witches, who: int, token: int) -> None:
    """What this problem does to those who fail (14.2–14.9). Her retreat is on top of the stack."""
    effect = FAILURE[token]
    if effect == "dungeon_self" or effect == "dungeon_all":
        s.done()  # no retreat from a Dungeon (R26)
        s.turn_over = True
        for seat in range(s.seats):
            if seat == who or effect == "dungeon_all":
                s.at[seat] = DUNGEON
                if s.records_events:
                    s.tell("log-dungeon", {"seat": seat})
    elif effect == "black_aliss_1":
        take_aliss(s, who, "consequence")
    elif effect == "crisis_here":
        add_crisis(s, s.at[who])
    elif effect == "lose_easy_each":
        for seat in range(s.seats):
            if s.mat[seat]:
                s.mat[seat] -= 1
                if s.records_events:
                    s.tell("log-winter", {"seat": seat, "count": s.mat[seat]})


def add_crisis(s: Witches, space: int) -> None:
    """5.4, 14.8; without one left, all is lost (5.9)."""
    if not s.crises:
        lose(s, "crises")
        return
    s.crises -= 1
    s.crisis[space] += 1
    if s.records_events:
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id if (s.open >> space) & 1 else "face-down"
        s.tell(
            "log-crisis",
            {"area": place_word(space), "problem": f"problem-{kind}", "count": s.crises},
        )


# -- getting away ------------------------------------------------------------------------------


def refuges(s: Witches, who: int) -> int:
    """Empty spaces one path away or in the same area (8.4, 8.6)."""
    return NEAR[s.at[who]] & empty_spaces(s)


def withdraw(s: Witches, who: int, move: Move) -> None:
    space = SPACE_OF[move.word(0)]
    s.at[who] = space
    if s.records_events:
        s.tell("log-withdraw", {"seat": who, "to": f"area-{AREAS[SPACE_AREA[space]].id}.to"})


def throw_broom(s: Witches, who: int, move: Move) -> None:
    card = CARD_OF[move.word(0)]
    throw(s, who, card)
    if s.records_events:
        s.tell("log-broom", {"seat": who, "card": f"card-{CARDS[card].id}"})


def locked_away(s: Witches, who: int) -> None:
    """Not a single space of the map is empty: the Dungeon always has room (R19)."""
    s.done()
    s.at[who] = DUNGEON
    s.turn_over = True
    if s.records_events:
        s.tell("log-dungeon", {"seat": who})


@dataclass
class Retreat(Frame):
    """She has failed and must leave (8.4–8.7). `panicked`: the extra cackle is taken, and any
    empty space will do."""

    who: int
    panicked: bool

    def resume(self, s: Witches) -> None:
        who = self.who
        empty = empty_spaces(s)
        if not empty:
            locked_away(s, who)
        elif self.panicked:
            s.ask(who, runs(empty))
        else:
            near = NEAR[s.at[who]] & empty
            moves = runs(near) if near else [PANIC]
            s.ask(who, moves + brooms(s.hands[who] & BROOMS) + anytime(s, who))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "run":
            s.done()
            withdraw(s, seat, move)
        elif verb == "broom":
            throw_broom(s, seat, move)
            s.become(Flight(seat))
        elif verb == "panic":
            s.become(Retreat(seat, True))
            take_cackles(s, seat, 1, "panic")
        else:
            play_anytime(s, seat, move)


@dataclass
class Flight(Frame):
    """By broom to any empty space (8.5, 8.9)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, runs(empty_spaces(s)))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        withdraw(s, seat, move)


@dataclass
class Escape(Frame):
    """She has played an Escape (13.5): as running away, and anywhere if there is no refuge."""

    who: int

    def resume(self, s: Witches) -> None:
        empty = empty_spaces(s)
        near = NEAR[s.at[self.who]] & empty
        if near:
            s.ask(self.who, runs(near) + brooms(s.hands[self.who] & BROOMS))
        elif empty:
            s.ask(self.who, runs(empty))
        else:
            locked_away(s, self.who)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "run":
            s.done()
            withdraw(s, seat, move)
        else:
            throw_broom(s, seat, move)
            s.become(Flight(seat))
