"""coven replay, coven verify: matches that were played, from their files."""

from __future__ import annotations

from pathlib import Path

import click

from coven.core import Args, Text
from coven.table import BrokenFile, Match
from coven.table.match import read_file

from .command import command
from .language import Failed, Trouble, Whole, printable, reason, say, speaker, tell
from .prompts import NoMoreAnswers, ask, whole
from .terminal import sentences, show_position, show_result

MOST_BYTES = 16_000_000
UNTRUE = {"file-commitment", "file-move", "file-dice", "file-final"}
"""What is wrong with a file that can be read and does not tell what happened."""


def read(file: Path) -> str:
    """Raises Trouble for what is no text of a sensible size."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise Trouble("cli-file-huge", {"file": str(file)})
        return file.read_bytes().decode("utf-8")
    except OSError as e:
        raise Trouble("cli-cannot-read", {"file": str(file), "why": reason(e)}) from e
    except UnicodeDecodeError as e:
        raise Trouble("file-head") from e


def match_in(text: str) -> Match:
    """Raises Trouble for a text that is no match file, Failed for one that does not replay."""
    try:
        return Match.load(text)
    except BrokenFile as e:
        raise (Failed if e.text.key in UNTRUE else Trouble)(e.text) from e


def crash_in(text: str) -> Text | None:
    """What the fuzzer noted where a match went wrong."""
    match read_file(text)[0].get("crash"):
        case {"seat": int(seat), "move": str(move), "found": str(found)} if move:
            told: Args = {"move": printable(move), "found": printable(found)}
            return Text("cli-crash", {"seat": seat, **told})
        case {"found": str(found)}:
            return Text("cli-crash-nothing", {"found": printable(found)})
    return None


@command("verify")
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Deal the match in FILE again, and compare.

    The secret must be the one whose hash was shown at the start; every move must have been
    possible, every die and shuffle must come out as recorded, and the end must be the same.
    """
    match = match_in(read(file))
    rolled = sum(len(entry.rolled) for entry in match.entries)
    click.echo("✓ " + say("cli-verified-secret", commitment=match.commitment))
    click.echo("✓ " + say("cli-verified-moves", moves=len(match.entries), rolled=rolled))
    click.echo("✓ " + say("cli-verified-final"))
    tell("cli-verified" if match.over else "cli-verified-so-far")


@command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=Whole(0), help="Show the position after this entry, and no more.")
@click.option("--seat", type=Whole(1), help="Look with this seat's eyes.  [as a spectator]")
@click.option("--play", "on", is_flag=True, help="Play on from there; into a new file if it forks.")
@click.option("--people", type=Whole(0), default=1, help="With --play: how many are people.  [1]")
@click.option("--you", type=Whole(1), default=1, help="With --play: your seat.  [1]")
@click.option("--level", "levels", default="2", metavar="LEVEL", help="With --play: bots.  [2]")
def replay(
    file: Path, at: int | None, seat: int | None, on: bool, people: int, you: int, levels: str
) -> None:
    """Look at the match in FILE.

    Step through it, or open it at one decision. An unfinished match, or what the fuzzer left of a
    crash, opens at its last decision.
    """
    text = read(file)
    match = match_in(text)
    length = len(match.entries)
    if at is not None and at > length:
        raise Trouble("cli-no-entry", {"given": at, "most": length})
    if seat is not None and seat > match.seats:
        raise Trouble("cli-no-seat", {"given": seat, "most": match.seats})
    eyes = None if seat is None else seat - 1
    if on:
        continue_match(match, file, at, people, you, levels)
    elif at is not None:
        show_entry(match, at, eyes)
    else:
        crash = crash_in(text)
        if crash is not None:
            click.echo(speaker(match.game, match.names).say(crash))
        at_end = crash is not None or not match.over
        step_through(match, length if at_end else 0, eyes)


def continue_match(
    match: Match, file: Path, at: int | None, people: int, you: int, levels: str
) -> None:
    from .play import new_file, people_at, seat_bots, specs_of
    from .terminal import Table

    if at is not None and at < len(match.entries):
        match = match.fork(at)
        file = new_file(match.game)
    if match.over:
        raise Trouble("game-over")
    at_keyboard = people_at(match.seats, people, you)
    bots = seat_bots(match.game, specs_of(match.seats, at_keyboard, levels))
    match.forget_undo()
    Table(match, bots, file).play()


def step_through(match: Match, n: int, eyes: int | None) -> None:
    tell("cli-steps")
    length = len(match.entries)
    show_entry(match, n, eyes)
    while True:
        try:
            answer = ask(f"[{n}/{length}] > ").lower()
        except NoMoreAnswers:
            return
        kind, _, number = answer.partition(" ")
        if kind in ("q", "й"):
            return
        if not answer:
            n = min(n + 1, length)
        elif answer in ("b", "и"):
            n = max(n - 1, 0)
        elif 0 <= whole(answer) <= length:
            n = whole(answer)
        elif kind in ("s", "ы", "і") and 0 <= whole(number) <= match.seats:
            eyes = whole(number) - 1 if whole(number) else None
        else:
            tell("cli-steps")
            continue
        show_entry(match, n, eyes)


def show_entry(match: Match, n: int, eyes: int | None) -> None:
    """What happened with entry `n`, and how the table stood after it, as one seat saw it."""
    then = match.at(n)
    voice = speaker(match.game, match.names)
    if n:
        entry = then.entries[n - 1]
        args: Args = {"n": n, "most": len(match.entries), "seat": entry.seat}
        click.echo(voice.say("cli-entry", args))
        for line in sentences(entry, eyes, voice.say):
            click.echo(f"· {line}")
    else:
        click.echo(voice.say("cli-beginning", {"most": len(match.entries)}))
    show_position(then, then.game.sight(then.state, eyes))
    if then.over:
        show_result(then)
        return
    for seat in sorted(then.state.pending):
        click.echo(voice.say(Text("cli-decides", {"seat": seat})))
        if seat == eyes:
            sight = then.game.sight(then.state, seat)
            for move in sight.asked:
                click.echo(f"  {voice.say(sight.labels[move.text])}  ({move.text})")
