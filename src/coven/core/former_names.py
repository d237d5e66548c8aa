"""Names that saved positions of an earlier version may contain, and fields that they lack."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

STATE = "State"
"""Stands for the game's state class in the keys of `Game.former_names`."""


class FormerNames:
    """Translates saved positions between the former names of one game and today's names.

    `former` maps former names of classes and fields to today's (see `Game.former_names`), `state`
    is the game's class of positions, `added` has the fields that earlier versions lacked, with
    their values. Raises ValueError if a former name is still in use or a new name does not
    exist."""

    def __init__(
        self,
        former: Mapping[str, str],
        state: type,
        saved_types: Sequence[type],
        added: Mapping[str, Any] | None = None,
    ) -> None:
        self._classes: dict[str, str] = {}
        """Today's class names by their former names."""
        self._fields: dict[str, dict[str, str]] = {}
        """For each class, by today's name: today's field names by their former names."""
        types = {saved.__name__: saved for saved in saved_types}
        owners: dict[str, tuple[str, ...]] = {STATE: state.fields}  # type: ignore[attr-defined]
        owners |= {name: _field_names(saved) for name, saved in types.items()}
        for old, new in former.items():
            owner, dot, field = old.partition(".")
            if not dot:
                if old in types or new not in types:
                    raise ValueError(f"former_names: {old!r} cannot be the former class {new!r}")
                self._classes[old] = new
                continue
            heirs = [name for name in owners if owner in _bases(types.get(name), name)]
            if not heirs or any(field in owners[n] or new not in owners[n] for n in heirs):
                raise ValueError(f"former_names: {old!r} cannot be the former field {new!r}")
            for name in heirs:
                self._fields.setdefault(name, {})[field] = new
        self._added: dict[str, dict[str, Any]] = {}
        """For each class: the fields that an earlier version did not have, with their values."""
        for path, value in (added or {}).items():
            owner, _, field = path.partition(".")
            if field not in owners.get(owner, ()):
                raise ValueError(f"added_fields: there is no field {path!r}")
            self._added.setdefault(owner, {})[field] = value
        self._old_classes = _inverse(self._classes)
        self._old_fields = {name: _inverse(names) for name, names in self._fields.items()}

    def to_today(self, saved: dict[str, Any]) -> dict[str, Any]:
        """Returns a saved position with today's names and fields; names that are not listed stay as
        they are."""
        state = self._completed(STATE, _renamed_keys(saved, self._fields.get(STATE, {})), saved)
        return {n: self._value_to_today(value, _DEEPEST, saved) for n, value in state.items()}

    def _completed(
        self, owner: str, found: dict[str, Any], saved: dict[str, Any]
    ) -> dict[str, Any]:
        """Returns the fields `found` in a state or frame (`owner`: its class), with those added
        that an earlier version lacked. `saved`: the whole position, from which their values may be
        computed."""
        missing = {k: v for k, v in self._added.get(owner, {}).items() if k not in found}
        if not missing:
            return found
        return found | {k: v(saved) if callable(v) else v for k, v in missing.items()}

    def to_former(self, saved: dict[str, Any]) -> dict[str, Any]:
        """Returns a saved position with the former names, so that its fingerprint is what it was
        before the renaming."""
        state = _renamed_keys(saved, self._old_fields.get(STATE, {}))
        return {name: self._value_to_former(value) for name, value in state.items()}

    def _value_to_today(self, value: Any, depth: int, saved: dict[str, Any]) -> Any:
        if not depth:  # the codec refuses what is nested this deeply
            return value
        if isinstance(value, list):
            return [self._value_to_today(v, depth - 1, saved) for v in value]
        if not isinstance(value, dict) or len(value) != 1:
            return value
        tag: str
        ((tag, inner),) = value.items()
        if not isinstance(inner, dict):
            return {tag: self._value_to_today(inner, depth - 1, saved)}
        name = self._classes.get(tag, tag)
        inner = self._completed(name, _renamed_keys(inner, self._fields.get(name, {})), saved)
        return {name: {k: self._value_to_today(v, depth - 1, saved) for k, v in inner.items()}}

    def _value_to_former(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._value_to_former(v) for v in value]
        if not isinstance(value, dict):
            return value
        ((tag, inner),) = value.items()
        if isinstance(inner, dict):
            inner = _renamed_keys(inner, self._old_fields.get(tag, {}))
            former = {k: self._value_to_former(v) for k, v in inner.items()}
            return {self._old_classes.get(tag, tag): former}
        inner = self._value_to_former(inner)
        return {tag: sorted(inner, key=json.dumps) if tag == "set" else inner}


_DEEPEST = 50


def _field_names(saved: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(saved)) if is_dataclass(saved) else ()


def _bases(saved: type | None, name: str) -> list[str]:
    """Returns the names of the class `saved` and of all classes it inherits from; only `name` if
    `saved` is None."""
    return [name] if saved is None else [base.__name__ for base in saved.__mro__]


def _inverse(names: Mapping[str, str]) -> dict[str, str]:
    """Returns a mapping from today's names to former ones, given one from former names to today's.
    If a thing has two former names, the first counts."""
    old: dict[str, str] = {}
    for former, today in names.items():
        old.setdefault(today, former)
    return old


def _renamed_keys(found: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Returns the dict with its keys renamed by `names` (old to new), in the same order; unchanged
    if two keys would become equal."""
    renamed = {names.get(key, key): value for key, value in found.items()}
    return renamed if len(renamed) == len(found) else found
