"""The wand: a track of light, dark and silver spaces."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Args, Say
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import LEADER_FACTOR, ROW, TIP, WAND_SPACES, WandSpace
from .canvas import WitchstoneCanvas
from .shapes import icon, owl

SILVER_ICON = {
    "portals": "portals",
    "witches": "witch",
    "crystals": "crystal",
    "specials": "specials",
    "scrolls": "scroll",
    "chips": "chips",
}
"""The shape that stands for what a silver space counts."""


def dark_times(effect: WandSpace) -> Args:
    """Returns the Fluent variables of what a dark space gives: how many times a seat gets its
    action, and how many times the leader does (10.5). For the action of taking a scroll, the number
    is that of shelves to choose from, at most six."""
    most = ROW if effect.action == "scroll" else effect.times * LEADER_FACTOR
    return {"count": effect.times, "most": min(effect.times * LEADER_FACTOR, most)}


def wand(canvas: WitchstoneCanvas) -> str:
    """Returns the HTML of the wand with everybody's owls."""
    here = canvas.front_view["wand"]
    owls = [seen["wand"] for seen in canvas.view["seats"]]
    front = max(owls)
    ahead = canvas.preview.get("wand", ()) if canvas.seat is not None else ()
    spaces = []
    for n in range(TIP + 1):
        seen = ahead[n - here - 1] if n > here and ahead else None
        there = tuple([seat for seat, at in enumerate(owls) if at == n]) if n in owls else ()
        lit = None if canvas.asking == "Pentagram" or n <= here else canvas.lit(f"step {n - here}")
        spaces.append(
            wand_space(
                canvas.voice,
                n,
                max(0, n - here),
                seen.get("points") if seen else None,
                there,
                bool(there and n == front and n),
                bool(lit and seen and seen["leads"]),
                lit,
            )
        )
    label = canvas.say("action-wand")
    return canvas.part("wand", "".join(spaces), attributes=f' role="group" aria-label="{label}"')


@cached_drawing
def wand_space(
    say: Say,
    n: int,
    steps: int,
    points: int | None,
    there: tuple[int, ...],
    leads: bool,
    would_lead: bool,
    lit: str | None,
) -> str:
    """Returns the HTML of space `n` of the wand, `steps` ahead of the reader's owl. A dark space
    shows how many actions it gives, and beside a crown how many the leader gets; a silver one how
    many points it would bring. `points`: what a silver space brings the reader now, None on others.
    `there`: seats whose owls stand here; `leads`: whether they are in front, `would_lead`: whether
    the reader's would be. `lit`: the label of going there, "" if that is illegal, None for no
    click."""
    effect = WAND_SPACES.get(n)
    name = say.html("table-wand-space", {"space": n}) if n else say.html("table-wand-handle")
    kind, tip = "light", name
    inner, also = f"<small>{n}</small>" if n else icon("wand"), ""
    if effect is not None and effect.kind == "dark":
        kind = "dark"
        times = dark_times(effect)
        inner = f"<small>{times['count']}</small>{icon(effect.action)}"
        also = f"{icon('crown')}{times['most']}"
        key = f"dark-{effect.action}"
        tip += f"\n{say.html(key)}: {say.html(f'{key}.about', times)}"
        tip += f"\n{rule_link(say, '10.5')}"
    elif effect is not None:
        kind = "silver"
        inner = icon(SILVER_ICON[effect.count])
        also = f"{points}{icon('vp')}" if points is not None else ""
        key = f"silver-{effect.count}"
        tip += f"\n{say.html(key)}: {say.html(f'{key}.about', {'points': effect.vp})}"
        if points is not None:
            tip += f"\n{say.html('table-silver-now', {'points': points})}"
        tip += f"\n{rule_link(say, '10.6')}"
    owls = "".join(
        [
            f'<svg class="seat-{seat}" viewBox="-16 -20 32 40" aria-hidden="true">'
            f"{owl(seat, f'v{seat}', 0, 0, 1)}</svg>"
            for seat in there
        ]
    )
    if there:
        names = ", ".join([str(escape(say.name(seat))) for seat in there])
        tip += f"\n{names}" + (f" – {say.html('table-leads')}" if leads else "")
    if would_lead:
        tip += f"\n{say.html('table-would-lead')}"
        kind += " ahead"
    passed = " ".join([f"ws-v{k}" for k in range(n - steps + 1, n + 1)])
    return (
        f'<button type="button" class="step {kind}{" leads" if leads else ""}" id="ws-v{n}" '
        f"{clickable(f'step {steps}', lit, name, tip, passed)}>"
        f'<span class="what">{inner}</span><span class="also">{also}</span>'
        f'<span class="owls o{len(there)}">{owls}</span></button>'
    )
