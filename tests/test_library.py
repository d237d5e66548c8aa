"""What a user of the library meets first: names, reprs, pickles, and errors that say what to do."""

from __future__ import annotations

import copy
import pickle
import pydoc
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

import coven
from coven import games
from coven.bots import BadSpec, BotRng, play_randomly
from coven.cli import SERVER_PACKAGES
from coven.core import Rng, rng_of
from coven.default_table import parts_of
from coven.snapshot import NoBrowser, frame

GRID = "noughts-and-crosses"
ROOT = Path(__file__).parent.parent


def test_type_checkers_of_users_read_the_types() -> None:
    """L7: the package has the file py.typed."""
    assert (Path(coven.__file__).parent / "py.typed").exists()


def test_dir_and_help_show_every_public_name_and_nothing_else() -> None:
    """L8: `dir(coven)` and `help(coven)` have all public names, and none that coven only
    imports."""
    assert set(coven.__all__) <= set(dir(coven))
    assert not {"Any", "TYPE_CHECKING", "import_module"} & set(dir(coven))
    shown = pydoc.render_doc(coven, renderer=pydoc.plaintext)  # type: ignore[attr-defined]
    assert "class Match" in shown
    assert "class Bot" in shown


def test_reprs_say_what_a_thing_is() -> None:
    """L9: the repr of a game, a position and a match says which game, how many seats and who is
    asked."""
    match = coven.Match.start(GRID, seats=2, seed=1)
    match.submit(0, "mark 4")
    assert repr(match.game) == "<Game noughts-and-crosses: 2 players, rules 1>"
    assert repr(match.state) == "<Grid: 2 seats, 1 answers, seat 1 is asked>"
    assert repr(match) == "<Match of noughts-and-crosses: 2 seats, 1 entries, asked: 1>"
    assert str(match).splitlines()[2:] == ["4 | X | 6", "--+---+--", "7 | 8 | 9", "asked: 1"]
    for seat, move in ((1, "mark 0"), (0, "mark 3"), (1, "mark 1"), (0, "mark 5")):
        match.submit(seat, move)
    assert repr(match).endswith("5 entries, over, places 1, 2>")


@pytest.mark.parametrize("id", games.ids())
def test_notebooks_show_the_real_board(id: str) -> None:
    """L9: a notebook shows a match or position as the page that players see, without what they may
    not know."""
    match = coven.Match.start(id, 2, seed=3, names=["Ann <b>", "Bea"])
    play_randomly(match.state, BotRng(1), 9)
    page = str(coven.picture(match))
    assert match._repr_html_() == frame(page)
    assert "Ann &lt;b&gt;" in page
    assert page.count("<!doctype") == 1
    parts = parts_of(match.game, match.game.sight(match.state, None), coven.speaker(id), 2)
    assert f'id="part-board">{parts["board"][:30]}' in page
    assert "seat 1" in str(match.state._repr_html_())
    assert "http://" not in page.replace("http://www.w3.org", ""), "no file of a server"
    assert match.game._repr_html_().startswith("<h3>")
    own = str(coven.picture(match.state, seat=0, kind="svg"))
    assert ElementTree.fromstring(own).tag.endswith("svg"), "well-formed XML"


def test_other_kinds_of_pictures_are_refused_with_the_kinds_that_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = coven.game(GRID).new(2)
    with pytest.raises(ValueError, match="there are html, svg, png"):
        coven.picture(state, kind="gif")
    monkeypatch.setenv("COVEN_CHROMIUM", "/no/such/browser")
    with pytest.raises(NoBrowser, match="install one"):
        coven.picture(state, kind="png")


@pytest.mark.parametrize("id", games.ids())
def test_a_position_can_be_pickled_copied_and_compared_in_mid_game(id: str) -> None:
    """L10: a copy or pickle of a position equals it and goes on with the same dice."""
    state = coven.game(id).new(2, seed=3)
    play_randomly(state, BotRng(1), 5)
    for same in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same == state
        assert same.pending == state.pending
        play_randomly(same, BotRng(2), 1)
        assert same != state
    again = pickle.loads(pickle.dumps(state))
    play_randomly(again, BotRng(5))
    play_randomly(state, BotRng(5))
    assert again == state, "the dice are the same, too"


