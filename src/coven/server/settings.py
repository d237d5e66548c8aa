"""The server's settings: defaults for a server at home, each changed by an environment variable."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from coven.bots import LEVEL_SLOW, LEVELS, Level

PREFIX = "COVEN_"
OTHER_VARIABLES = frozenset(
    {"COVEN_DATABASE_URL", "COVEN_BOX", "COVEN_CHROMIUM", "COVEN_COMPILE", "COVEN_COOKIE"}
)
"""Variables of the same form that other parts of Coven, and its tests, read."""
UNLIMITED = "-"


@dataclass(frozen=True)
class Rate:
    """A limit over time, as a token bucket: `a_second` tokens are added each second, up to
    `at_once`."""

    a_second: float
    at_once: float


@dataclass(frozen=True)
class Rates:
    """Limits over time for one person, for one address network and for all clients together; None:
    no limit."""

    person: Rate | None
    network: Rate | None
    server: Rate | None

    @classmethod
    def read(cls, text: str) -> Rates:
        """Returns the limits in a text like ``2/40 10/200 -``: for a person, for a network and for
        the server, each as what is allowed a second and at once. Raises ValueError."""
        found: list[Rate | None] = []
        for part in text.split():
            rate, _, burst = part.partition("/")
            found.append(None if part == UNLIMITED else Rate(_positive(rate), _positive(burst)))
        person, network, server = found
        return cls(person, network, server)


@dataclass(frozen=True)
class Counts:
    """Limits of how many things (such as connections) there may be at the same time: for one
    person, for one address network and for all clients together; None: no limit."""

    person: int | None
    network: int | None
    server: int | None

    @classmethod
    def read(cls, text: str) -> Counts:
        """Returns the limits in a text like ``60 400 5000``. Raises ValueError."""
        person, network, server = (
            None if part == UNLIMITED else int(_positive(part)) for part in text.split()
        )
        return cls(person, network, server)


def _positive(text: str) -> float:
    """Returns the number in a text. Raises ValueError if it is negative or no number."""
    number = float(text)
    if not 0 <= number < float("inf"):
        raise ValueError(text)
    return number


@dataclass(frozen=True)
class Settings:
    """A server's settings. ``COVEN_BOT_PAUSE=0`` sets ``bot_pause``, and so on for every field."""

    key: str = field(default_factory=lambda: secrets.token_hex(32), repr=False)
    """Signs the guests' cookies."""
    idle_days: float = 180.0
    """After how many days without a visit a browser is signed out; 0: never."""
    session_days: float = 730.0
    """After how many days a browser is signed out however often it is used; 0: never."""
    address: str = ""
    """The URL of this server (``https://coven.example``) in links and QR codes; if empty, the one
    that the browser uses."""
    lan: str = ""
    """The URL of this server in the local network, for invitations that are made on the machine
    itself."""
    bot_pause: float = 0.9
    """How many seconds a bot takes at least, so that people can follow."""
    bot_timeout: float = 60.0
    """After how many seconds a bot's process is taken to hang and is replaced; the server makes a
    random move for the bot. Bots think until they have done their iterations, however long that
    takes on a busy machine."""
    slow_bots: bool = True
    """Whether bots of the slowest level are offered."""
    bot_workers: int = 1
    """How many worker processes for bots this server has; 0: bots think in `coven think`, which may
    run on other machines."""
    warm_up: bool = True
    """Whether the server loads all games and texts, and starts the bots' processes, when it starts;
    otherwise when they are first needed."""
    gallery: bool = False
    """Whether ``/gallery`` shows the shapes and cards of all games; for development."""
    bus_url: str = field(default="", repr=False)
    """``redis://…``: the message bus of several servers at the same tables; empty: a single
    server."""
    bus_name: str = "coven"
    """Separates groups of servers that use the same Redis."""
    drain_seconds: float = 0.0
    """For how long a server that is told to stop goes on while ``/readyz`` says no, so that a load
    balancer can notice."""
    metrics_key: str = field(default="", repr=False)
    """The key for ``/metrics`` (``Authorization: Bearer``); if empty, only requests from this
    machine are answered."""
    message_bytes: int = 64 * 1024
    body_bytes: int = 256 * 1024
    replies: int = 64
    """How many answers may wait for a slow client before they are replaced by a whole screen."""
    send_seconds: float = 20.0
    """How long a client may stop reading before its socket is closed."""
    request_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 60.0
    """How long a client may take to send a form or a file."""
    proxies: str = ""
    """The addresses or networks of reverse proxies, with commas; only they are believed about whose
    request they forward."""
    limits: float = 1.0
    """Multiplies all limits below; 0: there are none."""
    requests: Rates = field(default=Rates.read("10/200 40/600 400/4000"))
    """Pages and forms."""
    handshakes: Rates = field(default=Rates.read("2/40 10/200 100/1000"))
    """New WebSockets."""
    messages: Rates = field(default=Rates.read("40/400 200/2000 600/6000"))
    """Messages over WebSockets, by their cost: about the milliseconds that the server needs."""
    chat: Rates = field(default=Rates.read("0.5/20 5/100 50/1000"))
    """Lines of chat."""
    guesses: Rates = field(default=Rates.read("0.02/10 0.05/30 1/300"))
    """Links and codes of invitations that do not exist."""
    tables: Rates = field(default=Rates.read("0.05/30 0.2/120 2/1000"))
    """New tables: set up, forked, rematches and imported."""
    hints: Rates = field(default=Rates.read("0.5/10 2/60 10/200"))
    """Hints."""
    sockets: Counts = field(default=Counts.read("60 400 5000"))
    """Open WebSockets."""
    connections: Counts = field(default=Counts.read("- 200 2000"))
    """Open connections of HTTP; nobody knows yet whose person they are."""
    imports: Counts = field(default=Counts.read("1 2 5"))
    """Match files that are being checked or wait for it."""
    tables_per_guest: int = 60
    """How many tables a person may have that are not over."""
    import_bytes: int = 1024 * 1024
    import_seconds: float = 20.0
    """How long the replay of an uploaded match file may take."""
    push_key: str = field(default="", repr=False)
    """The private key for Web Push notifications (VAPID, 32 bytes in base64url); empty: none are
    sent."""
    push_about: str = "mailto:host@localhost"
    """The contact address that push services get."""
    push_hosts: str = (
        "fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com"
    )
    """The allowed push services; a name that begins with a dot stands for all its subdomains."""
    keep_rooms_days: float = 14.0
    """After how many days without a change a table is removed whose match has not begun; 0: never.
    """
    keep_abandoned_days: float = 180.0
    """After how many days without a change a table is removed whose match is not over; 0: never."""
    keep_finished_days: float = 0.0
    """After how many days a table is removed whose match is over; 0: never. Results stay."""
    keep_guests_days: float = 200.0
    """After how many days without a visit a guest without tables is removed; 0: never."""
    run_by: str = ""
    """Who runs this server, for the page ``/about``."""
    contact: str = ""
    """How people reach them: an e-mail address or a URL."""
    house_rules: str = ""
    """A text file with the rules of this server, for the same page."""
    log_json: bool = False
    log_traces: bool = False
    """Whether the log contains messages and tracebacks of errors, which may quote names, chat and
    hidden cards."""

    @property
    def bot_levels(self) -> tuple[Level, ...]:
        """Returns the bots' levels that this server offers."""
        return tuple(b for b in LEVELS if self.slow_bots or b.number != LEVEL_SLOW)

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Returns the settings of the environment variables; `given` ones take precedence. Raises
        ValueError for a variable that is not of its field's type."""
        found: dict[str, Any] = {}
        for known in fields(cls):
            text = os.environ.get(PREFIX + known.name.upper())
            if text is not None:
                found[known.name] = _read(known.name, text, str(known.type))
        return cls(**{**found, **given})


