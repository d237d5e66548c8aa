"""The conformance suite that every game must pass, and the scenario language of its tests."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["cites"]

T = TypeVar("T", bound=Callable[..., object])


def cites(*paragraphs: str) -> Callable[[T], T]:
    """Say which paragraphs of the rules (`4.3`), rulings (`R5`) and examples (`E2`) a test shows.

    It changes nothing; check 9 and 10 of the suite read it in the source of the tests.
    """

    def unchanged(test: T) -> T:
        return test

    return unchanged
