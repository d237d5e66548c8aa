"""Golden games: written once as text files that people can read, and compared by every test run.

A golden file shows each question, the number of possible answers, the answer, random outcomes, the
log, and from time to time a sketch of the board. To compare, the answers in the file are played
again: a change of the rules or of the texts shows as a difference, a change of a bot does not.
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
"""How many answers lie between two sketches of the board."""
FEW = 8
"""Up to this number, all options are listed."""
FIRST_SEEDS = 4
"""How many games are played for a lineup; the shortest becomes the golden game."""

_HEAD = re.compile(r"^(variant|seats|seed|ending): (\S+)$", re.MULTILINE)
_ANSWER = re.compile(r"^  > (\d+) (.+?) — ", re.MULTILINE)

Answers = list[tuple[int, str]]


class NoGolden(ValueError):
    """The text is not a golden game, or its answers are no longer legal."""


@dataclass(frozen=True)
class Golden:
    """What is needed to play a golden game (a recorded game that must not change) again: lineup,
    seed and answers."""

    lineup: Lineup
    seed: int
    ending: str
    answers: tuple[tuple[int, str], ...]


def read(game: Game, text: str) -> Golden:
    """Returns the content of a golden file. Raises NoGolden."""
    head = dict(_HEAD.findall(text))
    for lineup in lineups(game):
        if [lineup.variant, str(lineup.seats)] == [head.get("variant"), head.get("seats")]:
            break
    else:
        raise NoGolden("no such variant and number of seats")
    if not head.get("seed", "").isdecimal() or "ending" not in head:
        raise NoGolden("no seed or ending")
    answers = tuple((int(seat), move) for seat, move in _ANSWER.findall(text))
    return Golden(lineup, int(head["seed"]), head["ending"], answers)


def text_of(game: Game, lineup: Lineup, seed: int, answers: Iterable[tuple[int, str]]) -> str:
    """Returns the text of a golden file for a game with these answers, given as pairs of seat and
    move text. Raises NoGolden if one is illegal or the game does not end with them."""
    options = game.complete(lineup.seats, lineup.options)
    match = Match(game, lineup.seats, options, secret_of(seed), ())
    speaker = Speaker(games.package_of(game.id), "en")
    body = [line for event in match.opening for line in _log_line(event, speaker)]
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
        f"variant: {lineup.variant}",
        f"seats: {lineup.seats}",
        *(f"option {key}: {value}" for key, value in options.items()),
        f"seed: {seed}",
        f"ending: {ending}",
        "",
    ]
    return "\n".join([*head, *body, *_end(match, speaker, ending)]) + "\n"


def _answer(match: Match, speaker: Speaker, number: int, seat: int, move: str) -> Iterator[str]:
    """Plays answer `number` of a golden game in `match`; yields the lines of the golden file about
    it."""
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
        yield from _log_line(event, speaker)
    yield ""


def _log_line(event: Event, speaker: Speaker) -> Iterator[str]:
    """Yields the line of a golden file about an event, with the seats that may read it."""
    readers = ""
    if event.to is not None:
        readers = " [to " + ", ".join(speaker.name(seat) for seat in event.to) + "]"
    elif event.but:
        readers = " [not to " + ", ".join(speaker.name(seat) for seat in event.but) + "]"
    yield f"  {speaker.say(event)}{readers}"


def _sketch(match: Match, speaker: Speaker) -> list[str]:
    """Returns the lines of a golden file that sketch the board as spectators see it."""
    drawn = match.game.sketch(match.game.sight(match.state, None), speaker)
    return [*(f"    {line}".rstrip() for line in drawn.splitlines()), ""]


def _end(match: Match, speaker: Speaker, ending: str) -> Iterator[str]:
    """Yields the lines of a golden file about the end: the board, the `ending`, places, points and
    fingerprint."""
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
    """Returns the folder of the game's golden files; None if its tests are not installed."""
    tests = tests_of(game)
    return None if tests is None else tests / "golden"


def golden_files(game: Game) -> list[Path]:
    """Returns the game's golden files in the order of their names."""
    kept = folder(game)
    return sorted(kept.glob("*.txt")) if kept is not None else []


