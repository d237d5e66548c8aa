"""The room: a table before its match. People arrive by an invitation, talk, and see immediately
what the host changes."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args, BadOptions, Game, Option, Options, Variant
from coven.table import DELAYS, PACES, SettingsChange, Table
from coven.text import Speaker

from ..access.guards import read_number
from ..access.guests import Guest
from ..live.screen import personal_parts, speaker_for
from ..live.table import LiveTable
from .charts import qr
from .context import site_of
from .game_page import named
from .lobby import player_count
from .render import fragment, guest_of, page, trusted_html
from .shared import public_address, table_preview

CUSTOM = "custom"
"""The form value of the variant if single options were changed."""


async def room(request: Request, live: LiveTable, notice: str = "") -> Response:
    """Shows a table whose match has not begun; `notice`: an error message."""
    guest, table = guest_of(request), live.table
    voice = speaker_for(table, guest.language)
    muted = await site_of(request).presence.muted_by(guest)
    parts = {**room_parts(live, guest), **personal_parts(live.chat, voice, guest.id, muted, (), "")}
    return page(
        request,
        "room.html",
        guest,
        table.game,
        status=400 if notice else 200,
        notice=notice,
        name=voice.say("name"),
        preview=table_preview(request, table, voice),
        parts={part: trusted_html(html) for part, html in parts.items()},
        invitation=await invitation(request, live),
        host=guest.id == table.host,
        one_device=len(table.seats_of(guest.id)) > 1,
        chat_tab=False,
        may_chat=table.may_chat(guest.id),
        table_id=table.id,
        page_data={"socket": f"/t/{table.id}/line"},
        here=f"/t/{table.id}",
    )


async def invitation(request: Request, live: LiveTable) -> dict[str, Any] | None:
    """Returns link, QR code and join code for the open seats, for the template; if none is open, or
    the guest is not at the table, the link for spectators. None if nobody can come."""
    table, store, now = live.table, site_of(request).store, site_of(request).clock.now()
    guest = guest_of(request)
    at_table = guest.id == table.host or table.seats_of(guest.id)
    if table.status == "over":
        return None
    if not at_table or not any(seat.vacant for seat in table.seats):
        if not table.settings.spectators:
            return None
        link = f"{public_address(request)}/t/{table.id}"
        free = any(seat.vacant for seat in table.seats)
        return {"link": link, "code": "", "qr": qr(link), "free": free}
    if not live.invitation_token:
        live.invitation_token = await store.invite(table.id, now)
    code, _ = await store.join_code(table.id, now)
    link = f"{public_address(request)}/join/{live.invitation_token}"
    return {"link": link, "code": code, "qr": qr(link), "free": True}


def room_parts(live: LiveTable, guest: Guest) -> dict[str, str]:
    """Returns the HTML parts of the room that follow from the table: its seats, its options, the
    vote on a rated match, and the button that starts it."""
    table = live.table
    voice = speaker_for(table, guest.language)
    host = guest.id == table.host
    taken, players = sum(s.kind != "open" for s in table.seats), allowed_players(table)
    given: dict[str, Any] = {
        "table_id": table.id,
        "host": host,
        "host_name": next((s.name for s in table.seats if s.person == table.host), ""),
    }
    return {
        "seats": fragment("room-seats.html", guest, seats=seat_rows(live, guest), **given),
        "rating": fragment("room-rating.html", guest, **_rating_given(table, guest), **given),
        "options": fragment("room-options.html", guest, **settings_given(table, voice), **given),
        "start": fragment(
            "room-start.html",
            guest,
            ready=taken in players,
            gaps=taken < len(table.seats),
            players=player_count(players, voice),
            **given,
        ),
    }


def _rating_given(table: Table, guest: Guest) -> dict[str, Any]:
    """Returns whether the host proposes a rated match, and who agrees, for the template."""
    agreed = table.running.rated_by
    people = [(s.name, s.person in agreed) for s in table.seats if s.person is not None]
    return {
        "rated": table.settings.rated,
        "possible": len(table.seats) > 1 and len(table.seats_of(guest.id)) < 2,
        "seated": bool(table.seats_of(guest.id)),
        "agreed": guest.id in agreed,
        "people": people,
        "all_agree": all(yes for _, yes in people),
    }


# -- variant and options ---------------------------------------------------------------------------


def current_variant(table: Table) -> Variant | None:
    """Returns the variant that the table's options and seats make; None if single options were
    changed."""
    game, count = table.game, len(table.seats)
    same = [v for v in game.variants if _all_options(game, v) == table.settings.options]
    return next((v for v in same if count in v.players), None)


def _all_options(game: Game, variant: Variant) -> Options:
    return game.complete(variant.players[-1], variant.options)


def allowed_players(table: Table) -> tuple[int, ...]:
    """Returns for which numbers of players the match can start with the table's options."""
    variant = current_variant(table)
    if variant is not None:
        return variant.players
    return tuple(n for n in table.game.facts.players if _is_playable(table, n))


def _is_playable(table: Table, players: int) -> bool:
    try:
        table.game.complete(players, table.settings.options)
    except BadOptions:
        return False
    return True


