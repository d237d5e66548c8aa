"""Tournaments of bots: how often each wins, from which seat, and how long it thinks."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations, repeat
from multiprocessing import get_context
from statistics import fmean

from rich.box import SIMPLE_HEAD
from rich.table import Table

from coven import games
from coven.bots import SHOWN_SCALE, Bot, bot_of, collect_rarely, play_bots, strengths
from coven.core import Args, Options, play, rng_of
from coven.text import Speaker

from .choices import SeatChoices, Watched
from .wilson import wilson


@dataclass(frozen=True)
class PlayedGame:
    """One finished game of a tournament: which bot sat where, places, scores, length and thinking
    times."""

    number: int
    entrants: tuple[int, ...]
    """For each seat, the index of its bot in the tournament's specs."""
    places: tuple[int, ...]
    """The place of each seat, 1 for the best."""
    scores: tuple[int, ...]
    plies: int
    ending: str
    seconds: tuple[tuple[float, ...], ...] = field(compare=False)
    """The seconds of CPU time of every decision, by seat."""
    choices: tuple[SeatChoices, ...] = field(default=(), compare=False)
    """What each seat could do and did, if that was watched."""

    def win_share(self, seat: int) -> float:
        """Returns the seat's share of the victory: 1 if it won alone, 0.5 if it shared with one
        other seat, 0 if it lost."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Standing:
    """The results of one kind of bot, or of one seat, over all its games: wins, scores, seconds per
    decision."""

    name: str
    games: int
    wins: float
    """The sum of its shares of victories."""
    scores: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()

    @property
    def rate(self) -> float:
        """Returns the share of games that this bot or seat won, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Returns the lower and upper end of the 95 % confidence interval of `rate` (Wilson)."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Tournament:
    """A finished tournament: its settings and all its games."""

    game: str
    options: Options
    specs: tuple[str, ...]
    seed: int
    played: tuple[PlayedGame, ...]
    took: float = field(compare=False)
    """How many seconds the whole tournament took."""

    def standings(self) -> list[Standing]:
        """Returns the results of each kind of bot, in the order of the specs."""
        return [
            self._standing(
                spec,
                [
                    (game, seat)
                    for game in self.played
                    for seat, entrant in enumerate(game.entrants)
                    if self.specs[entrant] == spec
                ],
            )
            for spec in dict.fromkeys(self.specs)
        ]

    def seats(self) -> list[Standing]:
        """Returns the results of each seat, whichever bot sat there."""
        return [
            self._standing(str(seat + 1), [(game, seat) for game in self.played])
            for seat in range(len(self.specs))
        ]

    def ratings(self) -> dict[str, int]:
        """Returns the rating of each kind of bot, as servers would show it. The ratings are those
        with which the model of ratings expects how often each kind came before each other one. They
        are shifted so that level 2 has 1500, as a new person; without level 2, so that their mean
        is 1500."""
        results: Counter[tuple[str, str]] = Counter()
        for game in self.played:
            kinds = [self.specs[entrant] for entrant in game.entrants]
            for a, b in permutations(range(len(kinds)), 2):
                if kinds[a] != kinds[b]:
                    ahead = (game.places[a] < game.places[b]) + (game.places[a] <= game.places[b])
                    results[kinds[a], kinds[b]] += ahead
        halves = {pair: count / 2 for pair, count in results.items()}
        return {name: round(SHOWN_SCALE * one) for name, one in strengths(halves, "2").items()}

    def lengths(self, ending: str | None = None) -> tuple[int, ...]:
        """Returns the number of decisions of each game, sorted; only of games with this ending, or
        of all if it is None."""
        return tuple(sorted(game.plies for game in self.played if ending in (None, game.ending)))

    def watched(self) -> Watched:
        """Returns the choices of each game with the seats' shares of the victory, if they were
        watched."""
        return watched(self.played)

    def endings(self) -> Counter[str]:
        """Returns how many games came to each ending."""
        return Counter(game.ending for game in self.played)

    @staticmethod
    def _standing(name: str, sat: list[tuple[PlayedGame, int]]) -> Standing:
        """Returns the results, called `name`, over the games in `sat`, each given with the seat
        whose result counts."""
        return Standing(
            name,
            len(sat),
            sum(game.win_share(seat) for game, seat in sat),
            tuple(sorted(game.scores[seat] for game, seat in sat)),
            tuple(sorted(t for game, seat in sat for t in game.seconds[seat])),
        )


