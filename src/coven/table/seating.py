"""Who sits where: before the start, and when bots stand in for people or people come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

import msgspec

from coven.core import Options

from .checks import (
    must_be_host,
    must_be_level,
    must_be_pace,
    must_be_playing,
    must_exist,
    must_have_started,
    must_not_be_over,
    must_not_have_started,
)
from .cleaning import clean_name, distinct_name
from .match import Match
from .playing import begin_match, settle_clocks
from .refusals import Refused
from .seat import Seat, Why
from .state import TableState

DELAYS: dict[str, tuple[float, int]] = {
    "none": (0.0, 0),
    "minute": (60.0, 0),
    "minutes": (180.0, 0),
    "turn": (0.0, 1),
    "turns": (0.0, 3),
}
"""How much later spectators see what happens: by key, seconds and turns of the game."""
MOST_FORMER = 8
"""How many people a seat remembers from whom personal links moved it. The first is among them."""
MOST_KICKED = 100
"""How many people a table remembers who were kicked."""
BOT_NAMES = ("Bramble", "Hazel", "Juniper", "Nettle", "Sorrel", "Tansy", "Willow", "Yarrow")


class SettingsChange(TypedDict, total=False):
    """The settings that the host may change; those that are not given stay as they are."""

    seats: int
    options: Options
    pace: str
    spectators: bool
    public: bool
    stand_in: int
    spectators_talk: bool
    delay: str
    hints: bool
    takebacks: bool
    rated: bool


def configure(table: TableState, by: str, change: SettingsChange) -> None:
    """Changes the given settings of a table, on the host's request. After the start, `seats`,
    `options` and `pace` cannot be changed."""
    must_be_host(table, by)
    if not change.keys().isdisjoint(("seats", "options", "pace", "rated")):
        must_not_have_started(table)
    old = table.settings
    count = change.get("seats", len(table.seats))
    full = table.game.complete(count, change.get("options", old.options))
    taken = [i for i, seat in enumerate(table.seats) if seat.kind != "open"]
    if len(taken) > count:
        raise Refused("table-seats-taken")
    if "pace" in change:
        must_be_pace(change["pace"])
    if "stand_in" in change:
        must_be_level(change["stand_in"])
    if change.get("delay", "none") not in DELAYS:
        raise Refused("table-no-delay")
    settings = {key: value for key, value in change.items() if key != "seats"}
    new = msgspec.structs.replace(old, **{**settings, "options": full})
    agreed_to = (old.options, old.pace, old.rated, len(table.seats))
    if (full, new.pace, new.rated, count) != agreed_to:
        table.running.rated_by = (by,)
    table.settings = new
    if taken and taken[-1] >= count:
        _keep_seats(table, taken)
    table.seats = (table.seats + [Seat()] * count)[:count]


def close_open_seats(table: TableState, by: str) -> None:
    """Removes the seats that nobody has taken, on the host's request before the start."""
    must_be_host(table, by)
    must_not_have_started(table)
    taken = [i for i, seat in enumerate(table.seats) if seat.kind != "open"]
    full = table.game.complete(len(taken), table.settings.options)
    table.settings = msgspec.structs.replace(table.settings, options=full)
    _keep_seats(table, taken)


def _keep_seats(table: TableState, kept: Sequence[int]) -> None:
    """Removes all seats but those in `kept`; people who sit behind a gap move up."""
    new, running = {old: i for i, old in enumerate(kept)}, table.running
    table.seats = [table.seats[i] for i in kept]
    running.moved_from = {new[i]: who for i, who in running.moved_from.items() if i in new}
    running.host_links = tuple(new[i] for i in running.host_links if i in new)


def sit(table: TableState, person: str, name: str, now: float, seat: int | None = None) -> int:
    """Gives a vacant seat (None: the first one) to the person and returns its number."""
    must_not_be_over(table)
    shown = clean_name(name)
    if not shown:
        raise Refused("table-no-name")
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.vacant), None)
        if seat is None:
            raise Refused("table-full")
    must_exist(table, seat)
    if not table.seats[seat].vacant:
        raise Refused("table-seat-taken")
    table.running.moved_from.pop(seat, None)
    _occupy(table, seat, Seat(person, _distinct(table, shown, seat)), now)
    return seat


