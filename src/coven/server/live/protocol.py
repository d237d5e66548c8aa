"""What travels over the WebSocket, typed. A message that is not one of these is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

VERSION = 1
"""Grows when an old page cannot talk to a new server; such a page is told to reload."""

Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**40)]


class Asked(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Something a browser says. Whose seat it is for comes from the session, never from here."""


class Hello(Asked, tag="hello"):
    protocol: int
    language: Literal["en", "ru", "uk"] | None = None
    """Of the page; for a stranger, whose cookie cannot tell."""


class Ping(Asked, tag="ping"):
    pass


class Play(Asked, tag="move"):
    move: MoveText
    nonce: Nonce
    at: Count | None = None
    """The number of the question it answers; none for what nobody waits for."""
    seat: Seat | None = None
    """Another seat of the same person, at one device; for what nobody waits for."""


class Undo(Asked, tag="undo"):
    nonce: Nonce


class Redo(Asked, tag="redo"):
    nonce: Nonce


class RequestTakeback(Asked, tag="request_takeback"):
    """May I take my last decision back?"""

    nonce: Nonce


class Answer(Asked, tag="answer"):
    """What this person says to what that seat has asked for."""

    seat: Seat
    yes: bool
    nonce: Nonce


class Why(Asked, tag="why"):
    move: MoveText
    nonce: Nonce


class Preview(Asked, tag="preview"):
    move: MoveText


class Chat(Asked, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    nonce: Nonce


class Mute(Asked, tag="mute"):
    """Who has said that line is not heard any more, or is again."""

    k: Count
    on: bool
    nonce: Nonce


class Hand(Asked, tag="hand"):
    """A bot of that level goes on for a seat."""

    seat: Seat
    nonce: Nonce
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Back(Asked, tag="back"):
    """A seat is taken back from the bot."""

    seat: Seat
    nonce: Nonce


class Standing(Asked, tag="standing"):
    """ "Pass for me this turn", or ask me again."""

    on: bool
    at: Count
    nonce: Nonce


class Saw(Asked, tag="saw"):
    """The person has looked at the table as it is; `back`: after having been away."""

    back: bool = False


class Lift(Asked, tag="lift"):
    """The person named on the curtain is here."""

    seat: Seat
    nonce: Nonce


class Hint(Asked, tag="hint"):
    """What would a good bot do?"""

    nonce: Nonce


class Leave(Asked, tag="leave"):
    """A learner plays on without the script."""

    nonce: Nonce


class Front(Asked, tag="front"):
    """A spectator looks from another side of the table."""

    seat: Seat


Message = (
    Hello
    | Ping
    | Play
    | Undo
    | Redo
    | RequestTakeback
    | Answer
    | Why
    | Preview
    | Chat
    | Mute
    | Hand
    | Back
    | Standing
    | Lift
    | Saw
    | Hint
    | Leave
    | Front
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


def encode(messages: list[dict[str, Any]]) -> str:
    """A frame to the page: what there is to say now."""
    return _encoder.encode(messages).decode()
