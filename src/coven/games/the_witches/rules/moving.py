"""Moving (chapter 6): on foot, by broom, with Extra movement (13.7) and Invisibility (13.9, 13.10),
and out of the Dungeon (14.5, 14.6)."""

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
    spaces_in,
)
from ..moves import (
    FLY,
    INVISIBILITY_TOKEN,
    LOOK,
    OPEN,
    PIG_TOKEN,
    ROLL,
    SLIP_BY,
    STAY,
    brooms,
    listed,
    plays,
    walks,
)
from ..state import DUNGEON, INVISIBLE, NOTHING, PEEKED, VISIBLE, Witches, blocked_areas, face_down
from .benefits import anytime_benefits, look_at, play_anytime, play_card, turn_face_up
from .outcome import Result, discard_broom
from .solving import DICE, Solve, discard_three, solutions, use_pig_token
from .tea import have_tea_or_do_nothing

FLY_FROM: Final = [[there for there in FLY if there is not here] for here in FLY] + [FLY]
"""The moves to fly from each space, the last from the Dungeon. Do not change these lists."""
CANNOT_WALK_ON: Final = -1
"""As `Facing.steps`: Extra movement cannot take the witch further in this movement, because she has
come by broom, out of the Dungeon, or from another space of the same area (6.8)."""


# -- on foot -----------------------------------------------------------------------------------

_walkable: Final[dict[int, int]] = {}
"""The results of `spaces_within` for a normal walk, by area and blocked neighbours."""


def walkable(s: Witches, space: int, steps: int) -> int:
    """Returns the spaces that the witch whose turn it is can walk to from `space` with `steps`
    steps, as a bit mask (6.2, 6.5–6.8)."""
    area = SPACE_AREA[space]
    blocked = 0 if s.invisible else blocked_areas(s)
    if steps == WALK_STEPS:
        key = (blocked & NEIGHBOURS[area]) * 32 + area
        found = _walkable.get(key)
        if found is None:
            found = _walkable[key] = spaces_within(area, steps, blocked)
    else:
        found = spaces_within(area, steps, blocked)
    return found & ~(1 << space)


def spaces_within(area: int, steps: int, blocked: int) -> int:
    """Returns the spaces in `area` and in all areas within this many steps of it, as a bit mask.
    `blocked` is a bit mask of areas where one has to stop; one may start in them."""
    reached = 1 << area
    edge = reached
    for step in range(steps):
        wider = 0
        for a in range(len(AREAS)):
            if (edge >> a) & 1 and (step == 0 or not (blocked >> a) & 1):
                wider |= NEIGHBOURS[a]
        edge = wider & ~reached
        reached |= wider
    return spaces_in(reached)


def steps_left(s: Witches, origin: int, space: int, steps: int) -> int:
    """Returns how many steps are left after walking from the space `origin` to `space` with `steps`
    steps, or CANNOT_WALK_ON: to change to another space of the same area takes the whole movement
    (6.8). Call it when the witch sets out: which areas block her depends on the present position,
    and on whether she is invisible."""
    start, goal = SPACE_AREA[origin], SPACE_AREA[space]
    if start == goal:
        return CANNOT_WALK_ON
    if steps < 2:
        return 0
    if (NEIGHBOURS[start] >> goal) & 1:
        return steps - 1
    blocked = 0 if s.invisible else blocked_areas(s)
    for used in range(2, steps):
        if spaces_within(start, used, blocked) & AREA_SPACES[goal]:
            return steps - used
    return 0


# -- one movement ------------------------------------------------------------------------------


