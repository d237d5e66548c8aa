"""The tables of moves."""

from typing import Final

from coven.core.move import PASS, Move, move

from .components import COLOURS, FACES, SPACES, SPELLS, TOWERS

# The turn.
CARD: Final = [move("card", face.id) for face in FACES]
"""Play a card."""
DROP: Final = [move("drop", face.id) for face in FACES]
"""Throw the second card away unused (R8)."""
REFRESH: Final = move("refresh")
"""Discard the whole hand for a new one (4.7)."""
NO_PUSH: Final = move("no-push")
END_TURN: Final = move("end-turn")

# The card's move.
ACCEPT: Final = move("accept")
REROLL: Final = move("reroll")
IDLE: Final = move("idle")
"""The card can move nothing (4.3)."""
WIZARD: Final = [[move("wizard", space, c) for c in range(len(COLOURS))] for space in range(SPACES)]
TOWER: Final = [move("tower", tower + 1) for tower in range(TOWERS)]

# Spells.
CAST: Final = [move("cast", spell.id) for spell in SPELLS]
NUDGE: Final = {1: move("nudge", "forwards"), -1: move("nudge", "backwards")}
SWAP: Final = [[move("swap", a, b) for b in range(SPACES)] for a in range(SPACES)]
"""The top towers of two spaces, the lower number first."""
LIFT_OUT: Final = [move("lift-out", colour) for colour in range(len(COLOURS))]
"""Which wizard Free a Wizard frees, where partners' wizards are both there."""

# Teams.
ASK_CARD: Final = move("ask-card")
OFFER_CARD: Final = [move("offer-card", face.id) for face in FACES]
GIVE_CARD: Final = [move("give-card", face.id) for face in FACES]
TAKE_CARD: Final = move("take-card")
DECLINE: Final = move("decline")
GIVE_BOTTLES: Final = [move("give-bottles", n) for n in range(1, 13)]


def every_move(s: object) -> list[Move]:
    """Returns every move of the game, legal or not; they are the same in every state `s`."""
    return [
        PASS,
        *CARD,
        *DROP,
        REFRESH,
        NO_PUSH,
        END_TURN,
        ACCEPT,
        REROLL,
        IDLE,
        *[m for row in WIZARD for m in row],
        *TOWER,
        *CAST,
        *NUDGE.values(),
        *[SWAP[a][b] for a in range(SPACES) for b in range(a + 1, SPACES)],
        *LIFT_OUT,
        ASK_CARD,
        *OFFER_CARD,
        *GIVE_CARD,
        TAKE_CARD,
        DECLINE,
        *GIVE_BOTTLES,
    ]
