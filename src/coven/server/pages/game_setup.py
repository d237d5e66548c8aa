"""A game's page: the form that sets up a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.bots import LEVEL_SLOW, LEVELS, Level
from coven.box import has_box
from coven.core import BadOptions, Game, Option, Options, Variant
from coven.games import package_of
from coven.table import DELAYS, PACES, Refused, Table, clean_name, start_lesson
from coven.text import Speaker

from ..access.guests import Guest
from .context import site_of
from .lobby import duration, has_lesson, known_game, player_count
from .render import bot_names, card_picture, guest_of, page, redirect, speaker
from .shared import pay_for_table

DEFAULT_LEVEL = 2
DEFAULT_PLAYERS = 3
ME, OPEN, SHARED, CLOSED = "me", "open", "hot", "none"
"""Form values of a seat: the guest, open for others, another person at the guest's device, not
used."""


def requested_game(request: Request) -> Game:
    """Returns the game that the request's path names. Raises HTTPException 404."""
    found = known_game(request.path_params["game"])
    if found is None:
        raise HTTPException(404)
    return found


@dataclass(frozen=True)
class SetUp:
    """What a guest chose in the form that sets up a table: variant, seats, options, pace and so
    on."""

    variant: str
    seats: tuple[str, ...]
    shared_names: tuple[str, ...] = ()
    """Names of further people at the guest's device, by seat."""
    options: tuple[tuple[str, Any], ...] = ()
    pace: str = "none"
    spectators: bool = True
    spectators_talk: bool = True
    delay: str = "none"
    public: bool = False
    hints: bool = True
    takebacks: bool = True

    @property
    def players(self) -> int:
        """How many seats are taken."""
        return sum(seat != CLOSED for seat in self.seats)

    @property
    def open(self) -> bool:
        """Whether the form shows its options unfolded."""
        return bool(self.options)


def default_set_up(game: Game) -> SetUp:
    """Returns what the form proposes at first: the first variant, with the guest and bots in the
    seats."""
    variant = game.variants[0]
    allowed = variant.players
    count = next((n for n in reversed(allowed) if n <= DEFAULT_PLAYERS), allowed[0])
    return with_bots(variant, count, max(game.facts.players))


def with_bots(variant: Variant, count: int, most: int) -> SetUp:
    """Returns a set-up for `count` players, all but one of them bots; the form has `most` seats."""
    bots = (f"bot-{DEFAULT_LEVEL}",) * (count - 1)
    return SetUp(variant.key, (ME, *bots, *(CLOSED,) * (most - count)))


def game_page(request: Request, set_up: SetUp | None = None, notice: str = "") -> Response:
    """Shows a game's page: set-up form and bot levels. `set_up`: what the guest had chosen;
    `notice`: why it was refused."""
    guest, game = guest_of(request), requested_game(request)
    voice = speaker(guest, game)
    chosen = set_up or default_set_up(game)
    return page(
        request,
        "game.html",
        guest,
        game,
        status=400 if notice else 200,
        notice=notice,
        name=voice.say("name"),
        about=voice.say("about"),
        art=card_picture(game.id),
        players=player_count(game.facts.players, voice),
        minutes=duration(game, voice),
        age=voice.say("web-age", {"age": game.facts.age}),
        play_now_hint=voice.say("web-play-now-hint", {"count": default_set_up(game).players - 1}),
        variants=[
            {
                **_named("variant", v.key, voice),
                "players": player_count(v.players, voice),
                "numbers": v.players,
            }
            for v in game.variants
        ],
        options=[_option(o, dict(chosen.options).get(o.key), voice) for o in game.options],
        least=game.facts.players[0],
        most=game.facts.players[-1],
        seat_choices=_seat_choices(request, voice),
        chosen=chosen,
        lesson=has_lesson(game.id),
        minute=voice.say("quick-start").splitlines() if voice.has("quick-start") else [],
        delays=list(DELAYS),
        paces=[(key, _with_about(f"pace-{key}", voice)) for key in PACES],
        levels=[_named("level", str(level.number), voice) for level in _levels(request)],
        has_box=has_box(package_of(game.id)),
        here=f"/games/{game.id}",
    )


async def show_game(request: Request) -> Response:
    """Shows a game's page."""
    return game_page(request)


def _named(kind: str, key: str, voice: Speaker) -> dict[str, str]:
    """Returns key, name and description of a variant, an option or a level (`kind`), from the
    Fluent messages ``KIND-KEY``."""
    name = f"{kind}-{key}"
    about = voice.say(f"{name}.about") if voice.has(f"{name}.about") else ""
    return {"key": key, "name": voice.say(name), "about": about}


def _with_about(key: str, voice: Speaker) -> str:
    return f"{voice.say(key)} — {voice.say(f'{key}.about')}"


def _option(option: Option, chosen: Any, voice: Speaker) -> dict[str, Any]:
    """Returns an option for the form's template: its names, its choices, and which of them are
    `chosen`."""
    labels = []
    for choice in option.choices:
        text = _as_text(choice)
        key = f"option-{option.key}-{text}"
        labels.append((text, voice.say(key) if voice.has(key) else text))
    values = chosen if isinstance(chosen, list) else [chosen]
    selected = [_as_text(value) for value in values]
    named = _named("option", option.key, voice)
    return {**named, "choices": labels, "many": option.many, "chosen": selected}


def _levels(request: Request) -> list[Level]:
    """Returns the bot levels that this server offers; the slowest one can be switched off."""
    slow = site_of(request).settings.slow_bots
    return [level for level in LEVELS if slow or level.number != LEVEL_SLOW]


