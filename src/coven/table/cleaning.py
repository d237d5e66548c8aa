"""Text that people type: what is stored and shown of it. Names and chat are cleaned by the same
function, wherever they come from."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_CHAT = 500
MOST_MARKS = 3
"""How many combining marks may follow one another."""

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_BLANK = frozenset("\u2800")
"""Characters that look like spaces, though Unicode calls them symbols."""
_INVISIBLE = frozenset(
    (
        *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0",
        *"\U0001d159",
        *map(chr, range(0xFE00, 0xFE0F)),
        *map(chr, range(0xE0100, 0xE01F0)),
    )
)
"""Letters, marks and symbols that show nothing: fillers and variation selectors."""


def clean_text(text: str, longest: int) -> str:
    """Returns `text` on one line, cut to `longest` characters (so at most four times as many bytes
    of UTF-8); empty if nothing visible would remain.

    Leaves out control characters, bidirectional controls, invisible characters, lone surrogates
    and all but MOST_MARKS of a row of combining marks. A zero-width joiner stays only between
    emoji. Cleaning a clean text changes nothing."""
    given = unicodedata.normalize("NFC", text[: 8 * longest])
    kept: list[str] = []
    marks = 0
    for i, c in enumerate(given):
        kind = _kind(c)
        if kind == "mark":
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] not in (" ", _JOINER):
                kept.append(c)
        elif kind == "joiner":
            if kept and _joins(kept[-1]) and i + 1 < len(given) and _is_emoji(given[i + 1]):
                kept.append(c)
        elif kind == "space":
            if kept and kept[-1] != " ":
                kept.append(" ")
            marks = 0
        elif kind == "visible":
            kept.append(c)
            marks = 0
    shown = unicodedata.normalize("NFC", "".join(kept))
    return shown[:longest].strip(" " + _JOINER)


def clean_name(name: str) -> str:
    """Returns the name as it is shown, at most LONGEST_NAME characters. It may be empty."""
    return clean_text(name, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """Returns the line of chat as it is shown, at most LONGEST_CHAT characters. It may be empty."""
    return clean_text(text, LONGEST_CHAT)


def distinct_name(name: str, others: list[str]) -> str:
    """Returns `name`, or ``name (2)`` and so on if one of the `others`, names at the same table,
    looks the same."""
    taken = {_folded(other) for other in others}
    shown, number = name, 1
    while _folded(shown) in taken:
        number += 1
        suffix = f" ({number})"
        shown = name[: LONGEST_NAME - len(suffix)].rstrip(" " + _JOINER) + suffix
    return shown


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _kind(c: str) -> str:
    """Returns how `clean_text` treats a character: as ``visible``, ``space``, ``mark`` or
    ``joiner``; "" means that it is left out."""
    if " " < c < "\x7f":
        return "visible"
    if c == _JOINER:
        return "joiner"
    if c in _INVISIBLE:
        return ""
    category = unicodedata.category(c)
    if category[0] == "Z" or category == "Cc" or c in _BLANK:
        return "space"
    if category[0] == "M":
        return "mark"
    if category[0] == "C":
        return "visible" if category == "Cn" and _is_emoji(c) else ""
    return "visible"


def _is_emoji(c: str) -> bool:
    """Whether the character may be part of an emoji, also one newer than Python's tables."""
    return "\U0001f000" <= c <= "\U0001faff" or (
        c not in _BLANK and c not in _INVISIBLE and unicodedata.category(c) in ("So", "Sm")
    )


def _joins(c: str) -> bool:
    return c == _EMOJI_STYLE or _is_emoji(c)
