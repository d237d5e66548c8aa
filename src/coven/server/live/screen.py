"""The table's screen as keyed parts: the game's own, and the shell around them that is the same for
every game. All of it is drawn from what the looking seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from random import Random

from markupsafe import Markup, escape

from coven.core import PASS, Args, Event, Game, Rng, Sight, Text, Window, apply, new_secret
from coven.drawing import cached_drawing
from coven.games import package_of
from coven.table import WINDOWS, Line, Seat, Table, current_lesson
from coven.table.log import new_visible_lines
from coven.table.match import moves_undone_by
from coven.text import Speaker

MARKS = 8
UNFOLDED = 3
"""So many turns of the log are open."""
MOVES = re.compile(r' data-move="([^"]*)"')
VERBS = re.compile(r' data-verbs="([^"]*)"')
"""The game has a place of its own for all moves of these verbs."""


@dataclass(frozen=True)
class Look:
    """Who looks at a table, through whose eyes, in which language."""

    person: str
    seat: int | None
    locale: str
    curtain: int | None = None
    """The seat that the device is to be passed to; the eyes are a spectator's meanwhile."""
    front: int = 0
    """From which side of the table a spectator looks."""
    late: bool = False
    """Whether the table is shown as it stood a while ago."""


@dataclass(frozen=True)
class Talk:
    """A line of the chat."""

    k: int
    seat: int | None
    name: str
    text: str
    at: float = 0.0
    person: str = ""
    """Whose it is; not to be told to others."""


@dataclass(frozen=True)
class Drawing:
    """A screen: its parts, and what the page has to know besides."""

    parts: dict[str, str]
    asked: bool
    question: int
    labels: dict[str, Text]
    """Every move that can be made."""
    endings: Callable[[], Iterable[str]]
    """Those after which the turn is over, found when they are asked for."""
    lines: int
    """How many lines of the log there are for this reader."""
    speaker: Speaker
    talk: Sequence[Talk] = ()
    """What can be heard by now."""

    def confirm(self, wish: str) -> dict[str, str]:
        """The moves to ask about before they count, in words, for somebody who wants that so."""
        careful = self.labels if wish == "always" else self.endings() if wish == "end" else ()
        return {move: self.speaker.say(self.labels[move]) for move in careful}


def speaker_for(table: Table, locale: str) -> Speaker:
    return speaker_of(table.settings.game, locale, table.names)


def speaker_of(id: str, locale: str, names: Sequence[str] = ()) -> Speaker:
    return _speaker(package_of(id), locale, tuple(names))


@lru_cache(maxsize=2_000)
def _speaker(package: str, locale: str, names: tuple[str, ...]) -> Speaker:
    """The same one for the same people, so that games find what they have drawn for it."""
    return Speaker(package, locale, names, forgiving=True)


class Chronicle:
    """A table's log as it was read and said before, so that a move costs no more in a long game."""

    def __init__(self) -> None:
        self._read: dict[int | None, tuple[int, str, list[Line]]] = {}
        self._by_turn: dict[int | None, list[list[Line]]] = {}
        self._said: dict[tuple[str, int], tuple[Event, str]] = {}
        self._turns: dict[tuple[str, int | None, int, int], tuple[str, str]] = {}
        """Folded and open."""
        self._folded: dict[tuple[str, int | None], dict[str, str]] = {}
        self._names: Sequence[str] = ()

    def lines(self, table: Table, seat: int | None) -> list[Line]:
        """What the seat may read. Only new entries are looked at, unless something was undone."""
        n, status, known = self._read.get(seat, (0, "", []))
        if known and n == table.n and status == table.status:
            return known
        news = table.records[n:]
        undone = any(moves_undone_by(record.entry.move) for record in news)
        if not known or table.n < n or status != table.status or undone:
            before, known = known, table.log(seat)
            if known[: len(before)] != before:
                self._forget_turns()
            self._by_turn[seat] = by_turn(known)
        elif news:
            more = new_visible_lines(news, seat, known[-1].number)
            by_turn(more, self._by_turn[seat])
            known.extend(more)
        self._read[seat] = table.n, table.status, known
        return known

    def parts(self, table: Table, seat: int | None, speaker: Speaker) -> dict[str, str]:
        """The log, one part for each turn, so that a move sends no more than the last of them."""
        self.lines(table, seat)
        self._hear_names(speaker)
        turns = self._by_turn[seat]
        folded = self._folded.setdefault((speaker.locale, seat), {})
        last = max(0, len(turns) - UNFOLDED)
        for k in range(len(folded), last):
            folded[f"log-{k}"] = self.turn(seat, turns[k], False, speaker)
        open_turns = range(last, len(turns))
        return folded | {f"log-{k}": self.turn(seat, turns[k], True, speaker) for k in open_turns}

    def _forget_turns(self) -> None:
        self._turns.clear()
        self._folded.clear()

    def _hear_names(self, speaker: Speaker) -> None:
        if self._names != speaker.names:
            self._said.clear()
            self._forget_turns()
            self._names = speaker.names

    def say(self, event: Event, speaker: Speaker) -> str:
        self._hear_names(speaker)
        key = (speaker.locale, id(event))
        known = self._said.get(key)
        if known is None:
            known = self._said[key] = (event, speaker.say(event))
        return known[1]

    def turn(self, seat: int | None, lines: list[Line], unfolded: bool, speaker: Speaker) -> str:
        """The lines of a turn as HTML, for the seat that reads them."""
        key = (speaker.locale, seat, lines[0].number, len(lines))
        known = self._turns.get(key)
        if known is None:
            items = "".join([_line(line, self.say(line.event, speaker)) for line in lines])
            known = self._turns[key] = _turn(lines[0], items, speaker)
        return known[unfolded]


