"""Sessions end: everywhere else at the person's wish, or after a time (S24). All limits are on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response
from tests.server.served import LIMITED, Person, Served, serving, until
from tests.server.test_identity import Limited, id_of, seat_link
from websockets.exceptions import ConnectionClosed

from coven.server.access.guests import COOKIE, DAY, SECURE_COOKIE, Guest, GuestCookies
from coven.server.pages.render import asset
from coven.store import Person as StoredPerson

OUT = "/settings/sign-out"
AFRESH = "/settings/afresh"
SIGNED_OUT = {"en": "This browser is signed out", "ru": "Вы вышли", "uk": "Сеанс у цьому"}
BUTTON = {
    "en": "Sign out everywhere else",
    "ru": "Выйти во всех других браузерах",
    "uk": "Завершити всі інші сеанси",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Limited]:
    running = Limited(tmp_path_factory.mktemp("limited"), LIMITED)
    yield running
    running.stop()


def copy_of(person: Person, server: Served) -> Person:
    """Returns another browser with a copy of the person's cookies."""
    thief = server.person()
    thief.cookies = dict(person.cookies)
    return thief


def test_signing_out_everywhere_ends_every_copy_of_the_cookie(server: Served) -> None:
    """S24: after signing out everywhere, a copy of the old cookie is no longer that person."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    me, thief = id_of(ada, server), copy_of(ada, server)
    assert table in thief.get("/")
    stolen, tab = thief.connect(table), ada.connect(table)
    link = seat_link(thief, table, 0)  # a door to come back by
    device = {"push": [{"endpoint": "https://push.example/thief"}], "muted": ["x"]}
    server.ask(lambda: server.site.store.save_person(StoredPerson(me, "Ada", "en", device), 1.0))
    assert BUTTON["en"] in ada.get("/settings")

    assert ada.post(OUT) == "/settings?alone"
    assert "the only one signed in" in ada.get("/settings?alone")
    for path in ("/", "/settings", f"/t/{table}", f"/t/{table}/people"):
        status, page, headers = thief.send("GET", path)
        assert (status, SIGNED_OUT["en"] in page) == (403, True), path
        assert "set-cookie" not in headers
    for path, form in (
        (f"/t/{table}/seat", {"do": "leave", "seat": "0"}),
        ("/settings", {"name": "Pwned"}),
        (OUT, {}),  # the thief cannot sign the person out in turn
        ("/games/noughts-and-crosses/now", {}),
    ):
        status, page, headers = thief.submit(path, **form)
        assert (status, "set-cookie" in headers) == (403, False), path
    assert stolen.until(lambda m: m["t"] == "reload")
    with suppress(ConnectionClosed):
        stolen.write(t="chat", text="I am Ada", nonce="late")
    assert stolen.closed()
    late = thief.connect(table, hello=False)
    assert late.read()["t"] == "reload"
    assert thief.submit(link)[0] == 403
    assert server.person().submit(link)[0] == 404
    stored = server.ask(lambda: server.site.store.person(me))
    assert stored.settings == {"muted": ["x"]}

    # the person's own tabs reload and go on
    assert tab.until(lambda m: m["t"] == "reload")
    assert id_of(ada, server) == me
    assert server.table(table).seats[0].person == me
    assert server.table(table).names[0] == "Ada"
    own = ada.connect(table)
    own.turn("mark 4")
    assert "I am Ada" not in " ".join(own.parts.values())

    # the other browser may go on as somebody new, when it says so
    assert thief.post(AFRESH, back=f"/t/{table}") == f"/t/{table}"
    assert id_of(thief, server) != me
    assert table not in thief.get("/")
    for client in (own, tab, stolen, late):
        client.close()


def test_sessions_that_were_ended_stay_ended_after_a_restart(tmp_path: Path) -> None:
    """S24: an old cookie is refused after a restart, too, because the new session number is stored
    before the form is answered."""
    with serving(tmp_path, settings=LIMITED) as first:
        ada = first.person("Ada")
        thief = copy_of(ada, first)
        ada.post(OUT)
        ada.post(OUT)
    with serving(tmp_path, settings=LIMITED) as second:
        ada.server = thief.server = second
        assert thief.send("GET", "/")[0] == 403
        assert "Ada" in ada.get("/settings")


@pytest.mark.parametrize("language", SIGNED_OUT)
def test_the_pages_speak_the_persons_language(server: Served, language: str) -> None:
    ada = server.person("Ada", language)
    thief = copy_of(ada, server)
    assert BUTTON[language] in ada.get("/settings")
    ada.post(OUT)
    assert SIGNED_OUT[language] in thief.send("GET", "/")[1]


def test_a_new_visitor_has_nothing_to_sign_out_of(server: Served) -> None:
    nobody = server.person()
    assert BUTTON["en"] not in nobody.get("/settings")
    assert nobody.post(OUT) == "/settings"
    assert "the only one signed in" not in nobody.get("/settings")


# -- lifetimes -----------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(server: Served, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Returns a clock for cookies, which the test puts forward."""
    clock = Clock()
    monkeypatch.setattr(server.site.cookies, "_clock", clock)
    return clock


