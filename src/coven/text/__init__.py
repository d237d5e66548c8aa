"""What people read: Fluent, in English, Russian and Ukrainian.

A game's words are in ``games/<game>/text/<locale>.ftl``, Coven's own beside this file. A key or an
argument that is missing raises Untold, so that tests find it; `forgiving` speakers, for people at a
table, say the key instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from markupsafe import escape

from coven.core import Args, Event, Text

LOCALES = ("en", "ru", "uk")


class Untold(KeyError):
    """A sentence that cannot be said: its key or one of its arguments is missing."""


@cache
def bundle(package: str, locale: str) -> FluentBundle:
    """The words of one package (``coven`` or a game's) in one language, over Coven's own."""
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(_resource("coven", locale))
    if package != "coven":
        made.add_resource(_resource(package, locale), allow_overrides=True)
    return made


_MOST_KEPT = 50_000


@cache
def _kept(package: str, locale: str) -> dict[tuple[str, Any], tuple[str, str]]:
    """Sentences that were said before, by key and arguments, plain and for pages: saying them anew
    costs a hundred times as much."""
    return {}


@cache
def _resource(package: str, locale: str) -> Any:
    """A file of words, read once: that takes a tenth of a second."""
    file = resources.files(package).joinpath("text", f"{locale}.ftl")
    return FluentResource(file.read_text("utf-8"))


def forget() -> None:
    """Words are read anew: their files were changed."""
    for known in (bundle, _kept, _resource):
        known.cache_clear()


class Speaker:
    """Says the sentences of one package in one language, to people who know the seats by name."""

    def __init__(
        self,
        package: str,
        locale: str,
        names: Sequence[str] = (),
        forgiving: bool = False,
    ) -> None:
        self.bundle = bundle(package, locale)
        self._kept = _kept(package, locale)
        self.locale = locale
        self.names = names
        self.forgiving = forgiving

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, text: Text | Event | str, args: Args | None = None) -> str:
        """The sentence. ``key.attribute`` says a message's attribute. Raises Untold."""
        return self._both(text, args)[0]

    def html(self, text: Text | Event | str, args: Args | None = None) -> str:
        """The same, to be put into a page."""
        return self._both(text, args)[1]

    def _both(self, text: Text | Event | str, args: Args | None) -> tuple[str, str]:
        if isinstance(text, str):
            key, given = text, args
        else:
            key, given = text.key, text.args
        values = tuple([(n, self._value(n, v)) for n, v in given.items()]) if given else ()
        return self._kept.get((key, values)) or self._say(key, values)

    def _say(self, key: str, values: tuple[tuple[str, Any], ...]) -> tuple[str, str]:
        """Kept only where nothing was missing."""
        if not self.has(key):
            if self.forgiving:
                return key, str(escape(key))
            raise Untold(f"{self.locale}: no {key!r}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        told, faults = self.bundle.format_pattern(pattern, dict(values))
        said = str(told)
        if faults:
            if self.forgiving:
                return said, str(escape(said))
            raise Untold(f"{self.locale}: {key!r}: {faults[0]}")
        if len(self._kept) >= _MOST_KEPT:
            self._kept.clear()
        self._kept[key, values] = said, str(escape(said))
        return self._kept[key, values]

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, str):
            if name[:4] == "name":  # somebody's own word
                return value
            known = self._kept.get((value, ()))
            return known[0] if known else self.say(value) if self.has(value) else value
        return self.name(value) if name[:4] == "seat" and isinstance(value, int) else value

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})
