"""SVG drawings for pages: a match's score over time, and QR codes of links."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import segno
from markupsafe import Markup, escape

from ..live.screen import MARKS, signed

HEIGHT, LEFT, BOTTOM, TOP, LINE = 280, 52, 30, 12, 16
WIDTHS = {"chart": (920, 150), "slim-chart": (400, 124)}
"""By CSS class: the width of the chart, and the part of it for names. For desktops and phones."""
MARK, LETTER, APART = 28, 8, 24
"""The widths of the mark before a name, of a letter, and of a number on the time axis."""


def line_chart(
    points: Sequence[tuple[int, tuple[int, ...]]],
    names: Sequence[str],
    label: str,
    axis: tuple[str, Sequence[int]] = ("", ()),
    most: int = 1,
) -> Markup:
    """Draws each seat's points over the match as SVG lines, which differ in dash as well as in
    colour; empty if nobody ever had any. Drawn twice, for wide and for narrow pages.

    `points`: the number of the entry, and every seat's points after it; `label`: the alt text;
    `axis`: the title of the time axis (such as "Turns"), and the entry with which each turn begins;
    `most`: the scale reaches at least to here.
    """
    if len(points) < 2 or not any(any(totals) for _, totals in points):
        return Markup("")
    return Markup("").join(_draw(style, points, names, label, axis, most) for style in WIDTHS)


def _draw(
    style: str,
    points: Sequence[tuple[int, tuple[int, ...]]],
    names: Sequence[str],
    label: str,
    axis: tuple[str, Sequence[int]],
    most: int,
) -> Markup:
    """Draws the chart of `line_chart` as SVG for one page width, whose CSS class is `style`.
    `points`: an entry's number and each seat's points after it; `label`: the alt text; `axis`: the
    title of the time axis and the entries at its ticks; `most`: the scale reaches at least to
    here."""
    wide, right = WIDTHS[style]
    last = points[-1][0] or 1
    low = min(0, *(min(totals) for _, totals in points))
    high = max(most, *(max(totals) for _, totals in points))

    def x(n: int) -> float:
        return LEFT + (wide - LEFT - right) * n / last

    def y(total: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - total) / (high - low)

    made = []
    step = _round_step((high - low) / 5)
    for total in range(-(-low // step) * step, high + 1, step):
        made.append(
            f'<line class="grid-line" x1="{LEFT}" x2="{wide - right}" y1="{y(total):.1f}" '
            f'y2="{y(total):.1f}"/><text x="{LEFT - 8}" y="{y(total) + 4:.1f}" '
            f'text-anchor="end">{signed(total)}</text>'
        )
    word, starts = axis
    every = _round_step(len(starts) * 40 / (wide - LEFT - right))
    free = float(LEFT + APART / 2)
    for turn in range(every, len(starts) + 1, every) if len(starts) > 1 else ():
        if (at := x(starts[turn - 1])) >= free:
            free = at + APART
            made.append(f'<text x="{at:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{turn}</text>')
    if free > LEFT + APART / 2:
        made.append(
            f'<text x="{LEFT - 8}" y="{HEIGHT - 6}" text-anchor="end" class="axis">'
            f"{escape(word)}</text>"
        )
    order = sorted(range(len(names)), key=lambda seat: -points[-1][1][seat])
    for seat, at in zip(order, _apart([y(points[-1][1][s]) + 4 for s in order]), strict=True):
        line = " ".join(f"{x(n):.1f},{y(totals[seat]):.1f}" for n, totals in points)
        name, most = names[seat], (right - MARK) // LETTER
        short = name if len(name) <= most else f"{name[: most - 1]}…"
        made.append(
            f'<g class="seat-{seat % MARKS}"><polyline class="course" points="{line}"/>'
            f'<svg class="mark tinted" x="{wide - right + 8}" y="{at - 12:.1f}" width="14" '
            f'height="14" viewBox="0 0 32 32"><use href="#mark-{seat % MARKS}"/></svg>'
            f'<text x="{wide - right + MARK}" y="{at:.1f}">{escape(short)}</text></g>'
        )
    return Markup(
        f'<svg class="{style}" viewBox="0 0 {wide} {HEIGHT}" role="img" '
        f'aria-label="{escape(label)}">{"".join(made)}</svg>'
    )


def _round_step(step: float) -> int:
    """Returns the smallest of 1, 2, 5, 10, 20, 50 … that is not less than `step`."""
    ten = 1
    while True:
        for digit in (1, 2, 5):
            if digit * ten >= step:
                return digit * ten
        ten *= 10


def small_chart(points: Sequence[tuple[int, tuple[int, ...]]]) -> Markup:
    """Draws each seat's chance of winning in percent over the match as SVG lines, without words,
    to stand above a slider that is as wide."""
    last = points[-1][0] or 1
    lines = [
        f'<polyline class="course seat-{seat % MARKS}" points="'
        + " ".join(f"{1000 * n / last:.0f},{100 - parts[seat]}" for n, parts in points)
        + '"/>'
        for seat in range(len(points[0][1]))
    ]
    return Markup(
        '<svg class="small-chart" viewBox="0 -4 1000 108" preserveAspectRatio="none" '
        f'aria-hidden="true">{"".join(lines)}</svg>'
    )


def history_chart(values: Sequence[int], label: str) -> Markup:
    """Draws numbers in their order as an SVG line with its lowest, highest and last value; nothing
    if all are equal. `label`: the alt text."""
    low, high = min(values, default=0), max(values, default=0)
    if low == high:
        return Markup("")
    wide, tall = 560, 120

    def at(i: int) -> tuple[float, float]:
        part = (high - values[i]) / (high - low)
        return LEFT + (wide - LEFT - 60) * i / (len(values) - 1), 14 + (tall - 28) * part

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(at, range(len(values))))
    x, y = at(len(values) - 1)
    marks = "".join(
        f'<line class="grid-line" x1="{LEFT}" x2="{wide - 60}" y1="{level}" y2="{level}"/>'
        f'<text x="{LEFT - 8}" y="{level + 4}" text-anchor="end">{_minus(value)}</text>'
        for level, value in ((14, high), (tall - 14, low))
    )
    return Markup(
        f'<svg class="history seat-1" viewBox="0 0 {wide} {tall}" role="img" '
        f'aria-label="{escape(label)}">{marks}<polyline class="course" points="{line}"/>'
        f'<circle class="latest" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
        f'<text x="{x + 10:.1f}" y="{y + 4:.1f}">{_minus(values[-1])}</text></svg>'
    )


def _minus(value: int) -> str:
    """Returns a number as text, with a true minus sign."""
    return str(value).replace("-", "−")


def bar_chart(bars: Sequence[tuple[str, int, int]], label: str) -> Markup:
    """Draws horizontal bars as an HTML list, each with its name and numbers in words; nothing if
    there are none. `bars`: what is counted, how many, and how many of them are drawn bright;
    `label`: the name of the list."""
    if not bars:
        return Markup("")
    most = max(count for _, count, _ in bars)
    drawn = "".join(
        f"<li><span>{escape(name)}</span><b>{bright} / {count}</b>"
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="played-bar" width="{100 * count / most:.1f}" height="10"/>'
        f'<rect class="played-bar bright" width="{100 * bright / most:.1f}" height="10"/>'
        "</svg></li>"
        for name, count, bright in bars
    )
    return Markup(f'<ul class="bars" aria-label="{escape(label)}">{drawn}</ul>')


def _apart(heights: Sequence[float]) -> list[float]:
    """Returns the y coordinates of text labels (sorted from top to bottom), moved apart so that no
    two overlap and all are inside the picture."""
    placed: list[float] = []
    for at in heights:
        placed.append(max(at, placed[-1] + LINE) if placed else at)
    floor = HEIGHT - 4.0
    for i in reversed(range(len(placed))):
        placed[i] = min(placed[i], floor)
        floor = placed[i] - LINE
    return placed


def qr(link: str) -> Markup:
    """Draws a QR code of the URL `link` as SVG."""
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=1, dark="#15121f"
    )
    return Markup(drawn.getvalue().decode())
