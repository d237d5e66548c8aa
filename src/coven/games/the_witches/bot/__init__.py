"""What bots know of The Witches.

| module | what it does |
|---|---|
| `hidden` | redraws what a seat cannot know |
| `evaluation` | estimates a seat's chance to win from a position |
| `space_values` | estimates what going to each space is worth |
| `playouts` | chooses a sensible move quickly, for the playouts of a search |
| `sensible` | leaves out what every player sees to be bad |
"""

from .evaluation import evaluate, turn
from .hidden import determinise
from .playouts import playout
from .sensible import sensible

__all__ = ["determinise", "evaluate", "playout", "sensible", "turn"]