def join(
    table: TableState, person: str, name: str, now: float, seat: int | None, invited: bool
) -> int:
    """Gives a vacant seat (None: the first one) to a person who asks for it and returns its number.
    Without an invitation that is valid now (`invited`), only the host may sit down, or anybody at a
    public table that has not begun."""
    if table.seats_of(person):
        shares = len({s.person for s in table.seats}) < len([s for s in table.seats if s.person])
        if table.match is not None or not shares:
            raise Refused("table-one-seat")
    if not invited and person != table.host:
        if person in table.running.kicked:
            raise Refused("table-kicked")
        if not table.settings.public or table.match is not None:
            raise Refused("table-not-invited")
    taken = sit(table, person, name, now, seat)
    table.running.kicked = tuple(p for p in table.running.kicked if p != person)
    return taken


def change_seat(table: TableState, person: str, seat: int, now: float) -> None:
    """Moves a person to another open seat before the start."""
    must_not_have_started(table)
    must_exist(table, seat)
    mine = table.seats_of(person)
    if len(mine) != 1:
        raise Refused("table-not-your-seat")
    if table.seats[seat].kind != "open":
        raise Refused("table-seat-taken")
    old = table.seats[mine[0]]
    _vacate(table, mine[0], now)
    table.running.moved_from.pop(mine[0], None)
    _occupy(table, seat, old, now)


def share_device(table: TableState, seat: int, name: str, by: str, now: float) -> None:
    """Gives an open seat to another person at the host's device, called `name`, on the host's
    request before the start."""
    must_be_host(table, by)
    must_not_have_started(table)
    sit(table, by, name, now, seat)


def name_seat(table: TableState, seat: int, name: str, by: str) -> None:
    """Changes the name at one seat, on the request of its person; adds a number if another seat has
    it."""
    must_not_be_over(table)
    must_exist(table, seat)
    shown, old = clean_name(name), table.seats[seat]
    if old.person != by:
        raise Refused("table-not-your-seat")
    if not shown:
        raise Refused("table-no-name")
    table.seats[seat] = msgspec.structs.replace(old, name=_distinct(table, shown, seat))
    _update_names(table)


def link_seat(table: TableState, seat: int, by: str, away: bool) -> bool:
    """Notes that `by` asks for the personal link of a seat. `by` is the seat's person, or the host
    while that person is `away`. Returns whether it was the host."""
    must_not_be_over(table)
    must_exist(table, seat)
    owner = table.seats[seat].person
    if owner is None or by not in (owner, table.host):
        raise Refused("table-not-your-seat")
    others = tuple(i for i in table.running.host_links if i != seat)
    if by != owner and not away:
        raise Refused("table-link-present")
    table.running.host_links = others if by == owner else (*others, seat)
    return by != owner


def move_seat(
    table: TableState, seat: int, person: str, name: str, now: float, owner_here: bool
) -> None:
    """Moves a seat to the person who uses its personal link. If its person is connected
    (`owner_here`), a link that the host asked for is refused."""
    must_not_be_over(table)
    must_exist(table, seat)
    old = table.seats[seat]
    if old.person is None:
        raise Refused("table-not-your-seat")
    if table.seats_of(person):
        raise Refused("table-one-seat")
    if owner_here and seat in table.running.host_links:
        raise Refused("table-link-present")
    shown = _distinct(table, clean_name(name) or old.name, seat)
    former = table.running.former_people(seat)
    if person in former:
        _set_former(table, seat, former[: former.index(person)])
    else:
        _set_former(table, seat, (*former, old.person))
    host = table.host
    _change_person(table, seat, Seat(person, shown), now)
    if table.host != host and not table.running.host_before:
        table.running.host_before = host


def take_back_seat(table: TableState, seat: int, by: str, name: str, now: float) -> None:
    """Gives a seat that a personal link has moved back to the person who had it before."""
    must_not_be_over(table)
    must_exist(table, seat)
    former = table.running.former_people(seat)
    if by not in former:
        raise Refused("table-not-your-seat")
    shown = _distinct(table, clean_name(name) or table.seats[seat].name, seat)
    _change_person(table, seat, Seat(by, shown), now)
    _set_former(table, seat, former[: former.index(by)])
    if table.running.host_before == by:
        table.host, table.running.host_before = by, ""


def _set_former(table: TableState, seat: int, people: tuple[str, ...]) -> None:
    """Notes which people can take this seat back; the first of them must not be forgotten however
    often the seat moves on."""
    if len(people) > MOST_FORMER:
        people = (people[0], *people[1 - MOST_FORMER :])
    if people:
        table.running.moved_from[seat] = people
    else:
        table.running.moved_from.pop(seat, None)


