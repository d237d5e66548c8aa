"""Exports a tournament as a CSV file and as an SVG chart."""

from __future__ import annotations

import csv
import io
from html import escape

from coven.text import Speaker

from .arena import Tournament, name_of, quantile

WIDE, ROW, LEFT, RIGHT, TOP = 720, 46, 150, 90, 46


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
    box plots of its points: minimum, quartiles, maximum."""
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

    made = [f'<text x="{LEFT}" y="24" class="h">{escape(speaker.say("arena-rate"))}</text>']
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
    for x, score in ((LEFT, low), (LEFT + across, high)):
        made.append(f'<text x="{x}" y="{2 * tall + 14}" text-anchor="middle">{score}</text>')
    style = (
        "text{font:14px sans-serif;fill:#222}.h{font-weight:700}.bar{fill:#8d7cc7}"
        ".line{stroke:#222;stroke-width:1.5;fill:none}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {2 * tall + 26}">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(made)}</svg>\n"
    )
