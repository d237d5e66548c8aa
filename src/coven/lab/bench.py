"""Measures the speed of the engine: all numbers in one run on one core."""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table

from coven import games
from coven.bots import LEVEL_BEST, BotRng, SearchBot, bot_for, play_randomly
from coven.compiled import is_compiled
from coven.core import Game, State, rng_of
from coven.text import Speaker

from .arena import quantile

BASELINE = "noughts-and-crosses"
"""Measured in every run: its rules cost almost nothing, so it shows the cost of the engine."""


@dataclass(frozen=True)
class Measured:
    """The speed of one game: decisions and games per second, microseconds to copy a position, and
    so on. Of several runs the fastest counts."""

    game: str
    compiled: bool
    decisions: float
    """Random decisions per second, with as few players as possible but at least two."""
    games: float
    """Random games per second with their set-up, with as few players."""
    copy: float
    """Microseconds to copy a position in mid-game with most players."""
    iterations: float
    """Iterations per second of the tree search as level 3 plays it, at the opening and in mid-game
    with as few players."""
    save: float
    """Milliseconds to save a position in mid-game with most players as JSON text."""
    load: float
    """Milliseconds to load that position."""
    options: float
    """Milliseconds from an answer to the next list of moves with most players: 99th percentile."""


def bench(
    ids: Iterable[str],
    repeats: int = 5,
    seconds: float = 0.2,
    progress: Callable[[str], None] = lambda id: None,
) -> list[Measured]:
    """Returns the speed of the games with these ids and of the baseline. Each number is the best of
    `repeats` runs of about `seconds` each, because other processes slow some of them down.
    `progress` is called with the id of each game before it is measured. Raises UnknownGame."""
    found = []
    for id in dict.fromkeys((BASELINE, *ids)):
        progress(id)
        found.append(measure(games.game(id), repeats, seconds))
    return found


def measure(game: Game, repeats: int, seconds: float) -> Measured:
    """Returns the speed of one game: the best of `repeats` runs of about `seconds` each."""
    options = sorted(option_times(game))
    few = min((n for n in game.facts.players if n > 1), default=game.facts.players[0])
    rng = BotRng(game.id)
    opening = game.new(few, {}, rng_of(1))
    crowded = mid_game(game, max(game.facts.players))
    saved = json.dumps(game.save(crowded))
    deals = 0
    search = bot_for(game, LEVEL_BEST, game.id)
    assert isinstance(search, SearchBot)
    asked = itertools.cycle([opening, mid_game(game, few)])

    def random_play() -> int:
        return play_randomly(opening.copy(), rng)

    def whole_game() -> int:
        nonlocal deals
        deals += 1
        play_randomly(game.new(few, {}, rng_of(deals)), rng)
        return 1

    def copy() -> int:
        for _ in range(100):
            crowded.copy()
        return 100

    def save() -> int:
        json.dumps(game.save(crowded))
        return 1

    def load() -> int:
        game.load(json.loads(saved), crowded.rng)
        return 1

    def search_once() -> int:
        position = next(asked)
        search.best(position, next(iter(position.pending)))
        return search.iterations_done

    def best(task: Callable[[], int]) -> float:
        return max(rate(task, seconds) for _ in range(repeats))

    return Measured(
        game=game.id,
        compiled=is_compiled(),
        decisions=best(random_play),
        games=best(whole_game),
        copy=1e6 / best(copy),
        iterations=best(search_once),
        save=1e3 / best(save),
        load=1e3 / best(load),
        options=1e3 * quantile(options, 0.99),
    )


def option_times(game: Game) -> Iterator[float]:
    """Yields the seconds from each answer of a random game to the next list of moves. Call it
    before other games are played, while the caches are empty."""
    s = game.new(max(game.facts.players), {}, rng_of(2))
    rng = BotRng(2)
    while not s.over:
        start = time.process_time()
        play_randomly(s, rng, 1)
        yield time.process_time() - start


def mid_game(game: Game, seats: int) -> State:
    """Returns the position in the middle of a random game."""
    s = game.new(seats, {}, rng_of(1))
    half = play_randomly(s.copy(), BotRng(1)) // 2
    play_randomly(s, BotRng(1), half)
    return s


def rate(task: Callable[[], int], seconds: float) -> float:
    """Calls `task` again and again for about `seconds` of processor time. Returns the sum of what
    the calls returned (what they got done), per second."""
    count = 0
    start = time.process_time()
    while True:
        count += task()
        spent = time.process_time() - start
        if spent >= seconds:
            return count / spent


Peer = tuple[str, float, float, str]
"""Another engine: its name, random decisions and games per second, and the reason if it could not
be measured (else empty)."""


def report(
    measured: Sequence[Measured], speaker: Speaker, repeats: int = 5, peers: Sequence[Peer] = ()
) -> Table:
    """Returns the result table that `coven bench` prints, with other engines (`peers`) at its end.
    `repeats`: how many runs each number is the best of."""
    table = Table(
        title=speaker.say("bench-title", {"repeats": repeats}),
        caption=speaker.say("bench-note"),
        box=SIMPLE_HEAD,
        padding=0,
    )
    table.add_column(speaker.say("bench-game"), no_wrap=True)
    table.add_column(speaker.say("bench-engine"), no_wrap=True)
    for key in ("decisions", "games", "copy", "iterations", "options", "save", "load"):
        name = (
            speaker.say(f"bench-{key}").replace("/", " /").replace(" ", "\n")
        )  # all in 80 columns
        table.add_column(name, justify="right", no_wrap=True)
    for m in measured:
        table.add_row(
            Speaker(games.package_of(m.game), speaker.locale).say("name"),
            speaker.say("bench-compiled" if m.compiled else "bench-pure"),
            f"{m.decisions:,.0f}",
            f"{m.games:,.0f}",
            f"{m.copy:.2f}",
            f"{m.iterations:,.0f}",
            f"{m.options:.3f}",
            f"{m.save:.2f}",
            f"{m.load:.2f}",
        )
    if peers:
        table.add_section()
    for name, decisions, games_a_second, why in peers:
        figures = ("–", "–") if why else (f"{decisions:,.0f}", f"{games_a_second:,.0f}")
        table.add_row(name, "", *figures)
    return table


if __name__ == "__main__":
    print(json.dumps([asdict(m) for m in bench(sys.argv[1:])]))
