"""A cache for functions that a search calls again and again with equal arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

CACHE_SIZE = 20_000
"""How many results each cached function keeps."""

Function = TypeVar("Function", bound=Callable[..., Any])


def cached(function: Function) -> Function:
    """Decorates a function whose result depends on its arguments alone: equal arguments return the
    same object again, which callers must not change."""
    return cast(Function, lru_cache(CACHE_SIZE)(function))
