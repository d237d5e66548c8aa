"""What ingredients, recipes and characters are worth to the bot."""

from __future__ import annotations

from typing import Final

from ..components import TYPES, Slots
from ..state import INPUTS, OUTPUTS

TYPE_VALUE: Final[tuple[float, ...]] = (2.6, 1.8, 1.0, 1.0, 1.0)
"""By type, what an ingredient is worth: there are three slots for hearts, nine for toads."""


def slots_value(slots: Slots, dearest: bool) -> float:
    """Returns the value of the ingredients on these slots. A slot that takes several types counts
    as its most valuable type if `dearest`, else as its least valuable one."""
    total = 0.0
    for slot in slots:
        values = [TYPE_VALUE[t] for t in range(len(TYPES)) if slot >> t & 1]
        total += max(values) if dearest else min(values)
    return total


GAIN: Final[tuple[float, ...]] = tuple(
    slots_value(OUTPUTS[code], dearest=True) - 0.7 * slots_value(INPUTS[code], dearest=False)
    for code in range(len(INPUTS))
)
"""By code, how much more a recipe makes than it takes."""
SEARCH_ORDER: Final[tuple[float, ...]] = tuple(
    -GAIN[code] - (100.0 if not INPUTS[code] else 0.0) for code in range(len(INPUTS))
)
"""By code, a sort key: recipes that need nothing come first, then those that gain the most."""
CHARACTER_VALUE: Final[dict[str, float]] = {
    "spider_summoner": 0.65,
    "trickster": 0.65,
    "unstoppable": 0.62,
    "fey_blessed": 0.6,
    "toad_whisperer": 0.56,
    "dark_horse": 0.5,
    "grimoire_scholar": 0.48,
    "potion_brewer": 0.48,
    "whirlwind": 0.44,
    "clairvoyant": 0.44,
    "jack_of_all_trades": 0.38,
    "daredevil": 0.36,
}
"""How often each character wins if everybody plays quickly and sensibly."""
