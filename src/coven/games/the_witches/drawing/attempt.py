"""An attempt at a problem: the problem, the dice, the sum and the chances."""

from __future__ import annotations

from coven.core import Text, View

from ..components import CARD_OF, CARDS
from .canvas import FAILURE_RULES, WitchesCanvas, explained, percent
from .numbers import numbers
from .problems import difficulty
from .shapes import icon, use


def attempt(canvas: WitchesCanvas, at: View) -> str:
    """Draws an attempt at a problem as HTML: the problem, the dice, the sum with its reasons, and
    the chances. `at`: the attempt as the view describes it."""
    problem = at["problem"]
    known = "kind" in problem
    kind = problem["kind"] if known else "down"
    name = canvas.say(f"problem-{kind}" if known else "problem-face-down")
    shape = "easy" if not problem["hard"] else "hard" if known else "down"
    face = use(kind, 0, -15, 1.35) if known else ""
    target = f'<text class="target" y="29">{problem["target"]}</text>' if known else ""
    about = canvas.say("table-down")
    if known:
        points = canvas.say("table-points", count=problem["points"])
        about = f"{difficulty(canvas.voice, problem)} · {points}"
    head = (
        f'<div class="foe {"hard" if problem["hard"] else "easy"}">'
        f'<svg class="token {"hard" if problem["hard"] else "easy"}" viewBox="-42 -42 84 84" '
        f'aria-hidden="true">{use(shape, 0, 0)}{face}{target}</svg>'
        f"<div><b>{name}</b><span>{about}</span></div></div>"
    )
    rolled = "first" in at
    body = (dice(canvas, at) + total(canvas, at)) if rolled else ""
    odds = chances(canvas, at, known=known)
    idle = at["stage"] == "away" or not known
    fails = failure_cost(canvas, at) if known and at["stage"] != "away" else ""
    trios = powers_of_three(canvas)
    style = "away" if at["stage"] == "away" else "attempt"
    return (
        f'<div class="tw-scene {style} seat-{at["seat"]}" data-zone="scene" role="group" '
        f'aria-label="{canvas.say("table-attempt", seat=at["seat"])}">'
        f"{head}{body}{odds}{trios}{fails}{''.join(numbers(canvas)) if idle else ''}</div>"
    )


def powers_of_three(canvas: WitchesCanvas) -> str:
    """Draws the choices of the Power of Three as HTML: a heading, and under it a button that plays
    each trio of cards; "" if none can be played. Many trios scroll in their own box."""
    buttons = [
        canvas.button(trio.text, canvas.sentence(briefly(canvas.sight.labels[trio.text])), "trio")
        for trio in canvas.sight.asked
        if trio.verb == "three"
    ]
    if not buttons:
        return ""
    return (
        f'<p class="trios-head">{icon("three")}{canvas.say("three")}</p>'
        f'<div class="trios">{"".join(buttons)}</div>'
    )


def briefly(label: Text) -> Text:
    """Returns the label of a Power of Three without its title, with short names ("Granny")."""
    args = dict(label.args)
    for key in ("card1", "card2", "card3"):
        card = CARDS[CARD_OF[str(args[key]).removeprefix("card-")]]
        args[key] = f"called-{card.character}"
    return Text("table-trio", args)


def dice(canvas: WitchesCanvas, at: View) -> str:
    """Draws both pairs of dice as HTML; while a re-roll is decided, a click on a die rolls it
    again, and a button rolls both again (13.11). `at`: the attempt as the view describes it."""
    again = "again both" in canvas.legal
    drawn = []
    for p, pair in enumerate((at["first"], at["second"])):
        live = again and (p == 1) == (at["second"] is not None)
        dies = "".join([die(canvas, p, k, pair[k] if pair else None, live=live) for k in range(2)])
        drawn.append(f'<div class="pair">{dies}</div>')
    both = canvas.button("again both", canvas.label("again both"), "button small") if again else ""
    return f'<div class="dice">{"".join(drawn)}{both}</div>'


def die(canvas: WitchesCanvas, p: int, k: int, face: int | None, *, live: bool) -> str:
    """Draws die `k` of pair `p` (both 0 or 1) as HTML. `face`: the number on it, 0 for a cackle,
    None before it is rolled; `live`: whether a click rolls it again."""
    key = f'data-key="die{p}{k}-{face}"'
    if face is None:
        said = canvas.say("table-die")
        return f'<span class="die blank" {key} role="img" aria-label="{said}">?</span>'
    inner = f"<b>{face}</b>" if face else icon("cackle", 12)
    style = f"die{' cackling' if not face else ''}"
    if live:
        text = f"again {('first', 'second')[k]}"
        click = canvas.clickable(text, "")
        return f'<button type="button" class="{style}" {key} {click}>{inner}</button>'
    said = canvas.say(f"face-{face}")
    return (
        f'<span class="{style}" {key} role="img" tabindex="-1" aria-label="{said}" '
        f'data-tip="{said}\n{canvas.rule("9.1" if not face else "7.8")}">{inner}</span>'
    )


