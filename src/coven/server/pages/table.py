"""The pages of a table: gathering, playing, its people, its end, its replay, its file."""

from __future__ import annotations

import time
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args, Text
from coven.store import UnknownTable
from coven.table import DELAYS, Refused, Table
from coven.text import Speaker

from ..access.guests import Guest
from ..live.registry import Hall, Live
from ..live.screen import own_parts, speaker_for
from ..live.spectator_delay import late
from .charts import qr
from .lobby import go
from .render import asset, bot_names, fragment, guest_of, page, safe, words

MORE = ("prompt", "tools", "actions", "takeback", "coach", "curtain", "hand", "muted", "next")
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
    return await playing(request, live)


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
    letters, _ = await store.join_code(table.id, now)
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
        elif host and seat.person is not None:
            acts.append("kick")
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
            draft.put_bot(seat, STAND_IN, guest.id, bot_names(guest))
        elif do in ("free", "kick"):
            draft.free_seat(seat, guest.id, now)
        elif do == "sit":
            draft.sit(guest.id, name, now, seat)
        elif do == "leave":
            draft.leave(guest.id, now, seat)
        elif do == "lend":
            draft.hand_to_bot(seat, guest.id, now)
        elif do == "back":
            draft.reclaim_seat(seat, guest.id, now)
        elif do == "pause":
            draft.pause(guest.id, now)
        elif do == "go-on":
            draft.resume(guest.id, now)
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
    live.hall.peers.revoked(live)
    return go(request, guest, f"/t/{table.id}" + ("" if table.match is None else "/people"))


# -- playing ----------------------------------------------------------------------------------


async def playing(request: Request, live: Live) -> Response:
    guest, visitors = guest_of(request), live.hall.visitors
    muted = await visitors.muted_by(guest)
    waiting = await visitors.waiting_for(guest.id) if guest.known else ()
    table = live.table
    look = live.look(guest.id, guest.language)
    drawing = live.draw(look)
    parts = {**drawing.parts, **own_parts(drawing, guest.id, muted, waiting, table.id)}
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
        parts={part: safe(html) for part, html in parts.items()},
        more=more_parts(parts),
        order=[(own + i) % count for i in range(count)],
        names=table.names,
        may_replay=may_look_back(table),
        may_talk=table.may_chat(guest.id),
        watching=watching(table, guest, speaker),
        commitment=table.match.commitment if table.match is not None else "",
        table_id=table.id,
        game_css=asset(table.game.id, "board.css"),
        game_js=[found for found in (asset(table.game.id, "board.js"),) if found],
        words={
            "socket": f"/t/{table.id}/line",
            "question": drawing.question,
            "careful": drawing.confirm(guest.confirm),
            "mine": table.seats_of(guest.id),
            **{key.partition("-")[0]: speaker.say(f"web-{key}") for key in said},
        },
        here=f"/t/{table.id}",
    )


def watching(table: Table, guest: Guest, speaker: Speaker) -> str:
    """What a spectator should know."""
    if table.seats_of(guest.id):
        return ""
    said = speaker.say("web-watching")
    if late(table):
        said += " " + speaker.say(f"web-watching-{table.settings.delay}")
    return said


def more_parts(parts: dict[str, str]) -> list[str]:
    """The game's parts that have no place of their own in the shell."""
    placed = (*MORE, "board")
    homes = ("player-", "seat-", "hand-", "log-", "chat-")
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
        token = await live.hall.store.issue_seat_link(table.id, moving)
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
        running=table.status == "playing",
        host=guest.id == table.host,
        moving=personal,
        invitation=await invitation(request, live) if at_table else None,
        settings=table.settings,
        delays=list(DELAYS),
        here=f"/t/{table.id}/people",
    )


async def let_watch(request: Request) -> Response:
    """The host says who may watch, and how."""
    live = await live_of(request)
    form = await request.form()
    guest, delay = guest_of(request), str(form.get("delay", "none"))

    def act(draft: Table) -> None:
        draft.configure(
            guest.id,
            spectators="spectators" in form,
            spectators_talk="spectators-talk" in form,
            delay=delay,
            hints="hints" in form,
            takebacks="takebacks" in form,
        )

    try:
        await live.change(act)
    except Refused as e:
        return await refused(request, live, e.text)
    return go(request, guest, f"/t/{live.table.id}/people")


async def show_people(request: Request) -> Response:
    return await people(request)


def may_look_back(table: Table) -> bool:
    """How many entries there are would tell how often others have answered in secret."""
    return table.status == "over" or not table.game.facts.simultaneous
