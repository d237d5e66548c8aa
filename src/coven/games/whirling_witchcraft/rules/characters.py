"""The characters (chapter 11): the abilities that are steps of the game by themselves.

Abilities that change how another chapter works are part of that chapter:

| paragraph | character | where |
|---|---|---|
| 11.2 | Initiate | `redraw_hand` here; offered by `study.Study.options` |
| 11.3 | Clairvoyant | `state.hand_limit` |
| 11.4 | Daredevil | `pick_by_chance`, `any_effect`, `has_dared` here; asked by `study.Study` |
| 11.5 | Toad Whisperer | a recipe only: `state.usable_recipes`; its symbol: `setup.begin` |
| 11.6 | Dark Horse | a recipe: `state.usable_recipes`; `maybe_discard_used` here |
| 11.7 | Potion Brewer | `arcana.resolve_arcana`, as the effect `arcana.POURING` |
| 11.8 | Grimoire Scholar | `plan.can_pay_scholar`, `plan.begin_scholar` |
| 11.9 | Trickster | a recipe: `state.usable_recipes`; `flip_trickster` here |
| 11.10 | Unstoppable | `before_study` and `Gathering` here; a recipe: `state.usable_recipes` |
| 11.11 | Whirlwind | `study.directions` |
| 11.12 | Jack-of-all-Trades | `before_passing` and `Saving` here |
| 11.13 | Fey-Blessed | a recipe only: `state.usable_recipes` |
| 11.14 | Spider Summoner | a recipe only: `state.usable_recipes` |
"""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import PASS, Move

from ..components import GATHERED, HAND, RECIPES, TYPE_OF, TYPES
from ..moves import ADD, DARE, GATHER, NAME_TYPE, PICKED, PLAY, SAVE, SKIP
from ..state import (
    INPUTS,
    JACK,
    LEAVES_WHEN_USED,
    ONE,
    OUTPUTS,
    TRICKSTER,
    UNSTOPPABLE,
    Codes,
    Pile,
    WhirlingState,
    count,
    count_types,
    is_playing,
    left_of,
    overflow,
    own_code,
    size,
)
from .arcana import removals
from .hands import draw

# -- 11.2 Initiate -----------------------------------------------------------------------------


def redraw_hand(s: WhirlingState, seat: int) -> None:
    """Discards the Initiate's card and her whole hand, and draws four new recipes (11.2, R29). Her
    old hand is not among those she draws from."""
    s.character_gone[seat] = True
    old = s.hands[seat]
    s.hands[seat] = ()
    draw(s, seat, HAND)
    s.discard.extend(old)
    s.reveal()
    if s.records_events:
        s.tell("log-redraw", {"seat": seat, "count": len(s.hands[seat])})


# -- 11.4 Daredevil ----------------------------------------------------------------------------


def pick_by_chance(s: WhirlingState, seat: int) -> tuple[Move, ...]:
    """Picks a recipe of the Daredevil's hand at random, and returns the steps this stands for:
    DARE, the recipe, and its direction if it has only one (11.4, R31)."""
    hand = s.hands[seat]
    card = hand[s.random_below(len(hand))]
    s.reveal()
    if s.records_events:
        recipe = f"recipe-{RECIPES[card].key}"
        s.tell("log-dared", {"seat": seat, "recipe": recipe}, to=(seat,))
    if RECIPES[card].reversible:
        return (DARE, PICKED[card])
    return (DARE, PICKED[card], PLAY[card])


def any_effect(bench: Pile) -> list[Move]:
    """Returns the moves for the Daredevil's one effect of her choice (11.4). `bench`: the pile on
    her workbench."""
    return [SKIP, *ADD, *removals(bench), *NAME_TYPE]


def has_dared(steps: tuple[Move, ...]) -> bool:
    """Returns whether these steps of a seat (at least one) began with the Daredevil's choice to let
    chance pick a recipe (11.4)."""
    return steps[0].verb == "dare"


# -- 11.1, 11.6 Dark Horse ---------------------------------------------------------------------


def maybe_discard_used(s: WhirlingState, seat: int, unused: Codes) -> None:
    """Discards the seat's character card if its own recipe was used in this round and the card
    leaves the game then, as the Dark Horse's does (11.1, 11.6, R33). `unused`: the codes of the
    recipes that the seat has not used this round."""
    character = s.character[seat]
    if s.character_gone[seat] or not LEAVES_WHEN_USED[character]:
        return
    code = own_code(character, s.flipped[seat])
    if code not in unused and (INPUTS[code] or OUTPUTS[code]):
        s.character_gone[seat] = True
        if s.records_events:
            s.tell("log-left", {"seat": seat})


# -- 11.9 Trickster ----------------------------------------------------------------------------


def flip_trickster(s: WhirlingState) -> None:
    """Turns the Trickster's recipe round, if anybody plays her (11.9, R36)."""
    for seat in range(s.seats):
        if is_playing(s, seat, TRICKSTER):
            s.flipped[seat] = 1 - s.flipped[seat]
            if s.records_events:
                s.tell("log-trickster", {"seat": seat})


# -- 11.10 Unstoppable -------------------------------------------------------------------------


def before_study(s: WhirlingState) -> None:
    """Asks the player of the Unstoppable, if there is one, which ingredients to take; called before
    the study stage (11.10)."""
    for seat in range(s.seats):
        if is_playing(s, seat, UNSTOPPABLE):
            s.push(Gathering(seat))


@dataclass
class Gathering(Frame):
    """Asks the Unstoppable for the type of three ingredients that she has to take from the supply.
    What finds no slot on her workbench goes into her left neighbour's circle (11.10, R32)."""

    who: int

    def resume(self, s: WhirlingState) -> None:
        s.ask(self.who, GATHER)

    def chosen(self, s: WhirlingState, seat: int, move: Move) -> None:
        s.done()
        pile = GATHERED * ONE[TYPE_OF[move.word(0)]]
        over = overflow(s.bench[seat], pile)
        neighbour = left_of(s, seat)
        s.bench[seat] += pile - over
        s.circle[neighbour] += over
        if s.records_events:
            gathered: dict[str, int | str] = {"seat": seat, "count": GATHERED}
            s.tell("log-gathered", {**gathered, "type": f"type-{move.word(0)}"})
            if over:
                args: dict[str, int | str] = {"seat": seat, "seat2": neighbour, "count": size(over)}
                s.tell("log-gather-over", args)


# -- 11.12 Jack-of-all-Trades ------------------------------------------------------------------


def before_passing(s: WhirlingState) -> None:
    """Asks the player of the Jack-of-all-Trades, if there is one with all five types in the
    cauldron, whether to move an ingredient to the circle; called before cauldrons are passed
    (11.12, R34)."""
    for seat in range(s.seats):
        if is_playing(s, seat, JACK) and count_types(s.cauldron[seat]) == len(TYPES):
            s.push(Saving(seat))


@dataclass
class Saving(Frame):
    """Asks the Jack-of-all-Trades for an ingredient to move from her cauldron to her circle; she
    may decline (11.12, R34)."""

    who: int

    def resume(self, s: WhirlingState) -> None:
        pile = s.cauldron[self.who]
        s.ask(self.who, [PASS, *[SAVE[t] for t in range(len(TYPES)) if count(pile, t)]])

    def chosen(self, s: WhirlingState, seat: int, move: Move) -> None:
        s.done()
        if move == PASS:
            return
        one = ONE[TYPE_OF[move.word(0)]]
        s.cauldron[seat] -= one
        s.circle[seat] += one
        if s.records_events:
            s.tell("log-save", {"seat": seat, "type": f"type-{move.word(0)}"})
