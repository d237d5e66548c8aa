"""The panel of each player at the side: what lies open at that seat, at a glance."""

from __future__ import annotations

from typing import Any

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import ARCANA, CAPACITY, TYPES, name_key
from .canvas import (
    Card,
    WhirlingCanvas,
    card_face,
    cauldron_at,
    character_text,
    pile_lines,
    recipe_text,
    slots_label,
    track_label,
)
from .pictures import icon
from .portraits import portrait


def player_panel(canvas: WhirlingCanvas, seat: int) -> str:
    """Draws a player's panel as HTML: whether they are ready, character, workbench, circle,
    cauldron, arcana and recipes."""
    player = canvas.players[seat]
    if player["character"] is None:
        return f'<div class="ww-seat">{lamp(canvas, player)}</div>'
    bench = "".join([bench_count(canvas.voice, t, n) for t, n in enumerate(player["bench"])])
    chips = stock(canvas, seat, player)
    if seat == canvas.me:
        more = f'<div class="chips">{chips}</div>'
    else:
        rows = "".join([small_recipe(canvas.voice, card) for card in player["recipes"]])
        opened = " open data-open" if canvas.seats < 4 else ""
        more = (
            f'<details{opened}><summary class="chips">{chips}</summary>'
            f'<div class="briefs">{rows}</div></details>'
        )
    left = canvas.view["threshold"] - sum(player["circle"])
    said = character_name(canvas, player)
    if canvas.view["winners"]:
        if seat in canvas.view["winners"]:
            said = f'<b class="alarm">{canvas.say("table-winner")}</b>'
    elif left < 2:
        said = f'<b class="alarm">{canvas.say("table-near", left=max(0, left))}</b>'
    guise = f"{portrait(player['character'])}<span>{said}{lamp(canvas, player)}</span>"
    own = " own" if seat == canvas.seat else ""
    return (
        f'<div class="ww-seat{own}"><div class="guise">{guise}</div>'
        f'<div class="rooms">{bench}</div>{more}</div>'
    )


def lamp(canvas: WhirlingCanvas, player: dict[str, Any]) -> str:
    """Draws a lamp as HTML that shows whether a player is still deciding, is ready, waits, or has
    revealed the brew; "" for a player who is not asked. `player`: the player's part of the view."""
    light = player["light"]
    if not light:
        return ""
    label = canvas.say(f"light-{light}")
    return f'<span class="lamp is-{light}" data-tip="{label}">{icon("lamp")}{label}</span>'


def character_name(canvas: WhirlingCanvas, player: dict[str, Any]) -> str:
    """Returns the name of a player's character as HTML; its tooltip says what it can do. `player`:
    the player's part of the view."""
    key = player["character"]
    name, about = canvas.say(f"character-{key}"), character_text(canvas.voice, key)
    gone = player["left_game"]
    more = f"\n{canvas.say('table-gone')}" if gone else ""
    return (
        f'<span class="witch-name{" gone" if gone else ""}" data-tip="{name}\n{about}{more}" '
        f'data-ref="character-character-{key}">{name}</span>'
    )


@cached_drawing
def bench_count(say: Say, t: int, count: int) -> str:
    """Draws as HTML how many slots for ingredients of type number `t` are filled (`count`) on a
    workbench."""
    label = slots_label(say, t, count)
    full = " full" if count == CAPACITY[t] else " tight" if count >= CAPACITY[t] - 1 else ""
    return (
        f'<span class="room{full}" role="img" aria-label="{label}" data-tip="{label}">'
        f"{icon(TYPES[t])}<b>{count}</b></span>"
    )


def stock(canvas: WhirlingCanvas, seat: int, player: dict[str, Any]) -> str:
    """Draws the small figures of a player's panel as HTML: circle, cauldron, arcana tokens and
    recipes. `player`: the player's part of the view."""
    return stock_chips(
        canvas.voice,
        canvas.view["threshold"],
        tuple(player["circle"]),
        tuple(player["cauldron"]),
        None if seat == canvas.me else cauldron_at(canvas, seat),
        tuple(player["tokens"]),
        tuple(player["due"]),
        tuple([name_key(card["key"]) for card in player["recipes"]]),
        player["hand"],
    )


@cached_drawing
def stock_chips(
    say: Say,
    threshold: int,
    circle: tuple[int, ...],
    cauldron: tuple[int, ...],
    kettle: int | None,
    tokens: tuple[int, ...],
    triggered: tuple[str, ...],
    recipes: tuple[str, ...],
    hand: int,
) -> str:
    """Draws circle, cauldron, tokens and recipes of a panel as HTML. `threshold`: ingredients that
    win. `kettle`: number of the cauldron, for its animation; None on the panel of the player whose
    cauldron is on the desk. `triggered`: effects not decided about yet. `hand`: cards in hand."""
    gathered, brewed = sum(circle), sum(cauldron)
    circle_label = say.html("table-circle", {"count": gathered, "threshold": threshold})
    near = " near" if threshold - gathered <= 2 else ""
    drawn = chip(
        f"circle{near}",
        circle_label + pile_lines(say, circle),
        circle_label,
        f"{icon('circle')}{gathered}<small>/{threshold}</small>",
    )
    cauldron_label = say.html("table-cauldron", {"count": brewed})
    piece = "" if kettle is None else f' data-piece="kettle-{kettle}"'
    drawn += chip(
        "pot",
        cauldron_label + pile_lines(say, cauldron),
        cauldron_label,
        f"<span{piece}>{icon('brew')}</span>{brewed}",
    )
    for name, space in zip(ARCANA, tokens, strict=True):
        label = track_label(say, name, space)
        kind = "token due" if name in triggered else "token"
        effect = say.html(f"table-effect-{name}")
        drawn += chip(kind, f"{label}\n{effect}", label, f"{icon(name)}{space or '–'}")
    label = say.html("table-recipes", {"count": len(recipes)})
    names = "".join([f"\n{say.html(name)}" for name in recipes])
    held = say.html("table-hand", {"count": hand})
    return drawn + chip("cards", f"{label}{names}\n{held}", label, f"{icon('cards')}{len(recipes)}")


def chip(kind: str, tip: str, label: str, inner: str) -> str:
    """Draws a small figure as HTML. `kind`: its CSS classes; `tip`: its tooltip; `label`: its name
    for screen readers; `inner`: its HTML."""
    return (
        f'<span class="chip {kind}" role="img" aria-label="{label}" data-tip="{tip}">{inner}</span>'
    )


def small_recipe(say: Say, card: Card) -> str:
    """Draws a recipe in play of another player as HTML."""
    key = name_key(card["key"])
    return (
        f'<span class="brief" role="img" aria-label="{say.html(key)}" '
        f'data-tip="{say.html(key)}\n{recipe_text(say, card["key"], card["turned"])}" '
        f'data-ref="recipe-{key}">'
        f"{card_face(card)}</span>"
    )
