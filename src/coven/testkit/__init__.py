"""The conformance suite that every game must pass, and scenes for tests of rules."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["cites"]

T = TypeVar("T", bound=Callable[..., object])


def cites(*paragraphs: str) -> Callable[[T], T]:
    """Decorates a test with the paragraphs of the rules (`4.3`), rulings (`R5`) and examples (`E2`)
    that it tests.

    It does not change the test; checks 9 and 10 of the suite read it in the source code.
    """

    def unchanged(test: T) -> T:
        return test

    return unchanged
