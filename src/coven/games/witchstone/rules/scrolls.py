"""Scrolls (chapter 11). Rulings R38, R39."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import SCROLL, SCROLL_IDS
from ..moves import TAKE
from ..state import Witchstone
from .actions import BEGIN_ACTION, ask_or_end, boost, waive
from .removal import removals_on_offer, remove


@dataclass
class Scroll(Frame):
    """Asks `who` to take one scroll from the `reach` lowest shelves (11.1, 11.2); skipped if all
    scrolls are gone (11.13)."""

    who: int
    reach: int

    def resume(self, s: Witchstone) -> None:
        cards = len(s.row)
        moves = TAKE[: min(self.reach, cards)]
        ask_or_end(s, self.who, SCROLL, self.reach, moves, more_is_useful=self.reach < cards)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "take":
            s.done()
            take(s, self.who, move.n(0) - 1)
        elif verb == "boost":
            s.become(Scroll(self.who, self.reach + boost(s, self.who, move)))
        elif verb == "remove":
            remove(s, self.who, move)
        else:
            waive(s, self.who, SCROLL, self.reach, self.reach)
            s.done()


BEGIN_ACTION[SCROLL] = Scroll


def take(s: Witchstone, who: int, shelf: int) -> None:
    """Gives `who` the scroll of a shelf, the lowest being 0 (11.1). The scrolls above slide down,
    and the top shelf is filled from the pile while it lasts (11.3, 11.13)."""
    scroll = s.row[shelf]
    row = s.row[:shelf] + s.row[shelf + 1 :]
    if s.deck_left:
        s.deck_left -= 1
        row += (s.deck[s.deck_left],)
        s.reveal()
    s.row = row
    s.scrolls[who] = tuple(sorted((*s.scrolls[who], scroll)))
    if s.records_events:
        word = f"scroll-{SCROLL_IDS[scroll]}"
        args: dict[str, int | str] = {"seat": who, "shelf": shelf + 1, "scroll": word}
        if s.closed:  # everybody sees it for a moment; the log must not replace memory (R39)
            s.tell("log-take-closed", {"seat": who, "shelf": shelf + 1}, but=(who,))
            s.tell("log-take", args, to=(who,))
            s.tell("log-take-glimpse", args, but=(who,), fleeting=True)
        else:
            s.tell("log-take", args)
