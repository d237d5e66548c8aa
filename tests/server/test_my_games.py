"""My games: results, resigning, ending by agreement, deleting (P22, P50)."""

from __future__ import annotations

import random
import re

from tests.server.served import NOUGHTS, Person, Served, until

from coven.store import Person as StoredPerson
from coven.table import Table


def pages_text(person: Person, path: str) -> str:
    return re.sub(r"<[^>]+>|\s+", " ", person.get(path).partition("<main")[2])


def played_out(server: Served, table: str) -> None:
    """Plays a match to its end with random moves."""
    rng = random.Random(3)

    def act(draft: Table) -> None:
        while draft.status == "playing":
            assert draft.match is not None
            seat = draft.waiting[0]
            draft.submit(seat, rng.choice(draft.match.state.moves(seat)), 1_800_000_000.0)

    async def play() -> None:
        await (await server.tables.open(table)).change(act)

    server.ask(play)


def test_a_finished_game_is_listed_with_day_people_result_and_links(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    assert "one open seat" in pages_text(ada, "/me")
    bea.join(ada, table)
    assert "Leave seat" in bea.get("/me")
    bea.post(f"/me/games/{table}", do="leave")
    assert server.table(table).seats[1].person is None
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    assert "Resign" in ada.get("/me")
    assert ada.submit(f"/me/games/{table}", do="leave")[0] == 400, "a match is left by resigning"
    played_out(server, table)
    assert server.table(table).status == "over"
    texts = [pages_text(person, "/me") for person in (ada, bea)]
    places = server.table(table).places()
    if places == [1, 1]:
        assert all("You shared the win" in text for text in texts)
    else:
        assert "You won" in texts[places.index(1)]
        assert "Place 2 of 2" in texts[places.index(2)]
    assert "Bea" in texts[0]
    assert re.search(r"\d+ [A-Z][a-z]{2} 20\d\d", texts[0])
    assert f"/t/{table}/replay?at=0" in ada.get("/me")
    assert f"/t/{table}/end#chances" in ada.get("/me")
    assert table in ada.get(f"/me?game={NOUGHTS}&status=over")
    assert table not in ada.get(f"/me?game={NOUGHTS}&status=running")
    assert table not in ada.get("/me?game=voodoo")
    ada.post(f"/me/games/{table}", do="delete")
    assert table not in ada.get("/me")
    assert table in bea.get("/me"), "it is hers, too"


def test_resigning_against_bots_ends_the_game_and_deleting_removes_it(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    ada.post(f"/me/games/{table}", do="resign")
    assert server.table(table).status == "over"
    assert "Ended by resignation" in pages_text(ada, f"/t/{table}/end")
    assert "Place 2 of 2" in pages_text(ada, "/me"), "the one who resigns sees their result"
    ada.post(f"/me/games/{table}", do="delete")
    assert ada.send("GET", f"/t/{table}")[0] == 404
    assert "No games yet" in ada.get("/me")


def test_a_rated_game_that_is_deleted_counts_as_lost(server: Served) -> None:
    """A person who deletes a running rated match loses it and rating points; otherwise people could
    escape defeats by deleting."""
    ada = server.person("Ada")
    table = ada.start("me", "open")
    ada.post(f"/t/{table}/seat", do="bot", seat="1")
    ada.post(f"/t/{table}/rated", do="propose")
    ada.post(f"/t/{table}/begin")
    person = str(server.table(table).seats[0].person)
    ada.post(f"/me/games/{table}", do="delete")
    assert ada.send("GET", f"/t/{table}")[0] == 404
    results = server.site.store.results
    [rating] = server.ask(lambda: results.ratings_of(person))
    assert rating.rating.shown < 1500
    [played] = server.ask(lambda: results.of_person(person))
    assert (played.place, played.rating) == (2, rating.rating), "its history is whole"


def test_a_game_ends_by_agreement_when_all_people_want_that(server: Served) -> None:
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    assert eve.submit(f"/me/games/{table}", do="stop")[0] == 403
    assert ada.submit(f"/me/games/{table}", do="delete")[0] == 400, "bea plays, too"
    ada.post(f"/me/games/{table}", do="stop")
    assert server.table(table).status == "playing"
    assert "would like to end this game" in bea.get(f"/t/{table}")
    bea.post(f"/me/games/{table}", do="stop")
    until(lambda: server.table(table).status == "over")
    assert "Ended without a result" in ada.get("/me")
    assert "Ended by agreement" in pages_text(bea, f"/t/{table}/end")


def test_resigning_in_the_table_s_menu_asks_first_and_stays_at_the_table(server: Served) -> None:
    ada, bea, eve = server.person("Ada"), server.person("Bea"), server.person("Eve")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    menus = [person.connect(table).parts.get("menu", "") for person in (ada, bea, eve)]
    for menu in menus[:2]:
        for do in ("resign", "stop"):
            asked, _, form = menu.partition(f'data-key="{do}"')[2].partition("<form")
            assert asked.startswith("><summary"), "the button is behind the question"
            assert f'name="do" value="{do}"' in form.partition("</form>")[0]
    assert "You’ll lose this game" in menus[0]
    assert "<form" not in menus[2], "a spectator has nothing to give up"
    path = f"/me/games/{table}"
    assert ada.post(path, do="stop", back="table") == f"/t/{table}"
    assert bea.post(path, do="resign", back="table") == f"/t/{table}/end"
    assert server.table(table).places() == [1, 2]
    alone = ada.start("me", "bot-1")
    menu = ada.connect(alone).parts["menu"]
    assert 'value="resign"' in menu
    assert 'value="stop"' not in menu, "nobody else has to agree"


def test_a_deleted_guest_s_cookie_is_void(server: Served) -> None:
    ada = server.person("Ada")
    ada.start("me", "bot-1")
    assert '"tables"' in ada.get("/me/export")
    assert ada.submit("/me/delete")[0] == 400
    before = dict(ada.cookies)
    ada.post("/me/delete", sure="on")
    assert ada.cookies != before
    ada.cookies = before
    assert ada.send("GET", "/me")[0] == 403, "the old cookie is void"


def test_a_server_removes_what_nobody_has_used_for_long(server: Served) -> None:
    """L19: by the default settings, an old room that never started and an old guest without games
    are deleted; a new room stays."""
    ada, store = server.person("Ada"), server.site.store
    fresh, old = ada.start("me", "open"), Table.new(NOUGHTS, 2, "gone", 1.0)
    server.ask(lambda: store.save(old, 1.0))
    server.ask(lambda: store.save_person(StoredPerson("gone", "Gone"), 1.0))
    server.ask(server.tables.tidy)
    assert ada.send("GET", f"/t/{old.id}")[0] == 404
    assert server.ask(lambda: store.person("gone")) is None
    assert server.table(fresh).status == "gathering"
