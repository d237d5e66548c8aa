"""Pages without scripts, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.served import NOUGHTS, Served, serving, until

from coven import games
from coven.server.bots.win_curves import sampled_entries, smoothed, turning_points
from coven.text import LOCALES

HEAD = {"en": "Take a seat", "ru": "Садитесь", "uk": "Сідайте"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_shows_five_games_in_the_persons_language(server: Served, locale: str) -> None:
    page = server.person(language=locale).get("/")
    assert f'<html lang="{locale}"' in page
    assert HEAD[locale] in page
    assert page.count('<li class="tarot') == len(games.LOBBY) == 5


MOON = """
from coven.games.noughts_and_crosses import GAME as GRID

class Moon(type(GRID)):
    id = "moon-grid"

GAME = Moon()
"""


@pytest.fixture
def moon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Registers a game of another package, with English texts only, and one that cannot be
    imported; yields the id of the first."""
    package = tmp_path / "moon_grid"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text(MOON, "utf-8")
    own = Path(games.__path__[0], "noughts_and_crosses")
    for name in ("text/en.ftl", "rules.en.md"):
        (package / name).write_text((own / name).read_text("utf-8"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games.register("moon-grid", "moon_grid")
    games.register("lost-game", "no_such_package")
    yield "moon-grid"
    for id in ("moon-grid", "lost-game"):
        del games.installed()[id]
    games.package_of.cache_clear()
    games.game.cache_clear()


def test_the_lobby_shows_the_games_of_other_packages_after_the_five(
    server: Served, moon: str
) -> None:
    person = server.person(language="uk")
    page = person.get("/")
    assert page.count('<li class="tarot') == len(games.LOBBY) + 1
    card = page[page.rindex('<li class="tarot') :]
    assert f'href="/games/{moon}"' in card
    assert "neutral.svg" in card
    assert "lost-game" not in page
    assert "Noughts and crosses" in person.get(f"/games/{moon}")
    assert 'id="2.1"' in person.get(f"/games/{moon}/rules")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games.ids())
def test_a_games_rules_have_an_anchor_for_every_paragraph(
    server: Served, locale: str, game: str
) -> None:
    source = games.__path__[0] + f"/{game.replace('-', '_')}/rules.{locale}.md"
    with open(source, encoding="utf-8") as file:
        numbers = re.findall(r"^\*\*([\dE.]+[a-z]?)\*\*", file.read(), re.M)
    page = server.person(language=locale).get(f"/games/{game}/rules")
    assert numbers
    for number in numbers:
        assert f'id="{number}"' in page


def test_an_introduction_to_the_rules_has_neither_heading_nor_line_in_the_contents(
    server: Served,
) -> None:
    """The introduction, which says which parts of the box Coven has designed, is shown before the
    first chapter and not listed."""
    page = server.person().get("/games/wandering-towers/rules")
    assert "coven box wandering-towers" in page
    assert not re.search(r"<(a|h3)[^>]*></(a|h3)>", page)


def test_no_page_shows_a_text_key(server: Served) -> None:
    person = server.person("Ada")
    table = person.start("me", "open")
    for path in (
        "/",
        f"/games/{NOUGHTS}",
        f"/games/{NOUGHTS}/rules",
        "/settings",
        f"/t/{table}",
        f"/t/{table}/people",
    ):
        text = re.sub(r"<script.*?</script>|<[^>]+>", " ", person.get(path), flags=re.S)
        assert not re.findall(r"\bweb-[a-z-]+|\{ ?\$", text), path


def test_the_field_for_a_code_is_folded_until_somebody_has_a_code(server: Served) -> None:
    """P17: in the lobby the field is folded away; after a wrong code it is open, so that the code
    can be corrected."""
    ada = server.person("Ada")
    folded = re.compile(r'<details class="got-code"( open)?><summary>.*?</details>', re.DOTALL)
    found = folded.search(ada.get("/"))
    assert found
    assert 'name="code"' in found.group()
    assert found.group(1) is None
    _, text, _ = ada.submit("/code", code="ZZZZZ")
    wrong = folded.search(text)
    assert wrong
    assert wrong.group(1) == " open", "a wrong code can be corrected at once"


def test_a_room_has_a_place_for_every_part_that_it_is_sent(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    page, client = ada.get(f"/t/{table}"), ada.connect(table)
    bea.join(ada, table)
    bea.connect(table).ask("chat", text="Hello")
    client.wait(
        lambda: "Bea" in client.parts["seats"] and any("Hello" in p for p in client.parts.values())
    )
    slots = set(re.findall(r'data-slot="(\w+)"', page))
    for part in client.parts:
        assert f'id="part-{part}"' in page or part.partition("-")[0] in slots, part


def test_one_click_from_a_card_leads_to_a_table_with_bots(server: Served) -> None:
    person = server.person()
    place = person.post(f"/games/{NOUGHTS}/now")
    assert server.table(place.removeprefix("/t/")).status == "playing"
    assert 'data-move="mark 4"' in person.get(place)


def test_settings_are_stored_in_the_cookie(server: Served) -> None:
    person = server.person()
    person.post("/settings", name="Ada", language="uk", motion="slow", confirm="always", whole="1")
    page = person.get("/settings")
    assert '<html lang="uk" data-motion="slow" data-confirm="always" data-sounds="off"' in page
    assert 'value="Ada"' in page


def test_a_settings_form_redirects_to_our_own_pages_only(server: Served) -> None:
    person = server.person()
    assert person.post("/settings", back="/games/x?y=1") == "/games/x?y=1"
    for elsewhere in ("//evil.example/", "https://evil.example", "/\\evil.example", ""):
        assert person.post("/settings", back=elsewhere) == "/settings?saved"


def test_a_room_with_single_options_of_the_host_is_no_variant(server: Served) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start(
        "me", "open", game="wandering-towers", **{"option-first-player": "first-seat"}
    )
    assert '<option value="custom" selected>Custom</option>' in ada.get(f"/t/{table}")
    assert "<b>Custom</b>" in bea.get(f"/t/{table}")


def test_a_match_for_another_number_of_players_does_not_start(server: Served) -> None:
    person = server.person("Ada")
    table = person.start("me", "open")
    status, text, _ = person.submit(f"/t/{table}/begin")
    assert status == 400
    assert "You need 2 players" in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", ["/nothing", "/games/chess", "/t/nobody", "/join/never"])
def test_missing_pages_say_so_in_the_persons_language(
    server: Served, locale: str, path: str
) -> None:
    status, text, _ = server.person(language=locale).send("GET", path)
    assert status == 404
    assert f'<html lang="{locale}"' in text


def test_a_finished_match_shows_win_chances_over_time_and_their_turning_points(
    server: Served,
) -> None:
    """P3: the only turning point that is found is the turn in which Ada made two rows that Bea
    could not both stop."""
    person = server.person("Ada")
    table = person.start("me", "hot", name_1="Bea")
    client = person.connect(table)
    for cell in (4, 1, 0, 8, 6, 3, 2):  # the fork is in cell 6
        client.turn(f"mark {cell}")
    page = person.get(f"/t/{table}/end")
    assert "data-again" in page
    until(lambda: "data-again" not in person.get(f"/t/{table}/end"))
    page = person.get(f"/t/{table}/end")
    assert page.count('<svg class="chart"') == 2
    found = server.site.win_curves.curve(server.table(table))
    assert found is not None
    assert found.points[-1] == (7, (100, 0))
    assert all(sum(parts) in (99, 100, 101) for _, parts in found.points)
    assert [n for n, _ in found.points] == [0, 1, 2, 3, 4, 5, 6, 7]
    (fork,) = found.turning_points
    assert (fork.since, fork.entry, fork.seat) == (4, 5, 0)
    assert fork.after > fork.before
    listed = page.split('<ol class="turns">')[1].split("</ol>")[0]
    assert f'href="/t/{table}/replay?at=4"' in listed
    assert "cell 7" in listed, "named by what was done in it"


def test_a_turning_point_is_a_turn_whose_change_lasts() -> None:
    """P3: chances that go up and down with whose turn it is have no turning point."""
    sawtooth = [0.5, 0.3, 0.5, 0.3, 0.5, 0.7, 0.9, 0.7, 0.9, 0.7, 1.0]
    exact = [(10 * i, [1 - part, part]) for i, part in enumerate(sawtooth)]
    turns = turning_points(exact, [2, 1])
    assert [(t.since, t.entry, t.seat) for t in turns] == [(30, 40, 1), (40, 50, 1), (50, 60, 1)]
    assert [turns[1].before, turns[1].after] == pytest.approx([0.4, 0.8])
    level = [(n, [1 - part, part]) for n, part in enumerate([0.5, 0.3] * 5 + [1.0])]
    assert turning_points(level, [2, 1]) == []
    assert turning_points(exact, [1, 1]) == []


def test_the_curve_of_chances_is_no_saw_of_whose_turn_it_was() -> None:
    """P3: chances that go up and down with every turn become a smooth curve when they are averaged
    over a round; the first and the last value, which is the result, stay as they are."""
    saw = [(n, [part, 1 - part]) for n, part in enumerate([0.8, 0.4] * 4 + [1.0])]
    drawn = [parts[0] for _, parts in smoothed(saw, 2)]
    assert drawn == pytest.approx([0.8, *[0.6] * 7, 1.0])
    assert smoothed(saw, 1) == saw


def test_chances_are_judged_when_turns_begin(server: Served) -> None:
    person = server.person("Ada")
    table = person.start("me", "hot", name_1="Bea")
    client = person.connect(table)
    for cell in (0, 3, 1, 8, 2):
        client.turn(f"mark {cell}")
    assert sampled_entries(server.table(table)) == [0, 1, 2, 3, 4]


def test_a_finished_match_shows_its_result_its_secret_and_its_file(server: Served) -> None:
    person = server.person("Ada")
    table = person.start("me", "hot", name_1="Bea")
    client = person.connect(table)
    for cell in (0, 3, 1, 4, 2):
        client.turn(f"mark {cell}")
    page = person.get(f"/t/{table}/end")
    secret = server.table(table).secret.hex()
    assert "Ada wins" in page
    assert secret in page
    assert '<svg class="chart"' in page
    file = person.get(f"/t/{table}/match.coven")
    assert secret in file
    assert file.count("\n") == 6
    again = person.post(f"/t/{table}/rematch")
    assert [s.name for s in server.table(again.removeprefix("/t/")).seats] == ["Bea", "Ada"]
    assert person.post(f"/t/{table}/rematch") == again
    assert "Bea" in person.get(f"/t/{table}/replay?at=2&eyes=1")
    forked = person.post(f"/t/{table}/fork", at="2", seat="0")
    assert server.table(forked.removeprefix("/t/")).n >= 2


def test_a_running_match_shows_neither_secret_nor_file_nor_end(server: Served) -> None:
    person = server.person("Ada")
    table = person.start("me", "bot-1")
    for path in ("end", "match.coven"):
        assert person.send("GET", f"/t/{table}/{path}")[0] == 404
    assert server.table(table).match.secret.hex() not in person.get(f"/t/{table}")
    assert server.table(table).match.commitment in person.get(f"/t/{table}")


def test_the_rules_of_a_game_are_shown_with_its_pictures(server: Served) -> None:
    text = server.person().get("/games/wandering-towers/rules")
    assert text.count('<figure class="picture"><svg') == 5


def test_the_slowest_bots_can_be_switched_off(tmp_path: Path) -> None:
    with serving(tmp_path, slow_bots=False) as server:
        eve = server.person()
        assert "Crone" in eve.get(f"/games/{NOUGHTS}")
        assert "Night witch" not in eve.get(f"/games/{NOUGHTS}")
        table = eve.start("me", "open")
        assert eve.submit(f"/t/{table}/seat", do="bot", seat="1", level="4")[0] == 400
        eve.post(f"/t/{table}/seat", do="bot", seat="1", level="3")
        assert '<option value="4"' not in eve.get(f"/t/{table}")


def test_a_bot_of_the_slowest_level_plays(server: Served) -> None:
    ada = server.person("Ada")
    client = ada.connect(ada.start("me", "bot-4"))
    client.turn("mark 4")
    client.wait(lambda: client.asked)
    assert "Night witch" in client.parts["player-1"]