def _change_person(table: TableState, seat: int, new: Seat, now: float) -> None:
    """Puts another person (`new`) on a person's seat. The seat's clock goes on; if a bot was
    playing the seat, the new person gets some time. If the host has no seat left, the new person
    becomes host."""
    old = table.seats[seat]
    table.running.host_links = tuple(i for i in table.running.host_links if i != seat)
    if old.bot is not None:
        _occupy(table, seat, new, now)
    else:
        table.running.takeback = None
        table.seats[seat] = new
        _update_names(table)
    if old.person == table.host and not table.seats_of(table.host) and new.person is not None:
        table.host = new.person


def _distinct(table: TableState, name: str, seat: int) -> str:
    """Returns the name for this seat, with a number if another seat has the same."""
    return distinct_name(name, [s.name for i, s in enumerate(table.seats) if i != seat])


def rename(table: TableState, person: str, name: str) -> None:
    """Changes the name of a person on all their seats; adds a number if another seat has it."""
    shown = clean_name(name)
    if not shown:
        raise Refused("table-no-name")
    for seat in table.seats_of(person):
        name = _distinct(table, shown, seat)
        table.seats[seat] = msgspec.structs.replace(table.seats[seat], name=name)
    _update_names(table)


def put_bot(
    table: TableState, seat: int, level: int, by: str, names: Sequence[str] = BOT_NAMES
) -> None:
    """Puts a bot of this level on a seat without a person, on the host's request. A new bot gets
    the first of `names` that is free."""
    must_be_host(table, by)
    must_not_be_over(table)
    must_exist(table, seat)
    must_be_level(level)
    old = table.seats[seat]
    if old.person is not None:
        raise Refused("table-seat-taken")
    free = [name for name in names if name not in table.names]
    shown = old.name if old.bot is not None else (free or names)[0]
    table.seats[seat] = Seat(None, shown, level, old.why)
    _update_names(table)


def free_seat(table: TableState, seat: int, by: str, now: float) -> None:
    """Takes a seat from its person, on the host's request. During a match a bot plays it until
    somebody else sits down."""
    must_be_host(table, by)
    must_not_be_over(table)
    must_exist(table, seat)
    person = table.seats[seat].person
    _vacate(table, seat, now)
    if person != by:  # a host who took the seat by a link gives it up: others can take it back
        table.running.moved_from.pop(seat, None)
        _end_rating(table)
    if person is not None and person != by and person not in table.running.kicked:
        table.running.kicked = (*table.running.kicked[-MOST_KICKED:], person)


def leave(table: TableState, person: str, now: float, seat: int | None = None) -> None:
    """Removes the person from this seat (None: from all their seats). During a match bots play
    these seats. If the host leaves, another person at the table becomes host."""
    mine = table.seats_of(person) if seat is None else (seat,)
    for i in mine:
        if i not in table.seats_of(person):
            raise Refused("table-not-your-seat")
    if table.status != "over":
        for i in mine:
            _vacate(table, i, now)
    if person == table.host and not table.seats_of(person):
        table.host = next((s.person for s in table.seats if s.person is not None), table.host)


def resign(table: TableState, person: str, now: float) -> None:
    """Gives up all seats of the person; ends the match if nobody is left to play against."""
    match = must_have_started(table)
    must_not_be_over(table)
    if not table.seats_of(person):
        raise Refused("table-not-your-seat")
    leave(table, person, now)
    sides = match.game.sides(match.state)
    playing = {side for seat, side in enumerate(sides) if seat not in table.running.left}
    if len(playing) < 2 or all(seat.person is None for seat in table.seats):
        _stop(table, "resigned", now)


def vote_to_stop(table: TableState, person: str, yes: bool, now: float) -> bool:
    """Notes whether the person wants (`yes`) to end the match now, without a result. Returns
    whether it has ended, because all people want that."""
    must_have_started(table)
    must_not_be_over(table)
    if not table.seats_of(person):
        raise Refused("table-not-your-seat")
    others = tuple(voter for voter in table.running.stop_votes if voter != person)
    table.running.stop_votes = (*others, person) if yes else others
    ends = all(s.person in (None, *table.running.stop_votes) for s in table.seats)
    if ends:
        _stop(table, "agreed", now)
    return ends


def close(table: TableState, now: float) -> None:
    """Ends the match without a result, on the request of the server's host."""
    must_have_started(table)
    must_not_be_over(table)
    _stop(table, "agreed", now)


