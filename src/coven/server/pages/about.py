"""The page that says who runs this server, its rules, and what it keeps for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from coven import __version__

from .context import site_of
from .render import page

LONGEST = 20_000


async def about(request: Request) -> Response:
    """Shows who runs this server."""
    settings = site_of(request).settings
    kept = {
        "rooms": settings.keep_rooms_days,
        "abandoned": settings.keep_abandoned_days,
        "finished": settings.keep_finished_days,
        "guests": settings.keep_guests_days,
    }
    contact = settings.contact
    href = contact if contact.startswith(("https://", "http://", "mailto:")) else ""
    if not href and "@" in contact:
        href = f"mailto:{contact}"
    return page(
        request,
        "about.html",
        run_by=settings.run_by,
        contact=contact,
        contact_href=href,
        rules=await asyncio.to_thread(paragraphs, settings.house_rules),
        kept=[(key, int(days)) for key, days in kept.items()],
        version=__version__,
        here="/about",
    )


def paragraphs(file: str) -> list[str]:
    """Returns the paragraphs of a text file, which blank lines separate; none if it cannot be
    read."""
    try:
        text = Path(file).read_text("utf-8")[:LONGEST] if file else ""
    except (OSError, UnicodeError):
        return []
    return [part for part in (" ".join(p.split()) for p in text.split("\n\n")) if part]
