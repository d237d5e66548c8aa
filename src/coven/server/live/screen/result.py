"""The result of a match that is over, in words and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from coven.core import Args
from coven.table import Table
from coven.text import Speaker


@dataclass(frozen=True)
class Result:
    """How a match ended. All lists are by seat."""

    places: list[int]
    totals: list[int]
    sources: list[tuple[str, list[int]]]
    """Where points come from, in words, and how many each seat has from there."""
    ending: str
    """A sentence on how the match came to its end."""
    speaker: Speaker
    fine: list[tuple[str, list[int]]]
    """The same points by source, as fine as the game's events tell them apart."""
    together: bool = False
    """Whether all seats play on one side."""
    stopped: str = ""
    """How people ended the match before its rules did; "" if they did not."""

    @property
    def first(self) -> list[int]:
        """Returns the seats that have won; empty if all have lost."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def title(self, mine: Sequence[int]) -> str:
        """Returns a sentence that says who has won, for the viewer with the seats `mine`."""
        first, alone = self.first, len(self.places) == 1
        if self.stopped == "agreed" or (self.stopped and len(first) != 1):
            return self.ending
        if not first:
            return self.speaker.say("web-lost-you" if alone else "web-lost-all")
        if alone or (self.together and len(first) == len(self.places)):
            return self.speaker.say("web-win-you" if alone else "web-win-all")
        if len(first) > 1:
            return self.speaker.say("web-win-shared")
        if list(mine) == first:
            return self.speaker.say("web-win-you")
        return self.speaker.say("web-win-one", {"seat": first[0]})

    def reason(self) -> str:
        """Returns a sentence on what the winner had more of than the next seat, or on the tie-break
        (the game's message ``tie-break``, if it has one); "" if neither decided."""
        if len(self.first) != 1 or self.stopped:
            return ""
        winner = self.first[0]
        others = [seat for seat in range(len(self.places)) if seat != winner]
        if not others:
            return ""
        next_best = min(others, key=lambda seat: (self.places[seat], seat))
        margin = self.totals[winner] - self.totals[next_best]
        if margin == 0 and self.places[next_best] > 1:
            key = "tie-break" if self.speaker.has("tie-break") else "web-won-tie"
            return self.speaker.say(key, {"seat": winner})
        if len(self.fine) < 2:
            return ""
        more = sorted(
            ((points[winner] - points[next_best], label) for label, points in self.fine),
            key=lambda part: -part[0],
        )
        told = ", ".join(f"{label} +{points}" for points, label in more[:3] if points > 0)
        if margin <= 0 or not told:
            return ""
        args: Args = {"seat": winner, "points": margin, "reasons": told}
        return self.speaker.say("web-won-by", args)


def result_of(table: Table, speaker: Speaker) -> Result:
    """Returns the result of a table's match, which must be over."""
    assert table.match is not None
    game, state, stopped = table.game, table.match.state, table.running.stopped
    scores = game.scores(state)
    told = [line.event for line in table.log(None) if not line.undone]
    return Result(
        places=table.places(),
        totals=[sum(points.values()) for points in scores],
        sources=_rows([{f"score-{k}": v for k, v in seat.items()} for seat in scores], speaker),
        fine=_rows(game.sources(state, told), speaker, without_zeros=True),
        ending=speaker.say(f"web-stopped-{stopped}" if stopped else f"ending-{game.ending(state)}"),
        speaker=speaker,
        together=len(set(game.sides(state))) == 1,
        stopped=stopped,
    )


def _rows(
    seats: Sequence[Mapping[str, int]], speaker: Speaker, without_zeros: bool = False
) -> list[tuple[str, list[int]]]:
    """Returns points by source as rows: the source in words, and each seat's points.
    `without_zeros`: leaves out rows in which nobody has any."""
    keys = dict.fromkeys(key for points in seats for key in points)
    rows = [(speaker.say(key), [points.get(key, 0) for points in seats]) for key in keys]
    return [row for row in rows if any(row[1]) or not without_zeros]


def signed(points: int) -> str:
    """Returns the number in figures, with a minus sign that is as wide as one."""
    return str(points).replace("-", "\N{MINUS SIGN}")
