"""Noughts and crosses: the example game of the documentation and of the benchmarks."""

from coven.core import Facts, Game, Variant, frames_in

from . import bot, features, moves, rules, view
from .state import Grid


class NoughtsAndCrosses(Game):
    id = "noughts-and-crosses"
    version = 1
    facts = Facts(
        players=(2,),
        minutes=(1, 2),
        age=4,
        hidden=False,
        simultaneous=False,
        chance=False,
        most_plies=9,
        scores=(0, 1),
        endings=("line", "full"),
    )
    variants = (Variant("basic", (2,)),)
    state = Grid
    saved_types = frames_in(rules)
    over_rule = "3.1"
    unknown_rule = "2.1"
    modules = (moves, rules, view, bot, features)


GAME = NoughtsAndCrosses()