# -- the whole screen ----------------------------------------------------------------------


def draw(
    table: Table,
    look: Look,
    present: frozenset[str],
    talk: Sequence[Talk],
    chronicle: Chronicle,
    now: float,
) -> Drawing:
    """Everything that this person is shown now. The match has begun."""
    speaker = speaker_for(table, look.locale)
    sight = table.sight(look.seat)
    assert sight is not None
    if look.seat is None:
        sight = replace(sight, front=look.front % len(table.seats))
    lent = look.seat is not None and table.seats[look.seat].kind != "person"
    if lent or table.status != "playing":
        sight = still(sight)
    board = game_parts(table.game, sight, speaker)
    lines = chronicle.lines(table, look.seat)
    parts = {
        **board,
        "prompt": _prompt(table, sight, present, speaker),
        "coach": _coach(table, look, speaker),
        "takeback": _takeback(table, look, speaker),
        "tools": _tools(table, look, speaker),
        "actions": board.get("actions", "") + _actions(table, look, sight, board, speaker),
        "curtain": _curtain(look, speaker),
        **{
            f"player-{i}": _player(table, look, i, present, speaker, now)
            for i in range(len(table.seats))
        },
        **chronicle.parts(table, look.seat, speaker),
    }
    asked = bool(sight.asked) or look.curtain is not None or look.person in table.takeback_voters
    return Drawing(
        parts=parts,
        asked=asked,
        question=table.question(look.seat) if look.seat is not None else 0,
        labels=sight.labels,
        endings=partial(endings_of_turn, table, look.seat if sight.asked else None),
        lines=lines[-1].number if lines else 0,
        speaker=speaker,
        talk=talk,
    )


def still(sight: Sight) -> Sight:
    """The same position with nothing to decide, for replays and finished games."""
    return replace(sight, asked=(), offered=(), prompt=None, labels={})


def game_parts(game: Game, sight: Sight, speaker: Speaker) -> dict[str, str]:
    """What the game draws; where it draws nothing, its table in plain text."""
    try:
        return game.parts(sight, speaker)
    except NotImplementedError:
        return {"board": f'<pre class="sketch">{escape(game.sketch(sight, speaker))}</pre>'}


# -- the prompt ---------------------------------------------------------------------------


def _prompt(table: Table, sight: Sight, present: frozenset[str], speaker: Speaker) -> str:
    said = _state_of_play(table, sight, present, speaker)
    crumbs = "".join(f"<li>{speaker.html(crumb)}</li>" for crumb in sight.crumbs)
    return (f'<ol class="crumbs">{crumbs}</ol>' if crumbs else "") + said


