"""The players: their witches, points, tokens and solved problems."""

from __future__ import annotations

from collections.abc import Iterable

from coven.core import View

from ..components import CARD_OF, CARDS, EASY_PER_CARD, MAT
from .canvas import HARD, WitchesCanvas, hand_size_sentence, hard_bonus_sentence, lines
from .faces import face
from .shapes import icon


def player(canvas: WitchesCanvas, seat: int) -> str:
    """Draws a seat's panel as HTML: witch, points, tokens, cards, and the mat with solved
    problems."""
    one = canvas.view["seats"][seat]
    if one["witch"] is None:
        return f'<p class="tw-seat none">{canvas.say("table-no-witch")}</p>'
    rob = f"rob {seat}"
    cackles = canvas.say("table-cackles", count=one["cackles"])
    chip_cackles = f"{icon('cackle')}<b>{one['cackles']}</b>"
    if rob in canvas.legal:
        first = canvas.button(rob, chip_cackles, "chip cackle")
    else:
        first = chip(canvas, "cackle", chip_cackles, cackles, "9.5")
    aliss = canvas.say("table-aliss-of", count=one["aliss"])
    cards = canvas.say("table-cards", count=one["cards"], size=one["hand_size"])
    chips = [
        first,
        chip(canvas, "aliss", f"{icon('aliss')}<b>{one['aliss']}</b>", aliss, "9.5"),
        chip(
            canvas,
            "cards",
            f"{icon('card')}<b>{one['cards']}<small>/{one['hand_size']}</small></b>",
            lines(cards, hand_size_sentence(canvas, one)),
            "11.2",
        ),
    ]
    if one["bonus"]:
        said = hard_bonus_sentence(canvas, one)
        chips.append(chip(canvas, "bonus", f"{icon('magic')}<b>+{one['bonus']}</b>", said, "7.10"))
    if one["item"] is not None and seat != canvas.seat:
        said = lines(canvas.say(f"item-{one['item']}"), canvas.say(f"witch-{one['witch']}.about"))
        chips.append(chip(canvas, "item", icon(one["item"]), said, "3.9"))
    points = canvas.say("table-score", count=one["points"])
    witch = canvas.say(f"witch-{one['witch']}")
    about = canvas.say(f"witch-{one['witch']}.about")
    return (
        f'<div class="tw-seat">{face(one["witch"])}'
        f'<p class="who" tabindex="-1" data-tip="{witch}\n{about}">{witch}</p>'
        f'<p class="score" tabindex="-1" data-tip="{points}\n{canvas.rule("12.4")}">'
        f"{icon('point')}<b>{one['points']}</b></p>"
        f'<div class="chips">{"".join(chips)}</div>'
        f"{mat(canvas, seat, one)}{open_hand(canvas, seat)}</div>"
    )


def chip(canvas: WitchesCanvas, style: str, inner: str, said: str, rule: str) -> str:
    """Returns a small HTML label with the content `inner` and the CSS class `style`. Its tooltip is
    the sentence `said` and the paragraph `rule` of the rules."""
    tip = lines(said, canvas.rule(rule))
    return f'<span class="chip {style}" tabindex="-1" data-tip="{tip}">{inner}</span>'


def mat(canvas: WitchesCanvas, seat: int, one: View) -> str:
    """Draws the eight places of a seat's mat as HTML, and beside it the hard problems and the easy
    ones that do not count for the hand (8.2, 14.9). `one`: the seat as the view describes it."""
    easy = [kind for kind in one["solved"] if kind not in HARD]
    beside = easy[one["mat"] :] + [kind for kind in one["solved"] if kind in HARD]
    tip = lines(
        canvas.say("table-mat", count=one["mat"], most=MAT),
        hand_size_sentence(canvas, one),
        canvas.rule("8.2"),
    )
    places = [*easy[: one["mat"]], *[""] * (MAT - one["mat"])]
    drawn = "".join([problem_chip(seat, kind, k) for k, kind in enumerate(places)])
    others = "".join([problem_chip(seat, kind, MAT + k) for k, kind in enumerate(beside)])
    names = lines(canvas.say("table-solved"), counted(canvas, one["solved"]))
    return (
        f'<div class="mat" tabindex="-1" data-tip="{tip}">{drawn}</div>'
        + f'<div class="mat beside" tabindex="-1" data-tip="{names}">{others}</div>' * bool(others)
    )


def problem_chip(seat: int, kind: str, k: int) -> str:
    """Draws place `k` of a seat's mat as HTML, with the solved problem `kind`, or empty if `kind`
    is ""."""
    if not kind:
        return f'<i class="{"two" if k % EASY_PER_CARD else "one"}"></i>'
    style = ("hard" if kind in HARD else "easy") + (" two" if k % EASY_PER_CARD else "")
    return f'<i class="{style}" data-piece="s{seat}-{kind}-{k}" data-kind="{kind}">{icon(kind)}</i>'


def counted(canvas: WitchesCanvas, kinds: Iterable[str]) -> str:
    """Returns the names of these kinds of problems with how often each occurs, one in a line, for a
    tooltip."""
    tally: dict[str, int] = {}
    for kind in kinds:
        tally[kind] = tally.get(kind, 0) + 1
    return "\n".join(
        f"{canvas.say(f'problem-{kind}')}{f' × {n}' if n > 1 else ''}" for kind, n in tally.items()
    )


def open_hand(canvas: WitchesCanvas, seat: int) -> str:
    """Draws another player's cards as HTML if hands are open (R28); "" otherwise."""
    cards = canvas.view["hands"][seat]
    if cards is None or seat == canvas.seat:
        return ""
    drawn = "".join(
        [
            f'<span class="{CARDS[CARD_OF[id]].symbol}" tabindex="-1" '
            f'data-tip="{canvas.say(f"card-{id}")}\n'
            f"{canvas.say(f'symbol-{CARDS[CARD_OF[id]].symbol}')}, "
            f'{canvas.say(f"benefit-{CARDS[CARD_OF[id]].benefit}")}">'
            f"{icon(CARDS[CARD_OF[id]].symbol)}{icon(CARDS[CARD_OF[id]].benefit)}</span>"
            for id in cards
        ]
    )
    return f'<div class="shown">{drawn}</div>'
