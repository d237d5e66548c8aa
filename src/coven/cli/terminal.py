"""A match in the terminal: people share the keyboard, bots play the other seats."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from coven import rulebook
from coven.core import Game, Illegal, Malformed, Move, Sight, Text, parse
from coven.table import Entry, Match, moves_undone_by
from coven.text import say_reasons

from .language import CheckFailed, CommandError, file_error, language, make_speaker
from .prompts import InputEnded, ask, parse_number

if TYPE_CHECKING:
    from coven.bots import Bot

COMMANDS = dict(zip("?hurlqргкдй", "?hurlqhurlq", strict=True))
"""The commands, by the typed letter; also by the letters that the same keys give on a Russian or
Ukrainian keyboard."""
COLUMNS_FROM = 12
"""A list that is longer than this is shown in columns."""
LONGEST_ECHO = 60
"""How many characters of the user's input a message repeats."""


class Quit(Exception):
    """The people at the keyboard stop in the middle of the match."""


class TerminalGame:
    """Plays a match to its end, or until the people quit. Every move is on disk before anything
    else is printed."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], file: Path) -> None:
        self.match = match
        self.game: Game = match.game
        self.bots = bots
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.file = file
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.speaker = make_speaker(match.game, match.names, self.at_keyboard)
        self.has_secrets = match.game.facts.hidden or match.game.facts.simultaneous
        self.shown_entries: dict[int | None, int] = {}
        """Per seat, the last entry of the log that was shown to it. Without secrets, there is one
        number for all seats, under the key None."""
        self.first_entry = len(match.entries)
        self.undoable_seats: list[int] = []
        """The seats of the moves that can be undone, the last one last."""

    # -- the match -----------------------------------------------------------------------------

    def play(self) -> None:
        """Plays until the end or until the people quit. Raises CommandError if the match cannot be
        saved, CheckFailed if the rules raise an exception."""
        from coven.bots import moves_before_next_answer

        self.save()
        self.print_message("cli-commitment", commitment=self.match.commitment)
        self.print_message("cli-saving", file=str(self.file))
        try:
            while not self.match.over:
                for seat, move in moves_before_next_answer(self.game, self.match.state, self.bots):
                    self.submit(seat, move)
                if self.match.over:
                    break
                if len(self.people) < 2:
                    self.show_news(self.at_keyboard)
                waiting = sorted(self.match.state.pending, key=lambda seat: seat in self.people)
                if waiting[0] in self.bots:
                    self.submit(waiting[0], self.think(waiting[0]))
                else:
                    self.take_turn(waiting[0])
        except (Quit, InputEnded, KeyboardInterrupt):
            click.echo()
            self.print_message("cli-left", file=str(self.file))
            return
        since = self.last_shown(self.at_keyboard)
        reader = self.at_keyboard if len(self.people) < 2 else None
        self.show_log(reader, since, opening=since == 0 and not self.shown_entries)
        self.show_end()

    def think(self, seat: int) -> Move:
        """Returns the move of the bot at this seat; shows that it is thinking."""
        from rich.console import Console

        from coven.bots import decide

        with Console().status(self.speaker.say("cli-thinking", {"seat": seat})):
            return decide(self.bots[seat], self.match.state, seat)

    def submit(self, seat: int, move: Move) -> None:
        """Plays a move and saves the match. Raises Illegal, CheckFailed; then nothing has
        changed."""
        barrier = self.match.state.barrier
        try:
            self.match.submit(seat, move)
        except Illegal:
            raise
        except Exception as e:
            error = f"{type(e).__name__}: {e}"[:200]
            args: dict[str, int | str] = {"move": move.text, "fault": error, "file": str(self.file)}
            raise CheckFailed("cli-fault", args) from e
        if self.match.state.barrier != barrier:
            self.undoable_seats.clear()
        else:
            self.undoable_seats.append(seat)
        self.save()

    def save(self) -> None:
        """Writes the match file, with its secret, so that the match can be continued later."""
        write_atomically(self.file, self.match.save(with_secret=True))

    # -- a person's decision -------------------------------------------------------------------

    def take_turn(self, seat: int) -> None:
        """Shows the position to the person at this seat and asks until they have answered."""
        if len(self.people) > 1:
            if self.has_secrets and self.at_keyboard != seat:
                self.hand_over(seat)
            self.at_keyboard = seat
            self.show_news(seat)
        sight = self.game.sight(self.match.state, seat)
        self.show_question(sight)
        moves = [*sight.asked, *sight.offered]
        while not self.answer(seat, moves, ask("> ")):
            pass

    def answer(self, seat: int, moves: list[Move], line: str) -> bool:
        """Carries out a line of input: a command or a move. Returns False if the person must be
        asked again. Raises Quit."""
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(first.lower())
        if command == "q" and not rest:
            raise Quit
        if command == "u" and not rest:
            return self.undo(seat)
        if command == "r" and not rest:
            return self.redo(seat)
        if command == "h" and not rest:
            self.show_hint(seat)
        elif command == "l" and not rest:
            self.show_log(seat, 0, opening=True)
        elif command == "?":
            self.show_help(seat, moves, rest)
        elif 1 <= parse_number(line) <= len(moves):
            self.submit(seat, moves[parse_number(line) - 1])
            return True
        else:
            try:
                self.submit(seat, parse(line))
            except Malformed:
                self.print_message("cli-what", most=len(moves))
            except Illegal as e:
                self.explain_refusal(seat, e.move)
            else:
                return True
        return False

    def show_hint(self, seat: int) -> None:
        """Prints the best moves for the seat, by what it knows, and why they are good."""
        from coven.bots import LEVEL_BEST, SearchBot, advise, bot_for

        bot = bot_for(self.game, LEVEL_BEST, "hint")
        assert isinstance(bot, SearchBot)
        labels = self.game.sight(self.match.state, seat).labels
        for advice in advise(bot, self.match.state, seat):
            percent = round(100 * advice.expected)
            chance = self.speaker.say("web-hint-chance", {"percent": percent})
            why = say_reasons(self.speaker, [(r.feature, r.more) for r in advice.reasons])
            click.echo(f"  {self.speaker.say(labels[advice.move.text])} · {chance}  {why}".rstrip())

    def explain_refusal(self, seat: int, move: Move) -> None:
        """Prints why a move is illegal, and how to read the rule."""
        refusal = self.game.explain(self.match.state, seat, move)
        if refusal is None:
            self.print_message("cli-not-listed", move=move.text[:LONGEST_ECHO])
            return
        click.echo(self.speaker.say(refusal.text))
        self.print_message("cli-ask-why", rule=refusal.rule, move=move.text[:LONGEST_ECHO])

    def show_help(self, seat: int, moves: list[Move], about: str) -> None:
        """Answers the command `?`. `about`: what was typed after it: "" lists the commands and
        moves, "2.1" prints that paragraph of the rules, a move says why it is illegal."""
        if not about:
            self.print_message("cli-help")
            show_list([f"{i + 1:3})  {move.text}" for i, move in enumerate(moves)])
            return
        rule = about
        if not rulebook.paragraph(self.game.id, language(), about):
            try:
                refusal = self.game.explain(self.match.state, seat, parse(about))
            except Malformed:
                self.print_message("cli-help")
                return
            if refusal is None:
                self.print_message("cli-allowed", move=about[:LONGEST_ECHO])
                return
            click.echo(self.speaker.say(refusal.text))
            rule = refusal.rule
        text = rulebook.paragraph(self.game.id, language(), rule)
        click.echo(f"  {rule}  {text or ''}".rstrip())

    # -- undo ---------------------------------------------------------------------------

    def lets_others_undo(self, seat: int) -> bool:
        """Whether other seats may undo this seat's moves: bots' always, people's if the game has no
        secrets."""
        return seat in self.bots or not self.has_secrets

    def undo(self, seat: int) -> bool:
        """Undoes the last move of a person and the bots' moves after it. Returns whether it
        could."""
        back = self.undoable_seats
        steps = 1
        while steps <= len(back) and back[-steps] in self.bots:
            steps += 1
        if steps > len(back):
            why = self.match.why_no_undo(seat)
        elif back[-steps] == seat or self.lets_others_undo(back[-steps]):
            why = None
        else:
            why = Text("undo-other", {"seat": back[-steps]})
        if why is not None:
            click.echo(self.speaker.say(why))
            return False
        for _ in range(steps):
            self.match.undo(back.pop())
        self.save()
        return True

    def redo(self, seat: int) -> bool:
        """Redoes the last undone move and the bots' moves after it. Returns whether it could."""
        who = self.undone_by()
        if who is None or (who != seat and not self.lets_others_undo(who)):
            self.print_message("redo-nothing")
            return False
        self.redo_one(who)
        while (who := self.undone_by()) is not None and who in self.bots:
            self.redo_one(who)
        self.save()
        return True

    def redo_one(self, seat: int) -> None:
        self.match.redo(seat)
        self.undoable_seats.append(seat)

    def undone_by(self) -> int | None:
        """Returns the seat of the move that can be redone; None if there is none."""
        seats = range(self.match.seats)
        return next((seat for seat in seats if self.match.why_no_redo(seat) is None), None)

    # -- showing -------------------------------------------------------------------------------

    def print_message(self, key: str, **args: int | str) -> None:
        click.echo(self.speaker.say(key, args))

    def show_news(self, seat: int | None) -> None:
        """Prints what has happened since the log was last shown to this seat (None: what a
        spectator may read)."""
        viewer = seat if self.has_secrets else None
        since = self.last_shown(seat)
        self.show_log(seat, since, opening=since == 0 and viewer not in self.shown_entries)
        self.shown_entries[viewer] = len(self.match.entries)

    def last_shown(self, seat: int | None) -> int:
        """Returns how many log entries this seat (None: a spectator) has been shown. If it has been
        shown none yet, returns how many the match had when the program started. In a match without
        secrets all people share one count."""
        return self.shown_entries.get(seat if self.has_secrets else None, self.first_entry)

    def show_log(self, seat: int | None, since: int, opening: bool) -> None:
        """Prints what the seat may read of the log after entry `since`; with `opening`, what
        happened before the first entry, too."""
        events = self.match.opening if opening else ()
        lines = [self.speaker.say(event) for event in events if event.readable(seat)]
        for entry in self.match.entries[since:]:
            if moves_undone_by(entry.move) and entry.seat in self.bots:
                continue  # a person takes back the bots' moves with their own
            lines += log_sentences(entry, seat, self.speaker.say)
        for line in lines:
            click.echo(f"· {line}")

    def show_question(self, sight: Sight) -> None:
        """Prints the position, the question and the numbered moves."""
        show_position(self.match, sight)
        assert sight.prompt is not None
        asked = self.speaker.say(sight.prompt)
        if len(self.people) > 1 and sight.seat is not None:
            asked = f"{self.speaker.name(sight.seat)} · {asked}"
        click.echo(click.style(asked, bold=True))
        moves = [*sight.asked, *sight.offered]
        lines = [
            f"{i + 1:3})  {self.speaker.say(sight.labels[m.text])}" for i, m in enumerate(moves)
        ]
        show_list(lines)

    def hand_over(self, seat: int) -> None:
        """Asks for the keyboard to be handed to another person, and clears the screen before and
        after, so that nobody sees another's secrets."""
        clear_screen()
        ask(self.speaker.say("cli-curtain", {"seat": seat}) + " ")
        clear_screen()

    def show_end(self) -> None:
        """Prints the final position, the result and the secret."""
        click.echo()
        show_position(self.match, self.game.sight(self.match.state, None))
        show_result(self.match)
        self.print_message("cli-secret", secret=self.match.secret.hex())
        self.print_message("cli-verify", file=str(self.file))


