"""What travels over the WebSocket, typed. A message that is not one of these is refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

VERSION = 1
"""Grows when an old page cannot talk to a new server; such a page is told to reload."""

Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**40)]


class Asked(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Something a browser says. Whose seat it is for is never in it: that comes from the session."""


class Hello(Asked, tag="hello"):
    protocol: int
    seen: Count = 0
    since: Count = 0
    """The last entry of the log that this person has seen."""


class Ping(Asked, tag="ping"):
    pass


class Play(Asked, tag="move"):
    move: MoveText
    at: Count
    nonce: Nonce


class Undo(Asked, tag="undo"):
    at: Count
    nonce: Nonce


class Redo(Asked, tag="redo"):
    at: Count
    nonce: Nonce


class Why(Asked, tag="why"):
    move: MoveText
    nonce: Nonce


class Preview(Asked, tag="preview"):
    move: MoveText


class Chat(Asked, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    nonce: Nonce


class Hand(Asked, tag="hand"):
    """A bot of that level goes on for a seat."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=40)]
    nonce: Nonce


class Back(Asked, tag="back"):
    """A seat is taken back from the bot."""

    seat: Seat
    nonce: Nonce


class Standing(Asked, tag="standing"):
    """An answer that stands ("do not ask me this turn"), or no longer does."""

    seat: Seat
    prompt: Annotated[str, msgspec.Meta(max_length=200)]
    move: Annotated[str, msgspec.Meta(max_length=600)]
    on: bool
    nonce: Nonce


class Lift(Asked, tag="lift"):
    """The person named on the curtain is here."""

    seat: Seat
    nonce: Nonce


Message = (
    Hello | Ping | Play | Undo | Redo | Why | Preview | Chat | Hand | Back | Standing | Lift
)
_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


class Unreadable(ValueError):
    """A message that is none of these."""


def decode(text: str | bytes) -> Message:
    """Raises Unreadable."""
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
        raise Unreadable(type(e).__name__) from e
    return message


def encode(answer: dict[str, Any]) -> str:
    return _encoder.encode(answer).decode()
