"""Compression of WebSocket messages."""

from __future__ import annotations

from tests.server.served import Served
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from coven.server.live.websocket import LEVEL, SMALL, CompressLarge


def test_only_large_messages_are_compressed() -> None:
    ours = CompressLarge(True, True, 15, 15, {"level": LEVEL})
    page = PerMessageDeflate(True, True, 15, 15)
    small, large = (Frame(Opcode.TEXT, b"witch" * n) for n in (SMALL // 5, SMALL // 5 + 1))
    assert ours.encode(small) is small
    sent = ours.encode(large)
    assert sent.rsv1
    assert len(sent.data) < SMALL // 10
    for frame in (small, sent, sent):
        assert page.decode(frame).data in (small.data, large.data)


def test_no_connection_keeps_a_compression_context(server: Served) -> None:
    ada = server.person("Ada")
    client = ada.connect(ada.start("me", "bot-1", game="witchstone"))
    (compression,) = client.socket.protocol.extensions
    assert isinstance(compression, PerMessageDeflate)
    assert compression.local_no_context_takeover
    assert compression.remote_no_context_takeover
    client.wait(lambda: client.asked)
