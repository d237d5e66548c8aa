"""Caches for functions that a search calls again and again with equal arguments.

A cache is a dict. The function that looks into it computes a missing result and stores it with
`remember`. A decorator would be shorter, but mypyc cannot compile decorated functions: with
`lru_cache` the compiled rules were 8 % slower.
"""

from __future__ import annotations

from typing import TypeVar

CACHE_SIZE = 20_000
"""How many results a cache holds before it is emptied."""

Key = TypeVar("Key")
Result = TypeVar("Result")


def remember(cache: dict[Key, Result], key: Key, result: Result) -> Result:
    """Stores a result in a cache, which is emptied first if it is full, and returns the result.
    The next call gets the same object, so callers must not change it."""
    if len(cache) >= CACHE_SIZE:
        cache.clear()
    cache[key] = result
    return result
