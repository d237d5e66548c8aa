"""After a match, and looking back into one: its result, its file, its replay, its next."""

from __future__ import annotations

import time
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args
from coven.table import Refused, Table
from coven.text import Speaker

from ..access.guests import Guest
from ..live.registry import Live
from ..live.screen import game_parts, log_of, speaker_for, still
from .charts import course
from .lobby import go
from .render import asset, guest_of, page, safe, words
from .table import address, live_of, may_look_back, more_parts, refused

# -- the end ----------------------------------------------------------------------------------


async def over_table(request: Request) -> Live:
    live = await live_of(request)
    if live.table.status != "over":
        raise HTTPException(404)
    return live


async def end_page(request: Request) -> Response:
    live = await over_table(request)
    guest, table = guest_of(request), live.table
    match = table.match
    assert match is not None
    speaker = speaker_for(table, guest.language)
    game, state = table.game, match.state
    scores, places = game.scores(state), game.ranking(state)
    totals = [sum(points.values()) for points in scores]
    mine = table.seats_of(guest.id)
    standing = [
        {
            "seat": i,
            "name": table.names[i],
            "place": places[i],
            "total": totals[i],
            "you": i in mine,
            "kind": _played_by(table, i, speaker),
        }
        for i in range(len(places))
    ]
    sources = list(dict.fromkeys(key for points in scores for key in points))
    points = await live.hall.store.score_history(table.id)
    if not points or points[-1][0] != table.n:
        points = [*points, (table.n, tuple(totals))]
    return page(
        request,
        "end.html",
        guest,
        game,
        name=speaker.say("name"),
        title=_winner(places, mine, speaker),
        ending=speaker.say(f"ending-{game.ending(state)}"),
        podium=sorted(standing, key=lambda p: (p["place"], p["seat"])),
        by_seat=standing,
        sources=[
            (speaker.say(f"score-{key}"), [points_of.get(key, 0) for points_of in scores])
            for key in sources
        ],
        chart=course(points, table.names, speaker.say("web-course-label")),
        **_chances(live, guest, speaker),
        commitment=match.commitment,
        secret=match.secret.hex(),
        imported=table.settings.imported,
        table_id=table.id,
        may_rematch=bool(mine) or guest.id == table.host,
        rematch_href=f"/t/{table.running.rematch}" if table.running.rematch else "",
        here=f"/t/{table.id}/end",
    )


def _chances(live: Live, guest: Guest, speaker: Speaker) -> dict[str, Any]:
    """Each seat's chance over time, and what turned it; or that it is being worked out."""
    table = live.table
    found = live.hall.chances.of(table)
    if found is None:
        return {"chances": "", "turns": [], "thinking": not live.hall.chances.failed(table)}
    seat = live.look(guest.id, guest.language).seat
    turns = []
    for turn in found.turns:
        lines = [line for line in table.log(seat, until=turn.entry) if not line.undone]
        args: Args = {
            "seat": turn.seat,
            "before": round(100 * turn.before),
            "after": round(100 * turn.after),
        }
        said = speaker.say("web-turning", args)
        what = speaker.say(lines[-1].event) if lines else ""
        turns.append((turn.entry, what, said, turn.after > turn.before))
    drawn = course(found.points, table.names, speaker.say("web-chances-label"))
    return {"chances": drawn, "turns": turns, "thinking": False}


def _played_by(table: Table, i: int, speaker: Speaker) -> str:
    seat = table.seats[i]
    if seat.bot is not None:
        return speaker.say("web-kind-bot", {"level": f"level-{seat.bot}"})
    return ""


def _winner(places: list[int], mine: tuple[int, ...], speaker: Speaker) -> str:
    first = [i for i, place in enumerate(places) if place == 1]
    if not first:
        return speaker.say("web-lost-all")
    if len(first) == len(places):
        return speaker.say("web-win-you" if len(places) == 1 else "web-win-all")
    if len(first) > 1:
        return speaker.say("web-win-shared")
    if first[0] in mine and len(mine) == 1:
        return speaker.say("web-win-you")
    return speaker.say("web-win-one", {"seat": first[0]})


async def rematch(request: Request) -> Response:
    """The same people, everybody one seat on; begun at once."""
    live = await over_table(request)
    guest, now = guest_of(request), time.time()
    if live.table.running.rematch is None:
        try:
            await live.rematch(guest.id, now)
        except Refused as e:
            return await refused(request, live, e.text)
    return go(request, guest, f"/t/{live.table.running.rematch}")


async def download(request: Request) -> Response:
    live = await over_table(request)
    match = live.table.match
    assert match is not None
    name = f"{live.table.settings.game}-{live.table.id}.coven"
    return Response(
        match.save(),
        media_type="application/octet-stream",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


# -- replay -----------------------------------------------------------------------------------


async def replay(request: Request) -> Response:
    live = await live_of(request)
    guest, table = guest_of(request), live.table
    if table.match is None or not may_look_back(table):
        raise HTTPException(404)
    own = live.look(guest.id, guest.language).seat
    seat = _eyes(request, table, guest, own)
    seen = table.running.seen[seat] if seat is not None and table.running.seen else 0
    at = _number(request, "at", 0 if table.status == "over" else seen)
    if not table.may_show_position(seat, at) or at > table.n:
        raise HTTPException(403)
    past = table.at(at, await live.hall.store.snapshots(table.id, at))
    speaker = speaker_for(table, guest.language)
    parts = game_parts(table.game, still(table.game.sight(past.state, seat)), speaker)
    lines = table.log(seat, until=at)[-60:]
    log = log_of(lines, seat, speaker)
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
        name=speaker.say("name"),
        parts={part: safe(html) for part, html in parts.items()},
        more=more_parts(parts),
        order=[(own_first + i) % count for i in range(count)],
        names=table.names,
        at=at,
        last=table.n,
        eyes="" if seat is None else seat,
        seat_eyes=[over and i != seat for i in range(count)],
        steps=[(speaker.say(f"web-replay-{name}"), n, name) for name, n in steps],
        log=Markup(log),
        fork=over and at < table.n,
        own=own_first,
        game_css=asset(table.game.id, "board.css"),
        table_id=table.id,
        back=f"/t/{table.id}/end" if over else f"/t/{table.id}",
        link=f"{address(request)}/t/{table.id}/replay?{view}" if over else "",
        here=f"/t/{table.id}/replay?{view}",
    )


def _eyes(request: Request, table: Table, guest: Guest, own: int | None) -> int | None:
    asked = request.query_params.get("eyes", "")
    if not asked.isdigit():
        return own
    if int(asked) not in table.viewpoints(guest.id):
        raise HTTPException(403)
    return int(asked) if table.status == "over" else own


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if text.isdigit() and len(text) < 9 else default


async def fork(request: Request) -> Response:
    """A new table that goes its own way from a moment of this match."""
    live = await over_table(request)
    form = await request.form()
    guest, now = guest_of(request), time.time()
    at, seat = (str(form.get(name, "")) for name in ("at", "seat"))
    if not (at.isdigit() and seat.isdigit()) or len(at + seat) > 9:
        raise HTTPException(400)
    name = guest.name or words(guest).say("web-name-default")
    n = min(int(at), live.table.n)
    snapshots = await live.hall.store.snapshots(live.table.id, n)
    try:
        new = live.table.fork(n, int(seat), guest.id, name, now, snapshots)
    except Refused as e:
        return await refused(request, live, e.text)
    await live.hall.add(new)
    return go(request, guest, f"/t/{new.id}")
