"""Converts positions, frames and moves to JSON and back. What is unexpected raises Malformed."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import Any, Final

from .former_names import FormerNames
from .frame import Frame
from .move import Malformed, Move, parse
from .play import advance
from .rng import Rng
from .state import State

VERSION = 1
_DEEPEST = 40
_PLAIN: Final = frozenset([int, str, bool, float, type(None)])
_names: Final[dict[type, tuple[str, ...]]] = {}
former_names: Final[dict[type, FormerNames]] = {}
"""By state class: how positions that an earlier version saved are translated when loading."""
saved_types: Final[dict[type, dict[str, type]]] = {}
"""By state class: the frames and pieces that can be in a saved position, by name."""


def encode(value: Any) -> Any:
    """Returns a value as JSON data. It may consist of numbers, strings, lists, tuples, dicts,
    frozensets, moves, frames and other dataclasses. Raises TypeError for anything else."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list):
        return [v if type(v) in _PLAIN else encode(v) for v in value]
    if isinstance(value, tuple):
        return {"tuple": [v if type(v) in _PLAIN else encode(v) for v in value]}
    if isinstance(value, dict):
        return {"dict": [[encode(k), encode(v)] for k, v in value.items()]}
    if isinstance(value, frozenset):
        return {"set": sorted((encode(v) for v in value), key=json.dumps)}
    if isinstance(value, Move):
        return {"move": value.text}
    if dataclasses.is_dataclass(value) or isinstance(value, Frame):
        inner = {name: encode(getattr(value, name)) for name in field_names(type(value))}
        return {type(value).__name__: inner}
    raise TypeError(f"{type(value).__name__} cannot be part of a state")


def field_names(cls: type) -> tuple[str, ...]:
    """Returns the names of a dataclass's fields; an empty tuple for other classes."""
    names = _names.get(cls)
    if names is None:
        fields = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()
        names = _names[cls] = tuple([field.name for field in fields])
    return names


def decode(value: Any, types: dict[str, type], depth: int = _DEEPEST) -> Any:
    """Returns the value that `encode` has turned into this JSON data; `types` are the game's saved
    types by name, `depth` is how deeply it may be nested. Raises Malformed."""
    if not depth:  # compiled code has no recursion limit
        raise Malformed("nested too deeply")
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, list):
        return [decode(v, types, depth - 1) for v in value]
    if isinstance(value, dict) and len(value) == 1:
        (tag, inner), *_ = value.items()
        if tag == "move" and isinstance(inner, str):
            return parse(inner)
        if tag in ("tuple", "set", "dict") and isinstance(inner, list):
            items = [decode(v, types, depth - 1) for v in inner]
            if tag == "tuple":
                return tuple(items)
            if tag == "dict" and not all(isinstance(v, list) and len(v) == 2 for v in items):
                raise Malformed("not a dict")
            try:
                return frozenset(items) if tag == "set" else dict(items)
            except TypeError as e:
                raise Malformed(f"not a {tag}") from e
        cls = types.get(tag)
        if cls is not None and isinstance(inner, dict) and set(inner) == set(field_names(cls)):
            return cls(**{name: decode(v, types, depth - 1) for name, v in inner.items()})
    raise Malformed(f"unknown value {str(value)[:60]}")


def save(s: State) -> dict[str, Any]:
    """Returns a position as JSON data, without the secret that seeds its random numbers."""
    return {"v": VERSION, **{name: encode(getattr(s, name)) for name in type(s).fields}}


def load(blank: State, saved: Any, rng: Rng, types: dict[str, type]) -> State:
    """Fills `blank` with a saved position, which may use the names of `Game.former_names`, and
    returns it. Raises Malformed, also if a field has a value of another type than in `blank`."""
    former = former_names.get(type(blank))
    if former is None:
        return _fill(blank, saved, rng, types)
    try:
        return _fill(blank, saved, rng, types)
    except Malformed:  # rarely: only positions of an earlier version need the translation
        if not isinstance(saved, dict):
            raise
        return _fill(blank, former.to_today(saved), rng, types)


def _fill(blank: State, saved: Any, rng: Rng, types: dict[str, type]) -> State:
    """Fills `blank` with a saved position that uses today's names, and returns it. Raises
    Malformed."""
    if not isinstance(saved, dict) or saved.get("v") != VERSION:
        raise Malformed("not a saved position of this version")
    names = type(blank).fields
    if set(saved) != {"v", *names}:
        raise Malformed("a saved position has missing or unknown fields")
    try:
        values = [decode(saved[name], types) for name in names]
        for name, value in zip(names, values, strict=True):
            if type(value) is not type(getattr(blank, name)):
                raise Malformed(f"{name} has the wrong type")
        for name, value in zip(names, values, strict=True):
            setattr(blank, name, value)
        if not all(isinstance(frame, Frame) for frame in blank.stack) or blank.ply < 0:
            raise Malformed("not a possible position")
        blank.rng = rng
        blank.pending = {}
        blank.offers_cache = None
        advance(blank)
    except Malformed:
        raise
    except Exception as e:  # an edited file can break any assumption of the rules
        raise Malformed(f"not a possible position ({type(e).__name__})") from e
    return blank


def restored(kind: type, saved: Any, rng: Rng) -> State:
    """Returns the position that pickling saved as `saved`; `kind` is its class. Raises
    Malformed."""
    blank: State = kind(0, rng)
    return load(blank, saved, rng, saved_types[kind])


def fingerprint(s: State) -> str:
    """Returns a hash of the position: equal for equal positions, different otherwise.

    Match files store it, so it is taken with the names that `Game.former_names` lists: renaming a
    frame or a field does not change it.
    """
    saved = save(s)
    former = former_names.get(type(s))
    if former is not None:
        saved = former.to_former(saved)
    text = json.dumps(saved, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
