"""The log beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from coven.core import Event
from coven.table import Line, Table, moves_undone_by, new_visible_lines
from coven.text import Speaker

from .icons import MARKS

OPEN_TURNS = 3
"""How many of the last turns are not folded."""


class LogCache:
    """A table's log lines, sentences and HTML, so that a move costs no more in a long game."""

    def __init__(self) -> None:
        self._lines: dict[int | None, tuple[int, str, list[Line]]] = {}
        self._by_turn: dict[int | None, list[list[Line]]] = {}
        self._sentences: dict[tuple[str, int | None, int], tuple[Event, str]] = {}
        self._turns: dict[tuple[str, int | None, int, int], tuple[str, str]] = {}
        """The HTML of each turn, folded and open."""
        self._folded: dict[tuple[str, int | None], dict[str, str]] = {}
        self._names: dict[str, Sequence[str]] = {}
        """The players' names by language."""

    def lines(self, table: Table, seat: int | None) -> list[Line]:
        """Returns all log lines that the seat may read. Only new entries are processed, unless one
        of them is an undo."""
        n, status, known = self._lines.get(seat, (0, "", []))
        if known and n == table.n and status == table.status:
            return known
        news = table.records[n:]
        undone = any(moves_undone_by(record.entry.move) for record in news)
        if not known or table.n < n or status != table.status or undone:
            before, known = known, table.log(seat)
            if known[: len(before)] != before:
                self._clear_turns()
            self._by_turn[seat] = by_turn(known, table.game.log_titles)
        elif news:
            added = new_visible_lines(news, seat, known[-1].number)
            by_turn(added, table.game.log_titles, self._by_turn[seat])
            known.extend(added)
        self._lines[seat] = table.n, table.status, known
        return known

    def parts(self, table: Table, seat: int | None, speaker: Speaker) -> dict[str, str]:
        """Returns the log as HTML, one part per turn, so that a move only changes the last part."""
        self.lines(table, seat)
        self._check_names(speaker)
        turns, titles = self._by_turn[seat], table.game.log_titles
        folded = self._folded.setdefault((speaker.locale, seat), {})
        last = max(0, len(turns) - OPEN_TURNS)
        for k in range(len(folded), last):
            folded[f"log-{k}"] = self.turn(seat, turns[k], False, speaker, titles)
        open_turns = range(last, len(turns))
        return folded | {
            f"log-{k}": self.turn(seat, turns[k], True, speaker, titles) for k in open_turns
        }

    def _clear_turns(self) -> None:
        self._turns.clear()
        self._folded.clear()

    def _check_names(self, speaker: Speaker) -> None:
        """Clears the cached sentences if players' names have changed."""
        known = self._names.setdefault(speaker.locale, speaker.names)
        if known != speaker.names:
            self._sentences.clear()
            self._clear_turns()
            self._names = {speaker.locale: speaker.names}

    def say(self, event: Event, speaker: Speaker) -> str:
        """Returns the sentence for an event."""
        self._check_names(speaker)
        key = (speaker.locale, speaker.viewer, id(event))
        known = self._sentences.get(key)
        if known is None:
            known = self._sentences[key] = (event, speaker.say(event))
        return known[1]

    def turn(
        self,
        seat: int | None,
        lines: list[Line],
        is_open: bool,
        speaker: Speaker,
        titles: Sequence[str],
    ) -> str:
        """Returns the log lines of one turn as HTML, as `seat` (None: a spectator) reads them.
        `is_open`: whether the turn is unfolded; `titles`: `Game.log_titles`."""
        key = (speaker.locale, seat, lines[0].number, len(lines))
        known = self._turns.get(key)
        if known is None:
            told = lines[1:] if lines[0].event.key in titles else lines
            items = "".join([_line(line, self.say(line.event, speaker)) for line in told])
            known = self._turns[key] = _turn(lines[0], items, speaker, titles)
        return known[is_open]


def by_turn(
    lines: Sequence[Line], titles: Sequence[str], turns: list[list[Line]] | None = None
) -> list[list[Line]]:
    """Groups log lines by turn, or by the events that are `titles` (`Game.log_titles`), and returns
    the groups. With `turns`, appends the lines to these earlier groups."""
    found = [] if turns is None else turns
    for line in lines:
        begins = line.event.key in titles if titles else found and found[-1][0].turn != line.turn
        if not found or begins:
            found.append([])
        found[-1].append(line)
    return found


def log_of(lines: Sequence[Line], seat: int | None, speaker: Speaker, titles: Sequence[str]) -> str:
    """Returns log lines as HTML, as `seat` (None: a spectator) reads them, without caching
    anything; for replays. `titles`: `Game.log_titles`."""
    cache, turns = LogCache(), by_turn(lines, titles)
    last = len(turns) - OPEN_TURNS
    return "".join(cache.turn(seat, t, k >= last, speaker, titles) for k, t in enumerate(turns))


def _turn(first: Line, items: str, speaker: Speaker, titles: Sequence[str]) -> tuple[str, str]:
    """Returns the HTML of a turn twice: folded and open. `first`: its first line, which gives its
    title; `items`: its lines as HTML; `titles`: `Game.log_titles`."""
    seat: int | str | None = first.turn
    if first.event.key in titles:
        head, seat = speaker.say(first.event).removesuffix("."), first.event.args.get("seat")
    elif first.turn is not None:
        head = speaker.say("web-log-turn", {"seat": first.turn})
    else:
        head = speaker.say("web-log-opening" if first.number == 1 else "web-log-together")
    style = f' class="seat-{seat % MARKS}"' if isinstance(seat, int) else ""
    inside = f"><summary data-stop>{escape(head)}</summary><ol>{items}</ol></details>"
    return f"<details{style}{inside}", f"<details{style} open data-open{inside}"


def _line(line: Line, sentence: str) -> str:
    """Returns a log line with this sentence (HTML) as HTML; a click on it highlights the things on
    the board that it mentions."""
    refs = escape(" ".join(references(line.event)))
    at = f' data-at="{line.n}"' if line.n is not None else ""
    style = ' class="undone"' if line.undone else ' class="mine"' if line.affects_reader else ""
    return (
        f'<li data-key="line-{line.number}"{style}>'
        f'<button type="button" data-stop data-refs="{refs}"{at}>{escape(sentence)}</button></li>'
    )


def references(event: Event) -> list[str]:
    """Returns the names (the HTML attribute ``data-ref``) of the things on the board that an event
    mentions, so that a click on its log line can highlight them."""
    return [
        f"seat-{value}" if name.startswith("seat") else f"{name}-{value}"
        for name, value in event.args.items()
    ]
