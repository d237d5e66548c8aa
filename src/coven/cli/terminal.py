"""A match at the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from coven.core import Game, Illegal, Malformed, Move, Sight, Text, parse
from coven.table import Entry, Match
from coven.table.match import moves_undone_by

from . import rules_text
from .language import Failed, Trouble, language, reason, speaker
from .prompts import NoMoreAnswers, ask, whole

if TYPE_CHECKING:
    from coven.bots import Bot

COMMANDS = dict(zip("?urlqгкдй", "?urlqurlq", strict=True))
"""The letters, also as they come out on a Russian or Ukrainian keyboard."""
MANY = 12
"""A longer list is shown in columns."""
SHOWN = 60
"""So much of what was typed is repeated."""


class Leave(Exception):
    """The people get up in the middle of the match."""


class Table:
    """Plays a match to its end, or until the people leave. Every accepted move is on disk before
    anything more is said."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], file: Path) -> None:
        self.match = match
        self.game: Game = match.game
        self.bots = bots
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.file = file
        self.voice = speaker(match.game, match.names)
        self.secretive = match.game.facts.hidden or match.game.facts.simultaneous
        self.told: dict[int | None, int] = {}
        """How many entries of the log each seat has been told; all seats are one where nothing is
        secret."""
        self.began = len(match.entries)
        self.since_barrier: list[int] = []
        """Whose moves could be taken back, last first out."""
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    # -- the match -----------------------------------------------------------------------------

    def play(self) -> None:
        """Raises Trouble where the match cannot be kept, Failed where a rule breaks."""
        from coven.bots import moves_before_next_answer

        self.keep()
        self.say("cli-commitment", commitment=self.match.commitment)
        self.say("cli-saving", file=str(self.file))
        try:
            while not self.match.over:
                for seat, move in moves_before_next_answer(self.game, self.match.state, self.bots):
                    self.submit(seat, move)
                if self.match.over:
                    break
                if len(self.people) < 2:
                    self.news(self.at_keyboard)
                waiting = sorted(self.match.state.pending, key=lambda seat: seat in self.people)
                if waiting[0] in self.bots:
                    self.submit(waiting[0], self.think(waiting[0]))
                else:
                    self.turn(waiting[0])
        except (Leave, NoMoreAnswers, KeyboardInterrupt):
            click.echo()
            self.say("cli-left", file=str(self.file))
            return
        self.tell(self.at_keyboard if len(self.people) < 2 else None, self.unread(self.at_keyboard))
        self.result()

    def think(self, seat: int) -> Move:
        from rich.console import Console

        from coven.bots import answer_or_interrupt

        with Console().status(self.voice.say("cli-thinking", {"seat": seat})):
            return answer_or_interrupt(self.bots[seat], self.match.state, seat)

    def submit(self, seat: int, move: Move) -> None:
        """Raises Illegal, and then nothing has changed."""
        barrier = self.match.state.barrier
        try:
            self.match.submit(seat, move)
        except Illegal:
            raise
        except Exception as e:
            what = f"{type(e).__name__}: {e}"[:200]
            args: dict[str, int | str] = {"move": move.text, "fault": what, "file": str(self.file)}
            raise Failed("cli-fault", args) from e
        if self.match.state.barrier != barrier:
            self.since_barrier.clear()
        else:
            self.since_barrier.append(seat)
        self.keep()

    def keep(self) -> None:
        """Writes the match, with its secret so that it can go on another day."""
        write(self.file, self.match.save(with_secret=True))

    # -- a person's decision -------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        if len(self.people) > 1:
            if self.secretive and self.at_keyboard != seat:
                self.curtain(seat)
            self.at_keyboard = seat
            self.news(seat)
        sight = self.game.sight(self.match.state, seat)
        self.show(sight)
        moves = [*sight.asked, *sight.offered]
        while not self.answer(seat, moves, ask("> ")):
            pass

    def answer(self, seat: int, moves: list[Move], line: str) -> bool:
        """Does what a line says; False where it has to be asked again."""
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(first.lower())
        if command == "q" and not rest:
            raise Leave
        if command == "u" and not rest:
            return self.undo(seat)
        if command == "r" and not rest:
            return self.redo(seat)
        if command == "l" and not rest:
            self.tell(seat, 0)
        elif command == "?":
            self.help(seat, moves, rest)
        elif 1 <= whole(line) <= len(moves):
            self.submit(seat, moves[whole(line) - 1])
            return True
        else:
            try:
                self.submit(seat, parse(line))
            except Malformed:
                self.say("cli-what", most=len(moves))
            except Illegal as e:
                self.refuse(seat, e.move)
            else:
                return True
        return False

    def refuse(self, seat: int, move: Move) -> None:
        refusal = self.game.explain(self.match.state, seat, move)
        if refusal is None:
            self.say("cli-not-listed", move=move.text[:SHOWN])
            return
        click.echo(self.voice.say(refusal.text))
        self.say("cli-ask-why", rule=refusal.rule, move=move.text[:SHOWN])

    def help(self, seat: int, moves: list[Move], about: str) -> None:
        """`?` alone names the commands; `? 2.1` reads a paragraph; `? MOVE` says why not."""
        if not about:
            self.say("cli-help")
            show_list([f"{i + 1:3}  {move.text}" for i, move in enumerate(moves)])
            return
        rule = about
        if not rules_text.paragraph(self.game.id, language(), about):
            try:
                refusal = self.game.explain(self.match.state, seat, parse(about))
            except Malformed:
                self.say("cli-help")
                return
            if refusal is None:
                self.say("cli-allowed", move=about[:SHOWN])
                return
            click.echo(self.voice.say(refusal.text))
            rule = refusal.rule
        text = rules_text.paragraph(self.game.id, language(), rule)
        click.echo(f"  {rule}  {text or ''}".rstrip())

    # -- taking back ---------------------------------------------------------------------------

    def agrees(self, seat: int) -> bool:
        """Whether a seat lets others undo its answer: bots do, and people with nothing to hide."""
        return seat in self.bots or not self.secretive

    def undo(self, seat: int) -> bool:
        """Takes back the last move of a person, with the bots' answers to it."""
        back = self.since_barrier
        steps = 1
        while steps <= len(back) and back[-steps] in self.bots:
            steps += 1
        if steps > len(back):
            why = self.match.why_no_undo(seat)
        elif back[-steps] == seat or self.agrees(back[-steps]):
            why = None
        else:
            why = Text("undo-other", {"seat": back[-steps]})
        if why is not None:
            click.echo(self.voice.say(why))
            return False
        for _ in range(steps):
            self.match.undo(back.pop())
        self.keep()
        return True

    def redo(self, seat: int) -> bool:
        """Plays again what was undone last, with the bots' answers to it."""
        who = self.undone_by()
        if who is None or (who != seat and not self.agrees(who)):
            self.say("redo-nothing")
            return False
        self.redo_one(who)
        while (who := self.undone_by()) is not None and who in self.bots:
            self.redo_one(who)
        self.keep()
        return True

    def redo_one(self, seat: int) -> None:
        self.match.redo(seat)
        self.since_barrier.append(seat)

    def undone_by(self) -> int | None:
        seats = range(self.match.seats)
        return next((seat for seat in seats if self.match.why_no_redo(seat) is None), None)

    # -- showing -------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> None:
        click.echo(self.voice.say(key, args))

    def news(self, seat: int | None) -> None:
        """What has happened since this seat was last told."""
        self.tell(seat, self.unread(seat))
        self.told[seat if self.secretive else None] = len(self.match.entries)

    def unread(self, seat: int | None) -> int:
        """The last entry that this seat has been told."""
        return self.told.get(seat if self.secretive else None, self.began)

    def tell(self, seat: int | None, since: int) -> None:
        """What the seat may read of the log after that entry."""
        opening = self.match.opening if since == 0 else ()
        lines = [self.voice.say(event) for event in opening if event.readable(seat)]
        for entry in self.match.entries[since:]:
            lines += sentences(entry, seat, self.voice.say)
        for line in lines:
            click.echo(f"· {line}")

    def show(self, sight: Sight) -> None:
        show_position(self.match, sight)
        assert sight.prompt is not None
        asked = self.voice.say(sight.prompt)
        if len(self.people) > 1 and sight.seat is not None:
            asked = f"{self.voice.name(sight.seat)} · {asked}"
        click.echo(click.style(asked, bold=True))
        moves = [*sight.asked, *sight.offered]
        lines = [f"{i + 1:3}  {self.voice.say(sight.labels[m.text])}" for i, m in enumerate(moves)]
        show_list(lines)

    def curtain(self, seat: int) -> None:
        """Nobody sees what the one before saw: the screen is wiped before and after passing on."""
        wipe()
        ask(self.voice.say("cli-curtain", {"seat": seat}) + " ")
        wipe()

    def result(self) -> None:
        click.echo()
        show_position(self.match, self.game.sight(self.match.state, None))
        show_result(self.match)
        self.say("cli-secret", secret=self.match.secret.hex())
        self.say("cli-verify", file=str(self.file))


