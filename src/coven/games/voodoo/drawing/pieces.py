"""Pieces as they are drawn: markers on their track, dice, piles, the doll and the target card. Each
is drawn once for a voice, and kept."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import FACES, LETTERS
from .figures import use


@cached_drawing
def name(say: Say, seat: int) -> str:
    return str(escape(say.name(seat)))


def mark(seat: int) -> str:
    return (
        f'<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
    )


# -- the track ---------------------------------------------------------------------------------


@cached_drawing
def points_said(say: Say, seat: int, points: int) -> str:
    return say.html("table-points", {"seat": seat, "count": points})


@cached_drawing
def space(say: Say, n: int, kind: str, standing: tuple[tuple[int, int, bool], ...]) -> str:
    """With the wizards there: whose points they are, and whether they move on by hand."""
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
    said = points_said(say, seat, points)
    inner = f'<span class="peg" data-piece="m{seat}">{mark(seat)}</span>'
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


# -- dice and piles ----------------------------------------------------------------------------


@cached_drawing
def felt(
    say: Say,
    turn: int,
    pool: tuple[str, ...],
    used: tuple[str, ...],
    blank: int | None,
    rerolls_left: int,
    rerolls: int,
    usable: bool,
    turning: bool,
) -> str:
    """The dice that were thrown, or so many `blank` ones; perhaps one can be turned."""
    left, faces = "", ""
    if blank is None:
        drawn = [
            die(say, face, f"{turn}-{face}-{pool[:i].count(face)}", usable)
            for i, face in enumerate(pool)
        ]
        said = say.html("table-rerolls", {"count": rerolls_left})
        left = (
            f'<span class="rerolls" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
            f"{'<i></i>' * rerolls_left}{'<i class=gone></i>' * rerolls}</span>"
        )
    else:
        drawn = [
            f'<span class="die blank" data-key="b{i}" aria-hidden="true">{use("any")}</span>'
            for i in range(blank)
        ]
    if turning:
        faces = "".join([die_face(say, i, face) for i, face in enumerate(FACES)])
        faces = f'<div class="faces">{faces}</div>'
    spent = [used_die(say, i, face) for i, face in enumerate(used)]
    return (
        f'<div class="felt"><div class="dice">{"".join(drawn)}</div>{faces}'
        f'<div class="spent">{"".join(spent)}</div>{left}</div>'
    )


def die(say: Say, face: str, key: str, usable: bool) -> str:
    name = say.html(f"ingredient-{face}")
    inner = use(face, face)
    if usable:
        return (
            f'<button type="button" class="die" data-key="d{key}" data-stop="" '
            f'data-die="{LETTERS[FACES.index(face)]}" aria-pressed="false" aria-label="{name}" '
            f'data-tip="{name}">{inner}</button>'
        )
    return (
        f'<span class="die" data-key="d{key}" role="img" data-stop="" aria-label="{name}" '
        f'data-tip="{name}">{inner}</span>'
    )


def used_die(say: Say, i: int, face: str) -> str:
    said = say.html("table-used", {"face": f"ingredient-{face}"})
    return (
        f'<span class="die used" data-key="u{i}" role="img" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use(face, face)}</span>'
    )


def die_face(say: Say, i: int, face: str) -> str:
    """To turn a die to."""
    said = say.html("table-turn-to", {"face": f"ingredient-{face}"})
    return (
        f'<button type="button" class="die small" data-face="{LETTERS[i]}" data-stop="" '
        f'aria-label="{said}" data-tip="{said}">{use(face, face)}</button>'
    )


@cached_drawing
def piles(say: Say, spells: tuple[int, ...], tricks: int, curses: int) -> str:
    """Two players have a pile of spells each."""
    drawn = [pile(say, "spells", number) for number in spells]
    drawn += [pile(say, "tricks", tricks), pile(say, "curses", curses)]
    return f'<div class="piles">{"".join(drawn)}</div>'


def pile(say: Say, kind: str, number: int) -> str:
    said = say.html(f"table-pile-{kind}", {"count": number})
    return (
        f'<span class="pile {kind}" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
        f"<b>{number}</b></span>"
    )


# -- what stands before a wizard ---------------------------------------------------------------


@cached_drawing
def target(say: Say, seat: int) -> str:
    said = say.html("table-target", {"seat": seat})
    return (
        f'<span class="target" data-piece="target" role="img" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use("target", "", "0 0 32 40")}</span>'
    )


@cached_drawing
def doll(say: Say, seat: int, aimed: bool) -> str:
    """Gestures may be aimed at it."""
    said = say.html("table-doll", {"seat": seat})
    tag, more = ("button", 'type="button" data-spot="doll"') if aimed else ("span", 'role="img"')
    return (
        f'<{tag} {more} class="the-doll" data-piece="doll" data-stop="" aria-label="{said}" '
        f'data-tip="{said}">{use("doll", "", "0 0 60 80")}</{tag}>'
    )


@cached_drawing
def held_backs(say: Say, spells: int, tricks: int) -> str:
    said = say.html("table-holds", {"spells": spells, "tricks": tricks})
    return (
        f'<p class="vd-held" data-stop="" role="img" aria-label="{said}" data-tip="{said}">'
        f'<span class="spells">{spells}</span><span class="tricks">{tricks}</span></p>'
    )
