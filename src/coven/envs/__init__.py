"""Coven's games as PettingZoo environments. Needs the extra ``[rl]``.

>>> from coven import envs
>>> env = envs.aec("noughts-and-crosses")
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum()), info["moves"][4]
('seat_0', 9, 'mark 4')
>>> env.step(4)
>>> env.agent_selection
'seat_1'
"""

from .env import Seats, SeatsAtOnce, aec, parallel
from .features import SIZE, features

__all__ = ["SIZE", "Seats", "SeatsAtOnce", "aec", "features", "parallel"]