def _state_of_play(table: Table, sight: Sight, present: frozenset[str], speaker: Speaker) -> str:
    if table.status == "over":
        over, link = speaker.say("web-over-title"), speaker.say("web-over-link")
        return (
            f'<div class="over-banner"><p class="ask">{escape(over)}</p>'
            f'<a class="button main small" href="/t/{table.id}/end">{escape(link)}</a></div>'
        )
    if table.status == "paused":
        why = "web-paused-fault" if table.running.fault else "web-paused"
        return f'<p class="ask wait">{speaker.html(why)}</p>'
    if sight.prompt is not None:
        return f'<p class="ask">{speaker.html(sight.prompt)}</p>'
    mine = table.seats[sight.seat].person if sight.seat is not None else None
    gone = [i for i, s in enumerate(table.seats) if s.person in table.running.away]
    if table.running.frozen_since and gone and mine not in table.running.away:
        said = speaker.say("web-wait-away", {"seat": gone[0]})
    elif len(sight.waiting) == 1:
        seat = table.seats[sight.waiting[0]]
        here = seat.kind != "person" or seat.person in present
        said = speaker.say(f"web-wait-{'one' if here else 'gone'}", {"seat": sight.waiting[0]})
    else:
        said = speaker.say("web-wait-many", {"count": len(sight.waiting)})
    return f'<p class="ask wait">{escape(said)}</p>'


def _tools(table: Table, look: Look, speaker: Speaker) -> str:
    seat = look.seat
    if seat is None or table.status != "playing" or table.seats[seat].kind != "person":
        return ""
    undo, redo = table.why_no_undo(seat), table.why_no_redo(seat)
    hint = _tool(speaker, "hint") if offers_hint(table, seat) else ""
    takeback = (
        "web-takeback-ask" if undo is not None and table.why_no_takeback(seat) is None else ""
    )
    why_no_undo = speaker.html(undo) if undo is not None else ""
    why_no_redo = speaker.html(redo) if redo is not None else ""
    return (
        hint + _tool(speaker, "undo", why_no_undo, takeback) + _tool(speaker, "redo", why_no_redo)
    )


def offers_hint(table: Table, seat: int) -> bool:
    """Whether the seat's person may ask for advice now; not in a first game, which has a coach."""
    asked = table.match.state.pending.get(seat, []) if table.match is not None else []
    return table.settings.hints and len(asked) > 1 and current_lesson(table) is None


@cached_drawing
def _tool(speaker: Speaker, name: str, why: str = "", instead: str = "") -> str:
    """A button; where it cannot be used, it says why, and what can be asked for instead."""
    label = speaker.html(f"web-{name}")
    state = f' aria-disabled="true" data-why="{why}"' if why else ""
    if instead:
        state += f' data-ask="{speaker.html(instead)}"'
    return (
        f'<button type="button" class="icon" data-do="{name}" aria-label="{label}" '
        f'data-tip="{why or label}"{state}>{icon(name)}</button>'
    )


def _actions(
    table: Table, look: Look, sight: Sight, board: Mapping[str, str], speaker: Speaker
) -> str:
    """A button for every move that the game has drawn nothing for."""
    drawn = "".join(board.values()) if sight.labels else ""
    placed = {verb for verbs in VERBS.findall(drawn) for verb in verbs.split()}
    lit = set(MOVES.findall(drawn))
    buttons = []
    for move in (*sight.asked, *sight.offered):
        if move.verb in placed or move.text in lit:
            continue
        text = escape(move.text)
        if text not in lit:
            label = speaker.html(sight.labels[move.text])
            main = " main" if len(sight.asked) == 1 and not sight.offered else ""
            buttons.append(
                f'<button type="button" class="button small{main}" data-key="{text}" '
                f'data-move="{text}">{label}</button>'
            )
    seat = look.seat
    if seat is not None and table.status == "playing" and table.running.turn != seat:
        if PASS in sight.asked:
            windows = table.question_kind(seat) == WINDOWS
            buttons.append(_standing("on", f"web-standing{'-windows' * windows}", speaker))
        elif table.running.auto_passes and table.running.auto_passes[seat]:
            said = speaker.html("web-standing-now")
            buttons.append(f'<span class="standing small dim">{said}</span>')
            buttons.append(_standing("off", "web-standing-off", speaker))
    return "".join(buttons)


def _standing(on: str, key: str, speaker: Speaker) -> str:
    return (
        f'<button type="button" class="button small" data-do="standing" data-on="{on}" '
        f'data-tip="{speaker.html(f"{key}.about")}">{speaker.html(key)}</button>'
    )


