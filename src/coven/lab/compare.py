"""Plays the same tournament with two boxes, to see what a changed card, map or number does.

A box is a game's ``components.toml``: the list of what is in the game's box. Both tournaments have
the same deals and the same bots, so that games can be compared one by one. A game reads its box
when it is first imported, so each box has its own processes.
"""

from __future__ import annotations

import csv
import io
import math
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from rich.box import SIMPLE_HEAD
from rich.table import Table

from coven import games
from coven.box import VARIABLE
from coven.core import Args, Options
from coven.text import Speaker

from .arena import PlayedGame, play_one
from .wilson import Z95

SMALL = 0.02
"""The change of a seat's victories for which the report says how many games would show it."""


class UnplayableBox(ValueError):
    """The game cannot be played with one of the compared components.toml files; the message is that
    of the original error."""


@dataclass(frozen=True)
class Change:
    """The averages of one measure (length, points …) with the first box and with the second."""

    key: str
    """The key of the measure's name; `args` are the message's arguments."""
    args: dict[str, int | str]
    before: float
    after: float
    spread: float
    """Half the width of the 95 % confidence interval of the difference."""

    @property
    def difference(self) -> float:
        """Returns by how much the average is larger with the second box."""
        return self.after - self.before

    @property
    def is_rate(self) -> bool:
        """Whether the averages are shares of games, from 0 to 1."""
        return self.key in ("lab-seat-wins", "lab-ending")

    @property
    def significant(self) -> bool:
        """Whether the 95 % interval of the difference excludes zero."""
        return abs(self.difference) > self.spread


@dataclass(frozen=True)
class Comparison:
    """The games of two tournaments with the same deals: `before` with the first box
    (components.toml), `after` with the second."""

    game: str
    specs: tuple[str, ...]
    before: tuple[PlayedGame, ...]
    after: tuple[PlayedGame, ...]

    def changes(self) -> list[Change]:
        """Returns the changes in length, points, the gap between seats, each seat's victories and
        points, and how often each ending occurs."""
        pairs = list(zip(self.before, self.after, strict=True))
        seats = range(len(self.specs))

        def change(key: str, measure: Callable[[PlayedGame], float], **args: int | str) -> Change:
            firsts = [measure(one) for one, _ in pairs]
            seconds = [measure(other) for _, other in pairs]
            gaps = [b - a for a, b in zip(firsts, seconds, strict=True)]
            spread = Z95 * stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
            return Change(key, args, fmean(firsts), fmean(seconds), spread)

        def of_seat(seat: int) -> tuple[Change, Change]:
            number = seat + 1
            return (
                change("lab-seat-wins", lambda one: one.win_share(seat), number=number),
                change("lab-seat-points", lambda one: one.scores[seat], number=number),
            )

        def of_ending(ending: str) -> Change:
            return change("lab-ending", lambda one: one.ending == ending, ending=ending)

        endings = Counter(one.ending for pair in pairs for one in pair)
        return [
            change("lab-length", lambda one: one.plies),
            change("lab-points", lambda one: fmean(one.scores)),
            change("lab-gap", lambda one: max(one.scores) - min(one.scores)),
            *(found for seat in seats for found in of_seat(seat)),
            *(of_ending(ending) for ending, _ in endings.most_common()),
        ]

    @property
    def identical_games(self) -> int:
        """Returns how many deals had the same length, ending, places and scores with both boxes."""
        return sum(one == other for one, other in zip(self.before, self.after, strict=True))


def games_for(difference: float, change: Change, games: int) -> int:
    """Returns about how many games are needed to see a difference of this size, assuming that
    results vary as `change` did in `games` games. With that many, the 95 % interval reaches at most
    `difference` to either side. 0 if the results did not vary."""
    if not math.isfinite(change.spread):
        return 0
    return math.ceil(games * (change.spread / difference) ** 2)


