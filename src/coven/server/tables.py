"""The pages of a table: gathering, playing, its people, its end, its replay, its file."""

from __future__ import annotations

import time
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args, Text
from coven.store import UnknownTable
from coven.table import Refused, Table
from coven.text import Speaker

from .charts import course, qr
from .guests import Guest
from .hall import Hall, Live
from .lobby import go
from .render import asset, fragment, guest_of, page, safe, words
from .screen import Chronicle, game_parts, log_parts, speaker_for, still

MORE = ("prompt", "tools", "actions", "curtain", "hand")
STAND_IN = 2


async def live_of(request: Request) -> Live:
    hall: Hall = request.app.state.hall
    try:
        live = await hall.live(request.path_params["table"])
    except UnknownTable as e:
        raise HTTPException(404) from e
    if not live.table.may_watch(guest_of(request).id):
        raise HTTPException(403)
    return live


def address(request: Request) -> str:
    """Where friends reach this server."""
    hall: Hall = request.app.state.hall
    settings = hall.settings
    if settings.address:
        return settings.address.rstrip("/")
    if settings.lan and request.url.hostname in ("127.0.0.1", "localhost", "::1"):
        return settings.lan
    return f"{request.url.scheme}://{request.url.netloc}"


async def table_page(request: Request) -> Response:
    live = await live_of(request)
    if live.table.match is None:
        return await gathering(request, live)
    return playing(request, live)


# -- gathering --------------------------------------------------------------------------------


async def gathering(request: Request, live: Live, notice: str = "") -> Response:
    guest, table = guest_of(request), live.table
    speaker = speaker_for(table, guest.language)
    at_table = guest.id == table.host or table.seats_of(guest.id)
    return page(
        request,
        "waiting.html",
        guest,
        table.game,
        status=400 if notice else 200,
        notice=notice,
        name=speaker.say("name"),
        parts={"waiting": safe(waiting_part(live, guest))},
        invitation=await invitation(request, live) if at_table else None,
        table_id=table.id,
        live=True,
        words={"socket": f"/t/{table.id}/line"},
        here=f"/t/{table.id}",
    )


async def invitation(request: Request, live: Live) -> dict[str, Any] | None:
    """Link, QR code and letters, where a seat is open."""
    table, store, now = live.table, live.hall.store, time.time()
    if not any(seat.vacant for seat in table.seats) or table.status == "over":
        return None
    if not live.invitation:
        live.invitation = await store.invite(table.id, now)
    letters, _ = await store.code(table.id, now)
    link = f"{address(request)}/join/{live.invitation}"
    return {"link": link, "code": letters, "qr": qr(link)}


def waiting_part(live: Live, guest: Guest) -> str:
    table = live.table
    host = next((s.name for s in table.seats if s.person == table.host), "")
    return fragment(
        "seats.html",
        guest,
        seats=seat_rows(live, guest),
        table_id=table.id,
        host=guest.id == table.host,
        host_name=host,
        full=all(seat.kind != "open" for seat in table.seats),
    )


def seat_rows(live: Live, guest: Guest) -> list[dict[str, Any]]:
    speaker = speaker_for(live.table, guest.language)
    return [_seat_row(live, guest, i, speaker) for i in range(len(live.table.seats))]


def _seat_row(live: Live, guest: Guest, i: int, speaker: Speaker) -> dict[str, Any]:
    table = live.table
    seat = table.seats[i]
    mine, host = seat.person == guest.id, guest.id == table.host
    args: Args = {}
    if seat.kind == "open":
        kind = "open"
    elif seat.kind == "bot":
        kind, args = ("stand-in" if seat.person else "bot"), {"level": f"level-{seat.bot}"}
    elif mine:
        kind = "you"
    else:
        kind = "person" if seat.person in live.present else "away"
    acts = []
    if table.status == "gathering":
        if seat.kind == "open":
            acts += ["sit"] if not table.seats_of(guest.id) else []
            acts += ["bot"] if host else []
        elif mine:
            acts.append("leave")
        elif host:
            acts.append("free")
    elif table.status == "playing":
        if seat.kind == "person" and (mine or host):
            acts.append("lend")
        if seat.kind == "bot" and mine:
            acts.append("back")
        if seat.person is not None and (mine or host):
            acts.append("link")
        if mine:
            acts.append("leave")
    return {
        "seat": i,
        "name": seat.name or speaker.say("seat-number", {"number": i + 1}),
        "kind": speaker.say(f"web-kind-{kind}", args),
        "acts": [{"do": do, "label": speaker.say(f"web-seat-do-{do}")} for do in acts],
    }


async def seat_act(request: Request) -> Response:
    """A form of the gathering, or of the page of people. Who may do what, the table says."""
    live = await live_of(request)
    form = await request.form()
    guest, table, now = guest_of(request), live.table, time.time()
    do = str(form.get("do", ""))
    number = str(form.get("seat", ""))
    if not number.isdigit():
        raise HTTPException(400)
    seat = int(number)
    name = guest.name or words(guest).say("web-name-default")

    def act(draft: Table) -> None:
        if do == "bot":
            draft.put_bot(seat, STAND_IN, guest.id)
        elif do == "free":
            draft.free(seat, guest.id, now)
        elif do == "sit":
            draft.sit(guest.id, name, now, seat)
        elif do == "leave":
            draft.leave(guest.id, now, seat)
        elif do == "lend":
            draft.lend(seat, guest.id, now)
        elif do == "back":
            draft.take_back(seat, guest.id, now)
        elif do == "go-on":
            draft.go_on(guest.id, now)
        else:
            raise Refused("web-trouble-400.about")

    if do == "link":
        return await people(request, moving=seat)
    try:
        await live.change(act)
    except Refused as e:
        return await refused(request, live, e.text)
    if do in ("leave", "go-on") or table.match is None:
        return go(request, guest, f"/t/{table.id}")
    return go(request, guest, f"/t/{table.id}/people")


