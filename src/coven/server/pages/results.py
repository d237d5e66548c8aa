"""After a match: its result, its file, and a rematch."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args
from coven.store import Rating
from coven.table import Refused, Table
from coven.text import Speaker

from ..access.guests import Guest
from ..live.screen import own_speaker, result_of
from ..live.table import LiveTable
from .charts import line_chart
from .context import site_of
from .people import refusal_page
from .render import guest_of, page, redirect
from .shared import invite_by_name, pay_for_table, payer, people_at, watched_table
from .turns import turns_of

LINES_OF_TURN = 4
"""How many log lines of a turning point are shown at most."""


async def finished_table(request: Request) -> LiveTable:
    """Returns the table that the request's path names. Raises HTTPException 404 if its match is not
    over."""
    live = await watched_table(request)
    if live.table.status != "over":
        raise HTTPException(404)
    return live


async def end_page(request: Request) -> Response:
    """Shows the result of a match."""
    live = await finished_table(request)
    guest, table = guest_of(request), live.table
    match = table.match
    assert match is not None
    voice = own_speaker(table, live.viewpoint(guest.id, guest.language))
    result = result_of(table, voice)
    mine = table.seats_of(guest.id)
    standing = [
        {
            "seat": i,
            "name": voice.name(i),
            "place": place,
            "total": result.totals[i],
            "you": i in mine,
            "kind": _played_by(table, i, voice),
        }
        for i, place in enumerate(result.places)
    ]
    points = await site_of(request).store.score_history(table.id)
    if not points or points[-1][0] != table.n:
        points = [*points, (table.n, tuple(result.totals))]
    axis = turn_axis(table, voice)
    return page(
        request,
        "results.html",
        guest,
        table.game,
        name=voice.say("name"),
        title=result.title(mine),
        lost=not result.first,
        ending=result.ending,
        podium=sorted(standing, key=lambda p: (p["place"], p["seat"])),
        by_seat=standing,
        reason=result.reason(),
        own_rating=await _own_rating(request, live, voice),
        sources=result.fine or result.sources,
        chart=line_chart(points, voice.names, voice.say("web-course-label"), axis),
        **_win_chances(request, live, guest, voice),
        commitment=match.commitment,
        secret=match.secret.hex(),
        imported=table.settings.imported,
        table_id=table.id,
        may_rematch=table.may_ask_for_rematch(guest.id),
        rematch_href=f"/t/{table.running.rematch}" if table.running.rematch else "",
        here=f"/t/{table.id}/end",
    )


async def _own_rating(request: Request, live: LiveTable, voice: Speaker) -> str:
    """Returns the guest's rating after a rated match and its change, in words; "" if the match has
    not changed it. Others see it only on leaderboards, if the guest wants that."""
    table, person = live.table, guest_of(request).id
    if not table.settings.rated:
        return ""
    played = await site_of(request).store.results.of_person(person)
    rated = [one for one in played if one.game == table.settings.game and one.rating is not None]
    for one, before in zip(rated, [*rated[1:], None], strict=True):
        if one.table == table.id and one.rating is not None:
            old = before.rating if before is not None else None
            change = one.rating.shown - (old or Rating()).shown
            args: Args = {"rating": str(one.rating.shown), "change": signed(change)}
            return voice.say("web-rated-mine", args)
    return ""


def signed(number: int) -> str:
    """Returns a change as text, with a true minus sign: "+12", "−7", "±0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def _win_chances(request: Request, live: LiveTable, guest: Guest, voice: Speaker) -> dict[str, Any]:
    """Returns variables for the template: the chart of every seat's chance over time and its
    turning points, or that they are still being calculated."""
    table, curves = live.table, site_of(request).win_curves
    if table.running.stopped:  # nobody knows how it would have ended
        return {"chances": "", "turns": [], "calculating": False}
    found = curves.curve(table, payer(request))
    if found is None:
        return {"chances": "", "turns": [], "calculating": not curves.failed(table)}
    seat = live.viewpoint(guest.id, guest.language).seat
    turns = []
    for turn in found.turning_points:
        lines = [
            voice.say(line.event)
            for line in table.log(seat, turn.since, turn.entry)
            if not line.undone
        ]
        args: Args = {
            "seat": turn.seat,
            "before": round(100 * turn.before),
            "after": round(100 * turn.after),
        }
        change = voice.say("web-turning", args)
        what = " ".join(lines[:LINES_OF_TURN]) + (" …" if len(lines) > LINES_OF_TURN else "")
        turns.append((turn.since, what or change, change, turn.after > turn.before))
    drawn = line_chart(
        found.points, voice.names, voice.say("web-chances-label"), turn_axis(table, voice), 100
    )
    return {"chances": drawn, "turns": turns, "calculating": False}


def turn_axis(table: Table, voice: Speaker) -> tuple[str, list[int]]:
    """Returns the name of a chart's time axis, and the entries with which the turns or rounds of
    the match begin."""
    return voice.say("web-replay-turns"), [n for n, _ in turns_of(table, voice)]


def _played_by(table: Table, i: int, voice: Speaker) -> str:
    """Returns the level of the bot that played seat `i` as text; "" for a person."""
    seat = table.seats[i]
    if seat.bot is not None:
        return voice.say("web-kind-bot", {"level": f"level-{seat.bot}"})
    return ""


async def rematch(request: Request) -> Response:
    """Makes a new table with the same people, everybody one seat further, and redirects to it. Its
    match begins at once, unless somebody had resigned: they are invited."""
    live, site = await finished_table(request), site_of(request)
    guest, now = guest_of(request), site.clock.now()
    if live.table.running.rematch is None:
        await pay_for_table(request)
        try:
            if await site.store.accounts.any_block(people_at(live.table)):
                raise Refused("table-blocked-again")
            await site.tables.rematch(live, guest.id, now)
        except Refused as e:
            return await refusal_page(request, live, e.text)
        new = await site.tables.open(str(live.table.running.rematch))
        if new.table.match is None:
            await invite_by_name(site, new, set(live.table.running.left.values()) - {guest.id})
    return redirect(request, guest, f"/t/{live.table.running.rematch}")


async def download(request: Request) -> Response:
    """Returns the match file of a finished match."""
    live = await finished_table(request)
    match = live.table.match
    assert match is not None
    name = f"{live.table.settings.game}-{live.table.id}.coven"
    return Response(
        match.save(),
        media_type="application/octet-stream",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
