"""Between processes that serve the same tables: what travels, and Redis, which carries it.

The bus is quick and may forget; the store is the truth. Whatever is lost on the bus is found out
by looking into the store again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from coven.table.log import StoredEvent

from ..ops.log import where

if TYPE_CHECKING:
    from redis.asyncio import Redis

journal = structlog.get_logger()
T = TypeVar("T")

ALIVE_SECONDS = 2.0
"""How long a process that says nothing is believed to live."""
BEAT_SECONDS = 0.5
RETRY_SECONDS = 0.5
ANSWER_SECONDS = 2.0
MOST_WAITING = 20_000
MOST_AT_ONCE = 200

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
    """Redis cannot be reached now; it may be again at any moment."""


class NoBusDriver(Exception):
    """The address is not one of a Redis, or its driver is not installed."""


# -- what travels ------------------------------------------------------------------------------


class News(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Something a process tells the others."""

    by: str


class Changed(News, tag="changed"):
    """A table has a new version; `glimpses` are the events of its new entries that no log keeps."""

    table: str
    version: int
    glimpses: tuple[tuple[int, tuple[StoredEvent, ...]], ...] = ()


class Said(News, tag="said"):
    """Somebody has said something at a table."""

    table: str


class Here(News, tag="here"):
    """Who looks at a table through this process."""

    table: str
    people: tuple[str, ...]


class Who(News, tag="who"):
    """Which process has people at this table?"""

    table: str


class Revoked(News, tag="revoked"):
    """The invitations to a table are void."""

    table: str


class Gone(News, tag="gone"):
    """This process serves no longer."""


Told = Changed | Said | Here | Who | Revoked | Gone
_decoder = msgspec.json.Decoder(Told)
_encoder = msgspec.json.Encoder()


# -- Redis -------------------------------------------------------------------------------------


class Bus:
    """News among processes, who of them is alive, and which of them goes on with a table."""

    def __init__(self, url: str, name: str) -> None:
        """Raises NoBusDriver."""
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError as e:
            raise NoBusDriver("for Redis, install coven[redis]") from e
        self.me = secrets.token_urlsafe(6)
        self.up = False
        """Whether news are heard now."""
        self.told = 0
        self.heard = 0
        self._name = name
        try:
            self._redis: Redis = Redis.from_url(
                url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS
            )
        except ValueError as e:
            raise NoBusDriver("redis://… or rediss://…") from e
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._nudge = asyncio.Event()

    def tell(self, news: Told) -> None:
        """The others hear of it soon; where too much waits, the oldest is forgotten."""
        self._waiting.append(_encoder.encode(news))
        self._nudge.set()

    async def speak(self) -> None:
        """Sends what waits, for ever."""
        while True:
            await self._nudge.wait()
            self._nudge.clear()
            while self._waiting:
                some = [
                    self._waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self._waiting)))
                ]
                try:
                    async with self._redis.pipeline(transaction=False) as line:
                        for news in some:
                            line.publish(self._key("news"), news)
                        await line.execute()
                    self.told += len(some)
                except Exception as e:  # whoever missed it will look into the store
                    journal.warning("the bus is down", error=where(e))
                    await asyncio.sleep(RETRY_SECONDS)

    async def listen(self, connected: Callable[[], Awaitable[None]]) -> AsyncIterator[Told]:
        """What the others tell, for ever; `connected` is called whenever something may have been
        missed."""
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(self._key("news"))
                    await self._redis.ping()
                    self.up = True
                    await connected()
                    while True:
                        message = await line.get_message(timeout=ANSWER_SECONDS)
                        if message is None:
                            await line.ping()
                            continue
                        if message["type"] != "message":
                            continue
                        news = self._read(message["data"])
                        if news is not None:
                            yield news
            except (asyncio.CancelledError, GeneratorExit):
                raise
            except Exception as e:
                if self.up:
                    journal.warning("the bus is down", error=where(e))
                self.up = False
                await asyncio.sleep(RETRY_SECONDS)

    def _read(self, text: bytes) -> Told | None:
        try:
            news = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            journal.warning("news that nobody understands")
            return None
        self.heard += 1
        return news if news.by != self.me else None

    # -- who is alive --------------------------------------------------------------------------

    async def beat(self) -> tuple[bool, set[str]]:
        """Says that this process is alive. Gives whether it was believed so all the time, and who
        of the others is dead. Raises BusDown."""

        async def work() -> tuple[bool, set[str]]:
            mine = self._key("process", self.me)
            async with self._redis.pipeline(transaction=False) as line:
                line.set(mine, 1, px=int(1000 * ALIVE_SECONDS), get=True)
                line.sadd(self._key("processes"), self.me)
                line.smembers(self._key("processes"))
                before, _, found = await line.execute()
            others = [text.decode() for text in found if text.decode() != self.me]
            if not others:
                return before is not None, set()
            alive = await self._redis.mget([self._key("process", other) for other in others])
            dead = {other for other, sign in zip(others, alive, strict=True) if sign is None}
            return before is not None, dead

        return await self._try(work)

    async def bury(self, dead: Iterable[str]) -> None:
        """Nobody needs to look for these any more. Raises BusDown."""

        async def work() -> None:
            for process in dead:
                await self._redis.srem(self._key("processes"), process)

        await self._try(work)

    async def leave(self) -> None:
        """The others may go on with the tables of this process at once."""

        async def work() -> None:
            await self._redis.delete(self._key("process", self.me))
            await self._redis.publish(self._key("news"), _encoder.encode(Gone(self.me)))

        with suppress(BusDown):  # they will notice
            await self._try(work)
        await self._redis.aclose()

    # -- who goes on with a table ----------------------------------------------------------------

    async def claim(self, table: str) -> bool:
        """Whether this process goes on with the table from now on: no living one does. Raises
        BusDown."""

        async def work() -> bool:
            found = await self._redis.eval(
                _CLAIM, 1, self._key("claims"), table, self.me, self._key("process", "")
            )
            return bool(found)

        return await self._try(work)

    async def release(self, table: str) -> None:
        """Raises BusDown."""

        async def work() -> None:
            await self._redis.eval(_RELEASE, 1, self._key("claims"), table, self.me)

        await self._try(work)

    async def claims_of(self, processes: set[str]) -> list[str]:
        """The tables that these processes went on with. Raises BusDown."""

        async def work() -> list[str]:
            found: Any = await self._redis.hgetall(self._key("claims"))
            return [table.decode() for table, by in found.items() if by.decode() in processes]

        return await self._try(work)

    async def ping(self) -> None:
        """Raises BusDown."""

        async def work() -> None:
            await self._redis.ping()

        await self._try(work)

    def _key(self, *parts: str) -> str:
        return ":".join((self._name, *parts))

    async def _try(self, work: Callable[[], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(ANSWER_SECONDS + 1):
                return await work()
        except Exception as e:
            raise BusDown(type(e).__name__) from e
