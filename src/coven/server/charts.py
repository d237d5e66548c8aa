"""Pictures of a match: its score over time, and QR codes of its links."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import segno
from markupsafe import Markup, escape

from .screen import MARKS

WIDE, HIGH, LEFT, BELOW, RIGHT, TOP = 920, 280, 40, 26, 120, 12


def course(
    points: Sequence[tuple[int, tuple[int, ...]]], names: Sequence[str], label: str
) -> Markup:
    """Each seat's points by entry, as lines that differ in dash as well as in colour."""
    if len(points) < 2:
        return Markup("")
    last = points[-1][0] or 1
    low = min(0, *(min(totals) for _, totals in points))
    high = max(1, *(max(totals) for _, totals in points))

    def x(n: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * n / last

    def y(total: int) -> float:
        return TOP + (HIGH - TOP - BELOW) * (high - total) / (high - low)

    made = []
    step = max(1, -(-(high - low) // 5))
    for total in range(low, high + 1, step):
        made.append(
            f'<line class="grid-line" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(total):.1f}" '
            f'y2="{y(total):.1f}"/><text x="{LEFT - 8}" y="{y(total) + 4:.1f}" '
            f'text-anchor="end">{total}</text>'
        )
    ends: list[float] = []
    order = sorted(range(len(names)), key=lambda seat: -points[-1][1][seat])
    for seat in order:
        line = " ".join(f"{x(n):.1f},{y(totals[seat]):.1f}" for n, totals in points)
        at = y(points[-1][1][seat]) + 4
        if ends and at - ends[-1] < 16:
            at = ends[-1] + 16
        ends.append(at)
        made.append(
            f'<g class="seat-{seat % MARKS}"><polyline class="course" points="{line}"/>'
            f'<svg class="mark tinted" x="{WIDE - RIGHT + 8}" y="{at - 12:.1f}" width="14" '
            f'height="14" viewBox="0 0 32 32"><use href="#mark-{seat % MARKS}"/></svg>'
            f'<text x="{WIDE - RIGHT + 28}" y="{at:.1f}">{escape(names[seat][:14])}</text></g>'
        )
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(label)}">'
        f"{''.join(made)}</svg>"
    )


def qr(link: str) -> Markup:
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=1, dark="#15121f"
    )
    return Markup(drawn.getvalue().decode())
