"""Golden games: played once, written down for people to read, and compared ever after.

A golden file says who was asked what, how many answers there were, what was answered, what chance
gave, and what was told, and draws the table now and then. To compare, the answers in the file are
given again: a change of the rules or of the words shows as a difference, one of a bot does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coven import games
from coven.bots import moves_before_next_answer
from coven.core import Event, Game, Illegal, Malformed, Move, fingerprint, parse
from coven.table import Match
from coven.text import Speaker

from .rulebook import tests_of
from .walk import Lineup, RandomPlayer, lineups, secret_of

SKETCH_EVERY = 24
"""Answers between two drawings of the table."""
FEW = 8
"""So many options are written out."""
FIRST_SEEDS = 4
"""The shortest of so many games is kept for a table."""

_HEAD = re.compile(r"^(variant|seats|seed|ending): (\S+)$", re.MULTILINE)
_ANSWER = re.compile(r"^  > (\d+) (.+?) — ", re.MULTILINE)

Answers = list[tuple[int, str]]


class NoGolden(ValueError):
    """A text that is not a golden game, or whose answers cannot be given any more."""


@dataclass(frozen=True)
class Golden:
    """What a golden file says, as far as it is needed to play it again."""

    table: Lineup
    seed: int
    ending: str
    answers: tuple[tuple[int, str], ...]


def read(game: Game, text: str) -> Golden:
    """Raises NoGolden."""
    head = dict(_HEAD.findall(text))
    for table in lineups(game):
        if [table.variant, str(table.seats)] == [head.get("variant"), head.get("seats")]:
            break
    else:
        raise NoGolden("no such variant and number of seats")
    if not head.get("seed", "").isdecimal() or "ending" not in head:
        raise NoGolden("no seed or ending")
    answers = tuple((int(seat), move) for seat, move in _ANSWER.findall(text))
    return Golden(table, int(head["seed"]), head["ending"], answers)


def text_of(game: Game, table: Lineup, seed: int, answers: Iterable[tuple[int, str]]) -> str:
    """The golden file of a game with these answers. Raises NoGolden if they cannot be given."""
    options = game.complete(table.seats, table.options)
    match = Match(game, table.seats, options, secret_of(seed), ())
    speaker = Speaker(games.package_of(game.id), "en")
    body = [line for event in match.opening for line in _told(event, speaker)]
    body += ["", *_sketch(match, speaker)] if body else _sketch(match, speaker)
    for number, (seat, move) in enumerate(answers, 1):
        try:
            body += _answer(match, speaker, number, seat, move)
        except (Illegal, Malformed) as e:
            raise NoGolden(f"answer {number}: {e}") from e
        if number % SKETCH_EVERY == 0 and not match.over:
            body += _sketch(match, speaker)
    if not match.over:
        raise NoGolden("the answers do not lead to the end")
    ending = game.ending(match.state)
    head = [
        f"{speaker.say('name')}",
        "",
        f"game: {game.id}",
        f"rules: {game.version}",
        f"variant: {table.variant}",
        f"seats: {table.seats}",
        *(f"option {key}: {value}" for key, value in options.items()),
        f"seed: {seed}",
        f"ending: {ending}",
        "",
    ]
    return "\n".join([*head, *body, *_end(match, speaker, ending)]) + "\n"


def _answer(match: Match, speaker: Speaker, number: int, seat: int, move: str) -> Iterator[str]:
    game, s = match.game, match.state
    chosen = parse(move)
    sight = game.sight(s, seat)
    asks = speaker.say(sight.prompt) if sight.prompt is not None else "…"
    yield f"{number}. {speaker.name(seat)}: {asks}"
    moves = [option.text for option in (*sight.asked, *sight.offered)]
    count = "1 option" if len(moves) == 1 else f"{len(moves)} options"
    yield f"  {count}" + (": " + " · ".join(moves) if len(moves) <= FEW else "")
    entry = match.submit(seat, chosen)
    yield f"  > {seat} {chosen.text} — {speaker.say(sight.labels[chosen.text])}"
    if entry.rolled:
        yield "  rolled " + " ".join(map(str, entry.rolled))
    for event in entry.events:
        yield from _told(event, speaker)
    yield ""


def _told(event: Event, speaker: Speaker) -> Iterator[str]:
    readers = ""
    if event.to is not None:
        readers = " [to " + ", ".join(speaker.name(seat) for seat in event.to) + "]"
    elif event.but:
        readers = " [not to " + ", ".join(speaker.name(seat) for seat in event.but) + "]"
    yield f"  {speaker.say(event)}{readers}"


def _sketch(match: Match, speaker: Speaker) -> list[str]:
    drawn = match.game.sketch(match.game.sight(match.state, None), speaker)
    return [*(f"    {line}".rstrip() for line in drawn.splitlines()), ""]


def _end(match: Match, speaker: Speaker, ending: str) -> Iterator[str]:
    game, s = match.game, match.state
    yield from _sketch(match, speaker)
    yield speaker.say(f"ending-{ending}")
    places = game.ranking(s)
    for seat, scores in enumerate(game.scores(s)):
        points = ", ".join(f"{speaker.say(f'score-{key}')} {n}" for key, n in scores.items())
        yield f"{places[seat]}. {speaker.name(seat)}: {sum(scores.values())} ({points})"
    yield f"fingerprint {fingerprint(s)}"


# -- on disk -----------------------------------------------------------------------------------


def folder(game: Game) -> Path | None:
    """Where the game's golden files are kept; None without its tests."""
    tests = tests_of(game)
    return None if tests is None else tests / "golden"


