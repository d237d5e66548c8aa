"""Every move of the game, built once."""

from typing import Final

from coven.core.move import PASS, move

from .components import COLOURS, FACES, SPACES, SPELLS, TOWERS

# The turn.
CARD: Final = [move("card", face.id) for face in FACES]
"""Plays a card (4.2)."""
DROP: Final = [move("drop", face.id) for face in FACES]
"""Discards the second card unused (4.4, R8)."""
REFRESH: Final = move("refresh")
"""Discards the whole hand for a new one (4.7)."""
NO_PUSH: Final = move("no-push")
"""Pushes no tower after changing the hand (4.8)."""
END_TURN: Final = move("end-turn")
"""Ends the turn when no action is left but a spell or a gift is still possible."""

# The move of a card.
ACCEPT: Final = move("accept")
"""Accepts the roll of the die (5.4)."""
REROLL: Final = move("reroll")
"""Rolls the die again (5.4)."""
IDLE: Final = move("idle")
"""Discards a card that can move nothing (4.3)."""
WIZARD: Final = [[move("wizard", space, c) for c in range(len(COLOURS))] for space in range(SPACES)]
"""Moves a wizard, by space and colour."""
TOWER: Final = [move("tower", tower + 1) for tower in range(TOWERS)]
"""Moves a tower, or looks under it (14.9)."""

# Spells.
CAST: Final = [move("cast", spell.id) for spell in SPELLS]
"""Pays for a spell; what it acts on is the next question (10.2)."""
NUDGE: Final = {1: move("nudge", "forwards"), -1: move("nudge", "backwards")}
"""Moves the keep by Nudge the Keep, by direction (14.6)."""
SWAP: Final = [[move("swap", a, b) for b in range(SPACES)] for a in range(SPACES)]
"""Swaps the top towers of two spaces, the lower number first (14.3)."""
LIFT_OUT: Final = [move("lift-out", colour) for colour in range(len(COLOURS))]
"""Chooses the wizard that Free a Wizard frees, if both partners have one there (14.13)."""

# Teams.
ASK_CARD: Final = move("ask-card")
"""Asks the partner for a card (12.2)."""
OFFER_CARD: Final = [move("offer-card", face.id) for face in FACES]
"""Offers the partner a card, face down (12.2)."""
GIVE_CARD: Final = [move("give-card", face.id) for face in FACES]
"""Gives a card to the partner, asked for or in return (12.2)."""
TAKE_CARD: Final = move("take-card")
"""Takes the card that the partner offers (12.2)."""
DECLINE: Final = move("decline")
"""Refuses to give or to take a card (12.2)."""
GIVE_BOTTLES: Final = [move("give-bottles", n) for n in range(1, 13)]
"""Gives the partner a number of full bottles (12.3)."""

EVERY: Final = [
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