def arena(
    game: str,
    specs: Sequence[str | Callable[..., Bot]],
    number: int = 200,
    options: Options | None = None,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    ray: bool = False,
    watch: bool = False,
) -> Tournament:
    """Plays at least `number` games between bots, one spec for each seat, such as ``3`` or
    ``greedy`` (`bots.bot_of`). A class of bots may stand for its spec ``module:Class``.

    The bots move on by one seat from game to game, and the games of one such round have the same
    deal, so that each bot sits at each seat equally often. `number` is rounded up to whole rounds.
    The same seed gives the same games with any number of processes (`jobs`), unless a bot's budget
    is in seconds. `progress` is called with the number of finished games. With `ray`, a Ray cluster
    plays them. With `watch`, the choices of all seats are noted (`coven.lab.choices`).

    Raises UnknownGame, BadOptions, BadSpec, BotDied, coven.lab.ray_cluster.NoRay.
    """
    rules = games.game(game)
    full = rules.complete(len(specs), options or {})
    named = tuple(spec if isinstance(spec, str) else spec_of(spec) for spec in specs)
    for spec in named:
        bot_of(rules, spec)
    start = time.perf_counter()
    total = math.ceil(number / len(specs)) * len(specs)
    played: list[PlayedGame] = []
    for one in _play_games((game, named, full, seed, watch), range(total), jobs, ray):
        played.append(one)
        progress(len(played))
    return Tournament(game, full, named, seed, tuple(played), time.perf_counter() - start)


def spec_of(make: Callable[..., Bot]) -> str:
    """Returns the spec of a class of bots, or of a function that makes one."""
    return f"{make.__module__}:{make.__qualname__}"


def _play_games(
    given: tuple[str, tuple[str, ...], Options, int, bool], numbers: range, jobs: int, ray: bool
) -> Iterator[PlayedGame]:
    """Yields the results of the games with these numbers, in order, played in `jobs` processes or
    on a Ray cluster (`ray`). `given`: the first arguments of `play_one` (game id, bot specs,
    options, seed, whether choices are watched)."""
    if ray:
        from .ray_cluster import map_on_ray

        yield from map_on_ray(play_one, given, numbers)
    elif jobs <= 1:
        for n in numbers:
            yield play_one(*given, n)
    else:
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=collect_rarely
        ) as pool:
            yield from pool.map(play_one, *map(repeat, given), numbers)


def play_one(
    game: str, specs: tuple[str, ...], options: Options, seed: int, watch: bool, number: int
) -> PlayedGame:
    """Plays game `number` of the tournament with this seed, between the bots that `specs` describe,
    and returns its result; with `watch`, also the choices of all seats."""
    rules = games.game(game)
    deal, turned = divmod(number, len(specs))
    entrants = tuple((seat + turned) % len(specs) for seat in range(len(specs)))
    bots = {
        seat: bot_of(rules, specs[entrant], f"{seed} {number} {entrant}")
        for seat, entrant in enumerate(entrants)
    }
    s = rules.new(len(specs), options, rng_of(seed * 1_000_003 + deal))
    seconds: list[list[float]] = [[] for _ in specs]
    seen = tuple(SeatChoices() for _ in specs) if watch else ()
    plies = 0
    start = time.process_time()
    for seat, move in play_bots(rules, s, bots):
        elsewhere = bots[seat].seconds_elsewhere
        seconds[seat].append(time.process_time() - start + elsewhere)
        if seen:
            seen[seat].watch(rules, s, seat, move)
        play(s, seat, move)
        plies += 1
        start = time.process_time()
    return PlayedGame(
        number,
        entrants,
        tuple(rules.ranking(s)),
        tuple(sum(parts.values()) for parts in rules.scores(s)),
        plies,
        rules.ending(s),
        tuple(tuple(times) for times in seconds),
        seen,
    )


