"""Checks that nothing is missing which players read besides the texts of play (9): numbers in the
rules, the box, reasons of hints, the lesson, and the words of the default table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from coven import games
from coven.box import has_box, open_box
from coven.box_words import sections_of
from coven.core import Args, Event, Game, Rng, Text, parse, play
from coven.default_table import HIDDEN
from coven.rulebook import unknown_numbers
from coven.table import LessonScript, lesson_script
from coven.testkit.checking import Check, error_line
from coven.text import MissingText, Speaker, languages


class _Collector(Speaker):
    """A speaker that goes on where a text is missing, and remembers what was."""

    def __init__(self, package: str, locale: str) -> None:
        super().__init__(package, locale, [f"Player {n}" for n in range(1, 10)])
        self.missing: list[str] = []

    def say(self, text: Text | Event | str, args: Args | None = None) -> str:
        """Returns the sentence; its key if it is missing."""
        try:
            return super().say(text, args)
        except MissingText as e:
            self.missing.append(str(e.args[0]))
            return text if isinstance(text, str) else text.key


def check_what_players_read(check: Check) -> None:
    """Checks the numbers in the rules, and the texts of the box, the hints and the lesson."""
    id = check.game.id
    package = games.package_of(id)
    for locale in languages(package):
        for file, name in unknown_numbers(id, locale):
            check.report("found-no-number", where=file, name=name)
        voice = _Collector(package, locale)
        if has_box(package):
            sections_of(open_box(package), voice, check.game.box_names)
        for feature in check.game.FEATURES:
            voice.say(f"reason-{feature.name}", {"more": "yes"})
        for key, seat in _said_in_lesson(check):
            voice.say(key, {"seat": seat})
        for lacking in dict.fromkeys(voice.missing):
            check.report("found-untold", error=lacking)


def _said_in_lesson(check: Check) -> Iterator[tuple[str, int]]:
    """Yields the keys of what the coach says, each with the seat it may name."""
    try:
        script = lesson_script(check.game.id)
    except ValueError:
        return  # check_lesson reports it
    if script is not None:
        for step in script.steps:
            if step.say:
                yield step.say, script.other
        yield script.end, script.other


def check_lesson(check: Check) -> None:
    """Checks that the lesson of the game, if it has one, can be played to its end."""
    try:
        script = lesson_script(check.game.id)
        if script is not None:
            _play_lesson(check, script)
    except ValueError as e:
        check.report("found-bad-lesson", error=error_line(e))


def _play_lesson(check: Check, script: LessonScript) -> None:
    """Plays a lesson, and reports the first step that is not possible."""
    rng = Rng(bytes.fromhex(script.secret))
    s: Any = check.game.new(script.players, script.options, rng)
    for n, step in enumerate(script.steps, 1):
        seat, move = script.seat(step), parse(step.move)
        if s.over or move not in s.moves(seat):
            check.report("found-lesson", n=n, seat=seat, move=step.move)
            return
        play(s, seat, move)


def words_of_view(view: Mapping[str, Any]) -> Iterator[str]:
    """Yields the Fluent keys that the default table needs for a view: ``view-KEY`` for each entry,
    and the words among the values."""
    for key, value in view.items():
        yield f"view-{key}"
        if isinstance(value, Mapping):
            yield from words_of_view(value)
        else:
            yield from _words_in(value)


def _words_in(value: Any) -> Iterator[str]:
    """Yields the words in a value of a view, without face-down cards."""
    if isinstance(value, list | tuple):
        for part in value:
            yield from _words_in(part)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _words_in(part)
    elif isinstance(value, str) and value not in ("", HIDDEN):
        yield value


def has_default_table(game: Game) -> bool:
    """Whether the game draws no table itself."""
    return type(game).parts is Game.parts
