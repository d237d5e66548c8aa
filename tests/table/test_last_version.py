"""Match files and saved positions that an earlier version wrote still open and can be played on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from coven import games
from coven.core import fingerprint, play, rng_of
from coven.table import BrokenFile, Match, Table

FILES = Path(__file__).with_name("last_version")
GAMES = sorted(file.stem for file in FILES.glob("*.coven"))


def test_every_game_has_files_of_the_last_version() -> None:
    assert set(games.LOBBY) <= set(GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_a_match_file_of_the_last_version_opens_and_goes_on(id: str) -> None:
    text = (FILES / f"{id}.coven").read_text("utf-8")
    if json.loads(text.splitlines()[0])["rules"] != games.game(id).version:
        with pytest.raises(BrokenFile, match="file-rules"):  # its moves could lead elsewhere now
            Match.load(text)
        return
    match = Match.load(text)
    assert not match.over
    assert match.save(with_secret=True) == text
    random_play = random.Random(1)
    for _ in range(20):
        if not match.over:
            seat = random_play.choice(sorted(match.state.pending))
            match.submit(seat, random_play.choice(match.state.pending[seat]))
    again = Match.load(match.save(with_secret=True))
    assert fingerprint(again.state) == fingerprint(match.state)


@pytest.mark.parametrize("id", GAMES)
def test_positions_of_the_last_version_load_and_go_on(id: str) -> None:
    game = games.game(id)
    random_play = random.Random(1)
    for line in (FILES / f"{id}.positions").read_text("utf-8").splitlines():
        seats, expected, saved = json.loads(line)
        state = game.load(saved, rng_of(1))
        assert state.seats == seats
        if not game.added_fields:
            assert fingerprint(state) == expected
        for seat in range(seats):
            game.sight(state, seat)
        for _ in range(10):
            if not state.over:
                seat = random_play.choice(sorted(state.pending))
                play(state, seat, random_play.choice(state.pending[seat]))


def test_bots_of_running_matches_keep_their_character() -> None:
    table = Table.new("voodoo", seats=2, host="anna", now=0.0)
    table.sit("anna", "Anna", 0.0)
    table.put_bot(1, level=2, by="anna")
    table.start("anna", 0.0, secret=bytes(32))
    assert table.temperament(1).seed == "5f4ad233c1907c1e"