async def refused(request: Request, live: Live, text: Text) -> Response:
    said = speaker_for(live.table, guest_of(request).language).say(text)
    if live.table.match is None:
        return await gathering(request, live, said)
    return await people(request, notice=said)


async def begin(request: Request) -> Response:
    live = await live_of(request)
    guest, now = guest_of(request), time.time()
    try:
        await live.change(lambda table: table.start(guest.id, now))
    except Refused as e:
        return await refused(request, live, e.text)
    return go(request, guest, f"/t/{live.table.id}")


async def invite_again(request: Request) -> Response:
    """The links and letters that were given out are void; there are new ones."""
    live = await live_of(request)
    guest, table = guest_of(request), live.table
    if guest.id != table.host:
        return await refused(request, live, Text("table-not-host"))
    await live.hall.store.revoke(table.id)
    live.invitation = ""
    return go(request, guest, f"/t/{table.id}" + ("" if table.match is None else "/people"))


# -- playing ----------------------------------------------------------------------------------


def playing(request: Request, live: Live) -> Response:
    guest, table = guest_of(request), live.table
    look = live.look(guest.id, guest.language)
    drawing = live.draw(look)
    speaker = speaker_for(table, guest.language)
    own = look.seat if look.seat is not None else next(iter(table.seats_of(guest.id)), 0)
    count = len(table.seats)
    said = ("yours", "confirm-question")
    return page(
        request,
        "table.html",
        guest,
        table.game,
        name=speaker.say("name"),
        parts={part: safe(html) for part, html in drawing.parts.items()},
        more=_more(drawing.parts),
        order=[(own + i) % count for i in range(count)],
        names=table.names,
        may_replay=may_look_back(table),
        commitment=table.match.commitment if table.match is not None else "",
        table_id=table.id,
        game_css=asset(table.game.id, "table.css"),
        game_js=[found for found in (asset(table.game.id, "table.js"),) if found],
        words={
            "socket": f"/t/{table.id}/line",
            "question": drawing.question,
            "careful": drawing.confirm(guest.confirm),
            **{key.partition("-")[0]: speaker.say(f"web-{key}") for key in said},
        },
        here=f"/t/{table.id}",
    )


def _more(parts: dict[str, str]) -> list[str]:
    """The game's parts that have no place of their own in the shell."""
    placed = (*MORE, "board")
    homes = ("player-", "seat-", "log-", "chat-")
    return [part for part in parts if part not in placed and not part.startswith(homes)]


async def people(request: Request, moving: int | None = None, notice: str = "") -> Response:
    live = await live_of(request)
    guest, table = guest_of(request), live.table
    at_table = guest.id == table.host or bool(table.seats_of(guest.id))
    personal = None
    if moving is not None:
        owner = table.seats[moving].person if moving < len(table.seats) else None
        if owner is None or guest.id not in (owner, table.host):
            return await refused(request, live, Text("table-not-your-seat"))
        token = await live.hall.store.issue_seat(table.id, moving)
        link = f"{address(request)}/seat/{token}"
        personal = {"link": link, "qr": qr(link), "name": table.names[moving]}
    speaker = speaker_for(table, guest.language)
    return page(
        request,
        "people.html",
        guest,
        table.game,
        status=400 if notice else 200,
        name=speaker.say("name"),
        notice=notice,
        seats=seat_rows(live, guest),
        table_id=table.id,
        paused=table.status == "paused",
        host=guest.id == table.host,
        moving=personal,
        invitation=await invitation(request, live) if at_table else None,
        here=f"/t/{table.id}/people",
    )


async def show_people(request: Request) -> Response:
    return await people(request)


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
    points = await live.hall.store.score_course(table.id)
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
        commitment=match.commitment,
        secret=match.secret.hex(),
        table_id=table.id,
        may_rematch=bool(mine) or guest.id == table.host,
        rematch_href=f"/t/{table.running.rematch}" if table.running.rematch else "",
        here=f"/t/{table.id}/end",
    )


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
    if not table.may_replay(seat, at) or at > table.n:
        raise HTTPException(403)
    past = table.at(at, await live.hall.store.snapshots(table.id, at))
    speaker = speaker_for(table, guest.language)
    parts = game_parts(table.game, still(table.game.sight(past.state, seat)), speaker)
    lines = table.log(seat, until=at)[-60:]
    log = "".join(log_parts(lines, seat, Chronicle(), speaker).values())
    over = table.status == "over"
    first = 0 if over else seen
    count, own_first = len(table.seats), own if own is not None else 0
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
        more=_more(parts),
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
        game_css=asset(table.game.id, "table.css"),
        table_id=table.id,
        back=f"/t/{table.id}/end" if over else f"/t/{table.id}",
        here=f"/t/{table.id}/replay?at={at}",
    )


def may_look_back(table: Table) -> bool:
    """How many entries there are would tell how often others have answered in secret."""
    return table.status == "over" or not table.game.facts.simultaneous


def _eyes(request: Request, table: Table, guest: Guest, own: int | None) -> int | None:
    asked = request.query_params.get("eyes", "")
    if not asked.isdigit():
        return own
    if int(asked) not in table.eyes(guest.id):
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
