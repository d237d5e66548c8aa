"""The reserve beside the map: tokens, problem boxes, deck."""

from __future__ import annotations

from coven.core import View

from ..components import ELVES_TO_LOSE, HARD_LEFT
from .canvas import FEW_CRISES, WitchesCanvas, lines
from .shapes import icon


def reserve(canvas: WitchesCanvas) -> str:
    """Draws the reserve as HTML: counters of tokens and elves, problem boxes, and the deck."""
    view = canvas.view
    shared = view["game"] != "competitive"
    stock = [
        counter(canvas, "cackle", view["pool"], pool_key(view), "9.3"),
        counter(
            canvas,
            "aliss",
            view["aliss"],
            "table-aliss-shared" if shared else "table-aliss",
            "15.4" if shared else "9.5",
            low=shared,
        ),
        counter(canvas, "crisis", view["crises"], "table-crises", "12.1", low=True, id="tw-crises"),
        counter(canvas, "elves", view["elves"], "table-elves", "12.2", most=ELVES_TO_LOSE),
    ]
    if view["game"] == "cooperative":
        stock.append(
            counter(canvas, "hard-left", view["hard_on_map"], "table-hard", "15.5", most=HARD_LEFT)
        )
    deck = lines(
        canvas.say("table-deck", count=view["deck"], discards=len(view["discard"])),
        canvas.rule("11.5"),
    )
    boxes = view["boxes"]
    first = next((n for n, box in enumerate(boxes) if box["easy"] + box["hard"]), -1)
    heaps = "".join(
        [problem_box(canvas, boxes[n], first=n == first) for n in range(max(0, first), len(boxes))]
    )
    come = canvas.say("table-boxes", count=view["problems_left"])
    last = (
        f'<p class="last">{canvas.say("table-last")}</p>'
        if first < 0 and not canvas.sight.over
        else ""
    )
    left = canvas.say("table-boxes.short", count=view["problems_left"])
    cards = canvas.say("table-deck.short", count=view["deck"])
    return (
        f'<div class="tw-reserve" data-zone="reserve"><ul class="stock" '
        f'aria-label="{canvas.say("table-reserve")}">{"".join(stock)}</ul>'
        f'<ul class="boxes" aria-label="{come}">{heaps}</ul>'
        '<ul class="boxes"><li class="count" tabindex="-1" '
        f'data-tip="{come}\n{canvas.rule("5.10")}">{icon("box")}<b>{view["problems_left"]}</b>'
        f'<span>{left}</span></li><li class="count" id="tw-deck" tabindex="-1" data-tip="{deck}">'
        f"{icon('card')}<b>{view['deck']}</b><span>{cards}</span></li></ul>{last}</div>"
    )


def pool_key(view: View) -> str:
    """Returns the Fluent key of the sentence about the cackles in the reserve; it differs in a solo
    game, where cackles cannot be taken from other players."""
    return "table-pool-alone" if view["game"] == "solo" else "table-pool"


def counter(
    canvas: WitchesCanvas,
    what: str,
    count: int,
    key: str,
    rule: str,
    most: int = 0,
    low: bool = False,
    id: str = "",
) -> str:
    """Draws the number `count` as an HTML list item with the icon and CSS class `what`. `key`: the
    Fluent key of its word and its tooltip; `rule`: the paragraph in the tooltip. It is marked as
    dangerous if `low` is set and `count` is small, or if `most` is given and `count` is at least
    `most` - 1. `id`: its HTML id, or ""."""
    tip = lines(canvas.say(key, count=count), canvas.say(f"{key}.about"), canvas.rule(rule))
    danger = (low and count <= FEW_CRISES) or (most and count >= most - 1)
    place = f' id="{id}"' if id else ""
    word = canvas.say(f"{key}.short", most=most)
    return (
        f'<li class="{what}{" danger" if danger else ""}"{place} tabindex="-1" data-tip="{tip}">'
        f"{icon(what)}<b>{count}</b><span>{word}</span></li>"
    )


def problem_box(canvas: WitchesCanvas, box: View, *, first: bool) -> str:
    """Draws how many problems are left in a problem box as HTML, "" if none are; `first`: whether
    the next problem comes from it (5.2, R7). `box`: its part of the view."""
    count = box["easy"] + box["hard"]
    if not count:
        return ""
    top = canvas.say("table-down" if box["top"] is None else f"problem-{box['top']}")
    tip = lines(
        top,
        canvas.say("table-next") if first else "",
        canvas.say("table-box", easy=box["easy"], hard=box["hard"]),
        canvas.rule("5.2"),
    )
    style = "hard" if box["top"] is None else "easy"
    place = ' id="tw-next"' if first else ""
    return (
        f'<li class="{style}{" coming" if first else ""}"{place} tabindex="-1" data-tip="{tip}">'
        f"{'?' if box['top'] is None else icon(box['top'])}<small>{count}</small></li>"
    )