def settings_given(table: Table, voice: Speaker) -> dict[str, Any]:
    """Returns the table's settings and what they can be changed to, for the template."""
    game, variant, players = table.game, current_variant(table), allowed_players(table)
    variants = [
        {**named("variant", v.key, voice), "players": player_count(v.players, voice)}
        for v in game.variants
    ]
    taken = sum(s.kind != "open" for s in table.seats)
    options = [_option(o, table.settings.options[o.key], voice) for o in game.options]
    return {
        "settings": table.settings,
        "variants": variants,
        "variant": variant.key if variant is not None else CUSTOM,
        "options": options,
        "counts": [n for n in players if n >= taken],
        "count": len(table.seats),
        "gathering": table.match is None,
        "delays": list(DELAYS),
        "paces": [named("pace", key, voice) for key in PACES],
    }


def _option(option: Option, value: Any, voice: Speaker) -> dict[str, Any]:
    """Returns an option for the template: its names, its choices, and which of them are chosen by
    `value`."""
    labels = []
    for choice in option.choices:
        text = _as_text(choice)
        key = f"option-{option.key}-{text}"
        labels.append((text, voice.say(key) if voice.has(key) else text))
    chosen = [_as_text(one) for one in (value if isinstance(value, list) else [value])]
    return {
        **named("option", option.key, voice),
        "choices": labels,
        "many": option.many,
        "chosen": chosen,
        "said": ", ".join(label for text, label in labels if text in chosen),
        "usual": value == option.default,
    }


def _as_text(choice: Any) -> str:
    """Returns an option's choice as its form value."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def configure(table: Table, form: FormData, by: str) -> None:
    """Changes the table's settings to those of a submitted form, on the host's request. Another
    variant brings its own options and as many seats as it has players. Raises BadOptions,
    Refused."""
    change: SettingsChange = {
        "spectators": "spectators" in form,
        "spectators_talk": "spectators-talk" in form,
        "delay": str(form.get("delay", "none")),
        "hints": "hints" in form,
        "takebacks": "takebacks" in form,
    }
    if table.match is None:
        game, now = table.game, current_variant(table)
        chosen = next((v for v in game.variants if v.key == form.get("variant")), None)
        change["public"] = "public" in form
        change["pace"] = str(form.get("pace", "none"))
        change["options"] = _chosen_options(table, form)
        change["seats"] = read_number(str(form.get("seats", ""))) or len(table.seats)
        if chosen is not None and chosen != now:
            change["options"], change["seats"] = chosen.options, chosen.players[-1]
    table.configure(by, **change)


def _chosen_options(table: Table, form: FormData) -> Options:
    """Returns all options as the form says; those that it does not name stay as they are."""
    options = dict(table.settings.options)
    for option in table.game.options:
        given = [v for v in form.getlist(f"option-{option.key}") if isinstance(v, str)]
        picked = [choice for choice in option.choices if _as_text(choice) in given]
        if option.many and given:
            options[option.key] = picked
        elif picked:
            options[option.key] = picked[0]
    return options


# -- seats -----------------------------------------------------------------------------------------


def seat_rows(live: LiveTable, guest: Guest) -> list[dict[str, Any]]:
    """Returns all seats for a template, with what the guest may do with each."""
    voice = speaker_for(live.table, guest.language)
    return [_seat_row(live, guest, i, voice) for i in range(len(live.table.seats))]


def _seat_row(live: LiveTable, guest: Guest, i: int, voice: Speaker) -> dict[str, Any]:
    """Returns seat `i` for a template: name, kind, and buttons for what the guest may do."""
    table = live.table
    seat = table.seats[i]
    mine, host = seat.person == guest.id, guest.id == table.host
    args: Args = {}
    if seat.kind == "open":
        kind = "open"
    elif seat.kind == "bot":
        kind, args = ("stand-in" if seat.person else "bot"), {"level": f"level-{seat.bot}"}
    elif mine:
        kind = "you" if i == table.seats_of(guest.id)[0] else "shared"
    else:
        kind = "person" if seat.person in live.people_present else "away"
    acts = []
    if table.status == "gathering":
        if mine:
            acts.append("leave")
        elif host and seat.kind != "open":
            acts.append("free")
    elif table.status == "playing":
        if seat.kind == "person" and (mine or host):
            acts.append("lend")
        if seat.kind == "bot" and mine:
            acts.append("back")
        away = seat.person not in live.people_present
        if seat.person is not None and (mine or (host and away)):
            acts.append("link")
        if mine:
            acts.append("leave")
        elif host and seat.person is not None:
            acts.append("kick")
    if guest.id in table.running.former_people(i) and table.status != "over":
        acts.append("take-back")
    return {
        "seat": i,
        "name": voice.name(i) or voice.say("seat-number", {"number": i + 1}),
        "state": seat.kind,
        "kind": voice.say(f"web-kind-{kind}", args),
        "may_sit": seat.kind == "open" and _may_sit(table, guest),
        "mine": mine and table.status == "gathering",
        "levels": [(n.number, voice.say(f"level-{n.number}")) for n in live.settings.bot_levels]
        if host and seat.kind == "bot" and seat.person is None and table.match is None
        else [],
        "level": seat.bot,
        "acts": [{"do": do, "label": voice.say(f"web-seat-do-{do}")} for do in acts],
    }


def _may_sit(table: Table, guest: Guest) -> bool:
    """Whether the guest may take an open seat of the room, or move there from their own."""
    mine = len(table.seats_of(guest.id))
    if mine or guest.id == table.host:
        return mine < 2
    return table.settings.public and guest.id not in table.running.kicked
