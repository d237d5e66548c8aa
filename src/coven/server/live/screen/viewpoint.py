"""From whose seat and in which language a table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from coven.games import package_of
from coven.table import Seat, Table
from coven.text import LOCALES, Speaker


@dataclass(frozen=True)
class Viewpoint:
    """Who looks at a table, as which seat, and in which language. Drawn screens are cached by
    it."""

    person: str
    seat: int | None
    """None: as a spectator."""
    locale: str
    handover: int | None = None
    """The seat that the shared device must be handed to; until then the view is a spectator's."""
    side: int = 0
    """The seat that a spectator sees in front."""
    delayed: bool = False
    """Whether the table is shown as it was a while ago."""


def own_speaker(table: Table, viewpoint: Viewpoint) -> Speaker:
    """Returns the cached speaker that calls the reader "you". People who share a device are called
    by their names."""
    alone = len(table.seats_of(viewpoint.person)) == 1
    return speaker_for(table, viewpoint.locale, viewpoint.seat if alone else None)


@cache
def _bot_names(locale: str) -> dict[str, str]:
    """Returns a mapping from bots' names in any of the languages to their names in this one."""
    names = {key: Speaker("coven", key).say("web-bot-names").split(", ") for key in LOCALES}
    return {
        name: own
        for there in names.values()
        for name, own in zip(there, names[locale], strict=True)
    }


def shown_names(seats: Sequence[Seat], locale: str) -> list[str]:
    """Returns the names of all seats. Bots, and people who have deleted their names, are called by
    names in the reader's language."""
    known = _bot_names(locale)
    return [
        s.name if s.person is not None else known.get(s.name, s.name) or _name_of_nobody(s, locale)
        for s in seats
    ]


def _name_of_nobody(seat: Seat, locale: str) -> str:
    """Returns what a seat without a name is called; "" if nobody ever sat there."""
    return Speaker("coven", locale).say("web-former-player") if seat.why == "left" else ""


def speaker_for(table: Table, locale: str, viewer: int | None = None) -> Speaker:
    """Returns the cached speaker of the table's game, with the names of its players; bots have
    theirs in the reader's language. It calls the player at the seat `viewer` "you"."""
    names = shown_names(table.seats, locale)
    return speaker_of(table.settings.game, locale, names, viewer)


def speaker_of(
    game: str, locale: str, names: Sequence[str] = (), viewer: int | None = None
) -> Speaker:
    """Returns the cached speaker of a game, which calls the player at the seat `viewer` "you". The
    same names give the same object, which games use as a cache key for what they have drawn."""
    return _speaker(package_of(game), locale, tuple(names), viewer)


@lru_cache(maxsize=2_000)
def _speaker(package: str, locale: str, names: tuple[str, ...], viewer: int | None) -> Speaker:
    return Speaker(package, locale, names, forgiving=True, viewer=viewer)
