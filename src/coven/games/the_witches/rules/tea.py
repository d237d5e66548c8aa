"""Tea, and doing nothing (chapter 10); in solo games, Granny Weatherwax's kettle (15.3)."""

from __future__ import annotations

from ..components import AREAS, GUEST, HOST, KETTLE, SPACE_AREA
from ..state import Witches, others_here
from .cackles import put_back_cackles
from .modes import has_kettle


def have_tea_or_do_nothing(s: Witches, who: int) -> None:
    """Does what a witch does after a movement to a space without a problem (6.4): has tea with the
    witches there (10.1), in a solo game perhaps at Granny's kettle (15.3), otherwise nothing
    (10.3)."""
    hosts = others_here(s, who)
    if hosts:
        have_tea(s, who, hosts)
    elif has_kettle(s, who):
        count = put_back_cackles(s, who, KETTLE)
        if s.records_events:
            s.tell("log-kettle", {"seat": who, "count": count})
    elif s.records_events:
        s.tell("log-nothing", {"seat": who, "area": f"area-{AREAS[SPACE_AREA[s.at[who]]].id}.at"})


def have_tea(s: Witches, who: int, hosts: list[int]) -> None:
    """Puts back up to three cackles of the visiting witch and up to two of each of `hosts`, the
    seats of the witches who were there before (10.1, 10.2, R23)."""
    count = put_back_cackles(s, who, GUEST)
    if s.records_events:
        s.tell("log-tea", {"seat": who, "count": count})
    for host in hosts:
        count = put_back_cackles(s, host, HOST)
        if s.records_events:
            s.tell("log-tea-host", {"seat": host, "count": count})
