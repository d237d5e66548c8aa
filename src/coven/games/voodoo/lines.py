"""Recognises in a spoken or typed line the facts that conditions judge (11.6)."""

from __future__ import annotations

import re

from coven.core import Move

from .components import FACTS, LINES
from .moves import LINE
from .state import Tournament

_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")


def words_of(line: str, locale: str) -> list[str]:
    """Returns the words of a line, whose language is `locale`, in lower case. In English an
    apostrophe separates words: “I’m” gives “i” and “m”."""
    found = _WORD.findall(line.lower())
    if locale == "en":
        return [part for word in found for part in re.split("['’ʼ]", word)]
    return found


def facts(line: str, locale: str) -> int:
    """Returns what is true of a line and some card demands or forbids, as a bit mask of FACTS.
    `locale`: the line's language."""
    words = words_of(line, locale)
    held = {
        "prefix": any(words[: len(start.split())] == start.split() for start in LINES["prefixes"]),
        "double_last": len(words) > 1 and words[-1] == words[-2],
        "yes_no": any(word in LINES["yes_no"].get(locale, ()) for word in words),
        "word_i": any(word in LINES["word_i"].get(locale, ()) for word in words),
        "word_dice": any(
            word in LINES["word_dice"].get(locale, ())
            or any(word.startswith(stem) for stem in LINES["stem_dice"].get(locale, ()))
            for word in words
        ),
    }
    return sum(1 << i for i, fact in enumerate(FACTS) if held[fact])


def parse_speech(s: Tournament, seat: int, line: str, locale: str) -> Move | None:
    """Returns the move that a spoken or typed line of this seat makes, or None if it makes none
    now. `locale`: the line's language."""
    said = LINE[facts(line, locale)]
    return said if said in s.offered.get(seat, ()) else None
