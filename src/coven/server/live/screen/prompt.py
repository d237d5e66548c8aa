"""The prompt: what is asked, the tools beside it, and buttons for moves."""

from __future__ import annotations

import re
from collections.abc import Mapping

from markupsafe import escape

from coven.bots import LEVEL_SLOW
from coven.core import PASS, Sight, Text
from coven.drawing import cached_drawing
from coven.table import WINDOWS, Table, current_lesson, moves_undone_by
from coven.text import Speaker

from .icons import MARKS, icon, mark
from .result import Result, result_of, signed
from .viewpoint import Viewpoint

MOVES = re.compile(r' data-move="([^"]*)"')
MOST_IN_A_ROW = 4
"""With more players than that, the names in the line of points are smaller."""
VERBS = re.compile(r' data-verbs="([^"]*)"')
"""Names the verbs of the moves that a part of the game handles itself."""


def prompt_part(
    table: Table,
    sight: Sight,
    present: frozenset[str],
    thinking: frozenset[int],
    speaker: Speaker,
) -> str:
    """Returns the HTML of the question that the viewer's seat must answer, or of the players it
    waits for. `present`: ids of the connected people; `thinking`: seats of bots that have been
    thinking for long."""
    text = _state_of_play(table, sight, present, thinking, speaker)
    crumbs = "".join(f"<li>{speaker.html(crumb)}</li>" for crumb in sight.crumbs)
    return (f'<ol class="crumbs">{crumbs}</ol>' if crumbs else "") + text


