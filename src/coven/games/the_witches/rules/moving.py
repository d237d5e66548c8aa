"""Moving (chapter 6): on foot, by broom, unseen (13.7, 13.9, 13.10), and out of the Dungeon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ANYTIME,
    AREA_SPACES,
    AREAS,
    BROOMS,
    CARD_OF,
    CURES,
    ESCAPES,
    EXTRA_MOVEMENT,
    EXTRA_STEPS,
    INVISIBILITY,
    NEIGHBOURS,
    PETULIA,
    SOLVING,
    SPACE_AREA,
    SPACE_OF,
    TIFFANY,
    TOKEN_KIND,
    WALK_STEPS,
)
from ..moves import FLY, LOOK, OPEN, ROLL, SLIP_BY, STAY, TOKEN, brooms, listed, plays, walks
from ..state import DUNGEON, INVISIBLE, NOTHING, PEEKED, VISIBLE, Witches, blocked_areas, face_down
from .benefits import anytime, look, play_anytime, play_card, turn_over
from .outcome import Result, throw_broom
from .solving import DICE, Solve, solutions, solve_by_three, use_pig_token
from .tea import rest

FLIGHTS: Final = [[there for there in FLY if there is not here] for here in FLY] + [FLY]
"""Where one can fly to from each space, and from the Dungeon. Nobody may change these lists."""
FLOWN: Final = -1
"""As steps: she did not come on foot."""


# -- on foot -----------------------------------------------------------------------------------

_reach: Final[dict[int, int]] = {}


def reach(s: Witches, space: int, steps: int) -> int:
    """The spaces she can walk to (6.2, 6.5–6.8)."""
    area = SPACE_AREA[space]
    blocked = 0 if s.invisible else blocked_areas(s)
    if steps == WALK_STEPS:
        place = (blocked & NEIGHBOURS[area]) * 32 + area
        known = _reach.get(place)
        if known is None:
            known = _reach[place] = spread(area, steps, blocked)
    else:
        known = spread(area, steps, blocked)
    return known & ~(1 << space)


def spread(area: int, steps: int, blocked: int) -> int:
    """The spaces of all areas within so many steps, and of the area itself."""
    seen = 1 << area
    edge = seen
    for step in range(steps):
        wider = 0
        for a in range(len(AREAS)):
            if (edge >> a) & 1 and (step == 0 or not (blocked >> a) & 1):
                wider |= NEIGHBOURS[a]
        edge = wider & ~seen
        seen |= wider
    spaces = 0
    for a in range(len(AREAS)):
        if (seen >> a) & 1:
            spaces |= AREA_SPACES[a]
    return spaces


def steps_left(s: Witches, origin: int, space: int, steps: int) -> int:
    """What is left of a walk; changing spaces in one area takes all of it (6.8)."""
    if steps < 2:
        return 0
    start, goal = SPACE_AREA[origin], SPACE_AREA[space]
    if start == goal:
        return 0
    if (NEIGHBOURS[start] >> goal) & 1:
        return steps - 1
    blocked = 0 if s.invisible else blocked_areas(s)
    for used in range(2, steps):
        if spread(start, used, blocked) & AREA_SPACES[goal]:
            return steps - used
    return 0


# -- one movement ------------------------------------------------------------------------------


@dataclass
class Action(Frame):
    """She has `left` movements in this turn (6.1)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        who = self.who
        if s.turn_over:
            s.done()
            return
        space = s.at[who]
        if space == DUNGEON:
            s.ask(who, self.out_of_the_dungeon(s))
            return
        hand = s.hands[who]
        moves = [] if (s.taken >> space) & 1 else [STAY]  # who slipped by has to leave (13.9)
        moves += walks(reach(s, space, WALK_STEPS + s.extra))
        if hand & BROOMS:
            moves += brooms(hand & BROOMS)
        special = hand & EXTRA_MOVEMENT
        if s.invisible == VISIBLE:
            special |= hand & INVISIBILITY
        if special:
            moves += plays(special)
        if s.invisible == VISIBLE and has_veil(s, who):
            moves.append(TOKEN[TIFFANY])
        elif s.invisible == INVISIBLE:
            unseen = face_down(s) & ~s.known[who] & AREA_SPACES[SPACE_AREA[space]] & ~(1 << space)
            if unseen:
                moves += listed(LOOK, unseen)
        if hand & ANYTIME:
            moves += anytime(s, who)
        s.ask(who, moves)

    def out_of_the_dungeon(self, s: Witches) -> list[Move]:
        """14.5"""
        if self.left == 1:
            return FLY + anytime(s, self.who)
        hand = s.hands[self.who]
        moves = [STAY, *brooms(hand & BROOMS), *plays(hand & (ESCAPES | INVISIBILITY))]
        if has_veil(s, self.who):
            moves.append(TOKEN[TIFFANY])
        return moves + anytime(s, self.who)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "walk":
            space = SPACE_OF[move.word(0)]
            self.use_up(s)
            if s.records_events:
                tell_way(s, "log-walk", seat, space)
            arrive(s, seat, space, s.at[seat], WALK_STEPS + s.extra, self.left - 1)
        elif verb == "stay":
            self.use_up(s)
            s.invisible = VISIBLE
            s.extra = 0
            if s.at[seat] == DUNGEON:
                if s.records_events:
                    s.tell("log-locked", {"seat": seat})
            else:
                rest(s, seat)
        elif verb == "broom":
            throw_broom(s, seat, move)
            self.use_up(s)
            s.push(Landing(seat, self.left - 1))
        elif verb == "fly":
            self.use_up(s)
            land(s, seat, SPACE_OF[move.word(0)], self.left - 1)
        elif verb == "look":
            s.invisible = PEEKED
            look(s, seat, SPACE_OF[move.word(0)])
        elif s.at[seat] == DUNGEON and leaves_dungeon(move):
            if verb == "play":
                play_card(s, seat, move)
            else:
                lift_veil(s, seat)
            self.use_up(s)
            s.push(Landing(seat, self.left - 1))
        else:
            play_to_move(s, seat, move)

    def use_up(self, s: Witches) -> None:
        if self.left > 1:
            s.become(Action(self.who, self.left - 1))
        else:
            s.done()