def total(canvas: WitchesCanvas, at: View) -> str:
    """Draws the sum of dice, cards and bonuses so far, and where each part comes from, as HTML
    (7.8). `at`: the attempt as the view describes it."""
    shown = sum(at["first"]) + sum(at["second"] or ())
    terms = [(shown, "table-sum-dice", "7.8")]
    terms += [
        (count, key, rule)
        for count, key, rule in (
            (at["plus"], "table-sum-cards", "7.6"),
            (at["bonus"], "table-sum-bonus", "13.2"),
            (at["hard_bonus"], "table-sum-hard", "7.10"),
        )
        if count
    ]
    chips = "".join(
        [
            f'<li tabindex="-1" data-tip="{canvas.say(key, count=count)}\n{canvas.rule(rule)}">'
            f"<b>{'+' if k else ''}{count}</b> {canvas.say(f'{key}.short')}</li>"
            for k, (count, key, rule) in enumerate(terms if len(terms) > 1 else ())
        ]
    )
    enough = " enough" if not at["need"] else ""
    filled = min(100, round(100 * at["total"] / at["target"]))
    return (
        f'<div class="sum{enough}">'
        f"<b>{canvas.say('table-sum', total=at['total'], target=at['target'])}</b>"
        f'<ul class="terms">{chips}</ul>{bar(filled)}</div>'
    )


def bar(part: int) -> str:
    """Draws a horizontal bar as SVG of which `part` percent are filled."""
    return (
        '<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="100" height="6"/><rect class="full" width="{part}" height="6"/></svg>'
    )


def chances(canvas: WitchesCanvas, at: View, *, known: bool) -> str:
    """Draws the chances of solving the problem and the cost of running away as HTML. `at`: the
    attempt as the view describes it; `known`: whether the reader has seen the problem."""
    rows = []
    if at["stage"] == "facing" and known and canvas.mine:
        rows.append(chance(canvas, "table-odds-facing", at["problem"]["chance"], "7.3"))
    elif at["stage"] == "first":
        if at["need"]:
            rows.append(note(canvas.say("table-need", count=at["need"]), "need"))
        else:
            rows.append(note(canvas.say("table-need-0"), "need"))
        both = chance(canvas, "table-odds-on", at["chance"], "7.8")
        if at["best"] is not None and at["best"] > at["chance"]:
            both += chance(canvas, "table-odds-cards", at["best"], "7.6")
        rows.append(f'<div class="both">{both}</div>')
        _, one, two = at["cackle_chances"]
        cackles = canvas.say("table-odds-cackles", one=percent(one), two=percent(two))
        rows.append(explained(canvas, "cackle", cackles, "7.12"))
        rows.append(running_away(canvas, at))
    elif at["stage"] == "second" and at["need"] and at["best"] is not None:
        rows.append(chance(canvas, "table-odds-saved", at["best"], "7.9"))
    return "".join(rows)


def note(said: str, style: str) -> str:
    """Returns an HTML paragraph with the sentence `said` and the CSS class `style`."""
    return f'<p class="{style}">{said}</p>'


def chance(canvas: WitchesCanvas, key: str, p: float, rule: str) -> str:
    """Draws the chance `p` (0 to 1) in percent and as a bar, as HTML. `key`: the Fluent key of what
    it is a chance of; `rule`: the paragraph of the rules in its tooltip."""
    n = canvas.percent(p)
    said = canvas.say(key)
    return (
        f'<div class="chance" tabindex="-1" data-tip="{said}: {n}\n{canvas.say(f"{key}.about")}\n'
        f'{canvas.rule(rule)}"><span>{said}</span><b>{n}</b>{bar(percent(p))}</div>'
    )


def running_away(canvas: WitchesCanvas, at: View) -> str:
    """Draws as HTML what running away from a problem costs, with a button for each area to run to,
    or why it is impossible (8.9, 8.10). `at`: the attempt as the view describes it."""
    if not at["can_run"]:
        return explained(canvas, "escape", canvas.say("table-run-late"), "7.6")
    if not at["refuges"]:
        return explained(canvas, "escape", canvas.say("table-run-no"), "8.10")
    areas: dict[str, str] = {}  # for the Castle and the Town one button is enough
    for id in at["refuges"]:
        if f"run {id}" in canvas.legal:
            areas.setdefault(id.partition(".")[0], id)
    ways = "".join(
        [
            canvas.button(
                f"run {id}", canvas.say(f"map-{area}"), "button small", preview=f"space-{id}"
            )
            for area, id in areas.items()
        ]
    )
    return explained(canvas, "escape", canvas.say("table-run", count=at["cackles"]), "8.9") + (
        f'<div class="ways">{ways}</div>' if ways else ""
    )


def failure_cost(canvas: WitchesCanvas, at: View) -> str:
    """Draws as HTML the sentence on what failing at the problem costs (8.3, 14.2–14.9). `at`: the
    attempt as the view describes it."""
    problem = at["problem"]
    count = at["failing"]
    said = [canvas.say("table-fail", count=count)]
    if problem["failure"]:
        said.append(canvas.say(f"failure-{problem['failure']}"))
    if problem["group"] == "elf":
        said.append(canvas.say("failure-elf"))
    rule = FAILURE_RULES.get(problem["failure"], "8.3")
    return explained(canvas, "cackle", " ".join(said), rule, " fails")
