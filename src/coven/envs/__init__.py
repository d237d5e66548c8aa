"""Coven's games as environments for learning: PettingZoo (`aec`, `parallel`) and Gymnasium
(`single`, one agent against bots), and many games at once (`vector`). Needs the extra ``[rl]``.

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

from .agents import SimultaneousEnv, TurnBasedEnv, aec, parallel
from .board import Board, LegalActions, Observation
from .observation import Observer
from .single import SingleAgentEnv
from .vector import Batch, VectorEnv

single = SingleAgentEnv
vector = VectorEnv

__all__ = [
    "Batch",
    "Board",
    "LegalActions",
    "Observation",
    "Observer",
    "SimultaneousEnv",
    "SingleAgentEnv",
    "TurnBasedEnv",
    "VectorEnv",
    "aec",
    "parallel",
    "single",
    "vector",
]