def _state_of_play(
    table: Table,
    sight: Sight,
    present: frozenset[str],
    thinking: frozenset[int],
    speaker: Speaker,
) -> str:
    """Returns a paragraph (HTML) that says one thing: that the match is over or paused, the
    question, or whom everybody waits for. `present`: ids of the connected people; `thinking`: seats
    of bots that have been thinking for long."""
    if table.status == "over":
        own = () if sight.seat is None else (sight.seat,)
        result = result_of(table, speaker)
        over = result.title(own)
        link = speaker.say("web-over-link")
        return (
            f'<div class="over-banner"><div><p class="ask">{escape(over)}</p>'
            f"{_standings(result, speaker)}</div>"
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
        text = speaker.say("web-wait-away", {"seat": gone[0]})
    elif sight.waiting and thinking.issuperset(sight.waiting):
        slow = table.seats[sight.waiting[0]].bot == LEVEL_SLOW
        key = "web-wait-thinks" if slow else "web-wait-busy"
        text = speaker.say(key, {"seat": sight.waiting[0]})
    elif len(sight.waiting) == 1:
        seat = table.seats[sight.waiting[0]]
        here = seat.kind != "person" or seat.person in present
        text = speaker.say(f"web-wait-{'one' if here else 'gone'}", {"seat": sight.waiting[0]})
    else:
        text = speaker.say("web-wait-many", {"count": len(sight.waiting)})
    return f'<p class="ask wait">{escape(text)}</p>'


def _standings(result: Result, speaker: Speaker) -> str:
    """Returns the HTML of a list of all players with their points, the best first; "" if points
    decide nothing or one plays alone."""
    if len(result.places) == 1 or result.together or not any(result.totals):
        return ""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    items = "".join(
        f'<li class="seat-{seat % MARKS}{" ranked-first" if result.places[seat] == 1 else ""}">'
        f"{mark(seat)}<span>{speaker.html('web-log-turn', {'seat': seat})}</span> "
        f"<b>{signed(result.totals[seat])}</b></li>"
        for seat in order
    )
    long = " ranking-long" if len(order) > MOST_IN_A_ROW else ""
    return f'<ol class="ranking{long}">{items}</ol>'


def tools_part(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the buttons for hint, undo and redo; "" if the viewer does not play now:
    for spectators, during a pause, and while a bot plays the seat."""
    seat = viewpoint.seat
    if seat is None or table.status != "playing" or table.seats[seat].kind != "person":
        return ""
    undo, redo = table.why_no_undo(seat), table.why_no_redo(seat)
    tools = _tool(speaker, "hint") if offers_hint(table, seat) else ""
    why = "" if undo is None else _why_no_undo(table, seat, undo, speaker)
    if undo is None:
        tools += _tool(speaker, "undo")
    elif table.why_no_takeback(seat) is not None:
        tools += _tool(speaker, "undo", why)
    elif table.plays_alone(seat) and current_lesson(table) is None:
        tools += _tool(speaker, "undo", do="request-takeback")  # bots do not mind
    else:
        tools += _tool(speaker, "undo", why, "web-takeback-ask")
    return tools + _tool(speaker, "redo", speaker.html(redo) if redo is not None else "")


def _why_no_undo(table: Table, seat: int, undo: Text, speaker: Speaker) -> str:
    """Returns as HTML why `seat` cannot undo a move; if that move revealed something, with what the
    seat's log says about it."""
    moves_back = 0
    for record in reversed(table.records) if undo.key == "undo-barrier" else ():
        if undone := moves_undone_by(record.entry.move):
            moves_back += undone
        elif moves_back:
            moves_back -= 1
        else:
            seen = [e for e in record.entry.events if e.readable(seat) and not e.fleeting]
            said = dict.fromkeys(speaker.say(event) for event in (*seen[:1], *seen[-1:]))
            if said:
                return speaker.html("web-undo-barrier", {"what": " ".join(said)})
            break
    return speaker.html(undo)


def offers_hint(table: Table, seat: int) -> bool:
    """Whether the person at `seat` may ask for a hint now. Not in a lesson, which has a coach."""
    asked = table.match.state.pending.get(seat, []) if table.match is not None else []
    return table.settings.hints and len(asked) > 1 and current_lesson(table) is None


@cached_drawing
def _tool(speaker: Speaker, name: str, why: str = "", instead: str = "", do: str = "") -> str:
    """Returns the HTML of an icon button. `name`: that of its icon and text; `why`: why it is
    disabled, "" if it is enabled; `instead`: the text key of what the player can ask for instead;
    `do`: what a click does, if it is not `name`."""
    label = speaker.html(f"web-{name}")
    state = f' aria-disabled="true" data-why="{why}"' if why else ""
    if instead:
        state += f' data-ask="{speaker.html(instead)}"'
    return (
        f'<button type="button" class="icon" data-do="{do or name}" aria-label="{label}" '
        f'data-tip="{why or label}"{state}>{icon(name)}</button>'
    )


def actions_part(
    table: Table,
    viewpoint: Viewpoint,
    sight: Sight,
    board: Mapping[str, str],
    speaker: Speaker,
) -> str:
    """Returns the HTML of buttons for all moves that cannot be played on the board. `board`: the
    HTML parts that the game draws, by name."""
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
    seat = viewpoint.seat
    if seat is not None and table.status == "playing" and table.running.turn != seat:
        if PASS in sight.asked:
            windows = table.question_kind(seat) == WINDOWS
            buttons.append(_auto_pass("on", f"web-standing{'-windows' * windows}", speaker))
        elif table.running.auto_passes and table.running.auto_passes[seat]:
            label = speaker.html("web-standing-now")
            buttons.append(f'<span class="auto-pass small dim">{label}</span>')
            buttons.append(_auto_pass("off", "web-standing-off", speaker))
    return "".join(buttons)


def _auto_pass(on: str, key: str, speaker: Speaker) -> str:
    """Returns the HTML of the button that switches automatic passing on or off (`on` is "on" or
    "off"). `key`: the text key of its label."""
    return (
        f'<button type="button" class="button small" data-do="auto-pass" data-on="{on}" '
        f'data-tip="{speaker.html(f"{key}.about")}">{speaker.html(key)}</button>'
    )