def leaves_dungeon(move: Move) -> bool:
    if move.verb == "play":
        return (1 << CARD_OF[move.word(0)]) & (ESCAPES | INVISIBILITY) > 0
    return move == TOKEN[TIFFANY]


def has_veil(s: Witches, who: int) -> bool:
    """Tiffany's token (3.9)."""
    return s.witch[who] == TIFFANY and s.item[who]


def lift_veil(s: Witches, who: int) -> None:
    s.item[who] = False
    if s.records_events:
        s.tell("log-item", {"seat": who, "item": "item-invisibility"})


def play_to_move(s: Witches, who: int, move: Move) -> None:
    """Benefits played while moving: unseen, further, or any other."""
    if move == TOKEN[TIFFANY]:
        lift_veil(s, who)
        s.invisible = INVISIBLE
        return
    bit = 1 << CARD_OF[move.word(0)]
    if bit & INVISIBILITY:
        play_card(s, who, move)
        s.invisible = INVISIBLE
    elif bit & EXTRA_MOVEMENT:
        play_card(s, who, move)
        s.extra += EXTRA_STEPS
    else:
        play_anytime(s, who, move)


def tell_way(s: Witches, key: str, who: int, space: int) -> None:
    area = AREAS[SPACE_AREA[space]].id
    s.tell(key, {"seat": who, "to": f"area-{area}.to"})


def arrive(s: Witches, who: int, space: int, origin: int, steps: int, left: int) -> None:
    """6.4; she set out from `origin` with so many steps, and has so many movements left."""
    s.at[who] = space
    if (s.taken >> space) & 1:
        s.push(Facing(who, origin, steps, left, False))
    else:
        s.invisible = VISIBLE
        s.extra = 0
        rest(s, who)


