"""The message bus between server processes at the same tables: its messages, and Redis.

The bus is fast and may lose messages; the store is the source of truth. Processes find what was
lost by asking the store regularly.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from coven.table import StoredEvent

from ..ops.log import error_summary
from ..ops.redis_limits import limited_connection

if TYPE_CHECKING:
    from redis.asyncio import Redis

logger = structlog.get_logger()
T = TypeVar("T")

ALIVE_SECONDS = 2.0
"""How long after its last heartbeat a process counts as alive."""
HEARTBEAT_SECONDS = 0.5
RETRY_SECONDS = 0.5
ANSWER_SECONDS = 2.0
MAX_QUEUED = 20_000
MAX_BATCH = 200
MAX_MESSAGE_BYTES = 1024 * 1024
"""The longest message that is read."""
MAX_RESPONSE_BYTES = 8 * 1024 * 1024
"""The longest response to a command that is read; claims take some forty bytes each."""

_CLAIM = """
local holder = redis.call('HGET', KEYS[1], ARGV[1])
if holder and holder ~= ARGV[2] and redis.call('EXISTS', ARGV[3] .. holder) == 1 then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""
_RELEASE = """
if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then
  redis.call('HDEL', KEYS[1], ARGV[1])
end
"""


class BusDown(Exception):
    """Redis cannot be reached at the moment."""


class NoBusDriver(Exception):
    """The bus URL is not a Redis URL, or the Redis driver is not installed."""


# -- messages (tags and field names are the wire format) -----------------------------------------


class BusMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A message from one server process to the others; each kind is a subclass."""

    by: str
    """The id of the sending process."""


class TableChanged(BusMessage, tag="changed"):
    """A table has a new version in the store."""

    table: str
    version: int
    flashes: tuple[tuple[int, tuple[StoredEvent, ...]], ...] = msgspec.field(
        default=(), name="glimpses"
    )
    """The fleeting events of its new entries, which are shown once and not logged, by entry."""


class ChatAdded(BusMessage, tag="said"):
    """A table has a new line of chat in the store."""

    table: str


class Reacted(BusMessage, tag="reacted"):
    """A person at a table shows a reaction."""

    table: str
    person: str
    name: str
    seat: int | None
    kind: str


class PeopleHere(BusMessage, tag="here"):
    """Who is connected to a table through the sending process."""

    table: str
    people: tuple[str, ...]
    networks: tuple[str, ...] = ()
    """The address network of each of them, for which their bots think in turns."""


class AskPeople(BusMessage, tag="who"):
    """Asks all processes to send `PeopleHere` for a table."""

    table: str


class InvitationsRevoked(BusMessage, tag="revoked"):
    """The invitations to a table are no longer valid."""

    table: str


class SessionsEnded(BusMessage, tag="ended"):
    """A person's sessions before this number are void."""

    person: str
    number: int


class ProcessGone(BusMessage, tag="gone"):
    """The sending process stops; others may take over its tables at once."""


Message = (
    TableChanged
    | ChatAdded
    | Reacted
    | PeopleHere
    | AskPeople
    | InvitationsRevoked
    | SessionsEnded
    | ProcessGone
)
_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


# -- Redis -------------------------------------------------------------------------------------