@dataclass
class Action(Frame):
    """Asks `who` for a movement; `left`: how many movements are left in this turn, this one
    included (6.1)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        who = self.who
        if s.turn_over:
            s.done()
            return
        space = s.at[who]
        if space == DUNGEON:
            s.ask(who, self.moves_in_dungeon(s))
            return
        hand = s.hands[who]
        # A witch who slipped by a problem in her first movement has to leave it now (13.9).
        moves = [] if (s.taken >> space) & 1 else [STAY]
        moves += walks(walkable(s, space, WALK_STEPS + s.extra))
        if hand & BROOMS:
            moves += brooms(hand & BROOMS)
        special = hand & EXTRA_MOVEMENT
        if s.invisible == VISIBLE:
            special |= hand & INVISIBILITY
        if special:
            moves += plays(special)
        if s.invisible == VISIBLE and has_invisibility_token(s, who):
            moves.append(INVISIBILITY_TOKEN)
        elif s.invisible == INVISIBLE:
            unseen = face_down(s) & ~s.known[who] & AREA_SPACES[SPACE_AREA[space]] & ~(1 << space)
            if unseen:
                moves += listed(LOOK, unseen)
        if hand & ANYTIME:
            moves += anytime_benefits(s, who)
        s.ask(who, moves)

    def moves_in_dungeon(self, s: Witches) -> list[Move]:
        """Returns the moves of a witch in the Dungeon (14.5). With the first movement of her turn
        she may leave for a card or token, or stay; with the second she leaves for nothing."""
        if self.left == 1:
            return FLY + anytime_benefits(s, self.who)
        hand = s.hands[self.who]
        moves = [STAY, *brooms(hand & BROOMS), *plays(hand & (ESCAPES | INVISIBILITY))]
        if has_invisibility_token(s, self.who):
            moves.append(INVISIBILITY_TOKEN)
        return moves + anytime_benefits(s, self.who)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "walk":
            space = SPACE_OF[move.word(0)]
            self.use_up(s)
            if s.records_events:
                log_movement(s, "log-walk", seat, space)
            steps = steps_left(s, s.at[seat], space, WALK_STEPS + s.extra)
            arrive(s, seat, space, steps, self.left - 1)
        elif verb == "stay":
            self.use_up(s)
            end_movement(s)
            if s.at[seat] == DUNGEON:
                if s.records_events:
                    s.tell("log-locked", {"seat": seat})
            else:
                have_tea_or_do_nothing(s, seat)
        elif verb == "broom":
            discard_broom(s, seat, move)
            self.use_up(s)
            s.push(Landing(seat, self.left - 1))
        elif verb == "fly":
            self.use_up(s)
            land(s, seat, SPACE_OF[move.word(0)], self.left - 1)
        elif verb == "look":
            s.invisible = PEEKED
            look_at(s, seat, SPACE_OF[move.word(0)])
        elif s.at[seat] == DUNGEON and leaves_dungeon(move):
            if verb == "play":
                play_card(s, seat, move)
            else:
                use_invisibility_token(s, seat)
            self.use_up(s)
            s.push(Landing(seat, self.left - 1))
        else:
            play_to_move(s, seat, move)

    def use_up(self, s: Witches) -> None:
        """Counts this movement as made: replaces this frame by that of the next movement, or
        removes it after the last."""
        if self.left > 1:
            s.become(Action(self.who, self.left - 1))
        else:
            s.done()


def leaves_dungeon(move: Move) -> bool:
    """Whether this move frees a witch from the Dungeon: Escape, Invisibility or Tiffany's token
    (14.5)."""
    if move.verb == "play":
        return (1 << CARD_OF[move.word(0)]) & (ESCAPES | INVISIBILITY) > 0
    return move == INVISIBILITY_TOKEN


def has_invisibility_token(s: Witches, who: int) -> bool:
    """Whether this seat has Tiffany, and she has not used her token yet (3.9)."""
    return s.witch[who] == TIFFANY and s.item[who]


def use_invisibility_token(s: Witches, who: int) -> None:
    """Uses up Tiffany's token (3.9)."""
    s.item[who] = False
    if s.records_events:
        s.tell("log-item", {"seat": who, "item": "item-invisibility"})


def play_to_move(s: Witches, who: int, move: Move) -> None:
    """Plays a card or token while moving: Invisibility (13.9), Extra movement (13.7), or a benefit
    that can be played at any moment."""
    if move == INVISIBILITY_TOKEN:
        use_invisibility_token(s, who)
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


def log_movement(s: Witches, key: str, who: int, space: int) -> None:
    """Logs that a witch moves to a space; `key` is the Fluent key that says how."""
    area = AREAS[SPACE_AREA[space]].id
    s.tell(key, {"seat": who, "to": f"area-{area}.to"})


def arrive(s: Witches, who: int, space: int, steps: int, left: int) -> None:
    """Puts the witch on a space and does what that space demands (6.4).

    `steps`: how many steps she has left in this movement, or CANNOT_WALK_ON. `left`: how many
    movements she has left after this one."""
    s.at[who] = space
    if (s.taken >> space) & 1:
        s.push(Facing(who, space, steps, left, bound=False))
    else:
        end_movement(s)
        have_tea_or_do_nothing(s, who)


def end_movement(s: Witches) -> None:
    """Ends the movement: Invisibility and Extra movement no longer work (13.7, 13.9)."""
    s.invisible = VISIBLE
    s.extra = 0