def log_sentences(entry: Entry, seat: int | None, say: Callable[[Text], str]) -> list[str]:
    """Returns the sentences of an entry that the seat (None: a spectator) may read."""
    if moves_undone_by(entry.move):
        return [say(Text("cli-undone", {"seat": entry.seat}))]
    return [say(Text(e.key, e.args)) for e in entry.events if e.readable(seat)]


def show_position(match: Match, sight: Sight) -> None:
    """Prints the board, and the steps that led to the present question, as the seat of `sight` sees
    it."""
    speaker = make_speaker(match.game, match.names)
    click.echo()
    click.echo(match.game.sketch(sight, speaker))
    click.echo()
    if sight.crumbs:
        click.echo(click.style(" › ".join(speaker.say(crumb) for crumb in sight.crumbs), dim=True))


def show_list(lines: list[str]) -> None:
    """Prints lines, in columns if there are many."""
    if len(lines) <= COLUMNS_FROM:
        click.echo("\n".join(lines))
        return
    from rich.columns import Columns
    from rich.console import Console
    from rich.text import Text as Plain

    Console().print(Columns([Plain(line) for line in lines], column_first=True, padding=(0, 3)))


def show_result(match: Match) -> None:
    """Prints how the match ended, everybody's points by source, and the winners."""
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text as Plain

    speaker = make_speaker(match.game, match.names)
    places = match.game.ranking(match.state)
    scores = match.game.scores(match.state)
    sources = list(dict.fromkeys(source for points in scores for source in points))
    click.echo(speaker.say(f"ending-{match.game.ending(match.state)}"))
    grid = Grid(box=box.SIMPLE)
    grid.add_column("")
    grid.add_column("")
    for source in sources:
        grid.add_column(speaker.say(f"score-{source}"), justify="right")
    if len(sources) > 1:
        grid.add_column(speaker.say("cli-total"), justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: places[seat]):
        points = [scores[seat].get(source, 0) for source in sources]
        if len(sources) > 1:
            points.append(sum(points))
        cells = [f"{places[seat]}.", speaker.name(seat), *map(str, points)]
        grid.add_row(*(Plain(cell) for cell in cells))
    Console().print(grid)
    first = [speaker.name(seat) for seat in range(match.seats) if places[seat] == 1]
    if first:
        click.echo(speaker.say("cli-won", {"count": len(first), "names": ", ".join(first)}))
    else:
        click.echo(speaker.say("cli-lost"))


def clear_screen() -> None:
    """Clears the screen and, if the terminal can do that, its scrollback."""
    if sys.stdout.isatty():
        click.echo("\033[3J", nl=False)
        click.clear()


def write_atomically(file: Path, text: str) -> None:
    """Writes `text` to the file so that the file is never half written. Raises CommandError."""
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
        raise CommandError("cli-cannot-write", {"file": str(file), "why": file_error(e)}) from e
