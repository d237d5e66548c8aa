"""Rows are read safely in threads."""

from __future__ import annotations

import subprocess
import sys

FIRST_READS = """
import sys, msgspec
from coven.store import rows
from coven.table import Running, Seat, Settings, Table

new, calls = Table.new("noughts-and-crosses", 2, "anna", 0.0), set()
head = {"settings": msgspec.json.encode(new.settings), "running": msgspec.json.encode(new.running)}
seat_row = {name: getattr(new.seats[0], name) for name in Seat.__struct_fields__}
events = rows.write_events(())

class Unknown(msgspec.Struct):
    who: int

def inspects_types(act):
    calls.clear()
    sys.setprofile(lambda frame, event, _: calls.add(frame.f_code.co_name))
    act()
    sys.setprofile(None)
    return "get_class_annotations" in calls

assert inspects_types(lambda: msgspec.json.decode(b'{"who":1}', type=Unknown)), "it does"
for act in (
    lambda: rows.read_settings(head),
    lambda: rows.read_running(head),
    lambda: rows.read_seat(seat_row),
    lambda: rows.read_events(events),
):
    assert not inspects_types(act)
"""


def test_msgspec_knows_every_row_type_before_threads_read_rows() -> None:
    """All row types are known to msgspec after import, because two threads that are the first to
    read a type would crash the server."""
    subprocess.run([sys.executable, "-c", FIRST_READS], check=True)