def sentences(entry: Entry, seat: int | None, say: Callable[[Text], str]) -> list[str]:
    """What a seat may read of an entry of the log."""
    if moves_undone_by(entry.move):
        return [say(Text("cli-undone", {"seat": entry.seat}))]
    return [say(Text(e.key, e.args)) for e in entry.events if e.readable(seat)]


def show_position(match: Match, sight: Sight) -> None:
    """The table and what led here, as one seat sees it."""
    voice = speaker(match.game, match.names)
    click.echo()
    click.echo(match.game.sketch(sight, voice))
    click.echo()
    if sight.crumbs:
        click.echo(click.style(" › ".join(voice.say(crumb) for crumb in sight.crumbs), dim=True))


def show_list(lines: list[str]) -> None:
    """A list, in columns where it is long."""
    if len(lines) <= MANY:
        click.echo("\n".join(lines))
        return
    from rich.columns import Columns
    from rich.console import Console
    from rich.text import Text as Plain

    Console().print(Columns([Plain(line) for line in lines], column_first=True, padding=(0, 3)))


def show_result(match: Match) -> None:
    """How it ended, everybody's points by source, and who won."""
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text as Plain

    voice = speaker(match.game, match.names)
    places = match.game.ranking(match.state)
    scores = match.game.scores(match.state)
    sources = list(dict.fromkeys(source for points in scores for source in points))
    click.echo(voice.say(f"ending-{match.game.ending(match.state)}"))
    grid = Grid(box=box.SIMPLE)
    grid.add_column("")
    grid.add_column("")
    for source in sources:
        grid.add_column(voice.say(f"score-{source}"), justify="right")
    if len(sources) > 1:
        grid.add_column(voice.say("cli-total"), justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: places[seat]):
        points = [scores[seat].get(source, 0) for source in sources]
        if len(sources) > 1:
            points.append(sum(points))
        cells = [f"{places[seat]}.", voice.name(seat), *map(str, points)]
        grid.add_row(*(Plain(cell) for cell in cells))
    Console().print(grid)
    first = [voice.name(seat) for seat in range(match.seats) if places[seat] == 1]
    if first:
        click.echo(voice.say("cli-won", {"count": len(first), "names": ", ".join(first)}))
    else:
        click.echo(voice.say("cli-lost"))


def wipe() -> None:
    """Clears the screen and, where the terminal can, what has scrolled away."""
    if sys.stdout.isatty():
        click.echo("\033[3J", nl=False)
        click.clear()


def write(file: Path, text: str) -> None:
    """All of it or nothing, whatever happens meanwhile. Raises Trouble."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", dir=file.parent)
        try:
            with open(handle, "w", encoding="utf-8") as f:
                f.write(text)
                f.flush()
                os.fsync(f.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as e:
        raise Trouble("cli-cannot-write", {"file": str(file), "why": reason(e)}) from e
