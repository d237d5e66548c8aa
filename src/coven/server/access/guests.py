"""Guests: people with a name and a signed cookie, but no account."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from coven.table import clean_name
from coven.text import LOCALES

COOKIE = "coven"
SECURE_COOKIE = "__Host-coven"
"""Over HTTPS: browsers accept a cookie of this name only from this very host, over HTTPS, so that
neither a neighbouring host nor a plain HTTP page can plant another identity."""
DAY = 24 * 3600.0
RENEWED_AFTER = DAY
"""Seconds after which a visit renews the cookie, so that its idle time starts again."""
MOST_KEPT = 400 * DAY
"""How long browsers keep a cookie at most."""
FIRST_DATED = 1_795_000_000.0
"""The time (in November 2026) that counts as the last visit of a cookie without a date, which
older versions wrote."""
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
    reactions: bool = True
    """Whether the person sees the reactions of others."""
    known: bool = False
    """Whether the browser has the cookie already."""
    session: int = 0
    """The number of the session. It grows when the person signs out everywhere else; a cookie with
    a smaller number is void."""
    begun: float = 0.0
    """When the session began: at the first visit, or when all others were ended."""
    renewed: float = 0.0
    """When the cookie was written; at the last visit, to the day."""
    ended: str = ""
    """Why the cookie of this browser is void: "signed-out" by the person in another browser,
    "expired"; "" if it is not. Then this is a new guest, who has only the old one's language."""


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


def new_guest(language: str, ended: str = "") -> Guest:
    """Returns a new guest without a name. `ended`: why the earlier cookie of this browser is void
    ("signed-out" or "expired"), "" if there was none."""
    return Guest(secrets.token_urlsafe(16), language=language, ended=ended)


class GuestCookies:
    """Reads and writes the cookie that says who a guest is. It does not know whether the person has
    ended the session; `Sessions` does."""

    def __init__(
        self,
        key: str,
        idle_days: float = 180.0,
        session_days: float = 730.0,
        https: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`idle_days`, `session_days`: how long a cookie is valid without a visit, and at most;
        `https`: whether people reach the server over HTTPS, whatever the request says."""
        self._signer = URLSafeSerializer(key, salt="coven guest")
        self._idle = idle_days * DAY or float("inf")
        self._longest = session_days * DAY or float("inf")
        self._https = https
        self._clock = clock

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether the browser sends this request over HTTPS."""
        return self._https or connection.scope["scheme"] in ("https", "wss")

    def read(self, connection: HTTPConnection) -> Guest:
        """Returns the guest that the request's cookie names. Without a cookie, or if it was
        tampered with or has expired, a new guest."""
        sent = connection.cookies
        guest = None
        if self.is_secure(connection):
            guest = self._read(sent.get(SECURE_COOKIE, ""))
            old = self._read(sent.get(COOKIE, "")) if guest is None else None
            if old is not None and not old.begun:  # written before there was another name
                guest = old
        else:
            guest = self._read(sent.get(COOKIE, ""))
        if guest is None:
            return new_guest(preferred_language(connection.headers.get("accept-language", "")))
        now = self._clock()
        begun, renewed = guest.begun or FIRST_DATED, guest.renewed or FIRST_DATED
        if now - renewed > self._idle or now - begun > self._longest:
            return new_guest(guest.language, "expired")
        return guest

    def _read(self, cookie: str) -> Guest | None:
        """Returns the guest in a cookie; None if it is missing or was tampered with."""
        try:
            return self._guest(self._signer.loads(cookie)) if cookie else None
        except (BadSignature, ValueError, TypeError, KeyError) as e:
            e.__traceback__ = None  # its frame holds it, which only garbage collection would free
            return None

    def _guest(self, stored: Any) -> Guest:
        guest = Guest(
            id=stored["id"],
            name=clean_name(stored["name"]),
            language=stored["language"] if stored["language"] in LOCALES else "en",
            confirm=stored["confirm"] if stored["confirm"] in CONFIRM else "end",
            motion=stored["motion"] if stored["motion"] in MOTION else "normal",
            sounds=bool(stored["sounds"]),
            notify=bool(stored["notify"]),
            reactions=bool(stored.get("reactions", True)),
            known=True,
            session=int(stored.get("session", 0)),
            begun=float(stored.get("begun", 0.0)),
            renewed=float(stored.get("renewed", 0.0)),
        )
        if not isinstance(guest.id, str) or not guest.id:
            raise ValueError("no id")
        return guest

    def is_due(self, guest: Guest) -> bool:
        """Whether a visit should renew the guest's cookie."""
        return guest.known and self._clock() - guest.renewed > RENEWED_AFTER

    def signed(self, guest: Guest) -> str:
        """Returns the value of the guest's cookie, renewed."""
        now = float(int(self._clock()))
        stored = {
            name: getattr(guest, name)
            for name in ("id", "name", "language", "confirm", "motion", "sounds", "notify")
        }
        stored |= {
            "reactions": guest.reactions,
            "session": guest.session,
            "begun": guest.begun or now,
            "renewed": now,
        }
        return str(self._signer.dumps(stored))

    def write(self, response: Response, guest: Guest, connection: HTTPConnection) -> None:
        """Sets the guest's cookie, renewed, on the response to this request."""
        secure = self.is_secure(connection)
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.signed(guest),
            max_age=int(min(self._idle, MOST_KEPT)),
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        if secure and COOKIE in connection.cookies:
            response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")


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
        new = replace(new, reactions="reactions" in form)
    return new
