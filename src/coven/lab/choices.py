"""Statistics of choices and cards: how often they are played, whether they win, which stay unused.

A *choice* is a verb, or a verb with a card, such as ``play web_lore``. A *card* is what the entry
``hand`` of a seat's view lists. A card is used when its holder plays a move that names it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from coven import games
from coven.core import Game, Move, State, Text
from coven.text import MissingText, Speaker

from .wilson import wilson

MOST_ROWS = 40
"""How many rows a printed table has; a file has all."""


@dataclass
class SeatChoices:
    """What one seat could do and did in one game."""

    available: dict[str, int] = field(default_factory=dict)
    """In how many decisions each choice was legal."""
    taken: dict[str, int] = field(default_factory=dict)
    """How often each choice was taken."""
    held: set[str] = field(default_factory=set)
    """The cards that the seat had in hand at any of its decisions."""
    used: set[str] = field(default_factory=set)
    """Those that it named in a move."""
    labels: dict[str, Text] = field(default_factory=dict)
    """What the choices that are single moves are called."""

    def watch(self, game: Game, s: State, seat: int, move: Move) -> None:
        """Notes a decision of the seat: what it could play in this position, and what it plays."""
        held = set(cards_in(game.view(s, seat).get("hand")))
        self.held |= held
        for choice in {choice_of(legal, held) for legal in s.pending.get(seat, [])}:
            self.available[choice] = self.available.get(choice, 0) + 1
        if move not in s.pending.get(seat, []):
            return
        choice = choice_of(move, held)
        self.taken[choice] = self.taken.get(choice, 0) + 1
        self.used |= held & set(move.text.split()[1:])
        if choice not in self.labels and choice == move.text:
            self.labels[choice] = game.describe(s, seat, move)


def cards_in(hand: Any) -> Iterator[str]:
    """Yields the ids of the cards in a view's ``hand``: texts, or tables with ``key`` or ``id``, in
    lists or in tables of lists."""
    if isinstance(hand, str):
        yield hand
    elif isinstance(hand, Mapping):
        id = hand.get("key", hand.get("id"))
        for part in [id] if isinstance(id, str) else hand.values():
            yield from cards_in(part)
    elif isinstance(hand, list | tuple):
        for part in hand:
            yield from cards_in(part)


def choice_of(move: Move, held: Iterable[str]) -> str:
    """Returns the choice that a move is: its verb, with the first of the cards in hand (`held`)
    that it names."""
    card = next((word for word in move.text.split()[1:] if word in held), "")
    return f"{move.verb} {card}".rstrip()


@dataclass(frozen=True)
class Share:
    """A number of times out of a number of occasions."""

    times: float
    of: int

    @property
    def rate(self) -> float:
        """Returns the times as a share of the occasions, from 0 to 1."""
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Returns the lower and upper end of the 95 % confidence interval of `rate` (Wilson)."""
        return wilson(self.times, self.of)

    def __str__(self) -> str:
        if not self.of:
            return "–"
        low, high = self.interval
        return f"{self.rate:.0%} ({low:.0%}–{high:.0%})"


@dataclass(frozen=True)
class ChoiceFigures:
    """The figures of a choice over all games and seats."""

    choice: str
    label: Text | None
    """What it is called; None if it stands for several moves."""
    per_game: float
    """How often it was taken in a game, by all seats together."""
    taken: Share
    """The share of the decisions with this choice in which it was taken."""
    won: Share
    """The share of victories of seats that took it at least once."""


@dataclass(frozen=True)
class CardFigures:
    """The figures of a card over all games and seats."""

    card: str
    held: Share
    """The share of seats that had it in hand at any time."""
    dead: Share
    """The share of its holders that never named it in a move."""
    won: Share
    """The share of victories of its holders."""
    won_used: Share
    """The share of victories of those who used it."""


Watched = Iterable[tuple[tuple[SeatChoices, ...], tuple[float, ...]]]
"""For every game: the choices of all seats, and their shares of the victory."""


