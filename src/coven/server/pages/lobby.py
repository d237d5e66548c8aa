"""The lobby, a game's page, and setting up a table. Plain forms."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog
from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from coven import games
from coven.bots import LEVEL_SLOW, LEVELS, Level
from coven.core import BadOptions, Game, Option, Options, Text, Variant
from coven.store import TableSummary
from coven.table import DELAYS, PACES, Refused, Table, clean_name, lesson_script, start_lesson
from coven.table.importing import imported_table
from coven.text import LOCALES, Speaker

from ..access.guards import address_of
from ..access.guests import Guest, changed
from ..access.limits import Buckets
from ..live.registry import Hall
from ..ops.log import where
from .importing import NotImported
from .render import art, bot_names, guest_of, page, words
from .rules import chapters

journal = structlog.get_logger()

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")
NOW_LEVEL = 2
NOW_PLAYERS = 3
YOU, OPEN, HOT, NONE = "me", "open", "hot", "none"


def go(request: Request, guest: Guest, where: str) -> Response:
    """On to another page; whoever came as a stranger has a cookie from now on."""
    response = RedirectResponse(where, 303, headers={"cache-control": "no-store"})
    request.app.state.guests.write(response, guest, request.url.scheme == "https")
    return response


def local(path: Any, default: str = "/") -> str:
    """A path of this server, never another's."""
    fine = isinstance(path, str) and path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if fine and "\n" not in path and "\r" not in path else default


def found_game(request: Request) -> Game:
    found = known_game(request.path_params["game"])
    if found is None:
        raise HTTPException(404)
    return found


# -- the lobby ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    id: str
    numeral: str
    name: str
    about: str
    facts: str
    art: str
    ready: bool
    first: bool
    """Whether there is a first game for learners."""


def count_of(players: Sequence[int], speaker: Speaker) -> str:
    """``2–6 players``, or each number where some between are missing."""
    least, most = players[0], players[-1]
    whole = len(players) > 1 and len(players) == most - least + 1
    numbers = f"{least}–{most}" if whole else ", ".join(map(str, players))
    return speaker.say("web-players", {"numbers": numbers, "most": most})


def minutes_of(game: Game, speaker: Speaker) -> str:
    least, most = game.facts.minutes
    return speaker.say("web-minutes", {"least": least, "most": most})


def known_game(id: str) -> Game | None:
    """The game, if it is there and whole: one that is broken must not close the lobby."""
    try:
        game = games.game(id)
        for locale in LOCALES:
            Speaker(games.package_of(id), locale).say("name")
    except games.UnknownGame:
        return None
    except Exception as e:
        journal.error("a game cannot be opened", game=id, error=where(e))
        return None
    return game


def card(id: str, place: int, guest: Guest) -> Card:
    game = known_game(id)
    if game is not None and type(game).parts is Game.parts:
        game = None  # nobody has drawn its table yet
    speaker = words(guest, game)
    if game is None:
        name = speaker.say(f"web-later-{id}")
        about = speaker.say(f"web-later-{id}.about")
        facts = speaker.say("web-card-later")
    else:
        name, about = speaker.say("name"), _first_sentence(speaker.say("about"))
        facts = speaker.say(
            "web-card-facts",
            {
                "players": count_of(game.facts.players, speaker),
                "minutes": minutes_of(game, speaker),
            },
        )
    ready = game is not None
    return Card(id, NUMERALS[place], name, about, facts, art(id), ready, ready and has_first(id))


def has_first(id: str) -> bool:
    """Whether the game has a first game; one that cannot be read must not close the lobby."""
    try:
        return lesson_script(id) is not None
    except ValueError as e:
        journal.error("a first game cannot be read", game=id, error=where(e))
        return False


def _first_sentence(text: str) -> str:
    ends = [at for end in (": ", ". ") if (at := text.find(end, 21)) > 0]
    return text[: min(ends)] + "." if ends else text


@dataclass(frozen=True)
class Row:
    href: str
    name: str
    people: str
    status: str
    waits: bool


def row(listed: TableSummary, guest: Guest, href: str) -> Row:
    speaker = words(guest, games.game(listed.game))
    free = sum(seat.kind == "open" for seat in listed.seats)
    waits = listed.status == "playing" and any(
        listed.seats[seat].person == guest.id for seat in listed.waiting
    )
    if listed.status == "gathering":
        key = "gathering" if free else "ready"
    else:
        key = "yours" if waits else listed.status
    return Row(
        href,
        speaker.say("name"),
        ", ".join(seat.name or "…" for seat in listed.seats),
        speaker.say(f"web-status-{key}", {"count": free}),
        waits,
    )


