"""Notices over the board: a lesson's coach, takeback requests, the handover screen."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Args
from coven.table import Table, current_lesson, may_take_up_lesson
from coven.text import Speaker

from .icons import MARKS, mark
from .viewpoint import Viewpoint


def coach_part(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of a lesson's coach: what to do next and why, with what it said before.
    `data-point…` name what the page points at, `data-choose` the moves among which the learner is
    free."""
    taught = current_lesson(table)
    if taught is None or viewpoint.seat != taught.script.learner:
        return _way_back(table, viewpoint, speaker)
    step, last = taught.step, len(taught.script.steps)
    args: Args = {"seat": taught.script.other}
    if step is None:
        key, point, mine = taught.script.end, "", True
    else:
        mine = taught.seat == viewpoint.seat
        key = step.say or "web-first-watch"
        point = f' data-point-move="{escape(step.move)}"' if mine else ""
        if mine and step.alternatives:
            choices = escape("|".join((step.move, *step.alternatives)))
            point += f' data-choose="{choices}"'
        if step.point:
            point += f' data-point="{escape(" ".join(step.point))}"'
    earlier = "".join(f"<div hidden>{_lines(speaker, said, args)}</div>" for said in taught.earlier)
    pages = ""
    if earlier:
        pages = _coach_button("coach-back", "web-first-back", "‹", speaker) + _coach_button(
            "coach-forward", "web-first-forward", "›", speaker
        )
    go_on = ""
    if taught.waits:
        go_on = (
            '<button type="button" class="button small main" data-do="go-on">'
            f"{speaker.html('web-first-go-on')}</button>"
        )
    leave = "web-first-leave" if step is not None else "web-first-thanks"
    return (
        f'<div class="coach{"" if mine else " watching"}"{point}>'
        '<svg class="owl" viewBox="0 0 32 32" aria-hidden="true"><use href="#i-owl"/></svg>'
        f'<div class="says" tabindex="0"><div class="now">{_lines(speaker, key, args)}</div>'
        f"{earlier}</div>"
        f'<div class="way">{pages}<progress max="{last}" value="{taught.n}" '
        f'aria-label="{speaker.html("web-first-progress", {"n": taught.n, "of": last})}">'
        f"</progress>{go_on}"
        '<button type="button" class="link" data-do="leave-lesson">'
        f"{speaker.html(leave)}</button></div></div>"
    )


def _way_back(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of a button that leads back into a lesson that the viewer has left; empty if
    the match can no longer follow it."""
    if viewpoint.person != table.host or not may_take_up_lesson(table):
        return ""
    return (
        '<div class="coach left"><button type="button" class="button small" '
        f'data-do="take-up-lesson">{speaker.html("web-first-take-up")}</button></div>'
    )


def _lines(speaker: Speaker, key: str, args: Args) -> str:
    """Returns a text of the coach as HTML, a paragraph for each of its lines."""
    return "".join(f"<p>{escape(line)}</p>" for line in speaker.say(key, args).splitlines())


def _coach_button(do: str, key: str, sign: str, speaker: Speaker) -> str:
    """Returns the HTML of a small button with a sign (``‹``). `do`: what a click does; `key`: the
    text key of its label."""
    return (
        f'<button type="button" class="turn-page" data-do="{do}" aria-label="{speaker.html(key)}">'
        f"{sign}</button>"
    )


def takeback_part(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the open takeback request; "" if there is none. People who have not
    answered are asked; all others see who has not answered yet."""
    takeback = table.running.takeback
    if takeback is None or table.status != "playing" or not table.seats_of(viewpoint.person):
        return ""
    args: Args = {"seat": takeback.seat}
    mine = table.seats[takeback.seat].person == viewpoint.person
    names = {person: speaker.name(table.seats_of(person)[0]) for person in table.takeback_voters}
    args["names"] = ", ".join(names.values())
    if takeback.refused is not None:
        key = "web-takeback-late"
        if at := table.seats_of(takeback.refused):
            key, args = "web-takeback-refused", {"name": speaker.name(at[0])}
        return f'<div class="takeback done"><p>{speaker.html(key, args)}</p></div>'
    if viewpoint.person not in names:
        text = speaker.say("web-takeback-wait" if mine else "web-takeback-agreed", args)
        buttons = _answer(takeback.seat, False, "web-takeback-withdraw", speaker) if mine else ""
        return f'<div class="takeback"><p>{escape(text)}</p>{buttons}</div>'
    question = f"<p><b>{speaker.html('web-takeback-question', args)}</b></p>"
    events = table.records[takeback.entry - 1].entry.events
    seen = [e for e in events if e.readable(viewpoint.seat) and not e.fleeting]
    if seen:
        what = speaker.say("web-takeback-what", {"what": speaker.say(seen[0])})
        question += f'<p class="small dim">{escape(what)}</p>'
    yes = _answer(takeback.seat, True, "web-takeback-yes", speaker)
    no = _answer(takeback.seat, False, "web-takeback-no", speaker)
    return f'<div class="takeback"><div>{question}</div>{yes}{no}</div>'


def _answer(seat: int, yes: bool, key: str, speaker: Speaker) -> str:
    """Returns the HTML of a button that answers the takeback request of `seat` with yes or no.
    `key`: the text key of its label."""
    return (
        f'<button type="button" class="button small{" main" * yes}" data-do="answer-takeback" '
        f'data-seat="{seat}"{" data-yes" * yes}>{speaker.html(key)}</button>'
    )


def handover_part(viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the handover screen, which covers the table until the person of the next
    seat has the shared device; "" while it is not needed."""
    seat = viewpoint.handover
    if seat is None:
        return ""
    args: Args = {"seat": seat}
    return (
        f'<div class="handover seat-{seat % MARKS}" role="dialog" aria-modal="true" '
        f'aria-labelledby="handover-head"><div>{mark(seat)}'
        f'<h2 id="handover-head">{speaker.html("web-handover-title", args)}</h2>'
        f'<p class="dim">{speaker.html("web-handover-lead")}</p>'
        f'<button type="button" class="button main" data-do="handover" data-seat="{seat}">'
        f"{speaker.html('web-handover-confirm', args)}</button></div></div>"
    )