@dataclass
class Landing(Frame):
    """A broom, or a way out of the Dungeon: any space (6.3, 14.6)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, FLIGHTS[s.at[self.who]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        land(s, seat, SPACE_OF[move.word(0)], self.left)


def land(s: Witches, who: int, space: int, left: int) -> None:
    if s.records_events:
        tell_way(s, "log-fly", who, space)
    arrive(s, who, space, space, FLOWN, left)


# -- before a problem --------------------------------------------------------------------------


@dataclass
class Facing(Frame):
    """She has come upon a problem (7.1, 7.2). Until it is turned over she can pass it unseen, with
    what is left of the `steps` she set out with from `origin`, or of her movements (13.9)."""

    who: int
    origin: int
    steps: int
    left: int
    bound: bool
    """She has turned it over, and has to solve it."""

    def resume(self, s: Witches) -> None:
        who = self.who
        space = s.at[who]
        is_open = (s.open >> space) & 1 > 0
        hand = s.hands[who]
        if is_open:
            moves = [ROLL]
            if hand & SOLVING or s.witch[who] == PETULIA:
                moves += solutions(s, who)
        else:
            moves = [OPEN]
        if not self.bound and (s.invisible or hand & INVISIBILITY or has_veil(s, who)):
            moves += self.ways_past(s, space, is_open)
        if hand & ANYTIME:
            moves += anytime(s, who)
        s.ask(who, moves)

    def ways_past(self, s: Witches, space: int, is_open: bool) -> list[Move]:
        who = self.who
        hand = s.hands[who]
        moves: list[Move] = []
        unseen = not is_open and not (s.known[who] >> space) & 1
        steps = steps_left(s, self.origin, space, self.steps)
        if s.invisible == VISIBLE:
            if unseen:
                moves.append(LOOK[space])
            if steps > 0 or self.left:
                moves += plays(hand & INVISIBILITY)
                if has_veil(s, who):
                    moves.append(TOKEN[TIFFANY])
            return moves
        if unseen:
            moves.append(LOOK[space])
        if steps > 0:
            moves += walks(reach(s, space, steps))
        if self.steps != FLOWN:
            moves += plays(hand & EXTRA_MOVEMENT)
        if self.left:
            moves.append(SLIP_BY)
        return moves

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "open":
            s.become(Facing(seat, s.at[seat], 0, 0, True))
            turn_over(s, seat, s.at[seat])
        elif verb == "roll":
            stop(s)
            s.become(Solve(seat, NOTHING, NOTHING, 0, 0))
            s.push(DICE[seat])
        elif verb == "look":
            look(s, seat, s.at[seat])
        elif verb == "walk":
            s.done()
            origin, space = s.at[seat], SPACE_OF[move.word(0)]
            if s.records_events:
                tell_way(s, "log-walk-on", seat, space)
            arrive(
                s, seat, space, origin, steps_left(s, self.origin, origin, self.steps), self.left
            )
        elif verb == "slip-by":
            s.done()
            stop(s)
            if s.records_events:
                s.tell("log-slip-by", {"seat": seat})
        elif verb == "three":
            stop(s)
            s.become(Result(seat, True, False))
            solve_by_three(s, seat, move)
        elif verb == "token" and move != TOKEN[TIFFANY]:
            stop(s)
            s.become(Result(seat, True, False))
            use_pig_token(s, seat)
        elif verb == "play" and (1 << CARD_OF[move.word(0)]) & self.cures(s):
            play_card(s, seat, move)
            stop(s)
            s.become(Result(seat, True, False))
        else:
            extra = s.extra
            play_to_move(s, seat, move)
            if s.extra > extra:
                more = self.steps + s.extra - extra
                s.become(Facing(seat, self.origin, more, self.left, self.bound))

    def cures(self, s: Witches) -> int:
        return CURES[TOKEN_KIND[s.problem[s.at[self.who]]]] if (s.open >> s.at[self.who]) & 1 else 0


def stop(s: Witches) -> None:
    """The movement is over, and with it what was played for it."""
    s.invisible = VISIBLE
    s.extra = 0