async def lobby(request: Request, notice: str = "", status: int = 200) -> Response:
    guest = guest_of(request)
    hall: Hall = request.app.state.hall
    known = [id for id in games.ids() if known_game(id)]
    mine = await hall.store.tables_of(guest.id, 12) if guest.known else []
    waiting = await hall.visitors.waiting_for(guest.id) if guest.known else ()
    open_tables = await hall.store.open_tables(12)
    pocket = next((id for id in known if id not in games.LOBBY), None)
    return page(
        request,
        "lobby.html",
        guest,
        status=status,
        cards=[card(id, place, guest) for place, id in enumerate(games.LOBBY)],
        mine=[row(t, guest, f"/t/{t.id}") for t in mine if t.game in known],
        open=[
            row(t, guest, f"/t/{t.id}")
            for t in open_tables
            if t.game in known and t.id not in {m.id for m in mine}
        ],
        waiting=waiting,
        pocket=_pocket(pocket, guest),
        notice=notice,
        bad=bool(notice),
        here="/",
    )


def _pocket(id: str | None, guest: Guest) -> dict[str, str] | None:
    if id is None:
        return None
    return {"id": id, "name": words(guest, games.game(id)).say("name")}


# -- a game's page --------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """What somebody has chosen in the form, or what is proposed."""

    variant: str
    seats: tuple[str, ...]
    hot_names: tuple[str, ...] = ()
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
        return sum(seat != NONE for seat in self.seats)

    @property
    def open(self) -> bool:
        return bool(self.options)


def proposal(game: Game) -> Wish:
    variant = game.variants[0]
    allowed = variant.players
    count = next((n for n in reversed(allowed) if n <= NOW_PLAYERS), allowed[0])
    return with_bots(variant, count, max(game.facts.players))


def with_bots(variant: Variant, count: int, most: int) -> Wish:
    bots = (f"bot-{NOW_LEVEL}",) * (count - 1)
    return Wish(variant.key, (YOU, *bots, *(NONE,) * (most - count)))


def game_page(request: Request, wish: Wish | None = None, notice: str = "") -> Response:
    guest, game = guest_of(request), found_game(request)
    speaker = words(guest, game)
    chosen = wish or proposal(game)
    source = game.facts.rules_source
    return page(
        request,
        "game.html",
        guest,
        game,
        status=400 if notice else 200,
        notice=notice,
        name=speaker.say("name"),
        about=speaker.say("about"),
        art=art(game.id),
        players=count_of(game.facts.players, speaker),
        minutes=minutes_of(game, speaker),
        age=speaker.say("web-age", {"age": game.facts.age}),
        play_now_hint=speaker.say("web-play-now-hint", {"count": proposal(game).players - 1}),
        variants=[
            {
                **_named("variant", v.key, speaker),
                "players": count_of(v.players, speaker),
                "numbers": v.players,
            }
            for v in game.variants
        ],
        options=[_option(o, dict(chosen.options).get(o.key), speaker) for o in game.options],
        least=game.facts.players[0],
        most=game.facts.players[-1],
        seat_choices=_seat_choices(request, speaker),
        chosen=chosen,
        first=has_first(game.id),
        minute=speaker.say("quick-start").splitlines() if speaker.has("quick-start") else [],
        delays=list(DELAYS),
        paces=[(key, _with_about(f"pace-{key}", speaker)) for key in PACES],
        levels=[_named("level", str(level.number), speaker) for level in _levels(request)],
        chapters=chapters(game.id, guest.language),
        pictures={str(n): Markup(svg) for n, svg in game.pictures(speaker).items()},
        source=speaker.say("web-rules-source", {"source": source}) if source else "",
        here=f"/games/{game.id}",
    )


async def show_game(request: Request) -> Response:
    return game_page(request)


def _named(kind: str, key: str, speaker: Speaker) -> dict[str, str]:
    name = f"{kind}-{key}"
    about = speaker.say(f"{name}.about") if speaker.has(f"{name}.about") else ""
    return {"key": key, "name": speaker.say(name), "about": about}


def _with_about(key: str, speaker: Speaker) -> str:
    return f"{speaker.say(key)} — {speaker.say(f'{key}.about')}"


