"""The rules. Where each chapter of the rulebook is found:

==================================  ================================================
chapter                             module
==================================  ================================================
1 preparation                       setup
2, 8 score track and the end        track
3–5 the turn, actions, piles        turn; dice (rolling and paying); held_cards
4, 6 casting, targets               casting
6, 7 spells broken, penalties       breaking; calls ("Caught!")
7 curses drawn at skulls            track
9 two players, quick game           two_players; setup and turn (quick game)
10 tricks                           trick_timing (when), trick_conditions (the gesture
                                    that must come first), tricks (the effects)
11 online: gestures                 gestures (making them), conditions (what each card
                                    wants), moments (when that is judged)
12 in one room                      room; voting
==================================  ================================================

`offers` lists what every wizard may do at any time, whoever has the doll.
"""

from . import casting, room, setup, trick_conditions, tricks, turn, two_players, voting

MODULES = (setup, two_players, turn, casting, tricks, trick_conditions, room, voting)
"""The modules that define frames."""
