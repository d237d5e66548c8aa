"""Studying: a recipe is played and revealed (chapter 5)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Commit
from coven.core.move import Move

from ..components import HAND, RECIPE_OF, RECIPES
from ..moves import BOTH_DIRECTIONS, DARE, DIRECTIONS, PICKED, REDRAW
from ..state import (
    DAREDEVIL,
    INITIATE,
    NOBODY,
    WHIRLWIND,
    WhirlingState,
    is_playing,
    recipe_code,
)
from .arcana import apply_effect, resolve_arcana
from .characters import any_effect, has_dared, pick_by_chance, redraw_hand


@dataclass
class Study(Commit):
    """Asks the seats of `who` to play one recipe face down (5.1, 5.2) in a direction (5.3).

    The Initiate's new hand (11.2) is no step: it happens at once. The Daredevil's steps are DARE,
    the recipe that chance picked, its direction, and one effect of her choice (11.4).
    """

    def options(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        if not steps:
            character = s.character[seat]
            directions = BOTH_DIRECTIONS if character == WHIRLWIND else DIRECTIONS
            moves: list[Move] = []
            for card in s.hands[seat]:
                moves += directions[card]
            if character == INITIATE:
                if (
                    not s.character_gone[seat]
                    and (s.deck_size or s.discard)  # R29
                    and draws_before(s, self, seat) == NOBODY
                ):
                    moves.append(REDRAW)
            elif character == DAREDEVIL:
                moves.append(DARE)
            return moves
        if is_complete(steps):
            return []
        if len(steps) == 2:
            return DIRECTIONS[RECIPE_OF[steps[1].word(0)]]
        return any_effect(s.bench[seat])

    def can_take_back(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> bool:
        """Whether the last step may be taken back (5.4): not what chance has shown the Daredevil
        (R31)."""
        if not steps or not has_dared(steps):
            return bool(steps)
        reversible = RECIPES[RECIPE_OF[steps[1].word(0)]].reversible
        return len(steps) > (2 if reversible else 3)

    def chosen(self, s: WhirlingState, seat: int, move: Move) -> None:
        steps = self.steps_of(seat)
        verb = move.verb
        if verb == "redraw":
            redraw_hand(s, seat)
            return
        if verb == "dare":
            steps = pick_by_chance(s, seat)
        elif verb == "take-back":
            steps = steps[:-1]
        else:
            steps = (*steps, move)
        i = self.who.index(seat)
        s.become(Study(self.who, (*self.steps[:i], steps, *self.steps[i + 1 :])))

    def opened(self, s: WhirlingState, steps: dict[int, tuple[Move, ...]]) -> None:
        """Turns up all cards together (5.5) and resolves their arcana; `steps`: what each seat has
        chosen. The effect that the Daredevil has chosen comes first (R31)."""
        cards = []
        for seat, taken in steps.items():
            by_chance = has_dared(taken)
            move = taken[2] if by_chance else taken[0]
            card = RECIPE_OF[move.word(0)]
            turned = len(move.args) == 2
            lay_out(s, seat, card, turned)
            if s.records_events:
                key = "log-play-turned" if turned else "log-play"
                s.tell(key, {"seat": seat, "recipe": f"recipe-{RECIPES[card].key}"})
            if by_chance:
                if s.records_events:
                    s.tell("log-dare", {"seat": seat})
                apply_effect(s, seat, taken[3], "chosen")
            cards.append((seat, card))
        resolve_arcana(s, cards)

    def redrawn(self, s: WhirlingState, seat: int | None) -> Study:
        """Returns this frame with random plays of all seats but `seat`, for determinise: a seat
        that is ready has played some card of its redrawn hand, the others have not begun."""
        new: list[tuple[Move, ...]] = []
        for other, steps in zip(self.who, self.steps, strict=True):
            if other == seat:
                new.append(steps)
            elif steps and is_complete(steps):
                new.append(random_play(s, other))
            else:
                new.append(())
        return Study(self.who, tuple(new))


def draws_before(s: WhirlingState, study: Study, seat: int) -> int:
    """Returns the seat of another Initiate who must first decide whether to draw a new hand,
    because there may not be enough recipes for both; NOBODY if there is none. That Initiate has a
    lower initiative and has not played yet (7.11, R29)."""
    left = s.deck_size + len(s.discard)
    if left >= HAND * s.seats:
        return NOBODY
    before = [
        other
        for other in study.who
        if s.initiative[other] < s.initiative[seat]
        and is_playing(s, other, INITIATE)
        and not study.steps_of(other)
    ]
    return before[0] if before and left < HAND * (len(before) + 1) else NOBODY


def is_complete(steps: tuple[Move, ...]) -> bool:
    """Returns whether a seat that has made these steps (at least one) has nothing more to choose:
    it has played a recipe, and a Daredevil who let chance pick has also chosen an effect."""
    return not has_dared(steps) or len(steps) == 4


def random_play(s: WhirlingState, seat: int) -> tuple[Move, ...]:
    """Returns the steps of playing a random card of the seat's hand in a random direction."""
    hand = s.hands[seat]
    card = hand[s.random_below(len(hand))]
    dares = is_playing(s, seat, DAREDEVIL) and s.random_below(2)
    ways = directions(s, seat, card)
    way = ways[s.random_below(len(ways))]
    if not dares:
        return (way,)
    effects = any_effect(s.bench[seat])
    return (DARE, PICKED[card], way, effects[s.random_below(len(effects))])


def directions(s: WhirlingState, seat: int, card: int) -> list[Move]:
    """Returns the moves by which the seat may play a card: as printed, or turned round if it has
    the sign (5.3) or the seat is the Whirlwind (11.11, R37)."""
    return BOTH_DIRECTIONS[card] if is_playing(s, seat, WHIRLWIND) else DIRECTIONS[card]


def lay_out(s: WhirlingState, seat: int, card: int, turned: bool) -> None:
    """Moves a recipe from the seat's hand to its recipes in play, where it stays for the rest of
    the game (5.6); `turned`: turned round."""
    hand = s.hands[seat]
    i = hand.index(card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    s.recipes[seat] = (*s.recipes[seat], recipe_code(card, turned))
    s.initiative[seat] = RECIPES[card].initiative
    s.played += 1
