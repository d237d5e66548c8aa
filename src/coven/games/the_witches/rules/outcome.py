"""Success, failure and running away (chapter 8), and the consequences of failing at hard problems
(14)."""

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
    POINTS,
    SPACE_AREA,
    SPACE_OF,
    SUCCESS,
    TOKEN_KIND,
)
from ..moves import PANIC, brooms, runs
from ..state import (
    DUNGEON,
    Witches,
    bits,
    empty_spaces,
    near_empty_spaces,
    take_problem,
)
from .benefits import anytime_benefits, area_key, play_anytime
from .cackles import take_aliss, take_cackles
from .cards import discard_card
from .end import lose


@dataclass
class Result(Frame):
    """Applies the result of an attempt at a problem: success (8.1), or failure with its cackles
    (8.3, R20), its consequence (8.8, 14.1) and the retreat (8.4)."""

    who: int
    won: bool
    punished: bool
    """Whether the cackles for failing have been taken already."""

    def resume(self, s: Witches) -> None:
        if self.won:
            s.done()
            succeed(s, self.who)
            return
        token = s.problem[s.at[self.who]]
        if not self.punished:
            s.become(Result(self.who, won=False, punished=True))
            if s.records_events:
                kind = KINDS[TOKEN_KIND[token]].id
                s.tell("log-failed", {"seat": self.who, "problem": f"problem-{kind}"})
            count = s.failure_cackles if token >= EASY else 1
            take_cackles(s, self.who, count, "failure")
            return
        s.become(Retreat(self.who, panicked=False))
        apply_consequence(s, self.who, token)


def succeed(s: Witches, who: int) -> None:
    """Moves the problem on this seat's space to its mat (8.1, 8.2). With Old Count Bela the other
    Magpyrs that lie face up leave the map (14.10, R27)."""
    token = take_problem(s, s.at[who])
    s.solved[who] = (*s.solved[who], token)
    s.points[who] += POINTS[token]
    if s.records_events:
        kind = KINDS[TOKEN_KIND[token]]
        args: dict[str, int | str] = {
            "seat": who,
            "problem": f"problem-{kind.id}",
            "count": kind.points,
        }
        s.tell("log-solved", args)
        s.show_stage("log-solved", args)
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


def apply_consequence(s: Witches, who: int, token: int) -> None:
    """Applies the consequence of failing at the problem `token` (14.2–14.9). The Retreat frame of
    `who` must be on top of the stack; a consequence that sends her to the Dungeon removes it
    (R26)."""
    effect = FAILURE[token]
    if effect == "dungeon_self" or effect == "dungeon_all":
        s.done()  # a witch in the Dungeon does not retreat (R26)
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
    """Puts a crisis on the problem of a space (5.4, 14.8); if the reserve has none, all players
    lose (5.9)."""
    if not s.crises:
        lose(s, "crises")
        return
    s.crises -= 1
    s.crisis[space] += 1
    if s.records_events:
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id if (s.open >> space) & 1 else "face-down"
        s.tell(
            "log-crisis",
            {"area": area_key(space), "problem": f"problem-{kind}", "count": s.crises},
        )


# -- retreating and running away ---------------------------------------------------------------


def withdraw(s: Witches, who: int, move: Move, key: str) -> None:
    """Moves the witch of the seat `who` to the space that a `run` move names. `key`: the Fluent key
    of the line in the log."""
    space = SPACE_OF[move.word(0)]
    s.at[who] = space
    if s.records_events:
        s.tell(key, {"seat": who, "to": f"area-{AREAS[SPACE_AREA[space]].id}.to"})


def discard_broom(s: Witches, who: int, move: Move) -> None:
    """Discards the card that a `broom` move names, to fly (6.3, 8.5)."""
    card = CARD_OF[move.word(0)]
    discard_card(s, who, card)
    if s.records_events:
        s.tell("log-broom", {"seat": who, "card": f"card-{CARDS[card].id}"})


def withdraw_to_dungeon(s: Witches, who: int) -> None:
    """Ends the retreat or escape in the Dungeon, because no space of the map is empty (R19)."""
    s.done()
    s.at[who] = DUNGEON
    s.turn_over = True
    if s.records_events:
        s.tell("log-dungeon", {"seat": who})


@dataclass
class Retreat(Frame):
    """Asks `who` where to retreat to after a failure (8.4–8.7, R18)."""

    who: int
    panicked: bool
    """Whether the extra cackle is taken: then any empty space will do (8.7)."""

    def resume(self, s: Witches) -> None:
        who = self.who
        empty = empty_spaces(s)
        if not empty:
            withdraw_to_dungeon(s, who)
        elif self.panicked:
            s.ask(who, runs(empty))
        else:
            near = near_empty_spaces(s, who)
            moves = runs(near) if near else [PANIC]
            s.ask(who, moves + brooms(s.hands[who] & BROOMS) + anytime_benefits(s, who))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "run":
            s.done()
            withdraw(s, seat, move, "log-withdraw")
        elif verb == "broom":
            discard_broom(s, seat, move)
            s.become(BroomRetreat(seat))
        elif verb == "panic":
            s.become(Retreat(seat, panicked=True))
            take_cackles(s, seat, 1, "panic")
        else:
            play_anytime(s, seat, move)


@dataclass
class BroomRetreat(Frame):
    """Asks `who` to which empty space she retreats or runs away by broom (8.5, 8.9)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, runs(empty_spaces(s)))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        withdraw(s, seat, move, "log-fly")


@dataclass
class Escape(Frame):
    """Asks `who` where to run away to after playing Escape: to any empty space if none is near
    (13.5)."""

    who: int

    def resume(self, s: Witches) -> None:
        near = near_empty_spaces(s, self.who)
        empty = empty_spaces(s)
        if near:
            s.ask(self.who, runs(near) + brooms(s.hands[self.who] & BROOMS))
        elif empty:
            s.ask(self.who, runs(empty))
        else:
            withdraw_to_dungeon(s, self.who)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "run":
            s.done()
            withdraw(s, seat, move, "log-run")
        else:
            discard_broom(s, seat, move)
            s.become(BroomRetreat(seat))
