"""Exports a tournament as a CSV file, and tournaments and comparisons as SVG charts."""

from __future__ import annotations

import csv
import io
import math
from html import escape

from coven import games
from coven.core import Args
from coven.text import Speaker

from .arena import Tournament, name_of, quantile
from .compare import Change, Comparison, measure_name

WIDE, ROW, LEFT, RIGHT, TOP = 720, 46, 150, 90, 46
HEAD = 40
"""The height of the title of a chart."""
CHANGES = 270
"""The width of the names in a chart of changes."""


def tournament_csv(tournament: Tournament) -> str:
    """Returns a CSV file with a line for each game: the bot, place and points of each seat, the
    number of decisions, and the ending."""
    seats = range(1, len(tournament.specs) + 1)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    columns = [f"{what}_{seat}" for what in ("bot", "place", "points") for seat in seats]
    writer.writerow(["game", *columns, "decisions", "ending"])
    for one in tournament.played:
        bots = [tournament.specs[entrant] for entrant in one.entrants]
        writer.writerow([one.number, *bots, *one.places, *one.scores, one.plies, one.ending])
    return out.getvalue()


def tournament_svg(tournament: Tournament, speaker: Speaker) -> str:
    """Draws an SVG chart of each bot's rate of victories with its confidence interval, and below
    box plots of its points: minimum, quartiles, maximum. Its title names the game, the number of
    games and the seed."""
    standings = tournament.standings()
    scores = [score for standing in standings for score in standing.scores]
    low, high = min(scores), max(max(scores), min(scores) + 1)
    across = WIDE - LEFT - RIGHT
    tall = TOP + ROW * len(standings)

    def rate_at(rate: float) -> float:
        """Returns the x coordinate in the chart of a rate from 0 to 1."""
        return LEFT + across * rate

    def score_at(score: float) -> float:
        """Returns the x coordinate in the chart of a score."""
        return LEFT + across * (score - low) / (high - low)

    made = [f'<text x="{LEFT}" y="20" class="h">{escape(speaker.say("arena-rate"))}</text>']
    for i, standing in enumerate(standings):
        y = TOP + ROW * i + ROW / 2
        least, most = standing.interval
        made.append(
            f'<text x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">'
            f"{escape(name_of(standing.name, speaker))}</text>"
            f'<rect x="{LEFT}" y="{y - 9:.0f}" width="{across * standing.rate:.1f}" height="18" '
            'class="bar"/>'
            f'<path d="M{rate_at(least):.1f} {y:.0f}H{rate_at(most):.1f}m0-7v14M'
            f'{rate_at(least):.1f} {y - 7:.0f}v14" class="line"/>'
            f'<text x="{WIDE - RIGHT + 10}" y="{y + 4:.0f}">{standing.rate:.1%}</text>'
        )
    made.append(
        f'<text x="{LEFT}" y="{tall + 24}" class="h">{escape(speaker.say("arena-score"))}</text>'
    )
    for i, standing in enumerate(standings):
        y = tall + TOP + ROW * i + ROW / 2
        a, b, c, d, e = (score_at(quantile(standing.scores, q)) for q in (0, 0.25, 0.5, 0.75, 1))
        made.append(
            f'<text x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">'
            f"{escape(name_of(standing.name, speaker))}</text>"
            f'<path d="M{a:.1f} {y:.0f}H{e:.1f}" class="line"/>'
            f'<rect x="{b:.1f}" y="{y - 9:.0f}" width="{max(1.0, d - b):.1f}" height="18" '
            'class="bar"/>'
            f'<path d="M{c:.1f} {y - 9:.0f}v18" class="line"/>'
        )
    for share in (0, 0.5, 1):
        x = rate_at(share)
        made.append(
            f'<path d="M{x:.0f} {TOP}V{tall}" class="grid"/>'
            f'<text x="{x:.0f}" y="{TOP - 4}" text-anchor="middle">{share:.0%}</text>'
        )
    for x, score in ((LEFT, low), (LEFT + across, high)):
        made.append(f'<text x="{x}" y="{2 * tall + 14}" text-anchor="middle">{score}</text>')
    game = Speaker(games.package_of(tournament.game), speaker.locale).say("name")
    counts: Args = {
        "games": len(tournament.played),
        "seconds": round(tournament.took),
        "seed": tournament.seed,
    }
    return _chart(f"{game} · {speaker.say('arena-title', counts)}", 2 * tall + 26, made)


def comparison_svg(comparison: Comparison, speaker: Speaker) -> str:
    """Draws an SVG chart of what a changed box does: a row for each measure, with the change in
    percent of the average with the first box and its 95 % interval. Rates, such as victories, are
    in percentage points. Significant changes are dark."""
    words = Speaker(games.package_of(comparison.game), speaker.locale)
    rows = [(change, *_relative(change)) for change in comparison.changes()]
    rows = [row for row in rows if math.isfinite(row[1]) and math.isfinite(row[2])]
    reach = max([5.0, *(abs(middle) + spread for _, middle, spread in rows)])
    across, left, tall = WIDE - CHANGES - 20, CHANGES, TOP + 30 * len(rows)

    def at(percent: float) -> float:
        """Returns the x coordinate in the chart of a change in percent."""
        return left + across * (percent + reach) / (2 * reach)

    axis = escape(speaker.say("lab-axis"))
    made = [f'<text x="{at(0):.0f}" y="18" text-anchor="middle" class="h">{axis}</text>']
    for percent in (-reach, 0.0, reach):
        x = f"{at(percent):.0f}"
        made.append(
            f'<path d="M{x} {TOP}V{tall}" class="grid"/>'
            f'<text x="{x}" y="{TOP - 6}" text-anchor="middle">{percent:+.0f} %</text>'
        )
    for i, (change, middle, spread) in enumerate(rows):
        y = TOP + 30 * i + 18
        kind = "bar" if change.significant else "dim"
        first, last = at(middle - spread), at(middle + spread)
        made.append(
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">'
            f"{escape(measure_name(change, speaker, words))}</text>"
            f'<rect x="{min(at(0), at(middle)):.1f}" y="{y - 8}" '
            f'width="{abs(at(middle) - at(0)):.1f}" height="16" class="{kind}"/>'
            f'<path d="M{first:.1f} {y}H{last:.1f}m0-6v12M{first:.1f} {y - 6}v12" class="line"/>'
        )
    counts: Args = {"games": len(comparison.before), "alike": comparison.identical_games}
    return _chart(f"{words.say('name')} · {speaker.say('lab-title', counts)}", tall + 20, made)


def _relative(change: Change) -> tuple[float, float]:
    """Returns a change and half the width of its interval, in percentage points for rates, else in
    percent of the first average."""
    if change.is_rate:
        return 100 * change.difference, 100 * change.spread
    whole = abs(change.before) or 1.0
    return 100 * change.difference / whole, 100 * change.spread / whole


def _chart(title: str, tall: int, made: list[str]) -> str:
    """Returns an SVG document with a title above these elements, which are `tall` pixels high."""
    style = (
        "text{font:14px sans-serif;fill:#222}.h{font-weight:700}"
        ".bar{fill:#8d7cc7}.dim{fill:#d5d0e6}"
        ".line{stroke:#222;stroke-width:1.5;fill:none}.grid{stroke:#999;stroke-dasharray:2 4}"
        ".t{font-size:16px;font-weight:700}"
    )
    said = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HEAD + tall}">'
        f"<title>{said}</title><style>{style}</style>"
        '<rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="12" y="28" class="t">{said}</text>'
        f'<g transform="translate(0 {HEAD})">{"".join(made)}</g></svg>\n'
    )