def _coach(table: Table, look: Look, speaker: Speaker) -> str:
    """In a first game: what to do next and why, the thing to use pointed at."""
    taught = current_lesson(table)
    if taught is None or look.seat != taught.script.learner:
        return ""
    step, last = taught.step, len(taught.script.steps)
    args: Args = {"seat": taught.script.other}
    if step is None:
        key, point, mine = taught.script.end, "", True
    else:
        mine = taught.seat == look.seat
        key = step.say or "web-first-watch"
        point = f' data-point-move="{escape(step.move)}"' if mine else ""
        if step.point:
            point += f' data-point="{escape(" ".join(step.point))}"'
    said = "".join(f"<p>{escape(line)}</p>" for line in speaker.say(key, args).splitlines())
    leave = "web-first-leave" if step is not None else "web-first-thanks"
    return (
        f'<div class="coach{"" if mine else " watching"}"{point}>'
        '<svg class="owl" viewBox="0 0 32 32" aria-hidden="true"><use href="#i-owl"/></svg>'
        f'<div class="says">{said}</div><div class="way">'
        f'<progress max="{last}" value="{taught.n}" '
        f'aria-label="{speaker.html("web-first-progress", {"n": taught.n, "of": last})}">'
        "</progress>"
        '<button type="button" class="link" data-do="leave">'
        f"{speaker.html(leave)}</button></div></div>"
    )


def _takeback(table: Table, look: Look, speaker: Speaker) -> str:
    """That somebody asks to go back, for everybody at the table: whoever has not answered is asked,
    the others wait."""
    takeback = table.running.takeback
    if takeback is None or table.status != "playing" or not table.seats_of(look.person):
        return ""
    args: Args = {"seat": takeback.seat}
    mine = table.seats[takeback.seat].person == look.person
    names = {person: table.names[table.seats_of(person)[0]] for person in table.takeback_voters}
    args["names"] = ", ".join(names.values())
    if takeback.refused is not None:
        said = "web-takeback-late"
        if at := table.seats_of(takeback.refused):
            said, args = "web-takeback-refused", {"name": table.names[at[0]]}
        return f'<div class="takeback done"><p>{speaker.html(said, args)}</p></div>'
    if look.person not in names:
        said = speaker.say("web-takeback-wait" if mine else "web-takeback-agreed", args)
        buttons = _answer(takeback.seat, False, "web-takeback-withdraw", speaker) if mine else ""
        return f'<div class="takeback"><p>{escape(said)}</p>{buttons}</div>'
    said = f"<p><b>{speaker.html('web-takeback-question', args)}</b></p>"
    events = table.records[takeback.entry - 1].entry.events
    seen = [e for e in events if e.readable(look.seat) and not e.fleeting]
    if seen:
        what = speaker.say("web-takeback-what", {"what": speaker.say(seen[0])})
        said += f'<p class="small dim">{escape(what)}</p>'
    yes = _answer(takeback.seat, True, "web-takeback-yes", speaker)
    no = _answer(takeback.seat, False, "web-takeback-no", speaker)
    return f'<div class="takeback"><div>{said}</div>{yes}{no}</div>'


def _answer(seat: int, yes: bool, key: str, speaker: Speaker) -> str:
    return (
        f'<button type="button" class="button small{" main" * yes}" data-do="answer" '
        f'data-seat="{seat}"{" data-yes" * yes}>{speaker.html(key)}</button>'
    )


def _curtain(look: Look, speaker: Speaker) -> str:
    seat = look.curtain
    if seat is None:
        return ""
    args: Args = {"seat": seat}
    return (
        f'<div class="curtain seat-{seat % MARKS}" role="dialog" aria-modal="true" '
        f'aria-labelledby="curtain-head"><div>{mark(seat)}'
        f'<h2 id="curtain-head">{speaker.html("web-curtain-title", args)}</h2>'
        f'<p class="dim">{speaker.html("web-curtain-lead")}</p>'
        f'<button type="button" class="button main" data-do="lift" data-seat="{seat}">'
        f"{speaker.html('web-curtain-lift', args)}</button></div></div>"
    )


# -- people -------------------------------------------------------------------------------


