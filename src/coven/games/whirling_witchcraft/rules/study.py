"""Studying: a recipe is played and revealed (chapter 5)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Commit
from coven.core.move import Move

from ..components import RECIPE_OF, RECIPES
from ..moves import ANY_WAY, DARE, DRAWN, PLAY, PLAYS, REDRAW
from ..state import DAREDEVIL, INITIATE, WHIRLWIND, Witches, is_playing
from .arcana import any_effect, apply_effect, resolve_arcana
from .hands import change_hand


@dataclass
class Study(Commit):
    """Everyone plays one recipe face down (5.1, 5.2), and chooses its direction (5.3).

    The Initiate's new hand (11.2) happens at once. The Daredevil's sequence is: dare, the card
    that chance picked, its direction, one effect of her choice (11.4).
    """

    def options(self, s: Witches, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        if not steps:
            character = s.character[seat]
            table = ANY_WAY if character == WHIRLWIND else PLAYS
            moves: list[Move] = []
            for card in s.hands[seat]:
                moves += table[card]
            if character == INITIATE:
                if not s.left_game[seat]:
                    moves.append(REDRAW)
            elif character == DAREDEVIL:
                moves.append(DARE)
            return moves
        if not dared(steps) or len(steps) == 4:
            return []
        if len(steps) == 2:
            return ways(RECIPE_OF[steps[1].word(0)], False)
        return any_effect(s.bench[seat])

    def can_take_back(self, s: Witches, seat: int, steps: tuple[Move, ...]) -> bool:
        """What chance has shown cannot be taken back."""
        if not steps or not dared(steps):
            return bool(steps)
        two_ways = RECIPES[RECIPE_OF[steps[1].word(0)]].reversible
        return len(steps) > (2 if two_ways else 3)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        steps = self.steps_of(seat)
        verb = move.verb
        if verb == "redraw":
            change_hand(s, seat)
            return
        if verb == "dare":
            hand = s.hands[seat]
            card = hand[s.random_below(len(hand))]
            s.reveal()
            if s.records_events:
                recipe = f"recipe-{RECIPES[card].key}"
                s.tell("log-dared", {"seat": seat, "recipe": recipe}, to=(seat,))
            steps = (DARE, DRAWN[card])
            if not RECIPES[card].reversible:
                steps = (*steps, PLAY[card])
        elif verb == "take-back":
            steps = steps[:-1]
        else:
            steps = (*steps, move)
        i = self.who.index(seat)
        s.become(Study(self.who, (*self.steps[:i], steps, *self.steps[i + 1 :])))

    def opened(self, s: Witches, steps: dict[int, tuple[Move, ...]]) -> None:
        """5.5: all cards are turned up together; what the Daredevil chose comes first (R31)."""
        cards = []
        for seat, taken in steps.items():
            by_chance = dared(taken)
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
                apply_effect(s, seat, taken[3])
            cards.append((seat, card))
        resolve_arcana(s, cards)

    def redrawn(self, s: Witches, seat: int | None) -> Study:
        """For determinise: whoever is ready has played some card of the hand now imagined."""
        new: list[tuple[Move, ...]] = []
        for other, steps in zip(self.who, self.steps, strict=True):
            if other == seat:
                new.append(steps)
            elif steps and (not dared(steps) or len(steps) == 4):
                new.append(self.some_play(s, other))
            else:
                new.append(())
        return Study(self.who, tuple(new))

    def some_play(self, s: Witches, seat: int) -> tuple[Move, ...]:
        hand = s.hands[seat]
        card = hand[s.random_below(len(hand))]
        dares = is_playing(s, seat, DAREDEVIL) and s.random_below(2)
        directions = ways(card, is_playing(s, seat, WHIRLWIND))
        way = directions[s.random_below(len(directions))]
        if not dares:
            return (way,)
        effects = any_effect(s.bench[seat])
        return (DARE, DRAWN[card], way, effects[s.random_below(len(effects))])


def dared(steps: tuple[Move, ...]) -> bool:
    return steps[0].verb == "dare"


def ways(card: int, any_way: bool) -> list[Move]:
    """The directions a card may be played in (5.3, 11.11)."""
    return ANY_WAY[card] if any_way else PLAYS[card]


def lay_out(s: Witches, seat: int, card: int, turned: bool) -> None:
    """The recipe lies by the board for the rest of the game (5.6)."""
    hand = s.hands[seat]
    i = hand.index(card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    s.recipes[seat] = (*s.recipes[seat], 2 * card + (1 if turned else 0))
    s.initiative[seat] = RECIPES[card].initiative
    s.played += 1
