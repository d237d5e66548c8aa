"""Earlier positions of a match, and new tables that go on from one."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.default_table import parts_of
from coven.table import Refused, Table

from ..access.guards import read_number
from ..access.guests import Guest
from ..live.screen import log_of, speaker_for, without_moves
from .charts import small_chart
from .context import site_of
from .people import refusal_page
from .render import asset, guest_of, page, redirect, speaker, trusted_html
from .results import finished_table
from .shared import may_browse_history, pay_for_table, public_address, watched_table
from .table import other_parts
from .turns import turns_of


async def replay(request: Request) -> Response:
    """Shows an earlier position of a match, as a seat or a spectator saw it."""
    live = await watched_table(request)
    guest, table = guest_of(request), live.table
    if table.match is None or not may_browse_history(table):
        raise HTTPException(404)
    own = live.viewpoint(guest.id, guest.language).seat
    seat = _requested_seat(request, table, guest, own)
    seen = table.running.seen[seat] if seat is not None and table.running.seen else 0
    at = _number(request, "at", 0 if table.status == "over" else seen)
    if not table.may_show_position(seat, at) or at > table.n:
        raise HTTPException(403)
    past = table.at(at, await site_of(request).store.snapshots(table.id, at))
    voice = speaker_for(table, guest.language)
    sight = without_moves(table.game.sight(past.state, seat))
    parts = parts_of(table.game, sight, voice, len(table.seats))
    lines = table.log(seat, until=at)[-60:]
    over = table.status == "over"
    first = 0 if over else seen
    count, own_first = len(table.seats), own if own is not None else 0
    view = f"at={at}" + ("" if seat is None else f"&eyes={seat}")
    steps = [
        ("first", first if at > first else None),
        ("prev", at - 1 if at > first else None),
        ("next", at + 1 if at < table.n else None),
        ("last", table.n if at < table.n else None),
    ]
    return page(
        request,
        "replay.html",
        guest,
        table.game,
        name=voice.say("name"),
        parts={part: trusted_html(html) for part, html in parts.items()},
        more=other_parts(parts),
        order=[(own_first + i) % count for i in range(count)],
        names=voice.names,
        at=at,
        last=table.n,
        eyes="" if seat is None else seat,
        seat_eyes=[over and i != seat for i in range(count)],
        over=over,
        first=first,
        curve=_curve(request, table) if over else "",
        turns=turns_of(table, voice) if over else [],
        steps=[(voice.say(f"web-replay-{name}"), n, name) for name, n in steps],
        log=Markup(log_of(lines, seat, voice, table.game.log_titles)),
        fork=over and at < table.n,
        own=own_first,
        game_css=asset(table.game.id, "board.css"),
        table_id=table.id,
        back=f"/t/{table.id}/end" if over else f"/t/{table.id}",
        link=f"{public_address(request)}/t/{table.id}/replay?{view}" if over else "",
        here=f"/t/{table.id}/replay?{view}",
    )


def _curve(request: Request, table: Table) -> Markup:
    """Draws every seat's chance of winning over the match; empty if it is not known yet."""
    found = site_of(request).win_curves.curve(table)
    return small_chart(found.points) if found is not None else Markup("")


def _requested_seat(request: Request, table: Table, guest: Guest, own: int | None) -> int | None:
    """Returns the seat whose view the request asks for (None: a spectator's); by default the
    guest's `own`. Raises HTTPException 403 for a seat that the guest may not see."""
    asked = request.query_params.get("eyes", "")
    number = read_number(asked)
    if number is None:
        return own
    if number not in table.viewpoints(guest.id):
        raise HTTPException(403)
    return number if table.status == "over" else own


def _number(request: Request, name: str, default: int) -> int:
    """Returns the number called `name` in the query string, or the default."""
    text = request.query_params.get(name, "")
    number = read_number(text)
    return default if number is None else number


async def fork(request: Request) -> Response:
    """Makes a new table that goes on from a past position of this match, with the guest and bots,
    and redirects to it."""
    live = await finished_table(request)
    form = await request.form()
    guest, now = guest_of(request), site_of(request).clock.now()
    at, seat = (read_number(str(form.get(name, ""))) for name in ("at", "seat"))
    if at is None or seat is None:
        raise HTTPException(400)
    await pay_for_table(request)
    name = guest.name or speaker(guest).say("web-name-default")
    n = min(at, live.table.n)
    snapshots = await site_of(request).store.snapshots(live.table.id, n)
    try:
        new = live.table.fork(n, seat, guest.id, name, now, snapshots)
    except Refused as e:
        return await refusal_page(request, live, e.text)
    await site_of(request).tables.add(new)
    return redirect(request, guest, f"/t/{new.id}")
