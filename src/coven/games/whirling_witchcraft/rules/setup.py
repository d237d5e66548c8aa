"""Set-up (chapter 3)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Commit
from coven.core.move import Move
from coven.core.rng import Rng

from ..components import CHARACTER_OF, CHARACTERS, RECIPES
from ..moves import KEEP
from ..state import INITIATE, WhirlingState, hand_limit, pile_of
from .arcana import advance_token
from .hands import draw
from .rounds import BEGIN_ROUND, Round


def setup(seats: int, options: dict[str, bool | int | str | list[str]], rng: Rng) -> WhirlingState:
    """Returns the position before the first answer. By the option `characters`, everybody is an
    Initiate (3.2), or characters are dealt by chance, or each seat is asked to choose one of two
    (3.3, R8). `options` must hold every option of the game."""
    s = WhirlingState(seats, rng)
    s.options = options
    s.threshold = int(str(options["threshold"]))
    if options["characters"] == "initiates":  # 3.2
        s.character = [INITIATE] * seats
        begin(s)
        return s
    cast = [i for i in range(len(CHARACTERS)) if i != INITIATE]
    s.shuffle(cast)
    if options["characters"] == "random":
        s.character = cast[:seats]
        begin(s)
    else:
        s.dealt = [tuple(sorted(cast[2 * seat : 2 * seat + 2])) for seat in range(seats)]
        s.push(Choosing(tuple(range(seats)), ((),) * seats))
    return s


@dataclass
class Choosing(Commit):
    """Asks every seat in secret to keep one of two characters; all are opened together (3.3,
    R8)."""

    def options(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        return [] if steps else [KEEP[character] for character in s.dealt[seat]]

    def opened(self, s: WhirlingState, steps: dict[int, tuple[Move, ...]]) -> None:
        for seat in range(s.seats):
            s.character[seat] = CHARACTER_OF[steps[seat][0].word(0)]
        s.dealt = [()] * s.seats
        begin(s)


def begin(s: WhirlingState) -> None:
    """Gives everybody the ingredients (3.5) and arcana symbols (3.6, R9) of their character, deals
    the first hands (3.4), and begins the first round."""
    for seat in range(s.seats):
        character = CHARACTERS[s.character[seat]]
        s.bench[seat] = pile_of(character.start)
        s.tokens[seat] = tuple([advance_token(0, n)[0] for n in character.arcana])
        if s.records_events:
            s.tell("log-character", {"seat": seat, "character": f"character-{character.key}"})
    s.deck = list(range(len(RECIPES)))
    s.shuffle(s.deck)
    s.deck_size = len(s.deck)
    for seat in range(s.seats):
        draw(s, seat, hand_limit(s, seat))
    s.push(Round(BEGIN_ROUND))