class Bus:
    """One server process's connection to the others through Redis: messages, heartbeats, and claims
    (a claim says which process runs a table's bots and clocks)."""

    def __init__(self, url: str, name: str) -> None:
        """Prepares a connection to the Redis at `url`; `name` is the prefix of all its keys. Raises
        NoBusDriver."""
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError as e:
            raise NoBusDriver("for Redis, install coven[redis]") from e
        self.me = secrets.token_urlsafe(6)
        self.up = False
        """Whether messages of other processes are being received."""
        self.sent = 0
        self.received = 0
        self._name = name
        try:
            connect = partial(
                Redis.from_url,
                url,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
            )
            self._redis: Redis = connect(**limited_connection(MAX_RESPONSE_BYTES))
            # A little longer, for the channel's name around each message.
            self._news: Redis = connect(**limited_connection(MAX_MESSAGE_BYTES + 1024))
        except ValueError as e:
            raise NoBusDriver("redis://… or rediss://…") from e
        self._queue: deque[bytes] = deque(maxlen=MAX_QUEUED)
        self._queued = asyncio.Event()

    def publish(self, message: Message) -> None:
        """Queues a message for all other processes; if the queue is full, its oldest is dropped."""
        self._queue.append(_encoder.encode(message))
        self._queued.set()

    async def send_queued(self) -> None:
        """Sends queued messages until cancelled."""
        while True:
            await self._queued.wait()
            self._queued.clear()
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(MAX_BATCH, len(self._queue)))]
                try:
                    async with self._redis.pipeline(transaction=False) as commands:
                        for message in batch:
                            commands.publish(self._key("news"), message)
                        await commands.execute()
                    self.sent += len(batch)
                except Exception as e:  # the others will find the changes in the store
                    logger.warning("the bus is down", error=error_summary(e))
                    await asyncio.sleep(RETRY_SECONDS)

    async def listen(self, on_connect: Callable[[], Awaitable[None]]) -> AsyncIterator[Message]:
        """Yields the messages of other processes until cancelled. `on_connect` is called after
        every (re)connection, because messages may have been lost before."""
        while True:
            try:
                async with self._news.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._key("news"))
                    await self._redis.ping()
                    self.up = True
                    await on_connect()
                    while True:
                        received = await channel.get_message(timeout=ANSWER_SECONDS)
                        if received is None:
                            await channel.ping()
                            continue
                        if received["type"] != "message":
                            continue
                        message = self._decode(received["data"])
                        if message is not None:
                            yield message
            except (asyncio.CancelledError, GeneratorExit):
                raise
            except Exception as e:
                if self.up:
                    logger.warning("the bus is down", error=error_summary(e))
                self.up = False
                await asyncio.sleep(RETRY_SECONDS)

    def _decode(self, text: bytes) -> Message | None:
        """Returns the message; None if it is unreadable or this process's own."""
        try:
            if len(text) > MAX_MESSAGE_BYTES:
                raise msgspec.DecodeError("too long")
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            logger.warning("an unreadable message on the bus")
            return None
        self.received += 1
        return message if message.by != self.me else None

    # -- heartbeats ----------------------------------------------------------------------------

    async def heartbeat(self) -> tuple[bool, set[str]]:
        """Tells Redis that this process is alive. Returns whether Redis has considered it alive
        since the last heartbeat, and the ids of dead processes. Raises BusDown."""

        async def work() -> tuple[bool, set[str]]:
            mine = self._key("process", self.me)
            async with self._redis.pipeline(transaction=False) as commands:
                commands.set(mine, 1, px=int(1000 * ALIVE_SECONDS), get=True)
                commands.sadd(self._key("processes"), self.me)
                commands.smembers(self._key("processes"))
                before, _, found = await commands.execute()
            others = [text.decode() for text in found if text.decode() != self.me]
            if not others:
                return before is not None, set()
            alive = await self._redis.mget([self._key("process", other) for other in others])
            dead = {other for other, sign in zip(others, alive, strict=True) if sign is None}
            return before is not None, dead

        return await self._try(work)

    async def forget_processes(self, dead: Iterable[str]) -> None:
        """Removes dead processes from the list of those that heartbeats check. Raises BusDown."""

        async def work() -> None:
            for process in dead:
                await self._redis.srem(self._key("processes"), process)

        await self._try(work)

    async def leave(self) -> None:
        """Tells the others that this process stops, and disconnects."""

        async def work() -> None:
            await self._redis.delete(self._key("process", self.me))
            await self._redis.publish(self._key("news"), _encoder.encode(ProcessGone(self.me)))

        with suppress(BusDown):  # they will notice the missing heartbeat
            await self._try(work)
        await self._redis.aclose()
        await self._news.aclose()

    # -- claims --------------------------------------------------------------------------------

    async def claim(self, table: str) -> bool:
        """Tries to make this process the one that runs the table's bots and clocks. Returns False
        if another live process is. Raises BusDown."""

        async def work() -> bool:
            found = await self._redis.eval(
                _CLAIM, 1, self._key("claims"), table, self.me, self._key("process", "")
            )
            return bool(found)

        return await self._try(work)

    async def release(self, table: str) -> None:
        """Gives up this process's claim to run the table's bots and clocks, if it has one. Raises
        BusDown."""

        async def work() -> None:
            await self._redis.eval(_RELEASE, 1, self._key("claims"), table, self.me)

        await self._try(work)

    async def claims_of(self, processes: set[str]) -> list[str]:
        """Returns the ids of the tables claimed by these processes. Raises BusDown."""

        async def work() -> list[str]:
            found: Any = await self._redis.hgetall(self._key("claims"))
            return [table.decode() for table, by in found.items() if by.decode() in processes]

        return await self._try(work)

    async def ping(self) -> None:
        """Waits until Redis has answered a ping. Raises BusDown."""

        async def work() -> None:
            await self._redis.ping()

        await self._try(work)

    def _key(self, *parts: str) -> str:
        """Returns the Redis key made of these parts, with the prefix of this group of servers."""
        return ":".join((self._name, *parts))

    async def _try(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work` with a timeout and returns its result. Raises BusDown for whatever goes
        wrong."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS + 1):
                return await work()
        except Exception as e:
            raise BusDown(type(e).__name__) from e
