"""Guests: people with a name and a signed cookie, but no account."""

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
    """A person's id, name and preferences, as their cookie says. Only the person's own browser and
    the server know `id`."""

    id: str
    name: str = ""
    language: str = "en"
    confirm: str = "end"
    motion: str = "normal"
    sounds: bool = True
    notify: bool = False
    known: bool = False
    """Whether the browser has the cookie already."""


def preferred_language(accept: str) -> str:
    """Returns our language that fits an Accept-Language header best; English if none does."""
    wishes = []
    for place, item in enumerate(accept.split(",")[:20]):
        tag, _, weight = item.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LOCALES), "en")


class GuestCookies:
    """Reads and writes the cookie that says who a guest is."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="coven guest")

    def read(self, connection: HTTPConnection) -> Guest:
        """Returns the guest that the request's cookie names. Without a cookie, or if it was
        tampered with, a new guest."""
        cookie = connection.cookies.get(COOKIE, "")
        try:
            if cookie:
                return self._guest(self._signer.loads(cookie))
        except (BadSignature, ValueError, TypeError, KeyError) as e:
            e.__traceback__ = None  # its frame holds it, which only garbage collection would free
        language = preferred_language(connection.headers.get("accept-language", ""))
        return Guest(secrets.token_urlsafe(16), language=language)

    def _guest(self, stored: Any) -> Guest:
        guest = Guest(
            id=stored["id"],
            name=clean_name(stored["name"]),
            language=stored["language"] if stored["language"] in LOCALES else "en",
            confirm=stored["confirm"] if stored["confirm"] in CONFIRM else "end",
            motion=stored["motion"] if stored["motion"] in MOTION else "normal",
            sounds=bool(stored["sounds"]),
            notify=bool(stored["notify"]),
            known=True,
        )
        if not isinstance(guest.id, str) or not guest.id:
            raise ValueError("no id")
        return guest

    def write(self, response: Response, guest: Guest, secure: bool) -> None:
        """Sets the guest's cookie on the response; `secure`: whether browsers may send it over
        HTTPS only."""
        stored = {
            name: getattr(guest, name)
            for name in ("id", "name", "language", "confirm", "motion", "sounds", "notify")
        }
        response.set_cookie(
            COOKIE,
            self._signer.dumps(stored),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def with_settings(guest: Guest, form: dict[str, str]) -> Guest:
    """Returns the guest with the values of a settings form; missing or invalid ones change
    nothing."""
    new = guest
    if "name" in form:
        new = replace(new, name=clean_name(form["name"]))
    if form.get("language") in LOCALES:
        new = replace(new, language=form["language"])
    if form.get("confirm") in CONFIRM:
        new = replace(new, confirm=form["confirm"])
    if form.get("motion") in MOTION:
        new = replace(new, motion=form["motion"])
    if "whole" in form:  # the form has check boxes, and an unticked one sends nothing
        new = replace(new, sounds="sounds" in form, notify="notify" in form)
    return new
