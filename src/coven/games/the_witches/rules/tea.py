"""Tea, and doing nothing (chapter 10); Granny Weatherwax's kettle (15.3)."""

from __future__ import annotations

from ..components import AREAS, GRANNYS_COTTAGE, GUEST, HOST, KETTLE, SPACE_AREA
from ..state import Witches, company
from .cackles import drop_cackles


def rest(s: Witches, who: int) -> None:
    """What a witch does where no problem is (6.4)."""
    hosts = company(s, who)
    if hosts:
        have_tea(s, who, hosts)
    elif s.seats == 1 and s.at[who] == GRANNYS_COTTAGE and s.cackles[who]:
        count = drop_cackles(s, who, KETTLE)
        if s.records_events:
            s.tell("log-kettle", {"seat": who, "count": count})
    elif s.records_events:
        s.tell("log-nothing", {"seat": who, "area": f"area-{AREAS[SPACE_AREA[s.at[who]]].id}.at"})


def have_tea(s: Witches, who: int, hosts: list[int]) -> None:
    """10.1, R23"""
    count = drop_cackles(s, who, GUEST)
    if s.records_events:
        s.tell("log-tea", {"seat": who, "count": count})
    for host in hosts:
        count = drop_cackles(s, host, HOST)
        if s.records_events:
            s.tell("log-tea-host", {"seat": host, "count": count})
