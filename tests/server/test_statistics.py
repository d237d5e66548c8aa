"""My stats, leaderboards, and the people I play with (P48, P49)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any, cast

from tests.server.served import NOUGHTS, Person, Served

from coven.bots import GreedyBot
from coven.bots.driver import decide
from coven.games import game
from coven.server.pages.statistics import summarise
from coven.store import Passkey, Played, bot_rating
from coven.table import Table
from coven.testkit.walk import RandomPlayer, secret_of

TOWERS = "wandering-towers"


def played(place: int, points: int = 0, shared: bool = False) -> Played:
    return Played("t", 0, NOUGHTS, "", 2, shared, 1.0, place, points, True, False, None)


def test_figures_count_wins_points_and_streaks_and_cooperative_matches_apart() -> None:
    last_first = [
        played(1, 9),
        played(1, 6),
        played(2, 3),
        played(1, 5),
        played(1, 5),
        played(1, 5),
    ]
    found = summarise([*last_first, played(1, 40, shared=True), played(2, 50, shared=True)])
    assert (found.plays, found.wins, found.average) == (6, 5, 33 / 6)
    assert (found.streak, found.longest) == (2, 3)
    assert (found.together, found.together_won, found.best) == (2, 1, 40)
    cards = [played(place, cards, shared=True) for place, cards in ((1, 28), (1, 24), (2, 19))]
    assert summarise(cards, fewest_is_best=True).best == 24, "Wandering Towers, 15.4"
    nothing = summarise([])
    assert (nothing.plays, nothing.average, nothing.longest, nothing.best) == (0, 0.0, 0, None)


def rated_match(server: Served, winner: Person, loser: Person) -> str:
    """Plays a rated match that the loser resigns. Returns the table's id."""
    table = winner.start("me", "open")
    loser.join(winner, table)

    winner.post(f"/t/{table}/rated", do="propose")
    assert "I agree" in loser.get(f"/t/{table}")
    loser.post(f"/t/{table}/rated", do="agree")
    assert "this game will be rated" in winner.get(f"/t/{table}")
    winner.post(f"/t/{table}/begin")
    assert "This game is rated" in loser.connect(table).parts["menu"]
    loser.post(f"/me/games/{table}", do="resign")
    return table


def test_rated_matches_are_shown_and_only_listed_people_are_on_the_leaderboard(
    server: Served,
) -> None:
    ada, bea = server.person("Ada Lists"), server.person("Bea Hides")
    for _ in range(5):
        table = rated_match(server, ada, bea)
    seats = server.table(table).seats
    accounts = server.site.store.accounts
    key = Passkey(b"ada", str(seats[0].person), b"", 0, "", 1.0, 1.0)
    server.ask(lambda: accounts.add_passkey(key, "Ada Lists", "en"))
    assert "Nobody is listed yet" in ada.get(f"/games/{NOUGHTS}/leaderboard")
    ada.post("/me/listed", listed="on")
    board = ada.get(f"/games/{NOUGHTS}/leaderboard")
    assert "Ada Lists" in board
    assert "Bea Hides" not in board
    assert "Show my name here" not in board, "it is shown"
    assert "Show my name here" in bea.get(f"/games/{NOUGHTS}/leaderboard")
    stats = ada.get("/me/stats")
    assert "5 · 100%" in stats
    assert "Average points" not in stats, "the game has none"
    ratings = [int(found) for found in re.findall(r"<dd>(\d{4})\??</dd>", stats)]
    assert ratings
    assert ratings[0] > 1500
    assert "<polyline" in stats


def play_to_the_end(server: Served, table: str, people: Sequence[Person]) -> None:
    """Plays a match whose seats these people have, in this order: the first moves over their
    sockets, and the others, which would take seconds, at the table itself."""
    clients = [person.connect(table) for person in people]
    now = server.table(table)
    bot = GreedyBot(now.game, 1)
    for _ in range(9):
        seat = now.waiting[0]
        clients[seat].wait(lambda seat=seat: clients[seat].asked)
        clients[seat].turn(str(decide(bot, now.match.state, seat)))
        now = server.table(table)
    for client in clients:
        client.close()

    def act(draft: Table) -> None:
        while draft.status == "playing":
            assert draft.match is not None
            seat = draft.waiting[0]
            draft.submit(seat, decide(bot, draft.match.state, seat), server.site.clock.now())

    async def play() -> None:
        await (await server.tables.open(table)).change(act)

    server.ask(play)


def test_a_rated_match_of_three_changes_three_ratings_and_the_table_of_results(
    server: Served,
) -> None:
    ada, bea, cora = people = [server.person(name) for name in ("Ada", "Bea", "Cora")]
    tables = []
    for agree in ((bea,), (bea, cora)):
        table = ada.start("me", "open", "open", game=TOWERS)
        bea.join(ada, table)
        cora.join(ada, table)
        ada.post(f"/t/{table}/rated", do="propose")
        for person in agree:
            person.post(f"/t/{table}/rated", do="agree")
        ada.post(f"/t/{table}/begin")
        assert cora.submit(f"/t/{table}/rated", do="agree")[0] == 400, "it has started"
        tables.append(table)
    unrated, rated = tables
    for person in (bea, cora):
        person.post(f"/me/games/{unrated}", do="resign")
    play_to_the_end(server, rated, people)

    stored = server.site.store.results
    ids = [str(seat.person) for seat in server.table(rated).seats]
    result = server.table(rated).result()
    rows = server.ask(lambda: stored.of_tables([rated]))[rated]
    assert rows == [(id, s.place, s.points) for id, s in zip(ids, result.seats, strict=True)]
    places, shown = [seat.place for seat in result.seats], []
    for person, id in zip(people, ids, strict=True):
        last, first = server.ask(lambda id=id: stored.of_person(id))  # type: ignore[misc]
        assert (last.table, first.table) == (rated, unrated)
        assert (last.rated, first.rated, first.rating) == (True, False, None)
        [rating] = server.ask(lambda id=id: stored.ratings_of(id))  # type: ignore[misc]
        assert (rating.plays, rating.rating) == (1, last.rating)
        stats = person.get("/me/stats")
        assert f"<dd>{rating.rating.shown}?</dd>" in stats
        assert stats.count("Your first card: won / played") == 2, "title and picture (P48)"
        assert f"Your rating: {rating.rating.shown} (" in person.get(f"/t/{rated}/end")
        shown.append(rating.rating.shown)
    assert max(shown) > 1500 > min(shown)
    for a, b in itertools.combinations(range(3), 2):
        assert (places[a] < places[b]) == (shown[a] > shown[b])
        assert (places[a] == places[b]) == (shown[a] == shown[b])


