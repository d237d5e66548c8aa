"""Nothing that anybody sends is an error of the server (line 11 of docs/faults.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests import services
from tests.server.odd_input import OddInput, paths_of
from tests.server.served import Served, serving

from coven import games

REQUESTS, MESSAGES = 600, 50


class Errors:
    """A logger that remembers what is an error."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, dict[str, Any]]] = []

    def error(self, event: str, **more: Any) -> None:
        self.seen.append((event, more))

    def info(self, event: str, **more: Any) -> None:
        pass

    warning = info


@pytest.fixture
def errors(monkeypatch: pytest.MonkeyPatch) -> Errors:
    found = Errors()
    for module in ("access.guards", "live.connection", "live.table", "app"):
        monkeypatch.setattr(f"coven.server.{module}.logger", found)
    return found


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    return services.empty(request.getfixturevalue("postgres")) if "post" in request.param else ""


def test_no_request_is_an_error_of_the_server(
    tmp_path_factory: pytest.TempPathFactory, url: str, errors: Errors
) -> None:
    with serving(tmp_path_factory.mktemp("odd"), url) as server:
        eve = server.person("Eve")
        over = eve.start("me", "hot")
        client = eve.connect(over)
        for place in (0, 3, 1, 4, 2):
            client.turn(f"mark {place}")
        playing, gathering = eve.start("me", "hot"), eve.start("me", "open")
        token = eve.invitation(gathering).removeprefix("/join/")
        _, page, _ = eve.submit(f"/t/{playing}/seat", do="link", seat="0")
        seat = re.search(r"/seat/([^\"]+)\"", page)
        assert seat
        known = [over, playing, gathering, token, seat.group(1), *games.ids()]
        odd = OddInput(eve, paths_of(server.app.routes), known, seed=1)
        odd.requests(REQUESTS)
        assert odd.outcome.sent == REQUESTS
        assert not odd.outcome.errors, odd.outcome.errors[:3]
        assert not errors.seen, errors.seen[:3]


@pytest.mark.parametrize("game", games.ids())
def test_no_message_is_an_error_of_the_server(server: Served, game: str, errors: Errors) -> None:
    eve = server.person("Eve")
    players = games.game(game).variants[0].players
    table = eve.start("me", *("bot-1" for _ in range(players[0] - 1)), game=game)
    odd = OddInput(eve, [], [], seed=2)
    odd.messages(table, MESSAGES)
    spectator = OddInput(server.person("Zoe"), [], [], seed=3)
    spectator.messages(table, MESSAGES // 4)
    spectator.messages(eve.start("me", "open", game=game), MESSAGES // 4)
    assert not odd.outcome.errors, odd.outcome.errors[:3]
    assert not spectator.outcome.errors, spectator.outcome.errors[:3]
    assert not errors.seen, errors.seen[:3]
