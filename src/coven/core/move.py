"""Moves, the answers of seats: small values with a text form that can be parsed again."""

import re
from typing import Any, Final

_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.'-]*")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_MOST_WORDS: Final = 64


class Malformed(ValueError):
    """A text, file or saved position that does not have the right form."""


class Move:
    """A verb and its arguments, for example ``wizard 5 3``. Immutable."""

    def __init__(self, verb: str, args: tuple[int | str, ...]) -> None:
        self.verb = verb
        self.args = args
        self.text = " ".join([verb, *map(str, args)])

    def n(self, i: int) -> int:
        """Returns argument `i` (from 0), which must be a number."""
        value = self.args[i]
        assert isinstance(value, int)
        return value

    def word(self, i: int) -> str:
        """Returns argument `i` (from 0), which must be a word."""
        value = self.args[i]
        assert isinstance(value, str)
        return value

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return parse, (self.text,)


_built: Final[dict[str, Move]] = {}


def move(verb: str, *args: int | str) -> Move:
    """Returns the move with this verb and these arguments, the same object for equal ones. Games
    build their moves with it once and keep them in lists.

    Raises Malformed if `parse` could not read the move's text.
    """
    new = Move(verb, args)
    known = _built.get(new.text)
    if known is None:
        known = _built[new.text] = parse(new.text)
    if known.args != args:
        raise Malformed(new.text)
    return known


def parse(text: str) -> Move:
    """Returns the move with this text, the inverse of ``str(move)``. Raises Malformed."""
    known = _built.get(text)
    if known is not None:
        return known
    words = text.split(" ")
    if len(words) > _MOST_WORDS or not _WORD.fullmatch(words[0]):
        raise Malformed(not_a_move(text))
    args: list[int | str] = []
    for word in words[1:]:
        if _NUMBER.fullmatch(word):
            args.append(int(word))
        elif _WORD.fullmatch(word):
            args.append(word)
        else:
            raise Malformed(not_a_move(text))
    return Move(words[0], tuple(args))


def not_a_move(text: str) -> str:
    """Returns a sentence that says why this text is not a move."""
    return f"{text[:30]!r} is not a move: a verb and its arguments, such as 'wizard 5 3'"


PASS: Final = move("pass")
TAKE_BACK: Final = move("take-back")
