"""Passkeys (WebAuthn): what a browser is asked to sign, and whether its answer is right. `webauthn`
takes a second to import: that waits for the first person who needs it, in a thread."""

from __future__ import annotations

import asyncio
import hashlib
import time
from base64 import urlsafe_b64decode
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from coven.store import Passkey

from ..settings import Settings

ANSWER_SECONDS = 300
MOST_USED = 10_000
LONGEST_ANSWER = 20_000


class BadPasskey(Exception):
    """The answer of a browser is not valid: it is wrong, too late, was used before, or was asked of
    another browser."""


@dataclass(frozen=True)
class Site:
    """The site that passkeys are for: the server's host name, and the origin of its pages."""

    name: str
    origin: str

    @property
    def may_have_passkeys(self) -> bool:
        """Whether browsers allow passkeys here: over HTTPS or at ``localhost``, and not at an IP
        address."""
        if self.name == "localhost":
            return True
        try:
            ip_address(self.name.strip("[]"))
        except ValueError:
            return self.origin.startswith("https://")
        return False


def site_of_passkeys(connection: HTTPConnection, settings: Settings) -> Site:
    """Returns the site that this request was sent to. Its host was checked by `guards.own_host`."""
    origin = settings.address.rstrip("/")
    if not origin:
        secure = connection.scope["scheme"] in ("https", "wss")
        origin = f"http{'s' * secure}://{connection.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "", origin.lower())


class Passkeys:
    """Asks browsers to make or to use passkeys, and checks what they answer. What was asked is in a
    signed text that comes back with the answer, so any server of a cluster can check it."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="coven passkey")
        self._used: OrderedDict[bytes, None] = OrderedDict()

    async def ask_to_make(
        self, site: Site, person: str, name: str, known: Sequence[Passkey]
    ) -> tuple[str, str]:
        """Returns the options, as JSON, with which a browser makes a passkey for a person, and the
        signed text for `made`. `known`: the passkeys they have; no device gets a second one."""

        def ask() -> tuple[str, bytes]:
            import webauthn
            from webauthn.helpers import structs as w

            options = webauthn.generate_registration_options(
                rp_id=site.name,
                rp_name="Coven",
                user_id=hashlib.sha256(b"coven person\0" + person.encode()).digest(),
                user_name=name,
                exclude_credentials=[w.PublicKeyCredentialDescriptor(id=p.id) for p in known],
                authenticator_selection=w.AuthenticatorSelectionCriteria(
                    resident_key=w.ResidentKeyRequirement.REQUIRED,
                    user_verification=w.UserVerificationRequirement.PREFERRED,
                ),
            )
            return webauthn.options_to_json(options), options.challenge

        text, challenge = await asyncio.to_thread(ask)
        return text, self._sign("make", person, challenge)

    async def made(self, site: Site, person: str, asked: str, answer: str, device: str) -> Passkey:
        """Checks a browser's answer to `ask_to_make` and returns the person's new passkey, which
        the caller has to store. `asked`: the signed text of `ask_to_make`; `answer`: the browser's
        answer as JSON; `device`: the browser and its system, in words. Raises BadPasskey."""
        challenge = self._take_challenge("make", person, asked)
        answered = _read(answer)

        def check() -> Any:
            import webauthn

            return webauthn.verify_registration_response(
                credential=answered,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )

        found = await _checked(check)
        now = time.time()
        return Passkey(
            bytes(found.credential_id),
            person,
            bytes(found.credential_public_key),
            int(found.sign_count),
            device,
            now,
            now,
        )

    async def ask_to_use(self, site: Site, guest: str) -> tuple[str, str]:
        """Returns the options, as JSON, with which a browser uses any passkey of this site, and the
        signed text for `used`. `guest`: the id of this browser's guest."""

        def ask() -> tuple[str, bytes]:
            import webauthn

            options = webauthn.generate_authentication_options(rp_id=site.name)
            return webauthn.options_to_json(options), options.challenge

        text, challenge = await asyncio.to_thread(ask)
        return text, self._sign("use", guest, challenge)

    def passkey_id(self, answer: str) -> bytes:
        """Returns the id of the passkey that a browser has used, from its answer (JSON). Raises
        BadPasskey."""
        id = _read(answer).get("rawId")
        try:
            return urlsafe_b64decode(str(id).encode() + b"==")
        except ValueError as e:
            raise BadPasskey from e

    async def used(self, site: Site, guest: str, asked: str, answer: str, passkey: Passkey) -> int:
        """Checks that a browser, whose answer is JSON, has signed with this passkey what
        `ask_to_use` asked (`asked`: its signed text). Returns the passkey's new counter. Raises
        BadPasskey."""
        challenge = self._take_challenge("use", guest, asked)
        answered = _read(answer)

        def check() -> Any:
            import webauthn

            return webauthn.verify_authentication_response(
                credential=answered,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )

        return int((await _checked(check)).new_sign_count)

    def _sign(self, what: str, person: str, challenge: bytes) -> str:
        return str(self._signer.dumps([what, person, challenge.hex()]))

    def _take_challenge(self, what: str, person: str, asked: str) -> bytes:
        """Returns the challenge in the signed text `asked`, once only. `what`: what it was for
        ("make" or "use"). Raises BadPasskey."""
        try:
            signed = self._signer.loads(asked, max_age=ANSWER_SECONDS)
        except BadSignature as e:
            raise BadPasskey from e
        if signed[:2] != [what, person]:
            raise BadPasskey
        challenge = bytes.fromhex(signed[2])
        if challenge in self._used:
            raise BadPasskey
        self._used[challenge] = None
        if len(self._used) > MOST_USED:
            self._used.popitem(last=False)
        return challenge


def _read(answer: str) -> dict[str, Any]:
    """Returns the JSON object that a browser has answered. Raises BadPasskey."""
    try:
        found = msgspec.json.decode(answer if len(answer) <= LONGEST_ANSWER else "")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadPasskey from e
    if not isinstance(found, dict):
        raise BadPasskey
    return found


async def _checked(check: Any) -> Any:
    """Runs a check of the library webauthn in a thread and returns its result. Raises BadPasskey
    whatever exception the check raises, because anybody may have written the answer that it
    checks."""
    try:
        return await asyncio.to_thread(check)
    except Exception as e:
        raise BadPasskey(type(e).__name__) from e
