"""All games of a guest: how they ended, and what can be done about those that have not."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven import games
from coven.core import Args
from coven.store import TableSummary, UnknownTable
from coven.table import Refused, Table
from coven.text import Speaker

from ..access.guards import read_number
from ..access.guests import Guest
from ..live.screen import shown_names, speaker_for
from .context import site_of
from .dates import day
from .lobby import invited_rows, known_game
from .render import guest_of, page, redirect, speaker

ON_A_PAGE = 30
STATUSES = ("all", "running", "over")


async def my_games(request: Request) -> Response:
    """Shows the guest's games."""
    return await games_page(request)


async def games_page(request: Request, notice: str = "") -> Response:
    """Shows the guest's games, as the query filters them; `notice`: why something was refused."""
    guest, store = guest_of(request), site_of(request).store
    query = request.query_params
    known = [id for id in dict.fromkeys((*games.LOBBY, *games.ids())) if known_game(id)]
    game = query.get("game", "") if query.get("game") in known else ""
    status = query.get("status", "all") if query.get("status") in STATUSES else "all"
    number = read_number(query.get("page", "")) or 0
    found: list[TableSummary] = []
    if guest.known:
        over = {"all": None, "running": False, "over": True}[status]
        first = number * ON_A_PAGE
        found = await store.tables_of(guest.id, ON_A_PAGE + 1, game=game, over=over, skip=first)
    results = await store.results.of_tables([table.id for table in found])
    return page(
        request,
        "my-games.html",
        guest,
        status=400 if notice else 200,
        notice=notice,
        bad=bool(notice),
        rows=[
            _row(table, guest, results.get(table.id, []))
            for table in found[:ON_A_PAGE]
            if table.game in known
        ],
        invitations=await invited_rows(site_of(request), guest) if guest.known else [],
        more=number + 1 if len(found) > ON_A_PAGE else 0,
        before=number,
        games=[(id, speaker(guest, games.game(id)).say("name")) for id in known],
        chosen={"game": game, "status": status},
        statuses=STATUSES,
        tab="games",
        here="/me",
    )


def _row(
    table: TableSummary, guest: Guest, results: list[tuple[str | None, int, int]]
) -> dict[str, Any]:
    """Returns what the list shows of one table. `results`: person, place and points of every seat
    once the match is over."""
    voice = speaker(guest, games.game(table.game))
    mine = [i for i, seat in enumerate(table.seats) if seat.person == guest.id]
    played = [i for i, (person, _, _) in enumerate(results) if person == guest.id] or mine
    names = shown_names(table.seats, guest.language)
    free = sum(seat.kind == "open" for seat in table.seats)
    others = {seat.person for seat in table.seats} - {None, guest.id}
    waits = table.status == "playing" and any(seat in table.waiting for seat in mine)
    over = table.status == "over"
    status: str = "yours" if waits else table.status
    if status == "gathering" and not free:
        status = "ready"
    acts = []
    if mine and table.status in ("playing", "paused"):
        acts = ["resign", *(["stop"] if others else [])]
    if mine and others and table.status == "gathering":
        acts = ["leave"]
    if not others or (over and mine):
        acts.append("delete")
    scored = [points for _, _, points in results] if any(r[2] for r in results) else []
    return {
        "id": table.id,
        "name": voice.say("name"),
        "day": day(table.changed, guest),
        "people": ", ".join(name for i, name in enumerate(names) if i not in played and name),
        "result": _result([place for _, place, _ in results], played, voice) if over else "",
        "points": [(str(n).replace("-", "−"), i in played) for i, n in enumerate(scored)],
        "status": voice.say(f"web-status-{status}", {"count": free}),
        "waits": waits,
        "over": over,
        "acts": acts,
    }


def _result(places: list[int], mine: list[int], voice: Speaker) -> str:
    """Returns how a match with these places ended for the guest, in words; `mine`: their seats."""
    if not places or not mine:
        return voice.say("web-result-over")
    if not any(places):
        return voice.say("web-result-none")
    if len(mine) > 1:
        return voice.say("web-result-over")
    place = places[mine[0]]
    if place == 1:
        return voice.say("web-result-shared" if places.count(1) > 1 else "web-result-won")
    if 1 not in places:
        return voice.say("web-result-lost")
    args: Args = {"place": place, "count": len(places)}
    return voice.say("web-result-place", args)


async def act(request: Request) -> Response:
    """Leaves the room, resigns, votes to end the match, or deletes the table, as a form of the
    list or of the table's menu asks."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    do, now = str(form.get("do", "")), site.clock.now()
    try:
        live = await site.tables.open(request.path_params["table"])
    except UnknownTable as e:
        raise HTTPException(404) from e
    table = live.table
    seats = table.seats_of(guest.id)
    if not seats and table.host != guest.id:
        raise HTTPException(403)
    try:
        if do == "leave" and table.match is None:
            await live.change(lambda t: t.leave(guest.id, now))
        elif do == "resign":
            await live.change(lambda t: t.resign(guest.id, now))
        elif do == "stop":
            name = table.names[seats[0]] if seats else ""
            ended = await live.change(lambda t: t.vote_to_stop(guest.id, True, now))
            if not ended:
                await live.announce("web-told-stop", seats[0], name)
        elif do == "delete":
            if plays_alone(table, guest.id):
                if table.settings.rated and table.status in ("playing", "paused"):
                    await live.change(lambda t: t.resign(guest.id, now))
                await site.tables.delete(table.id)
                if not table.settings.rated:  # a rating must not lose its history
                    await site.store.results.delete(table.id)
            elif table.status == "over":
                await site.store.hide_table(table.id, guest.id)
            else:
                raise Refused("table-others-play")
        else:
            raise HTTPException(400)
    except Refused as e:
        return await games_page(request, speaker_for(table, guest.language).say(e.text))
    if form.get("back") != "table" or do == "delete":
        return redirect(request, guest, "/me")
    over = live.table.status == "over"
    return redirect(request, guest, f"/t/{table.id}/end" if over else f"/t/{table.id}")


def plays_alone(table: Table, person: str) -> bool:
    """Whether nobody else sits or sat at the table, so that the person may delete it."""
    people = {seat.person for seat in table.seats} | set(table.running.left.values())
    return people <= {None, person}
