"""Importing match files: a finished match becomes a table, anything else is refused."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest

from coven.core import fingerprint
from coven.table import BrokenFile, Match
from coven.table.importing import ImportedMatch, imported_table, read_match
from coven.text import LOCALES, Speaker

from .toy_game import NOW, MemoryStore, toy_table

GAMES = ("noughts-and-crosses", "wandering-towers", "whirling-witchcraft")


@cache
def file_of(game: str, seats: int = 2) -> str:
    """Returns the match file of a finished match of random moves."""
    rng = random.Random(game)
    names = ["Ada", "Bea", "Cleo", "Dot"][:seats]
    match = Match.start(game, seats, secret=bytes(range(32)), names=names)
    while not match.over:
        seat = rng.choice(list(match.state.pending))
        match.submit(seat, rng.choice(match.state.pending[seat]))
    return match.save()


def sent_to_another_process(found: ImportedMatch) -> ImportedMatch:
    """Returns the match as another process receives it."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=ImportedMatch)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_file_becomes_a_finished_table_that_is_stored_and_replayed(game: str) -> None:
    text = file_of(game)
    match = Match.load(text)
    table = imported_table(sent_to_another_process(read_match(text)), "anna", NOW)
    assert table.status == "over"
    assert table.names == ["Ada", "Bea"]
    assert table.seats_of("anna") == ()
    store = MemoryStore()
    store.save(table)
    kept = store.load()
    assert kept.match is not None
    assert fingerprint(kept.match.state) == fingerprint(match.state)
    assert kept.match.save() == text
    assert kept.secret == bytes(range(32))
    rng = random.Random(1)
    for n in [0, kept.n, *rng.sample(range(kept.n), min(kept.n, 12))]:
        past = kept.at(n, store.near(n))
        assert fingerprint(past.state) == fingerprint(match.at(n).state)
    logged, kept_logged = (
        [(line.event.key, line.turn) for line in t.log(0)] for t in (table, kept)
    )
    assert logged == kept_logged != []
    assert None in kept.viewpoints("anna")


def test_a_match_with_takebacks_can_be_imported() -> None:
    table = toy_table(seats=2, people=("anna",), options={"long": 1})
    table.submit(0, "roll", NOW)
    table.request_takeback(0, NOW)
    table.submit(0, "done", NOW)
    assert table.match is not None
    found = imported_table(sent_to_another_process(read_match(table.match.save())), "cilla", NOW)
    assert [r.entry.move for r in found.records] == ["roll", "undo 1", "done"]


def test_a_match_that_is_not_over_is_refused() -> None:
    match = Match.start("noughts-and-crosses", 2)
    match.submit(0, "mark 4")
    for text in (match.save(), match.save(with_secret=True)):
        with pytest.raises(BrokenFile, match="file-no"):
            read_match(text)


def test_a_file_with_too_many_entries_is_refused_before_it_is_replayed() -> None:
    with pytest.raises(BrokenFile, match="file-broken"):
        read_match(file_of("noughts-and-crosses") + "[]\n" * 30_000)


STRANGE: list[Any] = [
    None, True, -1, 0, 7, 10**40, 1.5, "", "undo", "undo 1", "undo 999999", "undo 0", "mark 4",
    "take-back", "pass", "\0", "x" * 5000, [], [[]], {}, {"tuple": [1]}, [1, 2, 3], "🜁", "-1",
]  # fmt: skip


def damaged(text: str, rng: random.Random) -> str:
    """Returns the file with a random kind of damage."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        way = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 8, 8))
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        head, entry, another = _read(lines[0], {}), _read(lines[at], []), _read(lines[other], [])
        if way == 0 and len(lines) > 1:
            del lines[at]
        elif way == 1:
            lines.insert(at, lines[other])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            spot = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:spot] + chr(rng.randrange(1, 500)) + lines[at][spot + 1 :]
        elif way == 4:
            lines[at] = "[" * rng.choice((5, 100_000))
        elif way == 5:
            head[rng.choice([*head, "else"])] = rng.choice(STRANGE)
            lines[0] = json.dumps(head)
        elif way == 6 and isinstance(head.get("options"), dict):
            head["options"][rng.choice([*head["options"], "else"])] = rng.choice(STRANGE)
            lines[0] = json.dumps(head)
        elif len(entry) == len(another) == 4:
            spot = rng.randrange(1, 4)
            entry[spot] = rng.choice(STRANGE) if way == 7 else another[spot]
            lines[at] = json.dumps(entry)
    return "\n".join(lines) + rng.choice(("\n", "\n", "", "\n\n"))


def _read(line: str, default: Any) -> Any:
    """Returns the JSON value of the line if it has the type of `default`, else `default`."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return default
    return found if type(found) is type(default) else default


@pytest.mark.parametrize("game", GAMES)
def test_every_broken_file_is_refused_with_a_message_in_every_language(game: str) -> None:
    rng, text = random.Random(game), file_of(game)
    speakers = [Speaker("coven", locale) for locale in LOCALES]
    refused: set[str] = set()
    messages: list[str] = []
    for _ in range(150 if game == GAMES[0] else 40):
        try:
            found = read_match(damaged(text, rng))
        except BrokenFile as e:
            messages.extend(speaker.say(e.text) for speaker in speakers)
            refused.add(e.text.key)
        else:  # the damage does not change the match
            assert imported_table(sent_to_another_process(found), "anna", NOW).status == "over"
    assert len(refused) >= 4, refused
    assert all(messages)
