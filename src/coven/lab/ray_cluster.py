"""Plays the games of a tournament on a Ray cluster. Needs the extra ``[ray]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

AHEAD = 4
"""How many games are submitted for each core ahead of time."""


class NoRay(ImportError):
    """Ray is not installed."""


def map_on_ray(play: Callable[..., Any], given: Sequence[Any], numbers: range) -> Iterator[Any]:
    """Yields ``play(*given, n)`` for every n of `numbers`, in order, computed by a Ray cluster: the
    one that RAY_ADDRESS names, or a new one on this machine. Raises NoRay."""
    try:
        import ray
    except ImportError as e:
        raise NoRay("ray") from e
    ours = not ray.is_initialized()
    if ours:
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        task = ray.remote(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(numbers)
        waiting = [task.remote(*given, n) for n in islice(left, most)]
        while waiting:
            yield ray.get(waiting.pop(0))
            waiting += [task.remote(*given, n) for n in islice(left, 1)]
    finally:
        if ours:
            ray.shutdown()