def endings(game: Game) -> set[str]:
    """Returns the keys of the endings that the game's golden games reach."""
    found = set()
    for path in golden_files(game):
        try:
            found.add(read(game, path.read_text("utf-8")).ending)
        except NoGolden:
            continue
    return found


def difference(game: Game, text: str) -> str | None:
    """Returns the first line in which a golden file and the same game today differ; None if they
    agree. Raises NoGolden."""
    golden = read(game, text)
    today = text_of(game, golden.lineup, golden.seed, golden.answers).splitlines()
    before = text.splitlines()
    for number, (old, new) in enumerate(zip(before, today, strict=False), 1):
        if old != new:
            return f"{number}: {old.strip()!r} → {new.strip()!r}"
    return None if len(before) == len(today) else f"{min(len(before), len(today)) + 1}: …"


def played(
    game: Game, lineup: Lineup, seed: int, choose: Callable[[Any], tuple[int, Move]] | None = None
) -> tuple[Answers, str]:
    """Plays one game; returns its answers and the key of its ending. `choose` gets the position and
    returns the next seat and move; None: both are random, with sensible moves preferred."""
    options = game.complete(lineup.seats, lineup.options)
    match = Match(game, lineup.seats, options, secret_of(seed), ())
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


def keep(game: Game, lineup: Lineup, seed: int, answers: Answers, to: Path | None = None) -> Path:
    """Writes a golden game with these answers to a file named by its lineup and ending, in the
    folder `to` (None: the game's own); returns the file. Raises NoGolden, and FileNotFoundError if
    the game's tests are not installed."""
    to = folder(game) if to is None else to
    if to is None:
        raise FileNotFoundError(game.id)
    to.mkdir(parents=True, exist_ok=True)
    text = text_of(game, lineup, seed, answers)
    path = to / f"{lineup.variant}-{lineup.seats}-{read(game, text).ending}.txt"
    path.write_text(text, "utf-8")
    return path


def write_golden(
    game_id: str,
    to: Path | None = None,
    tries: int = 100,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Path], list[str]]:
    """Writes the existing golden games again, deletes those whose answers are no longer legal, and
    plays a short game for every lineup and ending that has none.

    Returns the files written, and the endings that `tries` games of each lineup did not reach: play
    those yourself (`played`), and `keep` them. `progress` is called with the lineups done and in
    all. Raises FileNotFoundError if the game's tests are not installed.
    """
    game = games.game(game_id)
    to = folder(game) if to is None else to
    if to is None:
        raise FileNotFoundError(game_id)
    written = _write_again(game, to)
    seen = [read(game, path.read_text("utf-8")) for path in written]
    missing = [e for e in game.facts.endings if e not in {golden.ending for golden in seen}]
    every = lineups(game)
    for done, lineup in enumerate(every, 1):
        if lineup not in {golden.lineup for golden in seen}:
            found = [(played(game, lineup, seed), seed) for seed in range(FIRST_SEEDS)]
            (answers, ending), seed = min(found, key=lambda one: len(one[0][0]))
            written.append(keep(game, lineup, seed, answers, to))
            missing = [other for other in missing if other != ending]
        if progress is not None:
            progress(done, len(every))
    for seed in range(tries):
        for lineup in every:
            if not missing:
                return written, missing
            answers, ending = played(game, lineup, seed)
            if ending in missing:
                missing.remove(ending)
                written.append(keep(game, lineup, seed, answers, to))
    return written, missing


def _write_again(game: Game, to: Path) -> list[Path]:
    """Writes every golden game in the folder `to` again with today's rules and texts, and deletes
    those whose answers are no longer legal. Returns the written files."""
    kept = []
    for path in sorted(to.glob("*.txt")):
        try:
            golden = read(game, path.read_text("utf-8"))
            text = text_of(game, golden.lineup, golden.seed, golden.answers)
        except NoGolden:
            path.unlink()
            continue
        path.write_text(text, "utf-8")
        kept.append(path)
    return kept
