"""The result of a match that is over, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    stopped: str = ""
    """How people ended the match before its rules did; "" if they did not."""

    @property
    def first(self) -> list[int]:
        """The seats that have won; empty if all have lost."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def title(self, mine: Sequence[int]) -> str:
        """Returns a sentence that says who has won, for the viewer with the seats `mine`."""
        first, alone = self.first, len(self.places) == 1
        if self.stopped == "agreed" or (self.stopped and len(first) != 1):
            return self.ending
        if not first:
            return self.speaker.say("web-lost-you" if alone else "web-lost-all")
        if len(first) == len(self.places):
            return self.speaker.say("web-win-you" if alone else "web-win-all")
        if len(first) > 1:
            return self.speaker.say("web-win-shared")
        if list(mine) == first:
            return self.speaker.say("web-win-you")
        return self.speaker.say("web-win-one", {"seat": first[0]})


def result_of(table: Table, speaker: Speaker) -> Result:
    """Returns the result of a table's match, which must be over."""
    assert table.match is not None
    game, state, stopped = table.game, table.match.state, table.running.stopped
    scores = game.scores(state)
    keys = dict.fromkeys(key for points in scores for key in points)
    return Result(
        places=table.places(),
        totals=[sum(points.values()) for points in scores],
        sources=[
            (speaker.say(f"score-{key}"), [points.get(key, 0) for points in scores]) for key in keys
        ],
        ending=speaker.say(f"web-stopped-{stopped}" if stopped else f"ending-{game.ending(state)}"),
        speaker=speaker,
        stopped=stopped,
    )
