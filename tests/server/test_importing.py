"""Uploads of match files: shown as replays, or refused."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.server.served import NOUGHTS, Person, Served, serving
from tests.table.test_table_importing import damaged, file_of

from coven.server.settings import Rates

EDGE = "----coven"


def send(person: Person, file: bytes, name: str = "match.coven") -> tuple[int, str, str]:
    """Uploads a file. Returns status, page and redirect."""
    head = (
        f'--{EDGE}\r\ncontent-disposition: form-data; name="file"; filename="{name}"\r\n'
        "content-type: application/octet-stream\r\n\r\n"
    )
    status, text, headers = person.send(
        "POST",
        "/import",
        head.encode() + file + f"\r\n--{EDGE}--\r\n".encode(),
        origin=f"http://{person.host}",
        **{
            "content-type": f"multipart/form-data; boundary={EDGE}",
            "sec-fetch-site": "same-origin",
        },
    )
    return status, text, headers.get("location", "")


def test_a_match_file_is_stored_as_a_finished_table_and_shown(server: Served) -> None:
    ada = server.person("Ada")
    for game in (NOUGHTS, "wandering-towers"):
        file = file_of(game).encode()
        status, _, place = send(ada, file)
        assert status == 303
        assert place.endswith("/replay?at=0")
        assert "Bea" in ada.get(place)
        table = place.split("/")[2]
        last = server.table(table).n
        for path in (f"replay?at={last}", f"replay?at={last // 2}&eyes=1", "end"):
            assert "Bea" in ada.get(f"/t/{table}/{path}")
        assert "wasn’t dealt by this server" in ada.get(f"/t/{table}/end")
        assert ada.get(f"/t/{table}/match.coven") == file.decode()
        assert f"/t/{table}" in ada.get("/")
        assert "Bea" in server.person().get(f"/t/{table}/replay?at=1&eyes=1"), "by link"
        assert "Bea" in ada.get(f"/t/{table}")


def test_a_downloaded_match_file_can_be_imported_again(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "hot", name_1="Bea")
    client = ada.connect(table)
    for cell in (0, 3, 1, 4, 2):
        client.turn(f"mark {cell}")
    file = ada.get(f"/t/{table}/match.coven").encode()
    assert send(server.person("Cleo"), file)[0] == 303


def test_files_that_are_no_matches_are_refused_with_a_reason(server: Served) -> None:
    ada = server.person("Ada")
    before = len(server.ask(lambda: server.site.store.open_tables(1)))
    for file, said in (
        (b"", "choose a match file"),
        (b"hello", "not a Coven match file"),
        (b"\xff\xfe\x00", "not a Coven match file"),
        (b"[" * 300_000, "not a Coven match file"),
        (b"x" * (1024 * 1024 + 1), "too large"),
    ):
        status, page, _ = send(ada, file)
        assert status == 400, file[:20]
        assert said in page
    assert len(server.ask(lambda: server.site.store.open_tables(1))) == before
    assert send(ada, b"x" * 3_000_000)[0] == 413


def test_broken_files_make_no_table_and_no_error(server: Served) -> None:
    luck, ada = random.Random(5), server.person("Ada")
    for _ in range(6):
        status, _, place = send(ada, damaged(file_of(NOUGHTS), luck).encode())
        assert status == 400 or (status == 303 and place.startswith("/t/"))


def test_html_in_the_names_of_a_file_is_escaped(server: Served) -> None:
    ada = server.person("Ada")
    file = file_of(NOUGHTS).replace('"Bea"', '"<img src=x onerror=a>\\n\\u0000"')
    status, _, place = send(ada, file.encode())
    assert status == 303
    assert "<img src=x" not in ada.get(place)


def test_a_file_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, import_seconds=0.05) as server:
        ada = server.person("Ada")
        began = time.monotonic()
        status, page, _ = send(ada, file_of(NOUGHTS).encode())
        assert time.monotonic() - began < 5
        assert status == 400
        assert "took too long" in page


def test_uploads_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, tables=Rates.read("- 0.001/4 -")) as server:
        ada = server.person("Ada")
        assert [send(ada, b"")[0] for _ in range(3)] == [400, 400, 429]
