"""The messages of the WebSocket, typed. Other messages are refused."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, get_args

import msgspec

from coven.table import LONGEST_CHAT

VERSION = 2
"""Increased whenever an old page cannot talk to a new server. Such a page is told to reload. Must
equal PROTOCOL in ``socket.js``."""

Nonce = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,64}\Z")]
"""Chosen by the page; a request that is sent twice has the same one, and is carried out once.
Letters, digits and signs of ASCII."""
MoveText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=600, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")
]
"""The text of a move, without control characters."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**40)]


Reaction = Literal[
    "hello",
    "luck",
    "well-played",
    "wow",
    "cackle",
    "sneaky",
    "hmm",
    "oops",
    "ouch",
    "hooray",
    "thanks",
    "good-game",
]
"""What people can show each other without words: the Fluent message ``web-react-KIND``, the symbol
``#r-KIND`` of reactions.html."""
REACTIONS: tuple[str, ...] = get_args(Reaction)


class ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A message of a browser. Which seat it is for follows from the session, not from the
    message."""

    cost: ClassVar[float] = 4.0
    """About how many milliseconds the server needs for it; most messages change the table."""
    redraws_all: ClassVar[bool] = True
    """Whether it changes what others at the table see, so that it costs more at a table with many
    connections."""


class Hello(ClientMessage, tag="hello"):
    """The first message: asks for the whole screen."""

    cost: ClassVar[float] = 10.0
    redraws_all: ClassVar[bool] = False
    protocol: int
    language: Literal["en", "ru", "uk"] | None = None
    """The page's language; for guests without a cookie."""


class Ping(ClientMessage, tag="ping"):
    """Asks for a pong, to see whether the connection works."""

    cost: ClassVar[float] = 1.0
    redraws_all: ClassVar[bool] = False
    hidden: bool = False
    """Whether the person looks at something else; `Seen` says that they are back."""


class Play(ClientMessage, tag="move"):
    """Makes a move."""

    move: MoveText
    nonce: Nonce
    at: Count | None = None
    """The number of the question that it answers; None for a move that was not asked for."""
    seat: Seat | None = None
    """Another seat of the same person at a shared device; only for moves not asked for."""


class Undo(ClientMessage, tag="undo"):
    """Takes back the seat's last move."""

    nonce: Nonce


class Redo(ClientMessage, tag="redo"):
    """Makes an undone move again."""

    nonce: Nonce


class RequestTakeback(ClientMessage, tag="request_takeback"):
    """Asks the other players to let the seat take back its last decision."""

    nonce: Nonce


class AnswerTakeback(ClientMessage, tag="answer_takeback"):
    """Agrees to the takeback request of `seat`, or refuses it; refusing one's own request withdraws
    it."""

    seat: Seat
    yes: bool
    nonce: Nonce


class Why(ClientMessage, tag="why"):
    """Asks why a move is illegal."""

    redraws_all: ClassVar[bool] = False
    move: MoveText
    nonce: Nonce


class Chat(ClientMessage, tag="chat"):
    """Says something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
    """Cleaned before it is stored or shown; see `clean_chat`."""
    nonce: Nonce


class React(ClientMessage, tag="react"):
    """Shows a reaction to everybody at the table for a moment; nothing is stored."""

    kind: Reaction
    nonce: Nonce


class Mute(ClientMessage, tag="mute"):
    """Mutes the author of chat line `k`, or unmutes them."""

    redraws_all: ClassVar[bool] = False
    k: Count
    on: bool
    nonce: Nonce


class Lend(ClientMessage, tag="lend"):
    """Lets a bot of this level play for a seat."""

    seat: Seat
    nonce: Nonce
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Reclaim(ClientMessage, tag="reclaim"):
    """Takes a seat back from the bot that plays for it."""

    seat: Seat
    nonce: Nonce


class AutoPass(ClientMessage, tag="auto_pass"):
    """Passes for the seat in the rest of this turn, or stops doing so."""

    on: bool
    at: Count
    """The number of the question that the page shows."""
    nonce: Nonce


class Seen(ClientMessage, tag="seen"):
    """Tells the server that the person has looked at the table as it is now, so that a later recap
    begins here."""

    cost: ClassVar[float] = 1.0
    redraws_all: ClassVar[bool] = False
    returning: bool = False
    """Whether the person has come back to the page."""


class Handover(ClientMessage, tag="handover"):
    """Confirms that the person named on the handover screen (between people who share a device) has
    the device now."""

    seat: Seat
    nonce: Nonce


class Hint(ClientMessage, tag="hint"):
    """Asks which moves a good bot would make."""

    redraws_all: ClassVar[bool] = False
    nonce: Nonce


class GoOn(ClientMessage, tag="go_on"):
    """Tells the coach of a lesson that its words were read: the bot's move follows."""

    nonce: Nonce


class TakeUpLesson(ClientMessage, tag="take_up_lesson"):
    """Asks to go on with a lesson that was left."""

    nonce: Nonce


class LeaveLesson(ClientMessage, tag="leave_lesson"):
    """Asks to play on without the lesson's script and coach."""

    nonce: Nonce


class Side(ClientMessage, tag="side"):
    """Asks to draw a spectator's table with `seat` in front; what only that seat may see stays
    hidden."""

    cost: ClassVar[float] = 6.0
    redraws_all: ClassVar[bool] = False
    seat: Seat


Message = (
    Hello
    | Ping
    | Play
    | Undo
    | Redo
    | RequestTakeback
    | AnswerTakeback
    | Why
    | Chat
    | React
    | Mute
    | Lend
    | Reclaim
    | AutoPass
    | Handover
    | Seen
    | Hint
    | GoOn
    | LeaveLesson
    | TakeUpLesson
    | Side
)
_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


class Unreadable(ValueError):
    """Not a message of this protocol."""


def decode(text: str | bytes) -> Message:
    """Returns the message that a browser has sent. Raises Unreadable."""
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
        raise Unreadable(type(e).__name__) from e
    return message


def encode(messages: list[dict[str, Any]]) -> str:
    """Returns the WebSocket text that contains these messages to a page."""
    return _encoder.encode(messages).decode()
