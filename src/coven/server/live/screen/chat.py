"""The chat, and the link to the next table that waits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import escape

from coven.store import ChatLine
from coven.text import Speaker

from .icons import MARKS

ANNOUNCEMENTS = (
    "web-told-link",
    "web-told-moved",
    "web-told-back",
    "web-told-joined",
    "web-told-stop",
    "web-told-rated",
    "web-told-all",
)
"""What the table itself says in the chat, as Fluent messages: lines without a person."""


def personal_parts(
    chat: Sequence[ChatLine],
    speaker: Speaker,
    person: str,
    muted: frozenset[str],
    waiting: Sequence[str],
    here: str,
    invited: bool = False,
) -> dict[str, str]:
    """Returns the HTML parts that differ for every person, by name: the chat without the people
    they have muted, and a link to the next table that waits for them, or (`invited`) to their
    invitations.

    `person`, `muted`: ids of people; `waiting`: ids of the tables at which a decision waits;
    `here`: the id of this table."""
    locale = speaker.locale
    parts = {
        f"chat-{line.k}": _chat_line(line, line.person == person, locale)
        for line in chat
        if line.person not in muted
    }
    hidden = {line.person: line for line in chat if line.person in muted}
    return {
        **parts,
        "muted": _muted_people(list(hidden.values()), speaker) if hidden else "",
        "next": _next_table([id for id in waiting if id != here], speaker)
        or (_invitations(speaker) if invited else ""),
    }


@lru_cache(maxsize=4_000)
def _chat_line(line: ChatLine, mine: bool, locale: str) -> str:
    """Returns a line of chat as HTML; unless it is the reader's own (`mine`), with a button that
    mutes its author. "" for an announcement that this version does not know."""
    speaker = Speaker("coven", locale, forgiving=True)
    if not line.person:
        if line.text not in ANNOUNCEMENTS:
            return ""
        return f'<p class="small dim">{speaker.html(line.text, {"name": line.name})}</p>'
    style = f' class="seat-{line.seat % MARKS}"' if line.seat is not None else ""
    role = f" <i>{speaker.html('web-chat-spectator')}</i>" if line.seat is None else ""
    mute = "" if mine else _mute_button(line, True, speaker)
    return (
        f"<p{style}{' data-mine' * mine}><b><bdi>{escape(line.name)}</bdi></b>{role} "
        f"<bdi>{escape(line.text)}</bdi>{mute}</p>"
    )


def _muted_people(hidden: Sequence[ChatLine], speaker: Speaker) -> str:
    """Returns HTML buttons to unmute people; `hidden`: one chat line of each muted person."""
    buttons = "".join(_mute_button(line, False, speaker) for line in hidden)
    return f'<p class="small dim">{speaker.html("web-muted")} {buttons}</p>'


def _mute_button(line: ChatLine, on: bool, speaker: Speaker) -> str:
    """Returns the HTML of the button that mutes (`on`) or unmutes the author of a chat line."""
    label = speaker.html("web-mute" if on else "web-unmute", {"name": line.name})
    symbol = '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-mute"/></svg>'
    inside = symbol if on else escape(line.name)
    return (
        f'<button type="button" class="{"mute" if on else "link"}" data-do="mute" '
        f'data-k="{line.k}"{" data-on" * on} aria-label="{label}" data-tip="{label}">'
        f"{inside}</button>"
    )


def _next_table(waiting: Sequence[str], speaker: Speaker) -> str:
    """Returns an HTML link to the first of the waiting tables, given by id; "" if there is none."""
    if not waiting:
        return ""
    label = speaker.html("web-next", {"count": len(waiting)})
    return _next_link(f"/t/{waiting[0]}", label, str(len(waiting)))


def _invitations(speaker: Speaker) -> str:
    """Returns an HTML link to the page that lists the person's invitations."""
    return _next_link("/me", speaker.html("web-next-invited"), "+")


def _next_link(path: str, label: str, short: str) -> str:
    """Returns an HTML link with this label, of which phones show only `short`."""
    return (
        f'<a class="next" href="{path}" aria-label="{label}" data-tip="{label}">'
        '<svg viewBox="0 0 18 22" aria-hidden="true"><use href="#i-flame"/></svg>'
        f"<span>{label}</span><b>{short}</b></a>"
    )
