"""The class decorator of mypyc, which does nothing in Python; compiled wheels need no mypyc."""

from collections.abc import Callable
from typing import Any


def mypyc_attr(**_marks: bool) -> Callable[[Any], Any]:
    """Returns a decorator that changes nothing; mypyc recognises it by its name and reads the
    options `_marks` when it compiles the class."""
    return lambda cls: cls
