"""The same tournament with two boxes: what a changed card, another map, another number does.

Both play the same deals with the same bots, so that games can be compared one by one. What is in a
box is read when a game is first asked for, so each box has processes of its own.
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
from coven.core import Options
from coven.text import Speaker

from .arena import Z95, Played, play_one


class BadBox(ValueError):
    """A file that a game cannot be played with; the message is what it says itself."""


@dataclass(frozen=True)
class Change:
    """One measure of the games with the first box and with the second."""

    key: str
    args: dict[str, int | str]
    before: float
    after: float
    spread: float
    """Half of the 95 % interval of the difference, from game to game."""

    @property
    def difference(self) -> float:
        return self.after - self.before

    @property
    def clear(self) -> bool:
        """Whether the interval leaves no change out."""
        return abs(self.difference) > self.spread


@dataclass(frozen=True)
class Comparison:
    game: str
    specs: tuple[str, ...]
    before: tuple[Played, ...]
    after: tuple[Played, ...]

    def changes(self) -> list[Change]:
        pairs = list(zip(self.before, self.after, strict=True))
        seats = range(len(self.specs))

        def change(key: str, measure: Callable[[Played], float], **args: int | str) -> Change:
            firsts = [measure(one) for one, _ in pairs]
            seconds = [measure(other) for _, other in pairs]
            gaps = [b - a for a, b in zip(firsts, seconds, strict=True)]
            spread = Z95 * stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
            return Change(key, args, fmean(firsts), fmean(seconds), spread)

        def of_seat(seat: int) -> tuple[Change, Change]:
            number = seat + 1
            return (
                change("lab-seat-wins", lambda one: one.share(seat), number=number),
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
    def alike(self) -> int:
        """Games that went the same way to the last answer."""
        return sum(one == other for one, other in zip(self.before, self.after, strict=True))


def compare(
    game: str,
    specs: Sequence[str],
    boxes: tuple[Path | None, Path | None],
    number: int = 200,
    options: Options | None = None,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Comparison:
    """The same games with both boxes (None: the one that Coven has). Raises BadBox, UnknownGame,
    BadOptions."""
    full = games.game(game).complete(len(specs), options or {})
    total = math.ceil(number / len(specs)) * len(specs)
    played: list[tuple[Played, ...]] = []
    for box in boxes:
        before = sum(map(len, played))
        found: list[Played] = []
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_open, initargs=(game, box)
        ) as pool:
            made = pool.map(
                _play, repeat(game), repeat(tuple(specs)), repeat(full), repeat(seed), range(total)
            )
            for one in made:
                if isinstance(one, str):
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise BadBox(one)
                found.append(one)
                progress(before + len(found))
        played.append(tuple(found))
    return Comparison(game, tuple(specs), played[0], played[1])


def _open(game: str, box: Path | None) -> None:
    """In a process that plays with one box only."""
    os.environ.pop(games.BOX, None)
    if box is not None:
        os.environ[games.BOX] = f"{game}={box}"


def _play(
    game: str, specs: tuple[str, ...], options: Options, seed: int, number: int
) -> Played | str:
    try:
        return play_one(game, specs, options, seed, number)
    except Exception as e:  # whatever a wrong file leads to
        return f"{type(e).__name__}: {e}"


# -- a report for people ---------------------------------------------------------------------


def report(comparison: Comparison, speaker: Speaker) -> Table:
    """What `coven lab` prints; clear changes are marked."""
    count = len(comparison.before)
    title = speaker.say("lab-title", {"games": count, "alike": comparison.alike})
    table = Table(title=title, box=SIMPLE_HEAD, padding=0)
    for key in ("measure", "before", "after", "change"):
        table.add_column(speaker.say(f"lab-{key}"), justify="left" if key == "measure" else "right")
    table.add_column("")
    words = Speaker(games.package_of(comparison.game), speaker.locale)
    for change in comparison.changes():
        args = dict(change.args)
        if "ending" in args:
            args["ending"] = words.say(f"ending-{args['ending']}")
        table.add_row(
            speaker.say(change.key, args),
            *_numbers(change),
            speaker.say("lab-clear") if change.clear else "",
        )
    return table


def _numbers(change: Change) -> tuple[str, str, str]:
    if change.key in ("lab-seat-wins", "lab-ending"):
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


def as_csv(comparison: Comparison) -> str:
    """Both games of every deal, a line for each pair."""
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