def choices(watched: Watched) -> list[ChoiceFigures]:
    """Returns the figures of all choices that were ever taken, the most frequent first."""
    games_played, found, labels = 0, dict[str, list[float]](), dict[str, Text]()
    for seats, wins in watched:
        games_played += 1
        for seat, won in zip(seats, wins, strict=True):
            for choice, times in seat.available.items():
                sums = found.setdefault(choice, [0, 0, 0, 0])
                took = seat.taken.get(choice, 0)
                sums[0] += times
                sums[1] += took
                if took:
                    sums[2] += 1
                    sums[3] += won
            labels = {**seat.labels, **labels}
    figures = [
        ChoiceFigures(
            choice,
            labels.get(choice),
            took / games_played,
            Share(took, int(times)),
            Share(won, int(takers)),
        )
        for choice, (times, took, takers, won) in found.items()
        if took
    ]
    return sorted(figures, key=lambda one: (-one.per_game, one.choice))


def cards(watched: Watched) -> list[CardFigures]:
    """Returns the figures of all cards that anybody held, those that stay unused most often
    first."""
    count, found = 0, dict[str, list[float]]()
    for seats, wins in watched:
        for seat, won in zip(seats, wins, strict=True):
            count += 1
            for card in seat.held:
                sums = found.setdefault(card, [0, 0, 0, 0])
                sums[0] += 1
                sums[1] += won
                if card in seat.used:
                    sums[2] += 1
                    sums[3] += won
    figures = [
        CardFigures(
            card,
            Share(holders, count),
            Share(holders - users, int(holders)),
            Share(won, int(holders)),
            Share(won_used, int(users)),
        )
        for card, (holders, won, users, won_used) in found.items()
    ]
    return sorted(figures, key=lambda one: (-one.dead.rate, -one.held.times, one.card))


# -- reports for people -----------------------------------------------------------------------


def card_name(id: str, game: Game, speaker: Speaker) -> str:
    """Returns what players call a card: the Fluent message that ends with its id, else the id."""
    prefixes = [word for prefix in game.box_names.values() for word in prefix.split()]
    for prefix in (*prefixes, "card", "spell", "trick", "recipe"):
        key = f"{prefix}-{id}"
        if speaker.has(key):
            try:
                return f"{speaker.say(key)} ({id})"
            except MissingText:
                continue
    return id


def report(game: str, watched: Watched, speaker: Speaker, note: str = "") -> list[Table]:
    """Returns the result tables of a game's cards, if it has any, and of its choices. `note` is
    added to their titles."""
    played = list(watched)
    rules = games.game(game)
    words = Speaker(games.package_of(game), speaker.locale, forgiving=True)
    tables = []
    held = cards(played)
    if held:
        table = _table(speaker, "lab-cards", ("card", "held", "dead", "won-held", "won-used"), note)
        for card in held[:MOST_ROWS]:
            shares = (card.held, card.dead, card.won, card.won_used)
            table.add_row(card_name(card.card, rules, words), *map(str, shares))
        tables.append(table)
    table = _table(speaker, "lab-choices", ("choice", "per-game", "taken", "won-taken"), note)
    for one in choices(played)[:MOST_ROWS]:
        name = one.choice
        if one.label is not None:
            name = f"{words.say(one.label)} ({one.choice})"
        table.add_row(name, f"{one.per_game:.2f}", str(one.taken), str(one.won))
    return [*tables, table]


def _table(speaker: Speaker, title: str, keys: Iterable[str], note: str) -> Table:
    """Returns an empty result table whose columns have the Fluent messages ``lab-KEY`` of these
    keys as headings. `note` is added to its `title`."""
    head = speaker.say(title) + (f" · {note}" if note else "")
    table = Table(title=head, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for i, key in enumerate(keys):
        table.add_column(speaker.say(f"lab-{key}"), justify="right" if i else "left")
    return table


def choices_csv(boxes: Mapping[str, Watched]) -> str:
    """Returns a CSV file with a line for each card and each choice of every box."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["box", "kind", "name", "times", "of", "won", "won_of", "unused"])
    for box, watched in boxes.items():
        played = list(watched)
        for card in cards(played):
            held, won = card.held, card.won
            row = [held.times, held.of, won.times, won.of, card.dead.times]
            writer.writerow([box, "card", card.card, *(f"{number:g}" for number in row)])
        for one in choices(played):
            row = [one.taken.times, one.taken.of, one.won.times, one.won.of]
            writer.writerow([box, "choice", one.choice, *(f"{number:g}" for number in row), ""])
    return out.getvalue()
