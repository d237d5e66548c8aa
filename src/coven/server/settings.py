"""How a server is set up: defaults for a table at home, each changed by an environment variable."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "COVEN_"


@dataclass(frozen=True)
class Settings:
    """``COVEN_BOT_PAUSE=0`` sets ``bot_pause``, and so on for every field."""

    key: str = field(default_factory=lambda: secrets.token_hex(32), repr=False)
    """Signs the guests' cookies."""
    address: str = ""
    """Where people reach this server (``https://coven.example``), for links and QR codes; where
    empty, what their browser says."""
    lan: str = ""
    """Where friends in the same network reach it, if whoever invites them is on the machine
    itself."""
    bot_pause: float = 0.9
    """Seconds a bot takes at least, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds a bot may think; much longer, and the server answers for it."""
    night_budget: float = 5.0
    """The same for a bot of the night; 0: people are offered no such bots."""
    bot_workers: int = 1
    """Processes of this server in which bots think; 0: they think in `coven think`, on whatever
    machine that runs, by way of the bus."""
    bus_url: str = field(default="", repr=False)
    """``redis://…``: several servers serve the same tables."""
    bus_name: str = "coven"
    """Servers of another name at the same Redis do not hear of these."""
    drain_seconds: float = 0.0
    """So long a server that is told to stop goes on while ``/readyz`` says no, for a balancer to
    notice."""
    metrics_key: str = field(default="", repr=False)
    """What whoever asks for ``/metrics`` from another machine must say (``Authorization:
    Bearer``)."""
    message_bytes: int = 64 * 1024
    body_bytes: int = 256 * 1024
    replies: int = 64
    """Answers that may wait for a slow socket before they are dropped for a full state."""
    send_seconds: float = 20.0
    """After which a socket that takes nothing is closed, with the next sweep."""
    socket_rate: float = 20.0
    socket_burst: int = 60
    address_rate: float = 30.0
    address_burst: int = 240
    guess_rate: float = 0.2
    guess_burst: int = 20
    """Invitation links and codes tried by one address."""
    sockets: int = 5000
    sockets_per_address: int = 400
    tables_per_guest: int = 60
    import_bytes: int = 1024 * 1024
    import_seconds: float = 20.0
    """In which a match that was sent as a file must have been played again."""
    push_key: str = field(default="", repr=False)
    """The private key of notifications by Web Push (VAPID, 32 bytes in base64url); empty: none are
    sent."""
    push_about: str = "mailto:host@localhost"
    """Whom a push service may ask about them."""
    push_hosts: str = (
        "fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com"
    )
    """Push services that are spoken to; one that begins with a dot stands for all below it."""
    log_json: bool = False

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Raises ValueError for a variable that is not of its field's type."""
        found: dict[str, Any] = {}
        for known in fields(cls):
            text = os.environ.get(PREFIX + known.name.upper())
            if text is not None:
                found[known.name] = _read(known.name, text, str(known.type))
        return cls(**{**found, **given})


def _read(name: str, text: str, kind: str) -> Any:
    try:
        if kind == "bool":
            return {"1": True, "on": True, "0": False, "off": False}[text.lower()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (KeyError, ValueError) as e:
        raise ValueError(f"{PREFIX}{name.upper()} cannot be {text!r}") from e


KEY_FILE = "cookie-key"
PUSH_KEY_FILE = "push-key"


def key_beside(folder: Path) -> str:
    """The signing key kept in this folder, made when it is first asked for."""
    key = kept_key(folder)
    if not key:
        key = secrets.token_hex(32)
        keep_key(folder, key)
    return key


def kept_key(folder: Path, file: str = KEY_FILE) -> str:
    """The signing key kept in this folder, or nothing."""
    try:
        return (folder / file).read_text("ascii").strip()
    except FileNotFoundError:
        return ""


def keep_key(folder: Path, key: str, file: str = KEY_FILE) -> None:
    """Keeps it for this machine's owner alone, whatever was there before."""
    folder.mkdir(parents=True, exist_ok=True)
    new = folder / f"{file}.new"
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
        opened.write(key)
    os.replace(new, folder / file)