def watched(played: Iterable[PlayedGame]) -> Watched:
    """Returns the choices of each game that was watched, with the seats' shares of the victory."""
    return [
        (one.choices, tuple(one.win_share(seat) for seat in range(len(one.places))))
        for one in played
        if one.choices
    ]


# -- numbers ---------------------------------------------------------------------------------


def quantile(ordered: Sequence[float], part: float) -> float:
    """Returns the smallest value that is not exceeded by the share `part` (0 to 1) of the values,
    which must be sorted; 0 if there are none."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0.0


# -- a report for people ---------------------------------------------------------------------


def report(tournament: Tournament, speaker: Speaker) -> list[Table]:
    """Returns the result tables that `coven arena` prints: bots, their thinking times, seats,
    endings."""
    played = tournament.played
    counts: Args = {
        "games": len(played),
        "seconds": round(tournament.took),
        "seed": tournament.seed,
    }
    bots = _table(
        speaker,
        speaker.say("arena-title", counts),
        ("bot", "games", "wins", "rate", "interval", "rating", "score", "spread"),
    )
    thinking = _table(
        speaker, speaker.say("arena-thinking"), ("bot", "decisions", "mean", "p99", "most")
    )
    ratings = tournament.ratings()
    for standing in tournament.standings():
        name = name_of(standing.name, speaker)
        bots.add_row(
            name,
            str(standing.games),
            f"{round(standing.wins, 1):g}",
            *_rates(standing),
            str(ratings.get(standing.name, "")),
            f"{fmean(standing.scores):.1f}",
            _spread(standing.scores),
        )
        times = standing.seconds
        thinking.add_row(
            name,
            str(len(times)),
            *(f"{t * 1000:.1f}" for t in (_mean(times), quantile(times, 0.99), quantile(times, 1))),
        )
    seats = _table(speaker, speaker.say("arena-seats"), ("seat", "rate", "interval", "score"))
    for standing in tournament.seats():
        seats.add_row(standing.name, *_rates(standing), f"{fmean(standing.scores):.1f}")
    course = _table(speaker, speaker.say("arena-course"), ("ending", "games", "length", "spread"))
    game_words = Speaker(games.package_of(tournament.game), speaker.locale)
    for ending, count in tournament.endings().most_common():
        lengths = tournament.lengths(ending)
        course.add_row(
            game_words.say(f"ending-{ending}"),
            str(count),
            f"{fmean(lengths):.1f}",
            _spread(lengths),
        )
    return [bots, thinking, seats, course]


def name_of(spec: str, speaker: Speaker) -> str:
    """Returns the name of a bot's level or kind in the speaker's language, with its budget and
    weights if the spec has them."""
    kind, at, weights = spec.partition("@")
    name, colon, budget = kind.partition(":")
    if not name.isdigit() and name not in ("random", "greedy"):
        return spec
    key = f"level-{name}" if name.isdigit() else f"bot-{name}"
    return f"{speaker.say(key)}{colon and ' · '}{budget}{at}{weights}"


def _table(speaker: Speaker, title: str, keys: Iterable[str]) -> Table:
    """Returns an empty result table called `title` whose columns have the Fluent messages
    ``arena-KEY`` of these keys as headings."""
    table = Table(title=title, box=SIMPLE_HEAD, padding=0)
    for i, key in enumerate(keys):
        table.add_column(speaker.say(f"arena-{key}"), justify="right" if i else "left")
    return table


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def _rates(standing: Standing) -> tuple[str, str]:
    """Returns the rate of victories and its confidence interval, each as text."""
    low, high = standing.interval
    return f"{standing.rate:.1%}", f"{low:.1%} – {high:.1%}"


def _spread(ordered: Sequence[int]) -> str:
    """Returns minimum, quartiles and maximum of sorted values as one text."""
    return " · ".join(f"{quantile(ordered, q):g}" for q in (0, 0.25, 0.5, 0.75, 1))