def _player(
    table: Table, look: Look, i: int, present: frozenset[str], speaker: Speaker, now: float
) -> str:
    seat = table.seats[i]
    playing = table.status == "playing"
    head = _head(speaker, i, seat.name, i in table.waiting, _kind(seat, look, present), seat.bot)
    left = table.seconds_left(i, now)
    if left is not None and seat.person is not None and playing and not look.late:
        running = f' data-until="{now + left:.1f}"' if i in table.people_waiting else ""
        head += f'<span class="clock"{running}>{clock(left)}</span>'
    front = ""
    if look.seat is None and look.curtain is None and len(table.seats) > 1:
        front = "here" if look.front == i else "elsewhere"
    do = ""
    if playing and seat.person is not None:
        if seat.kind == "bot" and seat.person == look.person:
            do = "back"
        elif seat.kind == "person" and (
            seat.person == look.person or (look.person == table.host and seat.person not in present)
        ):
            do = "lend"
    return head + _choices(speaker, i, front, do)


def _kind(seat: Seat, look: Look, present: frozenset[str]) -> str:
    if seat.kind == "bot":
        return "bot" if seat.person is None else "stand-in"
    if seat.person is None:  # of a match that was played elsewhere
        return ""
    if seat.person == look.person:
        return "you"
    return "person" if seat.person in present else "away"


@cached_drawing
def _head(speaker: Speaker, i: int, name: str, waits: bool, kind: str, level: int | None) -> str:
    """Who sits there, and whether they are waited for; what can be done about them follows."""
    flame = about = ""
    if waits:
        label = speaker.html("web-wait-one", {"seat": i})
        flame = (
            f'<svg class="flame" viewBox="0 0 18 22" role="img" aria-label="{label}">'
            '<use href="#i-flame"/></svg>'
        )
    if kind:
        style = ' class="away"' if kind == "away" else ""
        args: Args = {"level": f"level-{level}"} if kind == "bot" else {}
        about = f"<span{style}>{speaker.html(f'web-kind-{kind}', args)}</span>"
    return (
        f'<div class="head"{" data-waits" if waits else ""}>{mark(i)}'
        f'<span class="name">{escape(name)}</span>{flame}<span class="about">{about}'
    )


@cached_drawing
def _choices(speaker: Speaker, i: int, front: str, do: str) -> str:
    """The end of a head: to look from that side, to let a bot play there or take back from it."""
    links = ""
    if front == "here":
        links += f"<span>{speaker.html('web-front-here')}</span>"
    elif front:
        links += _link("front", i, "web-front", speaker)
    if do:
        links += _link("bot" if do == "lend" else do, i, f"web-seat-do-{do}", speaker)
    return f"{links}</span></div>"


def _link(do: str, seat: int, key: str, speaker: Speaker) -> str:
    return (
        f'<button type="button" class="link" data-do="{do}" data-seat="{seat}">'
        f"{speaker.html(key)}</button>"
    )


def clock(left: float) -> str:
    """Seconds as a clock shows them."""
    seconds = max(0, int(left))
    if seconds >= 2 * 24 * 3600:
        return f"{seconds // 86400} d"
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"


# -- log and chat -------------------------------------------------------------------------


def by_turn(lines: Sequence[Line], turns: list[list[Line]] | None = None) -> list[list[Line]]:
    """The lines of each turn; or these lines added to turns that are there."""
    found = [] if turns is None else turns
    for line in lines:
        if not found or found[-1][0].turn != line.turn:
            found.append([])
        found[-1].append(line)
    return found


def log_of(lines: Sequence[Line], seat: int | None, speaker: Speaker) -> str:
    """A log that is read once, as HTML."""
    chronicle, turns = Chronicle(), by_turn(lines)
    last = len(turns) - UNFOLDED
    return "".join(chronicle.turn(seat, t, k >= last, speaker) for k, t in enumerate(turns))


def _turn(first: Line, items: str, speaker: Speaker) -> tuple[str, str]:
    """Folded and open."""
    if first.turn is not None:
        head, style = speaker.name(first.turn), f' class="seat-{first.turn % MARKS}"'
    else:
        key = "web-log-opening" if first.number == 1 else "web-log-together"
        head, style = speaker.say(key), ""
    inside = f"><summary>{escape(head)}</summary><ol>{items}</ol></details>"
    return f"<details{style}{inside}", f"<details{style} open data-open{inside}"


