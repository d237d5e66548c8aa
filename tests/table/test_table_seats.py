"""Seats: people, bots, hot seats, hosts, absence, viewpoints and rematches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.core import BadOptions, Illegal
from coven.table import Refused, Table, clean_name

from .toy_game import NOW, toy_table


def gathering(seats: int = 3) -> Table:
    return Table.new("toy-game", seats, "anna", NOW, id="t")


def refusal(e: pytest.ExceptionInfo[Refused]) -> str:
    return e.value.text.key


def test_people_and_bots_take_the_open_seats_and_the_host_begins() -> None:
    table = gathering()
    assert table.sit("anna", " Anna\n ", NOW) == 0
    assert table.sit("boris", "Boris", NOW, seat=2) == 2
    table.put_bot(1, 3, "anna")
    table.start("anna", NOW)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    assert table.names[0] == "Anna"
    assert table.names[1]
    assert table.match is not None
    assert table.match.names == table.names
    assert table.status == "playing"


def test_a_bot_gets_the_first_offered_name_that_is_free() -> None:
    table = gathering()
    table.sit("anna", "Ожина", NOW)
    for seat in (1, 2):
        table.put_bot(seat, 1, "anna", ["Ожина", "Верба", "Пижма"])
    assert table.names == ["Ожина", "Верба", "Пижма"]
    table.put_bot(1, 3, "anna", ["Полинка"])  # a bot of another level keeps its name
    assert table.names[1] == "Верба"


def test_a_match_does_not_begin_with_an_open_seat() -> None:
    table = gathering()
    table.sit("anna", "Anna", NOW)
    with pytest.raises(Refused) as e:
        table.start("anna", NOW)
    assert refusal(e) == "table-open-seats"
    assert table.status == "gathering"


def test_only_the_host_begins_changes_frees_and_pauses() -> None:
    table = gathering()
    table.sit("anna", "Anna", NOW)
    table.sit("boris", "Boris", NOW)
    table.put_bot(2, 1, "anna")
    acts: list[Callable[[], object]] = [
        lambda: table.start("boris", NOW),
        lambda: table.configure("boris", pace="fast"),
        lambda: table.free_seat(0, "boris", NOW),
        lambda: table.put_bot(2, 2, "boris"),
        lambda: table.pause("boris", NOW),
        lambda: table.resume("boris", NOW),
    ]
    for act in acts:
        with pytest.raises(Refused) as e:
            act()
        assert refusal(e) == "table-not-host"


def test_a_seat_is_taken_once() -> None:
    table = gathering()
    table.sit("anna", "Anna", NOW, seat=1)
    with pytest.raises(Refused) as e:
        table.sit("boris", "Boris", NOW, seat=1)
    assert refusal(e) == "table-seat-taken"
    table.sit("boris", "Boris", NOW)
    table.sit("cilla", "Cilla", NOW)
    with pytest.raises(Refused) as e:
        table.sit("dora", "Dora", NOW)
    assert refusal(e) == "table-full"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = toy_table()
    acts: list[Callable[[], object]] = [
        lambda: gathering().sit("x", "X", NOW, seat),
        lambda: table.submit(seat, "done", NOW),
        lambda: table.hand_to_bot(seat, "anna", NOW),
        lambda: table.reclaim_seat(seat, "anna", NOW),
        lambda: table.free_seat(seat, "anna", NOW),
    ]
    for act in acts:
        with pytest.raises(Refused) as e:
            act()
        assert refusal(e) == "table-no-seat"


def test_a_name_is_one_printable_line_of_at_most_24_letters() -> None:
    assert clean_name("  Ба́ба\tЯга \u202e\n") == "Ба́ба Яга"
    assert len(clean_name("x" * 100)) == 24
    with pytest.raises(Refused) as e:
        gathering().sit("anna", " \u200b\n", NOW)
    assert refusal(e) == "table-no-name"


def test_several_seats_of_one_person_are_a_hot_seat() -> None:
    table = gathering()
    for name in ("Anna", "Ben", "Cara"):
        table.sit("anna", name, NOW)
    table.start("anna", NOW)
    assert table.seats_of("anna") == (0, 1, 2)
    assert table.viewpoints("anna") == (0, 1, 2, None)
    table.submit(0, "done", NOW)
    assert table.people_waiting == (1,)


def test_if_the_host_leaves_before_the_start_another_person_becomes_host() -> None:
    table = gathering()
    table.sit("anna", "Anna", NOW)
    table.sit("boris", "Boris", NOW)
    table.leave("anna", NOW)
    assert table.seats[0].kind == "open"
    assert table.host == "boris"


def test_a_bot_plays_for_a_person_who_has_left_until_somebody_else_sits_down() -> None:
    table = toy_table()
    table.leave("anna", NOW)
    assert table.bots_due == (0,)
    assert table.seats[0].vacant
    assert table.host == "boris"
    with pytest.raises(Refused):
        table.reclaim_seat(0, "anna", NOW)
    assert table.sit("dora", "Dora", NOW) == 0
    assert table.people_waiting == (0,)
    assert table.match is not None
    assert table.match.names[0] == "Dora"


def test_a_seat_can_be_handed_to_a_bot_and_reclaimed() -> None:
    table = toy_table()
    table.hand_to_bot(0, "anna", NOW, level=3)
    assert table.seats[0].bot == 3
    assert table.seats[0].why == "lent"
    assert not table.seats[0].vacant
    with pytest.raises(Refused) as e:
        table.submit(0, "done", NOW)
    assert refusal(e) == "table-seat-lent"
    assert table.submit(0, "step 1", NOW, by="bot") is not None
    table.reclaim_seat(0, "anna", NOW)
    assert table.seats[0].kind == "person"
    with pytest.raises(Refused) as e:
        table.submit(0, "step 1", NOW, by="bot")
    assert refusal(e) == "table-seat-back"


def test_only_its_person_or_the_host_hands_a_seat_to_a_bot_and_only_its_person_reclaims_it() -> (
    None
):
    table = toy_table()
    with pytest.raises(Refused):
        table.hand_to_bot(1, "cilla", NOW)
    table.hand_to_bot(1, "anna", NOW)
    for nobody in ("anna", "cilla", ""):
        with pytest.raises(Refused):
            table.reclaim_seat(1, nobody, NOW)
    table.reclaim_seat(1, "boris", NOW)


def test_the_host_frees_a_seat_in_a_match_for_another_person() -> None:
    table = toy_table()
    table.free_seat(1, "anna", NOW)
    assert table.seats[1].kind == "bot"
    assert table.sit("dora", "Dora", NOW) == 1


def test_settings_can_be_changed_until_the_start_and_must_be_possible() -> None:
    table = gathering(2)
    table.configure("anna", seats=4, options={"long": 3}, pace="days", public=True)
    assert len(table.seats) == 4
    table.sit("boris", "Boris", NOW, seat=3)
    table.configure("anna", seats=2)
    assert table.names == ["Boris", ""], "who sits behind a gap moves up"
    table.configure("anna", seats=4)
    for i, name in enumerate(("Anna", "Clara"), start=2):
        table.sit(name.lower(), name, NOW, seat=i)
    with pytest.raises(Refused) as e:
        table.configure("anna", seats=2)
    assert refusal(e) == "table-seats-taken"
    with pytest.raises(BadOptions):
        table.configure("anna", seats=9)
    with pytest.raises(BadOptions):
        table.configure("anna", options={"long": 5})
    with pytest.raises(Refused):
        table.configure("anna", pace="hasty")
    assert (table.settings.options["long"], table.settings.pace) == (3, "days")
    table.close_open_seats("anna")
    assert table.names == ["Boris", "Anna", "Clara"]
    table.start("anna", NOW)
    with pytest.raises(Refused):
        table.configure("anna", pace="none")
    with pytest.raises(Refused):
        table.close_open_seats("anna")
    table.configure("anna", spectators=False)
    assert not table.may_watch("dora")


def test_people_change_seats_and_names_until_the_start() -> None:
    """P47: until the start, a person may move to another free seat, which has another colour, and
    change their name."""
    table = gathering(4)
    table.sit("boris", "Boris", NOW, seat=0)
    table.sit("clara", "Clara", NOW, seat=1)
    table.change_seat("boris", 3, NOW)
    assert table.names == ["", "Clara", "", "Boris"]
    with pytest.raises(Refused) as e:
        table.change_seat("boris", 1, NOW)
    assert refusal(e) == "table-seat-taken"
    table.name_seat(3, "Clara", "boris")
    assert table.names[3] == "Clara (2)"
    with pytest.raises(Refused):
        table.name_seat(3, "Eve", "clara")
    with pytest.raises(Refused):
        table.share_device(0, "Dora", "boris", NOW)
    table.share_device(0, "Dora", "anna", NOW)
    table.share_device(2, "Emil", "anna", NOW)
    with pytest.raises(Refused):
        table.change_seat("anna", 2, NOW)
    table.start("anna", NOW)
    with pytest.raises(Refused):
        table.change_seat("boris", 0, NOW)


def test_viewpoints_are_ones_own_seats_until_the_match_is_over() -> None:
    table = toy_table(options={"long": 1})
    assert table.viewpoints("boris") == (1, None)
    assert table.viewpoints("dora") == (None,)
    table.configure("anna", spectators=False)
    assert table.viewpoints("dora") == ()
    table.submit(0, "done", NOW)
    assert table.viewpoints("boris") == (0, 1, 2, None)
    assert table.viewpoints("dora") == ()


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    table = toy_table(people=("anna", "boris"), options={"long": 1})
    with pytest.raises(Refused) as e:
        table.rematch("anna", NOW)
    assert refusal(e) == "table-not-over"
    table.submit(0, "done", NOW)
    with pytest.raises(Refused):
        table.rematch("stranger", NOW)
    again = table.rematch("boris", NOW, id="t2")
    assert [seat.person for seat in again.seats] == [None, "anna", "boris"]
    assert [seat.kind for seat in again.seats] == ["bot", "person", "person"]
    assert again.settings.rematch_of == "t"
    assert table.running.rematch == "t2"
    again.start("boris", NOW)
    assert again.match is not None
    assert table.match is not None
    assert again.match.secret != table.match.secret
    with pytest.raises(Refused) as e:
        table.rematch("anna", NOW)
    assert refusal(e) == "table-rematch-there"


def test_in_a_rematch_the_seat_of_whoever_resigned_is_theirs_or_open() -> None:
    """P22: a person who has resigned and asks for the rematch gets their seat; if another person
    asks, the seat is open and no bot has the name of the person who resigned."""
    for by, person, kind in (("anna", None, "open"), ("boris", "boris", "person")):
        table = toy_table(people=("anna", "boris", "cora"))
        table.resign("boris", NOW)
        table.resign("cora", NOW)
        assert table.status == "over"
        again = table.rematch(by, NOW)
        assert [seat.person for seat in again.seats] == [None, "anna", person]
        assert (again.seats[2].kind, again.host) == (kind, by)


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    table = toy_table(options={"long": 1})
    with pytest.raises(Illegal):
        table.submit(1, "done", NOW)
    assert table.n == 0
    table.submit(0, "done", NOW)
    acts: list[Callable[[], object]] = [
        lambda: table.submit(1, "done", NOW),
        lambda: table.pause("anna", NOW),
        lambda: table.hand_to_bot(1, "boris", NOW),
        lambda: table.sit("dora", "Dora", NOW),
        lambda: table.auto_pass(1, ["prompt-toast"], NOW),
    ]
    for act in acts:
        with pytest.raises(Refused) as e:
            act()
        assert refusal(e) == "game-over"
    assert table.n == 1


def test_the_secret_is_shown_after_the_end_and_in_no_text_before() -> None:
    table = toy_table(options={"long": 1})
    assert table.secret is None
    assert table.match is not None
    secret = table.match.secret
    shown = f"{table!r} {table.unsaved()!r} {table.match!r} {table.match.state!r}"
    assert secret.hex() not in shown
    assert repr(secret)[2:-1] not in shown
    table.submit(0, "done", NOW)
    assert table.secret == secret


def test_a_name_shows_something_and_deceives_nobody() -> None:
    """S16: a name loses characters that are invisible or change the direction of writing, and keeps
    emoji and up to three combining marks."""
    for nothing in ("\u3164\u2800", "\u200d\u200b", "\0\x1b", "\ufe0f", "\u0301", "\ud800"):
        assert clean_name(nothing) == "", ascii(nothing)
    assert clean_name("A\u202ed\u2066a\0") == "Ada"
    assert clean_name("e" + "\u0323" * 300) == "\u1eb9" + "\u0323" * 3
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_name(family) == family
    assert clean_name("❤\ufe0f\u200d\U0001f525") == "❤\ufe0f\u200d\U0001f525"
    assert clean_name("a\u200db") == "ab"


@given(st.text(max_size=80))
def test_cleaning_a_clean_text_changes_nothing(text: str) -> None:
    once = clean_name(text)
    assert clean_name(once) == once
    once.encode()


def test_a_second_ada_at_a_table_is_numbered() -> None:
    """S16: names that look the same at one table get numbers; "(2)" fits into the longest name."""
    table = gathering()
    table.sit("anna", "Ada", NOW)
    table.sit("boris", "ada", NOW)
    table.sit("clara", "Ａda", NOW)
    assert table.names == ["Ada", "ada (2)", "Ａda (3)"]
    table.rename("boris", "x" * 24)
    table.rename("clara", "x" * 24)
    assert table.names[1:] == ["x" * 24, "x" * 20 + " (2)"]
    table.rename("clara", "Clara")
    assert table.names[2] == "Clara"


def test_everybody_who_had_a_moved_seat_can_take_it_back_the_first_one_last_of_all() -> None:
    """S1: the last eight people of a seat that moved by links can take it back; the very first one
    is always among them."""
    table = toy_table()
    owner = table.seats[1].person
    assert owner is not None
    for i in range(20):
        table.move_seat(1, f"thief-{i}", "Thief", NOW)
    former = table.running.former_people(1)
    assert former[0] == owner
    assert former[-1] == "thief-18"
    assert len(former) == 8
    table.take_back_seat(1, "thief-18", "Thief", NOW)
    for stranger in ("thief-18", "thief-19", "nobody"):
        with pytest.raises(Refused):
            table.take_back_seat(1, stranger, "Thief", NOW)
    table.leave("thief-18", NOW, 1)
    table.take_back_seat(1, owner, "", NOW)
    assert table.seats[1].person == owner
    assert not table.running.moved_from


def test_somebody_who_is_invited_to_a_seat_that_was_left_keeps_it() -> None:
    table = toy_table()
    owner = table.seats[1].person
    assert owner is not None
    table.move_seat(1, "phone", "Phone", NOW)
    table.leave("phone", NOW, 1)
    table.join("clara", "Clara", NOW, 1, invited=True)
    with pytest.raises(Refused):
        table.take_back_seat(1, owner, "", NOW)


def test_a_moved_seat_as_an_older_version_stored_it_can_be_taken_back() -> None:
    table = toy_table()
    owner = table.seats[1].person
    assert owner is not None
    table.move_seat(1, "phone", "Phone", NOW)
    table.running.moved_from = {1: owner}
    assert table.may_watch(owner)
    table.take_back_seat(1, owner, "", NOW)
    assert table.seats[1].person == owner
