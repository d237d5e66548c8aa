"""A tournament's games over a Ray cluster, or a Ray on this machine. Needs the extra ``[ray]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

AHEAD = 4
"""So many games for each core wait their turn."""


class NoRay(ImportError):
    """Ray is not installed."""


def over_ray(play: Callable[..., Any], given: Sequence[Any], numbers: range) -> Iterator[Any]:
    """``play(*given, n)`` for every number, somewhere, in order. Joins the cluster that
    RAY_ADDRESS names, or starts one here. Raises NoRay."""
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