def compare(
    game: str,
    specs: Sequence[str],
    boxes: tuple[Path | None, Path | None],
    number: int = 200,
    options: Options | None = None,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    watch: bool = False,
) -> Comparison:
    """Plays at least `number` games with each of two boxes, given as components.toml files (None:
    Coven's own).

    `specs` describe a bot for each seat, `jobs` is the number of processes, and `progress` is
    called with the number of finished games. With `watch`, the choices of all seats are noted
    (`coven.lab.choices`). Raises UnplayableBox, UnknownGame, BadOptions."""
    full = games.game(game).complete(len(specs), options or {})
    total = math.ceil(number / len(specs)) * len(specs)
    played: list[tuple[PlayedGame, ...]] = []
    for file in boxes:
        before = sum(map(len, played))
        found: list[PlayedGame] = []
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_use_box, initargs=(game, file)
        ) as pool:
            made = pool.map(
                _play, *map(repeat, (game, tuple(specs), full, seed, watch)), range(total)
            )
            for one in made:
                if isinstance(one, str):
                    pool.shutdown(cancel_futures=True)
                    raise UnplayableBox(one)
                found.append(one)
                progress(before + len(found))
        played.append(tuple(found))
    return Comparison(game, tuple(specs), played[0], played[1])


def _use_box(game: str, file: Path | None) -> None:
    """Makes the game `game` read its box from `file` (None: its own) in this process; must be
    called before the game is imported."""
    os.environ.pop(VARIABLE, None)
    if file is not None:
        os.environ[VARIABLE] = f"{game}={file}"


def _play(
    game: str, specs: tuple[str, ...], options: Options, seed: int, watch: bool, number: int
) -> PlayedGame | str:
    """Plays game `number` of a tournament between the bots that `specs` describe, noting choices if
    `watch`; returns its result, or an error message if the game cannot be played with its box."""
    try:
        return play_one(game, specs, options, seed, watch, number)
    except Exception as e:  # a wrong box can raise anything
        return f"{type(e).__name__}: {e}"


# -- a report for people ---------------------------------------------------------------------


def report(comparison: Comparison, speaker: Speaker) -> Table:
    """Returns the result table that `coven lab` prints; significant changes are marked."""
    count = len(comparison.before)
    title = speaker.say("lab-title", {"games": count, "alike": comparison.identical_games})
    table = Table(title=title, box=SIMPLE_HEAD, padding=0)
    for key in ("measure", "before", "after", "change"):
        table.add_column(speaker.say(f"lab-{key}"), justify="left" if key == "measure" else "right")
    table.add_column("")
    words = Speaker(games.package_of(comparison.game), speaker.locale)
    for change in comparison.changes():
        table.add_row(
            measure_name(change, speaker, words),
            *_numbers(change),
            speaker.say("lab-clear") if change.significant else "",
        )
    rates = [change for change in comparison.changes() if change.key == "lab-seat-wins"]
    needed = max((games_for(SMALL, rate, count) for rate in rates), default=0)
    if needed:
        more = max(0, needed - count)
        args: Args = {"percent": f"{SMALL:.0%}", "games": needed, "more": more}
        table.caption = speaker.say("lab-power" if more else "lab-power-enough", args)
    return table


def measure_name(change: Change, speaker: Speaker, words: Speaker) -> str:
    """Returns what a change is called; `words` are the texts of the game."""
    args = dict(change.args)
    if "ending" in args:
        args["ending"] = words.say(f"ending-{args['ending']}")
    return speaker.say(change.key, args)


def _numbers(change: Change) -> tuple[str, str, str]:
    """Returns three texts: the average before, the average after, and the difference with its
    interval; in percent for rates."""
    if change.is_rate:
        return (
            f"{change.before:.1%}",
            f"{change.after:.1%}",
            f"{100 * change.difference:+.1f} ± {100 * change.spread:.1f}",
        )
    return (
        f"{change.before:.2f}",
        f"{change.after:.2f}",
        f"{change.difference:+.2f} ± {change.spread:.2f}",
    )


def comparison_csv(comparison: Comparison) -> str:
    """Returns a CSV file with a line for each deal: both games' lengths, endings and scores."""
    seats = range(len(comparison.specs))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    sides = [f"{what}_{side}" for side in ("before", "after") for what in ("plies", "ending")]
    scores = [f"seat{i + 1}_{side}" for side in ("before", "after") for i in seats]
    writer.writerow(["game", *sides, *scores])
    for one, other in zip(comparison.before, comparison.after, strict=True):
        writer.writerow(
            [one.number, *(x for p in (one, other) for x in (p.plies, p.ending))]
            + [score for p in (one, other) for score in p.scores]
        )
    return out.getvalue()
