"""Problems: their tokens on the map, and what their tooltips say."""

from __future__ import annotations

from coven.core import Say, View
from coven.drawing import rule_link

from ..components import PER_CRISIS
from .canvas import FAILURE_RULES, percent
from .layout import SPOT
from .shapes import use


def about_problem(say: Say, problem: View) -> list[str]:
    """Returns what the tooltip of a problem says, as lines of HTML. `problem`: its part of the
    view."""
    if "kind" not in problem:
        said = [say.html("table-down")]
        if problem["crises"]:
            said.append(say.html("table-crises-here", {"count": problem["crises"]}))
        return said
    said = [say.html(f"problem-{problem['kind']}"), difficulty(say, problem)]
    said.append(say.html("table-points", {"count": problem["points"]}))
    said += consequences(say, problem)
    if problem["looked"]:
        said.append(say.html("table-looked"))
    if problem["chance"] is not None:
        said.append(say.html("table-chance", {"chance": percent(problem["chance"])}))
    return said


def difficulty(say: Say, problem: View) -> str:
    """Returns the HTML sentence on a problem's difficulty and what crises add to it (7.3, 7.4).
    `problem`: its part of the view."""
    if not problem["crises"]:
        return say.html("table-difficulty", {"difficulty": problem["difficulty"]})
    return say.html(
        "table-difficulty-crises",
        {
            "difficulty": problem["difficulty"],
            "more": PER_CRISIS * problem["crises"],
            "count": problem["crises"],
            "target": problem["target"],
        },
    )


def consequences(say: Say, problem: View) -> list[str]:
    """Returns the HTML sentences on what failing at a problem costs and what solving it brings
    (chapter 14). `problem`: its part of the view."""
    said = []
    if problem["failure"]:
        rule = rule_link(say, FAILURE_RULES[problem["failure"]])
        said.append(f"{say.html('failure-' + problem['failure'])} {rule}")
    if problem["group"] == "elf":
        said.append(f"{say.html('failure-elf')} {rule_link(say, '12.2')}")
    if problem["kind"] == "bela":
        said.append(f"{say.html('success-remove_open_magpyr')} {rule_link(say, '14.10')}")
    return said


def token(problem: View, i: int) -> str:
    """Draws the problem token on space `i` with its crises as SVG: easy ones round and pale, hard
    ones dark and angular, with an eye if only the reader has looked at it. `problem`: its part of
    the view."""
    x, y = SPOT[i]
    known = "kind" in problem
    kind = problem["kind"] if known else "down"
    shape = "easy" if not problem["hard"] else "hard" if known else "down"
    drawn = use(shape, x, y)
    if known:
        drawn += (
            f"{use(kind, x, y - 16, 1.4)}"
            f'<text class="target" x="{x - 4:g}" y="{y + 28:g}">{problem["target"]}</text>'
            f'<circle class="worth" cx="{x + 33:g}" cy="{y + 30:g}" r="14.5"/>'
            f'<text class="points" x="{x + 33:g}" y="{y + 38:g}">{problem["points"]}</text>'
        )
    if problem["looked"]:
        drawn += (
            f'<circle class="private" cx="{x - 31:g}" cy="{y + 27:g}" r="15"/>'
            f"{use('borrowing', x - 31, y + 27, 0.95)}"
        )
    style = "easy" if not problem["hard"] else "hard"
    crises = "".join(
        [
            f'<g class="crisis" data-piece="c{i}-{k}" data-kind="crisis" data-from="tw-crises">'
            f"{use('crisis', x + 31 - 9 * k, y - 31, 1.3)}</g>"
            for k in range(problem["crises"])
        ]
    )
    return (
        f'<g class="token {style}{" looked" if problem["looked"] else ""}" data-piece="p{i}" '
        f'data-kind="{kind}" data-from="tw-next">{drawn}</g>{crises}'
    )


def chance_label(say: Say, problem: View, x: float, y: float) -> str:
    """Draws the chance to solve a problem, in percent, beside its token at (x, y), as SVG.
    `problem`: its part of the view."""
    chance = say.html("table-percent", {"n": percent(problem["chance"])})
    return (
        f'<g class="hope"><rect class="pill" x="{x - 31:g}" y="{y - 64:g}" width="62" height="29" '
        f'rx="14"/>'
        f'<text class="odds" x="{x:g}" y="{y - 42:g}">{chance}</text></g>'
    )
