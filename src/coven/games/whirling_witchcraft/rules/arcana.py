"""Arcana: tokens on their tracks, and the effects they trigger (chapter 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Commit
from coven.core.move import Move

from ..components import ARCANA, GRIMOIRE, POTION, RAVEN, RECIPES, TRACK, TYPE_OF, TYPES
from ..moves import ADD, NAME, POUR, REMOVE_ONE, REMOVE_TWO, SKIP
from ..state import ONE, POTION_BREWER, Witches, count, is_playing

POURING: Final = 3
"""The Potion Brewer's effect, besides the three of the arcana."""
EFFECTS: Final = (*ARCANA, "pouring")


def moved(token: int, symbols: int) -> tuple[int, int]:
    """Where a token comes to stand, and how many even spaces it has entered on its way: after 6
    comes 1 (6.2, 6.3, R15)."""
    triggers = 0
    for _ in range(symbols):
        token = token % TRACK + 1
        if token % 2 == 0:
            triggers += 1
    return token, triggers


def resolve_arcana(s: Witches, cards: list[tuple[int, int]]) -> None:
    """Moves everybody's tokens (6.1) and lets those decide who have something to decide."""
    who: list[int] = []
    due: list[tuple[int, ...]] = []
    for seat, card in cards:
        symbols = RECIPES[card].arcana
        effects: list[int] = []
        if is_playing(s, seat, POTION_BREWER):
            effects = [POURING] * symbols[POTION]  # 11.7
        if symbols[POTION] or symbols[RAVEN] or symbols[GRIMOIRE]:
            tokens: list[int] = []
            for arcana in range(len(ARCANA)):
                token, triggers = moved(s.tokens[seat][arcana], symbols[arcana])
                tokens.append(token)
                effects.extend([arcana] * triggers)
            s.tokens[seat] = tuple(tokens)
        if effects and left_to_do(s, seat, tuple(effects), ()) is not None:
            who.append(seat)
            due.append(tuple(effects))
    if who:
        s.push(Arcana(tuple(who), ((),) * len(who), tuple(due)))


@dataclass
class Arcana(Commit):
    """Who has effects decides about each, in secret, and all is opened together (R12)."""

    due: tuple[tuple[int, ...], ...]

    def options(self, s: Witches, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        found = left_to_do(s, seat, self.due[self.who.index(seat)], steps)
        if found is None:
            return []
        effect, bench, named = found
        return choices(effect, bench, named)

    def effect_of(self, s: Witches, seat: int) -> int:
        """Which effect the seat decides about."""
        i = self.who.index(seat)
        found = left_to_do(s, seat, self.due[i], self.steps[i])
        assert found is not None
        return found[0]

    def opened(self, s: Witches, steps: dict[int, tuple[Move, ...]]) -> None:
        for seat, taken in steps.items():
            for move in taken:
                apply_effect(s, seat, move)


def left_to_do(
    s: Witches, seat: int, due: tuple[int, ...], steps: tuple[Move, ...]
) -> tuple[int, int, int] | None:
    """The effect after those steps, with the workbench and the types named by then. Effects that
    take from the workbench are passed over where nothing is on it."""
    bench = s.bench[seat]
    named = s.grimoire[seat]
    done = 0
    for effect in due:
        if effect in (RAVEN, POURING) and not bench:
            continue
        if done == len(steps):
            return effect, bench, named
        move = steps[done]
        done += 1
        if move.verb in ("raven", "pour"):
            bench -= taken_away(move)
        elif move.verb == "grimoire":
            named |= 1 << TYPE_OF[move.word(0)]
    return None


def taken_away(move: Move) -> int:
    """The pile a raven or the Potion Brewer takes."""
    pile = 0
    for name in move.args:
        assert isinstance(name, str)
        pile += ONE[TYPE_OF[name]]
    return pile


def choices(effect: int, bench: int, named: int) -> list[Move]:
    """What an effect allows; each may be left out (6.5)."""
    if effect == POTION:  # 6.7
        return [SKIP, *ADD]
    if effect == RAVEN:  # 6.8
        return [SKIP, *removals(bench)]
    if effect == GRIMOIRE:  # 6.9
        return [SKIP, *[NAME[t] for t in range(len(TYPES)) if not named >> t & 1]]
    return [SKIP, *[POUR[t] for t in range(len(TYPES)) if count(bench, t)]]


def any_effect(bench: int) -> list[Move]:
    """11.4: one effect of choice, before any other."""
    return [SKIP, *ADD, *removals(bench), *NAME]


def removals(bench: int) -> list[Move]:
    """One or two ingredients of the workbench."""
    moves: list[Move] = []
    for a in range(len(TYPES)):
        n = count(bench, a)
        if n:
            moves.append(REMOVE_ONE[a])
            if n > 1:
                moves.append(REMOVE_TWO[a][a])
            for b in range(a + 1, len(TYPES)):
                if count(bench, b):
                    moves.append(REMOVE_TWO[a][b])
    return moves


def apply_effect(s: Witches, seat: int, move: Move) -> None:
    verb = move.verb
    if verb == "potion":
        s.cauldron[seat] += ONE[TYPE_OF[move.word(0)]]
    elif verb == "raven":
        s.bench[seat] -= taken_away(move)
    elif verb == "grimoire":
        s.grimoire[seat] |= 1 << TYPE_OF[move.word(0)]
    elif verb == "pour":
        s.bench[seat] -= taken_away(move)
        s.cauldron[seat] += taken_away(move)
    if s.records_events:
        tell_effect(s, seat, move)


def tell_effect(s: Witches, seat: int, move: Move) -> None:
    if move == SKIP:
        s.tell("log-skip", {"seat": seat})
    elif len(move.args) == 2:
        first, second = f"type-{move.word(0)}", f"type-{move.word(1)}"
        s.tell("log-raven-two", {"seat": seat, "type": first, "type2": second})
    else:
        s.tell(f"log-{move.verb}", {"seat": seat, "type": f"type-{move.word(0)}"})
