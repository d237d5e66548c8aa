"""The page of a table, before and during its match."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from coven.table import Table
from coven.text import Speaker

from ..access.guests import Guest
from ..live.protocol import REACTIONS
from ..live.screen import personal_parts, speaker_for
from ..live.spectator_delay import is_delayed
from ..live.table import LiveTable
from .context import site_of
from .render import asset, guest_of, page, trusted_html
from .room import room
from .shared import may_browse_history, table_preview, watched_table

PLACED_PARTS = (
    *("prompt", "tools", "actions", "takeback", "coach"),
    *("handover", "hand", "muted", "next", "invite", "menu", "finale"),
)
"""Parts with a fixed place on the page."""


async def table_page(request: Request) -> Response:
    """Shows a table: its room before the match, else the board."""
    live = await watched_table(request)
    if live.table.match is None:
        return await room(request, live)
    return await playing(request, live)


async def playing(request: Request, live: LiveTable) -> Response:
    """Shows the board of a table whose match has begun."""
    guest, presence = guest_of(request), site_of(request).presence
    muted = await presence.muted_by(guest)
    waiting = await presence.waiting_for(guest.id) if guest.known else ()
    table = live.table
    viewpoint = live.viewpoint(guest.id, guest.language)
    screen = live.screen(viewpoint)
    personal = personal_parts(
        *(screen.chat, screen.speaker, guest.id, muted, waiting, table.id),
        invited=guest.known and bool(await presence.invitations(guest.id)),
    )
    parts = {**screen.parts, **personal}
    voice = speaker_for(table, guest.language)
    own = viewpoint.seat if viewpoint.seat is not None else next(iter(table.seats_of(guest.id)), 0)
    count = len(table.seats)
    return page(
        request,
        "table.html",
        guest,
        table.game,
        name=voice.say("name"),
        preview=table_preview(request, table, voice),
        parts={part: trusted_html(html) for part, html in parts.items()},
        more=other_parts(parts),
        order=[(own + i) % count for i in range(count)],
        names=voice.names,
        may_replay=may_browse_history(table),
        chat_tab=True,
        reactions=REACTIONS,
        may_chat=table.may_chat(guest.id),
        watching=spectator_notice(table, guest, voice),
        lost_seat=table.has_lost_seat(guest.id) and table.status != "over",
        commitment=table.match.commitment if table.match is not None else "",
        table_id=table.id,
        game_css=asset(table.game.id, "board.css"),
        game_js=[found for found in (asset(table.game.id, "board.js"),) if found],
        page_data={
            "socket": f"/t/{table.id}/line",
            "question": screen.question,
            "over": table.status == "over",
            "confirmMoves": screen.confirm(guest.confirm),
            "mine": table.seats_of(guest.id),
            "yours": voice.say("web-yours"),
            "confirm": voice.say("web-confirm-question"),
            "words": {"rule": rule_word(voice), "rules": f"/games/{table.game.id}/rules"},
        },
        here=f"/t/{table.id}",
    )


def spectator_notice(table: Table, guest: Guest, voice: Speaker) -> str:
    """Returns a text that tells a spectator how they watch (for example with a delay), or that a
    personal link has moved their seat; "" for players."""
    if table.seats_of(guest.id):
        return ""
    if table.has_lost_seat(guest.id) and table.status != "over":
        return voice.say("web-moved-row") + "."
    text = voice.say("web-watching")
    if is_delayed(table):
        text += " " + voice.say(f"web-watching-{table.settings.delay}")
    return text


def rule_word(voice: Speaker) -> str:
    """Returns how tooltips begin a line that names a paragraph of the rules ("Rule ")."""
    key = "table-rule" if voice.has("table-rule") else "web-rule-link"
    return voice.say(key, {"rule": ""})


def other_parts(parts: dict[str, str]) -> list[str]:
    """Returns the names of the HTML parts drawn by the game that have no fixed place on the
    page."""
    placed = (*PLACED_PARTS, "board")
    prefixes = ("player-", "seat-", "hand-", "log-", "chat-")
    return [part for part in parts if part not in placed and not part.startswith(prefixes)]