def test_a_browser_is_signed_out_after_half_a_year_without_a_visit(
    server: Served, clock: Clock
) -> None:
    """S24: each visit renews the cookie; without one, it ends after half a year."""
    ada = server.person("Ada")
    table = ada.start("me", "hot")
    found = copy_of(ada, server)
    for _ in range(4):
        clock.now += 100 * DAY  # who comes back now and then stays
        assert table in ada.get("/")
    status, page, _ = found.send("GET", "/")
    assert status == 403
    assert "for a long time" in page
    assert found.connect(table, hello=False).read()["t"] == "reload"
    clock.now += 181 * DAY
    assert ada.send("GET", "/")[0] == 403


def test_a_browser_is_signed_out_after_two_years_whatever_happens(
    server: Served, clock: Clock
) -> None:
    ada = server.person("Ada")
    for _ in range(7):
        clock.now += 100 * DAY
        ada.get("/")
    clock.now += 31 * DAY
    assert ada.send("GET", "/")[0] == 403
    ada.post(AFRESH, back="/")
    ada.get("/")


def test_a_visit_renews_the_cookie_once_a_day_and_never_on_what_proxies_may_cache(
    server: Served, clock: Clock
) -> None:
    ada = server.person("Ada")
    style = asset("voodoo", "board.css")
    assert "set-cookie" not in ada.send("GET", "/")[2]
    clock.now += 1.1 * DAY
    for path in (style, "/favicon.ico", "/worker.js", "/healthz"):
        status, _, headers = ada.send("GET", path)
        assert (status, "set-cookie" in headers) == (200, False), path
    assert "Max-Age=15552000" in ada.send("GET", "/")[2]["set-cookie"]
    assert "set-cookie" not in ada.send("GET", "/")[2]
    assert "set-cookie" not in server.person().send("GET", "/")[2]


# -- names and formats of the cookie -------------------------------------------------------------


def connection(scheme: str, **cookies: str) -> HTTPConnection:
    jar = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = [(b"cookie", jar.encode()), (b"accept-language", b"uk")]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers, "path": "/"})


def test_over_https_the_cookie_belongs_to_this_host_only(tmp_path: Path) -> None:
    """S24: over HTTPS a cookie that a neighbouring host or a plain HTTP page has set is ignored."""
    with serving(tmp_path, settings=LIMITED, address="https://coven.example") as public:
        ours = {"host": "coven.example", "origin": "https://coven.example"}
        form = {"content-type": "application/x-www-form-urlencoded", **ours}
        ada, eve = public.person(), public.person()
        status, _, headers = ada.send("POST", "/settings", "name=Ada", **form)
        assert status == 303
        assert set(ada.cookies) == {SECURE_COOKIE}
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in headers["set-cookie"]
        assert "Domain" not in headers["set-cookie"]
        assert "Ada" in ada.send("GET", "/settings", host="coven.example")[1]
        eve.cookies = {COOKIE: ada.cookies[SECURE_COOKIE]}  # planted
        assert "Ada" not in eve.send("GET", "/settings", host="coven.example")[1]


def old_cookie(cookies: GuestCookies, **more: Any) -> str:
    """Returns a cookie as older versions wrote it."""
    stored = {"id": "ada", "name": "Ada", "language": "en", "confirm": "end", "motion": "normal"}
    return str(cookies._signer.dumps({**stored, "sounds": True, "notify": False, **more}))


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_of_an_older_version_is_good_for_half_a_year_and_is_replaced(scheme: str) -> None:
    now = [1_795_000_000.0 + 179 * DAY]
    cookies = GuestCookies("key", clock=lambda: now[0])
    old = connection(scheme, coven=old_cookie(cookies))
    guest = cookies.read(old)
    assert (guest.id, guest.known, cookies.is_due(guest)) == ("ada", True, True)
    response = Response()
    cookies.write(response, guest, old)
    jar = [value.decode() for name, value in response.raw_headers if name == b"set-cookie"]
    name, value = jar[0].split(";")[0].split("=", 1)
    assert name == (SECURE_COOKIE if scheme == "https" else COOKIE)
    assert ("Max-Age=0" in jar[-1]) == (scheme == "https")
    now[0] += 2 * DAY
    assert cookies.read(old).ended == "expired"
    new = cookies.read(connection(scheme, **{name: value}))
    assert (new.id, new.ended, new.begun) == ("ada", "", now[0] - 2 * DAY)


def test_a_cookie_that_was_tampered_with_is_a_new_guest() -> None:
    cookies = GuestCookies("key")
    for cookie in ("", "x", GuestCookies("other").signed(Guest("ada")), old_cookie(cookies, id=7)):
        guest = cookies.read(connection("http", coven=cookie))
        assert (guest.known, guest.ended, guest.language) == (False, "", "uk")


def test_limits_of_lifetimes_can_be_turned_off() -> None:
    now = [1e9]
    cookies = GuestCookies("key", idle_days=0, session_days=0, clock=lambda: now[0])
    cookie = cookies.signed(Guest("ada"))
    now[0] += 10_000 * DAY
    assert cookies.read(connection("http", coven=cookie)).id == "ada"


def test_while_the_store_is_down_people_stay_who_they_are(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from coven.store import StoreDown

    ada = server.person("Ada")
    thief = copy_of(ada, server)
    ada.post(OUT)

    async def down(people: list[str]) -> dict[str, int]:
        raise StoreDown("gone")

    monkeypatch.setattr(server.site.store, "sessions", down)
    assert "Ada" in ada.get("/settings")
    assert thief.send("GET", "/settings")[0] == 403
    server.site.sessions._known.clear()
    assert ada.send("GET", "/settings")[0] == 503
    monkeypatch.undo()
    until(lambda: "Ada" in ada.get("/settings"))
