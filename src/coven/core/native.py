"""The one mark that mypyc needs, as a no-op where nothing is compiled."""

from collections.abc import Callable
from typing import Any


def mypyc_attr(**_marks: bool) -> Callable[[Any], Any]:
    return lambda cls: cls
