"""The players beside the board."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Args
from coven.drawing import cached_drawing
from coven.table import Seat, Table
from coven.text import Speaker

from .icons import mark
from .viewpoint import Viewpoint

LONG_NAME = 9
"""Names with more letters are written smaller, so that none breaks inside."""


def player_part(
    table: Table,
    viewpoint: Viewpoint,
    i: int,
    present: frozenset[str],
    speaker: Speaker,
    now: float,
) -> str:
    """Returns the HTML of seat `i`: name, clock, and buttons for what the viewer can do about it.
    `present`: ids of the connected people."""
    seat = table.seats[i]
    playing = table.status == "playing"
    won = table.status == "over" and table.match is not None and table.places()[i] == 1
    head = _head(
        speaker,
        i,
        speaker.name(i),
        i in table.waiting,
        _kind(seat, viewpoint, present, i in table.waiting),
        seat.bot,
        won,
    )
    left = table.seconds_left(i, now)
    if left is not None and seat.person is not None and playing and not viewpoint.delayed:
        running = f' data-until="{now + left:.1f}"' if i in table.people_waiting else ""
        head += f'<span class="clock"{running}>{clock(speaker, left)}</span>'
    side = ""
    if viewpoint.seat is None and viewpoint.handover is None and len(table.seats) > 1:
        side = "here" if viewpoint.side == i else "elsewhere"
    back = playing and seat.kind == "bot" and seat.person == viewpoint.person is not None
    return head + _links(speaker, i, side, back)


def menu_part(table: Table, viewpoint: Viewpoint, present: frozenset[str], speaker: Speaker) -> str:
    """Returns the HTML of the table menu's live part: the seats that the viewer may hand to a bot,
    their own and, for the host, those of people who are not here; and the forms with which a player
    ends the match for themselves or for all. `present`: ids of the connected people."""
    buttons = []
    for i, seat in enumerate(table.seats):
        mine = seat.person == viewpoint.person
        gone = viewpoint.person == table.host and seat.person not in present
        if table.status == "playing" and seat.kind == "person" and (mine or gone):
            label = speaker.html("web-menu-lend" if mine else "web-menu-lend-of", {"seat": i})
            buttons.append(
                f'<button type="button" class="button" data-do="lend" data-seat="{i}" data-close>'
                f"{label}</button>"
            )
    lending = f"<p>{speaker.html('web-menu-lend-about')}</p>{''.join(buttons)}" if buttons else ""
    if table.settings.rated:
        lending = f"<p><b>{speaker.html('web-rated-yes')}</b></p>{lending}"
    return lending + _ways_to_end(table, viewpoint, speaker)


def _ways_to_end(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the forms with which a player resigns or votes to end the match; each
    first says what will happen. "" if the viewer has no seat, or if the match is not running."""
    person = viewpoint.person
    if person is None or not table.seats_of(person) or table.status not in ("playing", "paused"):
        return ""
    others = any(seat.person not in (None, person) for seat in table.seats)
    return "".join(
        f'<details class="sure" data-key="{do}">'
        f'<summary class="button">{speaker.html(f"web-game-{do}")}</summary>'
        f'<form method="post" action="/me/games/{table.id}">'
        '<input type="hidden" name="back" value="table">'
        f"<p>{speaker.html(f'web-game-{do}-sure')}</p>"
        f'<button class="button main" name="do" value="{do}">'
        f"{speaker.html(f'web-game-{do}-yes')}</button></form></details>"
        for do in ("resign", *(("stop",) if others else ()))
    )


def _kind(seat: Seat, viewpoint: Viewpoint, present: frozenset[str], waits: bool) -> str:
    """Returns how the seat is played (by a bot, an absent person …), as the end of a text key
    ``web-kind-…``; "" if nobody ever sat there. `present`: ids of the people who look at the table;
    `waits`: whether the seat must decide."""
    if seat.kind == "bot":
        return "bot" if seat.person is None else "stand-in"
    if seat.person is None:  # in an imported match
        return ""
    if seat.person == viewpoint.person:
        return "you"
    if seat.person not in present:
        return "away"
    return "thinking" if waits else "person"


@cached_drawing
def _head(
    speaker: Speaker, i: int, name: str, waits: bool, kind: str, level: int | None, won: bool
) -> str:
    """Returns the beginning of the HTML of seat `i`: its name, mark and kind (a key of `_kind`),
    the bot's level (None for a person), a flame if it must decide (`waits`), and
    a crown if it has won. `_links` closes the elements."""
    flame = about = ""
    if waits:
        label = speaker.html("web-wait-one", {"seat": i})
        flame = (
            f'<svg class="flame" viewBox="0 0 18 22" role="img" aria-label="{label}">'
            '<use href="#i-flame"/></svg>'
        )
    if won:
        label = speaker.html("web-winner")
        flame = (
            f'<svg class="crown-sign" viewBox="0 0 24 20" role="img" aria-label="{label}" '
            f'data-tip="{label}"><path d="M3.500 18h17l2.500-13-6.500 5L12 1 7.500 10 1 5z"/></svg>'
        )
    if kind:
        style = ' class="away"' if kind == "away" else ""
        args: Args = {"level": f"level-{level}"} if kind == "bot" else {}
        about = f"<span{style}>{speaker.html(f'web-kind-{kind}', args)}</span>"
    return (
        f'<div class="head"{" data-waits" if waits else ""}{" data-won" * won}>{mark(i)}'
        f'<span class="name{" long" * (len(name) > LONG_NAME)}">{escape(name)}</span>{flame}'
        f'<span class="about">{about}'
    )


@cached_drawing
def _links(speaker: Speaker, i: int, side: str, back: bool) -> str:
    """Returns the end of the HTML of seat `i`: a link to see the table from its side (`side`:
    "here" if it is seen so already, "" for no link), and one to take the seat back from a bot
    (`back`)."""
    links = ""
    if side == "here":
        links += f"<span>{speaker.html('web-front-here')}</span>"
    elif side:
        links += _link("side", i, "web-front", speaker)
    if back:
        links += _link("reclaim", i, "web-seat-do-back", speaker)
    return f"{links}</span></div>"


def _link(do: str, seat: int, key: str, speaker: Speaker) -> str:
    """Returns the HTML of a button for `seat` that looks like a link. `do`: what a click does;
    `key`: the text key of its label."""
    return (
        f'<button type="button" class="link" data-do="{do}" data-seat="{seat}">'
        f"{speaker.html(key)}</button>"
    )


def clock(speaker: Speaker, left: float) -> str:
    """Returns the remaining seconds `left` as text, e.g. ``1:05`` or ``3 days``."""
    seconds = max(0, int(left))
    if seconds >= 2 * 24 * 3600:
        return speaker.html("web-clock-days", {"days": seconds // 86400})
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
