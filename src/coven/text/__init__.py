"""Everything people read, in English, Russian and Ukrainian, as Fluent messages.

A game's messages are in ``games/<game>/text/<locale>.ftl``, Coven's own in this folder. A game
outside Coven may lack a language: then its own messages are English. A missing
key or argument raises MissingText, so that tests find it. Speakers made with `forgiving`, for
people at a table, return the key instead.
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


class MissingText(KeyError):
    """A Fluent message, or one of its arguments, is missing."""


@cache
def bundle(package: str, locale: str) -> FluentBundle:
    """Returns the messages of one package (``coven`` or a game's) in one language. A game's come on
    top of Coven's own and may replace them."""
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(_resource("coven", locale))
    if package != "coven" and locale in languages(package):
        made.add_resource(_resource(package, locale), allow_overrides=True)
    return made


@cache
def languages(package: str) -> tuple[str, ...]:
    """Returns the languages of a package's messages; English is always one of them."""
    folder = resources.files(package).joinpath("text")
    return tuple(
        locale for locale in LOCALES if locale == "en" or folder.joinpath(f"{locale}.ftl").is_file()
    )


_MOST_CACHED = 50_000


@cache
def _sentence_cache(package: str, locale: str) -> dict[tuple[str, Any], tuple[str, str]]:
    """Returns the cache of formatted sentences, plain and as HTML, by key and arguments. Formatting
    a sentence takes a hundred times as long as looking it up."""
    return {}


@cache
def _resource(package: str, locale: str) -> Any:
    """Returns the parsed Fluent file of one package in one language. Cached, because parsing takes
    a tenth of a second."""
    file = resources.files(package).joinpath("text", f"{locale}.ftl")
    return FluentResource(file.read_text("utf-8"))


@cache
def _english_only(package: str, locale: str) -> frozenset[str]:
    """Returns the keys of all English messages of a package that has no messages in `locale` at
    all; an empty set if it has some."""
    if locale in languages(package):
        return frozenset()
    return frozenset(entry.id.name for entry in _resource(package, "en").body if _is_message(entry))


def _is_message(entry: Any) -> bool:
    return type(entry).__name__ == "Message"


def clear_caches() -> None:
    """Clears all caches, so that Fluent files which were changed are read again."""
    for cached in (bundle, languages, _english_only, _sentence_cache, _resource):
        cached.cache_clear()


class Speaker:
    """Formats the messages of one package in one language. `names` are the players' names by seat.

    For every argument that is a seat, such as ``$seat``, a message may also use ``$seat-is``: "you"
    if it is the seat of the reader (`viewer`), else "other"::

        log-fill = { $seat-is ->
            [you] You fill a bottle.
           *[other] { $seat } fills a bottle.
        }

    For every argument that is a message key, such as ``$type``, ``$type-is`` is that key, so that a
    message can decline the word.
    """

    def __init__(
        self,
        package: str,
        locale: str,
        names: Sequence[str] = (),
        forgiving: bool = False,
        viewer: int | None = None,
    ) -> None:
        self.bundle = bundle(package, locale)
        self._english = _english_only(package, locale)
        self._english_bundle = bundle(package, "en") if self._english else self.bundle
        self._cache = _sentence_cache(package, locale)
        self.locale = locale
        self.names = names
        self.forgiving = forgiving
        self.viewer = viewer

    def has(self, key: str) -> bool:
        """Whether there is a message ``key``, or an attribute ``key.attribute``."""
        name, _, attribute = key.partition(".")
        found = self._bundle_of(name)
        if not found.has_message(name):
            return False
        message = found.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _bundle_of(self, name: str) -> FluentBundle:
        """Returns the bundle in which the message `name` is looked up: messages of one language,
        with that language's plural rules."""
        return self._english_bundle if name in self._english else self.bundle

    def say(self, text: Text | Event | str, args: Args | None = None) -> str:
        """Returns the sentence of a text, an event or a message key (also ``key.attribute``, with
        its arguments `args`) as plain text. Raises MissingText."""
        return self._both(text, args)[0]

    def html(self, text: Text | Event | str, args: Args | None = None) -> str:
        """Returns the sentence that `say` returns for the same arguments, but escaped for HTML.
        Raises MissingText."""
        return self._both(text, args)[1]

    def _both(self, text: Text | Event | str, args: Args | None) -> tuple[str, str]:
        """Returns the sentence as plain text and as HTML, from the cache if it is there."""
        if isinstance(text, str):
            key, given = text, args
        else:
            key, given = text.key, text.args
        values = self._values(given) if given else ()
        return self._cache.get((key, values)) or self._format(key, values)

    def _format(self, key: str, values: tuple[tuple[str, Any], ...]) -> tuple[str, str]:
        """Returns the sentence of a message key as plain text and as HTML, and caches it if nothing
        was missing. `values`: its arguments as pairs of name and value."""
        if not self.has(key):
            if self.forgiving:
                return key, str(escape(key))
            raise MissingText(f"{self.locale}: no {key!r}")
        name, _, attribute = key.partition(".")
        words = self._bundle_of(name)
        message = words.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        formatted, errors = words.format_pattern(pattern, dict(values))
        plain = str(formatted)
        for _, value in values:
            if isinstance(value, int) and value < 0:
                plain = plain.replace(str(value), f"−{-value}")  # a minus sign, not a hyphen
        if errors:
            if self.forgiving:
                return plain, str(escape(plain))
            raise MissingText(f"{self.locale}: {key!r}: {errors[0]}")
        if len(self._cache) >= _MOST_CACHED:
            self._cache.clear()
        self._cache[key, values] = plain, str(escape(plain))
        return self._cache[key, values]

    def _values(self, given: Args) -> tuple[tuple[str, Any], ...]:
        """Returns the arguments `given` as they are put into a sentence: for a seat's number its
        player's name and whether it is the reader, for a message key the message and the key."""
        found: list[tuple[str, Any]] = []
        for name, value in given.items():
            if isinstance(value, str):
                if name[:4] != "name":  # else a person chose this word; it is never a key
                    known = self._cache.get((value, ()))
                    if known or self.has(value):
                        found.append((f"{name}-is", value))
                        value = known[0] if known else self.say(value)
            elif name[:4] == "seat":
                found.append((f"{name}-is", "you" if value == self.viewer else "other"))
                value = self.name(value)
            found.append((name, value))
        return tuple(found)

    def name(self, seat: int) -> str:
        """Returns the name of the player at this seat; "Player 1" and so on if it has none."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})


def say_reasons(speaker: Speaker, reasons: Sequence[tuple[str, bool]], most: int = 2) -> str:
    """Returns the first `most` of the reasons for a move that have a sentence. Each reason is the
    name of a feature and whether the move makes it larger; its message ``reason-NAME`` is empty for
    a change that nobody would call a reason, such as fewer points."""
    said = [
        speaker.say(f"reason-{name}", {"more": "yes" if more else "no"})
        for name, more in reasons
        if speaker.has(f"reason-{name}")
    ]
    return " ".join(list(filter(None, said))[:most])