def test_moves_games_and_random_numbers_can_be_pickled() -> None:
    """L10: what comes back from a pickle is equal, and a game is the same object."""
    move = coven.parse("mark 4")
    assert pickle.loads(pickle.dumps(move)) == move
    game = coven.game(GRID)
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(Rng(bytes(32)))).secret == bytes(32)
    rng = BotRng(1)
    again = pickle.loads(pickle.dumps(rng))
    assert again.pick(1000) == rng.pick(1000)


def test_unknown_games_say_which_there_are() -> None:
    """L11: UnknownGame suggests the id that was meant, or lists all games."""
    with pytest.raises(coven.UnknownGame, match="did you mean 'wandering-towers'"):
        coven.game("wandering_towers")
    with pytest.raises(coven.UnknownGame, match="there are noughts-and-crosses, "):
        coven.game("xyzzy")


def test_exceptions_are_sentences() -> None:
    """L11: the text of each public exception is a sentence without keys of messages."""
    with pytest.raises(coven.BadOptions) as bad_players:
        coven.game(GRID).new(9)
    assert "players, not 9." in str(bad_players.value)
    with pytest.raises(coven.BadOptions) as bad_choice:
        coven.game("whirling-witchcraft").new(2, {"threshold": "many"})
    assert "option-threshold" not in str(bad_choice.value)
    with pytest.raises(coven.BrokenFile) as broken:
        coven.Match.load("nonsense")
    assert "not a Coven match file" in str(broken.value)
    with pytest.raises(coven.NoUndo) as no_undo:
        coven.Match.start(GRID, 2).undo(0)
    assert str(no_undo.value) == "There’s nothing to undo. (undo-nothing)"
    with pytest.raises(BadSpec, match="a level from 1 to 4"):
        coven.bot(GRID, "9")
    with pytest.raises(coven.Malformed, match="a verb and its arguments"):
        coven.parse("???")


def test_an_illegal_move_says_what_is_legal() -> None:
    """L11: Illegal suggests the move that was meant, or lists what the seat can play, or says that
    it is not asked."""
    state = coven.game(GRID).new(2)
    with pytest.raises(coven.Illegal, match="did you mean 'mark 1'"):
        coven.play(state, 0, "marc 1")
    with pytest.raises(coven.Illegal, match=r"it can play 'mark 0', .* and 4 more"):
        coven.play(state, 0, "dance")
    with pytest.raises(coven.Illegal, match="it is not asked"):
        coven.play(state, 1, "mark 1")


def test_texts_are_moves_and_numbers_are_seeds() -> None:
    """L23: `play` takes a move as text, and `new` and `start` take a number as a seed."""
    game = coven.game("wandering-towers")
    state = game.new(2, seed=7)
    assert state == game.new(2, rng=rng_of(7))
    coven.play(state, min(state.pending), state.pending[min(state.pending)][0].text)
    assert state.ply == 1
    match = coven.Match.start(GRID, 2, seed=7)
    assert match.secret == rng_of(7).secret


WITHOUT = """
import sys
from coven.cli import SERVER_PACKAGES
for name in (*SERVER_PACKAGES, "uvloop"):
    sys.modules[name] = None  # importing it raises ModuleNotFoundError
import coven, coven.envs, coven.lab.arena, coven.lab.export, coven.testkit.conformance
match = coven.Match.start("voodoo", 3, seed=1)
seat = min(match.state.pending)
match.submit(seat, coven.answer(coven.bot("voodoo", 1), match.state, seat))
assert match._repr_html_() and str(match)
assert coven.lab.arena.arena("noughts-and-crosses", ["2:9", "2"], 2).ratings()["2"] == 1500
coven.cli.main(["serve"])
"""


def test_the_library_needs_no_web_server() -> None:
    """L26: without the packages of coven[server], only the server's commands are refused."""
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2, ran.stderr
    assert "pip install coven[server]" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_extra_for_servers_has_the_packages_that_are_refused() -> None:
    """L26: the packages without which the server's commands are refused are those of
    coven[server]."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert len(project["dependencies"]) == 5
    named = {re.split(r"[>;]", text)[0] for text in project["optional-dependencies"]["server"]}
    modules = {name.replace("-", "_") for name in named}
    assert modules - {"uvloop"} == set(SERVER_PACKAGES)
