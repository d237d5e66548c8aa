"""What is read from rows, in threads."""

from __future__ import annotations

import subprocess
import sys

FIRST_READS = """
import sys, msgspec
from coven.store import rows
from coven.table import Running, Seat, Settings, Table

new, calls = Table.new("noughts-and-crosses", 2, "anna", 0.0), set()
head = {"settings": msgspec.json.encode(new.settings), "running": msgspec.json.encode(new.running)}
chair = {name: getattr(new.seats[0], name) for name in Seat.__struct_fields__}
said = rows.write_events(())

class Unseen(msgspec.Struct):
    who: int

def look_into_types(act):
    calls.clear()
    sys.setprofile(lambda frame, event, _: calls.add(frame.f_code.co_name))
    act()
    sys.setprofile(None)
    return "get_class_annotations" in calls

assert look_into_types(lambda: msgspec.json.decode(b'{"who":1}', type=Unseen)), "what would be seen"
for act in (
    lambda: rows.read_settings(head),
    lambda: rows.read_running(head),
    lambda: rows.read_seat(chair),
    lambda: rows.read_events(said),
):
    assert not look_into_types(act)
"""


def test_msgspec_knows_every_row_type_before_threads_read_rows() -> None:
    """Two threads that are the first to read a type at once make msgspec crash the server."""
    subprocess.run([sys.executable, "-c", FIRST_READS], check=True)
