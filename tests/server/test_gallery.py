"""The gallery of shapes and cards, for people who draw them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.served import serving

from coven import games


def test_a_server_has_no_gallery_unless_it_is_switched_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        assert person.send("GET", "/gallery")[0] == 404
        assert person.send("GET", f"/gallery/{games.ids()[0]}")[0] == 404


@pytest.mark.slow
def test_the_gallery_shows_the_shapes_and_hands_of_a_game_in_all_languages(tmp_path: Path) -> None:
    with serving(tmp_path, gallery=True) as server:
        drawn = server.person().get("/gallery/the-witches")
        assert "<code>tw-face-tiffany</code>" in drawn
        assert drawn.count('lang="uk"') >= 2
        assert drawn.count('class="tw-card"') > 30
        assert server.person().send("GET", "/gallery/chess")[0] == 404
