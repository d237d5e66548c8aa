"""coven replay, coven verify: looks at match files and checks them."""

from __future__ import annotations

from pathlib import Path

import click

from coven.core import Args, Text
from coven.table import BrokenFile, Match, read_file

from .command import command
from .language import (
    CheckFailed,
    CommandError,
    WholeNumber,
    file_error,
    make_speaker,
    message,
    print_message,
    printable,
)
from .prompts import InputEnded, ask, parse_number
from .terminal import log_sentences, show_position, show_result

MOST_BYTES = 16_000_000
FALSIFIED = {"file-commitment", "file-move", "file-dice", "file-final"}
"""Errors of files that can be read, but whose match cannot have happened."""


def read_text(file: Path) -> str:
    """Returns the text of a file. Raises CommandError if it cannot be read, is too large or not
    UTF-8."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise CommandError("cli-file-huge", {"file": str(file)})
        return file.read_bytes().decode("utf-8")
    except OSError as e:
        raise CommandError("cli-cannot-read", {"file": str(file), "why": file_error(e)}) from e
    except UnicodeDecodeError as e:
        raise CommandError("file-head") from e


def load_match(text: str) -> Match:
    """Returns the match of a match file's text. Raises CommandError if it is no match file,
    CheckFailed if the match does not replay."""
    try:
        return Match.load(text)
    except BrokenFile as e:
        raise (CheckFailed if e.text.key in FALSIFIED else CommandError)(e.text) from e


def crash_note(text: str) -> Text | None:
    """Returns what the fuzzer noted about a crash in the match file with this text; None if it
    noted nothing."""
    match read_file(text)[0].get("crash"):
        case {"seat": int(seat), "move": str(move), "found": str(found)} if move:
            args: Args = {"move": printable(move), "found": printable(found)}
            return Text("cli-crash", {"seat": seat, **args})
        case {"found": str(found)}:
            return Text("cli-crash-nothing", {"found": printable(found)})
    return None


@command("verify")
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Deal and replay the match in FILE, and compare.

    The secret must be the one whose hash was shown at the start, every move must have been legal,
    every die and shuffle must come out as recorded, and the end must be the same.
    """
    match = load_match(read_text(file))
    rolled = sum(len(entry.rolled) for entry in match.entries)
    click.echo("✓ " + message("cli-verified-secret", commitment=match.commitment))
    click.echo("✓ " + message("cli-verified-moves", moves=len(match.entries), rolled=rolled))
    click.echo("✓ " + message("cli-verified-final"))
    print_message("cli-verified" if match.over else "cli-verified-so-far")


@command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=WholeNumber(0), help="Only show the position after this entry.")
@click.option("--seat", type=WholeNumber(1), help="Show this seat's view.  [as a spectator]")
@click.option("--play", "on", is_flag=True, help="Play on from there; a fork gets a new file.")
@click.option(
    "--people", type=WholeNumber(0), default=1, help="With --play: number of people.  [1]"
)
@click.option("--you", type=WholeNumber(1), default=1, help="With --play: your seat.  [1]")
@click.option(
    "--level", "levels", default="2", metavar="LEVEL", help="With --play: level of the bots.  [2]"
)
def replay(
    file: Path, at: int | None, seat: int | None, on: bool, people: int, you: int, levels: str
) -> None:
    """Show the match in FILE.

    Step through it, show one position, or, with --play, play on from there. An unfinished match, or
    one that the fuzzer found a crash in, opens at its last decision.
    """
    text = read_text(file)
    match = load_match(text)
    length = len(match.entries)
    if at is not None and at > length:
        raise CommandError("cli-no-entry", {"given": at, "most": length})
    if seat is not None and seat > match.seats:
        raise CommandError("cli-no-seat", {"given": seat, "most": match.seats})
    viewer = None if seat is None else seat - 1
    if on:
        continue_match(match, file, at, people, you, levels)
    elif at is not None:
        show_entry(match, at, viewer)
    else:
        crash = crash_note(text)
        if crash is not None:
            click.echo(make_speaker(match.game, match.names).say(crash))
        at_end = crash is not None or not match.over
        step_through(match, length if at_end else 0, viewer)


def continue_match(
    match: Match, file: Path, at: int | None, people: int, you: int, levels: str
) -> None:
    """Plays on in the terminal and saves to `file`. If entries follow `at` (None: the last), the
    match is forked there into a new file. `people`: the number of people, the first of them at seat
    number `you` (from 1); `levels`: those of the bots, with commas. Raises CommandError if the
    match is over."""
    from .play import bot_specs, default_file, make_bots, seats_of_people
    from .terminal import TerminalGame

    if at is not None and at < len(match.entries):
        match = match.fork(at)
        file = default_file(match.game)
    if match.over:
        raise CommandError("game-over")
    at_keyboard = seats_of_people(match.seats, people, you)
    bots = make_bots(match.game, bot_specs(match.seats, at_keyboard, levels))
    match.forget_undo()
    TerminalGame(match, bots, file).play()


def step_through(match: Match, n: int, viewer: int | None) -> None:
    """Shows the position after entry `n`, then whichever the user asks for. `viewer`: the seat
    whose view is shown; None: a spectator's."""
    print_message("cli-steps")
    length = len(match.entries)
    show_entry(match, n, viewer)
    while True:
        try:
            answer = ask(f"[{n}/{length}] > ").lower()
        except InputEnded:
            return
        kind, _, number = answer.partition(" ")
        if kind in ("q", "й"):
            return
        if not answer:
            n = min(n + 1, length)
        elif answer in ("b", "и"):
            n = max(n - 1, 0)
        elif 0 <= parse_number(answer) <= length:
            n = parse_number(answer)
        elif kind in ("s", "ы", "і") and 0 <= parse_number(number) <= match.seats:
            viewer = parse_number(number) - 1 if parse_number(number) else None
        else:
            print_message("cli-steps")
            continue
        show_entry(match, n, viewer)


def show_entry(match: Match, n: int, viewer: int | None) -> None:
    """Prints entry `n` and the position after it, as the seat `viewer` (None: a spectator) saw
    them."""
    then = match.at(n)
    speaker = make_speaker(match.game, match.names)
    if n:
        entry = then.entries[n - 1]
        args: Args = {"n": n, "most": len(match.entries), "seat": entry.seat}
        click.echo(speaker.say("cli-entry", args))
        for line in log_sentences(entry, viewer, speaker.say):
            click.echo(f"· {line}")
    else:
        click.echo(speaker.say("cli-beginning", {"most": len(match.entries)}))
    show_position(then, then.game.sight(then.state, viewer))
    if then.over:
        show_result(then)
        return
    for seat in sorted(then.state.pending):
        click.echo(speaker.say(Text("cli-decides", {"seat": seat})))
        if seat == viewer:
            sight = then.game.sight(then.state, seat)
            for move in sight.asked:
                click.echo(f"  {speaker.say(sight.labels[move.text])}  ({move.text})")