@dataclass
class Landing(Frame):
    """Asks `who` to which space she flies, by broom or out of the Dungeon (6.3, 14.6). `left`: how
    many movements she has left after this one."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, FLY_FROM[s.at[self.who]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        land(s, seat, SPACE_OF[move.word(0)], self.left)


def land(s: Witches, who: int, space: int, left: int) -> None:
    """Puts the witch on a space to which she flies or goes from the Dungeon; `left`: how many
    movements she has left after this one (6.3, 14.6)."""
    if s.records_events:
        log_movement(s, "log-out" if s.at[who] == DUNGEON else "log-fly", who, space)
    arrive(s, who, space, CANNOT_WALK_ON, left)


# -- before a problem --------------------------------------------------------------------------


@dataclass
class Facing(Frame):
    """Asks `who` what to do at a problem before any dice: turn it face up (7.2), roll (7.1), solve
    it without dice (7.13), or pass it by Invisibility (13.9)."""

    who: int
    origin: int
    """The space from which `steps` are counted: where she is. In positions that version 1 has saved
    it is the space she set out from."""
    steps: int
    """How many steps she has left from there in this movement, or CANNOT_WALK_ON."""
    left: int
    """How many movements she has left after this one."""
    bound: bool
    """Whether she has turned the problem face up, and so can no longer pass it."""

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
        if not self.bound and (
            s.invisible or hand & INVISIBILITY or has_invisibility_token(s, who)
        ):
            moves += self.moves_past(s, space, is_open=is_open)
        if hand & ANYTIME:
            moves += anytime_benefits(s, who)
        s.ask(who, moves)

    def moves_past(self, s: Witches, space: int, *, is_open: bool) -> list[Move]:
        """Returns the moves of a witch at the problem on `space` who is invisible or can become so:
        look at the face-down problem, become invisible, walk on, or stay beside it until her next
        movement (13.9, R14). `is_open`: whether the problem lies face up."""
        who = self.who
        hand = s.hands[who]
        moves: list[Move] = []
        unseen = not is_open and not (s.known[who] >> space) & 1
        steps = self.steps_from_here(s)
        if s.invisible == VISIBLE:
            if unseen:
                moves.append(LOOK[space])
            if steps > 0 or self.left:
                moves += plays(hand & INVISIBILITY)
                if has_invisibility_token(s, who):
                    moves.append(INVISIBILITY_TOKEN)
            return moves
        if unseen:
            moves.append(LOOK[space])
        if steps > 0:
            moves += walks(walkable(s, space, steps))
        if steps != CANNOT_WALK_ON:
            moves += plays(hand & EXTRA_MOVEMENT)
        if self.left:
            moves.append(SLIP_BY)
        return moves

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "open":
            s.become(Facing(seat, s.at[seat], 0, 0, bound=True))
            turn_face_up(s, seat, s.at[seat])
        elif verb == "roll":
            end_movement(s)
            s.become(Solve(seat, NOTHING, NOTHING, 0, 0))
            s.push(DICE[seat])
        elif verb == "look":
            look_at(s, seat, s.at[seat])
        elif verb == "walk":
            s.done()
            space = SPACE_OF[move.word(0)]
            if s.records_events:
                log_movement(s, "log-walk-on", seat, space)
            steps = steps_left(s, s.at[seat], space, self.steps_from_here(s))
            arrive(s, seat, space, steps, self.left)
        elif verb == "slip-by":
            s.done()
            end_movement(s)
            if s.records_events:
                s.tell("log-slip-by", {"seat": seat})
        elif verb == "three":
            end_movement(s)
            s.become(Result(seat, won=True, punished=False))
            discard_three(s, seat, move)
        elif move == PIG_TOKEN:
            end_movement(s)
            s.become(Result(seat, won=True, punished=False))
            use_pig_token(s, seat)
        elif verb == "play" and (1 << CARD_OF[move.word(0)]) & self.cures(s):
            play_card(s, seat, move, "log-cure")
            end_movement(s)
            s.become(Result(seat, won=True, punished=False))
        else:
            extra = s.extra
            play_to_move(s, seat, move)
            if s.extra > extra:
                more = self.steps_from_here(s) + s.extra - extra
                s.become(Facing(seat, s.at[seat], more, self.left, self.bound))

    def steps_from_here(self, s: Witches) -> int:
        """Returns how many steps she has left in this movement, or CANNOT_WALK_ON."""
        space = s.at[self.who]
        if self.origin == space:
            return self.steps
        return steps_left(s, self.origin, space, self.steps)

    def cures(self, s: Witches) -> int:
        """Returns the cards that solve this problem by themselves, as a bit mask; none while it is
        face down."""
        return CURES[TOKEN_KIND[s.problem[s.at[self.who]]]] if (s.open >> s.at[self.who]) & 1 else 0
