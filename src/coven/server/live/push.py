"""Web Push: notifies people of a decision that waits for them while they have no page open. Needs
the extra ``coven[push]``, and a person who has asked for it on that device."""

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

from ..ops.log import error_summary
from ..settings import Settings
from .screen import speaker_of

try:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ModuleNotFoundError:  # pragma: no cover
    Vapid02 = None

logger = structlog.get_logger()

MAX_DEVICES = 6
MAX_PARALLEL = 4
TIMEOUT_SECONDS = 10.0
TTL_SECONDS = 24 * 3600
"""How long a push service keeps a notification that it cannot deliver."""
MAX_LENGTH = 1_000
"""How long an endpoint or key may be, in characters."""
GONE = (404, 410)


@dataclass(frozen=True)
class Device:
    """A browser that is subscribed to push notifications: its push service's address and its
    keys."""

    endpoint: str
    p256dh: str
    auth: str

    def form(self) -> dict[str, str]:
        """Returns the device as a dict, as it is stored in the person's settings."""
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth}


class BadDevice(ValueError):
    """A subscription that is malformed, or whose push service is not allowed."""


class Pusher:
    """Sends notifications to push services, encrypted for the browser."""

    def __init__(self, settings: Settings) -> None:
        self.hosts = tuple(host for host in settings.push_hosts.split(",") if host)
        self.about = settings.push_about
        self._key = None
        self.public = ""
        """The public key that browsers subscribe with; empty if push is switched off."""
        self._parallel = asyncio.Semaphore(MAX_PARALLEL)
        if settings.push_key and Vapid02 is not None:
            self._key = Vapid02.from_raw(settings.push_key.encode())
            point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    @property
    def ready(self) -> bool:
        """Whether notifications can be sent: the server has a key and the packages for push."""
        return bool(self.public)

    def device(self, form: dict[str, str]) -> Device:
        """Returns the device that a form describes. Raises BadDevice; also if the endpoint is not
        an allowed push service, because the server will send requests there."""
        found = Device(*(form.get(name, "") for name in ("endpoint", "p256dh", "auth")))
        if any(not value or len(value) > MAX_LENGTH for value in found.form().values()):
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

    def add_device(self, settings: dict[str, Any], device: Device) -> None:
        """Adds the device to a person's stored settings."""
        self.remove_devices(settings, (device.endpoint,))
        settings["push"] = [*settings["push"], device.form()][-MAX_DEVICES:]

    def remove_devices(self, settings: dict[str, Any], endpoints: tuple[str, ...]) -> None:
        """Removes the devices with these endpoints from a person's stored settings."""
        devices = settings.get("push", ())
        settings["push"] = [d for d in devices if d["endpoint"] not in endpoints]

    async def notify(
        self, person: Person, path: str, game: str, inviter: str = ""
    ) -> tuple[str, ...]:
        """Notifies all devices of the person that a decision waits at a table of a game (its id),
        or that somebody called `inviter` invites them; a click leads to this path. Returns the
        endpoints of the devices that are no longer subscribed."""
        speaker = speaker_of(game, person.language)
        name = speaker.say("name")
        title, body = speaker.say("web-push-title"), speaker.say("web-push-body", {"game": name})
        if inviter:
            title, body = speaker.say("web-join-title", {"name": inviter}), name
        words = {"title": title, "body": body, "url": path}
        gone = []
        for form in person.settings["push"]:
            try:
                device = self.device(form)
            except BadDevice:  # the allowed push services have changed since
                continue
            async with self._parallel:
                if not await asyncio.to_thread(self._send, device, json.dumps(words)):
                    gone.append(device.endpoint)
        return tuple(gone)

    def _send(self, device: Device, text: str) -> bool:
        """Sends one notification; runs in a thread. Returns False if the device is no longer
        subscribed."""
        from pywebpush import WebPushException, webpush  # a third of a second: not at the start
        from requests import Session

        session = Session()
        session.max_redirects = 0  # never to another host
        try:
            webpush(
                {
                    "endpoint": device.endpoint,
                    "keys": {"p256dh": device.p256dh, "auth": device.auth},
                },
                data=text,
                vapid_private_key=self._key,
                vapid_claims={"sub": self.about},
                timeout=TIMEOUT_SECONDS,
                ttl=TTL_SECONDS,
                requests_session=session,
            )
        except WebPushException as e:
            status = getattr(e.response, "status_code", None)
            logger.warning("a push service refused", status=status)
            return status not in GONE
        except Exception as e:  # no network, or an invalid key
            logger.warning("a notification could not be sent", error=error_summary(e))
        finally:
            session.close()
        return True


def _bytes(text: str) -> bytes:
    """Decodes base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def new_key() -> str:
    """Returns a new private key for push notifications (VAPID, base64url); "" if the packages for
    push are not installed."""
    if Vapid02 is None:
        return ""
    made = Vapid02()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value.to_bytes(32, "big")
    return base64.urlsafe_b64encode(number).rstrip(b"=").decode()