def test_people_are_listed_muted_blocked_and_invited_again(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    people = ada.get("/me/people")
    assert "Bea" in people
    assert str(server.table(table).seats[1].person) not in people, "ids are secret"
    handle = re.findall(r'name="person" value="(\w+)"', people)[0]
    room = ada.post("/me/again", game=NOUGHTS, person=handle)
    assert "Ada invites you" in bea.get("/me")
    link = re.findall(r'href="(/join/[^"]+)"', bea.get("/me"))[0]
    ada.post("/me/people", do="block", person=handle)
    assert "Unblock" in ada.get("/me/people")
    assert bea.submit(link, name="Bea")[0] == 200, "the page says why"
    assert server.table(room.removeprefix("/t/")).seats[1].person is None
    ada.post("/me/people", do="unblock", person=handle)
    bea.post(link, name="Bea")
    assert server.table(room.removeprefix("/t/")).seats[1].person is not None
    assert ada.submit("/me/people", do="block", person="nobody")[0] == 404


def test_whoever_has_resigned_is_invited_to_the_rematch_or_asks_for_it(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    for asks, other, name in ((ada, bea, "Ada"), (bea, ada, "Bea")):
        table = ada.start("me", "open")
        bea.join(ada, table)
        ada.post(f"/t/{table}/begin")
        bea.post(f"/me/games/{table}", do="resign")
        assert "Rematch" in asks.get(f"/t/{table}/end")
        room = asks.post(f"/t/{table}/rematch").removeprefix("/t/")
        if asks is ada:
            assert server.table(room).status == "gathering"
            link = re.findall(r'href="(/join/[^"]+)"', other.get("/me"))[0]
            assert f"{name} invites you" in other.get("/me")
            other.post(link, name="")
        assert sorted(server.table(room).names) == ["Ada", "Bea"]
        assert all(seat.person for seat in server.table(room).seats)


def test_a_game_is_listed_among_companions_after_it_was_resigned_and_removed(
    server: Served,
) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    bea.post(f"/me/games/{table}", do="resign")
    assert "Bea" in ada.get("/me/people")
    bea.post(
        "/me/people",
        do="mute",
        person=re.findall(r'person" value="(\w+)"', bea.get("/me/people"))[0],
    )
    server.ask(lambda: server.tables.delete(table))
    assert "Bea" in ada.get("/me/people"), "she is known since she has muted somebody"


def test_bots_are_on_the_leaderboard_with_their_measured_ratings(server: Served) -> None:
    board = server.person("Ada").get(f"/games/{TOWERS}/leaderboard")
    assert "Nobody is listed yet" in board
    ratings = {level: bot_rating(TOWERS, level).shown for level in (1, 2, 3)}
    places = [board.index(f"<td>{ratings[level]}</td>") for level in (3, 2, 1)]
    assert places == sorted(places)
    assert "bot: Apprentice" in board
    assert "bot:" not in server.person("Ada").get(f"/games/{NOUGHTS}/leaderboard"), "not measured"


def test_a_solo_game_of_wandering_towers_is_compared_by_its_cards() -> None:
    """15.4: solo games of Wandering Towers are compared by the number of cards used, because in
    every win all wizards are home and all bottles full, so points are always the same."""
    towers = game(TOWERS)
    [solo] = [variant.options for variant in towers.variants if variant.key == "solo"]
    table = Table.new(TOWERS, 1, "ada", 1.0, options=solo)
    table.sit("ada", "Ada", 1.0)
    table.start("ada", 1.0, secret_of(1))
    assert table.match is not None
    player = RandomPlayer(towers, 1)
    while table.status == "playing":
        table.submit(*player.choose(table.match.state), 1.0)
    [alone] = table.result().seats
    assert alone.points == cast(Any, table.match.state).cards > 10
    assert towers.fewest_is_best


def test_the_about_page_says_who_runs_the_server_and_announcements_are_everywhere(
    server: Served,
) -> None:
    ada = server.person("Ada")
    about = ada.get("/about")
    assert "removed after 14 days" in about
    assert "kept for good" in about
    upkeep = server.site.store.upkeep
    table = ada.start("me", "bot-1")
    client = ada.connect(table)
    server.ask(lambda: upkeep.announce("Back at <nine>", 4e9))
    server.ask(lambda: server.tables.heartbeat())
    assert "Back at &lt;nine&gt;" in ada.get("/")
    client.wait(lambda: "Back at &lt;nine&gt;" in "".join(client.parts.values()))
    server.ask(lambda: upkeep.announce("", 0.0))
    server.ask(lambda: server.tables.heartbeat())
    assert "nine" not in ada.get("/")
