"""The class decorator of mypyc, which does nothing in Python; compiled wheels need no mypyc."""

from collections.abc import Callable
from typing import Any


def mypyc_attr(**_marks: bool) -> Callable[[Any], Any]:
    """Returns a decorator that leaves its class as it is; mypyc recognises it by its name."""
    return lambda cls: cls
