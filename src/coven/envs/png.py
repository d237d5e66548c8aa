"""Reads PNG pictures."""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def pixels(png: bytes) -> Pixels:
    """Returns the pixels of a PNG with eight bits per colour and no interlacing, as Chromium writes
    it: an array of height, width and three colours. Raises ValueError for other pictures."""
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    depth, colours, *_, interlaced = png[24:29]
    if png[:4] != b"\x89PNG" or depth != 8 or colours not in (2, 6) or interlaced:
        raise ValueError("this is not a PNG with eight bits per colour")
    packed, at = b"", 8
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        packed += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += size + 12
    channels = 3 if colours == 2 else 4
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, -1)
    filtered = rows[:, 1:].reshape(height, width, channels).astype(np.int16)
    return _unfiltered(rows[:, 0], filtered)[:, :, :3]


def _unfiltered(kinds: Pixels, filtered: NDArray[np.int16]) -> Pixels:
    """Returns the pixels of rows, each with a kind of PNG filter. A pixel depends on those to the
    left and above, so all pixels of a diagonal are found together."""
    height, width, channels = filtered.shape
    found = np.zeros((height + 1, width + 1, channels), np.int16)
    for diagonal in range(height + width - 1):
        ys = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        xs = diagonal - ys
        left, above, corner = found[ys + 1, xs], found[ys, xs + 1], found[ys, xs]
        to_left, to_above = abs(above - corner), abs(left - corner)
        to_corner = abs(left + above - 2 * corner)
        nearest = np.where(to_above <= to_corner, above, corner)
        nearest = np.where((to_left <= to_above) & (to_left <= to_corner), left, nearest)
        guesses = (np.zeros_like(left), left, above, (left + above) // 2, nearest)
        guess = np.choose(kinds[ys][:, None], guesses)
        found[ys + 1, xs + 1] = (filtered[ys, xs] + guess) & 255
    return found[1:, 1:].astype(np.uint8)
