"""Coven: the table for five witch games.

Get a game by its id; a position lists its legal moves; playing a move changes the position.

>>> import coven
>>> grid = coven.game("noughts-and-crosses")
>>> s = grid.new(seats=2)
>>> coven.play(s, 0, coven.parse("mark 4"))
>>> [str(move) for move in s.moves(1)][:3]
['mark 0', 'mark 1', 'mark 2']

A match adds a log, undo, and a secret with which its shuffles can be checked afterwards. A bot
answers for a seat.

>>> match = coven.Match.start("noughts-and-crosses", seats=2)
>>> bot = coven.bot("noughts-and-crosses", 1)
>>> match.submit(0, coven.answer(bot, match.state, 0)).n
1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from coven.compiled import must_be_current

must_be_current()

import coven.core.game as _engine
from coven.core import BadOptions, Game, Illegal, Malformed, Move, State, Text, parse, play, rng_of
from coven.games import LOBBY, UnknownGame, game
from coven.games import ids as game_ids

if TYPE_CHECKING:
    from coven.bots import Bot, answer
    from coven.table import BrokenFile, Match, NoUndo
    from coven.text import Speaker

__version__ = "0.1.0"

__all__ = [
    "LOBBY",
    "BadOptions",
    "Bot",
    "BrokenFile",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Move",
    "NoUndo",
    "Speaker",
    "State",
    "Text",
    "UnknownGame",
    "answer",
    "bot",
    "game",
    "game_ids",
    "parse",
    "picture",
    "play",
    "rng_of",
    "speaker",
]

_LATER = {
    "Bot": "coven.bots",
    "answer": "coven.bots",
    "BrokenFile": "coven.table",
    "Match": "coven.table",
    "NoUndo": "coven.table",
    "Speaker": "coven.text",
}
"""The module of each name that is imported when it is first used, so that importing the engine
stays fast."""


def _english(text: Text, game: str) -> str:
    """Returns a text of Coven, or of the game with this id, in English."""
    from coven.games import package_of
    from coven.text import Speaker

    return Speaker(package_of(game) if game else "coven", "en", forgiving=True).say(text)


def _board_html(state: State) -> str:
    """Returns a position as notebooks show it."""
    from coven import snapshot

    return snapshot.frame(snapshot.html(snapshot.game_of(state), state))


_engine.english = _english
_engine.board_html = _board_html


def __dir__() -> list[str]:
    return [*__all__, "__all__", "__doc__", "__name__", "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def bot(of: Game | str, spec: int | str = 2, seed: int | str = 0) -> Bot:
    """Returns a bot for the game `of` (a game or its id). `spec`: a level from 1 to 4,
    ``"random"``, ``"greedy"``, or a level with another budget (``"3:400"`` iterations;
    see `coven.bots.bot_of`). `seed` is that of its random numbers. Raises UnknownGame,
    coven.bots.BadSpec."""
    from coven.bots import bot_of

    return bot_of(game(of) if isinstance(of, str) else of, str(spec), seed)


def picture(
    of: Match | State, seat: int | None = None, kind: str = "html", locale: str = "en"
) -> str | bytes:
    """Returns the board of a match or a position, as `seat` sees it, or a spectator (None).
    `kind`: ``"html"``, a page without scripts; ``"svg"``; ``"png"`` (bytes), which a Chromium or
    Chrome on this machine draws. Raises ValueError for another kind, coven.snapshot.NoBrowser.

    >>> picture(game("voodoo").new(3, seed=1), seat=0, kind="svg")[:4]
    '<svg'
    """
    from coven import snapshot

    if kind not in ("html", "svg", "png"):
        raise ValueError(f"no kind of picture is called {kind!r}; there are html, svg, png")
    if isinstance(of, State):
        page = snapshot.html(snapshot.game_of(of), of, seat, (), locale)
    else:
        page = snapshot.html(of.game, of.state, seat, tuple(of.names), locale)
    if kind == "html":
        return page
    return snapshot.svg(page) if kind == "svg" else snapshot.png(page)


def speaker(of: Game | str, locale: str = "en") -> Speaker:
    """Returns the texts of a game in ``en``, ``ru`` or ``uk``. Raises UnknownGame.

    >>> speaker("noughts-and-crosses", "uk").say("name")
    'Хрестики-нулики'
    """
    from coven.games import package_of
    from coven.text import Speaker

    return Speaker(package_of((game(of) if isinstance(of, str) else of).id), locale)
