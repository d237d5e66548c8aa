"""Arcana: tokens on their tracks, and the effects they trigger (chapter 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coven.core.frame import Commit
from coven.core.move import TAKE_BACK, Move

from ..components import ARCANA, GRIMOIRE, POTION, RAVEN, RECIPES, TRACK, TYPE_OF, TYPES
from ..moves import ADD, NAME_TYPE, POUR, REMOVE_ONE, REMOVE_TWO, SKIP, WAIT
from ..state import (
    NOBODY,
    ONE,
    POTION_BREWER,
    Pile,
    TypeMask,
    WhirlingState,
    count,
    is_playing,
)
from .initiative import first_closed, in_initiative_order, is_strict

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
        begun = (WAIT,) if is_strict(s) else ()
        s.push(Arcana(tuple(who), (begun,) * len(who), tuple(all_effects), 0, NOBODY))


@dataclass
class Arcana(Commit):
    """Asks the seats of `who` to decide in secret about each of their effects; all decisions are
    opened together (6.5, 6.10, R12). A seat that wants to see what lower initiatives decide waits:
    its last step is WAIT. Once all who have not decided wait, the one of them with the lowest
    initiative is called, and the decisions of all lower ones are opened (7.13, R20)."""

    effects: tuple[tuple[int, ...], ...]
    """For each seat of `who`, the numbers of its effects in the order they are decided."""
    shown: int
    """The seats whose decisions have been opened, as a bit mask."""
    called: int
    """The waiting seat that was called to decide last, or NOBODY."""

    def options(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        if self.is_open(seat) or is_waiting(steps):
            return []
        found = next_effect(s, seat, self.effects[self.who.index(seat)], steps)
        if found is None:
            return []
        effect, bench, named = found
        return effect_options(effect, bench, named)

    def ready(self, s: WhirlingState, seat: int) -> bool:
        steps = self.steps_of(seat)
        return not is_waiting(steps) and not self.options(s, seat, steps)

    def is_open(self, seat: int) -> bool:
        """Whether the seat's decisions have been revealed to everybody."""
        return self.shown >> seat & 1 == 1

    def can_take_back(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> bool:
        """Whether the seat may take back its last step: until its decisions are revealed (6.10).
        With the option of strict order, waiting cannot be taken back (R22)."""
        return bool(steps) and not self.is_open(seat) and not (is_waiting(steps) and is_strict(s))

    def effect_of(self, s: WhirlingState, seat: int) -> int:
        """Returns the number of the effect that the seat has to decide about now. There must be
        one."""
        i = self.who.index(seat)
        found = next_effect(s, seat, self.effects[i], self.steps[i])
        assert found is not None
        return found[0]

    def resume(self, s: WhirlingState) -> None:
        waiting = False
        for seat, steps in zip(self.who, self.steps, strict=True):
            moves = self.options(s, seat, steps)
            if moves:
                s.pending[seat] = moves
            elif is_waiting(steps):
                waiting = True
        if s.pending:
            return
        if waiting:
            self.call_next(s)
        else:
            s.done()
            s.reveal()
            self.open_decided(s, self.who)

    def offers(self, s: WhirlingState) -> dict[int, list[Move]]:
        """Returns, by seat, the offers to take back the last step and to wait for those of lower
        initiative (7.13)."""
        first = first_closed(s, self.who, self.shown)
        offers: dict[int, list[Move]] = {}
        for seat, steps in zip(self.who, self.steps, strict=True):
            found = [TAKE_BACK] if self.can_take_back(s, seat, steps) else []
            if seat in s.pending and seat != first:
                found.append(WAIT)
            if found:
                offers[seat] = found
        return offers

    def call_next(self, s: WhirlingState) -> None:
        """Calls the waiting seat with the lowest initiative to decide now, and reveals the
        decisions of all seats with a lower one (7.13). Called when everybody who has not decided
        waits."""
        order = [seat for seat in in_initiative_order(s) if seat in self.who]
        place = 0
        while not is_waiting(self.steps_of(order[place])):
            place += 1
        seat = order[place]
        shown = self.open_decided(s, order[:place])
        called = self.with_steps(seat, self.steps_of(seat)[:-1])
        s.reveal()
        s.become(Arcana(self.who, called.steps, self.effects, shown, seat))
        if s.records_events:
            s.tell("log-called-arcana", {"seat": seat})

    def open_decided(self, s: WhirlingState, seats: Sequence[int]) -> int:
        """Reveals and carries out the decisions of these seats, unless they have been revealed
        before. Returns the bit mask of all seats whose decisions are revealed now."""
        shown = self.shown
        for seat in seats:
            if not shown >> seat & 1:
                shown |= 1 << seat
                i = self.who.index(seat)
                for effect, move in decisions(s, seat, self.effects[i], self.steps[i]):
                    apply_effect(s, seat, move, EFFECTS[effect])
        return shown

    def redrawn(self, s: WhirlingState, seat: int | None) -> Arcana:
        """Returns this frame with random decisions of all seats but `seat`, for determinise. Seats
        that have decided stay so, those that wait still wait, and the others begin again."""
        new: Commit = self
        for other in self.who:
            if other == seat or self.is_open(other):
                continue
            steps: tuple[Move, ...] = ()
            if is_waiting(self.steps_of(other)):
                steps = (WAIT,)
            elif self.ready(s, other):
                while moves := self.options(s, other, steps):
                    steps = (*steps, moves[s.random_below(len(moves))])
            new = new.with_steps(other, steps)
        assert isinstance(new, Arcana)
        return new


def is_waiting(steps: tuple[Move, ...]) -> bool:
    """Whether a seat that has made these steps waits for lower initiatives (7.13)."""
    return bool(steps) and steps[-1] == WAIT


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


def decisions(
    s: WhirlingState, seat: int, effects: tuple[int, ...], steps: tuple[Move, ...]
) -> list[tuple[int, Move]]:
    """Returns the steps of a seat that has decided about all its effects, each with the number of
    its effect. Called before any of them is carried out."""
    found: list[tuple[int, Move]] = []
    for i, move in enumerate(steps):
        due = next_effect(s, seat, effects, steps[:i])
        assert due is not None
        found.append((due[0], move))
    return found


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


def apply_effect(s: WhirlingState, seat: int, move: Move, effect: str) -> None:
    """Carries out what the seat has decided about an effect (6.7–6.9, 11.7). `move`: the decision;
    `effect`: the effect's name, for the log."""
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
        tell_effect(s, seat, move, effect)


def tell_effect(s: WhirlingState, seat: int, move: Move, effect: str) -> None:
    """Adds the event that the seat has used or skipped an effect to the log. `move`: its decision;
    `effect`: the effect's name."""
    if move == SKIP:
        s.tell("log-skip-effect", {"seat": seat, "effect": f"effect-{effect}"})
    elif len(move.args) == 2:
        first, second = f"type-{move.word(0)}", f"type-{move.word(1)}"
        if first == second:
            s.tell("log-raven-same", {"seat": seat, "type": first})
        else:
            s.tell("log-raven-two", {"seat": seat, "type": first, "type2": second})
    else:
        s.tell(f"log-{move.verb}", {"seat": seat, "type": f"type-{move.word(0)}"})