def _line(line: Line, said: str) -> str:
    refs = escape(" ".join(references(line.event)))
    style = ' class="undone"' if line.undone else ' class="mine"' if line.affects_reader else ""
    return (
        f'<li data-key="line-{line.number}"{style}>'
        f'<button type="button" data-refs="{refs}">{escape(said)}</button></li>'
    )


def references(event: Event) -> list[str]:
    """The things an event speaks of, by the names that boards give them (``data-ref``)."""
    return [
        f"seat-{value}" if name.startswith("seat") else f"{name}-{value}"
        for name, value in event.args.items()
    ]


def own_parts(
    drawing: Drawing, person: str, muted: frozenset[str], waiting: Sequence[str], here: str
) -> dict[str, str]:
    """What is drawn for this person alone: the chat without those whom they do not hear, and what
    waits for them at other tables."""
    locale = drawing.speaker.locale
    parts = {
        f"chat-{line.k}": _chat(line, line.person == person, locale)
        for line in drawing.talk
        if line.person not in muted
    }
    unheard = {line.person: line for line in drawing.talk if line.person in muted}
    return {
        **parts,
        "muted": _muted(list(unheard.values()), drawing.speaker) if unheard else "",
        "next": _next([id for id in waiting if id != here], drawing.speaker),
    }


@lru_cache(maxsize=4_000)
def _chat(line: Talk, mine: bool, locale: str) -> str:
    style = f' class="seat-{line.seat % MARKS}"' if line.seat is not None else ""
    mute = "" if mine else _mute(line, True, Speaker("coven", locale, forgiving=True))
    return f"<p{style}><b>{escape(line.name)}</b> {escape(line.text)}{mute}</p>"


def _muted(unheard: Sequence[Talk], speaker: Speaker) -> str:
    buttons = "".join(_mute(line, False, speaker) for line in unheard)
    return f'<p class="small dim">{speaker.html("web-muted")} {buttons}</p>'


def _mute(line: Talk, on: bool, speaker: Speaker) -> str:
    said = speaker.html("web-mute" if on else "web-unmute", {"name": line.name})
    look = '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-mute"/></svg>'
    inside = look if on else escape(line.name)
    return (
        f'<button type="button" class="{"mute" if on else "link"}" data-do="mute" '
        f'data-k="{line.k}"{" data-on" * on} aria-label="{said}" data-tip="{said}">'
        f"{inside}</button>"
    )


def _next(waiting: Sequence[str], speaker: Speaker) -> str:
    if not waiting:
        return ""
    said = speaker.html("web-next", {"count": len(waiting)})
    return (
        f'<a class="next" href="/t/{waiting[0]}" aria-label="{said}" data-tip="{said}">'
        '<svg viewBox="0 0 18 22" aria-hidden="true"><use href="#i-flame"/></svg>'
        f"<span>{said}</span><b>{len(waiting)}</b></a>"
    )


# -- small things ---------------------------------------------------------------------------


@cache
def icon(name: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>')


@cache
def mark(seat: int) -> Markup:
    """The sign of a seat: colour, shape and pattern."""
    return Markup(
        '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">'
        f'<use href="#mark-{seat % MARKS}"/></svg>'
    )


_guesses = Random(new_secret())
"""Nobody is told what they lead to but whether a turn ends; asking the system takes longer than
trying a move out."""


def endings_of_turn(table: Table, seat: int | None) -> list[str]:
    """The moves after which this seat, in its own turn, is not asked on, unless others must answer
    first: tried out on a position in which all that it cannot know is redrawn, so that the
    answer tells nothing."""
    match = table.match
    if match is None or seat is None or table.running.turn not in (seat, None):
        return []
    rng = Rng(_guesses.randbytes(32))
    position = match.game.determinise(match.state, seat, rng)
    position.rng = rng
    found = []
    for move in match.state.pending.get(seat, []):
        after = position.copy()
        try:
            apply(after, seat, move)
        except Exception:  # a guessed position may break in a rare card; then nothing is asked
            continue
        asked = after.pending.keys() - position.pending.keys()
        same_turn = match.game.turn(after) == match.game.turn(position)
        answered = same_turn and asked and not isinstance(after.top, Window)
        if seat not in after.pending and not answered:
            found.append(move.text)
    return found
