"""The whole screen of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from coven.core import Sight, Text
from coven.default_table import parts_of
from coven.store import ChatLine
from coven.table import Table
from coven.text import Speaker

from .confirmation import turn_ending_moves
from .finale import finale_part
from .invite import invite_part
from .log import LogCache
from .notices import coach_part, handover_part, takeback_part
from .players import menu_part, player_part
from .prompt import actions_part, prompt_part, tools_part
from .viewpoint import Viewpoint, own_speaker, speaker_for


@dataclass(frozen=True)
class Screen:
    """A drawn screen: its HTML parts by name, and what else the page must know."""

    parts: dict[str, str]
    asked: bool
    """Whether a decision waits for the viewer."""
    question: int
    """The number of that decision."""
    labels: dict[str, Text]
    """The labels of all legal moves, by move text."""
    turn_ending_moves: Callable[[], Iterable[str]]
    """Returns the moves that end the turn; only called if needed, because it takes time."""
    lines: int
    """How many lines the viewer's log has."""
    speaker: Speaker
    chat: Sequence[ChatLine] = ()
    """The chat that the viewer may see by now."""

    def confirm(self, preference: str) -> dict[str, str]:
        """Returns the labels, by move text, of the moves that the page asks to confirm.
        `preference`: the guest's: "never", "end" (moves that end the turn) or "always"."""
        moves = (
            self.labels
            if preference == "always"
            else self.turn_ending_moves()
            if preference == "end"
            else ()
        )
        return {move: self.speaker.say(self.labels[move]) for move in moves}


def draw(
    table: Table,
    viewpoint: Viewpoint,
    present: frozenset[str],
    chat: Sequence[ChatLine],
    log: LogCache,
    now: float,
    thinking: frozenset[int] = frozenset(),
) -> Screen:
    """Draws everything that a viewer sees now. The match must have begun.

    `chat`: the lines to show; `log`: the cache of the table's log; `present`: the ids of the people
    connected to the table; `thinking`: the seats of bots that have been thinking for long.
    """
    speaker = speaker_for(table, viewpoint.locale)
    own = own_speaker(table, viewpoint)
    sight = table.sight(viewpoint.seat)
    assert sight is not None
    if viewpoint.seat is None:
        sight = replace(sight, front=viewpoint.side % len(table.seats))
    lent = viewpoint.seat is not None and table.seats[viewpoint.seat].kind != "person"
    if lent or table.status != "playing":
        sight = without_moves(sight)
    board = parts_of(table.game, sight, own, len(table.seats))
    lines = log.lines(table, viewpoint.seat)
    actions = board.get("actions", "") + actions_part(table, viewpoint, sight, board, own)
    parts = {
        **board,
        "prompt": prompt_part(table, sight, present, thinking, own),
        "coach": coach_part(table, viewpoint, own),
        "takeback": takeback_part(table, viewpoint, own),
        "tools": tools_part(table, viewpoint, own),
        "actions": actions,
        "invite": invite_part(table, speaker),
        "menu": menu_part(table, viewpoint, present, speaker),
        "handover": handover_part(viewpoint, speaker),
        "finale": finale_part(table, viewpoint, own),
        **{
            f"player-{i}": player_part(table, viewpoint, i, present, own, now)
            for i in range(len(table.seats))
        },
        **log.parts(table, viewpoint.seat, own),
    }
    asked = (
        bool(sight.asked)
        or viewpoint.handover is not None
        or viewpoint.person in table.takeback_voters
    )
    return Screen(
        parts=parts,
        asked=asked,
        question=table.question(viewpoint.seat) if viewpoint.seat is not None else 0,
        labels=sight.labels,
        turn_ending_moves=partial(
            turn_ending_moves, table, viewpoint.seat if sight.asked else None
        ),
        lines=lines[-1].number if lines else 0,
        speaker=own,
        chat=chat,
    )


def without_moves(sight: Sight) -> Sight:
    """Returns the same sight without question and moves, for replays and finished games."""
    return replace(sight, asked=(), offered=(), prompt=None, labels={})