def _stop(table: TableState, how: Literal["resigned", "agreed"], now: float) -> None:
    """Ends the match before its rules do; `how`: because people have resigned, or by agreement."""
    settle_clocks(table, now)
    table.running.stopped = how
    table.running.ended = now
    table.running.takeback = None
    table.running.timers.clear()
    table.status = "over"


def agree_to_rating(table: TableState, person: str, yes: bool) -> None:
    """Notes, before the start, whether the person agrees (`yes`) that the match counts for
    ratings."""
    must_not_have_started(table)
    if not table.seats_of(person):
        raise Refused("table-not-your-seat")
    others = tuple(p for p in table.running.rated_by if p != person)
    table.running.rated_by = (*others, person) if yes else others


def _end_rating(table: TableState) -> None:
    """Makes a match unrated. Called when the host takes a person's seat away or hands it to a bot,
    so that hosts cannot influence ratings."""
    table.settings = msgspec.structs.replace(table.settings, rated=False)


def leave_lesson(table: TableState, by: str) -> None:
    """Ends the lesson, on the host's request: the match goes on without a coach."""
    must_be_host(table, by)
    table.settings = msgspec.structs.replace(table.settings, lesson=False)


def start(table: TableState, by: str, now: float, secret: bytes | None = None) -> None:
    """Starts the match, on the host's request. `secret`: seed of all chance, random if None.
    Raises BadOptions too."""
    must_be_host(table, by)
    must_not_have_started(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("table-open-seats")
    count = len(table.seats)
    if table.settings.rated:
        people = [seat.person for seat in table.seats if seat.person is not None]
        agreed = set(people) <= {*table.running.rated_by} and len({*people}) == len(people)
        table.settings = msgspec.structs.replace(
            table.settings, rated=agreed, hints=table.settings.hints and not agreed
        )
    match = Match.start(
        table.settings.game, count, table.settings.options, secret, names=table.names
    )
    begin_match(table, match, now)


def hand_to_bot(
    table: TableState, seat: int, by: str, now: float, level: int | None = None
) -> None:
    """Lets a bot play a person's seat, on that person's or the host's request. `level`: the bot's
    level; None: the table's level for stand-ins."""
    must_be_playing(table)
    must_exist(table, seat)
    old = table.seats[seat]
    if by not in (old.person, table.host) or old.kind != "person":
        raise Refused("table-not-your-seat")
    if level is not None:
        must_be_level(level)
    if by != old.person:
        _end_rating(table)
    put_stand_in(table, seat, "lent", now, level)


def reclaim_seat(table: TableState, seat: int, by: str, now: float) -> None:
    """Gives a seat that a bot plays back to its person, on that person's request."""
    must_not_be_over(table)
    must_exist(table, seat)
    old = table.seats[seat]
    if old.person != by or old.bot is None:
        raise Refused("table-not-your-seat")
    _occupy(table, seat, Seat(old.person, old.name), now)


def _occupy(table: TableState, seat: int, new: Seat, now: float) -> None:
    """Puts a person (`new`) on the seat and gives them some time on its clock."""
    settle_clocks(table, now)
    table.running.takeback = None
    table.running.left.pop(seat, None)
    table.seats[seat] = new
    clocks, pace = table.running.clocks, table.pace
    if clocks is not None and pace is not None:
        clocks.refill(pace, seat)
    _update_names(table)


def _vacate(table: TableState, seat: int, now: float) -> None:
    """Takes the seat from its person: it becomes open before the start; during a match, a bot plays
    it for good."""
    person = table.seats[seat].person
    if table.match is None:
        table.seats[seat] = Seat()
    else:
        if person is not None:
            table.running.left[seat] = person
        put_stand_in(table, seat, "left", now)


def put_stand_in(
    table: TableState, seat: int, why: Why, now: float, level: int | None = None
) -> None:
    """Lets a bot play the seat from now on. `level`: the bot's level; None: the table's level for
    stand-ins. The person keeps the right to reclaim the seat unless they have left for good (`why`
    is "left")."""
    settle_clocks(table, now)
    table.running.takeback = None
    old = table.seats[seat]
    person = None if why == "left" else old.person
    table.seats[seat] = Seat(person, old.name, level or old.bot or table.settings.stand_in, why)
    if table.running.auto_passes:
        table.running.auto_passes[seat] = ()


def _update_names(table: TableState) -> None:
    """Copies the players' names from the seats to the match."""
    if table.match is not None:
        table.match.names = table.names
