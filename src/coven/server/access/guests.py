"""Guests: a name and a signed cookie, no account."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from coven.table import clean_name
from coven.text import LOCALES

COOKIE = "coven"
YEAR = 365 * 24 * 3600
CONFIRM = ("never", "end", "always")
MOTION = ("off", "fast", "normal", "slow")


@dataclass(frozen=True)
class Guest:
    """Who somebody is, and how they like the table. `id` is known to their browser only."""

    id: str
    name: str = ""
    language: str = "en"
    confirm: str = "end"
    motion: str = "normal"
    sounds: bool = True
    notify: bool = False
    known: bool = False
    """Whether the browser has the cookie already."""


def prefer(accept: str) -> str:
    """The first of our languages that the browser would like."""
    wishes = []
    for place, item in enumerate(accept.split(",")[:20]):
        tag, _, weight = item.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LOCALES), "en")


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="coven guest")

    def of(self, connection: HTTPConnection) -> Guest:
        """Whoever the cookie names; a new guest where there is none or it was tampered with."""
        try:
            return self._read(self._signer.loads(connection.cookies.get(COOKIE, "")))
        except (BadSignature, ValueError, TypeError, KeyError):
            language = prefer(connection.headers.get("accept-language", ""))
            return Guest(secrets.token_urlsafe(16), language=language)

    def _read(self, kept: Any) -> Guest:
        guest = Guest(
            id=kept["id"],
            name=clean_name(kept["name"]),
            language=kept["language"] if kept["language"] in LOCALES else "en",
            confirm=kept["confirm"] if kept["confirm"] in CONFIRM else "end",
            motion=kept["motion"] if kept["motion"] in MOTION else "normal",
            sounds=bool(kept["sounds"]),
            notify=bool(kept["notify"]),
            known=True,
        )
        if not isinstance(guest.id, str) or not guest.id:
            raise ValueError("no id")
        return guest

    def write(self, response: Response, guest: Guest, secure: bool) -> None:
        kept = {
            name: getattr(guest, name)
            for name in ("id", "name", "language", "confirm", "motion", "sounds", "notify")
        }
        response.set_cookie(
            COOKIE,
            self._signer.dumps(kept),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def changed(guest: Guest, form: dict[str, str]) -> Guest:
    """The guest with what a settings form says; what it does not say or cannot be stays."""
    new = guest
    if "name" in form:
        new = replace(new, name=clean_name(form["name"]))
    if form.get("language") in LOCALES:
        new = replace(new, language=form["language"])
    if form.get("confirm") in CONFIRM:
        new = replace(new, confirm=form["confirm"])
    if form.get("motion") in MOTION:
        new = replace(new, motion=form["motion"])
    if "whole" in form:  # a form with check boxes: one that is not ticked sends nothing
        new = replace(new, sounds="sounds" in form, notify="notify" in form)
    return new