def unknown_settings() -> list[str]:
    """Returns the environment variables that look like settings of Coven but are not."""
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | OTHER_VARIABLES
    given = (name for name in os.environ if name.startswith(PREFIX))
    return sorted(name for name in given if name not in known and "_TEST_" not in name)


def _read(name: str, text: str, kind: str) -> Any:
    """Returns the text of the environment variable `name` as a value; `kind`: the name of its type.
    Raises ValueError."""
    try:
        if kind == "bool":
            return {"1": True, "on": True, "0": False, "off": False}[text.lower()]
        readers: dict[str, Callable[[str], Any]] = {
            "int": int,
            "float": float,
            "Rates": Rates.read,
            "Counts": Counts.read,
        }
        return readers.get(kind, str)(text)
    except (KeyError, ValueError) as e:
        raise ValueError(f"{PREFIX}{name.upper()} cannot be {text!r}") from e


KEY_FILE = "cookie-key"
PUSH_KEY_FILE = "push-key"


def load_or_make_key(folder: Path) -> str:
    """Returns the key in this folder that signs cookies; makes it at the first call."""
    key = load_key(folder)
    if not key:
        key = secrets.token_hex(32)
        save_key(folder, key)
    return key


def make_private_folder(folder: Path) -> None:
    """Makes Coven's data folder, if there is none, and forbids other users of the machine to read
    it: it holds keys, the secrets of running matches and all chat (S15). Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):  # somebody else's, who lets us use it
        if folder.stat().st_mode & 0o077:
            folder.chmod(0o700)


def load_key(folder: Path, file: str = KEY_FILE) -> str:
    """Returns the key in this file of the folder; "" if there is none."""
    try:
        return (folder / file).read_text("ascii").strip()
    except FileNotFoundError:
        return ""


def save_key(folder: Path, key: str, file: str = KEY_FILE) -> None:
    """Writes a key to this file of the folder, which only the file's owner may read."""
    make_private_folder(folder)
    new = folder / f"{file}.new"
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
        opened.write(key)
    os.replace(new, folder / file)