def _option(option: Option, chosen: Any, speaker: Speaker) -> dict[str, Any]:
    labels = []
    for choice in option.choices:
        text = str(choice).lower() if isinstance(choice, bool) else str(choice)
        key = f"option-{option.key}-{text}"
        labels.append((text, speaker.say(key) if speaker.has(key) else text))
    values = chosen if isinstance(chosen, list) else [chosen]
    told = [str(v).lower() if isinstance(v, bool) else str(v) for v in values]
    named = _named("option", option.key, speaker)
    return {**named, "choices": labels, "many": option.many, "chosen": told}


def _levels(request: Request) -> list[Level]:
    """The bots that this server has time for."""
    night = request.app.state.hall.settings.night_budget > 0
    return [level for level in LEVELS if night or level.number != LEVEL_SLOW]


def _seat_choices(request: Request, speaker: Speaker) -> list[tuple[str, str]]:
    bots = [
        (
            f"bot-{level.number}",
            speaker.say("web-seat-bot", {"level": f"level-{level.number}"}),
        )
        for level in _levels(request)
    ]
    return [
        (YOU, speaker.say("web-seat-me")),
        *bots,
        (OPEN, speaker.say("web-seat-open")),
        (HOT, speaker.say("web-seat-hot")),
        (NONE, speaker.say("web-seat-none")),
    ]


# -- setting up -----------------------------------------------------------------------------


def wish_of(game: Game, form: FormData) -> Wish:
    """What the form says; whatever it cannot say falls back to what is proposed."""
    plain = proposal(game)
    known = {YOU, OPEN, HOT, NONE, *(f"bot-{level.number}" for level in LEVELS)}
    seats = []
    for i in range(game.facts.players[-1]):
        value = form.get(f"seat-{i}")
        seats.append(value if isinstance(value, str) and value in known else NONE)
    variants = {v.key for v in game.variants}
    variant = form.get("variant")
    pace, delay = form.get("pace"), form.get("delay")
    options = []
    for option in game.options:
        given = [v for v in form.getlist(f"option-{option.key}") if isinstance(v, str) and v]
        picked = [c for c in option.choices if _as_text(c) in given]
        if picked:
            options.append((option.key, picked if option.many else picked[0]))
    return Wish(
        variant=variant if isinstance(variant, str) and variant in variants else plain.variant,
        seats=tuple(seats),
        hot_names=tuple(clean_name(str(form.get(f"name-{i}", ""))) for i in range(len(seats))),
        options=tuple(options),
        pace=pace if isinstance(pace, str) and pace in PACES else "none",
        spectators="spectators" in form,
        spectators_talk="spectators-talk" in form,
        delay=delay if isinstance(delay, str) and delay in DELAYS else "none",
        public="public" in form,
        hints="hints" in form,
        takebacks="takebacks" in form,
    )


def _as_text(choice: bool | int | str) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def set_table(game: Game, wish: Wish, guest: Guest, now: float) -> Table:
    """A table as wished, begun if all its seats are taken. Raises BadOptions, Refused."""
    speaker = words(guest)
    variant = next(v for v in game.variants if v.key == wish.variant)
    if wish.players not in variant.players:
        raise Refused("web-variant-players", players=count_of(variant.players, speaker))
    options: Options = {**variant.options, **dict(wish.options)}
    table = Table.new(
        game.id,
        wish.players,
        guest.id,
        now,
        options,
        wish.pace,
        wish.spectators,
        wish.public,
    )
    table.configure(
        guest.id,
        spectators_talk=wish.spectators_talk,
        delay=wish.delay,
        hints=wish.hints,
        takebacks=wish.takebacks,
    )
    name = guest.name or speaker.say("web-name-default")
    hot_names = wish.hot_names or ("",) * len(wish.seats)
    taken = [(s, n) for s, n in zip(wish.seats, hot_names, strict=True) if s != NONE]
    seated = False
    for i, (choice, hot_name) in enumerate(taken):
        if choice == YOU and not seated:
            table.sit(guest.id, name, now, i)
            seated = True
        elif choice in (HOT, YOU):
            guest_name = speaker.say("web-hot-name", {"number": i + 1})
            table.sit(guest.id, hot_name or guest_name, now, i)
        elif choice != OPEN:
            table.put_bot(i, int(choice.removeprefix("bot-")), guest.id, bot_names(guest))
    if all(seat.kind != "open" for seat in table.seats):
        table.start(guest.id, now)
    return table


