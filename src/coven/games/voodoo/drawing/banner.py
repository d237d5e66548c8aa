"""The banner: what everybody waits for, and the answers of the seats that are asked."""

from __future__ import annotations

from coven.core import View

from ..components import BODIES
from . import cards
from .canvas import VoodooCanvas, player_mark
from .wizards import AIMING

ANSWERS = (
    *("stay", "fair", "contest", "broken", "kept", "abstain", "good-enough", "not-good-enough"),
    *("agree", "dispute", "never-mind"),
)
"""The answers that are buttons of the banner, in this order."""
TIMED = {"accused": " fair", "vote": " vote", "performed": " good", "stare": " stare"}
"""Decisions that a timer ends, with the CSS class that sets the length of the burning wax."""


def banner(canvas: VoodooCanvas) -> str:
    """Draws as HTML the sentence that says what everybody waits for, and the answers if this seat
    is asked; "" while a wizard gives commands in its own turn."""
    doing: View = canvas.view["doing"]
    what = doing["what"]
    if what in ("roll", "act"):
        return ""
    said, more = banner_text(canvas, doing)
    answers = "".join(canvas.answer_button(text) for text in ANSWERS)
    choices = "".join(
        cards.offered(canvas.voice, card, text, canvas.label(text))
        for verb in ("break", "forget", "name", "pick")
        for (card,) in canvas.asked.get(verb, ())
        for text in (f"{verb} {card}",)
    )
    if what in ("retarget", "trick"):
        answers += "".join(
            canvas.answer_button(
                f"{verb} {seat}", f" seat-{seat}", player_mark(seat) + canvas.name(seat)
            )
            for verb in AIMING
            for seat in range(canvas.seats)
        )
    if what == "stare":
        answers += canvas.answer_button("trick creepy")
        if "lapse" in canvas.asked:  # board.js clicks it if no timer of the server runs
            answers += '<button hidden="" data-move="lapse stare"></button>'
    if what in ("schools", "third-school"):
        choices += schools(canvas)
    if what == "bodies":
        answers += bodies(canvas)
    if not said and not answers and not choices:
        return ""
    asked = " asked" if canvas.sight.asked else ""
    wax = '<i class="wax" aria-hidden="true"></i>' if what in TIMED else ""
    votes = ""
    if what == "vote":
        votes = (
            f'<p class="votes"><span>{canvas.say("move-broken")}: <b>{doing["broken"]}</b></span>'
            f"<span>{canvas.say('move-kept')}: <b>{doing['kept']}</b></span></p>"
        )
    offers = f'<div class="offers">{choices}</div>' if choices else ""
    return (
        f'<div class="vd-banner {what}{asked}{TIMED.get(what, "")}" data-zone="banner" '
        f'role="group" aria-label="{said}"><p class="said">{said}</p>{more}{votes}{offers}'
        f'<div class="answers">{answers}</div>{wax}</div>'
    )


def banner_text(canvas: VoodooCanvas, doing: View) -> tuple[str, str]:
    """Returns the banner's sentence, and the text of the card it is about ("" without a card), both
    as HTML. `doing`: the open question as the view describes it."""
    what = doing["what"]
    if what == "over":
        winner = canvas.view["winner"]
        if winner is None:
            return canvas.say("ending-long"), ""
        return canvas.say("log-win", seat=winner), ""
    if what == "stare":
        args = {"seat": doing["caster"], "seat-target": doing["target"]}
        return (
            canvas.say("banner-stare", **args, spell=f"spell-{doing['card']}"),
            cards.card_rule(canvas.voice, doing["card"])
            + ("" if canvas.room else cards.card_on_screen(canvas.voice, doing["card"])),
        )
    if what == "retarget":
        args = {"seat": doing["caster"], "seat-evader": doing["evader"]}
        return canvas.say("banner-retarget", **args, spell=f"spell-{doing['card']}"), ""
    if what == "contradiction":
        return canvas.say("banner-contradiction", seat=doing["seat"]), ""
    if what == "trick":
        return canvas.say("banner-trick", seat=doing["seat"], trick=f"trick-{doing['trick']}"), ""
    if what in ("accused", "vote"):
        about = doing if what == "accused" else doing["about"]
        if about["what"] == "cannot":
            one, other = about["cards"]
            return (
                canvas.say(
                    "prompt-vote-both",
                    seat=about["seat"],
                    one=f"spell-{one}",
                    other=f"spell-{other}",
                ),
                "",
            )
        if about["what"] == "performed":
            return canvas.say("prompt-vote-trick", seat=about["seat"]), ""
        card = about["card"]
        args = {"seat": about["accused"], "card": cards.key_of(card)}
        return canvas.say("banner-accused", **args), cards.card_rule(canvas.voice, card)
    if what == "performed":
        return canvas.say("prompt-performed", seat=doing["seat"]), ""
    if what == "cannot":
        return canvas.say("banner-cannot", seat=doing["seat"]), ""
    if what == "agree":
        one, other = doing["cards"]
        args = {"seat": doing["seat"], "one": f"spell-{one}", "other": f"spell-{other}"}
        return canvas.say("prompt-agree" if doing["casters"] else "banner-agreed", **args), ""
    return canvas.say(f"banner-{what}"), ""


def schools(canvas: VoodooCanvas) -> str:
    """Draws as HTML the buttons with which a player of a game for two takes a school and, until its
    cards are chosen one by one, the cards of the third school (9.2)."""
    drawn = [
        cards.school(canvas.voice, name, canvas.room) for (name,) in canvas.asked.get("school", ())
    ]
    if "pick" not in canvas.asked:
        drawn += [cards.shown(canvas.voice, card) for card in canvas.view["schools"]["third"]]
    return "".join(drawn)


def bodies(canvas: VoodooCanvas) -> str:
    """Draws as HTML a button for each part of the body, with which the player says that they can or
    cannot move it, and one that ends this choice (12.8)."""
    ticks = []
    for part in BODIES:
        for way in ("without", "with"):
            text = f"{way} {part}"
            if text in canvas.legal:
                ticks.append(
                    f'<button type="button" class="button tick" data-key="body-{part}" '
                    f'data-move="{text}" aria-pressed="{"true" if way == "with" else "false"}">'
                    f"{canvas.say(f'body-{part}')}</button>"
                )
    return f'<div class="ticks">{"".join(ticks)}</div>{canvas.answer_button("ready")}'
