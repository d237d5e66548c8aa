"""Arcana: tokens on their tracks, and the effects they trigger (chapter 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Commit
from coven.core.move import Move

from ..components import ARCANA, GRIMOIRE, POTION, RAVEN, RECIPES, TRACK, TYPE_OF, TYPES
from ..moves import ADD, NAME_TYPE, POUR, REMOVE_ONE, REMOVE_TWO, SKIP
from ..state import ONE, POTION_BREWER, Pile, TypeMask, WhirlingState, count, is_playing

POURING: Final = 3
"""The number of the Potion Brewer's effect (11.7), after those of the three arcana."""
EFFECTS: Final = (*ARCANA, "pouring")
"""By number, the name of each effect."""
EFFECT_VERBS: Final = (*ARCANA, "pour")
"""By number, the verb of the moves that use the effect."""


def advance_token(token: int, symbols: int) -> tuple[int, int]:
    """Returns the space a token comes to after `symbols` steps, and how many even spaces it has
    entered on the way; after space 6 comes 1 (6.1–6.3, R15)."""
    triggers = 0
    for _ in range(symbols):
        token = token % TRACK + 1
        if token % 2 == 0:
            triggers += 1
    return token, triggers


def resolve_arcana(s: WhirlingState, cards: list[tuple[int, int]]) -> None:
    """Moves the tokens of everybody who has played a card (6.1, 6.4) and asks those with effects
    to decide about them. `cards`: pairs of a seat and the number of its recipe."""
    who: list[int] = []
    all_effects: list[tuple[int, ...]] = []
    for seat, card in cards:
        symbols = RECIPES[card].arcana
        effects: list[int] = []
        if is_playing(s, seat, POTION_BREWER):
            effects = [POURING] * symbols[POTION]  # 11.7
        if symbols[POTION] or symbols[RAVEN] or symbols[GRIMOIRE]:
            tokens: list[int] = []
            for arcana in range(len(ARCANA)):
                token, triggers = advance_token(s.tokens[seat][arcana], symbols[arcana])
                tokens.append(token)
                effects.extend([arcana] * triggers)
            s.tokens[seat] = tuple(tokens)
        if effects and next_effect(s, seat, tuple(effects), ()) is not None:
            who.append(seat)
            all_effects.append(tuple(effects))
    if who:
        s.push(Arcana(tuple(who), ((),) * len(who), tuple(all_effects)))


@dataclass
class Arcana(Commit):
    """Asks the seats of `who` to decide in secret about each of their effects; all decisions are
    opened together (6.5, R12)."""

    effects: tuple[tuple[int, ...], ...]
    """For each seat of `who`, the numbers of its effects in the order they are decided."""

    def options(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        found = next_effect(s, seat, self.effects[self.who.index(seat)], steps)
        if found is None:
            return []
        effect, bench, named = found
        return effect_options(effect, bench, named)

    def effect_of(self, s: WhirlingState, seat: int) -> int:
        """Returns the number of the effect the seat has to decide about now."""
        i = self.who.index(seat)
        found = next_effect(s, seat, self.effects[i], self.steps[i])
        assert found is not None
        return found[0]

    def opened(self, s: WhirlingState, steps: dict[int, tuple[Move, ...]]) -> None:
        for seat, taken in steps.items():
            for move in taken:
                apply_effect(s, seat, move)


def next_effect(
    s: WhirlingState, seat: int, effects: tuple[int, ...], steps: tuple[Move, ...]
) -> tuple[int, Pile, TypeMask] | None:
    """Returns the first effect that the seat has not decided about in `steps`, with the pile on its
    workbench and the bit mask of types it has named by then; None if it has decided about all.
    Effects that take from the workbench are passed over while that is empty."""
    bench = s.bench[seat]
    named = s.grimoire[seat]
    done = 0
    for effect in effects:
        if effect in (RAVEN, POURING) and not bench:
            continue
        if done == len(steps):
            return effect, bench, named
        move = steps[done]
        done += 1
        if move.verb in ("raven", "pour"):
            bench -= named_pile(move)
        elif move.verb == "grimoire":
            named |= 1 << TYPE_OF[move.word(0)]
    return None


def named_pile(move: Move) -> Pile:
    """Returns the pile of the one or two ingredients that a move names."""
    pile = 0
    for name in move.args:
        assert isinstance(name, str)
        pile += ONE[TYPE_OF[name]]
    return pile


def effect_options(effect: int, bench: Pile, named: TypeMask) -> list[Move]:
    """Returns the moves that decide about an effect; each may be left out (6.5). `bench`: the pile
    on the workbench; `named`: the types that grimoires have named, as a bit mask."""
    if effect == POTION:  # 6.7
        return [SKIP, *ADD]
    if effect == RAVEN:  # 6.8
        return [SKIP, *removals(bench)]
    if effect == GRIMOIRE:  # 6.9
        return [SKIP, *[NAME_TYPE[t] for t in range(len(TYPES)) if not named >> t & 1]]
    return [SKIP, *[POUR[t] for t in range(len(TYPES)) if count(bench, t)]]  # 11.7


def removals(bench: Pile) -> list[Move]:
    """Returns the moves by which a raven removes one or two ingredients of this pile (6.8)."""
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


def apply_effect(s: WhirlingState, seat: int, move: Move) -> None:
    """Carries out what the seat has decided about an effect (6.7–6.9, 11.7). `move`: the
    decision."""
    verb = move.verb
    if verb == "potion":
        s.cauldron[seat] += ONE[TYPE_OF[move.word(0)]]
    elif verb == "raven":
        s.bench[seat] -= named_pile(move)
    elif verb == "grimoire":
        s.grimoire[seat] |= 1 << TYPE_OF[move.word(0)]
    elif verb == "pour":
        s.bench[seat] -= named_pile(move)
        s.cauldron[seat] += named_pile(move)
    if s.records_events:
        tell_effect(s, seat, move)


def tell_effect(s: WhirlingState, seat: int, move: Move) -> None:
    """Adds the event that the seat has used or skipped an effect to the log. `move`: its
    decision."""
    if move == SKIP:
        s.tell("log-skip", {"seat": seat})
    elif len(move.args) == 2:
        first, second = f"type-{move.word(0)}", f"type-{move.word(1)}"
        s.tell("log-raven-two", {"seat": seat, "type": first, "type2": second})
    else:
        s.tell(f"log-{move.verb}", {"seat": seat, "type": f"type-{move.word(0)}"})