async def _must_have_room(request: Request, guest: Guest) -> None:
    """So many tables for one guest, and no more."""
    hall: Hall = request.app.state.hall
    most = hall.settings.tables_per_guest
    mine = await hall.store.tables_of(guest.id, 2 * most) if guest.known else []
    if sum(t.status != "over" for t in mine) >= most:
        raise HTTPException(429)


async def _open_table(request: Request, game: Game, wish: Wish, guest: Guest) -> Response:
    hall: Hall = request.app.state.hall
    speaker = words(guest, game)
    await _must_have_room(request, guest)
    try:
        table = set_table(game, wish, guest, time.time())
    except (BadOptions, Refused) as e:
        return game_page(request, wish, speaker.say(e.text))
    await hall.add(table)
    return go(request, guest, f"/t/{table.id}")


async def start(request: Request) -> Response:
    game = found_game(request)
    form = await request.form()
    guest = guest_of(request)
    name = clean_name(str(form.get("name", "")))
    if name:
        guest = replace(guest, name=name)
    return await _open_table(request, game, wish_of(game, form), guest)


async def play_now(request: Request) -> Response:
    game = found_game(request)
    return await _open_table(request, game, proposal(game), guest_of(request))


async def play_first(request: Request) -> Response:
    """The learner's table, with a coach."""
    game, guest = found_game(request), guest_of(request)
    if not has_first(game.id):
        raise HTTPException(404)
    await _must_have_room(request, guest)
    hall: Hall = request.app.state.hall
    name = guest.name or words(guest).say("web-name-default")
    table = start_lesson(game.id, guest.id, name, time.time(), bot_names(guest))
    await hall.add(table)
    return go(request, guest, f"/t/{table.id}")


# -- matches from files -------------------------------------------------------------------------


async def import_match(request: Request) -> Response:
    """A match file that was sent: checked, kept as a table of this person, and shown."""
    hall: Hall = request.app.state.hall
    imports: Buckets = request.app.state.imports
    guest, most = guest_of(request), hall.settings.import_bytes
    if not imports.take(address_of(request)):
        raise HTTPException(429)
    form = await request.form(max_files=1, max_fields=4)
    file = form.get("file")
    mine = await hall.store.tables_of(guest.id, 400) if guest.known else []
    if sum(t.settings.imported for t in mine) >= hall.settings.tables_per_guest:
        raise HTTPException(429)
    try:
        if not isinstance(file, UploadFile) or not file.size:
            raise NotImported(Text("web-import-none"))
        if file.size > most:
            raise NotImported(Text("web-import-large", {"size": most // 1024}))
        found = await hall.importer.read(await file.read())
    except NotImported as e:
        return await lobby(request, words(guest).say(e.text), 400)
    table = imported_table(found, guest.id, time.time())
    await hall.add(table)
    return go(request, guest, f"/t/{table.id}/replay?at=0")


# -- settings, health ---------------------------------------------------------------------------


async def settings(request: Request) -> Response:
    guest = guest_of(request)
    speaker = words(guest)
    notice = speaker.say("web-settings-saved") if "saved" in request.query_params else ""
    back = local(request.query_params.get("back"), "")
    return page(request, "settings.html", guest, notice=notice, back=back, here="/settings")


async def save_settings(request: Request) -> Response:
    form = await request.form()
    given = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = changed(guest_of(request), given)
    if guest.name and guest.name != guest_of(request).name:
        await _rename(request.app.state.hall, guest)
    visitors = request.app.state.hall.visitors
    if visitors.pusher.ready and guest.language != guest_of(request).language:
        await visitors.keep(guest, lambda settings: None)  # notifications speak it, too
    return go(request, guest, local(given.get("back"), "/settings?saved"))


async def _rename(hall: Hall, guest: Guest) -> None:
    """The new name is seen at every table; people who share a device keep theirs."""
    for listed in await hall.store.tables_of(guest.id):
        seats = [seat for seat in listed.seats if seat.person == guest.id]
        if listed.status != "over" and len(seats) == 1:
            live = await hall.live(listed.id)
            await live.change(lambda table: table.rename(guest.id, guest.name))


async def health(request: Request) -> Response:
    """For whoever watches over the server: asks the store something."""
    hall: Hall = request.app.state.hall
    await hall.store.open_tables(1)
    return JSONResponse({"ok": True, "tables": hall.size, "sockets": hall.sockets})
