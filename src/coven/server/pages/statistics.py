"""How a guest does: plays, wins, points, streaks and ratings per game, and leaderboards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven import games
from coven.bots import LEVEL_BEST
from coven.core import Args
from coven.store import Played, Ranked, bot_rating

from ..access.guests import Guest
from .charts import bar_chart, history_chart
from .context import site_of
from .lobby import known_game
from .render import guest_of, page, speaker

MOST_BARS = 6


@dataclass(frozen=True)
class Summary:
    """Figures of one person in one game. Cooperative and solo matches are counted separately: they
    have best results instead of ratings."""

    plays: int
    wins: int
    average: float
    """Mean of the points in matches against others."""
    streak: int
    """How many of the last matches were won in a row."""
    longest: int
    """The longest row of wins."""
    together: int
    """How many cooperative and solo matches there were,"""
    together_won: int
    """how many of them were won,"""
    best: int | None
    """and the best result of one that was won."""


def summarise(played: Sequence[Played], fewest_is_best: bool = False) -> Summary:
    """Returns the figures of a person's results in one game, the last first; `fewest_is_best`: see
    `Game`."""
    best = min if fewest_is_best else max
    alone = [one for one in played if one.shared]
    against = [one for one in played if not one.shared]
    rows: list[int] = [0]
    for one in reversed(against):
        rows = [*rows[:-1], rows[-1] + 1] if one.won else [*rows, 0]
    return Summary(
        plays=len(against),
        wins=sum(one.won for one in against),
        average=sum(one.points for one in against) / max(1, len(against)),
        streak=rows[-1],
        longest=max(rows),
        together=len(alone),
        together_won=sum(one.won for one in alone),
        best=best((one.points for one in alone if one.won), default=None),
    )


async def my_statistics(request: Request) -> Response:
    """Shows how the guest does in every game they have played."""
    guest, results = guest_of(request), site_of(request).store.results
    played = [one for one in await results.of_person(guest.id) if one.counted]
    ratings = {one.game: one for one in await results.ratings_of(guest.id)}
    often = [id for id, _ in Counter(one.game for one in played).most_common() if known_game(id)]
    return page(
        request,
        "statistics.html",
        guest,
        sections=[
            _section(id, [one for one in played if one.game == id], ratings.get(id), guest)
            for id in often
        ],
        bad=False,
        tab="stats",
        here="/me/stats",
    )


def _section(id: str, played: list[Played], rating: Ranked | None, guest: Guest) -> dict[str, Any]:
    """Returns what the page shows of one game; `played`: the person's results in it, the last
    first; `rating`: theirs, None without rated matches."""
    game = games.game(id)
    voice = speaker(guest, game)
    figures = summarise(played, game.fewest_is_best)
    average = f"{figures.average:.1f}".replace("-", "−")
    variants = [
        (voice.say(f"variant-{one.variant}" if one.variant else "web-variant-other"), one.won)
        for one in played
    ]
    openings = [
        (voice.say(one.opening), one.won)
        for one in played
        if one.opening and voice.has(one.opening)
    ]
    history = [one.rating.shown for one in reversed(played) if one.rating is not None]
    points = [one.points for one in reversed(played) if not one.shared]
    args: Args = {
        "plays": figures.plays,
        "percent": round(100 * figures.wins / max(1, figures.plays)),
        "wins": figures.wins,
    }
    return {
        "id": id,
        "name": voice.say("name"),
        "figures": figures,
        "best": voice.say("best-result" if voice.has("best-result") else "web-stats-best"),
        "wins": voice.say("web-stats-wins", args),
        "average": average if guest.language == "en" else average.replace(".", ","),
        "scored": any(points),
        "rating": rating.rating.shown if rating is not None else 0,
        "sure": rating is not None and rating.plays >= 5,
        "history": history_chart(history, voice.say("web-stats-history")),
        "points": history_chart(points, voice.say("web-stats-points")),
        "bars": [
            (title, bar_chart(_favourites(chosen), title))
            for key, chosen in (("web-stats-variants", variants), ("openings", openings))
            if chosen and voice.has(key)
            for title in (voice.say(key),)
        ],
    }


def _favourites(chosen: Sequence[tuple[str, bool]]) -> list[tuple[str, int, int]]:
    """Returns how often each name occurs and how often it won, the most frequent first; `chosen`:
    a name for each match, and whether the match was won."""
    won = Counter(name for name, yes in chosen if yes)
    most = Counter(name for name, _ in chosen).most_common(MOST_BARS)
    return [(name, count, won[name]) for name, count in most]


async def leaderboard(request: Request) -> Response:
    """Shows the ratings in a game of people who want to be listed, and of the bots."""
    id = request.path_params["game"]
    game = known_game(id)
    if game is None:
        raise HTTPException(404)
    guest = guest_of(request)
    found = await site_of(request).store.results.leaderboard(id)
    voice = speaker(guest, game)
    levels = range(1, LEVEL_BEST + 1) if game.level_wins is not None else ()
    rows = [
        {
            "place": 1 + sum(other.rating.shown > one.rating.shown for other in found),
            "name": one.name,
            "rating": one.rating.shown,
            "plays": one.plays,
            "you": one.person == guest.id,
        }
        for one in found
    ] + [
        {
            "place": 0,
            "name": voice.say("web-kind-bot", {"level": f"level-{level}"}),
            "rating": bot_rating(id, level).shown,
        }
        for level in levels
    ]
    return page(
        request,
        "leaderboard.html",
        guest,
        game,
        name=voice.say("name"),
        rows=sorted(rows, key=lambda row: (-row["rating"], row["place"])),
        people=len(found),
        listed=any(one.person == guest.id for one in found),
        here=f"/games/{id}/leaderboard",
    )
