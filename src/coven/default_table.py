"""The table of a game that draws none itself: panels, cards and buttons made from what a seat sees.

It shows the entries of `Game.view` by their names and values:

- ``hand``, or the own entry of ``hands``: cards below the board, playable if exactly one legal
  move names them;
- ``by-seat-…``, a list with an entry for each seat: on the board, under the players' names;
- ``row-…``: a row of cards on the board, however many they are;
- another list with an entry for each seat: in the panels of the players;
- other lists: a row of cards; a list of lists: one row each;
- ``seat…``, the number of a seat or a list of them: the names of these players; a dash for −1;
- everything else: a name and a value.

All other legal moves are buttons beside the question, which the page draws for every game.

The Fluent message ``view-KEY`` is the name of an entry; without it, its key. A word is shown as the
message of that name, if there is one. "?" is a card that lies face down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from markupsafe import escape

from coven.core import Game, Move, Say, Sight
from coven.text import MissingText

HIDDEN = "?"
HANDS = ("hand", "hands")
MOST_WORDS = 60
"""How many cards of a list are shown; a note says how many there are more."""

_EMBLEM = (
    '<svg class="plain-emblem" viewBox="0 0 120 120" aria-hidden="true">'
    '<circle cx="60" cy="60" r="52"/><circle cx="60" cy="60" r="44"/>'
    '<path d="M60 18 84.700 94 20 47H100L35.300 94z"/><circle cx="60" cy="60" r="9"/></svg>'
)


def parts_of(game: Game, sight: Sight, say: Say, seats: int) -> dict[str, str]:
    """Returns the HTML parts that the game draws of a sight (`Game.parts`), or the default table if
    it draws none. `seats` is the number of players."""
    try:
        return game.parts(sight, say)
    except NotImplementedError:
        return default_parts(sight, say, seats)


def default_parts(sight: Sight, say: Say, seats: int) -> dict[str, str]:
    """Returns the default table of a sight: the parts ``board``, ``seat-N`` and, for a seat with
    cards, ``hand``."""
    moves = {move.text: move for move in (*sight.asked, *sight.offered)}
    facts, rows = [], []
    people: list[list[str]] = [[] for _ in range(seats)]
    hand = ""
    for key, value in sight.view.items():
        name = _name(say, key)
        if key.startswith("seat") and (players := _players(say, value, seats)) is not None:
            facts.append(f"<div><dt>{name}</dt><dd>{players}</dd></div>")
            continue
        if key.startswith("by-seat-") and _is_list(value) and len(value) == seats:
            rows.append(_by_seat(say, name, value))
            continue
        if key.startswith("row-") and _is_list(value):
            rows.append(_row(say, name, value))
            continue
        if key in HANDS and (own := _own_hand(value, sight.seat, seats)) is not None:
            hand = _hand(say, sight, name, own, moves)
            if key == "hand":
                continue
        if _is_list(value) and len(value) == seats:
            for seat, found in enumerate(value):
                if not (key in HANDS and seat == sight.seat and hand):
                    people[seat].append(_fact(say, name, found))
        elif _is_list(value) or isinstance(value, Mapping):
            rows.append(_row(say, name, value))
        else:
            facts.append(_fact(say, name, value))
    title = f'<h2 class="plain-title">{say.html("name")}</h2>'
    shown = f'<dl class="plain-facts">{"".join(facts)}</dl>' if facts else ""
    board = f"{_EMBLEM}{title}{shown}{''.join(rows)}"
    parts = {"board": f'<div class="plain-table">{board}</div>', "hand": hand}
    for seat, found in enumerate(people):
        parts[f"seat-{seat}"] = f'<dl class="plain-seat">{"".join(found)}</dl>' if found else ""
    return parts


def _own_hand(value: Any, seat: int | None, seats: int) -> Sequence[Any] | None:
    """Returns the cards of the seat's own hand in `value`, the entry ``hand`` or ``hands`` of a
    view; None if there are none."""
    if seat is None or not _is_list(value):
        return None
    if len(value) == seats and _is_list(value[seat]):
        return list(value[seat])
    return None if any(map(_is_list, value)) else list(value)


def _hand(say: Say, sight: Sight, name: str, cards: Sequence[Any], moves: dict[str, Move]) -> str:
    """Draws the cards in hand as HTML. A click on a card that exactly one legal move names plays
    that move, which is removed from `moves`."""
    drawn = []
    for i, card in enumerate(cards):
        naming = [move for move in moves.values() if str(card) in move.text.split()[1:]]
        word = _word(say, card)
        if len(naming) == 1:
            text = escape(naming[0].text)
            label = say.html(sight.labels[naming[0].text])
            drawn.append(
                f'<button type="button" class="plain-card" data-key="{i}" data-move="{text}" '
                f'aria-label="{label}" data-tip="{label}">{word}</button>'
            )
        else:
            drawn.append(f'<span class="plain-card" data-key="{i}">{word}</span>')
    return f'<div class="plain-hand" role="group" aria-label="{name}">{"".join(drawn)}</div>'


def _players(say: Say, value: Any, seats: int) -> str | None:
    """Returns the names of the players at the seats that `value` numbers, as HTML; None if it is
    no number of a seat, or list of some."""
    numbers = list(value) if _is_list(value) else [value]
    if not all(type(n) is int and -1 <= n < seats for n in numbers):
        return None
    return ", ".join(str(escape(say.name(n))) for n in numbers if n >= 0) or "–"


def _by_seat(say: Say, name: str, value: Sequence[Any]) -> str:
    """Draws a list with an entry for each seat: each entry under the name of its player."""
    inner = "".join(
        f'<div class="seat-{seat}"><dt>{escape(say.name(seat))}</dt>'
        f"<dd>{_cards(say, _entries(found))}</dd></div>"
        for seat, found in enumerate(value)
    )
    return f'<section class="plain-row plain-by-seat"><h3>{name}</h3><dl>{inner}</dl></section>'


def _entries(value: Any) -> Sequence[Any]:
    """Returns what one seat has as a list; an empty one for None or an empty text."""
    return value if _is_list(value) else [] if value in (None, "") else [value]


def _fact(say: Say, name: str, value: Any) -> str:
    """Draws a name and its value, as a row of a definition list."""
    shown = _cards(say, value) if _is_list(value) else _word(say, value)
    return f"<div><dt>{name}</dt><dd>{shown}</dd></div>"


def _row(say: Say, name: str, value: Any) -> str:
    """Draws a list, a list of lists or a mapping, under its name."""
    if isinstance(value, Mapping):
        inner = "".join(_fact(say, _name(say, str(key)), found) for key, found in value.items())
        return f'<section class="plain-row"><h3>{name}</h3><dl>{inner}</dl></section>'
    lines: Iterator[Any] = iter(value if value and all(map(_is_list, value)) else [value])
    inner = "".join(f'<p class="plain-cards">{_cards(say, line)}</p>' for line in lines)
    return f'<section class="plain-row"><h3>{name}</h3>{inner}</section>'


def _cards(say: Say, value: Sequence[Any]) -> str:
    """Draws the values of a list as small cards; a dash if there are none."""
    shown = "".join(
        f'<span class="plain-chip{" down" * (card == HIDDEN)}">{_word(say, card)}</span>'
        for card in value[:MOST_WORDS]
    )
    more = f"<span>+{len(value) - MOST_WORDS}</span>" if len(value) > MOST_WORDS else ""
    return shown + more or "–"


def _word(say: Say, value: Any) -> str:
    """Returns a value as HTML: a number, a mark for yes and no, or a word as players read it."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if value is None:
        return "–"
    if _is_list(value):
        return " ".join(_word(say, part) for part in value) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{_name(say, str(k))} {_word(say, v)}" for k, v in value.items()) or "–"
    return str(value) if isinstance(value, int | float) else _message(say, str(value), str(value))


def _name(say: Say, key: str) -> str:
    """Returns what an entry of the view is called, as HTML."""
    return _message(say, f"view-{key}", re.sub("^(seat|by-seat|row)-", "", key))


def _message(say: Say, key: str, word: str) -> str:
    """Returns the message `key` as HTML, or if there is none, `word` written as a name."""
    try:
        found = say.html(key) if key.replace("-", "").replace("_", "").isalnum() else key
    except MissingText:
        found = key
    if found != key:
        return found
    plain = word.replace("_", " ").replace("-", " ").strip()
    return str(escape(plain[:1].upper() + plain[1:]))


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)