def golden_files(game: Game) -> list[Path]:
    kept = folder(game)
    return sorted(kept.glob("*.txt")) if kept is not None else []


def endings(game: Game) -> set[str]:
    """The endings that the golden games come to."""
    found = set()
    for path in golden_files(game):
        try:
            found.add(read(game, path.read_text("utf-8")).ending)
        except NoGolden:
            continue
    return found


def difference(game: Game, text: str) -> str | None:
    """The first line in which a golden file and the same game today differ; None if they agree.
    Raises NoGolden."""
    golden = read(game, text)
    today = text_of(game, golden.table, golden.seed, golden.answers).splitlines()
    before = text.splitlines()
    for number, (old, new) in enumerate(zip(before, today, strict=False), 1):
        if old != new:
            return f"{number}: {old.strip()!r} → {new.strip()!r}"
    return None if len(before) == len(today) else f"{min(len(before), len(today)) + 1}: …"


def played(
    game: Game, table: Lineup, seed: int, choose: Callable[[Any], tuple[int, Move]] | None = None
) -> tuple[Answers, str]:
    """One game's answers and its ending; `choose` answers for every seat, sensibly by default.
    Raises whatever goes wrong."""
    options = game.complete(table.seats, table.options)
    match = Match(game, table.seats, options, secret_of(seed), ())
    player = RandomPlayer(game, seed, sensible=(1.0, 1.0, 0.5, 0.0)[seed % 4], offered=0.02)
    answers: Answers = []

    def give(seat: int, move: Move) -> None:
        match.submit(seat, move)
        match.forget_undo()
        answers.append((seat, move.text))
        player.check_length(match.state)

    while not match.over:
        for seat, move in moves_before_next_answer(game, match.state, {}):
            give(seat, move)
        if not match.over:
            give(*(choose or player.choose)(match.state))
    return answers, game.ending(match.state)


def keep(game: Game, table: Lineup, seed: int, answers: Answers, to: Path | None = None) -> Path:
    """Writes one golden game, named by its table and its ending. Raises NoGolden, and
    FileNotFoundError where there are no tests to write beside."""
    to = folder(game) if to is None else to
    if to is None:
        raise FileNotFoundError(game.id)
    to.mkdir(parents=True, exist_ok=True)
    text = text_of(game, table, seed, answers)
    path = to / f"{table.variant}-{table.seats}-{read(game, text).ending}.txt"
    path.write_text(text, "utf-8")
    return path


def write_golden(
    game_id: str,
    to: Path | None = None,
    tries: int = 100,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Path], list[str]]:
    """Writes the golden games that are there anew, where their answers still stand, and plays one
    for every variant, number of players and ending that has none: short games, if it can be.

    Returns the files written, and the endings that `tries` games at each table did not come to:
    play those with a `choose` of your own, and keep() them. Raises FileNotFoundError where there
    are no tests to write beside.
    """
    game = games.game(game_id)
    to = folder(game) if to is None else to
    if to is None:
        raise FileNotFoundError(game_id)
    written = _told_anew(game, to)
    seen = [read(game, path.read_text("utf-8")) for path in written]
    missing = [e for e in game.facts.endings if e not in {golden.ending for golden in seen}]
    every = lineups(game)
    for done, table in enumerate(every, 1):
        if table not in {golden.table for golden in seen}:
            found = [(played(game, table, seed), seed) for seed in range(FIRST_SEEDS)]
            (answers, ending), seed = min(found, key=lambda one: len(one[0][0]))
            written.append(keep(game, table, seed, answers, to))
            missing = [other for other in missing if other != ending]
        if progress is not None:
            progress(done, len(every))
    for seed in range(tries):
        for table in every:
            if not missing:
                return written, missing
            answers, ending = played(game, table, seed)
            if ending in missing:
                missing.remove(ending)
                written.append(keep(game, table, seed, answers, to))
    return written, missing


def _told_anew(game: Game, to: Path) -> list[Path]:
    """Every golden game that can still be played, as it is told today; the others go."""
    kept = []
    for path in sorted(to.glob("*.txt")):
        try:
            golden = read(game, path.read_text("utf-8"))
            text = text_of(game, golden.table, golden.seed, golden.answers)
        except NoGolden:
            path.unlink()
            continue
        path.write_text(text, "utf-8")
        kept.append(path)
    return kept
