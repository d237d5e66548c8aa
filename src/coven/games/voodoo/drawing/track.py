"""The score track with its skulls and the players' markers."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from .canvas import VoodooCanvas, player_mark
from .figures import use


def track(canvas: VoodooCanvas) -> str:
    """Draws the score track as HTML. A player moves its own marker by a click (11.8, 12.10)."""
    view = canvas.view
    goal, skulls = view["goal"], view["skulls"]
    movable = canvas.seat if "marker" in canvas.legal else None
    standing: list[list[tuple[int, int, bool]]] = [[] for _ in range(goal + 1)]
    for seat in range(canvas.seats):
        at = min(view["markers"][seat], goal)
        standing[at].append((seat, view["points"][seat], seat == movable))
    kinds = {0: "start", goal: "goal"} | dict.fromkeys(skulls, "skull")
    spaces = [space(canvas.voice, n, kinds.get(n, ""), tuple(standing[n])) for n in range(goal + 1)]
    return (
        f'<ol class="vd-track" data-zone="track" aria-label="{canvas.say("table-track")}">'
        f"{''.join(spaces)}</ol>"
    )


@cached_drawing
def space(say: Say, n: int, kind: str, standing: tuple[tuple[int, int, bool], ...]) -> str:
    """Draws space `n` of the track as HTML. `kind`: start, goal, skull or "". `standing`: for each
    marker there its seat, the points, and whether a click moves it."""
    inner, tipped = "", ""
    if kind == "skull":
        tip = say.html("table-skull")
        inner = use("skull", "bone")
        tipped = f' data-tip="{tip}" data-stop="" role="img" aria-label="{tip}"'
    crowd = " crowd" if len(standing) > 2 else ""
    markers = "".join([marker(say, *there) for there in standing])
    return (
        f'<li class="{f"space {kind}".rstrip()}" data-key="s{n}"><b{tipped}>{inner}<i>{n}</i></b>'
        f'<span class="standing{crowd}">{markers}</span></li>'
    )


def marker(say: Say, seat: int, points: int, movable: bool) -> str:
    """Draws a seat's marker on the score track as HTML. If it is `movable`, it is a button, with
    which the player moves the marker to the present points."""
    said = points_said(say, seat, points)
    inner = f'<span class="peg" data-piece="m{seat}">{player_mark(seat)}</span>'
    if movable:
        move = say.html("move-marker")
        return (
            f'<button type="button" class="marker seat-{seat}" data-key="m{seat}" '
            f'data-move="marker" data-loose="" aria-label="{move}: {said}" '
            f'data-tip="{move}\n{said}">{inner}</button>'
        )
    return (
        f'<span class="marker seat-{seat}" data-key="m{seat}" data-stop="" role="img" '
        f'aria-label="{said}" data-tip="{said}">{inner}</span>'
    )


@cached_drawing
def points_said(say: Say, seat: int, points: int) -> str:
    """Returns a sentence with the player's points as HTML."""
    return say.html("table-points", {"seat": seat, "count": points})
