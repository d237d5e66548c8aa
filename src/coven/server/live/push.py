"""Web Push: a notification for a decision that waits while no page is open. Only with the extra
``coven[push]``, and only where a person has asked for it on that device."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import structlog

from coven.store import Person

from ..ops.log import where
from ..settings import Settings
from .screen import speaker_of

try:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush
    from requests import Session
except ModuleNotFoundError:  # pragma: no cover
    Vapid02 = None

journal = structlog.get_logger()

MOST_DEVICES = 6
AT_ONCE = 4
PATIENCE = 10.0
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps what it cannot deliver."""
LONGEST = 1_000
GONE = (404, 410)


@dataclass(frozen=True)
class Device:
    """A browser that wants to be told."""

    endpoint: str
    p256dh: str
    auth: str

    def form(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth}


class BadDevice(ValueError):
    """A subscription that no browser of ours would make."""


class Pusher:
    """Sends to push services, encrypted for the browser; nobody between can read it."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = tuple(host for host in settings.push_hosts.split(",") if host)
        self.about = settings.push_about
        self._key = None
        self.public = ""
        """What browsers subscribe with; empty where nothing is ever sent."""
        self._few = asyncio.Semaphore(AT_ONCE)
        if settings.push_key and Vapid02 is not None:
            self._key = Vapid02.from_raw(settings.push_key.encode())
            point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    @property
    def ready(self) -> bool:
        return bool(self.public)

    def device(self, form: dict[str, str]) -> Device:
        """A device as its browser describes it. This server will speak to its address, so it must
        be one of a push service. Raises BadDevice."""
        found = Device(*(form.get(name, "") for name in ("endpoint", "p256dh", "auth")))
        if any(not value or len(value) > LONGEST for value in found.form().values()):
            raise BadDevice
        try:
            address = urlsplit(found.endpoint)
            host, port = address.hostname or "", address.port
            sizes = [len(_bytes(found.p256dh)), len(_bytes(found.auth))]
        except ValueError as e:
            raise BadDevice from e
        known = any(host == h or (h[0] == "." and host.endswith(h)) for h in self.hosts)
        safe = address.scheme == "https" and port in (None, 443)
        if not known or sizes != [65, 16] or address.username or not (safe or _loopback(host)):
            raise BadDevice
        return found

    def remember(self, settings: dict[str, Any], device: Device) -> None:
        """Adds it to what is stored of a person."""
        self.forget(settings, (device.endpoint,))
        settings["push"] = [*settings["push"], device.form()][-MOST_DEVICES:]

    def forget(self, settings: dict[str, Any], endpoints: tuple[str, ...]) -> None:
        devices = settings.get("push", ())
        settings["push"] = [d for d in devices if d["endpoint"] not in endpoints]

    async def tell(self, person: Person, table: str, game: str) -> tuple[str, ...]:
        """Tells every device of the person; gives those that are no longer there."""
        speaker = speaker_of(game, person.language)
        body = speaker.say("web-push-body", {"game": speaker.say("name")})
        words = {"title": speaker.say("web-push-title"), "body": body, "url": f"/t/{table}"}
        gone = []
        for form in person.settings["push"]:
            try:
                device = self.device(form)
            except BadDevice:  # the hosts were changed since
                continue
            async with self._few:
                if not await asyncio.to_thread(self._send, device, json.dumps(words)):
                    gone.append(device.endpoint)
        return tuple(gone)

    def _send(self, device: Device, text: str) -> bool:
        """In a thread. False: the browser does not want to be told any more."""
        line = Session()
        line.max_redirects = 0  # to nobody else
        try:
            webpush(
                {
                    "endpoint": device.endpoint,
                    "keys": {"p256dh": device.p256dh, "auth": device.auth},
                },
                data=text,
                vapid_private_key=self._key,
                vapid_claims={"sub": self.about},
                timeout=PATIENCE,
                ttl=KEPT_SECONDS,
                requests_session=line,
            )
        except WebPushException as e:
            status = getattr(e.response, "status_code", None)
            journal.warning("a push service refused", status=status)
            return status not in GONE
        except Exception as e:  # no network, or a key that is none
            journal.warning("nobody could be notified", error=where(e))
        finally:
            line.close()
        return True


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def new_key() -> str:
    """A private key for a server that has none."""
    if Vapid02 is None:
        return ""
    made = Vapid02()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value.to_bytes(32, "big")
    return base64.urlsafe_b64encode(number).rstrip(b"=").decode()