def _seat_choices(request: Request, voice: Speaker) -> list[tuple[str, str]]:
    """Returns who can be chosen for a seat in the form (guest, bot levels, open …), as pairs of
    form value and label."""
    bots = [
        (
            f"bot-{level.number}",
            voice.say("web-seat-bot", {"level": f"level-{level.number}"}),
        )
        for level in _levels(request)
    ]
    return [
        (ME, voice.say("web-seat-me")),
        *bots,
        (OPEN, voice.say("web-seat-open")),
        (SHARED, voice.say("web-seat-hot")),
        (CLOSED, voice.say("web-seat-none")),
    ]


# -- a new table ---------------------------------------------------------------------------


def read_set_up(game: Game, form: FormData) -> SetUp:
    """Returns the values of a submitted form; missing or invalid ones are replaced by the
    default."""
    plain = default_set_up(game)
    known = {ME, OPEN, SHARED, CLOSED, *(f"bot-{level.number}" for level in LEVELS)}
    seats = []
    for i in range(game.facts.players[-1]):
        value = form.get(f"seat-{i}")
        seats.append(value if isinstance(value, str) and value in known else CLOSED)
    variants = {v.key for v in game.variants}
    variant = form.get("variant")
    pace, delay = form.get("pace"), form.get("delay")
    options = []
    for option in game.options:
        given = [v for v in form.getlist(f"option-{option.key}") if isinstance(v, str) and v]
        picked = [c for c in option.choices if _as_text(c) in given]
        if picked:
            options.append((option.key, picked if option.many else picked[0]))
    return SetUp(
        variant=variant if isinstance(variant, str) and variant in variants else plain.variant,
        seats=tuple(seats),
        shared_names=tuple(clean_name(str(form.get(f"name-{i}", ""))) for i in range(len(seats))),
        options=tuple(options),
        pace=pace if isinstance(pace, str) and pace in PACES else "none",
        spectators="spectators" in form,
        spectators_talk="spectators-talk" in form,
        delay=delay if isinstance(delay, str) and delay in DELAYS else "none",
        public="public" in form,
        hints="hints" in form,
        takebacks="takebacks" in form,
    )


def _as_text(choice: Any) -> str:
    """Returns an option's choice as its form value."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def new_table(game: Game, set_up: SetUp, guest: Guest, now: float) -> Table:
    """Makes a table; its match begins if all seats are taken. Raises BadOptions, Refused."""
    voice = speaker(guest)
    variant = next(v for v in game.variants if v.key == set_up.variant)
    if set_up.players not in variant.players:
        raise Refused("web-variant-players", players=player_count(variant.players, voice))
    options: Options = {**variant.options, **dict(set_up.options)}
    table = Table.new(
        game.id,
        set_up.players,
        guest.id,
        now,
        options,
        set_up.pace,
        set_up.spectators,
        set_up.public,
    )
    table.configure(
        guest.id,
        spectators_talk=set_up.spectators_talk,
        delay=set_up.delay,
        hints=set_up.hints,
        takebacks=set_up.takebacks,
    )
    name = guest.name or voice.say("web-name-default")
    shared_names = set_up.shared_names or ("",) * len(set_up.seats)
    taken = [(s, n) for s, n in zip(set_up.seats, shared_names, strict=True) if s != CLOSED]
    seated = False
    for i, (choice, shared_name) in enumerate(taken):
        if choice == ME and not seated:
            table.sit(guest.id, name, now, i)
            seated = True
        elif choice in (SHARED, ME):
            guest_name = voice.say("web-hot-name", {"number": i + 1})
            table.sit(guest.id, shared_name or guest_name, now, i)
        elif choice != OPEN:
            table.put_bot(i, int(choice.removeprefix("bot-")), guest.id, bot_names(guest))
    if all(seat.kind != "open" for seat in table.seats):
        table.start(guest.id, now)
    return table


async def _open_table(request: Request, game: Game, set_up: SetUp, guest: Guest) -> Response:
    """Stores a new table and redirects to it, or shows the game's page again with why it was
    refused."""
    voice = speaker(guest, game)
    try:
        table = new_table(game, set_up, guest, site_of(request).clock.now())
    except (BadOptions, Refused) as e:
        return game_page(request, set_up, voice.say(e.text))
    await pay_for_table(request)
    await site_of(request).tables.add(table)
    return redirect(request, guest, f"/t/{table.id}")


async def start(request: Request) -> Response:
    """Makes the table that the submitted form describes and redirects to it."""
    game = requested_game(request)
    form = await request.form()
    guest = guest_of(request)
    name = clean_name(str(form.get("name", "")))
    if name:
        guest = replace(guest, name=name)
    return await _open_table(request, game, read_set_up(game, form), guest)


async def play_now(request: Request) -> Response:
    """Makes the default table, the guest against bots, and redirects to it."""
    game = requested_game(request)
    return await _open_table(request, game, default_set_up(game), guest_of(request))


async def play_first(request: Request) -> Response:
    """Redirects to a table with the game's lesson and its coach: one that the guest has begun and
    not finished, or a new one."""
    game, guest = requested_game(request), guest_of(request)
    if not has_lesson(game.id):
        raise HTTPException(404)
    mine = await site_of(request).store.tables_of(guest.id) if guest.known else ()
    for begun in mine:
        if begun.game == game.id and begun.status == "playing" and begun.settings.lesson:
            return redirect(request, guest, f"/t/{begun.id}")
    await pay_for_table(request)
    name = guest.name or speaker(guest).say("web-name-default")
    table = start_lesson(game.id, guest.id, name, site_of(request).clock.now(), bot_names(guest))
    await site_of(request).tables.add(table)
    return redirect(request, guest, f"/t/{table.id}")
